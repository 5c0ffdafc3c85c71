"""Several server processes on one PostgreSQL: who lives, who plays which table.

Each process says every second that it lives. When one has not been heard of for a while, the
others take its tables. A table's epoch grows with every owner and every write names it, so a
process that was only asleep cannot write any more; it notices at its next write or heartbeat.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from rookery.server.signals import Signals
from rookery.server.storage import Node, StorageDown, Store

if TYPE_CHECKING:
    from rookery.server.house import House

log = logging.getLogger("rookery.server")

TAKEN_AT_ONCE = 50  # tables taken over in one go; the next go follows at once


class Cluster:
    """This process among the others."""

    def __init__(
        self, store: Store, node: str, address: str, seconds: float, signals: Signals | None = None
    ) -> None:
        self.store = store
        self.node = node
        self.address = address
        self.seconds = seconds
        self.signals = signals
        self.away = False  # the last heartbeat could not be stored
        self.nodes: dict[str, Node] = {}
        self.visits: dict[str, set[Callable[[], None]]] = {}  # sockets passed on, by table
        self._wake = asyncio.Event()
        self._taken = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, house: House) -> None:
        await self.store.enroll(self.node, self.address, self.seconds)
        self._taken = await self.store.taken()
        self.nodes = await self.store.nodes()
        if self.signals is not None:
            self.signals.start(lambda signal: self._heard(house, signal))
        self._run(self._live(house))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # The life of a process ----------------------------------------------------------------------

    async def _live(self, house: House) -> None:
        """Say that we live; see who does not; take what was left behind."""
        heard = check = time.monotonic()
        while True:
            try:
                taken = await self.store.beat(self.node, self.address, self.seconds)
                now = time.monotonic()
                late = now - heard > self.seconds
                heard = now
                if late or self.away or taken != self._taken or now - check > 10.0:
                    self._taken, check = taken, now
                    await self._let_go(house)
                if not late and not self.away:  # after an outage the others need a moment, too
                    await self._look_around()
                    while await house.adopt(TAKEN_AT_ONCE):
                        pass
                self.away = False
            except StorageDown as error:
                if not self.away:
                    log.warning("the database is away: %s", error)
                self.away = True
            except Exception:
                log.exception("the heartbeat stumbled")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), self.seconds / 3)
            self._wake.clear()

    async def _look_around(self) -> None:
        if self.store.kind == "sqlite":
            return
        self.nodes = await self.store.nodes()
        for table_id, (owner, _) in (await self.store.owners(self.visits)).items():
            if owner == self.node or owner not in self.nodes or not self.nodes[owner].alive:
                self.end_visits(table_id)

    async def _let_go(self, house: House) -> None:
        """Give up tables that others own by now."""
        mine = {table.id: table for table in house.tables.values()}
        owners = await self.store.owners(mine)
        for table_id, table in mine.items():
            owner, epoch = owners.get(table_id, (None, 0))
            if owner != self.node or epoch > table.epoch:
                house.give_up(table_id)

    def _heard(self, house: House, signal: str) -> None:
        """`left NODE`, or `taken TABLE NODE`."""
        what, _, rest = signal.partition(" ")
        if what == "left":
            self._wake.set()
        elif what == "taken":
            table_id, _, node = rest.partition(" ")
            if node != self.node:
                self.end_visits(table_id)
                if table_id in house.tables:
                    self._run(self._let_go_soon(house))

    async def _let_go_soon(self, house: House) -> None:
        with contextlib.suppress(StorageDown):  # the heartbeat will see to it
            await self._let_go(house)

    async def say_taken(self, table_id: str) -> None:
        if self.signals is not None:
            await self.signals.send(f"taken {table_id} {self.node}")

    # Sockets that are passed on -----------------------------------------------------------------

    async def address_of(self, node: str) -> str | None:
        """Where a process can be reached."""
        if node not in self.nodes:
            self.nodes = await self.store.nodes()
        found = self.nodes.get(node)
        return found.address or None if found else None

    def visit(self, table_id: str, end: Callable[[], None]) -> Callable[[], None]:
        """Note a socket that is passed on to the owner of a table; returns how to forget it."""
        visits = self.visits.setdefault(table_id, set())
        visits.add(end)

        def forget() -> None:
            visits.discard(end)
            if not visits and self.visits.get(table_id) is visits:
                del self.visits[table_id]

        return forget

    def end_visits(self, table_id: str) -> None:
        """The table has moved: whoever visits it through us should come again."""
        for end in list(self.visits.get(table_id, ())):
            end()

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.retire(self.node)
        except StorageDown:
            return
        if self.signals is not None:
            await self.signals.send(f"left {self.node}")
            await self.signals.stop()
