"""`rookery admin` beside a running server, on both kinds of database; logs and settings."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rookery.server.house import new_id
from rookery.server.storage import open_store
from rookery.server.verify import verify
from tests.machines import PATIENCE, Client, Player, Postgres, Server

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = Postgres().start()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    database = str(tmp_path / "rookery.db")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").database()
    made = Server(database, lease_seconds=1.0).start()
    yield made
    made.stop()


def admin(database: str, *arguments: str, code: int = 0) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "rookery", "admin", "--database", database, *arguments, "--json"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout) if done.stdout else done.stderr


def test_ids_of_tables_can_be_typed_as_arguments() -> None:
    ids = {new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert all(one.isalnum() for one in ids)


def test_tables_are_looked_after_while_they_are_played_at(server: Server) -> None:
    table, tokens = server.make("sneaks")
    assert server.play(table, tokens[0], "sneak A", "snitch B").status_code == 200

    async def visit() -> None:
        client = await Client([server], table, tokens[0]).connect()
        await asyncio.to_thread(admin, server.database, "pause", table)
        await client.socket.wait_closed()  # the server has noticed: look again
        assert client.socket.close_code == 1012
        await client.connect()
        assert client.table["status"] == "paused"
        await client.close()

    asyncio.run(visit())
    listed = admin(server.database, "tables", "--status", "paused")
    assert [(row["id"], row["names"]) for row in listed] == [(table, ["Anna", "P1", "P2"])]
    shown = admin(server.database, "show", table)
    assert [entry["kind"] for entry in shown["log"]] == [
        "sit",
        "sit",
        "sit",
        "start",
        "move",
        "pause",
    ]
    assert "sneak A" not in json.dumps(shown)  # a running match keeps its secrets here, too
    admin(server.database, "resume", table)
    deadline = time.monotonic() + PATIENCE
    while server.look(table)["table"]["status"] != "playing":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert "0 sneak A" in admin(server.database, "export", table)["record"]
    assert admin(server.database, "verify") == {"tables": 1, "bad": {}}
    assert "--yes" in admin(server.database, "remove", table, code=2)
    admin(server.database, "remove", table, "--yes")
    url = f"{server.url}/api/tables/{table}"
    while httpx.get(url).status_code != 404:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert "no table" in admin(server.database, "show", table, code=2)


def test_backup_while_playing_and_restoring_elsewhere(server: Server, tmp_path: Path) -> None:
    """The copy has every move that was acknowledged before it was begun, and can be played on."""
    table, tokens = server.make("swindler")
    players = [Player([server], table, token, 0.01) for token in tokens]
    acknowledged: list[str] = []

    async def play() -> None:
        tasks = [asyncio.create_task(player.run()) for player in players]
        while sum(len(player.acknowledged) for player in players) < 20:
            await asyncio.sleep(0.01)
        acknowledged.extend(cmd for player in players for cmd in player.acknowledged)
        await asyncio.to_thread(admin, server.database, "backup", str(tmp_path / "copy.db"))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(play())
    copied = sqlite3.connect(tmp_path / "copy.db").execute("SELECT cmd FROM log").fetchall()
    assert set(acknowledged) <= {cmd.partition(":")[2] for (cmd,) in copied}
    assert "already" in admin(server.database, "backup", str(tmp_path / "copy.db"), code=2)
    elsewhere = str(tmp_path / "elsewhere.db")
    counts = admin(elsewhere, "restore", str(tmp_path / "copy.db"))
    assert counts["log"] == len(copied)
    assert "empty database" in admin(elsewhere, "restore", str(tmp_path / "copy.db"), code=2)

    async def check() -> str | None:
        store = await open_store(elsewhere)
        row = await store.table(table)
        assert row is not None
        found = await verify(store, row)
        await store.close()
        return found

    assert asyncio.run(check()) is None
    other = Server(elsewhere).start()
    asked: list[str] = []
    while not asked:  # an only move is made by the server, in its own time
        asked = [token for token in tokens if other.look(table, token)["table"]["prompt"]]
    assert other.play(table, asked[0]).status_code == 200
    other.stop()


def test_old_matches_go_to_an_archive_and_come_back(server: Server, tmp_path: Path) -> None:
    running, tokens = server.make("sneaks")
    body = {"game": "sneaks", "seats": 2, "name": "Anna"}
    waiting = httpx.post(f"{server.url}/api/tables", json=body).json()
    file = tmp_path / "old.db"
    assert admin(server.database, "archive", str(file))["moved"] == 0  # all are young
    assert admin(server.database, "archive", str(file), "--days", "0")["moved"] >= 1
    assert admin(str(file), "show", waiting["table"])["status"] == "waiting"
    assert server.play(running, tokens[0], "sneak A").status_code == 200
    assert "no table" in admin(server.database, "show", waiting["table"], code=2)
    admin(server.database, "archive", str(file), "--back", waiting["table"])
    assert "no table" in admin(str(file), "show", waiting["table"], code=2)
    url = f"{server.url}/api/tables/{waiting['table']}/seats/1"
    deadline = time.monotonic() + PATIENCE
    while httpx.post(url, json={"name": "Bert"}).status_code != 201:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert server.play(waiting["table"], waiting["token"], "sneak A").status_code == 200
    missing = admin(server.database, "archive", str(tmp_path / "no.db"), "--back", "x", code=2)
    assert "no file" in missing


def test_a_backup_of_sqlite_can_be_restored_into_postgresql(
    postgres: Postgres, tmp_path: Path
) -> None:
    server = Server(tmp_path / "rookery.db").start()
    table, tokens = server.make("sneaks")
    server.stop()
    admin(str(tmp_path / "rookery.db"), "backup", str(tmp_path / "copy.db"))
    database = postgres.database()
    admin(database, "restore", str(tmp_path / "copy.db"))
    other = Server(database).start()
    assert other.play(table, tokens[0], "sneak A").status_code == 200
    other.stop()


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    server = Server(tmp_path / "rookery.db", log_json=True, log_level="debug").start()
    table, tokens = server.make("sneaks")
    server.play(table, tokens[0], "sneak A", "snitch B")
    httpx.get(f"{server.url}/api/tables/x%0Ainjected")
    server.stop()
    text = server.log.read_text()
    lines = [line for line in text.splitlines() if not line.startswith("Rookery at")]
    entries = [json.loads(line) for line in lines]
    assert any(entry["level"] == "info" for entry in entries), text
    assert "sneak A" not in text
    assert not any(token in text for token in tokens)


def test_settings_from_file_and_environment(tmp_path: Path) -> None:
    """File, then environment, then command line; what is wrong is named."""
    import argparse

    from rookery.cli.serve import settings
    from rookery.kernel.errors import BadOption

    file = tmp_path / "rookery.toml"
    file.write_text(
        'port = 9000\nthinkers = 3\norigins = ["https://a.example"]\n[paces.live]\ndecision = 30\n'
    )
    given = argparse.Namespace(config=file, host=None, port=9001, database=None, thinkers=None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ROOKERY_THINKERS", "2")
        patch.setenv("ROOKERY_LOG_JSON", "true")
        config = settings(given)
    assert (config.port, config.thinkers, config.log_json) == (9001, 2, True)
    assert config.origins == ["https://a.example"]
    assert config.paces["live"].decision == 30
    for wrong in ("thinkers = 'x'", "speed = 9", "port ="):
        file.write_text(wrong)
        with pytest.raises(BadOption):
            settings(given)


def test_load_measures_a_server_of_its_own(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rookery", "load", "--tables", "5", "--rate", "4"]
        + ["--seconds", "2", "--warm-up", "0.5", "--json"],
        capture_output=True,
        text=True,
        timeout=90,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["errors"] == {}
    assert figures["moves"] >= 10
    assert 0 < figures["p50"] <= figures["p99"] <= figures["longest"]
    assert 0 < figures["told_p50"] <= figures["told_p99"]
    assert figures["memory_end"] > 10
    refused = subprocess.run(
        [sys.executable, "-m", "rookery", "load", "--url", "https://example.org"],
        capture_output=True,
        text=True,
    )
    assert refused.returncode == 2
    assert "this machine" in refused.stderr
