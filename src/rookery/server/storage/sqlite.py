"""One SQLite file: a writer thread that commits what has piled up, and a connection to read with.

`synchronous=FULL` means that what was reported as stored survives a power cut. Entries of logs, the
bulk of the work, are written with two statements for a whole batch: every statement hands Python's
global lock over and back, which is slow while the event loop is busy. What has been committed is
moved from the write-ahead log into the file by a thread of its own: done inside a commit, as SQLite
does by itself, it makes everybody wait for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

import msgspec

from rookery.kernel.state import Data
from rookery.server.storage import schema
from rookery.server.storage.base import (
    Conflict,
    Fenced,
    Row,
    Rows,
    Step,
    StorageDown,
    Store,
    append_steps,
)

BATCH = 500  # jobs in one transaction, at most
GATHER = 0.004  # seconds to wait for more when there is much to do: fewer, larger commits
CHECKPOINT = 1.0  # seconds between two looks at the write-ahead log
SHORT = 4_000_000  # bytes of it that can wait,
LONG = 48_000_000  # and so many that it has to start from its beginning again
NOW = "((julianday('now') - 2440587.5) * 86400.0)"
UPDATE_ALL = """
    UPDATE tables SET status = j.value ->> 2, touched = j.value ->> 3, asked = j.value ->> 4
    FROM json_each(?) AS j WHERE tables.id = j.value ->> 0 AND epoch = j.value ->> 1
    RETURNING tables.id
"""
INSERT_ALL = """
    INSERT INTO log SELECT value ->> 0, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
    value ->> 9, value ->> 3 FROM json_each(?)
