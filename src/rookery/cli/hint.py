"""`rookery hint`: what a search would do, and why."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from rookery import files, games
from rookery.bots.advice import Advice, advise
from rookery.cli.common import (
    Commands,
    add_lang,
    duration,
    game_of,
    move_number,
    number,
    numbered,
    own_files,
    player_names,
    read_record,
    seed,
)
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption, BadPosition
from rookery.kernel.state import Data, Game
from rookery.record import Replay
from rookery.speaker import Speaker

ABOUT = """\
Thinks about the decision at which a match stands, from the eyes of a seat that is asked there, and
tells what it would choose and why; and of each move that it has considered whether it would play
it (in secret it draws one, and tells how often each), in how many imagined worlds it tried it, what
share of the victory it expects of it, and its score on average as far ahead as it looks.

    rookery hint match.rook                 the decision at which a record ends
    rookery hint match.rook --at 40         the one after move 40
    rookery hint view.json                  a view or a position, as `rookery replay --json` prints

The search sees what the seat may see, and nothing else.
"""


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "hint",
        help="what a search would do, and why",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="a record, or a view or position as JSON")
    parser.add_argument("--at", type=move_number, metavar="N", help="after move N of a record")
    parser.add_argument(
        "--seat", type=number(0, 99), metavar="S", help="whose decision, if several are asked"
    )
    parser.add_argument(
        "--seconds", type=duration(3600), default=1.0, help="how long to think (default 1)"
    )
    parser.add_argument("--seed", type=seed, metavar="S", help="for the imagined worlds")
    parser.add_argument("--cards", metavar="FILE", help="the card file it is played with")
    parser.add_argument("--json", action="store_true", help="as data")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game, view, seat, names = decision(arguments)
    luck = secrets.randbits(30) if arguments.seed is None else arguments.seed
    with Console(stderr=True).status("thinking"):
        advice = advise(game, view, seat, arguments.seconds, luck)
    if arguments.json:
        print(json.dumps(as_data(game, seat, advice), indent=1))
        return 0
    speaker = Speaker(game, arguments.lang, names)
    asked = game.from_view(view, seeded(luck)).prompt(seat)
    print(f"{speaker.names[seat]}: {speaker.prompt(asked)}")
    print(speaker.sentence(advice.reason))
    Console(file=sys.stdout).print(draw(advice, speaker, arguments.lang))
    chances = [f"{name} {win:.0%}" for name, win in zip(speaker.names, advice.win, strict=True)]
    print({"en": "chances now: ", "de": "Chancen jetzt: "}[arguments.lang] + ", ".join(chances))
    return 0


def decision(arguments: argparse.Namespace) -> tuple[Game, Data, int, list[str]]:
    """The game, the view, the seat and the names that a file and the arguments mean."""
    path = Path(arguments.file)
    if path.suffix == ".json":
        view = read_json(path)
        name = view.get("game")
        if name not in games.NAMES:
            raise BadOption(f"{path}: no view of a game of ours")
        kept = view.get("cards", "")
        if arguments.cards or not isinstance(kept, str):
            game = games.load(str(name), arguments.cards)
        else:
            game = games.load_set(str(name), kept, own_files())
        if "chance" in view:
            state = game.from_position(view)
        else:
            eyes = view.get("eyes")
            if type(eyes) is not int or eyes < 0:
                raise BadOption(f"{path}: a spectator decides nothing")
            state = game.from_view(view, seeded(0), strict=True)
            names = numbered(state.seats, arguments.lang)
            return game, view, asked(state.deciders(), eyes), names
        names = numbered(state.seats, arguments.lang)
    else:
        record = read_record(arguments.file)
        game = game_of(record, arguments.cards)
        at = len(record.lines) if arguments.at is None else arguments.at
        if not 0 <= at <= len(record.lines):
            raise BadOption(f"--at must be 0 to {len(record.lines)}")
        state = Replay(record, game).to(at)
        names = player_names(record, arguments.lang)
    seat = asked(state.deciders(), arguments.seat)
    return game, state.view(seat), seat, names


def asked(deciders: tuple[int, ...], seat: int | None) -> int:
    if not deciders:
        raise BadOption(
            "the match is over there: nobody is asked (choose an earlier move with --at)"
        )
    if seat is None:
        return deciders[0]
    if seat not in deciders:
        raise BadOption(f"seat {seat} is not asked there; asked: {', '.join(map(str, deciders))}")
    return seat


def read_json(path: Path) -> Data:
    try:
        data = msgspec.json.decode(files.read_bytes(path, BadPosition))
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadPosition(f"{path}: {error}") from error
    if not isinstance(data, dict):
        raise BadPosition(f"{path}: not a view or position")
    return data


def draw(advice: Advice, speaker: Speaker, lang: str) -> Table:
    titles = {
        "en": ("move", "would play", "worlds", "victory", "score"),
        "de": ("Zug", "würde spielen", "Welten", "Sieg", "Punkte"),
    }[lang]
    table = Table(box=None)
    for title in titles:
        table.add_column(title, justify="left" if title == titles[0] else "right")
    for thought in advice.thoughts:
        table.add_row(
            speaker.move(thought.move),
            f"{thought.share:.0%}" if thought.share else "",
            str(thought.visits),
            f"{thought.value:.1%}" if thought.visits else "-",
            f"{thought.score:.1f}" if thought.visits else "-",
        )
    return table


def as_data(game: Game, seat: int, advice: Advice) -> Data:
    return {
        "game": game.name,
        "seat": seat,
        "worlds": advice.worlds,
        "win": advice.win,
        "best": game.vocabulary.word(advice.best),
        "reason": advice.reason,
        "moves": [
            {
                "move": game.vocabulary.word(one.move),
                "share": one.share,
                "visits": one.visits,
                "win": one.value,
                "score": one.score,
            }
            for one in advice.thoughts
        ],
    }
