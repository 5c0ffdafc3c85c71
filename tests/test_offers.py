"""Nobody is asked a question with one answer, and a reaction is offered: silence passes.

The server answers for whoever has no choice: at once where all others are bots, and among people
after a time that tells nothing. Whoever wants no reactions makes no click between their own turns.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rookery import games
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.state import State
from rookery.server import protocol as p
from rookery.server.clocks import PACES, PATIENCE, SLACK
from rookery.server.keeper import AHEAD
from rookery.server.table import Table
from rookery.server.thinkers import Answer, Question
from tests.test_windows import state_of
from tests.worlds import Ear, World, answer

LIVE, RELAXED = PACES["live"], PACES["relaxed"]
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


def asked(choice: bool, game: str = "swindler", kind: str | None = None) -> tuple[State, int]:
    """A reaction and a seat that has a choice in it, or can only pass; others are asked, too,
    except where one answers after the other."""
    rules, rng = games.load(game), seeded(5)
    while True:
        state = rules.new(4, int(rng.below(1 << 30)))
        while state.asking:
            frame = state.frames[-1]
            fits = frame.passing() >= 0 and len(state.deciders()) > 1
            if kind is not None:
                fits = state.doing() == kind
            for seat in state.deciders():
                if fits and (len(state.moves(seat)) > 1) == choice:
                    return state, seat
            seat = rng.choice(list(state.deciders()))
            state.play(seat, rng.choice(state.moves(seat)))


async def among_bots(world: World, state: State, seat: int, **settings: Any) -> Table:
    """A table where one person sits among bots."""
    given = {"options": state.options, **settings}
    table = await world.table("bots-table", state.copy(), {"speed": "relaxed", **given})
    for other, place in enumerate(table.seats):
        place.kind = "person" if other == seat else "cutpurse"
    table.wake()
    return table


async def among_people(world: World, state: State, speed: str) -> Table:
    given = {"options": state.options, "speed": speed}
    return await world.table("people-table", state.copy(), given)


def made(table: Table, seat: int) -> list[str]:
    """What a seat has done so far."""
    assert table.match is not None
    return [line.move for line in table.match.record.lines if line.seat == seat]


# One answer ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", ["relaxed", "live", "days"])
def test_among_bots_who_can_only_pass_passes_at_once(speed: str, tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state, seat = asked(choice=False)
        table = await among_bots(world, state, seat, speed=speed)
        shown = table.view(seat)
        assert shown.prompt is None
        assert shown.sole is not None
        assert (shown.sole.word, shown.silence, shown.undo) == ("pass", None, None)
        await world.settle()
        assert made(table, seat) == ["pass"]
        rows = await table.store.log(table.id)
        assert [row.body["by"] for row in rows if row.seat == seat] == ["sole"]
        assert not table.view(seat).undo  # it was no choice: there is nothing to take back

    play(tmp_path, scene)


def test_who_watches_learns_nothing_from_the_time(tmp_path: Path) -> None:
    """With a spectator at the table even somebody alone among bots takes the public time."""

    async def scene(world: World) -> None:
        for choice in (False, True):
            state, seat = asked(choice)
            table = await world.table(f"watched-{choice}", state.copy(), {"options": state.options})
            for other, place in enumerate(table.seats):
                place.kind = "person" if other == seat else "cutpurse"
            watcher = await Ear(world, table, None).connect()
            ear = await Ear(world, table, seat).connect()
            assert RELAXED.window is not None
            await world.pass_time(RELAXED.window - 0.1)
            assert not made(table, seat)
            await world.pass_time(0.2)
            assert made(table, seat) == ["pass"]
            for one in (watcher, ear):
                await one.close()

    play(tmp_path, scene)


@pytest.mark.parametrize("speed", ["live", "relaxed"])
def test_among_people_the_clock_answers_and_all_take_the_same_time(
    speed: str, tmp_path: Path
) -> None:
    async def scene(world: World) -> None:
        state, seat = asked(choice=False)
        table = await among_people(world, state, speed)
        ears = [await Ear(world, table, one).connect() for one in range(4)]
        frame = state_of(table).frames[-1]
        assert table.view(seat).prompt is None
        for other in state.deciders():
            if other != seat:
                await answer(table, other, other, "pass")
        limit = PACES[speed].window
        assert limit is not None
        await world.pass_time(limit - 0.01)
        assert frame in state_of(table).frames
        assert not made(table, seat)
        await world.pass_time(0.02)
        assert frame not in state_of(table).frames
        assert made(table, seat) == ["pass"]
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


@pytest.mark.parametrize("hesitant", [1, 10**9])
def test_who_has_no_choice_asks_for_more_time_now_and_then(
    hesitant: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If only those with a choice did, it would tell that they have one."""
    monkeypatch.setattr("rookery.server.keeper.HESITANT", hesitant)

    async def scene(world: World) -> None:
        state, seat = asked(choice=False)
        table = await among_people(world, state, "live")
        ears = [await Ear(world, table, one).connect() for one in range(4)]
        assert LIVE.window is not None
        await world.pass_time(LIVE.window - 0.1)
        assert table.more_time == (1 if hesitant == 1 else 0)
        await world.pass_time(0.2)
        assert bool(made(table, seat)) == (hesitant != 1)
        await world.pass_time(LIVE.extra)
        assert made(table, seat)[0] == "pass"
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_where_somebody_is_not_here_everybody_answers_when_they_come(tmp_path: Path) -> None:
    """At a table without clocks, and with people who share a device, nobody is passed over."""

    async def scene(world: World) -> None:
        state, seat = asked(choice=False)
        table = await among_people(world, state, "relaxed")
        others = [one for one in state.deciders() if one != seat]
        ears = [await Ear(world, table, one).connect() for one in others]
        await world.pass_time(1000)
        assert state_of(table).asking >> seat & 1
        shown = table.view(seat)
        assert shown.prompt is not None
        assert (len(shown.prompt.moves), shown.silence) == (1, None)
        assert table.view(others[0]).silence is None
        ears.append(await Ear(world, table, seat).connect())  # now the clock runs, from the start
        assert table.view(seat).prompt is None
        assert RELAXED.window is not None
        await world.pass_time(RELAXED.window - AHEAD - 0.1)
        assert not made(table, seat)
        await world.pass_time(AHEAD + 0.2)
        assert made(table, seat) == ["pass"]
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_over_days_it_takes_as_long_as_somebody_who_comes_by(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state, seat = asked(choice=False)
        table = await among_people(world, state, "days")
        assert table.view(seat).prompt is None
        await world.pass_time(599.0)
        assert not made(table, seat)
        await world.pass_time(7200.0)
        assert made(table, seat)[0] == "pass"

    play(tmp_path, scene)


def own_turn() -> tuple[State, int]:
    """Somebody decides in the open and has one way to go."""
    rules, rng = games.load("swindler"), seeded(8)
    state = rules.new(4, 3)
    while True:
        seat = state.deciders()[0]
        if not state.frames[-1].seals() and len(state.moves(seat)) == 1:
            return state, seat
        state.play(seat, rng.choice(state.moves(seat)))


def test_the_only_way_in_the_open_takes_a_moment_among_people(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state, seat = own_turn()
        table = await among_people(world, state, "relaxed")
        assert table.view(seat).prompt is None
        await world.pass_time(RELAXED.sole[0] - 0.01)
        assert not made(table, seat)
        await world.pass_time(RELAXED.sole[1])
        assert made(table, seat) == state.words(seat)

    play(tmp_path, scene)


def undone() -> tuple[State, int, str, str]:
    """A choice after which there is one way to go, and nothing new was shown."""
    rules, rng = games.load("swindler"), seeded(2)
    while True:
        state = rules.new(4, int(rng.below(1 << 30)))
        while state.asking:
            seat = state.deciders()[0]
            frame = state.frames[-1]
            if not frame.seals() and len(state.moves(seat)) > 1:
                for move in state.moves(seat):
                    trial = state.copy()
                    known = trial.news, trial.chance.drawn
                    trial.play(seat, move)
                    same = trial.deciders() == (seat,) and (trial.news, trial.chance.drawn) == known
                    if same and len(trial.moves(seat)) == 1 and not trial.frames[-1].seals():
                        return state, seat, rules.vocabulary.word(move), trial.words(seat)[0]
            state.play(seat, rng.choice(state.moves(seat)))


def test_what_can_be_taken_back_is_not_rushed_over(tmp_path: Path) -> None:
    """After a move that can be taken back the only way on waits a while; undo goes back to the
    last choice, through all that the server did."""

    async def scene(world: World) -> None:
        state, seat, first, then = undone()
        table = await among_bots(world, state, seat)
        await answer(table, seat, 1, first)
        shown = table.view(seat)
        assert shown.prompt is None
        assert shown.sole is not None
        assert (shown.sole.word, shown.silence) == (then, round(1000 * PATIENCE))
        assert shown.undo == first
        assert isinstance(await table.command(seat, p.Undo(id="undo-0001")), p.Ack)
        assert table.view(seat).prompt is not None
        await answer(table, seat, 2, first)
        await world.pass_time(PATIENCE - 0.1)
        assert made(table, seat) == [first]
        await world.pass_time(0.2)
        assert made(table, seat)[:2] == [first, then]

    play(tmp_path, scene)


# Offered, not asked -------------------------------------------------------------------------------


@pytest.mark.parametrize("here", [False, True])
def test_silence_passes(here: bool, tmp_path: Path) -> None:
    """After one's own time; a page that is open counts from when it has shown the offer, and the
    server steps in only if it does not."""

    async def scene(world: World) -> None:
        state, seat = asked(choice=True)
        table = await among_bots(world, state, seat)
        ears = [await Ear(world, table, seat).connect()] if here else []
        shown = table.view(seat)
        assert shown.prompt is not None
        assert shown.prompt.passing == "pass"
        assert (shown.silence, shown.milliseconds) == (round(1000 * PATIENCE), None)
        due = PATIENCE + (SLACK if here else 0.0)
        await world.pass_time(due - 0.1)
        assert not made(table, seat)
        await world.pass_time(0.2)
        assert made(table, seat)[0] == "pass"
        for ear in ears:
            await ear.close()

    play(tmp_path, scene)


def test_a_reaction_can_be_made_as_before(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state, seat = asked(choice=True)
        table = await among_bots(world, state, seat)
        word = state.words(seat)[1]
        await world.pass_time(PATIENCE / 2)
        assert isinstance(await answer(table, seat, 1, word), p.Ack)
        assert made(table, seat)[0] == word

    play(tmp_path, scene)


@pytest.mark.parametrize("way", ["hold", "patience"])
def test_who_wants_to_think_is_waited_for(way: str, tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state, seat = asked(choice=True)
        table = await among_bots(world, state, seat)
        wish = p.Hold(id="hold-0001") if way == "hold" else p.Patience(id="pat-0001", seconds=None)
        assert isinstance(await table.command(seat, wish), p.Ack)
        assert table.view(seat).silence is None
        await world.pass_time(10_000)
        assert not made(table, seat)
        twin = await world.house.whole(table)  # as after a restart
        assert (twin.seats[seat].patience, twin.pondered) == (
            table.seats[seat].patience,
            table.pondered,
        )
        await answer(table, seat, 1, "pass")
        assert made(table, seat)[0] == "pass"

    play(tmp_path, scene)


def test_hold_is_for_those_who_keep_nobody_waiting(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state, seat = asked(choice=True)
        table = await among_people(world, state, "live")
        said = await table.command(seat, p.Hold(id="hold-0001"))
        assert isinstance(said, p.Refused)
        assert said.code == "no-clock"
        assert isinstance(await table.command(seat, p.MoreTime(id="more-0001")), p.Ack)

    play(tmp_path, scene)


@pytest.mark.parametrize("kind", ["complications", "countering"])
def test_pass_until_my_turn_ends_in_no_error(kind: str, tmp_path: Path) -> None:
    """The order answers what is open, Complications too; nothing is left to be sent after it."""

    async def scene(world: World) -> None:
        state, seat = asked(True, "nohonor", kind)
        table = await among_bots(world, state, seat)
        order = p.SetOrders(id="orders-01", orders=[p.StandingOrder(until="turn", spare_me=False)])
        assert isinstance(await table.command(seat, order), p.Ack)
        assert table.view(seat).prompt is None  # no flash of a question either
        await world.settle()
        assert made(table, seat)[0] == "pass"

    play(tmp_path, scene)


# Twenty matches -----------------------------------------------------------------------------------


class Here:
    """The bots that the server runs, in this process."""

    async def think(self, question: Question, whose: str, seconds: float) -> Answer:
        question.slot = 0.0
        return question.answer()


async def hands_off(world: World, game: str, number: int, rng: Rng) -> Counter[str]:
    """A match of a person who wants no reactions; counts what was asked."""
    seats = 3 if game != "nohonor" else 4
    rules = games.load(game)
    options: dict[str, object] = {"turn_limit": 10} if game == "nohonor" else {}
    state = rules.new(seats, int(rng.below(1 << 30)), options)
    table = await world.table(f"{game}-{number}", state, {"options": state.options})
    table.thinkers = Here()  # type: ignore[assignment]
    for place in table.seats[1:]:
        place.kind = "pickpocket"
    table.wake()
    count: Counter[str] = Counter()
    for step in range(6000):
        await world.settle()
        if table.status == "over":
            return count
        shown = table.view(0)
        assert shown.prompt is None or len(shown.prompt.moves) > 1, shown.prompt
        if shown.prompt is not None and shown.prompt.passing is None:
            count["turns"] += 1
            words = [move.word for move in shown.prompt.moves]
            word = words[rng.below(len(words))] if rng.below(3) else shown.prompt.default
            said = await answer(table, 0, step, word)
            assert isinstance(said, p.Ack), said
            continue
        if shown.prompt is not None:
            count["offers"] += 1
        await world.clock.advance(PATIENCE + 0.1, world.settle)
    raise AssertionError("the match does not end without a click")


@pytest.mark.parametrize("game", games.NAMES)
def test_who_wants_no_reactions_makes_no_click_between_their_turns(
    game: str, tmp_path: Path
) -> None:
    async def scene(world: World) -> None:
        rng = seeded(26)
        total: Counter[str] = Counter()
        for number in range(20):
            total += await hands_off(world, game, number, rng)
        assert total["turns"] > 20
        if game in ("swindler", "nohonor"):
            assert total["offers"] > 20, "this test could not fail"

    play(tmp_path, scene)
