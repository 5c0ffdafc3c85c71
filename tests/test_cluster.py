"""Several server processes on one PostgreSQL: any may be asked, any may die."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import psutil
import pytest

from tests.machines import PATIENCE, Client, Player, Postgres, Server, at_leisure

pytestmark = pytest.mark.long

LEASE = 2.0


@dataclass
class Cluster:
    postgres: Postgres
    database: str
    servers: list[Server]

    def log(self, table: str) -> list[tuple[int, str]]:
        """Number and command of every row of a table's log."""
        name = self.database.rpartition("/")[2]
        text = self.postgres.sql(
            f"SELECT seq, cmd FROM log WHERE table_id = '{table}' ORDER BY seq", name
        )
        return [(int(n), cmd) for n, cmd in (row.split("|") for row in text.splitlines())]

    def owner(self, table: str) -> tuple[str, int]:
        """The port of the process that owns a table, and the epoch."""
        name = self.database.rpartition("/")[2]
        text = self.postgres.sql(
            "SELECT address, epoch FROM tables JOIN nodes ON nodes.id = owner "
            f"WHERE tables.id = '{table}'",
            name,
        )
        address, _, epoch = text.partition("|")
        return address, int(epoch or 0)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    started = Postgres().start()
    yield started
    started.stop()


@pytest.fixture
def cluster(postgres: Postgres) -> Iterator[Cluster]:
    database = postgres.database()
    settings = {"lease_seconds": LEASE}
    servers = [Server(database, **settings) for _ in range(2)]
    for server in servers:
        server.start()
    yield Cluster(postgres, database, servers)
    for server in servers:
        if server.process is not None:
            with contextlib.suppress(ProcessLookupError):
                server.send(signal.SIGCONT)
            server.kill()


def gap_free(client: Client) -> bool:
    return client.numbers == list(range(1, client.table["n"] + 1))


def check_log(cluster: Cluster, table: str, players: list[Player]) -> None:
    """Every acknowledged command is in the log once, and the log has no gaps."""
    stored = cluster.log(table)
    assert [seq for seq, _ in stored] == list(range(len(stored)))
    commands = [cmd.partition(":")[2] for _, cmd in stored]
    for player in players:
        assert set(player.acknowledged) <= set(commands)
        assert gap_free(player)


