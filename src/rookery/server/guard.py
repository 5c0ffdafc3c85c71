"""Who may speak, how often, and what browsers are told about our pages."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rookery.server.clocks import Bucket
from rookery.server.config import Config
from rookery.server.parts import Refusal
from rookery.server.protocol import Problem
from rookery.server.web import AnyRequest

HOST = re.compile(r"(\[[^]]*\]|[^:]*)(?::[0-9]*)?")
SAFE = ("GET", "HEAD", "OPTIONS")
NOT_OURS = "this server does not go by that name: its operator can add it to the setting `hosts`"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
        "object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # links to seats are secrets
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer has them, refusals too."""
    if message["type"] == "http.response.start":
        given = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            given.setdefault(name, value)


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> bool:
    """Browsers say which site a request comes from; other programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    return urlsplit(origin).netloc == host or origin in config.origins


class KnownHosts:
    """An ASGI middleware: who calls us by a name that is not ours was sent by a site that wants to
    pass for us."""

    def __init__(self, names: list[str]) -> None:
        self.names = {name.casefold() for name in names}

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def layer(scope: Scope, receive: Receive, send: Send) -> None:
            called = HOST.fullmatch(dict(scope["headers"]).get(b"host", b"").decode("latin-1"))
            if called is not None and called[1].casefold() in self.names:
                await app(scope, receive, send)
            elif scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": 1008, "reason": NOT_OURS})
            else:
                problem = Response(Problem(code="host", why=NOT_OURS), status_code=421)
                await problem.to_asgi_response(None, Request(scope))(scope, receive, send)

        return app if "*" in self.names else layer


async def check_request(request: AnyRequest) -> Response[Problem] | None:
    """Another site may neither speak for a visitor nor send what a mere form could."""
    if "\0" in request.url.path:  # no file and no table is called so
        return Response(Problem(code="bad-request", why="there is nothing here"), status_code=404)
    if request.method in SAFE:
        return None
    if not same_origin(request, request.app.state.config):
        why = "another site may not speak for you"
        return Response(Problem(code="origin", why=why), status_code=403)
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    empty = request.headers.get("content-length", "0") == "0"
    if kind != "application/json" and (not empty or "transfer-encoding" in request.headers):
        why = "send JSON, and say so: content-type: application/json"
        return Response(Problem(code="content-type", why=why), status_code=415)
    return None


class Buckets:
    """A bucket for each of many names; the longest unused are forgotten."""

    def __init__(self, burst: float, rate: float, most: int = 20_000) -> None:
        self.burst, self.rate, self.most = burst, rate, most
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._all.setdefault(name, Bucket(self.burst, self.rate))
        self._all.move_to_end(name)
        while len(self._all) > self.most:
            self._all.popitem(last=False)
        return bucket.take(time.monotonic())


def not_too_often(request: AnyRequest, buckets: Buckets, why: str) -> None:
    """Refuse what one address does too often."""
    if not buckets.take(request.client.host if request.client else "?"):
        raise Refusal("slow-down", why)
