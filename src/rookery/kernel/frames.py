"""Frames, what a game is in the middle of, and the table in which each game lists its own.

A row of the table says how a frame is called in positions and views, its class, and its fields in
the order of the constructor's arguments:

    FRAMES: Final = FrameTable(
        {
            "plans": (Plans, ""),
            "intrigues": (Intrigues, "seat swaps:1-3 give:colour?"),
            "caught": (Caught, "forced_by:seat?"),
        }
    )

A field is `key=attribute:kind`. The attribute is the key unless it says otherwise, and so is the
kind. After it may stand `?` (-1 is written as null), `~` (-1 is left out) or `*` (a list). A kind
is one of `KINDS`, a range such as `1-3`, one of the game's own, or the kind of an event's argument:
a number that is written as the id of a card, a colour, a place. An underscore in a key is a space.
"""

from __future__ import annotations

import re
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadPosition
from rookery.kernel.plain import bits_value, entries, place, whole_value
from rookery.kernel.prompts import Data, Prompt

if TYPE_CHECKING:
    from rookery.kernel.state import Game, State

S = TypeVar("S", bound="State")


def lowest_seat(mask: int) -> int:
    """The first seat in a set of seats kept as bits."""
    seat = 0
    while not mask & 1:
        mask >>= 1
        seat += 1
    return seat


class Frame(Generic[S]):
    """One thing the game is in the middle of. Never changed once it is on the stack."""

    def asked(self, s: S) -> int:
        """The seats (one bit each) whose choice is awaited; 0 when the game goes on by itself."""
        return 0

    def moves(self, s: S, seat: int) -> list[int]:
        """The legal moves of a seat that is asked. The caller must not change the list."""
        raise NotImplementedError

    def take(self, s: S, seat: int, move: int) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def step(self, s: S) -> None:
        """Go on where nobody is asked."""
        raise NotImplementedError

    def default(self, s: S, seat: int) -> int:
        """What an absent player does: the first of the moves unless a frame knows better."""
        return self.moves(s, seat)[0]

    def lean(self, s: S, seat: int, rng: Rng) -> int:
        """What somebody does here at a glance, see `State.lean`."""
        moves = self.moves(s, seat)
        return moves[rng.below(len(moves))]

    def rush(self, s: S, rng: Rng) -> None:
        """What happens next where nobody takes the time to think: somebody decides at a glance, or
        the game goes on. A frame may know a shorter way to the same."""
        asked = self.asked(s)
        if asked:
            s.asking = asked
            seat = lowest_seat(asked)
            self.take(s, seat, s.lean(seat, rng))
        else:
            self.step(s)

    def why_not(self, s: S, seat: int, move: int) -> str:
        """Why a move that is not legal now is refused, where there is something to say."""
        return ""

    def hides(self, s: S) -> bool:
        """Whether the others do not see which move is made here, only that one is."""
        return self.seals() and s.ask_sealed

    def ask(self, s: S, seat: int) -> Prompt:
        """What a seat is asked, from what it may know: the name of the frame, unless there is more
        to say. The sensible answer is `default`."""
        return Prompt(s.doing().replace(" ", "-"))

    def passing(self) -> int:
        """The move that says: nothing from me; -1 where one cannot pass."""
        return -1

    def seals(self) -> bool:
        """Whether answers to this frame are kept in `State.sealed` until all are in."""
        return False

    def possible_answers(self, s: S, seat: int) -> list[int]:
        """What a seat may have answered to a frame that seals."""
        raise NotImplementedError


# Fields ---------------------------------------------------------------------------------------


class Kind:
    """How a field is written in positions and views, and read again."""

    def write(self, state: State, value: Any) -> object:
        return value

    def read(self, game: Game, seats: int, value: object) -> Any:
        """What the frame's constructor takes; a BadPosition if there is no such thing."""
        raise NotImplementedError


class Range(Kind):
    """A number between two others; the box's numbering may begin later than ours."""

    def __init__(self, low: int, high: int, offset: int = 0) -> None:
        self.low = low
        self.high = high
        self.offset = offset

    def write(self, state: State, value: Any) -> object:
        return cast(int, value) + self.offset

    def read(self, game: Game, seats: int, value: object) -> Any:
        return whole_value(value, "number", self.low, self.high) - self.offset


class Seat(Kind):
    def read(self, game: Game, seats: int, value: object) -> Any:
        return whole_value(value, "seat", 0, seats - 1)


class Seats(Kind):
    """Several seats, one bit each."""

    def write(self, state: State, value: Any) -> object:
        mask = cast(int, value)
        return [seat for seat in range(state.seats) if mask >> seat & 1]

    def read(self, game: Game, seats: int, value: object) -> Any:
        return bits_value(value, "seats", seats)


class Flag(Kind):
    def write(self, state: State, value: Any) -> object:
        return bool(value)

    def read(self, game: Game, seats: int, value: object) -> Any:
        if not isinstance(value, bool):
            raise BadPosition(f"true or false, not {value!r}")
        return value


