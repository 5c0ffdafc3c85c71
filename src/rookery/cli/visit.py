"""A seat at a server's table: the link, what comes over the socket, and what goes out.

`Visit` keeps what one must remember to lose nothing when the connection breaks; it does no network
itself, so that the full screen (asyncio) and the line mode (threads) can share it. `Caller` is the
line mode's own way to talk to a server.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import secrets
import time
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from rookery import games
from rookery.cli.common import own_files
from rookery.extras import Missing
from rookery.kernel.errors import BadOption
from rookery.kernel.state import Data, Event, Game
from rookery.speaker import Speaker, cleaned

QUIET = 20.0  # seconds without news after which we say that we are still here
PATIENT = 15.0  # seconds for an answer over HTTP; a hint takes a few
HOPELESS = range(4400, 4500)  # closings after which it is no use to come again,
PASSING = (4408, 4429)  # except these


class Link(NamedTuple):
    """Where a table is, and the secret of a seat there (empty: one watches)."""

    server: str
    table: str
    token: str

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


def is_link(text: str) -> bool:
    return text.startswith(("http://", "https://"))


def read_link(text: str) -> Link:
    """A seat link, as the browser gives it: https://host/t/TABLE#TOKEN."""
    found = re.fullmatch(r"(https?://[^/#?\s]+)/t/([A-Za-z0-9_-]{1,40})/?(?:#([\w-]{8,64}))?", text)
    if found is None:
        raise BadOption(f"a seat link looks like https://host/t/TABLE#TOKEN, not {text[:80]!r}")
    return Link(found[1], found[2], found[3] or "")


def fetch(link: Link, path: str = "", body: Data | None = None) -> Any:
    """What the server says over HTTP, as data or as text."""
    headers = {"authorization": f"Bearer {link.token}"} if link.token else {}
    data = None
    if body is not None:
        headers["content-type"] = "application/json"
        data = json.dumps(body).encode()
    request = Request(f"{link.server}/api/tables/{link.table}{path}", data, headers)
    try:
        with urlopen(request, timeout=PATIENT) as answer:
            text = answer.read().decode()
            return json.loads(text) if "json" in answer.headers.get("content-type", "") else text
    except HTTPError as error:
        try:
            why = json.loads(error.read())["why"]
        except (ValueError, KeyError, TypeError):
            why = str(error.reason)
        raise BadOption(f"{link.server}: {why}") from error
    except (URLError, OSError, ValueError) as error:
        raise BadOption(f"{link.server}: {getattr(error, 'reason', error)}") from error


