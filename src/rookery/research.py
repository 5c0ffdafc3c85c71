"""What the research interfaces share: a view as an array, a choice as one number."""

from __future__ import annotations

from array import array
from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from rookery.kernel.state import Game, State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoder:
    """Turns what a seat sees into numbers, by the layout of its game."""

    def __init__(self, game: Game, seats: int) -> None:
        module = import_module(f"rookery.games.{game.name}.encode")
        self.game = game
        self.layout: list[tuple[str, int]] = module.layout(game, seats)
        self.size = sum(size for _name, size in self.layout)
        self._encode = module.encode

    def observe(self, state: State, seat: int | None) -> Vector:
        """The view of a seat (None: of a spectator) as a vector."""
        values = array("f", self._encode(self.game, state.view(seat)))  # faster than np.array
        return np.frombuffer(values, np.float32)


def choices(state: State, seat: int) -> list[int]:
    """Everything a seat may do when it is asked, asides included, in ascending order."""
    return sorted(state.moves(seat) + state.asides(seat))


def payoffs(state: State) -> list[float]:
    """One point for the victory, shared by those who share it; nothing before the end."""
    if not state.over:
        return [0.0] * state.seats
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
