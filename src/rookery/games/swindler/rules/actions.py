"""Step 3: fulfilling orders and selling loot to dealers."""

from __future__ import annotations

from typing import Final

from rookery.games.swindler.rules.cards import card_moves, card_of, own_cards, play_card
from rookery.games.swindler.rules.orders import (
    PICKERS,
    may_fulfil,
    orders_to_fulfil,
    paid_coins,
    plain_tiles,
    useful_pickers,
    ways_to_go_on,
)
from rookery.games.swindler.rules.quick import needed
from rookery.games.swindler.rules.state import OwnStep, SwindlerState
from rookery.games.swindler.rules.tables import (
    BAGS,
    COIN,
    DEALERS,
    DECLINE,
    DISCARD,
    DONE,
    DRAWN,
    FEAT,
    FORGED,
    FORGER,
    FORGERIES,
    HAGGLE,
    LOCK_PICKER,
    NOBODY,
    NOTHING,
    ORDERS,
    PICKER,
    SPACES,
    STEAL,
    WHITE,
    has_gap,
    insert,
)
from rookery.kernel.chance import Rng
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame

# 3. Actions -----------------------------------------------------------------------------------


class Actions(OwnStep):
    """Fulfil orders and sell to dealers, in any order and as often as possible."""

    def asked(self, s: SwindlerState) -> int:
        seat = s.active
        if self.anything(s, seat):
            return 1 << seat
        if s.hand[seat] and s.might_hold(seat, self.useful_cards(s, seat)):
            return 1 << seat  # whether there is anything to do is the player's secret
        return 0

    def useful_cards(self, s: SwindlerState, seat: int) -> int:
        cards = s.any_time(seat) | forger_fits(s, seat)
        for place in range(ORDERS):
            order = s.orders[place]
            if order != NOTHING and s.box.orders[order].keys and may_fulfil(s, seat, place):
                cards |= PICKERS
        return cards

    def anything(self, s: SwindlerState, seat: int) -> bool:
        if s.forged or s.laid or s.sold or has_gap(s.orders):
            return True  # something was done: it can be taken back until the player is done
        wanted = s.wanted()
        for face in s.loot[seat]:
            if wanted >> face & 1:
                return True
        return bool(orders_to_fulfil(s, seat))

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        moves = [DONE]
        for order in orders_to_fulfil(s, seat):
            moves.append(s.box.fulfil + order)
        self.sales(s, seat, moves)
        if s.hold[seat]:
            moves += own_cards(s, seat, forger_fits(s, seat) | useful_pickers(s, seat))
        return moves

    def sales(self, s: SwindlerState, seat: int, moves: list[int]) -> None:
        box = s.box
        width = box.faces + FORGERIES
        last = NOTHING
        wanted = s.wanted()
        for face in plain_tiles(s, seat) if s.forged else s.loot[seat]:
            if face == last or not wanted >> face & 1:
                continue
            last = face
            for i in range(DEALERS):
                if s.wants[i] >> face & 1:
                    moves.append(box.sell_move[width * s.dealers[i] + face])
        for n in range(len(s.forged)):
            for i in range(DEALERS):
                if best_space(s, i, box.faces + FORGED + n) != NOTHING:
                    moves.append(box.sell_move[width * s.dealers[i] + box.faces + FORGED + n])

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        if move == DONE:
            self.step(s)
        elif move >= s.box.sell:
            i = move - s.box.sell
            sell(s, seat, s.box.sell_thing[i], s.dealers.index(s.box.sell_dealer[i]))
        elif move >= s.box.fulfil:
            order = move - s.box.fulfil
            if s.telling:
                s.tell("fulfils", [seat, order])
            kind = s.box.orders[order].kind
            if kind == DRAWN or kind == FEAT:
                finish_order(s, seat, order)
            else:
                s.frames.append(Pay(order, []))
        else:
            play_card(s, seat, move)

    def step(self, s: SwindlerState) -> None:
        """Step 3 is over; a Lock Picker that was not needed returns to hand."""
        s.frames.pop()
        for colour in s.laid:
            s.take_up(s.active, LOCK_PICKER + colour)
            if s.telling:
                s.tell("taken-back", [s.active, LOCK_PICKER + colour])
        s.laid.clear()

    def default(self, s: SwindlerState, seat: int) -> int:
        return DONE

    def lean(self, s: SwindlerState, seat: int, rng: Rng) -> int:
        """Orders first; then sell what none of our orders needs; a Lock Picker if one helps."""
        orders = orders_to_fulfil(s, seat)
        if orders:
            return s.box.fulfil + orders[0]
        sales: list[int] = []
        self.sales(s, seat, sales)
        if sales:
            kept = needed(s, seat)
            for move in sales:
                thing = s.box.sell_thing[move - s.box.sell]
                if thing >= s.box.faces or not kept >> thing & 1:
                    return move
        pickers = s.hold[seat] & PICKERS and useful_pickers(s, seat)
        return card_moves(s, pickers)[0] if pickers else DONE

    def why_not(self, s: SwindlerState, seat: int, move: int) -> str:
        if s.box.fulfil <= move < s.box.pay:
            order = move - s.box.fulfil
            if order not in s.orders:
                return "this order is not on the board"
            if not may_fulfil(s, seat, s.orders.index(order)):
                return "you have not reserved this order"
            return "you do not meet its condition"
        if move >= s.box.sell:
            return "no such tile, no such dealer, or no free space for it there"
        if STEAL <= move < STEAL + BAGS:
            return "you steal once in a turn"
        return reason_for_card(s, seat, move)


