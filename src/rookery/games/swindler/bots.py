"""The scripted player of Swindler, and how the game is best searched."""

from __future__ import annotations

from rookery.games.swindler.instinct import SwindlerInstinct
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game
from rookery.search.players import Tuning

# How much each feature counts, and how much more towards the end: by tools/fit.py.
WEIGHTS = [
    0.0464, 0.0469, 0.286, 0.5688, -0.1477, -0.4363, 0.1268, 0.2193,
    0.1039, 0.0367, -0.2438, -0.8445, -0.3486, -0.2561, -0.0659, -0.0728,
]  # fmt: skip

TUNING = Tuning(reach=8, depth=0, caution=1.5)


def instinct(game: Game) -> Instinct:
    return SwindlerInstinct(WEIGHTS)
