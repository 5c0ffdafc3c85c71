"""What each Hidden Agenda asks for, found by its id. All look at the final state [R67]."""

from __future__ import annotations

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


class Ace(Goal):
    """A Character with more skill icons than everybody in the other crews [R68]."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        mine = 0
        theirs = 0
        for other in range(s.seats):
            for one in s.crew[other]:
                if other == seat:
                    mine = max(mine, icons(shown(s, one)))
                else:
                    theirs = max(theirs, icons(shown(s, one)))
        return mine > theirs or (s.switches.ace_ties and mine == theirs and mine > 0)


class Collector(Goal):
    """So many Treasures."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        return bits(s.treasures[seat]) >= number


class Mastery(Goal):
    """The crew shows so much of one skill."""

    def __init__(self, k: int) -> None:
        self.k = k

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        return skill(crew_shows(s, seat), self.k) >= number


class CompleteCrew(Goal):
    """Four Characters, all four skills."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        total = crew_shows(s, seat)
        for k in range(4):
            if not skill(total, k):
                return False
        return len(s.crew[seat]) >= 4


class BirdsOfAFeather(Goal):
    """So many Characters with the same skill."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        for k in range(4):
            count = 0
            for one in s.crew[seat]:
                if skill(shown(s, one), k):
                    count += 1
            if count >= number:
                return True
        return False


class OldFriends(Goal):
    """Four Characters, among them both from the draft, unexhausted."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        friends = 0
        for one in s.crew[seat]:
            if s.drafted[seat] >> one & 1 and s.fresh(one):
                friends += 1
        return friends == 2 and len(s.crew[seat]) >= 4


class Liberator(Goal):
    """Somebody joined from Jail."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        return bool(s.freed >> seat & 1)


class Serpent(Goal):
    """Betrayed at least once."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        return bool(s.betrayers >> seat & 1)


class ThiefsWord(Goal):
    """So many successful heists with others, and never a betrayal."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        return s.joint[seat] >= number and not s.betrayers >> seat & 1


class LoneWolf(Goal):
    """An Objective taken alone."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        return bool(s.lone >> seat & 1)


class PersonalReasons(Goal):
    """More Coins than the player on the left, before Agendas."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        wealth = s.wealth()
        return wealth[seat] > wealth[(seat + 1) % s.seats]


class LastScore(Goal):
    """The leader of the heist that ended the match."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        return s.last_leader == seat


class RedLedger(Goal):
    """So many Characters in the Graveyard."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        return len(s.graveyard) >= number


class OldCode(Goal):
    """There have been no more betrayals than so many."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        return s.betrayals <= number


class HighSociety(Goal):
    """The recruitment costs of the crew add up to so much."""

    def met(self, s: NoHonorState, seat: int, number: int) -> bool:
        total = 0
        for one in s.crew[seat]:
            total += s.box.cost[one]
        return total >= number


GOALS: Final[dict[str, Goal]] = {
    "the_ace": Ace(),
    "the_collector": Collector(),
    "the_fist": Mastery(MUSCLE),
    "the_shadow": Mastery(STEALTH),
    "honeyed_word": Mastery(LIES),
    "the_artificer": Mastery(TINKER),
    "complete_crew": CompleteCrew(),
    "birds_of_a_feather": BirdsOfAFeather(),
    "old_friends": OldFriends(),
    "the_liberator": Liberator(),
    "the_serpent": Serpent(),
    "a_thiefs_word": ThiefsWord(),
    "lone_wolf": LoneWolf(),
    "personal_reasons": PersonalReasons(),
    "the_last_score": LastScore(),
    "red_ledger": RedLedger(),
    "the_old_code": OldCode(),
    "high_society": HighSociety(),
}
