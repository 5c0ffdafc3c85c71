"""What nobody in their senses would do: moves that are left out before anybody thinks about them.

Each question has a rule of sense. Where a rule leaves nothing, it does not apply.
"""

from __future__ import annotations

from typing import cast

from rookery.games.nohonor.instinct.meddler import MENDERS
from rookery.games.nohonor.instinct.plans import Plan
from rookery.games.nohonor.instinct.talker import HOPELESS, WORTHWHILE, Talker
from rookery.games.nohonor.instinct.thief import GUARDED, TREASURE_WORTH
from rookery.games.nohonor.rules import vocabulary as v
from rookery.games.nohonor.rules.cards import JAIL, NO_HEIST, Act, skill
from rookery.games.nohonor.rules.exchange import partner_of
from rookery.games.nohonor.rules.heist import Naming
from rookery.games.nohonor.rules.negotiation import ACCEPTED, COUNTERED
from rookery.games.nohonor.rules.reactions import Saving
from rookery.games.nohonor.rules.schemes import (
    ImprovisedPlan,
    Reinforcements,
    ShiftNeed,
    Strengthen,
    Strike,
    TakeCoins,
)
from rookery.games.nohonor.rules.state import NoHonorState

FAVOURABLE = 0.5  # the odds from which a heist is worth a start
NEARLY = 0.8  # of a fair share: not to be refused, though one may ask for more
HAUL = 4  # Coins for which one gives an action
LEISURE = (v.EXCHANGE, v.LEGWORK, v.REST_AND_DRAW, v.HEADHUNT)  # what can wait


