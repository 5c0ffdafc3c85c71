"""Sudden death, again and again: kill -9 under load, on SQLite and on PostgreSQL.

No acknowledged move may be missing, no log may have gaps, every digest must be met again when the
log is replayed, and clients must come back by themselves.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from rookery.server.storage import Store, open_store
from rookery.server.verify import verify
from tests.machines import PATIENCE, Player, Postgres, Server

pytestmark = pytest.mark.long

KILLS = 26  # of each kind
PAUSE = 0.08  # seconds between a player's moves: short logs, so that reading them again is quick
TABLES = [("sneaks", 3), ("swindler", 3), ("oliver", 2), ("nohonor", 3)]


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    made = Postgres().start()
    yield made
    made.stop()


def make_tables(server: Server) -> list[tuple[str, list[str]]]:
    return [server.make(game, seats, speed="trust") for game, seats in TABLES]


async def under_fire(players: list[Player], kill_one: Callable[[], Awaitable[None]]) -> None:
    """Play on while servers die; every player must get on after every death."""
    tasks = [asyncio.create_task(player.run()) for player in players]
    for _ in range(KILLS):
        await acknowledged(players, random.randint(1, 12))
        await kill_one()
    await acknowledged(players, 10)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for player in players:
        await player.close()


async def acknowledged(players: list[Player], more: int) -> None:
    """Wait for a few moves; tables whose match is over are not waited for."""
    wanted = sum(len(player.acknowledged) for player in players) + more
    deadline = time.monotonic() + PATIENCE
    while sum(len(player.acknowledged) for player in players) < wanted:
        assert time.monotonic() < deadline, [player.refusals[-3:] for player in players]
        await asyncio.sleep(0.01)


def check(database: str, players: list[Player]) -> None:
    """What was acknowledged is stored, once and in order, and replays to the same digests."""

    async def scene() -> None:
        store: Store = await open_store(database)
        seen = 0
        async for table in store.tables():
            rows = await store.log(table.id)
            assert [row.seq for row in rows] == list(range(len(rows)))
            commands = [row.cmd.partition(":")[2] for row in rows]
            assert len(set(commands)) == len(commands)
            for player in players:
                if player.table_id == table.id:
                    assert set(player.acknowledged) <= set(commands)
                    assert player.numbers == list(range(1, len(player.numbers) + 1))
                    seen += len(player.acknowledged)
            assert await verify(store, table) is None
        assert seen > 2 * KILLS
        await store.close()

    asyncio.run(scene())
    assert sum(player.connected for player in players) > KILLS


def test_sqlite(tmp_path: Path) -> None:
    server = Server(tmp_path / "rookery.db").start()
    tables = make_tables(server)
    players = [
        Player([server], table, token, PAUSE) for table, tokens in tables for token in tokens
    ]

    async def kill_one() -> None:
        server.kill()
        await asyncio.to_thread(server.start)

    try:
        asyncio.run(under_fire(players, kill_one))
    finally:
        server.stop()
    db = sqlite3.connect(tmp_path / "rookery.db")
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    check(str(tmp_path / "rookery.db"), players)


def test_postgresql_with_two_processes(postgres: Postgres) -> None:
    database = postgres.database()
    settings = {"lease_seconds": 0.9}
    servers = [Server(database, **settings).start() for _ in range(2)]
    tables = make_tables(servers[0])
    players = [
        Player(servers if i % 2 else servers[::-1], table, token, PAUSE)
        for table, tokens in tables
        for i, token in enumerate(tokens)
    ]
    turn = 0

    async def kill_one() -> None:
        nonlocal turn
        server = servers[turn % 2]
        turn += 1
        server.kill()
        await asyncio.to_thread(server.start)

    try:
        asyncio.run(under_fire(players, kill_one))
    finally:
        for server in servers:
            server.stop()
    check(database, players)


def test_the_check_can_fail(tmp_path: Path) -> None:
    """A row that is lost or doctored is found."""
    server = Server(tmp_path / "rookery.db").start()
    table, tokens = server.make("sneaks")
    for token in tokens:
        assert server.play(table, token).status_code == 200
    server.stop()

    async def verdict() -> str | None:
        store = await open_store(str(tmp_path / "rookery.db"))
        row = await store.table(table)
        assert row is not None
        found = await verify(store, row)
        await store.close()
        return found

    assert asyncio.run(verdict()) is None
    db = sqlite3.connect(tmp_path / "rookery.db")
    select = "SELECT seq, body FROM log WHERE kind = 'move' ORDER BY seq DESC LIMIT 1"
    seq, body = db.execute(select).fetchone()
    other = msgspec.json.decode(body)
    other["moves"] = ["sneak D" if other["moves"] != ["sneak D"] else "sneak A"]
    with db:
        db.execute("UPDATE log SET body = ? WHERE seq = ?", (msgspec.json.encode(other), seq))
    assert f"row {seq}" in str(asyncio.run(verdict()))
    with db:
        db.execute("DELETE FROM log WHERE seq = ?", (seq - 1,))
    assert "missing" in str(asyncio.run(verdict()))
