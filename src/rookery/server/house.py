"""The house: all tables of a server process, made, found, and let go when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import logging
import os
import re
import secrets
import string
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

import msgspec

import rookery
from rookery import bots, games
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption, RookeryError
from rookery.kernel.state import Data
from rookery.server.clocks import PACES, Clock, LoopClock, Pace
from rookery.server.cluster import Cluster
from rookery.server.config import Config
from rookery.server.herald import Herald
from rookery.server.keeper import Keeper
from rookery.server.metrics import Metrics
from rookery.server.parts import Refusal, Settings
from rookery.server.signals import Signals
from rookery.server.storage import StorageDown, Store, TableRow, open_store
from rookery.server.table import Table
from rookery.server.thinkers import Thinkers

log = logging.getLogger("rookery.server")

ID = re.compile("[A-Za-z0-9_-]{1,40}")
LETTERS = string.ascii_letters + string.digits
IDLE = 600.0  # seconds without a listener after which a table is put away
SOON = 600.0  # seconds: a table at which something is due sooner stays in memory
AGAIN = 5.0  # seconds until a table is looked for once more
RESTING = 60.0  # the same for a match that is over
MAX_TABLES = 20_000
COLLECT = 3600.0  # seconds between garbage collections, which stop everything for a moment,
RUBBISH = 2_000_000  # unless so many more objects have come into being


class Elsewhere(RookeryError):
    """Another process plays this table."""

    def __init__(self, table_id: str, node: str) -> None:
        super().__init__("another process plays this table: try again")
        self.table_id = table_id
        self.node = node


def new_id() -> str:
    """A name for links and commands that nobody guesses, and that never looks like an option."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


