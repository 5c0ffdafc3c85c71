"""Negotiation: proposals, answers, sending the team; and trades."""

from __future__ import annotations

from typing import cast

from rookery.games.nohonor.instinct.meddler import Meddler
from rookery.games.nohonor.instinct.plans import Plan
from rookery.games.nohonor.instinct.thief import LIKELY, TREASURE_WORTH
from rookery.games.nohonor.rules import vocabulary as v
from rookery.games.nohonor.rules.cards import JAIL, NO_HEIST, bits, skill
from rookery.games.nohonor.rules.exchange import (
    CHARACTER,
    COINS,
    GIVES,
    TREASURE,
    partner_of,
    side_of,
    sort_of,
    value_of,
)
from rookery.games.nohonor.rules.heist import Lending, Naming, team_of
from rookery.games.nohonor.rules.state import NoHonorState

HOPELESS = 2  # more icons than these are never found on the way
WORTHWHILE = 0.5  # in Coins, for an Exchange


class Talker(Meddler):
    """Offers and accepts fair splits."""

    def planning(self, s: NoHonorState) -> int:
        target = s.target
        if s.draft_seat >= 0:
            return v.SHARE + min(self.offer(s, s.draft_seat), max(self.moves) - v.SHARE)
        heist = self.plan_now(s)
        if heist[1] != target:
            return v.ALONE if v.ABANDON not in self.moves else v.ABANDON
        for seat in range(s.seats):
            if heist[2] >> seat & 1 and v.INVITE + seat in self.moves:
                return v.INVITE + seat
        if heist[2] and not self.invited(s):
            instead = self.next_best_partner(s)
            if instead is not None:
                return instead
        if heist[2]:
            draws = len(s.draft_draws)
            if draws > 1 and s.draft_draws[0] < 0 and bits(heist[2]) == 1:
                partner = heist[2].bit_length() - 1
                return v.DRAW + partner  # with two Treasures each gets one
            return v.PROPOSE if v.PROPOSE in self.moves else v.ABANDON
        return v.ALONE if v.ALONE in self.moves else v.ABANDON

    def invited(self, s: NoHonorState) -> list[int]:
        return [seat for seat in range(s.seats) if s.draft_shares[seat] >= 0]

    def next_best_partner(self, s: NoHonorState) -> int | None:
        """With whom least is missing, where the first choice is out of the question."""
        best, least = None, HOPELESS + 1
        for move in self.moves:
            if v.INVITE <= move < v.DROP:
                people = self.fresh(s, self.seat) + self.fresh(s, move - v.INVITE)
                missing = self.plan_with(s, s.target, people).missing
                if missing < least:
                    best, least = move, missing
        return best

    def plan_now(self, s: NoHonorState) -> tuple[float, int, int, Plan]:
        """The best heist on the target that has been declared."""
        target = s.target
        if self.is_committed(s):
            return self.forced_plan(s)
        s.target = NO_HEIST
        heist = self.best_heist(s, False, target)
        s.target = target
        return heist

    def is_committed(self, s: NoHonorState) -> bool:
        return s.target != JAIL and self.is_veiled(s, s.target)

    def forced_plan(self, s: NoHonorState) -> tuple[float, int, int, Plan]:
        """There is no way back: the partner with whom least is missing."""
        target = s.target
        best = (0.0, target, 0, self.plan_with(s, target, self.fresh(s, self.seat)))
        for seat in range(s.seats):
            if seat != self.seat and self.fresh(s, seat) and self.patience(s):
                people = self.fresh(s, self.seat) + self.fresh(s, seat)
                plan = self.plan_with(s, target, people)
                if len(people) >= len(s.guards[target]) and plan.cost < best[3].cost - 1:
                    best = (0.0, target, 1 << seat, plan)
        return best

    def offer(self, s: NoHonorState, seat: int) -> int:
        """Less than fair at first, and fair at last; those who have kept faith are not haggled
        with."""
        plan = self.plan_now(s)[3]
        fair = self.share_for(s, s.target, plan, seat)
        faithful = s.joint[seat] and not s.treasons[seat]
        left = 0 if self.is_committed(s) or faithful else self.patience(s) - 1
        least, most = self.sensible_shares(s, seat)
        return max(least, min(most, fair - left + self.rng.below(2)))

    def sensible_shares(self, s: NoHonorState, seat: int) -> tuple[int, int]:
        """The least and the most that a leader offers a seat: something, and not so much that too
        little is left; to somebody who has betrayed less than would be fair."""
        promised = 0
        people = self.fresh(s, self.seat) + self.fresh(s, seat)
        for other in range(s.seats):
            if s.draft_shares[other] >= 0:
                promised += s.draft_shares[other]
                people = people + self.fresh(s, other)
        plan = self.plan_with(s, s.target, people)
        most = s.haul[s.target] - promised - self.leaders_part(s, plan)
        price = self.price(s, seat)
        if price > 1.0:
            most = min(most, int(self.share_for(s, s.target, plan, seat) / price))
        most = max(0, min(most, v.MAX_SHARE))
        return (min(most, 0 if s.draft_draws else 1), most)

    def leaders_part(self, s: NoHonorState, plan: Plan) -> int:
        """What a leader wants of the haul at least: half of what would be fair; and no less than
        going alone promises, if that would do."""
        fair = self.share_for(s, s.target, plan, s.active)
        part = max(1, (fair + 1) // 2)
        alone = self.plan_with(s, s.target, self.fresh(s, s.active))
        if not alone.missing and s.haul[s.target]:
            part = max(part, int(self.odds(s, alone, 1 << s.active) * s.haul[s.target]))
        return min(part, s.haul[s.target])

    def sensible_demands(self, s: NoHonorState) -> tuple[int, int]:
        """The least and the most that a partner asks for: more than was offered, or a Treasure for
        what is less; and not so much that the leader would rather stay at home."""
        plan = self.prospects(s)[0]
        rest = s.haul[s.target] - self.leaders_part(s, plan)
        for other in range(s.seats):
            if other != self.seat and s.agreed[other] > 0:
                rest -= s.agreed[other]
        offered = s.agreed[self.seat]
        more = s.draws.count(s.active)
        least = max(0, offered - round(TREASURE_WORTH + 0.6) * more) if more else offered + 1
        return (least, min(rest, v.MAX_SHARE))

    def considering(self, s: NoHonorState) -> int:
        gain, fair = self.weigh(s)
        if gain <= 0:
            return v.REFUSE
        share = s.agreed[self.seat] + 2 * s.draws.count(self.seat)
        if share >= fair * self.price(s, s.active) - 1 or s.target == JAIL:
            return v.ACCEPT
        return v.COUNTER if v.COUNTER in self.moves else v.REFUSE

    def prospects(self, s: NoHonorState) -> tuple[Plan, float, int]:
        """The best plan with all who have been asked before, its odds, and one's fair share."""
        people = self.fresh(s, s.active)
        sent = 1 << s.active | 1 << self.seat
        for seat in range(s.seats):
            if seat != s.active and s.agreed[seat] >= 0:
                people = people + self.fresh(s, seat)
                sent |= 1 << seat
        plan = self.plan_with(s, s.target, people)
        return (plan, self.odds(s, plan, sent), self.share_for(s, s.target, plan, self.seat))

    def weigh(self, s: NoHonorState) -> tuple[float, int]:
        """What joining would be worth, and what would be a fair share."""
        target = s.target
        leader = s.active
        plan, odds, fair = self.prospects(s)
        mine = len([one for one in plan.people() if s.owner[one] == self.seat])
        if not mine:
            return (0.0, 0)
        if target == JAIL:
            friendly = s.coins[leader] <= s.coins[self.seat]
            return (0.5 if friendly and odds > LIKELY and self.chance() < 0.4 else -1.0, 0)
        share = max(fair, s.agreed[self.seat])
        gain = self.worth_joining(odds * self.trust(s, leader), share, mine, odds)
        if "a_thiefs_word" in self.agendas(s):
            gain += 1.0
        if s.is_finale(target) and self.ending_mood(s, fair) < 0:
            gain -= 3.0
        return (gain, fair)

    def counteroffer(self, s: NoHonorState) -> int:
        if self.moves[0] >= v.SHARE:
            least, most = self.sensible_demands(s)
            fair = round(self.weigh(s)[1] * self.price(s, s.active))
            return v.SHARE + min(max(least, min(most, fair)), max(self.moves) - v.SHARE)
        wanted = s.draws.count(self.seat)
        if "the_collector" in self.agendas(s) or s.draft_shares[self.seat] <= s.agreed[self.seat]:
            wanted += 1
        return v.CLAIM + min(wanted, max(self.moves) - v.CLAIM)

    def deciding(self, s: NoHonorState) -> int:
        if v.AGREE in self.moves:
            sent = 1 << self.seat
            people = self.fresh(s, self.seat)
            given = 0
            for seat in range(s.seats):
                if v.DROP + seat in self.moves:
                    sent |= 1 << seat
                    people = people + self.fresh(s, seat)
                    given += s.agreed[seat]
            plan = self.plan_with(s, s.target, people)
            mine = len([one for one in plan.people() if s.owner[one] == self.seat])
            left = 2.0 if s.target == JAIL else s.haul[s.target] - given
            fair = left >= 0.7 * self.share_for(s, s.target, plan, self.seat)
            if fair and self.odds(s, plan, sent) * (left + 1) > 0.5 * mine:
                return v.AGREE
            if self.is_committed(s) and plan.missing < 3:
                return v.AGREE
        if v.REVISE in self.moves and self.patience(s) and self.chance() < 0.6:
            return v.REVISE
        heist = self.plan_now(s)
        if heist[1] == s.target and not heist[2] and v.ALONE in self.moves:
            return v.ALONE
        return v.ABANDON if v.ABANDON in self.moves else v.ALONE

    def sending(self, s: NoHonorState) -> int:
        plan = self.plan_with(s, s.target, self.reserves(s))
        for slot in range(len(plan.slots)):
            for one in plan.slots[slot][0]:
                move = self.box.send + v.MAX_SLOTS * one + slot
                if s.owner[one] == self.seat and move in self.moves:
                    return move
        return v.DONE if v.DONE in self.moves else self.moves[0]

    def reserves(self, s: NoHonorState) -> list[int]:
        """All who could still be sent on this heist, one's own first."""
        people: list[int] = []
        for i in range(s.seats):
            seat = (self.seat + i) % s.seats
            if team_of(s) >> seat & 1:
                people = people + self.fresh(s, seat)
        return people

    def naming(self, s: NoHonorState) -> int:
        slot = cast(Naming, self.frame).slot
        plan = self.plan_with(s, s.target, self.reserves(s) if not s.sent else [])
        if slot < len(plan.slots):
            return v.CHALLENGE + plan.slots[slot][1]
        return self.moves[0]

    def lending(self, s: NoHonorState) -> int:
        """Where the skill is asked for, and most at the tightest place."""
        k = self.box.treasure[cast(Lending, self.frame).treasure].skill

        def use(move: int) -> float:
            slot = s.post[move - self.box.pick]
            need = s.need(slot, s.challenge[slot])
            if not skill(need, k):
                return -9.0
            return -float(skill(s.skills_at(slot), k) - skill(need, k))

        return max(self.moves, key=use)

    def hearing(self, s: NoHonorState) -> int:
        """Accept what is worth more than what it costs."""
        return v.ACCEPT if self.balance(s, self.seat) > WORTHWHILE else v.REFUSE

    def balance(self, s: NoHonorState, partner: int) -> float:
        """What a partner gains by the Exchange on the table, as one sees it."""
        gain = 0.0
        for one in s.deal:
            if partner_of(one) != partner:
                continue
            sort, value = sort_of(one), value_of(one)
            if sort == CHARACTER:
                worth = self.character_worth(s, value)
            elif sort == TREASURE:
                worth = 3.5
            elif sort == COINS:
                worth = float(value)
            else:
                worth = 1.3 if side_of(one) == GIVES else 1.5 * value
            gain += worth if side_of(one) == GIVES else -worth
        return gain
