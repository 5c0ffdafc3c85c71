"""A thief who can judge: what things are worth, and what a heist promises."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from rookery.games.nohonor.instinct.plans import Plan, best_plan, question
from rookery.games.nohonor.rules import vocabulary as v
from rookery.games.nohonor.rules.cards import JAIL, NO_HEIST, NoHonor, bits, icons, skill
from rookery.games.nohonor.rules.schemes import ShiftNeed, Strengthen
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.truth import betrayal_value
from rookery.kernel.chance import Rng
from rookery.kernel.instinct import Instinct
from rookery.kernel.pieces import FACE
from rookery.kernel.state import Frame

SKILL_AGENDAS = {"the_fist": 1, "the_shadow": 2, "honeyed_word": 0, "the_artificer": 3}

# How likely an Agenda is to come true for somebody who tries, about.
HOPES = {
    "the_ace": 0.3,
    "the_collector": 0.35,
    "the_fist": 0.45,
    "the_shadow": 0.45,
    "honeyed_word": 0.45,
    "the_artificer": 0.45,
    "complete_crew": 0.6,
    "birds_of_a_feather": 0.55,
    "old_friends": 0.5,
    "the_liberator": 0.5,
    "the_serpent": 0.6,
    "a_thiefs_word": 0.4,
    "lone_wolf": 0.5,
    "personal_reasons": 0.5,
    "the_last_score": 0.3,
    "red_ledger": 0.3,
    "the_old_code": 0.25,
    "high_society": 0.45,
}

# What a Scheme is worth in the hand, about, where its type says too little.
CARD_WORTH = {
    "betrayal": 2.4,
    "traitor": 3.0,
    "vanish": 2.0,
    "blood_money": 1.6,
    "side_job": 2.0,
    "foiled": 2.4,
    "play_dead": 1.8,
    "slippery": 1.4,
    "taking_it_personally": 1.4,
    "weapons_cache": 2.4,
    "pawned_goods": 2.2,
    "lucky_break": 2.0,
    "stick_up_crew": 1.6,
    "improvised_plan": 0.8,
    "blackmail": 0.7,
    "loyal": 0.8,
    "sleight": 0.9,
}
TYPE_WORTH = [1.2, 1.6, 1.4, 1.3, 1.5]
TREASURE_WORTH = 2.4  # in Coins, before one knows which
PLANS_KEPT = 20_000
WEARY = 10  # rounds; most matches have three to seven
GUARDED = 0.07  # by so much the odds fall with every outsider
FAITH = 0.95  # that somebody who has never betrayed keeps a bargain,
DOUBT = 0.7  # and somebody who has,
AMENDS = 0.05  # better by so much for every heist together since,
FORGIVEN = 0.9  # but never as before
TROUBLE = 0.5  # what a share has to bring at least
LIKELY = 0.6  # the odds for which somebody may help with a jailbreak
PATIENCE = 3  # proposals in a turn; whoever has not agreed by then will not


class Thief(Instinct):
    """What every scripted player of this game knows how to weigh.

    The cards of others in a state are guesses, and it never looks at them.
    """

    def __init__(self, box: NoHonor, rng: Rng, weights: list[float]) -> None:
        super().__init__(weights)
        self.box = box
        self.rng = rng
        self.plans: dict[tuple[int, ...], Plan] = {}  # see `plan_with`
        self.seat = 0  # for whom it decides just now
        self.moves: list[int] = []  # the legal ones
        self.frame: Frame[Any] = Frame()  # what is asked

    def chance(self) -> float:
        return self.rng.below(1 << 20) / (1 << 20)

    def agendas(self, s: NoHonorState) -> list[str]:
        return [self.box.agendas[one & FACE] for one in s.agendas[self.seat]]

    def hand(self, s: NoHonorState) -> list[int]:
        return [one & FACE for one in s.hand[self.seat]]

    # What things are worth

    def character_worth(self, s: NoHonorState, one: int) -> float:
        box = self.box
        worth = 0.6 + 1.1 * icons(box.skills[one] + s.extra[one])
        worth += 0.35 * len(box.abilities[one])
        if box.passive[one].final_coins:
            worth += 1.2
        return worth + self.agenda_pull(s, one)

    def agenda_pull(self, s: NoHonorState, one: int) -> float:
        """How much a Character helps with one's Agendas."""
        box = self.box
        pull = 0.0
        crew = s.crew[self.seat]
        for agenda in self.agendas(s):
            if agenda in SKILL_AGENDAS:
                pull += 0.9 * skill(box.skills[one], SKILL_AGENDAS[agenda])
            elif agenda == "the_ace":
                pull += 0.8 * max(0, icons(box.skills[one]) - 2)
            elif agenda == "high_society":
                pull += 0.35 * (box.cost[one] - 2)
            elif agenda == "complete_crew":
                have = 0
                for mate in crew:
                    if mate != one:
                        have |= box.skills[mate]
                for k in range(4):
                    if skill(box.skills[one], k) and not skill(have, k):
                        pull += 0.8
            elif agenda == "birds_of_a_feather":
                for k in range(4):
                    if skill(box.skills[one], k):
                        mates = [m for m in crew if m != one and skill(box.skills[m], k)]
                        pull += 0.35 * len(mates)
            elif agenda == "old_friends" and s.drafted[self.seat] >> one & 1:
                pull += 1.5
        return pull

    def card_worth(self, s: NoHonorState, kind: int) -> float:
        name = self.box.schemes[kind]
        worth = CARD_WORTH.get(name, TYPE_WORTH[self.box.scheme_type[kind]])
        if betrayal_value(s, kind) and self.loyal(s):
            worth = 0.3
        return worth

    def loyal(self, s: NoHonorState) -> bool:
        """Whether a betrayal would spoil an Agenda."""
        names = self.agendas(s)
        if "the_old_code" in names and s.betrayals <= self.tolerated(s):
            return True
        mine = s.treasons[self.seat]
        return "a_thiefs_word" in names and not mine and s.joint[self.seat] >= 1

    def tolerated(self, s: NoHonorState) -> int:
        """How many betrayals The Old Code can bear."""
        return s.goal(self.box.agendas.index("the_old_code")).number

    def wealth(self, s: NoHonorState) -> list[float]:
        """About what everybody would score now; the Agendas of others are unknown."""
        known = s.wealth()
        guess = [float(coins) + 4.0 for coins in known]
        guess[self.seat] = float(s.scores()[self.seat])
        return guess

    # Plans for heists

    def fresh(self, s: NoHonorState, seat: int) -> list[int]:
        return [one for one in s.crew[seat] if s.fresh(one) and s.post[one] < 0]

    def plan_with(self, s: NoHonorState, target: int, people: list[int]) -> Plan:
        """The best plan with these people. Before a heist begins the same question comes up in
        many worlds, so the answers are kept."""
        if s.target != NO_HEIST:
            return best_plan(s, target, people)
        key = question(s, target, people)
        plan = self.plans.get(key)
        if plan is None:
            if len(self.plans) >= PLANS_KEPT:
                self.plans.clear()
            plan = best_plan(s, target, people)
            self.plans[key] = plan
        return plan

    def boosts(self, s: NoHonorState) -> int:
        """Cards in one's own hand that help a heist along."""
        count = 0
        for kind in self.hand(s):
            if self.is_boost(kind):
                count += 1
        return count

    def is_boost(self, kind: int) -> bool:
        """Whether a Scheme lends icons to a heist, or asks for fewer."""
        effect = self.box.scheme_effect[kind]
        if isinstance(effect, ShiftNeed):
            return effect.sign < 0
        return isinstance(effect, Strengthen)

    def odds(self, s: NoHonorState, plan: Plan, sent: int) -> float:
        """About how likely a plan is to succeed in spite of everybody else."""
        if plan.missing > 2:
            return 0.0
        enemies = s.seats - bits(sent)
        odds = 0.95 - GUARDED * enemies + 0.05 * min(plan.margin, 2)
        boosts = self.boosts(s)
        if plan.missing:
            if not boosts:
                return 0.05
            odds *= 0.75 if plan.missing == 1 else 0.5
        elif boosts:
            odds += 0.05 * min(boosts, 2)
        return min(odds, 0.95)

    def value(self, s: NoHonorState, target: int) -> float:
        """What a target is worth in all: its haul, its Treasures, or somebody from Jail."""
        if target == JAIL:
            worth = 2.0
            if "the_liberator" in self.agendas(s) and not s.freed >> self.seat & 1:
                worth += 4.0
            return worth
        treasure = TREASURE_WORTH + (1.5 if "the_collector" in self.agendas(s) else 0.0)
        return s.haul[target] + treasure * self.box.draws[s.mats[target]]

    def share_for(self, s: NoHonorState, target: int, plan: Plan, seat: int) -> int:
        """A fair share of the haul for a seat: by the number of Characters it sends."""
        if target == JAIL:
            return 0
        people = plan.people() or self.company(s, seat)
        theirs = len([one for one in people if s.owner[one] == seat])
        return min(round(s.haul[target] * theirs / max(1, len(people))), v.MAX_SHARE)

    def company(self, s: NoHonorState, seat: int) -> list[int]:
        """All who could be sent with a seat, where nobody knows who will be needed."""
        people: list[int] = []
        for other in range(s.seats):
            asked = bool(s.agreed) and s.agreed[other] >= 0
            asked = asked or (bool(s.draft_shares) and s.draft_shares[other] >= 0)
            if other in (s.active, seat) or asked:
                people = people + self.fresh(s, other)
        return people

    def would_join(self, s: NoHonorState, target: int, plan: Plan, seat: int, sent: int) -> bool:
        """Whether a seat would go along for a fair share, as far as everybody can tell."""
        odds = self.odds(s, plan, sent)
        if target == JAIL:
            return odds > LIKELY and s.coins[self.seat] <= s.coins[seat]
        theirs = len([one for one in plan.people() if s.owner[one] == seat])
        fair = self.share_for(s, target, plan, seat)
        return self.worth_joining(odds * self.trust(s, self.seat), fair, theirs, odds) > 0

    def worth_joining(self, kept: float, share: float, people: int, odds: float) -> float:
        """What a partner can expect who sends so many, where a share comes true so often."""
        return kept * share - (1 - odds) * 0.8 * people - TROUBLE

    def trust(self, s: NoHonorState, seat: int) -> float:
        """How likely a seat keeps a bargain, by what everybody has seen of it."""
        if not s.treasons[seat]:
            return FAITH
        return min(FORGIVEN, DOUBT + AMENDS * max(0, s.joint[seat] - 1))

    def price(self, s: NoHonorState, seat: int) -> float:
        """How much more than a fair share one has to be worth to go with a seat: the price of
        trust, which falls with good deeds."""
        return FAITH / self.trust(s, seat)

    def patience(self, s: NoHonorState) -> int:
        """How many more proposals it would make in this turn."""
        return max(0, min(s.rounds, PATIENCE - s.switches.proposals + s.rounds))

    def best_heist(
        self, s: NoHonorState, refreshed: bool, only: int = NO_HEIST
    ) -> tuple[float, int, int, Plan]:
        """The most promising heist: its expected gain, target, partners and plan."""
        best = (0.4, -1, 0, Plan())
        targets = [0, 1]
        if s.jail and s.room(self.seat):
            targets.append(JAIL)
        if only != NO_HEIST:
            targets = [only]
        mine = [one for one in s.crew[self.seat] if refreshed or s.fresh(one)]
        if not mine:
            return best
        others = [seat for seat in range(s.seats) if seat != self.seat and self.fresh(s, seat)]
        if not self.patience(s):
            others = []
        for target in targets:
            if target != JAIL and self.is_veiled(s, target):
                continue
            value = self.value(s, target)
            final = s.is_finale(target)
            groups: list[tuple[int, ...]] = [()]
            groups += [(other,) for other in others]
            if len(s.guards[target]) > 2 or final:
                groups += list(combinations(others, 2))
            for group in groups:
                people = mine + [one for seat in group for one in self.fresh(s, seat)]
                if len(people) < len(s.guards[target]):
                    continue
                plan = self.plan_with(s, target, people)
                used = {s.owner[one] for one in plan.people()}
                if plan.missing > 2 or self.seat not in used or not used.issuperset(group):
                    continue
                sent = 1 << self.seat
                for seat in group:
                    sent |= 1 << seat
                if not all(self.would_join(s, target, plan, seat, sent) for seat in group):
                    continue
                gain = self.expect(s, target, group, plan, value, final)
                if gain > best[0]:
                    mask = 0
                    for seat in group:
                        mask |= 1 << seat
                    best = (gain, target, mask, plan)
        return best

    def take_of(self, s: NoHonorState) -> float:
        """What the heist will bring oneself if all keep to what was agreed."""
        share = s.agreed[self.seat]
        if self.seat == s.active:
            share = s.haul[s.target]
            for one in s.agreed:
                share -= max(0, one)
        return max(0, share) + TREASURE_WORTH * s.draws.count(self.seat)

    def is_veiled(self, s: NoHonorState, target: int) -> bool:
        return self.box.special[s.mats[target]].veiled

    def expect(
        self,
        s: NoHonorState,
        target: int,
        group: tuple[int, ...],
        plan: Plan,
        value: float,
        final: bool,
    ) -> float:
        """The expected gain of a plan for oneself, compared with everybody else."""
        sent = 1 << self.seat
        theirs = 0.0
        for seat in group:
            sent |= 1 << seat
            theirs += value * (
                len([one for one in plan.people() if s.owner[one] == seat])
                / max(1, len(plan.people()))
            )
        odds = self.odds(s, plan, sent)
        for seat in group:
            odds *= 0.97 * self.trust(s, seat)  # they may refuse, or betray
        share = value - theirs
        names = self.agendas(s)
        if not group and target != JAIL and "lone_wolf" in names and not s.lone >> self.seat & 1:
            share += 4.0
        if group and "a_thiefs_word" in names and not s.treasons[self.seat]:
            share += 1.2
        if final:
            if "the_last_score" in names:
                share += 5.0
            share += self.ending_mood(s, share)
        at_risk = 0.7 * len([one for one in plan.people() if s.owner[one] == self.seat])
        return odds * share - (1 - odds) * at_risk - 0.15 * theirs * odds

    def is_weary(self, s: NoHonorState) -> bool:
        """Whether the match has gone on for so long that everybody would rather see it end."""
        return s.turn > WEARY * s.seats

    def ending_mood(self, s: NoHonorState, share: float) -> float:
        """Whether it would be good if the match ended now."""
        wealth = self.wealth(s)
        mine = wealth[self.seat] + share
        others = max(wealth[seat] for seat in range(s.seats) if seat != self.seat)
        if mine >= others or self.is_weary(s):
            return 6.0
        return -1.5 * min(others - mine, 6.0)
