"""What goes wrong outside: slow clients, bad networks, storage that fails, clocks that jump.

The numbers R5 to R10 are those of the acceptance tests in the design; two owners of one table (R11)
are in test_cluster.py, sudden deaths (R1) in test_kills.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import json
import os
import random
import secrets
import signal
import socket
import sqlite3
import time
import weakref
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from litestar import WebSocket

from rookery import games
from rookery.server import protocol as p
from rookery.server.herald import SLICE, Herald
from rookery.server.house import House
from rookery.server.parts import Settings
from rookery.server.sockets import Connection
from rookery.server.storage import SqliteStore, StorageDown
from rookery.server.table import Table
from rookery.server.table_state import TAIL
from rookery.server.wire import Socket
from tests.machines import OPERATOR, PATIENCE, Client, Player, Postgres, Server, at_leisure
from tests.worlds import Ear, World

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(
        tmp_path_factory.mktemp("faults") / "rookery.db", messages_per_second=100_000
    ).start()
    yield made
    made.stop()


def median(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]


async def play_round(clients: list[Client], times: list[float]) -> None:
    """A round of Sneaks & Snitches, with the time that each acknowledgement took."""
    for client in clients:
        while not client.table["prompt"]:
            await client.read()
        began = time.monotonic()
        answer = await client.play("sneak A", "snitch B")
        times.append(time.monotonic() - began)
        assert answer["t"] == "ack", answer


# R5: slow, stalled and half-open clients ----------------------------------------------------------


def test_clients_that_do_not_read_hold_up_nobody(server: Server) -> None:
    """Twelve watchers who never read, with tiny buffers: the players notice nothing."""
    table, tokens = server.make("sneaks")

    async def scene() -> None:
        players = [await Client([server], table, token).connect() for token in tokens]
        stalled = []
        for _ in range(12):
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            raw.setblocking(False)
            await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
            stalled.append(
                await websockets.connect(
                    f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
                    sock=raw,
                    compression=None,
                    ping_interval=None,
                    max_queue=1,
                )
            )
            await stalled[-1].send(json.dumps({"t": "hello"}))
            stalled[-1].transport.pause_reading()
        for n in range(400):  # far more than fits into buffers and queues
            answer = await players[n % 3].send(t="pause", on=n % 2 == 0)
            assert answer["t"] == "ack", answer
        times: list[float] = []
        for _ in range(4):
            await play_round(players, times)
        assert median(times) < 0.25
        figures = httpx.get(f"{server.url}/metrics", headers=OPERATOR).text
        assert float(figures.split("\nprocess_resident_memory_bytes ")[1].split()[0]) < 400e6
        # One of them wakes up: it is brought up to date, if only by a snapshot.
        stalled[0].transport.resume_reading()
        while True:
            frame = json.loads(await asyncio.wait_for(stalled[0].recv(), 10))
            if frame["t"] == "update" and frame["table"]["view"]["round"] >= 5:
                break
        assert frame["fresh"]  # what did not fit into its queue was dropped
        figures = httpx.get(f"{server.url}/metrics", headers=OPERATOR).text
        assert float(figures.split("\nrookery_slow_clients_total ")[1].split()[0]) >= 1
        for one in stalled:
            one.transport.abort()
        for player in players:
            await player.close()

    asyncio.run(scene())


def test_a_client_that_vanishes_without_a_word(server: Server) -> None:
    """Half-open: the other end is gone but nobody said so. The seat can be taken up again."""
    table, tokens = server.make("sneaks")

    async def scene() -> None:
        first = await Client([server], table, tokens[0]).connect()
        first.socket.transport.pause_reading()  # and never a word again
        again = await Client([server], table, tokens[0]).connect()
        assert (await again.play("sneak A", "snitch B"))["t"] == "ack"
        first.socket.transport.abort()
        await again.close()

    asyncio.run(scene())


def test_a_line_on_which_nothing_is_heard_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half-open: nobody says goodbye. Whoever says something now and then is left alone."""
    monkeypatch.setattr("rookery.server.sockets.SILENCE_SECONDS", 0.6)

    async def scene() -> None:
        async with World(tmp_path).running() as world:
            state = games.load("sneaks").new(3, 1)
            table = await world.table("silent", state, {"options": state.options})
            silent, talking = [await Ear(world, table, seat).connect() for seat in (0, 1)]
            for _ in range(8):
                await asyncio.sleep(0.2)
                await talking.listen()
            with pytest.raises(websockets.ConnectionClosed):
                await silent.listen()
            assert silent.socket.close_code == 4408
            assert [one.viewer for one in table.listeners] == [1]
            await silent.http.aclose()
            await talking.close()

    asyncio.run(scene())


