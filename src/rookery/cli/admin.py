"""`rookery admin`: look after the tables of a server, whether it runs or not."""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table as Grid

from rookery.cli import serve
from rookery.cli.common import Commands, number
from rookery.kernel.errors import BadOption

if TYPE_CHECKING:
    from rookery.server.storage import Store

ABOUT = """\
Looks after the tables of a server. It works on the database, so the server may run meanwhile:
what is changed here is seen there within a second or two.

    rookery admin tables --status playing         what is being played
    rookery admin show TABLE                      who sits there, what happened last
    rookery admin pause TABLE                     stop the clocks; `resume` restarts them
    rookery admin remove TABLE --yes              forget a table for good
    rookery admin export TABLE > match.txt        the record, with everything that is hidden
    rookery admin verify                          replay every log and compare every digest
    rookery admin backup rookery-monday.db        a copy of everything, while the server runs
    rookery admin restore rookery-monday.db       into an empty database, of either kind
    rookery admin archive old.db --days 30        move matches that ended long ago into a file
    rookery admin ban 203.0.113.7 --why flood     let an address in no more; `unban`, `bans`

The database is found as by `rookery serve`: --config, ROOKERY_DATABASE, --database.
A backup is a SQLite file that a server can run on, also if it was made from PostgreSQL.
"""


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "admin",
        help="look after the tables of a server",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings in TOML")
    parser.add_argument("--database", metavar="WHERE", help="a file, or postgresql://...")
    parser.add_argument("--json", action="store_true", help="answers as data")
    jobs = parser.add_subparsers(dest="job", metavar="JOB", required=True)

    def job(name: str, what: Callable[..., Awaitable[int]], text: str) -> argparse.ArgumentParser:
        made = jobs.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        made.add_argument("--json", action="store_true", help="answers as data")
        made.set_defaults(run=run, what=what)
        return made

    listed = job("tables", tables, "list tables")
    listed.add_argument("--status", choices=["waiting", "playing", "paused", "over"])
    listed.add_argument("--game")
    listed.add_argument(
        "--limit", type=number(1, 10**7), default=50, metavar="N", help="default 50"
    )
    for name, what, text in (
        ("show", show, "show one table: seats, settings, the last entries of its log"),
        ("pause", pause, "stop the clocks of a match"),
        ("resume", resume, "let a paused match go on"),
        ("export", export, "write the record of a match, hidden things included"),
    ):
        job(name, what, text).add_argument("table")
    removing = job("remove", remove, "forget a table for good")
    removing.add_argument("table")
    removing.add_argument("--yes", action="store_true", help="yes, really")
    job(
        "verify", verify, "replay logs and compare digests (all tables, or those named)"
    ).add_argument("table", nargs="*")
    job("backup", backup, "copy everything into a new SQLite file").add_argument("file", type=Path)
    storing = job("archive", archive, "move tables that nobody needs any more into a file")
    storing.add_argument("file", type=Path)
    storing.add_argument(
        "--days",
        type=number(0, 10**5),
        default=30,
        metavar="N",
        help="matches over, and tables that never filled, untouched for so long (default 30)",
    )
    storing.add_argument("--back", metavar="TABLE", help="fetch this one back instead")
    banning = job("ban", ban, "let nobody in from an address or a range of them")
    banning.add_argument("address", help="such as 203.0.113.7 or 203.0.113.0/24")
    banning.add_argument("--why", default="", metavar="NOTE", help="a note for yourself")
    job("unban", unban, "let an address in again").add_argument("address")
    job("bans", bans, "list who is not let in")
    job("restore", restore, "copy a backup into an empty database").add_argument("file", type=Path)


def run(arguments: argparse.Namespace) -> int:
    for name in ("host", "port", "thinkers"):
        setattr(arguments, name, None)
    result: int = asyncio.run(arguments.what(arguments))
    return result


# Opening ------------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(arguments: argparse.Namespace, new: bool = False) -> AsyncIterator[Store]:
    """The database that the settings name."""
    from rookery.server.storage import open_store

    database = serve.settings(arguments).database
    if not new and "://" not in database and not Path(database).is_file():
        raise BadOption(f"there is no database {database}: name it with --database")
    store = await open_store(database)
    try:
        yield store
    finally:
        await store.close()


