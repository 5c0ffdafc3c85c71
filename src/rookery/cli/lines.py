"""Line by line: what is printed, and what is typed.

On a terminal lines are set to its width, and words stay whole; Up brings back what was typed, and
Tab completes. Through a pipe everything goes out as it is.
"""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from importlib import import_module
from types import ModuleType

from rookery.cli.show import card_lists, read_cards
from rookery.speaker import Speaker

WIDEST = 100


def print_lines(lines: list[str]) -> None:
    """Lines as wide as the terminal allows."""
    width = min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else 0
    for line in lines:
        for one in line.splitlines() or [""]:
            print("\n".join(fitted(one, width)) if width else one)


def fitted(line: str, width: int) -> list[str]:
    """A line in as many as it takes, the further ones indented a little more."""
    if len(line) <= width:
        return [line]
    further = " " * min(len(line) - len(line.lstrip()) + 2, width // 2)
    return textwrap.wrap(
        line, width, subsequent_indent=further, break_long_words=False, break_on_hyphens=False
    )


def changed(before: list[str], now: list[str]) -> list[str]:
    """The lines that are new, each below the lines that it belongs to."""
    known = set(_paths(before))
    news: list[str] = []
    told: set[tuple[str, ...]] = set()
    for path in _paths(now):
        if path in known:
            continue
        for depth in range(1, len(path) + 1):
            if path[:depth] not in told:
                told.add(path[:depth])
                news.append(path[depth - 1])
    return news


def _paths(lines: list[str]) -> list[tuple[str, ...]]:
    """Each line with those above it that are indented less."""
    found = []
    above: list[str] = []
    for line in lines:
        if not line.strip():
            above = []
            continue
        deep = len(line) - len(line.lstrip())
        above = [one for one in above if len(one) - len(one.lstrip()) < deep]
        above.append(line)
        found.append(tuple(above))
    return found


def look_up(speaker: Speaker, words: str) -> list[str]:
    """The cards whose line contains these words."""
    wanted = words.strip().casefold()
    game = speaker.game
    found = [
        line
        for _title, lines in card_lists(speaker, read_cards(game.name, game.path or None))
        for line in lines
        if wanted and wanted in line.casefold()
    ]
    return found or [speaker.say("screen-nothing")]


def bold(text: str) -> str:
    """Bold on a terminal that wants colours; the words alone must be enough."""
    if sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
        return f"\033[1m{text}\033[0m"
    return text


def editor() -> ModuleType | None:
    """What knows the arrows and Tab, where somebody types and the system has it."""
    if not sys.stdin.isatty():
        return None
    try:
        return import_module("readline")
    except ImportError:
        return None


def read_line(text: str, words: list[str]) -> str:
    """What somebody types, without the blanks around it; Tab completes these words."""
    known = editor()
    if known is None:
        return input(bold(text) + " ").strip()

    def complete(begun: str, number: int) -> str | None:
        fitting = [word for word in words if word.startswith(begun.casefold())]
        return fitting[number] if number < len(fitting) else None

    known.set_completer(complete)
    known.set_completer_delims(";")
    known.parse_and_bind("tab: complete")
    loud = bold(text).replace("\033[1m", "\001\033[1m\002").replace("\033[0m", "\001\033[0m\002")
    return input(loud + " ").strip()
