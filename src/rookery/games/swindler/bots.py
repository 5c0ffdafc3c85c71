"""The scripted player of Swindler, and how the game is best searched."""

from __future__ import annotations

from dataclasses import replace

from rookery.bots.searching import Tuning
from rookery.games.swindler.instinct.careful import PLAIN, Taste
from rookery.games.swindler.instinct.keen import KeenInstinct
from rookery.games.swindler.instinct.sense import SensibleInstinct
from rookery.games.swindler.rules.tables import CLING, FREELANCE, HAGGLE, HIDE, RECRUIT, SHRUG
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Game

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

# A mastermind's instinct is so quick that all turns are imagined by it, also the one at hand, and
# everybody's next two: what does not come true in one may well in the other.
PATIENT = replace(TUNING, near=-1, rounds=2, caution=1.0)

# What it judges by, now and so much more towards the end (see `prospect.FEATURES`): by
# tools/keen.py.
KEEN = [
    (-0.010, 0.177),  # points
    (0.268, -0.028),  # coins
    (0.358, -0.195),  # tiles
    (-0.108, 0.294),  # dear tiles
    (0.019, 0.025),  # saleable tiles
    (0.063, 0.020),  # coins on tiles
    (0.089, -0.103),  # kinds of tiles
    (-0.042, 0.090),  # tiles above six
    (-0.055, 0.094),  # tiles of one colour
    (0.025, 0.099),  # reward of our orders that lack nothing
    (0.036, 0.004),  # one thing
    (0.026, -0.012),  # two
    (0.045, -0.041),  # more
    (-0.159, -0.075),  # markers out
    (-0.018, 0.143),  # reward of the best other order that lacks nothing
    (0.006, 0.036),  # one thing
    (0.004, -0.007),  # two
    (0.137, 0.166),  # orders
    (0.614, -0.949),  # Master Thief at work
    (-2.513, 2.083),  # in jail
    (-0.555, 0.584),  # posters
    (0.581, 0.320),  # next to move
    (0.384, 0.236),  # second
    (0.193, 0.107),  # third
    (-0.052, -0.052),  # a turn left in the last round
    (0.326, -0.239),  # Assassin
    (0.123, 0.031),  # Backstabber
    (0.796, -0.273),  # Beggar
    (0.431, -0.203),  # Copycat
    (0.235, -0.021),  # Forger
    (0.949, -0.557),  # Gold Digger
    (0.297, -0.144),  # Guardian Angel
    (0.220, 0.068),  # Hustler
    (0.047, 0.072),  # Know-it-All
    (0.551, -0.304),  # Sidekick
    (0.104, -0.101),  # Lock Picker
    (0.280, 0.114),  # recruit
    (-0.303, -0.413),  # haggle
    (-0.040, -0.224),  # freelance
    (-0.042, 0.105),  # hide
    (0.101, 0.486),  # shrug
    (0.007, -0.067),  # cling
]

# The Master Thieves' abilities, those that win most matches first.
THIEVES = [SHRUG, RECRUIT, HIDE, CLING, FREELANCE, HAGGLE]


def instinct(game: Game) -> Instinct:
    return SensibleInstinct(WEIGHTS, PLAIN)


def mind(game: Game) -> Instinct:
    """What a burglar goes by: it knows that markers left on the board cost points, and which
    Master Thieves win matches."""
    taste = Taste()
    taste.exposed = 1.4
    taste.thieves = THIEVES
    return SensibleInstinct(WEIGHTS, taste)


def master(game: Game) -> Instinct:
    """What a mastermind goes by, and expects of others: thieves who are quicker, and quick to end a
    match."""
    return KeenInstinct([now for now, _ in KEEN] + [late for _, late in KEEN], THIEVES)
