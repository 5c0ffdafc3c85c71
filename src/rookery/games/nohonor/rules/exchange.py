"""The Exchange action: Characters, Schemes, Treasures and Coins change hands by consent.

The player whose turn it is makes an offer in small steps, unseen until it is proposed; it may name
several others, who all must accept [R53]. Whoever is asked may answer with another offer to that
player alone, which is then accepted or refused [R76]. Schemes are handed over face down: which ones
they are is known to the giver, and to the receiver once the exchange is done [R55].
"""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.negotiation import ACCEPTED, NOT_INVITED, REFUSED, THINKING
from rookery.games.nohonor.rules.reactions import OwnTurn
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.vocabulary import (
    ABANDON,
    ACCEPT,
    COUNTER,
    DEMAND,
    DONE,
    MAX_SHARE,
    MAX_WANTED,
    PAY,
    PROPOSE,
    REFUSE,
    REVISE,
    WANT_SCHEMES,
    WITH,
)
from rookery.kernel.pieces import FACE
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame

MOST_ITEMS: Final = 8  # with one partner

# What an item of a deal is: partner << 12 | side << 11 | sort << 8 | value.
GIVES: Final = 0
WANTS: Final = 1
CHARACTER: Final = 0
TREASURE: Final = 1
SCHEME: Final = 2  # given: its kind; wanted: how many
COINS: Final = 3


def item(partner: int, side: int, sort: int, value: int) -> int:
    return partner << 12 | side << 11 | sort << 8 | value


def partner_of(one: int) -> int:
    return one >> 12


def side_of(one: int) -> int:
    return one >> 11 & 1


def sort_of(one: int) -> int:
    return one >> 8 & 7


def value_of(one: int) -> int:
    return one & 255


def begin_exchange(s: NoHonorState, seat: int) -> None:
    s.plans += 1
    s.trader = seat
    s.maker = seat
    s.frames.append(BARGAINING)


def close_exchange(s: NoHonorState) -> None:
    clear_offer(s, -1)
    s.frames.pop()


def clear_offer(s: NoHonorState, trader: int) -> None:
    """A clean sheet for a seat that is to make an offer, or for nobody."""
    s.trader = trader
    s.maker = trader
    s.answers = []
    s.deal = []
    s.deal_seat = -1
    s.promised = []


def wanted_schemes(s: NoHonorState, seat: int) -> int:
    """How many Schemes a partner is asked for."""
    for one in s.deal:
        if partner_of(one) == seat and side_of(one) == WANTS and sort_of(one) == SCHEME:
            return value_of(one)
    return 0


def is_fair(s: NoHonorState) -> bool:
    """Whether the result respects all crew limits and nobody pays what is not there."""
    crew = [len(s.crew[seat]) for seat in range(s.seats)]
    coins = s.coins[:]
    trader = s.trader
    for one in s.deal:
        giver = trader if side_of(one) == GIVES else partner_of(one)
        taker = partner_of(one) if side_of(one) == GIVES else trader
        if sort_of(one) == CHARACTER:
            crew[giver] -= 1
            crew[taker] += 1
        elif sort_of(one) == COINS:
            coins[giver] -= value_of(one)
            coins[taker] += value_of(one)
    return max(crew) <= s.box.crew_limit and min(coins) >= 0


