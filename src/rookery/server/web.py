"""What all parts of the web face share: finding house and table, errors as answers."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException

from rookery.kernel.errors import RookeryError
from rookery.server.house import Elsewhere, House
from rookery.server.parts import Refusal, Viewer
from rookery.server.protocol import Problem
from rookery.server.storage import StorageDown
from rookery.server.table import Table

AnyRequest = Request[Any, Any, Any]

STATUS = {
    "retry": 503,
    "full": 503,
    "busy": 503,
    "spectator": 403,
    "taken": 409,
    "stale": 409,
    "slow-down": 429,
    "sign-in": 401,
}


def refuse(request: AnyRequest, error: RookeryError) -> Response[Problem]:
    """Our own errors are answers, not accidents."""
    if isinstance(error, Refusal):
        status = STATUS.get(error.code, 409)
        return Response(Problem(code=error.code, why=str(error)), status_code=status)
    status = 503 if isinstance(error, StorageDown | Elsewhere) else 400
    code = "retry" if status == 503 else "bad-request"
    return Response(Problem(code=code, why=str(error)), status_code=status)


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """Brackets within brackets within brackets."""
    why = "nobody needs so many brackets"
    return Response(Problem(code="bad-request", why=why), status_code=400)


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    header = connection.headers.get("authorization", "")
    return header[7:] if header.startswith("Bearer ") else None


def operator_only(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Whoever has not the operator's key finds nothing here, and may not try many."""
    key: str = connection.app.state.config.operator_key
    given = token_of(connection) or ""
    if key and hmac.compare_digest(given.encode(), key.encode()):
        return
    address = connection.client.host if connection.client else "?"
    if given and not connection.app.state.attempts.take(f"operator {address}"):
        raise Refusal("slow-down", "too many attempts: wait a few minutes")
    raise NotFoundException("there is nothing here")


async def find(house: House, table_id: str) -> Table:
    table = await house.find(table_id)
    if table is None:
        raise NotFoundException("there is no such table")
    return table


def seat_of(request: AnyRequest, table: Table) -> int:
    """The seat whose token came with the request."""
    viewer: Viewer = table.who(token_of(request))
    if viewer is None:
        raise Refusal("spectator", "you are watching: only seats can do this")
    return viewer
