"""The house: all tables of a server process, made, found, and let go when nobody needs them."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from rookery import bots, games
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption
from rookery.kernel.state import Data
from rookery.server.storage import Store, TableRow
from rookery.server.table import Clock, LoopClock, Refusal, Settings, Table
from rookery.server.thinkers import Thinkers

IDLE = 600.0  # seconds without a listener after which a table is put away
MAX_TABLES = 20_000


class House:
    """Keeps the tables that are in use in memory; everything else rests in the store."""

    def __init__(
        self, store: Store, clock: Clock | None = None, thinkers: Thinkers | None = None
    ) -> None:
        self.store = store
        self.clock = clock or LoopClock()
        self.thinkers = thinkers
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._used: dict[str, float] = {}

    async def open(self) -> None:
        """Go on with every match that was running: bots and clocks do not wait for a visitor."""
        for table_id in await self.store.unfinished():
            await self.find(table_id)

    async def make(self, game: str, seats: int, settings: Settings, public: bool) -> Table:
        """A new table with empty seats."""
        rules = games.load(game)
        if not rules.min_seats <= seats <= rules.max_seats:
            raise BadOption(
                f"{game} is for {rules.min_seats} to {rules.max_seats} players, not {seats}"
            )
        chosen = dict(settings.options)
        if any(option.name == "ask" for option in rules.options):
            chosen.setdefault("ask", "holders" if settings.speed == "trust" else "sealed")
        settings.options = rules.check_options(chosen)
        if len(self.tables) >= MAX_TABLES:
            raise Refusal("full", "the house is full: try again later")
        now = self.clock.wall()
        data: Data = msgspec.to_builtins(settings)
        table_id = secrets.token_urlsafe(9)
        row = TableRow(table_id, game, seats, data, public, "waiting", now, now)
        await self.store.create(row, [], {})
        table = Table(row, self.store, self.clock, self.thinkers)
        self.tables[table_id] = table
        self._used[table_id] = self.clock.now()
        return table

    async def find(self, table_id: str) -> Table | None:
        """A table by its id, read from the store if it is not in memory."""
        self._used[table_id] = self.clock.now()
        if table_id in self.tables:
            return self.tables[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id in self.tables:
                return self.tables[table_id]
            row = await self.store.table(table_id)
            if row is None:
                self._used.pop(table_id, None)
                self._loading.pop(table_id, None)
                return None
            table = Table(row, self.store, self.clock, self.thinkers)
            await table.load()
            self.tables[table_id] = table
            table.wake()
        self._loading.pop(table_id, None)
        return table

    def check_bot(self, game: str, level: str) -> None:
        bots.make(level, games.load(game), 0, seeded(0))

    async def put_away(self) -> None:
        """Let go of tables that nobody has looked at for a while and that wait for nobody."""
        now = self.clock.now()
        for table_id, table in list(self.tables.items()):
            resting = table.status in ("over", "waiting") or table.settings.speed == "days"
            unused = now - self._used.get(table_id, now) > IDLE
            if resting and unused and not table.listeners and not table.lock.locked():
                await table.stop()
                del self.tables[table_id]
                self._used.pop(table_id, None)

    async def close(self) -> None:
        for table in self.tables.values():
            await table.stop()
        if self.thinkers is not None:
            await self.thinkers.stop()
        await self.store.close()
