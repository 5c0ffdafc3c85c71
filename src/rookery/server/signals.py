"""Signals between server processes: "look there now". They may be late or lost; the truth is
stored, and whoever misses one finds the same out at the next heartbeat.

PostgreSQL's NOTIFY carries them, on a connection of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

log = logging.getLogger("rookery.server")

CHANNEL = "rookery"
RETRY_SECONDS = 1.0

Heard = Callable[[str], None]


class Signals:
    """A channel that all processes on one PostgreSQL share; reconnects by itself."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.heard: Heard = lambda signal: None
        self._speaking: object = None
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
                    log.warning("signals between processes are late: %s", error)
                down = True
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        """Connect and pass on what is heard until the connection breaks."""
        import asyncpg

        db = await asyncpg.connect(self.url, timeout=RETRY_SECONDS)
        closed = asyncio.Event()
        db.add_termination_listener(lambda connection: closed.set())
        await db.add_listener(CHANNEL, lambda db, pid, channel, signal: self.heard(str(signal)))
        self._speaking = db
        try:
            await closed.wait()
        finally:
            self._speaking = None
            db.terminate()
        raise ConnectionError("PostgreSQL has closed the connection")

    async def _send(self, signal: str) -> None:
        db = self._speaking
        if db is not None:
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, signal)  # type: ignore[attr-defined]

    async def send(self, signal: str) -> None:
        """Tell the other processes; if it does not reach them, they find out later."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._send(signal), RETRY_SECONDS)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
