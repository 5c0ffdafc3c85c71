"""The table of a game in parts, as a screen keeps them in their places.

Each game's `table.py` fills them (`zones`), from what it also tells line by line (`draw`).
"""

from __future__ import annotations

from typing import NamedTuple

HEAD = "# "  # how a heading begins,
DRAWN = "| "  # and a line of a drawing, which is set as it is


class Zones(NamedTuple):
    """Lines of any length, to be set in columns of any width."""

    title: str  # how far the match is
    left: list[str]  # what lies in the middle of the table
    right: list[str]  # the others, and the supply
    own: list[str]  # one's own hand; empty for who only watches


def heading(text: str) -> str:
    """A line that stands above others."""
    return HEAD + text


def percent(share: float) -> str:
    return f"{round(100 * share)} %"
