"""Sneaks & Snitches: the rules, in the order of the rulebook.

Everything here is numbers: colours 0..3 (information, artifacts, jewelry, gold), places 0..7
(A to H), loot cards as indexes into the box's tables. Words and sentences live elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, cast

from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadPosition
from rookery.kernel.frames import FrameTable
from rookery.kernel.plain import PLENTY, entries, seat_or_nobody, table, tables, whole
from rookery.kernel.plain import place as place_of
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import ALL_EYES, Data, Frame, Game, Option, State
from rookery.kernel.words import Vocabulary

COLOURS: Final = ["blue", "green", "red", "yellow"]
PLACES: Final = "ABCDEFGH"
MAX_SEATS: Final = 5
EMPTY: Final = -1

# The moves, numbered once and for all (see `vocabulary`).
SNEAK: Final = 0
SNITCH: Final = 8
TAKE: Final = 16
GIVE: Final = 20
GET: Final = 24  # + 4 * seat + colour
STOP: Final = 44

# The outcomes of chance.
COLOUR_OUTCOME: Final = 0
ALLY_OUTCOME: Final = 4
LOOT_OUTCOME: Final = 6

END_DECK: Final = 0
ENDINGS: Final = ["deck"]

EVENTS: Final = {
    "round": "number",
    "ally": "seat",
    "deal": "place loot",
    "planned": "seat move",
    "sneaks": "seat place",
    "snitches": "seat place",
    "guarded": "place",
    "crowd": "place",
    "no-stash": "place",
    "vanish": "place loot",
    "steal": "seat place loot",
    "tokens": "seat number colour",
    "stash": "seat colour",
    "safe": "seat number",
    "keep": "seat loot",
    "crash": "seat colour",
    "lose": "seat number colour",
    "swap": "seat colour seat colour",
    "end": "ending",
    "opens": "seat number category",
    "score": "seat category number",
    "special": "seat number",
}


def vocabulary() -> Vocabulary:
    """Every move of the game."""
    words = Vocabulary()
    for letter in PLACES:
        words.add(f"sneak {letter}", "move-sneak", place=letter)
    for letter in PLACES:
        words.add(f"snitch {letter}", "move-snitch", place=letter)
    for colour in COLOURS:
        words.add(f"take {colour}", "move-take", colour=colour)
    for colour in COLOURS:
        words.add(f"give {colour}", "move-give", colour=colour)
    for seat in range(MAX_SEATS):
        for colour in COLOURS:
            words.add(f"get {colour} from {seat}", "move-get", colour=colour, seat=str(seat))
    words.add("stop", "move-stop")
    return words


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def plan_table(base: int) -> list[list[int]]:
    """For every set of free places (one bit each) the moves that choose one of them."""
    return [[base + p for p in range(8) if free >> p & 1] for free in range(256)]


SNEAK_MOVES: Final = plan_table(SNEAK)
SNITCH_MOVES: Final = plan_table(SNITCH)


# The box --------------------------------------------------------------------------------------


class Effect:
    """What a kind of loot does for the one who steals it."""

    def stolen(self, state: SneaksState, seat: int, card: int) -> None:
        raise NotImplementedError


class Sneaks(Game):
    """The box: loot cards, tokens and points as tables of numbers."""

    def __init__(self, outcomes: Vocabulary, options: list[Option]) -> None:
        super().__init__("sneaks", 2, 2, 5, options, vocabulary(), outcomes, EVENTS)
        self.frames = FRAMES
        self.derived = ["bank", "deck", "stash deck"]
        self.bottom = ["plans", "evaluate"]
        self.kinds = {
            "colour": COLOURS,
            "category": COLOURS,
            "place": list(PLACES),
            "ending": ENDINGS,
        }
        self.loot_ids: list[str] = []
        self.loot_index: dict[str, int] = {}
        self.loot_deck: list[int] = []  # 0 for deck I, 1 for deck II
        self.loot_effect: list[Effect] = []
        self.loot_tokens: list[list[int]] = []  # what standard loot pays, per colour
        self.loot_points: list[int] = []  # what a special item is worth
        self.loot_colour: list[int] = []  # which market documents crash
        self.loot_appeal: list[int] = []  # roughly what everybody finds a card worth, in tenths
        self.places = [0, 0, 6, 6, 7, 8]  # by seats: two play on the board for three
        self.tokens_per_colour = 0
        self.stash_per_colour = 0
        self.start_tokens = 0
        self.points: list[list[list[int]]] = []  # seats -> category -> rank

    def loot_number(self, name: object) -> int:
        if isinstance(name, str) and name in self.loot_index:
            return self.loot_index[name]
        raise BadPosition(f"there is no loot card {name!r}")

    def blank(self, seats: int, options: Data) -> State:
        return SneaksState(self, seats, options)

    def restore(self, state: State, data: Data, rng: Rng | None) -> None:
        s = cast(SneaksState, state)
        seats = tables(data, "seat", s.seats)
        s.round = whole(data, "round", 1, PLENTY)
        s.ally = seat_or_nobody(data, "ally", s.seats)
        if (s.ally >= 0) != (s.seats == 2):
            raise BadPosition("there is an ally with two players, and only then")
        ending = data.get("ending")
        s.ending = ENDINGS.index(cast(str, ending)) if ending is not None else -1
        self._restore_loot(s, data, seats)
        s.tokens = []
        hidden = [0] * s.seats
        s.stash = []
        for seat, one in enumerate(seats):
            tokens = table(one, "tokens")
            s.tokens.extend([whole(tokens, colour, 0, PLENTY) for colour in COLOURS])
            counts = [0, 0, 0, 0]
            for card in entries(one, "stash"):
                if card is None:
                    hidden[seat] += 1
                else:
                    counts[place_of(COLOURS, card, "colour")] += 1
            s.stash.extend(counts)
        for colour in range(4):
            held = 0
            kept = 0
            for seat in range(s.seats):
                held += s.tokens[4 * seat + colour]
                kept += s.stash[4 * seat + colour]
            s.bank[colour] = self.tokens_per_colour - held
            s.stash_deck[colour] = self.stash_per_colour - kept
            if s.bank[colour] < 0 or s.stash_deck[colour] < 0:
                raise BadPosition(f"there are more {COLOURS[colour]} pieces than in the box")
        if sum(hidden) > sum(s.stash_deck):
            raise BadPosition("there are more stash cards than in the box")
        if sum(hidden) and rng is None:
            raise BadPosition("a position must name every stash card")
        if rng is not None:
            for seat in range(s.seats):
                for _ in range(hidden[seat]):
                    s.stash[4 * seat + draw_face(s.stash_deck, rng)] += 1
        self._restore_plans(s, data, seats, rng)

    def _restore_loot(self, s: SneaksState, data: Data, seats: list[Data]) -> None:
        used: list[int] = []
        laid = table(data, "table")
        if list(laid) != list(PLACES[: s.places]):
            raise BadPosition(f"`table` must have the places {PLACES[: s.places]}, in order")
        for place, name in enumerate(laid.values()):
            if name is not None:
                s.loot[place] = self.loot_number(name)
                used.append(s.loot[place])
        for seat, one in enumerate(seats):
            s.specials[seat] = sorted([self.loot_number(n) for n in entries(one, "specials")])
            used.extend(s.specials[seat])
        if len(set(used)) != len(used):
            raise BadPosition("a loot card lies in two places")
        deck = data.get("deck")
        for half in range(2):
            if deck is None:
                s.deck[half] = [
                    card
                    for card in range(len(self.loot_ids))
                    if self.loot_deck[card] == half and card not in used
                ]
            else:
                names = entries(table(data, "deck"), "I" if half == 0 else "II")
                s.deck[half] = sorted([self.loot_number(one) for one in names])
                for card in s.deck[half]:
                    if card in used or self.loot_deck[card] != half:
                        raise BadPosition(f"{self.loot_ids[card]} cannot be in this deck")
                if len(set(s.deck[half])) != len(s.deck[half]):
                    raise BadPosition("a loot card is in the deck twice")

    def _restore_plans(
        self, s: SneaksState, data: Data, seats: list[Data], rng: Rng | None
    ) -> None:
        s.planning = 0
        for seat, one in enumerate(seats):
            plan = table(one, "plan")
            unknown = 0
            for letter in entries(plan, "sneaks"):
                if letter is None:
                    unknown += 1
                else:
                    s.sneaks[seat] |= 1 << place_of(list(PLACES[: s.places]), letter, "place")
            guards = 0
            for letter in entries(plan, "snitches"):
                if letter is None:
                    guards += 1
                else:
                    s.snitches[seat] |= 1 << place_of(list(PLACES[: s.places]), letter, "place")
            if unknown or guards:
                if rng is None:
                    raise BadPosition("a position must name every plan")
                s.invent_plan(seat, unknown, guards, rng)
            sneaks, snitches = bits(s.sneaks[seat]), bits(s.snitches[seat])
            if (
                s.sneaks[seat] & s.snitches[seat]
                or sneaks > s.sneak_teams(seat)
                or snitches > s.snitch_teams(seat)
                or (snitches and sneaks < s.sneak_teams(seat))
            ):
                raise BadPosition(f"the plan of seat {seat} is not possible")
            if not s.planned(seat):
                s.planning |= 1 << seat
        if s.over:
            return
        first = s.frames[0].place if isinstance(s.frames[0], Evaluate) else 0
        if first > s.places or EMPTY in s.loot[first:]:
            raise BadPosition("a place that is still to come has no loot")
        if isinstance(s.frames[0], Evaluate) and s.planning:
            raise BadPosition("places are evaluated when all plans are made")
        if isinstance(s.frames[0], Plans) and len(s.frames) > 1:
            raise BadPosition("nothing else goes on while plans are made")


def draw_face(counts: list[int], rng: Rng) -> int:
    """Take a random piece out of a pool kept as counts (guesses only; play uses Chance)."""
    left: int = rng.below(counts[0] + counts[1] + counts[2] + counts[3])
    face = 0
    while left >= counts[face]:
        left -= counts[face]
        face += 1
    counts[face] -= 1
    return face


# The state ------------------------------------------------------------------------------------


class SneaksState(State):
    """One match of Sneaks & Snitches."""

    def __init__(self, box: Sneaks, seats: int, options: Data) -> None:
        super().__init__(box, seats, options)
        self.box = box
        self.places: int = box.places[seats]
        self.round: int = 0
        self.ally: int = -1  # who has the unreliable ally (two players only)
        self.loot: list[int] = [EMPTY] * self.places
        self.deck: list[list[int]] = [[], []]  # what is left of decks I and II; order unknown
        self.bank: list[int] = [0, 0, 0, 0]
        self.tokens: list[int] = []  # 4 * seat + colour
        self.stash_deck: list[int] = [0, 0, 0, 0]
        self.stash: list[int] = []  # 4 * seat + colour; known to the seat alone
        self.specials: list[list[int]] = [[] for _ in range(seats)]
        self.sneaks: list[int] = [0] * seats  # places as bits, face down while planning
        self.snitches: list[int] = [0] * seats
        self.planning: int = 0  # the seats whose plan is not complete, as bits
        self.ending: int = -1
        self.frames.append(SETUP)

    def copy(self) -> State:
        twin = SneaksState(self.box, self.seats, self.options)
        self.copy_kernel(twin)
        twin.round = self.round
        twin.ally = self.ally
        twin.loot = self.loot[:]
        twin.deck = [self.deck[0][:], self.deck[1][:]]
        twin.bank = self.bank[:]
        twin.tokens = self.tokens[:]
        twin.stash_deck = self.stash_deck[:]
        twin.stash = self.stash[:]
        twin.specials = [cards[:] for cards in self.specials]
        twin.sneaks = self.sneaks[:]
        twin.snitches = self.snitches[:]
        twin.planning = self.planning
        twin.ending = self.ending
        return twin

    # Setup

    def set_up(self) -> None:
        box = self.box
        seats = self.seats
        self.bank = [box.tokens_per_colour] * 4
        self.stash_deck = [box.stash_per_colour] * 4
        self.tokens = [0] * (4 * seats)
        self.stash = [0] * (4 * seats)
        for card in range(len(box.loot_ids)):
            self.deck[box.loot_deck[card]].append(card)
        for seat in range(seats):
            for _ in range(box.start_tokens):
                colour = self.chance.draw_counted(self.bank, COLOUR_OUTCOME)
                self.tokens[4 * seat + colour] += 1
        if seats == 2:
            first = self.options["ally"]
            if isinstance(first, int):
                self.ally = first
            else:
                self.ally = self.chance.roll(2, ALLY_OUTCOME)
        self.deal_loot()
        self.begin_round()

    # The round: assignments

    def begin_round(self) -> None:
        self.round += 1
        self.planning = (1 << self.seats) - 1
        for seat in range(self.seats):
            self.sneaks[seat] = 0
            self.snitches[seat] = 0
        self.frames[0] = PLANS
        if self.telling:
            self.tell("round", [self.round])
            if self.ally >= 0:
                self.tell("ally", [self.ally])

    def sneak_teams(self, seat: int) -> int:
        return 2 if self.ally == seat else 1

    def snitch_teams(self, seat: int) -> int:
        return 2 if self.ally >= 0 and self.ally != seat else 1

    def planned(self, seat: int) -> bool:
        return bits(self.sneaks[seat]) == self.sneak_teams(seat) and bits(
            self.snitches[seat]
        ) == self.snitch_teams(seat)

    # Revealing plans, evaluation

    def reveal(self) -> None:
        self.frames[0] = EVALUATE[0]
        if self.telling:
            for seat in range(self.seats):
                for place in range(self.places):
                    if self.sneaks[seat] >> place & 1:
                        self.tell("sneaks", [seat, place])
            for seat in range(self.seats):
                for place in range(self.places):
                    if self.snitches[seat] >> place & 1:
                        self.tell("snitches", [seat, place])

    def evaluate(self, place: int) -> None:
        """One location, effects included; a choice it calls for is left on the stack."""
        bit = 1 << place
        teams = 0
        thief = -1
        for seat in range(self.seats):
            if self.snitches[seat] & bit:
                if self.telling:
                    self.tell("guarded", [place])
                return
            if self.sneaks[seat] & bit:
                teams += 1
                thief = seat
        if teams > 1:
            self.crowd(place, bit, teams)
            return
        card = self.loot[place]
        self.loot[place] = EMPTY
        if teams == 0:
            if self.telling:
                self.tell("vanish", [place, card])
            return
        if self.telling:
            self.tell("steal", [thief, place, card])
        self.box.loot_effect[card].stolen(self, thief, card)

    def crowd(self, place: int, bit: int, teams: int) -> None:
        """Several teams in each other's way: a stash card for each, or for nobody [R22]."""
        if self.telling:
            self.tell("crowd", [place])
        deck = self.stash_deck
        if deck[0] + deck[1] + deck[2] + deck[3] < teams:
            if self.telling:
                self.tell("no-stash", [place])
            return
        for seat in range(self.seats):
            if self.sneaks[seat] & bit:
                self.draw_stash(seat)

    # Loot

    def draw_stash(self, seat: int) -> None:
        colour = self.chance.draw_counted(self.stash_deck, COLOUR_OUTCOME)
        self.stash[4 * seat + colour] += 1
        if self.telling:
            self.tell_some("stash", [seat, colour], 1, 1 << seat)

    def take_tokens(self, seat: int, colour: int, count: int) -> int:
        """Take what the bank has of a colour, and return how many were missing."""
        got = min(count, self.bank[colour])
        if got:
            self.bank[colour] -= got
            self.tokens[4 * seat + colour] += got
            if self.telling:
                self.tell("tokens", [seat, got, colour])
        return count - got

    def return_tokens(self, seat: int, colour: int, count: int) -> None:
        if count:
            self.tokens[4 * seat + colour] -= count
            self.bank[colour] += count
            if self.telling:
                self.tell("lose", [seat, count, colour])

    # Replenishing and the end

    def deal_loot(self) -> None:
        for place in range(self.places):
            if self.loot[place] == EMPTY:
                half = 0 if self.deck[0] else 1
                card = self.chance.draw(self.deck[half], LOOT_OUTCOME)
                self.loot[place] = card
                if self.telling:
                    self.tell("deal", [place, card])

    def replenish(self) -> None:
        empty = 0
        for place in range(self.places):
            if self.loot[place] == EMPTY:
                empty += 1
        if empty > len(self.deck[0]) + len(self.deck[1]):
            self.end(END_DECK)
            return
        self.deal_loot()  # some place always fell empty [R29]
        if self.ally >= 0:
            self.ally = 1 - self.ally
        self.begin_round()

    def end(self, ending: int) -> None:
        self.ending = ending
        self.over = True
        self.frames.clear()
        if self.telling:
            self.tell("end", [ending])
            for category in range(4):  # stashes are opened one category after the other
                points = self.category_points(category)
                for seat in range(self.seats):
                    if self.stash[4 * seat + category]:
                        self.tell("opens", [seat, self.stash[4 * seat + category], category])
                for seat in range(self.seats):
                    self.tell("score", [seat, category, points[seat]])
            for seat in range(self.seats):
                worth = self.special_points(seat)
                if worth:
                    self.tell("special", [seat, worth])

    # Scoring

    def category_points(self, category: int) -> list[int]:
        """The points of each seat in one category; tied seats share their ranks, rounded down."""
        have = [
            self.tokens[4 * s + category] + self.stash[4 * s + category] for s in range(self.seats)
        ]
        ranks = self.box.points[self.seats][category]
        if self.seats == 2 and abs(have[0] - have[1]) < 2:
            have[1] = have[0]  # a lead of one is no lead [R35]
        points: list[int] = []
        for seat in range(self.seats):
            ahead = 0
            level = 0
            for other in range(self.seats):
                if have[other] > have[seat]:
                    ahead += 1
                elif have[other] == have[seat]:
                    level += 1
            share = 0
            for rank in range(ahead, ahead + level):
                share += ranks[rank]
            points.append(share // level)
        return points

    def special_points(self, seat: int) -> int:
        worth = 0
        for card in self.specials[seat]:
            worth += self.box.loot_points[card]
        return worth

    def scores(self) -> list[int]:
        totals = [self.special_points(seat) for seat in range(self.seats)]
        for category in range(4):
            points = self.category_points(category)
            for seat in range(self.seats):
                totals[seat] += points[seat]
        return totals

    # Judging, for those who search

    def quiet(self) -> bool:
        """Between two rounds, before anybody has planned."""
        if self.planning != (1 << self.seats) - 1:
            return False
        for mask in self.sneaks:
            if mask:
                return False
        return True

    def expected_points(self, seat: int, keen: float) -> float:
        """About the points of a seat at the end, if all keep on as they are."""
        points = float(self.special_points(seat))
        for category in range(4):
            mine = self.tokens[4 * seat + category] + self.stash[4 * seat + category]
            ahead = 0.0
            for other in range(self.seats):
                if other != seat:
                    theirs = self.tokens[4 * other + category] + self.stash[4 * other + category]
                    lead = keen * (theirs - mine)
                    ahead += 0.5 + 0.5 * lead / (1.0 + abs(lead))
            ranks = self.box.points[self.seats][category]
            rank = min(int(ahead), self.seats - 2)
            part = ahead - rank
            points += ranks[rank] * (1.0 - part) + ranks[rank + 1] * part
        return points

    def outlook(self) -> list[float]:
        if self.over:
            return self.shares()
        cards = len(self.deck[0]) + len(self.deck[1])
        keen = 0.6 + 3.0 / (1.0 + 0.2 * cards)  # the nearer the end, the more a lead is worth
        chances: list[float] = []
        total = 0.0
        for seat in range(self.seats):
            chance = exp(self.expected_points(seat, keen) * (0.35 + 4.0 / (6.0 + cards)))
            chances.append(chance)
            total += chance
        for seat in range(self.seats):
            chances[seat] /= total
        return chances

    def lean(self, seat: int, rng: Rng) -> int:
        """Drawn to what everybody finds worth having; elsewhere any move."""
        moves = self.frames[-1].moves(self, seat)
        if moves[0] >= TAKE:
            return moves[rng.below(len(moves))]
        total = 0
        for move in moves:
            total += self.box.loot_appeal[self.loot[move & 7]]
        left: int = rng.below(total)
        for move in moves:
            left -= self.box.loot_appeal[self.loot[move & 7]]
            if left < 0:
                return move
        return moves[-1]

    # Who may know what

    def redeal(self, seat: int, rng: Rng) -> None:
        if self.over:
            return  # all stashes have been turned up
        held: list[int] = []
        for other in range(self.seats):
            cards = 0
            if other != seat:
                for i in range(4 * other, 4 * other + 4):
                    cards += self.stash[i]
                    self.stash_deck[i & 3] += self.stash[i]
                    self.stash[i] = 0
            held.append(cards)
        for other in range(self.seats):
            for _ in range(held[other]):
                self.stash[4 * other + draw_face(self.stash_deck, rng)] += 1
            if other != seat and self.planning:
                sneaks = bits(self.sneaks[other])
                snitches = bits(self.snitches[other])
                self.sneaks[other] = 0
                self.snitches[other] = 0
                self.invent_plan(other, sneaks, snitches, rng)

    def invent_plan(self, seat: int, sneaks: int, snitches: int, rng: Rng) -> None:
        for _ in range(sneaks):
            free = SNEAK_MOVES[self.free_places(seat)]
            self.sneaks[seat] |= 1 << (free[rng.below(len(free))] - SNEAK)
        for _ in range(snitches):
            free = SNEAK_MOVES[self.free_places(seat)]
            self.snitches[seat] |= 1 << (free[rng.below(len(free))] - SNEAK)

    def free_places(self, seat: int) -> int:
        return ((1 << self.places) - 1) & ~(self.sneaks[seat] | self.snitches[seat])

    def describe(self, eyes: int, data: Data) -> None:
        ids = self.box.loot_ids
        data["round"] = self.round
        data["ally"] = self.ally if self.ally >= 0 else None
        data["ending"] = ENDINGS[self.ending] if self.over else None
        data["table"] = {
            PLACES[place]: ids[self.loot[place]] if self.loot[place] != EMPTY else None
            for place in range(self.places)
        }
        data["deck"] = {
            "I": [ids[card] for card in self.deck[0]],
            "II": [ids[card] for card in self.deck[1]],
        }
        data["bank"] = {COLOURS[c]: self.bank[c] for c in range(4)}
        data["stash deck"] = sum(self.stash_deck)
        seats: list[Data] = []
        for seat in range(self.seats):
            private = eyes in (seat, ALL_EYES) or self.over
            open_plan = eyes in (seat, ALL_EYES) or not self.planning
            stash: list[str | None] = []
            for colour in range(4):
                for _ in range(self.stash[4 * seat + colour]):
                    stash.append(COLOURS[colour] if private else None)
            seats.append(
                {
                    "tokens": {COLOURS[c]: self.tokens[4 * seat + c] for c in range(4)},
                    "stash": stash,
                    "specials": [ids[card] for card in self.specials[seat]],
                    "plan": {
                        "sneaks": self._letters(self.sneaks[seat], open_plan),
                        "snitches": self._letters(self.snitches[seat], open_plan),
                    },
                }
            )
        data["seat"] = seats
        if self.over:
            data["points"] = [self.category_points(category) for category in range(4)]

    def _letters(self, mask: int, shown: bool) -> list[str | None]:
        letters: list[str | None] = []
        for place in range(self.places):
            if mask >> place & 1:
                letters.append(PLACES[place] if shown else None)
        return letters


# Frames ---------------------------------------------------------------------------------------


class Setup(Frame[SneaksState]):
    """Before the first round."""

    def step(self, s: SneaksState) -> None:
        s.set_up()


class Plans(Frame[SneaksState]):
    """Everybody assigns sneaks and snitches, face down and at the same time."""

    def asked(self, s: SneaksState) -> int:
        return s.planning

    def moves(self, s: SneaksState, seat: int) -> list[int]:
        if bits(s.sneaks[seat]) < s.sneak_teams(seat):
            return SNEAK_MOVES[s.free_places(seat)]
        return SNITCH_MOVES[s.free_places(seat)]

    def take(self, s: SneaksState, seat: int, move: int) -> None:
        if move < SNITCH:
            s.sneaks[seat] |= 1 << (move - SNEAK)
        else:
            s.snitches[seat] |= 1 << (move - SNITCH)
            if s.planned(seat):
                s.planning &= ~(1 << seat)
        if s.telling:
            s.tell_some("planned", [seat, move], 1, 1 << seat)

    def step(self, s: SneaksState) -> None:
        s.reveal()

    def hides(self, s: SneaksState) -> bool:
        return True

    def default(self, s: SneaksState, seat: int) -> int:
        """An absent boss sends the sneaks to the fattest loot and guards the next best."""
        best = -1
        worth = -1
        for move in self.moves(s, seat):
            card = s.loot[move & 7]
            if s.box.loot_appeal[card] > worth:
                best = move
                worth = s.box.loot_appeal[card]
        return best

    def why_not(self, s: SneaksState, seat: int, move: int) -> str:
        if move >= TAKE:
            return ""
        if (move & 7) >= s.places:
            return f"with {s.seats} players there is no location {PLACES[move & 7]}"
        if not s.free_places(seat) >> (move & 7) & 1:
            return f"your card {PLACES[move & 7]} is already in use this round"
        return ""

    def ask(self, s: SneaksState, seat: int) -> Prompt:
        left = s.sneak_teams(seat) - bits(s.sneaks[seat])
        if left:
            return Prompt("plans-sneak", {"number": left})
        return Prompt("plans-snitch", {"number": s.snitch_teams(seat) - bits(s.snitches[seat])})


class Evaluate(Frame[SneaksState]):
    """The locations are evaluated in order, from this one on."""

    def __init__(self, place: int) -> None:
        self.place = place

    def step(self, s: SneaksState) -> None:
        for place in range(self.place, s.places):
            s.evaluate(place)
            if len(s.frames) > 1:
                s.frames[0] = EVALUATE[place + 1]
                return
        s.replenish()


class Choose(Frame[SneaksState]):
    """A Blank Check: tokens of any colours, one at a time."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def asked(self, s: SneaksState) -> int:
        return 1 << self.seat if len(self.moves(s, self.seat)) > 1 else 0

    def moves(self, s: SneaksState, seat: int) -> list[int]:
        return [TAKE + colour for colour in range(4) if s.bank[colour] > 0]

    def take(self, s: SneaksState, seat: int, move: int) -> None:
        s.frames.pop()
        s.take_tokens(seat, move - TAKE, 1)
        if self.count > 1:
            s.frames.append(Choose(seat, self.count - 1))

    def step(self, s: SneaksState) -> None:
        """One colour left: no choice. None left: nothing to take."""
        moves = self.moves(s, self.seat)
        if moves:
            self.take(s, self.seat, moves[0])
        else:
            s.frames.pop()

    def ask(self, s: SneaksState, seat: int) -> Prompt:
        return Prompt("choose", {"number": self.count})


class Shortage(Frame[SneaksState]):
    """So many tokens of a colour are missing: take them in one other colour; if it runs dry,
    choose again."""

    def __init__(self, seat: int, count: int, colour: int) -> None:
        self.seat = seat
        self.count = count
        self.colour = colour

    def asked(self, s: SneaksState) -> int:
        return 1 << self.seat if len(self.moves(s, self.seat)) > 1 else 0

    def moves(self, s: SneaksState, seat: int) -> list[int]:
        return [TAKE + colour for colour in range(4) if s.bank[colour] > 0]

    def take(self, s: SneaksState, seat: int, move: int) -> None:
        s.frames.pop()
        missing = s.take_tokens(seat, move - TAKE, self.count)
        if missing:
            s.frames.append(Shortage(seat, missing, move - TAKE))

    def step(self, s: SneaksState) -> None:
        moves = self.moves(s, self.seat)
        if moves:
            self.take(s, self.seat, moves[0])
        else:
            s.frames.pop()

    def ask(self, s: SneaksState, seat: int) -> Prompt:
        return Prompt("shortage", {"number": self.count, "colour": COLOURS[self.colour]})


class Intrigues(Frame[SneaksState]):
    """So many swaps: name the token you give, then the one you get for it, or stop."""

    def __init__(self, seat: int, swaps: int, give: int) -> None:
        self.seat = seat
        self.swaps = swaps
        self.give = give

    def asked(self, s: SneaksState) -> int:
        if self.give >= 0:
            return 1 << self.seat
        mine = 0
        theirs = 0
        for i in range(len(s.tokens)):
            if i >> 2 == self.seat:
                mine += s.tokens[i]
            else:
                theirs += s.tokens[i]
        return 1 << self.seat if mine and theirs else 0

    def moves(self, s: SneaksState, seat: int) -> list[int]:
        if self.give < 0:
            return [STOP] + [GIVE + c for c in range(4) if s.tokens[4 * seat + c] > 0]
        return [GET + i for i in range(len(s.tokens)) if s.tokens[i] > 0 and i >> 2 != seat]

    def take(self, s: SneaksState, seat: int, move: int) -> None:
        s.frames.pop()
        if move == STOP:
            return
        if self.give < 0:
            s.frames.append(Intrigues(seat, self.swaps, move - GIVE))
            return
        other = (move - GET) >> 2
        got = (move - GET) & 3
        s.tokens[4 * seat + self.give] -= 1
        s.tokens[4 * other + self.give] += 1
        s.tokens[4 * other + got] -= 1
        s.tokens[4 * seat + got] += 1
        if s.telling:
            s.tell("swap", [seat, self.give, other, got])
        if self.swaps > 1:
            s.frames.append(Intrigues(seat, self.swaps - 1, -1))

    def step(self, s: SneaksState) -> None:
        s.frames.pop()  # no token on one side: no swap [R16]

    def ask(self, s: SneaksState, seat: int) -> Prompt:
        if self.give < 0:
            return Prompt("intrigues", {"number": self.swaps})
        return Prompt("intrigues-for", {"number": self.swaps, "colour": COLOURS[self.give]})


SETUP: Final = Setup()
PLANS: Final = Plans()
EVALUATE: Final = [Evaluate(place) for place in range(9)]

FRAMES: Final = FrameTable(
    {
        "setup": (Setup, ""),
        "plans": (Plans, ""),
        "evaluate": (Evaluate, "place:0-8"),
        "choose": (Choose, "seat count:1-20"),
        "shortage": (Shortage, "seat count:number colour"),
        "intrigues": (Intrigues, "seat swaps:1-20 give:colour?"),
    }
)


# Loot -----------------------------------------------------------------------------------------


class Standard(Effect):
    """Take the printed tokens; what the bank lacks, in another colour."""

    def stolen(self, state: SneaksState, seat: int, card: int) -> None:
        for colour in range(4):
            count = state.box.loot_tokens[card][colour]
            if count:
                missing = state.take_tokens(seat, colour, count)
                if missing:
                    state.frames.append(Shortage(seat, missing, colour))


class Collection(Effect):
    """So many tokens of each colour."""

    def __init__(self, each: int) -> None:
        self.each = each

    def stolen(self, state: SneaksState, seat: int, card: int) -> None:
        for colour in range(4):
            missing = state.take_tokens(seat, colour, self.each)
            if missing:
                state.frames.append(Shortage(seat, missing, colour))


class BlankCheck(Effect):
    """So many tokens of any colours."""

    def __init__(self, choice: int) -> None:
        self.choice = choice

    def stolen(self, state: SneaksState, seat: int, card: int) -> None:
        state.frames.append(Choose(seat, self.choice))


class Safecracking(Effect):
    """So many cards from the secret stash, or what is left of it."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def stolen(self, state: SneaksState, seat: int, card: int) -> None:
        count = min(self.cards, sum(state.stash_deck))
        if state.telling:
            state.tell("safe", [seat, count])
        for _ in range(count):
            state.draw_stash(seat)


class IntriguesLoot(Effect):
    """Swap tokens with the others, so many times at most."""

    def __init__(self, swaps: int) -> None:
        self.swaps = swaps

    def stolen(self, state: SneaksState, seat: int, card: int) -> None:
        state.frames.append(Intrigues(seat, self.swaps, -1))


class SpecialItem(Effect):
    """Kept face up; points at the end."""

    def __init__(self, points: int) -> None:
        self.points = points

    def stolen(self, state: SneaksState, seat: int, card: int) -> None:
        state.specials[seat].append(card)
        state.specials[seat].sort()
        if state.telling:
            state.tell("keep", [seat, card])


class Documents(Effect):
    """A market crashes: all but the thief return half of that colour, rounded up."""

    def stolen(self, state: SneaksState, seat: int, card: int) -> None:
        colour = state.box.loot_colour[card]
        if state.telling:
            state.tell("crash", [seat, colour])
        for other in range(state.seats):
            if other != seat:
                state.return_tokens(other, colour, (state.tokens[4 * other + colour] + 1) // 2)


# What makes an effect, and the numbers of its card.
EFFECTS: Final[dict[str, tuple[Callable[..., Effect], str]]] = {
    "standard": (Standard, ""),
    "collection": (Collection, "each"),
    "blank_check": (BlankCheck, "choice"),
    "safecracking": (Safecracking, "cards"),
    "intrigues": (IntriguesLoot, "swaps"),
    "special": (SpecialItem, "points"),
    "documents": (Documents, ""),
}
