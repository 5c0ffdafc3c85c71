"""`rookery serve`: the server, with sane defaults."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import signal
import socket
import subprocess
import sys
import time
import tomllib
import webbrowser
from pathlib import Path
from threading import Event, Timer
from typing import TYPE_CHECKING, Any, get_origin, get_type_hints

import msgspec

from rookery.cli.common import Commands, number
from rookery.files import read_text
from rookery.kernel.errors import BadOption

if TYPE_CHECKING:
    from rookery.server.config import Config

PREFIX = "ROOKERY_"
FILES = 65_536
SETTLED = 5.0  # seconds; a process that ends sooner would do so again and again


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="run the server",
        description="Runs the server on this machine. Settings come from a TOML file (--config), "
        "then from the environment (ROOKERY_PORT=8000), then from the command line.",
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings in TOML")
    parser.add_argument("--host", help="the address to listen on (default 127.0.0.1)")
    parser.add_argument(
        "--port", type=number(0, 65_535), help="the port to listen on (default 8642)"
    )
    parser.add_argument("--database", metavar="FILE", help="where tables are kept")
    parser.add_argument(
        "--thinkers",
        type=number(0, 256),
        metavar="N",
        help="processes for bots (default: one less than there are cores)",
    )
    parser.add_argument(
        "--processes",
        type=number(1, 64),
        default=1,
        metavar="N",
        help="server processes on this port that share the work; more than one need PostgreSQL",
    )
    parser.add_argument("--inherited", help=argparse.SUPPRESS)  # sockets, from who started us
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def settings(arguments: argparse.Namespace) -> Any:
    """File, environment, command line: the later ones win."""
    from rookery.server.config import Config

    given: dict[str, Any] = {}
    if arguments.config is not None:
        try:
            given |= tomllib.loads(read_text(arguments.config, BadOption))
        except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
            raise BadOption(f"{arguments.config}: {error}") from error
    for name, kind in get_type_hints(Config).items():
        value = os.environ.get(PREFIX + name.upper())
        if value is not None:
            given[name] = structured(name, kind, value)
    for name in ("host", "port", "database", "thinkers"):
        if getattr(arguments, name) is not None:
            given[name] = getattr(arguments, name)
    try:
        return msgspec.convert(given, Config, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(f"settings: {error}") from error


def structured(name: str, kind: Any, value: str) -> Any:
    """A setting from the environment; lists are separated by commas, tables are JSON."""
    if get_origin(kind) is list:
        return value.split(",")
    if get_origin(kind) is dict:
        try:
            return msgspec.json.decode(value)
        except msgspec.DecodeError as error:
            raise BadOption(f"{PREFIX}{name.upper()}: {error}") from error
    return value


async def check_database(database: str, seconds: float) -> None:
    """What is wrong with the database is said in one line, before anything else begins."""
    from rookery.server.storage import open_store

    store = await open_store(database, seconds)
    try:
        if store.kind == "sqlite":
            await store.enroll("", "", 0.0)  # is another server there?
    finally:
        await store.close()


def raise_file_limit() -> None:
    """Every connection is a file: as many as the system lets us have."""
    import resource  # not on Windows, where the rest of the command works

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(most, FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        now = wanted
    logging.getLogger("rookery.server").info("connections at most", extra={"files": now})


def run(arguments: argparse.Namespace) -> int:
    if os.name == "nt":
        raise BadOption("the server runs on Linux and macOS; on Windows use WSL or a container")
    import uvicorn

    from rookery.server import logs
    from rookery.server.app import create_app
    from rookery.server.wire import Http, Socket

    config = settings(arguments)
    asyncio.run(check_database(config.database, config.database_seconds))
    logs.configure(config.log_level, config.log_json)
    if arguments.processes > 1:
        return run_several(arguments, config)
    sys.setswitchinterval(0.001)  # the thread that writes waits for this when the loop is busy
    address = f"http://{config.host}:{config.port}/"
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(config),
            host=config.host,
            port=config.port,
            http=Http,
            ws=Socket,
            ws_ping_interval=None,  # clients ping by themselves
            ws_max_size=64 * 1024,
            ws_per_message_deflate=False,  # compressed sizes would tell something
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=5,
        )
    )
    if arguments.inherited:
        sockets = [socket.socket(fileno=int(one)) for one in arguments.inherited.split(",")]
    else:
        sockets = [listening(config)]
    raise_file_limit()
    gc.collect()
    gc.freeze()  # what is here now stays
    gc.disable()  # looking for cycles stops everything: the house does it now and then
    if not arguments.inherited:
        welcome(arguments, address)
    server.run(sockets=sockets)
    return 0 if server.started else 1


def listening(config: Config) -> socket.socket:
    try:
        made = socket.create_server((config.host, config.port), backlog=2048)
    except (OSError, OverflowError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        address = f"http://{config.host}:{config.port}/"
        raise BadOption(f"{address} cannot be used: {why}") from error
    # A client that does not read is dealt with in our own queues, not in megabytes of the kernel's.
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 128 * 1024)
    return made


def welcome(arguments: argparse.Namespace, address: str) -> None:
    print(f"Rookery at {address}", file=sys.stderr)
    if arguments.open:
        Timer(1.0, webbrowser.open, [address]).start()


# Several processes --------------------------------------------------------------------------------


class Member:
    """One of several processes: all answer on one port, and each to the others on its own."""

    def __init__(self, command: list[str], shared: socket.socket) -> None:
        self.command, self.shared = command, shared
        self.own = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.start()

    def start(self) -> None:
        fds = (self.shared.fileno(), self.own.fileno())
        address = f"http://127.0.0.1:{self.own.getsockname()[1]}"
        self.process = subprocess.Popen(
            [*self.command, "--inherited", ",".join(map(str, fds))],
            env={**os.environ, f"{PREFIX}ADDRESS": address},
            pass_fds=fds,
        )
        self.started = time.monotonic()

    def look(self) -> None:
        """Start it again if it has died; its tables are played by the others meanwhile."""
        if self.process.poll() is None:
            return
        log = logging.getLogger("rookery.server")
        if time.monotonic() - self.started < SETTLED:
            raise BadOption(f"a server process ended at once, with {self.process.returncode}")
        log.error("a process died and is started again", extra={"code": self.process.returncode})
        self.start()


def run_several(arguments: argparse.Namespace, config: Config) -> int:
    """One port, several processes; this one only looks after them."""
    if "://" not in config.database:
        raise BadOption("several processes need PostgreSQL: --database postgresql://...")
    thinkers = config.thinkers
    if thinkers is None:
        thinkers = max(1, ((os.cpu_count() or 1) - 1) // arguments.processes)
    command = [sys.executable, "-m", "rookery", "serve", "--thinkers", str(thinkers)]
    for name in ("config", "host", "port", "database"):
        if (value := getattr(arguments, name)) is not None:
            command += [f"--{name}", str(value)]
    shared = listening(config)
    raise_file_limit()
    members = [Member(command, shared) for _ in range(arguments.processes)]
    stopping = Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: stopping.set())
    welcome(arguments, f"http://{config.host}:{config.port}/")
    try:
        while not stopping.wait(0.5):
            for member in members:
                member.look()
    finally:
        for member in members:
            member.process.terminate()
        for member in members:
            member.process.wait()
    return 0
