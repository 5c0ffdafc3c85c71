"""The scripted player of No Honor Among Thieves, and how the game is best searched."""

from __future__ import annotations

from typing import cast

from rookery.bots.searching import Tuning
from rookery.games.nohonor.instinct.mind import NoHonorInstinct
from rookery.games.nohonor.rules.cards import NoHonor
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game

# How much each feature counts, and how much more towards the end: by tools/fit.py.
WEIGHTS = [
    0.0207, 0.0477, 0.1316, 0.0651, 0.16, 0.0648, 0.0808, -0.6621,
    0.0851, -0.0128, -0.0747, -0.0685, 0.2655, -0.0287, 0.0355, -0.4215,
]  # fmt: skip

TUNING = Tuning(reach=8, depth=0, caution=1.5)

# How often an outsider who thinks hinders a heist that would succeed: scripted players let many
# pass, and never cancel what helps it.
SPITE = 0.8


def instinct(game: Game) -> Instinct:
    return NoHonorInstinct(cast(NoHonor, game), WEIGHTS)


def master(game: Game) -> Instinct:
    """What a mastermind goes by, and expects of the others."""
    return NoHonorInstinct(cast(NoHonor, game), WEIGHTS, SPITE)
