"""Accounts and messages: keeping one's seats, and hearing that it is one's turn."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody

from rookery.server import protocol as p
from rookery.server.accounts import (
    COOKIE,
    DEVICE,
    LASTS,
    REMEMBERED,
    Accounts,
    Session,
    folded,
)
from rookery.server.guard import Buckets
from rookery.server.parts import Refusal, token_hash
from rookery.server.push import Push
from rookery.server.web import AnyRequest, find, house_of, seat_of
from rookery.speaker import cleaned

WRONG = "there is no account with this name and passphrase"


def accounts_of(request: AnyRequest) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def push_of(request: AnyRequest) -> Push:
    push: Push = request.app.state.push
    return push


def slow_down(request: AnyRequest, name: str) -> None:
    """Few attempts for each address, and for each name.

    A device on which somebody has signed in with this name before has attempts of its own: so
    whoever guesses at a passphrase cannot keep its owner out.
    """
    attempts: Buckets = request.app.state.attempts
    address = request.client.host if request.client else "?"
    known = request.cookies.get(DEVICE)
    mine = accounts_of(request).is_device(known, name)
    whose = f"device {known}" if mine else f"name {folded(name)}"
    if not ((mine or attempts.take(f"address {address}")) and attempts.take(whose)):
        raise Refusal("slow-down", "too many attempts: wait a few minutes")


def session_of(request: AnyRequest) -> Session:
    session = accounts_of(request).read(request.cookies.get(COOKIE))
    if session is None:
        raise Refusal("sign-in", "sign in first")
    return session


def cookie(request: AnyRequest, value: str, seconds: int, key: str = COOKIE) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(
        key=key,
        value=value,
        path="/api",
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


class People(Controller):
    """Accounts: nobody needs one."""

    path = "/api"

    @post("/account", status_code=201)
    async def create(
        self, request: AnyRequest, data: JSONBody[p.Credentials]
    ) -> Response[p.Account]:
        """A new account; one is signed in at once."""
        name = cleaned(data.name)
        if not name:
            raise HTTPException("a name has letters", status_code=400)
        slow_down(request, name)
        session = await accounts_of(request).create(name, data.passphrase)
        if session is None:
            raise Refusal("taken", "this name is taken")
        return self._signed_in(request, session, 201)

    @post("/session", status_code=200)
    async def sign_in(
        self, request: AnyRequest, data: JSONBody[p.Credentials]
    ) -> Response[p.Account]:
        """Sign in: the answer brings a cookie."""
        slow_down(request, cleaned(data.name))
        session = await accounts_of(request).sign_in(cleaned(data.name), data.passphrase)
        if session is None:
            raise Refusal("sign-in", WRONG)
        answer = self._signed_in(request, session, 200)
        answer.content = await self.account(request, session)
        return answer

    @delete("/session", status_code=204)
    async def sign_out(self, request: AnyRequest) -> Response[None]:
        return Response(None, status_code=204, cookies=[cookie(request, "", 0)])

    @get("/account")
    async def who(self, request: AnyRequest) -> p.Account:
        """Who is signed in, and the seats kept with the account."""
        return await self.account(request, session_of(request))

    @put("/account/seats", status_code=200)
    async def keep(self, request: AnyRequest, data: JSONBody[p.KeepSeat]) -> p.Account:
        """Keep a seat with the account."""
        session = session_of(request)
        tokens = await house_of(request).store.tokens(data.table)
        if tokens.get(token_hash(data.token)) != data.seat:
            raise Refusal("spectator", "this is not the secret of that seat")
        await accounts_of(request).keep(session, data.table, data.seat, data.token)
        return await self.account(request, session)

    def _signed_in(self, request: AnyRequest, session: Session, status: int) -> Response[p.Account]:
        signed = accounts_of(request).signed(session)
        return Response(
            p.Account(name=session.name, seats=[]),
            status_code=status,
            cookies=[
                cookie(request, signed, LASTS),
                cookie(request, accounts_of(request).device(session.name), REMEMBERED, DEVICE),
            ],
        )

    async def account(self, request: AnyRequest, session: Session) -> p.Account:
        seats = [
            p.KeptSeat(
                table=kept.table,
                seat=kept.seat,
                token=kept.token,
                game=kept.game,
                status=kept.status,
                your_turn=kept.status == "playing" and kept.asked,
            )
            for kept in await accounts_of(request).seats(session)
        ]
        return p.Account(name=session.name, seats=seats)


class Messages(Controller):
    """Word that it is one's turn, at tables over days."""

    path = "/api"

    @get("/push/key")
    async def key(self, request: AnyRequest) -> p.PushKey:
        """The server's public key, for a browser's push subscription."""
        return p.PushKey(key=push_of(request).key)

    @post("/tables/{table_id:str}/push", status_code=204)
    async def subscribe(
        self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[p.Subscription]
    ) -> None:
        """Tell this seat when it is its turn: by Web Push, or by a webhook."""
        table = await find(house_of(request), table_id)
        seat = seat_of(request, table)
        try:
            await push_of(request).add(table_id, seat, data)
        except ValueError as error:
            raise HTTPException(str(error), status_code=400) from error

    @delete("/tables/{table_id:str}/push", status_code=204)
    async def unsubscribe(
        self, request: AnyRequest, table_id: FromPath[str], address: FromQuery[str | None] = None
    ) -> None:
        """No more messages to this address; without one, to none."""
        table = await find(house_of(request), table_id)
        await push_of(request).remove(table_id, seat_of(request, table), address)


PEOPLE: list[Any] = [People, Messages]
