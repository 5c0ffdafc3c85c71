"""A state as numbers: what a seat may know of it, in one row of 32-bit floats.

Each game's `encode.py` says what its own pieces come to. What every game has is written here: who
is asked, what the game is in the middle of, the answers given in secret, the end. Like `describe`,
an encoder is given the whole state and the eyes that look at it; what they cannot see must not
change a single number, and what they see must change some (both are tested).
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from rookery.kernel.choices import Sealed, Window
from rookery.kernel.frames import Box, Field, Flag, Id, Kind, Move, Name, Range, Row, Seat, Seats
from rookery.kernel.state import NOT_ASKED, OPENED, PENDING, Frame, Game, State
from rookery.research.actions import Actions
from rookery.research.writing import add, flag, gap, number, put

VERSION: Final = 2  # of all layouts and of the actions: part of the names of environments

# How a field of a frame becomes numbers.
NOTHING: Final = 0
SEAT: Final = 1
SEATS: Final = 2
FLAG: Final = 3
NUMBER: Final = 4
ONE_OF: Final = 5
MOVE: Final = 6
SPREAD: Final = 7

NUMBERS: Final = 0.1  # what a number in a frame is multiplied with
ANSWERS: Final = 4  # of a seat to a choice of several: not asked, open, opened, given


class Slot:
    """Where a field of a frame lies in the row, and how it is written there."""

    def __init__(self, field: Field, at: int, how: int, width: int) -> None:
        self.field = field
        self.at = at
        self.how = how
        self.width = width


class Place:
    """Where the frames of one class lie in the row."""

    def __init__(self, at: int, slots: list[Slot]) -> None:
        self.at = at
        self.slots = slots


class Encoder:
    """What a seat may know of a game with so many seats, as numbers."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.actions = Actions(game.vocabulary, seats)
        self.places: dict[object, Place] = {}
        self.moves_at = 0
        self.seals = False  # whether answers are ever kept until all are in
        self.frames_size = self._lay_out_frames()
        self.blocks: list[tuple[str, int]] = [*self.layout(), *self._common()]
        self.size: int = sum([size for _name, size in self.blocks])

    # What a game fills in

    def layout(self) -> list[tuple[str, int]]:
        """The game's own blocks, with their sizes."""
        raise NotImplementedError

    def encode(self, state: State, eyes: int, out: BytesWriter) -> None:
        """Write the game's own blocks: what these eyes (-1: a spectator's) may see."""
        raise NotImplementedError

    def width(self, kind: Kind) -> int:
        """How many numbers a field of a kind of the game's own takes."""
        raise NotImplementedError(f"{self.game.name}: a field of {type(kind).__name__}")

    def spread(self, state: State, kind: Kind, value: int) -> list[int]:
        """Which of these numbers are 1 for a value."""
        raise NotImplementedError

    # What all have

    def write(self, state: State, eyes: int, out: BytesWriter) -> None:
        """Everything that these eyes may know, `size` numbers."""
        self.encode(state, eyes, out)
        self._write_common(state, eyes, out)

    def row(self, state: State, eyes: int) -> bytes:
        out = BytesWriter()
        self.write(state, eyes, out)
        return out.getvalue()

    def legal(self, state: State, seat: int) -> list[int]:
        """All actions of a seat that is asked, asides included, in ascending order."""
        if not state.asking >> seat & 1:
            return []
        action = self.actions.of_move[seat]
        legal = [action[move] for move in state.frames[-1].moves(state, seat)]
        legal += [action[move] for move in state.aside_moves(seat)]
        legal.sort()
        return legal

    def __deepcopy__(self, memo: object) -> Encoder:
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.game, self.seats)

    def _common(self) -> list[tuple[str, int]]:
        sealed = ANSWERS * self.seats + 1 if self.seals else 0
        return [
            ("seats: asked, score at the end, share of the victory", 3 * self.seats),
            ("is it over", 1),
            ("open choices: seats not asked, asked, opened, answered; how many choices", sealed),
            ("frames: on top, on the stack, and their fields", self.moves_at),
            ("moves that I answered or frames name, by what they name", self._moves_size()),
        ]

    def _moves_size(self) -> int:
        return self.frames_size - self.moves_at

    def _write_common(self, state: State, eyes: int, out: BytesWriter) -> None:
        seats = self.seats
        first = eyes if eyes >= 0 else 0
        for i in range(seats):
            flag(out, bool(state.asking >> ((first + i) % seats) & 1))
        if state.over:
            scores = state.scores()
            shares = state.shares()
            for i in range(seats):
                number(out, scores[(first + i) % seats] / 100.0)
            for i in range(seats):
                number(out, shares[(first + i) % seats])
            number(out, 1.0)
        else:
            gap(out, 2 * seats + 1)
        sealed = gap(out, ANSWERS * seats + 1) if self.seals else 0
        frames = gap(out, self.frames_size)
        if state.sealed:
            self._write_sealed(state, eyes, first, out, sealed, frames)
        self._write_frames(state, first, out, frames)

    def _write_sealed(
        self, state: State, eyes: int, first: int, out: BytesWriter, sealed: i64, frames: i64
    ) -> None:
        """The topmost choice counts most, one below it half as much, and so on."""
        weight = 1.0
        for depth in range(len(state.sealed) - 1, -1, -1):
            entry = state.sealed[depth]
            for i in range(self.seats):
                answer = entry[(first + i) % self.seats]
                at = 3
                if answer == NOT_ASKED:
                    at = 0
                elif answer == PENDING:
                    at = 1
                elif answer == OPENED:
                    at = 2
                add(out, sealed, ANSWERS * i + at, weight)
            if eyes >= 0 and entry[eyes] >= 0:
                self._write_move(entry[eyes], first, out, frames, weight)
            weight *= 0.5
        put(out, sealed, ANSWERS * self.seats, len(state.sealed) / 4.0)

    # Frames

    def _lay_out_frames(self) -> int:
        """Where everything lies; how many numbers there are in all."""
        at = 0
        names_moves = False
        for row in self.game.frames.by_name.values():
            at = self._lay_out(row, at)
            self.seals = self.seals or issubclass(row.made, (Sealed, Window))
            names_moves = names_moves or any(isinstance(f.kind, Move) for f in row.fields)
        self.moves_at = at
        return at + (self.actions.features if names_moves or self.seals else 0)

    def _lay_out(self, row: Row, at: int) -> int:
        slots: list[Slot] = []
        place = Place(at, slots)
        at += 2  # on top; on the stack
        for field in row.fields:
            how, width = self._how(field)
            if how:
                slots.append(Slot(field, at, how, width))
                at += width
        self.places[row.made] = place
        return at

    def _how(self, field: Field) -> tuple[int, int]:
        kind = field.kind
        if isinstance(kind, Box):
            return NOTHING, 0
        if isinstance(kind, Seat):
            return SEAT, self.seats
        if isinstance(kind, Seats):
            return SEATS, self.seats
        if isinstance(kind, Flag):
            return FLAG, 1
        if isinstance(kind, Range):
            return NUMBER, 1
        if isinstance(kind, Id):
            return ONE_OF, len(self.game.kinds[kind.kind])
        if isinstance(kind, Name):
            return ONE_OF, len(kind.names)
        if isinstance(kind, Move):
            return MOVE, 0
        return SPREAD, self.width(kind)

    def _write_frames(self, state: State, first: int, out: BytesWriter, gap: i64) -> None:
        """Of several frames of a class the topmost counts most, the next half as much."""
        met: list[Place] = []
        for i in range(len(state.frames) - 1, -1, -1):
            frame: Frame[Any] = state.frames[i]
            place = self.places[type(frame)]
            weight = 1.0
            for other in met:
                if other is place:
                    weight *= 0.5
            if not met:
                put(out, gap, place.at, 1.0)
            met.append(place)
            add(out, gap, place.at + 1, weight)
            for slot in place.slots:
                value = slot.field.get(frame)
                if isinstance(value, list):
                    share = weight
                    for one in value:
                        self._write_value(state, slot, one, first, out, gap, share)
                        share *= 0.9  # so their order shows
                else:
                    self._write_value(state, slot, int(value), first, out, gap, weight)

    def _write_value(
        self,
        state: State,
        slot: Slot,
        value: int,
        first: int,
        out: BytesWriter,
        gap: i64,
        weight: float,
    ) -> None:
        how = slot.how
        if value < 0:
            if how == NUMBER:
                add(out, gap, slot.at, -weight)  # where a number may be missing
        elif how == SEAT:
            add(out, gap, slot.at + (value - first) % self.seats, weight)
        elif how == SEATS:
            for i in range(self.seats):
                if value >> ((first + i) % self.seats) & 1:
                    add(out, gap, slot.at + i, weight)
        elif how == ONE_OF:
            add(out, gap, slot.at + value, weight)
        elif how == NUMBER:
            add(out, gap, slot.at, weight * NUMBERS * value)
        elif how == FLAG:
            add(out, gap, slot.at, weight * (1 + value) / 2)  # no, yes; nothing where it is open
        elif how == MOVE:
            self._write_move(value, first, out, gap, weight)
        else:
            for at in self.spread(state, slot.field.kind, value):
                add(out, gap, slot.at + at, weight)

    def _write_move(self, move: int, first: int, out: BytesWriter, gap: i64, weight: float) -> None:
        for feature in self.actions.features_of(move, first):
            add(out, gap, self.moves_at + feature, weight)
