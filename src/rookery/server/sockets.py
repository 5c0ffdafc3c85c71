"""The socket of a table: `hello`, then commands one way, updates and answers the other."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath

from rookery.server import protocol as p
from rookery.server.clocks import Bucket
from rookery.server.doorman import CLOSED
from rookery.server.guard import same_origin
from rookery.server.house import Elsewhere
from rookery.server.parts import Viewer
from rookery.server.storage import StorageDown
from rookery.server.table import Table
from rookery.server.web import house_of
from rookery.server.wire import WRITE

QUEUE = 256  # messages that may wait for a slow client,
QUEUE_BYTES = 200_000  # and how much they may hold together,
ADDRESS_BYTES = 16_000_000  # all sockets of one address together
HELLO_SECONDS = 10.0
SILENCE_SECONDS = 60.0  # a client pings more often than this
SOCKETS_PER_SEAT = 12


class Connection:
    """One socket at a table: what the client does not take at once waits in a bounded queue, so
    that a slow one holds up nobody."""

    def __init__(
        self, viewer: Viewer, write: Callable[..., bool], held: Counter[str], address: str
    ) -> None:
        self.viewer = viewer
        self.held, self.address = held, address  # bytes that wait, by address
        self.write = write
        self.asked = False  # a command is being carried out:
        self.told: list[bytes] = []  # what it changes goes out together with its answer
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.waiting = 0  # messages that are queued or just being sent,
        self.size = 0  # and how large they are
        self.lost = False  # something was dropped: a snapshot is due
        self.last_word: tuple[int, str] | None = None  # with which the socket is to be closed
        self.heard = time.monotonic()

    def tell(self, update: p.Update) -> None:
        if self.asked:
            self.told.append(p.encode(update))
        else:
            self.send(p.encode(update))

    def answer(self, answer: p.Ack | p.Refused) -> None:
        self.asked = False
        self.send(*self.told, p.encode(answer))
        self.told.clear()

    def away(self) -> None:
        self.end(1012, "the table is played elsewhere now")

    def show_out(self) -> None:
        self.end(4403, CLOSED)

    def end(self, code: int, why: str) -> None:
        """Close the socket as soon as the sender has a moment."""
        self.last_word = (code, why)
        if self.queue.empty():
            self.queue.put_nowait(b"")  # wake the sender

    def send(self, *messages: bytes) -> None:
        if self.lost or (not self.waiting and self.write(*messages)):
            return
        for message in messages:
            if (
                self.queue.full()
                or self.size > QUEUE_BYTES
                or self.held[self.address] > ADDRESS_BYTES
            ):
                self.drop()
                return
            self.queue.put_nowait(message)
            self._holds(1, len(message))

    def _holds(self, messages: int, size: int) -> None:
        self.waiting += messages
        self.size += size
        self.held[self.address] += size
        if not self.held[self.address]:
            del self.held[self.address]

    def sent(self, message: bytes) -> None:
        self._holds(-1, -len(message))

    def drop(self) -> None:
        """Too far behind: what waits is forgotten, and a snapshot is due instead."""
        self.lost = True
        while not self.queue.empty():
            self.sent(self.queue.get_nowait())
        if not self.waiting:  # others of this address hold too much: no place for a snapshot
            self.end(4429, "too much waits for this address")

    def close(self) -> None:
        """Nothing waits any more."""
        self._holds(-self.waiting, -self.size)


@websocket("/api/tables/{table_id:str}/socket")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Live play: `hello` first, then commands; updates and answers come back."""
    if not same_origin(socket, socket.app.state.config):
        await socket.close(4403, "another site may not speak for you")
        return
    sockets: Counter[str] = socket.app.state.sockets
    address = socket.client.host if socket.client else "?"
    if sockets[address] >= socket.app.state.config.sockets_per_address:
        await socket.close(4429, "too many connections from one address")
        return
    sockets[address] += 1
    try:
        await serve(socket, table_id)
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]
        socket.receive = socket.send = over  # they refer to the socket (see wire.py)