class Sensible(Talker):
    """A rule of sense for each question: which of the moves are left."""

    # The turn

    def sane_turn(self, s: NoHonorState) -> list[int]:
        box, seat = self.box, self.seat
        room = s.hand_limit(seat) - len(s.hand[seat])
        tired = any(not s.fresh(one) for one in s.crew[seat])
        ready = s.actions == 1 and self.has_heist_ready(s)
        kept: list[int] = []
        for move in self.moves:
            if move in (v.END_TURN, v.REST):
                continue  # an action is always good for cards, and they come with a rest
            if ready and (move in LEISURE or box.recruit <= move < box.fire):
                continue  # the last action is for what can be done at once
            if move == v.REST_AND_DRAW and not tired and room > 2:
                continue  # Legwork draws more
            if move == v.EXCHANGE and s.rounds < s.switches.proposals:
                continue  # there has been enough talk
            if move == v.HEADHUNT and (not s.room(seat) or s.actions == 1):
                continue  # the new faces would be the others'
            if v.HEIST <= move <= v.JAILBREAK and not self.is_feasible(s, move - v.HEIST):
                continue
            if box.fire <= move < box.use and not self.makes_room(s, move - box.fire):
                continue
            kept.append(move)
        return kept

    def has_heist_ready(self, s: NoHonorState) -> bool:
        """Whether those at hand could do one alone that is worth its while, and will not end the
        match."""
        people = self.fresh(s, self.seat)
        for target in range(2):
            if v.HEIST + target in self.moves and not self.is_veiled(s, target):
                plan = self.plan_with(s, target, people)
                good = self.odds(s, plan, 1 << self.seat) > FAVOURABLE and s.haul[target] >= HAUL
                if not plan.missing and good and not s.is_finale(target):
                    return True
        return False

    def is_feasible(self, s: NoHonorState, target: int) -> bool:
        """Whether those at hand, with those who can still be asked, could do it."""
        if target != JAIL and self.is_veiled(s, target):
            return True
        people = self.fresh(s, self.seat)
        if self.patience(s) and s.rounds == s.switches.proposals:  # nobody has refused this turn
            for seat in range(s.seats):
                if seat != self.seat:
                    people = people + self.fresh(s, seat)
        return self.plan_with(s, target, people).missing <= HOPELESS

    def makes_room(self, s: NoHonorState, one: int) -> bool:
        """Whether somebody better waits for the place."""
        if s.room(self.seat):
            return False
        purse = s.coins[self.seat] + s.recruit_discount(self.seat)
        worth = self.character_worth(s, one)
        return any(
            self.box.cost[other] <= purse and self.character_worth(s, other) > worth
            for other in s.pool
        )

    # Bargains

    def sane_planning(self, s: NoHonorState) -> list[int]:
        if s.draft_seat >= 0:
            least, most = self.sensible_shares(s, s.draft_seat)
            return [move for move in self.moves if least <= move - v.SHARE <= most]
        alone = self.plan_with(s, s.target, self.fresh(s, self.seat))
        invited = self.invited(s)
        plan = self.team_plan(s, [self.seat, *invited])
        strong = not alone.missing and not s.is_finale(s.target) and s.haul[s.target] > 1
        kept: list[int] = []
        for move in self.moves:
            if v.INVITE <= move < v.DROP:
                if strong and GUARDED * s.haul[s.target] < 1.0:
                    continue  # company costs more than it is worth
                if not self.is_of_use(s, invited, move - v.INVITE):
                    continue
            if move == v.ALONE and alone.missing > HOPELESS:
                continue
            if move == v.PROPOSE and plan.missing > HOPELESS:
                continue
            if move == v.ABANDON and ((strong and not invited) or (invited and not plan.missing)):
                continue  # who has come so far goes on
            kept.append(move)
        return kept

    def is_of_use(self, s: NoHonorState, invited: list[int], seat: int) -> bool:
        """Whether the plan wants somebody of this seat, and nobody who can be trusted more could
        do the same."""
        plan = self.team_plan(s, [self.seat, *invited, seat])
        if all(s.owner[one] != seat for one in plan.people()):
            return False
        for other in range(s.seats):
            if other in (seat, self.seat) or other in invited or not self.fresh(s, other):
                continue
            if self.trust(s, other) > self.trust(s, seat):
                instead = self.team_plan(s, [self.seat, *invited, other])
                if instead.missing <= plan.missing:
                    return False
        return True

    def sane_considering(self, s: NoHonorState) -> list[int]:
        if s.target == JAIL:
            return self.moves
        offered, draws = s.agreed[self.seat], s.draws.count(self.seat)
        gain = offered + TREASURE_WORTH * draws
        least, most = self.sensible_demands(s)
        plan, odds, fair = self.prospects(s)
        mine = len([one for one in plan.people() if s.owner[one] == self.seat])
        wanted = min(fair * self.price(s, s.active), float(most))
        left_out = {v.COUNTER} if most < least else set()
        if odds * self.trust(s, s.active) * gain <= self.risk(s, mine, odds) or (
            gain < wanted - 1 and self.price(s, s.active) > 1.0
        ):
            left_out.add(v.ACCEPT)
        elif gain >= NEARLY * fair * self.price(s, s.active) and odds > FAVOURABLE:
            if not s.is_finale(s.target):
                left_out.add(v.REFUSE)
                if gain > fair:
                    left_out.add(v.COUNTER)
        return [move for move in self.moves if move not in left_out]

    def risk(self, s: NoHonorState, mine: int, odds: float) -> float:
        """What is lost of those who are sent: they are tired, if it goes well."""
        return 0.3 * mine + (1 - odds) * 0.8 * mine

    def sane_counteroffer(self, s: NoHonorState) -> list[int]:
        offered, draws = s.agreed[self.seat], s.draws.count(self.seat)
        if self.moves[0] >= v.SHARE:
            least, most = self.sensible_demands(s)
            return [move for move in self.moves if least <= move - v.SHARE <= most]
        more = s.draft_shares[self.seat] > offered
        return [move for move in self.moves if move - v.CLAIM >= draws + (0 if more else 1)]

    def sane_deciding(self, s: NoHonorState) -> list[int]:
        """What was accepted is used, and what is asked for is weighed."""
        partners = [seat for seat in range(s.seats) if s.answers[seat] in (ACCEPTED, COUNTERED)]
        asked = any(s.answers[seat] == COUNTERED for seat in partners)
        alone = self.plan_with(s, s.target, self.fresh(s, self.seat))
        plan = self.team_plan(s, [self.seat, *partners])
        sent = 1 << self.seat
        left = s.haul[s.target]
        for seat in partners:
            sent |= 1 << seat
            left -= s.agreed[seat]
        fair = s.target == JAIL or left >= self.leaders_part(s, plan)
        good = bool(partners) and fair and self.odds(s, plan, sent) > FAVOURABLE
        kept: list[int] = []
        for move in self.moves:
            if move == v.AGREE and not fair:
                continue
            if move == v.ALONE and alone.missing > HOPELESS:
                continue
            if good and (move == v.ABANDON or (move != v.AGREE and not asked)):
                continue
            if good and v.DROP <= move < v.WITH:
                continue
            kept.append(move)
        return kept

    def sane_bargaining(self, s: NoHonorState) -> list[int]:
        """An Exchange is for both sides: nobody proposes what the others cannot want."""
        fair = True
        if self.seat != s.active:
            fair = -self.balance(s, self.seat) > WORTHWHILE
        else:
            for partner in {partner_of(one) for one in s.deal}:
                fair = fair and self.balance(s, partner) > WORTHWHILE
        return [move for move in self.moves if move != v.PROPOSE or fair]

    # Sending the team

    def sane_sending(self, s: NoHonorState) -> list[int]:
        """Those moves after which no more is missing than has to be."""
        reserves = self.reserves(s)
        now = self.plan_with(s, s.target, reserves).missing
        best = now
        after: dict[int, int] = {}
        for move in self.moves:
            if self.box.send <= move < self.box.recall:
                one, slot = divmod(move - self.box.send, v.MAX_SLOTS)
                s.post[one] = slot
                rest = [other for other in reserves if other != one]
                after[move] = self.plan_with(s, s.target, rest).missing
                s.post[one] = -1
                best = min(best, after[move])
        others = [one for one in reserves if s.owner[one] != self.seat]
        idle = self.plan_with(s, s.target, others).missing
        kept: list[int] = []
        for move in self.moves:
            if move in after and after[move] > best:
                continue
            if move == v.DONE and idle > best:
                continue
            if best == 0 and (move == v.ABANDON or move >= self.box.recall):
                if move == v.ABANDON or self.box.recall <= move < self.box.offer:
                    continue
            kept.append(move)
        return kept

    def sane_naming(self, s: NoHonorState) -> list[int]:
        """The challenges for which least is missing."""
        slot = cast(Naming, self.frame).slot
        reserves = self.reserves(s) if not s.sent else []
        before = s.challenge[slot]
        missing: dict[int, int] = {}
        for move in self.moves:
            s.challenge[slot] = move - v.CHALLENGE
            missing[move] = self.plan_with(s, s.target, reserves).missing
        s.challenge[slot] = before
        least = min(missing.values())
        return [move for move in self.moves if missing[move] == least]

    # Complications

    def aimed_at(self, s: NoHonorState, slot: int) -> int:
        """The skills that the targeted challenge of a Defense asks for, one bit each."""
        asked = 0
        if s.challenge[slot] >= 0:
            need = s.need(slot, s.challenge[slot])
            for k in range(4):
                if skill(need, k):
                    asked |= 1 << k
        return asked

    def sane_complications(self, s: NoHonorState) -> list[int]:
        asked, lacking = 0, 0
        for slot in range(len(s.guards[s.target])):
            asked |= self.aimed_at(s, slot)
        for _slot, k, gap in self.gaps(s):
            if gap > 0:
                lacking |= 1 << k
        return [move for move in self.moves if self.changes(s, move, asked, lacking)]

    def changes(self, s: NoHonorState, move: int, asked: int, lacking: int) -> bool:
        """Whether a card or an ability can change what becomes of the heist for the better. A pass
        is not final: there is time to answer when somebody else has done something."""
        box = self.box
        helping = self.is_helping(s)
        if box.use <= move < box.send:
            skills = MENDERS.get(box.characters[(move - box.use) >> 1], 0)
            if not skills:
                return True
            return bool(skills & lacking) if helping or lacking else bool(skills & asked)
        if not box.play <= move < box.code:
            return True
        effect = box.scheme_effect[move - box.play]
        if isinstance(effect, Strengthen):
            return bool(lacking >> effect.k & 1)
        if isinstance(effect, ShiftNeed):
            if effect.sign < 0:
                return lacking != 0
            return not helping and not lacking and bool(effect.skills & asked)
        if isinstance(effect, ImprovisedPlan):
            return lacking != 0 or not helping
        if isinstance(effect, Reinforcements):
            return helping == (lacking != 0)
        if isinstance(effect, Strike):
            return s.sent != 1 << self.seat
        return True

    # Targets

    def sane_choosing(self, s: NoHonorState) -> list[int]:
        kept = [move for move in self.moves if self.is_sane_target(s, move)]
        if self.box.pick <= self.moves[-1] < self.box.recruit:
            act = cast(Act, self.frame)
            effect = act.effect()
            if isinstance(effect, Strike):
                kept = [move for move in kept if s.owner[move - self.box.pick] != self.seat]
            elif isinstance(effect, Strengthen):
                short = {slot for slot, k, gap in self.gaps(s) if k == effect.k and gap > 0}
                helped = [move for move in kept if s.post[move - self.box.pick] in short]
                kept = helped or kept
        return kept

    def is_sane_target(self, s: NoHonorState, move: int) -> bool:
        act = cast(Act, self.frame)
        effect = act.effect()
        if v.PLAYER <= move < v.INVITE:
            return not isinstance(effect, TakeCoins) or s.coins[move - v.PLAYER] > 0
        if s.target == NO_HEIST:
            return True
        skills = effect.skills if isinstance(effect, ShiftNeed) else 15
        if v.DEFENSE <= move < v.REPLACE:
            changed = isinstance(effect, ImprovisedPlan | Reinforcements)
            return changed or bool(self.aimed_at(s, move - v.DEFENSE) & skills)
        if v.SKILL <= move < v.CHALLENGE and act.chosen and v.DEFENSE <= act.chosen[0] < v.REPLACE:
            return bool(self.aimed_at(s, act.chosen[0] - v.DEFENSE) >> (move - v.SKILL) & 1)
        if move == v.RAISE:
            return not self.is_helping(s)
        return True

    # Answers

    def sane_countering(self, s: NoHonorState) -> list[int]:
        """Nobody cancels what changes nothing, or what helps the own heist along."""
        played = cast(Act, s.frames[-2])
        if played.kind < 0 or s.target == NO_HEIST:
            return self.moves
        effect = played.effect()
        idle = False
        if isinstance(effect, ShiftNeed) and len(played.chosen) > 1:
            slot, k = played.chosen[0] - v.DEFENSE, played.chosen[1] - v.SKILL
            idle = not self.aimed_at(s, slot) >> k & 1
            idle = idle or (effect.sign < 0 and self.is_helping(s))
        if isinstance(effect, Strengthen):
            one = played.picked(0)
            idle = self.is_helping(s) or one < 0 or s.post[one] < 0
            idle = idle or not self.aimed_at(s, s.post[one]) >> effect.k & 1
        return [v.PASS] if idle else self.moves

    def sane_saving(self, s: NoHonorState) -> list[int]:
        mine = s.owner[cast(Saving, self.frame).one] == self.seat
        return self.moves if mine else [v.PASS]

    def anybody(self, s: NoHonorState) -> list[int]:
        """Whoever comes for nothing is taken."""
        return [move for move in self.moves if move != v.PASS]

    def team_plan(self, s: NoHonorState, seats: list[int]) -> Plan:
        people: list[int] = []
        for seat in seats:
            people = people + self.fresh(s, seat)
        return self.plan_with(s, s.target, people)
