"""Thinkers, and looking back: hints, replays from any eyes, analyses, records brought along."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from rookery import games, record
from rookery.bots.searching import Impressions
from rookery.server.keeper import Keeper
from rookery.server.thinkers import ANALYSIS, BOT, HINT, Advise, Assess, Question, Thinkers
from tests.machines import Server
from tests.worlds import World

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("replays") / "rookery.db", thinkers=1).start()
    yield made
    made.stop()


# Bots --------------------------------------------------------------------------------------------


def test_a_hint_comes_before_an_analysis_and_a_move_waits_for_neither() -> None:
    """One worker for moves, one for advice: there the most urgent job is next."""

    async def scene() -> None:
        state = games.load("sneaks").new(3, 1)
        game, view = "sneaks", state.view(0)
        thinkers = Thinkers(1, seconds=60.0)
        await thinkers.start()
        order: list[str] = []

        async def ask(name: str, job: Question | Advise | Assess, urgency: int) -> None:
            assert await thinkers.ask(job, urgency) is not None
            order.append(name)

        position = state.position()
        jobs = [
            ask("first", Assess(game, "", position, 1, 1.0, 1), ANALYSIS),
            ask("analysis", Assess(game, "", position, 1, 1.0, 1), ANALYSIS),
            ask("hint", Advise(game, "", 0, view, 0.01, 1), HINT),
            ask("move", Question(game, "", "random", 0, view, state.moves(0), 1), BOT),
        ]
        tasks = []
        for job in jobs:
            tasks.append(asyncio.create_task(job))
            await asyncio.sleep(0)
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
        order.remove("move")  # has a worker of its own
        assert order == ["first", "hint", "analysis"]
        await thinkers.stop()

    asyncio.run(scene())


def test_a_bot_that_hangs_or_fails_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """Too slow: killed, and the default is played; unknown or broken likewise; then all is well."""
    state = games.load("sneaks").new(3, 1)
    moves = state.moves(0)

    async def scene() -> None:
        thinkers = Thinkers(1, seconds=0.0)
        await thinkers.start()
        question = Question("sneaks", "", "cutpurse", 0, state.view(0), moves, 1)
        assert await thinkers.think(question) is None
        assert thinkers.killed == 1
        thinkers.seconds = 30.0
        broken = Question("sneaks", "", "nobody", 0, state.view(0), moves, 1)
        assert await thinkers.think(broken) is None
        assert "Question of sneaks failed: BadOption at" in caplog.text  # where, not in what words
        assert "nobody" not in caplog.text
        task = asyncio.create_task(thinkers.think(question))
        await asyncio.sleep(0)
        task.cancel()  # the table went away
        await asyncio.gather(task, return_exceptions=True)
        answer = await asyncio.wait_for(thinkers.think(question), 30)
        assert answer is not None
        assert answer.move in moves
        await thinkers.stop()

    asyncio.run(scene())


def test_a_bot_at_a_table_remembers_what_it_has_seen(tmp_path: Path) -> None:
    """It is asked in another process every time, but learns whom it deals with all the same."""
    level = "burglar@w30"

    async def scene() -> None:
        async with World(tmp_path).running() as world:
            table = await world.table("bots", games.load("sneaks").new(2, 1), {})
            table.thinkers = Thinkers(1, seconds=60.0)
            await table.thinkers.start()
            table.seats[0].kind, table.seats[1].kind = level, "cutpurse"
            table.wake()
            async with asyncio.timeout(60):
                while table.status == "playing":
                    table.visit()  # bots play for nobody only if somebody looks on
                    await asyncio.sleep(0.01)
                    await world.pass_time(1.0)
            assert isinstance(table.keeper, Keeper)
            memory = table.keeper.memories[0, level]
            assert isinstance(memory, Impressions)
            assert memory.odds[1] != 0.0
            await table.thinkers.stop()

    asyncio.run(scene())


# Hot seat, replays, hints -------------------------------------------------------------------------


def headers(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, list[str]]:
    """A match of two people at one device against two bots, played to the end."""
    body = {"game": "sneaks", "seats": 4, "name": "Anna", "people": ["Ben"], "public": True}
    given = httpx.post(f"{server.url}/api/tables", json={**body, "bots": ["random"] * 2}).json()
    table, tokens = given["table"], [given["token"], given["others"][0]["token"]]
    assert (given["others"][0]["seat"], len(given["others"])) == (1, 1)
    deadline = time.time() + 90
    while time.time() < deadline:
        for token in tokens:
            seen = server.look(table, token)["table"]
            if seen["status"] == "over":
                return table, tokens
            if seen["prompt"]:
                server.play(table, token, seen["prompt"]["default"])
    raise AssertionError("the match did not end")


def test_a_replay_from_any_eyes(server: Server, finished: tuple[str, list[str]]) -> None:
    table, _ = finished
    base = f"{server.url}/api/tables/{table}"
    steps = httpx.get(f"{base}/steps?as=0").json()
    assert steps["names"][:2] == ["Anna", "Ben"]
    moves = steps["steps"]
    others = [one for one in moves if one["seat"] != 0 and one["word"] is None]
    assert others  # plans of the others were secret
    assert all(one["word"] for one in moves if one["seat"] == 0)
    for at in (0, 1, 15, 16, 17, 33, len(moves)):
        shot = httpx.get(f"{base}/replay?at={at}&as=0").json()
        assert (shot["at"], shot["moves"]) == (at, len(moves))
        assert shot["move"] == (moves[at - 1] if at else None)
        assert shot["asking"] == shot["view"]["asking"]
    last = httpx.get(f"{base}/replay").json()
    assert last["view"]["winners"] == steps["winners"]
    assert last["view"]["scores"] == steps["scores"]
    assert httpx.get(f"{base}/replay?as=7").status_code == 404
    over = [row["id"] for row in httpx.get(f"{server.url}/api/tables?status=over").json()]
    assert table in over


def test_an_analysis_is_made_once_and_kept(server: Server, finished: tuple[str, list[str]]) -> None:
    table, _ = finished
    url = f"{server.url}/api/tables/{table}/analysis"
    deadline = time.time() + 60
    while not (found := httpx.get(url).json())["done"]:
        assert time.time() < deadline
        time.sleep(0.1)
    points = found["points"]
    steps = httpx.get(f"{server.url}/api/tables/{table}/steps").json()
    assert (points[0]["at"], points[-1]["at"]) == (0, len(steps["steps"]))
    assert [point["at"] for point in points] == sorted({point["at"] for point in points})
    assert points[-1]["scores"] == steps["scores"]
    for point in points:
        assert sum(point["win"]) == pytest.approx(1.0, abs=0.01)
    winners = {seat for seat, share in enumerate(points[-1]["win"]) if share > 0}
    assert winners == set(steps["winners"])
    assert set(found["turning"]) <= {point["at"] for point in points}
    assert httpx.get(url).json() == found  # from the log: not worked out again


@pytest.mark.parametrize("as_it_was", [True, False])
def test_a_match_is_played_on_from_a_move(
    server: Server, finished: tuple[str, list[str]], as_it_was: bool
) -> None:
    """In one's own seat, against bots, with what one knew then; a restart changes nothing, and the
    new match has a record and a replay of its own."""
    table, _ = finished
    url = f"{server.url}/api/tables/{table}"
    then = httpx.get(f"{url}/replay", params={"at": 6, "as": 1}).json()["view"]
    wish = {"at": 6, "seat": 1, "name": "Ada", "level": "random", "as_it_was": as_it_was}
    given = httpx.post(f"{url}/onward", json=wish).json()
    seen = server.look(given["table"], given["token"])["table"]
    assert seen["you"] == given["seat"] == 1
    assert [seat["kind"] for seat in seen["seats"]] == ["random", "person", "random", "random"]
    names = httpx.get(f"{url}/steps").json()["names"]  # the bots of then keep theirs
    assert [seat["name"] for seat in seen["seats"]][2:] == names[2:]
    mine, before = seen["view"]["seat"][1], then["seat"][1]
    assert {name: mine[name] for name in before if name != "plan"} == {
        name: before[name] for name in before if name != "plan"
    }
    server.stop()
    server.start()
    deadline = time.time() + 90
    while (seen := server.look(given["table"], given["token"])["table"])["status"] != "over":
        assert time.time() < deadline, "the match did not end"
        if seen["prompt"]:
            server.play(given["table"], given["token"])
    text = httpx.get(f"{server.url}/api/tables/{given['table']}/record").text
    kept = record.parse(text)
    assert kept.position is not None
    assert record.replay(kept, games.load("sneaks")).over
    assert httpx.get(f"{server.url}/api/tables/{given['table']}/replay").json()["at"] > 0


def test_what_cannot_be_played_on_is_refused(
    server: Server, finished: tuple[str, list[str]]
) -> None:
    table, _ = finished
    url = f"{server.url}/api/tables/{table}/onward"
    wish = {"at": 6, "seat": 1, "name": "Ada", "level": "random"}
    for wrong in ({"seat": 5}, {"level": "nobody"}, {"at": -1}, {"at": 10**6}, {"name": ""}):
        assert 400 <= httpx.post(url, json=wish | wrong).status_code < 500, wrong
    running, tokens = server.make(bots=["random", "random"])
    url = f"{server.url}/api/tables/{running}/onward"
    assert httpx.post(url, json=wish, headers=headers(tokens[0])).status_code == 409
    url = f"{server.url}/api/tables/{running}/better"
    assert httpx.get(url, params={"move": 1}, headers=headers(tokens[0])).status_code == 409


def test_what_would_have_been_better(server: Server, finished: tuple[str, list[str]]) -> None:
    table, _ = finished
    url = f"{server.url}/api/tables/{table}"
    steps = httpx.get(f"{url}/steps", params={"as": 0}).json()["steps"]
    move = next(i + 1 for i, step in enumerate(steps) if step["seat"] == 0)
    found = httpx.get(f"{url}/better", params={"move": move}, timeout=60).json()
    assert steps[move - 1]["word"] in {one["word"] for one in found["moves"]}
    assert httpx.get(f"{url}/better", params={"move": move}).json() == found  # thought of once
    assert httpx.get(f"{url}/better", params={"move": len(steps) + 1}).status_code == 404


def test_a_record_goes_out_and_comes_in(server: Server, finished: tuple[str, list[str]]) -> None:
    table, _ = finished
    record = httpx.get(f"{server.url}/api/tables/{table}/record").text
    url = f"{server.url}/api/records"
    given = [httpx.post(url, json={"record": record}).json() for _ in range(2)]
    assert given[0] == given[1]  # the same record, the same id
    brought = f"{server.url}/api/tables/{given[0]['id']}"
    mine = httpx.get(f"{brought}/steps?as=1").json()
    assert mine == httpx.get(f"{server.url}/api/tables/{table}/steps?as=1").json()
    lines = record.rstrip("\n").split("\n")
    short = "\n".join(lines[:-2]) + "\n"  # not over
    forged = "\n".join([*lines[:-1], lines[-1].replace(" #", " #000")[:-3]]) + "\n"
    for bad in (short, forged):
        assert httpx.post(url, json={"record": bad}).status_code == 400
    assert httpx.post(f"{brought}/rematch").status_code == 401


def test_a_hint_is_for_ones_own_open_decision(server: Server) -> None:
    table, tokens = server.make("sneaks", 3)
    url = f"{server.url}/api/tables/{table}/hint"
    hint = httpx.post(url, headers=headers(tokens[0]), timeout=30).json()
    legal = {m["word"] for m in server.look(table, tokens[0])["table"]["prompt"]["moves"]}
    told = {move["word"] for move in hint["moves"]}
    assert told <= legal
    assert len(told) >= 2  # what nobody in their senses does is left out
    shares = [move["share"] for move in hint["moves"]]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0, abs=0.02)
    assert len(hint["win"]) == 3
    assert sum(hint["win"]) == pytest.approx(1.0, abs=0.02)
    assert hint["worlds"] > 10
    server.play(table, tokens[0], "sneak A", "snitch B")
    again = httpx.post(url, headers=headers(tokens[0]))
    assert (again.status_code, again.json()["code"]) == (409, "not-asked")