"""
WORDS = {"real": "REAL", "big": "INTEGER", "tight": "WITHOUT ROWID"}


class SqliteStore(Store):
    """SQLite: the default, for one server process."""

    kind = "sqlite"

    def __init__(self, path: str | Path, seconds: float = 5.0) -> None:
        self.path = str(path)
        self.seconds = seconds  # how long a lock of somebody else is waited for
        self.commits = 0
        self._file = (0, 0)
        self._lock: IO[str] | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._busy = False
        self._ready = threading.Event()
        self._failure: Exception | None = None
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()
        self._ready.wait()
        if self._failure:
            raise StorageDown(f"{self.path}: {self._failure}")
        self._closing = threading.Event()
        self._tidier = threading.Thread(target=self._tidy, name="checkpoints", daemon=True)
        self._tidier.start()
        self._reader = self._connect()
        # A thread of its own: whatever else the server does in threads must not hold up reading.
        self._reading = ThreadPoolExecutor(1, "reader")

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=self.seconds
        )
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        return db

    # Writing ------------------------------------------------------------------------------------

    def _work(self) -> None:
        try:
            db = self._connect()
            db.execute("PRAGMA wal_autocheckpoint=0")
            migrate(db)
            mine = os.stat(self.path)
            self._file = (mine.st_dev, mine.st_ino)
        except (sqlite3.Error, OSError, StorageDown) as error:
            self._failure = error
            self._ready.set()
            return
        self._ready.set()
        while (batch := self._batch()) is not None:
            self._commit(db, batch)
        db.close()

    def _tidy(self) -> None:
        """Checkpoints beside the writer, who need not wait; only when the log has grown very long,
        for the moment that the last of it takes."""
        log = Path(f"{self.path}-wal")
        with contextlib.closing(self._connect()) as db:
            while not self._closing.wait(CHECKPOINT):
                with contextlib.suppress(OSError, sqlite3.Error):  # the next look may do better
                    if log.stat().st_size > SHORT:
                        db.execute("PRAGMA wal_checkpoint(PASSIVE)")
                    if log.stat().st_size > LONG:
                        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _batch(self) -> list[_Job] | None:
        """Whatever waits to be written; None at the end."""
        job = self._jobs.get()
        if job is None:
            return None
        if self._busy:
            time.sleep(GATHER)
        batch = [job]
        while len(batch) < BATCH:
            try:
                more = self._jobs.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._jobs.put(None)
                break
            batch.append(more)
        self._busy = len(batch) > 1
        return batch

    def _commit(self, db: sqlite3.Connection, batch: list[_Job]) -> None:
        """Carry out a batch in one transaction; a job that fails is undone alone."""
        try:
            self._check_file()
            db.execute("BEGIN IMMEDIATE")
            for job in self._append_all(db, batch):
                db.execute("SAVEPOINT job")
                try:
                    job.carry_out(db)
                except (sqlite3.IntegrityError, Conflict) as error:
                    db.execute("ROLLBACK TO job")
                    job.error = error if isinstance(error, Conflict) else Conflict(str(error))
                db.execute("RELEASE job")
            db.execute("COMMIT")
            self._check_file()
            self.commits += 1
        except (sqlite3.Error, StorageDown) as error:
            if db.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
            for job in batch:
                job.error = (
                    error
                    if isinstance(error, StorageDown)
                    else StorageDown(f"nothing can be stored now: {error}")
                )
        for loop in {job.loop for job in batch}:
            mine = [job for job in batch if job.loop is loop]
            with contextlib.suppress(RuntimeError):  # that loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_finish, mine)

    def _append_all(self, db: sqlite3.Connection, batch: list[_Job]) -> list[_Job]:
        """Write the log entries of a batch all at once; returns what has to be done one by one."""
        jobs = {job.entry[0]: job for job in batch if job.entry is not None}
        if len(jobs) < 2 or any(job.entry and jobs[job.entry[0]] is not job for job in batch):
            return batch  # nothing to gain, or two entries for one table
        db.execute("SAVEPOINT entries")
        try:
            changes = [job.entry[:5] for job in jobs.values() if job.entry]
            owned = db.execute(UPDATE_ALL, (msgspec.json.encode(changes).decode(),)).fetchall()
            rows = [jobs[table_id].whole_entry() for (table_id,) in owned]
            db.execute(INSERT_ALL, (msgspec.json.encode(rows).decode(),))
        except sqlite3.IntegrityError:  # one of them spoils it for all: one by one
            db.execute("ROLLBACK TO entries")
            db.execute("RELEASE entries")
            return batch
        db.execute("RELEASE entries")
        for table_id in jobs.keys() - {table_id for (table_id,) in owned}:
            jobs[table_id].error = Fenced("another process has taken this table over")
        return [job for job in batch if job.entry is None]

    async def write(self, *steps: Step) -> Rows:
        return await self._queue(_Job(steps, asyncio.get_running_loop()))

    async def _queue(self, job: _Job) -> Rows:
        self._jobs.put(job)
        return await job.done

    async def append(
        self,
        table_id: str,
        epoch: int,
        rows: list[Row],
        status: str,
        asked: int = 0,
        brief: Data | None = None,
        more: tuple[Step, ...] = (),
    ) -> None:
        if len(rows) != 1 or brief is not None or more:
            await super().append(table_id, epoch, rows, status, asked, brief, more)
            return
        row = rows[0]
        job = _Job((), asyncio.get_running_loop())
        job.row = row
        job.entry = (table_id, epoch, status, row.at, asked, row.seq, row.cmd, row.kind, row.seat)
        await self._queue(job)

    # Reading ------------------------------------------------------------------------------------

    async def read(self, sql: str, *arguments: Any) -> Rows:
        def work() -> Rows:
            return self._reader.execute(sql.replace("{now}", NOW), arguments).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work)
        except sqlite3.Error as error:
            raise StorageDown(f"nothing can be read now: {error}") from error

    # One process --------------------------------------------------------------------------------

    async def enroll(self, node: str, address: str, seconds: float) -> None:
        """A lock on a file beside the database keeps a second server away, and dies with us."""
        try:
            lock = open(f"{self.path}.lock", "a+")  # noqa: SIM115 held for life
        except OSError as error:
            raise StorageDown(f"{self.path}.lock: {error.strerror}") from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            lock.close()
            raise StorageDown(
                f"another server runs on {self.path}; several need PostgreSQL"
            ) from error
        self._lock = lock

    async def beat(self, node: str, address: str, seconds: float) -> int:
        return await self.taken()

    async def scan(self, names: list[str], size: int) -> AsyncIterator[tuple[str, Rows]]:
        db = await asyncio.to_thread(self._connect)
        try:
            db.execute("BEGIN")  # in WAL mode this sees one moment and is in nobody's way
            for name in names:
                found = db.execute(f"SELECT * FROM {name}")
                while rows := await asyncio.to_thread(found.fetchmany, size):
                    yield name, rows
        finally:
            db.close()

    async def fill(self, batches: AsyncIterator[list[Step]]) -> None:
        db = await asyncio.to_thread(self._connect)

        def carry_out(steps: list[Step]) -> None:
            for step in steps:
                db.execute(step.sql, step.arguments)

        try:
            db.execute("BEGIN IMMEDIATE")
            async for steps in batches:
                await asyncio.to_thread(carry_out, steps)
            await asyncio.to_thread(db.execute, "COMMIT")
        except sqlite3.Error as error:
            raise StorageDown(f"{self.path}: nothing was stored: {error}") from error
        finally:
            db.close()  # what was not committed is gone

    async def backup(self, path: str | Path) -> None:
        """A copy of the whole file as it is at one moment, made while the server runs."""

        def work() -> None:
            with (
                contextlib.closing(self._connect()) as source,
                contextlib.closing(sqlite3.connect(path)) as target,
            ):
                source.backup(target)

        try:
            await asyncio.to_thread(work)
        except sqlite3.Error as error:
            raise StorageDown(f"{path}: {error}") from error

    def _check_file(self) -> None:
        """Whether the file is still where it was: what is written into one that was moved away or
        deleted is lost as soon as we close it."""
        try:
            there = os.stat(self.path)
        except OSError as error:
            raise StorageDown(
                f"nothing can be stored now: {self.path}: {error.strerror}"
            ) from error
        if (there.st_dev, there.st_ino) != self._file:
            raise StorageDown(f"nothing can be stored now: {self.path} is another file")

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._closing.set()
        await asyncio.to_thread(self._tidier.join)
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.close()
        if self._lock is not None:
            self._lock.close()


class _Job:
    """Something to write, and who waits for it."""

    def __init__(self, steps: tuple[Step, ...], loop: asyncio.AbstractEventLoop) -> None:
        self.steps = steps
        self.loop = loop
        self.done: asyncio.Future[Rows] = loop.create_future()
        self.entry: tuple[Any, ...] | None = None  # a single log entry, to be written in bulk
        self.row: Row | None = None
        self.rows: Rows = []
        self.error: Exception | None = None

    def whole_entry(self) -> tuple[Any, ...]:
        assert self.entry is not None
        assert self.row is not None
        return (*self.entry, msgspec.json.encode(self.row.body).decode())

    def carry_out(self, db: sqlite3.Connection) -> None:
        if self.entry is not None and self.row is not None:
            table_id, epoch, status, _, asked = self.entry[:5]
            self.steps = append_steps(table_id, epoch, [self.row], status, asked, None)
        for step in self.steps:
            self.rows = db.execute(step.sql.replace("{now}", NOW), step.arguments).fetchall()
            if step.must and not self.rows:
                raise Fenced("another process has taken this table over")


def _finish(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.rows)


def migrate(db: sqlite3.Connection) -> None:
    """Bring the schema up to date, one step at a time."""
    version = -1
    while version < len(schema.STEPS):
        db.execute("BEGIN IMMEDIATE")  # another process may be at it too
        try:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            schema.check(version)
            if version < len(schema.STEPS):
                for statement in schema.statements(version, **WORDS):
                    db.execute(statement)
                db.execute(f"PRAGMA user_version = {version + 1}")
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise
