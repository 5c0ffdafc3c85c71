"""What is true at one moment of a match of Swindler, and who may know it.

All loot, bags, orders and dealers lie open. Hidden are only the accomplices in hand and those in
the pile; a card that everybody has seen return to a hand, or pass from one to another, is known.
"""

from __future__ import annotations

from typing import Final, cast

from rookery.games.swindler.rules.tables import (
    BAGS,
    BEGGAR,
    CARD_IDS,
    CARDS,
    COLOURS,
    DEALERS,
    ENDINGS,
    FORGER,
    HUSTLER,
    NOBODY,
    NOTHING,
    ORDERS,
    PLAY,
    SPACES,
    WHITE,
    Box,
    insert,
    survival,
)
from rookery.kernel.chance import Rng
from rookery.kernel.choices import Window
from rookery.kernel.pieces import EVERYONE, FACE, SHIFT, known, piece, seen
from rookery.kernel.prompts import Prompt, Sentence
from rookery.kernel.state import ALL_EYES, PENDING, Data, Frame, State

MOST_DEALS: Final = 20_000  # tries of a guess; most take a handful
ANY_TIME: Final = 1 << BEGGAR | 1 << HUSTLER


class OwnStep(Frame["SwindlerState"]):
    """A step of the active player, who decides until it is done. Meanwhile others may speak up."""

    def cancels(self) -> bool:
        """Whether taking back a marker is among its moves."""
        return False

    def breathes(self) -> bool:
        """Whether others need a moment to speak up in it."""
        return True

    def rush(self, s: SwindlerState, rng: Rng) -> None:
        """Whether there is anything to decide shows by what one leans to."""
        seat = s.active
        self.take(s, seat, self.lean(s, seat, rng))


class Moment(Window["SwindlerState"]):
    """An occasion at which accomplices can be played."""

    def special(self, s: SwindlerState, seat: int) -> int:
        """The accomplices, one bit each, whose own moment this is for a seat; NOTHING for a seat
        that has no part in it."""
        raise NotImplementedError

    def cards(self, s: SwindlerState, seat: int) -> int:
        """All accomplices that this seat could play now if it had them."""
        special = self.special(s, seat)
        if special == NOTHING:
            return 0
        return special | s.any_time(seat)


