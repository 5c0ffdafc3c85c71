"""Finished matches: any move from anybody's eyes, and how the chances stood over time."""

from __future__ import annotations

import asyncio
import bisect
import logging
import secrets
from collections import OrderedDict
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from rookery.kernel.state import Event, Game, State
from rookery.record import Record, Replay
from rookery.server import protocol as p
from rookery.server.project import event_of, view_of
from rookery.server.storage import StorageDown
from rookery.server.thinkers import ANALYSIS, Assess, Thinkers

if TYPE_CHECKING:
    from rookery.server.parts import Viewer
    from rookery.server.table import Table

log = logging.getLogger("rookery.server")

EVERY = 16  # moves between two states that are kept
FILMS = 24  # matches that are kept ready
POINTS = 60  # an analysis looks at so many moments of a match at most,
WORLDS = 24  # plays on from each so many times at most,
SECONDS = 15.0  # and thinks about so long,
PATIENCE = 30.0  # on a slow machine longer, but then it looks at fewer moments
BITE = 0.1  # seconds in one go: a bot that has to move should not wait for long
TURN = 0.12  # a share of the victory that changes hands: less is no turning point,
DOUBT = 0.5  # and few worlds prove little
TURNS = 5


class Film:
    """A finished match, ready to be shown at any move."""

    def __init__(self, record: Record, game: Game) -> None:
        self.game = game
        self.lines = record.lines
        replay = Replay(record, game, check=False)
        self.kept = [replay.state.copy()]
        self.blind: list[int] = []  # for each move the seats that did not see which one it was
        self.everybody = (1 << record.seats + 1) - 1  # the highest bit is the spectator's
        while replay.at < len(self.lines):
            self.blind.append(self._step(replay))
            if replay.at % EVERY == 0:
                self.kept.append(replay.state.copy())
        self.last = replay.state
        self.better: dict[int, p.Hint] = {}  # what a search would have done, as far as it was asked

    def _step(self, replay: Replay) -> int:
        state, line = replay.state, self.lines[replay.at]
        number = self.game.vocabulary.number(line.move)
        asked = bool(state.asking >> line.seat & 1) and number in state.moves(line.seat)
        blind = self.everybody if asked and state.frames[-1].hides(state) else 0
        for event in replay.step():
            if event.hidden:
                blind |= self.everybody & ~event.knows
        return blind & ~(1 << line.seat)

    def at(self, number: int) -> tuple[State, list[Event]]:
        """The match after so many moves, and what the last of them brought."""
        start = max(number - 1, 0) // EVERY
        state = self.kept[start].copy()
        events: list[Event] = []
        for line in self.lines[start * EVERY : number]:
            state.chance.rig([self.game.outcomes.number(word) for word in line.outcomes])
            events = state.play(line.seat, line.move)
        return state, events

    def step(self, index: int, viewer: Viewer) -> p.Step:
        """A move as a viewer saw it."""
        line = self.lines[index]
        eye = self.last.seats if viewer is None else viewer
        if self.blind[index] >> eye & 1:
            return p.Step(seat=line.seat, word=None, key=None, args=None)
        vocabulary = self.game.vocabulary
        entry = vocabulary.entries[vocabulary.number(line.move)]
        return p.Step(seat=line.seat, word=entry.word, key=entry.key, args=entry.args)

    def shot(self, number: int, viewer: Viewer) -> p.ReplayView:
        number = min(number, len(self.lines))
        state, events = self.at(number)
        shown = []
        for n, event in enumerate(events, 1):
            key, args = event_of(self.game, event, viewer)
            shown.append(p.EventOut(n=n, key=key, args=args))
        view = view_of(state, viewer)
        asking: Any = view["asking"]
        return p.ReplayView(
            at=number,
            moves=len(self.lines),
            view=view,
            events=shown,
            move=self.step(number - 1, viewer) if number else None,
            asking=list(asking),
        )

    def moments(self) -> list[int]:
        """The moves after which an analysis looks at the match: the first, the last, and then ever
        finer steps between, so that half an analysis shows the whole match roughly."""
        moves = len(self.lines)
        count = min(moves, POINTS - 1)
        places = sorted({round(i * moves / count) for i in range(count + 1)}) if count else [0]
        found = dict.fromkeys((places[0], places[-1]))
        step = len(places)
        while len(found) < len(places):
            step = max(1, step // 2)
            found.update(dict.fromkeys(places[::step]))
        return list(found)


class Films:
    """The films of matches that people are looking at, and the analyses under way."""

    def __init__(self, thinkers: Thinkers | None) -> None:
        self.thinkers = thinkers
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._making: dict[str, asyncio.Lock] = {}
        self._analyses: dict[str, p.Analysis] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, table: Table) -> Film:
        assert table.match is not None
        async with self._making.setdefault(table.id, asyncio.Lock()):
            if table.id not in self._films:
                film = await asyncio.to_thread(Film, table.match.record, table.game)
                self._films[table.id] = film
        self._making.pop(table.id, None)
        self._films.move_to_end(table.id)
        while len(self._films) > FILMS:
            self._films.popitem(last=False)
        return self._films[table.id]

    async def analysis(self, table: Table) -> p.Analysis:
        """What is known so far; the first who asks sets it going."""
        if table.analysis is not None:
            return table.analysis
        if table.id not in self._analyses:
            known = p.Analysis(done=False, progress=0.0, points=[], turning=[])
            self._analyses[table.id] = known
            task = asyncio.create_task(self._analyse(table, await self.of(table), known))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._analyses[table.id]

    async def _analyse(self, table: Table, film: Film, known: p.Analysis) -> None:
        try:
            moments = film.moments()
            worlds: dict[int, int] = {}
            spent = 0.0
            for done, moment in enumerate(moments, 1):
                if spent > PATIENCE:
                    break
                state, _ = film.at(moment)
                win, seen, took = state.shares(), WORLDS, 0.0
                if not state.over:
                    win, seen, took = await self._chances(state, SECONDS / len(moments))
                spent += took
                if not seen:
                    return  # half an analysis is none: whoever asks next begins it again
                worlds[moment] = seen
                point = p.Point(at=moment, scores=state.scores(), win=rounded(win))
                bisect.insort(known.points, point, key=lambda one: one.at)
                known.progress = round(done / len(moments), 3)
            points = known.points
            turns = turning(points, worlds)
            whole = p.Analysis(done=True, progress=1.0, points=points, turning=turns)
            async with table.lock:
                if table.analysis is None:  # done means kept
                    await table.note("analysis", {"analysis": msgspec.to_builtins(whole)})
        except StorageDown as error:
            log.warning("table %s: its analysis was not kept: %s", table.id, error)
        finally:
            self._analyses.pop(table.id, None)  # it is in the log now, or somebody asks again

    async def _chances(self, state: State, seconds: float) -> tuple[list[float], int, float]:
        """Each seat's chance, in how many worlds (none if there was nobody to think), and how many
        seconds that took."""
        game, position = state.game, state.position()
        total, worlds, took = [0.0] * state.seats, 0, 0.0
        while worlds < WORLDS and (seconds > 0 or not worlds):
            bite = min(BITE, seconds)
            left = WORLDS - worlds
            job = Assess(game.name, game.path, position, left, bite, secrets.randbits(48))
            answer: Any = await self.thinkers.ask(job, ANALYSIS) if self.thinkers else None
            if not isinstance(answer, tuple):
                return total, 0, took
            total = [sum(both) for both in zip(total, answer[0], strict=True)]
            worlds += answer[1]
            took += answer[2]
            seconds -= BITE
        return [one / worlds for one in total], worlds, took

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()


def rounded(win: list[float]) -> list[float]:
    return [round(one, 3) for one in win]


def turning(points: list[p.Point], worlds: dict[int, int]) -> list[int]:
    """The moments at which most of the victory changed hands, as far as that is certain."""
    swings = []
    for before, after in pairwise(points):
        swing = sum(abs(a - b) for a, b in zip(after.win, before.win, strict=True)) / 2
        doubt = DOUBT * (1 / worlds[before.at] + 1 / worlds[after.at]) ** 0.5
        if swing >= max(TURN, doubt):
            swings.append((swing, after.at))
    return sorted(at for _swing, at in sorted(swings, reverse=True)[:TURNS])
