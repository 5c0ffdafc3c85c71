"""The cutpurse: plans heists, offers and accepts fair splits, betrays when it pays.

It sees a view and its own moves. From the view it makes a state in which all that is public is
right and its own cards are its own; the cards of others in it are guesses, and it never looks at
them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import cast

from rookery.bots import Bot
from rookery.games.nohonor.bots.plans import Plan, best_plan
from rookery.games.nohonor.rules import vocabulary as v
from rookery.games.nohonor.rules.cards import (
    COMPLICATION,
    JAIL,
    LOGISTICS_CARD,
    MOMENT,
    NO_HEIST,
    REACTION,
    NoHonor,
    bits,
    icons,
    skill,
)
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
from rookery.games.nohonor.rules.schemes import ShiftNeed, Strengthen
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.truth import betrayal_value
from rookery.kernel.chance import Rng
from rookery.kernel.pieces import FACE
from rookery.kernel.state import Data, Game

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


class Cutpurse(Bot):
    """A sensible thief."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.box = cast(NoHonor, game)
        self.moves: list[int] = []
        self.answers: dict[str, Callable[[NoHonorState], int]] = {
            "motivation": self.motivation,
            "draft": self.draft,
            "discard": self.discard,
            "chalice": self.chalice,
            "turn": self.turn,
            "legwork": self.legwork,
            "logistics": self.logistics,
            "planning": self.planning,
            "considering": self.considering,
            "counteroffer": self.counteroffer,
            "deciding": self.deciding,
            "sending": self.sending,
            "naming": self.naming,
            "lending": self.lending,
            "complications": self.complications,
            "choosing": self.choosing,
            "countering": self.countering,
            "saving": self.saving,
            "rolling": self.rolling,
            "truth": self.truth,
            "peeking": self.peeking,
            "revealing": self.revealing,
            "replacing": self.truth,
            "avenging": self.avenging,
            "freeing": self.best_character,
            "victim": self.victim,
            "hearing": self.hearing,
            "handing": self.discard,
            "from hand": self.from_hand,
            "casing": self.casing,
            "blackmailed": self.blackmailed,
        }

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        frame = cast(list[Data], view["frames"])[-1]
        answer = self.answers.get(cast(str, frame["frame"]))
        if answer is None:
            return moves[0]
        self.moves = moves
        self.frame = frame
        move = answer(cast(NoHonorState, self.box.from_view(view, self.rng)))
        return move if move in moves else moves[0]

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
        if "the_old_code" in names and not s.broken:
            return True
        mine = s.betrayers >> self.seat & 1
        return "a_thiefs_word" in names and not mine and s.joint[self.seat] >= 1

    def wealth(self, s: NoHonorState) -> list[float]:
        """About what everybody would score now; the Agendas of others are unknown."""
        known = s.wealth()
        guess = [float(coins) + 4.0 for coins in known]
        guess[self.seat] = float(s.scores()[self.seat])
        return guess

    # Plans for heists

    def fresh(self, s: NoHonorState, seat: int) -> list[int]:
        return [one for one in s.crew[seat] if s.fresh(one) and s.post[one] < 0]

    def boosts(self, s: NoHonorState) -> int:
        """Cards in one's own hand that help a heist along."""
        count = 0
        for kind in self.hand(s):
            effect = self.box.scheme_effect[kind]
            if isinstance(effect, Strengthen) or (
                isinstance(effect, ShiftNeed) and effect.sign < 0
            ):
                count += 1
        return count

    def odds(self, s: NoHonorState, plan: Plan, sent: int) -> float:
        """About how likely a plan is to succeed in spite of everybody else."""
        if plan.missing > 2:
            return 0.0
        enemies = s.seats - bits(sent)
        odds = 0.95 - 0.07 * enemies + 0.05 * min(plan.margin, 2)
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
        treasure = 2.4 + (1.5 if "the_collector" in self.agendas(s) else 0.0)
        return s.haul[target] + treasure * self.box.draws[s.mats[target]]

    def share_for(self, s: NoHonorState, target: int, plan: Plan, seat: int) -> int:
        """A fair share of the haul for a seat: by the number of Characters it sends."""
        if target == JAIL:
            return 0
        people = plan.people()
        theirs = len([one for one in people if s.owner[one] == seat])
        return min(round(s.haul[target] * theirs / max(1, len(people))), v.MAX_SHARE)

    def best_heist(self, s: NoHonorState, refreshed: bool) -> tuple[float, int, int, Plan]:
        """The most promising heist: its expected gain, target, partners and plan."""
        best = (0.4, -1, 0, Plan())
        targets = [0, 1]
        if s.jail and s.room(self.seat):
            targets.append(JAIL)
        mine = [one for one in s.crew[self.seat] if refreshed or s.fresh(one)]
        if not mine:
            return best
        others = [seat for seat in range(s.seats) if seat != self.seat and self.fresh(s, seat)]
        for target in targets:
            if s.planned >> target & 1 or (target != JAIL and self.is_veiled(s, target)):
                continue
            value = self.value(s, target)
            final = target != JAIL and self.box.stage[s.mats[target]] == 2
            groups: list[tuple[int, ...]] = [()]
            groups += [(other,) for other in others]
            if len(s.guards[target]) > 2 or final:
                groups += list(combinations(others, 2))
            for group in groups:
                people = mine + [one for seat in group for one in self.fresh(s, seat)]
                if len(people) < len(s.guards[target]):
                    continue
                plan = best_plan(s, target, people)
                used = {s.owner[one] for one in plan.people()}
                if plan.missing > 2 or self.seat not in used or not used.issuperset(group):
                    continue
                gain = self.expect(s, target, group, plan, value, final)
                if gain > best[0]:
                    mask = 0
                    for seat in group:
                        mask |= 1 << seat
                    best = (gain, target, mask, plan)
        return best

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
            odds *= 0.8 if s.betrayers >> seat & 1 else 0.92  # they may refuse, or betray
        share = value - theirs
        names = self.agendas(s)
        if not group and target != JAIL and "lone_wolf" in names and not s.lone >> self.seat & 1:
            share += 4.0
        if group and "a_thiefs_word" in names and not s.betrayers >> self.seat & 1:
            share += 1.2
        if final:
            if "the_last_score" in names:
                share += 5.0
            share += self.ending_mood(s, share)
        at_risk = 0.7 * len([one for one in plan.people() if s.owner[one] == self.seat])
        return odds * share - (1 - odds) * at_risk - 0.15 * theirs * odds

    def ending_mood(self, s: NoHonorState, share: float) -> float:
        """Whether it would be good if the match ended now."""
        wealth = self.wealth(s)
        mine = wealth[self.seat] + share
        others = max(wealth[seat] for seat in range(s.seats) if seat != self.seat)
        if mine >= others or s.turn > 15 * s.seats:
            return 6.0
        return -1.5 * min(others - mine, 6.0)

    # Setup

    def motivation(self, s: NoHonorState) -> int:
        def hope(move: int) -> float:
            agenda = move - self.box.drop_agenda
            reward = self.box.reward5[agenda] if s.seats > 4 else self.box.reward[agenda]
            return HOPES.get(self.box.agendas[agenda], 0.4) * reward

        return min(self.moves, key=hope)

    def draft(self, s: NoHonorState) -> int:
        paid = len(s.pool) > s.seats

        def worth(move: int) -> float:
            one = move - self.box.recruit
            return self.character_worth(s, one) - (0.7 * self.box.cost[one] if paid else 0.0)

        return max(self.moves, key=worth)

    # The turn

    def turn(self, s: NoHonorState) -> int:
        free = self.free_move(s)
        if free is not None:
            return free
        heist = self.best_heist(s, False)
        if not s.heisted and heist[1] >= 0 and v.HEIST + heist[1] in self.moves:
            return v.HEIST + heist[1]
        if not s.heisted and self.tower_move(s) is not None:
            return cast(int, self.tower_move(s))
        worn = len([one for one in s.crew[self.seat] if not s.fresh(one)])
        if worn and not s.heisted and self.best_heist(s, True)[1] >= 0:
            return self.rest(s)
        hire = self.best_recruit(s)
        if hire is not None:
            return hire
        if v.LOGISTICS in self.moves and self.useful_logistics(s, self.logistics_moves(s)):
            return v.LOGISTICS
        if worn and (worn > 1 or s.actions == 1):
            return self.rest(s)
        if len(s.hand[self.seat]) < 6:
            return v.LEGWORK
        if worn:
            return self.rest(s)
        if s.room(self.seat) and s.coins[self.seat] > 1 and self.chance() < 0.5:
            return v.HEADHUNT
        poor = [kind for kind in self.hand(s) if self.card_worth(s, kind) < 1.0]
        return v.LEGWORK if poor else v.END_TURN

    def rest(self, s: NoHonorState) -> int:
        return v.REST_AND_DRAW if len(s.hand[self.seat]) < s.hand_limit(self.seat) else v.REST

    def free_move(self, s: NoHonorState) -> int | None:
        """Whatever costs no action and does some good."""
        box = self.box
        for move in self.moves:
            word = box.vocabulary.word(move)
            if word in ("use cutpurse code", "play lucky_break", "use fence"):
                if word != "use fence" or self.junk(s) >= 2:
                    return move
            if word.startswith("play stick_up_crew"):
                other = box.code + box.schemes.index("stick_up_crew")
                return other if other in self.moves else move
            if word == "use cutpurse" and (s.heisted or s.actions == 1):
                return move
            if word in ("use mastermind", "play light_fingers"):
                return move
            if word == "use crooked_magistrate" and "the_liberator" in self.agendas(s):
                if not s.freed >> self.seat & 1:
                    return move
            if word == "use engineer" and s.heisted:
                return move
            if word.endswith(" code") and self.wants_blood(s, word):
                return move
        return None

    def wants_blood(self, s: NoHonorState, word: str) -> bool:
        """Whether to kill, arrest or exhaust somebody just so."""
        if not any(part in word for part in ("assassin", "knockout", "magistrate")):
            return False
        if s.outside() < self.box.martial_law + 5:
            return False  # the Watch is about to win
        return "red_ledger" in self.agendas(s) or self.chance() < 0.3

    def junk(self, s: NoHonorState) -> int:
        return len([kind for kind in self.hand(s) if self.card_worth(s, kind) < 1.0])

    def tower_move(self, s: NoHonorState) -> int | None:
        """Declare a heist whose Defenses are not known yet, if the crews look strong enough."""
        for target in range(2):
            if v.HEIST + target in self.moves and self.is_veiled(s, target):
                mine = len(self.fresh(s, self.seat))
                others = max(
                    len(self.fresh(s, seat)) for seat in range(s.seats) if seat != self.seat
                )
                slots = self.box.slots[s.mats[target]]
                eager = self.ending_mood(s, 0.5 * s.haul[target]) > 0
                if mine >= 3 and mine + others >= slots + 2 and eager:
                    return v.HEIST + target
        return None

    def best_recruit(self, s: NoHonorState) -> int | None:
        box = self.box
        base = self.lacking(s, [])
        best, best_worth = None, 0.6
        for move in self.moves:
            if not box.recruit <= move < box.fire:
                continue
            one = move - box.recruit
            price = max(0, box.cost[one] - s.recruit_discount(self.seat))
            worth = 0.8 * (base - self.lacking(s, [one])) + 0.25 * self.character_worth(s, one)
            worth += 0.6 * self.agenda_pull(s, one)
            worth += 0.8 * (box.crew_limit - 1 - len(s.crew[self.seat]))
            worth -= 0.45 * price
            if worth > best_worth:
                best, best_worth = move, worth
        return best

    def lacking(self, s: NoHonorState, more: list[int]) -> float:
        """How many icons one's crew lacks for the Objectives on the table."""
        total = 0.0
        for target in range(2):
            people = s.crew[self.seat] + more
            if s.guards[target] and len(people) >= len(s.guards[target]):
                total += min(best_plan(s, target, people).missing, 6)
            else:
                total += 6.0
        return total

    def discard(self, s: NoHonorState) -> int:
        return min(self.moves, key=lambda move: self.card_worth(s, move - self.box.card))

    def chalice(self, s: NoHonorState) -> int:
        return max(
            (move for move in self.moves if move != v.PASS),
            key=lambda move: self.character_worth(s, move - self.box.pick),
        )

    def legwork(self, s: NoHonorState) -> int:
        cards = [move for move in self.moves if move != v.DONE]
        worst = min(cards, key=lambda move: self.card_worth(s, move - self.box.card))
        return worst if self.card_worth(s, worst - self.box.card) < 1.0 else v.DONE

    def logistics_moves(self, s: NoHonorState) -> list[int]:
        return [
            self.box.play + kind
            for kind in sorted(set(self.hand(s)))
            if self.box.scheme_type[kind] == LOGISTICS_CARD
            and self.box.scheme_effect[kind].possible(s, self.seat)
        ]

    def useful_logistics(self, s: NoHonorState, moves: list[int]) -> int | None:
        box = self.box
        for move in moves:
            if not box.play <= move < box.card:
                continue
            name = box.schemes[(move - box.play) % len(box.schemes)]
            if name == "case_the_joint":
                continue
            if move >= box.code and s.coins[self.seat] < 6:
                continue
            if name == "bail_money" and not self.wants_bail(s):
                continue
            return move
        return None

    def wants_bail(self, s: NoHonorState) -> bool:
        names = self.agendas(s)
        return "the_liberator" in names or len(s.crew[self.seat]) < 3

    def logistics(self, s: NoHonorState) -> int:
        move = self.useful_logistics(s, self.moves)
        return move if move is not None else v.DONE

    # Negotiation

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
        if heist[2]:
            draws = len(s.draft_draws)
            if draws > 1 and s.draft_draws[0] < 0 and bits(heist[2]) == 1:
                partner = heist[2].bit_length() - 1
                return v.DRAW + partner  # with two Treasures each gets one
            return v.PROPOSE if v.PROPOSE in self.moves else v.ABANDON
        return v.ALONE if v.ALONE in self.moves else v.ABANDON

    def plan_now(self, s: NoHonorState) -> tuple[float, int, int, Plan]:
        """The best heist on the target that has been declared."""
        target = s.target
        if self.is_committed(s):
            return self.forced_plan(s)
        saved = s.planned
        s.planned = 7 & ~(1 << target)
        s.target = NO_HEIST
        heist = self.best_heist(s, False)
        s.planned = saved
        s.target = target
        return heist

    def is_committed(self, s: NoHonorState) -> bool:
        return s.target != JAIL and self.is_veiled(s, s.target)

    def forced_plan(self, s: NoHonorState) -> tuple[float, int, int, Plan]:
        """There is no way back: the partner with whom least is missing."""
        target = s.target
        best = (0.0, target, 0, best_plan(s, target, self.fresh(s, self.seat)))
        for seat in range(s.seats):
            if seat != self.seat and self.fresh(s, seat) and s.rounds:
                people = self.fresh(s, self.seat) + self.fresh(s, seat)
                plan = best_plan(s, target, people)
                if len(people) >= len(s.guards[target]) and plan.cost < best[3].cost - 1:
                    best = (0.0, target, 1 << seat, plan)
        return best

    def offer(self, s: NoHonorState, seat: int) -> int:
        plan = self.plan_now(s)[3]
        fair = self.share_for(s, s.target, plan, seat)
        tries = s.switches.proposals - s.rounds
        return max(0, fair - 1 + tries)  # a little less than fair at first

    def considering(self, s: NoHonorState) -> int:
        gain, fair = self.judge(s)
        if gain <= 0:
            return v.REFUSE
        share = s.agreed[self.seat] + 2 * s.draws.count(self.seat)
        if share >= fair - 1 or s.target == JAIL:
            return v.ACCEPT
        return v.COUNTER if v.COUNTER in self.moves else v.REFUSE

    def judge(self, s: NoHonorState) -> tuple[float, int]:
        """What joining would be worth, and what would be a fair share."""
        target = s.target
        leader = s.active
        people = self.fresh(s, leader)
        sent = 1 << leader | 1 << self.seat
        for seat in range(s.seats):
            if seat != leader and s.agreed[seat] >= 0:
                people = people + self.fresh(s, seat)
                sent |= 1 << seat
        plan = best_plan(s, target, people)
        odds = self.odds(s, plan, sent)
        mine = len([one for one in plan.people() if s.owner[one] == self.seat])
        if not mine:
            return (0.0, 0)
        trust = 0.75 if s.betrayers >> leader & 1 else 0.95
        if target == JAIL:
            friendly = s.coins[leader] <= s.coins[self.seat]
            return (0.5 if friendly and odds > 0.6 and self.chance() < 0.4 else -1.0, 0)
        fair = self.share_for(s, target, plan, self.seat)
        gain = odds * trust * max(fair, s.agreed[self.seat]) - (1 - odds) * 0.8 * mine
        if "a_thiefs_word" in self.agendas(s):
            gain += 1.0
        if self.box.stage[s.mats[target]] == 2 and self.ending_mood(s, fair) < 0:
            gain -= 3.0
        return (gain - 0.5, fair)

    def counteroffer(self, s: NoHonorState) -> int:
        if self.moves[0] >= v.SHARE:
            return v.SHARE + min(self.judge(s)[1], max(self.moves) - v.SHARE)
        wanted = s.draws.count(self.seat)
        if "the_collector" in self.agendas(s):
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
            plan = best_plan(s, s.target, people)
            mine = len([one for one in plan.people() if s.owner[one] == self.seat])
            left = 2.0 if s.target == JAIL else s.haul[s.target] - given
            fair = left >= 0.7 * self.share_for(s, s.target, plan, self.seat)
            if fair and self.odds(s, plan, sent) * (left + 1) > 0.5 * mine:
                return v.AGREE
            if self.is_committed(s) and plan.missing < 3:
                return v.AGREE
        if v.REVISE in self.moves and self.chance() < 0.6:
            return v.REVISE
        heist = self.plan_now(s)
        if heist[1] == s.target and not heist[2] and v.ALONE in self.moves:
            return v.ALONE
        return v.ABANDON if v.ABANDON in self.moves else v.ALONE

    def sending(self, s: NoHonorState) -> int:
        people = self.fresh(s, self.seat)
        for i in range(1, s.seats):
            other = (self.seat + i) % s.seats
            later = (other - s.active) % s.seats > (self.seat - s.active) % s.seats
            if (later and s.agreed[other] >= 0) or (other == s.active and other != self.seat):
                people = people + self.fresh(s, other)
        plan = best_plan(s, s.target, people)
        for slot in range(len(plan.slots)):
            for one in plan.slots[slot][0]:
                move = self.box.send + v.MAX_SLOTS * one + slot
                if s.owner[one] == self.seat and move in self.moves:
                    return move
        return v.DONE if v.DONE in self.moves else self.moves[0]

    def naming(self, s: NoHonorState) -> int:
        slot = cast(int, self.frame["defense"]) - 1
        people = self.fresh(s, self.seat)
        for seat in range(s.seats):
            if seat != self.seat and s.agreed and s.agreed[seat] >= 0 and not s.sent:
                people = people + self.fresh(s, seat)
        plan = best_plan(s, s.target, people if not s.sent else [])
        if slot < len(plan.slots):
            return v.CHALLENGE + plan.slots[slot][1]
        return self.moves[0]

    def lending(self, s: NoHonorState) -> int:
        """Where the skill is asked for, and most at the tightest place."""
        k = self.box.treasure[self.box.treasures.index(cast(str, self.frame["treasure"]))].skill

        def use(move: int) -> float:
            slot = s.post[move - self.box.pick]
            need = s.need(slot, s.challenge[slot])
            if not skill(need, k):
                return -9.0
            return -float(skill(s.skills_at(slot), k) - skill(need, k))

        return max(self.moves, key=use)

    # Complications

    def succeeds(self, s: NoHonorState) -> bool:
        return all(s.is_bypassed(slot) for slot in range(len(s.guards[s.target])))

    def gaps(self, s: NoHonorState) -> list[tuple[int, int, int]]:
        """For every Defense and skill asked for: how much is missing (less than 0: to spare)."""
        found = []
        for slot in range(len(s.guards[s.target])):
            if s.challenge[slot] >= 0:
                need = s.need(slot, s.challenge[slot])
                have = s.skills_at(slot)
                for k in range(4):
                    if skill(need, k):
                        found.append((slot, k, skill(need, k) - skill(have, k)))
        return found

    def complications(self, s: NoHonorState) -> int:
        """Those on the heist mend what is broken; the others break what can be broken."""
        if s.sent >> self.seat & 1:
            return v.PASS if self.succeeds(s) else self.help(s)
        if not self.succeeds(s) or not self.wants_failure(s):
            return v.PASS
        return self.hinder(s)

    def wants_failure(self, s: NoHonorState) -> bool:
        if s.target == JAIL:
            return False
        wealth = self.wealth(s)
        stage = self.box.stage[s.mats[s.target]]
        ahead = max(wealth[seat] for seat in range(s.seats) if s.sent >> seat & 1)
        eager = 0.45 + 0.15 * stage + (0.25 if ahead >= wealth[self.seat] else -0.2)
        if s.outside() < self.box.martial_law + 6:
            eager -= 0.3
        return self.chance() < eager

    def help(self, s: NoHonorState) -> int:
        gaps = [gap for gap in self.gaps(s) if gap[2] > 0]
        if sum(gap[2] for gap in gaps) > 3 or len(gaps) > 2:
            return v.PASS
        skills = {gap[1] for gap in gaps}
        for move in self.moves:
            word = self.box.vocabulary.word(move)
            if word in ("play inside_help", "use magus", "use saboteur"):
                if word != "use saboteur" or skills & {1, 3}:
                    return move
            if word == "use alchemist" and skills & {1, 2}:
                return move
            if self.box.play <= move < self.box.code:
                effect = self.box.scheme_effect[move - self.box.play]
                if isinstance(effect, Strengthen) and effect.k in skills:
                    return move
            if word == "play improvised_plan" and self.better_challenge(s) is not None:
                return move
        return v.PASS

    def better_challenge(self, s: NoHonorState) -> tuple[int, int] | None:
        for slot in range(len(s.guards[s.target])):
            mine = [one for one in s.members(slot) if s.owner[one] == self.seat]
            if s.is_bypassed(slot) or not mine:
                continue
            have = s.skills_at(slot)
            for c in range(len(self.box.challenges[s.guards[s.target][slot]])):
                need = s.need(slot, c)
                if all(skill(have, k) >= skill(need, k) for k in range(4)):
                    return (slot, c)
        return None

    def hinder(self, s: NoHonorState) -> int:
        tight = {(gap[0], gap[1]): -gap[2] for gap in self.gaps(s) if gap[2] <= 0}
        worn = [one for crew in s.crew for one in crew if s.post[one] >= 0 and not s.fresh(one)]
        for move in self.moves:
            word = self.box.vocabulary.word(move)
            if self.box.play <= move < self.box.code:
                effect = self.box.scheme_effect[move - self.box.play]
                if isinstance(effect, ShiftNeed) and effect.sign > 0:
                    if any(effect.skills >> k & 1 and room <= 1 for (_s, k), room in tight.items()):
                        return move
            if word in ("play call_the_watch", "use saboteur", "use magus"):
                if any(room == 0 for room in tight.values()):
                    return move
            if word in ("play twisted_ankle code", "use assassin", "use crooked_magistrate code"):
                if worn:
                    return move
            if word in ("play twisted_ankle", "play brute_force code", "use enforcer") and (
                worn or self.box.special[s.mats[s.target]].deadly
            ):
                return move
            if word in ("use veteran", "play reinforcements"):
                return move
        return v.PASS

    # Targets

    def choosing(self, s: NoHonorState) -> int:
        box = self.box
        first = self.moves[-1]
        helping = s.target != NO_HEIST and bool(s.sent >> self.seat & 1)
        source = cast(str, self.frame.get("scheme") or self.frame.get("character"))
        if first == v.LOWER:
            return v.LOWER if helping else v.RAISE
        if v.DEFENSE <= first < v.REPLACE or v.SKILL <= first < v.CHALLENGE:
            return self.pick_need(s, helping, source)
        if v.CHALLENGE <= first < v.DEFENSE:
            better = self.better_challenge(s)
            return v.CHALLENGE + better[1] if better else self.moves[0]
        if v.PLAYER <= first < v.INVITE:
            return self.pick_player(s, source)
        if box.card <= first < box.lay:
            return self.pick_card(s, source)
        return self.pick_character(s, source, helping)

    def pick_need(self, s: NoHonorState, helping: bool, source: str) -> int:
        """The Defense, or the skill, where it matters most."""
        chosen = [self.box.vocabulary.number(w) for w in cast(list[str], self.frame["chosen"])]
        gaps = self.gaps(s)
        if helping:
            if source == "improvised_plan" and self.better_challenge(s):
                return v.DEFENSE + cast(tuple[int, int], self.better_challenge(s))[0]
            gaps = [gap for gap in gaps if gap[2] > 0] or gaps
            order = sorted(gaps, key=lambda gap: gap[2])
        else:
            order = sorted([gap for gap in gaps if gap[2] <= 0] or gaps, key=lambda gap: -gap[2])
        skills = self.skills_of(source)
        for slot, k, _gap in order:
            if not skills >> k & 1:
                continue
            if not chosen and v.DEFENSE + slot in self.moves:
                return v.DEFENSE + slot
            if chosen and chosen[0] == v.DEFENSE + slot and v.SKILL + k in self.moves:
                return v.SKILL + k
            if source == "alchemist" and v.SKILL + k in self.moves:
                return v.SKILL + k
        return self.moves[0]

    def skills_of(self, source: str) -> int:
        """The skills that a card can change, one bit each."""
        if source in self.box.schemes:
            effect = self.box.scheme_effect[self.box.schemes.index(source)]
            if isinstance(effect, ShiftNeed):
                return effect.skills
        if source == "saboteur":
            return 1 << 1 | 1 << 3
        return 1 << 1 | 1 << 2 if source == "alchemist" else 15

    def pick_player(self, s: NoHonorState, source: str) -> int:
        """The richest; the left neighbour, if that is what one is after."""
        left = v.PLAYER + (self.seat + 1) % s.seats
        coins = "stick_up" in source or source in ("cutpurse", "blackmail")
        if coins and "personal_reasons" in self.agendas(s) and left in self.moves:
            if s.coins[left - v.PLAYER] > 1:
                return left
        if coins:
            return max(self.moves, key=lambda move: s.coins[move - v.PLAYER])
        return max(self.moves, key=lambda move: len(s.hand[move - v.PLAYER]))

    def pick_card(self, s: NoHonorState, source: str) -> int:
        if source == "engineer":
            return max(self.moves, key=lambda move: self.card_worth(s, move - self.box.card))
        cards = [move for move in self.moves if move >= self.box.card]
        worst = min(cards, key=lambda move: self.card_worth(s, move - self.box.card))
        if v.DONE in self.moves and self.card_worth(s, worst - self.box.card) >= 1.0:
            return v.DONE
        return worst

    def pick_character(self, s: NoHonorState, source: str, helping: bool) -> int:
        box = self.box
        picks = [move for move in self.moves if box.pick <= move < box.recruit] or self.moves
        mine = [move for move in picks if s.owner[move - box.pick] == self.seat]
        kind = box.schemes.index(source) if source in box.schemes else -1
        effect = box.scheme_effect[kind] if kind >= 0 else None
        if (isinstance(effect, Strengthen) or source == "alchemist") and s.target != NO_HEIST:
            k = effect.k if isinstance(effect, Strengthen) else self.chosen_skill()
            lacking = [slot for slot, skill_, gap in self.gaps(s) if skill_ == k and gap > 0]
            for move in mine + picks:
                if s.post[move - box.pick] in lacking:
                    return move
            return picks[0]
        if kind >= 0 and box.gear[kind]:
            return self.pick_bearer(s, mine or picks, kind)
        if source in ("stiff_drink",):
            return max(mine or picks, key=lambda move: self.character_worth(s, move - box.pick))
        if source in ("faked_death", "bail_money", "better_offer", "crooked_magistrate"):
            return max(picks, key=lambda move: self.gain_of(s, move - box.pick, source))
        foes = [move for move in picks if s.owner[move - box.pick] != self.seat] or picks
        return max(foes, key=lambda move: self.menace(s, move - box.pick))

    def gain_of(self, s: NoHonorState, one: int, source: str) -> float:
        price = 0.5 * self.box.cost[one] if source in ("bail_money", "better_offer") else 0.0
        return self.character_worth(s, one) - price

    def chosen_skill(self) -> int:
        for word in cast(list[str], self.frame["chosen"]):
            if word in v.SKILLS:
                return v.SKILLS.index(word)
        return -1

    def pick_bearer(self, s: NoHonorState, picks: list[int], kind: int) -> int:
        """Equipment goes to the strongest, and for the Ace always to the same."""
        return max(picks, key=lambda move: icons(self.box.skills[move - self.box.pick]))

    def menace(self, s: NoHonorState, one: int) -> float:
        worth = 1.0 + icons(self.box.skills[one] + s.extra[one])
        owner = s.owner[one]
        if owner >= 0:
            worth += 0.1 * s.coins[owner]
        return worth

    def best_character(self, s: NoHonorState) -> int:
        return max(self.moves, key=lambda move: self.character_worth(s, move - self.box.pick))

    def victim(self, s: NoHonorState) -> int:
        """The immune one first, else the least valuable."""

        def loss(move: int) -> float:
            one = move - self.box.pick
            if self.frame["harm"] == "exhaust" and self.box.passive[one].dogged:
                return -9.0
            worth = self.character_worth(s, one)
            return worth if s.fresh(one) or self.frame["harm"] != "exhaust" else worth + 2.0

        return min(self.moves, key=loss)

    # Reactions

    def countering(self, s: NoHonorState) -> int:
        """Cancel what hurts: a blow at one's own people, or trouble on one's own heist."""
        played = cast(list[Data], [frame.data() for frame in s.frames])[-2]
        answers = [move for move in self.moves if move != v.PASS]
        chosen = cast(list[str], played.get("chosen", []))
        name = cast(str, played.get("scheme", ""))
        mine = {f"pick {self.box.characters[one]}" for one in s.crew[self.seat]}
        hostile = cast(int, played["seat"]) != self.seat
        hurt = bool(mine & set(chosen)) and name not in ("stiff_drink",)
        if f"player {self.seat}" in chosen and name in ("light_fingers", "blackmail"):
            hurt = True
        kind = self.box.schemes.index(name) if name in self.box.schemes else -1
        if kind >= 0 and s.sent >> self.seat & 1 and self.box.scheme_type[kind] == COMPLICATION:
            effect = self.box.scheme_effect[kind]
            bad = isinstance(effect, ShiftNeed) and effect.sign > 0
            hurt = hurt or (bad or name in ("call_the_watch", "reinforcements"))
            hurt = hurt and not isinstance(effect, Strengthen)
        if kind >= 0 and self.box.scheme_type[kind] == REACTION and name == "foiled":
            hurt = hurt or self.mine_is_countered(s)
        if name == "taking_it_personally" and s.traitors >> self.seat & 1:
            hurt = True
        return answers[-1] if hurt and hostile else v.PASS

    def mine_is_countered(self, s: NoHonorState) -> bool:
        frames = [frame.data() for frame in s.frames]
        return len(frames) > 3 and frames[-4].get("seat") == self.seat

    def saving(self, s: NoHonorState) -> int:
        one = self.box.characters.index(cast(str, self.frame["character"]))
        answers = [move for move in self.moves if move != v.PASS]
        if self.character_worth(s, one) < 2.0:
            return v.PASS
        return answers[-1]  # an ability rather than a card

    def rolling(self, s: NoHonorState) -> int:
        """Roll again what is bad for oneself."""
        roll = [frame.data() for frame in s.frames][-2]
        faces = [0 if face == "X" else int(face) for face in cast(list[str], roll["dice"])]
        slot = cast(int, roll["defense"]) - 1
        answers = [move for move in self.moves if move != v.PASS]
        if slot >= 0:
            mine = [one for one in s.members(slot) if s.owner[one] == self.seat]
            return answers[-1] if mine and faces[0] == 0 else v.PASS
        if roll["seat"] == self.seat and max(faces) == 0:
            return answers[-1]
        waiting = [frame.data() for frame in s.frames][-3]
        on_heist = bool(s.target != NO_HEIST and s.sent >> self.seat & 1)
        bad = waiting.get("scheme") in ("on_alert", "pointed_questions", "changed_locks")
        return answers[-1] if bad and on_heist and min(faces) < max(faces) > 1 else v.PASS

    # The Moment of Truth

    def truth(self, s: NoHonorState) -> int:
        """The card that promises most."""
        return max(self.moves, key=lambda move: self.truth_worth(s, move - self.box.lay))

    def truth_worth(self, s: NoHonorState, kind: int) -> float:
        box = self.box
        name = box.schemes[kind]
        haul = s.haul[s.target]
        players = bits(s.sent)
        leader = self.seat == s.active
        share = s.agreed[self.seat] if not leader else haul - sum(max(0, x) for x in s.agreed)
        share = max(0, share)
        draws = s.draws.count(self.seat)
        agreed = share + 2.4 * draws
        value = betrayal_value(s, kind)
        if value:
            return self.betrayal_gain(s, value, haul, players) - agreed - 1.0
        if box.scheme_type[kind] != MOMENT:
            return 0.0 - 0.01 * self.card_worth(s, kind)
        if name == "side_job":
            return 1.2
        if name == "skim":
            return -0.5 if leader else 1.0
        if name in ("contingency", "red_handed"):
            return 0.4 * haul / 10 if s.broken else 0.1
        if name == "sleight":
            return 1.5 if s.draws and not draws else -0.5
        return 0.3 if name == "loyal" else -0.2

    def betrayal_gain(self, s: NoHonorState, value: int, haul: int, players: int) -> float:
        """What a betrayal would bring if nobody else betrays, and what it costs."""
        rest = max(0, haul - (players - 1))
        taken = min(value, rest)
        gain = taken + (rest - taken) // players + 2.4 * len(s.draws)
        names = self.agendas(s)
        final = s.target != JAIL and self.box.stage[s.mats[s.target]] == 2
        if "the_serpent" in names and not s.betrayers >> self.seat & 1:
            gain += 5.0
        if "the_old_code" in names and not s.broken:
            gain -= 7.0
        if "a_thiefs_word" in names and not s.betrayers >> self.seat & 1:
            gain -= 5.0 if s.joint[self.seat] >= 1 else 2.0
        if not final:
            gain -= 1.5  # revenge, and nobody forgets
            if not s.broken:
                gain -= 2.5
        return gain

    def peeking(self, s: NoHonorState) -> int:
        others = [move for move in self.moves if move != v.PASS]
        return others[0]

    def revealing(self, s: NoHonorState) -> int:
        """Take a card back if somebody betrayed and one can still do better."""
        mine = s.revealed[self.seat]
        betrayed = any(
            kind >= 0 and betrayal_value(s, kind) and seat != self.seat
            for seat, kind in enumerate(s.revealed)
        )
        if betrayed and not betrayal_value(s, mine):
            better = [k for k in self.hand(s) if betrayal_value(s, k)]
            if better or self.box.schemes.index("red_handed") in self.hand(s):
                return next(move for move in self.moves if move != v.PASS)
        return v.PASS

    def avenging(self, s: NoHonorState) -> int:
        return next(move for move in self.moves if move != v.PASS)

    # Exchanges and the rest

    def hearing(self, s: NoHonorState) -> int:
        """Accept what is worth more than what it costs."""
        gain = 0.0
        for one in s.deal:
            if partner_of(one) != self.seat:
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
        return v.ACCEPT if gain > 0.5 else v.REFUSE

    def from_hand(self, s: NoHonorState) -> int:
        """Discard or give away the worst of one's own; take or spoil the best of another's."""
        box = self.box
        own = self.frame["whose"] == self.seat
        pick = min if own else max
        return pick(self.moves, key=lambda move: self.card_worth(s, move - box.card))

    def casing(self, s: NoHonorState) -> int:
        if v.SWAP in self.moves:
            return v.KEEP
        return self.moves[self.rng.below(len(self.moves))]

    def blackmailed(self, s: NoHonorState) -> int:
        return v.SHOW_HAND
