"""Reading every log again: does each match still come to what it came to when it was played?"""

from __future__ import annotations

from rookery.kernel.errors import RookeryError
from rookery.server.clocks import LoopClock
from rookery.server.storage import Store, TableRow
from rookery.server.table import Table


async def verify(store: Store, row: TableRow) -> str | None:
    """Replay a table's whole log and compare every digest; says what is wrong, or None."""
    try:
        table = Table(row, store, LoopClock(), None)
        await table.load()
    except RookeryError as error:
        return str(error)
    return table.trouble
