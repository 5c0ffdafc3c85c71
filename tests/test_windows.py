"""Reaction windows, standing orders, clocks and absent people, on a clock of our own.

Who is asked and when a window closes follow from public facts only.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rookery import games
from rookery.kernel.chance import seeded
from rookery.kernel.state import State
from rookery.server import protocol as p
from rookery.server.clocks import BANK_RESERVE, PACES
from rookery.server.standing_orders import holds
from rookery.server.table import Table
from rookery.standing import concerns, round_of
from tests.worlds import Ear, World, answer

LIVE = PACES["live"]
Scene = Callable[[World], Awaitable[None]]


@pytest.fixture(autouse=True)
def _nobody_dithers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for more time without need is drawn by lot; here only those do who are told to."""
    monkeypatch.setattr("rookery.server.keeper.HESITANT", 10**9)


def play(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        async with World(folder).running() as world:
            await scene(world)

    asyncio.run(run())


def window(game: str = "swindler", least: int = 2, kind: str | None = None, seed: int = 1) -> State:
    """A match at a reaction window in which so many seats are asked."""
    rules, rng = games.load(game), seeded(seed)
    while True:
        state = rules.new(4, int(rng.below(1 << 30)))
        while state.asking:
            frame = state.frames[-1]
            if frame.passing() >= 0 and len(state.deciders()) >= least:
                if kind is None or state.doing() == kind:
                    return state
            seat = rng.choice(list(state.deciders()))
            state.play(seat, rng.choice(state.moves(seat)))


def turn(seed: int = 1) -> State:
    """A match in which one seat alone decides in the open."""
    rules, rng = games.load("swindler"), seeded(seed)
    state = rules.new(4, 5)
    while len(state.deciders()) != 1 or state.frames[-1].seals() or len(state.moves(0)) < 2:
        seat = rng.choice(list(state.deciders()))
        state.play(seat, rng.choice(state.moves(seat)))
    return state


async def at(world: World, state: State, **settings: Any) -> Table:
    given = {"speed": "live", "options": state.options, **settings}
    return await world.table("window-table", state, given)


async def order(table: Table, seat: int, *orders: p.StandingOrder, number: int = 0) -> None:
    command = p.SetOrders(id=f"orders-{seat}-{number}", orders=list(orders))
    assert isinstance(await table.command(seat, command), p.Ack)


def state_of(table: Table) -> State:
    assert table.match is not None
    return table.match.state


@pytest.mark.parametrize("game", ["swindler", "nohonor"])
def test_who_is_asked_follows_from_public_facts(game: str) -> None:
    """In every world that looks the same to a spectator, the same seats are asked."""
    rng = seeded(3)
    for seed in range(12):
        state = window(game, 1, seed=seed)
        for _ in range(6):
            assert state.guess(None, rng).deciders() == state.deciders()


@pytest.mark.parametrize("ordered", [False, True])
def test_a_window_stays_open_for_its_shortest_time(ordered: bool, tmp_path: Path) -> None:
    """Everybody passes at once: nobody else notices before the floor, and then it closes. Those who
    can only pass are not asked, so among people the floor is all of its time, or a window that
    closes early would tell that all had a choice, or had given orders."""

    async def scene(world: World) -> None:
        table = await at(world, window())
        frame = state_of(table).frames[-1]
        watcher = await Ear(world, table, None).connect()
        heard = len(watcher.bytes)
        for seat in state_of(table).deciders():
            if ordered:
                await order(table, seat, p.StandingOrder(until="match", spare_me=False))
            else:
                assert isinstance(await answer(table, seat, seat, "pass"), p.Ack)
        assert LIVE.window is not None
        await world.pass_time(LIVE.window - 0.01)
        await watcher.listen()
        assert len(watcher.bytes) == heard
        assert state_of(table).frames[-1] is frame
        await world.pass_time(0.02)
        await watcher.listen()
        assert len(watcher.bytes) > heard
        assert frame not in state_of(table).frames
        await watcher.close()

    play(tmp_path, scene)


@pytest.mark.parametrize("game", ["swindler", "nohonor"])
@pytest.mark.parametrize("giver", ["nobody", "another", "oneself"])
def test_nobody_finds_out_that_they_were_the_last(game: str, giver: str, tmp_path: Path) -> None:
    """An answer that is held, and one that waits for others: whatever one tries, it is the same;
    also after somebody has given Coins away meanwhile."""
    tries: list[p.AnyCommand] = [
        p.MoreTime(id="try-000001"),
        p.AskUndo(id="try-000002"),
        p.Play(id="try-000003", decision=1, moves=["pass"]),
        p.StandIn(id="try-000004", seat=0),
        p.Undo(id="try-000005"),
    ]

    def heard(last: bool) -> list[bytes]:
        found: list[bytes] = []

        async def scene(world: World) -> None:
            table = await at(world, window(game, least=2))
            *others, seat = state_of(table).deciders()
            for other in others if last else others[1:]:
                assert isinstance(await answer(table, other, other, "pass"), p.Ack)
            assert isinstance(await answer(table, seat, seat, "pass"), p.Ack)
            assert table.holds(seat) == last
            gives = {"another": others[-1], "oneself": seat}.get(giver)
            if gives is not None and (gifts := state_of(table).asides(gives)):
                word = table.game.vocabulary.word(gifts[0])
                assert isinstance(await answer(table, gives, 99, word), p.Ack)
                assert (table.decision, table.holds(seat)) == (1, last)
            for command in tries:
                found.append(p.encode(table.view(seat)))
                found.append(p.encode(await table.command(seat, command)))
            found.append(p.encode(table.view(seat)))

        play(tmp_path / str(last), scene)
        return found

    assert heard(True) == heard(False)


def test_a_window_closes_at_its_deadline(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await at(world, window())
        ears = [await Ear(world, table, seat).connect() for seat in range(4)]
        frame = state_of(table).frames[-1]
        assert LIVE.window is not None
        await world.pass_time(LIVE.window - 0.01)
        assert frame in state_of(table).frames
        await world.pass_time(0.02)
        assert frame not in state_of(table).frames
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_a_strict_table_closes_no_window_early(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await at(world, window(), strict=True)
        ears = [await Ear(world, table, seat).connect() for seat in range(4)]
        frame = state_of(table).frames[-1]
        for seat in state_of(table).deciders():
            assert isinstance(await answer(table, seat, seat, "pass"), p.Ack)
        assert LIVE.window is not None
        await world.pass_time(LIVE.window - 0.01)
        assert frame in state_of(table).frames
        await world.pass_time(0.02)
        assert frame not in state_of(table).frames
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_more_time_has_no_name_and_an_end(tmp_path: Path) -> None:
    """Whoever asks for it, the others read the very same bytes; twice is enough."""
    heard: list[list[str]] = []

    def by(asker: int) -> Scene:
        async def scene(world: World) -> None:
            state = window(least=2)
            table = await at(world, state)
            deciders = state_of(table).deciders()
            watcher = await Ear(world, table, None).connect()
            who = deciders[asker]
            for number in range(2):
                command = p.MoreTime(id=f"more-time-{number}")
                assert isinstance(await table.command(who, command), p.Ack)
            refused = await table.command(who, p.MoreTime(id="more-time-9"))
            assert isinstance(refused, p.Refused)
            assert refused.code == "no-more-time"
            await watcher.listen()
            assert json.loads(watcher.bytes[-1])["table"]["more_time"] == 0
            heard.append(watcher.bytes)
            await watcher.close()

        return scene

    play(tmp_path / "a", by(0))
    play(tmp_path / "b", by(1))
    assert heard[0] == heard[1]


@pytest.mark.parametrize("hesitant", [1, 10**9])
def test_a_bot_asks_for_more_time_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hesitant: int
) -> None:
    """If only people did, it would tell that one of them has something to think about."""
    monkeypatch.setattr("rookery.server.keeper.HESITANT", hesitant)

    async def scene(world: World) -> None:
        table = await at(world, window(least=2))
        limit, bot = table.limit(), state_of(table).deciders()[0]
        assert limit is not None
        table.seats[bot].kind = "cutpurse"
        table.wake()
        await world.pass_time(LIVE.bot[1] + 0.1)
        assert not state_of(table).asking >> bot & 1  # it has answered, too
        assert table.more_time == (1 if hesitant == 1 else 0)
        assert (table.limit() or 0.0) - limit == (10.0 if hesitant == 1 else 0.0)

    play(tmp_path, scene)


def test_an_answer_opens_a_window_with_its_own_full_time(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        rng = seeded(11)
        table = await at(world, holding(rng))
        ears = [await Ear(world, table, seat).connect() for seat in range(4)]
        assert LIVE.window is not None
        await world.pass_time(LIVE.window - 1)
        state = state_of(table)
        player = next(s for s in state.deciders() if len(state.moves(s)) > 1)
        for seat in state.deciders():
            word = state.words(seat)[1] if seat == player else "pass"
            await answer(table, seat, seat, word)
        assert table.decision == 1
        await world.pass_time(1.0)
        assert table.decision == 2
        assert table.limit() is not None
        assert table.elapsed() == 0.0
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def holding(rng: Any) -> State:
    """A window in which somebody can really answer."""
    for seed in range(200):
        state = window(seed=seed)
        if any(len(state.moves(seat)) > 1 for seat in state.deciders()):
            return state
    raise AssertionError


# Standing orders ----------------------------------------------------------------------------------


def test_an_order_answers_in_secret_and_one_command_clears_all(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await at(world, window(least=2), speed="relaxed")
        first, second = state_of(table).deciders()[:2]
        ears = {v: await Ear(world, table, v).connect() for v in (first, second, None)}
        before = {viewer: len(ear.bytes) for viewer, ear in ears.items()}
        await order(table, first, p.StandingOrder(until="match", spare_me=False))
        await world.settle()
        for ear in ears.values():
            await ear.listen()
        assert not state_of(table).asking >> first & 1  # it has answered
        assert len(ears[None].bytes) == before[None]
        assert len(ears[second].bytes) == before[second]
        assert table.view(first).orders == [p.StandingOrder(until="match", spare_me=False)]
        for other in (None, *range(4)):
            if other != first:
                assert table.view(other).orders == []
        await order(table, first, number=1)
        assert table.view(first).orders == []
        for ear in ears.values():
            await ear.close()

    play(tmp_path, scene)


def test_an_order_spares_whom_it_concerns(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state = window("nohonor", kind="countering", least=1)
        data = state.game.frames.write(state, state.frames[-1])
        named = int(str(data["seat"]))
        assert concerns(state, named)
        table = await at(world, state, speed="relaxed")
        mine = p.StandingOrder(until="match")
        for seat in range(4):
            await order(table, seat, mine)
        await world.settle()
        asked = state_of(table).deciders()
        assert asked == () or all(
            concerns(state_of(table), seat) or state_of(table).frames[-1].passing() < 0
            for seat in asked
        )

    play(tmp_path, scene)


def test_an_order_in_the_open_takes_its_time(tmp_path: Path) -> None:
    """Where everybody sees who answers, an order answers no sooner than a person would."""

    async def scene(world: World) -> None:
        state = window("nohonor", least=1, seed=2)
        while state.frames[-1].seals() or len(state.deciders()) != 1:
            seat = state.deciders()[0]
            state.play(seat, "pass" if "pass" in state.words(seat) else state.default(seat))
        seat = state.deciders()[0]
        kind = state.doing()
        table = await at(world, state)
        ears = [await Ear(world, table, one).connect() for one in range(4)]
        word = state.words(seat)[0]
        await order(
            table, seat, p.StandingOrder(play=word, when=kind, until="match", spare_me=False)
        )
        await world.pass_time(LIVE.bot[0] - 0.01)
        assert table.decision == 1
        await world.pass_time(LIVE.bot[1])
        assert table.decision > 1
        lines = table.match.record.lines if table.match else []
        assert (lines[0].seat, lines[0].move) == (seat, word)
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_conditions_look_at_public_facts() -> None:
    data: dict[str, object] = {"frame": "rolling", "seat": 2, "defense": 3}
    assert holds(p.Condition(field="seat", mine=True), data, 2)
    assert not holds(p.Condition(field="seat", mine=True), data, 1)
    assert holds(p.Condition(field="seat", is_=2), data, 0)
    assert holds(p.Condition(field="defense", least=3), data, 0)
    assert not holds(p.Condition(field="defense", least=4), data, 0)
    assert not holds(p.Condition(field="defense", most=2), data, 0)
    assert not holds(p.Condition(field="nothing", least=1), data, 0)


def test_a_conditional_answer_is_played(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state = holding(seeded(1))
        seat = next(s for s in state.deciders() if len(state.moves(s)) > 1)
        word = state.words(seat)[1]
        kind = state.doing()
        table = await at(world, state, speed="relaxed")
        await order(table, seat, p.StandingOrder(play=word, when="another kind", until="match"))
        await world.settle()
        assert state_of(table).asking >> seat & 1
        await order(table, seat, p.StandingOrder(play=word, when=kind, until="match"), number=1)
        await world.settle()
        lines = table.match.record.lines if table.match else []
        assert [(line.seat, line.move) for line in lines] == [(seat, word)]

    play(tmp_path, scene)


@pytest.mark.parametrize("until", ["news", "turn", "round", "match"])
def test_orders_end_when_they_say(until: Any, tmp_path: Path) -> None:
    """Played on by default moves: each kind of order is gone at its moment, and not before."""

    async def scene(world: World) -> None:
        table = await at(world, turn(), speed="relaxed")
        seat = (state_of(table).deciders()[0] + 1) % 4
        await order(table, seat, p.StandingOrder(until=until, spare_me=False))
        began = round_of(state_of(table))
        for number in range(400):
            state = state_of(table)
            if not state.asking:
                break
            own = state.asking >> seat & 1 and state.frames[-1].passing() < 0
            gone = not table.seats[seat].orders
            if until == "turn" and own:
                assert gone
                return
            if until == "round" and round_of(state) != began:
                assert gone
                return
            if until == "news" and number and table.events[None]:
                assert gone
                return
            if until == "match":
                assert not gone
                if number > 60:
                    return
            other = next(iter(state.deciders()))
            word = table.game.vocabulary.word(state.default(other))
            await answer(table, other, number, word)
            await world.settle()
        raise AssertionError("the moment never came")

    play(tmp_path, scene)


# Clocks, banks, absent people ---------------------------------------------------------------------


def test_a_bank_runs_only_for_who_decides_alone(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await at(world, turn(), bank=60.0)
        seat = state_of(table).deciders()[0]
        ears = [await Ear(world, table, s).connect() for s in range(4)]
        await world.pass_time(25.0)
        word = state_of(table).words(seat)[0]
        await answer(table, seat, 1, word)
        assert table.banks[seat] == pytest.approx(35.0)
        assert [left for s, left in enumerate(table.banks) if s != seat] == [60.0] * 3
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_an_empty_bank_plays_the_default(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await at(world, turn(), bank=30.0)
        ears = [await Ear(world, table, s).connect() for s in range(4)]
        decision = table.decision
        await world.pass_time(30.0 + BANK_RESERVE - 0.5)
        assert table.decision == decision
        await world.pass_time(1.0)
        assert table.decision > decision
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_taking_back_gives_no_time_back(tmp_path: Path) -> None:
    """Play and undo in turn for ever: the clock of the decision still runs out."""

    async def scene(world: World) -> None:
        rules, rng = games.load("nohonor"), seeded(4)
        table: Table | None = None
        for seed in range(300):
            state = rules.new(3, seed)
            for _ in range(40 + seed):
                if not state.asking:
                    break
                chosen = rng.choice(list(state.deciders()))
                state.play(chosen, rng.choice(state.moves(chosen)))
            deciders = state.deciders()
            if len(deciders) == 1 and not state.frames[-1].hides(state):
                table = await world.table(f"undo-{seed}", state.copy(), {"speed": "live"})
                word = state.words(deciders[0])[0]
                await answer(table, deciders[0], 1, word)
                assert table.match is not None
                if table.match.undoable(deciders[0]) is not None:
                    break
                await table.stop()
        assert table is not None
        seat = deciders[0]
        ears = [await Ear(world, table, s).connect() for s in range(3)]
        await table.command(seat, p.Undo(id="undo-first"))
        await world.pass_time(50.0)
        before = table.elapsed()
        await answer(table, seat, 2, word)
        await table.command(seat, p.Undo(id="undo-again"))
        assert table.elapsed() >= before >= 50.0
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_a_bot_steps_in_after_the_grace_time_and_out_when_they_return(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await at(world, turn(), seconds=1000.0)
        seat = state_of(table).deciders()[0]
        others = [await Ear(world, table, s).connect() for s in range(4) if s != seat]
        assert LIVE.grace is not None
        await world.pass_time(LIVE.grace - 1)
        assert not table.seats[seat].bot_plays
        await world.pass_time(2)
        assert (table.seats[seat].bot_plays, table.seats[seat].absent) == (True, True)
        await others[0].listen()
        assert json.loads(others[0].bytes[-1])["table"]["seats"][seat]["absent"] is True
        back = await Ear(world, table, seat).connect()
        await world.settle()
        assert (table.seats[seat].bot_plays, table.seats[seat].absent) == (False, False)
        for ear in [*others, back]:
            await ear.close()

    play(tmp_path, scene)


def test_those_who_are_here_may_have_a_bot_play_for_who_is_not(tmp_path: Path) -> None:
    """At tables without a clock nobody steps in by itself: all who are here must want it."""

    async def scene(world: World) -> None:
        table = await at(world, turn(), speed="relaxed")
        away = state_of(table).deciders()[0]
        first, second, third = [seat for seat in range(4) if seat != away]
        ears = [await Ear(world, table, seat).connect() for seat in (first, second)]

        async def want(seat: int, number: int) -> str:
            said = await table.command(seat, p.StandIn(id=f"want-{number:05}", seat=away))
            return "ack" if isinstance(said, p.Ack) else said.code

        assert await want(first, 1) == "too-soon"
        await world.pass_time(61)
        assert await want(away, 2) == "no-change"  # not for oneself,
        assert await want(first, 8) == "too-soon"  # and whoever says something is here
        await world.pass_time(61)
        assert await want(first, 3) == "ack"
        await ears[1].listen()
        assert json.loads(ears[1].bytes[-1])["table"]["seats"][away]["stand_in"] == [first]
        assert table.seats[away].alive
        back = await Ear(world, table, away).connect()  # a moment too early: it begins anew
        await back.close()
        await world.settle()
        assert await want(second, 4) == "too-soon"
        await world.pass_time(61)
        assert await want(second, 5) == "ack"
        assert table.seats[away].alive
        assert await want(first, 6) == "ack"
        assert (table.seats[away].bot_plays, table.seats[away].absent) == (True, True)
        assert await want(third, 7) == "no-change"
        back = await Ear(world, table, away).connect()
        await world.settle()
        assert table.seats[away].alive
        for ear in [*ears, back]:
            await ear.close()

    play(tmp_path, scene)


def test_who_got_up_on_purpose_comes_back_on_purpose(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await at(world, turn(), speed="relaxed")
        seat = (state_of(table).deciders()[0] + 1) % 4
        await table.command(seat, p.Leave(id="leave-0001"))
        ear = await Ear(world, table, seat).connect()
        await world.settle()
        assert table.seats[seat].bot_plays
        assert isinstance(await table.command(seat, p.Return(id="return-01")), p.Ack)
        assert not table.seats[seat].bot_plays
        await ear.close()

    play(tmp_path, scene)


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await at(world, turn())
        ears = [await Ear(world, table, s).connect() for s in range(4)]
        await world.pass_time(40.0)
        await table.command(0, p.Pause(id="pause-on1", on=True))
        await world.pass_time(3600.0)
        await table.command(0, p.Pause(id="pause-off", on=False))
        assert table.elapsed() == pytest.approx(40.0)
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_where_only_bots_are_left_nobody_waits(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await at(world, window())
        assert table.floor() == LIVE.window
        for seat in range(4):
            table.seats[seat].bot_plays = True
        assert table.floor() == 0.0

    play(tmp_path, scene)


# Offers -------------------------------------------------------------------------------------------


def planning() -> tuple[State, int, int]:
    """A leader who plans a heist, and somebody who can be invited for a share."""
    rules, rng = games.load("nohonor"), seeded(6)
    while True:
        state = rules.new(4, int(rng.below(1 << 20)))
        while state.asking:
            seat = state.deciders()[0]
            for word in state.words(seat):
                if word.startswith("invite"):
                    trial = state.copy()
                    trial.play(seat, word)
                    if "share 3" in trial.words(seat):
                        return state, seat, int(word.split()[1])
            state.play(seat, rng.choice(state.moves(seat)))


def test_an_offer_travels_as_one_command(tmp_path: Path) -> None:
    """Nobody sees a half-made offer; what is on the table is data, counter-offers too."""

    async def scene(world: World) -> None:
        state, leader, guest = planning()
        table = await at(world, state, speed="relaxed")
        ear = await Ear(world, table, guest).connect()
        heard = len(ear.bytes)
        half = await answer(table, leader, 1, f"invite {guest}", "share 3", "no such thing")
        assert isinstance(half, p.Refused)
        await ear.listen()
        assert len(ear.bytes) == heard
        whole = await answer(table, leader, 2, f"invite {guest}", "share 3", "propose")
        assert isinstance(whole, p.Ack)
        await ear.listen()
        assert len(ear.bytes) == heard + 1  # one update for the whole form
        update = json.loads(ear.bytes[-1])
        view = update["table"]["view"]
        assert view["heist"]["shares"][guest] == 3
        assert view["talks"]["answers"][guest] == "?"
        assert "offer" in [event["key"] for event in update["events"]]
        assert isinstance(await answer(table, guest, 3, "counter", "share 5"), p.Ack)
        shown: Any = table.view(None).view
        assert shown["heist"]["shares"][guest] == 5
        assert shown["talks"]["answers"][guest] == "countered"
        await ear.close()

    play(tmp_path, scene)
