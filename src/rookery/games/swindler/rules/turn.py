"""Setup, the turn with its steps 1 and 5, and the end of the game."""

from __future__ import annotations

from typing import Final, cast

from rookery.games.swindler.rules.actions import (
    ACTIONS,
    forger_fits,
    give_change,
    pay_coin,
    reason_for_card,
)
from rookery.games.swindler.rules.cards import own_cards, play_card
from rookery.games.swindler.rules.orders import worth
from rookery.games.swindler.rules.quick import can_spare, plan
from rookery.games.swindler.rules.replenish import REPLENISH, fill_dealers, turn_up
from rookery.games.swindler.rules.state import OwnStep, SwindlerState
from rookery.games.swindler.rules.tables import (
    BAGS,
    DONE,
    END_IDLE,
    END_JAIL,
    END_LAST,
    END_ROUND,
    FORGED,
    HIRE_COIN,
    NOBODY,
    NOTHING,
    ORDERS,
    RECRUIT,
    SHRUG,
    STEAL,
    has_gap,
)
from rookery.games.swindler.rules.theft import begin_theft, of_colour
from rookery.kernel.chance import Rng
from rookery.kernel.prompts import Prompt, Sentence
from rookery.kernel.state import Frame

# Setup ----------------------------------------------------------------------------------------


class Setup(Frame[SwindlerState]):
    """Bags, piles, and what everybody starts with."""

    def step(self, s: SwindlerState) -> None:
        box = s.box
        s.bags = [row[:] for row in box.full_bags]
        s.neutral = box.full_neutral[:]
        s.coin_supply = box.coin_tokens
        s.poster_supply = box.poster_tokens
        for card in range(len(box.card_count)):
            s.unseen[card] = box.card_count[card]
            s.pile += [card] * box.card_count[card]
        s.dealer_pile = list(range(len(box.dealer_ids)))
        s.a_pile = box.a_orders[:]
        s.a_left = 2 * s.seats
        s.b_pile = box.b_orders[:]
        fill_dealers(s)
        for place in range(ORDERS):
            s.orders[place] = turn_up(s)
            if s.telling:
                s.tell("order", [s.orders[place]])
        for seat in range(s.seats):
            s.points[seat] = box.start_points
            s.take_coins(seat, box.start_coins)
        if s.rules > 2:  # before, seat 0 began
            s.active = s.chance.roll(s.seats, box.seat_outcome)  # [C93]
        if s.telling:
            s.tell("first", [s.active])
        s.frames[-1] = TURN[0]
        self.hand_out_thieves(s)

    def hand_out_thieves(self, s: SwindlerState) -> None:
        """Shown and chosen against the turn order, dealt at random, or not at all."""
        if s.options["thieves"] == "ignored":
            return
        deck = list(range(len(s.box.thief_ids)))
        shown = [s.chance.draw(deck, s.box.thief_outcome) for _ in range(s.seats)]
        if s.options["thieves"] == "random":
            s.thief = shown
            return
        s.frames.append(ChooseThief((s.active - 1) % s.seats, sorted(shown)))


class ChooseThief(Frame[SwindlerState]):
    """The last player chooses first, then on against the turn order."""

    def __init__(self, seat: int, shown: list[int]) -> None:
        self.seat = seat
        self.shown = shown

    def asked(self, s: SwindlerState) -> int:
        return 1 << self.seat if len(self.shown) > 1 else 0

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        return [s.box.choose + thief for thief in self.shown]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        thief = move - s.box.choose
        s.frames.pop()
        s.thief[seat] = thief
        if s.telling:
            s.tell("thief", [seat, thief])
        left = [one for one in self.shown if one != thief]
        if left:
            s.frames.append(ChooseThief((seat - 1) % s.seats, left))

    def step(self, s: SwindlerState) -> None:
        self.take(s, self.seat, s.box.choose + self.shown[0])

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        prompt = Prompt("choose-thief")
        prompt.notes.append(Sentence("event-first", {"seat": s.active}))
        return prompt


# The turn -------------------------------------------------------------------------------------


class Turn(Frame[SwindlerState]):
    """At the bottom of the stack: which step comes when all above is done."""

    def __init__(self, next_step: int) -> None:
        self.next_step = next_step

    def step(self, s: SwindlerState) -> None:
        if self.next_step == 0:
            begin_turn(s)
        elif self.next_step == 3:
            s.frames[0] = TURN[4]
            s.frames.append(ACTIONS)
        elif self.next_step == 4:
            s.frames[0] = TURN[5]
            if has_gap(s.dealers) or has_gap(s.orders):
                s.frames.append(REPLENISH[0])
        elif self.next_step == 5:
            s.frames[0] = TURN[6]
            s.frames.append(HIRING)
        else:
            end_turn(s, False)


