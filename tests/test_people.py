"""Accounts and addresses for messages, on both kinds of database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.server import protocol as p
from rookery.server.accounts import Accounts, folded
from rookery.server.push import PER_SEAT, Push
from rookery.server.storage import Store, TableRow, open_store
from tests.machines import Postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = Postgres().start()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "rookery.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


async def a_table(store: Store, name: str) -> None:
    await store.create(TableRow(name, "sneaks", 3, {}, False, "playing", 1.0, 2.0), [], {})


def test_accounts(database: str) -> None:
    async def scene() -> None:
        store = await open_store(database)
        try:
            accounts = await Accounts.open(store)
            anna = await accounts.create("Anna  Ä", "a passphrase")
            assert anna is not None
            assert await accounts.create("anna ä", "another one") is None  # looks the same
            assert await accounts.sign_in("Anna Ä", "a passphrase!") is None
            assert await accounts.sign_in("Nobody", "a passphrase") is None
            await a_table(store, "one")
            await a_table(store, "two")
            await accounts.keep(anna, "one", 0, "token-one")
            await accounts.keep(anna, "two", 1, "token-two")
            await accounts.keep(anna, "one", 0, "token-one-again")
            ben = await accounts.create("Ben", "his passphrase")
            assert ben is not None
            assert await accounts.seats(ben) == []
            again = await (await Accounts.open(store)).sign_in("ANNA Ä", "a passphrase")
            assert again is not None  # the cookies' key is the same after a restart
            assert accounts.read((await Accounts.open(store)).signed(again)) == again
            kept = {(one.table, one.seat, one.token) for one in await accounts.seats(again)}
            assert kept == {("one", 0, "token-one-again"), ("two", 1, "token-two")}
            stolen = again
            stolen.key = bytes(32)  # whoever has the database but not the passphrase
            assert await accounts.seats(stolen) == []
        finally:
            await store.close()

    asyncio.run(scene())
    assert folded("  Anna\u00a0 B ") == "anna b"


def test_addresses_for_messages(database: str) -> None:
    async def scene() -> None:
        store = await open_store(database)
        try:
            push = await Push.open(store, [], "mailto:a@example.org")
            assert push.key == (await Push.open(store, [], "")).key
            await a_table(store, "one")
            for number in range(PER_SEAT + 3):
                await push.add("one", 0, p.Subscription(url=f"https://ntfy.sh/topic-{number}"))
            await push.add("one", 1, p.Subscription(url="https://ntfy.sh/another"))

            async def count(seat: int) -> int:
                sql = "SELECT COUNT(*) FROM push WHERE table_id = ? AND seat = ?"
                return int((await store.read(sql, "one", seat))[0][0])

            assert await count(0) == PER_SEAT  # the oldest give way
            newest = f"https://ntfy.sh/topic-{PER_SEAT + 2}"
            await push.add("one", 0, p.Subscription(url=newest))  # once more: still one
            assert await count(0) == PER_SEAT
            await push.remove("one", 0, newest)
            assert await count(0) == PER_SEAT - 1
            await push.remove("one", 0, None)
            assert (await count(0), await count(1)) == (0, 1)
            await store.remove("one")
            assert await count(1) == 0
            await push.close()
        finally:
            await store.close()

    asyncio.run(scene())
