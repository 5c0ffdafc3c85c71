"""A table: who sits there, the match they play, and who is told what. Knows no network.

Everything that happens is a row of the log. A command is tried on a copy (`commands.py`), its row
is stored, and only then does the table change (`rows.py`): what is not stored has not happened.
Loading a table means reading its rows again. What happens by itself (bots, clocks, orders) is in
`keeper.py`.
"""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import logging
import secrets
import tempfile
from array import array
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from rookery import games
from rookery.kernel.errors import RookeryError
from rookery.kernel.state import Data, Event, Game, State
from rookery.match import Match
from rookery.record import parse
from rookery.server import protocol as p
from rookery.server.clocks import PACES, Clock, Pace
from rookery.server.commands import change_of
from rookery.server.herald import Herald
from rookery.server.names import fitting
from rookery.server.parts import (
    Change,
    Listener,
    Refusal,
    Tried,
    Viewer,
    fingerprint,
    token_hash,
)
from rookery.server.project import event_of, table_view, who_sits
from rookery.server.rows import CHAT_KEPT, take_in
from rookery.server.storage import Conflict, Fenced, Row, Step, StorageDown, Store, TableRow
from rookery.server.table_state import TAIL, TableState
from rookery.server.thinkers import Thinkers

log = logging.getLogger("rookery.server")

YIELD = 20  # rows that are read in one go


@cache
def kept_here() -> Path:
    """A folder for the sets of cards of older matches, as long as this process lives: what thinks
    for it in other processes reads them there."""
    folder = tempfile.TemporaryDirectory(prefix="rookery-sets-")
    atexit.register(folder.cleanup)
    return Path(folder.name)


class Attendant:
    """Who looks after a table. Nothing happens by itself at one that is only looked at; where a
    match is played, `keeper.py` has another one."""

    def wake(self) -> None:
        """Something has changed: see what the table waits for."""

    def heed(self, before: State, events: list[Event]) -> None:
        """Somebody has moved from there: perhaps there is something to say about it."""

    def give_back(self, seat: int) -> None:
        """Somebody who was away is here again."""

    def rest(self) -> None:
        """Wait for nothing."""

    def due(self) -> float | None:
        """Seconds until something happens by itself; None if nothing will."""
        return None

    async def stop(self) -> None:
        """Nothing more happens here."""


