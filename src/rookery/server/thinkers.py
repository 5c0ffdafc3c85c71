"""Bots think in processes of their own: they see a view, have a time limit, and can be killed.

Hints (from a seat's view) and judgements of finished matches (from true states) have a process of
their own, so that nobody learns from a hint how busy somebody's bot is. Hints come before analyses.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import multiprocessing
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from rookery.kernel.state import Data

log = logging.getLogger("rookery.server")

BOT, HINT, ANALYSIS = range(3)  # who is served first, bots by workers of their own
NOBODY = ""  # for whom there is no queue of one's own
WAITING = 2000  # jobs that may wait; more are turned away


@dataclass(slots=True)
class Answer:
    """What a bot does, and what it wants to be reminded of the next time."""

    move: int
    memory: object


@dataclass(slots=True)
class Question:
    """Everything a bot is told."""

    game: str
    path: str
    level: str
    seat: int
    view: Data
    moves: list[int]
    seed: int
    memory: object = None
    slot: float = 0.0  # seconds that it takes, whatever there is to think about

    def answer(self) -> Answer:
        """What the bot does. With a slot the worker is busy until it is over, so that neither its
        queue nor its core tells whether there was a choice."""
        end = time.perf_counter() + self.slot
        found = self._choose()
        while time.perf_counter() < end:
            pass
        return found

    def _choose(self) -> Answer:
        from rookery import bots, games
        from rookery.kernel.chance import seeded

        if len(self.moves) == 1:
            return Answer(self.moves[0], self.memory)
        game = games.load(self.game, self.path or None)
        bot = bots.make(self.level, game, self.seat, seeded(self.seed))
        bot.remind(self.memory)
        try:
            return Answer(bot.choose(self.view, self.moves), bot.memory())
        finally:
            bot.close()


@dataclass(slots=True)
class Advise:
    """What would a search do in this seat's place?"""

    game: str
    path: str
    seat: int
    view: Data
    seconds: float
    seed: int

    def answer(self) -> object:
        from rookery import games
        from rookery.bots.advice import advise

        game = games.load(self.game, self.path or None)
        return advise(game, self.view, self.seat, self.seconds, self.seed)


@dataclass(slots=True)
class Assess:
    """How does a true state of a finished match stand?

    The answer is the sum of each seat's chances in so many worlds, how many there were (at most
    `worlds`, at least one, and no new one after so many `seconds`), and how long it took.
    """

    game: str
    path: str
    position: Data
    worlds: int
    seconds: float
    seed: int

    def answer(self) -> object:
        from rookery import games
        from rookery.bots.searching import chances

        began = time.perf_counter()
        end = began + self.seconds
        state = games.load(self.game, self.path or None).from_position(
            self.position, rehearse=False
        )
        total, seen = [0.0] * state.seats, 0
        while not seen or (seen < self.worlds and time.perf_counter() < end):
            win = chances(state, 1, self.seed + seen)
            total = [sum(both) for both in zip(total, win, strict=True)]
            seen += 1
        return total, seen, time.perf_counter() - began


Job = Question | Advise | Assess


@dataclass(slots=True)
class Failed:
    """No answer: what went wrong, and where. Not in its own words, which may name a card."""

    what: str
    where: str


def work(pipe: Connection) -> None:
    """The life of a worker: a job in, its answer out."""
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            answer: object = job.answer()
        except Exception as error:  # a bot's own fault must not end the worker
            last = traceback.extract_tb(error.__traceback__)[-1]
            answer = Failed(type(error).__name__, f"{last.filename}:{last.lineno}")
        pipe.send(answer)


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, job: Job, seconds: float) -> object | None:
        """The answer; None if it was too slow, crashed, or said something unspeakable."""
        try:
            self.pipe.send(job)
            if not self.pipe.poll(seconds):
                return None
            answer: object = self.pipe.recv()
        except (OSError, EOFError, ValueError, TypeError, AttributeError, ImportError):
            return None
        return answer

    def kill(self) -> None:
        self.process.kill()
        self.process.join(2)
        self.pipe.close()


