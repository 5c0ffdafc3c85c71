"""A sensible thief: recruits for what lies on the table, plans heists, betrays when it pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rookery.games.nohonor.instinct.sense import Sensible
from rookery.games.nohonor.instinct.thief import HOPES, TREASURE_WORTH
from rookery.games.nohonor.rules import vocabulary as v
from rookery.games.nohonor.rules.aftermath import Victim
from rookery.games.nohonor.rules.cards import (
    LOGISTICS_CARD,
    MOMENT,
    NO_HEIST,
    NoHonor,
    bits,
    icons,
)
from rookery.games.nohonor.rules.complications import Complications
from rookery.games.nohonor.rules.exchange import Bargaining, Handing, Hearing
from rookery.games.nohonor.rules.heist import Lending, Naming, Sending
from rookery.games.nohonor.rules.negotiation import Considering, Counteroffer, Deciding, Planning
from rookery.games.nohonor.rules.reactions import Choosing, Countering, Rolling, Saving
from rookery.games.nohonor.rules.schemes import BailMoney, Blackmailed, Casing
from rookery.games.nohonor.rules.setup import Draft, Motivation
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.targets import FromHand
from rookery.games.nohonor.rules.truth import (
    Avenging,
    Freeing,
    MomentOfTruth,
    Peeking,
    Replacing,
    Revealing,
    betrayal_value,
)
from rookery.games.nohonor.rules.turn import Chalice, Discard, Legs, Logistician, Turn
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.instinct import softmax
from rookery.kernel.pieces import FACE
from rookery.kernel.state import Frame, State

POINT = 0.15  # what a point more is worth when a match has gone on for too long, as a logarithm
TEMPER = 1.5  # Coins that a betrayal seems to be worth more or less, as the mood takes one


class NoHonorInstinct(Sensible):
    """A sensible thief. `spite` is how often it hinders what others would get away with."""

    def __init__(self, box: NoHonor, weights: list[float], spite: float = 0.0) -> None:
        super().__init__(box, seeded(0), weights, spite)
        self.answers: dict[type[Frame[NoHonorState]], Callable[[NoHonorState], int]] = {
            Motivation: self.motivation,
            Draft: self.draft,
            Discard: self.discard,
            Chalice: self.chalice,
            Turn: self.turn,
            Legs: self.legwork,
            Logistician: self.logistics,
            Planning: self.planning,
            Considering: self.considering,
            Counteroffer: self.counteroffer,
            Deciding: self.deciding,
            Sending: self.sending,
            Naming: self.naming,
            Lending: self.lending,
            Complications: self.complications,
            Choosing: self.choosing,
            Countering: self.countering,
            Saving: self.saving,
            Rolling: self.rolling,
            MomentOfTruth: self.truth,
            Peeking: self.peeking,
            Revealing: self.revealing,
            Replacing: self.truth,
            Avenging: self.avenging,
            Freeing: self.best_character,
            Victim: self.victim,
            Hearing: self.hearing,
            Handing: self.discard,
            FromHand: self.from_hand,
            Casing: self.casing,
            Blackmailed: self.blackmailed,
        }

        self.sane: dict[type[Frame[NoHonorState]], Callable[[NoHonorState], list[int]]] = {
            Turn: self.sane_turn,
            Chalice: self.anybody,
            Planning: self.sane_planning,
            Considering: self.sane_considering,
            Counteroffer: self.sane_counteroffer,
            Deciding: self.sane_deciding,
            Bargaining: self.sane_bargaining,
            Sending: self.sane_sending,
            Naming: self.sane_naming,
            Complications: self.sane_complications,
            Choosing: self.sane_choosing,
            Countering: self.sane_countering,
            Saving: self.sane_saving,
            Freeing: self.anybody,
        }

    def sensible(self, state: State, seat: int, moves: list[int]) -> list[int]:
        self.prepare(state, seat, moves, self.rng)
        rule = self.sane.get(type(self.frame))
        return (rule(cast(NoHonorState, state)) if rule else moves) or moves

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        self.prepare(state, seat, moves, rng)
        answer = self.answers.get(type(self.frame))
        if answer is None:
            return moves[0]
        move = answer(cast(NoHonorState, state))
        return move if move in moves else moves[0]

    def prepare(self, state: State, seat: int, moves: list[int], rng: Rng) -> None:
        self.seat = seat
        self.rng = rng
        self.moves = moves
        self.frame = state.frames[-1]

    def duty(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """In Complications: to pay an outsider who can help, and to help whoever has paid."""
        s = cast(NoHonorState, state)
        self.prepare(s, seat, moves, rng)
        if not isinstance(self.frame, Complications | Choosing) or s.target == NO_HEIST:
            return -1
        if self.is_bought(s):
            return self.choose(s, seat, moves, rng)
        return self.payment(s) if isinstance(self.frame, Complications) else -1

    # Judging, for those who search

    def quiet(self, state: State) -> bool:
        """At the start of a turn."""
        s = cast(NoHonorState, state)
        return len(s.frames) == 1 and s.actions == self.box.actions and not s.heisted

    def judge(self, state: State) -> list[float]:
        """Where those behind can spoil every last heist, a match need never end. So after many
        rounds a world is judged by the scores alone, over or not: nobody gains by delay, and
        whoever cannot win would at least not be far behind."""
        s = cast(NoHonorState, state)
        if not self.is_weary(s) or (s.over and not s.winners()):
            return super().judge(s)
        return softmax([POINT * score for score in s.scores()])

    def features(self, state: State) -> list[list[float]]:
        """Coins and Agendas as they stand, and what crews and hands promise; now, and towards the
        end."""
        s = cast(NoHonorState, state)
        late = 0.0
        for mat in s.mats:
            if mat >= 0:
                late += 0.25 * self.box.stage[mat]
        scores = s.scores()
        rows: list[list[float]] = []
        for seat in range(s.seats):
            fresh, worn = 0, 0
            for one in s.crew[seat]:
                strength = icons(self.box.skills[one] + s.extra[one])
                if s.fresh(one):
                    fresh += strength
                else:
                    worn += strength
            row = [
                float(scores[seat]),
                float(s.coins[seat]),
                float(fresh),
                float(worn),
                float(len(s.crew[seat])),
                float(len(s.hand[seat])),
                float(bits(s.treasures[seat])),
                float((seat - s.active) % s.seats) / s.seats,
            ]
            rows.append(row + [late * one for one in row])
        return rows

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
        tower = self.tower_move(s) if not s.heisted else None
        if tower is not None:
            return tower
        worn = self.worn(s)
        if worn and not s.heisted and self.best_heist(s, True)[1] >= 0:
            return v.REST_AND_DRAW
        hire = self.best_recruit(s)
        if hire is not None:
            return hire
        if v.LOGISTICS in self.moves and self.useful_logistics(s, self.logistics_moves(s)):
            return v.LOGISTICS
        if worn and (worn > 1 or s.actions == 1):
            return v.REST_AND_DRAW
        if len(s.hand[self.seat]) < 6:
            return v.LEGWORK
        if worn:
            return v.REST_AND_DRAW
        if s.room(self.seat) and s.coins[self.seat] > 1 and self.chance() < 0.5:
            return v.HEADHUNT
        poor = [kind for kind in self.hand(s) if self.card_worth(s, kind) < 1.0]
        return v.LEGWORK if poor else v.REST_AND_DRAW

    def worn(self, s: NoHonorState) -> int:
        return len([one for one in s.crew[self.seat] if not s.fresh(one)])

    def frees_heist(self, s: NoHonorState) -> bool:
        """Whether somebody less tired would make a heist possible at once."""
        return not s.heisted and self.best_heist(s, False)[1] < 0 <= self.best_heist(s, True)[1]

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
            if word in ("use mastermind", "play light_fingers", "play blackmail code"):
                return move
            if word == "play stiff_drink" and self.worn(s):
                if s.actions == 1 or self.frees_heist(s):  # else a rest does as well
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
                total += min(self.plan_with(s, target, people).missing, 6)
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
            if name == "case_the_joint" and self.lacking(s, []) < 4:
                continue
            if move >= box.code and s.coins[self.seat] < 6:
                continue
            if name == "bail_money" and not self.wants_bail(s):
                continue
            return move
        return None

    def wants_bail(self, s: NoHonorState) -> bool:
        if "the_liberator" in self.agendas(s) or len(s.crew[self.seat]) < 3:
            return True
        kind = self.box.schemes.index("bail_money")
        effect = cast(BailMoney, self.box.scheme_effect[kind])
        return any(s.box.cost[one] <= effect.discount for one in s.jail)

    def logistics(self, s: NoHonorState) -> int:
        move = self.useful_logistics(s, self.moves)
        return move if move is not None else v.DONE

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
        draws = s.draws.count(self.seat)
        value = betrayal_value(s, kind)
        if value:
            mood = TEMPER * (2.0 * self.chance() - 1.0)  # a predictable thief loses
            gain = self.betrayal_gain(s, value, haul, players)
            return gain - self.take_of(s) - 1.0 + mood
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
        gain = taken + (rest - taken) // players + TREASURE_WORTH * len(s.draws)
        names = self.agendas(s)
        final = s.is_finale(s.target)
        if "the_serpent" in names and not s.treasons[self.seat]:
            gain += 5.0
        if "the_old_code" in names and s.betrayals <= self.tolerated(s):
            gain -= 7.0 if s.betrayals == self.tolerated(s) else 3.0
        if "a_thiefs_word" in names and not s.treasons[self.seat]:
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

    # The rest

    def from_hand(self, s: NoHonorState) -> int:
        """Discard or give away the worst of one's own; take or spoil the best of another's."""
        box = self.box
        own = cast(FromHand, self.frame).whose == self.seat
        pick = min if own else max
        return pick(self.moves, key=lambda move: self.card_worth(s, move - box.card))

    def casing(self, s: NoHonorState) -> int:
        """The easier one of the two on top; it replaces the hardest Defense on the table."""
        if v.SWAP in self.moves:
            first, second = (self.hardness(one & FACE) for one in s.defense_top[:2])
            return v.KEEP if first <= second else v.SWAP

        def hard(move: int) -> int:
            mat, slot = divmod(move - v.REPLACE, v.MAX_SLOTS)
            return self.hardness(s.guards[mat][slot])

        return max(self.moves, key=hard)

    def hardness(self, defense: int) -> int:
        """The icons of the easiest challenge."""
        return min(icons(challenge) for challenge in self.box.challenges[defense])

    def blackmailed(self, s: NoHonorState) -> int:
        return v.SHOW_HAND
