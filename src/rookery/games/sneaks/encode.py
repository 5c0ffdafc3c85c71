"""What a seat may know of Sneaks & Snitches, as numbers for learners.

All values lie roughly in 0..1; seats begin with one's own and go on in turn order.
"""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter

from rookery.games.sneaks.rules import EFFECTS, EMPTY, Sneaks, SneaksState, SpecialItem, bits
from rookery.kernel.state import Game, State
from rookery.research.encoder import Encoder
from rookery.research.writing import flag, gap, members, number, one_of, some_of

KINDS: Final = [made[0] for made in EFFECTS.values()]
PLACES: Final = 8
LOOT: Final = 4 + len(KINDS) + 1 + 4  # numbers for each card


class SneaksEncoder(Encoder):
    def __init__(self, game: Game, seats: int) -> None:
        self.box = box = cast(Sneaks, game)
        self.loot: list[bytes] = [_loot(box, card) for card in range(len(box.loot_ids))]
        self.items: list[int] = [-1] * len(box.loot_ids)  # the special items, numbered
        count = 0
        for card in range(len(box.loot_ids)):
            if isinstance(box.loot_effect[card], SpecialItem):
                self.items[card] = count
                count += 1
        self.item_count = count
        super().__init__(game, seats)

    def layout(self) -> list[tuple[str, int]]:
        seats = self.seats
        return [
            (
                f"places: loot there; tokens 4, effect {len(KINDS)}, points, documents 4",
                8 * (1 + LOOT),
            ),
            ("loot cards left in the decks", len(self.loot)),
            ("bank 4, stash cards left", 5),
            ("round", 1),
            ("who has the ally", seats),
            ("seats: tokens 4, stash cards, special points, sneaks and snitches placed", 8 * seats),
            ("seats: special items", self.item_count * seats),
            ("seats: stash 4, where I may know it", 4 * seats),
            ("seats: where sneaks and snitches are, as far as I know", 2 * PLACES * seats),
        ]

    def encode(self, state: State, eyes: int, out: BytesWriter) -> None:
        s = cast(SneaksState, state)
        first = eyes if eyes >= 0 else 0
        for place in range(PLACES):
            card = s.loot[place] if place < s.places else EMPTY
            flag(out, card != EMPTY)
            if card == EMPTY:
                gap(out, LOOT)
            else:
                out.write(self.loot[card])
        members(out, s.deck[0] + s.deck[1], len(self.loot))
        for colour in range(4):
            number(out, s.bank[colour] / 20.0)
        left = s.stash_deck
        number(out, (left[0] + left[1] + left[2] + left[3]) / 24.0)
        number(out, s.round / 20.0)
        one_of(out, (s.ally - first) % s.seats if s.ally >= 0 else -1, s.seats)
        for i in range(s.seats):
            self._front(s, (first + i) % s.seats, out)
        for i in range(s.seats):
            mask = 0
            for card in s.specials[(first + i) % s.seats]:
                mask |= 1 << self.items[card]
            some_of(out, mask, self.item_count)
        for i in range(s.seats):
            seat = (first + i) % s.seats
            if seat == eyes or s.over:
                for at in range(4 * seat, 4 * seat + 4):
                    number(out, s.stash[at] / 6.0)
            else:
                gap(out, 4)
        for i in range(s.seats):
            seat = (first + i) % s.seats
            if seat == eyes or not s.planning:
                some_of(out, s.sneaks[seat] | s.snitches[seat] << PLACES, 2 * PLACES)
            else:
                gap(out, 2 * PLACES)

    def _front(self, s: SneaksState, seat: int, out: BytesWriter) -> None:
        stash = 0
        for at in range(4 * seat, 4 * seat + 4):
            number(out, s.tokens[at] / 10.0)
            stash += s.stash[at]
        number(out, stash / 6.0)
        number(out, s.special_points(seat) / 6.0)
        number(out, bits(s.sneaks[seat]) / 2.0)
        number(out, bits(s.snitches[seat]) / 2.0)


def _loot(box: Sneaks, card: int) -> bytes:
    """The numbers of one loot card: the same wherever it lies."""
    out = BytesWriter()
    for count in box.loot_tokens[card]:
        number(out, count / 4.0)
    for kind in KINDS:
        flag(out, type(box.loot_effect[card]) is kind)
    number(out, box.loot_points[card] / 3.0)
    one_of(out, box.loot_colour[card], 4)
    return out.getvalue()


def encoder(game: Game, seats: int) -> Encoder:
    return SneaksEncoder(game, seats)
