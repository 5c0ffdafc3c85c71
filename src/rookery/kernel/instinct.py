"""Instinct: how a scripted player decides, quickly enough to be asked in the middle of a search.

It is handed a state, but may look only at what the seat it decides for can know: what is hidden
from that seat in the state is a guess, and never touched. So it serves the scripted bots, who
rebuild a state from their view, as well as the search, which imagines worlds.
"""

from __future__ import annotations

from rookery.kernel.chance import Rng
from rookery.kernel.state import State


class Instinct:
    """Any move, and the state's own outlook: for games that know no better."""

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """What this seat would do; `moves` are its legal moves, two or more."""
        return state.lean(seat, moves, rng)

    def judge(self, state: State) -> list[float]:
        """The share of the victory that each seat can expect, in 0..1; exact at the end."""
        return state.outlook()

    def quiet(self, state: State) -> bool:
        """Whether this is a good moment to judge: nothing half done."""
        return state.quiet()

    def suppose(self, state: State, seat: int, rng: Rng) -> None:
        """Change what is hidden from a seat in a world it has guessed from what is merely possible
        to what is likely."""
