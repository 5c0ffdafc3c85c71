"""Complications: helping and hindering, choosing targets, reacting."""

from __future__ import annotations

from typing import cast

from rookery.games.nohonor.instinct.thief import TREASURE_WORTH, Thief
from rookery.games.nohonor.rules import vocabulary as v
from rookery.games.nohonor.rules.aftermath import Victim
from rookery.games.nohonor.rules.cards import (
    COMPLICATION,
    EXHAUSTED,
    JAIL,
    LIES,
    MUSCLE,
    NO_HEIST,
    REACTION,
    STEALTH,
    TINKER,
    Act,
    NoHonor,
    icons,
    skill,
)
from rookery.games.nohonor.rules.reactions import Awaiting, Roll, Saving
from rookery.games.nohonor.rules.schemes import ImprovisedPlan, ShiftNeed, Strengthen
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.kernel.chance import Rng

# Who can mend a Defense, with the skills, one bit each, that it may ask for.
MENDERS = {
    "magus": 1 << LIES | 1 << MUSCLE | 1 << STEALTH | 1 << TINKER,
    "saboteur": 1 << MUSCLE | 1 << TINKER,
    "alchemist": 1 << MUSCLE | 1 << STEALTH,
}
LIKELY = 0.75  # that such help is enough where one icon is missing


