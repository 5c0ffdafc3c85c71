"""`rookery load`: many tables of players on real sockets, and how long a move takes to be safe."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rookery import games
from rookery.cli.common import Commands, duration, number
from rookery.kernel.errors import BadOption

ABOUT = """\
Plays random moves at many tables at once, over real sockets, and measures the time from sending a
move until the server says that it is stored for good, and until the others have been shown it.

    rookery load                                    a minute of 100 tables, on a server of its own
    rookery load --tables 1000                      what docs/load.md shows
    rookery load --database postgresql://...        a server of its own on that database
    rookery load --url http://127.0.0.1:8642        a server that runs already, on this machine

Tables are made one by one first; nothing is measured before all play. The server of its own keeps
its tables in a temporary file and is stopped at the end.
"""

LOOPBACK = ("127.0.0.1", "localhost", "::1")
PING_SECONDS = 20.0
MAKERS = 8  # tables made at the same time
SAMPLE_SECONDS = 10.0
STEAL = 7  # the place of stolen time among the times of a machine
MANY = "100000000"  # limits against strangers are not what is measured


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "load",
        help="measure a server under load",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_arguments(parser)
    parser.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--tables", type=number(1, 100_000), default=100, metavar="N", help="default 100"
    )
    parser.add_argument(
        "--seats", type=number(1, 99), default=4, metavar="N", help="at each; default 4"
    )
    parser.add_argument(
        "--rate",
        type=duration(1000),
        default=0.5,
        metavar="R",
        help="moves a second and table; default 0.5",
    )
    parser.add_argument(
        "--seconds", type=duration(86_400), default=60.0, metavar="S", help="default 60"
    )
    parser.add_argument(
        "--warm-up",
        type=duration(86_400, 0),
        default=10.0,
        metavar="S",
        help="before measuring; default 10",
    )
    parser.add_argument(
        "--games", default=",".join(games.NAMES), metavar="A,B", help="played in turn; default all"
    )
    parser.add_argument("--url", help="a running server on this machine, instead of one's own")
    parser.add_argument("--database", metavar="WHERE", help="for the server of its own")
    parser.add_argument(
        "--processes",
        type=number(1, 64),
        default=1,
        metavar="N",
        help="of the server of its own; more than one need --database postgresql://...",
    )
    parser.add_argument("--json", action="store_true", help="the figures as data")


# What is measured ---------------------------------------------------------------------------------


@dataclass(slots=True)
class Figures:
    """The outcome of a run; times in milliseconds, memory in megabytes."""

    tables: int
    seats: int
    rate: float
    seconds: float
    moves: int = 0
    moves_per_second: float = 0.0
    matches_ended: int = 0
    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    longest: float = 0.0
    told_p50: float = 0.0  # until another seat of the table has been shown the move
    told_p95: float = 0.0
    told_p99: float = 0.0
    errors: dict[str, int] = field(default_factory=dict)
    memory_start: float | None = None
    memory_end: float | None = None
    memory: list[float] = field(default_factory=list)  # every ten seconds in between
    cpu: float | None = None  # seconds of processor time a second
    generator_cpu: float = 0.0
    stolen: float | None = None  # the share of its time that a virtual machine did not get


class Choice(msgspec.Struct):
    word: str


class Prompt(msgspec.Struct):
    moves: list[Choice]


class Seen(msgspec.Struct):
    status: str
    decision: int
    prompt: Prompt | None = None
    sole: Choice | None = None

    def choices(self) -> list[Choice]:
        """What there is to play; the server would make the only move, too, but later."""
        return self.prompt.moves if self.prompt else [self.sole] if self.sole else []


class Received(msgspec.Struct):
    """As much of the server's messages as a player at random needs."""

    t: str
    id: str | None = None
    code: str | None = None
    table: Seen | None = None


decode = msgspec.json.Decoder(Received).decode

# Opens the figures of a server: of its own one, or of one that runs already with this key.
OPERATOR_KEY = os.environ.get("ROOKERY_OPERATOR_KEY") or secrets.token_hex(16)


