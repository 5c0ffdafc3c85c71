"""Where tables are kept: an append-only log of what happened at each, in one SQLite file.

All writes of all tables go to one thread, which commits what has piled up in one go (group commit)
and only then reports back. `synchronous=FULL` means that what was reported survives a power cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from rookery.kernel.errors import RookeryError
from rookery.kernel.state import Data

T = TypeVar("T")

SCHEMA = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, settings TEXT NOT NULL,
        public INTEGER NOT NULL, status TEXT NOT NULL, created REAL NOT NULL, touched REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (public, status, touched);
    CREATE TABLE log (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, cmd TEXT NOT NULL, kind TEXT NOT NULL,
        seat INTEGER, body TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, cmd)
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE accounts (
        name TEXT PRIMARY KEY, secret TEXT NOT NULL, created REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE account_seats (
        account TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, token TEXT NOT NULL,
        PRIMARY KEY (account, table_id, seat)
    ) WITHOUT ROWID;
    """,
]


class StorageDown(RookeryError):
    """Nothing can be stored now. What was asked has not happened; try again."""


class Conflict(RookeryError):
    """Somebody else has written this entry first."""


@dataclass(slots=True)
class Row:
    """One entry of a table's log."""

    seq: int
    cmd: str
    kind: str
    seat: int | None
    body: Data
    at: float = field(default_factory=time.time)


@dataclass(slots=True)
class TableRow:
    """A table without its log."""

    id: str
    game: str
    seats: int
    settings: Data
    public: bool
    status: str
    created: float
    touched: float


class Store(Protocol):
    """What the server asks of a database; the same contract for every kind."""

    async def create(self, table: TableRow, rows: list[Row], tokens: dict[str, int]) -> None: ...

    async def append(self, table_id: str, rows: list[Row], status: str) -> None: ...

    async def add_token(self, table_id: str, token_hash: str, seat: int) -> None: ...

    async def table(self, table_id: str) -> TableRow | None: ...

    async def log(self, table_id: str) -> list[Row]: ...

    async def tokens(self, table_id: str) -> dict[str, int]: ...

    async def listed(self, status: str, limit: int) -> list[TableRow]: ...

    async def unfinished(self) -> list[str]: ...

    async def close(self) -> None: ...


class SqliteStore:
    """SQLite with one writer thread and one reader connection."""

    def __init__(self, path: str | Path) -> None:
        self.path = str(path)
        self.commits = 0
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        self._ready = threading.Event()
        self._failure: Exception | None = None
        self._thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()
        self._ready.wait()
        if self._failure:
            raise StorageDown(f"{self.path}: {self._failure}")
        self._reader = self._connect()
        self._reading = threading.Lock()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=5.0)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        return db

    # Writing

    def _write(self) -> None:
        try:
            db = self._connect()
            migrate(db)
        except sqlite3.Error as error:
            self._failure = error
            self._ready.set()
            return
        self._ready.set()
        while True:
            job = self._jobs.get()
            if job is None:
                db.close()
                return
            batch = [job]
            while len(batch) < 500:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._jobs.put(None)
                    break
                batch.append(more)
            self._commit(db, batch)

    def _commit(self, db: sqlite3.Connection, batch: list[_Job]) -> None:
        """Carry out a batch in one transaction; a job that fails is undone alone."""
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in batch:
                db.execute("SAVEPOINT job")
                try:
                    job.work(db)
                except sqlite3.IntegrityError as error:
                    db.execute("ROLLBACK TO job")
                    job.error = Conflict(str(error))
                db.execute("RELEASE job")
            db.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            if db.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
            for job in batch:
                job.error = StorageDown(f"nothing can be stored now: {error}")
        for job in batch:
            job.loop.call_soon_threadsafe(job.finish)

    async def _do(self, work: Callable[[sqlite3.Connection], None]) -> None:
        loop = asyncio.get_running_loop()
        job = _Job(work, loop)
        self._jobs.put(job)
        await job.done

    async def create(self, table: TableRow, rows: list[Row], tokens: dict[str, int]) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table.id,
                    table.game,
                    table.seats,
                    msgspec.json.encode(table.settings).decode(),
                    int(table.public),
                    table.status,
                    table.created,
                    table.touched,
                ),
            )
            _insert(db, table.id, rows)
            for token_hash, seat in tokens.items():
                db.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token_hash, table.id, seat))

        await self._do(work)

    async def append(self, table_id: str, rows: list[Row], status: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            _insert(db, table_id, rows)
            db.execute(
                "UPDATE tables SET status = ?, touched = ? WHERE id = ?",
                (status, rows[-1].at, table_id),
            )

        await self._do(work)

    async def add_token(self, table_id: str, token_hash: str, seat: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token_hash, table_id, seat))

        await self._do(work)

    # Reading

    async def _read(self, sql: str, arguments: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        def work() -> list[tuple[Any, ...]]:
            with self._reading:
                return self._reader.execute(sql, arguments).fetchall()

        try:
            return await asyncio.to_thread(work)
        except sqlite3.Error as error:
            raise StorageDown(f"nothing can be read now: {error}") from error

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._read("SELECT * FROM tables WHERE id = ?", (table_id,))
        return _table(rows[0]) if rows else None

    async def log(self, table_id: str) -> list[Row]:
        rows = await self._read(
            "SELECT seq, cmd, kind, seat, body, at FROM log WHERE table_id = ? ORDER BY seq",
            (table_id,),
        )
        return [Row(r[0], r[1], r[2], r[3], msgspec.json.decode(r[4]), r[5]) for r in rows]

    async def tokens(self, table_id: str) -> dict[str, int]:
        rows = await self._read("SELECT hash, seat FROM tokens WHERE table_id = ?", (table_id,))
        return {row[0]: row[1] for row in rows}

    async def listed(self, status: str, limit: int) -> list[TableRow]:
        rows = await self._read(
            "SELECT * FROM tables WHERE public = 1 AND status = ? ORDER BY touched DESC LIMIT ?",
            (status, limit),
        )
        return [_table(row) for row in rows]

    async def unfinished(self) -> list[str]:
        rows = await self._read(
            "SELECT id FROM tables WHERE status IN ('playing', 'paused') ORDER BY touched DESC", ()
        )
        return [row[0] for row in rows]

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()


class _Job:
    """Something to write, and who waits for it."""

    def __init__(
        self, work: Callable[[sqlite3.Connection], None], loop: asyncio.AbstractEventLoop
    ) -> None:
        self.work = work
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()
        self.error: Exception | None = None

    def finish(self) -> None:
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(None)


def _insert(db: sqlite3.Connection, table_id: str, rows: list[Row]) -> None:
    db.executemany(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, r.seq, r.cmd, r.kind, r.seat, msgspec.json.encode(r.body).decode(), r.at)
            for r in rows
        ],
    )


def _table(row: tuple[Any, ...]) -> TableRow:
    settings = msgspec.json.decode(row[3])
    return TableRow(row[0], row[1], row[2], settings, bool(row[4]), row[5], row[6], row[7])


def migrate(db: sqlite3.Connection) -> None:
    """Bring the schema up to date; refuse a file of a newer version."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(SCHEMA):
        raise sqlite3.DatabaseError(
            f"the file has schema {version}, this version knows {len(SCHEMA)}: upgrade Rookery"
        )
    for number in range(version, len(SCHEMA)):
        db.executescript(f"BEGIN; {SCHEMA[number]} PRAGMA user_version = {number + 1}; COMMIT;")
