"""What nobody in their senses does in Swindler: moves that are left out before anybody thinks."""

from __future__ import annotations

from typing import Final, cast

from rookery.games.swindler.instinct.careful import DEEPEST, PLAIN, SwindlerInstinct, Thoughts
from rookery.games.swindler.rules.actions import Actions
from rookery.games.swindler.rules.orders import can_fulfil
from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    BAGS,
    DISCARD,
    DONE,
    DRAW,
    FORGER,
    FREELANCE,
    HIRE_COIN,
    LOCK_PICKER,
    NOBODY,
    OWN,
    Order,
)
from rookery.games.swindler.rules.theft import DrawOrStop
from rookery.games.swindler.rules.turn import Hiring, Reserve
from rookery.kernel.pieces import FACE
from rookery.kernel.state import State

SURE: Final = 1.0  # points that an order has to bring to be a sure thing
FAR: Final = 3  # things lacking, more than a theft brings
GREED: Final = 0.3  # points by which a draw may be worse than stopping, by the exact odds


class SensibleInstinct(SwindlerInstinct):
    """Takes sure things, and keeps what is needed."""

    def sensible(self, state: State, seat: int, moves: list[int]) -> list[int]:
        sense = Sense(cast(SwindlerState, state), seat, DEEPEST, PLAIN)
        frame = state.frames[-1]
        kept = moves
        if isinstance(frame, Reserve):
            kept = sense.reservations(moves)
        elif isinstance(frame, DrawOrStop):
            kept = sense.draws(moves)
        elif isinstance(frame, Actions):
            kept = sense.uses(moves)
        elif isinstance(frame, Hiring):
            kept = sense.hires(moves)
        return kept or moves


class Sense(Thoughts):
    """One decision, and what of its moves makes sense."""

    def reservations(self, moves: list[int]) -> list[int]:
        """What can be fulfilled at once is reserved; what is far away is not, and nothing is given
        up while there are markers."""
        box = self.box
        sure: list[int] = []
        kept: list[int] = []
        free = self.s.free_markers(self.me) > 0
        for move in moves:
            if box.reserve <= move < box.cancel:
                number = move - box.reserve
                if self.is_sure(number):
                    sure.append(move)
                if self.is_out_of_reach(box.orders[number]):
                    continue
            if box.cancel <= move < box.fulfil and free:
                continue
            kept.append(move)
        return sure or kept

    def is_sure(self, number: int) -> bool:
        """Whether the tiles for an order lie here, and it brings more than they are worth."""
        s = self.s
        if self.box.orders[number].kind not in (OWN, DISCARD) or not can_fulfil(s, self.me, number):
            return False
        if s.ability(self.me) == FREELANCE and s.marker[s.orders.index(number)] == NOBODY:
            return False  # who needs no marker keeps it
        tiles = s.tiles(self.me)
        orders = sorted([*self.wanted, number], key=self.precedence)
        gain = self.after_theft(tiles, [], orders) - self.after_theft(tiles, [], self.wanted)
        return gain > SURE

    def is_out_of_reach(self, order: Order) -> bool:
        if order.kind not in (OWN, DISCARD):
            return False
        s = self.s
        tiles = s.tiles(self.me)
        if len(order.needs) + order.coins - self.collected(order, tiles) > FAR:
            return True
        for one in s.hand[self.me]:
            if one & FACE == FORGER or one & FACE >= LOCK_PICKER:
                return False  # there are ways without the tile
        have = 0
        for face in tiles:
            have |= 1 << face
        for bag in range(BAGS):
            counts = s.bags[bag]
            for i in range(len(counts) - 1):
                if counts[i]:
                    have |= 1 << self.box.first_face[bag] + i
        return any(not need.faces & have for need in order.needs)

    def draws(self, moves: list[int]) -> list[int]:
        """Greed has a limit, unless the numbers say so."""
        if DRAW not in moves:
            return moves
        on, stop = self.theft(self.s.bag, self.wanted)
        greed = 0.0 if self.has_finished() else GREED
        return [move for move in moves if move != DRAW or on > stop - greed]

    def has_finished(self) -> bool:
        """Whether an order is complete with what lies on the table."""
        tiles = [*self.s.tiles(self.me), *self.s.drawn]
        orders = [self.box.orders[number] for number in self.wanted]
        return any(self.collected(one, tiles) >= len(one.needs) + one.coins for one in orders)

    def uses(self, moves: list[int]) -> list[int]:
        """What can be fulfilled is fulfilled, first what costs nothing; but perhaps not the order
        that ends the match."""
        s, box = self.s, self.box
        orders = [n for n in self.wanted if box.fulfil + n in moves]
        last = len(s.finished[self.me]) + 1 >= box.end_at[s.seats] and s.trigger == NOBODY
        if not orders or last:
            return moves
        free = [box.fulfil + n for n in orders if box.orders[n].kind != DISCARD]
        if free:
            return free
        worth = any(self.pays(number) for number in orders)
        return [move for move in moves if move != DONE or not worth]

    def pays(self, number: int) -> bool:
        """Whether an order brings more than what is given for it."""
        order = self.box.orders[number]
        tiles = self.s.tiles(self.me)
        rest = [other for other in self.wanted if other != number]
        loss = self.after_theft(tiles, self.s.drawn, rest)
        loss -= self.after_theft(self.without(order, tiles), self.s.drawn, rest)
        return self.reward(order) - self.taste.spent * order.coins - loss > SURE

    def hires(self, moves: list[int]) -> list[int]:
        """Coins that an own order wants are not spent."""
        needed = max([self.box.orders[number].coins for number in self.wanted], default=0)
        spare = self.s.money(self.me) - needed if needed else 99
        box = self.box
        kept: list[int] = []
        for move in moves:
            cost = 0
            if move == HIRE_COIN or box.hire <= move < box.hire_two:
                cost = 1
            elif box.hire_two <= move < box.hire_two + box.faces:
                cost = 2
            if cost <= max(spare, 0):
                kept.append(move)
        return kept
