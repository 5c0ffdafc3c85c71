"""One visitor cannot spoil it for all: memory, disk, tables, connections of one address or seat."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rookery.server import protocol as p
from rookery.server.house import House
from rookery.server.parts import STORED_BURST, STORED_RATE, Settings
from rookery.server.sockets import ADDRESS_BYTES, QUEUE_BYTES, Connection
from rookery.server.storage import SqliteStore, Step, Unstorable, open_store
from rookery.server.thinkers import Question, Thinkers
from tests.machines import Postgres
from tests.test_attacks import http, play, sneaks
from tests.worlds import World


def test_who_never_reads_holds_little_memory() -> None:
    """What waits is bounded for a socket and for an address, and forgotten when it is too much."""
    held: Counter[str] = Counter()
    many = [Connection(None, lambda *messages: False, held, "one") for _ in range(400)]
    most = 0
    for _ in range(30):
        for connection in many:
            connection.send(b"x" * 20_000)
            assert connection.size <= QUEUE_BYTES + 20_000
            most = max(most, held["one"])
    assert most <= ADDRESS_BYTES + 20_000
    assert sum(connection.lost for connection in many) > 300
    other = Connection(None, lambda *messages: False, held, "another")
    other.send(b"x" * 20_000)
    assert not other.lost
    for connection in [*many, other]:
        connection.close()
    assert not held


def test_a_seat_stores_only_so_much(tmp_path: Path) -> None:
    """Long orders again and again fill no disk; a move of another seat is stored as ever."""

    async def scene(world: World) -> None:
        table = await sneaks(world)
        given = [p.Condition(field="f" * 40, is_="v" * 40)] * 5
        order = p.StandingOrder(play="w" * 200, when="k" * 40, given=given)
        codes = []
        for number in range(100):
            world.clock.time += 0.05
            command = p.SetOrders(id=f"orders-{number:04}", orders=[order] * 20)
            answer = await table.command(0, command)
            codes.append(getattr(answer, "code", "ack"))
        assert codes[-1] == "slow-down"
        rows = await world.house.store.read("SELECT SUM(LENGTH(body)) FROM log")
        assert rows[0][0] < STORED_BURST + 5 * STORED_RATE + 20_000
        said = await table.command(1, p.Play(id="a-move-1", decision=1, moves=["sneak A"]))
        assert isinstance(said, p.Ack)

    play(tmp_path, scene)


def test_tables_of_one_address(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        body = {"game": "sneaks", "seats": 3, "name": "Anna"}
        codes = []
        for _ in range(6):
            codes.append((await http(world, "POST", "/api/tables", json=body)).status_code)
        assert codes == [201] * 4 + [429] * 2

    play(tmp_path, scene, tables_per_hour=16)


def test_a_whole_match_is_not_read_again_and_again(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await sneaks(world)
        table.events[None].first = 1  # the oldest are no longer in memory
        path = "/api/tables/the-table/events"
        codes = [(await http(world, "GET", path)).status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2
        late = await http(world, "GET", path + "?since=1")
        assert late.status_code == 200  # what is in memory costs little

    play(tmp_path, scene)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /health HTTP/1.1\r\nhost: localhost\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        b"content-length: 100\r\n\r\n{",
    ],
)
def test_half_a_request_is_not_waited_for_for_ever(
    said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rookery.server.wire.ARRIVAL_SECONDS", 0.3)

    async def scene(world: World) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", world.port)
        writer.write(said)
        assert await asyncio.wait_for(reader.read(), 5) == b""  # closed
        writer.close()
        whole = await http(world, "GET", "/health")
        assert whole.status_code == 200

    play(tmp_path, scene)


def test_the_limit_of_files_is_raised() -> None:
    program = (
        "import resource\n"
        "from rookery.cli.serve import raise_file_limit\n"
        "most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, most))\n"
        "raise_file_limit()\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert int(done.stdout) > 100, done.stderr


def test_ids_outside_their_alphabet_are_refused_at_the_door(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        asked: list[str] = []
        claim = world.house.store.claim

        async def note(table_id: str, node: str, force: bool = False) -> object:
            asked.append(table_id)
            return await claim(table_id, node, force)

        world.house.store.claim = note  # type: ignore[method-assign, assignment]
        for name in ("%00", "a%00b", "%C3%A4", "a%20b", "x" * 41, "%0A"):
            assert (await http(world, "GET", f"/api/tables/{name}")).status_code == 404
        assert asked == []
        assert (await http(world, "GET", "/api/tables/nobody")).status_code == 404
        assert asked == ["nobody"]

    play(tmp_path, scene)


def test_an_error_in_data_is_not_one_of_the_connection() -> None:
    """PostgreSQL stores no NUL: one job fails, the others and the connection go on."""
    postgres = Postgres().start()

    async def scene() -> None:
        store = await open_store(postgres.database())
        writer = store._writer  # type: ignore[attr-defined]
        bad = Step("INSERT INTO secrets VALUES (?, ?)", ("a\0b", "x"))
        good = Step("INSERT INTO secrets VALUES (?, ?)", ("good", "x"))
        told = await asyncio.gather(store.write(bad), store.write(good), return_exceptions=True)
        assert isinstance(told[0], Unstorable)
        assert told[1] == []
        with pytest.raises(Unstorable):
            await store.read("SELECT 1 FROM secrets WHERE name = ?", "\0")
        assert store._writer is writer  # type: ignore[attr-defined]
        assert len(await store.read("SELECT 1 FROM secrets WHERE name = ?", "good")) == 1
        await store.close()

    try:
        asyncio.run(scene())
    finally:
        postgres.stop()


async def begun(world: World, speed: p.Speed) -> Any:
    """A table of three people, with a log."""
    table = await world.house.make("sneaks", 3, Settings(speed=speed), False)
    for seat in range(3):
        await table.sit(seat, "Anna", "person")
    await table.start()
    return table


def test_tables_over_days_do_not_fill_the_house(tmp_path: Path) -> None:
    """They leave memory while nobody is there, their clocks run on, and what falls due happens."""

    async def scene(world: World) -> None:
        table = await begun(world, "days")
        left = table.limit() - table.elapsed()
        await world.pass_time(700)
        await world.house.put_away()
        assert not world.house.tables
        await world.pass_time(3_600)
        again: Any = await world.house.find(table.id)
        assert again is not table
        assert again.limit() - again.elapsed() == pytest.approx(left - 4_300, abs=1)
        await world.pass_time(700)
        await world.house.put_away()
        assert not world.house.tables
        await world.pass_time(left - 5_001)
        assert not world.house.tables
        await world.pass_time(2)
        await asyncio.gather(*world.house._waking)
        await world.pass_time(2)
        found = world.house.tables[table.id]
        assert found.decision > again.decision  # time was up, and everybody's default was played

    play(tmp_path, scene)


def test_bots_without_people_wait_for_somebody_to_look(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        body = {"game": "swindler", "seats": 2, "name": "Anna", "bots": ["random"]}
        made = (await http(world, "POST", "/api/tables", json=body)).json()
        table = world.house.tables[made["table"]]
        await table.command(0, p.Leave(id="leave-001"))
        for _ in range(30):
            await world.pass_time(10)
        rested = table.seq
        for _ in range(30):
            await world.pass_time(10)
        assert table.seq == rested
        assert table.status == "playing"
        await world.pass_time(1)
        await world.house.put_away()
        assert not world.house.tables
        page = await http(world, "GET", f"/api/tables/{made['table']}")
        assert page.status_code == 200
        for _ in range(5):
            await world.pass_time(10)
        assert world.house.tables[made["table"]].seq > rested  # they play for who looks on

    play(tmp_path, scene)


def test_a_server_that_stops_keeps_the_time_that_was_left(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await begun(world, "live")
        await world.pass_time(50)
        left = table.limit() - table.elapsed()
        await world.house.close()
        await world.clock.advance(3_600, world.settle)
        house = House(SqliteStore(world.folder / "rookery.db"), world.clock, node=world.house.node)
        again: Any = await house.find(table.id)
        assert again.limit() - again.elapsed() == pytest.approx(left, abs=1)
        await house.close()
        world.house.store = SqliteStore(world.folder / "rookery.db")  # which is closed at the end

    play(tmp_path, scene)


def test_who_has_sixty_tables_makes_their_own_bots_wait() -> None:
    """A table of somebody else is served next, however many of one visitor's wait before it."""

    async def scene() -> list[str]:
        thinkers = Thinkers(1, advisers=False)
        await thinkers.start()
        done: list[str] = []

        async def one(whose: str) -> None:
            await thinkers.think(
                Question("sneaks", "", "random", 0, {}, [1], 1, None, 0.02), whose, 1
            )
            done.append(whose)

        crowd = [asyncio.create_task(one("crowd")) for _ in range(20)]
        await asyncio.sleep(0.05)
        before = len(done)
        for whose in ("anna", "bert", "anna"):
            crowd.append(asyncio.create_task(one(whose)))
            await asyncio.sleep(0)
        await asyncio.gather(*crowd)
        await thinkers.stop()
        return done[before:]

    done = asyncio.run(scene())
    assert set(done[:5]) > {"anna", "bert"}  # after the one that was being thought about
    assert done.index("bert") <= 3
    assert [i for i, whose in enumerate(done) if whose == "anna"][1] <= 7  # turn and turn about
