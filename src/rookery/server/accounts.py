"""Accounts: a name and a passphrase keep one's seats across devices. Nobody needs one.

The passphrase gives two keys (scrypt). The first is stored and proves who signs in. The second
locks the seats' secrets; it travels in the locked cookie and is never stored, so that a stolen
database opens no seat.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
import secrets
import time
from dataclasses import dataclass

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from litestar.exceptions import SerializationException
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

from rookery.server.storage import Conflict, Step, Store

COOKIE = "rookery_session"
DEVICE = "rookery_device"  # tells that somebody has signed in here before, and nothing else
LASTS = 30 * 86400  # seconds until one has to sign in again
REMEMBERED = 365 * 86400  # seconds that a device is known
KEPT = 200  # seats that an account keeps; the oldest give way


class Session(msgspec.Struct, kw_only=True):
    """What a cookie says."""

    name: str
    key: bytes


@dataclass(slots=True)
class Kept:
    table: str
    seat: int
    token: str
    game: str
    status: str
    asked: bool  # whether this seat has something to decide


class Accounts:
    """Signing up, signing in, and the seats that are kept."""

    def __init__(self, store: Store, cookie_key: bytes) -> None:
        self.store = store
        self._key = cookie_key
        self._cookies = ClientSideSessionBackend(
            CookieBackendConfig(secret=cookie_key, max_age=LASTS)
        )
        self._busy = asyncio.Semaphore(2)  # hashing is slow on purpose

    @classmethod
    async def open(cls, store: Store) -> Accounts:
        key = await store.secret("cookies", secrets.token_hex(32))
        return cls(store, bytes.fromhex(key))

    async def _keys(self, passphrase: str, salt: bytes) -> tuple[bytes, bytes]:
        def work() -> bytes:
            password = passphrase.encode("utf-8", "surrogatepass")
            return hashlib.scrypt(password, salt=salt, n=2**14, r=8, p=1, dklen=64)

        async with self._busy:
            both = await asyncio.to_thread(work)
        return both[:32], both[32:]

    async def create(self, name: str, passphrase: str) -> Session | None:
        """A new account; None if the name is taken."""
        salt = os.urandom(16)
        proof, key = await self._keys(passphrase, salt)
        try:
            await self.store.write(
                Step(
                    "INSERT INTO accounts VALUES (?, ?, ?)",
                    (folded(name), f"{salt.hex()}:{proof.hex()}:{name}", time.time()),
                )
            )
        except Conflict:
            return None
        return Session(name=name, key=key)

    async def sign_in(self, name: str, passphrase: str) -> Session | None:
        """None if it is not so; an unknown name takes as long as a wrong passphrase."""
        rows = await self.store.read("SELECT secret FROM accounts WHERE name = ?", folded(name))
        known = str(rows[0][0]) if rows else f"{'00' * 16}:{'00' * 32}:"
        salt, proof, shown = known.split(":", 2)
        given, key = await self._keys(passphrase, bytes.fromhex(salt))
        right = hmac.compare_digest(given, bytes.fromhex(proof))
        return Session(name=shown, key=key) if right and rows else None

    # The cookie

    def signed(self, session: Session) -> str:
        return self._cookies.dump_data(session)[0].decode()

    def read(self, cookie: str | None) -> Session | None:
        """The session of a cookie that we have made and that has not run out."""
        try:
            found = self._cookies.load_data([(cookie or "").encode()])
            return msgspec.convert(found, Session)
        except (ValueError, KeyError, TypeError, InvalidTag, SerializationException):
            return None

    # The device

    def device(self, name: str) -> str:
        nonce = secrets.token_hex(8)
        return f"{nonce}.{self._device_mark(nonce, name)}"

    def is_device(self, mark: str | None, name: str) -> bool:
        """Whether somebody has signed in by this name on the device that has this mark."""
        nonce, _, given = (mark or "").partition(".")
        return hmac.compare_digest(given.encode(), self._device_mark(nonce, name).encode())

    def _device_mark(self, nonce: str, name: str) -> str:
        text = f"device/{nonce}/{folded(name)}".encode("utf-8", "surrogatepass")
        return hmac.new(self._key, text, hashlib.sha256).hexdigest()

    # Seats

    async def keep(self, session: Session, table: str, seat: int, token: str) -> None:
        nonce = os.urandom(12)
        locked = AESGCM(session.key).encrypt(nonce, token.encode(), bound(session, table, seat))
        await self.store.write(
            Step(
                "INSERT INTO account_seats VALUES (?, ?, ?, ?) "
                "ON CONFLICT (account, table_id, seat) DO UPDATE SET token = excluded.token",
                (folded(session.name), table, seat, (nonce + locked).hex()),
            )
        )

    async def seats(self, session: Session) -> list[Kept]:
        """The seats that are kept, as far as this session can unlock them."""
        rows = await self.store.read(
            "SELECT s.table_id, s.seat, s.token, t.game, t.status, t.asked FROM account_seats s "
            "JOIN tables t ON t.id = s.table_id WHERE s.account = ? "
            "ORDER BY t.created DESC, t.id LIMIT ?",
            folded(session.name),
            KEPT,
        )
        found = []
        for table, seat, locked, game, status, asked in rows:
            data = bytes.fromhex(locked)
            try:
                token = AESGCM(session.key).decrypt(
                    data[:12], data[12:], bound(session, table, seat)
                )
            except InvalidTag:
                continue
            turn = bool(asked >> seat & 1)
            found.append(Kept(table, seat, token.decode(), game, status, turn))
        return found


def folded(name: str) -> str:
    """Names that look the same are the same."""
    return " ".join(name.split()).casefold()


def bound(session: Session, table: str, seat: int) -> bytes:
    return f"{folded(session.name)}/{table}/{seat}".encode()