class Friend:
    """Somebody who is told what happens."""

    def __init__(self, viewer: int) -> None:
        self.viewer: int | None = viewer
        self.told: list[p.Update] = []

    def tell(self, update: p.Update) -> None:
        self.told.append(update)

    def away(self) -> None:
        raise AssertionError("nobody moved")


def test_who_moves_is_told_first_and_nobody_twice(tmp_path: Path) -> None:
    """The others wait until all commands of a commit are answered; who comes just then has seen it
    already, who goes just then is left alone."""

    async def scene() -> None:
        async with World(tmp_path).running() as world:
            state = games.load("oliver").new(3, 1)
            table = await world.table("busy", state, {"options": state.options})
            mover, other, leaver, late = [Friend(seat) for seat in (0, 1, 2, 1)]
            for friend in (mover, other, leaver):
                table.join(friend)
            await world.settle()  # the first are told who came after them
            assert [len(friend.told) for friend in (mover, other, leaver)] == [2, 1, 0]
            for friend in (mover, other):
                friend.told = []
            assert isinstance(await table.command(0, p.Chat(id="chat-1", text="hello")), p.Ack)
            assert len(mover.told) == 1
            assert not other.told
            assert table.update(1, None).chat[-1].text == "hello"
            table.join(late)
            table.part(leaver)
            await asyncio.sleep(0)
            assert [line.text for one in other.told for line in one.chat] == ["hello"]
            assert not [line.text for one in late.told + leaver.told for line in one.chat]
            await table.command(1, p.Chat(id="chat-2", text="well"))
            await asyncio.sleep(0)
            texts = [line.text for one in mover.told for line in one.chat]
            assert texts == ["hello", "well"]

    asyncio.run(scene())


def test_news_for_many_leave_room_for_what_comes_in() -> None:
    """Whoever sends a command while everybody is being told waits for one slice of it, not for all;
    one listener who fails keeps nothing from the others."""

    async def scene() -> None:
        herald, told = Herald(), list[int]()

        def tell(number: int) -> None:
            time.sleep(SLICE)
            told.append(number)
            if number == 3:
                raise RuntimeError("a listener broke")

        failures = list[str]()
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failures.append(str(context["exception"])))
        for number in range(8):
            herald.soon(functools.partial(tell, number))
        lengths = []
        while len(told) < 8:
            await asyncio.sleep(0)
            lengths.append(len(told))
        assert lengths == sorted(set(lengths)) == [1, 2, 3, 4, 5, 6, 7, 8]
        assert told == list(range(8))
        assert failures == ["a listener broke"]
        herald.soon(functools.partial(tell, 8))  # and it goes on later
        await asyncio.sleep(0)
        assert told[-1] == 8

    asyncio.run(scene())


def test_news_go_out_with_the_answer_that_follows_them() -> None:
    written = list[tuple[bytes, ...]]()

    def write(*frames: bytes) -> bool:
        written.append(frames)
        return True

    connection = Connection(0, write, Counter(), "here")
    seen = p.TableView(
        id="t", game="oliver", status="waiting", options={}, speed="live", seats=[], you=0, n=0,
        decision=0,
    )  # fmt: skip
    update = p.Update(events=[], chat=[], table=seen)
    connection.tell(update)
    connection.asked = True
    connection.tell(update)
    assert len(written) == 1
    connection.answer(p.Ack(id="command-1"))
    connection.tell(update)
    frames = [[msgspec.json.decode(frame)["t"] for frame in each] for each in written]
    assert frames == [["update"], ["update", "ack"], ["update"]]


# R6: a network that loses order -------------------------------------------------------------------