class Load:
    """All players of a run. Other servers can be measured by overriding how they are spoken to."""

    def __init__(self, url: str, arguments: argparse.Namespace) -> None:
        self.url = url
        self.arguments = arguments
        self.figures = Figures(arguments.tables, arguments.seats, arguments.rate, arguments.seconds)
        self.measuring = False
        self.times: list[float] = []
        self.told: list[float] = []
        self.errors: Counter[str] = Counter()
        self.ended = 0

    def failed(self, what: str) -> None:
        self.errors[what] += 1

    def shown(self, began: float) -> None:
        if self.measuring:
            self.told.append(1000 * (time.perf_counter() - began))

    async def ready(self, client: Any) -> None:
        """Wait until the server answers."""
        import httpx

        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                if (await client.get("/health")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
        raise BadOption("the server does not answer")

    async def resources(self, client: Any) -> tuple[float | None, float | None]:
        """Memory in megabytes and processor seconds, as the server says."""
        headers = {"authorization": f"Bearer {OPERATOR_KEY}"}
        text = (await client.get("/metrics", headers=headers)).text
        found = []
        for name in ("process_resident_memory_bytes", "process_cpu_seconds_total"):
            match = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
            found.append(float(match[1]) if match else None)
        return (found[0] / 1e6 if found[0] else None), found[1]

    async def make_table(self, client: Any, number: int) -> list[Player]:
        """A table with a player at each seat."""
        names, seats = self.arguments.games, self.arguments.seats
        # At other speeds a window among people has a time of its own, however quick they are.
        body = {"game": names[number % len(names)], "seats": seats, "name": "P0", "speed": "trust"}
        answer = await client.post("/api/tables", json=body)
        answer.raise_for_status()
        table, tokens = answer.json()["table"], [answer.json()["token"]]
        for seat in range(1, seats):
            path = f"/api/tables/{table}/seats/{seat}"
            answer = await client.post(path, json={"name": f"P{seat}"})
            answer.raise_for_status()
            tokens.append(answer.json()["token"])
        players = [Player(self, table, token) for token in tokens]
        for player in players:
            player.others = [other for other in players if other is not player]
            await player.connect()
        return players


class Player:
    """One seat on its socket."""

    def __init__(self, load: Load, table: str, token: str) -> None:
        self.load = load
        self.table = table
        self.token = token
        self.seen: Seen | None = None
        self.others: list[Player] = []
        self.news: float | None = None  # when another seat sent a move that is to be shown here
        self.waiting: dict[str, asyncio.Future[Received]] = {}
        self.socket: Any = None
        self.reader: asyncio.Task[None] | None = None
        self.pinger: asyncio.TimerHandle | None = None

    async def connect(self) -> None:
        import websockets

        address = "ws" + self.load.url.removeprefix("http")
        self.socket = await websockets.connect(
            f"{address}/api/tables/{self.table}/socket",
            compression=None,
            ping_interval=None,
            max_queue=None,
            open_timeout=60,
            close_timeout=1,
            proxy=None,
        )
        await self.socket.send(json.dumps({"t": "hello", "token": self.token}))
        self.reader = asyncio.create_task(self.read())
        self.later()

    def later(self) -> None:
        """Say now and then that somebody is here, as every client does."""
        pause = random.uniform(0.5, 1.5) * PING_SECONDS
        self.pinger = asyncio.get_running_loop().call_later(pause, self.ping)

    def ping(self) -> None:
        if self.reader is not None and not self.reader.done():
            self.pinging = asyncio.ensure_future(self.say_something())
            self.later()

    async def say_something(self) -> None:
        import websockets

        with contextlib.suppress(websockets.ConnectionClosed):  # the match is over
            await self.socket.send('{"t": "ping"}')

    async def read(self) -> None:
        import websockets

        try:
            async for text in self.socket:
                message = decode(text)
                if message.table is not None:
                    self.seen = message.table
                    self.was_shown()
                if message.id is not None and message.id in self.waiting:
                    self.waiting.pop(message.id).set_result(message)
        except websockets.ConnectionClosed as closed:
            self.load.failed(f"socket closed: {closed}")
        for future in self.waiting.values():
            future.cancel()

    def was_shown(self) -> None:
        """Something new is to be seen: the move of another seat, if one was sent."""
        if self.news is not None:
            self.load.shown(self.news)
            self.news = None

    async def move(self) -> None:
        """Play a move at random and see how long it takes until it is acknowledged."""
        assert self.seen is not None
        word = random.choice(self.seen.choices()).word
        began = time.perf_counter()
        self.news = None  # a move in secret that was never shown
        for other in self.others:
            other.news = began
        future = await self.put(word, self.seen.decision)
        try:
            async with asyncio.timeout(30):
                answer = await future
        except TimeoutError:
            self.load.failed("no answer")
            return
        if answer.t != "ack":
            self.load.failed(f"refused: {answer.code}")
        elif self.load.measuring:
            self.load.times.append(1000 * (time.perf_counter() - began))

    async def put(self, word: str, decision: int) -> asyncio.Future[Received]:
        """Send a move; the answer comes later."""
        cmd = secrets.token_hex(6)
        future = self.waiting[cmd] = asyncio.get_running_loop().create_future()
        command = {"t": "play", "id": cmd, "decision": decision, "moves": [word]}
        await self.socket.send(json.dumps(command))
        return future

    async def close(self) -> None:
        if self.pinger is not None:
            self.pinger.cancel()
        if self.reader is not None:
            self.reader.cancel()
        if self.socket is not None:
            await self.socket.close()


async def play_at(load: Load, client: Any, number: int, players: list[Player]) -> None:
    """Move at one table at the rate that is wanted; when a match is over, begin another."""
    pause = 1.0 / load.arguments.rate
    due = time.perf_counter() + random.random() * pause
    while True:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += pause * random.uniform(0.5, 1.5)
        asked = [player for player in players if player.seen and player.seen.choices()]
        if asked:
            await random.choice(asked).move()
        elif any(player.seen and player.seen.status == "over" for player in players):
            load.ended += load.measuring
            for player in players:
                await player.close()
            players[:] = await load.make_table(client, number)


# The server ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def own_server(database: str | None, processes: int = 1) -> Any:
    """A server process on a free port, stopped at the end."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="rookery-load-") as folder:
        where = database or str(Path(folder) / "rookery.db")
        command = ["serve", "--port", str(port), "--database", where, "--thinkers", "0"]
        command += ["--processes", str(processes)]
        process = subprocess.Popen(
            [sys.executable, "-m", "rookery", *command],
            env=os.environ
            | {
                "ROOKERY_REQUESTS_PER_MINUTE": MANY,
                "ROOKERY_TABLES_PER_HOUR": MANY,
                "ROOKERY_SOCKETS_PER_ADDRESS": MANY,
                "ROOKERY_OPERATOR_KEY": OPERATOR_KEY,
            },
        )
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


async def measure(load: Load, progress: Progress) -> Figures:
    import httpx

    arguments, figures = load.arguments, load.figures
    # Connections are left before the server closes them: a request might just be under way.
    limits = httpx.Limits(keepalive_expiry=2.0)
    async with httpx.AsyncClient(base_url=load.url, timeout=60, limits=limits) as client:
        await load.ready(client)
        making = progress.add_task("tables", total=arguments.tables)
        tables: list[list[Player]] = []
        limit = asyncio.Semaphore(MAKERS)

        async def one(number: int) -> None:
            async with limit:
                tables.append(await load.make_table(client, number))
                progress.advance(making)

        await asyncio.gather(*(one(number) for number in range(arguments.tables)))
        tasks = [
            asyncio.create_task(play_at(load, client, number, players))
            for number, players in enumerate(tables)
        ]
        gc.collect()  # now: a pause of ours later would count as the server's,
        gc.disable()  # and so would the moves that pile up during it
        await wait(progress, "warming up", arguments.warm_up)
        figures.memory_start, cpu = await load.resources(client)
        load.measuring, began, own = True, time.perf_counter(), time.process_time()
        machine = machine_times()
        sampler = asyncio.create_task(sample(load, client))
        await wait(progress, "measuring", arguments.seconds)
        sampler.cancel()
        load.measuring, lasted = False, time.perf_counter() - began
        if machine and (now := machine_times()):
            passed = [after - before for before, after in zip(machine, now, strict=True)]
            figures.stolen = round(passed[STEAL] / max(1, sum(passed)), 3)
        gc.enable()
        figures.memory_end, cpu_end = await load.resources(client)
        figures.generator_cpu = round((time.process_time() - own) / lasted, 3)
        for task in tasks:
            task.cancel()
        for done in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(done, Exception):
                load.failed(repr(done))
        for players in tables:
            for player in players:
                if player.reader is not None:
                    player.reader.cancel()
    figures.moves, figures.seconds = len(load.times), round(lasted, 1)
    figures.moves_per_second = round(len(load.times) / lasted, 1)
    figures.matches_ended = load.ended
    figures.p50, figures.p95, figures.p99, figures.longest = quantiles(load.times)
    figures.told_p50, figures.told_p95, figures.told_p99, _ = quantiles(load.told)
    figures.errors = dict(load.errors)
    if cpu is not None and cpu_end is not None:
        figures.cpu = round((cpu_end - cpu) / lasted, 3)
    return figures


def quantiles(times: list[float]) -> list[float]:
    """The 50th, 95th and 99th percentile, and the longest."""
    if not times:
        return [0.0] * 4
    times = sorted(times)
    places = [min(len(times) - 1, int(share * len(times))) for share in (0.5, 0.95, 0.99, 1)]
    return [round(times[place], 1) for place in places]


def machine_times() -> list[int] | None:
    """What all processors of this machine did so far, where Linux tells: see proc_stat(5)."""
    try:
        fields = Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()
    except OSError:
        return None
    return [int(field) for field in fields[1 : STEAL + 2]]


async def sample(load: Load, client: Any) -> None:
    """Does the server's memory grow?"""
    while True:
        await asyncio.sleep(SAMPLE_SECONDS)
        memory, _ = await load.resources(client)
        if memory is not None:
            load.figures.memory.append(round(memory))


async def wait(progress: Progress, what: str, seconds: float) -> None:
    task = progress.add_task(what, total=seconds)
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        progress.update(task, completed=seconds - left)
        await asyncio.sleep(min(0.5, left))
    progress.update(task, completed=seconds)


def run(arguments: argparse.Namespace, kind: type[Load] = Load) -> int:
    arguments.games = arguments.games.split(",")
    unknown = [name for name in arguments.games if name not in games.NAMES]
    if unknown:
        raise BadOption(f"there is no game {unknown[0]!r}")
    if arguments.url and urlsplit(arguments.url).hostname not in LOOPBACK:
        raise BadOption("load is for servers on this machine: --url http://127.0.0.1:...")
    if not 1 <= arguments.tables <= 20_000 or arguments.rate <= 0:
        raise BadOption("between 1 and 20,000 tables, and some moves at each")
    raise_file_limit(arguments.tables * arguments.seats + 200)
    with contextlib.ExitStack() as stack:
        url = arguments.url or stack.enter_context(
            own_server(arguments.database, arguments.processes)
        )
        console = Console(stderr=True)
        progress = stack.enter_context(Progress(console=console, disable=not console.is_terminal))
        figures = asyncio.run(measure(kind(url.rstrip("/"), arguments), progress))
    if arguments.json:
        print(json.dumps(asdict(figures)))
    else:
        show(figures)
    return 1 if figures.errors else 0


def raise_file_limit(wanted: int) -> None:
    """Every socket is a file; the server of its own inherits the limit."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise BadOption(f"{wanted} files are needed, {hard} allowed: see ulimit -n")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def show(figures: Figures) -> None:
    table = Table(show_header=False)
    load = f"{figures.tables} tables of {figures.seats}, {figures.rate} moves/s each"
    table.add_row("load", f"{load}, {figures.seconds} s")
    table.add_row("moves", f"{figures.moves:,} ({figures.moves_per_second}/s)")
    table.add_row(
        "acknowledged in ms, p50 / p95 / p99", f"{figures.p50} / {figures.p95} / {figures.p99}"
    )
    table.add_row("longest", f"{figures.longest} ms")
    if figures.told_p50:
        told = f"{figures.told_p50} / {figures.told_p95} / {figures.told_p99}"
        table.add_row("shown to the others in ms, the same", told)
    table.add_row(
        "errors", ", ".join(f"{n} {what}" for what, n in figures.errors.items()) or "none"
    )
    if figures.memory_start and figures.memory_end:
        table.add_row("memory", f"{figures.memory_start:.0f} to {figures.memory_end:.0f} MB")
    if len(figures.memory) > 6:
        minutes = figures.memory[::6]
        table.add_row("memory, each minute", ", ".join(f"{one:.0f}" for one in minutes) + " MB")
    if figures.cpu is not None:
        table.add_row("processor of the server", f"{100 * figures.cpu:.0f} %")
    table.add_row("processor of the load", f"{100 * figures.generator_cpu:.0f} %")
    if figures.stolen is not None:
        table.add_row("time this machine was not given", f"{100 * figures.stolen:.1f} %")
    Console().print(table)