class House:
    """Keeps the tables that are in use in memory; everything else rests in the store."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        thinkers: Thinkers | None = None,
        cluster: Cluster | None = None,
        node: str | None = None,
        own_bots: list[str] | None = None,
        paces: dict[str, Pace] = PACES,
    ) -> None:
        self.paces = paces
        self.store = store
        self.own_bots = own_bots or []
        self.clock = clock or LoopClock()
        self.thinkers = thinkers
        self.cluster = cluster
        self.node = node or (cluster.node if cluster else secrets.token_hex(8))
        self.on_turn: Callable[[Table], None] | None = None  # told of every new decision
        self.tables: dict[str, Table] = {}
        self.metrics = Metrics(self)
        self.herald = Herald()
        # There must never be two of one table: a lock lasts as long as anybody waits for it.
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._used: dict[str, float] = {}
        self._alarms: dict[
            str, Callable[[], None]
        ] = {}  # of tables that were put away; to stop them
        self._waking: set[asyncio.Task[None]] = set()
        self._collected = self.clock.now()

    async def open(self) -> None:
        """Begin: matches that were running go on without waiting for a visitor."""
        if self.cluster is not None:
            await self.cluster.start(self)

    async def adopt(self, limit: int) -> int:
        """Go on with matches that nobody plays; returns how many."""
        found = 0
        for table_id in await self.store.orphans(self.node, limit):
            try:
                found += await self.find(table_id) is not None
            except Elsewhere:
                pass
            except RookeryError as error:
                if isinstance(error, StorageDown):
                    raise
                log.error("table %s cannot be read: %s", table_id, error)
            await asyncio.sleep(0)
        return found

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
        table_id = new_id()
        row = TableRow(
            table_id, game, seats, data, public, "waiting", now, now, owner=self.node, epoch=1
        )
        await self.store.create(row, [], {})
        table = self._table(row)
        self.tables[table_id] = table
        self._used[table_id] = self.clock.now()
        return table

    def _table(self, row: TableRow) -> Table:
        table = Table(row, self.store, self.clock, self.thinkers, self._forget, paces=self.paces)
        table.keeper = Keeper(table)
        table.on_turn = self._turned
        table.herald = self.herald
        return table

    async def find(self, table_id: str, force: bool = False) -> Table | None:
        """A table by its id, claimed and read if it is not in memory.

        If another process plays it, `Elsewhere` says so; with `force` it is taken from there.
        """
        if not ID.fullmatch(table_id):
            return None
        self._used[table_id] = self.clock.now()
        if table_id in self.tables:
            return self.tables[table_id]
        if alarm := self._alarms.pop(table_id, None):
            alarm()
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id in self.tables:
                return self.tables[table_id]
            try:
                table = await self._claim(table_id, force)
            finally:
                if table_id not in self.tables:
                    self._used.pop(table_id, None)
        return table

    async def _claim(self, table_id: str, force: bool) -> Table | None:
        row = await self.store.claim(table_id, self.node, force)
        if row is None:
            return None
        if row.owner != self.node:
            raise Elsewhere(table_id, str(row.owner))
        table = self._table(row)
        await table.load()
        self.tables[table_id] = table
        if self.cluster is not None:
            self.cluster.end_visits(table_id)
            await self.cluster.say_taken(table_id)
        table.wake()
        return table

    async def whole(self, table: Table) -> Table:
        """A twin of a table, read from the log, that remembers everything that was ever told."""
        twin = Table(table.row, self.store, self.clock, None, kept=None)
        await twin.load()
        return twin

    def _turned(self, table: Table) -> None:
        if self.on_turn is not None:
            self.on_turn(table)

    def _forget(self, table: Table) -> None:
        """A table that another process plays now."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self._used.pop(table.id, None)

    def give_up(self, table_id: str) -> None:
        """Notice at once that a table was taken from us."""
        table = self.tables.get(table_id)
        if table is not None and not table.lock.locked():  # else it is finding out by itself
            table.lose()

    def bots(self, game: str) -> list[str]:
        """The bots that can be seated here: ours, and those that the operator has named.

        Nobody else may name one: `run:program` is a bot, too, but it is also a command.
        """
        return [*bots.kinds(game), *self.own_bots]

    def check_bot(self, game: str, level: str) -> None:
        known = self.bots(game)
        if level not in known:
            raise BadOption(f"there is no bot {level!r} here: {', '.join(known)}")

    async def put_away(self) -> None:
        """Let go of tables that nobody has looked at for a while and that wait for nobody."""
        now = self.clock.now()
        if now - self._collected > COLLECT or gc.get_count()[0] > RUBBISH:
            self._collected = now
            gc.collect()
        for table_id, table in list(self.tables.items()):
            patience = RESTING if table.status == "over" else IDLE
            unused = now - self._used.get(table_id, now) > patience
            if not unused or table.listeners or table.lock.locked():
                continue
            due = table.keeper.due()
            if due is not None:
                if due < SOON:
                    continue
                await table.put_down(True)
                wake = functools.partial(self._wake, table_id)
                self._alarms[table_id] = self.clock.call_later(due, wake)
            await table.stop()
            self._forget(table)
            if table.status != "playing":  # a running match stays ours, so that nobody wakes it
                await self.store.release(table_id, table.epoch)

    def _wake(self, table_id: str) -> None:
        """Something falls due at a table that was put away."""
        self._alarms.pop(table_id, None)
        task = asyncio.ensure_future(self._find_again(table_id))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _find_again(self, table_id: str) -> None:
        try:
            await self.find(table_id)
        except StorageDown:
            self._alarms[table_id] = self.clock.call_later(
                AGAIN, functools.partial(self._wake, table_id)
            )
        except Elsewhere:
            pass  # and there somebody looks after it

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm()
        with contextlib.suppress(StorageDown):  # then some players get a little time back
            await asyncio.gather(*(table.put_down(False) for table in self.tables.values()))
        for table in list(self.tables.values()):
            await table.stop()
        if self.thinkers is not None:
            await self.thinkers.stop()
        if self.cluster is not None:
            await self.cluster.stop()
        await self.store.close()


def paces(config: Config) -> dict[str, Pace]:
    """The times of each table speed as the settings have them."""
    for speed in config.paces:
        if speed not in PACES:
            raise BadOption(f"there is no table speed {speed!r}: {', '.join(PACES)}")
    changed = {speed: msgspec.structs.asdict(times) for speed, times in config.paces.items()}
    return {
        speed: replace(
            pace, **{k: v for k, v in changed.get(speed, {}).items() if v is not msgspec.UNSET}
        )
        for speed, pace in PACES.items()
    }


async def open_house(config: Config) -> House:
    """A house as the settings say, ready for visitors."""
    for name in config.bots:
        bots.make(name, games.load(games.NAMES[0]), 0, seeded(0))  # says what is wrong with a name
    store = await open_store(config.database, config.database_seconds)
    count = max(1, (os.cpu_count() or 1) - 1) if config.thinkers is None else config.thinkers
    thinkers = Thinkers(count) if count else None
    if thinkers is not None:
        await thinkers.start()
    signals = Signals(config.database) if store.kind == "postgresql" else None
    node = secrets.token_hex(8)
    cluster = Cluster(store, node, config.own_address, config.lease_seconds, signals)
    house = House(
        store, thinkers=thinkers, cluster=cluster, own_bots=config.bots, paces=paces(config)
    )
    await house.open()
    log.info("open", extra={"database": store.kind, "node": node, "version": rookery.__version__})
    return house
