"""Nonsense of every kind: no 5xx, no dead table. ROOKERY_FUZZ=50 makes the runs longer."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from rookery import games
from rookery.server import protocol as p
from tests.worlds import World, answer, token

pytestmark = pytest.mark.long

OURS = {1000, 1003, 1007, 1009, 4400, 4408}  # how a socket may be closed; anything else is a bug
FACTOR = int(os.environ.get("ROOKERY_FUZZ", "1"))


class Running:
    """A world on a thread of its own, for tests that are not asynchronous."""

    def __init__(self, folder: Path) -> None:
        self.world = World(folder)
        self.ready = threading.Event()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self._run(),))
        self.thread.start()
        self.ready.wait(20)

    async def _run(self) -> None:
        self.stopped = asyncio.Event()
        async with self.world.running():
            await self.fresh()
            self.ready.set()
            await self.stopped.wait()

    async def fresh(self) -> None:
        """A table at which a match has just begun."""
        number = len(self.world.house.tables)
        state = games.load("sneaks").new(3, number)
        settings = {"options": state.options}
        self.table = await self.world.table(f"table-{number}", state, settings)

    def call(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.stopped.set)
        self.thread.join(20)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    made = Running(tmp_path_factory.mktemp("fuzz"))
    yield made
    made.stop()


# HTTP: Schemathesis makes requests from our own OpenAPI ------------------------------------------


def test_no_request_of_the_schema_breaks_the_server(running: Running) -> None:
    base = f"http://127.0.0.1:{running.world.port}"
    schema = schemathesis.openapi.from_url(f"{base}/schema/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if operation.path.startswith("/schema"):
            continue
        tried += 1

        @settings(
            max_examples=10 * FACTOR,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def one(case: Any) -> None:
            if "table_id" in (case.path_parameters or {}):
                case.path_parameters["table_id"] = running.table.id
            case.headers = {**(case.headers or {}), "authorization": f"Bearer {token(0)}"}
            answered = case.call(base_url=base, timeout=20)
            if answered.status_code != 503:  # nobody is here to give a hint: said so, and fine
                case.validate_response(answered, checks=[not_a_server_error])

        one()
    assert tried >= 20
    alive(running)


def alive(running: Running) -> None:
    """The table still does what a table does."""

    async def scene() -> None:
        table = running.table
        assert table.match is not None
        state = table.match.state
        if state.over:
            await running.fresh()
            return
        seat = state.deciders()[0]
        made = len(table.match.record.lines)
        url = f"ws://127.0.0.1:{running.world.port}/api/tables/{running.table.id}/socket"
        async with websockets.connect(url, compression=None) as socket:
            await socket.send(json.dumps({"t": "hello", "token": token(seat)}))
            first = json.loads(await asyncio.wait_for(socket.recv(), 10))
            assert first["t"] == "update"
        if table.status == "playing":
            await answer(table, seat, 500_000 + table.seq, state.words(seat)[0])
            assert len(table.match.record.lines) > made

    running.call(scene())


# The socket: frames of our own grammar ------------------------------------------------------------

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=40),
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
kinds = st.sampled_from(
    [
        "play",
        "undo",
        "ask-undo",
        "consent",
        "chat",
        "orders",
        "more-time",
        "pause",
        "leave",
        "return",
        "hello",
        "ping",
        "fly",
    ]
)
fields = st.sampled_from(
    ["id", "decision", "moves", "text", "orders", "yes", "on", "token", "last", "t", "seat"]
)
ids = st.from_regex(r"[A-Za-z0-9_-]{8,20}", fullmatch=True)
words = st.sampled_from(["sneak A", "snitch B", "sneak C", "pass", "", "x" * 300, "sneak \x00"])


@st.composite
def nearly_right(draw: Any) -> str:
    """A command that is right but for a few fields."""
    frame: dict[str, Any] = {"t": draw(kinds), "id": draw(ids)}
    if frame["t"] == "play":
        frame |= {"decision": draw(st.integers(-1, 30)), "moves": draw(st.lists(words, max_size=4))}
    elif frame["t"] == "chat":
        frame["text"] = draw(st.text(max_size=600))
    elif frame["t"] == "orders":
        one = {"play": draw(words), "until": draw(st.sampled_from(["turn", "match", "ever"]))}
        frame["orders"] = draw(st.lists(st.just(one), max_size=25))
    elif frame["t"] in ("consent", "pause"):
        frame["yes" if frame["t"] == "consent" else "on"] = draw(st.booleans())
    for name in draw(st.lists(fields, max_size=2)):
        frame[name] = draw(values)
    return json.dumps(frame)


frames = st.one_of(
    nearly_right(),
    values.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.just("[" * 8000 + "]" * 8000),
    st.just('{"t":"chat","id":"abcdefgh","text":"' + "x" * 60_000 + '"}'),
    st.just('{"t":"ping","t":"ping"}'),
    st.just('{"t":"chat","id":"abcdefgh","text":"\\ud800"}'),
)


@settings(
    max_examples=120 * FACTOR,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
@given(batch=st.lists(frames, min_size=4, max_size=12), seat=st.sampled_from([None, 0, 1, 2]))
def test_no_frame_kills_a_table(
    running: Running, batch: list[str | bytes], seat: int | None
) -> None:
    """Whatever arrives is answered or closes the socket; the table lives on."""

    ends: list[int] = []

    async def scene() -> None:
        url = f"ws://127.0.0.1:{running.world.port}/api/tables/{running.table.id}/socket"
        async with websockets.connect(url, compression=None, max_size=None) as socket:
            mine = None if seat is None else token(seat)
            await socket.send(json.dumps({"t": "hello", "token": mine}))
            try:
                for frame in batch:
                    await socket.send(frame)
                await socket.send('{"t":"ping"}')
                while json.loads(await asyncio.wait_for(socket.recv(), 10))["t"] != "pong":
                    pass
            except websockets.ConnectionClosed as closed:
                ends.append(closed.rcvd.code if closed.rcvd else 1006)
        table = running.table
        if table.paused:
            await table.command(0, p.Pause(id=f"again-{table.seq:06}", on=False))
        for one in range(3):
            table.seats[one].bot_plays = False
            table.seats[one].commands.left = 200

    running.call(scene())
    assert OURS.issuperset(ends), f"closed with {ends}: an accident of the server"
    alive(running)
