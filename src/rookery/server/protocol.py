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

MAX_MESSAGE = 16 * 1024


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


class Condition(Struct, forbid_unknown_fields=True, kw_only=True):
    """A fact that everybody can see: a field of the open window (`by`, `seat`, `defense`, ...).

    It holds if the field `is` this, or is a number between `least` and `most`; `mine` means that
    the field names the seat whose order this is.
    """

    field: Annotated[str, Meta(min_length=1, max_length=40)]
    is_: Annotated[str, Meta(max_length=40)] | int | None = msgspec.field(name="is", default=None)
    least: int | None = None
    most: int | None = None
    mine: bool | None = None


class StandingOrder(Struct, forbid_unknown_fields=True, kw_only=True):
    """A standing order: how the server answers reaction windows for this seat, in secret.

    `play` is the answer (None: pass), `when` the window's kind (None: any), `given` conditions that
    must all hold. `until` says when the order ends: at one's own next decision (`turn`), with the
    round, as soon as anything happens in the open (`news`), or with the match. `spare_me` means:
    ask me after all when it concerns me, that is when the occasion names me or it is my turn.
    """

    play: Word | None = None
    when: Annotated[str, Meta(max_length=40)] | None = None
    given: Annotated[list[Condition], Meta(max_length=5)] = []
    until: Literal["news", "turn", "round", "match"] = "round"
    spare_me: bool = True


class SetOrders(Command, tag="orders"):
    """Replace all standing orders of this seat; an empty list clears them."""

    orders: Annotated[list[StandingOrder], Meta(max_length=20)]


class MoreTime(Command, tag="more-time"):
    """Ask for more time in the decision that is open."""


class Hold(Command, tag="hold"):
    """Think about the reaction that is offered for as long as one likes; for one person among bots.
    Where others wait, `more-time` is the way."""


class Patience(Command, tag="patience"):
    """How many seconds of silence pass, at a table where all others are bots; None: never."""

    seconds: Annotated[float, Meta(ge=1, le=120)] | None


class Pause(Command, tag="pause"):
    """Stop or restart the clocks."""

    on: bool


class Leave(Command, tag="leave"):
    """Get up; a bot takes the seat of a running match."""


class StandIn(Command, tag="stand-in"):
    """Have a bot play for somebody who is away; it happens once everybody who is here says so."""

    seat: SeatNumber


class Return(Command, tag="return"):
    """Take the seat back from the bot."""


AnyCommand = (
    Play
    | Undo
    | AskUndo
    | Consent
    | Chat
    | SetOrders
    | MoreTime
    | Hold
    | Patience
    | Pause
    | Leave
    | StandIn
    | Return
)


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True, kw_only=True):
    """The first message on a socket: who one is, and the last event one has seen."""

    token: Annotated[str, Meta(max_length=64)] | None = None
    last: Annotated[int, Meta(ge=0)] | None = None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = AnyCommand | Hello | Ping


# To the client ----------------------------------------------------------------------------------


class SeatInfo(Struct, kw_only=True):
    """Who sits where. `kind` is `open`, `person` or the name of a bot.

    `bot_plays`: a bot plays for this person, who got up or has been away too long (`absent`).
    `stand_in`: the seats that want a bot to play for this person, who is away.
    """

    name: str
    kind: str
    here: bool = False
    bot_plays: bool = False
    absent: bool = False
    stand_in: list[int] = []


class Choice(Struct, kw_only=True):
    """A legal move: its notation, and its message key with arguments for human language."""

    word: str
    key: str
    args: dict[str, str]


class Sentence(Struct):
    """A message of the game's catalogue and what it speaks of: ids by their kinds, lists of them,
    or sentences of their own."""

    key: str
    args: dict[str, Any]


class Subject(Struct, kw_only=True):
    """The card or ability that a question is about: whose it is, and what it is aimed at."""

    kind: str
    id: str
    seat: int
    targets: list[Sentence]


class Prompt(Struct, kw_only=True):
    """What is asked of this viewer: what one should know first, the question, what is at stake. Two
    choices at least, unless others are being waited for.

    Moves of the same key belong together. `default` is the sensible one, `grave` are those that one
    should be asked twice for; `futures` say what comes if that which is in question happens, and
    if it is stopped; where a `form` is named, one can put several moves together. With `passing` it
    is a reaction: offered, and silence passes.
    """

    moves: list[Choice]
    default: str
    asks: Sentence
    notes: list[Sentence]
    stakes: Sentence | None
    about: Subject | None
    grave: list[str]
    form: str
    futures: list[list[Sentence]]
    passing: str | None = None


class EventOut(Struct, kw_only=True):
    """Something that happened: key and arguments; what the viewer may not know is null."""

    n: int
    key: str
    args: dict[str, Any]