class BadNetwork:
    """A player's connection on which commands are doubled, delayed, reordered and cut off."""

    def __init__(self, server: Server, table: str, token: str, luck: random.Random) -> None:
        self.client = Client([server], table, token)
        self.luck = luck
        self.old: list[str] = []

    async def deliver(self, command: dict[str, Any]) -> dict[str, Any]:
        text = json.dumps(command)
        frames = [text] * self.luck.choice([1, 1, 2, 3])
        frames += self.luck.sample(self.old, min(2, len(self.old)))  # replayed from long ago
        frames.append(text[: self.luck.randrange(len(text))])  # cut off
        self.luck.shuffle(frames)
        for frame in frames:
            await asyncio.sleep(self.luck.random() * 0.004)
            if self.luck.random() < 0.03:  # the line breaks: begin again and say it again
                self.client.socket.transport.abort()
                await self.client.connect()
                await self.client.socket.send(text)
            await self.client.socket.send(frame)
        self.old.append(text)
        while command["id"] not in self.client.answers:
            await self.client.read()
        return self.client.answers.pop(command["id"])


def test_doubled_reordered_delayed_and_cut_off_frames(server: Server) -> None:
    """The log is the one that a good network would have brought: each command once, in order."""
    table, tokens = server.make("sneaks")
    luck = random.Random(7)
    sent: list[tuple[int, str]] = []

    async def scene() -> None:
        players = [BadNetwork(server, table, token, luck) for token in tokens]
        for player in players:
            await player.client.connect()
        for _ in range(5):
            for seat, player in enumerate(players):
                client = player.client
                while not client.table["prompt"]:
                    await client.read()
                command = {
                    "t": "play",
                    "id": secrets.token_hex(8),
                    "decision": client.table["decision"],
                    "moves": ["sneak A", "snitch B"],  # all the same: nobody gains, nobody is asked
                }
                answer = await player.deliver(command)
                assert answer["t"] == "ack", answer
                sent.append((seat, command["id"]))
        for player in players:
            assert player.client.numbers == sorted(set(player.client.numbers))
            await player.client.close()

    asyncio.run(scene())
    db = sqlite3.connect(server.database)
    rows = db.execute(
        "SELECT cmd FROM log WHERE table_id = ? AND kind IN ('move', 'hold') ORDER BY seq", (table,)
    )
    stored = [cmd for (cmd,) in rows if not cmd.startswith("auto")]
    assert stored == [f"{seat}:{cmd}" for seat, cmd in sent]


# R7: two tabs, and everybody at once --------------------------------------------------------------


def test_everybody_answers_at_once_from_two_tabs(server: Server) -> None:
    """Of two different answers of a seat exactly one is accepted, whatever the order."""

    async def one_table() -> None:
        table, tokens = await asyncio.to_thread(server.make, "sneaks")
        tabs = [
            [await Client([server], table, token).connect() for _ in range(2)] for token in tokens
        ]
        plans = (["sneak A", "snitch B"], ["sneak C", "snitch D"])
        answers = await asyncio.gather(
            *(tab.play(*plan) for seat in tabs for tab, plan in zip(seat, plans, strict=True))
        )
        for first, second in zip(answers[::2], answers[1::2], strict=True):
            assert sorted((first["t"], second["t"])) == ["ack", "refused"]
            refused = first if first["t"] == "refused" else second
            assert refused["code"] in ("stale", "illegal", "not-asked", "answered")
            assert refused["table"]["view"] is not None
        for seat in tabs:
            for tab in seat:
                await tab.close()

    async def scene() -> None:
        for _ in range(5):
            await asyncio.gather(*(one_table() for _ in range(4)))

    asyncio.run(scene())


# R8: clocks ---------------------------------------------------------------------------------------


def test_a_restart_keeps_the_time_that_was_left(tmp_path: Path) -> None:
    """Also if the wall clock has jumped by an hour in between: only time at the table counts."""
    server = Server(tmp_path / "rookery.db").start()
    table, tokens = server.make("sneaks", speed="live", seconds=60)
    while (left := server.look(table, tokens[0])["table"]["milliseconds"]) > 59_000:
        time.sleep(0.05)
    assert server.command(table, tokens[0], t="chat", text="thinking").status_code == 200
    server.kill()
    db = sqlite3.connect(server.database)
    with db:  # as if the clock had been an hour ahead while the match began
        db.execute("UPDATE log SET at = at + 3600 WHERE kind = 'start'")
        db.execute("UPDATE log SET at = at - 7200 WHERE kind = 'chat'")
    db.close()
    server.start()
    again = server.look(table, tokens[0])["table"]["milliseconds"]
    server.stop()
    assert 30_000 < again <= left  # what had passed before the chat is gone, and no hour with it