class Table(TableState):
    """One table, alive in memory: stores what happens, and tells those who listen."""

    def __init__(
        self,
        row: TableRow,
        store: Store,
        clock: Clock,
        thinkers: Thinkers | None,
        lost: Callable[[Table], None] = lambda table: None,
        kept: int | None = TAIL,
        paces: dict[str, Pace] = PACES,
    ) -> None:
        super().__init__(row, clock, paces, kept)
        self.patron = row.id  # whose bots think here: an address, or else the table itself
        self.epoch = row.epoch  # every write names it; a newer owner has a higher one
        self.doubt = False  # a write has failed, or perhaps it has not
        self.gone = False  # nothing happens here any more: another process plays this table
        self.trouble: str | None = None  # the fault for the administrator, in detail
        self.on_lost = lost
        self.store = store
        self.thinkers = thinkers
        self.untold: tuple[list[Listener], dict[Viewer, int], list[p.ChatLine]] | None = None
        self.seen: dict[int, int] = {}  # commands and what they said, both as fingerprints
        self.lock = asyncio.Lock()
        self.hinting: set[int] = set()  # seats that a hint is being worked out for
        self.keeper = Attendant()
        self.on_turn: Callable[[Table], None] | None = None  # told of every new decision
        self.herald = Herald()  # a house has one for all its tables

    # Reading the log ----------------------------------------------------------------------------

    async def load(self) -> None:
        """Become what the log says. Time that passed after its last row was nobody's time, unless
        that row says that the table was put away and its clocks run on.

        If the rules of today do not lead where the log says, the table shows the match up to there
        and stands still: nothing is written that might not fit.
        """
        slept = 0.0
        for row in await self.store.log(self.id):
            goes_on = row.kind == "rest" and row.body.get("goes_on")
            slept = max(0.0, self.clock.wall() - row.at) if goes_on else 0.0
            try:
                if row.kind in ("start", "import"):
                    self.game = await self._begun_with(row)
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
        shift = self.clock.now() - self.moment - slept
        self.began += shift
        self.moment += shift
        self.stepped += shift
        self.begun = array("d", [at + shift for at in self.begun])

    async def _begun_with(self, row: Row) -> Game:
        """The game with the cards that the match was begun with."""
        if row.kind == "import":
            return games.load_set(self.row.game, parse(str(row.body["record"])).cards)
        card_set, mark = str(row.body.get("cards", "")), str(row.body.get("set", ""))
        here = kept_here()
        if mark and mark != self.game.fingerprint:
            if files := await self.store.card_files(mark):
                await asyncio.to_thread(games.keep_set, self.row.game, card_set, mark, files, here)
        return games.load_set(self.row.game, card_set, here, fingerprint=mark)

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

    def told(self, viewer: Viewer, start: int, most: int | None = None) -> list[p.EventOut]:
        """What a viewer may know of the events after a number. Made anew each time: most are sent
        once and never asked for again."""
        shown = []
        for number, event in self.events[viewer].since(start, most):
            told = event_of(self.game, event, viewer) if isinstance(event, Event) else event
            shown.append(p.EventOut(n=number, key=told[0], args=told[1]))
        return shown

    # Looking ------------------------------------------------------------------------------------

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

    def visit(self) -> None:
        """Somebody without a socket looks: if the bots waited for that, they go on."""
        rested, self.visited = self.forsaken(), self.clock.now()
        if rested:
            self.wake()

    def join(self, listener: Listener) -> None:
        seat = listener.viewer
        new = seat is not None and not self.is_here(seat)
        self.listeners.add(listener)
        if seat is not None and new:
            self.arrived[seat] = self.clock.now()
            self._presence(seat)
        self.wake()  # who is here, and who watches, decides which clocks run
        if seat is None:
            return
        self.stand_ins.pop(seat, None)
        if self.seats[seat].absent:
            self.keeper.give_back(seat)

    def part(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        seat = listener.viewer
        if seat is not None:
            self.parted[seat] = self.clock.now()
            if not self.is_here(seat):
                self._presence(seat)
        self.wake()

    def _presence(self, seat: int) -> None:
        """Tell the others that somebody has come or gone."""
        others = [one for one in self.listeners if one.viewer != seat]
        if others and not self.gone:
            self._tell_others()  # of what came before
            self.untold = (others, {v: len(self.events[v]) for v in self.viewers()}, [])
            self.herald.soon(self._tell_others)

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
                await self.make_sure()
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
        if not self.seats[seat].stored.take(self.clock.now(), len(p.encode(change.body))):
            raise Refusal("slow-down", "this would be too much to keep: slow down")
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
        before = self.match.state if self.match is not None else None
        self.moment = self.clock.now()
        take_in(self, row, change.tried)
        self._noted(row)
        self.tell_changes(change, seen, chat, decision)
        self.wake()
        if before is not None and change.kind == "move" and change.tried is not None:
            self.keeper.heed(before, change.tried.events)
        if self.on_turn is not None and self.decision != decision:
            self.on_turn(self)

    async def make_sure(self) -> None:
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
        self.tokens = await self.store.tokens(self.id)  # somebody may have sat down
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
        match = change.tried.match if change.tried else self.match
        if match is None or match.state.over:
            return 0
        asked = match.state.asking
        for seat in match.state.deciders():  # who has no choice has nothing to decide
            if len(match.state.moves(seat)) == 1:
                asked &= ~(1 << seat)
        if change.kind == "hold" and change.seat is not None:
            return asked & ~(1 << change.seat)
        if self.held is not None and change.tried is None and change.kind != "undo":
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
        quiet = change.kind in ("hold", "orders", "analysis", "patience", "ponder")
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
        # Whom the clock answered for in secret hears of it when the choice is opened: whether that
        # is now or a moment later would tell whether others had answered before.
        silent = quiet and change.kind in ("move", "hold") and change.body.get("by")
        if not silent or seat is None or len(self.events[seat]) != seen[seat]:
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
            await self.make_sure()
            if secret and self.who(secret) == seat:
                return secret
            if self.match is not None or self.seats[seat].kind != "open":
                raise Refusal("taken", "this seat is taken")
            others = [one.name for one in self.seats if one.kind != "open"]
            body: Data = {"name": fitting(name, others), "kind": kind}
            change = Change("sit", seat, body)
            if kind != "person":
                await self.write(self.auto("sit"), change)
                return None
            secret = secret or secrets.token_urlsafe(18)
            token = token_hash(secret)
            await self.write(self.auto("sit"), change, self.store.token(self.id, token, seat))
            self.tokens[token] = seat
            return secret

    async def start(self, origin: State | None = None) -> None:
        """Begin the match once every seat is taken; or go on from a state of another match."""
        async with self.lock:
            await self.make_sure()
            if self.match is not None:
                raise Refusal("begun", "the match has begun already")
            if any(seat.kind == "open" for seat in self.seats):
                raise Refusal("waiting", "there are empty seats")
            options = self.settings.options
            if origin is None:
                match = Match(self.game, self.row.seats, secrets.randbits(62), options)
            else:
                match = Match.begun_from(origin)
            match.record.seed = 0  # the outcomes are in the log; the seed is nobody's business
            setup = match.record.setup
            body: Data = {
                "lines": [[setup.outcomes, setup.digest]],
                "rules": self.game.version,
                "cards": self.game.card_set,
                "set": self.game.fingerprint,
                "position": match.record.position,
            }
            change = Change("start", None, body, Tried(match))
            kept = self.store.card_set(self.game.fingerprint, games.set_files(self.game))
            await self.write(self.auto("start"), change, kept)

    async def put_down(self, goes_on: bool) -> None:
        """Store how much time has passed, before the table leaves memory. Whether its clocks run on
        meanwhile: they do when it is put away, and not while the server is down."""
        async with self.lock:
            if not (self.gone or self.fault or self.doubt or self.limit() is None):
                await self.note("rest", {"goes_on": goes_on})

    async def note(self, kind: str, body: Data) -> None:
        """Write down something that the server itself has to say. The caller holds the lock."""
        await self.write(self.auto(kind), Change(kind, None, body))

    def auto(self, what: str) -> str:
        """The id of a command of the server itself."""
        return f"auto:{what}-{self.seq}"

    def wake(self) -> None:
        """Look at what the table waits for. Called after every change."""
        self.keeper.wake()

    async def stop(self) -> None:
        """Let go: nothing more happens at this table in this process."""
        self.gone = True
        await self.keeper.stop()
