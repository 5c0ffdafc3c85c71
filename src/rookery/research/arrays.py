"""What the research interfaces share: a view as an array, a choice as one number."""

from __future__ import annotations

from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from rookery.kernel.state import SPECTATOR, Game, State
from rookery.research.encoder import Encoder

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


def make_encoder(game: Game, seats: int) -> Encoder:
    """The encoder of a game for so many seats."""
    game.check_seats(seats)
    made: Encoder = import_module(f"rookery.games.{game.name}.encode").encoder(game, seats)
    return made


def observe(encoder: Encoder, state: State, seat: int | None) -> Vector:
    """What a seat (None: a spectator) may know, as an array."""
    row = bytearray(encoder.row(state, SPECTATOR if seat is None else seat))
    return np.frombuffer(row, "<f4")
