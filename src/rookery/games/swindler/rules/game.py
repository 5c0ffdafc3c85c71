"""Swindler as a game: states from positions and views."""

from __future__ import annotations

from typing import cast

from rookery.games.swindler.rules.accomplices import EFFECTS, Beg
from rookery.games.swindler.rules.cards import play_card
from rookery.games.swindler.rules.frames import FRAMES
from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    BAGS,
    CARD_IDS,
    COLOURS,
    DEALERS,
    ENDINGS,
    FORGER,
    LOCK_PICKER,
    NOTHING,
    ORDERS,
    SPACES,
    Box,
    insert,
)
from rookery.games.swindler.rules.turn import SETUP, cancel
from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadPosition
from rookery.kernel.pieces import EVERYONE, piece
from rookery.kernel.plain import (
    PLENTY,
    bits_value,
    entries,
    flag,
    seat_or_nobody,
    table,
    table_value,
    tables,
    whole,
)
from rookery.kernel.plain import place as index
from rookery.kernel.state import Data, Option, State


class Swindler(Box):
    """The rules with a box of pieces."""

    def __init__(self, options: list[Option]) -> None:
        super().__init__(options)
        self.effects = EFFECTS
        self.frames = FRAMES

    def blank(self, seats: int, options: Data) -> State:
        state = SwindlerState(self, seats, options)
        state.frames.append(SETUP)
        return state

    def speak_up(self, s: SwindlerState, seat: int, move: int) -> None:
        if self.cancel <= move < self.fulfil:
            cancel(s, seat, move - self.cancel)
        else:
            play_card(s, seat, move)

    # Positions ------------------------------------------------------------------------------------

    def restore(self, state: State, data: Data, rng: Rng | None) -> None:
        s = cast(SwindlerState, state)
        seats = tables(data, "seat", s.seats)
        s.turn = whole(data, "turn", 0, PLENTY)
        s.active = whole(data, "active", 0, s.seats - 1)
        s.trigger = seat_or_nobody(data, "trigger", s.seats)
        ending = data["ending"]
        s.ending = NOTHING if ending is None else index(ENDINGS, ending, "ending")
        s.idle = whole(data, "idle", 0, PLENTY)
        s.busy = flag(data, "busy")
        for seat in range(s.seats):
            self._restore_seat(s, seat, seats[seat])
        self._restore_board(s, data)
        self._restore_turn(s, data)
        self._check_tiles(s, data)
        self._check_supply(s, data)
        self._check_orders(s, data)
        self._restore_hands(s, data, seats, rng)
        for frame in s.frames:
            if isinstance(frame, Beg) and not frame.victims:
                raise BadPosition("a Beggar begs from somebody")

    def _restore_seat(self, s: SwindlerState, seat: int, one: Data) -> None:
        s.points[seat] = whole(one, "points", 0, PLENTY)
        s.coins[seat] = whole(one, "coins", 0, self.coin_tokens)
        s.posters[seat] = whole(one, "posters", 0, self.poster_tokens)
        s.jailed[seat] = flag(one, "jailed")
        thief = one["thief"]
        s.thief[seat] = NOTHING if thief is None else index(self.thief_ids, thief, "thief")
        s.finished[seat] = [self._order(order) for order in entries(one, "finished")]
        s.loot[seat] = sorted([index(self.face_ids, tile, "tile") for tile in entries(one, "loot")])
        s.resting[seat] = whole(one, "resting", 0, PLENTY)

    def _order(self, name: object) -> int:
        order = index(self.order_ids, name, "order")
        if order >= len(self.orders):
            raise BadPosition(f"{name} is a raid, not an order")
        return order

    def _raid(self, name: object) -> int:
        raid = index(self.order_ids, name, "raid")
        if raid < len(self.orders):
            raise BadPosition(f"{name} is an order, not a raid")
        return raid

    def _restore_board(self, s: SwindlerState, data: Data) -> None:
        orders = entries(data, "orders")
        dealers = entries(data, "dealers")
        if len(orders) != ORDERS or len(dealers) != DEALERS:
            raise BadPosition(f"there are {ORDERS} places for orders and {DEALERS} for dealers")
        for spot in range(ORDERS):
            if orders[spot] is not None:
                order = table_value(orders[spot], "orders")
                s.orders[spot] = self._order(order["id"])
                s.marker[spot] = seat_or_nobody(order, "by", s.seats)
        for i in range(DEALERS):
            if dealers[i] is not None:
                dealer = table_value(dealers[i], "dealers")
                s.dealers[i] = index(self.dealer_ids, dealer["id"], "dealer")
                goods = entries(dealer, "goods")
                if len(goods) != SPACES or None not in goods:
                    raise BadPosition("a dealer on the board has three spaces, one of them free")
                for n in range(SPACES):
                    s.goods[SPACES * i + n] = face_or_none(self, goods[n])
                s.refresh_wants(i)
        for seat in range(s.seats):
            if s.free_markers(seat) < 0:
                raise BadPosition(f"seat {seat} has only {self.markers} markers")

    def _restore_turn(self, s: SwindlerState, data: Data) -> None:
        theft = table(data, "theft")
        bag = theft["bag"]
        s.bag = NOTHING if bag is None else index(COLOURS[:BAGS], bag, "bag")
        s.in_bag = whole(theft, "in bag", 0, len(entries(theft, "drawn")))
        s.switched = flag(theft, "switched")
        s.caught = flag(theft, "caught")
        for tile in entries(theft, "fresh"):
            s.fresh.append(index(self.face_ids, tile, "tile"))
        for tile in entries(theft, "drawn"):
            s.drawn.append(index(self.face_ids, tile, "tile"))
        for one in entries(theft, "bets"):
            bet = table_value(one, "bets")
            s.bets.append(2 * whole(bet, "seat", 0, s.seats - 1) + int(flag(bet, "skull")))
        step = table(data, "step")
        s.given_up = bits_value(step.get("given up"), "given up", ORDERS)
        for one in entries(step, "forged"):
            disguise = table_value(one, "forged")
            s.forged.append(index(self.face_ids, disguise["tile"], "tile"))
            s.forged_as.append(index(self.item_ids, disguise["as"], "item"))
        for face in s.forged:
            if s.tiles(s.active).count(face) < s.forged.count(face):
                raise BadPosition("a tile that is not there cannot be forged")
        s.laid = sorted([index(COLOURS, one, "colour") for one in entries(step, "keys")])
        s.sold = whole(step, "sold", 0, PLENTY)
        s.supplied = bits_value(step.get("supplied"), "supplied", DEALERS)
        s.completed = whole(step, "completed", 0, PLENTY)
        s.haggled = flag(step, "haggled")
        s.hires = whole(step, "hires", 0, sum(self.card_count))
        if data["swapped"] is not None:
            swapped = table(data, "swapped")
            s.swapped = [
                whole(swapped, "by", 0, s.seats - 1),
                index(self.face_ids, swapped["gave"], "tile"),
                whole(swapped, "to", 0, s.seats - 1),
                index(self.face_ids, swapped["got"], "tile"),
            ]

    def _check_tiles(self, s: SwindlerState, data: Data) -> None:
        """The bags hold what lies nowhere else."""
        left: list[int] = []
        for bag in range(BAGS):
            left += self.full_bags[bag][:-1]
        left += self.full_neutral
        out = s.fresh + [face for face in s.goods if face != NOTHING]
        for seat in range(s.seats):
            out += s.loot[seat]
        for face in out:
            left[face] -= 1
            if left[face] < 0:
                raise BadPosition(f"there are not so many tiles {self.face_ids[face]} in the box")
        for bag in range(BAGS):
            tiles = left[self.first_face[bag] : self.first_face[bag + 1]]
            s.bags.append(tiles + self.full_bags[bag][-1:])
        s.neutral = left[self.first_face[BAGS] :]

    def _check_supply(self, s: SwindlerState, data: Data) -> None:
        s.coin_supply = self.coin_tokens - sum(s.coins)
        s.poster_supply = self.poster_tokens - sum(s.posters)
        if s.coin_supply < 0 or s.poster_supply < 0:
            raise BadPosition("there are more coins or posters than in the box")

    def _check_orders(self, s: SwindlerState, data: Data) -> None:
        """The piles hold what nobody has seen, in no known order."""
        s.raids = [self._raid(one) for one in entries(data, "raids")]
        s.aside = [self._raid(one) for one in entries(data, "aside")]
        gone = s.raids + s.aside + [order for order in s.orders if order != NOTHING]
        for seat in range(s.seats):
            gone += s.finished[seat]
        if len(set(gone)) != len(gone):
            raise BadPosition("an order lies in two places")
        s.a_pile = [order for order in self.a_orders if order not in gone]
        s.b_pile = [order for order in self.b_orders if order not in gone]
        s.a_left = 2 * s.seats - (len(self.a_orders) - len(s.a_pile))
        if "order pile" in data:
            s.a_left = whole(table(data, "order pile"), "A left", 0, len(s.a_pile))
        if not 0 <= s.a_left <= len(s.a_pile):
            raise BadPosition(f"with {s.seats} players there are {2 * s.seats} A orders")
        discards = entries(data, "dealer discards")
        s.dealer_discards = sorted([index(self.dealer_ids, one, "dealer") for one in discards])
        used = s.dealer_discards + [dealer for dealer in s.dealers if dealer != NOTHING]
        if len(set(used)) != len(used):
            raise BadPosition("a dealer lies in two places")
        s.dealer_pile = [one for one in range(len(self.dealer_ids)) if one not in used]

    def _restore_hands(
        self, s: SwindlerState, data: Data, seats: list[Data], rng: Rng | None
    ) -> None:
        """The pile holds what is nowhere else; what a view hides is dealt from it."""
        s.unseen = self.card_count[:]
        discards = entries(data, "discards")
        s.discards = sorted([index(CARD_IDS, one, "accomplice") for one in discards])
        s.in_play = [index(CARD_IDS, one, "accomplice") for one in entries(data, "in play")]
        if s.in_play.count(FORGER) < len(s.forged):
            raise BadPosition("a forged tile needs a forger in play")
        for colour in s.laid:
            if s.in_play.count(LOCK_PICKER + colour) < s.laid.count(colour):
                raise BadPosition("a key without a tile needs a Lock Picker in play")
        for card in s.discards + s.in_play:
            s.unseen[card] -= 1
        left = s.unseen[:]
        holes: list[int] = []
        for seat in range(s.seats):
            for name in entries(seats[seat], "known"):
                card = index(CARD_IDS, name, "accomplice")
                insert(s.hand[seat], piece(card, EVERYONE))
                s.unseen[card] -= 1
                left[card] -= 1
            for hidden in entries(seats[seat], "hand"):
                if hidden is None:
                    holes.append(seat)
                else:
                    card = index(CARD_IDS, hidden, "accomplice")
                    insert(s.hand[seat], piece(card, 1 << seat))
                    left[card] -= 1
        for card in range(len(left)):
            if left[card] < 0:
                raise BadPosition(f"there are not so many {CARD_IDS[card]} cards in the box")
            s.pile += [card] * left[card]
        if holes:
            if rng is None or len(holes) > len(s.pile):
                raise BadPosition("a position must name every accomplice")
            for seat in holes:
                s.hand[seat].append(piece(s.pile.pop(), 1 << seat))
        if rng is not None:
            s.redeal(cast(int, data["eyes"]), rng)
        for seat in range(s.seats):
            s.hand[seat].sort()
            s.refresh_hold(seat)


def face_or_none(box: Box, name: object) -> int:
    return NOTHING if name is None else index(box.face_ids, name, "tile")
