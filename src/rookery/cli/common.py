"""What several commands need: arguments for games, options and files."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rookery import games
from rookery.kernel.errors import BadOption, BadRecord
from rookery.kernel.state import Data, Game
from rookery.record import MAX_CHARACTERS, Record, parse

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
    try:
        if path == "-":
            return parse(sys.stdin.read(MAX_CHARACTERS + 1))
        file = Path(path)
        if file.stat().st_size > MAX_CHARACTERS:
            raise BadRecord(f"{path}: too large for a record")
        return parse(file.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: not UTF-8 text") from error


def seats_argument(parser: argparse.ArgumentParser, default: int | None = None) -> None:
    parser.add_argument("--seats", type=int, default=default, metavar="N", help="how many players")


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
