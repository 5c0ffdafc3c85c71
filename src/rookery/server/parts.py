"""What a table is made of: seats, settings, changes, refusals, and those who listen."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import msgspec

from rookery.kernel.chance import seed_state
from rookery.kernel.errors import RookeryError
from rookery.kernel.state import Data, Event
from rookery.match import Match
from rookery.server import protocol as p
from rookery.server.clocks import PATIENCE, Bucket

CHAT_BURST = 5
COMMAND_BURST = 200
COMMAND_RATE = 100  # commands a second of one seat, from all its devices together
STORED_BURST = 200_000  # bytes that one seat may have stored at once,
STORED_RATE = 2_000  # and a second after that: a long match is some ten thousand in all

Viewer = int | None  # a seat, or None for a spectator
Said = tuple[str, Data]  # an event of the table itself: its key and arguments


class Refusal(RookeryError):
    """A command that is not carried out."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code


class Settings(msgspec.Struct, kw_only=True):
    """How a table was made."""

    options: dict[str, Any] = {}
    speed: p.Speed = "relaxed"
    undo: Literal["free", "consent", "none"] = "consent"
    hints: bool = True
    seconds: float | None = None  # per decision; None: by the speed
    bank: float | None = None  # instead: a store of seconds for each seat
    strict: bool = False  # no window closes before its deadline
    host: int = 0
    kept: list[int] = []  # seats of those who played before, in a rematch,
    kept_until: float = 0.0  # for so long, by the wall clock


@dataclass(slots=True)
class Seat:
    name: str = ""
    kind: str = "open"  # open, person, or the name of a bot
    bot_plays: bool = False
    absent: bool = False  # a bot plays because nobody was here
    orders: list[p.StandingOrder] = field(default_factory=list)
    patience: float | None = PATIENCE  # how long a reaction is offered; None: until it is answered
    credit: float = CHAT_BURST
    spoke: float = 0.0
    commands: Bucket = field(default_factory=lambda: Bucket(COMMAND_BURST, COMMAND_RATE))
    stored: Bucket = field(default_factory=lambda: Bucket(STORED_BURST, STORED_RATE))

    @property
    def alive(self) -> bool:
        """Whether a person plays here now."""
        return self.kind == "person" and not self.bot_plays


class History:
    """What a viewer was told, numbered from 1. Of the oldest events only their number is kept, or
    the memory of a long match would grow with every move; the log has them all."""

    __slots__ = ("events", "first", "most")

    def __init__(self, most: int | None) -> None:
        self.most = most  # after so many, older ones go; None: all are kept
        self.first = 0  # how many have gone
        self.events: list[Event | Said] = []

    def __len__(self) -> int:
        return self.first + len(self.events)

    def add(self, *events: Event | Said) -> None:
        self.events += events
        if self.most is not None and len(self.events) > 2 * self.most:
            old = len(self.events) - self.most
            del self.events[:old]
            self.first += old

    def since(self, start: int, most: int | None = None) -> Iterator[tuple[int, Event | Said]]:
        """Numbers and events after a number, as far as they are kept."""
        start = max(0, start - self.first)
        end = None if most is None else start + most
        return enumerate(self.events[start:end], self.first + start + 1)


class Listener(Protocol):
    """Somebody who is told what happens; must never block."""

    viewer: Viewer

    def tell(self, update: p.Update) -> None: ...

    def away(self) -> None:
        """The table is no longer played here: look for it again."""


@dataclass(slots=True)
class Tried:
    """A match as it would stand after a row, and what would have happened."""

    match: Match
    events: list[Event] = field(default_factory=list)


@dataclass(slots=True)
class Change:
    """What a command comes to: a row, and the match after it if that changes.

    A row that is read again has nothing `tried`: then the same is worked out from the row.
    """

    kind: str
    seat: int | None
    body: Data
    tried: Tried | None = None


def fingerprint(text: str) -> int:
    """Eight bytes that stand for a text: whoever picks the texts can only confuse themselves."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())


def token_hash(token: str) -> str:
    """Secrets are stored as hashes, so that a stolen database opens no seat."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def derived(key: str, *what: object) -> str:
    """A secret that whoever asks again with the same key gets again, and nobody else."""
    text = "/".join(map(str, what)).encode()
    return urlsafe_b64encode(hmac.new(key.encode(), text, hashlib.sha256).digest()[:18]).decode()


def fresh_luck() -> int:
    """A state of the generator that nobody can predict from what was drawn before."""
    return seed_state(secrets.randbits(128))
