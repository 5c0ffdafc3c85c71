"""Word to people who are away that it is their turn: Web Push, or a webhook (ntfy, Discord).

Sent only at tables over days, to seats that nobody has open. It says which table and which game,
never a card. Whatever happens to an address, the match does not wait for it.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import logging
import re
import socket
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from rookery.server import protocol as p
from rookery.server.storage import Step, Store

if TYPE_CHECKING:
    from rookery.server.table import Table

log = logging.getLogger("rookery.server")

PAUSES = (1.0, 10.0, 60.0)  # seconds before another attempt
SECONDS = 10.0  # for one attempt
AT_ONCE = 16
PENDING = 2000
PER_SEAT = 5  # addresses of one seat
GONE = (404, 410)
PLAIN = re.compile(r"[A-Za-z0-9.-]+|[0-9A-Fa-f:.]+")  # a name, or what stands in brackets


class Forbidden(OSError):
    """An address inside our own network: not for strangers to knock at."""


async def public_address(host: str, port: int) -> str:
    """The address that a name leads to at this very moment, if it is a public one."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(map(is_public, addresses)):
        raise Forbidden(f"{host} is not a public address")
    return addresses[0]


def is_public(address: str) -> bool:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(ip, "ipv4_mapped", None)
    ip = mapped or ip
    return ip.is_global and not ip.is_multicast


