"""The load of `rookery load` on boardgame.io's server: same tables, seats, rate and clock.

    cd tools/boardgameio && npm install && node server.cjs 8000 &
    python tools/boardgameio/load.py --url http://127.0.0.1:8000 --tables 1000 --pid $!

boardgame.io has no acknowledgement: a move counts as acknowledged when its player is sent the new
state. That happens before it is stored, so it promises less than ours.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import sys
import time
from typing import Any

import websockets

from rookery.cli import load as ours

GAME = "cards"


class Player(ours.Player):
    """A seat that speaks Socket.IO."""

    number = 0
    match = ""
    state = -1
    turn = ""

    async def connect(self) -> None:
        address = "ws" + self.load.url.removeprefix("http")
        self.socket = await websockets.connect(
            f"{address}/socket.io/?EIO=4&transport=websocket",
            compression=None,
            ping_interval=None,
            max_queue=None,
            max_size=None,
            open_timeout=60,
            close_timeout=1,
            proxy=None,
        )
        await self.socket.recv()
        await self.socket.send(f"40/{GAME},")
        await self.socket.recv()
        await self.emit("sync", self.match, str(self.number), None, 4)
        self.reader = asyncio.create_task(self.read())

    async def emit(self, *data: Any) -> None:
        await self.socket.send(f"42/{GAME},{json.dumps(data)}")

    async def read(self) -> None:
        try:
            async for text in self.socket:
                if text == "2":
                    await self.socket.send("3")
                elif text.startswith(f"42/{GAME},"):
                    self.take(*json.loads(text[len(GAME) + 4 :]))
        except websockets.ConnectionClosed as closed:
            self.load.failed(f"socket closed: {closed}")

    def take(self, what: str, match: str, *data: Any) -> None:
        if what not in ("sync", "update"):
            return
        state = data[0]["state"] if what == "sync" else data[0]
        self.state, self.turn = state["_stateID"], state["ctx"]["currentPlayer"]
        moves = [ours.Choice(word=str(n)) for n in range(6)]
        mine = self.turn == str(self.number)
        self.seen = ours.Seen("playing", self.state, ours.Prompt(moves) if mine else None)
        for cmd in [cmd for cmd in self.waiting if int(cmd) < self.state]:
            self.waiting.pop(cmd).set_result(ours.Received("ack"))

    async def move(self) -> None:
        payload = {
            "type": "play",
            "args": [random.randrange(6)],
            "playerID": str(self.number),
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        future: asyncio.Future[ours.Received] = asyncio.get_running_loop().create_future()
        self.waiting[str(self.state)] = future
        began = time.perf_counter()
        await self.emit("update", action, self.state, self.match, str(self.number))
        try:
            async with asyncio.timeout(30):
                await future
        except TimeoutError:
            self.load.failed("no answer")
            return
        if self.load.measuring:
            self.load.times.append(1000 * (time.perf_counter() - began))


class Load(ours.Load):
    pid = 0

    async def make_table(self, client: Any, number: int) -> list[ours.Player]:
        """A match comes into being when its first player asks for it; nobody has a secret."""
        match = secrets.token_urlsafe(8)
        players: list[ours.Player] = []
        for seat in range(self.arguments.seats):
            player = Player(self, match, "")
            player.number, player.match = seat, match
            await player.connect()
            players.append(player)
        return players

    async def ready(self, client: Any) -> None:
        await client.get("/games")

    async def resources(self, client: Any) -> tuple[float | None, float | None]:
        if not self.pid:
            return None, None
        with open(f"/proc/{self.pid}/statm") as file:
            memory = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
        with open(f"/proc/{self.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return memory, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    import argparse

    parser = argparse.ArgumentParser(description=__doc__)
    ours.add_arguments(parser)
    parser.add_argument("--pid", type=int, default=0, help="of the server, for its memory and time")
    arguments = parser.parse_args()
    Load.pid = arguments.pid
    return ours.run(arguments, Load)


if __name__ == "__main__":
    sys.exit(main())
