"""What several commands need: arguments for games, options and files."""

from __future__ import annotations

import argparse
import contextlib
import getpass
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rookery import files, games
from rookery.kernel.errors import BadCards, BadOption, BadRecord
from rookery.kernel.state import Data, Game
from rookery.record import Record, parse
from rookery.speaker import cleaned

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Commands = object


def add_game(parser: argparse.ArgumentParser, many: bool = False) -> None:
    """The arguments that name a game."""
    parser.add_argument("game", choices=games.NAMES, help="which game")
    parser.add_argument("--cards", metavar="FILE", help="play with the cards of this file")
    if many:
        parser.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="a choice of this game, e.g. ask=holders (may be repeated)",
        )


def add_lang(parser: argparse.ArgumentParser) -> None:
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    parser.add_argument(
        "--lang",
        choices=["en", "de"],
        default="de" if system.startswith("de") else "en",
        help="English or German (default: that of your system)",
    )


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--plain",
        action="store_true",
        help="line by line, for screen readers and narrow windows (so it is through a pipe)",
    )


def line_by_line(arguments: argparse.Namespace) -> bool:
    """Whether to speak in lines: as told, through a pipe, and on a terminal that knows no more."""
    dumb = os.environ.get("TERM", "") in ("", "dumb")
    # Textual draws on standard error, so that has to be the terminal, too.
    tty = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return arguments.plain or dumb or not tty


def options(given: list[str]) -> Data:
    """NAME=VALUE pairs as a dict; the game checks them."""
    chosen: Data = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"an option looks like NAME=VALUE, not {pair!r}")
        chosen[name] = value
    return chosen


def read_record(path: str) -> Record:
    """A record from a file, or from standard input (-)."""
    if path == "-":
        raw = files.limited(sys.stdin.buffer, "standard input", BadRecord)
    else:
        raw = files.read_bytes(Path(path), BadRecord)
    record = parse(files.decoded(raw, path, BadRecord))
    if record.game not in games.NAMES:
        raise BadRecord(f"{path}: there is no game {record.game[:40]!r} to replay this with")
    if record.unchecked():
        lines = 1 + len(record.lines)
        print(
            f"rookery: {path}: {record.unchecked()} of {lines} lines have no digest: nothing shows "
            "that they replay as they were played",
            file=sys.stderr,
        )
    return record


def own_files() -> Path:
    """Where matches are kept that were saved nowhere else, and the sets they are played with."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "rookery"


NOBODY = "Robin"  # a name in either language


def own_name() -> str:
    """What the system calls whoever sits here, if it knows them."""
    try:
        return cleaned(getpass.getuser().capitalize()) or NOBODY
    except (KeyError, OSError, ImportError):  # a user id without an account
        return NOBODY


def game_of(record: Record, cards: str | None) -> Game:
    """The game of a record with the cards it was begun with: those of a file, or those it names."""
    if cards is not None:
        return games.load(record.game, cards)
    made_with = record.headers.get("set")
    if isinstance(made_with, str):
        with contextlib.suppress(BadCards):  # perhaps only a comment differs: digests will tell
            return games.load_set(record.game, record.cards, own_files(), fingerprint=made_with)
    return games.load_set(record.game, record.cards, own_files())


def number(least: int, most: int) -> Callable[[str], int]:
    """An argument that is a number within bounds."""

    def read(text: str) -> int:
        if re.fullmatch(r"[+-]?[0-9]{1,40}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number from {least} to {most}")

    return read


def duration(most: float, least: float = 0.001) -> Callable[[str], float]:
    """An argument of seconds, or of what is done in one."""

    def read(text: str) -> float:
        if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) and least <= float(text) <= most:
            return float(text)
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number from {least:g} to {most:g}")

    return read


seed = number(-(10**30), 10**30)
move_number = number(0, 10**7)
matches = number(1, 10_000_000)
processes = number(1, 256)


def seats_argument(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    parser.add_argument(
        "--seats", type=number(1, 99), default=default, metavar="N", help="how many players"
    )


def check_seats(game: Game, seats: int | None, default: int) -> int:
    chosen = default if seats is None else seats
    if not game.min_seats <= chosen <= game.max_seats:
        raise BadOption(
            f"{game.name} is for {game.min_seats} to {game.max_seats} players, not {chosen}"
        )
    return chosen


def player_names(record: Record, lang: str) -> list[str]:
    """The players' names from the headers, or numbers."""
    numbers = numbered(record.seats, lang)
    return [name or number for name, number in zip(record.names(), numbers, strict=True)]


def numbered(seats: int, lang: str) -> list[str]:
    """Players without names."""
    word = {"en": "Player", "de": "Spieler"}[lang]
    return [f"{word} {seat + 1}" for seat in range(seats)]
