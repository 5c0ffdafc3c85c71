"""Swindler as a game: states from positions and views."""

from __future__ import annotations

from typing import cast

from rookery.games.swindler.rules.accomplices import EFFECTS
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
    NOBODY,
    NOTHING,
    ORDERS,
    SPACES,
    Tables,
    insert,
)
from rookery.games.swindler.rules.turn import SETUP
from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadPosition
from rookery.kernel.pieces import EVERYONE, piece
from rookery.kernel.state import Data, Option, State


class Swindler(Tables):
    """The rules with a box of pieces."""

    def __init__(self, options: list[Option]) -> None:
        super().__init__(options)
        self.effects = EFFECTS
        self.frames = FRAMES

    def blank(self, seats: int, options: Data) -> State:
        state = SwindlerState(self, seats, options)
        state.frames.append(SETUP)
        return state

    # Positions ------------------------------------------------------------------------------------

    def restore(self, state: State, data: Data, rng: Rng | None) -> None:
        s = cast(SwindlerState, state)
        seats = cast(list[Data], data["seat"])
        if len(seats) != s.seats:
            raise BadPosition(f"`seat` has {len(seats)} entries for {s.seats} seats")
        s.turn = cast(int, data["turn"])
        s.active = cast(int, data["active"])
        if not 0 <= s.active < s.seats:
            raise BadPosition("`active` must be a seat")
        trigger, ending = data["trigger"], data["ending"]
        s.trigger = NOBODY if trigger is None else cast(int, trigger)
        s.ending = NOTHING if ending is None else ENDINGS.index(cast(str, ending))
        s.idle = cast(int, data["idle"])
        s.busy = cast(bool, data["busy"])
        for seat in range(s.seats):
            self._restore_seat(s, seat, seats[seat])
        self._restore_board(s, data)
        self._restore_turn(s, data)
        self._check_tiles(s, data)
        self._check_supply(s, data)
        self._check_orders(s, data)
        self._restore_hands(s, data, seats, rng)

    def _restore_seat(self, s: SwindlerState, seat: int, one: Data) -> None:
        s.points[seat] = cast(int, one["points"])
        s.coins[seat] = cast(int, one["coins"])
        s.posters[seat] = cast(int, one["posters"])
        if min(s.points[seat], s.coins[seat], s.posters[seat]) < 0:
            raise BadPosition("points, coins and posters are never below 0")
        s.jailed[seat] = cast(bool, one["jailed"])
        thief = one["thief"]
        s.thief[seat] = NOTHING if thief is None else index(self.thief_ids, thief, "thief")
        orders = cast(list[str], one["finished"])
        s.finished[seat] = [self._order(order) for order in orders]
        loot = cast(list[str], one["loot"])
        s.loot[seat] = sorted([index(self.face_ids, tile, "tile") for tile in loot])
        s.resting[seat] = cast(int, one["resting"])

    def _order(self, name: object) -> int:
        order = index(self.order_ids, name, "order")
        if order >= len(self.orders):
            raise BadPosition(f"{name} is a raid, not an order")
        return order

    def _restore_board(self, s: SwindlerState, data: Data) -> None:
        orders = cast(list[Data | None], data["orders"])
        dealers = cast(list[Data | None], data["dealers"])
        if len(orders) != ORDERS or len(dealers) != DEALERS:
            raise BadPosition(f"there are {ORDERS} places for orders and {DEALERS} for dealers")
        for place in range(ORDERS):
            order = orders[place]
            if order is not None:
                s.orders[place] = self._order(order["id"])
                by = order["by"]
                s.marker[place] = NOBODY if by is None else cast(int, by)
                if s.marker[place] >= s.seats:
                    raise BadPosition("an order is reserved by nobody at the table")
        for i in range(DEALERS):
            dealer = dealers[i]
            if dealer is not None:
                s.dealers[i] = index(self.dealer_ids, dealer["id"], "dealer")
                goods = cast(list[str | None], dealer["goods"])
                if len(goods) != SPACES or None not in goods:
                    raise BadPosition("a dealer on the board has three spaces, one of them free")
                for n in range(SPACES):
                    s.goods[SPACES * i + n] = face_or_none(self, goods[n])
                s.refresh_wants(i)
        for seat in range(s.seats):
            if s.free_markers(seat) < 0:
                raise BadPosition(f"seat {seat} has only {self.markers} markers")

    def _restore_turn(self, s: SwindlerState, data: Data) -> None:
        theft = cast(Data, data["theft"])
        bag = theft["bag"]
        s.bag = NOTHING if bag is None else index(COLOURS[:BAGS], bag, "bag")
        s.in_bag = cast(int, theft["in bag"])
        s.switched = cast(bool, theft["switched"])
        s.caught = cast(bool, theft["caught"])
        for tile in cast(list[str], theft["fresh"]):
            s.fresh.append(index(self.face_ids, tile, "tile"))
        for tile in cast(list[str], theft["drawn"]):
            s.drawn.append(index(self.face_ids, tile, "tile"))
        for bet in cast(list[Data], theft["bets"]):
            s.bets.append(2 * cast(int, bet["seat"]) + (1 if bet["skull"] else 0))
        step = cast(Data, data["step"])
        for place in cast(list[int], step["given up"]):
            s.given_up |= 1 << place
        for one in cast(list[Data], step["forged"]):
            s.forged.append(index(self.face_ids, one["tile"], "tile"))
            s.forged_as.append(index(self.item_ids, one["as"], "item"))
        for face in s.forged:
            if s.tiles(s.active).count(face) < s.forged.count(face):
                raise BadPosition("a tile that is not there cannot be forged")
        s.laid = sorted([index(COLOURS, one, "colour") for one in cast(list[str], step["keys"])])
        s.sold = cast(int, step["sold"])
        for place in cast(list[int], step["supplied"]):
            s.supplied |= 1 << place
        s.completed = cast(int, step["completed"])
        s.haggled = cast(bool, step["haggled"])
        s.hires = cast(int, step["hires"])
        swapped = cast(Data | None, data["swapped"])
        if swapped is not None:
            s.swapped = [
                cast(int, swapped["by"]),
                index(self.face_ids, swapped["gave"], "tile"),
                cast(int, swapped["to"]),
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
        if "bags" in data:
            for bag in range(BAGS):
                if cast(Data, data["bags"])[COLOURS[bag]] != s._bag(bag):
                    raise BadPosition(f"the {COLOURS[bag]} bag must hold what lies nowhere else")

    def _check_supply(self, s: SwindlerState, data: Data) -> None:
        s.coin_supply = self.coin_tokens - sum(s.coins)
        s.poster_supply = self.poster_tokens - sum(s.posters)
        if s.coin_supply < 0 or s.poster_supply < 0:
            raise BadPosition("there are more coins or posters than in the box")
        if "supply" in data:
            supply = cast(Data, data["supply"])
            if supply["coins"] != s.coin_supply or supply["posters"] != s.poster_supply:
                raise BadPosition("the supply must hold what nobody has")
            if supply["tiles"] != s._neutral_tiles():
                raise BadPosition("the supply must hold the neutral tiles that lie nowhere else")

    def _check_orders(self, s: SwindlerState, data: Data) -> None:
        """The piles hold what nobody has seen, in no known order."""
        s.raids = [index(self.order_ids, one, "raid") for one in cast(list[str], data["raids"])]
        s.aside = [index(self.order_ids, one, "raid") for one in cast(list[str], data["aside"])]
        gone = s.raids + s.aside + [order for order in s.orders if order != NOTHING]
        for seat in range(s.seats):
            gone += s.finished[seat]
        if len(set(gone)) != len(gone):
            raise BadPosition("an order lies in two places")
        s.a_pile = [order for order in self.a_orders if order not in gone]
        s.b_pile = [order for order in self.b_orders if order not in gone]
        s.a_left = 2 * s.seats - (len(self.a_orders) - len(s.a_pile))
        if "order pile" in data:
            s.a_left = cast(int, cast(Data, data["order pile"])["A left"])
        if not 0 <= s.a_left <= len(s.a_pile):
            raise BadPosition(f"with {s.seats} players there are {2 * s.seats} A orders")
        discards = cast(list[str], data["dealer discards"])
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
        discards = cast(list[str], data["discards"])
        s.discards = sorted([index(CARD_IDS, one, "accomplice") for one in discards])
        in_play = cast(list[str], data["in play"])
        s.in_play = [index(CARD_IDS, one, "accomplice") for one in in_play]
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
            for name in cast(list[str], seats[seat]["known"]):
                card = index(CARD_IDS, name, "accomplice")
                insert(s.hand[seat], piece(card, EVERYONE))
                s.unseen[card] -= 1
                left[card] -= 1
            for hidden in cast(list[str | None], seats[seat]["hand"]):
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


def index(names: list[str], name: object, what: str) -> int:
    if isinstance(name, str) and name in names:
        return names.index(name)
    raise BadPosition(f"there is no {what} {name!r}")


def face_or_none(box: Tables, name: object) -> int:
    return NOTHING if name is None else index(box.face_ids, name, "tile")
