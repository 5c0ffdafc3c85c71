"""What the server asks of a database, written once for every kind.

The SQL here is understood by SQLite and PostgreSQL alike; `?` stands for an argument and `{now}`
for the database's own time. A kind of database brings two things: reading, and writing a job, which
is one or several steps that happen all or not at all. Jobs of many tables that come at the same
time are committed together, and nobody is told before that.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rookery.kernel.errors import RookeryError
from rookery.kernel.state import Data

COLUMNS = "id, game, seats, settings, public, status, created, touched, brief, owner, epoch, asked"
ALIVE = "SELECT id FROM nodes WHERE expires > {now}"


class StorageDown(RookeryError):
    """The store cannot be used now. Whether a write has happened is open: read, then retry."""


class Conflict(RookeryError):
    """Somebody else has written this entry first."""


class Unstorable(RookeryError):
    """Something in it cannot be stored, such as a NUL byte. The store itself is well."""


class Fenced(Conflict):
    """Another process has taken this table over; whoever sees this may not write any more."""


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
    """A table without its log. `brief` is what a lobby shows of it; `asked` has a bit for each seat
    that has something to decide.

    `owner` is the process that plays it now, and `epoch` counts its owners: every write names the
    epoch, and only the newest one is accepted.
    """

    id: str
    game: str
    seats: int
    settings: Data
    public: bool
    status: str
    created: float
    touched: float
    brief: Data = field(default_factory=dict)
    owner: str | None = None
    epoch: int = 1
    asked: int = 0


@dataclass(slots=True)
class Node:
    """A server process: its name, where others reach it, and whether it was heard of lately."""

    id: str
    address: str
    alive: bool


@dataclass(slots=True)
class Ban:
    """Addresses that are not let in, and the operator's note of the reason."""

    network: str
    why: str
    since: float


@dataclass(slots=True)
class Step:
    """A statement of a job. If nothing comes back although it `must`, the job is fenced off."""

    sql: str
    arguments: tuple[Any, ...]
    must: bool = False


Rows = list[tuple[Any, ...]]


def encoded(data: Data) -> str:
    return msgspec.json.encode(data).decode()


