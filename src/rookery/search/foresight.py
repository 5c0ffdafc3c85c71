"""What others who think will do in secret: imagined before one thinks oneself.

Somebody who searches finds the best answer to what the rest of the table is expected to do. So it
can be foreseen, as far as its search is not led astray by luck: play the decisions at hand through
as such a seat expects them, in worlds that fit our own view, and see what each move brings to who
makes it. One world tells something about every seat.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rookery.kernel.chance import Rng
from rookery.kernel.frames import lowest_seat
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import State

THINKS: Final = 0  # how others decide: after some thought,
INSTINCT: Final = 1  # by instinct,
WHIM: Final = 2  # or not at all
NOBODY: Final = -1  # whose plans are known in worlds that others imagine: not even our own


class Habits:
    """How each seat is expected to decide, in thousandths."""

    def __init__(self, seats: int, trust: float, whim: float) -> None:
        self.trust = [int(trust * 1000)] * seats  # how often by instinct,
        self.whim = [int(whim * 1000)] * seats  # and how often not at all; else it thinks

    def draw(self, seat: int, rng: Rng) -> int:
        """How a seat decides this time."""
        drawn: int = rng.below(1000)
        if drawn < self.trust[seat]:
            return INSTINCT
        return WHIM if drawn < self.trust[seat] + self.whim[seat] else THINKS

    def expect(self, seat: int, instinct: float, thought: float) -> None:
        """Instinct, or thought, is now so many times likelier to guide a seat, compared with
        chance, than it was expected to be."""
        trust = self.trust[seat] * instinct
        thinks = (1000 - self.trust[seat] - self.whim[seat]) * thought
        scale = 1000 / (trust + thinks + self.whim[seat])
        self.trust[seat] = int(trust * scale)
        self.whim[seat] = int(self.whim[seat] * scale)


class Forecast:
    """How gladly a seat that thinks would make each of its secret moves."""

    def __init__(self, weights: dict[int, float]) -> None:
        self.weights = weights

    def draw(self, moves: list[int], rng: Rng) -> int:
        """One of these moves, or -1 where nothing was foreseen."""
        total = 0.0
        for move in moves:
            total += self.weights.get(move, 0.0)
        if total <= 0.0:
            return -1
        drawn: int = rng.below(1 << 30)
        left = drawn / 1073741824.0 * total
        for move in moves:
            left -= self.weights.get(move, 0.0)
            if left < 0.0:
                return move
        return moves[-1]

    def share(self, made: int, moves: list[int]) -> float:
        """How likely a move is among some."""
        total = 0.0
        for move in moves:
            total += self.weights.get(move, 0.0)
        return self.weights.get(made, 0.0) / total if total > 0.0 else 1.0 / len(moves)


class Ponder:
    """What a seat may have found out about its secret moves."""

    def __init__(self) -> None:
        self.tried: dict[int, int] = {}
        self.value: dict[int, float] = {}

    def learn(self, move: int, reward: float) -> None:
        self.tried[move] = self.tried.get(move, 0) + 1
        self.value[move] = self.value.get(move, 0.0) + reward

    def mean(self, move: int) -> float:
        tried = self.tried.get(move, 0)
        return self.value[move] / tried if tried else 1.0  # curious about what it has not tried

    def best(self, moves: list[int]) -> int:
        best = moves[0]
        most = -1.0
        for move in moves:
            here = self.mean(move)
            if here > most:
                best = move
                most = here
        return best


class Foresight:
    """Looks through the eyes of the others, until the secret decisions at hand are over."""

    def __init__(
        self,
        root: State,
        seat: int,
        rng: Rng,
        instinct: Instinct,
        habits: Habits,
        foreseen: list[Forecast] | None = None,
    ) -> None:
        self.root = root
        self.seat = seat
        self.rng = rng
        self.instinct = instinct
        self.habits = habits  # what they expect of each other, and of us
        # What they foresee themselves, if they do; then one of them at a time finds an answer.
        self.foreseen: list[Forecast] = foreseen or []
        self.curious: int = NOBODY
        self.iterations: int = 0
        self.ponders: list[Ponder] = [Ponder() for _ in range(root.seats)]

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One world, up to the next quiet moment."""
        world = self.root.guess(self.seat, self.rng)
        self.instinct.suppose(world, NOBODY, self.rng)
        seats: list[int] = []
        made: list[int] = []
        if self.foreseen:
            self.curious = self.rng.below(world.seats)
        while world.asking:
            seat = lowest_seat(world.asking)
            frame = world.frames[-1]
            moves = frame.moves(world, seat)
            move = moves[0]
            if len(moves) > 1:
                if frame.hides(world):
                    move = self.decide(world, seat, moves)
                    if self.curious in (seat, NOBODY):
                        seats.append(seat)
                        made.append(move)
                else:
                    move = self.instinct.hurry(world, seat, moves, self.rng)
            world.apply(seat, move)
            if self.instinct.quiet(world):
                break
        rewards = self.instinct.judge(world)
        for i in range(len(made)):
            self.ponders[seats[i]].learn(made[i], rewards[seats[i]])
        self.iterations += 1

    def decide(self, world: State, seat: int, moves: list[int]) -> int:
        if seat == self.curious:
            return moves[self.rng.below(len(moves))]
        habit = self.habits.draw(seat, self.rng)
        if habit == INSTINCT:
            return self.instinct.hurry(world, seat, moves, self.rng)
        if habit == WHIM:
            return moves[self.rng.below(len(moves))]
        move = self.foreseen[seat].draw(moves, self.rng) if self.foreseen else -1
        return move if move >= 0 else self.ponders[seat].best(moves)

    def forecasts(self, haze: float) -> list[Forecast]:
        """What each seat would do. The less a move falls behind the best, the likelier it is; how
        fast that goes is a matter of the haze that few worlds leave."""
        found: list[Forecast] = []
        for ponder in self.ponders:
            weights: dict[int, float] = {}
            best = 0.0
            for move in ponder.tried:
                best = max(best, ponder.mean(move))
            for move in ponder.tried:
                weights[move] = exp((ponder.mean(move) - best) / haze)
            found.append(Forecast(weights))
        return found
