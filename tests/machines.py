"""Real servers for tests: Rookery and PostgreSQL in processes of their own."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import functools
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


@functools.cache
def scratch() -> str:
    """A folder that is gone when the tests are."""
    folder = tempfile.TemporaryDirectory(prefix="rookery-", ignore_cleanup_errors=True)
    os.chmod(folder.name, 0o755)  # PostgreSQL may run as somebody else
    atexit.register(folder.cleanup)
    return folder.name


# Making a TLS context for every request takes longer than the request; a connection for each, since
# servers come and go.
HTTP = httpx.Client(verify=False, timeout=20, limits=httpx.Limits(max_keepalive_connections=0))


OPERATOR_KEY = "the-operators-key"
OPERATOR = {"authorization": f"Bearer {OPERATOR_KEY}"}


PATIENCE = 60.0  # seconds after which what has not come will not come, however busy the machine


def at_leisure(seconds: float) -> float:
    """What may take so long on a quiet machine, when others want its cores as well."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


class Process:
    """A process that can be stopped, paused and killed."""

    process: subprocess.Popen[bytes] | Child | None = None

    def send(self, how: int) -> None:
        assert self.process is not None
        self.process.send_signal(how)

    def kill(self, how: int = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None


class Postgres(Process):
    """The PostgreSQL of the wheel `pgserver`, on a port of its own."""

    def __init__(self) -> None:
        from pgserver import utils
        from pgserver._commands import POSTGRES_BIN_PATH

        self.bin = Path(POSTGRES_BIN_PATH)
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="postgres-", dir=scratch()))
        self.user: str | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = "nobody"
            utils.ensure_prefix_permissions(self.bin)
            os.chown(self.folder, 65534, -1)
        self.data = self.folder / "data"
        arguments = [
            "-A",
            "trust",
            "-U",
            "postgres",
            "-E",
            "utf8",
            "--no-sync",
            "-D",
            str(self.data),
        ]
        subprocess.run(
            [self.bin / "initdb", *arguments],
            check=True,
            user=self.user,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
        )
        self.databases = 0

    def start(self) -> Postgres:
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "port": self.port,
        }
        self.process = subprocess.Popen(
            [self.bin / "postgres", "-D", self.data, *(f"-c{k}={v}" for k, v in options.items())],
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
        )
        for _ in range(200):
            if self.sql("SELECT 1", check=False):
                return self
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def sql(self, text: str, database: str = "postgres", check: bool = True) -> str:
        url = f"postgresql://postgres@127.0.0.1:{self.port}/{database}"
        done = subprocess.run(
            [self.bin / "psql", "-qAt", url, "-c", text], capture_output=True, text=True
        )
        assert done.returncode == 0 or not check, done.stderr
        return done.stdout.strip()

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"rookery_{self.databases}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def pause(self) -> None:
        """The whole of PostgreSQL stops answering, connections stay open."""
        for process in self.family():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)

    def go_on(self) -> None:
        for process in self.family():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def family(self) -> list[int]:
        import psutil

        assert self.process is not None
        first = psutil.Process(self.process.pid)
        return [first.pid, *(child.pid for child in first.children(recursive=True))]

    def stop(self) -> None:
        self.go_on()
        self.kill(signal.SIGINT)


NURSERY = """
import json, os, signal, sys, uvicorn, rookery.cli, rookery.server.app
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        wanted = json.loads(line)
        os.environ.update(wanted["environment"])
        log = os.open(wanted["log"], os.O_WRONLY | os.O_APPEND)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os._exit(rookery.cli.main(["serve", *wanted["arguments"]]))
    print(pid, flush=True)
"""


