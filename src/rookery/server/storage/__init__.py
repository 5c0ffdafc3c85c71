"""Where tables are kept: an append-only log of what happened at each, in SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from rookery.extras import Missing
from rookery.server.storage.base import (
    Ban,
    Conflict,
    Fenced,
    Node,
    Row,
    Step,
    StorageDown,
    Store,
    TableRow,
    Unstorable,
)
from rookery.server.storage.sqlite import SqliteStore

__all__ = [
    "Ban",
    "Conflict",
    "Fenced",
    "Node",
    "Row",
    "SqliteStore",
    "Step",
    "StorageDown",
    "Store",
    "TableRow",
    "Unstorable",
    "open_store",
]


async def open_store(database: str, seconds: float = 5.0) -> Store:
    """The store that a setting names: a file, or `postgresql://user:password@host/database`."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from rookery.server.storage.postgres import PostgresStore
        except ModuleNotFoundError as error:
            raise Missing("PostgreSQL", "cluster") from error
        return await PostgresStore(database, seconds).open()
    try:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageDown(f"{database}: {error.strerror}") from error
    return SqliteStore(database, seconds)