# Jobs ---------------------------------------------------------------------------------------------


async def tables(arguments: argparse.Namespace) -> int:
    from rookery.server import upkeep

    found = []
    async with opened(arguments) as store:
        async for row in store.tables():
            if arguments.status in (None, row.status) and arguments.game in (None, row.game):
                found.append(row)
    found.sort(key=lambda row: -row.touched)
    shown = [upkeep.brief(row) for row in found[: arguments.limit]]
    if arguments.json:
        print(json.dumps(shown))
        return 0
    grid = Grid("table", "game", "status", "players", "speed", "last move", "owner")
    for one in shown:
        players = f"{', '.join(one['names'])} ({len(one['names'])} of {one['seats']})"
        owner = one["owner"] or "-"
        grid.add_row(
            one["id"], one["game"], one["status"], players, one["speed"], ago(one["touched"]), owner
        )
    Console().print(grid)
    if len(found) > len(shown):
        print(f"... and {len(found) - len(shown)} more: --limit", file=sys.stderr)
    return 0


def ago(moment: float) -> str:
    seconds = max(0, round(time.time() - moment))
    for size, name in ((86400, "d"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{seconds // size} {name} ago"
    return f"{seconds} s ago"


async def show(arguments: argparse.Namespace) -> int:
    from rookery.server import upkeep

    async with opened(arguments) as store:
        row = await upkeep.row_of(store, arguments.table)
        rows = await store.log(row.id)
    # Kinds, seats and times; what was played stays in the log, for `export`.
    entries: list[dict[str, Any]] = [
        {"seq": r.seq, "kind": r.kind, "seat": r.seat, "at": r.at} for r in rows
    ]
    if arguments.json:
        print(json.dumps({**upkeep.brief(row), "settings": row.settings, "log": entries}))
        return 0
    for name, value in (
        upkeep.brief(row) | {"settings": row.settings, "entries": len(rows)}
    ).items():
        print(f"{name}: {value}")
    for entry in entries[-10:]:
        seat = "-" if entry["seat"] is None else entry["seat"]
        print(f"  {entry['seq']:>5}  {entry['kind']:<10} seat {seat}  {ago(entry['at'])}")
    return 0


async def pause(arguments: argparse.Namespace) -> int:
    return await set_pause(arguments, True)


async def resume(arguments: argparse.Namespace) -> int:
    return await set_pause(arguments, False)


async def set_pause(arguments: argparse.Namespace, on: bool) -> int:
    from rookery.server import upkeep

    async with opened(arguments) as store:
        await upkeep.pause(store, arguments.table, on)
    return done(arguments, paused=on)


async def remove(arguments: argparse.Namespace) -> int:
    from rookery.server import upkeep

    if not arguments.yes:
        raise BadOption("this cannot be taken back: say --yes")
    async with opened(arguments) as store:
        await upkeep.remove(store, arguments.table)
    return done(arguments, removed=arguments.table)


async def export(arguments: argparse.Namespace) -> int:
    from rookery.server import upkeep
    from rookery.server.clocks import LoopClock
    from rookery.server.table import Table

    async with opened(arguments) as store:
        row = await upkeep.row_of(store, arguments.table)
        table = Table(row, store, LoopClock(), None)
        await table.load()
    if table.match is None:
        raise BadOption("the match has not begun")
    if table.trouble is not None:
        print(f"rookery: only a part of it: {table.trouble}", file=sys.stderr)
    table.match.finish()
    players = [{"name": seat.name, "kind": seat.kind} for seat in table.seats]
    table.match.record.headers["players"] = players
    text = str(table.match.record)
    print(json.dumps({"record": text}) if arguments.json else text, end="")
    return 0


async def verify(arguments: argparse.Namespace) -> int:
    from rookery.server.verify import verify as check

    bad: dict[str, str] = {}
    number = 0
    async with opened(arguments) as store:
        async for row in store.tables():
            if arguments.table and row.id not in arguments.table:
                continue
            number += 1
            wrong = await check(store, row)
            if wrong is not None:
                bad[row.id] = wrong
                if not arguments.json:
                    print(f"{row.id}: {wrong}")
    if arguments.json:
        print(json.dumps({"tables": number, "bad": bad}))
    else:
        print(f"{number - len(bad)} tables replay as they were played, {len(bad)} do not")
    return 1 if bad else 0


async def backup(arguments: argparse.Namespace) -> int:
    from rookery.server.storage import SqliteStore
    from rookery.server.storage.transfer import copy

    if arguments.file.exists():
        raise BadOption(f"{arguments.file} is there already")
    # Under its own name there is a whole backup, or none.
    unfinished = arguments.file.with_name(f".{arguments.file.name}.part")
    unfinished.unlink(missing_ok=True)
    try:
        async with opened(arguments) as store:
            if isinstance(store, SqliteStore):
                await store.backup(unfinished)
            else:
                target = SqliteStore(unfinished)
                await copy(store, target)
                await target.close()
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.rename(arguments.file)
    except OSError as error:
        raise BadOption(f"{arguments.file}: {error.strerror}") from error
    finally:
        for part in (unfinished, *(Path(f"{unfinished}-{end}") for end in ("wal", "shm", "lock"))):
            part.unlink(missing_ok=True)
    return done(arguments, file=str(arguments.file), bytes=arguments.file.stat().st_size)


async def archive(arguments: argparse.Namespace) -> int:
    from rookery.server import upkeep
    from rookery.server.storage import SqliteStore
    from rookery.server.storage.transfer import move

    if arguments.back and not arguments.file.is_file():
        raise BadOption(f"there is no file {arguments.file}")
    async with opened(arguments) as store:
        kept = SqliteStore(arguments.file)
        try:
            if arguments.back:
                await upkeep.row_of(kept, arguments.back)
                await move(kept, store, arguments.back)
                return done(arguments, back=arguments.back)
            tell = functools.partial(progress, arguments)
            moved = await upkeep.archive(store, kept, arguments.days, tell)
        finally:
            await kept.close()
    return done(arguments, file=str(arguments.file), moved=moved)


def progress(arguments: argparse.Namespace, done: int, all_of_it: int) -> None:
    if sys.stderr.isatty() and not arguments.json:
        end = "\n" if done == all_of_it else ""
        print(f"\r{done} of {all_of_it} tables", end=end, file=sys.stderr, flush=True)


async def restore(arguments: argparse.Namespace) -> int:
    from rookery.server.storage import SqliteStore
    from rookery.server.storage.transfer import copy

    if not arguments.file.is_file():
        raise BadOption(f"there is no file {arguments.file}")
    async with opened(arguments, new=True) as store:
        source = SqliteStore(arguments.file)
        try:
            copied = await copy(source, store)
        finally:
            await source.close()
    return done(arguments, **copied)


async def ban(arguments: argparse.Namespace) -> int:
    from rookery.server.doorman import network
    from rookery.server.storage import Ban

    whom = str(network(arguments.address))
    async with opened(arguments) as store:
        await store.ban(Ban(whom, arguments.why, time.time()))
    return done(arguments, banned=whom)


async def unban(arguments: argparse.Namespace) -> int:
    from rookery.server.doorman import network

    whom = str(network(arguments.address))
    async with opened(arguments) as store:
        if not await store.unban(whom):
            raise BadOption(f"nobody has banned {whom}")
    return done(arguments, unbanned=whom)


async def bans(arguments: argparse.Namespace) -> int:
    async with opened(arguments) as store:
        found = await store.bans()
    if arguments.json:
        print(json.dumps([asdict(one) for one in found]))
        return 0
    for one in found:
        print(f"{one.network}  {ago(one.since)}  {one.why}")
    if not found:
        print("nobody is banned")
    return 0


def done(arguments: argparse.Namespace, **what: Any) -> int:
    if arguments.json:
        print(json.dumps(what))
    else:
        print(", ".join(f"{name}: {value}" for name, value in what.items()))
    return 0
