"""Two servers in one process on a clock of our own, to see whether secrets change a single byte."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from rookery.kernel.chance import seed_state
from rookery.kernel.state import SPECTATOR, State
from rookery.match import Match
from rookery.record import Record
from rookery.server import protocol as p
from rookery.server.app import create_app
from rookery.server.config import Config
from rookery.server.house import House
from rookery.server.parts import Tried, token_hash
from rookery.server.storage import SqliteStore, TableRow
from rookery.server.table import Table
from rookery.server.wire import Http, Socket


class FakeClock:
    """Time that stands still until a test moves it on."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._number = itertools.count()
        self._cancelled: set[int] = set()

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return 1_700_000_000.0 + self.time

    def call_later(self, seconds: float, what: Callable[[], None]) -> Callable[[], None]:
        number = next(self._number)
        heapq.heappush(self._due, (self.time + seconds, number, what))
        return lambda: self._cancelled.add(number)

    async def advance(self, seconds: float, settle: Callable[[], Awaitable[None]]) -> None:
        """Move on; what falls due meanwhile happens in order, each to its end."""
        end = self.time + seconds
        while self._due and self._due[0][0] <= end:
            at, number, what = heapq.heappop(self._due)
            self.time = max(self.time, at)
            if number not in self._cancelled:
                what()
                await settle()
        self.time = end


class World:
    """A server of its own with a clock of its own."""

    def __init__(
        self, folder: Path, clock: Any = None, house: dict[str, Any] | None = None, **config: Any
    ) -> None:
        self.clock = clock or FakeClock()
        self.folder = folder
        self.more = house or {}
        plenty = {
            "requests_per_minute": 10**6,
            "messages_per_second": 10**6,
            "tables_per_hour": 10**6,
        }
        self.config = Config(**{**plenty, **config})

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[World]:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.house = House(SqliteStore(self.folder / "rookery.db"), self.clock, **self.more)
        self.app = create_app(self.config, self.house)
        settings = uvicorn.Config(
            self.app,
            port=0,
            http=Http,
            ws=Socket,
            ws_per_message_deflate=False,
            log_level="error",
        )
        server = uvicorn.Server(settings)
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        self.port = server.servers[0].sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.should_exit = True
            await task
            await self.house.close()

    async def settle(self) -> None:
        """Wait until nothing is under way at any table; what waits for the clock does not count."""
        quiet = 0
        while quiet < 8:
            busy = any(table.lock.locked() for table in self.house.tables.values())
            quiet = 0 if busy else quiet + 1
            await asyncio.sleep(0.001 if busy else 0)

    async def pass_time(self, seconds: float) -> None:
        await self.settle()
        await self.clock.advance(seconds, self.settle)

    async def table(
        self,
        table_id: str,
        state: State,
        settings: dict[str, Any],
        bots: dict[int, str] | None = None,
    ) -> Table:
        """A table in the middle of a match that stands like this; people where no `bots` are."""
        row = TableRow(
            table_id, state.game.name, state.seats, settings, False, "playing", 0.0, 0.0,
            owner=self.house.node,
        )  # fmt: skip
        await self.house.store.create(row, [], {})
        table = self.house._table(row)
        for seat in range(state.seats):
            table.tokens[token_hash(token(seat))] = seat
            table.seats[seat].name = f"P{seat}"
            table.seats[seat].kind = (bots or {}).get(seat, "person")
        match = Match.__new__(Match)
        match.game = state.game
        state.chance.keep_log()
        match._adopt(state, Record(state.game.name, state.game.version, state.seats, 0))
        table.started(match)
        self.house.tables[table_id] = table
        table.wake()
        return table


def token(seat: int) -> str:
    return f"secret-of-seat-{seat}"


class Ear:
    """A viewer on a real socket who keeps every byte."""

    def __init__(self, world: World, table: Table, viewer: int | None) -> None:
        self.world, self.table, self.viewer = world, table, viewer
        self.bytes: list[str] = []
        self.http = httpx.AsyncClient(verify=False)  # loopback; a TLS context takes its time
        self.seen: list[Any] = []  # what the rules say this viewer saw, without the server
        self._luck = itertools.count(table.match.state.seats if table.match else 0)
        table.luck = lambda: seed_state(next(self._luck) * 7919 + 17)
        moved = table.moved

        def note(seat: int, tried: Tried, spent: float, by: str = "") -> None:
            eyes = SPECTATOR if viewer is None else viewer
            self.seen += [event.seen_by(eyes) for event in tried.events]
            moved(seat, tried, spent, by)

        table.moved = note  # type: ignore[method-assign]

    async def connect(self) -> Ear:
        url = f"ws://127.0.0.1:{self.world.port}/api/tables/{self.table.id}/socket"
        self.socket = await websockets.connect(url, compression=None, max_size=None)
        mine = None if self.viewer is None else token(self.viewer)
        await self.socket.send(json.dumps({"t": "hello", "token": mine, "last": None}))
        await self.listen()
        return self

    async def listen(self) -> None:
        """Everything that has been sent by now: a pong comes after it."""
        await self.socket.send('{"t":"ping"}')
        while True:
            frame = str(await asyncio.wait_for(self.socket.recv(), 10))
            if frame.startswith('{"t":"pong"'):
                return
            self.bytes.append(frame)

    async def close(self) -> None:
        await self.socket.close()
        await self.http.aclose()

    async def say(self, text: str) -> None:
        await self.socket.send(text)
        await self.listen()

    def knows(self) -> tuple[Any, ...]:
        """What this viewer may know by the rules alone."""
        assert self.table.match is not None
        state = self.table.match.state
        view = state.view(self.viewer)
        if state.frames and state.frames[-1].hides(state):
            view.pop("asking")  # who has answered a sealed choice is nobody's business
            view.pop("sealed")
        moves = state.moves(self.viewer) if self.viewer is not None else []
        return list(self.seen), view, moves


async def answer(table: Table, seat: int, number: int, *moves: str) -> p.Ack | p.Refused:
    """A move of a seat, sent from elsewhere."""
    command = p.Play(id=f"command-{number:06}", decision=table.decision, moves=list(moves))
    return await table.command(seat, command)
