"""The load of `rookery load` on other servers in the same run: same tables, seats, rate and clock.

    python tools/load/beside.py --tables 450 --rate 2
    python tools/load/beside.py --tables 100 --servers rookery,colyseus --json

Others are installed by npm where their `package.json` lies, when they are asked for the first time.
Neither has acknowledgements: a move counts as acknowledged when its player is sent the new state.
Neither stores it before, so they promise less than ours.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rookery.cli import load as ours

HERE = Path(__file__).parent
GAME = "cards"
MOVES = [ours.Choice(word=str(n)) for n in range(6)]


class Player(ours.Player):
    """A seat at another server, which tells the state after every move."""

    number = 0

    async def open(self, path: str) -> None:
        self.socket = await websockets.connect(
            "ws" + self.load.url.removeprefix("http") + path,
            compression=None,
            ping_interval=None,
            max_queue=None,
            max_size=None,
            open_timeout=60,
            close_timeout=1,
            proxy=None,
        )

    async def read(self) -> None:
        try:
            async for message in self.socket:
                await self.hear(message)
        except websockets.ConnectionClosed as closed:
            self.load.failed(f"socket closed: {closed}")

    async def hear(self, message: Any) -> None:
        raise NotImplementedError

    def take(self, number: int, mine: bool) -> None:
        """The state after so many moves."""
        self.seen = ours.Seen("playing", number, ours.Prompt(MOVES) if mine else None)
        self.was_shown()
        for cmd in [cmd for cmd in self.waiting if int(cmd) < number]:
            self.waiting.pop(cmd).set_result(ours.Received("ack"))

    async def put(self, word: str, decision: int) -> asyncio.Future[ours.Received]:
        future = self.waiting[str(decision)] = asyncio.get_running_loop().create_future()
        await self.say(word, decision)
        return future

    async def say(self, word: str, decision: int) -> None:
        raise NotImplementedError


class BoardgameioPlayer(Player):
    """Speaks Socket.IO."""

    async def connect(self) -> None:
        await self.open("/socket.io/?EIO=4&transport=websocket")
        await self.socket.recv()
        await self.socket.send(f"40/{GAME},")
        await self.socket.recv()
        await self.emit("sync", self.table, str(self.number), None, 4)
        self.reader = asyncio.create_task(self.read())

    async def emit(self, *data: Any) -> None:
        await self.socket.send(f"42/{GAME},{json.dumps(data)}")

    async def hear(self, message: Any) -> None:
        if message == "2":
            await self.socket.send("3")
        elif message.startswith(f"42/{GAME},"):
            what, _, *data = json.loads(message[len(GAME) + 4 :])
            if what in ("sync", "update"):
                state = data[0]["state"] if what == "sync" else data[0]
                self.take(state["_stateID"], state["ctx"]["currentPlayer"] == str(self.number))

    async def say(self, word: str, decision: int) -> None:
        player = str(self.number)
        payload = {"type": "play", "args": [int(word)], "playerID": player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.emit("update", action, decision, self.table, player)


class View(msgspec.Struct):
    you: int
    turn: int
    round: int


class ColyseusPlayer(Player):
    """Speaks Colyseus' messages: a byte that says what it is, a name, MessagePack."""

    joined, data = 10, 13
    decode = msgspec.msgpack.Decoder(View).decode
    process = ""

    def named(self, name: str) -> bytes:
        return bytes([self.data, 0xA0 | len(name)]) + name.encode()

    async def connect(self) -> None:
        await self.open(f"/{self.process}/{self.table}?sessionId={self.token}")
        self.reader = asyncio.create_task(self.read())

    async def hear(self, message: Any) -> None:
        if message[0] == self.joined:
            await self.socket.send(bytes([self.joined]))
        elif message.startswith(state := self.named("state")):
            view = self.decode(message[len(state) :])
            self.take(view.round, view.turn == view.you)

    async def say(self, word: str, decision: int) -> None:
        await self.socket.send(self.named("play") + msgspec.msgpack.encode(int(word)))


