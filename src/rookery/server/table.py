"""A table: who sits there, the match they play, and who is told what. Knows no network.

Everything that happens is a row of the log. A command is tried on a copy, its row is stored, and
only then does the table change: what is not stored has not happened. Loading a table means reading
its rows again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import msgspec

from rookery import games
from rookery.kernel.chance import seed_state
from rookery.kernel.errors import IllegalMove, RookeryError
from rookery.kernel.state import Data, Event
from rookery.match import Match
from rookery.record import Line, Record, Replay
from rookery.server import protocol as p
from rookery.server.project import choice, event_of, prompt_of, view_of
from rookery.server.storage import Conflict, Row, StorageDown, Store, TableRow
from rookery.server.thinkers import Question, Thinkers

log = logging.getLogger("rookery.server")

TAIL = 300  # how many missed events are sent one by one before a snapshot says it all
CHAT_KEPT = 200
CHAT_EVERY = 1.0  # seconds between two lines of one seat, on average
CHAT_BURST = 5
MORE_TIME = 2  # times per decision
TAKEOVER_BOT = "cutpurse"

Viewer = int | None  # a seat, or None for a spectator


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
    seconds: float | None = None  # per decision; None: by the speed
    bank: float | None = None  # instead: a store of seconds for each seat
    host: int = 0


class Clock(Protocol):
    """Time, as the server sees it; tests bring their own."""

    def now(self) -> float: ...

    def wall(self) -> float: ...

    def call_later(self, seconds: float, what: Callable[[], None]) -> Callable[[], None]: ...


class LoopClock:
    """The event loop's own time, which never jumps."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        return time.time()

    def call_later(self, seconds: float, what: Callable[[], None]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(seconds, what).cancel


@dataclass(slots=True)
class Pace:
    """The times of a table speed, in seconds."""

    decision: float | None
    window: float | None
    floor: float
    grace: float | None  # how long an absent person is waited for before a bot steps in


PACES: dict[str, Pace] = {
    "live": Pace(120.0, 15.0, 3.0, 60.0),
    "relaxed": Pace(None, None, 0.0, None),
    "days": Pace(2 * 86400.0, 86400.0, 0.0, None),
    "trust": Pace(None, None, 0.0, None),
}


@dataclass(slots=True)
class Seat:
    name: str = ""
    kind: str = "open"  # open, person, or the name of a bot
    bot_plays: bool = False
    orders: list[p.Order] = field(default_factory=list)
    credit: float = CHAT_BURST
    spoke: float = 0.0


class Listener(Protocol):
    """Somebody who is told what happens; must never block."""

    viewer: Viewer

    def tell(self, update: p.Update) -> None: ...


class Table:
    """One table, alive in memory."""

    def __init__(
        self,
        row: TableRow,
        store: Store,
        clock: Clock,
        thinkers: Thinkers | None,
    ) -> None:
        self.id = row.id
        self.row = row
        self.store = store
        self.clock = clock
        self.thinkers = thinkers
        self.settings = msgspec.convert(row.settings, Settings)
        self.game = games.load(row.game)
        self.seats = [Seat() for _ in range(row.seats)]
        self.match: Match | None = None
        self.paused = False
        self.seq = 0
        self.decision = 0
        self.rematch: str | None = None
        self.undo_asked_by: int | None = None
        self.consents: set[int] = set()
        self.held: Data | None = None  # the answer that would close a window too early
        self.listeners: set[Listener] = set()
        self.tokens: dict[str, int] = {}
        self.events: dict[Viewer, list[p.EventOut]] = {v: [] for v in self.viewers()}
        self.chat: list[p.ChatLine] = []
        self.seen: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.began = clock.now()  # when the open decision was put
        self.extra = 0.0
        self.more_time = 0
        self.banks = [self.settings.bank or 0.0] * row.seats
        self._cancel: list[Callable[[], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked_bots: set[tuple[int, int, int]] = set()  # seat, decision, moves made

    def viewers(self) -> list[Viewer]:
        return [None, *range(self.row.seats)]

    # Reading the log ----------------------------------------------------------------------------

    async def load(self) -> None:
        """Become what the log says."""
        self.tokens = await self.store.tokens(self.id)
        for row in await self.store.log(self.id):
            self.apply(row)

    def apply(self, row: Row) -> None:
        """Take in a row that was stored earlier, exactly as it was taken in then."""
        getattr(self, f"_row_{row.kind.replace('-', '_')}")(row)
        self._noted(row)

    def _noted(self, row: Row) -> None:
        if row.seq != self.seq:
            raise RookeryError(f"table {self.id}: row {self.seq} is missing")
        self.seq += 1
        self.seen[row.cmd] = str(row.body.get("digest", ""))

    def _row_sit(self, row: Row) -> None:
        assert row.seat is not None
        seat = self.seats[row.seat]
        seat.name, seat.kind, seat.bot_plays = str(row.body["name"]), str(row.body["kind"]), False

    def _row_leave(self, row: Row) -> None:
        assert row.seat is not None
        if self.match is None:
            self.seats[row.seat] = Seat()
        else:
            self.seats[row.seat].bot_plays = True

    def _row_return(self, row: Row) -> None:
        assert row.seat is not None
        self.seats[row.seat].bot_plays = False

    def _row_start(self, row: Row) -> None:
        lines: Any = row.body["lines"]
        record = Record(self.game.name, self.game.version, self.row.seats, 0, self.settings.options)
        record.setup = Line(-1, "setup", lines[0][0], lines[0][1])
        self.match = Match.resume(self.game, record)
        self._started()

    def _row_move(self, row: Row) -> None:
        assert self.match is not None
        assert row.seat is not None
        lines: Any = row.body["lines"]
        moves: Any = row.body["moves"]
        trial = self.match.fork()
        events: list[Event] = []
        for word, (outcomes, mark) in zip(moves, lines, strict=True):
            trial.state.chance.rig([self.game.outcomes.number(one) for one in outcomes])
            events += trial.play(row.seat, word)
            if trial.record.lines[-1].digest != mark:
                raise RookeryError(f"table {self.id}, row {row.seq}: the match went another way")
        self._moved(row.seat, trial, events)

    def _row_hold(self, row: Row) -> None:
        self.held = {"seat": row.seat, "moves": row.body["moves"]}

    def _row_undo(self, row: Row) -> None:
        assert self.match is not None
        assert row.seat is not None
        trial = self.match.fork()
        trial.undo(row.seat)
        self._undone(trial, row.seat)

    def _row_rewind(self, row: Row) -> None:
        assert row.seat is not None
        self._undone(self._rewound(int(str(row.body["to"]))), row.seat)

    def _row_ask_undo(self, row: Row) -> None:
        self.undo_asked_by = row.seat
        self.consents = set()

    def _row_consent(self, row: Row) -> None:
        if not row.body["yes"]:
            self.undo_asked_by = None
        elif row.seat is not None:
            self.consents.add(row.seat)

    def _row_chat(self, row: Row) -> None:
        name = self.seats[row.seat].name if row.seat is not None else "?"
        line = p.ChatLine(
            n=len(self.chat) + 1, seat=row.seat, name=name, text=str(row.body["text"])
        )
        self.chat.append(line)

    def _row_orders(self, row: Row) -> None:
        assert row.seat is not None
        self.seats[row.seat].orders = msgspec.convert(row.body["orders"], list[p.Order])

    def _row_pause(self, row: Row) -> None:
        self.paused = bool(row.body["on"])

    def _row_more_time(self, row: Row) -> None:
        self.more_time += 1
        self.extra += float(str(row.body["seconds"]))

    def _row_rematch(self, row: Row) -> None:
        self.rematch = str(row.body["table"])

    # What changes with a row, live or read again ------------------------------------------------

    def _started(self) -> None:
        self.decision = 1
        self._new_decision()

    def _moved(self, seat: int, trial: Match, events: list[Event]) -> None:
        assert self.match is not None
        before = self.match.state
        asked = before.asking
        frame = before.frames[-1] if before.frames else None
        self.match = trial
        after = trial.state
        self._record_events(events)
        same = bool(after.asking) and bool(after.frames) and after.frames[-1] is frame
        if not (same and asked != 1 << seat):  # not merely an answer to a choice still sealed
            self.decision += 1
            self.undo_asked_by = None
            self._end_orders(after.asking)
            self._new_decision()

    def _undone(self, trial: Match, seat: int) -> None:
        self.match = trial
        self.undo_asked_by = None
        self.consents = set()
        self.decision += 1
        for viewer in self.viewers():
            self._event(viewer, "undo", {"seat": seat})
        self._new_decision()

    def _new_decision(self) -> None:
        self.began = self.clock.now()
        self.extra = 0.0
        self.more_time = 0
        self.held = None

    def _record_events(self, events: list[Event]) -> None:
        for viewer in self.viewers():
            for event in events:
                key, args = event_of(self.game, event, viewer)
                self._event(viewer, key, args)

    def _event(self, viewer: Viewer, key: str, args: Data) -> None:
        history = self.events[viewer]
        history.append(p.EventOut(n=len(history) + 1, key=key, args=args))

    def _end_orders(self, asking: int) -> None:
        """Orders that last until one's turn end when one is asked outside a window."""
        assert self.match is not None
        if not asking or self.match.state.frames[-1].passing() >= 0:
            return
        for number, seat in enumerate(self.seats):
            if asking >> number & 1 and seat.orders:
                seat.orders = [order for order in seat.orders if order.until == "match"]

    # Looking ------------------------------------------------------------------------------------

    @property
    def status(self) -> Literal["waiting", "playing", "paused", "over"]:
        if self.match is None:
            return "waiting"
        if self.match.state.over:
            return "over"
        return "paused" if self.paused else "playing"

    def view(self, viewer: Viewer) -> p.TableView:
        """The table as one viewer may see it."""
        here = {listener.viewer for listener in self.listeners}
        table = p.TableView(
            id=self.id,
            game=self.game.name,
            status=self.status,
            options=self.settings.options,
            speed=self.settings.speed,
            seats=[
                p.SeatInfo(name=s.name, kind=s.kind, here=n in here, bot_plays=s.bot_plays)
                for n, s in enumerate(self.seats)
            ],
            you=viewer,
            n=len(self.events[viewer]),
            decision=self.decision,
            undo_asked_by=self.undo_asked_by,
            rematch=self.rematch,
        )
        if self.match is not None:
            self._show_match(table, self.match, viewer)
        return table

    def _show_match(self, table: p.TableView, match: Match, viewer: Viewer) -> None:
        state = match.state
        table.view = view_of(state, viewer)
        table.milliseconds = self.milliseconds()
        if viewer is None:
            return
        held = self.held is not None and self.held["seat"] == viewer
        if not held:
            table.prompt = prompt_of(state, viewer)
        table.asides = [choice(self.game, move) for move in state.asides(viewer)]
        table.undo = match.undoable(viewer) if self.settings.undo != "none" else None
        table.orders = self.seats[viewer].orders

    def update(self, viewer: Viewer, last: int | None) -> p.Update:
        """What a viewer who has seen `last` events needs to be up to date."""
        history = self.events[viewer]
        fresh = last is None or last > len(history) or len(history) - last > TAIL
        events = history[-TAIL:] if fresh or last is None else history[last:]
        chat = self.chat[-CHAT_KEPT:]
        return p.Update(events=events, chat=chat, table=self.view(viewer), fresh=fresh)

    def who(self, token: str | None) -> Viewer:
        """Whose secret this is; anybody else is a spectator."""
        if token is None:
            return None
        return self.tokens.get(token_hash(token))

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    # Commands -----------------------------------------------------------------------------------

    async def command(self, viewer: Viewer, command: p.AnyCommand) -> p.Ack | p.Refused:
        """Carry out a command of a seat: acknowledged when it is stored, else refused."""
        async with self.lock:
            try:
                if viewer is None:
                    raise Refusal("spectator", "you are watching: only seats can do this")
                await self._command(viewer, command)
            except Refusal as refusal:
                return p.Refused(
                    id=command.id, code=refusal.code, why=str(refusal), table=self.view(viewer)
                )
            except StorageDown as error:
                return p.Refused(id=command.id, code="retry", why=str(error))
        return p.Ack(id=command.id)

    async def _command(self, seat: int, command: p.AnyCommand) -> None:
        cmd = f"{seat}:{command.id}"
        mark = hashlib.sha256(p.encode(command)).hexdigest()[:16]
        if cmd in self.seen:
            if self.seen[cmd] != mark:
                raise Refusal("id-used", "this id was used for another command")
            return
        handler = getattr(self, f"_do_{type(command).__name__.lower()}")
        kind, body, finish = handler(seat, command)
        await self._store(cmd, kind, seat, {**body, "digest": mark}, finish)

    async def _store(
        self, cmd: str, kind: str, seat: int | None, body: Data, finish: Callable[[], None]
    ) -> None:
        """Write a row, and only when it is safe let the table change and tell everybody."""
        row = Row(self.seq, cmd, kind, seat, body, self.clock.wall())
        try:
            await self.store.append(self.id, [row], self._status_after(kind, body))
        except Conflict as error:
            raise Refusal("moved", "this table has moved to another server") from error
        seen = {viewer: len(self.events[viewer]) for viewer in self.viewers()}
        chat = len(self.chat)
        finish()
        self._noted(row)
        self.tell_changes(kind, seat, seen, chat)
        self.wake()

    def _status_after(self, kind: str, body: Data) -> str:
        if kind == "pause":
            return "paused" if body["on"] else "playing"
        if kind == "start":
            return "playing"
        if body.get("over"):
            return "over"
        return self.status

    def tell_changes(self, kind: str, seat: int | None, seen: dict[Viewer, int], chat: int) -> None:
        """Tell the listeners; a sealed answer, a held one and an order concern their seat alone."""
        quiet = kind in ("hold", "orders")
        if kind == "move" and all(
            len(self.events[v]) == seen[v] for v in self.viewers() if v != seat
        ):
            assert self.match is not None
            state = self.match.state
            quiet = bool(state.frames) and state.frames[-1].seals() and state.ask_sealed
        updates: dict[Viewer, p.Update] = {}
        for listener in list(self.listeners):
            viewer = listener.viewer
            if quiet and viewer != seat:
                continue
            if viewer not in updates:
                updates[viewer] = p.Update(
                    events=self.events[viewer][seen[viewer] :],
                    chat=self.chat[chat:],
                    table=self.view(viewer),
                )
            listener.tell(updates[viewer])

    Change = tuple[str, Data, Callable[[], None]]

    def _playing(self) -> Match:
        if self.match is None:
            raise Refusal("waiting", "the match has not begun")
        if self.match.state.over:
            raise Refusal("over", "the match is over")
        if self.paused:
            raise Refusal("paused", "the table is paused")
        return self.match

    def _do_play(self, seat: int, command: p.Play) -> Change:
        match = self._playing()
        if command.decision != self.decision:
            raise Refusal("stale", "this was meant for an earlier decision")
        if self.held is not None and self.held["seat"] == seat:
            raise Refusal("answered", "you have answered already")
        return self._try(match, seat, list(command.moves))

    def _try(self, match: Match, seat: int, moves: list[str]) -> Change:
        """Play on a twin with fresh luck; the row says what came of it."""
        trial = match.fork()
        trial.state.chance.x = fresh_luck()
        start = len(match.record.lines)
        try:
            events = trial.play(seat, *moves)
        except IllegalMove as error:
            raise Refusal("illegal", str(error)) from error
        lines = trial.record.lines[start:]
        body: Data = {
            "moves": [line.move for line in lines],
            "lines": [[line.outcomes, line.digest] for line in lines],
        }
        if trial.state.over:
            body["over"] = True
        if self._too_early(match, trial, seat):
            held: Data = {"seat": seat, "moves": body["moves"]}
            return "hold", {"moves": body["moves"]}, lambda: setattr(self, "held", held)
        return "move", body, lambda: self._moved(seat, trial, events)

    def _too_early(self, match: Match, trial: Match, seat: int) -> bool:
        """Whether this answer would close a sealed window before its shortest time is over."""
        frame = match.state.frames[-1]
        if frame.passing() < 0 or not match.state.ask_sealed or not self.pace.floor:
            return False
        if trial.state.frames and trial.state.frames[-1] is frame and trial.state.asking:
            return False
        return self.clock.now() - self.began < self.pace.floor

    def _do_undo(self, seat: int, command: p.Undo) -> Change:
        match = self._playing()
        if self.settings.undo == "none":
            raise Refusal("no-undo", "this table plays without taking back")
        trial = match.fork()
        try:
            trial.undo(seat)
        except IllegalMove as error:
            raise Refusal("no-undo", str(error)) from error
        return "undo", {}, lambda: self._undone(trial, seat)

    def _do_askundo(self, seat: int, command: p.AskUndo) -> Change:
        match = self._playing()
        if self.settings.undo != "consent":
            raise Refusal("no-undo", "this table does not go back over new information")
        if self.undo_asked_by is not None:
            raise Refusal("asked", "somebody has asked already")
        if all(line.seat != seat for line in match.record.lines):
            raise Refusal("no-undo", "you have not moved yet")
        return "ask-undo", {}, lambda: self._asked_undo(seat)

    def _asked_undo(self, seat: int) -> None:
        self.undo_asked_by = seat
        self.consents = set()

    def _do_consent(self, seat: int, command: p.Consent) -> Change:
        match = self._playing()
        asker = self.undo_asked_by
        if asker is None or asker == seat:
            raise Refusal("not-asked", "nobody has asked you")
        needed = {
            n
            for n, s in enumerate(self.seats)
            if s.kind == "person" and not s.bot_plays and n != asker
        }
        if command.yes and needed <= self.consents | {seat}:
            last = max(i for i, line in enumerate(match.record.lines) if line.seat == asker)
            trial = self._rewound(last)
            return "rewind", {"to": last}, lambda: self._undone(trial, asker)
        return "consent", {"yes": command.yes}, lambda: self._consented(seat, command.yes)

    def _consented(self, seat: int, yes: bool) -> None:
        if yes:
            self.consents.add(seat)
        else:
            self.undo_asked_by = None

    def _rewound(self, to: int) -> Match:
        assert self.match is not None
        record = self.match.record
        short = Record(
            record.game,
            record.rules,
            record.seats,
            record.seed,
            record.options,
            record.cards,
            setup=record.setup,
            lines=record.lines[:to],
        )
        return Match.resume(self.game, short)

    def _do_chat(self, seat: int, command: p.Chat) -> Change:
        text = cleaned(command.text)
        if not text:
            raise Refusal("empty", "there is nothing to say in this")
        who = self.seats[seat]
        now = self.clock.now()
        who.credit = min(CHAT_BURST, who.credit + (now - who.spoke) / CHAT_EVERY)
        who.spoke = now
        if who.credit < 1:
            raise Refusal("slow-down", "not so fast: wait a moment before you say more")
        who.credit -= 1
        body: Data = {"text": text}
        return "chat", body, lambda: self._row_chat(Row(0, "", "chat", seat, body, 0.0))

    def _do_setorders(self, seat: int, command: p.SetOrders) -> Change:
        body: Data = {"orders": msgspec.to_builtins(command.orders)}
        return "orders", body, lambda: setattr(self.seats[seat], "orders", command.orders)

    def _do_moretime(self, seat: int, command: p.MoreTime) -> Change:
        match = self._playing()
        limit = self._limit()
        if limit is None or not match.state.asking >> seat & 1:
            raise Refusal("no-clock", "no clock is running for you")
        if self.more_time >= MORE_TIME:
            raise Refusal("no-more-time", "there is no more time to be had for this decision")
        body: Data = {"seconds": max(10.0, limit / 2)}
        return (
            "more-time",
            body,
            lambda: self._row_more_time(Row(0, "", "more-time", seat, body, 0.0)),
        )

    def _do_pause(self, seat: int, command: p.Pause) -> Change:
        if self.match is None or self.match.state.over or self.paused == command.on:
            raise Refusal("no-change", "nothing would change")
        return "pause", {"on": command.on}, lambda: self._pause(command.on)

    def _pause(self, on: bool) -> None:
        self.paused = on
        self.began = self.clock.now()

    def _do_leave(self, seat: int, command: p.Leave) -> Change:
        row = Row(0, "", "leave", seat, {}, 0.0)
        return "leave", {}, lambda: self._row_leave(row)

    def _do_return(self, seat: int, command: p.Return) -> Change:
        if not self.seats[seat].bot_plays:
            raise Refusal("no-change", "the seat is yours already")
        return "return", {}, lambda: setattr(self.seats[seat], "bot_plays", False)

    # Sitting down and starting ------------------------------------------------------------------

    async def sit(self, seat: int, name: str, kind: str) -> str | None:
        """Give a seat to a person (whose secret is returned) or to a bot."""
        async with self.lock:
            if self.match is not None or self.seats[seat].kind != "open":
                raise Refusal("taken", "this seat is taken")
            secret = secrets.token_urlsafe(18) if kind == "person" else None
            if secret is not None:
                await self.store.add_token(self.id, token_hash(secret), seat)
                self.tokens[token_hash(secret)] = seat
            body: Data = {"name": cleaned(name)[:24] or "?", "kind": kind}
            row = Row(0, "", "sit", seat, body, 0.0)
            await self._store(self._auto("sit"), "sit", seat, body, lambda: self._row_sit(row))
            return secret

    async def start(self) -> None:
        """Begin the match once every seat is taken."""
        async with self.lock:
            if self.match is not None:
                raise Refusal("begun", "the match has begun already")
            if any(seat.kind == "open" for seat in self.seats):
                raise Refusal("waiting", "there are empty seats")
            options = self.settings.options
            match = Match(self.game, self.row.seats, secrets.randbits(62), options)
            match.record.seed = 0  # the outcomes are in the log; the seed is nobody's business
            setup = match.record.setup

            def finish() -> None:
                self.match = match
                self._started()

            body: Data = {"lines": [[setup.outcomes, setup.digest]]}
            await self._store(self._auto("start"), "start", None, body, finish)

    def _auto(self, what: str) -> str:
        return f"auto:{what}-{self.seq}"

    # Time, bots and standing orders -------------------------------------------------------------

    @property
    def pace(self) -> Pace:
        return PACES[self.settings.speed]

    def _limit(self) -> float | None:
        """How many seconds the open decision has, from when it was put."""
        if self.match is None or self.match.state.over or self.paused:
            return None
        window = self.match.state.frames[-1].passing() >= 0
        base = self.pace.window if window else self.pace.decision
        if self.settings.seconds is not None and not window:
            base = self.settings.seconds
        return None if base is None else base + self.extra

    def milliseconds(self) -> int | None:
        limit = self._limit()
        if limit is None:
            return None
        return max(0, round(1000 * (limit - (self.clock.now() - self.began))))

    def wake(self) -> None:
        """Look at what the table waits for: bots, orders, clocks. Called after every change."""
        for cancel in self._cancel:
            cancel()
        self._cancel = []
        if self.status != "playing" or self.match is None:
            return
        limit = self._limit()
        elapsed = self.clock.now() - self.began
        if self.held is not None:
            self._later(self.pace.floor - elapsed, self._release)
        if limit is not None:
            self._later(limit - elapsed, self._expire)
        for seat in self.match.state.deciders():
            who = self.seats[seat]
            if self.held is not None and self.held["seat"] == seat:
                continue
            if who.kind != "person" or who.bot_plays:
                self._ask_bot(seat, who.kind if who.kind != "person" else TAKEOVER_BOT)
            elif (word := self._ordered(seat)) is not None:
                self._run(self._auto_play(seat, [word], self.decision))
            elif self.pace.grace is not None and all(
                listener.viewer != seat for listener in self.listeners
            ):
                self._later(self.pace.grace - elapsed, lambda s=seat: self._absent(s))  # type: ignore[misc]

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        self._cancel.append(self.clock.call_later(max(0.0, seconds), what))

    def _run(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _ordered(self, seat: int) -> str | None:
        """What a standing order of this seat answers to the open window, if anything."""
        assert self.match is not None
        state = self.match.state
        passing = state.frames[-1].passing()
        if passing < 0:
            return None
        data = state.frames[-1].data()
        concerned = seat in [v for k, v in data.items() if k in ("seat", "victim", "target")]
        legal = state.words(seat)
        for order in self.seats[seat].orders:
            if order.when is not None and order.when != data.get("frame"):
                continue
            if order.spare_me and concerned and order.play is None:
                continue
            word = order.play or self.game.vocabulary.word(passing)
            if word in legal:
                return word
        return None

    async def _auto_play(self, seat: int, moves: list[str], decision: int) -> None:
        """A move made by the server: a bot's, a standing order's, or the default."""
        async with self.lock:
            if decision != self.decision or self.status != "playing" or self.match is None:
                return
            if not self.match.state.asking >> seat & 1:
                return
            try:
                kind, body, finish = self._try(self.match, seat, moves)
                await self._store(self._auto("play"), kind, seat, body, finish)
            except (Refusal, StorageDown):
                self._asked_bots = set()  # nothing came of it: ask again
                self._later(1.0, self.wake)

    def _ask_bot(self, seat: int, level: str) -> None:
        made = len(self.match.record.lines) if self.match else 0
        if (seat, self.decision, made) in self._asked_bots:
            return
        self._asked_bots = {asked for asked in self._asked_bots if asked[1] == self.decision}
        self._asked_bots.add((seat, self.decision, made))
        self._run(self._bot_turn(seat, level, self.decision))

    async def _bot_turn(self, seat: int, level: str, decision: int) -> None:
        assert self.match is not None
        state = self.match.state
        moves = state.moves(seat)
        move: int | None = None
        if len(moves) == 1:
            move = moves[0]
        elif self.thinkers is not None and moves:
            view = state.view(seat)
            seed = secrets.randbits(48)
            question = Question(self.game.name, self.game.path, level, seat, view, moves, seed)
            try:
                move = await self.thinkers.think(question)
            except Exception:  # whatever happens to a bot, the match goes on
                log.exception("table %s: the bot of seat %d failed", self.id, seat)
        if not moves:
            return
        if move is None:
            move = state.default(seat)
        await self._auto_play(seat, [self.game.vocabulary.word(move)], decision)

    def _release(self) -> None:
        """The shortest time of a window is over: carry out the answer that was held."""
        held = self.held
        if held is not None:
            self.held = None
            moves: Any = held["moves"]
            seat = int(str(held["seat"]))
            self._run(self._auto_play(seat, list(moves), self.decision))

    def _expire(self) -> None:
        """Time is up: the default move for everybody who is still asked."""
        if self.match is None or self.status != "playing":
            return
        state = self.match.state
        for seat in state.deciders():
            word = self.game.vocabulary.word(state.default(seat))
            self._run(self._auto_play(seat, [word], self.decision))

    def _absent(self, seat: int) -> None:
        self._run(self._take_over(seat))

    async def _take_over(self, seat: int) -> None:
        """A bot steps in for somebody who is away; they can take the seat back at any time."""
        async with self.lock:
            who = self.seats[seat]
            if who.bot_plays or who.kind != "person" or self.status != "playing":
                return
            if any(listener.viewer == seat for listener in self.listeners):
                return
            try:
                await self._store(
                    self._auto("leave"),
                    "leave",
                    seat,
                    {},
                    lambda: setattr(who, "bot_plays", True),
                )
            except (Refusal, StorageDown):
                self._later(1.0, self.wake)

    async def stop(self) -> None:
        """Let go: nothing more happens at this table in this process."""
        for cancel in self._cancel:
            cancel()
        for task in list(self._tasks):
            task.cancel()

    async def note_rematch(self, table_id: str) -> None:
        """Remember where the next match is played. The caller holds the lock."""
        body: Data = {"table": table_id}
        await self._store(
            self._auto("rematch"), "rematch", None, body, lambda: setattr(self, "rematch", table_id)
        )

    # Replays ------------------------------------------------------------------------------------

    def at(self, viewer: Viewer, number: int) -> Data:
        """The match after so many moves, as a viewer saw it then."""
        assert self.match is not None
        state = Replay(self.match.record, self.game, check=False).to(number)
        return view_of(state, viewer)


def token_hash(token: str) -> str:
    """Secrets are stored as hashes, so that a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def fresh_luck() -> int:
    """A state of the generator that nobody can predict from what was drawn before."""
    return seed_state(secrets.randbits(128))


def cleaned(text: str) -> str:
    """Text of strangers without control characters and marks that turn lines around."""
    kept = [c for c in text if c.isprintable() and c not in "\u202a\u202b\u202c\u202d\u202e"]
    return " ".join("".join(kept).split())
