"""Instinct: how a scripted player decides, quickly enough to be asked in the middle of a search.

It is handed a state, but may look only at what the seat it decides for can know: what is hidden
from that seat in the state is a guess, and never touched. So it serves the scripted bots, who
rebuild a state from their view, as well as the search, which imagines worlds.
"""

from __future__ import annotations

from math import exp

from rookery.kernel.chance import Rng
from rookery.kernel.state import State


def softmax(worths: list[float]) -> list[float]:
    """Shares that sum to 1 and grow with what each is worth."""
    best = max(worths)
    shares = [exp(worth - best) for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]


class Sighting:
    """Something that a seat was seen doing."""

    def __init__(self, seat: int, move: int, moves: list[int], share: float) -> None:
        self.seat = seat
        self.move = move
        self.moves = moves  # what it could have been seen doing
        self.share = share  # how likely instinct was to do it, among these


class Instinct:
    """Any move, and the state's own outlook: for games that know no better."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights  # of the features, fitted by tools/fit.py
        self.leans: bool = True  # whether its `glance` is what anybody does: then worlds can rush

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """What this seat would do; `moves` are its legal moves, two or more."""
        return state.lean(seat, rng)

    def appeal(self, state: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """How much each of these moves promises, on a scale of the game's own, the most to what
        `choose` would do; empty where instinct does not compare moves."""
        return []

    def sensible(self, state: State, seat: int, moves: list[int]) -> list[int]:
        """These moves without those that nobody in their senses makes, at least one of them."""
        return moves

    def duty(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """What even a search does not think over: what it was paid for, or has to pay; perhaps an
        aside. -1 where it is free to think."""
        return -1

    def hurry(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """The same in a hurry, for the long way to where a world is judged."""
        return self.choose(state, seat, moves, rng)

    def glance(self, state: State, seat: int, rng: Rng) -> int:
        """The same without any thought, and without a list of the moves."""
        return state.lean(seat, rng)

    def features(self, state: State) -> list[list[float]]:
        """What counts for each seat when a world is judged before its end, as numbers."""
        return []

    def judge(self, state: State) -> list[float]:
        """The share of the victory that each seat can expect, in 0..1; exact at the end."""
        if state.over:
            return state.shares()
        rows = self.features(state)
        if not rows:
            return state.outlook()
        weights = self.weights
        worths: list[float] = []
        for row in rows:
            worth = 0.0
            for i in range(len(row)):
                worth += weights[i] * row[i]
            worths.append(worth)
        return softmax(worths)

    def quiet(self, state: State) -> bool:
        """Whether this is a good moment to judge: nothing half done."""
        return state.quiet()

    def turns_begun(self, state: State) -> int:
        """How many turns have begun, in games that are searched turn by turn."""
        return 0

    def suppose(self, state: State, seat: int, rng: Rng) -> None:
        """Change what is hidden from a seat in a world it has guessed from what is merely possible
        to what is likely."""

    def recall(self, before: State, move: int, now: State, seat: int) -> list[Sighting]:
        """What everybody was seen doing between two decisions of a seat, of which the first was
        answered with `move`. Empty where nothing can be told."""
        return []