class Thinkers:
    """A few workers; whoever is free takes the most urgent job."""

    def __init__(self, count: int, seconds: float = 10.0, advisers: bool = True) -> None:
        self.count = count
        # Who gives hints and judges; started when somebody asks for the first time.
        self.advisers = Thinkers(1, seconds, False) if advisers else None
        self._advising = asyncio.Lock()
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(max(1, count), "thinker")  # each waits for one worker
        self.killed = 0
        self.thought = 0.0
        self._free: list[Worker] = []
        self._all: list[Worker] = []
        self._waiting: list[tuple[int, float, int, asyncio.Future[Worker]]] = []
        self._number = 0
        # Everybody's jobs are lined up as if each had a worker of their own that is as much slower
        # as there are others: `_begun` is how far those have come, `_lined_up` where each one's
        # last job would end.
        self._begun = 0.0
        self._lined_up: dict[str, float] = {}

    @property
    def queued(self) -> int:
        """How many bots wait for a worker."""
        return len(self._waiting)

    async def start(self) -> None:
        for _ in range(self.count):
            await self._hire()

    async def _hire(self) -> None:
        worker = await asyncio.to_thread(Worker)
        self._all.append(worker)
        self._release(worker)

    def _release(self, worker: Worker) -> None:
        """Give a worker to whoever waits with the most urgent job."""
        while self._waiting:
            _, began, _, waiter = heapq.heappop(self._waiting)
            if not waiter.done():
                self._begun = max(self._begun, began)
                waiter.set_result(worker)
                return
        self._free.append(worker)

    async def _acquire(self, urgency: int, whose: str, seconds: float) -> Worker | None:
        began = max(self._begun, self._lined_up.get(whose, 0.0))
        if whose != NOBODY:
            if len(self._lined_up) > WAITING:
                self._lined_up = {k: v for k, v in self._lined_up.items() if v > self._begun}
            self._lined_up[whose] = began + seconds
        if self._free:
            self._begun = max(self._begun, began)
            return self._free.pop()
        if len(self._waiting) >= WAITING:
            return None
        self._number += 1
        waiter: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, began, self._number, waiter))
        try:
            return await waiter
        except asyncio.CancelledError:  # the table went away just as a worker came
            if waiter.done() and not waiter.cancelled():
                self._release(waiter.result())
            raise

    async def ask(
        self, job: Job, urgency: int, whose: str = NOBODY, seconds: float = 1.0
    ) -> object | None:
        """A worker's answer, or None if there was none in time.

        Of equally urgent jobs those come first whose owner has had least: so whoever has sixty
        tables makes their own bots wait, and not those of others. `seconds` is what such a job
        takes as far as everybody knows.
        """
        if urgency != BOT and self.advisers is not None:
            async with self._advising:
                if not self.advisers._all:
                    await self.advisers.start()
            return await self.advisers.ask(job, urgency, whose, seconds)
        worker = await self._acquire(urgency, whose, seconds)
        if worker is None:
            return None
        began = time.perf_counter()
        answer: object | None = None
        try:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self._threads, worker.ask, job, self.seconds)
        finally:  # also when the table goes away meanwhile: the worker must not be lost
            self.thought += time.perf_counter() - began
            if answer is None:
                self._all.remove(worker)
                self.killed += 1
                await asyncio.shield(self._replace(worker))
            else:
                self._release(worker)
        if isinstance(answer, Failed):
            name = type(job).__name__
            log.error("%s of %s failed: %s at %s", name, job.game, answer.what, answer.where)
        return answer

    async def think(
        self, question: Question, whose: str = NOBODY, seconds: float = 1.0
    ) -> Answer | None:
        """What a bot says, or None if it says nothing. Whether it is legal is for the caller to
        find out."""
        answer = await self.ask(question, BOT, whose, seconds)
        return answer if isinstance(answer, Answer) else None

    async def _replace(self, worker: Worker) -> None:
        await asyncio.to_thread(worker.kill)
        await self._hire()

    async def stop(self) -> None:
        if self.advisers is not None:
            await self.advisers.stop()
        for worker in self._all:
            await asyncio.to_thread(worker.kill)
        self._threads.shutdown(wait=False)
