"""Paired worlds: what a viewer may not know changes no byte that the server sends to that viewer.

A match is played to some point. A second world is guessed that differs only in what one viewer
cannot know. Both go on, on two real servers, with the same public script; secret answers, orders
and second thoughts of the others differ. Every frame on the viewer's real socket must be the same,
byte for byte, until the rules themselves show a difference.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rookery import games
from rookery.kernel.chance import Rng, seeded
from rookery.server import clocks, project
from rookery.server import protocol as p
from rookery.server.table import Table
from tests.worlds import Ear, World, answer, token

SEATS = {"sneaks": 3, "swindler": 3, "oliver": 3, "nohonor": 4}
STEPS = 14  # moves after the worlds part
FRAMES = 200  # that are compared for each game and speed


class Leak(AssertionError):
    """A byte that depends on what its reader may not know."""


@contextlib.asynccontextmanager
async def two_worlds(folder: Path) -> AsyncIterator[tuple[World, World]]:
    async with World(folder / "a").running() as a, World(folder / "b").running() as b:
        yield a, b


def begun(game: str, rng: Rng) -> Any:
    """A match that has been played for a while."""
    rules = games.load(game)
    while True:
        state = rules.new(SEATS[game], rng.below(1 << 30))
        for _ in range(rng.below(120)):
            if state.over:
                break
            seat = rng.choice(list(state.deciders()))
            state.play(seat, rng.choice(state.moves(seat)))
        if not state.over:
            return state


async def scene(
    worlds: tuple[World, World], name: str, game: str, viewer: int | None, speed: str, rng: Rng
) -> int:
    """One pair of worlds for one viewer; returns how many frames were equal."""
    state = begun(game, rng)
    settings = {"speed": speed, "options": state.options}
    pair = [state, state.guess(viewer, rng)]
    tables = [await w.table(name, s, settings) for w, s in zip(worlds, pair, strict=True)]
    ears = [Ear(w, t, viewer) for w, t in zip(worlds, tables, strict=True)]
    for ear in ears:
        await ear.connect()
    try:
        for number in range(STEPS):
            if not await same(ears, pages=number % 4 == 0):
                break
            if any(table.status != "playing" for table in tables):
                break
            await move_on(tables, ears, viewer, number, rng)
            await nosy(ears, number)
            seconds = 0.5 + int(rng.below(4))
            for world in worlds:
                await world.pass_time(seconds)
            for ear in ears:
                await ear.listen()
    finally:
        for world, ear in zip(worlds, ears, strict=True):
            await ear.close()
            await ear.table.stop()
            world.house.tables.pop(name)
    return min(len(ear.bytes) for ear in ears)


async def same(ears: list[Ear], pages: bool) -> bool:
    """False once the rules have shown the difference; Leak if only the server has."""
    one, two = ears
    if one.knows() != two.knows():
        return False
    compare(one.bytes, two.bytes)
    if pages:
        compare(*[await look(ear) for ear in ears])
    return True


def compare(one: list[str], two: list[str]) -> None:
    """Say where two streams first differ."""
    for a, b in zip(one, two, strict=False):
        if a != b:
            at = next(i for i in range(len(a) + 1) if a[: i + 1] != b[: i + 1])
            raise Leak(f"{a[max(0, at - 90) : at + 60]!r} or {b[max(0, at - 90) : at + 60]!r}")
    if len(one) != len(two):
        raise Leak(f"{len(one)} frames or {len(two)}")


async def look(ear: Ear) -> list[str]:
    """The same over HTTP, and whatever else one might ask for."""
    headers = {} if ear.viewer is None else {"authorization": f"Bearer {token(ear.viewer)}"}
    base = f"http://127.0.0.1:{ear.world.port}/api/tables/{ear.table.id}"
    found = []
    for what in ("", "/events", "/text", "/record", "/replay?at=3", "/steps?as=1", "/analysis"):
        page = await ear.http.get(base + what, headers=headers)
        found.append(f"{page.status_code} {page.text}")
    return found


def pick(rng: Rng, words: list[str]) -> str:
    return words[rng.below(len(words))]


async def move_on(
    tables: list[Table], ears: list[Ear], viewer: int | None, number: int, rng: Rng
) -> None:
    """The same open move in both worlds; a secret one may differ."""
    states = [table.match.state for table in tables if table.match is not None]
    frame = states[0].frames[-1]
    deciders = [s for s in states[0].deciders() if states[1].asking >> s & 1]
    if not deciders:
        return
    seat = rng.choice(deciders)
    secret = frame.hides(states[0]) and seat != viewer and len(deciders) > 1
    if secret and rng.below(3) == 0:  # standing orders, in one world only
        order = p.SetOrders(id=f"orders-{number:06}", orders=[p.StandingOrder(until="match")])
        await tables[rng.below(2)].command(seat, order)
    if secret:
        for table, state in zip(tables, states, strict=True):
            word = pick(rng, state.words(seat))
            await answer(table, seat, number, word)
            if rng.below(3) == 0:  # second thoughts
                await table.command(seat, p.Undo(id=f"undo-{number:06}"))
        return
    common = [word for word in states[0].words(seat) if word in states[1].words(seat)]
    if common:
        word = pick(rng, common)
        for table in tables:
            await answer(table, seat, number, word)


async def nosy(ears: list[Ear], number: int) -> None:
    """A viewer who tries things: refusals must not depend on secrets either."""
    tries = [
        '{"t":"play","id":"nosy-%06d-a","decision":%d,"moves":["pass"]}',
        '{"t":"play","id":"nosy-%06d-e","decision":%d,"moves":["no such move"]}',
        '{"t":"play","id":"nosy-%06d-f","decision":%d,"moves":["pass","pass"]}',
        '{"t":"more-time","id":"nosy-%06d-c"}',
        '{"t":"ask-undo","id":"nosy-%06d-d"}',
    ]
    for ear in ears:
        chosen = tries[number % len(tries)]
        numbers = (
            (number, ear.table.decision + (number % 5 == 0)) if "decision" in chosen else (number,)
        )
        await ear.say(chosen % numbers)


@pytest.mark.parametrize("speed", ["relaxed", "live"])
@pytest.mark.parametrize("game", games.NAMES)
def test_paired_worlds(
    game: str, speed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = replace(clocks.PACES[speed], sole=(2.0, 2.0), bot=(1.0, 1.0))  # luck is no leak
    monkeypatch.setitem(clocks.PACES, speed, drawn)
    monkeypatch.setattr("rookery.server.keeper.HESITANT", 10**9)

    async def run() -> int:
        rng = seeded(2026 + len(game) + len(speed))
        frames = 0
        viewers: list[int | None] = [None, *range(SEATS[game])]
        async with two_worlds(tmp_path) as worlds:
            for number in range(60):
                viewer = viewers[number % len(viewers)]
                frames += await scene(worlds, f"pair-{number}", game, viewer, speed, rng)
                if frames >= FRAMES and number >= 2 * len(viewers):
                    break
        return frames

    assert asyncio.run(run()) >= FRAMES


def unmasked(state: Any, seat: int | None) -> Any:
    view: Any = state.view(seat)
    return view


def loud(self: Table, change: Any, seen: Any, *_: Any) -> None:
    for listener in list(self.listeners):
        listener.tell(self.update(listener.viewer, seen[listener.viewer]))


def talkative(table: Any, seat: int, command: Any) -> Any:
    from rookery.server.parts import Refusal

    hands = [len(str(table.match.state.view(s))) for s in range(len(table.seats))]
    raise Refusal("no-undo", f"no: {hands}")


@pytest.mark.parametrize("leak", ["who has answered", "when somebody answers", "an error"])
def test_planted_leaks_are_found(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rookery.server import commands

    if leak == "who has answered":
        monkeypatch.setattr(project, "view_of", unmasked)
    elif leak == "when somebody answers":
        monkeypatch.setattr(Table, "tell_changes", loud)
    else:
        monkeypatch.setitem(commands._HANDLERS, p.MoreTime, talkative)

    async def run() -> None:
        rng = seeded(7)
        async with two_worlds(tmp_path) as worlds:
            for number in range(60):
                await scene(worlds, f"leak-{number}", "nohonor", number % 3, "relaxed", rng)

    with pytest.raises(Leak):
        asyncio.run(run())