def unpadded(text: str) -> bytes:
    """Base64 as browsers write it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Push:
    """The house's messenger."""

    def __init__(self, store: Store, vapid: Vapid02, allowed: list[str], contact: str) -> None:
        self.store = store
        self.vapid = vapid
        self.allowed = allowed  # origins that the operator trusts, private ones included
        self.contact = contact
        self.pauses: tuple[float, ...] = PAUSES
        self.sent = self.failed = 0
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: dict[str, int] = {}
        self._client = httpx.AsyncClient(
            timeout=SECONDS,
            trust_env=False,
            limits=httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=2.0),
        )

    @classmethod
    async def open(cls, store: Store, allowed: list[str], contact: str) -> Push:
        fresh = Vapid02()
        fresh.generate_keys()
        number = fresh.private_key.private_numbers().private_value
        made = base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode()
        kept = await store.secret("vapid", made)
        return cls(store, Vapid02.from_raw(kept.encode()), allowed, contact)

    @property
    def key(self) -> str:
        """The public key that browsers want to see."""
        raw = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    # Who wants to be told

    def check(self, wanted: p.Subscription) -> str:
        """The address of a subscription, or ValueError with a reason."""
        if (wanted.url is None) == (wanted.endpoint is None):
            raise ValueError("either a push subscription (endpoint and keys) or a url")
        if wanted.endpoint is not None and wanted.keys is None:
            raise ValueError("a push subscription needs its keys")
        address = wanted.endpoint or wanted.url or ""
        parts = urlsplit(address)
        if f"{parts.scheme}://{parts.netloc}" in self.allowed:
            return address
        if parts.scheme != "https" or not parts.hostname or parts.username or parts.password:
            raise ValueError("only https addresses")
        if parts.port not in (None, 443):
            raise ValueError("only the usual port")
        if not PLAIN.fullmatch(parts.hostname):  # "１２７。０。０。１" is an address to some
            raise ValueError("only plain names: letters, digits, dots and hyphens")
        try:
            literal = ipaddress.ip_address(parts.hostname)
        except ValueError:
            return address
        if not is_public(str(literal)):
            raise ValueError("not a public address")
        return address

    async def add(self, table: str, seat: int, wanted: p.Subscription) -> None:
        address = self.check(wanted)
        body = msgspec.json.encode(wanted).decode()
        await self.store.write(
            Step(
                "INSERT INTO push VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, seat, address) "
                "DO UPDATE SET body = excluded.body, since = excluded.since",
                (table, seat, address, body, time.time()),
            ),
            Step(
                "DELETE FROM push WHERE table_id = ? AND seat = ? AND address NOT IN "
                "(SELECT address FROM push WHERE table_id = ? AND seat = ? "
                "ORDER BY since DESC LIMIT ?)",
                (table, seat, table, seat, PER_SEAT),
            ),
        )

    async def remove(self, table: str, seat: int, address: str | None) -> None:
        """Forget one address of a seat, or all."""
        where, arguments = "table_id = ? AND seat = ?", (table, seat)
        if address is None:
            await self.store.write(Step(f"DELETE FROM push WHERE {where}", arguments))
        else:
            sql = f"DELETE FROM push WHERE {where} AND address = ?"
            await self.store.write(Step(sql, (*arguments, address)))

    # Telling them

    def on_turn(self, table: Table) -> None:
        """A new decision at a table: never waits, never fails."""
        if table.settings.speed != "days" or table.match is None or len(self._tasks) > PENDING:
            return
        for seat in table.match.state.deciders():
            if table.seats[seat].alive and not table.is_here(seat):
                task = asyncio.create_task(self._tell(table, seat, table.decision))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, table: Table, seat: int, decision: int) -> None:
        try:
            rows = await self.store.read(
                "SELECT body FROM push WHERE table_id = ? AND seat = ?", table.id, seat
            )
            for row in rows:
                wanted = msgspec.json.decode(row[0], type=p.Subscription)
                await self._deliver(table, seat, decision, wanted)
        except Exception:  # whatever is wrong with an address is no business of the match
            log.exception("table %s: word to seat %d was not sent", table.id, seat)

    async def _deliver(self, table: Table, seat: int, decision: int, to: p.Subscription) -> None:
        payload: dict[str, Any] = {"table": table.id, "game": table.game.name}
        for pause in (0.0, *self.pauses):
            await asyncio.sleep(pause)
            if table.decision != decision or table.is_here(seat):
                return  # answered already, or they are looking
            async with self._gate:
                status = await self._send(to, payload)
            if status in GONE:
                await self.remove(table.id, seat, to.endpoint or to.url)
                return
            if 200 <= status < 300:
                self.sent += 1
                return
            if 400 <= status < 500 and status != 429:
                break  # they do not want it: no use asking again
        self.failed += 1

    async def _send(self, to: p.Subscription, payload: dict[str, Any]) -> int:
        """The status of one attempt; 0 if nobody answered."""
        try:
            address = self.check(to)
        except ValueError:
            return 400
        parts = urlsplit(address)
        origin = f"{parts.scheme}://{parts.netloc}"
        if to.keys is not None:
            body, headers = self._encrypted(to, origin, msgspec.json.encode(payload))
        else:
            text = f"Rookery: it is your turn ({payload['game']})"
            note = {**payload, "content": text, "message": text, "text": text}
            body, headers = msgspec.json.encode(note), {"content-type": "application/json"}
        url, extensions = httpx.URL(address), {}
        try:
            if origin not in self.allowed:  # no second look-up: what was checked is connected to
                name = url.host
                async with asyncio.timeout(SECONDS):
                    url = url.copy_with(host=await public_address(name, 443))
                headers["host"] = name
                extensions = {"sni_hostname": name}
            answer = await self._client.post(
                url, content=body, headers=headers, extensions=extensions
            )
            return answer.status_code
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError):
            return 0

    def _encrypted(
        self, to: p.Subscription, origin: str, payload: bytes
    ) -> tuple[bytes, dict[str, str]]:
        assert to.keys is not None
        sealed = http_ece.encrypt(
            payload,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpadded(to.keys.p256dh),
            auth_secret=unpadded(to.keys.auth),
            version="aes128gcm",
        )
        claims = {"sub": self.contact, "aud": origin, "exp": int(time.time()) + 12 * 3600}
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": "86400",
            "urgency": "normal",
            **self.vapid.sign(claims),
        }
        return bytes(sealed), headers

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await self._client.aclose()
