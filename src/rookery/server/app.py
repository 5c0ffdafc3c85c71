"""The web face of the house: HTTP for what is not live, one WebSocket for what is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    NotFoundException,
    WebSocketDisconnect,
)
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.static_files import create_static_files_router
from litestar.stores.base import Store as Cache
from litestar.stores.memory import MemoryStore
from litestar.types import Scope

import rookery
from rookery import bots, games, lessons
from rookery.files import read_yaml
from rookery.kernel.errors import BadCards, RookeryError
from rookery.server import protocol as p
from rookery.server.accounts import Accounts
from rookery.server.config import Config
from rookery.server.doorman import Barred, Doorman
from rookery.server.forward import Forwarder
from rookery.server.guard import (
    Buckets,
    KnownHosts,
    add_headers,
    check_request,
    not_too_often,
    same_origin,
)
from rookery.server.house import House, open_house
from rookery.server.logs import Recent
from rookery.server.parts import Refusal, Settings, derived
from rookery.server.push import Push
from rookery.server.replays import Films
from rookery.server.routes_lessons import example, lesson
from rookery.server.routes_operator import Operator
from rookery.server.routes_people import PEOPLE
from rookery.server.routes_replays import Replays, import_record
from rookery.server.routes_text import in_words
from rookery.server.sockets import live
from rookery.server.storage import StorageDown, Store, TableRow
from rookery.server.table import Table
from rookery.server.web import STATUS, find, house_of, operator_only, refuse, token_of, too_deep
from rookery.speaker import LANGUAGES, Speaker

log = logging.getLogger("rookery.server")

CLIENT = Path(rookery.__file__).parent / "client"
SECRET = [
    "^/api/tables/.",
    "^/api/account",
    "^/api/session",
    "^/api/operator",
]  # not the lobby's public lists
MANY = 1000  # events in one answer
KEPT = 300.0  # seconds that seats are kept for a rematch


# Tables -------------------------------------------------------------------------------------------


class TableRoutes(Controller):
    """Making, finding and using tables without a socket."""

    path = "/api/tables"

    @get("/")
    async def lobby(
        self,
        request: Request[Any, Any, Any],
        status: FromQuery[Literal["waiting", "playing", "over"]] = "waiting",
    ) -> list[p.TableInfo]:
        """The public tables that wait for players, are being played at, or are over."""
        return [table_info(row) for row in await house_of(request).store.listed(status, 50)]

    @post("/")
    async def make(
        self, request: Request[Any, Any, Any], data: JSONBody[p.NewTable]
    ) -> p.SeatGiven:
        """Make a table, sit down at its first seat, and fill other seats with bots."""
        house = house_of(request)
        not_too_often(request, request.app.state.makers, "so many tables: wait a few minutes")
        if data.game not in games.NAMES:
            raise HTTPException(f"there is no game {data.game!r}", status_code=400)
        if 1 + len(data.people) + len(data.bots) > data.seats:
            raise HTTPException("there are more players than seats", status_code=400)
        for level in data.bots:
            house.check_bot(data.game, level)
        settings = Settings(
            options=data.options,
            speed=data.speed,
            undo=data.undo,
            hints=data.hints,
            seconds=data.seconds,
            bank=data.bank,
            strict=data.strict,
        )
        table = await house.make(data.game, data.seats, settings, data.public)
        table.patron = request.client.host if request.client else table.id
        token = await table.sit(0, data.name, "person")
        others = []
        for seat, name in enumerate(data.people, 1):
            secret = await table.sit(seat, name, "person")
            others.append(p.SeatGiven(table=table.id, seat=seat, token=secret))
        for i, level in enumerate(data.bots):
            await table.sit(data.seats - len(data.bots) + i, bots.NAMES[i], level)
        if all(seat.kind != "open" for seat in table.seats):
            await table.start()
        return p.SeatGiven(table=table.id, seat=0, token=token, others=others)

    @get("/{table_id:str}")
    async def look(
        self,
        request: Request[Any, Any, Any],
        table_id: FromPath[str],
        last: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
    ) -> p.Update:
        """The table as the holder of the token may see it, and what happened since `last`."""
        table = await find(house_of(request), table_id)
        viewer = table.who(token_of(request))
        if viewer is None:
            table.looked = table.clock.now()
        table.visit()
        return table.update(viewer, last)

    @get("/{table_id:str}/events")
    async def events(
        self,
        request: Request[Any, Any, Any],
        table_id: FromPath[str],
        since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    ) -> p.Events:
        """Everything that the holder of the token was told from an event on, a part at a time."""
        house = house_of(request)
        table = await find(house, table_id)
        viewer = table.who(token_of(request))
        if since < table.events[viewer].first:  # too long ago to be in memory
            often = "reading a whole match again takes its while: wait a moment"
            not_too_often(request, request.app.state.historians, often)
            async with request.app.state.slowly:
                table = await house.whole(table)
        return p.Events(events=table.told(viewer, since, MANY), n=len(table.events[viewer]))

    @post(
        "/{table_id:str}/commands",
        status_code=200,
        responses={
            403: ResponseSpec(p.Refused, description="you are watching"),
            409: ResponseSpec(p.Refused, description="not possible now; see how the table stands"),
            429: ResponseSpec(p.Refused, description="too fast"),
            503: ResponseSpec(p.Refused, description="nothing is stored: send the same again"),
        },
    )
    async def command(
        self, request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[p.AnyCommand]
    ) -> Response[p.Ack | p.Refused]:
        """The same commands as over the socket."""
        table = await find(house_of(request), table_id)
        began = time.perf_counter()
        answer = await table.command(table.who(token_of(request)), data)
        house_of(request).metrics.answered(began, answer)
        status = 200
        if isinstance(answer, p.Refused):
            status = STATUS.get(answer.code, 409)
        return Response(answer, status_code=status)

    @post("/{table_id:str}/seats/{seat:int}")
    async def sit(
        self,
        request: Request[Any, Any, Any],
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[p.NewSeat],
    ) -> p.SeatGiven:
        """Sit down at an open seat; the host may seat a bot there instead."""
        house = house_of(request)
        table = await find(house, table_id)
        if not 0 <= seat < len(table.seats):
            raise NotFoundException("there is no such seat")
        if data.bot is not None:
            self.host_only(request, table)
            house.check_bot(table.game.name, data.bot)
        elif seat in table.settings.kept and table.clock.wall() < table.settings.kept_until:
            raise Refusal("kept", "this seat is kept for who sat there before, for some minutes")
        secret = ""
        if data.id is not None:
            key = await house.store.secret("seats", secrets.token_hex(32))
            secret = derived(key, table_id, seat, data.id)
        token = await table.sit(seat, data.name, data.bot or "person", secret)
        if all(one.kind != "open" for one in table.seats):
            with contextlib.suppress(Refusal):
                await table.start()
        return p.SeatGiven(table=table.id, seat=seat, token=token)

    @post("/{table_id:str}/rematch")
    async def rematch(
        self, request: Request[Any, Any, Any], table_id: FromPath[str]
    ) -> p.SeatGiven:
        """Another match like this one: the first who asks makes the table, the others find it."""
        house = house_of(request)
        table = await find(house, table_id)
        viewer = table.who(token_of(request))
        if viewer is None:
            raise NotAuthorizedException("only those who played can ask for a rematch")
        if table.status != "over":
            raise Refusal("playing", "the match is not over yet")
        async with table.lock:
            again = await house.find(table.rematch, force=True) if table.rematch else None
            if again is None:
                settings = msgspec.convert(table.row.settings, Settings)
                settings.kept = [i for i, one in enumerate(table.seats) if one.kind == "person"]
                settings.kept_until = table.clock.wall() + KEPT
                again = await house.make(
                    table.game.name, len(table.seats), settings, table.row.public
                )
                for i, seat in enumerate(table.seats):
                    if seat.kind not in ("open", "person"):
                        await again.sit(i, seat.name, seat.kind)
                made = again.id
                await table.note("rematch", {"table": made})
        secret = derived(token_of(request) or "", "rematch", again.id)  # the same when asked again
        token = await again.sit(viewer, table.seats[viewer].name, "person", secret)
        if all(one.kind != "open" for one in again.seats):
            with contextlib.suppress(Refusal):
                await again.start()
        return p.SeatGiven(table=again.id, seat=viewer, token=token)

    def host_only(self, request: Request[Any, Any, Any], table: Table) -> None:
        if table.who(token_of(request)) != table.settings.host:
            raise NotAuthorizedException("only the host of this table can do that")


def table_info(row: TableRow) -> p.TableInfo:
    names = msgspec.convert(row.brief.get("names", []), list[str])
    return p.TableInfo(
        id=row.id,
        game=row.game,
        seats=row.seats,
        free=row.seats - len(names),
        names=names,
        speed=str(row.brief.get("speed", "")),
        status=row.status,
    )


# Games, records, health ---------------------------------------------------------------------------


@get("/api/games")
async def list_games(request: Request[Any, Any, Any]) -> list[p.GameInfo]:
    """The games of the house."""
    found = []
    taught = lessons.known()
    for name in games.NAMES:
        game = games.load(name)
        found.append(
            p.GameInfo(
                name=name,
                version=game.version,
                min_seats=game.min_seats,
                max_seats=game.max_seats,
                options=[p.OptionInfo(name=o.name, values=o.values[:60]) for o in game.options],
                bots=[kind for kind in house_of(request).bots(name) if kind != "first"],
                events=game.events,
                kinds=game.kinds,
                lesson=name in taught,
            )
        )
    return found


# What only those need who learn a game is no part of a table's first load.
LEARNERS = {
    "teaching": re.compile(r"(lesson|picture|example)-"),
    "advice": re.compile(r"first-"),
}
TEXTS = {
    "titles": "words.{lang}.ftl",
    "words": "words.{lang}.ftl",
    "teaching": "words.{lang}.ftl",
    "advice": "words.{lang}.ftl",
    "rules": "rules.{lang}.md",
    "rulings": "rulings.{lang}.md",
}


@get("/api/games/{game:str}/cards", cache=60)
async def cards(game: FromPath[str]) -> dict[str, Any]:
    """Every card of a game with its source; by kind and id, how it looks and what its text says."""
    if game not in games.NAMES:
        raise NotFoundException("there is no such game")
    [(data, _)] = read_yaml(games.folder(game) / "cards.yaml", BadCards)
    box = games.load(game)
    looks = {"icons": box.icons, "texts": box.texts, "figures": box.figures, "called": box.called}
    return {**data, **looks}


@get("/api/games/{game:str}/board", cache=60)
async def board(game: FromPath[str]) -> dict[str, Any]:
    """The map of a game: for each side a picture and the coordinates of its spaces."""
    folder = games.folder(game)
    if game not in games.NAMES or not (folder / "board.yaml").is_file():
        raise NotFoundException("this game has no map")
    drawn = import_module(f"rookery.games.{game}.board")
    [(data, _)] = read_yaml(folder / "board.yaml", BadCards)
    speaker = Speaker(games.load(game), "en", [])  # the client writes on it in its own words
    sides: dict[str, Any] = {}
    for side in ("day", "night"):
        spaces = {"SQ": data[side]["square"], **data[side]["corners"]}
        for street in data[side]["streets"]:
            spaces.update(street["spaces"])
        sides[side] = {"svg": drawn.svg(speaker, side), "spaces": spaces}
    return sides


@get(
    ["/t/{rest:path}", "/rules/{rest:path}", "/replay/{rest:path}", "/learn/{rest:path}"],
    media_type=MediaType.HTML,
)
async def page(rest: FromPath[str]) -> str:
    """Pages of the client: one file, whatever the address."""
    return client_page()


@get("/operator", media_type=MediaType.HTML, include_in_schema=False)
async def operator_page() -> str:
    """The operator's page; without the key it shows nothing."""
    return client_page()


