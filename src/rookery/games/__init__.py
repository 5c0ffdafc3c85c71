"""The games: one folder each, found by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from rookery.kernel.errors import BadCards, BadOption
from rookery.kernel.state import Game

NAMES = ["sneaks", "swindler", "oliver", "nohonor"]


def load(name: str, cards: str | Path | None = None) -> Game:
    """A game by its name, with our cards or with those of a file."""
    if name not in NAMES:
        raise BadOption(f"there is no game {name!r}: choose one of {', '.join(NAMES)}")
    if cards is not None:
        return _load(name, Path(cards))
    return _ours(name)


@cache
def _ours(name: str) -> Game:
    return _load(name, None)


def _load(name: str, cards: Path | None) -> Game:
    box = import_module(f"rookery.games.{name}.box")
    try:
        game: Game = box.load(cards)
    except ValueError as error:  # two cards would share a word, or an id is one already
        raise BadCards(f"{cards or name}: {error}") from error
    game.origin = (load, (name, cards))
    return game


def folder(name: str) -> Path:
    """Where the data and texts of a game lie."""
    return Path(__file__).parent / name
