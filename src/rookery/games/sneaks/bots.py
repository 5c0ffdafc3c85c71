"""The scripted player of Sneaks & Snitches, and how the game is best searched."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from rookery.bots.searching import Tuning
from rookery.games.sneaks.instinct.sense import SensibleThief
from rookery.games.sneaks.rules import Sneaks
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game

# Between two it pays to ask what the other one is after. Whoever does not know what to expect of us
# cannot tell its places well apart, but mostly goes where the better loot lies.
GUESSWORK = Tuning(trust=0.0, whim=1.0)
DUEL = Tuning(trust=0.25, whim=0.1, depth=0, foresight=0.15, rivals=GUESSWORK, haze=0.02)

# Half of all strangers plan as we would expect; a good judge of character soon knows which half.
TUNING = Tuning(trust=0.5, whim=0.35, depth=0, duel=DUEL)

# With time to spare: to the end of the match, and a step ahead of those who search like that.
PATIENT = replace(
    TUNING,
    trust=0.3,
    whim=0.2,
    depth=1_000,
    foresight=0.2,
    rivals=TUNING,
    haze=0.008,
    duel=replace(DUEL, foresight=0.3, rivals=DUEL, haze=0.01),
)


def instinct(game: Game) -> Instinct:
    return SensibleThief(cast(Sneaks, game))