class Visit:
    """What one knows of a table, and what was sent but is not acknowledged yet."""

    def __init__(self, link: Link, first: Data, lang: str) -> None:
        self.link = link
        table: Any = first["table"]
        self.table: dict[str, Any] = table
        self.last: int | None = None
        self.pending: Data | None = None
        self.refused = ""  # why the last command was not carried out
        self.calmed = False  # whether we have said that nothing is to pass in silence
        view = table["view"] or {}
        self.game: Game = games.load_set(table["game"], view.get("cards", ""), own_files())
        self.speaker = Speaker(self.game, lang, self.names())

    @classmethod
    def begin(cls, link: Link, lang: str) -> Visit:
        """Look at the table once: which game, who sits there."""
        return cls(link, fetch(link), lang)

    @property
    def seat(self) -> int | None:
        you: int | None = self.table["you"]
        return you

    @property
    def prompt(self) -> dict[str, Any] | None:
        """What is asked of us, unless an answer is on its way."""
        free = self.pending is None and self.table["status"] == "playing"
        prompt: dict[str, Any] | None = self.table["prompt"] if free else None
        return prompt

    def names(self) -> list[str]:
        seats: list[dict[str, Any]] = self.table["seats"]
        return [seat["name"] or f"#{number + 1}" for number, seat in enumerate(seats)]

    def words(self) -> list[str]:
        prompt = self.prompt
        return [move["word"] for move in prompt["moves"]] if prompt is not None else []

    def hello(self) -> list[str]:
        """What to say on a new connection: who we are, and what is not acknowledged yet. The same
        id counts once, however often it is sent."""
        token = self.link.token or None
        said: list[Data] = [{"t": "hello", "token": token, "last": self.last}]
        if self.pending is not None:
            said.append(self.pending)
        return [json.dumps(one) for one in said]

    def command(self, kind: str, **more: object) -> str:
        """A command to send; it waits here for its answer."""
        self.refused = ""
        self.pending = {"t": kind, "id": secrets.token_hex(8), **more}
        return json.dumps(self.pending)

    def play(self, words: list[str]) -> str:
        return self.command("play", decision=self.table["decision"], moves=words)

    def unhurried(self) -> str | None:
        """Where all others are bots nothing passes in silence: the command for it, if it is due."""
        people = [seat for seat in self.table["seats"] if seat["kind"] == "person"]
        due = self.table["status"] == "playing" and self.table["patience"] is not None
        free = self.pending is None and not self.calmed
        if self.seat is None or len(people) != 1 or not due or not free:
            return None
        self.calmed = True
        return self.command("patience", seconds=None)

    def said(self, line: dict[str, Any]) -> str:
        """A line of the chat; what bots say is in everybody's language."""
        return self.speaker.sentence(line["says"]) if line.get("says") else str(line["text"])

    def take(self, raw: str | bytes) -> list[str]:
        """Keep what a frame says, and return what has happened, in words. A `ConnectionError` if
        one should come again with the same command."""
        frame: dict[str, Any] = json.loads(raw)
        if frame["t"] == "update":
            self.table = frame["table"]
            self.last = self.table["n"]
            self.speaker.names[:] = Speaker(self.game, self.speaker.lang, self.names()).names
            told = [self.told(event) for event in frame["events"]]
            told += [cleaned(f"{line['name']}: {self.said(line)}") for line in frame["chat"]]
            return [line for line in told if line]
        if self.pending is not None and frame.get("id") == self.pending["id"]:
            if frame.get("code") in ("retry", "slow-down"):
                raise ConnectionError(frame["why"])
            self.pending = None
            if frame["t"] == "refused":
                self.refused = cleaned(frame["why"])
                self.table = frame["table"] or self.table
        return []

    def told(self, event: dict[str, Any]) -> str:
        """An event as a line of the log."""
        key, args = event["key"], event["args"]
        if key not in self.game.events:  # of the table, not of the game
            named = {
                name: self.speaker.names[value] if name.startswith("seat") else value
                for name, value in args.items()
            }
            mine = f"event-{key}-you"
            you = args.get("seat") == self.seat and self.speaker.has(mine)
            return self.speaker.say(mine if you else f"event-{key}", **named)
        values: list[int] = []
        hidden = 0
        for kind, value in zip(self.game.events[key].split(), args.values(), strict=True):
            hidden += value is None
            if value is None:
                values.append(0)
            elif kind == "move":
                values.append(self.game.vocabulary.number(value["word"]))
            elif kind in ("seat", "number"):
                values.append(value)
            else:
                values.append(self.game.kinds[kind].index(value))
        eyes = -1 if self.seat is None else self.seat
        return self.speaker.event(Event(key, values, hidden, 0), eyes)


def sockets() -> Any:
    """The library that speaks over sockets, which comes with the server."""
    try:
        import websockets.asyncio.client
        import websockets.sync.client

        return websockets
    except ModuleNotFoundError as error:
        raise Missing("A seat at a server's table", "server") from error


class Caller:
    """A connection that comes back by itself, for who waits in line."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.library = sockets()
        self.socket: Any = None

    def news(self) -> list[str]:
        """Wait for the next frame, and say what it tells."""
        pause = 0.5
        while True:
            try:
                return self.visit.take(self.receive())
            except self.library.exceptions.ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                self.socket = None
                if code in HOPELESS and code not in PASSING:
                    raise BadOption(f"{self.visit.link.server}: closed ({code})") from closed
            except (OSError, self.library.exceptions.WebSocketException):
                self.close()
            time.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, 10.0)

    def receive(self) -> str | bytes:
        if self.socket is None:
            client = self.library.sync.client
            self.socket = client.connect(self.visit.link.socket, compression=None, max_size=None)
            for said in self.visit.hello():
                self.socket.send(said)
        while True:
            try:
                raw: str | bytes = self.socket.recv(timeout=QUIET)
                return raw
            except TimeoutError:
                self.socket.send('{"t":"ping"}')

    def send(self, said: str) -> None:
        """Send a command; if the connection is gone it goes out with the next one."""
        if self.socket is not None:
            try:
                self.socket.send(said)
            except (OSError, self.library.exceptions.WebSocketException):
                self.close()

    def answer(self) -> list[str]:
        """What happens until our command is answered."""
        told: list[str] = []
        while self.visit.pending is not None:
            told += self.news()
        return told

    def close(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(OSError, self.library.exceptions.WebSocketException):
                self.socket.close()
        self.socket = None
