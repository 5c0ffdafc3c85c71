"""The full screen: whole matches by keys, at both sizes, and everything can be reached."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input

from rookery import games
from rookery.cli.companion import Companion
from rookery.cli.learn import Learning, read_kept
from rookery.cli.play import Session
from rookery.cli.visit import Visit, read_link
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption
from rookery.kernel.state import State
from rookery.match import Match
from rookery.record import Replay, parse
from rookery.screen.app import Evening, Settings
from rookery.screen.desk import Choices, Pane
from rookery.screen.dialogs import Curtain, Finder, Menu, Typed
from rookery.screen.ink import Ink
from rookery.screen.lesson import Course
from rookery.screen.local import Local
from rookery.screen.lookback import LookBack
from rookery.screen.question import Choice, Question, number
from rookery.screen.remote import Remote
from rookery.speaker import Speaker
from rookery.zones import HEAD
from tests.test_cli import rookery

SMALL, LARGE = (80, 24), (120, 40)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
GAMES = pytest.mark.parametrize("name", games.NAMES)
Scene = Callable[[Evening, Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def evening(
    name: str,
    folder: Path,
    people: tuple[str, ...] = ("Anna",),
    seats: int = 3,
    lang: str = "en",
    seed: int = 5,
    kind: str = "cutpurse",
    state: State | None = None,
    pace: int = 0,
    **options: Any,
) -> Evening:
    """An evening against bots, with pauses taken out."""
    game = games.load(name)
    match = Match(game, seats, seed, options) if state is None else Match.begun_from(state)
    names = [*people, "Mags", "Bartek", "Odile", "Pim", "Ines"][: match.state.seats]
    kinds = ["person"] * len(people) + [kind] * (match.state.seats - len(people))
    players = [{"name": n, "kind": k} for n, k in zip(names, kinds, strict=True)]
    match.record.headers["players"] = players
    speaker = Speaker(game, lang, names)
    session = Session(match, players, speaker, folder / "match.rook", Companion(name))
    return Evening(speaker, lambda desk: Local(desk, session, kinds), Settings(pace), calm=0)


def show(app: Evening, size: tuple[int, int], scene: Scene) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await scene(app, pilot)

    asyncio.run(run())


def text(app: Evening) -> str:
    """What stands on the screen, without what is empty."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


async def until(true: Callable[[], object]) -> None:
    """Wait for something, however busy the machine is."""
    for _ in range(120_000):
        if true():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never happened")


SIGNS = {"enter": "\r", "space": " ", "question_mark": "?", "minus": "-", "plus": "+"}


async def press(app: Evening, *keys: str) -> None:
    """Keys as they come from a terminal, each carried out before the next. (A pilot waits until
    the machine is idle, which takes forty times as long.)"""
    for key in keys:
        event = events.Key(key, SIGNS.get(key, key if len(key) == 1 else None))
        event.set_sender(app)
        assert app._driver is not None
        app._driver.send_message(event)
        way = [app, *(app.focused or app.screen).ancestors_with_self]
        for place in (*way, *way):  # a key goes up from what has the focus, and so does a choice
            done = asyncio.Event()
            if place.call_later(done.set):
                await done.wait()
            if not app.is_running:
                return


async def asked(app: Evening) -> Question:
    """The next question, once it is to be seen."""
    await until(lambda: app.desk.question is not None)
    question = app.desk.question
    assert question is not None
    return question


async def choose(app: Evening, question: Question, place: int) -> None:
    """Answer by the number of a choice, twice if it is grave."""
    answer = app.desk.answer
    assert answer is not None
    for _ in range(2):
        if not answer.done():
            await press(app, *str(question.choices[place].number))
        if not answer.done() and app.desk.typed:
            await press(app, "enter")
    assert answer.done()
    await until(lambda: app.desk.question is not question)


async def settled(pilot: Pilot[None]) -> None:
    """Everything is drawn."""
    await pilot.pause()
    await pilot.pause()


