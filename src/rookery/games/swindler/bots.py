"""The scripted player of Swindler, and how the game is best searched."""

from __future__ import annotations

from rookery.games.swindler.instinct import PLAIN, SwindlerInstinct, Taste
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game
from rookery.search.players import Tuning

# How much each feature counts, and how much more towards the end: by tools/fit.py.
WEIGHTS = [
    0.0326, 0.0301, 0.2695, 0.3290, -1.1580, -0.5279, 0.1765, 0.3331, -0.0129,
    0.1026, 0.0956, -0.1654, -0.0456, 0.9346, -0.1335, -0.0649, -0.2608, -0.1566,
]  # fmt: skip

TUNING = Tuning(reach=8, depth=0, turns=1, caution=2.0)


def instinct(game: Game) -> Instinct:
    return SwindlerInstinct(WEIGHTS, PLAIN)


def mind(game: Game) -> Instinct:
    """What the search goes by: it knows that markers left on the board cost points."""
    taste = Taste()
    taste.exposed = 1.4
    return SwindlerInstinct(WEIGHTS, taste)
