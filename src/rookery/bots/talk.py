"""What bots say at a table, in games that have a module `talk` for it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from rookery.kernel.state import Event, State


@dataclass(slots=True, frozen=True)
class Remark:
    """A line of a game's catalogue, who says it, and to whom."""

    seat: int
    key: str
    to: int
    owed: bool = False  # a reason that the other one should be told; else it is only a mood


def remark(before: State, events: list[Event], after: State, seats: list[int]) -> Remark | None:
    """What one of these seats might say after a move, out of what everybody has seen."""
    name = f"rookery.games.{before.game.name}.talk"
    if find_spec(name) is None:
        return None
    found: Remark | None = import_module(name).remark(before, events, after, seats)
    return found
