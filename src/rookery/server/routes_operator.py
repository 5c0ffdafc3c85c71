"""The operator's page: tables, load, faults, the archive, and whom not to let in.

All of it needs the operator's key and shows nothing that is hidden at a table.
"""

from __future__ import annotations

import ipaddress
import os
import time
from typing import Any, Literal

from litestar import Controller, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

import rookery
from rookery.kernel.errors import BadOption
from rookery.server import protocol as p
from rookery.server import upkeep
from rookery.server.doorman import Doorman, network
from rookery.server.logs import Recent
from rookery.server.parts import Refusal
from rookery.server.storage import Ban, SqliteStore
from rookery.server.web import AnyRequest, find, house_of, operator_only

SHOWN = 200  # tables in one answer
Wanted = Literal["waiting", "playing", "paused", "over"]


def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    operator_only(connection)


def doorman_of(request: AnyRequest) -> Doorman:
    doorman: Doorman = request.app.state.doorman
    return doorman


def resident_megabytes() -> float | None:
    """Memory of this process, where the system tells."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return round(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
    except OSError:
        return None


class Operator(Controller):
    """For whoever runs the server."""

    path = "/api/operator"
    guards = [guard]
    include_in_schema = False

    @get("/")
    async def overview(self, request: AnyRequest) -> p.HouseState:
        """How this process is doing."""
        house = house_of(request)
        per_second, half, most = house.metrics.last_minute()
        recent: Recent = request.app.state.recent
        nodes = await house.store.nodes()
        return p.HouseState(
            version=rookery.__version__,
            compiled=rookery.compiled(),
            database=house.store.kind,
            up=round(time.monotonic() - request.app.state.began),
            processes=max(1, sum(node.alive and node.address != "" for node in nodes.values())),
            commands=round(per_second, 2),
            half=round(1000 * half, 1),
            most=round(1000 * most, 1),
            sockets=sum(len(table.listeners) for table in house.tables.values()),
            in_memory=len(house.tables),
            memory=resident_megabytes(),
            bots_waiting=house.thinkers.queued if house.thinkers else 0,
            bots_killed=house.thinkers.killed if house.thinkers else 0,
            counts=[
                p.TableCount(status=status, game=game, number=number)
                for (status, game), number in (await house.store.counts()).items()
            ],
            faults=[
                p.Fault(table=table.id, why=table.fault)
                for table in house.tables.values()
                if table.fault is not None
            ],
            log=list(recent.lines),
            archive=bool(request.app.state.config.archive),
        )

    @get("/tables")
    async def tables(
        self, request: AnyRequest, status: FromQuery[Wanted | None] = None
    ) -> list[p.TableState]:
        """The tables at which something happened last."""
        rows = await house_of(request).store.newest(status, SHOWN)
        return [p.TableState(**upkeep.brief(row)) for row in rows]

    @post("/tables/{table_id:str}/pause", status_code=204)
    async def pause(self, request: AnyRequest, table_id: FromPath[str]) -> None:
        """Stop the clocks of a match."""
        await self._pause(request, table_id, True)

    @post("/tables/{table_id:str}/resume", status_code=204)
    async def resume(self, request: AnyRequest, table_id: FromPath[str]) -> None:
        """Let a paused match go on."""
        await self._pause(request, table_id, False)

    async def _pause(self, request: AnyRequest, table_id: str, on: bool) -> None:
        house = house_of(request)
        await upkeep.pause(house.store, table_id, on)
        house.give_up(table_id)
        await find(house, table_id)  # its clocks, if it goes on, are looked after here

    @delete("/tables/{table_id:str}")
    async def remove(self, request: AnyRequest, table_id: FromPath[str]) -> None:
        """Forget a table for good."""
        house = house_of(request)
        await upkeep.remove(house.store, table_id)
        house.give_up(table_id)

    @post("/archive", status_code=200)
    async def archive(self, request: AnyRequest, data: JSONBody[p.Archiving]) -> p.Archived:
        """Move what nobody needs any more into the file that the settings name."""
        file: str = request.app.state.config.archive
        if not file:
            raise BadOption("name a file in the setting `archive` first")
        if request.app.state.slowly.locked():
            raise Refusal("busy", "something slow is being done already: try again in a moment")
        async with request.app.state.slowly:
            kept = SqliteStore(file)
            try:
                moved = await upkeep.archive(house_of(request).store, kept, data.days)
            finally:
                await kept.close()
        return p.Archived(moved=moved)

    @get("/bans")
    async def bans(self, request: AnyRequest) -> list[p.Banned]:
        """Who is not let in."""
        return [
            p.Banned(network=ban.network, why=ban.why, since=ban.since)
            for ban in await house_of(request).store.bans()
        ]

    @post("/bans", status_code=204)
    async def ban(self, request: AnyRequest, data: JSONBody[p.NewBan]) -> None:
        """Let nobody in from an address or a range of them, and show out who is here."""
        whom = network(data.network)
        mine = request.client.host if request.client else "?"
        if whom.is_loopback or (mine != "?" and ipaddress.ip_address(mine) in whom):
            raise BadOption("you would lock yourself out")
        store = house_of(request).store
        await store.ban(Ban(str(whom), data.why.strip(), time.time()))
        await doorman_of(request).look()

    @delete("/bans")
    async def unban(self, request: AnyRequest, address: FromQuery[str]) -> None:
        """Let somebody in again."""
        if not await house_of(request).store.unban(str(network(address))):
            raise BadOption("nobody has banned this address")
        await doorman_of(request).look()
