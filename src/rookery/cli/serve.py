"""`rookery serve`: the server, with sane defaults."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import socket
import sys
import tomllib
import webbrowser
from pathlib import Path
from threading import Timer
from typing import Any, get_origin, get_type_hints

import msgspec

from rookery.cli.common import Commands, number
from rookery.files import read_text
from rookery.kernel.errors import BadOption

PREFIX = "ROOKERY_"
FILES = 65_536


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
        "--thinkers", type=number(0, 256), metavar="N", help="processes for bots (default 1)"
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def settings(arguments: argparse.Namespace) -> Any:
    """File, environment, command line: the later ones win."""
    from rookery.server.config import Config

    given: dict[str, Any] = {}
    if arguments.config:
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
    try:
        listening = socket.create_server((config.host, config.port), backlog=2048)
    except (OSError, OverflowError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadOption(f"{address} cannot be used: {why}") from error
    # A client that does not read is dealt with in our own queues, not in megabytes of the kernel's.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 128 * 1024)
    raise_file_limit()
    gc.collect()
    gc.freeze()  # what is here now stays
    gc.disable()  # looking for cycles stops everything: the house does it now and then
    print(f"Rookery at {address}", file=sys.stderr)
    if arguments.open:
        Timer(1.0, webbrowser.open, [address]).start()
    server.run(sockets=[listening])
    return 0 if server.started else 1
