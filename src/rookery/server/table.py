"""A table: who sits there, the match they play, and who is told what. Knows no network.

Everything that happens is a row of the log. A command is tried on a copy (`commands.py`), its row
is stored, and only then does the table change (`rows.py`): what is not stored has not happened.
Loading a table means reading its rows again. What happens by itself (bots, clocks, orders) is in
`keeper.py`.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from array import array
from collections.abc import Callable
from typing import Literal

import msgspec

from rookery import games
from rookery.kernel.errors import RookeryError
from rookery.kernel.state import Data, Event
from rookery.match import Match
from rookery.record import Record
from rookery.server import protocol as p
from rookery.server.clocks import BANK_RESERVE, PACES, Clock, Pace
from rookery.server.commands import change_of
from rookery.server.herald import Herald
from rookery.server.keeper import Keeper
from rookery.server.orders import round_of
from rookery.server.parts import (
    Change,
    History,
    Listener,
    Refusal,
    Seat,
    Settings,
    Viewer,
    fingerprint,
    fresh_luck,
    token_hash,
)
from rookery.server.project import event_of, table_view, who_sits
from rookery.server.rows import CHAT_KEPT, take_in
from rookery.server.storage import Conflict, Fenced, Row, Step, StorageDown, Store, TableRow
from rookery.server.thinkers import Thinkers
from rookery.speaker import cleaned

log = logging.getLogger("rookery.server")

TAIL = 300  # how many missed events are sent one by one before a snapshot says it all
YIELD = 20  # rows that are read in one go


class Table:
    """One table, alive in memory."""

    def __init__(
        self,
        row: TableRow,
        store: Store,
        clock: Clock,
        thinkers: Thinkers | None,
        lost: Callable[[Table], None] = lambda table: None,
        kept: int | None = TAIL,
    ) -> None:
        self.id = row.id
        self.epoch = row.epoch  # every write names it; a newer owner has a higher one
        self.doubt = False  # a write has failed, or perhaps it has not
        self.gone = False  # nothing happens here any more: another process plays this table
        self.fault: str | None = None  # why the match cannot go on, if its log cannot be replayed
        self.trouble: str | None = None  # the same for the administrator, in detail
        self.on_lost = lost
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
        self.analysis: p.Analysis | None = None
        self.undo_asked_by: int | None = None
        self.consents: set[int] = set()
        self.undo_refused: dict[int, list[int]] = {}  # by seat: the decisions in which it was
        self.stand_ins: dict[int, set[int]] = {}  # who wants a bot for somebody who is away
        self.parted: dict[int, float] = {}  # when each seat was heard of last
        self.held: Data | None = None  # the answer that would close a window too early
        self.listeners: set[Listener] = set()
        self.untold: tuple[list[Listener], dict[Viewer, int], list[p.ChatLine]] | None = None
        self.tokens: dict[str, int] = {}
        self.events = {viewer: History(kept) for viewer in self.viewers()}
        self.chat: list[p.ChatLine] = []
        self.seen: dict[int, int] = {}  # commands and what they said, both as fingerprints
        self.lock = asyncio.Lock()
        self.luck: Callable[[], int] = fresh_luck
        self.opened = clock.now()
        self.moment = self.opened  # when the last row was written
        self.began = self.moment  # when the open decision was put
        self.begun = array("d")  # and each one that was decided
        self.extra = 0.0
        self.more_time = 0
        self.banks = [self.settings.bank or 0.0] * row.seats
        self.round = 0
        self.hinting: set[int] = set()  # seats that a hint is being worked out for
        self.keeper = Keeper(self)
        self.on_turn: Callable[[Table], None] | None = None  # told of every new decision
        self.herald = Herald()  # a house has one for all its tables

    def viewers(self) -> list[Viewer]:
        return [None, *range(self.row.seats)]

    # Reading the log ----------------------------------------------------------------------------

    async def load(self) -> None:
        """Become what the log says. Time that passed after its last row was nobody's time.

        If the rules of today do not lead where the log says, the table shows the match up to there
        and stands still: nothing is written that might not fit.
        """
        for row in await self.store.log(self.id):
            try:
                self.apply(row)
                if row.seq % YIELD == 0:
                    await asyncio.sleep(0)  # a long match is read without holding up the others
            except Exception as error:
                rules = self.match.record.rules if self.match else self.game.version
                self.fault = (
                    f"from entry {row.seq} on, its log does not fit the rules "
                    f"(begun under version {rules}, now {self.game.version})"
                )
                self.trouble = f"row {row.seq}: {error}"  # may name what is hidden
                log.error("table %s stands still: %s", self.id, self.fault)
                break
        self.tokens = await self.store.tokens(self.id)
        shift = self.clock.now() - self.moment
        self.began += shift
        self.moment += shift
        self.begun = array("d", [at + shift for at in self.begun])

    def apply(self, row: Row) -> None:
        """Take in a row that was stored earlier, exactly as it was taken in then."""
        if row.seq != self.seq:
            raise RookeryError(f"row {self.seq} is missing")
        self.moment += float(str(row.body.get("after", 0.0)))
        take_in(self, row)
        self._noted(row)

    def _noted(self, row: Row) -> None:
        self.seq += 1
        if mark := row.body.get("digest"):
            self.seen[fingerprint(row.cmd)] = int(str(mark), 16)

    # What changes with a row, live or read again ------------------------------------------------

    def started(self, match: Match) -> None:
        self.match = match
        self.decision = 1
        self._new_decision()

    def moved(self, seat: int, trial: Match, events: list[Event], spent: float) -> None:
        """A seat has moved; what only answers a choice still sealed, or was done unasked, opens no
        new decision."""
        assert self.match is not None
        before = self.match.state
        asked = before.asking
        frame = before.frames[-1] if before.frames else None
        hidden = frame is not None and frame.hides(before)
        made = trial.record.lines[len(self.match.record.lines) :]
        unasked = self.match.unasked(seat, made)
        self.begun.extend([self.began] * len(made))
        self.banks[seat] -= spent
        self.match = trial
        after = trial.state
        self._record_events(events)
        if unasked:
            if self.held is not None:
                self.held["fixed"] = True  # nobody takes back what was answered before it
            return
        same = bool(after.asking) and bool(after.frames) and after.frames[-1] is frame
        if not (same and asked != 1 << seat):
            self.decision += 1
            self.undo_asked_by = None
            passed = frame is not None and trial.record.lines[-1].move == "pass"
            self._end_orders(after.asking, news=not hidden and not passed)
            self._new_decision()

    def undone(self, trial: Match, seat: int) -> None:
        """A seat has taken a move back. Of a choice still sealed nobody else learns that."""
        assert self.match is not None
        before = self.match.state
        frame = before.frames[-1]
        quiet = frame.hides(before) and trial.state.frames[-1] is frame
        left = len(trial.record.lines)
        began = self.begun[left] if left < len(self.begun) else self.began
        del self.begun[left:]
        self.match = trial
        self.held = None
        if quiet:
            self.say(seat, "undo", {"seat": seat})
            return
        self.undo_asked_by = None
        self.consents = set()
        self.decision += 1
        for viewer in self.viewers():
            self.say(viewer, "undo", {"seat": seat})
        self._new_decision()
        self.began = began  # taking back gives no time back

    def rewound(self, to: int) -> Match:
        """The match as it was after so many moves."""
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

    def _new_decision(self) -> None:
        self.began = self.moment
        self.extra = 0.0
        self.more_time = 0
        self.held = None
        self.stand_ins = {}

    def _record_events(self, events: list[Event]) -> None:
        for history in self.events.values():
            history.add(*events)

    def say(self, viewer: Viewer, key: str, args: Data) -> None:
        self.events[viewer].add((key, args))

    def told(self, viewer: Viewer, start: int, most: int | None = None) -> list[p.EventOut]:
        """What a viewer may know of the events after a number. Made anew each time: most are sent
        once and never asked for again."""
        shown = []
        for number, event in self.events[viewer].since(start, most):
            told = event_of(self.game, event, viewer) if isinstance(event, Event) else event
            shown.append(p.EventOut(n=number, key=told[0], args=told[1]))
        return shown

    def _end_orders(self, asking: int, news: bool) -> None:
        """Orders end by public facts: something happened, a new round, one's own decision."""
        assert self.match is not None
        if not any(seat.orders for seat in self.seats):
            return
        state = self.match.state
        over = {"news"} if news else set()
        number = round_of(state)
        if number != self.round or state.over:
            over.add("round")
        self.round = number
        in_window = bool(state.frames) and state.frames[-1].passing() >= 0
        for place, seat in enumerate(self.seats):
            own = {"turn"} if asking >> place & 1 and not in_window else set()
            if seat.orders:
                seat.orders = [one for one in seat.orders if one.until not in over | own]

    # Looking ------------------------------------------------------------------------------------

    @property
    def status(self) -> Literal["waiting", "playing", "paused", "over"]:
        if self.match is None:
            return "waiting"
        if self.match.state.over:
            return "over"
        return "paused" if self.paused or self.fault else "playing"

    def view(self, viewer: Viewer, seats: list[p.SeatInfo] | None = None) -> p.TableView:
        """The table as one viewer may see it; who sits there can be shared by many viewers."""
        return table_view(self, viewer, seats or who_sits(self))

    def update(self, viewer: Viewer, last: int | None) -> p.Update:
        """What a viewer who has seen `last` events needs to be up to date."""
        history = self.events[viewer]
        fresh = last is None or last > len(history) or len(history) - last > TAIL
        events = self.told(viewer, max(0, len(history) - TAIL) if fresh else last or 0)
        chat = self.chat[-CHAT_KEPT:]
        return p.Update(events=events, chat=chat, table=self.view(viewer), fresh=fresh)

    def who(self, token: str | None) -> Viewer:
        """Whose secret this is; anybody else is a spectator."""
        if token is None:
            return None
        return self.tokens.get(token_hash(token))

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        if listener.viewer is None:
            return
        self.stand_ins.pop(listener.viewer, None)
        if self.seats[listener.viewer].absent:
            self.keeper.give_back(listener.viewer)

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.viewer is not None:
            self.parted[listener.viewer] = self.clock.now()

    def vacate(self, seat: int) -> None:
        """Somebody got up before the match began: from now on they watch, and their secret opens
        nothing any more, whoever sits down there next."""
        self.seats[seat] = Seat()
        self.tokens = {key: place for key, place in self.tokens.items() if place != seat}
        for listener in list(self.listeners):
            if listener.viewer == seat:
                listener.viewer = None

    def holds(self, seat: int) -> bool:
        """Whether the answer of this seat waits for the shortest time of a window to be over."""
        return self.held is not None and self.held["seat"] == seat

    def takes_back(self, seat: int) -> bool:
        """Whether this seat has such an answer, and may still take it back."""
        return self.held is not None and self.holds(seat) and not self.held.get("fixed")

    def is_here(self, seat: int) -> bool:
        """Whether somebody of this seat is listening."""
        return any(listener.viewer == seat for listener in self.listeners)

    def away_for(self, seat: int) -> float:
        """How many seconds nothing of this seat has been seen or heard."""
        if self.is_here(seat):
            return 0.0
        return self.clock.now() - self.parted.get(seat, self.opened)

    # Commands -----------------------------------------------------------------------------------

    async def command(self, viewer: Viewer, command: p.AnyCommand) -> p.Ack | p.Refused:
        """Carry out a command of a seat: acknowledged when it is stored, else refused."""
        async with self.lock:
            try:
                if viewer is None:
                    raise Refusal("spectator", "you are watching: only seats can do this")
                self.parted[viewer] = self.clock.now()  # a client without a socket is heard, too
                if not self.seats[viewer].commands.take(self.clock.now()):
                    raise Refusal("slow-down", "too many commands: slow down")
                await self.settle()
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
        if (known := self.seen.get(fingerprint(cmd))) is not None:
            if known != int(mark, 16):
                raise Refusal("id-used", "this id was used for another command")
            return
        change = change_of(self, seat, command)
        change.body["digest"] = mark
        await self.write(cmd, change)

    async def write(self, cmd: str, change: Change, *more: Step) -> None:
        """Store a row, and only when it is safe let the table change and tell everybody.

        What `more` there is to be stored is stored with it, or not at all.
        """
        change.body["after"] = round(self.clock.now() - self.moment, 3)  # wall clocks may jump
        row = Row(self.seq, cmd, change.kind, change.seat, change.body, self.clock.wall())
        if change.kind == "leave" and self.match is None and change.seat is not None:
            more += self.store.forgetting(self.id, change.seat)
        status, asked, brief = (
            self._status_after(change),
            self._asked_after(change),
            self._brief_after(change),
        )
        try:
            await self.store.append(self.id, self.epoch, [row], status, asked, brief, more)
        except Fenced as error:
            self.lose()
            raise StorageDown("this table has moved to another server") from error
        except (Conflict, StorageDown) as error:  # it may have gone through after all
            self.doubt = True
            self.wake()
            raise StorageDown(str(error)) from error
        self._happened(row, change)

    def _happened(self, row: Row, change: Change) -> None:
        """A row is stored: take it in, tell everybody, see what comes next."""
        self._tell_others()  # of what came before
        seen = {viewer: len(self.events[viewer]) for viewer in self.viewers()}
        chat = self.chat[-1].n if self.chat else 0
        decision = self.decision
        self.moment = self.clock.now()
        if change.finish is not None:
            change.finish()
        else:
            take_in(self, row)
        self._noted(row)
        self.tell_changes(change, seen, chat, decision)
        self.wake()
        if self.on_turn is not None and self.decision != decision:
            self.on_turn(self)

    async def settle(self) -> None:
        """Where a write may or may not have happened, find out. The caller holds the lock.

        Claiming the table anew locks out whatever a broken connection might still bring; after
        that the log is the truth.
        """
        if self.gone:
            raise StorageDown("this table has moved to another server")
        if self.fault is not None:
            raise Refusal("fault", f"this match can only be looked at: {self.fault}")
        if not self.doubt:
            return
        claimed = await self.store.claim(self.id, str(self.row.owner))
        if claimed is None or claimed.owner != self.row.owner:
            self.lose()
            raise StorageDown("this table has moved to another server")
        self.epoch = claimed.epoch
        missed = await self.store.log(self.id, self.seq)
        self.doubt = False
        for row in missed:
            self._happened(row, Change(row.kind, row.seat, row.body))
        self.wake()

    def lose(self) -> None:
        """Another process plays this table now: say so, and touch nothing any more."""
        self.gone = True
        self.keeper.rest()
        for listener in list(self.listeners):
            listener.away()
        self.on_lost(self)

    def _brief_after(self, change: Change) -> Data | None:
        """What the lobby shows of this table, if a change alters it."""
        if change.kind not in ("sit", "leave", "import") or self.match is not None:
            return None
        names = [one.name if one.kind != "open" else "" for one in self.seats]
        if change.kind == "import":
            names = msgspec.convert(change.body["names"], list[str])
        elif change.seat is not None:
            names[change.seat] = str(change.body.get("name", ""))
        return {"names": [name for name in names if name], "speed": self.settings.speed}

    def _status_after(self, change: Change) -> str:
        if change.kind == "pause":
            return "paused" if change.body["on"] else "playing"
        if change.kind == "start":
            return "playing"
        if change.body.get("over"):
            return "over"
        return self.status

    def _asked_after(self, change: Change) -> int:
        """The seats that have something to decide after a change, one bit each."""
        match = change.match or self.match
        if match is None or match.state.over:
            return 0
        asked = match.state.asking
        if change.kind == "hold" and change.seat is not None:
            return asked & ~(1 << change.seat)
        if self.held is not None and change.match is None and change.kind != "undo":
            return asked & ~(1 << int(str(self.held["seat"])))
        return asked

    def tell_changes(
        self, change: Change, seen: dict[Viewer, int], chat: int, decision: int
    ) -> None:
        """Tell the listeners; a sealed answer, a held one and an order concern their seat alone.

        Whose change it is hears of it at once, the others in a moment: many tables change with one
        commit, and all their commands are answered before anybody else is told.
        """
        seat = change.seat
        quiet = change.kind in ("hold", "orders", "analysis")
        if (
            change.kind in ("move", "undo")
            and self.decision == decision  # a new one concerns everybody, whatever was seen
            and all(len(self.events[v]) == seen[v] for v in self.viewers() if v != seat)
        ):
            assert self.match is not None
            state = self.match.state
            quiet = bool(state.frames) and state.frames[-1].hides(state)
        news = [line for line in self.chat[-CHAT_KEPT:] if line.n > chat]
        mine = [listener for listener in self.listeners if listener.viewer == seat]
        others = [listener for listener in self.listeners if listener.viewer != seat]
        self._tell(mine, seen, news)
        if others and not quiet:
            self.untold = (others, seen, news)
            self.herald.soon(self._tell_others)

    def _tell_others(self) -> None:
        if self.untold is not None:
            others, seen, news = self.untold
            self.untold = None
            self._tell([one for one in others if one in self.listeners], seen, news)

    def _tell(
        self, listeners: list[Listener], seen: dict[Viewer, int], news: list[p.ChatLine]
    ) -> None:
        updates: dict[Viewer, p.Update] = {}
        seats = who_sits(self)
        for listener in listeners:
            viewer = listener.viewer
            if viewer not in updates:
                updates[viewer] = p.Update(
                    events=self.told(viewer, seen[viewer]),
                    chat=news,
                    table=self.view(viewer, seats),
                )
            listener.tell(updates[viewer])

    # Sitting down and starting ------------------------------------------------------------------

    async def sit(self, seat: int, name: str, kind: str, secret: str = "") -> str | None:
        """Give a seat to a person (whose secret is returned) or to a bot.

        Whoever asks again with a `secret` that has the seat already is given it again: the first
        answer may have been lost on the way.
        """
        async with self.lock:
            await self.settle()
            if secret and self.who(secret) == seat:
                return secret
            if self.match is not None or self.seats[seat].kind != "open":
                raise Refusal("taken", "this seat is taken")
            body: Data = {"name": cleaned(name)[:24] or "?", "kind": kind}
            change = Change("sit", seat, body)
            if kind != "person":
                await self.write(self.auto("sit"), change)
                return None
            secret = secret or secrets.token_urlsafe(18)
            token = token_hash(secret)
            await self.write(self.auto("sit"), change, self.store.token(self.id, token, seat))
            self.tokens[token] = seat
            return secret

    async def start(self) -> None:
        """Begin the match once every seat is taken."""
        async with self.lock:
            await self.settle()
            if self.match is not None:
                raise Refusal("begun", "the match has begun already")
            if any(seat.kind == "open" for seat in self.seats):
                raise Refusal("waiting", "there are empty seats")
            options = self.settings.options
            match = Match(self.game, self.row.seats, secrets.randbits(62), options)
            match.record.seed = 0  # the outcomes are in the log; the seed is nobody's business
            setup = match.record.setup
            body: Data = {
                "lines": [[setup.outcomes, setup.digest]],
                "rules": self.game.version,
            }
            change = Change("start", None, body, lambda: self.started(match), match)
            await self.write(self.auto("start"), change)

    async def note(self, kind: str, body: Data) -> None:
        """Write down something that the server itself has to say. The caller holds the lock."""
        await self.write(self.auto(kind), Change(kind, None, body))

    def auto(self, what: str) -> str:
        """The id of a command of the server itself."""
        return f"auto:{what}-{self.seq}"

    # Time ---------------------------------------------------------------------------------------

    @property
    def pace(self) -> Pace:
        return PACES[self.settings.speed]

    def elapsed(self) -> float:
        """How long the open decision has lasted."""
        return self.clock.now() - self.began

    def runs_alone(self) -> int | None:
        """The seat whose bank runs: the one that alone decides in the open."""
        if self.settings.bank is None or self.match is None or not self.match.state.asking:
            return None
        state = self.match.state
        deciders = state.deciders()
        return deciders[0] if len(deciders) == 1 and not state.frames[-1].seals() else None

    def limit(self) -> float | None:
        """How many seconds the open decision has, from when it was put."""
        if self.match is None or self.match.state.over or self.paused:
            return None
        alone = self.runs_alone()
        if alone is not None:
            return max(self.banks[alone], 0.0) + BANK_RESERVE + self.extra
        window = self.match.state.frames[-1].passing() >= 0
        base = self.pace.window if window else self.pace.decision
        if self.settings.seconds is not None and not window:
            base = self.settings.seconds
        return None if base is None else base + self.extra

    def wake(self) -> None:
        """Look at what the table waits for. Called after every change."""
        self.keeper.wake()

    async def stop(self) -> None:
        """Let go: nothing more happens at this table in this process."""
        self.gone = True
        await self.keeper.stop()
