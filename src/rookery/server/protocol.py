"""What goes over the wire, in both directions. JSON Schema and TypeScript types are made from this.

A client sends commands and gets an answer to each: `Ack` once it is stored for good, or `Refused`
with a code, a reason and the table as it stands. Besides that it gets `Update`s: what has happened,
numbered without gaps for this viewer, and the table as this viewer may see it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Speed = Literal["live", "relaxed", "days", "trust"]

MAX_FRAME = 16 * 1024


class Command(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """Something a seat wants. The id makes it harmless to send it twice."""

    id: Id


class Play(Command, tag="play"):
    """One or several moves, all or none; `decision` is the number of the decision they answer."""

    decision: Annotated[int, Meta(ge=0, le=10_000_000)]
    moves: Annotated[list[Word], Meta(min_length=1, max_length=60)]


class Undo(Command, tag="undo"):
    """Take back one's last move, as long as it revealed nothing."""


class AskUndo(Command, tag="ask-undo"):
    """Ask the others to go back to before one's last move, whatever it revealed."""


class Consent(Command, tag="consent"):
    """Answer to such a question."""

    yes: bool


class Chat(Command, tag="chat"):
    """Say something to the table."""

    text: Text


class Order(Struct, forbid_unknown_fields=True, kw_only=True):
    """A standing order: how the server answers reaction windows for this seat, in secret.

    `play` is the answer (None: pass), `when` the window's kind (None: any), `until` when the order
    ends; `spare_me` means: ask me after all when the occasion concerns me.
    """

    play: Word | None = None
    when: Annotated[str, Meta(max_length=40)] | None = None
    until: Literal["turn", "match"] = "turn"
    spare_me: bool = True


class SetOrders(Command, tag="orders"):
    """Replace all standing orders of this seat; an empty list clears them."""

    orders: Annotated[list[Order], Meta(max_length=20)]


class MoreTime(Command, tag="more-time"):
    """Ask for more time in the decision that is open."""


class Pause(Command, tag="pause"):
    """Stop or restart the clocks."""

    on: bool


class Leave(Command, tag="leave"):
    """Get up; a bot takes the seat of a running match."""


class Return(Command, tag="return"):
    """Take the seat back from the bot."""


AnyCommand = Play | Undo | AskUndo | Consent | Chat | SetOrders | MoreTime | Pause | Leave | Return


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True, kw_only=True):
    """The first frame on a socket: who one is, and the last event one has seen."""

    token: Annotated[str, Meta(max_length=64)] | None = None
    last: Annotated[int, Meta(ge=0)] | None = None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = AnyCommand | Hello | Ping


# To the client ----------------------------------------------------------------------------------


class SeatInfo(Struct, kw_only=True):
    """Who sits where. `kind` is `open`, `person` or the name of a bot."""

    name: str
    kind: str
    here: bool = False
    bot_plays: bool = False


class Choice(Struct, kw_only=True):
    """A legal move: its notation, and its message key with arguments for human language."""

    word: str
    key: str
    args: dict[str, str]


class Prompt(Struct, kw_only=True):
    """What is asked of this viewer."""

    moves: list[Choice]
    default: str
    passing: str | None = None


class EventOut(Struct, kw_only=True):
    """Something that happened: key and arguments; what the viewer may not know is null."""

    n: int
    key: str
    args: dict[str, Any]


class ChatLine(Struct, kw_only=True):
    n: int
    seat: int | None
    name: str
    text: str


class TableView(Struct, kw_only=True):
    """A table as one viewer may see it."""

    id: str
    game: str
    status: Literal["waiting", "playing", "paused", "over"]
    options: dict[str, Any]
    speed: Speed
    seats: list[SeatInfo]
    you: int | None
    n: int  # the number of the last event of this viewer
    decision: int
    view: dict[str, Any] | None = None
    prompt: Prompt | None = None
    asides: list[Choice] = msgspec.field(default_factory=list)
    undo: str | None = None
    undo_asked_by: int | None = None
    orders: list[Order] = msgspec.field(default_factory=list)
    milliseconds: int | None = None  # left for the open decision
    rematch: str | None = None


class Update(Struct, tag_field="t", tag="update", kw_only=True):
    """What is new, and the table as it stands now."""

    events: list[EventOut]
    chat: list[ChatLine]
    table: TableView
    fresh: bool = False  # a snapshot: forget what you had


class Ack(Struct, tag_field="t", tag="ack", kw_only=True):
    """The command is stored and will not be lost."""

    id: str


class Refused(Struct, tag_field="t", tag="refused", kw_only=True):
    """The command was not carried out, and changed nothing."""

    id: str | None
    code: str
    why: str
    table: TableView | None = None


class Pong(Struct, tag_field="t", tag="pong"):
    now: int  # the server's clock, in milliseconds


ToClient = Update | Ack | Refused | Pong

decode_command = msgspec.json.Decoder(AnyCommand).decode
decode_frame = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
