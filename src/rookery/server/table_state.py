"""How a table stands: what its log says, without a network, a store or a clock that rings.

Rows of the log change it (`rows.py`); commands are judged by it (`commands.py`) and viewers are
shown it (`project.py`). `table.py` writes the log.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Literal

import msgspec

from rookery import games
from rookery.kernel.state import Data, Event
from rookery.match import Match
from rookery.server import protocol as p
from rookery.server.clocks import BANK_RESERVE, PACES, Clock, Pace
from rookery.server.parts import (
    History,
    Listener,
    Seat,
    Settings,
    Tried,
    Viewer,
    fresh_luck,
    token_hash,
)
from rookery.server.standing_orders import round_of
from rookery.server.storage import TableRow

TAIL = 300  # how many missed events are sent one by one before a snapshot says it all


class TableState:
    """One table as its log left it."""

    def __init__(
        self,
        row: TableRow,
        clock: Clock,
        paces: dict[str, Pace] = PACES,
        kept: int | None = TAIL,
    ) -> None:
        self.id = row.id
        self.fault: str | None = None  # why the match cannot go on, if its log cannot be replayed
        self.row = row
        self.clock = clock
        self.settings = msgspec.convert(row.settings, Settings)
        self.pace = paces[self.settings.speed]
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
        self.tokens: dict[str, int] = {}
        self.events = {viewer: History(kept) for viewer in self.viewers()}
        self.chat: list[p.ChatLine] = []
        self.luck: Callable[[], int] = fresh_luck
        self.opened = clock.now()
        self.moment = self.opened  # when the last row was written
        self.began = self.moment  # when the open decision was put
        self.begun = array("d")  # and each one that was decided
        self.extra = 0.0
        self.more_time = 0
        self.banks = [self.settings.bank or 0.0] * row.seats
        self.round = 0

    def viewers(self) -> list[Viewer]:
        return [None, *range(self.row.seats)]

    # What changes with a row, live or read again ------------------------------------------------

    def started(self, match: Match) -> None:
        self.match = match
        self.decision = 1
        self._new_decision()

    def moved(self, seat: int, tried: Tried, spent: float) -> None:
        """A seat has moved; what only answers a choice still sealed, or was done unasked, opens no
        new decision."""
        assert self.match is not None
        trial = tried.match
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
        self._record_events(tried.events)
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

    def undone(self, seat: int, trial: Match) -> None:
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

    @property
    def status(self) -> Literal["waiting", "playing", "paused", "over"]:
        if self.match is None:
            return "waiting"
        if self.match.state.over:
            return "over"
        return "paused" if self.paused or self.fault else "playing"

    def who(self, token: str | None) -> Viewer:
        """Whose secret this is; anybody else is a spectator."""
        if token is None:
            return None
        return self.tokens.get(token_hash(token))

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

    # Time ---------------------------------------------------------------------------------------

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

    def floor(self) -> float:
        """The shortest time of a window; where only bots are left there is nobody to wait for."""
        if all(not seat.alive for seat in self.seats):
            return 0.0
        limit = self.limit() if self.settings.strict else None
        return self.pace.floor if limit is None else limit
