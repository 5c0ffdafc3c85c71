"""What nobody in their senses does in Sneaks & Snitches: moves left out before anybody thinks."""

from __future__ import annotations

from typing import Final, cast

from rookery.games.sneaks.instinct.duel import PRIZE
from rookery.games.sneaks.instinct.thief import (
    FARTHEST,
    INTRIGUE_WORTH,
    QUARTERS,
    TRIFLE,
    SneaksInstinct,
)
from rookery.games.sneaks.rules import (
    GET,
    GIVE,
    SNITCH,
    STOP,
    TAKE,
    BlankCheck,
    Choose,
    Intrigues,
    IntriguesLoot,
    Safecracking,
    Shortage,
    SneaksState,
    SpecialItem,
)
from rookery.kernel.state import State

# In points, as far as one can tell what a token more will be worth.
USELESS: Final = 0.02
USEFUL: Final = 0.3
LESS: Final = 0.1  # what nobody would give away
BARELY: Final = 6  # quarters: between two a lead of one is none


class SensibleThief(SneaksInstinct):
    """Steals what is of use, guards what others could use, and wastes no token."""

    def sensible(self, state: State, seat: int, moves: list[int]) -> list[int]:
        s = cast(SneaksState, state)
        totals = self.totals(s, seat)
        if moves[0] < TAKE:
            kept = self.places(s, seat, moves, totals)
        elif moves[0] < GIVE:
            kept = self.colours(s, seat, moves, totals)
        else:
            kept = self.swaps(s, seat, moves, totals)
        return kept or moves

    # Plans

    def places(self, s: SneaksState, seat: int, moves: list[int], totals: list[int]) -> list[int]:
        """Nobody steals what is of no use to them, nor guards what is of no use to the others,
        while there is something better."""
        uses: list[float] = []
        for move in moves:
            card = s.loot[move & 7]
            if move < SNITCH:
                uses.append(self.use(s, card, totals, seat))
                continue
            most = 0.0
            for other in range(s.seats):
                if other != seat:
                    most = max(most, self.use(s, card, totals, other))
            uses.append(most)
        if max(uses) < USEFUL:
            return moves
        return [moves[i] for i in range(len(moves)) if uses[i] > USELESS]

    def use(self, s: SneaksState, card: int, totals: list[int], seat: int) -> float:
        """How many points a loot card may be worth to a seat."""
        effect = self.box.loot_effect[card]
        if isinstance(effect, IntriguesLoot):
            return INTRIGUE_WORTH * effect.swaps if self.can_swap(s, seat) else 0.0
        if isinstance(effect, Safecracking) and not sum(s.stash_deck):
            return 0.0
        gain = self.gain(card, totals, seat, s.seats, self.worth(totals, seat, s.seats))
        return gain if isinstance(effect, BlankCheck | SpecialItem) else gain - TRIFLE

    def can_swap(self, s: SneaksState, seat: int) -> bool:
        mine = sum(s.tokens[4 * seat : 4 * seat + 4])
        return 0 < mine < sum(s.tokens)

    # Blank Checks and what is missing in the bank

    def colours(self, s: SneaksState, seat: int, moves: list[int], totals: list[int]) -> list[int]:
        """Tokens go where all of them together are of most use."""
        frame = s.frames[-1]
        if isinstance(frame, Shortage):  # all of one colour
            worths = [
                self.with_tokens(s, seat, totals, [move - TAKE] * frame.count) for move in moves
            ]
        else:
            count = min(cast(Choose, frame).count, 3)
            worths = [self.best_with(s, seat, totals, [move - TAKE], count - 1) for move in moves]
        best = max(worths)
        return [moves[i] for i in range(len(moves)) if worths[i] > best - LESS]

    def with_tokens(
        self, s: SneaksState, seat: int, totals: list[int], colours: list[int]
    ) -> float:
        more = totals[:]
        for colour in colours:
            more[4 * seat + colour] += QUARTERS
        return self.standing(s, seat, more)

    def standing(self, s: SneaksState, seat: int, totals: list[int]) -> float:
        """About how many points a seat would score; between two, how many more than the other."""
        if s.seats > 2:
            return self.worth(totals, seat, s.seats)
        more = 0.0
        for colour in range(4):
            lead = totals[4 * seat + colour] - totals[4 * (1 - seat) + colour]
            more += PRIZE * (self.lasts(lead - BARELY) - self.lasts(-lead - BARELY))
        return more

    def lasts(self, lead: int) -> float:
        """The chance that a lead of so many quarters will be one at the end."""
        return self.sigmoid[max(0, min(lead + FARTHEST, 2 * FARTHEST))]

    def best_with(
        self, s: SneaksState, seat: int, totals: list[int], colours: list[int], left: int
    ) -> float:
        """What holdings are worth with tokens of these colours, and so many more of any."""
        if not left:
            return self.with_tokens(s, seat, totals, colours)
        best = 0.0
        for colour in range(4):
            best = max(best, self.best_with(s, seat, totals, [*colours, colour], left - 1))
        return best

    # Intrigues

    def swaps(self, s: SneaksState, seat: int, moves: list[int], totals: list[int]) -> list[int]:
        """Nobody swaps to their loss, nor stops while there is something to gain."""
        now = self.standing(s, seat, totals)
        give = cast(Intrigues, s.frames[-1]).give
        if give >= 0:
            after = [self.after(s, seat, totals, give, move) for move in moves]
            best = max(after)
            return [moves[i] for i in range(len(moves)) if after[i] > best - LESS]
        worths: list[float] = []
        for move in moves:
            if move == STOP:
                worths.append(now)
                continue
            most = 0.0
            for i in range(4 * s.seats):
                if i >> 2 != seat and s.tokens[i] and i & 3 != move - GIVE:
                    most = max(most, self.after(s, seat, totals, move - GIVE, GET + i))
            worths.append(most)
        best = max(worths)
        return [moves[i] for i in range(len(moves)) if worths[i] > best - LESS]

    def after(self, s: SneaksState, seat: int, totals: list[int], give: int, move: int) -> float:
        return self.standing(s, seat, self.swapped(totals, seat, give, move))
