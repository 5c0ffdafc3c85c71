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
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from rookery.research.vector import Vector

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
    "vector",
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


def vector(game: str, n: int, seats: int = 4, **arguments: Any) -> Vector:
    """Matches by the hundred for those who learn, in numpy arrays (see `research.vector.Vector`).

    >>> matches = rookery.vector("sneaks", n=256, seats=4).reset(seed=7)
    >>> matches.step(matches.random(rookery.seeded(1))).observations.shape
    (256, 375)

    `opponents="cutpurse"` leaves the learner one seat in each match; without, it plays for all.
    `skip_forced=True` makes decisions with one legal action without asking. `options` are those of
    the game.
    """
    try:
        from rookery.research.vector import Vector
    except ModuleNotFoundError as error:
        from rookery.extras import Missing

        raise Missing("rookery.vector", "vector") from error

    return Vector(game, n, seats, **arguments)


def compiled() -> bool:
    """Whether the engine runs as machine code; interpreted it does the same, only slower."""
    return not str(sys.modules[State.__module__].__file__).endswith(".py")
