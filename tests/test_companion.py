"""The companion of a first match: at each new kind of decision it says what it is about, once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rookery import checks, cli, games, lessons
from rookery.cli.companion import Companion, advice_key
from rookery.kernel.prompts import Prompt
from rookery.lessons import ON, Lesson
from rookery.scenario import Scenario, begin
from rookery.speaker import LANGUAGES, Speaker

# What stands before a question or in it, and is nothing that anybody decides.
NO_DECISION = {
    "swindler": {
        "ask-no-change": "a warning before a payment",
        "ask-risk": "what a skull would cost",
        "ask-risk-none": "what a skull would cost",
    },
    "oliver": {
        "ask-drawn-characters": "what was drawn",
        "ask-drawn-burglaries": "what was drawn",
        "ask-arriving": "the token that comes in",
        "ask-last-set": "one of the ways to choose from",
    },
}


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is kept for one test only."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def speaker(game: str, lang: str) -> Speaker:
    loaded = games.load(game)
    return Speaker(loaded, lang, lessons.NAMES[: loaded.max_seats])


def catalogue(game: str, lang: str, family: str) -> set[str]:
    text = (games.folder(game) / f"words.{lang}.ftl").read_text("utf-8")
    return set(re.findall(rf"(?m)^({family}-[\w-]+) =", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_there_is_advice_on_every_kind_of_decision(game: str, lang: str) -> None:
    words = speaker(game, lang)
    asked = catalogue(game, lang, "ask") - set(NO_DECISION.get(game, {}))
    without = sorted(key for key in asked if not advice_key(words, key))
    assert without == []
    assert set(NO_DECISION.get(game, {})) <= catalogue(game, lang, "ask")
    # and none that nobody would ever hear
    heard = {advice_key(words, key) for key in asked}
    assert sorted(catalogue(game, lang, "first") - heard) == []


@pytest.mark.parametrize("game", games.NAMES)
def test_what_is_asked_in_matches_has_its_advice(game: str) -> None:
    rules = games.load(game)
    words = speaker(game, "en")
    asked: set[str] = set()
    for seats in (rules.min_seats, rules.max_seats):
        for seed in range(2):
            for i, state in enumerate(checks.random_states(rules, seats, seed)):
                if not state.over and i < 1500:
                    asked |= {state.prompt(seat).asks.key for seat in state.deciders()}
    assert len(asked) > 3
    assert [key for key in sorted(asked) if not advice_key(words, key)] == []
    assert asked.isdisjoint(NO_DECISION.get(game, {}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_advice_is_two_sentences(game: str, lang: str) -> None:
    words = speaker(game, lang)
    told = [(key, args) for key in catalogue(game, lang, "first") for args in numbers_in(key)]
    for key, args in told:
        said = words.say(key, **args)
        assert len(said) <= 240, key
        assert len(re.findall(r"[.?!](?= |$)", said)) == 2, said
        assert "{" not in said
        # numbers come from the cards, and stand elsewhere; or they are one's own
        assert args or not re.search(r"\d", said), said


def numbers_in(key: str) -> list[dict[str, int]]:
    """One's own numbers in an advice, for trying."""
    if key != "first-considering":
        return [{}]
    return [{"number": haul, "number3": haul // 2, "number4": 1, "number5": 5} for haul in (0, 7)]


OFFER: dict[str, Any] = {
    "frames": [{"frame": "turn"}],
    "sealed": [],
    "turn": 1,
    "actions": 3,
    "table": [
        {
            "objective": "lords_manor",
            "coins": 11,
            "defenses": ["guard_dogs", "sturdy_lock", "high_walls"],
        },
        {"objective": "wealthy_merchant", "coins": 4, "defenses": ["lamplit_courtyard"]},
    ],
    "seat": {
        0: {"crew": ["ghost", "enforcer"], "exhausted": ["enforcer"]},
        1: {"crew": ["locksmith", "fence"]},
        2: {"crew": ["sellsword", "acrobat"]},
    },
}


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "about 5 of the 11; of the 2 fresh Characters .*, one is yours"),
        ("de", "etwa 5 von 11; von 2 frischen Charakteren .* gehört einer zu deiner Bande"),
    ],
)
def test_an_offer_is_compared_with_what_one_brings(lang: str, expected: str) -> None:
    """The Ghost slips past the dogs and the Locksmith opens the lock. Nobody asks for the Fence's
    lies, the Enforcer is exhausted, and the third crew was not invited."""
    state = begin(Scenario("offer", "nohonor", 3, position=OFFER))
    for move in ("heist 1", "invite 1", "share 4", "propose"):
        state.play(0, move)
    said = Companion("nohonor", True).about(speaker("nohonor", lang), state.prompt(1))
    assert re.search(expected, said), said


def test_each_kind_is_told_once_until_a_lesson_makes_it_new() -> None:
    words = speaker("nohonor", "en")
    companion = Companion("nohonor")
    assert companion.about(words, Prompt("truth")) == ""  # nobody has asked for it
    companion = Companion("nohonor", True)
    first = companion.about(words, Prompt("saving"))
    assert words.say("first-saving") in first
    assert companion.about(words, Prompt("saving-arrest-own")) == ""
    assert companion.about(words, Prompt("truth")) != ""
    again = Companion("nohonor")  # at the next match
    assert again.about(words, Prompt("truth")) == ""
    assert again.about(words, Prompt("draft")) != ""
    again.afresh()
    assert Companion("nohonor").about(words, Prompt("truth")) != ""
    assert Companion("nohonor", False).about(words, Prompt("planning")) == ""
    assert Companion("nohonor").about(words, Prompt("planning")) == ""


def test_a_file_that_says_nothing_sensible_says_nothing() -> None:
    companion = Companion("sneaks", True)
    companion.file.write_text("[1, 2", "utf-8")
    assert Companion("sneaks").kept == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_after_a_lesson_a_match_comes_with_advice(
    game: str,
    lang: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the terminal, through a pipe: the lesson to its end, and then the first question."""
    lines = iter(done(game))
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    assert cli.main(["learn", game, "--again", "--lang", lang]) == 0
    capsys.readouterr()
    words = speaker(game, lang)
    head = words.say("play-companion", text="").strip()

    def match(*more: str) -> str:
        monkeypatch.setattr("builtins.input", lambda prompt="": quit_at_once())
        save = str(tmp_path / "match.rook")
        assert cli.main(["play", game, "--seed", "7", "--lang", lang, "--save", save, *more]) == 0
        return capsys.readouterr().out

    first = match()
    assert first.count(head) == 1
    assert match().count(head) == 0  # it has been said
    assert match("--no-companion").count(head) == 0
    assert match("--companion").count(head) == 1


def done(game: str) -> list[str]:
    lesson = Lesson(game)
    words = []
    while not lesson.over:
        step = (lesson.step.do or [ON])[0]
        words.append(step if lesson.step.do else "")
        list(lesson.play(step))
    return [*words, ""]


def quit_at_once() -> str:
    raise EOFError