def client_page() -> str:
    file = CLIENT / "index.html"
    if not file.is_file():
        raise NotFoundException("this server was built without the browser client")
    return file.read_text("utf-8")


@get("/api/games/{game:str}/{what:str}", media_type=MediaType.TEXT, cache=60)
async def text(
    game: FromPath[str], what: FromPath[str], lang: FromQuery[Literal["en", "de"]] = "en"
) -> str:
    """Titles (name and what it is about), words (Fluent), what teaches it and advises on it
    (Fluent, too), rules, rulings (Markdown)."""
    if game not in games.NAMES or what not in TEXTS:
        raise NotFoundException("there is no such text")
    name = TEXTS[what].format(lang=lang)
    content = (games.folder(game) / name).read_text("utf-8")
    if what == "titles":
        titles = [line for line in content.splitlines() if line.startswith("game-")]
        content = "\n".join(titles) + "\n"
    if what == "words" or what in LEARNERS:
        kept = []
        for message in re.split(r"(?m)^(?=[a-z#-])", content):
            kind = next((one for one, keys in LEARNERS.items() if keys.match(message)), "words")
            if kind == what:
                kept.append(message)
        content = "".join(kept)
    if what == "words":
        common = Path(rookery.__file__).parent / name
        content = common.read_text("utf-8") + "\n" + content
    return content


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Whether the server can do its work: writes to the store, and says so if it cannot."""
    engine = "compiled" if rookery.compiled() else "interpreted"
    told = {"version": rookery.__version__, "engine": engine, "languages": LANGUAGES}
    try:
        await request.app.state.pulse.feel()
    except StorageDown as error:
        return Response({"ok": False, "why": str(error), **told}, status_code=503)
    return Response({"ok": True, **told})


class Pulse:
    """Whether anything can be read and stored: the latter is tried once a second at most, however
    many ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._felt = -1.0
        self._trouble: StorageDown | None = None

    async def feel(self) -> None:
        await self._store.listed("waiting", 1)
        async with self._lock:
            if time.monotonic() - self._felt > 1:
                self._trouble = None
                try:
                    await self._store.try_writing()
                except StorageDown as error:
                    self._trouble = error
                self._felt = time.monotonic()
        if self._trouble is not None:
            raise self._trouble


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> str:
    """Figures in Prometheus's text format, for who has the operator's key."""
    operator_only(request)
    return house_of(request).metrics.text()


