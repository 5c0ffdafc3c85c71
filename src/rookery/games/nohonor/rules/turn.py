"""A turn: the hand limit, then up to three actions, with free things between them."""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.cards import ACTIVE, JAIL, LOGISTICS_CARD, ON_TURN
from rookery.games.nohonor.rules.exchange import begin_exchange
from rookery.games.nohonor.rules.negotiation import declare
from rookery.games.nohonor.rules.reactions import (
    OwnTurn,
    act_on,
    add_abilities,
    add_schemes,
    refresh,
)
from rookery.games.nohonor.rules.state import (
    END_IDLE,
    END_LIMIT,
    PLANS_A_TURN,
    NoHonorState,
)
from rookery.games.nohonor.rules.vocabulary import (
    DONE,
    END_TURN,
    EXCHANGE,
    HEADHUNT,
    HEIST,
    JAILBREAK,
    LEGWORK,
    LOGISTICS,
    PASS,
    REST,
    REST_AND_DRAW,
)
from rookery.kernel.pieces import FACE
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame

REST_DRAWS: Final = 2


def begin_turn(s: NoHonorState, seat: int) -> None:
    """The next player's turn: abilities are free again [R40], the hand is cut to its limit."""
    s.frames.clear()
    if s.switches.turn_limit and s.turn >= s.switches.turn_limit:
        s.end(END_LIMIT)
        return
    if s.since >= s.switches.idle_rounds * s.seats:
        s.end(END_IDLE)
        return
    s.turn += 1
    s.since += 1
    s.active = seat
    s.actions = s.box.actions
    s.heisted = False
    s.plans = 0
    s.rounds = s.switches.proposals
    s.used = 0
    for other in range(s.seats):
        s.gifts[other] = 0
        s.wages[other] = 0
    s.frames.append(TURN)
    if s.treasures[seat] & s.box.refreshers:
        s.frames.append(CHALICE)
    if len(s.hand[seat]) > s.hand_limit(seat):
        s.frames.append(DISCARD)
    if s.telling:
        s.tell("turn", [s.turn, seat])


def cards_in_hand(s: NoHonorState, seat: int, moves: list[int]) -> list[int]:
    """Add a move for every kind of card in a hand."""
    last = -1
    for one in s.hand[seat]:
        if one & FACE != last:
            last = one & FACE
            moves.append(s.box.card + last)
    return moves


class Discard(Frame[NoHonorState]):
    """More cards than the limit at the start of the turn."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.active if len(s.hand[s.active]) > s.hand_limit(s.active) else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return cards_in_hand(s, seat, [])

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.discard_from_hand(seat, move - s.box.card)

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        return "first discard down to your hand limit"


class Chalice(OwnTurn):
    """A Treasure may refresh a Character at the start of the turn."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.active if len(self.moves(s, s.active)) > 1 else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [PASS] + [s.box.pick + one for one in s.crew[seat] if s.exhausted >> one & 1]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.frames.pop()
        if move != PASS:
            refresh(s, move - s.box.pick)

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()

    def default(self, s: NoHonorState, seat: int) -> int:
        return self.moves(s, seat)[1]


