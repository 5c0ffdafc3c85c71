"""Who may speak, how often, and what browsers are told about our pages."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar import Response
from litestar.connection import ASGIConnection

from rookery.server.clocks import Bucket
from rookery.server.config import Config
from rookery.server.parts import Refusal
from rookery.server.protocol import Problem
from rookery.server.web import AnyRequest

SAFE = ("GET", "HEAD", "OPTIONS")

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


async def add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], config: Config) -> bool:
    """Browsers say which site a request comes from; other programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    return urlsplit(origin).netloc == host or origin in config.origins


async def check_request(request: AnyRequest) -> Response[Problem] | None:
    """Another site may neither speak for a visitor nor send what a mere form could."""
    if request.method in SAFE:
        return None
    if not same_origin(request, request.app.state.config):
        why = "another site may not speak for you"
        return Response(Problem(code="origin", why=why), status_code=403)
    kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
    if kind != "application/json" and request.headers.get("content-length", "0") != "0":
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
