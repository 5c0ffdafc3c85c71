"""What Hidden Agendas ask for, found by their goals. All look at the final state [R67]."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from rookery.games.nohonor.rules.cards import (
    LIES,
    MUSCLE,
    STEALTH,
    TINKER,
    Goal,
    bits,
    icons,
    skill,
)
from rookery.games.nohonor.rules.state import NoHonorState


def shown(s: NoHonorState, one: int) -> int:
    """The skills of a Character as Agendas see them: printed and attached."""
    return s.box.skills[one] + s.extra[one]


def crew_shows(s: NoHonorState, seat: int) -> int:
    total = 0
    for one in s.crew[seat]:
        total += shown(s, one)
    return total


class Counted(Goal):
    """The card says how many, or how much."""

    def __init__(self, number: int) -> None:
        self.number = number


class Ace(Goal):
    """A Character with more skill icons than everybody in the other crews [R68]."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        mine = 0
        theirs = 0
        for other in range(s.seats):
            for one in s.crew[other]:
                if other == seat:
                    mine = max(mine, icons(shown(s, one)))
                else:
                    theirs = max(theirs, icons(shown(s, one)))
        return mine > theirs or (s.switches.ace_ties and mine == theirs and mine > 0)


class Collector(Counted):
    """So many Treasures."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        return bits(s.treasures[seat]) >= self.number


class Mastery(Counted):
    """The crew shows so much of one skill."""

    def __init__(self, k: int, number: int) -> None:
        self.k = k
        self.number = number

    def met(self, s: NoHonorState, seat: int) -> bool:
        return skill(crew_shows(s, seat), self.k) >= self.number


class CompleteCrew(Counted):
    """So many Characters, all four skills."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        total = crew_shows(s, seat)
        for k in range(4):
            if not skill(total, k):
                return False
        return len(s.crew[seat]) >= self.number


class BirdsOfAFeather(Counted):
    """So many Characters with the same skill."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        for k in range(4):
            count = 0
            for one in s.crew[seat]:
                if skill(shown(s, one), k):
                    count += 1
            if count >= self.number:
                return True
        return False


class OldFriends(Counted):
    """So many Characters, among them both from the draft, unexhausted."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        friends = 0
        for one in s.crew[seat]:
            if s.drafted[seat] >> one & 1 and s.fresh(one):
                friends += 1
        return friends == 2 and len(s.crew[seat]) >= self.number


class Liberator(Goal):
    """Somebody joined from Jail."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        return bool(s.freed >> seat & 1)


class Serpent(Goal):
    """Betrayed at least once."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        return s.treasons[seat] > 0


class ThiefsWord(Counted):
    """So many successful heists with others, and never a betrayal."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        return s.joint[seat] >= self.number and not s.treasons[seat]


class LoneWolf(Goal):
    """An Objective taken alone."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        return bool(s.lone >> seat & 1)


class PersonalReasons(Goal):
    """More Coins than the player on the left, before Agendas."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        wealth = s.wealth()
        return wealth[seat] > wealth[(seat + 1) % s.seats]


class LastScore(Goal):
    """The leader of the heist that ended the match."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        return s.last_leader == seat


class RedLedger(Counted):
    """So many Characters in the Graveyard."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        return len(s.graveyard) >= self.number


class OldCode(Counted):
    """There have been no more betrayals than so many."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        return s.betrayals <= self.number


class HighSociety(Counted):
    """The recruitment costs of the crew add up to so much."""

    def met(self, s: NoHonorState, seat: int) -> bool:
        total = 0
        for one in s.crew[seat]:
            total += s.box.cost[one]
        return total >= self.number


# What makes a goal, and the numbers of its card.
GOALS: Final[dict[str, tuple[Callable[..., Goal], str]]] = {
    "the_ace": (Ace, ""),
    "the_collector": (Collector, "number"),
    "the_fist": (partial(Mastery, MUSCLE), "number"),
    "the_shadow": (partial(Mastery, STEALTH), "number"),
    "honeyed_word": (partial(Mastery, LIES), "number"),
    "the_artificer": (partial(Mastery, TINKER), "number"),
    "complete_crew": (CompleteCrew, "number"),
    "birds_of_a_feather": (BirdsOfAFeather, "number"),
    "old_friends": (OldFriends, "number"),
    "the_liberator": (Liberator, ""),
    "the_serpent": (Serpent, ""),
    "a_thiefs_word": (ThiefsWord, "number"),
    "lone_wolf": (LoneWolf, ""),
    "personal_reasons": (PersonalReasons, ""),
    "the_last_score": (LastScore, ""),
    "red_ledger": (RedLedger, "number"),
    "the_old_code": (OldCode, "number"),
    "high_society": (HighSociety, "number"),
}