# R9: storage that fails ---------------------------------------------------------------------------


def is_refused_and_unchanged(server: Server, table: str, token: str) -> bool:
    before = server.look(table, token)["table"]
    answer = server.play(table, token, "sneak A")
    assert (answer.status_code, answer.json()["code"]) == (503, "retry"), answer.text
    return bool(server.look(table, token)["table"]["view"] == before["view"])


def recovers(server: Server, table: str, token: str, seconds: float = PATIENCE) -> None:
    """The same command again and again: at last it is acknowledged, and counts once."""
    command = {"t": "play", "id": "again-and-again", "moves": ["sneak A"]}
    command["decision"] = server.look(table, token)["table"]["decision"]
    deadline = time.monotonic() + seconds
    while server.command(table, token, **command).status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert server.look(table, token)["table"]["view"]["seat"][0]["plan"]["sneaks"] == ["A"]


def test_a_full_disk(tmp_path: Path) -> None:
    """A real limit of the operating system on the size of files: ENOSPC's close relative EFBIG."""
    server = Server(tmp_path / "rookery.db").start()
    table, tokens = server.make("sneaks")
    assert server.process is not None
    wal = Path(f"{server.database}-wal")
    limit(server.process.pid, wal.stat().st_size)
    assert is_refused_and_unchanged(server, table, tokens[0])
    assert is_refused_and_unchanged(server, table, tokens[0])
    assert httpx.get(f"{server.url}/api/games").status_code == 200
    limit(server.process.pid, None)
    recovers(server, table, tokens[0])
    server.stop()


def limit(pid: int, size: int | None) -> None:
    import resource

    largest = resource.RLIM_INFINITY if size is None else size
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))


def test_a_locked_database(tmp_path: Path) -> None:
    """Somebody else holds the file: commands are answered, nothing is lost or applied."""
    server = Server(tmp_path / "rookery.db", database_seconds=0.3).start()
    table, tokens = server.make("sneaks")
    other = sqlite3.connect(server.database, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert is_refused_and_unchanged(server, table, tokens[0])
    other.execute("ROLLBACK")
    recovers(server, table, tokens[0])
    server.stop()


def test_the_database_is_away(tmp_path: Path) -> None:
    """PostgreSQL stops answering in the middle of play, then dies, then comes back."""
    postgres = Postgres().start()
    server = Server(postgres.database(), database_seconds=0.5, lease_seconds=1.0).start()
    table, tokens = server.make("sneaks")
    assert httpx.get(f"{server.url}/health").json()["ok"]
    postgres.pause()
    assert is_refused_and_unchanged(server, table, tokens[0])
    sick = httpx.get(f"{server.url}/health", timeout=10)
    assert (sick.status_code, sick.json()["ok"]) == (503, False)
    postgres.go_on()
    recovers(server, table, tokens[0])
    postgres.kill(signal.SIGQUIT)
    answer = server.play(table, tokens[1], "sneak A")
    assert answer.status_code == 503
    postgres.start()
    deadline = time.monotonic() + PATIENCE
    while httpx.get(f"{server.url}/health", timeout=10).status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    while server.play(table, tokens[1], "sneak B").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert server.look(table, tokens[1])["table"]["view"]["seat"][1]["plan"]["sneaks"] == ["B"]
    server.stop()
    postgres.stop()


def test_a_database_that_may_only_be_read(tmp_path: Path) -> None:
    """As after a failover to a replica: one can look, nothing is acknowledged, it goes on alone."""
    postgres = Postgres().start()
    database = postgres.database()
    server = Server(database, lease_seconds=1.0).start()
    table, tokens = server.make("sneaks")
    name = database.rpartition("/")[2]
    for value in ("on", "off"):
        postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
        postgres.sql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        if value == "on":
            assert is_refused_and_unchanged(server, table, tokens[0])
            assert is_refused_and_unchanged(server, table, tokens[0])
    recovers(server, table, tokens[0])
    server.stop()
    postgres.stop()


def test_bots_go_on_after_an_outage(tmp_path: Path) -> None:
    """What the server does by itself is tried again, too: here, moves of bots."""
    postgres = Postgres().start()
    server = Server(postgres.database(), database_seconds=0.3, thinkers=1).start()
    table, tokens = server.make("sneaks", bots=["random", "random"])
    postgres.pause()
    assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 503
    postgres.go_on()
    deadline = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(AssertionError, TypeError):
            if server.play(table, tokens[0]).status_code == 200:
                if server.look(table)["table"]["view"]["round"] > 1:
                    break
        assert time.monotonic() < deadline
        time.sleep(0.05)
    server.stop()
    postgres.stop()


# R10: stopping in good order ----------------------------------------------------------------------


def test_sigterm_closes_sockets_with_1012_and_players_come_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "rookery.db").start()
    table, tokens = server.make("swindler")
    players = [Player([server], table, token, 0.01) for token in tokens]

    async def scene() -> None:
        tasks = [asyncio.create_task(player.run()) for player in players]
        while sum(len(player.acknowledged) for player in players) < 15:
            await asyncio.sleep(0.01)
        stopped = time.monotonic()
        await asyncio.to_thread(server.stop)
        assert time.monotonic() - stopped < at_leisure(5.0)
        before = sum(len(player.acknowledged) for player in players)
        await asyncio.to_thread(server.start)
        while sum(len(player.acknowledged) for player in players) < before + 5:
            assert time.monotonic() - stopped < PATIENCE
            await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            assert player.codes[0] == 1012
            assert player.numbers == list(range(1, len(player.numbers) + 1))
            await player.close()

    asyncio.run(scene())
    server.stop()
    db = sqlite3.connect(server.database)
    stored = {cmd.partition(":")[2] for (cmd,) in db.execute("SELECT cmd FROM log")}
    for player in players:
        assert set(player.acknowledged) <= stored


