"""Whoever may play a card unasked is given a moment for it in every step of another's turn, against
people and against bots; how long it is tells nothing about anybody's hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rookery import games, scenario
from rookery.kernel.state import State
from rookery.server import protocol as p
from rookery.server.clocks import PACES
from tests.test_offers import among_bots, made, play
from tests.test_windows import state_of
from tests.worlds import Ear, World, answer

RESERVE = [{"frame": "turn", "next step": 3}, {"frame": "reserve"}]
ACTIONS = [{"frame": "turn", "next step": 4}, {"frame": "actions"}]
HIRING = [{"frame": "turn", "next step": 6}, {"frame": "hiring"}]
STEPS = {  # a step of seat 0, something to do in it, and a move that ends it
    "reserve": (RESERVE, "reserve A3", "steal red"),
    "actions": (ACTIONS, "sell red-ring to D1", "done"),
    "hiring": (HIRING, "hire with coin", "done"),
}

BREATH = PACES["live"].breath


def step(name: str, hand: list[str]) -> State:
    """Seat 0 is in a step of its turn; seat 1 has a card in hand, seat 2 has none."""
    position = {
        "frames": STEPS[name][0],
        "orders": [{"id": f"A{i}", "by": None} for i in (3, 4, 5, 6)],
        "dealers": [{"id": one, "goods": [None] * 3} for one in ("D1", "D5", "D8")],
        "seat": {
            0: {"loot": ["blue-watch", "red-ring", "yellow-key"], "coins": 2},
            1: {"loot": ["green-brooch"], "hand": hand},
        },
    }
    options = {"thieves": "ignored"}
    given = scenario.Scenario("", "swindler", 3, options=options, position=position)
    return scenario.begin(given)


def rules_of(state: State) -> dict[str, Any]:
    return {"options": state.options}


@pytest.mark.parametrize("name", STEPS)
@pytest.mark.parametrize("speed", ["live", "relaxed"])
def test_a_step_among_people_lasts_a_breath(name: str, speed: str, tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state = step(name, ["beggar"])
        table = await world.table("breath", state, {"speed": speed, **rules_of(state)})
        watcher = await Ear(world, table, None).connect()
        _, first, last = STEPS[name]
        await world.pass_time(BREATH / 2)
        assert isinstance(await answer(table, 0, 1, first), p.Ack)
        assert made(table, 0) == [first]  # what does not end the step is done at once
        heard = len(watcher.bytes)
        await watcher.listen()
        heard = len(watcher.bytes)
        assert isinstance(await answer(table, 0, 2, last), p.Ack)
        await world.pass_time(BREATH / 2 - 0.01)
        await watcher.listen()
        assert (made(table, 0), len(watcher.bytes)) == ([first], heard)
        await world.pass_time(0.02)
        await watcher.listen()
        assert made(table, 0) == [first, last]
        assert len(watcher.bytes) > heard
        await watcher.close()

    play(tmp_path, scene)


@pytest.mark.parametrize("name", STEPS)
def test_who_speaks_up_in_it_comes_first(name: str, tmp_path: Path) -> None:
    """The move that was to end the step is asked for again, once the card has been carried out; and
    the card can be answered for as long as any other."""

    async def scene(world: World) -> None:
        state = step(name, ["beggar"])
        table = await world.table("breath", state, {"speed": "live", **rules_of(state)})
        last = STEPS[name][2]
        await answer(table, 0, 1, last)
        await world.pass_time(BREATH - 0.1)
        assert isinstance(await answer(table, 1, 2, "play beggar"), p.Ack)
        await world.pass_time(0.2)
        assert made(table, 0) == []
        assert table.elapsed() < BREATH  # what it led to is a new decision
        window = PACES["live"].window
        assert window is not None
        while state_of(table).doing() != name:
            seat = state_of(table).deciders()[0]
            if table.reaction():
                await world.pass_time(window)
            else:
                word = table.game.vocabulary.word(state_of(table).default(seat))
                await answer(table, seat, 100 + table.decision, word)
        tiles = [len(one["loot"]) + one["coins"] for one in state_of(table).position()["seat"]]  # type: ignore[attr-defined]
        assert tiles == [4, 3, 1]
        assert made(table, 0)[-1] != last
        await answer(table, 0, 3, last)
        await world.pass_time(BREATH)
        assert made(table, 0)[-1] == last

    play(tmp_path, scene)


@pytest.mark.parametrize("name", STEPS)
def test_a_bot_does_not_race_past_a_person(name: str, tmp_path: Path) -> None:
    """At a table without clocks, too; whatever the person holds, to the same moment."""
    ends: list[float] = []
    for hand in (["beggar"], ["assassin"]):

        async def scene(world: World, hand: list[str] = hand) -> None:
            state = step(name, hand)
            table = await among_bots(world, state, 1)
            for _ in range(60):
                await world.pass_time(0.05)
                if state_of(table).doing() != name or state_of(table).active != 0:  # type: ignore[attr-defined]
                    break
            ends.append(world.clock.now() - 1000.0)

        play(tmp_path / hand[0], scene)
    assert ends == [pytest.approx(BREATH, abs=0.06)] * 2


@pytest.mark.parametrize("name", STEPS)
def test_where_nobody_could_speak_up_nobody_waits(name: str, tmp_path: Path) -> None:
    """Nobody has a card, as everybody sees: the step is over when its player says so."""

    async def scene(world: World) -> None:
        state = step(name, [])
        table = await world.table("breath", state, {"speed": "live", **rules_of(state)})
        await answer(table, 0, 1, STEPS[name][2])
        assert made(table, 0) == [STEPS[name][2]]

    play(tmp_path, scene)


def test_a_held_move_can_be_taken_back(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state = step("reserve", ["beggar"])
        table = await world.table("breath", state, {"speed": "live", **rules_of(state)})
        await answer(table, 0, 1, "steal red")
        assert table.view(0).undo is not None
        assert isinstance(await table.command(0, p.Undo(id="undo-000001")), p.Ack)
        await world.pass_time(2 * BREATH)
        assert made(table, 0) == []
        await answer(table, 0, 2, "steal blue")
        assert made(table, 0) == ["steal blue"]

    play(tmp_path, scene)


def test_bots_share_the_time_of_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many decisions a turn has, and however long they would like to think, bots take about
    four seconds for it."""
    monkeypatch.setattr("rookery.server.keeper.thinking", lambda game, level: 2.0)

    async def scene() -> None:
        async with World(tmp_path).running() as world:
            state = games.load("swindler").new(4, 1, {"thieves": "ignored"})
            table = await world.table("turns", state, {"speed": "trust"})
            for seat in (1, 2, 3):
                table.seats[seat].kind = "mastermind"  # without a thinker: the default
            table.wake()
            longest, most, turns = 0.0, 0, 0
            turn, began, decided, number = -1, 0.0, 0, 0
            while turns < 9 and number < 3000:
                number += 1
                assert table.match is not None
                state, lines = table.match.state, len(table.match.record.lines)
                if state.view(None)["turn"] != turn:
                    if turn > 0:
                        longest = max(longest, world.clock.now() - began)
                        most, turns = max(most, lines - decided), turns + 1
                    turn, began = int(str(state.view(None)["turn"])), world.clock.now()
                    decided = lines
                if 0 in state.deciders():
                    word = table.game.vocabulary.word(state.default(0))
                    await answer(table, 0, number, word)
                await world.pass_time(0.02)
            assert turns == 9
            assert most >= 4  # decisions in a turn
            assert 2.0 < longest <= 5.0

    asyncio.run(scene())