class ChatLine(Struct, kw_only=True):
    """Something that was said. What a bot `says` is in everybody's language, `text` in English."""

    n: int
    seat: int | None
    name: str
    text: str
    says: Sentence | None = None


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
    sole: Choice | None = None  # the only move there is: the server makes it
    silence: int | None = None  # milliseconds after which silence passes, or `sole` is made
    patience: float | None = None  # how many seconds that is at a table of bots; None: never
    asides: list[Choice] = msgspec.field(default_factory=list)
    undo: str | None = None
    undo_asked_by: int | None = None
    fault: str | None = None  # why this match can only be looked at, if that is so
    orders: list[StandingOrder] = msgspec.field(default_factory=list)
    milliseconds: int | None = None  # left for the open decision
    more_time: int = 0  # how often it can still be given more time
    banks: list[int] | None = None  # milliseconds left to each seat, where the table has banks
    hints: bool = True  # whether hints can be asked for
    host: int = 0
    public: bool = False
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


# What HTTP takes and gives besides commands and updates ------------------------------------------

BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Problem(Struct, kw_only=True):
    """Why something was not done."""

    code: str
    why: str


class OptionInfo(Struct, kw_only=True):
    name: str
    values: list[Any]


class GameInfo(Struct, kw_only=True):
    """What a client needs to know of a game."""

    name: str
    version: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    events: dict[str, str]
    kinds: dict[str, list[str]]
    lesson: bool  # whether one can learn it by playing


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table to be made, and who sits down: its maker first, then `people` at the same device
    (hot seat), then open seats, then `bots`.

    `seconds` is the time for a decision, `bank` instead a store of seconds for the whole match;
    with `strict` no reaction window closes before its time is up, however soon all have answered.
    """

    game: Annotated[str, Meta(max_length=20)]
    seats: SeatNumber
    name: Name
    people: Annotated[list[Name], Meta(max_length=7)] = []
    bots: Annotated[list[BotName], Meta(max_length=7)] = []
    options: dict[Annotated[str, Meta(max_length=40)], Any] = {}
    speed: Speed = "relaxed"
    undo: Literal["free", "consent", "none"] = "consent"
    hints: bool = True
    public: bool = False
    seconds: Annotated[float, Meta(ge=5, le=14 * 86400)] | None = None
    bank: Annotated[float, Meta(ge=30, le=30 * 86400)] | None = None
    strict: bool = False


class Onward(Struct, forbid_unknown_fields=True, kw_only=True):
    """A finished match is played on from a move, in one seat against bots; what this seat did not
    know then is as it was, or drawn anew."""

    at: Annotated[int, Meta(ge=0, le=10**6)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    name: Name
    level: BotName
    as_it_was: bool = True


class NewSeat(Struct, forbid_unknown_fields=True, kw_only=True):
    """Somebody who sits down; `bot` is for the host, who may seat bots.

    Whoever sends the same `id` again (at random, so that nobody guesses it) is given the same
    seat again: for the case that the first answer was lost.
    """

    name: Name
    bot: BotName | None = None
    id: Annotated[str, Meta(min_length=16, max_length=64)] | None = None


class SeatGiven(Struct, kw_only=True):
    """A seat, and the secret that makes it yours. Keep it: it is shown only now.

    `others` are the seats of the other people at the same device.
    """

    table: str
    seat: int
    token: str | None
    others: list[SeatGiven] = []


class TableInfo(Struct, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    seats: int
    free: int
    names: list[str]
    speed: str
    status: str


class HintMove(Struct, kw_only=True):
    """A move as the search sees it: how often it would play it (1 or 0, except in secret, where it
    draws one), and what comes of it."""

    word: str
    key: str
    args: dict[str, str]
    share: float
    visits: int
    win: float
    score: float  # on average, as far ahead as it looks


class Hint(Struct, kw_only=True):
    """What a search thinks of the open decision, from this seat's view: most likely move first."""

    moves: list[HintMove]
    best: str  # what it advises,
    reason: Sentence  # and why
    win: list[float]  # each seat's chance as things stand
    worlds: int  # how many it has looked at


class Step(Struct, kw_only=True):
    """A move of a finished match; what the viewer could not see of it is null."""

    seat: int
    word: str | None
    key: str | None
    args: dict[str, str] | None


class Steps(Struct, kw_only=True):
    """All moves of a finished match."""

    game: str
    names: list[str]
    options: dict[str, Any]
    steps: list[Step]
    scores: list[int]
    winners: list[int]


class Events(Struct, kw_only=True):
    """What a viewer has been told of a match so far; `n` is the number of the last event."""

    events: list[EventOut]
    n: int


