"""What a seat may know of No Honor Among Thieves, as numbers for learners.

All values lie roughly in 0..1; seats begin with one's own and go on in turn order. Cards are
counted in the order of the box's tables.
"""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from rookery.games.nohonor.rules.cards import NoHonor
from rookery.games.nohonor.rules.exchange import (
    CHARACTER,
    COINS,
    GIVES,
    SCHEME,
    TREASURE,
    partner_of,
    side_of,
    sort_of,
    value_of,
)
from rookery.games.nohonor.rules.negotiation import ANSWERS
from rookery.games.nohonor.rules.state import ENDINGS, NoHonorState
from rookery.games.nohonor.rules.truth import ball_holder
from rookery.games.nohonor.rules.vocabulary import MAX_CHALLENGES, MAX_DRAWS, MAX_SLOTS
from rookery.kernel.pieces import FACE, SHIFT, known
from rookery.kernel.state import Game, State
from rookery.research.encoder import Encoder
from rookery.research.writing import (
    add,
    counts,
    flag,
    gap,
    members,
    number,
    one_of,
    put,
    some_of,
    tally,
)

SLOT: Final = 1 + 4 * MAX_CHALLENGES + 4  # present, challenges, coins, watch, printed, one only
MAT: Final = 1 + 3 + 3 + 3 + MAX_SLOTS * SLOT
SEAT: Final = 13
PARTNER: Final = 5


