"""Would one believe that a person plays there? Moves that nobody makes, and moves that all make.

    python tools/sense.py check nohonor swindler --bots cutpurse,burglar@w200 [--tries 3] [--json]
    python tools/sense.py find nohonor --bots cutpurse,burglar@w100 --games 4 --seconds 120 \\
        [--write found.yaml] [--json]
    python tools/sense.py record match.rook

`check` asks the cases in `scenarios/<game>/sense.yaml`, each of them with other luck for every try
(`hint@w200` is what hints advise):

    why: Who is offered 12 does not ask for less
    game: nohonor                # seats, seed, options, position, rig and moves: as in a scenario
    seat: 1                      # who is asked
    never: [share 0..11]         # what nobody does; `sure:` is what everybody does
    each: [{moves: [...]}, ...]  # if given: so many cases, each of them with these differences

A pattern is a move, perhaps with `*` in it, or with a range of numbers. Each has to fit a legal
move, and some other move has to be left: a case that cannot fail is none.

`find` plays matches and looks for dominated moves (`rookery.bots.dominated`), and so does `record`
in what was played before.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec
import yaml
from rich.console import Console
from rich.table import Table

from rookery import bots, games, scenario
from rookery.bots.advice import advise
from rookery.bots.dominated import Finder, Found
from rookery.files import read_yaml
from rookery.kernel.chance import seeded
from rookery.kernel.errors import RookeryError
from rookery.kernel.state import State
from rookery.match import Match
from rookery.record import parse

ROOT = Path(__file__).parent.parent / "scenarios"
RANGE = re.compile(r"(\d+)\.\.(\d+)")


class BadCase(RookeryError):
    """A case that cannot be asked."""


class Case(msgspec.Struct, forbid_unknown_fields=True):
    why: str
    game: str
    seats: int
    seat: int
    never: list[str] = []
    sure: list[str] = []
    moves: list[str] = []
    seed: int = 1
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    rig: list[str] = []
    each: list[dict[str, Any]] = []


@dataclass(slots=True)
class Question:
    """A case in its place: who is asked, and which answers would be senseless."""

    why: str
    state: State
    seat: int
    moves: list[int]
    bad: set[int]
    sure: bool


@dataclass(slots=True)
class Tally:
    asked: int = 0
    senseless: int = 0
    examples: dict[str, int] = field(default_factory=dict)

    @property
    def rate(self) -> float:
        return self.senseless / max(1, self.asked)


# Cases --------------------------------------------------------------------------------------------


def read(path: Path) -> list[Case]:
    """The cases of a file, those with differences one by one."""
    cases: list[Case] = []
    for document, _ in read_yaml(path, BadCase):
        for one in document if isinstance(document, list) else [document]:
            if not isinstance(one, dict) or "why" not in one:
                continue  # something that others refer to
            try:
                for change in one.get("each", [{}]):
                    merged = scenario.merge({k: v for k, v in one.items() if k != "each"}, change)
                    cases.append(msgspec.convert(merged, Case, str_keys=False))
            except msgspec.ValidationError as error:
                raise BadCase(f"{path}: {one['why']!r}: {error}") from error
    return cases


def pose(case: Case) -> Question:
    """The question that a case asks."""
    try:
        state = scenario.begin(
            scenario.Scenario(
                case.why, case.game, case.seats, [], {}, [], [], case.seed, case.options,
                case.position, case.rig,
            )
        )  # fmt: skip
        for entry in case.moves:
            seat, move = scenario.split(state, entry)
            state.play(seat, move)
    except RookeryError as error:
        raise BadCase(f"{case.why!r}: {error}") from error
    if not state.asking >> case.seat & 1:
        raise BadCase(f"{case.why!r}: seat {case.seat} is not asked")
    words = state.game.vocabulary
    moves = state.moves(case.seat)
    if bool(case.never) == bool(case.sure):
        raise BadCase(f"{case.why!r}: either `never` or `sure`")
    named: set[int] = set()
    for pattern in case.never or case.sure:
        fitting = {move for move in moves if fits(words.word(move), pattern)}
        if not fitting:
            legal = ", ".join(words.word(move) for move in moves)
            raise BadCase(f"{case.why!r}: no legal move is {pattern!r}; there is: {legal}")
        named |= fitting
    bad = named if case.never else set(moves) - named
    if not bad or len(bad) == len(moves):
        raise BadCase(f"{case.why!r}: it cannot fail")
    return Question(case.why, state, case.seat, moves, bad, bool(case.sure))


def fits(word: str, pattern: str) -> bool:
    """Whether a move is meant by a pattern."""
    span = RANGE.search(pattern)
    if span is None:
        return fnmatchcase(word, pattern)
    before, after = pattern[: span.start()], pattern[span.end() :]
    number = word[len(before) : len(word) - len(after)]
    return (
        word.startswith(before)
        and word.endswith(after)
        and number.isdigit()
        and int(span[1]) <= int(number) <= int(span[2])
    )


def questions(game: str) -> list[Question]:
    path = ROOT / game / scenario.SENSE
    return [pose(case) for case in read(path)] if path.exists() else []


def answer(question: Question, bot: str, luck: int) -> int:
    """What a bot does there; `hint@w200` is what a hint advises."""
    state = question.state
    if bot.startswith("hint@w"):
        worlds = int(bot.removeprefix("hint@w"))
        view = state.view(question.seat)
        return advise(state.game, view, question.seat, 1.0, luck, worlds).best
    player = bots.make(bot, state.game, question.seat, seeded(luck))
    try:
        return player.choose(state.view(question.seat), list(question.moves))
    finally:
        player.close()


def ask(asked: list[Question], bot: str, tries: int) -> dict[str, Tally]:
    """How often a bot does something senseless: under `never`, and what is `sure`."""
    tallies = {"never": Tally(), "sure": Tally()}
    for question in asked:
        tally = tallies["sure" if question.sure else "never"]
        for luck in range(1, tries + 1):
            move = answer(question, bot, luck)
            tally.asked += 1
            if move in question.bad:
                tally.senseless += 1
                word = f"{question.why}: {question.state.game.vocabulary.word(move)}"
                tally.examples[word] = tally.examples.get(word, 0) + 1
    return tallies


# Dominated moves ----------------------------------------------------------------------------------


@dataclass(slots=True)
class Seen:
    """What was looked at of one bot."""

    decisions: int = 0
    dominated: int = 0
    matches: float = 0.0


def find(
    name: str, lineup: list[str], seats: int, count: int, seconds: float, often: float, seed: int
) -> tuple[dict[str, Seen], list[tuple[str, Found]]]:
    """What was looked at in matches, by bot, and what was found; the last may be cut short."""
    game = games.load(name)
    finder = Finder(game, seed)
    end = time.monotonic() + seconds
    seen = {bot: Seen() for bot in lineup}
    found: list[tuple[str, Found]] = []
    console = Console(stderr=True)
    for number in range(count):
        match = Match(game, seats, seed + number)
        state = match.state
        at = [lineup[(seat + number) % len(lineup)] for seat in range(seats)]
        players = [bots.make(at[s], game, s, seeded(seed * 64 + s + number)) for s in range(seats)]
        while state.asking and time.monotonic() < end:
            seat = state.deciders()[0]
            moves = state.moves(seat)
            move = moves[0]
            if len(moves) > 1:
                move = players[seat].choose(state.view(seat), list(moves))
            match.play(seat, move)
        done, more = finder.in_record(match.record, often)
        for seat, bot in enumerate(at):
            seen[bot].decisions += done[seat]
            seen[bot].matches += 1.0 if state.over else 0.5
        for one in more:
            seen[at[one.seat]].dominated += 1
            found.append((at[one.seat], one))
        console.print(f"match {number + 1} of {count}: {len(found)} found")
        if time.monotonic() >= end:
            break
    return seen, found


def case_of(found: Found) -> dict[str, Any]:
    state, words = found.state, found.state.game.vocabulary
    return {
        "why": why(found),
        "game": state.game.name,
        "seats": state.seats,
        "seat": found.seat,
        "position": state.position(),
        "never": [words.word(found.move)],
    }


def why(found: Found) -> str:
    better = found.state.game.vocabulary.word(found.better)
    return f"{better} is nowhere worse, and {found.gain:.1%} better on average"


def keep(path: str, found: list[Found]) -> None:
    """Write cases down, to be read before they are kept."""
    cases = [case_of(one) for one in found]
    Path(path).write_text(yaml.safe_dump(cases, sort_keys=False), "utf-8")


# The command --------------------------------------------------------------------------------------


def show_check(arguments: argparse.Namespace) -> None:
    table = Table("game", "bot", "never: senseless", "sure: missed")
    for game in arguments.games or games.NAMES:
        asked = questions(game)
        for bot in arguments.bots.split(","):
            tallies = ask(asked, bot, arguments.tries)
            never, sure = tallies["never"], tallies["sure"]
            if arguments.json:
                row = {"game": game, "bot": bot}
                for name, tally in tallies.items():
                    row |= {name: tally.asked, f"{name} missed": tally.senseless}
                print(json.dumps(row))
                continue
            table.add_row(
                game,
                bot,
                f"{never.senseless} of {never.asked} ({never.rate:.1%})",
                f"{sure.senseless} of {sure.asked} ({sure.rate:.1%})",
            )
            for word, times in (never.examples | sure.examples).items():
                print(f"  {bot}, {times} of {arguments.tries}: {word}", file=sys.stderr)
    if not arguments.json:
        Console().print(table)


def show_find(arguments: argparse.Namespace) -> None:
    seen, found = find(
        arguments.game,
        arguments.bots.split(","),
        arguments.seats,
        arguments.games,
        arguments.seconds,
        arguments.often,
        arguments.seed,
    )
    if arguments.write:
        keep(arguments.write, [one for _, one in found])
    table = Table("bot", "decisions looked at", "dominated", "a match")
    for bot, of in seen.items():
        rate = of.dominated / max(0.5, of.matches) / arguments.often
        if arguments.json:
            row = {"bot": bot, "decisions": of.decisions, "dominated": of.dominated}
            print(json.dumps(row | {"a match": rate}))
        table.add_row(bot, str(of.decisions), str(of.dominated), f"{rate:.1f}")
    if not arguments.json:
        Console().print(table)
        for bot, one in found:
            print(f"  {bot}: {one.state.game.vocabulary.word(one.move)}; {why(one)}")


def show_record(arguments: argparse.Namespace) -> None:
    for file in arguments.files:
        record = parse(Path(file).read_text("utf-8"))
        game = games.load_set(record.game, record.cards)
        looked, found = Finder(game, arguments.seed).in_record(record, arguments.often)
        if arguments.write:
            keep(arguments.write, found)
        for seat in range(record.seats):
            bad = sum(1 for one in found if one.seat == seat)
            if arguments.json:
                row = {"file": file, "seat": seat, "decisions": looked[seat], "dominated": bad}
                print(json.dumps(row))
            else:
                print(f"{file}, seat {seat}: {bad} dominated of {looked[seat]} decisions")
        for one in found if not arguments.json else []:
            print(f"  {one.line}. {one.seat} {game.vocabulary.word(one.move)}; {why(one)}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    check = commands.add_parser("check", help="ask the cases")
    check.add_argument("games", nargs="*")
    check.add_argument("--bots", default="cutpurse,burglar@w200,mastermind@w200")
    check.add_argument("--tries", type=int, default=3)
    check.set_defaults(run=show_check)
    search = commands.add_parser("find", help="look for dominated moves in matches")
    search.add_argument("game")
    search.add_argument("--bots", default="cutpurse,burglar@w100")
    search.add_argument("--seats", type=int, default=3)
    search.add_argument("--games", type=int, default=4)
    search.add_argument("--seconds", type=float, default=300.0)
    search.add_argument("--often", type=float, default=1.0, help="the share of decisions")
    search.add_argument("--seed", type=int, default=1)
    search.add_argument("--write", default="", metavar="FILE")
    search.set_defaults(run=show_find)
    record = commands.add_parser("record", help="look for dominated moves in records")
    record.add_argument("files", nargs="+", metavar="FILE")
    record.add_argument("--often", type=float, default=1.0, help="the share of decisions")
    record.add_argument("--seed", type=int, default=1)
    record.add_argument("--write", default="", metavar="FILE")
    record.set_defaults(run=show_record)
    for command in (check, search, record):
        command.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
