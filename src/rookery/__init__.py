"""Rookery: a home for board games about thieves.

>>> import rookery
>>> state = rookery.new("sneaks", seats=3, seed=7)
>>> state.deciders()
(0, 1, 2)
>>> events = state.play(0, "sneak C")
"""

from __future__ import annotations

import sys
from pathlib import Path

from rookery.games import NAMES, load
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.errors import (
    BadCards,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    RookeryError,
)
from rookery.kernel.state import Data, Event, Game, State
from rookery.match import Match

__version__ = "0.1.0"

__all__ = [
    "NAMES",
    "BadCards",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Rng",
    "RookeryError",
    "State",
    "compiled",
    "load",
    "new",
    "seeded",
]


def new(
    game: str,
    seats: int,
    seed: int = 0,
    options: Data | None = None,
    cards: str | Path | None = None,
) -> State:
    """A fresh match, set up and waiting for its first decision."""
    return load(game, cards).new(seats, seed, options)


def compiled() -> bool:
    """Whether the engine runs as machine code; interpreted it does the same, only slower."""
    return not str(sys.modules[State.__module__].__file__).endswith(".py")
