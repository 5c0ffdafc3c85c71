"""The contract of a store, kept by SQLite and by a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from rookery.server.storage import (
    Conflict,
    Fenced,
    Row,
    SqliteStore,
    Step,
    StorageDown,
    Store,
    TableRow,
    open_store,
    schema,
    sqlite,
)
from rookery.server.storage.postgres import PostgresStore
from tests.machines import Postgres

Scene = Callable[[Store], Awaitable[None]]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = Postgres().start()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "new folder" / "rookery.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def on(database: str, *scenes: Scene) -> None:
    """Run scenes on a database, each with a store that is opened anew."""

    async def all_of_it() -> None:
        for scene in scenes:
            store = await open_store(database)
            try:
                await scene(store)
            finally:
                await store.close()

    asyncio.run(all_of_it())


def a_table(name: str = "t", owner: str | None = "a", **more: object) -> TableRow:
    row = TableRow(
        name, "sneaks", 3, {"speed": "live"}, True, "playing", 1.0, 2.0, {"names": ["Ä"]}
    )
    row.owner = owner
    for key, value in more.items():
        setattr(row, key, value)
    return row


def a_row(seq: int, cmd: str | None = None) -> Row:
    return Row(seq, cmd or f"0:c{seq}", "move", 0, {"moves": ["sneak A", "ß"]}, 10.0 + seq)


def test_what_was_stored_is_there_after_reopening(database: str) -> None:
    async def write(store: Store) -> None:
        await store.create(a_table(), [a_row(0)], {"hash": 1})
        await store.append("t", 1, [a_row(1), a_row(2)], "over", 5, {"names": ["B"]})
        await store.write(store.token("t", "other", 2))

    async def read(store: Store) -> None:
        table = await store.table("t")
        assert table is not None
        assert (table.status, table.touched, table.brief) == ("over", 12.0, {"names": ["B"]})
        assert table.asked == 5
        assert (table.settings, table.public, table.created) == ({"speed": "live"}, True, 1.0)
        assert await store.log("t") == [a_row(0), a_row(1), a_row(2)]
        assert await store.log("t", 2) == [a_row(2)]
        assert await store.tokens("t") == {"hash": 1, "other": 2}
        assert await store.table("nobody") is None
        assert await store.log("nobody") == []

    on(database, write, read)


def test_an_entry_is_written_once(database: str) -> None:
    """The same number or the same command twice: refused, and nothing of the job remains."""

    async def scene(store: Store) -> None:
        await store.create(a_table(), [a_row(0)], {})
        with pytest.raises(Conflict):
            await store.append("t", 1, [a_row(1), a_row(0)], "over")
        with pytest.raises(Conflict):
            await store.append("t", 1, [a_row(1, "0:c0")], "over")
        with pytest.raises(Conflict):
            await store.create(a_table(), [], {})
        assert await store.log("t") == [a_row(0)]
        table = await store.table("t")
        assert table is not None
        assert table.status == "playing"

    on(database, scene)


def test_a_secret_comes_and_goes_with_its_entry(database: str) -> None:
    """All or nothing: whoever is refused has stored no secret, who gets up leaves none behind."""

    async def scene(store: Store) -> None:
        await store.create(a_table(), [a_row(0)], {"zero": 0})
        with pytest.raises(Conflict):
            await store.append("t", 1, [a_row(0)], "waiting", more=(store.token("t", "late", 1),))
        await store.append("t", 1, [a_row(1)], "waiting", more=(store.token("t", "one", 1),))
        assert await store.tokens("t") == {"zero": 0, "one": 1}
        await store.append("t", 1, [a_row(2)], "waiting", more=store.forgetting("t", 1))
        assert await store.tokens("t") == {"zero": 0}

    on(database, scene)


def test_jobs_that_come_together_are_committed_together(database: str) -> None:
    """Many tables write at once: few commits; a bad job among them spoils no other."""

    async def scene(store: Store) -> None:
        names = [f"t{i}" for i in range(100)]
        await asyncio.gather(*(store.create(a_table(name), [], {}) for name in names))
        before = store.commits
        jobs = [store.append(name, 1, [a_row(0)], "playing") for name in names]
        jobs.insert(50, store.append("t7", 99, [a_row(1)], "playing"))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(results.pop(50), Fenced)
        assert results == [None] * 100
        for name in names:
            assert len(await store.log(name)) == 1
        limit = 30 if store.kind == "sqlite" else 130  # a spoiled batch is done job by job
        assert store.commits - before < limit
        before = store.commits
        await asyncio.gather(
            *(store.append(name, 1, [a_row(1)], "playing", i) for i, name in enumerate(names))
        )
        assert store.commits - before < 30
        asked = {table.id: table.asked async for table in store.tables()}
        assert asked == {name: i for i, name in enumerate(names)}

    on(database, scene)


def test_only_the_newest_owner_can_write(database: str) -> None:
    async def scene(store: Store) -> None:
        await store.enroll("a", "http://a", 30.0)
        await store.create(a_table(owner="a"), [], {})
        if store.kind == "postgresql":
            refused = await store.claim("t", "b")  # a lives
            assert refused is not None
            assert (refused.owner, refused.epoch) == ("a", 1)
            await store.beat("a", "http://a", -1.0)  # and now it is dead
        taken = await store.claim("t", "b")
        assert taken is not None
        assert (taken.owner, taken.epoch) == ("b", 2)
        with pytest.raises(Fenced):
            await store.append("t", 1, [a_row(0)], "over")
        assert await store.log("t") == []
        await store.append("t", 2, [a_row(0)], "playing")
        again = await store.claim("t", "b")  # the owner itself, after a doubt
        assert again is not None
        assert again.epoch == 3
        assert await store.owners(["t", "x"]) == {"t": ("b", 3)}
        counted = await store.taken()
        forced = await store.claim("t", "c", force=True)
        assert forced is not None
        assert (forced.owner, forced.epoch) == ("c", 4)
        assert await store.taken() == counted + 1
        assert await store.claim("nobody", "c") is None

    on(database, scene)


def test_matches_that_nobody_plays_are_found(database: str) -> None:
    async def scene(store: Store) -> None:
        await store.enroll("a", "http://a", 30.0)
        await store.enroll("b", "http://b", 30.0)
        for name, owner, status in (
            ("mine", "a", "playing"),
            ("free", None, "playing"),
            ("lost", "dead", "playing"),
            ("over", None, "over"),
        ):
            await store.create(a_table(name, owner, status=status), [], {})
        assert set(await store.orphans("a", 10)) == {"free", "lost"}
        assert len(await store.orphans("a", 1)) == 1
        if store.kind == "postgresql":
            assert set(await store.orphans("b", 10)) == {"free", "lost"}  # a lives
        await store.release("free", 5)
        await store.retire("a")
        assert set(await store.orphans("b", 10)) == {"free", "lost", "mine"}

    if "postgresql" in database:
        on(database, scene)
    else:

        async def alone(store: Store) -> None:
            store.enroll = lambda *given: asyncio.sleep(0)  # type: ignore[method-assign]
            await scene(store)

        on(database, alone)


def test_processes_know_each_other(database: str) -> None:
    async def scene(store: Store) -> None:
        if store.kind == "sqlite":
            await store.enroll("a", "http://a", 30.0)
            other = SqliteStore(database)
            with pytest.raises(StorageDown, match="another server"):
                await other.enroll("b", "http://b", 30.0)
            await other.close()
            return
        await store.enroll("a", "http://a", 30.0)
        await store.enroll("b", "http://b", -1.0)
        nodes = await store.nodes()
        assert {n.id: (n.address, n.alive) for n in nodes.values()} == {
            "a": ("http://a", True),
            "b": ("http://b", False),
        }
        await store.beat("b", "http://b", 30.0)
        assert (await store.nodes())["b"].alive
        await store.enroll("c", "http://a", 30.0)  # a was started again under its address
        assert set(await store.nodes()) == {"b", "c"}

    on(database, scene)


def test_lists_and_removing(database: str) -> None:
    async def scene(store: Store) -> None:
        for i in range(5):
            made, touched = float(i), float(9 - i)  # what was written last is nobody's business
            row = a_table(f"t{i}", created=made, touched=touched, status="waiting", public=i != 3)
            await store.create(row, [a_row(0)], {f"hash{i}": 0})
        assert [row.id for row in await store.listed("waiting", 3)] == ["t4", "t2", "t1"]
        assert await store.listed("over", 3) == []
        assert [row.id async for row in store.tables()] == ["t0", "t1", "t2", "t3", "t4"]
        await store.remove("t4")
        assert await store.table("t4") is None
        assert (await store.log("t4"), await store.tokens("t4")) == ([], {})

    on(database, scene)


def test_secrets_are_shared(database: str) -> None:
    async def scene(store: Store) -> None:
        assert await store.secret("node", "first") == "first"
        assert await store.secret("node", "second") == "first"

    on(database, scene, scene)


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def nothing(store: Store) -> None:
        pass

    on(database, nothing)
    if database.startswith("postgresql"):

        async def age(store: Store) -> None:
            assert isinstance(store, PostgresStore)
            assert store._writer is not None
            await store._writer.execute("UPDATE schema_version SET version = 999")

        on(database, age)
    else:
        sqlite3.connect(database).execute("PRAGMA user_version = 999")
    with pytest.raises(StorageDown, match="upgrade Rookery"):
        on(database, nothing)


def test_an_old_database_is_brought_up_to_date(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table made under the first schema is found under the newest, with its log."""

    async def old(store: Store) -> None:
        from rookery.server.storage import Step

        values = ("t", "sneaks", 3, "{}", 1, "playing", 1.0, 2.0)
        await store.write(Step("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values))
        await store.write(
            Step("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", ("t", 0, "c", "sit", 0, "{}", 1.0))
        )

    async def new(store: Store) -> None:
        assert len(await store.log("t")) == 1
        claimed = await store.claim("t", "me")
        assert claimed is not None
        assert (claimed.epoch, claimed.brief) == (2, {})
        await store.append("t", 2, [a_row(1)], "playing")

    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", schema.STEPS[:1])
        on(database, old)
    on(database, new, new_again)


async def new_again(store: Store) -> None:
    assert len(await store.log("t")) == 2


def test_a_job_that_was_never_answered_is_found_by_reading(postgres: Postgres) -> None:
    """PostgreSQL stops in the middle: the writer gives up, and works again when it is back."""

    async def scene() -> None:
        store = await PostgresStore(postgres.database(), seconds=0.5).open()
        await store.create(a_table(owner="a"), [], {})
        postgres.pause()
        try:
            with pytest.raises(StorageDown):
                await store.append("t", 1, [a_row(0)], "playing")
            with pytest.raises(StorageDown):
                await store.log("t")
        finally:
            postgres.go_on()
        for _ in range(50):
            try:
                claimed = await store.claim("t", "a")  # locks out what may still arrive
                break
            except StorageDown:
                await asyncio.sleep(0.1)
        assert claimed is not None
        stored = await store.log("t")
        await store.append("t", claimed.epoch, [a_row(len(stored))], "playing")
        assert len(await store.log("t")) == len(stored) + 1
        with pytest.raises(Fenced):
            await store.append("t", 1, [a_row(9)], "playing")
        await store.close()

    asyncio.run(scene())


def test_the_write_ahead_log_stays_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is emptied beside the writer, however long the writing goes on."""
    monkeypatch.setattr(sqlite, "CHECKPOINT", 0.01)
    monkeypatch.setattr(sqlite, "SHORT", 20_000)
    monkeypatch.setattr(sqlite, "LONG", 200_000)
    path = tmp_path / "rookery.db"

    async def write() -> int:
        store = SqliteStore(path)
        await store.create(a_table(), [a_row(0)], {})
        seq = size = emptied = 0
        deadline = time.monotonic() + 60
        while emptied < 3:  # sooner or later, however slow the machine is
            assert time.monotonic() < deadline, f"{size} bytes after {seq} entries"
            seq += 1
            await store.append("t", 1, [a_row(seq)], "playing", seq)
            before, size = size, Path(f"{path}-wal").stat().st_size
            emptied += size < before
        await store.close()
        return seq + 1

    written = asyncio.run(write())
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM log").fetchone() == (written,)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_file_that_was_replaced_takes_no_more_acknowledgements(tmp_path: Path) -> None:
    """What is written into a file that was moved away is lost as soon as it is closed."""
    path = tmp_path / "rookery.db"

    async def scene() -> None:
        store = SqliteStore(path)
        await store.secret("cookies", "a")
        await store.try_writing()
        path.rename(tmp_path / "moved.db")
        with pytest.raises(StorageDown, match="No such file"):
            await store.try_writing()
        sqlite3.connect(path).close()
        path.touch()
        with pytest.raises(StorageDown, match="another file"):
            await store.try_writing()
        path.unlink()
        (tmp_path / "moved.db").rename(path)
        await store.try_writing()  # and all is well again
        await store.close()

    asyncio.run(scene())


def test_many_rows_are_restored_all_or_none(database: str) -> None:
    async def scene() -> None:
        store = await open_store(database)

        async def batches(good: bool) -> AsyncIterator[list[Step]]:
            insert = "INSERT INTO secrets VALUES (?, ?)"
            yield [Step(insert, ("one", "1"))]
            yield [Step(insert, ("two" if good else "one", "2"))]

        with pytest.raises(StorageDown):
            await store.fill(batches(False))
        count = "SELECT count(*) FROM secrets WHERE name IN ('one', 'two')"
        assert await store.read(count) == [(0,)]
        await store.fill(batches(True))
        assert await store.read(count) == [(2,)]
        await store.close()

    asyncio.run(scene())
