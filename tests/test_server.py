"""The server through its real door: HTTP, WebSocket, accounts, bots of strangers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from rookery import games
from tests.machines import HTTP, OPERATOR, OPERATOR_KEY

pytestmark = pytest.mark.long


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


class Server:
    """A real server process on a real database file."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.database = folder / "rookery.db"
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "rookery",
                "serve",
                "--port",
                str(self.port),
                "--database",
                str(self.database),
            ],
            env={
                **os.environ,
                "ROOKERY_REQUESTS_PER_MINUTE": "1000000",
                "ROOKERY_TABLES_PER_HOUR": "1000000",
                "ROOKERY_OPERATOR_KEY": OPERATOR_KEY,
                **self.environment,
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/health", timeout=1).status_code == 200:
                    return self
            time.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None

    def make(self, game: str = "sneaks", seats: int = 3, **more: Any) -> tuple[str, str]:
        """A table and the secret of its first seat."""
        body = {"game": game, "seats": seats, "name": "Anna", **more}
        answer = HTTP.post(f"{self.url}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        given = answer.json()
        return given["table"], given["token"]

    def sit(self, table: str, seat: int, name: str = "Ben") -> str:
        answer = HTTP.post(f"{self.url}/api/tables/{table}/seats/{seat}", json={"name": name})
        assert answer.status_code == 201, answer.text
        token: str = answer.json()["token"]
        return token

    def look(self, table: str, token: str | None = None) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = HTTP.get(f"{self.url}/api/tables/{table}", headers=headers)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def send(self, table: str, token: str | None, **command: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        command.setdefault("id", secrets.token_hex(8))
        url = f"{self.url}/api/tables/{table}/commands"
        return HTTP.post(url, json=command, headers=headers)

    def play(self, table: str, token: str, *moves: str) -> httpx.Response:
        decision = self.look(table, token)["table"]["decision"]
        return self.send(table, token, t="play", decision=decision, moves=list(moves))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server")).start()
    yield made
    made.stop()


def three(server: Server) -> tuple[str, list[str]]:
    """A table of three people."""
    table, first = server.make()
    return table, [first, server.sit(table, 1), server.sit(table, 2, "Cleo")]


def test_a_match_against_bots_over_http(server: Server) -> None:
    table, token = server.make(bots=["cutpurse", "random"])
    deadline = time.time() + 120
    while time.time() < deadline:
        seen = server.look(table, token)["table"]
        if seen["status"] == "over":
            break
        if seen["prompt"]:
            word = seen["prompt"]["moves"][0]["word"]
            answer = server.send(table, token, t="play", decision=seen["decision"], moves=[word])
            assert answer.status_code in (200, 409), answer.text
        else:
            time.sleep(0.02)
    assert seen["status"] == "over"
    assert seen["view"]["winners"]
    record = httpx.get(f"{server.url}/api/tables/{table}/record").text
    assert record.startswith("rookery record 1")
    checked = httpx.post(f"{server.url}/api/records", json={"record": record})
    assert checked.status_code == 200, checked.text
    past = httpx.get(f"{server.url}/api/tables/{table}/replay?at=2&as=1").json()
    assert past["at"] == 2
    assert past["view"]["seat"][0]["plan"]["sneaks"] in ([None], [])


def test_nothing_of_a_running_match_is_given_away(server: Server) -> None:
    table, tokens = three(server)
    server.play(table, tokens[0], "sneak A", "snitch B")
    for token in (tokens[1], None):
        seen = server.look(table, token)
        plan = seen["table"]["view"]["seat"][0]["plan"]
        assert plan == {"sneaks": [None], "snitches": [None]}
        text = json.dumps(seen)
        assert "seed" not in text
        assert '"chance"' not in text
    assert httpx.get(f"{server.url}/api/tables/{table}/replay").status_code == 409
    record = httpx.get(f"{server.url}/api/tables/{table}/record").text
    assert "sneak A" not in record
    assert "setup >" not in record


def test_refusals_are_clear_and_change_nothing(server: Server) -> None:
    table, tokens = three(server)
    before = server.look(table, tokens[0])
    stale = server.send(table, tokens[0], t="play", decision=99, moves=["sneak A"])
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    assert stale.json()["table"]["view"] == before["table"]["view"]
    illegal = server.play(table, tokens[0], "sneak A", "snitch A")
    assert (illegal.status_code, illegal.json()["code"]) == (409, "illegal")
    assert "already in use" in illegal.json()["why"]
    watching = server.send(table, None, t="play", decision=1, moves=["sneak A"])
    assert (watching.status_code, watching.json()["code"]) == (403, "spectator")
    forged = server.send(table, "x" * 24, t="play", decision=1, moves=["sneak A"])
    assert forged.json()["code"] == "spectator"
    for bad in ({"t": "play"}, {"t": "fly"}, {"t": "play", "decision": -1, "moves": []}):
        assert server.send(table, tokens[0], **bad).status_code == 400
    assert server.look(table, tokens[0]) == before


def test_a_command_sent_twice_counts_once(server: Server) -> None:
    table, tokens = three(server)
    command = {"t": "play", "id": "same-id-0001", "decision": 1, "moves": ["sneak A"]}
    for _ in range(3):
        assert server.send(table, tokens[0], **command).status_code == 200
    assert server.look(table, tokens[0])["table"]["view"]["seat"][0]["plan"]["sneaks"] == ["A"]
    other = server.send(table, tokens[0], **{**command, "moves": ["sneak B"]})
    assert other.json()["code"] == "id-used"


def test_undo_chat_pause_and_leaving(server: Server) -> None:
    table, tokens = three(server)
    server.play(table, tokens[0], "sneak A")
    assert server.look(table, tokens[0])["table"]["undo"] == "sneak A"
    assert server.send(table, tokens[0], t="undo").status_code == 200
    assert server.look(table, tokens[0])["table"]["view"]["seat"][0]["plan"]["sneaks"] == []
    assert server.send(table, tokens[1], t="chat", text="<b>Hallo\u202e</b>\x07").status_code == 200
    assert server.look(table, tokens[0])["chat"][-1]["text"] == "<b>Hallo</b>"
    with ThreadPoolExecutor(20) as crowd:  # all at once, however slow the machine is
        lines = [crowd.submit(server.send, table, tokens[1], t="chat", text="!") for _ in range(20)]
    assert 429 in [line.result().status_code for line in lines]
    assert server.send(table, tokens[2], t="pause", on=True).status_code == 200
    assert server.play(table, tokens[0], "sneak A").json()["code"] == "paused"
    assert server.send(table, tokens[2], t="pause", on=False).status_code == 200
    assert server.send(table, tokens[2], t="leave").status_code == 200
    deadline = time.time() + 20
    while server.look(table)["table"]["view"]["asking"] != [0, 1] and time.time() < deadline:
        time.sleep(0.05)  # a bot plans for the seat that was left
    assert server.look(table)["table"]["view"]["asking"] == [0, 1]
    assert server.send(table, tokens[2], t="return").status_code == 200


def test_going_back_over_new_information_needs_everybody(server: Server) -> None:
    table, tokens = three(server)
    for token in tokens:
        server.play(table, token, "sneak A", "snitch B")
    assert server.look(table)["table"]["view"]["round"] == 2
    assert server.send(table, tokens[2], t="undo").json()["code"] == "no-undo"
    assert server.send(table, tokens[2], t="ask-undo").status_code == 200
    assert server.look(table, tokens[0])["table"]["undo_asked_by"] == 2
    assert server.send(table, tokens[0], t="consent", yes=True).status_code == 200
    assert server.look(table)["table"]["view"]["round"] == 2
    assert server.send(table, tokens[1], t="consent", yes=True).status_code == 200
    seen = server.look(table, tokens[2])["table"]["view"]
    assert seen["round"] == 1
    assert seen["seat"][2]["plan"]["sneaks"] == ["A"]


def test_who_was_refused_does_not_ask_again_and_again(server: Server) -> None:
    table, tokens = three(server)
    asked = []
    for _ in range(5):
        for token in tokens:
            server.play(table, token, "sneak A", "snitch B")
        asked.append(server.send(table, tokens[2], t="ask-undo").status_code)
        if asked[-1] == 200:
            assert server.send(table, tokens[0], t="consent", yes=False).status_code == 200
            again = server.send(table, tokens[2], t="ask-undo")  # the same once more: no
            assert (again.status_code, again.json()["code"]) == (409, "no-undo")
    assert asked == [200, 200, 200, 409, 409]


def test_what_one_was_told_can_be_had_while_the_match_runs(server: Server) -> None:
    """All of it, as each viewer saw it: the same that came over the socket."""
    table, tokens = three(server)
    for _ in range(3):
        for token in tokens:
            server.play(table, token, "sneak A", "snitch B")
    url = f"{server.url}/api/tables/{table}/events"
    viewers: list[str | None] = [*tokens, None]
    for viewer in viewers:
        headers = {"authorization": f"Bearer {viewer}"} if viewer else {}
        told = httpx.get(url, headers=headers).json()
        assert told["events"] == server.look(table, viewer)["events"]
        assert [event["n"] for event in told["events"]] == list(range(1, told["n"] + 1))
        rest = httpx.get(url, headers=headers, params={"since": told["n"] - 2}).json()
        assert rest["events"] == told["events"][-2:]


def test_rematch(server: Server) -> None:
    table, token = server.make(seats=2, bots=["random"])
    deadline = time.time() + 60
    while time.time() < deadline:
        seen = server.look(table, token)["table"]
        if seen["status"] == "over":
            break
        if seen["prompt"]:
            server.play(table, token, seen["prompt"]["default"])
    headers = {"authorization": f"Bearer {token}"}
    again = httpx.post(f"{server.url}/api/tables/{table}/rematch", headers=headers).json()
    twice = httpx.post(f"{server.url}/api/tables/{table}/rematch", headers=headers).json()
    assert twice == again  # from another tab, or because the answer was lost
    assert server.look(again["table"], again["token"])["table"]["status"] == "playing"
    assert server.look(table)["table"]["rematch"] == again["table"]


def test_lobby_shows_public_tables_only(server: Server) -> None:
    hidden, _ = server.make()
    shown, _ = server.make(public=True)
    listed = [row["id"] for row in httpx.get(f"{server.url}/api/tables").json()]
    assert shown in listed
    assert hidden not in listed


def test_another_site_may_not_speak_for_a_player(server: Server) -> None:
    body = {"game": "sneaks", "seats": 3, "name": "Eve"}
    headers = {"origin": "https://evil.example"}
    assert httpx.post(f"{server.url}/api/tables", json=body, headers=headers).status_code == 403


def test_games_words_rules_and_figures_can_be_fetched(server: Server) -> None:
    names = [game["name"] for game in httpx.get(f"{server.url}/api/games").json()]
    assert names == games.NAMES
    for what in ("words", "rules", "cards"):
        answer = httpx.get(f"{server.url}/api/games/sneaks/{what}?lang=de")
        assert len(answer.text) > 1000
    assert httpx.get(f"{server.url}/api/games/sneaks/..%2Fbox.py").status_code == 404
    assert "rookery_command_seconds" in httpx.get(f"{server.url}/metrics", headers=OPERATOR).text
    assert httpx.get(f"{server.url}/metrics").status_code == 404  # figures tell about hands
    assert "openapi" in httpx.get(f"{server.url}/schema/openapi.json").json()
    assert httpx.get(f"{server.url}/health").headers["referrer-policy"] == "no-referrer"


# The socket ---------------------------------------------------------------------------------------


class Client:
    """A player on a socket who keeps what was seen."""

    def __init__(self, server: Server, table: str, token: str | None) -> None:
        self.url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.token = token
        self.last: int | None = None
        self.numbers: list[int] = []
        self.table: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}

    async def connect(self) -> Client:
        self.socket = await websockets.connect(self.url, compression=None)
        await self.socket.send(json.dumps({"t": "hello", "token": self.token, "last": self.last}))
        await self.read(1)
        return self

    async def read(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.take(json.loads(await asyncio.wait_for(self.socket.recv(), 10)))

    def take(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "update":
            if frame["fresh"]:
                self.numbers = []
            self.numbers += [event["n"] for event in frame["events"]]
            self.table = frame["table"]
            self.last = self.table["n"]
        elif frame["t"] in ("ack", "refused") and frame["id"]:
            self.answers[frame["id"]] = frame

    async def send(self, **command: Any) -> dict[str, Any]:
        command.setdefault("id", secrets.token_hex(8))
        await self.socket.send(json.dumps(command))
        while command["id"] not in self.answers:
            await self.read()
        return self.answers[command["id"]]

    async def play(self, *moves: str) -> dict[str, Any]:
        return await self.send(t="play", decision=self.table["decision"], moves=list(moves))


def test_live_play_and_reconnecting_without_gaps(server: Server) -> None:
    table, tokens = three(server)

    async def scene() -> None:
        clients = [await Client(server, table, token).connect() for token in tokens]
        watcher = await Client(server, table, None).connect()
        for client in clients:
            answer = await client.play("sneak A", "snitch B")
            assert answer["t"] == "ack", answer
        while clients[0].table["view"]["round"] != 2:
            await clients[0].read()
        await clients[0].socket.close()
        for client in clients[1:]:
            while client.table["view"]["round"] != 2:
                await client.read()
            assert (await client.play("sneak C", "snitch D"))["t"] == "ack"
        await clients[0].connect()
        assert clients[0].numbers == list(range(1, clients[0].table["n"] + 1))
        assert clients[0].table["view"]["asking"] == [0]
        assert clients[0].table["prompt"]["moves"][0]["word"] == "sneak A"
        while watcher.table["n"] < clients[0].table["n"]:
            await watcher.read()
        assert watcher.numbers == list(range(1, watcher.table["n"] + 1))
        assert watcher.table["prompt"] is None

    asyncio.run(scene())


def test_nonsense_on_the_socket_is_answered_and_harmless(server: Server) -> None:
    table, tokens = three(server)
    nonsense = [
        "",
        "x",
        "{",
        "[]",
        "null",
        '{"t":"play"}',
        '{"t":"play","id":"abcdefgh","decision":1e400,"moves":["x"]}',
        '{"t":"play","id":"abcdefgh","decision":1,"moves":' + "[" * 5000 + "]" * 5000 + "}",
        '{"t":"chat","id":"abcdefgh","text":"' + "x" * 20000 + '"}',
        '{"t":"hello"}',
        '{"t":"chat","id":"../../etc","text":"x"}',
    ]

    async def scene() -> None:
        client = await Client(server, table, tokens[0]).connect()
        for text in nonsense:
            await client.socket.send(text)
            answer = json.loads(await asyncio.wait_for(client.socket.recv(), 5))
            assert answer["t"] == "refused", (text[:40], answer)
        await client.socket.send('{"t":"ping"}')
        assert json.loads(await client.socket.recv())["t"] == "pong"
        assert (await client.play("sneak A"))["t"] == "ack"

    asyncio.run(scene())


def test_two_tabs_of_one_seat(server: Server) -> None:
    """Both send another plan for the same decision: one is accepted, the other told why not."""
    table, tokens = three(server)

    async def scene() -> None:
        tabs = [await Client(server, table, tokens[0]).connect() for _ in range(2)]
        answers = await asyncio.gather(
            tabs[0].play("sneak A", "snitch B"), tabs[1].play("sneak C", "snitch D")
        )
        assert sorted(answer["t"] for answer in answers) == ["ack", "refused"]

    asyncio.run(scene())


# Accounts, and bots of strangers ------------------------------------------------------------------


def test_an_account_keeps_seats_across_devices(server: Server) -> None:
    table, tokens = three(server)
    name, passphrase = f"Änne {secrets.token_hex(3)}", "a long enough passphrase"
    account = {"name": name, "passphrase": passphrase}
    with httpx.Client(base_url=server.url) as phone, httpx.Client(base_url=server.url) as laptop:
        assert phone.post("/api/account", json=account).status_code == 201
        seat = {"table": table, "seat": 0, "token": tokens[0]}
        assert phone.put("/api/account/seats", json=seat).status_code == 200
        stolen = {**seat, "seat": 1}
        assert phone.put("/api/account/seats", json=stolen).status_code == 403
        assert laptop.get("/api/account").status_code == 401
        signed = laptop.post("/api/session", json={**account, "name": name.upper()})
        assert signed.json()["name"] == name
        kept = laptop.get("/api/account").json()["seats"]
        assert kept == [{**seat, "game": "sneaks", "status": "playing", "your_turn": True}]
        assert laptop.delete("/api/session").status_code == 204
        assert laptop.get("/api/account").status_code == 401
    db = sqlite3.connect(server.database)
    stored = str(db.execute("SELECT * FROM account_seats").fetchall())
    assert table in stored
    assert tokens[0] not in stored  # locked with a key that only the cookie carries
    assert passphrase not in str(db.execute("SELECT * FROM accounts").fetchall())


def test_a_strangers_bot_plays_a_whole_match(server: Server) -> None:
    body = {"game": "sneaks", "seats": 3, "name": "Anna", "bots": ["random"]}
    made = httpx.post(f"{server.url}/api/tables", json=body).json()
    table, token = made["table"], made["token"]
    example = Path(__file__).parent.parent / "examples" / "bot_client.py"
    bots = [
        subprocess.Popen(
            [sys.executable, str(example), server.url, table, *secret],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for secret in ([token], [])  # one has a seat, the other one finds one
    ]
    for bot in bots:
        out, err = bot.communicate(timeout=90)
        assert bot.returncode == 0, err
        assert out.startswith("scores")
    assert server.look(table)["table"]["status"] == "over"
