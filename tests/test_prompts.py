"""What is asked comes from the rules: nobody answers blind, in the terminal or in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from rookery import checks, games
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.table import defense
from rookery.kernel.chance import seeded
from rookery.kernel.prompts import Sentence
from rookery.kernel.state import State
from rookery.scenario import Scenario, begin, read, split
from rookery.server.project import prompt_of
from rookery.speaker import LANGUAGES, Speaker

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "nohonor"
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"]


def said(state: State, seat: int, lang: str = "en") -> str:
    return Speaker(state.game, lang, NAMES[: state.seats]).prompt(state.prompt(seat))


def asked(game: str, kind: str, seats: int = 4) -> Iterator[tuple[State, int]]:
    """Decisions of a kind in random matches, with a seat that is asked."""
    rules = games.load(game)
    for seed in range(60):
        for state in checks.random_states(rules, seats, seed):
            if state.asking and state.doing() == kind:
                yield state, state.deciders()[0]


def test_whoever_may_counter_is_told_card_owner_and_targets() -> None:
    targeted = 0
    for state, seat in asked("nohonor", "countering"):
        view: Any = state.view(seat)
        played = view["frames"][-2]
        about = state.prompt(seat).about
        assert about is not None
        assert (about.kind, about.id, about.seat) == ("scheme", played["scheme"], played["seat"])
        assert len(about.targets) == len(played["chosen"])
        for lang in LANGUAGES:
            speaker = Speaker(state.game, lang, NAMES[: state.seats])
            text = said(state, seat, lang)
            assert NAMES[played["seat"]] in text
            assert str(speaker.name("scheme", played["scheme"])) in text
            for word in played["chosen"]:
                if word.startswith("pick "):
                    targeted += 1
                    assert str(speaker.name("character", word.removeprefix("pick "))) in text
        if targeted > 20:
            return
    pytest.fail("no Scheme was aimed at anybody")


def test_both_futures_of_a_scheme_are_told_and_the_first_comes_true() -> None:
    """Worked out before anybody answers; here everybody passes, and one looks again."""
    certain = by_dice = 0
    for state, seat in asked("nohonor", "countering"):
        told = state.prompt(seat).futures
        if not told:
            continue
        happens, stopped = told
        assert stopped[-1].key == "future-spent"
        before = cast(NoHonorState, state)
        verdicts(before, stopped)
        card = len(before.in_play)
        world = cast(NoHonorState, state.copy())
        while world.asking and len(world.in_play) >= card:  # it still waits for answers
            world.play(world.deciders()[0], "pass")
        if world.doing() in ("rolling", "roll"):
            continue  # the roller may choose: told by the chance of it
        if any(one.key == "future-chance" for one in happens):
            by_dice += 1
        elif world.target == before.target and world.doing() == "complications":
            certain += 1
            verdicts(world, happens)
        if certain > 10 and by_dice > 3:
            return
    pytest.fail(f"{certain} of such Schemes for sure, {by_dice} by dice")


def verdicts(state: NoHonorState, told: list[Sentence]) -> None:
    """What is told of a Defense is how it stands."""
    for slot in range(len(state.guards[state.target])):
        for one in told:
            if one.args.get("defense") != state.guard_id(slot):
                continue
            if state.guards[state.target].count(state.guards[state.target][slot]) > 1:
                continue  # two of the same name
            if one.key in ("future-bypassed", "plan-short"):
                assert state.is_bypassed(slot) == (one.key == "future-bypassed")


def test_a_future_counts_the_dice() -> None:
    """Two Muscle against two: of two dice, both have to show an X, and two of six faces do."""
    state = begin(read(SCENARIOS / "reactions.yaml")[0])
    state.play(1, "play on_alert")
    state.play(1, "muscle")
    happens, stopped = state.prompt(0).futures
    assert [one.key for one in happens] == ["future-chance", "future-open"]
    assert happens[0].args == {"defense": "ceremonial_guards", "number": 1, "number2": 9}
    assert [one.key for one in stopped] == ["future-bypassed", "future-works", "future-spent"]
    text = said(state, 0)
    assert "If it happens: " in text
    assert "bypassed 1 in 9" in text


def test_whoever_may_have_a_roll_repeated_is_told_what_it_is_for() -> None:
    seen = set()
    for state, seat in asked("nohonor", "rolling"):
        view: Any = state.view(seat)
        rolled, waiting = view["frames"][-2], view["frames"][-3]
        text = said(state, seat)
        own = rolled["seat"] == seat
        assert ("You have rolled" in text) == own
        assert own or NAMES[rolled["seat"]] in text
        assert ", ".join(rolled["dice"]) in text
        seen.add(waiting["frame"])
        if waiting["frame"] == "awaiting" and "scheme" in waiting:
            name = Speaker(state.game, "en", NAMES).name("scheme", waiting["scheme"])
            assert str(name) in text
        if seen >= {"awaiting", "consequence"}:
            return
    pytest.fail(f"not all kinds of rolls came up: {seen}")


def test_the_log_of_no_honor_names_card_owner_targets_and_what_a_roll_is_for() -> None:
    """What is announced is told at once, before anybody is asked about it: whose card or ability it
    is, whom or what it is aimed at; and no die falls without the log saying what for."""
    rules = cast(Any, games.load("nohonor"))
    speakers = {lang: Speaker(rules, lang, NAMES[:4]) for lang in LANGUAGES}
    told, targets, rolls = 0, 0, 0
    for seed in range(40):
        rng = seeded(seed)
        state = rules.new(4, seed, {"turn_limit": 10})
        purpose = False  # whether the log has said what is rolled for
        while state.asking:
            seat = rng.choice(list(state.deciders()))
            events = state.play(seat, rng.choice(state.moves(seat)))
            keys = [event.key for event in events]
            for event in events:
                lines = {lang: one.event(event, -1) for lang, one in speakers.items()}
                if event.key in ("play", "play-code", "use", "use-treasure"):
                    told += 1
                    kind = rules.events[event.key].split()[1]
                    for lang, line in lines.items():
                        assert NAMES[event.args[0]] in line
                        assert (
                            str(speakers[lang].name(kind, rules.kinds[kind][event.args[1]])) in line
                        )
                elif event.key.startswith("roll-for") or event.key.startswith("roll-off"):
                    purpose = True
                elif event.key in ("roll", "roll-two"):
                    rolls += 1
                    assert purpose, "a die fell, and nobody was told what for"
            if state.asking and state.doing() == "countering":
                view = state.view(None)
                played = view["frames"][-2]
                aimed = [one for one in keys if one.startswith("at-")]
                if "play" in keys or "play-code" in keys:
                    picked = [one for one in played["chosen"]]
                    targets += len(picked)
                    assert len(aimed) >= len(picked), (aimed, picked)
            if "turn" in keys:
                purpose = False
        if told > 150 and targets > 40 and rolls > 40:
            return
    pytest.fail(f"too little happened: {told} cards, {targets} targets, {rolls} rolls")


def test_a_challenge_is_named_by_what_it_asks_for() -> None:
    """In the log of both languages, by the same words as on the card: when it is named, and when a
    card puts another in its place."""
    rules = games.load("nohonor")
    seen = set()
    for file in ("heist.yaml", "schemes.yaml"):
        for one in read(SCENARIOS / file):
            state = begin(one)
            for move in one.moves:
                if not isinstance(move, str):
                    state.chance.rig([rules.outcomes.number(word) for word in move.rig])
                    continue
                for event in state.play(*split(state, move)):
                    if event.key not in ("targets", "at-challenge"):
                        continue
                    seen.add(event.key)
                    guard, number = rules.kinds["challenge"][event.args[-1]].rsplit("-", 1)
                    for lang in LANGUAGES:
                        speaker = Speaker(rules, lang, NAMES[: state.seats])
                        ways = defense(guard, speaker).partition(": ")[2]
                        way = ways.split(f" {speaker.say('table-or')} ")[int(number) - 1]
                        asks = re.sub(r" [\[(].*", "", way)  # no Watch, no Coins
                        assert f" {asks}" in speaker.event(event, -1)
                        assert f" {asks}" in speaker.event(event, 0)
    assert seen == {"targets", "at-challenge"}


def test_whoever_may_counter_an_improvised_plan_is_told_the_challenge() -> None:
    rule = "Improvised Plan - another challenge"
    one = next(one for one in read(SCENARIOS / "schemes.yaml") if one.rule.startswith(rule))
    assert one.position is not None
    one.position["seat"][2] = {"hand": ["foiled"]}
    state = begin(one)
    for move in ("play improvised_plan", "defense 1", "challenge 1"):
        state.play(0, move)
    assert (state.doing(), state.deciders()) == ("countering", (2,))
    name = state.view(2)["table"][0]["defenses"][0]  # type: ignore[index]
    for lang in LANGUAGES:
        speaker = Speaker(state.game, lang, NAMES[:3])
        way = defense(name, speaker).partition(": ")[2].split(f" {speaker.say('table-or')} ")[0]
        assert f", {way}." in said(state, 2, lang) or f"; {way}." in said(state, 2, lang)


def test_the_wire_says_what_the_terminal_says() -> None:
    """Terminal, text view and browser read the same prompt."""
    for game in games.NAMES:
        rules = games.load(game)
        for state in checks.random_states(rules, 4, 3):
            for seat in state.deciders():
                wire = prompt_of(state, seat)
                assert wire is not None
                told = state.prompt(seat).data()
                assert {"key": wire.asks.key, "args": wire.asks.args} == told["asks"]
                words = {move.word for move in wire.moves}
                assert set(wire.grave) <= words
                assert wire.default in words


def position(game: str, seats: int, changes: dict[str, Any], **more: Any) -> State:
    scenario = Scenario(rule="", game=game, seats=seats, position=changes, **more)
    return begin(scenario)


def test_a_forgery_has_two_questions() -> None:
    state = position(
        "swindler",
        2,
        {
            "frames": [
                {"frame": "turn", "next step": 4},
                {"frame": "forge", "seat": 0, "tile": None},
            ],
            "in play": ["forger"],
            "seat": {0: {"loot": ["red-ring", "blue-watch"]}},
        },
        options={"thieves": "ignored"},
    )
    assert said(state, 0) == "Which tile do you forge?"
    state.play(0, state.words(0)[0])
    assert "What does it pass for" in said(state, 0)


def test_the_end_of_a_round_in_oliver_twist_names_its_price() -> None:
    for state, seat in asked("oliver", "turn", 3):
        box = cast(Any, state.game)
        if box.END in state.moves(seat):
            assert f"£{box.end_of_round}" in said(state, seat)
            assert state.prompt(seat).grave == [box.END]
            return
    pytest.fail("nobody was ever stuck")


def test_a_shortage_names_what_is_missing() -> None:
    state = position(
        "sneaks",
        3,
        {
            "frames": [
                {"frame": "evaluate", "place": 1},
                {"frame": "shortage", "seat": 0, "count": 2, "colour": "red"},
            ],
            "seat": {
                seat: {"plan": {"sneaks": [place], "snitches": ["F"]}}
                for seat, place in enumerate("ABC")
            },
        },
    )
    assert "2 tokens (red)" in said(state, 0)
