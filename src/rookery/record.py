"""Records: a match as readable text, from which it replays exactly.

    rookery record 1
    game: sneaks
    rules: 1
    seats: 3
    seed: 7
    options: {"ally": "random", "idle_rounds": 20}

    setup > blue, red, red, ... #3f0a1b2c4d5e
    1. 0 sneak C #90ab12cd34ef
    2. 0 snitch A #...

After `>` stand the outcomes of chance that the move brought, after `#` a digest of the state. A
record therefore replays although the generator may change, and names the first line where the
rules no longer agree with it. A match that was begun from a position has it among its headers, and
nothing to set up.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from typing import cast

import msgspec

from rookery.files import MOST_BYTES
from rookery.kernel.errors import BadRecord, RookeryError
from rookery.kernel.plain import short
from rookery.kernel.state import Data, Event, Game, State

FORMAT = 1

_LINE = re.compile(r"(?:([0-9]{1,7})\. ([0-9]) (.+?)|setup)(?: > (.+?))?(?: #([0-9a-f]{12}))?")


def digest(state: State) -> str:
    """Twelve characters that change with anything in the state but the luck still to come, and
    what a game remembers for people only."""
    position = state.position()
    del position["chance"]
    for seat in cast(list[Data], position["seat"]):
        for key in state.game.memories:
            seat.pop(key, None)
    return hashlib.sha256(msgspec.json.encode(position, order="sorted")).hexdigest()[:12]


@dataclass(slots=True)
class Line:
    """One move of a record: who, what, what chance brought, and how the state looked after it."""

    seat: int
    move: str
    outcomes: list[str] = field(default_factory=list)
    digest: str = ""


@dataclass(slots=True)
class Record:
    """The headers of a match, its setup, and its moves."""

    game: str
    rules: int
    seats: int
    seed: int
    options: Data = field(default_factory=dict)
    cards: str = ""
    position: Data | None = None  # from which it was begun, if not from the start
    headers: Data = field(default_factory=dict)  # players, result, anything else
    setup: Line = field(default_factory=lambda: Line(-1, "setup"))
    lines: list[Line] = field(default_factory=list)

    def names(self) -> list[str]:
        """What the players are called, "" where the headers do not say so; who shares a name with
        another is told apart by a number."""
        players = self.headers.get("players")
        given = players if isinstance(players, list) else []
        names = [""] * self.seats
        for seat, one in enumerate(given[: self.seats]):
            name = one.get("name") if isinstance(one, dict) else one
            if isinstance(name, str):
                names[seat] = name
        return [
            f"{name} {seat + 1}" if name and names.count(name) > 1 else name
            for seat, name in enumerate(names)
        ]

    def unchecked(self) -> int:
        """How many lines carry no digest: nothing shows that they replay as they were played."""
        return sum(not line.digest for line in [self.setup, *self.lines])

    def __str__(self) -> str:
        head: Data = {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
        }
        if self.cards:
            head["cards"] = self.cards
        if self.position:
            head["position"] = self.position
        head.update(self.headers)
        text = [f"rookery record {FORMAT}"]
        for name, value in head.items():
            shown = value if isinstance(value, str) and name in ("game", "cards") else None
            text.append(f"{name}: {shown or msgspec.json.encode(value).decode()}")
        text += ["", _written("setup", self.setup)]
        for number, line in enumerate(self.lines, 1):
            text.append(_written(f"{number}. {line.seat} {line.move}", line))
        return "\n".join(text) + "\n"


def _written(start: str, line: Line) -> str:
    outcomes = f" > {', '.join(line.outcomes)}" if line.outcomes else ""
    return f"{start}{outcomes}" + (f" #{line.digest}" if line.digest else "")


def parse(text: str) -> Record:
    """Read a record, or say which line is wrong."""
    if len(text) > MOST_BYTES:
        raise BadRecord(f"too long for a record: {len(text):,} characters")
    rows = text.replace("\r\n", "\n").split("\n")
    if rows[0].strip() != f"rookery record {FORMAT}":
        raise BadRecord(f"line 1: a record begins with `rookery record {FORMAT}`")
    head: Data = {}
    blank = next((i for i, row in enumerate(rows) if not row.strip()), len(rows))
    for number, row in enumerate(rows[1:blank], 2):
        name, colon, value = row.partition(": ")
        if not colon:
            raise BadRecord(f"line {number}: a header looks like `name: value`")
        if name in head:
            raise BadRecord(f"line {number}: {name!r} stands here twice")
        head[name] = value if name in ("game", "cards") else _decoded(value, number)
    record = _headed(head)
    setup_seen = False
    for number, row in enumerate(rows[blank:], blank + 1):
        if not row.strip():
            continue
        match = _LINE.fullmatch(row.rstrip())
        if match is None:
            raise BadRecord(f"line {number}: not a move: {row[:60]!r}")
        count, seat, move, outcomes, mark = match.groups()
        drawn = outcomes.split(", ") if outcomes else []
        if move is None:
            if setup_seen or record.lines:
                raise BadRecord(f"line {number}: the setup comes once, before the moves")
            setup_seen = True
            record.setup = Line(-1, "setup", drawn, mark or "")
            continue
        if int(count) != len(record.lines) + 1:
            raise BadRecord(f"line {number}: move {len(record.lines) + 1} is missing here")
        record.lines.append(Line(int(seat), move, drawn, mark or ""))
    return record


def _decoded(value: str, number: int) -> object:
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"line {number}: {error}") from error


def _headed(head: Data) -> Record:
    try:
        game, cards = head.pop("game"), head.pop("cards", "")
        rules, seats, seed = head.pop("rules"), head.pop("seats"), head.pop("seed")
    except KeyError as error:
        raise BadRecord(f"the header {error.args[0]!r} is missing") from error
    options, position = head.pop("options", {}), head.pop("position", None)
    if not isinstance(position, dict | None):
        raise BadRecord("the header position is not what it should be")
    if not (isinstance(game, str) and isinstance(cards, str) and isinstance(options, dict)):
        raise BadRecord("the headers game, cards and options are not what they should be")
    if not (type(rules) is type(seats) is type(seed) is int):
        raise BadRecord("the headers rules, seats and seed are numbers")
    return Record(game, rules, seats, seed, options, cards, position, head)


def result(state: State) -> Data:
    """How a match has ended, as the header of a record tells it."""
    return {"scores": state.scores(), "winners": state.winners()}


class Replay:
    """Plays a record move by move and checks it."""

    def __init__(self, record: Record, game: Game, check: bool = True) -> None:
        if record.game != game.name:
            raise BadRecord(f"this is a record of {record.game}, not of {game.name}")
        if record.cards != game.card_set:
            raise BadRecord("this record was made with another set of cards")
        self.record = record
        self.game = game
        self.check = check
        self.at = 0
        try:
            if record.position:
                self.state = game.from_position(record.position, rehearse=check)
            else:
                self.state = game.unsettled(record.seats, record.seed, record.options, record.rules)
        except RookeryError as error:
            raise BadRecord(f"the record cannot begin: {error}") from error
        self.state.chance.keep_log()
        self._rig(record.setup)
        try:
            self.state.settle()
        except BadRecord as error:
            raise BadRecord(f"setup: {error}") from error
        self._verify(record.setup, "setup")

    def _rig(self, line: Line) -> None:
        try:
            outcomes = [self.game.outcomes.number(word) for word in line.outcomes]
        except RookeryError as error:
            raise BadRecord(f"{self._where()}: unknown outcome: {error}") from error
        self.state.chance.rig(outcomes)

    def _where(self) -> str:
        version = ""
        if self.record.rules != self.game.version:
            version = (
                f" (recorded under version {self.record.rules} of the rules, "
                f"replayed under {self.game.version})"
            )
        return f"move {self.at}{version}"

    def _verify(self, line: Line, what: str) -> None:
        drawn = [self.game.outcomes.word(n) for n in self.state.chance.take_log()]
        if drawn != line.outcomes and (self.check or line.outcomes):
            raise BadRecord(f"{what}: chance brought {drawn}, the record says {line.outcomes}")
        if self.check and line.digest and digest(self.state) != line.digest:
            raise BadRecord(f"{what}: from here on the match goes another way than the record")

    def step(self) -> list[Event]:
        """Play the next move."""
        line = self.record.lines[self.at]
        self.at += 1
        self._rig(line)
        try:
            events = self.state.play(line.seat, line.move)
        except RookeryError as error:
            raise BadRecord(f"{self._where()}: {error}") from error
        self._verify(line, self._where())
        if self.check and self.at == len(self.record.lines):
            self._verify_result()
        return events

    def _verify_result(self) -> None:
        """What the record says of the end must be how it ends."""
        told = self.record.headers.get("result")
        if told is not None and (not self.state.over or told != result(self.state)):
            raise BadRecord(f"{self._where()}: the result is not {short(told)}")

    def to(self, number: int) -> State:
        """Play on until so many moves have been made (all there are if it is larger)."""
        while self.at < min(number, len(self.record.lines)):
            self.step()
        return self.state


def replay(record: Record, game: Game, check: bool = True) -> State:
    """The state in which a record ends."""
    return Replay(record, game, check).to(len(record.lines))