class Move(Kind):
    """A move, in words."""

    def write(self, state: State, value: Any) -> object:
        return state.game.vocabulary.word(cast(int, value))

    def read(self, game: Game, seats: int, value: object) -> Any:
        return game.vocabulary.number(str(value))


class Id(Kind):
    """A card, a colour, a place: one of `Game.kinds`."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def write(self, state: State, value: Any) -> object:
        return state.game.kinds[self.kind][cast(int, value)]

    def read(self, game: Game, seats: int, value: object) -> Any:
        return place(game.kinds[self.kind], value, self.kind)


class Name(Kind):
    """One of a few words of the rules."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def write(self, state: State, value: Any) -> object:
        return self.names[cast(int, value)]

    def read(self, game: Game, seats: int, value: object) -> Any:
        return place(self.names, value, "word")


class Box(Kind):
    """The game itself, for a frame that needs it: never written."""

    def read(self, game: Game, seats: int, value: object) -> Any:
        return game


KINDS: Final[dict[str, Kind]] = {
    "seat": Seat(),
    "seats": Seats(),
    "flag": Flag(),
    "move": Move(),
    "number": Range(0, 10**18),
    "box": Box(),
}


# The table ------------------------------------------------------------------------------------

FIELD: Final = re.compile(r"(\w+)(?:=([\w.]+))?(?::([\w-]+))?([?~*]?)")


class Field:
    """One field of a frame: under which key, how, and where it lies in the frame."""

    def __init__(self, text: str, kinds: dict[str, Kind]) -> None:
        match = FIELD.fullmatch(text)
        if match is None:
            raise ValueError(f"not a field of a frame: {text!r}")
        key, attribute, kind, mark = match.groups()
        name: str = kind or key
        span = re.fullmatch(r"(\d+)-(\d+)", name)
        if span:
            self.kind: Kind = Range(int(span[1]), int(span[2]))
        else:
            self.kind = kinds.get(name) or KINDS.get(name) or Id(name)
        self.key: str = key.replace("_", " ")
        self.get = attrgetter(attribute or key)
        self.mark: str = mark

    def write(self, state: State, frame: Frame[Any], data: Data) -> None:
        if isinstance(self.kind, Box):
            return
        value = self.get(frame)
        if self.mark == "*":
            data[self.key] = [self.kind.write(state, one) for one in value]
        elif self.mark and cast(int, value) < 0:
            if self.mark == "?":
                data[self.key] = None
        else:
            data[self.key] = self.kind.write(state, value)

    def read(self, game: Game, seats: int, data: Data) -> Any:
        if isinstance(self.kind, Box):
            return game
        if self.mark == "~" and self.key not in data:
            return -1
        if self.key not in data:
            raise BadPosition(f"`{self.key}` is missing")
        value = data[self.key]
        if self.mark == "*":
            return [self.kind.read(game, seats, one) for one in entries(data, self.key)]
        if self.mark == "?" and value is None:
            return -1
        try:
            return self.kind.read(game, seats, value)
        except BadPosition as error:
            raise BadPosition(f"`{self.key}`: {error}") from error


class Row:
    def __init__(self, name: str, made: type[Frame[Any]], fields: list[Field]) -> None:
        self.name = name
        self.made = made
        self.fields = fields
        self.keys = {"frame", *[field.key for field in fields]}


class FrameTable:
    """Every frame of a game: how it is called, and how it is written down."""

    def __init__(
        self, rows: dict[str, tuple[type[Frame[Any]], str]], kinds: dict[str, Kind] | None = None
    ) -> None:
        self.by_name: dict[str, Row] = {}
        self.by_class: dict[type[Frame[Any]], Row] = {}
        for name, (made, fields) in rows.items():
            row = Row(name, made, [Field(text, kinds or {}) for text in fields.split()])
            self.by_name[name] = row
            self.by_class[made] = row

    def name(self, frame: Frame[Any]) -> str:
        return self.by_class[type(frame)].name

    def write(self, state: State, frame: Frame[Any]) -> Data:
        """A frame as plain data. Frames hold no secrets: what some may not see lies in the state's
        own zones, or among the sealed answers."""
        row = self.by_class[type(frame)]
        data: Data = {"frame": row.name}
        for field in row.fields:
            field.write(state, frame, data)
        return data

    def read(self, game: Game, seats: int, data: Data) -> Frame[Any]:
        """A frame from its data; a BadPosition says what is wrong with it."""
        name = data.get("frame")
        if not isinstance(name, str) or name not in self.by_name:
            raise BadPosition(f"there is no frame {name!r}")
        row = self.by_name[name]
        unknown = sorted(str(key) for key in data if key not in row.keys)
        if unknown:
            raise BadPosition(f"frame {row.name!r} has no `{unknown[0]}`")
        try:
            return row.made(*[field.read(game, seats, data) for field in row.fields])
        except BadPosition as error:
            raise BadPosition(f"frame {row.name!r}: {error}") from error
