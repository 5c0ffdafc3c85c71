"""`rookery replay`: look at a recorded match, from anybody's eyes, at any move."""

from __future__ import annotations

import argparse
import json

from rookery.cli.common import (
    Commands,
    add_lang,
    add_plain,
    game_of,
    line_by_line,
    move_number,
    player_names,
    read_record,
)
from rookery.kernel.errors import BadOption
from rookery.kernel.state import ALL_EYES, SPECTATOR, Event, State
from rookery.record import Replay
from rookery.speaker import Speaker
from rookery.terminal import draw


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="look at a recorded match",
        description="Tells a record move by move and shows the table where it ends, or after "
        "move N. Without --as everything is shown; with it only what that seat could see. On a "
        "terminal one goes on and back by keys; --plain and --quiet print instead.",
    )
    parser.add_argument("file", metavar="FILE", help="a record (- for standard input)")
    parser.add_argument(
        "--at", type=move_number, metavar="N", help="stop after move N (0: the setup)"
    )
    parser.add_argument(
        "--as", dest="eyes", metavar="SEAT", help="a seat's number, or 'x' for a spectator"
    )
    parser.add_argument("--cards", metavar="FILE", help="the card file it was played with")
    parser.add_argument("--quiet", action="store_true", help="only the table at the end")
    parser.add_argument("--json", action="store_true", help="the view or position there, as data")
    add_plain(parser)
    add_lang(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.file)
    game = game_of(record, arguments.cards)
    eyes = parse_eyes(arguments.eyes, record.seats)
    at = len(record.lines) if arguments.at is None else arguments.at
    if not 0 <= at <= len(record.lines):
        raise BadOption(f"--at must be 0 to {len(record.lines)}: the record has no more moves")
    speaker = Speaker(game, arguments.lang, player_names(record, arguments.lang))
    if not (arguments.json or arguments.quiet or line_by_line(arguments)):
        from rookery.screen import open as screen

        return screen.replay(record, speaker, eyes, at if arguments.at is not None else 0)
    replay = Replay(record, game)
    while replay.at < at:
        events = replay.step()
        if not arguments.quiet and not arguments.json:
            tell(replay, events, eyes, speaker)
    if arguments.json:
        print(json.dumps(seen(replay.state, eyes), indent=1))
        return 0
    if not arguments.quiet:
        print()
    print("\n".join(draw(seen(replay.state, eyes), speaker)))
    return 0


def parse_eyes(given: str | None, seats: int) -> int:
    if given is None:
        return ALL_EYES
    if given == "x":
        return SPECTATOR
    if len(given) == 1 and given in "0123456789"[:seats]:
        return int(given)
    raise BadOption(f"--as must be a seat from 0 to {seats - 1}, or x for a spectator")


def seen(state: State, eyes: int) -> dict[str, object]:
    if eyes == ALL_EYES:
        return state.position()
    return state.view(None if eyes == SPECTATOR else eyes)


def tell(replay: Replay, events: list[Event], eyes: int, speaker: Speaker) -> None:
    """One line for the move (as notation, if these eyes may know it), then what came of it."""
    for event in events:
        text = speaker.event(event, eyes)
        if text:
            print(f"{replay.at:4}  {text}")
