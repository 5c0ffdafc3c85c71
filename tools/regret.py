"""Which way of searching a game decides best, without the luck of matches.

    python tools/regret.py swindler --way rounds=1,caution=2 --way rounds=2,caution=1 \\
        --positions 200 [--bot mastermind] [--worlds 2000] [--seats 4] [--seed 1] [--json]
    python tools/regret.py nohonor --see hand,agendas

Matches say little about a small change: 100 of them are good for +- 10 %. Here every way of
searching (`Tuning` in bots/searching.py; what is not named stays as it is) decides in the same
positions, which come from matches by instinct. Where they disagree, each choice is tried in the
same worlds, with the same luck, and played to the end by the instinct that the search goes by: what
one choice wins more often than another is what it is worth. Choices made in secret are left out,
since they are drawn from a mixture.

With `--see` one more decides, who sees what lies hidden in these zones of everybody: no guess could
be better than that, so it tells what better guesses would be worth at most. The worlds in which
choices are tried then hold the true pieces, too.

That everybody goes by instinct after the decision holds for no match against others who search: a
way that comes out ahead here still has to win in the arena.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field, fields, replace
from math import sqrt
from random import Random
from time import thread_time

from rich.console import Console
from rich.progress import track
from rich.table import Table

from rookery import games
from rookery.bots.searching import Burglar, Mastermind, Searcher, Tuning
from rookery.kernel.chance import seeded
from rookery.kernel.pieces import shown_to
from rookery.kernel.state import Game, State
from rookery.search.tree import Search

OFTEN = 0.05  # how many of the decisions of a match are looked at
BOTS: dict[str, type[Searcher]] = {"burglar": Burglar, "mastermind": Mastermind}
INSTINCT = "instinct alone"
SEEING = "as it is, seeing"


@dataclass(slots=True)
class Tally:
    """What became of one way of searching."""

    gains: list[float] = field(default_factory=list)  # over instinct, as shares of the victory
    changed: int = 0  # how often it left instinct's way
    seconds: float = 0.0
    worlds: int = 0

    @property
    def mean(self) -> float:
        return sum(self.gains) / len(self.gains)

    @property
    def error(self) -> float:
        spread = sum((gain - self.mean) ** 2 for gain in self.gains)
        return sqrt(spread) / len(self.gains)


def way(text: str, usual: Tuning) -> Tuning:
    """The tuning that a text like `rounds=2,caution=1` describes."""
    kinds = {one.name: type(getattr(usual, one.name)) for one in fields(Tuning)}
    changes: dict[str, int | float] = {}
    for part in text.split(",") if text else []:
        name, _, value = part.partition("=")
        if kinds.get(name) not in (int, float):
            numbers = [name for name, kind in kinds.items() if kind in (int, float)]
            raise SystemExit(f"There is no {name!r} to tune. There is: {', '.join(numbers)}.")
        try:
            changes[name] = kinds[name](value)
        except ValueError:
            raise SystemExit(f"{part!r}: {value!r} is not a number.") from None
    return replace(usual, **changes)  # type: ignore[arg-type]


def positions(game: Game, seats: int, count: int, bot: type[Searcher], seed: int) -> list[State]:
    """Open decisions out of matches by instinct."""
    rng = Random(seed)
    found: list[State] = []
    while len(found) < count:
        state = game.new(seats, rng.randrange(1 << 40), {})
        luck = seeded(rng.randrange(1 << 40))
        instinct = bot(game, 0, luck).instinct
        while state.asking and len(found) < count:
            seat = state.deciders()[0]
            moves = state.moves(seat)
            move = moves[0]
            if len(moves) > 1:
                move = instinct.duty(state, seat, moves, luck)
                free = move < 0 and not state.frames[-1].hides(state)
                if free and rng.random() < OFTEN:
                    found.append(state.copy())
                if move < 0:
                    move = instinct.choose(state, seat, moves, luck)
            state.play(seat, move)  # perhaps something that it was not asked for
    return found


def revealed(state: State, zones: list[str]) -> State:
    """The same with what lies in these zones known to who decides."""
    told = state.copy()
    eyes = 1 << told.deciders()[0]
    for zone in zones:
        for pieces in getattr(told, zone):
            pieces[:] = [shown_to(one, eyes) for one in pieces]
    return told


def worth(state: State, choices: list[int], by: Searcher, worlds: int, seed: int) -> list[float]:
    """The share of the victory after each of these choices."""
    seat = state.deciders()[0]
    luck = seeded(seed)
    near = by.tuning.near
    to_end = Search(state, seat, luck, by.instinct, depth=10**9, near=near, others=by.others)
    totals = [0.0] * len(choices)
    for _ in range(worlds):
        guess = state.guess(seat, luck)
        by.instinct.suppose(guess, seat, luck)
        fate, whim = luck.fork().x, luck.fork().x
        for place, move in enumerate(choices):
            world = guess.copy()
            world.chance.x = fate
            to_end.rng = seeded(whim)
            world.apply(seat, move)
            to_end.finish(world)
            totals[place] += world.outlook()[seat]
    return [total / worlds for total in totals]


def compare(
    game: Game,
    tunings: dict[str, Tuning],
    bot: type[Searcher],
    found: list[State],
    worlds: int,
    zones: list[str],
) -> dict[str, Tally]:
    tallies = {name: Tally() for name in [INSTINCT, *tunings]}
    for number, state in enumerate(track(found, "positions", console=Console(stderr=True))):
        seat = state.deciders()[0]
        moves = state.moves(seat)
        truth = revealed(state, zones)
        picks = {}
        for name, tuning in tunings.items():
            player = bot(game, seat, seeded(number))
            player.clock = thread_time
            player.tuning = tuning
            began = thread_time()
            view = (truth if name.startswith(SEEING) else state).view(seat)
            picks[name] = player.choose(view, moves)
            tallies[name].seconds += thread_time() - began
            tallies[name].worlds += player.iterations
        usual = player.instinct.choose(state, seat, moves, seeded(number))
        picks[INSTINCT] = usual
        choices = sorted(set(picks.values()))
        values = [0.0]
        if len(choices) > 1:
            values = worth(truth, choices, player, worlds, number)
        for name, pick in picks.items():
            gain = values[choices.index(pick)] - values[choices.index(usual)]
            tallies[name].gains.append(gain)
            tallies[name].changed += pick != usual
    return tallies


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--way", action="append", default=[], help="for example rounds=2,caution=1")
    parser.add_argument("--bot", choices=BOTS, default="mastermind")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=2000, help="in which choices are tried")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--see", default="", metavar="ZONES", help="for example hand,agendas")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    game = games.load(arguments.game)
    bot = BOTS[arguments.bot]
    usual = bot(game, 0, seeded(1)).tuning
    tunings = {"as it is": usual} | {text: way(text, usual) for text in arguments.way}
    zones = [zone for zone in arguments.see.split(",") if zone]
    blank = game.new(arguments.seats, arguments.seed, {})
    for zone in zones:
        if not isinstance(getattr(blank, zone, None), list):
            raise SystemExit(f"{arguments.game} has no zone {zone!r} of hidden pieces.")
    if zones:
        tunings[f"{SEEING} {arguments.see}"] = usual
    found = positions(game, arguments.seats, arguments.positions, bot, arguments.seed)
    tallies = compare(game, tunings, bot, found, arguments.worlds, zones)
    if arguments.json:
        for name, tally in tallies.items():
            row = {"way": name, "gain": tally.mean, "error": tally.error, "changed": tally.changed}
            print(json.dumps(row | {"seconds": tally.seconds, "worlds": tally.worlds}))
        return
    table = Table("way", "won more often than by instinct", "other choices", "seconds", "worlds")
    for name, tally in tallies.items():
        gain = f"{tally.mean:+.2%} ± {tally.error:.2%}"
        each = tally.seconds / len(found), tally.worlds // len(found)
        table.add_row(name, gain, f"{tally.changed}", f"{each[0]:.2f}", f"{each[1]}")
    Console().print(table)


if __name__ == "__main__":
    main()
