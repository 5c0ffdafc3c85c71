"""What a sensible thief of Sneaks & Snitches is drawn to: whatever moves it up the ranks."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from rookery.games.sneaks.instinct.duel import NUMBERS, Duel
from rookery.games.sneaks.rules import (
    GET,
    GIVE,
    SNEAK,
    SNITCH,
    STOP,
    TAKE,
    BlankCheck,
    Collection,
    Documents,
    Intrigues,
    IntriguesLoot,
    Safecracking,
    Sneaks,
    SneaksState,
    SpecialItem,
    Standard,
)
from rookery.kernel.chance import Rng
from rookery.kernel.instinct import Instinct, Sighting
from rookery.kernel.state import State

QUARTERS: Final = 4  # holdings are counted in quarters: an unknown stash card is one of each colour
FARTHEST: Final = 80

EAGERNESS: Final = 4.0  # how strongly the better loot is preferred
CROWDING: Final = 0.7  # how much the interest of others spoils a place
INTRIGUE_WORTH: Final = 0.4  # of each swap
TRIFLE: Final = 0.1  # what loot is worth that seems to be of no use
UNSURE: Final = 1 << 30


def sigmoids() -> list[float]:
    """The chance that a lead of so many quarters (from -FARTHEST on) will last."""
    return [1 / (1 + exp(-1.3 * (i - FARTHEST) / QUARTERS)) for i in range(2 * FARTHEST + 1)]


def bundle(s: SneaksState, seat: int) -> int:
    """A stash in one number. Modulo 251 it tells how many cards there are, but not which."""
    at = 4 * seat
    return s.stash[at] + 252 * (s.stash[at + 1] + 252 * (s.stash[at + 2] + 252 * s.stash[at + 3]))


class SneaksInstinct(Instinct):
    """Weighs every loot by the points it would bring, and never plays the same way twice."""

    def __init__(self, box: Sneaks) -> None:
        super().__init__([])
        self.box = box
        self.sigmoid = sigmoids()
        self.duel = Duel(NUMBERS)
        self.scene: list[int] = []  # what the weights below were worked out for
        self.pulls: list[list[float]] = []
        self.sneak_weights: dict[int, list[float]] = {}

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        s = cast(SneaksState, state)
        if moves[0] < TAKE:
            self.look(s)
            weights = self.sneaking(s, seat) if moves[0] < SNITCH else self.snitching(seat)
            return self.draw(weights, moves, rng)
        totals = self.totals(s, seat)
        if moves[0] < GIVE:
            return self.best_colour(s, seat, moves, totals)
        return self.intrigue(s, seat, moves, totals)

    def suppose(self, state: State, seat: int, rng: Rng) -> None:
        """Plans laid face down are not just any plans: let the others lay them again."""
        s = cast(SneaksState, state)
        if s.planning:
            for other in range(s.seats):
                if other != seat:
                    s.sneaks[other] = 0
                    s.snitches[other] = 0
                    s.planning |= 1 << other
            s.asking = s.planning

    def judge(self, state: State) -> list[float]:
        s = cast(SneaksState, state)
        if s.over or s.seats != 2:
            return super().judge(state)
        left, leads, items = standing(s)
        chance = self.duel.chance(left, leads, items, s.ally == 0)
        return [chance, 1.0 - chance]

    def draw(self, weights: list[float], moves: list[int], rng: Rng) -> int:
        total = 0.0
        for move in moves:
            total += weights[move & 7]
        drawn: int = rng.below(UNSURE)
        left = drawn / UNSURE * total
        for move in moves:
            left -= weights[move & 7]
            if left < 0:
                return move
        return moves[-1]

    # What everybody has, as far as one can know

    def totals(self, s: SneaksState, eyes: int) -> list[int]:
        """Tokens and stash per seat and colour, in quarters, as a seat (nobody: -1) knows them."""
        totals: list[int] = []
        for seat in range(s.seats):
            at = 4 * seat
            unknown = 0
            if seat != eyes:
                unknown = cards(s, seat)
            for colour in range(4):
                have = QUARTERS * s.tokens[at + colour] + unknown
                if seat == eyes:
                    have += QUARTERS * s.stash[at + colour]
                totals.append(have)
        return totals

    def worth(self, totals: list[int], seat: int, seats: int) -> float:
        """About how many points a seat would score with these holdings."""
        points = self.box.points[seats]
        value = 0.0
        for colour in range(4):
            ahead = 0.0
            mine = totals[4 * seat + colour]
            for other in range(seats):
                if other != seat:
                    lead = totals[4 * other + colour] - mine + FARTHEST
                    if lead < 0:
                        lead = 0
                    elif lead > 2 * FARTHEST:
                        lead = 2 * FARTHEST
                    ahead += self.sigmoid[lead]
            rank = int(ahead)
            if rank > seats - 2:
                rank = seats - 2
            part = ahead - rank
            ranks = points[colour]
            value += ranks[rank] * (1 - part) + ranks[rank + 1] * part
        return value

    # Plans

    def look(self, s: SneaksState) -> None:
        """Work out how everybody is drawn to every place, unless it is the same round as before."""
        scene = s.loot + s.tokens
        for seat in range(s.seats):
            scene.append(bundle(s, seat) % 251)
        if scene == self.scene:
            return
        self.scene = scene
        self.sneak_weights.clear()
        seats = s.seats
        totals = self.totals(s, -1)
        pulls: list[list[float]] = []
        for seat in range(seats):
            before = self.worth(totals, seat, seats)
            row: list[float] = []
            total = 0.0
            for place in range(s.places):
                pull = exp(EAGERNESS * self.gain(s.loot[place], totals, seat, seats, before))
                row.append(pull)
                total += pull
            pulls.append([pull / total for pull in row])
        self.pulls = []  # by all the others together
        for seat in range(seats):
            here: list[float] = []
            for place in range(s.places):
                pull = 0.0
                for other in range(seats):
                    if other != seat:
                        pull += pulls[other][place]
                here.append(pull)
            self.pulls.append(here)

    def sneaking(self, s: SneaksState, seat: int) -> list[float]:
        """How gladly a seat would steal at each place, with what it alone knows of its stash."""
        key = seat << 32 | bundle(s, seat)
        known = self.sneak_weights.get(key)
        if known is not None:
            return known
        totals = self.totals(s, seat)
        before = self.worth(totals, seat, s.seats)
        weights: list[float] = []
        for place in range(s.places):
            gain = self.gain(s.loot[place], totals, seat, s.seats, before)
            alone = exp(-2 * CROWDING * self.pulls[seat][place])
            weights.append(exp(2 * EAGERNESS * gain * alone))
        self.sneak_weights[key] = weights
        return weights

    def snitching(self, seat: int) -> list[float]:
        return [exp(4 * pull) for pull in self.pulls[seat]]

    def gain(self, card: int, totals: list[int], seat: int, seats: int, before: float) -> float:
        """How many points a loot card is worth to a seat."""
        box = self.box
        effect = box.loot_effect[card]
        if isinstance(effect, SpecialItem):
            return float(effect.points)
        if isinstance(effect, IntriguesLoot):
            return INTRIGUE_WORTH * effect.swaps
        if isinstance(effect, BlankCheck):
            best = 0.0
            for colour in range(4):
                more = totals[:]
                more[4 * seat + colour] += effect.choice * QUARTERS
                best = max(best, self.worth(more, seat, seats) - before)
            return best
        after = totals[:]
        if isinstance(effect, Documents):
            colour = box.loot_colour[card]
            for other in range(seats):
                if other != seat:
                    after[4 * other + colour] -= after[4 * other + colour] // 2
        else:
            each = 0
            if isinstance(effect, Safecracking):
                each = effect.cards  # of any of four colours, in quarters
            elif isinstance(effect, Collection):
                each = effect.each * QUARTERS
            for colour in range(4):
                more_of_it = QUARTERS * box.loot_tokens[card][colour]
                after[4 * seat + colour] += each if each else more_of_it
        return self.worth(after, seat, seats) - before + TRIFLE

    # Blank Checks and intrigues

    def best_colour(self, s: SneaksState, seat: int, moves: list[int], totals: list[int]) -> int:
        best = moves[0]
        most = -1e9
        for move in moves:
            at = 4 * seat + move - TAKE
            totals[at] += QUARTERS
            value = self.worth(totals, seat, s.seats)
            totals[at] -= QUARTERS
            if value > most:
                best = move
                most = value
        return best

    def intrigue(self, s: SneaksState, seat: int, moves: list[int], totals: list[int]) -> int:
        give = cast(Intrigues, s.frames[-1]).give
        best = moves[0]
        if give >= 0:
            most = -1e9
            for move in moves:
                value = self.after_swap(totals, seat, give, move, s.seats)
                if value > most:
                    best = move
                    most = value
            return best
        best = STOP
        most = self.worth(totals, seat, s.seats) + 0.05
        for move in moves:
            if move == STOP:
                continue
            colour = move - GIVE
            for i in range(4 * s.seats):
                if i >> 2 != seat and s.tokens[i] and i & 3 != colour:
                    value = self.after_swap(totals, seat, colour, GET + i, s.seats)
                    if value > most:
                        best = move
                        most = value
        return best

    def after_swap(self, totals: list[int], seat: int, give: int, move: int, seats: int) -> float:
        return self.worth(self.swapped(totals, seat, give, move), seat, seats)

    def swapped(self, totals: list[int], seat: int, give: int, move: int) -> list[int]:
        other = (move - GET) >> 2
        got = (move - GET) & 3
        rows = totals[:]
        rows[4 * seat + give] -= QUARTERS
        rows[4 * seat + got] += QUARTERS
        rows[4 * other + give] += QUARTERS
        rows[4 * other + got] -= QUARTERS
        return rows

    # Who plans like this?

    def recall(self, before: State, move: int, now: State, seat: int) -> list[Sighting]:
        """What is gone from the table and who has more than before tells who was where."""
        old = cast(SneaksState, before)
        new = cast(SneaksState, now)
        if not old.planning or new.round != old.round + 1:
            return []
        sneaks, snitches = old.sneaks[seat], old.snitches[seat]
        if move < SNITCH:
            sneaks |= 1 << (move - SNEAK)
        else:
            snitches |= 1 << (move - SNITCH)
        self.look(old)
        seen: list[Sighting] = []
        for place in range(old.places):
            mine = sneaks >> place & 1
            if snitches >> place & 1:
                continue
            if old.loot[place] != new.loot[place]:
                thief = seat if mine else self.thief(old, new, old.loot[place], seat)
                if thief >= 0:
                    weights = self.sneaking(old, thief)
                    seen.append(sighting(thief, SNEAK + place, weights, snitches))
            elif old.seats == 2:  # somebody was there: who else?
                other = 1 - seat
                if mine and cards(new, other) == cards(old, other) + 1:
                    weights = self.sneaking(old, other)
                    seen.append(sighting(other, SNEAK + place, weights, snitches))
                else:
                    weights = self.snitching(other)
                    seen.append(sighting(other, SNITCH + place, weights, snitches))
        return seen

    def thief(self, old: SneaksState, new: SneaksState, card: int, seat: int) -> int:
        """Who has what a loot card gives; nobody (-1) if that is not clear."""
        box = self.box
        effect = box.loot_effect[card]
        found = -1
        for other in range(old.seats):
            if other == seat:
                continue
            if isinstance(effect, SpecialItem):
                has = card in new.specials[other]
            elif isinstance(effect, Safecracking):
                has = cards(new, other) > cards(old, other) + 1
            else:
                has = isinstance(effect, Standard)
                for colour in range(4):
                    at = 4 * other + colour
                    if new.tokens[at] - old.tokens[at] < box.loot_tokens[card][colour]:
                        has = False
            if has:
                if found >= 0:
                    return -1
                found = other
        return found


def standing(s: SneaksState) -> tuple[int, list[int], int]:
    """How a match for two stands: cards left, and what the first has more of in each category and
    in special items."""
    leads: list[int] = []
    for colour in range(4):
        first = s.tokens[colour] + s.stash[colour]
        leads.append(first - s.tokens[4 + colour] - s.stash[4 + colour])
    items = s.special_points(0) - s.special_points(1)
    return len(s.deck[0]) + len(s.deck[1]), leads, items


def cards(s: SneaksState, seat: int) -> int:
    """How many cards a stash has."""
    at = 4 * seat
    return s.stash[at] + s.stash[at + 1] + s.stash[at + 2] + s.stash[at + 3]


def sighting(seat: int, move: int, weights: list[float], unseen: int) -> Sighting:
    """Somebody at a place, who by instinct goes by these weights."""
    first = move & ~7
    moves: list[int] = []
    total = 0.0
    for place in range(len(weights)):
        if not unseen >> place & 1:
            moves.append(first + place)
            total += weights[place]
    return Sighting(seat, move, moves, weights[move & 7] / total)
