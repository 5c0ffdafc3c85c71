"""The scripted player of No Honor Among Thieves, and how the game is best searched."""

from __future__ import annotations

from typing import cast

from rookery.games.nohonor.instinct.mind import NoHonorInstinct
from rookery.games.nohonor.rules.cards import NoHonor
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game


def instinct(game: Game) -> Instinct:
    return NoHonorInstinct(cast(NoHonor, game))
