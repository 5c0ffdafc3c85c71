"""The games: one folder each, found by name; and their sets of cards, found by fingerprint.

A match is played to its end with the cards it was begun with. Its record, its positions and its
table name them: by the fingerprint of their files, or by nothing at all, which means the first set
that we have published. As long as that is also the present one, `cards.yaml` is it; whoever changes
a card first keeps the old file as `<game>/sets/first/cards.yaml`, and every later one in a folder
named by its fingerprint. Sets that are not ours are kept in the same way: in the terminal beside
the saved matches, on a server in its database.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

from rookery.files import write_text
from rookery.games.carddata import FIRST as FIRST
from rookery.games.carddata import SETS as SETS
from rookery.kernel.errors import BadCards, BadOption
from rookery.kernel.state import Game

NAMES = ["sneaks", "swindler", "oliver", "nohonor"]


def load(name: str, cards: str | Path | None = None) -> Game:
    """A game by its name, with our present cards or with those of a file."""
    check_name(name)
    if cards is not None:
        return _load(name, Path(cards))
    return _ours(name)


def check_name(name: str) -> None:
    if name not in NAMES:
        raise BadOption(f"there is no game {name[:40]!r}: choose one of {', '.join(NAMES)}")


def load_set(name: str, card_set: str, *elsewhere: Path, fingerprint: str = "") -> Game:
    """A game with the set of cards that a record or a table names, wherever it is kept; where two
    sets go by the same name, the fingerprint of the files tells them apart."""
    check_name(name)
    ours = _ours(name)
    if ours.card_set == card_set and fingerprint in ("", ours.fingerprint):
        return ours
    for place in (folder(name), *(base / name for base in elsewhere)):
        for kept in (card_set or FIRST, f"{FIRST}-{fingerprint}"):
            path = place / SETS / kept / "cards.yaml"
            if re.fullmatch(r"[a-z0-9-]{1,70}", kept) and path.is_file():
                game = _load(name, path)
                if game.card_set == card_set and fingerprint in ("", game.fingerprint):
                    return game
    raise BadCards(
        f"this match of {name} was begun with a set of cards that is not here"
        + (f": {card_set[:40]}" if card_set else "")
    )


def set_files(game: Game) -> dict[str, str]:
    """The files of a game's set of cards, by name, as they can be kept."""
    first, *more = (Path(file) for file in game.files)
    found = {"cards.yaml": first.read_text("utf-8")}
    for path in more:
        found[path.name] = path.read_text("utf-8")
    return found


def keep_set(name: str, card_set: str, fingerprint: str, files: dict[str, str], base: Path) -> None:
    """Keep the files of a set in a folder where `load_set` finds it."""
    kept = base / name / SETS / (card_set or f"{FIRST}-{fingerprint}")
    for file, text in files.items():
        path = kept / Path(file).name
        if not path.exists():
            write_text(path, text, BadCards)


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
    if cards is None:
        changed = (folder(name) / SETS / FIRST / "cards.yaml").is_file()
        game.card_set = game.fingerprint if changed else ""
        return game
    game.path = str(cards)
    game.card_set = game.fingerprint
    if cards.parent.parent.name == SETS and cards.parent.name.startswith(FIRST):
        game.card_set = ""
    return game


def folder(name: str) -> Path:
    """Where the data and texts of a game lie."""
    return Path(__file__).parent / name