# The application ----------------------------------------------------------------------------------


async def log_accident(error: Exception, scope: Scope) -> None:
    """An error that is not an answer: the administrator must hear of it."""
    if not isinstance(error, HTTPException | RookeryError | WebSocketDisconnect):
        log.error("accident at %s", scope["path"], exc_info=error)


def create_app(config: Config | None = None, house: House | None = None) -> Litestar:
    """The ASGI application."""
    config = config or Config()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        mine = house
        if mine is None:
            mine = await open_house(config)
        app.state.house = mine
        app.state.began = time.monotonic()
        app.state.recent = Recent()
        log.addHandler(app.state.recent)
        app.state.pulse = Pulse(mine.store)
        app.state.doorman = Doorman(mine.store)
        await app.state.doorman.start()
        app.state.sockets = Counter()
        app.state.held = Counter()
        app.state.films = Films(mine.thinkers)
        app.state.accounts = await Accounts.open(mine.store)
        app.state.attempts = Buckets(burst=10, rate=1 / 30)
        app.state.imports = Buckets(burst=20, rate=1 / 5)
        app.state.makers = Buckets(config.tables_per_hour / 4, config.tables_per_hour / 3600)
        app.state.historians = Buckets(burst=10, rate=1 / 10)
        app.state.slowly = asyncio.Semaphore(1)  # what takes its while is done one at a time
        app.state.push = await Push.open(mine.store, config.push_allow, config.push_contact)
        mine.on_turn = app.state.push.on_turn
        caches = [app.stores.get(name) for name in ("rate_limit", "response_cache")]
        sweeper = asyncio.create_task(sweep(mine, caches))
        yield
        sweeper.cancel()
        app.state.doorman.stop()
        log.removeHandler(app.state.recent)
        await app.state.films.close()
        await app.state.push.close()
        if house is None:
            await mine.close()

    limit = RateLimitConfig(
        rate_limit=("minute", config.requests_per_minute), exclude=["/health", "/metrics"]
    )
    routes: list[Any] = [
        TableRoutes,
        list_games,
        cards,
        board,
        text,
        page,
        operator_page,
        import_record,
        in_words,
        lesson,
        example,
        Replays,
        *PEOPLE,
        health,
        metrics,
        Operator,
        live,
    ]
    if CLIENT.is_dir():
        forever = CacheControlHeader(max_age=365 * 86400, immutable=True)  # named by fingerprint
        routes += [
            create_static_files_router(
                "/assets", directories=[CLIENT / "assets"], cache_control=forever
            ),
            create_static_files_router("/", directories=[CLIENT], html_mode=True),
        ]
    return Litestar(
        routes,
        lifespan=[lifespan],
        state=AppState({"config": config}),
        exception_handlers={RookeryError: refuse, RecursionError: too_deep},
        before_request=check_request,
        before_send=[add_headers],
        after_exception=[log_accident],
        logging_config=None,
        middleware=[
            KnownHosts(config.known_as),
            Barred(),
            Forwarder(lambda scope: same_origin(ASGIConnection(scope), config)),
            limit.middleware,
        ],
        # files and words only: what depends on a secret is never compressed
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=SECRET),
        request_max_body_size=p.MAX_RECORD + 100_000,
        openapi_config=OpenAPIConfig(
            title="Rookery",
            version=rookery.__version__,
            description="Board games about thieves: everything that is not live. See "
            "docs/protocol.md for what goes over the socket.",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],  # the others show pages made of foreign scripts
            components=Components(
                security_schemes={
                    "seat": SecurityScheme(
                        type="http", scheme="bearer", description="the secret of a seat"
                    )
                }
            ),
            security=[{"seat": []}, {}],
        ),
    )


async def sweep(house: House, caches: list[Cache]) -> None:
    """Now and then put away what nobody uses."""
    while True:
        await asyncio.sleep(60)
        try:
            await house.put_away()
            for cache in caches:
                if isinstance(cache, MemoryStore):
                    await cache.delete_expired()
        except StorageDown as error:
            log.warning("nothing could be put away: %s", error)
        except Exception:  # or nothing would ever be put away again
            log.exception("sweeping up failed")