class Meddler(Thief):
    """Mends what is broken on its own heist, and breaks what can be broken on others'."""

    def __init__(self, box: NoHonor, rng: Rng, weights: list[float], spite: float) -> None:
        super().__init__(box, rng, weights)
        self.spite = spite  # how often an outsider hinders whatever would succeed, at least

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
        """Those on the heist, or in its pay, mend it; the others break what can be broken."""
        if self.is_helping(s):
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
        if s.treasons[s.active]:
            eager += 1.0 - self.trust(s, s.active)  # nobody forgets
        if s.outside() < self.box.martial_law + 6:
            eager -= 0.3
        return self.chance() < max(eager, self.spite) - 0.15 * s.wages[self.seat]

    # Outsiders in the pay of a heist

    def is_helping(self, s: NoHonorState) -> bool:
        return s.target != NO_HEIST and bool(s.sent >> self.seat & 1 or self.is_bought(s))

    def is_bought(self, s: NoHonorState) -> bool:
        """Whether an outsider has been paid enough. Nobody sells an end of the match that suits
        others."""
        if s.wages[self.seat] < self.fee(s) or s.sent >> self.seat & 1:
            return False
        return not s.is_finale(s.target) or self.ending_mood(s, 0.0) >= 0

    def fee(self, s: NoHonorState) -> int:
        """What an outsider takes for a good turn, or for looking away: more for a rich heist."""
        if s.target == JAIL:
            return 2
        return 2 + round((s.haul[s.target] + TREASURE_WORTH * self.box.draws[s.mats[s.target]]) / 6)

    def payment(self, s: NoHonorState) -> int:
        """The gift to an outsider that would be worth the help one can hope for, once; -1: none."""
        if not s.sent >> self.seat & 1 or s.gifts[self.seat]:
            return -1
        if self.succeeds(s) or s.is_finale(s.target):
            return -1
        gaps = [gap for gap in self.gaps(s) if gap[2] > 0]
        if len(gaps) != 1 or gaps[0][2] > 1 or self.help(s) != v.PASS:
            return -1
        fee = self.fee(s)
        mates = 0.0  # who help for nothing
        helper, hope = -1, 0.0
        for seat in range(s.seats):
            if seat == self.seat:
                continue
            chance = self.hope_for(s, seat, gaps[0][1])
            if s.sent >> seat & 1:
                mates = max(mates, chance)
            elif s.wages[seat] < fee and chance > hope:
                helper, hope = seat, chance
        mine = len([one for one in s.crew[self.seat] if s.post[one] >= 0])
        take = self.take_of(s)
        if s.target == JAIL and self.seat == s.active:
            take = self.value(s, JAIL)  # who is freed is the leader's
        gain = max(0.0, hope - mates) * (take + 0.7 * mine)
        if helper < 0 or fee > min(s.coins[self.seat], v.MAX_GIFT) or gain < fee + 0.5:
            return -1
        return v.GIVE + v.MAX_GIFT * helper + fee - 1

    def hope_for(self, s: NoHonorState, seat: int, k: int) -> float:
        """How likely a seat can mend a Defense that lacks a little of a skill: by somebody in its
        crew, or a card that it may hold."""
        for one in s.crew[seat]:
            reach = MENDERS.get(self.box.characters[one], 0)
            idle = not s.used >> self.box.ability_first[one] & 1
            if reach >> k & 1 and idle and not s.exhausted >> one & 1:
                return LIKELY
        unseen = len(s.scheme_deck)
        for other in range(s.seats):
            unseen += len(s.hand[other]) if other != self.seat else 0
        useful = 0
        mine = self.hand(s)
        for kind in range(len(self.box.schemes)):
            effect = self.box.scheme_effect[kind]
            if isinstance(effect, Strengthen) and effect.k == k:
                useful += self.box.copies[kind] - s.discard[kind] - mine.count(kind)
        miss = 1.0
        for i in range(len(s.hand[seat])):
            miss *= max(0, unseen - useful - i) / max(1, unseen - i)
        return LIKELY * (1.0 - miss)

    # Complications

    def help(self, s: NoHonorState) -> int:
        gaps = [gap for gap in self.gaps(s) if gap[2] > 0]
        if sum(gap[2] for gap in gaps) > 3 or len(gaps) > 2:
            return v.PASS
        skills = {gap[1] for gap in gaps}
        wanted = 0
        for k in skills:
            wanted |= 1 << k
        for move in self.moves:
            word = self.box.vocabulary.word(move)
            if word == "play inside_help":
                return move
            if word.startswith("use ") and MENDERS.get(word[4:], 0) & wanted:
                return move
            if self.box.play <= move < self.box.code:
                effect = self.box.scheme_effect[move - self.box.play]
                if isinstance(effect, Strengthen) and effect.k in skills:
                    return move
            if word == "play improvised_plan" and self.better_challenge(s) is not None:
                return move
        return v.PASS

    def better_challenge(self, s: NoHonorState) -> tuple[int, int] | None:
        """Where Improvised Plan would make the difference, and with which challenge."""
        plan = self.box.scheme_effect[self.box.schemes.index("improvised_plan")]
        easier = cast(ImprovisedPlan, plan).need
        for slot in range(len(s.guards[s.target])):
            mine = [one for one in s.members(slot) if s.owner[one] == self.seat]
            if s.is_bypassed(slot) or not mine:
                continue
            have = s.skills_at(slot)
            for c in range(len(self.box.challenges[s.guards[s.target][slot]])):
                need = s.need(slot, c)
                if c != s.challenge[slot] and all(
                    skill(have, k) >= skill(need, k) - easier for k in range(4)
                ):
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
        helping = self.is_helping(s)
        source = self.name_of(cast(Act, self.frame))
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

    def name_of(self, act: Act) -> str:
        """The Scheme, or the Character whose ability it is."""
        return self.box.schemes[act.kind] if act.kind >= 0 else self.box.characters[act.one]

    def pick_need(self, s: NoHonorState, helping: bool, source: str) -> int:
        """The Defense, or the skill, where it matters most."""
        chosen = cast(Act, self.frame).chosen
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
        for move in cast(Act, self.frame).chosen:
            if v.SKILL <= move < v.CHALLENGE:
                return move - v.SKILL
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
        picks = [move for move in self.moves if move != v.PASS]
        return max(picks, key=lambda move: self.character_worth(s, move - self.box.pick))

    def victim(self, s: NoHonorState) -> int:
        """The immune one first, else the least valuable."""
        exhausts = cast(Victim, self.frame).fate == EXHAUSTED

        def loss(move: int) -> float:
            one = move - self.box.pick
            if exhausts and self.box.passive[one].dogged:
                return -9.0
            worth = self.character_worth(s, one)
            return worth if s.fresh(one) or not exhausts else worth + 2.0

        return min(self.moves, key=loss)

    # Reactions

    def countering(self, s: NoHonorState) -> int:
        """Cancel what hurts: a blow at one's own people, or trouble on one's own heist."""
        played = cast(Act, s.frames[-2])
        answers = [move for move in self.moves if move != v.PASS]
        kind = played.kind
        name = self.box.schemes[kind] if kind >= 0 else ""
        hostile = played.seat != self.seat
        hit = any(played.aims_at(one) for one in s.crew[self.seat])
        hurt = hit and name not in ("stiff_drink",)
        if v.PLAYER + self.seat in played.chosen and name in ("light_fingers", "blackmail"):
            hurt = True
        if kind >= 0 and s.sent >> self.seat & 1 and self.box.scheme_type[kind] == COMPLICATION:
            effect = self.box.scheme_effect[kind]
            bad = isinstance(effect, ShiftNeed) and effect.sign > 0
            hurt = hurt or (bad or name in ("call_the_watch", "reinforcements"))
            hurt = hurt and not isinstance(effect, Strengthen)
        if kind >= 0 and self.box.scheme_type[kind] == REACTION and name == "foiled":
            hurt = hurt or self.mine_is_countered(s)
        if name == "taking_it_personally" and s.traitors >> self.seat & 1:
            hurt = True
        if self.spite > 0.0 and not hurt:
            hurt = self.helps_rivals(s, played.seat, kind)
        return answers[-1] if hurt and hostile else v.PASS

    def helps_rivals(self, s: NoHonorState, seat: int, kind: int) -> bool:
        """Whether a Scheme helps a heist along that one would rather see fail."""
        if kind < 0 or not s.sent >> seat & 1 or self.is_helping(s):
            return False
        helps = self.box.schemes[kind] in ("inside_help", "improvised_plan")
        return (helps or self.is_boost(kind)) and self.wants_failure(s)

    def mine_is_countered(self, s: NoHonorState) -> bool:
        below = s.frames[-4] if len(s.frames) > 3 else None
        return isinstance(below, Act) and below.seat == self.seat

    def saving(self, s: NoHonorState) -> int:
        one = cast(Saving, self.frame).one
        answers = [move for move in self.moves if move != v.PASS]
        if s.owner[one] != self.seat or self.character_worth(s, one) < 2.0:
            return v.PASS
        return answers[-1]  # an ability rather than a card

    def rolling(self, s: NoHonorState) -> int:
        """Roll again what is bad for oneself."""
        roll = cast(Roll, s.frames[-2])
        faces, slot = roll.faces, roll.slot
        answers = [move for move in self.moves if move != v.PASS]
        if slot >= 0:
            mine = [one for one in s.members(slot) if s.owner[one] == self.seat]
            return answers[-1] if mine and faces[0] == 0 else v.PASS
        if roll.seat == self.seat and max(faces) == 0:
            return answers[-1]
        waiting = s.frames[-3]
        on_heist = bool(s.target != NO_HEIST and s.sent >> self.seat & 1)
        worse = ("on_alert", "pointed_questions", "changed_locks")
        bad = isinstance(waiting, Awaiting) and self.name_of(waiting.act) in worse
        return answers[-1] if bad and on_heist and min(faces) < max(faces) > 1 else v.PASS
