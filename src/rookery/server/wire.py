"""Connections that leave nothing behind, and send without delay.

Python frees what nothing refers to at once, but not what refers to itself; that takes a garbage
collection, which stops the whole server for a moment, so we collect rarely. The connections of our
web server refer to themselves: a table of four that comes and goes would leave some hundred
kilobytes until then. Here they let go of what they hold when they end.

Who serves a socket may also write to it at once, without a task that waits for its turn: it finds
`WRITE` among the extensions of its scope.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

WRITE = "rookery.write"
ARRIVAL_SECONDS = 20.0  # for a request to arrive, headers and body


class Http(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection for requests, which may become a socket. A request has some seconds to arrive
    as a whole, so that nobody holds connections open with half ones."""

    _arriving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._arrives()

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._arrives()
        super().data_received(data)

    def _arrives(self) -> None:
        if self._arriving is None:
            self._arriving = self.loop.call_later(ARRIVAL_SECONDS, self.transport.close)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._arrived()
        super().handle_websocket_upgrade(*event)
        self.parser = None  # refers to us; as when a connection is lost


def framed(message: bytes) -> bytes:
    """A text message as a server sends it (RFC 6455, 5.2): in one piece, neither compressed nor
    masked. The library takes ten times as long for it."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + message
    return b"\x81\x7f" + size.to_bytes(8) + message


class Socket(WebSocketsSansIOProtocol):
    """A socket, without extensions: `rookery serve` turns compression off."""

    served = False

    def write(self, *messages: bytes) -> bool:
        """Send messages as text now; False if the other side is behind or gone."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not OPEN:
            return False
        self.transport.write(b"".join([*self.conn.data_to_send(), *map(framed, messages)]))
        return True

    async def run_asgi(self) -> None:
        cast("dict[str, Any]", self.scope)["extensions"][WRITE] = {"write": self.write}
        try:
            await super().run_asgi()
        finally:
            self.served = True
            cast("dict[str, Any]", self.scope).clear()  # whoever served us may be in there
            self.let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.let_go()

    def let_go(self) -> None:
        """Once it is over at both ends, end the parser: it waits for more and refers to itself."""
        if self.served and self.disconnected:
            self.conn.parser.close()
