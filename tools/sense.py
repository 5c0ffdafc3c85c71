"""Would one believe that a person plays there? Moves that nobody makes, and moves that all make.

    python tools/sense.py check nohonor swindler --bots cutpurse,burglar@w200 [--tries 3] [--json]
    python tools/sense.py find nohonor --bots cutpurse,burglar@w100 --games 4 --seconds 120 \\
        [--write found.yaml] [--json]

`check` asks the cases in `scenarios/<game>/sense.yaml`, each of them with other luck for every try:

    why: Who is offered 12 does not ask for less
    game: nohonor                # seats, seed, options, position, rig and moves: as in a scenario
    seat: 1                      # who is asked
    never: [share 0..11]         # what nobody does; `sure:` is what everybody does
    each: [{moves: [...]}, ...]  # if given: so many cases, each of them with these differences

A pattern is a move, perhaps with `*` in it, or with a range of numbers. Each has to fit a legal
move, and some other move has to be left: a case that cannot fail is none.

`find` plays matches and looks for dominated moves: another one is at least as good in every world
that fits the view, and clearly better on average, where both are played on with the same luck until
things are quiet. What is found so is asked again in other worlds before it counts.
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
from random import Random
from typing import Any

import msgspec
import yaml
from rich.console import Console
from rich.table import Table

from rookery import bots, games, scenario
from rookery.bots.searching import Mastermind
from rookery.files import read_yaml
from rookery.kernel.chance import seeded
from rookery.kernel.errors import RookeryError
from rookery.kernel.state import Game, State
from rookery.search.tree import Search

ROOT = Path(__file__).parent.parent / "scenarios"
RANGE = re.compile(r"(\d+)\.\.(\d+)")
EQUAL = 0.003  # shares of the victory this near are as good as each other
BETTER = 0.02  # and so much more is clearly better
FEW, MANY = 12, 48  # worlds at the first look, and before it counts
RIVALS = 12  # other moves that are looked at


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
    state = scenario.begin(
        scenario.Scenario(
            case.why, case.game, case.seats, [], {}, [], [], case.seed, case.options,
            case.position, case.rig,
        )
    )  # fmt: skip
    for entry in case.moves:
        seat, move = scenario.split(state, entry)
        state.play(seat, move)
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
    """What a bot does there."""
    state = question.state
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


class Finder:
    """Looks at the decisions of bots for moves that another one dominates."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)

    def better(self, state: State, seat: int, move: int) -> tuple[int, float]:
        """A move that dominates this one, with what it brings more of the victory; or -1."""
        rivals = [one for one in state.moves(seat) if one != move]
        if len(rivals) > RIVALS:
            usual = Mastermind(self.game, seat, seeded(1)).instinct
            likely = usual.choose(state.copy(), seat, state.moves(seat), seeded(2))
            rivals = self.rng.sample(rivals, RIVALS)
            rivals += [likely] if likely not in (*rivals, move) else []
        found = self.dominating(state, seat, move, rivals, FEW)
        if found:
            found = self.dominating(state, seat, move, [found[0][1]], MANY)
        gain, other = found[0] if found else (0.0, -1)
        return other, gain

    def dominating(
        self, state: State, seat: int, move: int, rivals: list[int], worlds: int
    ) -> list[tuple[float, int]]:
        """Those that are nowhere worse and clearly better on average, the best first."""
        totals = dict.fromkeys(rivals, 0.0)
        bot = Mastermind(self.game, seat, seeded(self.rng.randrange(1 << 40)))
        tuning, luck = bot.tuning, bot.rng
        rounds = tuning.rounds * state.seats
        search = Search(
            state, seat, luck, bot.instinct, depth=tuning.depth, turns=rounds, others=bot.others
        )
        for _ in range(worlds):
            guess = state.guess(seat, luck)
            bot.instinct.suppose(guess, seat, luck)
            fate, whim = luck.fork().x, luck.fork().x

            def worth(one: int, guess: State = guess, fate: int = fate, whim: int = whim) -> float:
                world = guess.copy()
                world.chance.x = fate
                search.rng = seeded(whim)
                world.apply(seat, one)
                search.finish(world)
                return bot.instinct.judge(world)[seat]

            here = worth(move)
            for one in list(totals):
                gain = worth(one) - here
                if gain < -EQUAL:
                    del totals[one]
                else:
                    totals[one] += gain
            if not totals:
                return []
        gains = [(total / worlds, one) for one, total in totals.items()]
        return sorted((pair for pair in gains if pair[0] > BETTER), reverse=True)


@dataclass(slots=True)
class Found:
    bot: str
    case: dict[str, Any]


def find(
    name: str, lineup: list[str], seats: int, count: int, seconds: float, often: float, seed: int
) -> tuple[dict[str, tuple[int, int, float]], list[Found]]:
    """By bot: decisions, dominated ones, and how many of its matches were looked at."""
    game = games.load(name)
    finder = Finder(game, seed)
    end = time.monotonic() + seconds
    seen = dict.fromkeys(lineup, (0, 0, 0.0))
    found: list[Found] = []
    console = Console(stderr=True)
    for number in range(count):
        state = game.new(seats, seed + number, {})
        at = [lineup[(seat + number) % len(lineup)] for seat in range(seats)]
        players = [bots.make(at[s], game, s, seeded(seed * 64 + s + number)) for s in range(seats)]
        while state.asking and time.monotonic() < end:
            seat = state.deciders()[0]
            moves = state.moves(seat)
            if len(moves) == 1:
                state.play(seat, moves[0])
                continue
            move = players[seat].choose(state.view(seat), list(moves))
            if move in moves and not state.frames[-1].hides(state):
                decisions, bad, matches = seen[at[seat]]
                if finder.rng.random() < often:
                    other, gain = finder.better(state, seat, move)
                    decisions += 1
                    if other >= 0:
                        bad += 1
                        found.append(Found(at[seat], case_of(state, seat, move, other, gain)))
                seen[at[seat]] = decisions, bad, matches
            state.play(seat, move)
        for bot in at:
            decisions, bad, matches = seen[bot]
            part = 1.0 if state.over else 0.5  # of a match that was cut short
            seen[bot] = decisions, bad, matches + part
        console.print(f"match {number + 1} of {count}: {len(found)} found")
        if time.monotonic() >= end:
            break
    return seen, found


def case_of(state: State, seat: int, move: int, other: int, gain: float) -> dict[str, Any]:
    words = state.game.vocabulary
    return {
        "why": f"{words.word(other)} is nowhere worse, and {gain:.1%} better on average",
        "game": state.game.name,
        "seats": state.seats,
        "seat": seat,
        "position": state.position(),
        "never": [words.word(move)],
    }


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
        cases = [one.case for one in found]
        Path(arguments.write).write_text(yaml.safe_dump(cases, sort_keys=False), "utf-8")
    table = Table("bot", "decisions looked at", "dominated", "a match")
    for bot, (decisions, bad, matches) in seen.items():
        rate = bad / max(0.5, matches) / arguments.often
        if arguments.json:
            row = {"bot": bot, "decisions": decisions, "dominated": bad, "a match": rate}
            print(json.dumps(row))
        table.add_row(bot, str(decisions), str(bad), f"{rate:.1f}")
    if not arguments.json:
        Console().print(table)
        for one in found:
            print(f"  {one.bot}: {one.case['never'][0]}; {one.case['why']}")


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
    for command in (check, search):
        command.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
