"""The operator's page: what it shows and does, and that nobody gets at it without the key."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rookery.kernel.errors import BadOption
from rookery.server.doorman import Doorman, network
from rookery.server.storage import Ban, open_store
from tests.machines import HTTP, OPERATOR, Client, Server
from tests.test_admin import admin, postgres, server

__all__ = ["postgres", "server"]
pytestmark = pytest.mark.long


def ask(server: Server, path: str = "", method: str = "GET", **more: Any) -> httpx.Response:
    return HTTP.request(method, f"{server.url}/api/operator{path}", headers=OPERATOR, **more)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("GET", "/tables"),
        ("POST", "/tables/x/pause"),
        ("POST", "/tables/x/resume"),
        ("DELETE", "/tables/x"),
        ("POST", "/archive"),
        ("GET", "/bans"),
        ("POST", "/bans"),
        ("DELETE", "/bans?address=203.0.113.7"),
    ],
)
def test_without_the_key_there_is_nothing(quiet: Server, method: str, path: str) -> None:
    url = f"{quiet.url}/api/operator{path}"
    for headers in ({}, {"authorization": ""}):
        assert HTTP.request(method, url, json={}, headers=headers).status_code == 404


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("operator") / "rookery.db").start()
    yield made
    made.stop()


def test_the_key_is_not_found_by_trying(tmp_path: Path) -> None:
    server = Server(tmp_path / "rookery.db").start()
    wrong = {"authorization": "Bearer wrong"}
    codes = [HTTP.get(f"{server.url}/api/operator", headers=wrong).status_code for _ in range(15)]
    assert set(codes[:5]) == {404}
    assert codes[-1] == 429
    assert ask(server).status_code == 200  # whoever has the key is not kept out by that
    server.stop()


def test_without_a_key_in_the_settings_nobody_is_the_operator(tmp_path: Path) -> None:
    server = Server(tmp_path / "rookery.db", operator_key="").start()
    empty = {"authorization": "Bearer"}
    for headers in (OPERATOR, empty, {}):
        assert HTTP.get(f"{server.url}/api/operator", headers=headers).status_code == 404
    server.stop()


def test_tables_are_seen_paused_and_removed(server: Server) -> None:
    table, tokens = server.make("sneaks")
    assert server.play(table, tokens[0], "sneak A", "snitch B").status_code == 200
    house = ask(server).json()
    assert house["counts"] == [{"status": "playing", "game": "sneaks", "number": 1}]
    assert house["commands"] > 0
    assert house["most"] >= house["half"] > 0
    listed = ask(server, "/tables?status=playing")
    assert [(one["id"], one["names"]) for one in listed.json()] == [(table, ["Anna", "P1", "P2"])]
    assert "sneak A" not in listed.text + json.dumps(house)
    assert ask(server, f"/tables/{table}/pause", "POST").status_code == 204
    assert server.look(table)["table"]["status"] == "paused"
    assert "change" in ask(server, f"/tables/{table}/pause", "POST").json()["why"]
    assert ask(server, f"/tables/{table}/resume", "POST").status_code == 204
    assert server.look(table)["table"]["status"] == "playing"
    assert ask(server, f"/tables/{table}", "DELETE").status_code == 204
    assert ask(server, "/tables").json() == []
    assert ask(server, f"/tables/{table}", "DELETE").status_code == 400
    assert ask(server, "/tables?status=nonsense").status_code == 400


def test_old_matches_are_moved_into_the_archive(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    server = Server(tmp_path / "rookery.db", archive=str(file)).start()
    waiting = HTTP.post(
        f"{server.url}/api/tables", json={"game": "sneaks", "seats": 3, "name": "Anna"}
    ).json()["table"]
    playing, _ = server.make("sneaks")
    assert ask(server).json()["archive"] is True
    assert ask(server, "/archive", "POST", json={"days": 1}).json() == {"moved": 0}
    assert ask(server, "/archive", "POST", json={"days": -1}).status_code == 400
    assert ask(server, "/archive", "POST", json={"days": 0}).json() == {"moved": 1}
    assert [one["id"] for one in ask(server, "/tables").json()] == [playing]
    assert [one["id"] for one in admin(str(file), "tables")] == [waiting]
    server.stop()


def test_no_archive_without_a_file(quiet: Server) -> None:
    assert ask(quiet).json()["archive"] is False
    assert "archive" in ask(quiet, "/archive", "POST", json={"days": 0}).json()["why"]


def test_whoever_is_banned_is_shown_out(server: Server) -> None:
    """Everybody here comes from one address, told apart by what a proxy says of them."""
    guest = {"x-forwarded-for": "203.0.113.7"}
    url = f"{server.url}/api/games"
    assert HTTP.get(url, headers=guest).status_code == 200
    for bad in ("127.0.0.1", "0.0.0.0/0", "not an address", "300.1.1.1"):
        assert ask(server, "/bans", "POST", json={"network": bad}).status_code == 400, bad
    body = {"network": "203.0.113.9/24", "why": "a flood"}
    assert ask(server, "/bans", "POST", json=body).status_code == 204
    assert [(one["network"], one["why"]) for one in ask(server, "/bans").json()] == [
        ("203.0.113.0/24", "a flood")
    ]
    refused = HTTP.get(url, headers=guest)
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert HTTP.get(url, headers={"x-forwarded-for": "203.0.114.7"}).status_code == 200
    assert HTTP.get(url).status_code == 200
    assert admin(server.database, "bans")[0]["why"] == "a flood"
    assert ask(server, "/bans?address=203.0.113.0/24", "DELETE").status_code == 204
    assert ask(server, "/bans?address=203.0.113.0/24", "DELETE").status_code == 400
    assert HTTP.get(url, headers=guest).status_code == 200


def test_sockets_of_the_banned_are_closed(server: Server) -> None:
    table, tokens = server.make("sneaks")

    async def visit() -> None:
        guest = Client([server], table, tokens[0])
        guest.headers = {"x-forwarded-for": "2001:db8::17"}
        await guest.connect()
        other = await Client([server], table, tokens[1]).connect()
        await asyncio.to_thread(admin, server.database, "ban", "2001:db8::/32", "--why", "rude")
        await asyncio.wait_for(guest.socket.wait_closed(), 60)
        assert guest.socket.close_code == 4403
        assert other.socket.close_code is None
        await other.close()

    asyncio.run(visit())
    assert admin(server.database, "unban", "2001:db8::/32") == {"unbanned": "2001:db8::/32"}


def test_addresses() -> None:
    assert str(network(" 203.0.113.9/24 ")) == "203.0.113.0/24"
    for bad in ("", "x", "1.2.3", "1.2.3.4/33", "２０３.0.113.7", "\0"):
        with pytest.raises(BadOption):
            network(bad)


def test_an_old_address_in_new_clothes_is_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        store = await open_store(str(tmp_path / "rookery.db"))
        await store.ban(Ban("203.0.113.7/32", "", 0.0))
        doorman = Doorman(store)
        await doorman.look()
        assert doorman.bars("203.0.113.7")
        assert doorman.bars("::ffff:203.0.113.7")
        assert not doorman.bars("203.0.113.8")
        assert not doorman.bars("a socket of this machine")
        await store.close()

    asyncio.run(play())