class ReplayView(Struct, kw_only=True):
    """A finished match at one move, as somebody saw it: the move, what it brought, who is next."""

    at: int
    moves: int
    view: dict[str, Any]
    events: list[EventOut] = []
    move: Step | None = None
    asking: list[int] = []


class Point(Struct, kw_only=True):
    """How a match stood after so many moves."""

    at: int
    scores: list[int]
    win: list[float]


class Analysis(Struct, kw_only=True):
    """Chances and scores over a finished match; ask again until it is done."""

    done: bool
    progress: float
    points: list[Point]
    turning: list[int]  # moves after which the chances had changed most


# For the operator ---------------------------------------------------------------------------------


class TableCount(Struct, kw_only=True):
    """How many tables of a game there are in one status."""

    status: str
    game: str
    number: int


class Fault(Struct, kw_only=True):
    """A table that stands still, and why."""

    table: str
    why: str


class HouseState(Struct, kw_only=True):
    """How a server process is doing: commands a second in the last minute, the milliseconds within
    which half and 99 % of them were answered, megabytes of memory, seconds since it started."""

    version: str
    compiled: bool
    database: str
    up: int
    processes: int
    commands: float
    half: float
    most: float
    sockets: int
    in_memory: int
    memory: float | None
    bots_waiting: int
    bots_killed: int
    counts: list[TableCount]
    faults: list[Fault]
    log: list[str]
    archive: bool


class TableState(Struct, kw_only=True):
    """A table as its operator sees it: nothing that is hidden there."""

    id: str
    game: str
    seats: int
    status: str
    public: bool
    names: list[str]
    speed: str
    created: float
    touched: float
    owner: str | None


class Archiving(Struct, kw_only=True, forbid_unknown_fields=True):
    """Matches that ended, and tables that never filled, untouched for so many days."""

    days: Annotated[int, Meta(ge=0, le=100_000)]


class Archived(Struct, kw_only=True):
    """How many tables were moved."""

    moved: int


class NewBan(Struct, kw_only=True, forbid_unknown_fields=True):
    """An address or a range of addresses that is not let in any more, and a note why."""

    network: Annotated[str, Meta(min_length=2, max_length=60)]
    why: Annotated[str, Meta(max_length=200)] = ""


class Banned(Struct, kw_only=True):
    """Who is not let in, with the operator's note."""

    network: str
    why: str
    since: float


LONG_LESSON = 200  # steps


class LessonTry(Struct, forbid_unknown_fields=True, kw_only=True):
    """A lesson as far as somebody has come, one word for each step, and what is tried now."""

    done: Annotated[list[Word], Meta(max_length=LONG_LESSON)] = []
    tries: Word | None = None


class LessonView(Struct, kw_only=True):
    """A lesson at one step: what brought it there, what is said, what stands in the light, and
    whether there is something to do, or only to read. A wrong try has a reason, and no updates."""

    done: list[str]
    updates: list[Update]
    steps: int
    says: Sentence
    more: Sentence
    look: list[str]
    acts: bool
    over: bool
    wrong: Sentence | None = None


class ExampleView(Struct, kw_only=True):
    """An example of the rules: the table at its beginning, and after each step."""

    steps: list[Update]


MAX_RECORD = 4_000_000


class Imported(Struct, forbid_unknown_fields=True, kw_only=True):
    """The record of a finished match."""

    record: Annotated[str, Meta(max_length=MAX_RECORD)]


class ReplayId(Struct, kw_only=True):
    """Where an imported record can be replayed: use it like the id of a finished table."""

    id: str
    game: str
    moves: int


class Credentials(Struct, forbid_unknown_fields=True, kw_only=True):
    """A name and a passphrase of one's own choice."""

    name: Name
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class KeepSeat(Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat to be kept with an account."""

    table: TableId
    seat: SeatNumber
    token: Token


class KeptSeat(Struct, kw_only=True):
    table: str
    seat: int
    token: str
    game: str
    status: str
    your_turn: bool


class Account(Struct, kw_only=True):
    """Who is signed in, and the seats kept with the account."""

    name: str
    seats: list[KeptSeat]


class PushKey(Struct, kw_only=True):
    """The server's public key, as `applicationServerKey` of a browser's push subscription."""

    key: str


class PushKeys(Struct, forbid_unknown_fields=True, kw_only=True):
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


Address = Annotated[str, Meta(min_length=10, max_length=500, pattern="^https?://")]


class Subscription(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Where to send word when it is one's turn: a browser's push subscription
    (`endpoint` and `keys`), or the address of a webhook (`url`)."""

    endpoint: Address | None = None
    keys: PushKeys | None = None
    expiration_time: float | None = msgspec.field(name="expirationTime", default=None)
    url: Address | None = None


decode_command = msgspec.json.Decoder(AnyCommand).decode
decode_message = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