def forger_fits(s: SwindlerState, seat: int) -> int:
    """A Forger needs a tile that is not forged already."""
    free = s.loot_size(seat) - len(s.forged)
    return 1 << FORGER if free > 0 and len(s.forged) < FORGERIES else 0


def reason_for_card(s: SwindlerState, seat: int, move: int) -> str:
    card = card_of(move)
    if card < 0:
        return ""
    if not s.hold[seat] >> card & 1:
        return "you do not have this accomplice, or it must rest until the next turn"
    return "this accomplice fits another moment, or it has nobody to work on"


# Selling


def best_space(s: SwindlerState, i: int, thing: int) -> int:
    """The free space of a dealer that pays most for a tile."""
    box = s.box
    dealer = s.dealers[i]
    best = NOTHING
    if dealer == NOTHING:
        return best
    for n in range(SPACES):
        space = SPACES * dealer + n
        if s.goods[SPACES * i + n] == NOTHING:
            if thing < box.faces:
                fits = box.space_faces[space] >> thing & 1
            else:
                fits = box.space_items[space] >> s.forged_as[thing - box.faces - FORGED] & 1
            if fits and (best < 0 or box.space_points[space] > box.space_points[best]):
                best = space
    return best - SPACES * dealer if best >= 0 else NOTHING


def sell(s: SwindlerState, seat: int, thing: int, i: int) -> None:
    """Put a tile on the best space of a dealer that it fits."""
    box = s.box
    n = best_space(s, i, thing)
    face = thing
    if thing >= box.faces:  # it lies there as what it is [C41]
        disguise = thing - box.faces - FORGED
        face = s.forged[disguise]
        s.end_disguise(disguise)
    s.lose_tile(seat, face)
    s.goods[SPACES * i + n] = face
    s.sold += 1
    s.supplied |= 1 << i
    points = box.space_points[SPACES * s.dealers[i] + n]
    s.points[seat] += points
    if s.telling:
        s.tell("sells", [seat, face, s.dealers[i], points])
    if not s.haggled and s.ability(seat) == HAGGLE:
        s.haggled = True
        s.points[seat] += s.gift(seat)
        if s.telling:
            s.tell("haggles", [seat, s.gift(seat)])
    if has_gap(s.goods[SPACES * i : SPACES * i + SPACES]):
        s.refresh_wants(i)
    else:
        complete_dealer(s, seat, i)


def complete_dealer(s: SwindlerState, seat: int, i: int) -> None:
    """The last space is filled: a bonus, and the tiles return at once [C74]."""
    s.points[seat] += s.box.dealer_bonus
    s.completed += 1
    for n in range(SPACES * i, SPACES * i + SPACES):
        s.put_back(s.goods[n])
        s.goods[n] = NOTHING
    if s.telling:
        s.tell("completes", [seat, s.dealers[i], s.box.dealer_bonus])
    insert(s.dealer_discards, s.dealers[i])
    s.dealers[i] = NOTHING
    s.wants[i] = 0


# Fulfilling


