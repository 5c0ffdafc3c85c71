"""Everything a database holds, copied into another: for backups, and from one kind to the other."""

from __future__ import annotations

import re

from rookery.server.storage import schema
from rookery.server.storage.base import Step, StorageDown, Store

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
    for name in copied:
        await target.write(Step(f"DELETE FROM {name}", ()))
    async for name, rows in source.scan(list(copied), AT_ONCE):
        values = ", ".join("?" * len(rows[0]))
        await target.write(*(Step(f"INSERT INTO {name} VALUES ({values})", row) for row in rows))
        copied[name] += len(rows)
    return copied
