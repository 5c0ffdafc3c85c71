"""Who is not let in any more: the addresses that the operator has banned."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Callable

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from rookery.kernel.errors import BadOption
from rookery.server.protocol import Problem
from rookery.server.storage import StorageDown, Store

log = logging.getLogger("rookery.server")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
AGAIN = 2.0  # seconds until the list is read once more: another process may have added to it
CLOSED = "this server's operator has closed it to your address"


def network(text: str) -> Network:
    """An address, or a range of addresses such as 203.0.113.0/24."""
    try:
        return ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadOption(
            f"{text!r} is no address: write it like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32"
        ) from error


class Doorman:
    """Knows who is banned, and shows them out."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.banned: list[Network] = []
        self.inside: dict[Callable[[], None], str] = {}  # how to show a socket out; its address
        self._watch: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.look()
        self._watch = asyncio.create_task(self._keep_looking())

    def stop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()

    async def look(self) -> None:
        """Read the list, and show out whoever is on it now."""
        self.banned = [network(ban.network) for ban in await self.store.bans()]
        if self.banned:
            for out, address in list(self.inside.items()):
                if self.bars(address):
                    out()

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self.look()
            except StorageDown:
                pass  # the list as it was still holds
            except Exception:  # or nobody would ever be shown out again
                log.exception("the list of who is banned could not be read")

    def bars(self, address: str) -> bool:
        """Is this address banned?"""
        if not self.banned:
            return False
        try:
            known = ipaddress.ip_address(address)
        except ValueError:  # a socket of another kind than the Internet's
            return False
        known = getattr(known, "ipv4_mapped", None) or known
        return any(known in one for one in self.banned)


class Barred:
    """An ASGI middleware: whoever is banned gets no further."""

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def layer(scope: Scope, receive: Receive, send: Send) -> None:
            doorman: Doorman = scope["litestar_app"].state.doorman
            client = scope.get("client")
            if client is None or not doorman.bars(client[0]):
                await app(scope, receive, send)
            elif scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": 4403, "reason": CLOSED})
            else:
                problem = Response(Problem(code="banned", why=CLOSED), status_code=403)
                await problem.to_asgi_response(None, Request(scope))(scope, receive, send)

        return layer
