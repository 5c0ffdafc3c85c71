"""What a seat may know of Oliver Twist, as numbers for learners.

All values lie roughly in 0..1; seats begin with one's own and go on in turn order. What a perfect
memory knows is part of it: learners need no recurrence to remember.
"""

from __future__ import annotations

from typing import cast

from librt.strings import BytesWriter

from rookery.games.oliver.rules.frames import Path, Space
from rookery.games.oliver.rules.memory import BLUR, FACE, SEEN, SHIFT, knows
from rookery.games.oliver.rules.state import (
    EMPTY,
    ENDINGS,
    NIGHT,
    Box,
    Looking,
    OliverState,
    members,
)
from rookery.kernel.frames import Kind
from rookery.kernel.state import Game, State
from rookery.research.encoder import Encoder
from rookery.research.writing import add, counts, flag, gap, number, one_of, put, some_of, tally


class OliverEncoder(Encoder):
    def __init__(self, game: Game, seats: int) -> None:
        self.box = box = cast(Box, game)
        self.spaces = max(box.sides[0].size, box.sides[1].size)  # the shorter side is filled up
        self.faces = len(box.face_ids)
        self.tokens: list[bytes] = [_token(box, face) for face in range(self.faces)]
        self.token_size = len(self.tokens[0]) // 4
        self.tokens += [bytes(4 * self.token_size)] * 2  # for DOWN and EMPTY: -2 and -1
        super().__init__(game, seats)

    def layout(self) -> list[tuple[str, int]]:
        box = self.box
        seats = self.seats
        types = box.tool_type + 3
        tools = len(box.tool_ids)
        cards = len(box.character_ids)
        pounds = len(box.burglaries)
        return [
            ("night; action chosen; rewards left, top reward; tokens on the board", 5),
            ("how it ended", len(ENDINGS)),
            ("whose turn", seats),
            (
                f"spaces: a token I know, by type {types}, value, tool {tools}",
                self.spaces * (types + 1 + tools),
            ),
            ("spaces: face down", self.spaces),
            ("spaces: the pawn; the last is the square", self.spaces + 1),
            ("spaces: in reach (1 without evidence, less with it)", self.spaces),
            ("face-down spaces: who has looked", self.spaces * seats),
            ("seats: money, announced, tokens in stash, in file, cards, burglaries", 6 * seats),
            ("seats: stash, open, known to me, perhaps", seats * (3 * self.faces + 1)),
            ("seats: file, open, known to me, perhaps", seats * (3 * self.faces + 1)),
            ("arriving; starting tokens nobody has: the same", 2 * (3 * self.faces + 1)),
            ("seats: tools", seats * tools),
            ("seats: open Character cards", seats * cards),
            ("seats: Burglary cards I know, what others cannot be", seats * 2 * pounds),
            ("my Character cards, those I look at, those gone; left in the deck", 3 * cards + 1),
            ("Burglary cards I look at; left in the pile", pounds + 1),
            ("tokens taken and not resolved", self.faces),
            ("tokens not seen tonight, tokens in the bag", self.faces + len(box.kind_count)),
        ]

    def width(self, kind: Kind) -> int:
        if isinstance(kind, (Space, Path)):
            return self.spaces + 1
        return super().width(kind)

    def spread(self, state: State, kind: Kind, value: int) -> list[int]:
        if isinstance(kind, Path):
            return cast(OliverState, state).streets.paths[value]
        return [value]

    def encode(self, state: State, eyes: int, out: BytesWriter) -> None:
        s = cast(OliverState, state)
        box = self.box
        first = eyes if eyes >= 0 else 0
        flag(out, s.side == NIGHT)
        flag(out, s.done)
        number(out, s.rewards / 5.0)
        number(out, box.reward(s.rewards) / 6.0)
        number(out, s.left / 75.0)
        one_of(out, s.ending, len(ENDINGS))
        one_of(out, (s.active - first) % self.seats, self.seats)
        self._streets(s, eyes, first, out)
        order = [(first + i) % self.seats for i in range(self.seats)]
        self._lairs(s, eyes, order, out)
        self._fronts(s, eyes, order, out)
        looking = eyes >= 0 and bool(s.fan or s.drawn) and s.looker() == eyes
        cards = len(box.character_ids)
        _cards(out, s.hands[eyes] if eyes >= 0 else [], cards)
        _cards(out, s.fan if looking else [], cards)
        _cards(out, s.discards, cards)
        number(out, len(s.deck) / cards)
        tally(out, s.drawn if looking else [], len(box.burglaries), 0.5)
        number(out, len(s.vault) / 10.0)
        tally(out, s.lifted, self.faces, 0.5)
        self._bags(s, eyes, out)

    def _streets(self, s: OliverState, eyes: int, first: int, out: BytesWriter) -> None:
        size = len(s.up)
        faces = s.up
        if s.peeks:
            faces = s.up[:]
            for i in range(0, len(s.peeks), 2):
                if knows(s.peeks[i + 1], eyes):
                    faces[s.peeks[i]] = s.peeks[i + 1] & FACE
        tokens = self.tokens
        for face in faces:
            out.write(tokens[face])  # the last one is what an empty space is, or a hidden token
        gap(out, self.token_size * (self.spaces - size))
        at = gap(out, self.spaces)
        for space in range(size):
            if s.up[space] < EMPTY:
                put(out, at, space, 1.0)
        pawn = self.spaces if s.pawn == s.streets.size else s.pawn
        one_of(out, pawn, self.spaces + 1)
        self._reach(s, out)
        at = gap(out, self.spaces * self.seats)
        for i in range(0, len(s.peeks), 2):
            for k in range(self.seats):
                if knows(s.peeks[i + 1], (first + k) % self.seats):
                    put(out, at, self.seats * s.peeks[i] + k, 1.0)

    def _reach(self, s: OliverState, out: BytesWriter) -> None:
        """How soon each token is reached: short ways first, so the first way to a space is the
        best."""
        streets = s.streets
        at = gap(out, self.spaces)
        reached = [False] * self.spaces
        waiting = streets.near[s.pawn][:]
        for path in waiting:
            space = streets.last[path]
            if s.up[space] >= 0:
                if not reached[space]:
                    reached[space] = True
                    put(out, at, space, 1.0 / len(streets.paths[path]))
                waiting.extend(streets.longer[path])

    def _lairs(self, s: OliverState, eyes: int, order: list[int], out: BytesWriter) -> None:
        missing = 0  # the faces that must lie somewhere among those not known
        mine = 1 << (SHIFT + eyes) if eyes >= 0 else 0
        for zone in s.lairs():
            for token in zone:
                if not token & mine and token >> SHIFT & SEEN != SEEN:
                    missing |= 1 << (token & FACE)
        for seat in order:
            number(out, s.money[seat] / 50.0)
            number(out, (s.announced[seat] + 1) / 50.0)
            number(out, len(s.stash[seat]) / 10.0)
            number(out, len(s.files[seat]) / 10.0)
            number(out, len(s.hands[seat]) / 3.0)
            number(out, len(s.kept[seat]) / 5.0)
        frame = s.frames[-1] if s.frames else None
        for seat in order:
            shown = isinstance(frame, Looking) and frame.shows_stash(seat, eyes)
            self._zone(s, s.stash[seat], eyes, missing, shown, out)
        for seat in order:
            shown = isinstance(frame, Looking) and frame.shows_file(seat, eyes)
            self._zone(s, s.files[seat], eyes, missing, shown or s.over, out)
        self._zone(s, s.arriving, eyes, missing, False, out)
        self._zone(s, s.pool, eyes, missing, False, out)

    def _zone(
        self,
        s: OliverState,
        zone: list[int],
        eyes: int,
        missing: int,
        shown: bool,
        out: BytesWriter,
    ) -> None:
        """What eyes know of a place: tokens that all saw, that they know besides, and what the
        others may be."""
        if not zone:
            gap(out, 3 * self.faces + 1)
            return
        certain: list[int] = []
        unsure: list[int] = []
        for token in zone:
            face = token & FACE
            if token >> SHIFT & SEEN == SEEN:
                certain.append(face)
            elif shown or knows(token, eyes):
                certain.append(self.faces + face)
            else:
                mask = s.memory.may_be(token, eyes) if token >> BLUR else self.box.fresh
                left = mask & missing
                if left & (left - 1) == 0:  # only one is left
                    certain.append(self.faces + members(left)[0])
                elif mask == self.box.fresh:
                    certain.append(3 * self.faces)
                else:
                    unsure.append(left)
        at = tally(out, certain, 3 * self.faces + 1, 0.2)
        for left in unsure:
            those = members(left)
            for face in those:
                add(out, at, 2 * self.faces + face, 0.2 / len(those))

    def _fronts(self, s: OliverState, eyes: int, order: list[int], out: BytesWriter) -> None:
        box = self.box
        tools = len(box.tool_ids)
        for seat in order:
            for i in range(tools * seat, tools * seat + tools):
                number(out, s.tools[i] / 3.0)
        for seat in order:
            _cards(out, s.front[seat], len(box.character_ids))
        for seat in order:
            mine = seat == eyes or s.over
            tally(out, s.kept[seat] if mine else [], len(box.burglaries), 0.5)
            barred: list[int] = []
            for i in range(len(s.kept[seat])):
                barred.extend(members(s.bars(seat, i, eyes)))
            tally(out, barred, len(box.burglaries), 0.2)

    def _bags(self, s: OliverState, eyes: int, out: BytesWriter) -> None:
        unseen = [0] * self.faces
        for face in s.dark:
            unseen[face] += 1
        for i in range(1, len(s.peeks), 2):
            if not knows(s.peeks[i], eyes):
                unseen[s.peeks[i] & FACE] += 1
        counts(out, unseen, 0.1)
        counts(out, s.bag_counts(), 0.1)


def _token(box: Box, face: int) -> bytes:
    """The numbers of one token: the same wherever it lies."""
    out = BytesWriter()
    one_of(out, box.face_type[face], box.tool_type + 3)
    number(out, box.face_value[face] / 5.0)
    tools = len(box.tool_ids)
    one_of(out, face - box.first_tool if face < box.first_tool + tools else -1, tools)
    return out.getvalue()


def _cards(out: BytesWriter, cards: list[int], size: int) -> None:
    mask = 0
    for card in cards:
        mask |= 1 << card
    some_of(out, mask, size)


def encoder(game: Game, seats: int) -> Encoder:
    return OliverEncoder(game, seats)
