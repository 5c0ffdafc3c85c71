"""`rookery board`: the map of a game, as a picture."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from rookery import games
from rookery.cli.common import Commands, add_lang, game_of, move_number, read_record
from rookery.files import write_text
from rookery.kernel.errors import BadOption
from rookery.record import Replay
from rookery.speaker import Speaker

WITH_BOARD = ["oliver"]


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "board",
        help="draw the map of a game",
        description="Draws a board as SVG, empty or as it lay after a move of a recorded match. "
        "Another map in the same format is checked and drawn with --cards.",
    )
    parser.add_argument("game", choices=WITH_BOARD, help="a game that has a map")
    parser.add_argument("--side", choices=["day", "night"], default="day", help="default: day")
    parser.add_argument("--svg", action="store_true", help="as a picture (the default)")
    parser.add_argument("--cards", metavar="FILE", help="a card file that names another map")
    parser.add_argument("--record", metavar="FILE", help="with the tokens of a recorded match")
    parser.add_argument("--at", type=move_number, metavar="N", help="after move N of it")
    add_lang(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write it there")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.record) if arguments.record is not None else None
    if record is not None and record.game == arguments.game:
        game = game_of(record, arguments.cards)
    else:
        game = games.load(arguments.game, arguments.cards)
    board = import_module(f"rookery.games.{arguments.game}.board")
    view = None
    side = arguments.side
    if record is not None:
        number = len(record.lines) if arguments.at is None else arguments.at
        if not 0 <= number <= len(record.lines):
            raise BadOption(f"--at must be 0 to {len(record.lines)}")
        view = Replay(record, game).to(number).view(None)
        side = str(view["side"])
    text: str = board.svg(Speaker(game, arguments.lang, []), side, view)
    if arguments.out is not None:
        write_text(arguments.out, text, BadOption)
    else:
        print(text, end="" if text.endswith("\n") else "\n")
    return 0
