"""PostgreSQL, for several server processes: one connection writes, a few read.

The writer takes what has piled up, carries it out in one transaction, then tells those who wait.
If one job of a batch cannot be done, the batch is done again job by job.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from rookery.server.storage import schema
from rookery.server.storage.base import Conflict, Fenced, Rows, Step, StorageDown, Store, Unstorable

BATCH = 200  # jobs in one transaction, at most
NOW = "extract(epoch FROM clock_timestamp())::float8"
WORDS = {"real": "DOUBLE PRECISION", "big": "BIGINT", "tight": ""}
MIGRATION_LOCK = 0x726F6F6B  # any number, as long as it is always the same
DOWN = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


@functools.cache
def translated(sql: str) -> str:
    """A statement with PostgreSQL's kind of arguments."""
    parts = sql.replace("{now}", NOW).split("?")
    numbers = itertools.count(1)
    return parts[0] + "".join(f"${next(numbers)}{part}" for part in parts[1:])


class PostgresStore(Store):
    """PostgreSQL through asyncpg."""

    kind = "postgresql"

    def __init__(self, url: str, seconds: float = 5.0) -> None:
        self.url = url
        self.seconds = seconds  # how long an answer may take before the database counts as away
        self.commits = 0
        self._pool: asyncpg.Pool | None = None
        self._writer: asyncpg.Connection | None = None
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> PostgresStore:
        try:
            self._writer = await self._connect()
            await migrate(self._writer)
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=4,
                timeout=self.seconds,
                command_timeout=self.seconds,
            )
        except DOWN as error:
            raise StorageDown(f"PostgreSQL: {error}") from error
        self._task = asyncio.create_task(self._work())
        return self

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self.url, timeout=self.seconds, command_timeout=self.seconds)

    # Writing ------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < BATCH and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            try:
                if not await self._commit(batch):
                    for job in batch:
                        await self._commit([job])
            except DOWN as error:
                self._drop()
                for job in batch:
                    job.fail(StorageDown(f"nothing can be stored now: {error or 'no answer'}"))

    async def _commit(self, batch: list[_Job]) -> bool:
        """Carry out a batch in one transaction; False if one of several jobs spoils it."""
        if self._writer is None:
            self._writer = await self._connect()
        try:
            async with self._writer.transaction():
                results = [await self._carry_out(self._writer, job) for job in batch]
        except (asyncpg.IntegrityConstraintViolationError, Conflict) as error:
            if len(batch) > 1:
                return False
            batch[0].fail(error if isinstance(error, Conflict) else Conflict(str(error)))
            return True
        except asyncpg.DataError as error:  # one job's fault, not the connection's
            if len(batch) > 1:
                return False
            batch[0].fail(Unstorable(str(error)))
            return True
        self.commits += 1
        for job, rows in zip(batch, results, strict=True):
            job.succeed(rows)
        return True

    async def _carry_out(self, db: asyncpg.Connection, job: _Job) -> Rows:
        rows: Rows = []
        for step in job.steps:
            rows = [tuple(row) for row in await db.fetch(translated(step.sql), *step.arguments)]
            if step.must and not rows:
                raise Fenced("another process has taken this table over")
        return rows

    def _drop(self) -> None:
        """Give the connection up; whatever it was doing is undone, or was done."""
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None

    async def write(self, *steps: Step) -> Rows:
        job = _Job(steps)
        self._jobs.put_nowait(job)
        return await job.done

    # Reading ------------------------------------------------------------------------------------

    async def read(self, sql: str, *arguments: Any) -> Rows:
        assert self._pool is not None
        try:
            async with self._pool.acquire(timeout=self.seconds) as db:
                return [tuple(row) for row in await db.fetch(translated(sql), *arguments)]
        except asyncpg.DataError as error:
            raise Unstorable(str(error)) from error
        except DOWN as error:
            raise StorageDown(f"nothing can be read now: {error or 'no answer'}") from error

    async def scan(self, names: list[str], size: int) -> AsyncIterator[tuple[str, Rows]]:
        assert self._pool is not None
        async with (
            self._pool.acquire() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            for name in names:
                found = await db.cursor(f"SELECT * FROM {name}")
                while rows := await found.fetch(size):
                    yield name, [tuple(row) for row in rows]

    async def fill(self, batches: AsyncIterator[list[Step]]) -> None:
        assert self._pool is not None
        try:
            async with self._pool.acquire() as db, db.transaction():
                async for steps in batches:
                    for step in steps:
                        await db.execute(translated(step.sql), *step.arguments)
        except DOWN as error:
            raise StorageDown(f"nothing was stored: {error or 'no answer'}") from error

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._drop()
        if self._pool is not None:
            with contextlib.suppress(*DOWN):
                await asyncio.wait_for(self._pool.close(), self.seconds)
            self._pool.terminate()


class _Job:
    """Something to write, and who waits for it."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.steps = steps
        self.done: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()

    def succeed(self, rows: Rows) -> None:
        if not self.done.done():
            self.done.set_result(rows)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


async def migrate(db: asyncpg.Connection) -> None:
    """Bring the schema up to date; processes that start together do it one after the other."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = await db.fetchval("SELECT version FROM schema_version") or 0
        schema.check(version)
        for number in range(version, len(schema.STEPS)):
            for statement in schema.statements(number, **WORDS):
                await db.execute(statement)
        if version < len(schema.STEPS):
            await db.execute("DELETE FROM schema_version")
            await db.execute("INSERT INTO schema_version VALUES ($1)", len(schema.STEPS))
