"""Which moves of a match does another one dominate? What bots that one believes hardly ever make.

A move is dominated where another one is nowhere worse in the worlds that fit the view, and clearly
better on average, both played on with the same luck until things are quiet. What is found so is
asked again in other worlds before it counts. What is chosen in secret is left out: there it may be
right to play what is worse, so as not to be foreseen.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rookery.bots.searching import Mastermind
from rookery.kernel.chance import seeded
from rookery.kernel.state import Game, State
from rookery.record import Record, Replay
from rookery.search.tree import Search

EQUAL = 0.003  # shares of the victory this near are as good as each other
BETTER = 0.02  # and so much more is clearly better
FEW, MANY = 12, 48  # worlds at the first look, and before it counts
RIVALS = 12  # other moves that are looked at
NONE = -1


@dataclass(slots=True)
class Found:
    """A dominated move of a record."""

    line: int
    seat: int
    move: int
    better: int
    gain: float  # of the victory, on average
    state: State  # where it was made


class Finder:
    """Looks at decisions for moves that another one dominates."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)

    def asks(self, state: State, seat: int, move: int, often: float) -> bool:
        """Whether to look at this decision: an open one between several moves, so often."""
        if not often or not state.asking >> seat & 1 or state.frames[-1].hides(state):
            return False
        moves = state.moves(seat)
        return len(moves) > 1 and move in moves and self.rng.random() < often

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
        gain, other = found[0] if found else (0.0, NONE)
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

    def in_record(self, record: Record, often: float = 1.0) -> tuple[list[int], list[Found]]:
        """By seat the decisions that were looked at (a share of them), and what was dominated."""
        replay = Replay(record, self.game)
        looked = [0] * record.seats
        found: list[Found] = []
        for number, line in enumerate(record.lines):
            state, seat = replay.state, line.seat
            move = self.game.vocabulary.number(line.move)
            if self.asks(state, seat, move, often):
                looked[seat] += 1
                other, gain = self.better(state, seat, move)
                if other != NONE:
                    found.append(Found(number + 1, seat, move, other, gain, state.copy()))
            replay.step()
        return looked, found