class Pay(Frame[SwindlerState]):
    """An order is being met, one thing after the other. What leaves no choice is not asked."""

    def __init__(self, order: int, chosen: list[int]) -> None:
        self.order = order
        self.chosen = chosen  # things; for an Own order only what spends a card

    def asked(self, s: SwindlerState) -> int:
        return 1 << s.active if len(self.ways(s)) > 1 else 0

    def ways(self, s: SwindlerState) -> list[int]:
        return ways_to_go_on(s, s.active, s.box.orders[self.order], self.chosen)

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        return [s.box.pay + thing for thing in self.ways(s)]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        thing = move - s.box.pay
        s.frames[-1] = Pay(self.order, self.chosen + [thing])

    def step(self, s: SwindlerState) -> None:
        order = s.box.orders[self.order]
        chosen = self.chosen
        ways = self.ways(s)
        while len(ways) == 1:
            chosen = chosen + ways
            ways = ways_to_go_on(s, s.active, order, chosen)
        if ways:
            s.frames[-1] = Pay(self.order, chosen)
            return
        s.frames.pop()
        change = 0
        if order.kind == DISCARD:
            change = paid_coins(s, order, chosen) - order.coins
        for thing in sorted(chosen, reverse=True):  # forged tiles from the last on
            self.hand_over(s, thing, order.kind == DISCARD)
        if change > 0:
            give_change(s, s.active, change)
        finish_order(s, s.active, self.order)

    def hand_over(self, s: SwindlerState, thing: int, discard: bool) -> None:
        """Give a thing up; for an Own order only the card that made it fit."""
        special = thing - s.box.faces
        seat = s.active
        face = thing
        if special == COIN:
            pay_coin(s, seat)
            return
        if special >= PICKER:
            s.laid.remove(special - PICKER)
            s.discard(LOCK_PICKER + special - PICKER)
            return
        if special >= FORGED:
            face = s.forged[special - FORGED]
            s.end_disguise(special - FORGED)
        if discard:
            s.lose_tile(seat, face)
            s.put_back(face)
            if s.telling:
                s.tell("pays", [seat, face])

    def why_not(self, s: SwindlerState, seat: int, move: int) -> str:
        return "name something that you have and that the order still needs"

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        prompt = Prompt("pay", {"order": s.id("order", self.order)})
        s.warn_of_change(prompt)
        return prompt


def pay_coin(s: SwindlerState, seat: int) -> None:
    s.coins[seat] -= 1
    s.coin_supply += 1
    if s.telling:
        s.tell("pays-coin", [seat])


def give_change(s: SwindlerState, seat: int, count: int) -> None:
    """For a double coin where one coin was due, as far as the supply can [C37, C38]."""
    got = s.take_coins(seat, count)
    if s.telling:
        s.tell("change" if got else "no-change", [seat])


def finish_order(s: SwindlerState, seat: int, number: int) -> None:
    """The card goes to the player's finished ones, and its rewards are paid."""
    order = s.box.orders[number]
    place = s.orders.index(number)
    s.orders[place] = NOTHING
    s.marker[place] = NOBODY
    s.finished[seat].append(number)
    s.busy = True
    s.points[seat] += order.points
    if s.telling:
        s.tell("scores", [seat, order.points])
    if order.reward_coins:
        got = s.take_coins(seat, order.reward_coins)
        if s.telling and got:
            s.tell("coins", [seat, got])
        if s.telling and got < order.reward_coins:
            s.tell("no-coins", [seat, order.reward_coins - got])
    if order.reward_posters:
        count = min(order.reward_posters, s.poster_supply)
        s.poster_supply -= count
        s.posters[seat] += count
        if s.telling and count:
            s.tell("posters", [seat, count])
    count = len(s.finished[seat])
    if s.telling and s.thief[seat] != NOTHING and count == s.box.thief_at[s.seats]:
        s.tell("master", [seat])
    if s.trigger == NOBODY and count >= s.box.end_at[s.seats]:
        s.trigger = seat
        if s.telling:
            s.tell("last-round", [seat])
    if order.reward_neutral:
        s.frames.append(ChooseNeutral(order.reward_neutral))


class ChooseNeutral(Frame[SwindlerState]):
    """Neutral tiles of one's choice, as long as there are any; one may decline [C39]."""

    def __init__(self, count: int) -> None:
        self.count = count

    def asked(self, s: SwindlerState) -> int:
        for count in s.neutral:
            if count:
                return 1 << s.active
        return 0

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        first = s.box.take + s.box.first_face[WHITE]
        return [first + i for i in range(len(s.neutral)) if s.neutral[i]] + [DECLINE]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        if move == DECLINE:
            return
        face = move - s.box.take
        s.neutral[face - s.box.first_face[WHITE]] -= 1
        s.gain_tile(seat, face)
        if s.telling:
            s.tell("neutral", [seat, face])
        if self.count > 1:
            s.frames.append(ChooseNeutral(self.count - 1))

    def step(self, s: SwindlerState) -> None:
        s.frames.pop()


ACTIONS: Final = Actions()
