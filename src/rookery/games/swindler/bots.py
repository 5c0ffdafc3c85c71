"""The scripted player of Swindler, and how the game is best searched."""

from __future__ import annotations

from rookery.games.swindler.instinct import SwindlerInstinct
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game


def instinct(game: Game) -> Instinct:
    return SwindlerInstinct()