# Rest ---------------------------------------------------------------------------------------------


def test_what_waits_for_people_rests_and_what_runs_by_itself_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rookery.server.house.IDLE", -1.0)
    monkeypatch.setattr("rookery.server.house.RESTING", -1.0)

    async def made(house: House, speed: Any, kinds: list[str]) -> Table:
        table = await house.make("sneaks", len(kinds), Settings(speed=speed), False)
        for seat, kind in enumerate(kinds):
            await table.sit(seat, "N", kind)
        if "open" not in kinds:
            await table.start()
        return table

    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "rookery.db"))
        people = await made(house, "relaxed", ["person", "person"])
        clock = await made(house, "live", ["person", "person"])
        await house.put_away()
        assert set(house.tables) == {clock.id}
        assert await house.store.orphans(house.node, 9) == []  # it rests, but it is looked after
        again = await house.find(people.id)
        assert again is not None
        assert again is not people
        assert (again.status, again.decision, again.seq) == ("playing", 1, people.seq)
        await house.close()

    asyncio.run(scene())


def test_there_are_never_two_of_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many come at once for a table that has to be read, and the first of them in vain, as when its
    owner has just died: whoever was given another table than the rest would wait there for ever."""

    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "rookery.db"))
        made = await house.make("sneaks", 2, Settings(), False)
        del house.tables[made.id]
        real, away = house.store.claim, asyncio.Event()
        claims = 0

        async def claim(*arguments: Any) -> Any:
            nonlocal claims
            claims += 1
            if claims == 1:
                await away.wait()
                raise StorageDown("the database is away")
            await asyncio.sleep(0.02)
            return await real(*arguments)

        monkeypatch.setattr(house.store, "claim", claim)
        first, second = (asyncio.create_task(house.find(made.id)) for _ in range(2))
        await asyncio.sleep(0)
        away.set()
        with pytest.raises(StorageDown):
            await first
        third = asyncio.create_task(house.find(made.id))
        found = await asyncio.gather(second, third)
        assert found[0] is found[1] is house.tables[made.id]
        assert claims == 2
        await house.close()

    asyncio.run(scene())


def test_what_is_over_leaves_memory_without_a_collection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Collections stop everything for a moment, so they are rare; sockets and tables that are gone
    must not wait for one."""
    monkeypatch.setattr("rookery.server.house.IDLE", -1.0)

    async def scene() -> None:
        async with World(tmp_path).running() as world:
            table = await world.house.make("sneaks", 2, Settings(), False)
            for seat in range(2):
                await table.sit(seat, "N", "person")
            await table.start()
            gc.collect()
            gc.disable()
            for _ in range(5):
                ear = await Ear(world, table, None).connect()
                await ear.say('{"t":"undo","id":"12345678"}')
                await ear.close()
            ear.table = ear.socket = None  # type: ignore[assignment]
            del table.moved  # the ears' own
            await asyncio.sleep(0.2)
            assert not [one for one in gc.get_objects() if type(one) in (Socket, WebSocket)]
            gone = weakref.ref(table)
            del table
            await world.house.put_away()
            assert gone() is None

    try:
        asyncio.run(scene())
    finally:
        gc.enable()