class NoHonorEncoder(Encoder):
    def __init__(self, game: Game, seats: int) -> None:
        self.box = box = cast(NoHonor, game)
        self.people = len(box.characters)
        self.person = 2 * seats + 4 + 1 + MAX_SLOTS + 8
        self.kinds = len(box.schemes)
        self.heist_size = 4 + seats * (10 + MAX_DRAWS + self.kinds + 1) + self.kinds
        self.abilities = sum([len(those) for those in box.abilities])
        super().__init__(game, seats)

    def layout(self) -> list[tuple[str, int]]:
        box = self.box
        seats = self.seats
        people = self.people
        kinds = self.kinds
        treasures = len(box.treasures)
        return [
            ("turn, actions, heisted, honor broken, since a success, plans, betrayals", 7),
            ("how it ended", len(ENDINGS)),
            ("whose turn, who began", 2 * seats),
            ("abilities used in this turn", self.abilities),
            ("mats: present, stage 3, coins, Treasures, heists left, special 3, slots", 2 * MAT),
            (
                "mats: which Objective, which Defenses",
                2 * (len(box.objectives) + len(box.defenses)),
            ),
            ("Objectives nobody has seen", len(box.objectives)),
            (
                "Characters: crews, drafted by, pool, jail, graveyard, under the deck, exhausted, "
                "slot 4, gear 4, boost 4",
                people * self.person,
            ),
            (
                "seats: coins, hand, crew, freed, joint, betrayed, lone, last, gifts, wages, "
                "Agendas, those put away, recalls",
                SEAT * seats,
            ),
            ("seats: Treasures", treasures * seats),
            ("seats: cards I know in each hand", seats * kinds),
            ("seats: attached Schemes", seats * kinds),
            ("seats: Agendas I know, those put away", 2 * seats * len(box.agendas)),
            ("discarded Schemes, Schemes in play", 2 * kinds),
            ("discarded Defenses, Defenses I know on top of the deck", 2 * len(box.defenses)),
            ("cards left: Schemes, Defenses, seen Defenses, Characters, Agendas", 5),
            ("Treasures left", treasures),
            ("heist: target 3, are the shares agreed", 4),
            (
                "heist, seats: confirmed, sent, partner, share, revealed, its value, traitor, "
                "caught, silent, rerolled",
                10 * seats,
            ),
            ("heist: who draws each Treasure", MAX_DRAWS * seats),
            ("heist, seats: card revealed", seats * kinds),
            ("heist: whose card was looked at, which it was", seats + kinds),
            ("heist slots: challenge 4, shifts 4, watch, bypassed", MAX_SLOTS * 10),
            ("talks: rounds; who makes an offer, whose Exchange it is", 1 + 2 * seats),
            ("talks: answers", seats * len(ANSWERS)),
            ("my draft: how many draws, shares, who is named, draws", 2 + (2 + MAX_DRAWS) * seats),
            (
                "Exchange: with whom; seats: coins, Schemes given and wanted, promised",
                seats + PARTNER * seats,
            ),
            (
                "Exchange, seats: Characters and Treasures given and wanted",
                2 * seats * (people + treasures),
            ),
            ("Exchange: Schemes that I give, that I promise", 2 * kinds),
        ]

    def encode(self, state: State, eyes: int, out: BytesWriter) -> None:
        s = cast(NoHonorState, state)
        box = self.box
        first = eyes if eyes >= 0 else 0
        order = [(first + i) % self.seats for i in range(self.seats)]
        number(out, s.turn / 50.0)
        number(out, s.actions / 3.0)
        flag(out, s.heisted)
        flag(out, s.broken)
        number(out, s.since / 50.0)
        number(out, s.plans / 12.0)
        number(out, s.betrayals / 10.0)
        one_of(out, s.ending, len(ENDINGS))
        self._who(s.active, first, out)
        self._who(s.first, first, out)
        some_of(out, s.used, self.abilities)
        self._mats(s, out)
        members(out, s.objective_deck, len(box.objectives))
        self._characters(s, order, out)
        self._seats(s, eyes, order, out)
        self._cards(s, eyes, out)
        self._heist(s, eyes, first, order, out)
        self._slots(s, out)
        self._talks(s, eyes, first, order, out)
        self._exchange(s, eyes, first, order, out)

    def _who(self, seat: int, first: int, out: BytesWriter) -> None:
        one_of(out, (seat - first) % self.seats if seat >= 0 else -1, self.seats)

    def _mats(self, s: NoHonorState, out: BytesWriter) -> None:
        box = self.box
        for mat in range(2):
            self._mat(s, mat, out)
        for mat in range(2):
            one_of(out, s.mats[mat], len(box.objectives))
            tally(out, s.guards[mat], len(box.defenses), 0.5)

    def _mat(self, s: NoHonorState, mat: int, out: BytesWriter) -> None:
        box = self.box
        objective = s.mats[mat]
        if objective < 0:
            gap(out, MAT)
            return
        special = box.special[objective]
        number(out, 1.0)
        one_of(out, box.stage[objective], 3)
        number(out, s.haul[mat] / 30.0)
        number(out, box.draws[objective] / 2.0)
        number(out, s.hauls[mat] / 2.0)
        flag(out, special.deadly)
        flag(out, special.veiled)
        flag(out, special.all_watch)
        guards = s.guards[mat]
        for slot in range(MAX_SLOTS):
            if slot >= len(guards):
                gap(out, SLOT)
                continue
            card = guards[slot]
            number(out, 1.0)
            challenges = box.challenges[card]
            for i in range(MAX_CHALLENGES):
                packed = challenges[i] if i < len(challenges) else 0
                for k in range(4):
                    number(out, (packed >> 8 * k & 255) / 6.0)
            number(out, box.defense_coins[card] / 3.0)
            flag(out, box.watch[card])
            flag(out, not box.defense_copies[card])
            flag(out, box.most[card] == 1)

    def _characters(self, s: NoHonorState, order: list[int], out: BytesWriter) -> None:
        seats = self.seats
        size = self.person
        row = gap(out, self.people * size)
        at = 2 * seats
        skills = at + 5 + MAX_SLOTS
        for i in range(seats):
            for one in s.crew[order[i]]:
                place = one * size
                put(out, row, place + i, 1.0)
                if s.exhausted >> one & 1:
                    put(out, row, place + at + 4, 1.0)
            drafted = s.drafted[order[i]]
            if drafted:
                for one in range(self.people):
                    if drafted >> one & 1:
                        put(out, row, one * size + seats + i, 1.0)
        for one in s.pool:
            put(out, row, one * size + at, 1.0)
        for one in s.jail:
            put(out, row, one * size + at + 1, 1.0)
        for one in s.graveyard:
            put(out, row, one * size + at + 2, 1.0)
        for i in range(len(s.under)):
            put(out, row, s.under[i] * size + at + 3, 1.0 / (1 + i))
        for entry in s.gear:
            self._skills(s.extra[entry >> 8], out, row, (entry >> 8) * size + skills)
        if s.target < 0:
            return
        for one in range(self.people):
            if s.post[one] >= 0:
                put(out, row, one * size + at + 5 + s.post[one], 1.0)
            if s.boost[one]:
                self._skills(s.boost[one], out, row, one * size + skills + 4)

    def _skills(self, packed: int, out: BytesWriter, row: i64, at: int) -> None:
        for k in range(4):
            put(out, row, at + k, (packed >> 8 * k & 255) / 3.0)

    def _seats(self, s: NoHonorState, eyes: int, order: list[int], out: BytesWriter) -> None:
        box = self.box
        for seat in order:
            number(out, s.coins[seat] / 30.0)
            number(out, len(s.hand[seat]) / 9.0)
            number(out, len(s.crew[seat]) / 4.0)
            flag(out, bool(s.freed >> seat & 1))
            number(out, s.joint[seat] / 5.0)
            flag(out, s.treasons[seat] > 0)
            flag(out, bool(s.lone >> seat & 1))
            flag(out, s.last_leader == seat)
            number(out, s.gifts[seat] / 10.0)
            number(out, s.wages[seat] / 20.0)
            number(out, len(s.agendas[seat]) / 3.0)
            number(out, len(s.agenda_out[seat]) / 3.0)
            number(out, s.recalls[seat] / 8.0)
        for seat in order:
            some_of(out, s.treasures[seat], len(box.treasures))
        for seat in order:
            self._known(s.hand[seat], eyes, self.kinds, out)
        for seat in order:
            if not s.gear:
                gap(out, self.kinds)
                continue
            attached: list[int] = []
            for entry in s.gear:
                if s.owner[entry >> 8] == seat:
                    attached.append(entry & 255)
            tally(out, attached, self.kinds, 0.5)
        for seat in order:
            self._known(s.agendas[seat], eyes, len(box.agendas), out)
        for seat in order:
            self._known(s.agenda_out[seat], eyes, len(box.agendas), out)

    def _known(self, zone: list[int], eyes: int, size: int, out: BytesWriter) -> None:
        if eyes < 0:
            tally(out, [one & FACE for one in zone if known(one, eyes)], size, 0.5)
            return
        at = gap(out, size)
        bit = 1 << (SHIFT + eyes)
        for one in zone:
            if one & bit:
                add(out, at, one & FACE, 0.5)

    def _cards(self, s: NoHonorState, eyes: int, out: BytesWriter) -> None:
        box = self.box
        counts(out, s.discard, 0.5)
        at = gap(out, self.kinds)
        weight = 1.0
        for i in range(len(s.in_play) - 1, -1, -1):  # the last one is on top
            add(out, at, s.in_play[i], weight)
            weight *= 0.5
        counts(out, s.defense_discard, 0.5)
        at = gap(out, len(box.defenses))
        weight = 1.0
        for one in s.defense_top:
            if known(one, eyes):
                add(out, at, one & FACE, weight)
            weight *= 0.5
        number(out, len(s.scheme_deck) / 96.0)
        number(out, len(s.defense_deck) / 33.0)
        number(out, len(s.defense_top) / 5.0)
        number(out, len(s.character_deck) / 35.0)
        number(out, len(s.agenda_deck) / 20.0)
        members(out, s.treasure_deck, len(box.treasures))

    def _heist(
        self, s: NoHonorState, eyes: int, first: int, order: list[int], out: BytesWriter
    ) -> None:
        if s.target < 0:
            gap(out, self.heist_size)
            return
        box = self.box
        one_of(out, s.target, 3)
        flag(out, bool(s.agreed))
        for seat in order:
            share = s.agreed[seat] if s.agreed else -1
            card = s.revealed[seat] if s.revealed else -1
            flag(out, bool(s.ready >> seat & 1))
            flag(out, bool(s.sent >> seat & 1))
            flag(out, share >= 0)
            number(out, share / 30.0 if share > 0 else 0.0)
            flag(out, card >= 0)
            number(out, box.betrayal[card] / 10.0 if card >= 0 else 0.0)
            flag(out, bool(s.traitors >> seat & 1))
            flag(out, bool(s.cancelled >> seat & 1))
            flag(out, bool(s.silent >> seat & 1))
            flag(out, bool(s.lucky >> seat & 1))
        for draw in range(MAX_DRAWS):
            self._who(s.draws[draw] if draw < len(s.draws) else -1, first, out)
        for seat in order:
            one_of(out, s.revealed[seat] if s.revealed else -1, self.kinds)
        self._who(s.peeked, first, out)
        told = s.peek >= 0 and eyes >= 0 and (eyes == s.peeked or eyes == ball_holder(s))
        one_of(out, s.peek if told else -1, self.kinds)

    def _slots(self, s: NoHonorState, out: BytesWriter) -> None:
        if s.target < 0:
            gap(out, 10 * MAX_SLOTS)
            return
        for slot in range(MAX_SLOTS):
            one_of(out, s.challenge[slot], MAX_CHALLENGES)
            for at in range(4 * slot, 4 * slot + 4):
                number(out, s.shift[at] / 3.0)
            flag(out, bool(s.alarmed >> slot & 1))
            flag(out, bool(s.bypassed >> slot & 1))

    def _talks(
        self, s: NoHonorState, eyes: int, first: int, order: list[int], out: BytesWriter
    ) -> None:
        """Offers: a half-made one is for its maker's eyes only."""
        number(out, s.rounds / 6.0)
        self._who(s.maker, first, out)
        self._who(s.trader, first, out)
        for seat in order:
            one_of(out, s.answers[seat] if s.answers else -1, len(ANSWERS))
        if not s.draft_shares or (s.maker >= 0 and eyes != s.maker):
            gap(out, 2 + (2 + MAX_DRAWS) * self.seats)
            return
        number(out, 1.0)
        number(out, len(s.draft_draws) / 3.0)
        for seat in order:
            number(out, (s.draft_shares[seat] + 1) / 30.0)
        self._who(s.draft_seat, first, out)
        for draw in range(MAX_DRAWS):
            self._who(s.draft_draws[draw] if draw < len(s.draft_draws) else -1, first, out)

    def _exchange(
        self, s: NoHonorState, eyes: int, first: int, order: list[int], out: BytesWriter
    ) -> None:
        private = s.maker < 0 or eyes == s.maker
        self._who(s.deal_seat if private else -1, first, out)
        wide = 2 * (self.people + len(self.box.treasures))
        partners = gap(out, PARTNER * self.seats)
        things = gap(out, wide * self.seats)
        given: list[int] = []
        for one in s.deal if private or s.maker != s.trader else []:
            i = (partner_of(one) - first) % self.seats
            sort = sort_of(one)
            side = side_of(one)
            value = value_of(one)
            if sort == COINS:
                put(out, partners, PARTNER * i + side, value / 20.0)
            elif sort == SCHEME and side == GIVES:
                add(out, partners, PARTNER * i + 2, 0.25)
                if eyes == s.trader:
                    given.append(value)
            elif sort == SCHEME:
                put(out, partners, PARTNER * i + 3, value / 4.0)
            elif sort == CHARACTER:
                put(out, things, wide * i + self.people * side + value, 1.0)
            elif sort == TREASURE:
                at = 2 * self.people + len(self.box.treasures) * side
                put(out, things, wide * i + at + value, 1.0)
        promised: list[int] = []
        for entry in s.promised:
            seat = entry >> 8
            if seat == eyes:
                promised.append(entry & 255)
            if seat == eyes or seat != s.maker:
                add(out, partners, PARTNER * ((seat - first) % self.seats) + 4, 0.25)
        tally(out, given, self.kinds, 0.5)
        tally(out, promised, self.kinds, 0.5)


def encoder(game: Game, seats: int) -> Encoder:
    return NoHonorEncoder(game, seats)
