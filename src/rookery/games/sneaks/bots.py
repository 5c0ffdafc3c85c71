"""The scripted players of Sneaks & Snitches."""

from __future__ import annotations

from rookery.bots import Bot
from rookery.bots.scripted import Scripted
from rookery.games.sneaks.instinct import SneaksInstinct
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game


def instinct(game: Game) -> Instinct:
    return SneaksInstinct(game)


class Cutpurse(Scripted):
    """Weighs every loot by the points it would bring, and never plays the same way twice."""


BOTS: dict[str, type[Bot]] = {"cutpurse": Cutpurse}