def begin_turn(s: SwindlerState) -> None:
    s.turn += 1
    seat = s.active
    if s.jailed[seat]:  # the whole turn is skipped, and the card turned back
        s.jailed[seat] = False
        if s.telling:
            s.tell("skipped", [seat])
        end_turn(s, True)
        return
    if s.telling:
        s.tell("turn", [seat, (s.turn - 1) // s.seats + 1])
    if s.ability(seat) == RECRUIT:
        for _ in range(s.gift(seat)):
            s.draw_card(seat)  # ready at once [C61]
    s.frames[0] = TURN[3]
    s.frames.append(RESERVE)


def end_turn(s: SwindlerState, skipped: bool) -> None:
    """What belongs to this turn is cleared away; then the next player, or the end."""
    s.bag = NOTHING
    s.in_bag = 0
    s.switched = False
    s.caught = False
    if s.drawn:
        s.drawn = []
    s.given_up = 0
    while s.forged:
        s.end_disguise(0)
    s.sold = 0
    s.supplied = 0
    s.completed = 0
    s.haggled = False
    for seat in range(s.seats):
        if s.resting[seat]:
            s.resting[seat] = 0
            s.refresh_hold(seat)
    if s.turn % s.seats == 0:  # the round is over
        if s.trigger != NOBODY:
            if skipped:
                end(s, END_JAIL)
            else:
                end(s, END_LAST if s.trigger == s.active else END_ROUND)
            return
        s.idle = 0 if s.busy else s.idle + 1
        s.busy = False
        if s.idle >= cast(int, s.options["idle_rounds"]):
            end(s, END_IDLE)
            return
    s.active = (s.active + 1) % s.seats
    s.frames[0] = TURN[0]


def end(s: SwindlerState, ending: int) -> None:
    s.ending = ending
    s.over = True
    s.frames.clear()
    if s.telling:
        s.tell("end", [ending])
        scores = s.scores()
        for seat in range(s.seats):
            s.tell("final", [seat, scores[seat]])


# 1. Reserve orders ----------------------------------------------------------------------------


class Reserve(OwnStep):
    """Put markers on orders or take them back; naming a bag begins step 2."""

    def asked(self, s: SwindlerState) -> int:
        return 1 << s.active

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        moves = BAG_MOVES[:]
        free = s.free_markers(seat)
        for place in range(ORDERS):
            order = s.orders[place]
            if order == NOTHING:
                continue
            if s.marker[place] == seat:
                moves.append(s.box.cancel + order)
            elif free and not s.given_up >> place & 1:
                # An order given up in this turn stays so: taking it back would only cost points.
                moves.append(s.box.reserve + order)
        if s.hold[seat]:
            moves += own_cards(s, seat, 0)
        return moves

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        if STEAL <= move < STEAL + BAGS:
            s.frames.pop()
            begin_theft(s, move - STEAL)
        elif move < s.box.reserve:
            play_card(s, seat, move)
        elif move < s.box.cancel:
            self.reserve(s, seat, move - s.box.reserve)
        else:
            cancel(s, seat, move - s.box.cancel)

    def cancels(self) -> bool:
        return True

    def reserve(self, s: SwindlerState, seat: int, order: int) -> None:
        """Whoever was there is kicked off."""
        place = s.orders.index(order)
        other = s.marker[place]
        s.marker[place] = seat
        if s.telling:
            s.tell("reserve", [seat, order])
        if other != NOBODY:
            if s.telling:
                s.tell("kicked", [other, order])
            cancelled(s, other)

    def default(self, s: SwindlerState, seat: int) -> int:
        """The bag with the smallest risk, counted in tiles that a skull would cost."""
        best = 0
        least = 0.0
        for bag in range(BAGS):
            risk = s.bags[bag][-1] / sum(s.bags[bag]) * (1 + len(of_colour(s, seat, bag)))
            if bag == 0 or risk < least:
                best = bag
                least = risk
        return STEAL + best

    def lean(self, s: SwindlerState, seat: int, rng: Rng) -> int:
        return plan(s, seat, rng)

    def why_not(self, s: SwindlerState, seat: int, move: int) -> str:
        if s.box.reserve <= move < s.box.cancel:
            order = move - s.box.reserve
            if order not in s.orders:
                return "this order is not on the board"
            place = s.orders.index(order)
            if s.marker[place] == seat:
                return "you hold this order already"
            if s.given_up >> place & 1:
                return "you have given this order up in this turn"
            return "all your markers are out: cancel an order first"  # [C55]
        if s.box.cancel <= move < s.box.fulfil:
            return "you have no marker on this order"
        if s.box.fulfil <= move < s.box.pay or move >= s.box.sell:
            return "orders and dealers come after stealing, in step 3"
        return ""

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        prompt = Prompt("reserve")
        first, last = s.box.cancel, s.box.fulfil
        prompt.grave = [move for move in self.moves(s, seat) if first <= move < last]
        return prompt


def cancel(s: SwindlerState, seat: int, order: int) -> None:
    """Take a marker back: always possible, on the turns of others too [C56]."""
    place = s.orders.index(order)
    s.marker[place] = NOBODY
    if seat == s.active:
        s.given_up |= 1 << place
    if s.telling:
        s.tell("cancel", [seat, order])
    cancelled(s, seat)


def cancelled(s: SwindlerState, seat: int) -> None:
    """An order is lost, and points with it."""
    if s.ability(seat) != SHRUG:
        s.lose_points(seat, s.box.cancel_cost)


# 5. Hire accomplices --------------------------------------------------------------------------


class Hiring(OwnStep):
    """Pay for as many accomplices as wanted; they are drawn when that is settled, and so cannot be
    used before the next player's turn [C77]."""

    def asked(self, s: SwindlerState) -> int:
        seat = s.active
        if s.hires or (cards_to_hire(s) and s.money(seat)):
            return 1 << seat
        if s.hand[seat] and s.might_hold(seat, s.any_time(seat) | forger_fits(s, seat)):
            return 1 << seat
        # The last moment of the turn, when a coin may be a point: others have it, too [C92].
        return 1 << seat if s.others_any_time() else 0

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        moves = [DONE]
        available = cards_to_hire(s)
        if available:
            if s.coins[seat]:
                moves.append(HIRE_COIN)
            for thing in self.coin_tiles(s, seat):
                moves.append(s.box.hire + thing)
                if available > 1 and worth(s, thing) > 1:
                    moves.append(s.box.hire_two + thing)
        if s.hold[seat]:
            moves += own_cards(s, seat, forger_fits(s, seat))
        return moves

    def coin_tiles(self, s: SwindlerState, seat: int) -> list[int]:
        """What pays beside coins: coin tiles without a disguise, and tiles disguised as such."""
        things: list[int] = []
        for face in s.loot[seat]:
            if s.box.face_worth[face] and (not things or things[-1] != face):
                if not s.forged or s.loot[seat].count(face) > s.forged.count(face):
                    things.append(face)
        for i in range(len(s.forged)):
            if s.box.item_worth[s.forged_as[i]]:
                things.append(s.box.faces + FORGED + i)
        return things

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        if move == DONE:
            self.step(s)
        elif move == HIRE_COIN:
            pay_coin(s, seat)
            s.hires += 1
        elif move < s.box.hire:
            play_card(s, seat, move)
        elif move < s.box.hire_two:
            self.pay_with(s, seat, move - s.box.hire, 1)
        else:
            self.pay_with(s, seat, move - s.box.hire_two, 2)

    def pay_with(self, s: SwindlerState, seat: int, thing: int, count: int) -> None:
        change = worth(s, thing) - count
        face = thing
        if thing >= s.box.faces:
            face = s.forged[thing - s.box.faces - FORGED]
            s.end_disguise(thing - s.box.faces - FORGED)
        s.lose_tile(seat, face)
        s.put_back(face)
        s.hires += count
        if s.telling:
            s.tell("pays", [seat, face])
        if change > 0:
            give_change(s, seat, change)

    def step(self, s: SwindlerState) -> None:
        """Draw what has been paid for."""
        s.frames.pop()
        if s.hires and s.telling:
            s.tell("hires", [s.active, s.hires])
        while s.hires:
            s.hires -= 1
            s.draw_card(s.active)

    def default(self, s: SwindlerState, seat: int) -> int:
        return DONE

    def lean(self, s: SwindlerState, seat: int, rng: Rng) -> int:
        if cards_to_hire(s) and can_spare(s, seat):
            return HIRE_COIN if s.coins[seat] else s.box.hire + self.coin_tiles(s, seat)[0]
        return DONE

    def why_not(self, s: SwindlerState, seat: int, move: int) -> str:
        if move == HIRE_COIN or s.box.hire <= move < s.box.give:
            if not cards_to_hire(s):
                return "there are no accomplices left"  # [C76]
            return "you do not have this coin or coin tile"
        return reason_for_card(s, seat, move)

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        prompt = Prompt("hiring", {"number": s.hires})
        s.warn_of_change(prompt)
        return prompt


def cards_to_hire(s: SwindlerState) -> int:
    return len(s.pile) + len(s.discards) - s.hires


BAG_MOVES: Final = [STEAL + bag for bag in range(BAGS)]
SETUP: Final = Setup()
TURN: Final = [Turn(step) for step in range(7)]
RESERVE: Final = Reserve()
HIRING: Final = Hiring()