def over(question: Question) -> bool:
    return question.choices[0].word == "look"


# Whole matches ------------------------------------------------------------------------------------

SHORT: dict[str, dict[str, Any]] = {
    "sneaks": {},
    "oliver": {},
    "nohonor": {"turn_limit": 10},
    "swindler": {"idle_rounds": 3},
}


@SIZES
@GAMES
def test_a_whole_match_by_keys(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    """Nobody is asked a question with one answer, and at the end one can look at it again."""
    app = evening(name, tmp_path, **SHORT[name])

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        asks = 0
        while not over(question := await asked(app)):
            asks += 1
            assert len(question.choices) > 1
            await choose(app, question, asks * 5 % len(question.choices))
        await settled(pilot)
        assert "Final scores" in text(app)
        assert asks > 10
        await press(app, "1")  # look at it again
        await until(lambda: "Move 0 of" in (app.desk.question.said if app.desk.question else ""))

    show(app, size, scene)
    record = parse((tmp_path / "match.rook").read_text("utf-8"))
    assert Replay(record, games.load(name)).to(len(record.lines)).over


# Nothing is cut -----------------------------------------------------------------------------------


def positions(name: str, seats: int, most: int = 2) -> list[State]:
    """Decisions of the first seat, from all over a match."""
    state = games.load(name).new(seats, 11)
    rng = seeded(4)
    found: list[State] = []
    while state.asking:
        seat = state.deciders()[0]
        if seat == 0 and len(state.moves(0)) > 1:
            found.append(state.copy())
        state.play(seat, rng.choice(state.moves(seat)))
    step = max(1, len(found) // most)
    longest = max(found, key=lambda one: len(one.moves(0)))
    return [*found[::step][:most], longest]


@pytest.mark.parametrize("lang", ["en", "de"])
@GAMES
def test_nothing_is_cut_at_80x24(name: str, lang: str, tmp_path: Path) -> None:
    """Every word of table, hand, question and news stands in its pane, no line is wider than the
    pane, no word is broken, and what is higher than its pane can be scrolled to."""
    seats = games.load(name).max_seats
    for state in positions(name, seats):
        app = evening(name, tmp_path, seats=seats, lang=lang, state=state)

        async def scene(app: Evening, pilot: Pilot[None]) -> None:
            question = await asked(app)
            await settled(pilot)
            panes = [pane for pane in app.desk.query(Pane) if pane.display and pane.region.area]
            assert {pane.id for pane in panes} >= {"left", "right", "own", "asked", "news"}
            for pane in panes:
                shown = str(pane.text.content).splitlines()
                width = pane.scrollable_content_region.width
                assert all(len(line) <= width for line in shown), (pane.id, shown)
                told = " ".join(line.removeprefix(HEAD) for line in pane.lines).split()
                assert " ".join(shown).split() == told
                high = pane.scrollable_content_region.height
                assert high > 0
                assert pane.max_scroll_y >= len(shown) - high
                assert pane.can_focus
            choices = app.desk.query_one(Choices)
            assert choices.scrollable_content_region.height >= 4
            width = choices.scrollable_content_region.width
            for one, option in zip(question.choices, choices.options, strict=True):
                lines = str(option.prompt).splitlines()
                assert all(len(line) <= width for line in lines), lines
                told = f"{one.number} {one.text} {one.note}".split()
                assert " ".join(lines).split() == told
            assert all(len(line) <= 80 for line in text(app).splitlines())
            foot = text(app).splitlines()[-1]
            assert all(f"{key} " in foot for key in "?IHOULPQ")

        show(app, SMALL, scene)


def test_what_is_higher_than_its_pane_is_scrolled_by_keys(tmp_path: Path) -> None:
    app = evening("oliver", tmp_path, seats=4)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        await asked(app)
        await settled(pilot)
        left = app.desk.query_one("#left", Pane)
        assert left.max_scroll_y > 5
        for _ in range(6):
            await pilot.press("tab")
            if app.focused is left:
                break
        assert app.focused is left
        await pilot.press("end")
        await until(lambda: left.scroll_y == left.max_scroll_y)

    show(app, SMALL, scene)


# Pictures in text ---------------------------------------------------------------------------------

SCREENS = Path(__file__).parent / "screens"


@SIZES
@GAMES
def test_the_screen_looks_as_it_did(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    """Whoever changes it on purpose writes the pictures anew: ROOKERY_SCREENS=write, and looks at
    what `git diff tests/screens` says."""
    lang = "en" if size == SMALL else "de"
    app = evening(name, tmp_path, seats=4, lang=lang)
    file = SCREENS / f"{name}-{size[0]}x{size[1]}.txt"

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        for turn in range(6):
            question = await asked(app)
            await choose(app, question, turn % len(question.choices))
        await asked(app)
        await settled(pilot)
        seen = text(app) + "\n"
        if os.environ.get("ROOKERY_SCREENS") == "write":
            file.parent.mkdir(exist_ok=True)
            file.write_text(seen, "utf-8")
        assert seen == file.read_text("utf-8")

    show(app, size, scene)


# What one can do besides --------------------------------------------------------------------------


async def finder(app: Evening, key: str) -> Finder:
    await press(app, key)
    await until(lambda: isinstance(app.screen, Finder) and app.screen.shown)
    assert isinstance(app.screen, Finder)
    return app.screen


async def closed(app: Evening, key: str = "escape") -> None:
    await press(app, key)
    await until(lambda: app.screen is app.desk)


def test_what_is_named_can_be_looked_up(tmp_path: Path) -> None:
    app = evening("nohonor", tmp_path)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        question = await asked(app)
        await settled(pilot)
        agenda = question.choices[question.first()].text
        found = await finder(app, "i")
        first = found.shown[0]
        name = first.title.partition(" ·")[0]
        assert name in agenda  # what one is about to choose stands first
        assert len(first.text) > 10
        found.query_one(Input).value = "Knockout"
        await until(lambda: found.shown and found.shown[0].title.startswith("Knockout Drops"))
        found.query_one(Input).value = "R39"  # a ruling
        await until(lambda: found.shown and "R39" in found.shown[0].title + found.shown[0].text)
        await closed(app)
        rules = await finder(app, "r")
        assert len(rules.shown) > 5
        await closed(app)
        keys = await finder(app, "question_mark")
        assert any("hint" in one.text for one in keys.shown)
        await closed(app)
        await press(app, "o")
        await until(lambda: isinstance(app.screen, Finder))

    show(app, SMALL, scene)


@GAMES
def test_every_card_says_something_in_both_languages(name: str) -> None:
    game = games.load(name)
    for lang in ("en", "de"):
        ink = Ink(Speaker(game, lang, ["A", "B", "C"]))
        cards = ink.cards()
        assert len(cards) > 15
        linked = [link for link in ink.links.values() if link not in cards]
        assert len(linked) < 0.1 * len(ink.links), linked


def test_a_click_on_a_name_and_a_second_click_on_a_choice(tmp_path: Path) -> None:
    app = evening("nohonor", tmp_path)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        question = await asked(app)
        await settled(pilot)
        own = app.desk.query_one("#own", Pane)
        line = next(n for n, one in enumerate(text(app).splitlines()) if "Agendas:" in one)
        column = text(app).splitlines()[line].index("Agendas:") + len("Agendas: ")
        await pilot.click(offset=(column + 1, line))
        await until(lambda: isinstance(app.screen, Finder))
        assert own.lines
        await closed(app)
        box = app.desk.query_one(Choices)
        box.highlighted = 0
        await settled(pilot)
        rows = [
            n for n, one in enumerate(text(app).splitlines()) if question.choices[1].text in one
        ]
        await pilot.click(offset=(box.region.x + 4, rows[-1]))
        assert app.desk.question is question
        assert box.highlighted == 1
        await asyncio.sleep(0.6)  # or it would be the second half of a double click
        await pilot.click(offset=(box.region.x + 4, rows[-1]))
        await until(lambda: app.desk.question is not question)

    show(app, SMALL, scene)


def test_the_log_can_be_searched_and_moves_taken_back(tmp_path: Path) -> None:
    app = evening("sneaks", tmp_path)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        first = await asked(app)
        await choose(app, first, 2)
        second = await asked(app)
        assert "snitches" in second.said
        await press(app, "u")
        await until(lambda: app.desk.question and "sneaks go" in app.desk.question.said)
        for place in (2, 2):
            await choose(app, await asked(app), place)
        await asked(app)
        log = await finder(app, "l")
        assert any("Taken back: Send sneaks to C Casino." in one.text for one in log.shown)
        log.query_one(Input).value = "round 2"
        await until(lambda: [one.text for one in log.shown] == ["Round 2."])

    show(app, SMALL, scene)


def test_a_place_keeps_its_number_and_a_longer_number_waits(tmp_path: Path) -> None:
    app = evening("sneaks", tmp_path)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        question = await asked(app)
        await choose(app, question, 0)
        question = await asked(app)
        assert [one.number for one in question.choices] == [2, 3, 4, 5, 6]
        await press(app, "1")  # one's sneaks are there
        await settled(pilot)
        assert "no choice 1" in text(app)

    show(app, SMALL, scene)

    wanted: list[int | None] = [None] * 12 + [0]
    choices = [Choice(str(n), "") for n in range(13)]
    number(wanted, choices)
    assert [one.number for one in choices] == [*range(1, 13), 0]
    many = [Choice(f"share {n}", "") for n in range(13)]
    number([*range(13)], many)
    assert [one.number for one in many] == [*range(13)]
    twice = [Choice("pass", ""), Choice("done", "")]
    number([0, 0], twice)
    assert [one.number for one in twice] == [1, 2]


def test_a_share_is_a_number_that_one_types(tmp_path: Path) -> None:
    """And 1 waits for a second digit where there is a choice 12."""
    state = planned()
    app = evening("nohonor", tmp_path, seats=state.seats, state=state)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        question = await asked(app)
        shares = {one.word: one.number for one in question.choices if one.word.startswith("share")}
        assert all(int(word.split()[1]) == number for word, number in shares.items())
        assert "share 12" in shares
        await press(app, "1")
        await settled(pilot)
        assert app.desk.question is question
        await press(app, "2", "enter")
        await until(lambda: app.desk.question is not question)
        assert app.desk.driver is not None
        await asked(app)
        record = parse((tmp_path / "match.rook").read_text("utf-8"))
        assert record.lines[0].move == "share 12"

    show(app, SMALL, scene)


def planned() -> State:
    """A decision of the first seat that names a share of a big haul."""
    game = games.load("nohonor")
    rng = seeded(9)
    for seed in range(200):
        state = game.new(3, seed)
        while state.asking:
            seat = state.deciders()[0]
            words = state.words(seat)
            if seat == 0 and "share 12" in words:
                return state
            likely = [w for w in words if w.startswith(("invite", "heist", "propose"))]
            words = likely or words
            state.play(seat, words[rng.below(len(words))])
    raise AssertionError("no heist was planned")


def test_what_nobody_asks_can_be_done_all_the_same(tmp_path: Path) -> None:
    """Coins are given away in the middle of another decision, which stays open."""
    state = next(one for one in positions("nohonor", 3, 20) if one.asides(0))
    coins = [seat["coins"] for seat in cast(Any, state.view(0)["seat"])]
    app = evening("nohonor", tmp_path, state=state)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        question = await asked(app)
        await press(app, "a")
        await until(lambda: isinstance(app.screen, Menu))
        assert isinstance(app.screen, Menu)
        give = app.screen.choices.index("Give a Coin to Mags")
        await press(app, *["down"] * give, "enter")
        await until(lambda: app.desk.question is not question)
        assert (await asked(app)).said == question.said
        assert app.desk.view is not None
        now = [seat["coins"] for seat in cast(Any, app.desk.view["seat"])]
        assert now == [coins[0] - 1, coins[1] + 1, coins[2]]

    show(app, SMALL, scene)


def test_standing_orders_pass_until_ones_turn(tmp_path: Path) -> None:
    """P in a reaction: no further reaction is asked for until one decides in the open."""
    app = evening("nohonor", tmp_path, seats=4, seed=8)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        for _ in range(200):
            question = await asked(app)
            if question.reaction:
                break
            await choose(app, question, question.first())
        assert question.reaction
        await press(app, "p")
        await until(lambda: isinstance(app.screen, Menu))
        await press(app, "1")
        await until(lambda: app.desk.question is not question)
        question = await asked(app)
        assert not question.reaction

    show(app, SMALL, scene)


def test_bots_think_elsewhere_and_the_screen_goes_on(tmp_path: Path) -> None:
    """While a bot searches, in a process of its own, keys are answered."""
    app = evening("sneaks", tmp_path, kind="burglar@0.6")

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        await until(lambda: app.desk.busy == "Mags")
        await settled(pilot)
        assert "Mags …" in text(app)
        await finder(app, "question_mark")
        assert app.desk.busy
        await closed(app)
        await asked(app)
        assert not app.desk.busy
        found = await finder(app, "h")
        assert any("victory" in one.text for one in found.shown)

    show(app, SMALL, scene)


def test_moves_of_bots_appear_one_after_another(tmp_path: Path) -> None:
    """At a slow pace the news come line by line, and the space bar shows the rest."""
    app = evening("sneaks", tmp_path, pace=5)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        await until(lambda: app.desk.news)
        assert app.desk.question is None
        await asyncio.sleep(0.05)
        assert len(app.desk.news) == 1
        await press(app, "space")
        await asked(app)
        await press(app, "minus", "minus")
        await until(lambda: app.pace == 3)

    show(app, SMALL, scene)


def test_day_and_night_say_the_same(tmp_path: Path) -> None:
    app = evening("swindler", tmp_path)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        await asked(app)
        await settled(pilot)
        night, dark = text(app), app.screen.styles.background
        await press(app, "t")
        await settled(pilot)
        assert text(app) == night
        assert app.screen.styles.background != dark

    show(app, SMALL, scene)


def test_saving_elsewhere(tmp_path: Path) -> None:
    app = evening("sneaks", tmp_path)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        await asked(app)
        await press(app, "s")
        await until(lambda: isinstance(app.screen, Typed))
        app.screen.query_one(Input).value = str(tmp_path / "other.rook")
        await press(app, "enter")
        await until((tmp_path / "other.rook").exists)

    show(app, SMALL, scene)


# Hot seat -----------------------------------------------------------------------------------------


def test_a_curtain_falls_between_two_people(tmp_path: Path) -> None:
    """Nothing of one's plans, hand or news is to be seen before the other is there, nor after."""
    app = evening("sneaks", tmp_path, people=("Anna", "Ben"))

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        await until(lambda: isinstance(app.screen, Curtain))
        await settled(pilot)
        assert "Give Anna the keyboard" in text(app)
        assert "Auction" not in text(app)
        await press(app, "enter")
        question = await asked(app)
        await choose(app, question, 0)
        question = await asked(app)
        await settled(pilot)
        assert "sneaks: Anna" in text(app)
        await choose(app, question, 0)
        await until(lambda: isinstance(app.screen, Curtain))
        await settled(pilot)
        assert "Give Ben the keyboard" in text(app)
        assert "Anna" not in text(app)
        await press(app, "enter")
        await asked(app)
        await settled(pilot)
        assert "sneaks: Anna" not in text(app)
        assert "Anna plans" not in text(app)
        assert "You plan" not in text(app)

    show(app, SMALL, scene)


# Lessons ------------------------------------------------------------------------------------------


def test_a_lesson_by_keys(tmp_path: Path) -> None:
    """A wrong try gets its reason, U goes a step back, and it goes on where it was left."""
    learning = Learning("sneaks", [], "en")
    app = Evening(learning.speaker, lambda desk: Course(desk, learning), Settings(0), calm=0)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        wrong = back = False
        for _ in range(200):
            question = await asked(app)
            step = learning.lesson.step
            words = [one.word for one in question.choices]
            if learning.lesson.over:
                break
            if step.do and not wrong:
                wrong = True
                bad = next(n for n, one in enumerate(words) if one not in step.do)
                why = learning.lesson.why_not(words[bad])
                assert why is not None
                await choose(app, question, bad)
                question = await asked(app)
                await settled(pilot)
                assert question.aside == learning.sentence(why)
            elif step.do and not back:
                back = True
                before = question
                at = len(learning.lesson.done)
                await press(app, "u")
                while (question := await asked(app)) is before:
                    await asyncio.sleep(0.001)
                assert len(learning.lesson.done) == at - 1
                continue
            await choose(app, question, words.index(step.do[0]) if step.do else 0)
        assert wrong
        assert back
        assert read_kept() == {"sneaks": learning.lesson.done}
        await press(app, "1")
        await until(lambda: not app.is_running)

    show(app, SMALL, scene)
    assert read_kept() == {}


def test_the_companion_speaks_once(tmp_path: Path) -> None:
    """After a lesson a new kind of decision is explained, the first time and no more."""
    Companion("sneaks").afresh()
    app = evening("sneaks", tmp_path)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        said = []
        for _ in range(4):
            question = await asked(app)
            await settled(pilot)
            said.append(question.aside)
            await choose(app, question, 1)
        assert said[0].startswith("Advice:")
        assert said[2] == ""

    show(app, SMALL, scene)


# Replays ------------------------------------------------------------------------------------------


def test_a_record_is_turned_by_keys() -> None:
    game = games.load("sneaks")
    path = Path(__file__).parent.parent / "records" / "sneaks" / "3-seats-deck.rook"
    record = parse(path.read_text("utf-8"))
    last = len(record.lines)
    speaker = Speaker(game, "en", ["Anna", "Ben", "Cleo"])
    app = Evening(
        speaker, lambda desk: LookBack(desk, record, game, leaves=True), Settings(0), calm=0
    )

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        async def at(said: str, *keys: str) -> None:
            await press(app, *keys)
            await until(lambda: app.desk.question and app.desk.question.said.startswith(said))

        await at(f"Move 0 of {last}, everything open")
        await at(f"Move 1 of {last}", "1")
        await at(f"Move 2 of {last}", "enter")
        await at(f"Move 1 of {last}", "2")
        await at(f"Move 2 of {last}", "right")
        await at(f"Move 1 of {last}", "left")
        await at(f"Move {last} of", "6")
        await settled(pilot)
        assert "Round" in text(app)
        await at(f"Move {last} of {last}, as a spectator", "7")
        await at(f"Move {last} of {last}, as Anna saw it", "7")
        await at(f"Move 0 of {last}", "5")
        await press(app, "8")
        await until(lambda: isinstance(app.screen, Typed))
        app.screen.query_one(Input).value = "9"
        await at(f"Move 9 of {last}", "enter")
        await press(app, "0")
        await until(lambda: not app.is_running)

    show(app, SMALL, scene)


# A server's table ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    from tests.test_server import Server

    made = Server(tmp_path_factory.mktemp("server")).start()
    yield made
    made.stop()


async def broken(remote: Remote) -> None:
    """The connection breaks, and comes back by itself."""
    before = remote.socket
    await before.close()
    await until(lambda: remote.socket not in (None, before))


def played(server: Any, table: str, token: str) -> None:
    """Somebody elsewhere who always takes the first choice."""
    while (seen := server.look(table, token)["table"])["status"] != "over":
        if seen["prompt"] is not None:
            server.play(table, token, seen["prompt"]["moves"][0]["word"])
        time.sleep(0.02)


@pytest.mark.long
def test_terminal_and_browser_meet(server: Any, tmp_path: Path) -> None:
    """A seat link leads to the same table; the connection breaks, and nothing is lost."""
    table, token = server.make(bots=["cutpurse"], undo="free")
    others = server.sit(table, 1)
    link = read_link(f"{server.url}/t/{table}#{token}")
    visit = Visit.begin(link, "en")
    app = Evening(visit.speaker, lambda desk: Remote(desk, visit), Settings(0), calm=0)

    async def scene(app: Evening, pilot: Pilot[None]) -> None:
        remote = app.desk.driver
        assert isinstance(remote, Remote)
        ben = asyncio.create_task(asyncio.to_thread(played, server, table, others))
        asks = 0
        while True:
            question = await asked(app)
            if over(question):
                break
            asks += 1
            if asks == 1:
                await settled(pilot)
                assert "Anna (you)" in text(app)
                await choose(app, question, 0)
                await until(lambda: app.desk.question and "snitches" in app.desk.question.said)
                await press(app, "u")
                await until(lambda: app.desk.question and "sneaks go" in app.desk.question.said)
                continue
            if asks == 3:
                await broken(remote)
            await choose(app, question, asks % len(question.choices))
        await ben
        assert asks > 6
        assert any("takes a move back" in line or "take a move back" in line for line in remote.log)
        await settled(pilot)
        assert "Final scores" in text(app)

    show(app, SMALL, scene)
    assert server.look(table, token)["table"]["status"] == "over"


@pytest.mark.long
def test_a_seat_at_a_server_line_by_line(server: Any) -> None:
    table, token = server.make(bots=["cutpurse", "cutpurse"])
    link = f"{server.url}/t/{table}#{token}"
    told = rookery("play", link, typed="log\nodds\n1\n2\n9999\nsay hello\n" + "2\n" * 400)
    assert "Your sneaks:" in told
    assert "Root: hello" in told or "Anna: hello" in told
    assert "Choose a number from" in told
    assert "Final scores" in told
    assert "\x1b" not in told


def test_a_seat_link_that_is_none() -> None:
    for wrong in ("https://host/", "http://host/t/", "http://host/x/abc#def", "ftp://host/t/abc"):
        with pytest.raises(BadOption):
            read_link(wrong)
    assert read_link("https://host:8/t/abc#12345678").socket == "wss://host:8/api/tables/abc/socket"
    assert read_link("http://host/t/abc").token == ""
    assert "no seat link" in rookery("play", "chess", code=2)


def test_without_a_terminal_it_speaks_in_lines() -> None:
    """So it is through a pipe, and nobody pays for the screen."""
    told = rookery("play", "sneaks", "--seed", "3", typed="1\nquit\n")
    assert "Type help" in told
    assert "\x1b" not in told
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, rookery.cli; print('textual' in sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert loaded.stdout == "False\n"


def test_a_full_screen_needs_all_of_a_terminal(tmp_path: Path) -> None:
    """Textual draws on standard error: whoever sends that to a file plays line by line."""
    ours, theirs = pty.openpty()
    playing = subprocess.Popen(
        [sys.executable, "-m", "rookery", "play", "sneaks", "--save", str(tmp_path / "m.rook")],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TERM": "xterm", "HOME": str(tmp_path)},
    )
    os.close(theirs)
    said = b""
    try:
        while b">\x1b[0m " not in said:  # it asks for a move
            assert select.select([ours], [], [], 60)[0], said
            said += os.read(ours, 10_000)
        os.write(ours, b"quit\n")
        with contextlib.suppress(OSError):  # the other end is gone
            while part := os.read(ours, 10_000):
                said += part
        assert playing.wait(60) == 0
    finally:
        playing.kill()
        os.close(ours)
    assert b"\x1b[?1049h" not in said  # no other screen was opened
    assert b"sneaks" in said
