"""The scripted player of Oliver Twist, and how the game is best searched."""

from __future__ import annotations

from typing import cast

from rookery.games.oliver.instinct import OliverInstinct
from rookery.games.oliver.rules.game import Oliver
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game


def instinct(game: Game) -> Instinct:
    return OliverInstinct(cast(Oliver, game))
