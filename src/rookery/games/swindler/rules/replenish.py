"""Step 4: new dealers and orders, and the police raids among them."""

from __future__ import annotations

from typing import Final, cast

from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    DEALERS,
    HIDE,
    NOTHING,
    ORDERS,
    insert,
)
from rookery.kernel.chance import Rng
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame

# 4. Replenish ---------------------------------------------------------------------------------


class Replenish(Frame[SwindlerState]):
    """Dealers first, then orders one by one; the first raid among them strikes at once [C62]."""

    def __init__(self, raided: bool) -> None:
        self.raided = raided

    def step(self, s: SwindlerState) -> None:
        fill_dealers(s)
        for place in range(ORDERS):
            while s.orders[place] == NOTHING and (s.a_left or s.b_pile):
                card = turn_up(s)
                raid = card - len(s.box.orders)
                if raid < 0:
                    s.orders[place] = card
                    if s.telling:
                        s.tell("order", [card])
                elif self.raided:
                    s.aside.append(card)  # only one in a turn [C63]
                    if s.telling:
                        s.tell("raid-later", [raid])
                else:
                    s.raids.append(card)
                    if s.telling:
                        s.tell("raid", [raid])
                    s.frames[-1] = REPLENISH[1]
                    s.frames.append(Raid(raid, 0))
                    return
        for card in s.aside:
            insert(s.b_pile, card)
        s.aside = []
        s.frames.pop()


def fill_dealers(s: SwindlerState) -> None:
    for i in range(DEALERS):
        if s.dealers[i] == NOTHING:
            if not s.dealer_pile:
                if not s.dealer_discards:
                    return
                s.dealer_pile = s.dealer_discards
                s.dealer_discards = []
                if s.telling:
                    s.tell("shuffle-dealers", [])
            s.dealers[i] = s.chance.draw(s.dealer_pile, s.box.dealer_outcome)
            s.refresh_wants(i)
            if s.telling:
                s.tell("dealer", [s.dealers[i]])


def turn_up(s: SwindlerState) -> int:
    """The next card of the order pile: A cards lie on top of the B cards."""
    if s.a_left:
        s.a_left -= 1
        return s.chance.draw(s.a_pile, s.box.order_outcome)
    return s.chance.draw(s.b_pile, s.box.order_outcome)


class Raid(Frame[SwindlerState]):
    """Everybody at large counts loot, in turn order from the active player, and then posters."""

    def __init__(self, raid: int, checked: int) -> None:
        self.raid = raid
        self.checked = checked  # how many have counted their loot, and after all of them posters

    def step(self, s: SwindlerState) -> None:
        s.frames.pop()
        for i in range(self.checked, 2 * s.seats):
            seat = (s.active + i) % s.seats
            limit = s.box.raid_loot[self.raid] if i < s.seats else s.box.raid_posters[self.raid]
            if not limit or s.jailed[seat]:
                continue
            count = s.loot_size(seat) if i < s.seats else s.posters[seat]
            if count < limit:
                continue
            s.frames.append(Raid(self.raid, i + 1))
            if s.ability(seat) == HIDE and count < limit + s.gift(seat):
                s.frames.append(Hiding(seat))
            else:
                strike(s, seat)
            return


def strike(s: SwindlerState, seat: int) -> None:
    """A raid, already set to go on with the next player, hits this one."""
    raid = cast(Raid, s.frames[-1])
    if raid.checked <= s.seats:
        if s.telling:
            s.tell("hit", [seat])
        s.frames.append(GiveUp(seat, s.box.raid_give[raid.raid]))
        return
    s.jailed[seat] = True
    s.posters[seat] -= 1
    s.poster_supply += 1
    if s.telling:
        s.tell("jail", [seat])


class Hiding(Frame[SwindlerState]):
    """A Master Thief may count one less, and is asked where that makes a difference [C91]."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: SwindlerState) -> int:
        return 1 << self.seat

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        return [s.box.hide, s.box.count_all]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        if move == s.box.count_all:
            strike(s, seat)

    def lean(self, s: SwindlerState, seat: int, rng: Rng) -> int:
        return s.box.hide

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        loot = cast(Raid, s.frames[-2]).checked <= s.seats
        return Prompt("hiding-loot" if loot else "hiding-posters")


class GiveUp(Frame[SwindlerState]):
    """Somebody hit by a raid returns tiles of their own choice."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def asked(self, s: SwindlerState) -> int:
        return 1 << self.seat if len(self.moves(s, self.seat)) > 1 else 0

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        return [s.box.give_up + face for face in s.kinds_of_tiles(seat)]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        face = move - s.box.give_up
        s.lose_tile(seat, face)
        s.put_back(face)
        if s.telling:
            s.tell("returns", [seat, face])
        if self.count > 1:
            s.frames.append(GiveUp(seat, self.count - 1))

    def step(self, s: SwindlerState) -> None:
        moves = self.moves(s, self.seat)
        if moves:
            self.take(s, self.seat, moves[0])
        else:
            s.frames.pop()

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        return Prompt("give-up", {"number": self.count})


REPLENISH: Final = [Replenish(False), Replenish(True)]
