"""Everything a database holds, copied into another: for backups, and from one kind to the other."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

from rookery.server.storage import schema
from rookery.server.storage.base import Step, StorageDown, Store

# What belongs to one table, by the column that names it; the table itself comes last.
OF_A_TABLE = {"log": "table_id", "tokens": "table_id", "account_seats": "table_id", "tables": "id"}
LIVE = {"nodes"}  # which processes run now is nothing to keep
AT_ONCE = 500


def contents() -> list[str]:
    """The names of the tables that a copy consists of."""
    made = re.findall(r"CREATE TABLE (\w+)", "".join(schema.STEPS))
    return [name for name in made if name not in LIVE]


async def copy(source: Store, target: Store) -> dict[str, int]:
    """Copy the state of one moment into an empty database; says how many rows of what."""
    for name in ("tables", "accounts"):
        if await target.read(f"SELECT 1 FROM {name} LIMIT 1"):
            raise StorageDown(
                "there are tables or accounts already: restore into an empty database"
            )
    copied = dict.fromkeys(contents(), 0)

    async def batches() -> AsyncIterator[list[Step]]:
        yield [Step(f"DELETE FROM {name}", ()) for name in copied]
        async for name, rows in source.scan(list(copied), AT_ONCE):
            values = ", ".join("?" * len(rows[0]))
            yield [Step(f"INSERT INTO {name} VALUES ({values})", row) for row in rows]
            copied[name] += len(rows)

    await target.fill(batches())
    return copied


async def move(source: Store, target: Store, table_id: str) -> None:
    """Take one table with everything that belongs to it from one database to another.

    It is there before it is gone here, so whatever happens in between loses nothing: the same can
    be done once more.
    """
    steps = []
    for name, column in {"card_sets": "", **OF_A_TABLE}.items():
        where = f" WHERE {column} = ?" if column else ""  # a few sets serve all tables
        for row in await source.read(
            f"SELECT * FROM {name}{where}", *([table_id] if column else [])
        ):
            values = ", ".join("?" * len(row))
            steps.append(Step(f"INSERT INTO {name} VALUES ({values}) ON CONFLICT DO NOTHING", row))
    await target.write(*steps)
    await source.remove(table_id)