class Bargaining(OwnTurn):
    """The offer is made, item by item: by the player whose turn it is, or in answer to that one."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.trader

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        if s.deal_seat >= 0:
            return [ABANDON] + self.items(s, seat, s.deal_seat)
        moves = [ABANDON]
        if s.deal and is_fair(s) and (s.rounds or seat != s.active):
            moves.append(PROPOSE)
        for other in range(s.seats):
            if other != seat and s.active in (seat, other) and len(self.items(s, seat, other)) > 0:
                free = True
                for one in s.deal:
                    if partner_of(one) == other:
                        free = False
                if free:
                    moves.append(WITH + other)
        return moves

    def items(self, s: NoHonorState, seat: int, other: int) -> list[int]:
        """What can be added to the offer for a partner."""
        box = s.box
        moves: list[int] = []
        count = 0
        coins_named = False
        schemes_named = False
        for one in s.deal:
            if partner_of(one) == other:
                count += 1
                if sort_of(one) == COINS:
                    coins_named = True
                elif sort_of(one) == SCHEME and side_of(one) == WANTS:
                    schemes_named = True
        if count:
            moves.append(DONE)
        if count == MOST_ITEMS:
            return moves
        for one in s.crew[seat]:
            if not named(s, GIVES, CHARACTER, one):
                moves.append(box.offer + one)
        for one in s.crew[other]:
            if not named(s, WANTS, CHARACTER, one):
                moves.append(box.want + one)
        if s.switches.tradable:
            for treasure in range(len(box.treasures)):
                if s.treasures[seat] >> treasure & 1 and not named(s, GIVES, TREASURE, treasure):
                    moves.append(box.offer_treasure + treasure)
                if s.treasures[other] >> treasure & 1 and not named(s, WANTS, TREASURE, treasure):
                    moves.append(box.want_treasure + treasure)
        for kind in unpromised(s, seat):
            moves.append(box.offer_scheme + kind)
        if not schemes_named:
            for number in range(min(MAX_WANTED, len(s.hand[other]))):
                moves.append(WANT_SCHEMES + number)
        if not coins_named:
            for number in range(1, min(MAX_SHARE, s.coins[seat]) + 1):
                moves.append(PAY + number)
            for number in range(1, min(MAX_SHARE, s.coins[other]) + 1):
                moves.append(DEMAND + number)
        return moves

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == ABANDON:
            if seat == s.active:
                close_exchange(s)
            else:  # no other offer after all, which is a refusal
                clear_offer(s, s.active)
                s.maker = -1
                refuse(s, seat)
        elif s.deal_seat >= 0:
            if move == DONE:
                s.deal_seat = -1
            else:
                s.deal.append(read_item(s, move))
                s.deal.sort()
        elif move == PROPOSE:
            if seat == s.active:
                s.rounds -= 1
            elif s.telling:
                s.tell("offers-instead", [seat])
            s.maker = -1
            s.news += 1
            s.answers = [NOT_INVITED] * s.seats
            for one in s.deal:
                s.answers[partner_of(one)] = THINKING
            s.frames[-1] = HEARING
            if s.telling:
                tell_deal(s)
        else:
            s.deal_seat = move - WITH

    def take_free(self, s: NoHonorState, seat: int, move: int) -> None:
        """What was on the sheet may no longer be there: the offer is begun anew."""
        s.deal = []
        s.deal_seat = -1
        super().take_free(s, seat, move)

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        if move == PROPOSE:
            return "a crew would be too large, or somebody could not pay"
        return ""

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        if seat != s.active:
            return Prompt("bargaining-instead", {"seat": s.active})
        return Prompt("bargaining", {"number": s.rounds})


def named(s: NoHonorState, side: int, sort: int, value: int) -> bool:
    """Whether the offer has this piece in it already."""
    for one in s.deal:
        if side_of(one) == side and sort_of(one) == sort and value_of(one) == value:
            return True
    return False


def unpromised(s: NoHonorState, seat: int) -> list[int]:
    """The kinds of Schemes in a hand that are not yet part of the deal."""
    left: list[int] = []
    for one in s.hand[seat]:
        left.append(one & FACE)
    if seat == s.trader:
        for one in s.deal:
            if side_of(one) == GIVES and sort_of(one) == SCHEME:
                left.remove(value_of(one))
    for entry in s.promised:
        if entry >> 8 == seat:
            left.remove(entry & 255)
    kinds: list[int] = []
    for kind in left:
        if not kinds or kinds[-1] != kind:
            kinds.append(kind)
    return kinds


def read_item(s: NoHonorState, move: int) -> int:
    """The item that a move names."""
    box = s.box
    other = s.deal_seat
    if move >= box.want_treasure:
        return item(other, WANTS, TREASURE, move - box.want_treasure)
    if move >= box.offer_treasure:
        return item(other, GIVES, TREASURE, move - box.offer_treasure)
    if move >= box.offer_scheme:
        return item(other, GIVES, SCHEME, move - box.offer_scheme)
    if move >= box.want:
        return item(other, WANTS, CHARACTER, move - box.want)
    if move >= box.offer:
        return item(other, GIVES, CHARACTER, move - box.offer)
    if move >= DEMAND:
        return item(other, WANTS, COINS, move - DEMAND)
    if move >= PAY:
        return item(other, GIVES, COINS, move - PAY)
    return item(other, WANTS, SCHEME, move - WANT_SCHEMES + 1)


def tell_deal(s: NoHonorState) -> None:
    for other in range(s.seats):
        given = 0
        for one in s.deal:
            if partner_of(one) != other:
                continue
            giver = s.trader if side_of(one) == GIVES else other
            taker = other if side_of(one) == GIVES else s.trader
            sort = sort_of(one)
            if sort == CHARACTER:
                s.tell("would-give-character", [giver, taker, value_of(one)])
            elif sort == TREASURE:
                s.tell("would-give-treasure", [giver, taker, value_of(one)])
            elif sort == COINS:
                s.tell("would-give-coins", [giver, taker, value_of(one)])
            elif side_of(one) == WANTS:
                s.tell("would-give-schemes", [giver, taker, value_of(one)])
            else:
                given += 1
        if given:
            s.tell("would-give-schemes", [s.trader, other, given])


class Hearing(Frame[NoHonorState]):
    """The partners answer, one after the other; all must accept."""

    def next_seat(self, s: NoHonorState) -> int:
        for i in range(s.seats):
            seat = (s.active + i) % s.seats
            if s.answers[seat] == THINKING:
                return seat
        return -1

    def asked(self, s: NoHonorState) -> int:
        seat = self.next_seat(s)
        return 1 << seat if seat >= 0 else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [REFUSE, ACCEPT, COUNTER] if s.trader == s.active else [REFUSE, ACCEPT]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == REFUSE:
            refuse(s, seat)
            return
        if move == COUNTER:
            clear_offer(s, seat)
            s.deal_seat = s.active
            s.frames[-1] = BARGAINING
            return
        s.answers[seat] = ACCEPTED
        if s.telling:
            s.tell("accepts", [seat])
        if min(wanted_schemes(s, seat), len(s.hand[seat])):
            s.maker = seat
            s.frames.append(HANDING)

    def step(self, s: NoHonorState) -> None:
        if is_fair(s):
            carry_out(s)
        else:
            s.frames[-1] = RETHINKING

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        return Prompt("hearing", {"seat": s.trader})


def refuse(s: NoHonorState, seat: int) -> None:
    s.answers = [NOT_INVITED] * s.seats
    s.answers[seat] = REFUSED
    s.frames[-1] = RETHINKING
    if s.telling:
        s.tell("refuses", [seat])


class Handing(Frame[NoHonorState]):
    """A partner chooses which Schemes to hand over."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.maker

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [s.box.card + kind for kind in unpromised(s, seat)]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.promised.append(seat << 8 | (move - s.box.card))
        s.promised.sort()
        count = 0
        for entry in s.promised:
            if entry >> 8 == seat:
                count += 1
        if count == min(wanted_schemes(s, seat), len(s.hand[seat])):
            s.maker = -1
            s.frames.pop()


