"""What whoever runs a server does to tables: for `rookery admin` and for the operator's page.

All of it works on the database, whichever process plays a table, and whether any runs.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from rookery.kernel.errors import BadOption
from rookery.server.house import House
from rookery.server.storage import Store, TableRow
from rookery.server.storage.transfer import move
from rookery.server.table import Table

MOMENT = 20.0  # seconds; nobody else may have a table for so long while we are at it
DAY = 86400.0


def brief(row: TableRow) -> dict[str, Any]:
    """A table as everybody may know it."""
    return {
        "id": row.id,
        "game": row.game,
        "seats": row.seats,
        "status": row.status,
        "public": row.public,
        "names": row.brief.get("names", []),
        "speed": row.settings.get("speed", ""),
        "created": row.created,
        "touched": row.touched,
        "owner": row.owner,
    }


async def row_of(store: Store, table_id: str) -> TableRow:
    row = await store.table(table_id)
    if row is None:
        raise BadOption(f"there is no table {table_id}")
    return row


@asynccontextmanager
async def taken(store: Store, table_id: str) -> AsyncIterator[Table]:
    """A table taken from whoever plays it, for a moment; they notice and find it again."""
    await row_of(store, table_id)
    house = House(store, node=f"admin-{secrets.token_hex(4)}")
    await store.visit(house.node, MOMENT)
    try:
        table = await house.find(table_id, force=True)
        assert table is not None
        yield table
        await table.stop()
    finally:
        await store.retire(house.node)


async def pause(store: Store, table_id: str, on: bool) -> None:
    """Stop the clocks of a match, or let it go on."""
    async with taken(store, table_id) as table:
        if table.fault is not None:
            raise BadOption(f"this match can only be looked at: {table.fault}")
        if table.match is None or table.match.state.over:
            raise BadOption("no match is being played there")
        if table.paused == on:
            raise BadOption("nothing would change")
        async with table.lock:
            await table.note("pause", {"on": on})


async def remove(store: Store, table_id: str) -> None:
    """Forget a table for good."""
    async with taken(store, table_id):
        await store.remove(table_id)


async def archive(
    store: Store, file: Store, days: float, tell: Callable[[int, int], None] | None = None
) -> int:
    """Move what nobody needs any more into another database: matches that ended, and tables that
    never filled, untouched for so many days. Returns how many."""
    before = time.time() - DAY * days
    old = [
        row.id
        async for row in store.tables()
        if row.status in ("over", "waiting") and row.touched <= before
    ]
    for number, table_id in enumerate(old, 1):
        async with taken(store, table_id):  # nobody writes while it moves
            await move(store, file, table_id)
        if tell is not None:
            tell(number, len(old))
    return len(old)
