"""Messages that it is one's turn: to a push service of our own, which decrypts what it gets."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
import uvicorn
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from litestar import Litestar, Request, Response, post
from litestar.params import FromPath

from rookery import games
from rookery.server.push import Forbidden, Push, is_public, public_address
from rookery.server.table import Table
from tests.worlds import Ear, World, answer, token


class Service:
    """A push service and a browser in one: hands out a subscription, opens what arrives."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.got: list[tuple[str, dict[str, Any]]] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        self.slow = 0.0

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Service]:
        server = uvicorn.Server(
            uvicorn.Config(Litestar([self.handler()]), port=0, log_level="error")
        )
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        self.port = server.servers[0].sockets[0].getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"
        try:
            yield self
        finally:
            server.should_exit = True
            await task

    def handler(self) -> Any:
        @post("/{what:str}")
        async def take(request: Request[Any, Any, Any], what: FromPath[str]) -> Response[None]:
            return await self.take(request, what)

        return take

    async def take(self, request: Request[Any, Any, Any], what: str) -> Response[None]:
        body = await request.body()
        self.headers.append({name.lower(): value for name, value in request.headers.items()})
        await asyncio.sleep(self.slow)
        if request.headers.get("content-encoding") == "aes128gcm":
            body = http_ece.decrypt(
                body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
            )
        self.got.append((what, json.loads(body)))
        return Response(None, status_code=self.status)

    @property
    def subscription(self) -> dict[str, Any]:
        public = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": b64(public), "auth": b64(self.auth)}
        return {"endpoint": f"{self.origin}/browser", "keys": keys, "expirationTime": None}


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@contextlib.asynccontextmanager
async def house(folder: Path, speed: str = "days") -> AsyncIterator[tuple[World, Service, Table]]:
    async with contextlib.AsyncExitStack() as stack:
        service = await stack.enter_async_context(Service().running())
        world = World(folder, push_allow=[service.origin])
        await stack.enter_async_context(world.running())
        state = games.load("sneaks").new(3, 4)
        settings = {"speed": speed, "options": state.options}
        table = await world.table("push-table", state, settings)
        table.on_turn = world.house._turned
        yield world, service, table


async def ask(world: World, method: str, seat: int, **body: Any) -> int:
    url = f"http://127.0.0.1:{world.port}/api/tables/push-table/push"
    headers = {"authorization": f"Bearer {token(seat)}"}
    async with httpx.AsyncClient(verify=False) as client:
        answered = await client.request(method, url, headers=headers, json=body or None)
    return answered.status_code


async def play_round(table: Table) -> None:
    """All plans are in: a new round begins, and everybody is asked."""
    for seat in range(3):
        await answer(table, seat, 10 + seat + 10 * table.decision, "sneak A", "snitch B")


async def until(what: Any, seconds: float = 8.0) -> None:
    for _ in range(int(seconds / 0.02)):
        if what():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never happened")


def test_word_arrives_encrypted_and_says_no_more_than_it_must(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as (world, service, table):
            assert await ask(world, "POST", 1, **service.subscription) == 204
            assert await ask(world, "POST", 2, url=f"{service.origin}/hook") == 204
            ear = await Ear(world, table, 0).connect()
            await play_round(table)
            await until(lambda: len(service.got) >= 2)
            got = dict(service.got)
            assert got["browser"] == {"table": "push-table", "game": "sneaks"}
            assert set(got["hook"]) == {"table", "game", "content", "message", "text"}
            assert "sneaks" in got["hook"]["text"]
            signed = next(h for h in service.headers if "authorization" in h)
            claims = signed["authorization"].split("t=")[1].split(",")[0].split(".")[1]
            decoded = json.loads(base64.urlsafe_b64decode(claims + "=="))
            assert decoded["aud"] == service.origin
            key = signed["authorization"].split("k=")[1]
            async with httpx.AsyncClient(verify=False) as client:
                shown = await client.get(f"http://127.0.0.1:{world.port}/api/push/key")
            assert shown.json()["key"] == key
            await ear.close()

    asyncio.run(scene())


def test_no_word_to_who_is_here_nor_at_other_speeds(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "a") as (world, service, table):
            await ask(world, "POST", 1, **service.subscription)
            await ask(world, "POST", 2, url=f"{service.origin}/hook")
            ear = await Ear(world, table, 1).connect()
            await play_round(table)
            await until(lambda: service.got)
            await asyncio.sleep(0.1)
            assert [what for what, _ in service.got] == ["hook"]  # seat 1 is looking
            assert await ask(world, "DELETE", 2) == 204
            await play_round(table)
            await asyncio.sleep(0.2)
            assert len(service.got) == 1
            await ear.close()
        async with house(tmp_path / "b", "relaxed") as (world, service, table):
            await ask(world, "POST", 1, **service.subscription)
            await play_round(table)
            await asyncio.sleep(0.2)
            assert service.got == []

    asyncio.run(scene())


def test_a_dead_or_slow_address_never_delays_the_match(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as (world, service, table):
            push: Push = world.app.state.push
            push.pauses = (0.05, 0.05)
            service.slow, service.status = 3.0, 500
            await ask(world, "POST", 1, **service.subscription)
            loop = asyncio.get_running_loop()
            began = loop.time()
            await play_round(table)
            assert loop.time() - began < 2.0
            service.slow = 0.0
            await until(lambda: push.failed == 1)
            assert len(service.headers) <= 1 + len(push.pauses)  # bounded attempts
            service.status = 410  # the browser is gone: its address is forgotten
            await play_round(table)
            sql = "SELECT COUNT(*) FROM push"
            for _ in range(100):
                if (await world.house.store.read(sql))[0][0] == 0:
                    break
                await asyncio.sleep(0.05)
            assert (await world.house.store.read(sql))[0][0] == 0

    asyncio.run(scene())


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[::ffff:192.168.0.1]/x",
        "https://0.0.0.0/x",
        "https://１２７.0.0.1/x",
        "https://127。0。0。1/x",
        "https://user:pass@example.org/x",
        "https://example.org:22/x",
        "file:///etc/passwd",
    ],
)
def test_addresses_inside_our_network_are_refused(url: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as (world, _service, _table):
            assert await ask(world, "POST", 1, url=url) == 400

    asyncio.run(scene())


def test_a_name_that_leads_inside_is_refused_when_connecting() -> None:
    """Whatever a name said when it was checked: what counts is the address one connects to."""

    async def scene() -> None:
        for name in ("localhost", "0x7f.1", "127.1"):
            with pytest.raises(Forbidden):
                await public_address(name, 443)

    asyncio.run(scene())
    assert not is_public("100.64.0.1")
    assert is_public("9.9.9.9")


def test_only_a_seat_can_ask_for_word(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as (world, service, _table):
            url = f"http://127.0.0.1:{world.port}/api/tables/push-table/push"
            async with httpx.AsyncClient(verify=False) as client:
                stranger = await client.post(url, json=service.subscription)
                assert stranger.status_code == 403
                both = {**service.subscription, "url": f"{service.origin}/hook"}
                mine = {"authorization": f"Bearer {token(0)}"}
                assert (await client.post(url, json=both, headers=mine)).status_code == 400

    asyncio.run(scene())