class Rethinking(OwnTurn):
    """Somebody has refused: another offer, or none."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.active

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [ABANDON, REVISE] if s.rounds else [ABANDON]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == ABANDON:
            close_exchange(s)
            return
        clear_offer(s, seat)
        s.frames[-1] = BARGAINING

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        return Prompt("rethinking", {"number": s.rounds})


def carry_out(s: NoHonorState) -> None:
    """Everything changes hands at once; exhaustion and attachments go along."""
    s.actions -= 1
    trader = s.trader
    for one in s.deal:
        giver = trader if side_of(one) == GIVES else partner_of(one)
        taker = partner_of(one) if side_of(one) == GIVES else trader
        value = value_of(one)
        sort = sort_of(one)
        if sort == CHARACTER:
            s.crew[giver].remove(value)
            s.join(taker, value)
        elif sort == TREASURE:
            s.treasures[giver] &= ~(1 << value)
            s.treasures[taker] |= 1 << value
            if s.telling:
                s.tell("treasure-passed", [giver, taker, value])
        elif sort == COINS:
            s.coins[giver] -= value
            s.coins[taker] += value
            if s.telling:
                s.tell("give", [giver, taker, value])
        elif side_of(one) == GIVES:
            s.pass_card(trader, taker, value)
    for entry in s.promised:
        s.pass_card(entry >> 8, trader, entry & 255)
    close_exchange(s)


BARGAINING: Final = Bargaining()
HEARING: Final = Hearing()
HANDING: Final = Handing()
RETHINKING: Final = Rethinking()
