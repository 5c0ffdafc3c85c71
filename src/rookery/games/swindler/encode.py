"""What a seat may know of Swindler, as numbers for learners.

All values lie roughly in 0..1; seats begin with one's own and go on in turn order. Tiles, orders,
dealers and cards are counted in the order of the box's tables.
"""

from __future__ import annotations

from typing import cast

from librt.strings import BytesWriter

from rookery.games.swindler.rules.accomplices import KeepPart, Split
from rookery.games.swindler.rules.frames import Payment
from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    BAGS,
    CARDS,
    DEALERS,
    ENDINGS,
    NOTHING,
    ORDERS,
    SPACES,
    THINGS,
    Box,
)
from rookery.kernel.frames import Kind
from rookery.kernel.pieces import EVERYONE, FACE, known, seen
from rookery.kernel.state import Game, State
from rookery.research.encoder import Encoder
from rookery.research.writing import counts, flag, gap, members, number, one_of, some_of, tally


class SwindlerEncoder(Encoder):
    def __init__(self, game: Game, seats: int) -> None:
        self.box = cast(Box, game)
        super().__init__(game, seats)

    def layout(self) -> list[tuple[str, int]]:
        box = self.box
        seats = self.seats
        faces = box.faces
        cards = len(box.order_ids)
        dealers = len(box.dealer_ids)
        return [
            ("orders on the board: which, and whose", ORDERS * (len(box.orders) + seats)),
            ("dealers on the board: which, spaces filled", DEALERS * (dealers + SPACES)),
            ("tiles with the dealers", faces),
            ("bags: tiles of each face", box.first_face[BAGS]),
            ("bags: skulls", BAGS),
            ("supply: coins, posters, neutral tiles of each face", 2 + len(box.full_neutral)),
            ("order pile: A cards not seen, B cards not seen, A cards on top", 2 * cards + 1),
            ("raids put aside, raids carried out", 2 * cards),
            ("dealers in the pile, discarded", 2 * dealers),
            ("accomplice pile, discarded accomplices, those in play", 1 + 2 * CARDS),
            ("the last swap: who, with whom, tile given, tile got", 2 * seats + 2 * faces),
            ("turns, idle rounds, did somebody fulfil an order in this one", 3),
            ("how it ended", len(ENDINGS)),
            ("whose turn, who was first to finish enough orders", 2 * seats),
            ("seats: points, coins, posters, jailed, orders, cards, resting", 7 * seats),
            ("seats: thief", len(box.thief_ids) * seats),
            ("seats: finished orders", len(box.orders) * seats),
            ("seats: loot of each face", faces * seats),
            ("seats: cards that all know, cards that I know", 2 * CARDS * seats),
            ("theft: bag, tiles from it, switched, caught", BAGS + 3),
            ("theft: fresh tiles, drawn tiles", 2 * faces),
            ("theft: bets on a skull and on none, by seat", 2 * seats),
            ("orders given up, dealers supplied", ORDERS + DEALERS),
            ("forged tiles, what they are forged into, keys", faces + len(box.item_ids) + BAGS),
            ("sales, dealers completed, haggled, hires", 4),
            ("a split: tiles in the first part, in the second, the next one", 3 * faces),
        ]

    def width(self, kind: Kind) -> int:
        if isinstance(kind, Payment):
            return self.box.faces + THINGS
        return super().width(kind)

    def spread(self, state: State, kind: Kind, value: int) -> list[int]:
        return [value]

    def encode(self, state: State, eyes: int, out: BytesWriter) -> None:
        s = cast(SwindlerState, state)
        first = eyes if eyes >= 0 else 0
        self._board(s, first, out)
        self._piles(s, first, out)
        number(out, s.turn / self.seats / 20.0)
        number(out, s.idle / 20.0)
        flag(out, s.busy)
        one_of(out, s.ending, len(ENDINGS))
        one_of(out, (s.active - first) % self.seats, self.seats)
        one_of(out, (s.trigger - first) % self.seats if s.trigger >= 0 else -1, self.seats)
        self._seats(s, first, eyes, out)
        self._theft(s, first, out)
        self._step(s, out)
        self._split(s, out)

    def _board(self, s: SwindlerState, first: int, out: BytesWriter) -> None:
        box = self.box
        for place in range(ORDERS):
            owner = s.marker[place]
            one_of(out, s.orders[place], len(box.orders))
            one_of(out, (owner - first) % self.seats if owner >= 0 else -1, self.seats)
        goods: list[int] = []
        for i in range(DEALERS):
            one_of(out, s.dealers[i], len(box.dealer_ids))
            for space in range(SPACES * i, SPACES * i + SPACES):
                tile = s.goods[space]
                flag(out, tile != NOTHING)
                if tile != NOTHING:
                    goods.append(tile)
        tally(out, goods, box.faces, 0.5)
        for bag in range(BAGS):
            counts(out, s.bags[bag][:-1], 1 / 3)
        for bag in range(BAGS):
            number(out, s.bags[bag][-1] / 2.0)
        number(out, s.coin_supply / 6.0)
        number(out, s.poster_supply / 20.0)
        counts(out, s.neutral, 0.5)

    def _piles(self, s: SwindlerState, first: int, out: BytesWriter) -> None:
        box = self.box
        cards = len(box.order_ids)
        members(out, s.a_pile, cards)
        members(out, s.b_pile, cards)
        number(out, s.a_left / 20.0)
        members(out, s.aside, cards)
        members(out, s.raids, cards)
        members(out, s.dealer_pile, len(box.dealer_ids))
        members(out, s.dealer_discards, len(box.dealer_ids))
        number(out, len(s.pile) / 27.0)
        tally(out, s.discards, CARDS, 1 / 3)
        tally(out, s.in_play, CARDS, 1 / 3)
        if s.swapped:
            one_of(out, (s.swapped[0] - first) % self.seats, self.seats)
            one_of(out, (s.swapped[2] - first) % self.seats, self.seats)
            one_of(out, s.swapped[1], box.faces)
            one_of(out, s.swapped[3], box.faces)
        else:
            gap(out, 2 * self.seats + 2 * box.faces)

    def _seats(self, s: SwindlerState, first: int, eyes: int, out: BytesWriter) -> None:
        box = self.box
        order = [(first + i) % self.seats for i in range(self.seats)]
        for seat in order:
            number(out, s.points[seat] / 100.0)
            number(out, s.coins[seat] / 6.0)
            number(out, s.posters[seat] / 6.0)
            flag(out, s.jailed[seat])
            number(out, len(s.finished[seat]) / box.end_at[self.seats])
            number(out, len(s.hand[seat]) / 6.0)
            number(out, s.resting[seat] / 2.0)
        for seat in order:
            one_of(out, s.thief[seat], len(box.thief_ids))
        for seat in order:
            members(out, s.finished[seat], len(box.orders))
        for seat in order:
            tally(out, s.loot[seat], box.faces, 1 / 3)
        for seat in order:
            open_cards: list[int] = []
            mine: list[int] = []
            for one in s.hand[seat]:
                if seen(one) == EVERYONE:
                    open_cards.append(one & FACE)
                elif known(one, eyes):
                    mine.append(one & FACE)
            tally(out, open_cards, CARDS, 1 / 3)
            tally(out, mine, CARDS, 1 / 3)

    def _theft(self, s: SwindlerState, first: int, out: BytesWriter) -> None:
        one_of(out, s.bag, BAGS)
        number(out, s.in_bag / 5.0)
        flag(out, s.switched)
        flag(out, s.caught)
        tally(out, s.fresh, self.box.faces, 1 / 3)
        tally(out, s.drawn, self.box.faces, 1 / 3)
        bets = [2 * (((bet >> 1) - first) % self.seats) + (bet & 1) for bet in s.bets]
        tally(out, bets, 2 * self.seats, 0.5)

    def _step(self, s: SwindlerState, out: BytesWriter) -> None:
        box = self.box
        some_of(out, s.given_up, ORDERS)
        some_of(out, s.supplied, DEALERS)
        tally(out, s.forged, box.faces, 1 / 3)
        tally(out, s.forged_as, len(box.item_ids), 1 / 3)
        tally(out, s.laid, BAGS, 0.5)
        number(out, s.sold / 6.0)
        number(out, s.completed / 3.0)
        flag(out, s.haggled)
        number(out, s.hires / 4.0)

    def _split(self, s: SwindlerState, out: BytesWriter) -> None:
        faces = self.box.faces
        top = s.frames[-1] if s.frames else None
        parts = 0
        placed = -1
        if isinstance(top, Split):
            parts = top.second
            placed = top.count
        elif isinstance(top, KeepPart):
            parts = top.second
            placed = len(s.fresh)
        if placed < 0:
            gap(out, 3 * faces)
            return
        first: list[int] = []
        second: list[int] = []
        for i in range(placed):
            if parts >> i & 1:
                second.append(s.fresh[i])
            else:
                first.append(s.fresh[i])
        tally(out, first, faces, 1 / 3)
        tally(out, second, faces, 1 / 3)
        one_of(out, s.fresh[placed] if placed < len(s.fresh) else -1, faces)


def encoder(game: Game, seats: int) -> Encoder:
    return SwindlerEncoder(game, seats)
