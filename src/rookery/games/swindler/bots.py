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
    taste.thieves = [SHRUG, RECRUIT, HIDE, CLING, FREELANCE, HAGGLE]
    return SwindlerInstinct(WEIGHTS, taste)
