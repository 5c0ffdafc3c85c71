"""What somebody might try. The numbers are those of the list in docs/security.md."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from rookery import games
from rookery.kernel.chance import seeded
from rookery.kernel.state import State
from rookery.match import Match
from rookery.server import protocol as p
from rookery.server.house import House
from rookery.server.keeper import Keeper
from rookery.server.parts import Settings
from rookery.server.project import prompt_of, view_of
from rookery.server.storage import SqliteStore
from tests.worlds import Ear, FakeClock, World, answer, token

Scene = Callable[[World], Awaitable[None]]


def play(folder: Path, scene: Scene, **config: Any) -> None:
    async def run() -> None:
        async with World(folder, **config).running() as world:
            await scene(world)

    asyncio.run(run())


async def sneaks(world: World, **settings: Any) -> Any:
    state = games.load("sneaks").new(3, 8)
    return await world.table("the-table", state, {"options": state.options, **settings})


async def http(world: World, method: str, path: str, **more: Any) -> httpx.Response:
    async with httpx.AsyncClient(verify=False) as client:
        return await client.request(method, f"http://127.0.0.1:{world.port}{path}", **more)


def mine(seat: int) -> dict[str, str]:
    return {"authorization": f"Bearer {token(seat)}"}


# Views and events ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.NAMES)
def test_02_07_08_09_no_byte_depends_on_what_is_hidden(game: str) -> None:
    """View, prompt and their sizes over whole random matches, for every pair of eyes."""
    rules, rng = games.load(game), seeded(12)
    compared = 0
    for seed in range(2):
        state = rules.new(4, seed)
        while state.asking and compared < 800 * (seed + 1):
            for viewer in (None, *range(4)):
                twin = state.guess(viewer, rng)
                assert shown(state, viewer) == shown(twin, viewer)
                compared += 1
            seat = rng.choice(list(state.deciders()))
            state.play(seat, rng.choice(state.moves(seat)))
    assert compared >= 400


def shown(state: State, viewer: int | None) -> bytes:
    prompt = None if viewer is None else prompt_of(state, viewer)
    return p.encode([view_of(state, viewer), prompt])


def test_03_a_snapshot_tells_nothing_of_what_was_taken_back(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await sneaks(world)
        await answer(table, 0, 1, "sneak C")
        await table.command(0, p.Undo(id="undo-0001"))
        for viewer in (None, 1, 2):
            ear = await Ear(world, table, viewer).connect()
            text = ear.bytes[0]
            assert json.loads(text)["table"]["view"]["seat"][0]["plan"]["sneaks"] == []
            for event in json.loads(text)["events"]:  # that somebody plans is open, what is not
                assert event["args"] == {"seat": 0, "move": None}
            await ear.close()

    play(tmp_path, scene)


def test_05_a_seat_that_a_bot_plays_sees_only_its_own(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await sneaks(world)
        await answer(table, 1, 1, "sneak B", "snitch C")
        await table.command(0, p.Leave(id="leave-001"))
        await world.settle()
        view: Any = table.view(0).view
        assert view["seat"][1]["plan"] == {"sneaks": [None], "snitches": [None]}
        assert view["eyes"] == 0

    play(tmp_path, scene)


def test_05_who_got_up_before_the_match_sees_nothing_of_it(tmp_path: Path) -> None:
    """Neither with the old secret nor on the old socket, whoever sits there now."""

    async def scene(world: World) -> None:
        body = {"game": "sneaks", "seats": 3, "name": "Anna"}
        made = (await http(world, "POST", "/api/tables", json=body)).json()
        path = f"/api/tables/{made['table']}"
        eve = (await http(world, "POST", f"{path}/seats/1", json={"name": "Eve"})).json()
        hers = {"authorization": f"Bearer {eve['token']}"}
        url = f"ws://127.0.0.1:{world.port}{path}/socket"
        async with websockets.connect(url, compression=None) as socket:
            await socket.send(json.dumps({"t": "hello", "token": eve["token"]}))
            assert json.loads(await socket.recv())["table"]["you"] == 1
            await socket.send('{"t": "leave", "id": "leave-0001"}')
            frames = [json.loads(await socket.recv()) for _ in range(2)]
            assert {frame["t"] for frame in frames} == {"update", "ack"}
            ben = (await http(world, "POST", f"{path}/seats/1", json={"name": "Ben"})).json()
            await http(world, "POST", f"{path}/seats/2", json={"name": "Cleo"})
            while (frame := json.loads(await socket.recv()))["table"]["view"] is None:
                pass
            assert (frame["table"]["you"], frame["table"]["view"]["eyes"]) == (None, -1)
            play = {"t": "play", "id": "play-00001", "decision": 1, "moves": ["sneak A"]}
            await socket.send(json.dumps(play))
            assert json.loads(await socket.recv())["code"] == "spectator"
        seen = (await http(world, "GET", path, headers=hers)).json()["table"]
        assert (seen["you"], seen["prompt"]) == (None, None)
        world.house.tables.clear()  # and after a restart it is the same
        again = await world.house.find(made["table"])
        assert again is not None
        assert again.who(eve["token"]) is None
        assert again.who(ben["token"]) == 1

    play(tmp_path, scene)


@pytest.mark.parametrize("game", games.NAMES)
def test_06_no_view_names_a_hidden_piece(game: str) -> None:
    """There are no handles to follow: what a viewer cannot see is null or a number."""
    rules, rng = games.load(game), seeded(5)
    state = rules.new(4, 3)
    while state.asking:
        hidden = state.guess(None, rng)
        assert json.dumps(view_of(state, None)) == json.dumps(view_of(hidden, None))
        seat = rng.choice(list(state.deciders()))
        state.play(seat, rng.choice(state.moves(seat)))


# Timing and shape ---------------------------------------------------------------------------------


def test_18_nothing_secret_is_compressed(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        await sneaks(world)
        url = f"ws://127.0.0.1:{world.port}/api/tables/the-table/socket"
        async with websockets.connect(url, compression="deflate") as socket:
            assert socket.protocol.extensions == []
        headers = {"accept-encoding": "gzip, br", **mine(0)}
        page = await http(world, "GET", "/api/tables/the-table", headers=headers)
        assert "content-encoding" not in page.headers
        for player in range(12):  # a crowd of public tables, which everybody may see
            name = f"number {player} who waits"
            made = {"game": "sneaks", "seats": 5, "name": name, "public": True}
            given = await http(world, "POST", "/api/tables", json=made)
            assert given.status_code == 201, given.text
        lobby = await http(world, "GET", "/api/tables", headers=headers)
        assert len(lobby.content) > 1000
        assert lobby.headers["content-encoding"] == "gzip"

    play(tmp_path, scene)


@pytest.mark.parametrize(("speed", "level", "low", "high"), [
    ("live", "random", 0.42, 1.22),
    ("live", "mastermind", 1.4, 1.4),  # its share of the time that bots have for a turn
    ("relaxed", "mastermind", 1.0, 1.0),
])  # fmt: skip
def test_19_a_bots_pause_is_drawn_before_it_sees_its_hand(
    speed: str, level: str, low: float, high: float, tmp_path: Path
) -> None:
    """With one legal move or with many, a bot answers within the same range: it takes the time
    that it might need, and at live tables some more."""

    async def scene(world: World) -> None:
        table = await sneaks(world, speed=speed)
        table.seats[1].kind = table.seats[2].kind = level
        waits: list[tuple[float, float]] = []
        real = Keeper._bot_turn

        async def note(
            self: Keeper, seat: int, level: str, decision: int, pause: float, hesitant: bool
        ) -> None:
            asked = world.clock.now()
            await real(self, seat, level, decision, pause, hesitant)
            waits.append((pause, world.clock.now() - asked))

        Keeper._bot_turn = note  # type: ignore[method-assign]
        try:
            for number in range(10):
                if table.match.state.asking & 1:
                    await answer(table, 0, number, table.match.state.words(0)[0])
                for _ in range(25):
                    await world.pass_time(0.1)
        finally:
            Keeper._bot_turn = real  # type: ignore[method-assign]
        assert len(waits) > 5
        assert len({pause for pause, _ in waits}) > 5 or low == high
        for pause, waited in waits:
            assert low <= pause <= high
            assert waited == pytest.approx(pause, abs=0.01)

    play(tmp_path, scene)


# Randomness ---------------------------------------------------------------------------------------


def test_23_no_seed_anywhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(world: World) -> None:
        table = await sneaks(world)
        generator = f"{table.match.state.chance.x:x}"
        await answer(table, 0, 1, "sneak A", "snitch B")
        texts = [caplog.text]
        for path in ("", "/record", "/replay", "/steps"):
            page = await http(world, "GET", f"/api/tables/the-table{path}", headers=mine(1))
            texts.append(page.text)
        rows = await world.house.store.read("SELECT body FROM log")
        texts += [str(row[0]) for row in rows]
        for text in texts:
            assert generator not in text
            assert '"chance"' not in text
            assert "seed" not in text.replace("seed: 0", "")

    with caplog.at_level(logging.DEBUG):
        play(tmp_path, scene)


def test_24_ids_and_secrets_cannot_be_guessed(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "rookery.db"), FakeClock())
        ids, secrets = set(), set()
        for _ in range(50):
            table = await house.make("sneaks", 3, Settings(), False)
            ids.add(table.id)
            secrets.add(await table.sit(0, "Anna", "person"))
        assert len(ids) == len(secrets) == 50
        assert min(len(one) for one in ids) >= 12  # 72 bits
        assert min(len(str(one)) for one in secrets) >= 24  # 144 bits
        text = (tmp_path / "rookery.db").read_bytes() + (tmp_path / "rookery.db-wal").read_bytes()
        assert not any(str(one).encode() in text for one in secrets)  # only hashes are stored
        await house.close()

    asyncio.run(scene())


def test_25_luck_is_drawn_when_it_happens(tmp_path: Path) -> None:
    """The same state and the same move bring different luck: nothing was decided before."""
    state = games.load("swindler").new(3, 2)
    rng = seeded(1)
    while "draw" not in " ".join(state.words(state.deciders()[0])):
        seat = state.deciders()[0]
        state.play(seat, rng.choice(state.moves(seat)))

    async def scene(world: World) -> None:
        outcomes = set()
        for number in range(12):
            table = await world.table(f"luck-{number}", state.copy(), {"options": state.options})
            seat = state.deciders()[0]
            word = next(word for word in state.words(seat) if "draw" in word)
            await answer(table, seat, number, word)
            line = table.match.record.lines[0] if table.match else None
            outcomes.add(str(line.outcomes if line else None))
        assert len(outcomes) > 1

    play(tmp_path, scene)


def test_25_no_command_is_refused_for_its_luck(tmp_path: Path) -> None:
    """Whoever could send "draw, draw, draw" until none of them goes wrong would never lose."""
    state = games.load("swindler").new(3, 2)
    rng = seeded(1)
    while "draw" not in " ".join(state.words(state.deciders()[0])):
        seat = state.deciders()[0]
        state.play(seat, rng.choice(state.moves(seat)))

    async def scene(world: World) -> None:
        seat = state.deciders()[0]
        table = await world.table("luck", state.copy(), {"options": state.options})
        told = set()
        for number in range(30):
            said = await answer(table, seat, number, "draw", "draw", "draw")
            told.add((said.code, said.why) if isinstance(said, p.Refused) else "ack")
        assert told == {("illegal", "what brings something new stands at the end of a command")}
        assert table.match is not None
        assert not table.match.record.lines

    play(tmp_path, scene)


def test_26_no_undo_past_new_information(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await sneaks(world)
        for seat in range(3):
            await answer(table, seat, seat, "sneak A", "snitch B")
        refused = await table.command(0, p.Undo(id="undo-0001"))
        assert refused.code == "no-undo"

    play(tmp_path, scene)


def test_27_a_hint_is_worked_out_from_the_view_alone(tmp_path: Path) -> None:
    """There is no way to clone a match; the one thing that looks ahead gets a view."""

    class Spy:
        def __init__(self) -> None:
            self.jobs: list[Any] = []

        async def ask(self, job: Any, urgency: int) -> None:
            self.jobs.append(job)

    async def scene(world: World) -> None:
        table = await sneaks(world)
        table.thinkers = spy = Spy()
        page = await http(world, "POST", "/api/tables/the-table/hint", headers=mine(0))
        assert page.status_code == 503
        assert spy.jobs[0].view == table.match.state.view(0)
        assert "chance" not in spy.jobs[0].view
        assert (await http(world, "POST", "/api/tables/the-table/hint")).status_code == 403
        table.settings.hints = False
        page = await http(world, "POST", "/api/tables/the-table/hint", headers=mine(0))
        assert page.json()["code"] == "no-hints"

    play(tmp_path, scene)


@pytest.mark.parametrize("slow", [0.01, 2.0])
def test_half_an_analysis_is_not_kept(slow: float, tmp_path: Path) -> None:
    """Thinkers that fail leave nothing behind; when they are back, it is made in full."""

    class Moody:
        answers = 3
        took = 0.01

        async def ask(self, job: Any, urgency: int) -> tuple[list[float], int, float] | None:
            self.answers -= 1
            return ([3.0, 3.0], 6, self.took) if self.answers >= 0 else None

    async def scene(world: World) -> None:
        state = games.load("sneaks").new(2, 8)
        table = await world.table("the-table", state, {"options": state.options})
        table.thinkers = moody = Moody()  # type: ignore[assignment]
        world.app.state.films.thinkers = moody
        assert table.match is not None
        while table.match.state.asking:
            seat = table.match.state.deciders()[0]
            word = table.match.state.words(seat)[0]
            await answer(table, seat, 1000 + table.seq, word)
        record = table.match.record
        record.options, record.setup.outcomes = state.options, []
        again = Match(table.game, 2, 8, state.options)  # a film needs a record from the start
        again.record.lines = record.lines
        table.match.record = again.record
        path = "/api/tables/the-table/analysis"
        for _ in range(40):
            found = (await http(world, "GET", path)).json()
            if moody.answers < 0:
                break
        assert not found["done"]
        assert table.analysis is None
        moody.answers, moody.took = 10_000, slow
        for _ in range(200):
            found = (await http(world, "GET", path)).json()
            if found["done"]:
                break
        assert found["done"]
        places = [point["at"] for point in found["points"]]
        moves = len(table.match.record.lines)
        assert (places[0], places[-1]) == (0, moves)
        if slow > 1:  # fewer moments, but from the whole match
            assert 3 < len(places) < 20
            assert max(b - a for a, b in itertools.pairwise(places)) < moves / 2
        else:
            assert len(places) == min(moves + 1, 60)
        assert table.analysis is not None

    play(tmp_path, scene)


def test_28_a_restart_deals_nothing_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "rookery.db")
        house = House(store, FakeClock())
        table = await house.make("sneaks", 3, Settings(), False)
        for seat in range(3):
            await table.sit(seat, f"P{seat}", "person")
        await table.start()
        await answer(table, 0, 1, "sneak A", "snitch B")
        assert table.match is not None
        before, record = table.match.state.position(), str(table.match.record)
        house.tables.clear()
        again = await house.find(table.id)
        assert again is not None
        assert again.match is not None
        after = again.match.state.position()
        before.pop("chance")
        after.pop("chance")
        assert (after, str(again.match.record)) == (before, record)
        await house.close()

    asyncio.run(scene())


# Acting -------------------------------------------------------------------------------------------


def test_29_30_31_32_34_38_only_ones_own_moves_for_the_open_decision(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await sneaks(world)
        path = "/api/tables/the-table/commands"
        command: dict[str, Any] = {"t": "play", "id": "attack-01", "decision": 1}
        command["moves"] = ["sneak A", "snitch B"]

        async def send(who: int | None, **change: Any) -> tuple[int, str]:
            body = {**command, "id": f"attack-{len(used):03}", **change}
            used.append(body)
            headers = {} if who is None else mine(who)
            page = await http(world, "POST", path, json=body, headers=headers)
            return page.status_code, page.json().get("code", "")

        used: list[Any] = []
        assert (await send(1, seat=0))[0] == 400  # 29: there is no field for another's seat
        assert (await send(1, now=123456))[0] == 400  # 38: nor for a clock of one's own
        assert await send(None) == (403, "spectator")  # 30
        assert await send(0, decision=0) == (409, "stale")  # 31
        assert await send(0, decision=7) == (409, "stale")
        assert (await send(0, moves=[{"sneak": "A"}]))[0] == 400  # 32
        assert (await send(0, moves=["sneak \u0000"]))[0] == 409
        assert await send(0) == (200, "")
        assert await send(0) == (409, "not-asked")  # 34: once is enough
        assert len(table.match.record.lines) == 2

    play(tmp_path, scene)


def test_36_a_seat_is_given_once_and_its_answer_may_be_lost(tmp_path: Path) -> None:
    """The same words again bring the same secret; anybody else hears that it is taken."""

    async def scene(world: World) -> None:
        made = await http(
            world, "POST", "/api/tables", json={"game": "sneaks", "seats": 3, "name": "Anna"}
        )
        path = f"/api/tables/{made.json()['table']}/seats/1"
        mine = {"name": "Ben", "id": "drawn-at-random-0001"}
        first, second = [await http(world, "POST", path, json=mine) for _ in range(2)]
        assert first.json() == second.json()
        for other in ({"name": "Eve"}, {"name": "Ben", "id": "drawn-at-random-0002"}):
            assert (await http(world, "POST", path, json=other)).status_code == 409

    play(tmp_path, scene)


def test_36_a_host_has_no_power_over_those_who_sit(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        body = {"game": "sneaks", "seats": 3, "name": "Anna"}
        made = (await http(world, "POST", "/api/tables", json=body)).json()
        table, host = made["table"], {"authorization": f"Bearer {made['token']}"}
        seat = f"/api/tables/{table}/seats/1"
        ben = (await http(world, "POST", seat, json={"name": "Ben"})).json()
        bot = {"name": "Bot", "bot": "random"}
        assert (await http(world, "POST", seat, json=bot, headers=host)).status_code == 409
        other = {"authorization": f"Bearer {ben['token']}"}
        third = f"/api/tables/{table}/seats/2"
        assert (await http(world, "POST", third, json=bot, headers=other)).status_code == 401
        for method in ("PUT", "PATCH", "DELETE"):
            page = await http(world, method, f"/api/tables/{table}", json={}, headers=host)
            assert page.status_code in (404, 405)

    play(tmp_path, scene)


def test_the_list_in_the_documentation_names_tests_that_exist() -> None:
    folder = Path(__file__).parent
    text = (folder.parent / "docs" / "security.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \|", text, re.MULTILINE)
    assert [int(row) for row in rows] == list(range(1, 59))
    named = set(re.findall(r"`(test_\w+\.py)::(test_\w+)`", text))
    assert len(named) > 30
    for file, name in named:
        assert f"def {name}(" in (folder / file).read_text("utf-8"), f"{file}::{name}"