def test_a_long_match_is_not_all_in_memory(tmp_path: Path) -> None:
    """Old events are forgotten, their numbers are not; whoever asks gets them from the log."""

    async def scene() -> None:
        async with World(tmp_path).running() as world:
            house = world.house
            table = await house.make("swindler", 4, Settings(), False)
            tokens = [await table.sit(seat, "N", "person") for seat in range(4)]
            await table.start()
            told: list[p.EventOut] = []
            while table.status == "playing" and len(told) < 1500:
                assert table.match is not None
                if table.held is not None:  # a step of a turn lasts a breath
                    await world.pass_time(3)
                    told += table.told(0, len(told))
                    continue
                seat = table.match.state.deciders()[0]
                word = table.match.state.words(seat)[-1]
                command = p.Play(id=f"move-{table.seq}", decision=table.decision, moves=[word])
                assert isinstance(await table.command(seat, command), p.Ack)
                table.seats[seat].commands.left = 100.0
                told += table.told(0, len(told))
            kept = table.events[0]
            assert len(kept) == len(told) == table.view(0).n
            assert len(kept.events) <= 2 * TAIL < len(told)
            late = table.update(0, len(told) - 10)
            assert (late.fresh, late.events) == (False, told[-10:])
            assert table.update(0, 3).fresh
            url = f"http://127.0.0.1:{world.port}/api/tables/{table.id}/events"
            found: list[p.EventOut] = []
            async with httpx.AsyncClient() as client:
                for _ in range(9):
                    query = {"since": len(found)}
                    page = await client.get(
                        url, params=query, headers={"authorization": f"Bearer {tokens[0]}"}
                    )
                    found += msgspec.convert(page.json(), p.Events).events
            assert found == told

    asyncio.run(scene())


# Upgrades -----------------------------------------------------------------------------------------


def test_a_match_that_does_not_fit_the_rules_any_more_stands_still(tmp_path: Path) -> None:
    """A doctored log stands for rules that changed: the table can be read and is never written."""
    server = Server(tmp_path / "rookery.db").start()
    table, tokens = server.make("sneaks")
    for token in tokens:
        assert server.play(table, token, "sneak A", "snitch B").status_code == 200
    server.stop()
    db = sqlite3.connect(server.database)
    seq, text = db.execute(
        "SELECT seq, body FROM log WHERE kind = 'move' ORDER BY seq DESC LIMIT 1"
    ).fetchone()
    body = json.loads(text)
    body["lines"][0][1] = "000000000000"
    with db:
        db.execute("UPDATE log SET body = ? WHERE seq = ?", (json.dumps(body), seq))
    before = db.execute("SELECT * FROM log").fetchall()
    db.close()
    server.start()
    seen = server.look(table, tokens[0])["table"]
    assert seen["status"] == "paused"
    assert f"entry {seq}" in seen["fault"]
    assert seen["view"]["round"] == 1  # as far as the log can be followed
    answer = server.command(table, tokens[0], t="chat", text="hello?")
    assert (answer.status_code, answer.json()["code"]) == (409, "fault")
    assert "rookery_tables_faulty 1.0" in httpx.get(f"{server.url}/metrics", headers=OPERATOR).text
    server.stop()
    assert sqlite3.connect(server.database).execute("SELECT * FROM log").fetchall() == before


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path / "rookery.db").start()
    with pytest.raises(AssertionError, match="another server"):
        Server(tmp_path / "rookery.db").start()
    assert os.path.exists(server.database)
    server.stop()
