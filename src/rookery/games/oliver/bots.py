"""The scripted player of Oliver Twist, and how the game is best searched."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from rookery.bots.searching import Tuning
from rookery.games.oliver.instinct.sense import SensibleThief
from rookery.games.oliver.rules.game import Oliver
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game

# How much each feature counts, and how much more towards the end: by tools/fit.py.
WEIGHTS = [
    0.0998, 0.0967, -0.0694, 0.3533, 0.4706, -0.3245, -0.0559, 0.0538,
    0.1173, 0.1398, -0.1304, -0.0649, -0.3321, 0.0977, 0.0349, 0.0112,
]  # fmt: skip

TUNING = Tuning(reach=6, depth=16, caution=0.5)

# With time to spare, what comes near instinct's favourite is looked at more closely than the rest.
PATIENT = replace(TUNING, lead=0.7, blur=1.5)


def instinct(game: Game) -> Instinct:
    return SensibleThief(cast(Oliver, game), WEIGHTS)
