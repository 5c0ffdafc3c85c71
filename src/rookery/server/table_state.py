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
from rookery.kernel.state import Data, Event, State
from rookery.match import Match
from rookery.server import protocol as p
from rookery.server.clocks import BANK_RESERVE, PACES, PATIENCE, Clock, Pace
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
from rookery.server.storage import TableRow
from rookery.standing import round_of

WATCHING = 60.0  # seconds after a look without a socket in which somebody counts as watching
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
        self.pondered: set[int] = set()  # who thinks about the open decision without a clock
        self.forced: list[bool] = []  # of each move: the server made it, since there was no other
        self.brought: list[int] = []  # and how many events it brought
        self.arrived: dict[int, float] = {}  # since when each seat is here
        self.visited = clock.now()  # when anybody without a socket looked last
        self.looked = -WATCHING  # when a spectator without a socket looked last
        self._reaction: tuple[object, int, bool] = (None, 0, False)
        self.listeners: set[Listener] = set()
        self.tokens: dict[str, int] = {}
        self.events = {viewer: History(kept) for viewer in self.viewers()}
        self.chat: list[p.ChatLine] = []
        self.luck: Callable[[], int] = fresh_luck
        self.opened = clock.now()
        self.moment = self.opened  # when the last row was written
        self.began = self.moment  # when the open decision was put
        self.step: tuple[object, int] = (None, 0)  # the frame that asks, and whom it asks
        self.stepped = self.moment  # since when it does
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

    def moved(self, seat: int, tried: Tried, spent: float, by: str = "") -> None:
        """A seat has moved; what only answers a choice still sealed, or was done unasked, opens no
        new decision. `by` says why the server moved in its stead, if it did."""
        assert self.match is not None
        trial = tried.match
        before = self.match.state
        asked = before.asking
        frame = before.frames[-1] if before.frames else None
        hidden = frame is not None and frame.hides(before)
        made = trial.record.lines[len(self.match.record.lines) :]
        unasked = self.match.unasked(seat, made)
        self.begun.extend([self.began] * len(made))
        self.forced += [False] * (len(self.match.record.lines) - len(self.forced))
        self.forced += [by == "sole"] * len(made)
        self.brought += [0] * (len(self.forced) - len(self.brought))
        self.brought[-1] += len(tried.events)
        self.banks[seat] -= spent
        self.match = trial
        after = trial.state
        self._record_events(tried.events)
        same = bool(after.asking) and bool(after.frames) and after.frames[-1] is frame
        if unasked and same:
            if self.held is not None:
                self.held["fixed"] = True  # nobody takes back what was answered before it
            return
        if not (same and asked != 1 << seat):
            self.decision += 1
            self.undo_asked_by = None
            passed = frame is not None and trial.record.lines[-1].move == "pass"
            self._end_orders(after.asking, news=not hidden and not passed)
            self._new_decision()

    def undone(self, seat: int, trial: Match, mine: bool = True) -> None:
        """A seat has taken back moves: `mine`, or all since. Of a choice still sealed nobody else
        learns that."""
        assert self.match is not None
        before = self.match.state
        frame = before.frames[-1]
        quiet = frame.hides(before) and trial.state.frames[-1] is frame
        left = len(trial.record.lines)
        began = self.begun[left] if left < len(self.begun) else self.began
        del self.begun[left:]
        lines = self.match.record.lines
        gone = set(range(left, len(lines)))
        if mine:
            own = [i for i, line in enumerate(lines) if line.seat == seat]
            gone = set(own[left - len(lines) :])
        void = sum(self.brought[i] for i in gone if i < len(self.brought))
        self.forced = [one for i, one in enumerate(self.forced) if i not in gone]
        self.brought = [one for i, one in enumerate(self.brought) if i not in gone]
        self.match = trial
        self.held = None
        if quiet:
            self.say(seat, "undo", {"seat": seat})
            return
        self.undo_asked_by = None
        self.consents = set()
        self.decision += 1
        for viewer in self.viewers():
            self.say(viewer, "undo", {"seat": seat, "number": void})
        self._new_decision()
        self.began = began  # taking back gives no time back

    def _new_decision(self) -> None:
        self.began = self.moment
        self._new_step()
        self.extra = 0.0
        self.more_time = 0
        self.held = None
        self.pondered = set()
        self.stand_ins = {}

    def _new_step(self) -> None:
        assert self.match is not None
        state = self.match.state
        step = (state.frames[-1] if state.frames else None, state.asking)
        if step != self.step:
            self.step, self.stepped = step, self.moment

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
        mine = 0 if self.reaction() else asking
        for place, seat in enumerate(self.seats):
            own = {"turn"} if mine >> place & 1 and len(state.moves(place)) > 1 else set()
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

    # What needs no answer, or is only offered ---------------------------------------------------

    def reaction(self) -> bool:
        """Whether silence passes: in a reaction window, and where passing is the sensible move."""
        if self.match is None or not self.match.state.asking:
            return False
        state = self.match.state
        frame = state.frames[-1]
        if self._reaction[0] is not frame or self._reaction[1] != state.asking:
            found = frame.passing() >= 0
            if not found and (deciders := state.deciders())[1:] == ():
                found = self.game.vocabulary.word(state.default(deciders[0])) == "pass"
            self._reaction = (frame, state.asking, found)
        return self._reaction[2]

    def watched(self) -> bool:
        """Whether a spectator is here, or was a moment ago."""
        if self.clock.now() - self.looked < WATCHING:
            return True
        return any(listener.viewer is None for listener in self.listeners)

    def forsaken(self) -> bool:
        """Whether only bots are left and nobody looks on: then they wait for somebody to come."""
        looks = self.listeners or self.clock.now() - self.visited < WATCHING
        return not looks and not any(seat.alive for seat in self.seats)

    def private(self) -> bool:
        """Whether one person sits among bots and nobody watches: time tells nobody anything."""
        return sum(seat.alive for seat in self.seats) == 1 and not self.watched()

    def asked(self) -> list[int]:
        """The people whom the open decision was put to, whether they have answered or not."""
        assert self.match is not None
        state = self.match.state
        asked = set(state.deciders())
        if state.frames[-1].hides(state) and state.sealed:
            entry = state.sealed[-1]
            asked |= {seat for seat in range(state.seats) if entry[seat] >= 0}
        return [seat for seat in sorted(asked) if self.seats[seat].alive]

    def sole(self, seat: int) -> int | None:
        """The move of somebody who has no other, if the server makes it for them."""
        if self.match is None or self.status != "playing" or not self.seats[seat].alive:
            return None
        moves = self.match.state.moves(seat)
        if len(moves) != 1:
            return None
        if self.reaction() and not self.private() and self.limit() is None:
            return None  # somebody is not here: each answers when they come
        return moves[0]

    def offered(self, seat: int) -> float | None:
        """Among bots: after how many seconds of silence a person passes, or goes on where there is
        no other way; None if they are waited for."""
        if self.match is None or not self.private() or not self.match.state.asking >> seat & 1:
            return None
        patience = self.seats[seat].patience
        if self.sole(seat) is not None:
            if not self.takes_back_to_choice(seat):
                return 0.0
            patience = PATIENCE if patience is None else patience  # it can still be taken back
        elif not self.reaction() or self.settings.speed == "days":
            return None
        return None if seat in self.pondered else patience

    def steps_back(self, seat: int) -> int:
        """How many moves lie between a seat and the last choice that it can take back."""
        assert self.match is not None
        for steps, line in enumerate(self.match.undoables(seat), 1):
            if line >= len(self.forced) or not self.forced[line]:
                return steps
        return 0

    def takes_back_to_choice(self, seat: int) -> bool:
        return self.settings.undo != "none" and self.steps_back(seat) > 0

    # Time ---------------------------------------------------------------------------------------

    def elapsed(self) -> float:
        """How long the open decision has lasted; where it waits for people to come, since the last
        of them came."""
        began = self.began
        if self.pace.waits and self.reaction():
            for seat in self.asked():
                began = max(began, self.arrived.get(seat, began))
        return self.clock.now() - began

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
        if self.reaction() and (asked := self.asked()):
            if self.private() and self.settings.speed != "days":
                return None  # they have a time of their own
            if self.pace.waits and not all(self.is_here(seat) for seat in asked):
                return None
            return None if self.pace.window is None else self.pace.window + self.extra
        base = self.pace.decision if self.settings.seconds is None else self.settings.seconds
        return None if base is None else base + self.extra

    def breath(self) -> float:
        """How long the step of a turn lasts at least, so that people who might play a card unasked
        can: by what everybody knows, and as long for every hand."""
        if self.match is None:
            return 0.0
        state = self.match.state
        for seat in range(state.seats):
            if self.seats[seat].alive and state.may_speak_up(seat):
                return self.pace.breath
        return 0.0

    def too_early(self, trial: State) -> float:
        """How many seconds a move that leads there is to be held back: it would close a sealed
        window before its shortest time is over, or end a step before others could draw breath."""
        assert self.match is not None
        state = self.match.state
        if not state.frames:
            return 0.0
        frame = state.frames[-1]
        if frame.passing() < 0:
            goes_on = any(one is frame for one in trial.frames)
        else:
            same = bool(trial.frames) and trial.frames[-1] is frame
            goes_on = (same and bool(trial.asking)) or not state.ask_sealed
        return 0.0 if goes_on else self.held_for()

    def held_for(self) -> float:
        """How many seconds the answer that is held is held yet."""
        assert self.match is not None
        if self.match.state.frames[-1].passing() < 0:
            return self.breath() - (self.clock.now() - self.stepped)
        return self.floor() - self.elapsed()

    def floor(self) -> float:
        """The shortest time of a window.

        Those who can only pass are not asked. So where people are asked a window lasts as long as
        it may, or the time would tell who had a choice. Alone among bots there is nobody to keep
        anything from.
        """
        if self.private() or all(not seat.alive for seat in self.seats):
            return 0.0
        if not self.settings.strict and (self.settings.speed == "days" or not self.asked()):
            return self.pace.floor
        limit = self.limit()
        return self.pace.floor if limit is None else limit
