"""Who wins between two: four races, each to be won by a lead of two, and special items besides.

Until the end every lead wanders with the cards that are still to come, and fades, since whoever
is behind in a category gains most there. What that makes of all four together is counted out.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

CATEGORIES: Final = 4
PRIZE: Final = 3  # points for a category
BARELY: Final = 1.5  # a lead of one is none, a lead of two counts
# More than these is as good as these; only a box of one's own could come there.
FARTHEST: Final = 32  # tokens
MOST_POINTS: Final = 40
MOST_CARDS: Final = 40

# By tools/duel.py: how fast leads fade, how far they wander, how much luck there is in special
# items and how soon there is no more of it, what the ally is worth, and for how many cards the
# round counts that is about to be played.
NUMBERS: Final = [0.0413, 0.0511, 1.0588, 0.1033, 0.383, 6.2312]


def normal(x: float) -> float:
    """The chance that luck stays below so many standard deviations."""
    return 0.5 + 0.5 * erf(x / sqrt(2.0))


def within(x: int, bound: int) -> int:
    return -bound if x < -bound else bound if x > bound else x


class Duel:
    """Tables of chances, by how many cards are left."""

    def __init__(self, numbers: list[float]) -> None:
        fade, drift, luck, calm, ally, ahead = numbers
        self.races: list[list[float]] = []  # to win a category with this lead
        self.ends: list[list[float]] = []  # to win with so many points more, and the ally at hand
        for cards in range(MOST_CARDS + 1):
            left = cards + ahead
            stays = 1 / (1 + fade * left)
            wander = sqrt(drift * left)
            leads = range(-FARTHEST, FARTHEST + 1)
            self.races.append([normal((lead * stays - BARELY) / wander) for lead in leads])
            spread = sqrt(luck * left / (1 + calm * left))
            points = range(-MOST_POINTS, MOST_POINTS + 1)
            self.ends.append([normal((more + ally) / spread) for more in points])

    def chance(self, cards: int, leads: list[int], items: int, ally: bool) -> float:
        """To win, for somebody with these leads and so many points more in special items, at the
        beginning of a round that is begun with the ally or without."""
        cards = min(cards, MOST_CARDS)
        race = self.races[cards]
        # How likely it is to win so many categories more than the other, from -4 on.
        odds = [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]
        for lead in leads:
            won = race[FARTHEST + within(lead, FARTHEST)]
            lost = race[FARTHEST - within(lead, FARTHEST)]
            level = 1.0 - won - lost
            below = 0.0
            for i in range(2 * CATEGORIES):
                here = odds[i]
                odds[i] = level * here + won * below + lost * odds[i + 1]
                below = here
            odds[2 * CATEGORIES] = level * odds[2 * CATEGORIES] + won * below
        end = self.ends[cards]
        total = 0.0
        for i in range(2 * CATEGORIES + 1):
            more = within(PRIZE * (i - CATEGORIES) + items, MOST_POINTS)
            total += odds[i] * (end[MOST_POINTS + more] if ally else 1.0 - end[MOST_POINTS - more])
        return total