async def over(*_: Any) -> Any:
    raise RuntimeError("this socket is closed")


async def serve(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """A socket that was let in."""
    await socket.accept()
    try:
        table = await house_of(socket).find(table_id)
    except (Elsewhere, StorageDown):
        await socket.close(1012, "come again in a moment")
        return
    if table is None:
        await socket.close(4404, "there is no such table")
        return
    try:
        hello = decode(await asyncio.wait_for(socket.receive_data("text"), HELLO_SECONDS))
    except (TimeoutError, WebSocketDisconnect):
        return
    if not isinstance(hello, p.Hello):
        await socket.close(4400, "say hello first")
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    write = extensions.get(WRITE, {}).get("write", no_shortcut)
    address = socket.client.host if socket.client else "?"
    connection = Connection(table.who(hello.token), write, socket.app.state.held, address)
    mine = [one for one in table.listeners if one.viewer == connection.viewer]
    if connection.viewer is not None and len(mine) >= SOCKETS_PER_SEAT:
        await socket.close(4429, "this seat is open in too many places")
        return
    inside: dict[Callable[[], None], str] = socket.app.state.doorman.inside
    inside[connection.show_out] = address
    table.join(connection)
    connection.tell(table.update(connection.viewer, hello.last))
    tasks = [
        asyncio.create_task(pump(socket, table, connection)),
        asyncio.create_task(watch(socket, connection)),
    ]
    try:
        await listen(socket, table, connection)
    except WebSocketDisconnect:
        pass
    finally:
        del inside[connection.show_out]
        table.part(connection)
        for task in tasks:
            task.cancel()
        connection.close()


def no_shortcut(*messages: bytes) -> bool:
    """Under another web server than ours every message takes its turn."""
    return False


def decode(message: str | bytes) -> p.FromClient | None:
    """A message from outside, or None for nonsense of any kind."""
    if len(message) > p.MAX_MESSAGE:
        return None
    try:
        decoded: p.FromClient = p.decode_message(message)
        return decoded
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


async def listen(socket: WebSocket[Any, Any, Any], table: Table, connection: Connection) -> None:
    rate: int = socket.app.state.config.messages_per_second
    bucket = Bucket(rate, rate)
    while True:
        raw = await socket.receive_data("text")
        connection.heard = time.monotonic()
        message = decode(raw)
        if not bucket.take(time.monotonic()):
            why = "too many messages: slow down"
            connection.send(p.encode(p.Refused(id=message_id(message), code="slow-down", why=why)))
            await asyncio.sleep(0.2)
        elif message is None or isinstance(message, p.Hello):
            why = "this is not a message of our protocol"
            connection.send(p.encode(p.Refused(id=None, code="nonsense", why=why)))
        elif isinstance(message, p.Ping):
            connection.send(p.encode(p.Pong(now=round(1000 * table.clock.wall()))))
        else:
            began = time.perf_counter()
            connection.asked = True
            answer = await table.command(connection.viewer, message)
            connection.answer(answer)
            house_of(socket).metrics.answered(began, answer)


def message_id(message: p.FromClient | None) -> str | None:
    return message.id if isinstance(message, p.Command) else None


async def watch(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Close a socket on which nothing was heard for too long: nobody may be there any more."""
    while (left := connection.heard + SILENCE_SECONDS - time.monotonic()) > 0:
        await asyncio.sleep(left)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(4408, "silence")


async def pump(socket: WebSocket[Any, Any, Any], table: Table, connection: Connection) -> None:
    """Send what is queued; after an overflow, a snapshot instead of what was dropped."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, ConnectionError):
        while True:
            message = await connection.queue.get()
            if connection.last_word is not None:
                await socket.close(*connection.last_word)
                return
            await socket.send_data(message, "text")
            connection.sent(message)
            if connection.lost and not connection.waiting:
                connection.lost = False
                house_of(socket).metrics.snapshots.inc()
                connection.tell(table.update(connection.viewer, None))
