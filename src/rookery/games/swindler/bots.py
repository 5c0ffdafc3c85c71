"""The scripted player of Swindler, and how the game is best searched."""

from __future__ import annotations

from dataclasses import replace

from rookery.games.swindler.instinct.careful import PLAIN, SwindlerInstinct, Taste
from rookery.games.swindler.instinct.keen import KeenInstinct
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

# A mastermind's instinct is so quick that all turns are imagined by it, also the one at hand.
PATIENT = replace(TUNING, near=-1)

# What it judges by, now and so much more towards the end (see `prospect.FEATURES`): by
# tools/keen.py.
KEEN = [
    (-0.016, 0.183),  # points
    (0.296, -0.106),  # coins
    (0.374, -0.220),  # tiles
    (-0.099, 0.265),  # dear tiles
    (0.038, -0.011),  # saleable tiles
    (-0.006, 0.100),  # coins on tiles
    (0.080, -0.096),  # kinds of tiles
    (-0.036, 0.039),  # tiles above six
    (-0.060, 0.094),  # tiles of one colour
    (0.037, 0.041),  # reward of our orders that lack nothing
    (0.024, -0.004),  # one thing
    (0.027, -0.035),  # two
    (0.043, -0.043),  # more
    (-0.173, 0.054),  # markers out
    (-0.011, 0.125),  # reward of the best other order that lacks nothing
    (-0.005, 0.048),  # one thing
    (-0.009, 0.006),  # two
    (0.143, 0.247),  # orders
    (0.504, -0.793),  # Master Thief at work
    (-2.596, 2.177),  # in jail
    (-0.433, 0.437),  # posters
    (0.661, 0.160),  # next to move
    (0.410, 0.170),  # second
    (0.196, 0.102),  # third
    (-0.041, -0.041),  # a turn left in the last round
    (0.294, -0.214),  # Assassin
    (0.085, 0.048),  # Backstabber
    (1.029, -0.559),  # Beggar
    (0.505, -0.337),  # Copycat
    (0.294, 0.011),  # Forger
    (0.888, -0.427),  # Gold Digger
    (0.300, -0.102),  # Guardian Angel
    (0.217, 0.068),  # Hustler
    (0.039, 0.032),  # Know-it-All
    (0.568, -0.301),  # Sidekick
    (0.140, -0.145),  # Lock Picker
    (0.282, 0.101),  # recruit
    (-0.306, -0.389),  # haggle
    (0.063, -0.137),  # freelance
    (-0.126, 0.111),  # hide
    (0.065, 0.430),  # shrug
    (0.026, -0.115),  # cling
]

# The Master Thieves' abilities, those that win most matches first.
THIEVES = [SHRUG, RECRUIT, HIDE, CLING, FREELANCE, HAGGLE]


def instinct(game: Game) -> Instinct:
    return SwindlerInstinct(WEIGHTS, PLAIN)


def mind(game: Game) -> Instinct:
    """What a burglar goes by: it knows that markers left on the board cost points, and which
    Master Thieves win matches."""
    taste = Taste()
    taste.exposed = 1.4
    taste.thieves = THIEVES
    return SwindlerInstinct(WEIGHTS, taste)


def master(game: Game) -> Instinct:
    """What a mastermind goes by, and expects of others: thieves who are quicker, and quick to end a
    match."""
    return KeenInstinct([now for now, _ in KEEN] + [late for _, late in KEEN], THIEVES)
