"""Hints between server processes: "look there now". They may be late or lost; the truth is stored.

Redis carries them if there is one, otherwise PostgreSQL's NOTIFY. Without either, a process finds
the same things out at its next heartbeat.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable

from rookery.extras import Missing

log = logging.getLogger("rookery.server")

CHANNEL = "rookery"
RETRY_SECONDS = 1.0

Heard = Callable[[str], None]


class Hints(ABC):
    """A channel that all processes share; reconnects by itself."""

    def __init__(self) -> None:
        self.heard: Heard = lambda hint: None
        self._task: asyncio.Task[None] | None = None

    def start(self, heard: Heard) -> None:
        self.heard = heard
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        down = False
        while True:
            try:
                await self._listen()
            except Exception as error:
                if not down:
                    log.warning("hints between processes are late: %s", error)
                down = True
            await asyncio.sleep(RETRY_SECONDS)

    @abstractmethod
    async def _listen(self) -> None:
        """Connect and pass on what is heard until the connection breaks."""

    @abstractmethod
    async def _send(self, hint: str) -> None: ...

    async def send(self, hint: str) -> None:
        """Tell the other processes; if it does not reach them, they find out later."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._send(hint), RETRY_SECONDS)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class RedisHints(Hints):
    """Redis publish and subscribe."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            from redis.asyncio import Redis
        except ModuleNotFoundError as error:
            raise Missing("Redis", "cluster") from error

        self._redis = Redis.from_url(url, socket_timeout=None, socket_connect_timeout=RETRY_SECONDS)

    async def _listen(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    self.heard(message["data"].decode())

    async def _send(self, hint: str) -> None:
        await self._redis.publish(CHANNEL, hint)

    async def stop(self) -> None:
        await super().stop()
        await self._redis.aclose()


class NotifyHints(Hints):
    """PostgreSQL's LISTEN and NOTIFY, on a connection of its own."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._speaking: object = None

    async def _listen(self) -> None:
        import asyncpg

        db = await asyncpg.connect(self.url, timeout=RETRY_SECONDS)
        closed = asyncio.Event()
        db.add_termination_listener(lambda connection: closed.set())
        await db.add_listener(CHANNEL, lambda db, pid, channel, hint: self.heard(str(hint)))
        self._speaking = db
        try:
            await closed.wait()
        finally:
            self._speaking = None
            db.terminate()
        raise ConnectionError("PostgreSQL has closed the connection")

    async def _send(self, hint: str) -> None:
        db = self._speaking
        if db is not None:
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, hint)  # type: ignore[attr-defined]
