"""A bot of a stranger: plays a seat over the public protocol, with nothing but websockets.

    pip install websockets
    python examples/bot_client.py http://127.0.0.1:8642 TABLE          # takes the first empty seat
    python examples/bot_client.py http://127.0.0.1:8642 TABLE TOKEN    # has a seat already

TABLE is the end of a table's address, `/t/TABLE`; a TOKEN comes from `POST /api/tables` or
`POST /api/tables/TABLE/seats/N`. Write your own `choose`: it gets what this seat may see and the
legal moves, and returns one of them.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

QUIET = 20.0  # seconds without news after which we say that we are still here


def choose(view: dict[str, Any], moves: list[dict[str, Any]]) -> str:
    """Your bot: `view` is what this seat may know, each move has a `word`, a `key` and `args`."""
    word: str = random.choice(moves)["word"]
    return word


class BotClient:
    """One seat at one table, through lost connections and restarts of the server."""

    def __init__(self, server: str, table: str, token: str) -> None:
        address = server.replace("http", "ws", 1).rstrip("/")
        self.url = f"{address}/api/tables/{table}/socket"
        self.token = token
        self.last: int | None = None  # the last event we have seen
        self.pending: dict[str, Any] | None = None  # sent, but not yet acknowledged
        self.table: dict[str, Any] = {}  # as we saw it last

    def play(self) -> dict[str, Any]:
        """Play until the match is over, and return the final view."""
        pause = 0.5
        while True:
            try:
                return self.visit()
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                if 4400 <= code < 4500 and code not in (4408, 4429):
                    raise  # no such table, or we have misunderstood something
            except (OSError, TimeoutError, WebSocketException):
                pass
            time.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, 10.0)

    def visit(self) -> dict[str, Any]:
        """One connection."""
        with connect(self.url, compression=None, max_size=None) as socket:
            socket.send(json.dumps({"t": "hello", "token": self.token, "last": self.last}))
            if self.pending is not None:  # the same id: it counts once, however often it is sent
                socket.send(json.dumps(self.pending))
            while True:
                try:
                    frame = json.loads(socket.recv(timeout=QUIET))
                except TimeoutError:
                    socket.send('{"t":"ping"}')
                    continue
                self.take(frame)
                table = self.table
                if table["status"] == "over":
                    return dict(table["view"])
                free = self.pending is None and table["status"] == "playing"
                if free and table["prompt"] is not None:
                    self.answer(socket, table)

    def take(self, frame: dict[str, Any]) -> None:
        """Keep what a frame says. News of our own move come before its acknowledgement."""
        if frame["t"] == "update":
            self.table = frame["table"]
            self.last = self.table["n"]
        elif self.pending is not None and frame.get("id") == self.pending["id"]:
            if frame.get("code") in ("retry", "slow-down"):
                raise ConnectionError(frame["why"])  # come again with the same command
            self.pending = None
            if frame["t"] == "refused":
                self.table = frame["table"]  # it says how the table stands

    def answer(self, socket: Any, table: dict[str, Any]) -> None:
        word = choose(table["view"], table["prompt"]["moves"])
        self.pending = {
            "t": "play",
            "id": secrets.token_hex(8),
            "decision": table["decision"],
            "moves": [word],
        }
        socket.send(json.dumps(self.pending))


def sit_down(server: str, table: str) -> str:
    """Take the first empty seat, and return the secret that makes it ours."""
    with urlopen(f"{server}/api/tables/{table}") as answer:
        seats = json.load(answer)["table"]["seats"]
    empty = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
    if not empty:
        sys.exit("there is no empty seat")
    wanted = {"name": "Example bot", "id": secrets.token_hex(16)}
    request = Request(
        f"{server}/api/tables/{table}/seats/{empty[0]}",
        data=json.dumps(wanted).encode(),
        headers={"content-type": "application/json"},
    )
    with urlopen(request) as answer:
        token: str = json.load(answer)["token"]
    return token


def main() -> None:
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    server, table = sys.argv[1].rstrip("/"), sys.argv[2]
    token = sys.argv[3] if len(sys.argv) == 4 else sit_down(server, table)
    final = BotClient(server, table, token).play()
    print("scores", final["scores"], "winners", final["winners"])


if __name__ == "__main__":
    main()