class Load(ours.Load):
    """All players at another server, whose process is ours."""

    pid = 0

    async def ready(self, client: Any) -> None:
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                await client.get("/")
                return
            await asyncio.sleep(0.1)
        raise RuntimeError("the server does not answer")

    async def resources(self, client: Any) -> tuple[float | None, float | None]:
        memory = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return memory * os.sysconf("SC_PAGE_SIZE") / 1e6, seconds

    async def make_table(self, client: Any, number: int) -> list[ours.Player]:
        players = await self.seat_players(client)
        for player in players:
            player.others = [other for other in players if other is not player]
            await player.connect()
        return players

    async def seat_players(self, client: Any) -> list[ours.Player]:
        raise NotImplementedError


class Boardgameio(Load):
    command = ("boardgameio", "server.cjs")

    async def seat_players(self, client: Any) -> list[ours.Player]:
        """A match comes into being when its first player asks for it; nobody has a secret."""
        table = secrets.token_urlsafe(8)
        players = [BoardgameioPlayer(self, table, "") for _ in range(self.arguments.seats)]
        for number, player in enumerate(players):
            player.number = number
        return [*players]


class Colyseus(Load):
    command = ("colyseus", "server.mjs")

    async def seat_players(self, client: Any) -> list[ours.Player]:
        players: list[ours.Player] = []
        path = f"/matchmake/create/{GAME}"
        for _ in range(self.arguments.seats):
            answer = await client.post(path, json={})
            answer.raise_for_status()
            found = answer.json()
            player = ColyseusPlayer(self, found["roomId"], found["sessionId"])
            player.process = found["processId"]
            players.append(player)
            path = f"/matchmake/joinById/{player.table}"
        return players


KINDS: dict[str, type[Load]] = {"boardgameio": Boardgameio, "colyseus": Colyseus}


@contextlib.contextmanager
def served(kind: type[Load]) -> Iterator[str]:
    """Another server on a free port, installed first if need be."""
    folder, script = kind.command  # type: ignore[attr-defined]
    where = HERE / folder
    if not (where / "node_modules").exists():
        subprocess.run(
            ["npm", "install", "--silent", "--omit=optional", "--no-package-lock"],
            cwd=where,
            check=True,
        )
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    # What is called node may only start it: its time and its memory are asked for.
    node = subprocess.check_output(["node", "-p", "process.execPath"], text=True).strip()
    process = subprocess.Popen(
        [node, script, str(port)], cwd=where, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    kind.pid = process.pid
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def measured(name: str, arguments: argparse.Namespace, progress: Progress) -> ours.Figures:
    kind = KINDS.get(name)
    server = served(kind) if kind else ours.own_server(None)
    with server as url:
        load = kind(url, arguments) if kind else ours.Load(url, arguments)
        return asyncio.run(ours.measure(load, progress))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    ours.add_arguments(parser)
    parser.add_argument(
        "--servers", default="rookery,boardgameio,colyseus", metavar="A,B", help="default all"
    )
    arguments = parser.parse_args()
    arguments.games = arguments.games.split(",")
    ours.raise_file_limit(arguments.tables * arguments.seats + 200)
    random.seed(1)
    names = arguments.servers.split(",")
    if unknown := [name for name in names if name not in ("rookery", *KINDS)]:
        parser.error(f"no such server: {unknown[0]}")
    found = {}
    with Progress(console=Console(stderr=True)) as progress:
        for name in names:
            found[name] = measured(name, arguments, progress)
    if arguments.json:
        print(json.dumps({name: asdict(figures) for name, figures in found.items()}))
        return 0
    table = Table("", *found)
    for row, what in {
        "moves a second": "moves_per_second",
        "acknowledged, p50 ms": "p50",
        "p99": "p99",
        "shown to others, p50 ms": "told_p50",
        " p99": "told_p99",
        "processor": "cpu",
        "memory, MB": "memory_end",
        "errors": "errors",
    }.items():
        table.add_row(row, *(str(getattr(figures, what)) for figures in found.values()))
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
