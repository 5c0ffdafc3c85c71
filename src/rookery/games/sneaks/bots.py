"""The scripted player of Sneaks & Snitches: covets what moves it up the ranks, and mixes."""

from __future__ import annotations

import math
from typing import Any, cast

from rookery.bots import Bot
from rookery.games.sneaks.rules import (
    COLOURS,
    EFFECTS,
    GET,
    GIVE,
    PLACES,
    SNITCH,
    STOP,
    TAKE,
    Sneaks,
)
from rookery.kernel.state import Data

Totals = list[list[float]]


class Cutpurse(Bot):
    """Weighs every loot by the points it would bring, and never plays the same way twice."""

    eagerness = 4.0  # how strongly the better loot is preferred
    crowding = 0.35  # how much the interest of others spoils a place

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        totals = self.totals(view)
        first = moves[-1]
        if first < SNITCH:
            return self._sneak(view, moves, totals)
        if first < TAKE:
            return self._snitch(view, moves, totals)
        if first < GIVE:
            return max(moves, key=lambda m: self.worth(self.with_more(totals, m - TAKE, 1)))
        return self._intrigue(moves, totals, view)

    # What everybody has, as far as one can know

    def totals(self, view: Data) -> Totals:
        """Tokens and stash per seat and colour; an unknown stash card counts a quarter each."""
        rows: Totals = []
        for seat in cast(list[dict[str, Any]], view["seat"]):
            unknown = seat["stash"].count(None) / 4
            rows.append([seat["tokens"][c] + seat["stash"].count(c) + unknown for c in COLOURS])
        return rows

    def worth(self, totals: Totals, seat: int | None = None) -> float:
        """About how many points a seat would score with these holdings."""
        seat = self.seat if seat is None else seat
        points = cast(Sneaks, self.game).points[len(totals)]
        value = 0.0
        for colour in range(4):
            ahead = 0.0
            for other, row in enumerate(totals):
                if other != seat:
                    lead = row[colour] - totals[seat][colour]
                    ahead += 1 / (1 + math.exp(-1.3 * lead))
            rank = min(int(ahead), len(totals) - 2)
            part = ahead - rank
            ranks = points[colour]
            value += ranks[rank] * (1 - part) + ranks[rank + 1] * part
        return value

    def with_more(
        self, totals: Totals, colour: int, count: float, seat: int | None = None
    ) -> Totals:
        seat = self.seat if seat is None else seat
        rows = [row[:] for row in totals]
        rows[seat][colour] += count
        return rows

    # Plans

    def gain(self, card: str, totals: Totals, seat: int) -> float:
        """How many points a loot card is worth to a seat."""
        box = cast(Sneaks, self.game)
        i = box.loot_index[card]
        effect = box.loot_effect[i]
        before = self.worth(totals, seat)
        rows = [row[:] for row in totals]
        if effect is EFFECTS["special"]:
            return float(box.loot_points[i])
        if effect is EFFECTS["documents"]:
            colour = box.loot_colour[i]
            for other, row in enumerate(rows):
                if other != seat:
                    row[colour] -= row[colour] / 2
        elif effect is EFFECTS["safecracking"]:
            for colour in range(4):
                rows[seat][colour] += 0.75
        elif effect is EFFECTS["collection"]:
            for colour in range(4):
                rows[seat][colour] += 1
        elif effect is EFFECTS["blank_check"]:
            return max(
                self.worth(self.with_more(totals, colour, 3, seat), seat) - before
                for colour in range(4)
            )
        elif effect is EFFECTS["intrigues"]:
            return 1.2
        else:
            for colour in range(4):
                rows[seat][colour] += box.loot_tokens[i][colour]
        return self.worth(rows, seat) - before + 0.1

    def _interest(self, view: Data, totals: Totals) -> tuple[dict[str, float], dict[str, float]]:
        """For every place: what it is worth to me, and how much the others are drawn there."""
        mine: dict[str, float] = {}
        pull = dict.fromkeys(PLACES, 0.0)
        table = cast(dict[str, str], view["table"])
        for place, card in table.items():
            mine[place] = self.gain(card, totals, self.seat)
        for other in range(len(totals)):
            if other != self.seat:
                gains = {p: self.gain(card, totals, other) for p, card in table.items()}
                scale = sum(math.exp(self.eagerness * g) for g in gains.values())
                for place, gain in gains.items():
                    pull[place] += math.exp(self.eagerness * gain) / scale
        return mine, pull

    def _draw(self, weights: list[float]) -> int:
        left = self.rng.below(1 << 30) / (1 << 30) * sum(weights)
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return i
        return len(weights) - 1

    def _sneak(self, view: Data, moves: list[int], totals: Totals) -> int:
        mine, pull = self._interest(view, totals)
        weights: list[float] = []
        for move in moves:
            place = PLACES[move & 7]
            alone = math.exp(-2 * self.crowding * pull[place] * 2)
            weights.append(math.exp(2 * self.eagerness * (mine[place] * alone)))
        return moves[self._draw(weights)]

    def _snitch(self, view: Data, moves: list[int], totals: Totals) -> int:
        _mine, pull = self._interest(view, totals)
        return moves[self._draw([math.exp(4 * pull[PLACES[m & 7]]) for m in moves])]

    # Intrigues

    def _intrigue(self, moves: list[int], totals: Totals, view: Data) -> int:
        give = cast(list[Data], view["frames"])[-1]["give"]
        if give is not None:
            colour = COLOURS.index(cast(str, give))
            return max(moves, key=lambda m: self._after_swap(totals, colour, m))
        now = self.worth(totals)
        best, best_worth = STOP, now + 0.05
        for move in moves:
            if move != STOP:
                colour = move - GIVE
                for other, row in enumerate(totals):
                    for got in range(4):
                        if other != self.seat and row[got] >= 1 and got != colour:
                            value = self._after_swap(totals, colour, GET + 4 * other + got)
                            if value > best_worth:
                                best, best_worth = move, value
        return best

    def _after_swap(self, totals: Totals, colour: int, move: int) -> float:
        other, got = (move - GET) >> 2, (move - GET) & 3
        rows = [row[:] for row in totals]
        rows[self.seat][colour] -= 1
        rows[self.seat][got] += 1
        rows[other][colour] += 1
        rows[other][got] -= 1
        return self.worth(rows)


BOTS: dict[str, type[Bot]] = {"cutpurse": Cutpurse}