@contextlib.asynccontextmanager
async def playing(players: list[Player]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(player.run()) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.close()


async def until_acknowledged(players: list[Player], more: int, seconds: float = PATIENCE) -> None:
    """Wait until so many more moves were acknowledged at the table."""
    wanted = sum(len(player.acknowledged) for player in players) + more
    deadline = time.monotonic() + seconds
    while sum(len(player.acknowledged) for player in players) < wanted:
        assert time.monotonic() < deadline, [player.refusals[-3:] for player in players]
        await asyncio.sleep(0.02)


def longest_pause(players: list[Player], since: float) -> float:
    moments = sorted([since, *(m for player in players for m in player.moments if m > since)])
    return max(b - a for a, b in itertools.pairwise(moments))


def test_players_of_one_table_on_different_processes(cluster: Cluster) -> None:
    """The table is made at one process; two of three players and the watcher sit at the other."""
    a, b = cluster.servers
    table, tokens = a.make("swindler")
    players = [
        Player([server], table, token, 0.01)
        for server, token in zip((a, b, b), tokens, strict=True)
    ]
    watcher = Client([b], table, None)

    async def scene() -> None:
        await watcher.connect()
        async with playing(players):
            await until_acknowledged(players, 40)
        while watcher.table["n"] < min(player.table["n"] for player in players):
            await watcher.read(2)
        await watcher.close()

    asyncio.run(scene())
    assert cluster.owner(table) == (a.url, 1)
    assert gap_free(watcher)
    check_log(cluster, table, players)
    # Without a socket it is the same, and the owner says no in its own words.
    assert b.look(table, tokens[1])["table"] == a.look(table, tokens[1])["table"]
    stale = b.command(table, tokens[0], t="play", decision=0, moves=["pass"])
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    evil = {"origin": "https://evil.example", "authorization": f"Bearer {tokens[0]}"}
    url = f"{b.url}/api/tables/{table}/commands"
    refused = httpx.post(url, json={"t": "undo", "id": "12345678"}, headers=evil)
    assert (refused.status_code, refused.json()["code"]) == (403, "origin")
    assert httpx.get(f"{b.url}/api/tables/nobody").status_code == 404


def test_an_account_knows_whose_turn_it_is_at_any_process(cluster: Cluster) -> None:
    a, b = cluster.servers
    table, tokens = a.make("sneaks")
    account = {"name": f"Änne {table}", "passphrase": "a long enough passphrase"}
    with httpx.Client(base_url=b.url) as client:
        assert client.post("/api/account", json=account).status_code == 201
        seat = {"table": table, "seat": 1, "token": tokens[1]}
        kept = client.put("/api/account/seats", json=seat).json()["seats"]
        assert [one["your_turn"] for one in kept] == [True]
        assert a.play(table, tokens[1], "sneak A", "snitch B").status_code == 200
        assert not client.get("/api/account").json()["seats"][0]["your_turn"]
        for token in (tokens[0], tokens[2]):  # the round ends, the next one begins
            assert a.play(table, token, "sneak A", "snitch B").status_code == 200
        assert client.get("/api/account").json()["seats"][0]["your_turn"]
    assert cluster.owner(table) == (a.url, 1)


def test_the_tables_of_a_killed_process_go_on_at_the_other(cluster: Cluster) -> None:
    """kill -9: within five seconds moves are acknowledged again; none that was is lost."""
    a, b = cluster.servers
    tables = [a.make("swindler") for _ in range(3)]
    alone, _ = a.make("sneaks")  # nobody visits this one
    players = [
        Player([a, b] if i % 2 else [b, a], table, token, 0.01)
        for table, tokens in tables
        for i, token in enumerate(tokens)
    ]

    async def scene() -> float:
        async with playing(players):
            await until_acknowledged(players, 60)
            killed = time.monotonic()
            a.kill()
            await until_acknowledged(players, 1)
            back = time.monotonic() - killed
            await until_acknowledged(players, 60)
            return back

    back = asyncio.run(scene())
    assert back < at_leisure(5.0)
    for table, _ in tables:
        check_log(cluster, table, [player for player in players if player.table_id == table])
        assert cluster.owner(table)[0] == b.url
    deadline = time.monotonic() + at_leisure(5.0)
    while cluster.owner(alone)[0] != b.url and time.monotonic() < deadline:
        time.sleep(0.05)
    assert cluster.owner(alone)[0] == b.url  # without any visitor


def test_a_process_that_was_asleep_cannot_write(cluster: Cluster) -> None:
    """The owner is stopped past its lease; what it is told on waking never reaches the log."""
    a, b = cluster.servers
    table, tokens = a.make("sneaks")

    async def scene() -> None:
        stale = await Client([a], table, tokens[0]).connect()
        a.send(signal.SIGSTOP)
        command = {"t": "play", "id": "from-the-past", "decision": stale.table["decision"]}
        await stale.socket.send(json.dumps(command | {"moves": ["sneak D"]}))
        stopped = time.monotonic()
        other = Client([b], table, tokens[0])
        while True:  # until b may take the table
            try:
                await other.connect()
                break
            except Exception:
                assert time.monotonic() - stopped < at_leisure(5.0)
                await asyncio.sleep(0.1)
        assert (await other.play("sneak A"))["t"] == "ack"
        assert cluster.owner(table)[0] == b.url
        before = cluster.log(table)
        a.send(signal.SIGCONT)
        with contextlib.suppress(Exception):
            while True:
                answer = await stale.read(3)
                assert answer["t"] != "ack"
                if answer["t"] == "refused":
                    assert answer["code"] == "retry"
        assert stale.socket.close_code == 1012
        assert cluster.log(table) == before
        # The same client comes back to the same process and is shown the truth.
        await stale.connect()
        assert stale.table["view"]["seat"][0]["plan"]["sneaks"] == ["A"]
        again = await stale.play("snitch B")
        assert again["t"] == "ack"
        assert cluster.owner(table)[0] == b.url
        await stale.close()
        await other.close()

    asyncio.run(scene())
    assert [seq for seq, _ in cluster.log(table)] == list(range(len(cluster.log(table))))


def test_without_signals_it_is_only_slower(cluster: Cluster) -> None:
    """Their connections are cut again and again: moves go on, a dead process is still replaced."""
    a, b = cluster.servers
    table, tokens = a.make("swindler")
    players = [Player([b, a], table, token, 0.01) for token in tokens]
    name = cluster.database.rpartition("/")[2]
    listening = f"datname = '{name}' AND query LIKE '%LISTEN%'"
    cut = (
        f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        f"WHERE {listening} AND pid <> pg_backend_pid()"
    )

    async def scene() -> None:
        async with playing(players):
            await until_acknowledged(players, 20)
            assert int(await asyncio.to_thread(cluster.postgres.sql, cut)) >= 2
            since = time.monotonic()
            await until_acknowledged(players, 20)
            assert longest_pause(players, since) < at_leisure(1.0)
            await asyncio.to_thread(cluster.postgres.sql, cut)
            killed = time.monotonic()
            a.kill()
            await until_acknowledged(players, 5)
            assert longest_pause(players, killed) < at_leisure(5.0)

    asyncio.run(scene())
    check_log(cluster, table, players)


def test_a_process_that_ends_in_good_order_hands_its_tables_over(cluster: Cluster) -> None:
    """SIGTERM: sockets are closed with 1012 and everybody is back long before a lease ends."""
    a, b = cluster.servers
    table, tokens = a.make("swindler")
    players = [Player([a, b], table, token, 0.01) for token in tokens]

    async def scene() -> None:
        async with playing(players):
            await until_acknowledged(players, 20)
            ended = time.monotonic()
            await asyncio.to_thread(a.stop)
            await until_acknowledged(players, 20)
            assert longest_pause(players, ended) < at_leisure(LEASE)

    asyncio.run(scene())
    assert all(player.codes[0] == 1012 for player in players)
    check_log(cluster, table, players)


def test_nobody_takes_tables_because_the_database_was_away(cluster: Cluster) -> None:
    """After an outage longer than the lease every process still plays its own tables."""
    a, b = cluster.servers
    table, tokens = a.make("sneaks")
    other, others = b.make("sneaks")
    cluster.postgres.pause()
    time.sleep(LEASE + 1.0)
    cluster.postgres.go_on()
    for server, name, token in ((a, table, tokens[0]), (b, other, others[0])):
        for _ in range(100):
            if server.play(name, token, "sneak A").status_code == 200:
                break
            time.sleep(0.1)
    time.sleep(0.5)
    assert cluster.owner(table)[0] == a.url
    assert cluster.owner(other)[0] == b.url


def test_processes_are_told_apart_from_strangers(cluster: Cluster) -> None:
    """A visitor cannot pretend to be another process and choose the address it is seen under."""
    a, b = cluster.servers
    table, _ = a.make("sneaks")
    headers = {"x-rookery-node": "guess", "x-rookery-client": "10.0.0.1"}
    assert httpx.get(f"{b.url}/api/tables/{table}", headers=headers).status_code == 200


# One command --------------------------------------------------------------------------------------


class Several(Server):
    """`rookery serve --processes 2`: one port, and one of each process's own."""

    def start(self) -> Several:
        settings = {f"ROOKERY_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [sys.executable, "-m", "rookery", "serve", "--processes", "2"]
        self.parent = subprocess.Popen(
            [*command, "--port", str(self.port), "--database", self.database],
            env={**os.environ, **settings},
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"{self.url}/health", timeout=10)
                return self
            assert self.parent.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_several_processes_by_one_command(postgres: Postgres) -> None:
    """They share the work; one that is killed is started again, and nothing is lost."""
    server = Several(postgres.database(), lease_seconds=LEASE).start()
    children = psutil.Process(server.parent.pid).children
    try:
        tables = [server.make("sneaks") for _ in range(12)]
        name = server.database.rpartition("/")[2]
        deadline = time.monotonic() + PATIENCE
        while len(children()) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        first = children()[0]
        time.sleep(max(0.0, 6.0 - (time.time() - first.create_time())))  # else it counts as broken
        for table, tokens in tables[:6]:
            assert server.play(table, tokens[0], "sneak A").status_code == 200
        first.kill()
        while first.is_running() or len(children()) < 2:
            assert time.monotonic() < deadline + PATIENCE
            time.sleep(0.05)
        for table, tokens in tables:  # whoever played them, they go on
            said = {"t": "chat", "id": f"here-{table}", "text": "still here"}
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if server.command(table, tokens[1], **said).status_code == 200:
                        break
                assert time.monotonic() < deadline + 2 * PATIENCE
                time.sleep(0.1)
        kept = postgres.sql("SELECT count(*) FROM log WHERE kind = 'move'", name)
        assert int(kept) == 6
    finally:
        members = children()
        server.parent.terminate()
        assert server.parent.wait(30) == 0
    assert not [one for one in members if one.is_running()]


def test_several_processes_need_a_database_for_several(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rookery", "serve", "--processes", "2", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", str(tmp_path / "rookery.db")], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "need PostgreSQL" in done.stderr
