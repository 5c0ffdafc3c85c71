"""The scripted player of Swindler, and how the game is best searched."""

from __future__ import annotations

from dataclasses import replace

from rookery.games.swindler.instinct import PLAIN, SwindlerInstinct, Taste
from rookery.games.swindler.rules.tables import CLING, FREELANCE, HAGGLE, HIDE, RECRUIT, SHRUG
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game
from rookery.search.players import Tuning

# How much each feature counts, and how much more towards the end: after what gifts are worth, found
# by tools/worth.py; where nothing was tried by tools/fit.py.
WEIGHTS = [
    0.043, 0.010, 0.270, 0.160, -0.500, -0.450, 0.230, 0.360, -0.030,
    0.107, 0.050, -0.120, 0.000, 0.300, -0.050, -0.110, -0.260, -0.120,
]  # fmt: skip

BEST_THIEVES = [SHRUG, RECRUIT, HIDE, CLING, FREELANCE, HAGGLE]

# By the method of tools/evolve.py, from `mind` with early_tile=0.8 and patience=0.4: alone, without
# any search, it wins 37.5 % of 800 matches against three scripted players (`mind` 29.1 %).
EVOLVED = {
    "tile": 0.92, "early_tile": 1.69, "face": 1.34, "step": 1.9, "neutral": 1.72, "coin": 1.17,
    "spent": 0.77, "poster": 0.53, "sale": 0.77, "later": 0.52, "closeness": 0.76,
    "exposed": 2.19, "patience": 0.59, "rival": 0.37, "no_loot": 1.26, "sidekick": 0.58,
    "swap": 1.34, "backstab": 0.84, "angel": -0.31, "copycat": 2.16, "cards": 4.01,
}  # fmt: skip

# A world is judged when everybody has had a turn: by then it shows what a marker was worth. A
# glance at the turns after the one at hand makes room for many more worlds. Trees would average
# over what is drawn, but what to do next depends on just that: beyond the decision at hand it is
# left to instinct.
TUNING = Tuning(reach=1, depth=0, rounds=1, near=0, caution=2.0)

# Four times the worlds halve the errors of chance, but not those of the judge: instinct's way is
# left for the same gain as in a hurry, only more surely.
PATIENT = replace(TUNING, caution=4.0)


def instinct(game: Game) -> Instinct:
    return SwindlerInstinct(WEIGHTS, PLAIN)


def mind(game: Game) -> Instinct:
    """What the search goes by: it knows that markers left on the board cost points, and which
    Master Thieves win matches."""
    taste = Taste()
    taste.exposed = 1.4
    taste.thieves = BEST_THIEVES
    return SwindlerInstinct(WEIGHTS, taste)


def genius(game: Game) -> Instinct:
    """What mastermind goes by: tastes that have evolved in matches among thieves of all tastes."""
    taste = Taste()
    taste.thieves = BEST_THIEVES
    for name, worth in EVOLVED.items():
        setattr(taste, name, worth)
    return SwindlerInstinct(WEIGHTS, taste)