class SwindlerState(State):
    """One match of Swindler."""

    def __init__(self, box: Box, seats: int, options: Data) -> None:
        super().__init__(box, seats, options)
        self.box = box
        self.turn: int = 0  # turns begun
        self.active: int = 0
        self.ending: int = NOTHING
        self.trigger: int = NOBODY  # who was the first to finish enough orders
        self.idle: int = 0  # rounds in a row in which nobody fulfilled an order
        self.busy: bool = False  # whether somebody did in this round

        # In front of each player
        self.points: list[int] = [0] * seats
        self.coins: list[int] = [0] * seats
        self.posters: list[int] = [0] * seats
        self.jailed: list[bool] = [False] * seats
        self.thief: list[int] = [NOTHING] * seats
        self.finished: list[list[int]] = [[] for _ in range(seats)]  # orders
        self.loot: list[list[int]] = [[] for _ in range(seats)]  # sorted; without fresh tiles
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # pieces
        self.resting: list[int] = [0] * seats  # Hustlers in hand that came in this turn
        self.hold: list[int] = [0] * seats  # the cards that can be played, as bits

        # On the board and beside it
        self.bags: list[list[int]] = []  # counts of each bag's faces, skulls last
        self.neutral: list[int] = []  # counts
        self.coin_supply: int = 0
        self.poster_supply: int = 0
        self.orders: list[int] = [NOTHING] * ORDERS
        self.marker: list[int] = [NOBODY] * ORDERS
        self.a_pile: list[int] = []  # A orders not seen yet, those back in the box included
        self.a_left: int = 0  # how many of them lie on top of the pile
        self.b_pile: list[int] = []  # B orders and raids not seen yet
        self.aside: list[int] = []  # further raids of the same refill
        self.raids: list[int] = []  # carried out and out of the game
        self.dealers: list[int] = [NOTHING] * DEALERS
        self.goods: list[int] = [NOTHING] * (DEALERS * SPACES)
        self.wants: list[int] = [0] * DEALERS  # the faces that fit a free space, as bits
        self.dealer_pile: list[int] = []
        self.dealer_discards: list[int] = []
        self.pile: list[int] = []  # accomplices, order unknown
        self.discards: list[int] = []
        self.in_play: list[int] = []  # on the table: being answered, betting, forging
        self.unseen: list[int] = [0] * CARDS  # how many the table has no sight of
        self.swapped: list[int] = []  # by the last Hustler: who, gave what, to whom, for what

        # In this turn
        self.bag: int = NOTHING
        self.in_bag: int = 0  # loot tiles drawn from the bag since it was chosen
        self.switched: bool = False  # by a Sidekick
        self.caught: bool = False  # a skull was drawn and stood
        self.fresh: list[int] = []  # stolen in this turn and still there, in order
        self.drawn: list[int] = []  # every loot tile stolen in this turn, in order
        self.bets: list[int] = []  # 2 * seat + 1 for a skull
        self.given_up: int = 0  # places of orders cancelled in this turn, as bits
        self.forged: list[int] = []  # faces of forged tiles
        self.forged_as: list[int] = []  # and what each counts as
        self.laid: list[int] = []  # colours of Lock Pickers that lie out as keys
        self.sold: int = 0
        self.supplied: int = 0  # dealers, as bits
        self.completed: int = 0  # dealers
        self.haggled: bool = False
        self.hires: int = 0  # accomplices paid for and not drawn yet

    def copy(self) -> State:
        twin = SwindlerState(self.box, 0, self.options)
        twin.seats = self.seats
        self.copy_kernel(twin)
        twin.turn = self.turn
        twin.active = self.active
        twin.ending = self.ending
        twin.trigger = self.trigger
        twin.idle = self.idle
        twin.busy = self.busy
        twin.points = self.points[:]
        twin.coins = self.coins[:]
        twin.posters = self.posters[:]
        twin.jailed = self.jailed[:]
        twin.thief = self.thief[:]
        twin.finished = [row[:] for row in self.finished]
        twin.loot = [row[:] for row in self.loot]
        twin.hand = [row[:] for row in self.hand]
        twin.resting = self.resting[:]
        twin.hold = self.hold[:]
        twin.bags = [row[:] for row in self.bags]
        twin.neutral = self.neutral[:]
        twin.coin_supply = self.coin_supply
        twin.poster_supply = self.poster_supply
        twin.orders = self.orders[:]
        twin.marker = self.marker[:]
        twin.a_pile = self.a_pile[:]
        twin.a_left = self.a_left
        twin.b_pile = self.b_pile[:]
        twin.aside = self.aside[:]
        twin.raids = self.raids[:]
        twin.dealers = self.dealers[:]
        twin.goods = self.goods[:]
        twin.wants = self.wants[:]
        twin.dealer_pile = self.dealer_pile[:]
        twin.dealer_discards = self.dealer_discards[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.in_play = self.in_play[:]
        twin.unseen = self.unseen[:]
        twin.swapped = self.swapped[:]
        twin.bag = self.bag
        twin.in_bag = self.in_bag
        twin.switched = self.switched
        twin.caught = self.caught
        twin.fresh = self.fresh[:]
        twin.drawn = self.drawn[:]
        twin.bets = self.bets[:]
        twin.given_up = self.given_up
        twin.forged = self.forged[:]
        twin.forged_as = self.forged_as[:]
        twin.laid = self.laid[:]
        twin.sold = self.sold
        twin.supplied = self.supplied
        twin.completed = self.completed
        twin.haggled = self.haggled
        twin.hires = self.hires
        return twin

    def warn_of_change(self, prompt: Prompt) -> None:
        """Where a double coin would bring no change, say so before it is spent [C38]."""
        if self.coin_supply:
            return
        for face in self.tiles(self.active):
            if self.box.face_worth[face] > 1:
                prompt.notes.append(Sentence("ask-no-change"))
                return

    # Loot -----------------------------------------------------------------------------------------

    def loot_size(self, seat: int) -> int:
        """How many loot tiles lie in front of a seat, fresh ones included [C35]."""
        if seat == self.active:
            return len(self.loot[seat]) + len(self.fresh)
        return len(self.loot[seat])

    def tiles(self, seat: int) -> list[int]:
        """All faces in front of a seat, sorted. The caller must not change the list."""
        if seat == self.active and self.fresh:
            return sorted(self.loot[seat] + self.fresh)
        return self.loot[seat]

    def kinds_of_tiles(self, seat: int) -> list[int]:
        """The different faces in front of a seat."""
        kinds: list[int] = []
        last = NOTHING
        for face in self.tiles(seat):
            if face != last:
                kinds.append(face)
                last = face
        return kinds

    def gain_tile(self, seat: int, face: int) -> None:
        insert(self.loot[seat], face)

    def lose_tile(self, seat: int, face: int) -> None:
        """A tile leaves a player, a fresh one first; a disguise it wore is gone with it."""
        if seat == self.active and face in self.fresh:
            self.fresh.remove(face)
        else:
            self.loot[seat].remove(face)
        if self.forged and seat == self.active:
            self.check_disguises(face)

    def check_disguises(self, face: int) -> None:
        """A face cannot be forged more often than it is there."""
        have = 0
        for one in self.tiles(self.active):
            if one == face:
                have += 1
        worn = 0
        for one in self.forged:
            if one == face:
                worn += 1
        if worn > have:
            i = len(self.forged) - 1
            while self.forged[i] != face:
                i -= 1
            self.end_disguise(i)

    def put_back(self, face: int) -> None:
        """A tile returns into its bag, a neutral one into the supply."""
        colour = self.box.face_colour[face]
        i = face - self.box.first_face[colour]
        if colour == WHITE:
            self.neutral[i] += 1
        else:
            self.bags[colour][i] += 1

    def refresh_wants(self, i: int) -> None:
        """Note what a dealer still takes."""
        wanted = 0
        if self.dealers[i] != NOTHING:
            for n in range(SPACES):
                if self.goods[SPACES * i + n] == NOTHING:
                    wanted |= self.box.space_faces[SPACES * self.dealers[i] + n]
        self.wants[i] = wanted

    def wanted(self) -> int:
        """The faces, one bit each, that some dealer takes."""
        return self.wants[0] | self.wants[1] | self.wants[2]

    # Coins and points -----------------------------------------------------------------------------

    def take_coins(self, seat: int, count: int) -> int:
        """Coins from the supply, as far as there are any [C38]; returns how many there were."""
        got = min(count, self.coin_supply)
        self.coin_supply -= got
        self.coins[seat] += got
        return got

    def lose_points(self, seat: int, count: int) -> None:
        """Nobody falls below 0."""
        lost = min(count, self.points[seat])
        self.points[seat] -= lost
        if lost and self.telling:
            self.tell("loses", [seat, lost])

    def money(self, seat: int) -> int:
        """What a seat can pay: coins, coin tiles, and tiles forged into coins."""
        total = self.coins[seat]
        worth = self.box.face_worth
        for face in self.loot[seat]:
            total += worth[face]
        if seat == self.active:
            for face in self.fresh:
                total += worth[face]
            for i in range(len(self.forged)):
                total += self.box.item_worth[self.forged_as[i]] - worth[self.forged[i]]
        return total

    def ability(self, seat: int) -> int:
        """The Master Thief's ability, from the order on that unlocks it [C58]."""
        thief = self.thief[seat]
        if thief < 0 or len(self.finished[seat]) < self.box.thief_at[self.seats]:
            return NOTHING
        return self.box.thief_ability[thief]

    def gift(self, seat: int) -> int:
        """The number of the Master Thief's ability."""
        return self.box.thief_number[self.thief[seat]]

    def free_markers(self, seat: int) -> int:
        free = self.box.markers
        for owner in self.marker:
            if owner == seat:
                free -= 1
        return free

    # Accomplices ----------------------------------------------------------------------------------

    def refresh_hold(self, seat: int) -> None:
        """Note which cards a seat can play; a Hustler that has just come must rest [C33]."""
        mask = 0
        hustlers = 0
        for one in self.hand[seat]:
            card = one & FACE
            mask |= 1 << card
            if card == HUSTLER:
                hustlers += 1
        if hustlers and hustlers <= self.resting[seat]:
            mask &= ~(1 << HUSTLER)
        self.hold[seat] = mask

    def draw_card(self, seat: int) -> bool:
        """An accomplice from the pile, the discards shuffled if need be; False if there is none."""
        if not self.pile:
            if not self.discards:
                return False
            self.pile = sorted(self.discards)
            for card in self.pile:
                self.unseen[card] += 1
            self.discards = []
            if self.telling:
                self.tell("shuffle-cards", [])
        card = self.chance.draw(self.pile, self.box.card_outcome)
        insert(self.hand[seat], piece(card, 1 << seat))
        self.refresh_hold(seat)
        if self.telling:
            self.tell_some("hired", [seat, card], 1, 1 << seat)
        return True

    def show_card(self, seat: int, card: int) -> None:
        """A card leaves a hand and lies open on the table; a known one rather than a hidden one."""
        hand = self.hand[seat]
        i = len(hand) - 1
        best = NOTHING
        while i >= 0:
            if hand[i] & FACE == card and (best < 0 or seen(hand[i]) == EVERYONE):
                best = i
            i -= 1
        if seen(hand[best]) != EVERYONE:
            self.unseen[card] -= 1
            self.news += 1
        del hand[best]
        self.refresh_hold(seat)
        self.in_play.append(card)

    def take_up(self, seat: int, card: int) -> None:
        """A card goes from the table into a hand, and everybody knows."""
        self.in_play.remove(card)
        insert(self.hand[seat], piece(card, EVERYONE))
        self.refresh_hold(seat)

    def discard(self, card: int) -> None:
        self.in_play.remove(card)
        insert(self.discards, card)
        if card == HUSTLER:
            self.swapped = []  # whoever hires it next undoes nothing

    def end_disguise(self, i: int) -> None:
        """A forgery has been used, or its tile is gone [C43]."""
        del self.forged[i]
        del self.forged_as[i]
        self.discard(FORGER)

    def might_hold(self, seat: int, cards: int) -> bool:
        """Whether a seat might have one of these cards ready, as far as the whole table knows."""
        if not self.hand[seat] or not cards:
            return False
        hidden = False
        hustlers = 0
        for one in self.hand[seat]:
            if one >> SHIFT != EVERYONE:
                hidden = True
            elif one & FACE == HUSTLER:
                hustlers += 1
            elif cards >> (one & FACE) & 1:
                return True
        if hustlers > self.resting[seat] and cards >> HUSTLER & 1:
            return True
        if hidden:
            for card in range(CARDS):
                if cards >> card & 1 and self.unseen[card] > 0:
                    return True
        return False

    def aside_moves(self, seat: int) -> list[int]:
        """Whoever is not asked may speak up in every step of a turn: take a marker back, or play an
        accomplice that fits any moment [C56, C92]."""
        found: list[int] = []
        if not isinstance(self.frames[-1], OwnStep):
            return found
        asked = bool(self.asking >> seat & 1)
        for place in range(ORDERS):
            if self.marker[place] == seat and not (asked and self.frames[-1].cancels()):
                found.append(self.box.cancel + self.orders[place])
        if not asked and self.hold[seat] & ANY_TIME:
            cards = self.hold[seat] & self.any_time(seat)
            for card in (BEGGAR, HUSTLER):
                if cards >> card & 1:
                    found.append(PLAY + card)
        return found

    def take_aside(self, seat: int, move: int) -> None:
        self.box.speak_up(self, seat, move)

    def may_speak_up(self, seat: int) -> bool:
        """Whether a seat might play an accomplice unasked, as far as the whole table knows."""
        if self.over or self.asking >> seat & 1 or not self.hand[seat]:
            return False
        frame = self.frames[-1]
        return (
            isinstance(frame, OwnStep)
            and frame.breathes()
            and self.might_hold(seat, self.any_time(seat))
        )

    def others_any_time(self) -> bool:
        """Whether there is somebody else for whom step 5 is a last occasion."""
        for seat in range(self.seats):
            if seat != self.active and self.hand[seat]:
                cards = self.any_time(seat)
                if self.ask_sealed:
                    if self.might_hold(seat, cards):
                        return True
                elif self.hold[seat] & cards:
                    return True
        return False

    def any_time(self, seat: int) -> int:
        """Beggar and Hustler fit any moment, as long as there is somebody to play them on."""
        cards = 0
        tiles = 0
        for other in range(self.seats):
            if other != seat:
                count = self.loot_size(other)
                tiles += count
                if count >= self.box.begged_from:
                    cards = 1 << BEGGAR
        if tiles and self.loot_size(seat) and self.can_swap(seat):
            cards |= 1 << HUSTLER
        return cards

    def can_swap(self, seat: int) -> bool:
        """Whether there is a swap that does not undo the last one [C33]."""
        if not self.swapped or self.swapped[2] != seat:
            return True
        if self.kinds_of_tiles(seat) != [self.swapped[1]]:
            return True
        for other in range(self.seats):
            if other != seat and self.loot_size(other):
                if other != self.swapped[0] or self.kinds_of_tiles(other) != [self.swapped[3]]:
                    return True
        return False

    def undoes(self, seat: int, give: int, other: int, get: int) -> bool:
        """Whether a swap would be the last one turned round."""
        last = self.swapped
        return bool(last) and last[0] == other and last[1] == give and last[2:] == [seat, get]

    # Scoring --------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points, coins first and then what open reservations cost, but never below 0 [C71]."""
        totals: list[int] = []
        for seat in range(self.seats):
            total = self.points[seat] + self.coins[seat]
            for face in self.tiles(seat):
                total += self.box.face_worth[face]
            out = self.box.markers - self.free_markers(seat)
            totals.append(max(0, total - self.box.cancel_cost * out))
        return totals

    def standing(self) -> list[int]:
        """A tie goes to the one with more orders [C72]."""
        scores = self.scores()
        return [1000 * scores[seat] + len(self.finished[seat]) for seat in range(self.seats)]

    # Odds -----------------------------------------------------------------------------------------

    def odds(self, seat: int) -> Data:
        """What everybody can work out from the open tiles, for each bag: the chance of a skull and
        of each item on the next draw, of surviving 1, 2, 3, ... draws, and the tiles that a skull
        would cost this seat."""
        data: Data = {}
        for bag in range(BAGS):
            counts = self.bags[bag]
            tiles = 0
            for count in counts:
                tiles += count
            skulls = counts[-1]
            items: Data = {}
            for i in range(len(counts) - 1):
                item = self.box.item_ids[self.box.face_item[self.box.first_face[bag] + i]]
                if counts[i]:
                    items[item] = counts[i] / tiles
            data[COLOURS[bag]] = {
                "tiles": tiles,
                "skulls": skulls,
                "skull": skulls / tiles,
                "items": items,
                "survive": survival(tiles, skulls),
                "at stake": [
                    self.box.face_ids[face]
                    for face in self.tiles(seat)
                    if self.box.face_colour[face] == bag
                ],
            }
        return data

    # Who may know what ----------------------------------------------------------------------------

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal the accomplices that these eyes do not know anew, so that the same seats are asked:
        with `ask: holders` being asked, or passed over, tells something about a hand."""
        cards = self.pile[:]
        for hand in self.hand:
            for one in hand:
                if not known(one, seat):
                    cards.append(one & FACE)
        window: Moment | None = None
        if not self.ask_sealed and self.frames and isinstance(self.frames[-1], Moment):
            window = self.frames[-1]
        for _ in range(MOST_DEALS):  # any deal, until one fits: so all that fit are alike
            if self.deal_any(seat, cards, window, rng):
                return
        for _ in range(1000):
            rng.shuffle(cards)
            if self.deal_hands(seat, cards[:], window):
                return
        self.deal_hands(seat, cards, None)

    def deal_any(self, eyes: int, cards: list[int], window: Moment | None, rng: Rng) -> bool:
        """Give cards out at random; what is left is the pile. False if a window would ask somebody
        else. The seats that it has to do with come first, so that most misfits show soon."""
        first = window.first if window is not None else 0
        open_question = window is not None
        left = len(cards)
        for i in range(self.seats):
            seat = (first + i) % self.seats
            needs = 0  # one of these cards
            bars = 0  # none of these
            if window is not None and open_question and self.sealed[-1][seat] == PENDING:
                if self.asking >> seat & 1:
                    open_question = False
                    if not self.ready_cards(seat, eyes) & window.cards(self, seat):
                        needs = window.cards(self, seat)
                else:
                    bars = window.cards(self, seat)
            hand = self.hand[seat]
            met = not needs
            for j in range(len(hand)):
                if not known(hand[j], eyes):
                    k = rng.below(left)
                    left -= 1
                    card = cards[k]
                    cards[k] = cards[left]
                    cards[left] = card
                    if bars >> card & 1:
                        return False
                    met = met or bool(needs >> card & 1)
                    hand[j] = hand[j] & ~FACE | card
            if not met:
                return False
        for hand in self.hand:
            hand.sort()
        for seat in range(self.seats):
            self.refresh_hold(seat)
        self.pile = sorted(cards[:left])
        return True

    def deal_hands(self, eyes: int, cards: list[int], window: Moment | None) -> bool:
        """Give these cards out in their order; what is left is the pile. False if they cannot be
        dealt so that a window asks whom it asks."""
        first = window.first if window is not None else 0
        passed_over = window is not None
        for i in range(self.seats):
            seat = (first + i) % self.seats
            needs = 0  # one of these cards
            bars = 0  # none of these
            if window is not None and passed_over and self.sealed[-1][seat] == PENDING:
                if self.asking >> seat & 1:
                    passed_over = False
                    if not self.ready_cards(seat, eyes) & window.cards(self, seat):
                        needs = window.cards(self, seat)
                else:
                    bars = window.cards(self, seat)
            hand = self.hand[seat]
            for j in range(len(hand)):
                if not known(hand[j], eyes):
                    k = len(cards) - 1
                    while k >= 0 and (
                        bars >> cards[k] & 1 or (needs and not needs >> cards[k] & 1)
                    ):
                        k -= 1
                    if k < 0:
                        return False
                    needs = 0
                    hand[j] = hand[j] & ~FACE | cards[k]
                    del cards[k]
            if needs:
                return False
            hand.sort()
            self.refresh_hold(seat)
        cards.sort()
        self.pile = cards
        return True

    def ready_cards(self, seat: int, eyes: int) -> int:
        """The cards that these eyes know a seat can play, as bits."""
        cards = 0
        hustlers = 0
        for one in self.hand[seat]:
            if known(one, eyes):
                cards |= 1 << (one & FACE)
                if one & FACE == HUSTLER:
                    hustlers += 1
        if hustlers <= self.resting[seat]:
            cards &= ~(1 << HUSTLER)
        return cards

    def describe(self, eyes: int, data: Data) -> None:
        box = self.box
        data["ending"] = ENDINGS[self.ending] if self.over else None
        data["turn"] = self.turn
        data["active"] = self.active
        data["trigger"] = self.trigger if self.trigger >= 0 else None
        data["idle"] = self.idle
        data["busy"] = self.busy
        data["orders"] = [
            {"id": box.order_ids[self.orders[i]], "by": seat_or_none(self.marker[i])}
            if self.orders[i] != NOTHING
            else None
            for i in range(ORDERS)
        ]
        data["dealers"] = [
            {
                "id": box.dealer_ids[self.dealers[i]],
                "goods": [
                    box.face_ids[face] if face != NOTHING else None
                    for face in self.goods[SPACES * i : SPACES * i + SPACES]
                ],
            }
            if self.dealers[i] != NOTHING
            else None
            for i in range(DEALERS)
        ]
        data["bags"] = {COLOURS[bag]: self._bag(bag) for bag in range(BAGS)}
        data["supply"] = {
            "coins": self.coin_supply,
            "posters": self.poster_supply,
            "tiles": self._neutral_tiles(),
        }
        data["order pile"] = {
            "A": [box.order_ids[order] for order in self.a_pile],
            "A left": self.a_left,
            "B": [box.order_ids[order] for order in self.b_pile],
        }
        data["aside"] = [box.order_ids[raid] for raid in self.aside]
        data["raids"] = [box.order_ids[raid] for raid in self.raids]
        data["dealer pile"] = [box.dealer_ids[dealer] for dealer in self.dealer_pile]
        data["dealer discards"] = [box.dealer_ids[dealer] for dealer in self.dealer_discards]
        if eyes == ALL_EYES:
            data["deck"] = [CARD_IDS[card] for card in self.pile]
        else:
            data["deck"] = len(self.pile)
        data["discards"] = [CARD_IDS[card] for card in self.discards]
        data["in play"] = [CARD_IDS[card] for card in self.in_play]
        data["swapped"] = self._swapped()
        data["theft"] = {
            "bag": COLOURS[self.bag] if self.bag != NOTHING else None,
            "in bag": self.in_bag,
            "switched": self.switched,
            "caught": self.caught,
            "fresh": [box.face_ids[face] for face in self.fresh],
            "drawn": [box.face_ids[face] for face in self.drawn],
            "bets": [{"seat": bet >> 1, "skull": bool(bet & 1)} for bet in self.bets],
        }
        data["step"] = {
            "given up": [i for i in range(ORDERS) if self.given_up >> i & 1],
            "forged": [
                {"tile": box.face_ids[self.forged[i]], "as": box.item_ids[self.forged_as[i]]}
                for i in range(len(self.forged))
            ],
            "keys": [COLOURS[colour] for colour in self.laid],
            "sold": self.sold,
            "supplied": [i for i in range(DEALERS) if self.supplied >> i & 1],
            "completed": self.completed,
            "haggled": self.haggled,
            "hires": self.hires,
        }
        data["seat"] = [self._describe_seat(seat, eyes) for seat in range(self.seats)]

    def _describe_seat(self, seat: int, eyes: int) -> Data:
        box = self.box
        hand: list[str | None] = []
        open_cards: list[str] = []
        hidden = 0
        for one in self.hand[seat]:
            if seen(one) == EVERYONE:
                open_cards.append(CARD_IDS[one & FACE])
            elif eyes == ALL_EYES or known(one, eyes):
                hand.append(CARD_IDS[one & FACE])
            else:
                hidden += 1
        return {
            "points": self.points[seat],
            "coins": self.coins[seat],
            "posters": self.posters[seat],
            "jailed": self.jailed[seat],
            "thief": box.thief_ids[self.thief[seat]] if self.thief[seat] >= 0 else None,
            "finished": [box.order_ids[order] for order in self.finished[seat]],
            "loot": [box.face_ids[face] for face in self.loot[seat]],
            "hand": hand + cast(list[str | None], [None] * hidden),
            "known": open_cards,
            "resting": self.resting[seat],
        }

    def _bag(self, bag: int) -> Data:
        counts = self.bags[bag]
        first = self.box.first_face[bag]
        shown: Data = {self.box.face_ids[first + i]: counts[i] for i in range(len(counts) - 1)}
        shown["skull"] = counts[-1]
        return shown

    def _neutral_tiles(self) -> list[str]:
        tiles: list[str] = []
        for i in range(len(self.neutral)):
            tiles += [self.box.face_ids[self.box.first_face[WHITE] + i]] * self.neutral[i]
        return tiles

    def _swapped(self) -> Data | None:
        if not self.swapped:
            return None
        by, gave, to, got = self.swapped
        faces = self.box.face_ids
        return {"by": by, "gave": faces[gave], "to": to, "got": faces[got]}


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None