class Child:
    """A forked process, with as much of Popen as we need."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def send_signal(self, how: int) -> None:
        os.kill(self.pid, how)

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        while self.poll() is None:
            assert time.monotonic() < deadline, f"process {self.pid} does not end"
            time.sleep(0.002)


class Nursery:
    """Has imported everything once and forks servers from it, so that starting one is cheap."""

    def __init__(self) -> None:
        self.parent = subprocess.Popen(
            [sys.executable, "-c", NURSERY],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, arguments: list[str], environment: dict[str, str], log: Path) -> Child:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        wanted = {"arguments": arguments, "environment": environment, "log": str(log)}
        self.parent.stdin.write(json.dumps(wanted) + "\n")
        self.parent.stdin.flush()
        return Child(int(self.parent.stdout.readline()))

    def close(self) -> None:
        self.parent.kill()
        self.parent.wait()


@functools.cache
def nursery() -> Nursery:
    """One for the whole test process."""
    made = Nursery()
    atexit.register(made.close)
    return made


class Server(Process):
    """A real server process; `database` is a file or the address of a PostgreSQL."""

    def __init__(self, database: str | Path, **settings: Any) -> None:
        self.database = str(database)
        self.port = free_port()
        plenty = {
            "thinkers": 0,
            "requests_per_minute": 1_000_000,
            "tables_per_hour": 1_000_000,
            "operator_key": OPERATOR_KEY,
            # players in a hurry
            "paces": '{"relaxed": {"window": 0.02, "sole": [0.02, 0.02], "breath": 0.02},'
            '"live": {"floor": 0.02, "sole": [0.02, 0.02], "breath": 0.02}}',
        }
        self.settings = plenty | settings
        self.log = Path(tempfile.mkstemp(suffix=".log", dir=scratch())[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        environment = {f"ROOKERY_{k.upper()}": str(v) for k, v in self.settings.items()}
        arguments = ["--port", str(self.port), "--database", self.database]
        self.process = nursery().fork(arguments, environment, self.log)
        for _ in range(1000):
            with contextlib.suppress(httpx.HTTPError):
                HTTP.get(f"{self.url}/health", timeout=30)
                return self
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError("the server did not start: " + self.log.read_text())

    def stop(self) -> None:
        self.kill(signal.SIGTERM)

    # Over HTTP

    def make(self, game: str = "sneaks", seats: int = 3, **more: Any) -> tuple[str, list[str]]:
        """A table with people at every seat that is not a bot's, and their secrets."""
        body = {"game": game, "seats": seats, "name": "Anna", **more}
        answer = HTTP.post(f"{self.url}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table, tokens = answer.json()["table"], [answer.json()["token"]]
        for seat in range(1, seats - len(more.get("bots", []))):
            answer = HTTP.post(
                f"{self.url}/api/tables/{table}/seats/{seat}", json={"name": f"P{seat}"}, timeout=20
            )
            assert answer.status_code == 201, answer.text
            tokens.append(answer.json()["token"])
        return table, tokens

    def look(self, table: str, token: str | None = None) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = HTTP.get(f"{self.url}/api/tables/{table}", headers=headers)
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def command(self, table: str, token: str | None, **command: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        command.setdefault("id", secrets.token_hex(8))
        url = f"{self.url}/api/tables/{table}/commands"
        return HTTP.post(url, json=command, headers=headers)

    def play(self, table: str, token: str, *moves: str) -> httpx.Response:
        """Play some moves, or the first that is legal."""
        seen = self.look(table, token)["table"]
        words = list(moves) or [seen["prompt"]["moves"][0]["word"]]
        return self.command(table, token, t="play", decision=seen["decision"], moves=words)


class Client:
    """A player on a socket who keeps what was seen and comes back after every interruption."""

    def __init__(self, servers: list[Server], table: str, token: str | None) -> None:
        self.servers = servers  # tried in turn
        self.turn = 0
        self.table_id = table
        self.token = token
        self.last: int | None = None
        self.numbers: list[int] = []
        self.table: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.connected = 0
        self.codes: list[int] = []  # with which earlier sockets were closed
        self.socket: Any = None
        self.headers: dict[str, str] = {}  # what a proxy would add

    async def connect(self) -> Client:
        if self.socket is not None:
            self.codes.append(self.socket.close_code)
        server = self.servers[self.turn % len(self.servers)]
        self.turn += 1
        url = f"ws://127.0.0.1:{server.port}/api/tables/{self.table_id}/socket"
        self.socket = None
        self.socket = await websockets.connect(
            url,
            compression=None,
            ping_interval=None,
            open_timeout=5,
            close_timeout=0.2,
            additional_headers=self.headers,
        )
        hello = {"t": "hello", "token": self.token, "last": self.last}
        await self.socket.send(json.dumps(hello))
        await self.read()
        self.connected += 1
        return self

    async def read(self, seconds: float = 10.0) -> dict[str, Any]:
        async with asyncio.timeout(seconds):  # wait_for may swallow a cancellation
            frame: dict[str, Any] = json.loads(await self.socket.recv())
        if frame["t"] == "update":
            if frame["fresh"]:
                self.numbers = []
            self.numbers += [event["n"] for event in frame["events"]]
            self.table = frame["table"]
            self.last = self.table["n"]
        elif frame["t"] in ("ack", "refused") and frame["id"]:
            self.answers[frame["id"]] = frame
        return frame

    async def send(self, **command: Any) -> dict[str, Any]:
        command.setdefault("id", secrets.token_hex(8))
        await self.socket.send(json.dumps(command))
        while command["id"] not in self.answers:
            await self.read()
        return self.answers.pop(command["id"])

    async def play(self, *moves: str) -> dict[str, Any]:
        return await self.send(t="play", decision=self.table["decision"], moves=list(moves))

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


class Player(Client):
    """Plays on at random whatever happens, and writes down every command that was acknowledged."""

    def __init__(self, servers: list[Server], table: str, token: str, pause: float = 0.0) -> None:
        super().__init__(servers, table, token)
        self.acknowledged: list[str] = []
        self.moments: list[float] = []  # of acknowledgements
        self.pending: dict[str, Any] | None = None
        self.pause = pause
        self.refusals: list[str] = []

    async def run(self) -> None:
        while self.table.get("status") != "over":
            try:
                await self.connect()
                await self._play_on()
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play_on(self) -> None:
        while self.table["status"] != "over":
            if self.pending is None:
                prompt, sole = self.table["prompt"], self.table["sole"]
                if not prompt and not sole:
                    await self.read(30)
                    continue
                choices = prompt["moves"] if prompt else [sole]  # it may be sent, too
                self.pending = {
                    "t": "play",
                    "id": secrets.token_hex(8),
                    "decision": self.table["decision"],
                    "moves": [secrets.choice(choices)["word"]],
                }
            answer = await self.send(**self.pending)
            if answer["t"] == "ack":
                self.acknowledged.append(self.pending["id"])
                self.moments.append(time.monotonic())
                await asyncio.sleep(self.pause)
            else:
                self.refusals.append(answer["code"])
            if answer.get("code") == "retry":
                await asyncio.sleep(0.1)
            else:
                self.pending = None
