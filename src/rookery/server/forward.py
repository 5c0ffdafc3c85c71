"""Passing on what concerns a table to the process that plays it.

Any process can be asked about any table. If it plays the table, or nobody does, it answers; if
another living process does, requests and sockets are passed on byte by byte, so that nothing else
in the server has to know. When the owner dies the socket is closed with 1012: the client comes
again and says what it saw last, as after any other interruption.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import httpx
import msgspec
import websockets
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection

from rookery.server.house import Elsewhere, House
from rookery.server.storage import StorageDown

log = logging.getLogger("rookery.server")

TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})(?:/|$)")
SECONDS = 10.0  # for an answer of another process
MAX_BODY = 1_000_000
MAX_MESSAGE = 8_000_000  # of the other process, which we trust
NODE, CLIENT = b"x-rookery-node", b"x-rookery-client"
NOT_PASSED = {
    b"host",
    b"connection",
    b"upgrade",
    b"keep-alive",
    b"transfer-encoding",
    b"content-length",
    b"accept-encoding",
    b"origin",  # checked here, against the address that the visitor knows
    NODE,
    CLIENT,
}
RESTART = 1012


class Forwarder:
    """An ASGI middleware; does nothing as long as there is one process."""

    def __init__(self, origin_ok: Callable[[Any], bool]) -> None:
        self.origin_ok = origin_ok
        self.secret = ""
        self.client: httpx.AsyncClient | None = None

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def layer(scope: Scope, receive: Receive, send: Send) -> None:
            house: House = scope["app"].state.house
            found = TABLE.match(scope["path"]) if house.store.kind != "sqlite" else None
            if found is None or not await self._elsewhere(house, found[1], scope, receive, send):
                await app(scope, receive, send)

        return layer

    async def _elsewhere(
        self, house: House, table_id: str, scope: Scope, receive: Receive, send: Send
    ) -> bool:
        """Whether another process has taken care of this."""
        headers = dict(scope["headers"])
        passed_on = secrets.compare_digest(
            headers.get(NODE, b""), (await self._secret(house)).encode()
        )
        if passed_on:  # then it is said whom the other process speaks for
            scope["client"] = (headers.get(CLIENT, b"").decode("ascii", "replace"), 0)
        try:
            await house.find(table_id)
        except Elsewhere as elsewhere:
            address = None if passed_on else await self._address(house, elsewhere.node)
            await self._pass_on(house, scope, receive, send, table_id, address)
            return True
        except StorageDown:
            pass  # the application says so in its own words
        return False

    async def _secret(self, house: House) -> str:
        if not self.secret:
            try:
                self.secret = await house.store.secret("node", secrets.token_urlsafe(24))
            except StorageDown:
                return secrets.token_urlsafe(24)  # fits nobody
        return self.secret

    async def _address(self, house: House, node: str) -> str | None:
        try:
            return await house.cluster.address_of(node) if house.cluster else None
        except StorageDown:
            return None

    async def _pass_on(
        self,
        house: House,
        scope: Any,
        receive: Receive,
        send: Send,
        table_id: str,
        address: str | None,
    ) -> None:
        if scope["type"] == "http":
            unsafe = scope["method"] not in ("GET", "HEAD", "OPTIONS")
            if unsafe and not self.origin_ok(scope):
                await answer(send, 403, "origin", "another site may not speak for you")
            elif address is None:
                await answer(send, 503, "retry", "the table is moving: try again")
            else:
                await self._request(house, scope, receive, send, table_id, address)
        elif not self.origin_ok(scope):
            await send({"type": "websocket.close", "code": 4403, "reason": "another site"})
        elif address is None:
            await refuse_socket(receive, send)
        else:
            await self._socket(house, scope, receive, send, table_id, address)

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        kept = [
            (name, value)
            for name, value in scope["headers"]
            if name not in NOT_PASSED and not name.startswith(b"sec-websocket")
        ]
        client = scope.get("client")
        return [
            *kept,
            (NODE, self.secret.encode()),
            (CLIENT, (client[0] if client else "").encode()),
        ]

    # HTTP ---------------------------------------------------------------------------------------

    async def _request(
        self, house: House, scope: Any, receive: Receive, send: Send, table_id: str, address: str
    ) -> None:
        body = b""
        while True:
            message: Any = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            if len(body) > MAX_BODY:
                await answer(send, 413, "too-large", "this is too large")
                return
            if not message.get("more_body"):
                break
        if self.client is None:
            self.client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False)
        query = scope["query_string"].decode("ascii", "replace")
        url = address + scope["path"] + (f"?{query}" if query else "")
        asking = self.client.request(
            scope["method"], url, headers=self._headers(scope), content=body
        )
        try:
            reply = await unless_moved(house, table_id, asking)
        except (httpx.HTTPError, Moved) as error:
            log.warning("%s does not answer: %r", address, error)
            await answer(send, 503, "retry", "the table is moving: try again")
            return
        headers = [
            (name, value)
            for name, value in reply.headers.raw
            if name.lower() not in (b"transfer-encoding", b"content-length", b"connection")
        ]
        headers.append((b"content-length", str(len(reply.content)).encode()))
        await send({"type": "http.response.start", "status": reply.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": reply.content, "more_body": False})

    # Sockets ------------------------------------------------------------------------------------

    async def _socket(
        self, house: House, scope: Any, receive: Receive, send: Send, table_id: str, address: str
    ) -> None:
        url = "ws" + address.removeprefix("http") + scope["path"]
        headers = [
            (name.decode("latin-1"), v.decode("latin-1")) for name, v in self._headers(scope)
        ]
        connecting = connected(
            url,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            open_timeout=SECONDS / 2,
            max_size=MAX_MESSAGE,
            proxy=None,
        )
        try:
            owner = await unless_moved(house, table_id, connecting)
        except (OSError, TimeoutError, websockets.WebSocketException, Moved) as error:
            log.warning("%s does not answer: %r", address, error)
            await refuse_socket(receive, send)
            return
        cluster = house.cluster
        moved = asyncio.Event()
        forget = cluster.visit(table_id, moved.set) if cluster else lambda: None
        await receive()  # websocket.connect
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        tasks = [
            asyncio.create_task(work)
            for work in (_inward(receive, owner), _outward(owner, send), _wait(moved))
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            code, reason = tasks[1].result() if tasks[1] in done else (RESTART, "the table moves")
            if tasks[0] not in done:
                with contextlib.suppress(Exception):
                    await send({"type": "websocket.close", "code": code, "reason": reason})
        finally:
            forget()
            for task in tasks:
                task.cancel()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(owner.close(), 1.0)


class Moved(Exception):
    """The table has another owner now."""


T = TypeVar("T")


async def unless_moved(house: House, table_id: str, work: Coroutine[Any, Any, T]) -> T:
    """Do something with the owner of a table, unless the table gets another one meanwhile."""
    task = asyncio.ensure_future(work)
    moved = False

    def end() -> None:
        nonlocal moved
        moved = True
        task.cancel()

    forget = house.cluster.visit(table_id, end) if house.cluster else lambda: None
    try:
        return await task
    except asyncio.CancelledError:
        if moved:
            raise Moved("the table has moved") from None
        raise
    finally:
        forget()
        task.cancel()


async def connected(url: str, **how: Any) -> ClientConnection:
    return await websockets.connect(url, **how)


async def _wait(moved: asyncio.Event) -> tuple[int, str]:
    await moved.wait()
    return RESTART, "the table moves"


async def _inward(
    receive: Callable[[], Awaitable[Any]], owner: ClientConnection
) -> tuple[int, str]:
    """From the visitor to the owner, until the visitor goes."""
    while (message := await receive())["type"] != "websocket.disconnect":
        text, data = message.get("text"), message.get("bytes")
        try:
            await owner.send(text if text is not None else data or b"")
        except websockets.ConnectionClosed:
            await asyncio.sleep(SECONDS)  # the other direction reports why
    return 1000, ""


async def _outward(
    owner: ClientConnection, send: Callable[[Any], Awaitable[None]]
) -> tuple[int, str]:
    """From the owner to the visitor, until the owner goes; returns why it went."""
    try:
        async for text in owner:
            key = "text" if isinstance(text, str) else "bytes"
            await send({"type": "websocket.send", key: text})
    except websockets.ConnectionClosed:
        pass
    except OSError:  # the visitor has gone in this very moment
        return 1000, ""
    close = owner.protocol.close_rcvd
    if close is None or close.code in (1001, 1005, 1006):
        return RESTART, "the table moves"
    return close.code, close.reason


async def refuse_socket(receive: Receive, send: Send) -> None:
    """Not now: come again in a moment."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": RESTART, "reason": "the table is moving"})


async def answer(send: Send, status: int, code: str, why: str) -> None:
    """A short answer of our own."""
    body = msgspec.json.encode({"code": code, "why": why})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