class Store(ABC):
    """A database that keeps the tables; the same contract for every kind."""

    kind: str
    commits = 0

    @abstractmethod
    async def write(self, *steps: Step) -> Rows:
        """Carry out a job for good, and return what its last step gave back."""

    @abstractmethod
    async def read(self, sql: str, *arguments: Any) -> Rows:
        """What a query finds."""

    @abstractmethod
    def scan(self, names: list[str], size: int) -> AsyncIterator[tuple[str, Rows]]:
        """All rows of some tables as they are at one moment, a few at a time."""

    @abstractmethod
    async def fill(self, batches: AsyncIterator[list[Step]]) -> None:
        """Carry out many statements, too many to be kept in memory: all, or none."""

    @abstractmethod
    async def close(self) -> None: ...

    async def try_writing(self) -> None:
        """Write something that changes nothing, to see whether anything can be stored."""
        await self.write(Step("UPDATE secrets SET value = value WHERE name = 'cookies'", ()))

    # Tables -------------------------------------------------------------------------------------

    async def create(self, table: TableRow, rows: list[Row], tokens: dict[str, int]) -> None:
        columns = ", ".join("?" * 12)
        values = (
            table.id,
            table.game,
            table.seats,
            encoded(table.settings),
            int(table.public),
            table.status,
            table.created,
            table.touched,
            encoded(table.brief),
            table.owner,
            table.epoch,
            table.asked,
        )
        await self.write(
            Step(f"INSERT INTO tables ({COLUMNS}) VALUES ({columns})", values),
            *_inserts(table.id, rows),
            *(self.token(table.id, token, seat) for token, seat in tokens.items()),
        )

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
        """Add to a table's log: `Fenced` unless this epoch is the newest."""
        await self.write(*append_steps(table_id, epoch, rows, status, asked, brief), *more)

    @staticmethod
    def token(table_id: str, token_hash: str, seat: int) -> Step:
        """Let a secret open a seat."""
        return Step("INSERT INTO tokens VALUES (?, ?, ?)", (token_hash, table_id, seat))

    @staticmethod
    def forgetting(table_id: str, seat: int) -> tuple[Step, ...]:
        """Let nothing open a seat any more, and send no word to who had it."""
        return tuple(
            Step(f"DELETE FROM {name} WHERE table_id = ? AND seat = ?", (table_id, seat))
            for name in ("tokens", "account_seats", "push")
        )

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self.read(f"SELECT {COLUMNS} FROM tables WHERE id = ?", table_id)
        return _table(rows[0]) if rows else None

    async def log(self, table_id: str, start: int = 0) -> list[Row]:
        """The log of a table from an entry on."""
        rows = await self.read(
            "SELECT seq, cmd, kind, seat, body, at FROM log WHERE table_id = ? AND seq >= ? "
            "ORDER BY seq",
            table_id,
            start,
        )
        return [Row(r[0], r[1], r[2], r[3], msgspec.json.decode(r[4]), r[5]) for r in rows]

    async def tokens(self, table_id: str) -> dict[str, int]:
        rows = await self.read("SELECT hash, seat FROM tokens WHERE table_id = ?", table_id)
        return {row[0]: row[1] for row in rows}

    async def listed(self, status: str, limit: int) -> list[TableRow]:
        """Public tables, the newest first. When they were made is known to all; when the last row
        was written would tell that somebody has answered in secret."""
        rows = await self.read(
            f"SELECT {COLUMNS} FROM tables WHERE public = 1 AND status = ? "
            "ORDER BY created DESC, id LIMIT ?",
            status,
            limit,
        )
        return [_table(row) for row in rows]

    async def newest(self, status: str | None, limit: int) -> list[TableRow]:
        """Tables, public or not, those first where something happened last: for the operator."""
        chosen = "" if status is None else "WHERE status = ? "
        arguments = (limit,) if status is None else (status, limit)
        rows = await self.read(
            f"SELECT {COLUMNS} FROM tables {chosen}ORDER BY touched DESC, id LIMIT ?", *arguments
        )
        return [_table(row) for row in rows]

    async def counts(self) -> dict[tuple[str, str], int]:
        """How many tables there are, by status and game."""
        rows = await self.read(
            "SELECT status, game, COUNT(*) FROM tables GROUP BY status, game ORDER BY status, game"
        )
        return {(row[0], row[1]): int(row[2]) for row in rows}

    async def tables(self) -> AsyncIterator[TableRow]:
        """Every table there is, by id."""
        last = ""
        while rows := await self.read(
            f"SELECT {COLUMNS} FROM tables WHERE id > ? ORDER BY id LIMIT 500", last
        ):
            for row in rows:
                yield _table(row)
            last = rows[-1][0]

    async def remove(self, table_id: str) -> None:
        """Forget a table and everything that belongs to it."""
        await self.write(
            Step("DELETE FROM log WHERE table_id = ?", (table_id,)),
            Step("DELETE FROM tokens WHERE table_id = ?", (table_id,)),
            Step("DELETE FROM account_seats WHERE table_id = ?", (table_id,)),
            Step("DELETE FROM push WHERE table_id = ?", (table_id,)),
            Step("DELETE FROM tables WHERE id = ?", (table_id,)),
        )

    # Who plays which table ----------------------------------------------------------------------

    async def claim(self, table_id: str, node: str, force: bool = False) -> TableRow | None:
        """Become the owner of a table unless a living process is; the row tells who is."""
        free = "" if force else f"AND (owner IS NULL OR owner = ? OR owner NOT IN ({ALIVE}))"
        steps = [
            Step(
                f"UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE id = ? {free} "
                f"RETURNING {COLUMNS}",
                (node, table_id) if force else (node, table_id, node),
            )
        ]
        if force:
            steps.insert(0, Step("UPDATE meta SET value = value + 1 WHERE name = 'taken'", ()))
        rows = await self.write(*steps)
        return _table(rows[0]) if rows else await self.table(table_id)

    async def release(self, table_id: str, epoch: int) -> None:
        """Let go of a table, so that any process may take it."""
        await self.write(
            Step("UPDATE tables SET owner = NULL WHERE id = ? AND epoch = ?", (table_id, epoch))
        )

    async def orphans(self, node: str, limit: int) -> list[str]:
        """Matches that run, but that no living process plays, as far as `node` can tell."""
        rows = await self.read(
            "SELECT id FROM tables WHERE status = 'playing' AND (owner IS NULL "
            f"OR (owner <> ? AND owner NOT IN ({ALIVE}))) ORDER BY touched DESC LIMIT ?",
            node,
            limit,
        )
        return [row[0] for row in rows]

    async def owners(self, table_ids: Iterable[str]) -> dict[str, tuple[str | None, int]]:
        """Owner and epoch of some tables."""
        wanted = list(table_ids)
        found: dict[str, tuple[str | None, int]] = {}
        for start in range(0, len(wanted), 500):
            part = wanted[start : start + 500]
            rows = await self.read(
                f"SELECT id, owner, epoch FROM tables WHERE id IN ({', '.join('?' * len(part))})",
                *part,
            )
            found |= {row[0]: (row[1], row[2]) for row in rows}
        return found

    # Processes ----------------------------------------------------------------------------------

    async def enroll(self, node: str, address: str, seconds: float) -> None:
        """A process begins. Whatever ran at the same address before it is dead."""
        await self.write(
            Step("DELETE FROM nodes WHERE address = ? OR expires < {now} - 3600.0", (address,)),
            Step("INSERT INTO nodes VALUES (?, ?, {now} + ?)", (node, address, seconds)),
        )

    async def beat(self, node: str, address: str, seconds: float) -> int:
        """A process lives on. Returns a counter that grows when tables are taken by force."""
        await self.visit(node, seconds, address)
        return await self.taken()

    async def visit(self, node: str, seconds: float, address: str = "") -> None:
        """Somebody is here for some seconds; without an address nothing is passed on to them."""
        await self.write(
            Step(
                "INSERT INTO nodes VALUES (?, ?, {now} + ?) "
                "ON CONFLICT (id) DO UPDATE SET expires = excluded.expires",
                (node, address, seconds),
            )
        )

    async def taken(self) -> int:
        rows = await self.read("SELECT value FROM meta WHERE name = 'taken'")
        return int(rows[0][0])

    async def retire(self, node: str) -> None:
        """A process ends in good order: its tables are free at once."""
        await self.write(
            Step("UPDATE tables SET owner = NULL WHERE owner = ?", (node,)),
            Step("DELETE FROM nodes WHERE id = ?", (node,)),
        )

    async def nodes(self) -> dict[str, Node]:
        rows = await self.read("SELECT id, address, expires > {now} FROM nodes")
        return {row[0]: Node(row[0], row[1], bool(row[2])) for row in rows}

    # Who is not let in --------------------------------------------------------------------------

    async def bans(self) -> list[Ban]:
        rows = await self.read("SELECT network, why, since FROM bans ORDER BY since DESC, network")
        return [Ban(*row) for row in rows]

    async def ban(self, ban: Ban) -> None:
        await self.write(
            Step(
                "INSERT INTO bans VALUES (?, ?, ?) "
                "ON CONFLICT (network) DO UPDATE SET why = excluded.why",
                (ban.network, ban.why, ban.since),
            )
        )

    async def unban(self, network: str) -> bool:
        """Let somebody in again; False if nobody had banned them."""
        step = Step("DELETE FROM bans WHERE network = ? RETURNING network", (network,))
        return bool(await self.write(step))

    # Secrets ------------------------------------------------------------------------------------

    def card_set(self, fingerprint: str, files: dict[str, str]) -> Step:
        """Keep the files of a set of cards."""
        return Step(
            "INSERT INTO card_sets VALUES (?, ?) ON CONFLICT (fingerprint) DO NOTHING",
            (fingerprint, msgspec.json.encode(files).decode()),
        )

    async def card_files(self, fingerprint: str) -> dict[str, str]:
        """The files of a set of cards, none if it was never kept."""
        rows = await self.read("SELECT files FROM card_sets WHERE fingerprint = ?", fingerprint)
        found: dict[str, str] = msgspec.json.decode(str(rows[0][0])) if rows else {}
        return found

    async def secret(self, name: str, fresh: str) -> str:
        """A secret that all processes share: the first one that was proposed."""
        await self.write(
            Step("INSERT INTO secrets VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh))
        )
        rows = await self.read("SELECT value FROM secrets WHERE name = ?", name)
        return str(rows[0][0])


def append_steps(
    table_id: str, epoch: int, rows: list[Row], status: str, asked: int, brief: Data | None
) -> tuple[Step, ...]:
    """How entries are added to a log."""
    change = "UPDATE tables SET status = ?, touched = ?, asked = ?"
    values: tuple[Any, ...] = (status, rows[-1].at, asked)
    if brief is not None:
        change += ", brief = ?"
        values += (encoded(brief),)
    change += " WHERE id = ? AND epoch = ? RETURNING id"
    return (Step(change, (*values, table_id, epoch), True), *_inserts(table_id, rows))


def _inserts(table_id: str, rows: list[Row]) -> list[Step]:
    return [
        Step(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table_id, r.seq, r.cmd, r.kind, r.seat, encoded(r.body), r.at),
        )
        for r in rows
    ]


def _table(row: tuple[Any, ...]) -> TableRow:
    settings, brief = msgspec.json.decode(row[3]), msgspec.json.decode(row[8])
    return TableRow(
        row[0],
        row[1],
        row[2],
        settings,
        bool(row[4]),
        row[5],
        row[6],
        row[7],
        brief,
        row[9],
        row[10],
        row[11],
    )