class Turn(Frame[NoHonorState]):
    """Actions, and what is free; after the last action the turn is over at once [R58]."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.active if s.actions > 0 else 0

    def step(self, s: NoHonorState) -> None:
        begin_turn(s, (s.active + 1) % s.seats)

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        moves = [END_TURN, LEGWORK, REST, REST_AND_DRAW, HEADHUNT]
        if s.rounds and s.plans < PLANS_A_TURN:
            moves.append(EXCHANGE)
        if not s.heisted and s.plans < PLANS_A_TURN:
            add_heists(s, seat, moves)
        if len(s.crew[seat]) < s.box.crew_limit:
            purse = s.coins[seat] + s.recruit_discount(seat)
            for one in s.pool:
                if s.box.cost[one] <= purse:
                    moves.append(s.box.recruit + one)
        logistics: list[int] = []
        add_schemes(s, seat, 1 << LOGISTICS_CARD, logistics)
        if logistics:
            moves.append(LOGISTICS)
        for one in s.crew[seat]:
            moves.append(s.box.fire + one)
        add_schemes(s, seat, 1 << ACTIVE, moves)
        add_abilities(s, seat, ON_TURN, moves)
        return moves

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        box = s.box
        if move >= box.use:
            act_on(s, seat, move)
        elif move >= box.fire:
            s.fire(move - box.fire)
        elif move >= box.recruit:
            s.actions -= 1
            recruit(s, seat, move - box.recruit, s.recruit_discount(seat))
        elif HEIST <= move <= JAILBREAK:
            declare(s, seat, move - HEIST)
        elif move == END_TURN:
            s.actions = 0
        elif move == EXCHANGE:
            begin_exchange(s, seat)
        else:
            s.actions -= 1
            self.plain_action(s, seat, move)

    def plain_action(self, s: NoHonorState, seat: int, move: int) -> None:
        if s.telling:
            s.tell("action", [seat, move])
        if move == LEGWORK:
            s.frames.append(LEGS)
        elif move == LOGISTICS:
            s.frames.append(LOGISTICIAN)
        elif move == HEADHUNT:
            s.under.extend(s.pool)
            s.pool.clear()
            s.fill_pool()
        else:
            for one in s.crew[seat]:
                refresh(s, one)
            if move == REST_AND_DRAW:
                s.draw_schemes(seat, REST_DRAWS)

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        box = s.box
        if HEIST <= move <= JAILBREAK:
            return why_no_heist(s, seat, move - HEIST)
        if box.recruit <= move < box.fire:
            one = move - box.recruit
            if one not in s.pool:
                return f"{box.characters[one]} is not in the pool"
            if not s.room(seat):
                return "your crew is full: fire somebody first"
            price = box.cost[one] - s.recruit_discount(seat)
            return f"{box.characters[one]} costs {price}, you have {s.coins[seat]}"
        if move == LOGISTICS:
            return "you have no Logistics card that you could play"
        if move == EXCHANGE:
            return "you have made all the proposals of this turn"
        if box.use <= move < box.send:
            one = (move - box.use) >> 1
            if s.owner[one] != seat:
                return f"{box.characters[one]} is not in your crew"
            if s.exhausted >> one & 1:
                return f"{box.characters[one]} is exhausted"
        return ""

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        prompt = Prompt("turn", {"number": s.actions})
        prompt.grave = [s.box.fire + one for one in s.crew[seat]]
        return prompt


def add_heists(s: NoHonorState, seat: int, moves: list[int]) -> None:
    """Add the targets for which there are Characters: one of one's own, and enough at the table."""
    own = 0
    ready = 0
    for other in range(s.seats):
        for one in s.crew[other]:
            if not s.exhausted >> one & 1:
                ready += 1
                if other == seat:
                    own += 1
    if not own:
        return
    for mat in range(2):
        if s.box.slots[s.mats[mat]] <= ready:
            moves.append(HEIST + mat)
    if s.jail and s.room(seat):
        moves.append(JAILBREAK)


def why_no_heist(s: NoHonorState, seat: int, target: int) -> str:
    if s.heisted:
        return "only one heist a turn"
    if s.plans >= PLANS_A_TURN:
        return "there has been enough talk in this turn"
    if target == JAIL and not s.jail:
        return "nobody is in Jail"
    if target == JAIL and not s.room(seat):
        return "there is no room in your crew"
    return "there are not enough unexhausted Characters"


def recruit(s: NoHonorState, seat: int, one: int, discount: int) -> None:
    s.pay(seat, max(0, s.box.cost[one] - discount))
    s.pool.remove(one)
    s.join(seat, one)
    s.fill_pool()


class Legs(OwnTurn):
    """Legwork: discard any number of cards, then draw up to the hand limit."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.active if s.hand[s.active] else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return cards_in_hand(s, seat, [DONE])

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == DONE:
            self.step(s)
        else:
            s.discard_from_hand(seat, move - s.box.card)

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()
        s.draw_schemes(s.active, s.hand_limit(s.active) - len(s.hand[s.active]))


class Logistician(OwnTurn):
    """Logistics: any number of Logistics cards; what is free stays so, firing too [R56]."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.active if s.hand[s.active] else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        moves = [DONE]
        add_schemes(s, seat, 1 << LOGISTICS_CARD, moves)
        return moves

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == DONE:
            s.frames.pop()
        else:
            act_on(s, seat, move)

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()


TURN: Final = Turn()
DISCARD: Final = Discard()
CHALICE: Final = Chalice()
LEGS: Final = Legs()
LOGISTICIAN: Final = Logistician()
