"""Bots think in processes of their own: they see a view, have a time limit, and can be killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from rookery.kernel.state import Data


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


def work(pipe: Connection) -> None:
    """The life of a worker: a question in, a move out."""
    from rookery import bots, games
    from rookery.kernel.chance import seeded

    while True:
        try:
            q: Question = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        game = games.load(q.game, q.path or None)
        try:
            move = bots.make(q.level, game, q.seat, seeded(q.seed)).choose(q.view, q.moves)
        except Exception:  # a bot's own fault must not end the worker
            move = -1
        pipe.send(move)


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, question: Question, seconds: float) -> int | None:
        """The bot's move; None if it was too slow, crashed, or answered nonsense."""
        try:
            self.pipe.send(question)
            if not self.pipe.poll(seconds):
                return None
            move = self.pipe.recv()
        except (OSError, EOFError, ValueError, TypeError):  # gone, or something unspeakable
            return None
        return move if isinstance(move, int) else None

    def kill(self) -> None:
        self.process.kill()
        self.process.join(2)
        self.pipe.close()


class Thinkers:
    """A few workers; whoever is free takes the next question."""

    def __init__(self, count: int, seconds: float = 10.0) -> None:
        self.count = count
        self.seconds = seconds
        self.killed = 0
        self.thought = 0.0
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: list[Worker] = []

    async def start(self) -> None:
        for _ in range(self.count):
            await self._hire()

    async def _hire(self) -> None:
        worker = await asyncio.to_thread(Worker)
        self._all.append(worker)
        self._free.put_nowait(worker)

    async def think(self, question: Question) -> int | None:
        """A legal move, or None: then the caller takes the default."""
        worker = await self._free.get()
        began = time.perf_counter()
        move: int | None = None
        try:
            move = await asyncio.to_thread(worker.ask, question, self.seconds)
        finally:  # also when the table goes away meanwhile: the worker must not be lost
            self.thought += time.perf_counter() - began
            if move is None:
                self._all.remove(worker)
                self.killed += 1
                await asyncio.shield(self._replace(worker))
            else:
                self._free.put_nowait(worker)
        return move if move in question.moves else None

    async def _replace(self, worker: Worker) -> None:
        await asyncio.to_thread(worker.kill)
        await self._hire()

    async def stop(self) -> None:
        for worker in self._all:
            await asyncio.to_thread(worker.kill)
