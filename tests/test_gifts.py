"""Coins that change hands during a heist: what they buy, and what they cost at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import cast

import pytest

from rookery import arena, bots, games
from rookery.bots.scripted import Scripted
from rookery.games.nohonor.instinct.mind import NoHonorInstinct
from rookery.games.nohonor.rules.cards import NoHonor
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.vocabulary import PASS
from rookery.kernel.chance import seeded
from rookery.server import protocol as p
from rookery.server.thinkers import Thinkers
from tests.worlds import Ear, World, answer

BOX = cast(NoHonor, games.load("nohonor"))


def decisions(seed: int) -> Iterator[tuple[NoHonorState, int, int]]:
    """A match of scripted players: the state before each decision, who decides, and what."""
    state = BOX.new(4, seed, {"ask": "holders"})
    assert isinstance(state, NoHonorState)
    players = [Scripted(BOX, seat, seeded(10 * seed + seat)) for seat in range(4)]
    while state.asking:
        seat = state.deciders()[0]
        move = players[seat].choose(state.view(seat), state.moves(seat))
        yield state, seat, move
        state.play(seat, move)


def payment() -> tuple[NoHonorState, int, int]:
    """Where somebody pays for help."""
    for seed in range(200):
        for state, seat, move in decisions(seed):
            if move in state.asides(seat):
                return state, seat, move
    raise AssertionError("nobody ever pays")


def test_a_bot_pays_an_outsider_for_help_that_it_needs() -> None:
    state, seat, move = payment()
    _give, coins, _to, other = BOX.vocabulary.word(move).split()
    assert state.sent >> seat & 1
    assert not state.sent >> int(other) & 1
    assert not all(state.is_bypassed(slot) for slot in range(len(state.guards[state.target])))
    before = state.coins[:]
    state.play(seat, move)
    assert state.coins[int(other)] - before[int(other)] == int(coins)
    assert state.wages[int(other)] == int(coins)
    again = bots.make("cutpurse", BOX, seat, seeded(3)).choose(state.view(seat), state.moves(seat))
    assert again in state.moves(seat)  # once is enough


def test_a_search_pays_where_the_scripted_player_does() -> None:
    state, seat, move = payment()
    bot = bots.make("burglar@w8", BOX, seat, seeded(3))
    assert bot.choose(state.view(seat), state.moves(seat)) == move


def hindering(level: str) -> tuple[NoHonorState, int]:
    """An outsider of this level who would spoil a heist that goes well."""
    for seed in range(200):
        for state, seat, move in decisions(seed):
            if (
                state.doing() == "complications"
                and not state.sent >> seat & 1
                and move != PASS
                and BOX.stage[state.mats[state.target]] < 2
            ):
                bot = bots.make(level, BOX, seat, seeded(3))
                if bot.choose(state.view(seat), state.moves(seat)) != PASS:
                    return state, seat
    raise AssertionError("nobody ever hinders")


@pytest.mark.parametrize("level", ["cutpurse", "burglar@w40"])
def test_an_outsider_who_is_paid_enough_looks_away(level: str) -> None:
    state, seat = hindering(level)
    instinct = Scripted(BOX, seat, seeded(1)).instinct
    assert isinstance(instinct, NoHonorInstinct)
    fee = instinct.fee(state)
    state.coins[state.active] += fee
    state.play(state.active, f"give {fee} to {seat}")
    for luck in range(5):
        bot = bots.make(level, BOX, seat, seeded(luck))
        assert bot.choose(state.view(seat), state.moves(seat)) == PASS


def test_money_from_the_other_side_weighs_against_it() -> None:
    state, seat = hindering("cutpurse")
    rival = next(s for s in range(4) if s != seat and s != state.active and not state.sent >> s & 1)
    state.coins[rival] += 3
    state.play(rival, f"give 3 to {seat}")
    assert state.wages[seat] == -3
    position = state.position()
    assert BOX.from_position(position).position() == position


def test_wages_are_of_one_turn() -> None:
    state, seat, move = payment()
    turn = state.turn
    state.play(seat, move)
    assert any(state.wages)
    while state.asking and state.turn == turn:
        asked = state.deciders()[0]
        state.play(asked, state.default(asked))
    assert not any(state.wages)


def test_the_arena_takes_a_gift_for_no_fault(tmp_path: Path) -> None:
    series = arena.Series("nohonor", ["cutpurse"], 4, 100, 5, records=str(tmp_path))
    for number in range(100):
        result = arena.play(series, number)
        assert result.faults == [0] * 4
        if " give " in (tmp_path / f"nohonor-{number:06}.rook").read_text("utf-8"):
            return
    raise AssertionError("nobody ever pays")


def run(folder: Path, scene: Callable[[World], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with World(folder).running() as world:
            await scene(world)

    asyncio.run(whole())


def test_a_bot_at_a_table_pays_and_goes_on(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state, seat, move = payment()
        table = await world.table("gift-table", state.copy(), {"options": state.options})
        table.thinkers = Thinkers(1, seconds=60.0)
        await table.thinkers.start()
        table.seats[seat].kind = "cutpurse"
        table.wake()
        assert table.match is not None
        async with asyncio.timeout(60):
            while len(table.match.record.lines) < 2:
                await asyncio.sleep(0.01)  # it thinks in a process of its own, by another clock
                await world.pass_time(1.0)
        await table.thinkers.stop()
        made = [(line.seat, line.move) for line in table.match.record.lines]
        assert made[0] == (seat, BOX.vocabulary.word(move))
        assert made[1][0] == seat
        assert not made[1][1].startswith("give")

    run(tmp_path, scene)


def test_a_gift_takes_no_time_twice(tmp_path: Path) -> None:
    """The bank runs for a decision, and what is given meanwhile is no answer to it."""

    async def scene(world: World) -> None:
        state, seat, move = payment()
        table = await world.table("bank-table", state.copy(), {"speed": "live", "bank": 60.0})
        ears = [await Ear(world, table, s).connect() for s in range(4)]
        await world.pass_time(10.0)
        assert isinstance(await answer(table, seat, 1, BOX.vocabulary.word(move)), p.Ack)
        assert table.banks[seat] == 60.0
        await world.pass_time(15.0)
        assert isinstance(await answer(table, seat, 2, "pass"), p.Ack)
        assert table.banks[seat] == pytest.approx(35.0)
        for ear in ears:
            await ear.close()

    run(tmp_path, scene)
