"""What happens at a table by itself: bots move, orders answer, clocks run out, somebody is away."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import weakref
from collections.abc import Callable, Coroutine
from typing import Any

from rookery import bots
from rookery.bots import talk
from rookery.kernel.state import Event, State
from rookery.server import protocol as p
from rookery.server.clocks import SLACK
from rookery.server.commands import change_of, play
from rookery.server.parts import Change, Refusal
from rookery.server.standing_orders import ordered
from rookery.server.storage import StorageDown
from rookery.server.table import Attendant, Table
from rookery.server.thinkers import Question
from rookery.speaker import Speaker

log = logging.getLogger("rookery.server")

TAKEOVER_BOT = "cutpurse"
AGAIN = 1.0  # seconds until something that could not be stored is tried once more
INSTANT = 0.02  # seconds that a bot takes which hardly thinks
AHEAD = 0.2  # seconds before a window closes in which silence in secret is written down
SLOT = 0.05  # seconds of a thinker that a sealed answer takes at least, whatever the bot holds
TURN = 4.0  # seconds that bots take for all their decisions in one turn of the game, about:
HASTE = 0.35  # such a share of what is left for the next one, thinking
MUSING = 0.7  # for this part of it,
LEAST = 0.1  # but no less than this
ALONE = 1.0  # seconds that a bot takes where only bots are left: nobody waits for them
SILENCE = 45.0  # seconds at least before a bot speaks of its mood again, and
MOODY = 2  # it does so one time in so many;
BREATH = 3.0  # before it gives another reason
HESITANT = 40  # a bot asks for more time in one of so many windows, so that asking tells nothing


@functools.cache
def thinking(game: str, level: str) -> float:
    """How long a bot thinks at most. It takes as long when there is nothing to think about: whoever
    answers at once would tell that there was no choice."""
    return float(getattr(bots.kinds(game).get(level), "seconds", INSTANT))


class Keeper(Attendant):
    """Looks after one table."""

    def __init__(self, table: Table) -> None:
        # Weak, or a table that was put away would stay in memory until the next collection.
        self._table = weakref.ref(table)
        self._cancel: list[Callable[[], None]] = []
        self._dues: list[float] = []  # when what was put off is going to happen
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: set[tuple[int, int, int]] = set()  # bots: seat, decision, moves made
        # Of people: seat, decision, and from what range
        self._pauses: dict[tuple[int, int, tuple[float, float]], float] = {}
        self._dithers: dict[tuple[int, int], bool] = {}  # and who asks for more time without need
        self._spell: tuple[object, int] = (None, 0)  # the turn and the decision at hand,
        self._left = TURN  # what is left of the turn's time,
        self._granted = 0.0  # and what the decision gets of it
        self._spoke = -SILENCE  # when a bot said something last
        self.memories: dict[tuple[int, str], object] = {}  # bots: seat and level

    @property
    def table(self) -> Table:
        table = self._table()
        assert table is not None, "a keeper does not outlive its table"
        return table

    def wake(self) -> None:
        """Look at what the table waits for. Called after every change."""
        self.rest()
        table = self.table
        if table.gone or table.fault:
            return
        if table.doubt:
            self._later(AGAIN, lambda: self._run(self._find_out()))
            return
        if table.status != "playing" or table.match is None or table.forsaken():
            return
        limit, elapsed = table.limit(), table.elapsed()
        if table.held is not None:
            self._later(table.held_for(), self._release)
        if limit is not None:
            self._later(limit - self._ahead(limit) - elapsed, self._expire)
        state = table.match.state
        for seat in state.deciders():
            who = table.seats[seat]
            if table.held is not None and table.held["seat"] == seat:
                continue
            if not who.alive:
                self._ask_bot(seat, who.kind if who.kind != "person" else TAKEOVER_BOT)
            elif (word := ordered(state, seat, who.orders)) is not None:
                self._obey(seat, word)
            elif (due := self._due(seat)) is not None:
                word = table.game.vocabulary.word(state.default(seat))
                self._at(due - elapsed, functools.partial(self._play, seat, [word], table.decision))
            elif table.pace.grace is not None and not table.is_here(seat):
                self._later(table.pace.grace - elapsed, lambda s=seat: self._absent(s))  # type: ignore[misc]

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        clock = self.table.clock
        self._cancel.append(clock.call_later(max(0.0, seconds), what))
        self._dues.append(clock.now() + max(0.0, seconds))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _at(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        if seconds > 0:
            self._later(seconds, lambda: self._run(work()))
        else:
            self._run(work())

    async def _play(self, seat: int, moves: list[str], decision: int, by: str = "time") -> None:
        """A move made by the server: a bot's, a standing order's, the only one, or the default."""
        table = self.table
        async with table.lock:
            if not await self._sure():
                return
            if decision != table.decision or table.status != "playing" or table.match is None:
                return
            state = table.match.state
            if not state.asking >> seat & 1:
                return
            if not table.seats[seat].alive:
                by = ""
            elif len(state.moves(seat)) == 1:
                by = "sole"
            try:
                await table.write(table.auto("play"), play(table, table.match, seat, moves, by))
            except (Refusal, StorageDown):
                self._again()

    async def _find_out(self) -> None:
        """End the doubt about a write without waiting for somebody to come."""
        async with self.table.lock:
            await self._sure()

    async def _sure(self) -> bool:
        """Whether the server may move on its own account now; if not, it tries again soon."""
        try:
            await self.table.make_sure()
        except StorageDown:
            self._again()
            return False
        return True

    def _again(self) -> None:
        """Nothing came of it: ask bots and look at clocks once more in a moment."""
        self._asked = set()
        if not self.table.gone:
            self._later(AGAIN, self.wake)

    def _obey(self, seat: int, word: str) -> None:
        """Carry out an order: in secret at once, in the open after a pause such as a person makes,
        so that nobody sees who has given orders."""
        table = self.table
        assert table.match is not None
        hidden = table.match.state.frames[-1].seals()
        pause = 0.0 if hidden else self._drawn(seat, table.pace.bot)
        work = functools.partial(self._play, seat, [word], table.decision)
        self._at(pause - table.elapsed(), work)

    def _due(self, seat: int) -> float | None:
        """After how many seconds the server moves for a person who need not, or does not, say
        anything; None if they are waited for, or a clock that all see takes care of it."""
        table = self.table
        if table.private():
            offered = table.offered(seat)
            return offered + SLACK if offered and table.is_here(seat) else offered
        if table.sole(seat) is None:
            return None
        assert table.match is not None
        hidden = table.match.state.frames[-1].hides(table.match.state)
        if hidden and table.settings.speed != "days":
            self._dither(seat)
            return None
        return self._drawn(seat, table.pace.sole)

    def _dither(self, seat: int) -> None:
        """Now and then somebody without a choice seems to want more time, too, or asking for it
        would tell that there is one."""
        table, limit = self.table, self.table.limit()
        key = (seat, table.decision)
        if key not in self._dithers:
            self._dithers = {one: does for one, does in self._dithers.items() if one[1] == key[1]}
            self._dithers[key] = secrets.randbelow(HESITANT) == 0
        if self._dithers[key] and limit is not None and not table.more_time:
            work = functools.partial(self._hesitate, seat, table.decision)
            self._at(limit - min(1.0, limit / 4) - table.elapsed(), work)

    def _drawn(self, seat: int, span: tuple[float, float]) -> float:
        """A time to wait in this decision, drawn without a look at anybody's cards."""
        key = (seat, self.table.decision, span)
        if key not in self._pauses:
            self._pauses = {one: pause for one, pause in self._pauses.items() if one[1] == key[1]}
            self._pauses[key] = self._pause(span)
        return self._pauses[key]

    def _pause(self, span: tuple[float, float]) -> float:
        low, high = span
        return low + (high - low) * secrets.randbelow(1000) / 1000

    # Bots

    def _ask_bot(self, seat: int, level: str) -> None:
        table = self.table
        made = len(table.match.record.lines) if table.match else 0
        if (seat, table.decision, made) in self._asked:
            return
        self._asked = {asked for asked in self._asked if asked[1] == table.decision}
        self._asked.add((seat, table.decision, made))
        pause, hesitant = ALONE, False  # among bots there is nobody to keep anything from
        if any(one.alive for one in table.seats):  # both drawn before it sees its hand
            pause = self._grant(thinking(table.game.name, level) + self._pause(table.pace.bot))
            hesitant = secrets.randbelow(HESITANT) == 0
        self._run(self._bot_turn(seat, level, table.decision, pause, hesitant))

    def _grant(self, seconds: float) -> float:
        """How long bots take for the decision at hand: less and less as a turn goes on, by what all
        have seen of it, and all of them alike."""
        table = self.table
        assert table.match is not None
        if table.settings.speed == "days":
            return seconds
        shown = table.match.state.view(None)
        turn = (shown.get("round"), shown.get("turn"), shown.get("active"))
        if turn != self._spell[0]:
            self._left = TURN
        if (turn, table.decision) != self._spell:
            self._spell = (turn, table.decision)
            self._granted = max(LEAST, HASTE * self._left)
            self._left -= min(seconds, self._granted)
        return min(seconds, self._granted)

    async def _bot_turn(
        self, seat: int, level: str, decision: int, pause: float, hesitant: bool
    ) -> None:
        table = self.table
        assert table.match is not None
        state = table.match.state
        moves = state.moves(seat)
        if not moves:
            return
        due = table.clock.now() + pause
        watched = any(one.alive for one in table.seats)
        most = MUSING * pause if watched else thinking(table.game.name, level)
        slot = 0.0  # among bots there is nobody to keep anything from
        if watched and state.frames[-1].hides(state):
            slot = max(min(thinking(table.game.name, level), most), SLOT)
        if len(moves) == 1 and not slot:
            move = moves[0]
        else:
            move = await self._think(seat, level, state, moves, slot, most)
        if due > table.clock.now():
            waited = asyncio.Event()
            self.table.clock.call_later(due - table.clock.now(), waited.set)
            await waited.wait()
        if hesitant:
            await self._hesitate(seat, decision)
        await self._play(seat, [table.game.vocabulary.word(move)], decision)

    async def _think(
        self, seat: int, level: str, state: State, moves: list[int], slot: float, most: float
    ) -> int:
        """What a bot does, after so many seconds at most, be it something unasked; the default
        where it has no proper answer."""
        table = self.table
        default, unasked = state.default(seat), state.asides(seat)
        if table.thinkers is None:
            return default
        game, seed = table.game, secrets.randbits(48)
        memory = self.memories.get((seat, level))
        view = state.view(seat)
        cost = min(thinking(game.name, level), most)
        hurried = level if cost <= INSTANT else f"{level}@{cost:.3f}"
        question = Question(game.name, game.path, hurried, seat, view, moves, seed, memory, slot)
        try:
            answer = await table.thinkers.think(question, table.patron, cost)
        except Exception:  # whatever happens to a bot, the match goes on
            log.exception("table %s: the bot of seat %d failed", table.id, seat)
            return default
        if answer is None or (answer.move not in moves and answer.move not in unasked):
            return default
        self.memories[seat, level] = answer.memory
        return answer.move

    async def _hesitate(self, seat: int, decision: int) -> None:
        """Ask for more time in a window for a bot, or for somebody who has no choice, as people do
        who have something to think about."""
        table = self.table
        async with table.lock:
            if not await self._sure() or decision != table.decision or table.match is None:
                return
            frames = table.match.state.frames
            if not frames or frames[-1].passing() < 0:
                return
            ask = p.MoreTime(id=f"hesitant-{seat}")
            with contextlib.suppress(Refusal, StorageDown):  # no clock, or no more time to be had
                await table.write(table.auto("more-time"), change_of(table, seat, ask))

    def heed(self, before: State, events: list[Event]) -> None:
        """What a bot has to say about a move, if people are there to hear it: reasons always, and
        a mood now and then."""
        table = self.table
        if table.match is None or not any(one.alive for one in table.seats):
            return
        seats = [i for i, one in enumerate(table.seats) if not one.alive and one.kind != "person"]
        said = talk.remark(before, events, table.match.state, seats) if seats else None
        if said is None:
            return
        now = table.clock.now()
        if now - self._spoke < (BREATH if said.owed else SILENCE):
            return
        if said.owed or secrets.randbelow(MOODY) == 0:
            self._spoke = now
            self._run(self._say(said))

    async def _say(self, said: talk.Remark) -> None:
        table = self.table
        names = [one.name for one in table.seats]
        text = Speaker(table.game, "en", names).say(said.key, seat=names[said.to])
        says = {"key": said.key, "args": {"seat": said.to}}
        async with table.lock:
            if not await self._sure() or table.status != "playing":
                return
            with contextlib.suppress(Refusal, StorageDown):
                change = Change("chat", said.seat, {"text": text, "says": says})
                await table.write(table.auto("chat"), change)

    # Clocks

    def _release(self) -> None:
        """The shortest time of a window is over: carry out the answer that was held."""
        table, held = self.table, self.table.held
        if held is not None:
            moves: Any = held["moves"]
            by = str(held.get("by", ""))
            self._run(self._play(int(str(held["seat"])), list(moves), table.decision, by))

    def _ahead(self, limit: float) -> float:
        """Who said nothing in secret is written down a moment before the window closes, so that
        closing it takes one more row, and as long, however many have answered."""
        table = self.table
        assert table.match is not None
        state = table.match.state
        if not (table.reaction() and state.frames[-1].hides(state) and table.floor() >= limit):
            return 0.0
        return min(AHEAD, limit / 4)

    def _expire(self) -> None:
        """Time is up: the default move for everybody who is still asked. A bot answers a reaction
        when it has thought, which takes a time that tells nothing."""
        table = self.table
        if table.match is None or table.status != "playing":
            return
        state = table.match.state
        silent = [seat for seat in state.deciders() if not table.holds(seat)]
        people = [seat for seat in silent if table.seats[seat].alive]
        for seat in people if table.reaction() else silent:
            word = table.game.vocabulary.word(state.default(seat))
            self._run(self._play(seat, [word], table.decision))

    # People who are away

    def _absent(self, seat: int) -> None:
        self._run(self._swap(seat, "leave", {"absent": True}))

    def give_back(self, seat: int) -> None:
        """Somebody who was away is here again."""
        self._run(self._swap(seat, "return", {}))

    async def _swap(self, seat: int, kind: str, body: dict[str, object]) -> None:
        """A bot steps in for somebody who is away, or out when they are back."""
        table = self.table
        async with table.lock:
            if not await self._sure():
                return
            who = table.seats[seat]
            fits = who.alive if kind == "leave" else who.absent
            here = table.is_here(seat)
            if table.status != "playing" or not fits or here == (kind == "leave"):
                return
            try:
                await table.write(table.auto(kind), Change(kind, seat, dict(body)))
            except (Refusal, StorageDown):
                self._again()

    def rest(self) -> None:
        """Wait for nothing."""
        for cancel in self._cancel:
            cancel()
        self._cancel, self._dues = [], []

    def due(self) -> float | None:
        if self._tasks:
            return 0.0
        return min(self._dues) - self.table.clock.now() if self._dues else None

    async def stop(self) -> None:
        """Nothing more happens here."""
        self.rest()
        for task in list(self._tasks):
            task.cancel()
