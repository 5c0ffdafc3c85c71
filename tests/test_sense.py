"""Bots that one believes: the cases in scenarios/<game>/sense.yaml, and what finds more of them."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest
import yaml

from rookery import games, scenario
from rookery.bots.dominated import BETTER, Finder, Found
from rookery.bots.scripted import instinct_of
from rookery.games.nohonor.instinct.mind import NoHonorInstinct
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.vocabulary import ACCEPT, SHARE
from rookery.kernel.errors import RookeryError
from tools import sense

GAMES = [name for name in games.NAMES if (sense.ROOT / name / scenario.SENSE).exists()]


@pytest.mark.parametrize("game", GAMES)
def test_every_case_can_be_asked_and_failed(game: str) -> None:
    asked = sense.questions(game)
    assert {one.state.game.name for one in asked} == {game}
    never = sense.ask(asked, "random", 1)
    missed = sum(tally.senseless for tally in never.values())
    assert missed > 0.2 * len(asked)  # who plays at random fails a good part of them


def questions_of(file: Path) -> list[sense.Question]:
    return [sense.pose(case) for case in sense.read(file)]


CASE = """
why: Stop
game: swindler
seats: 2
seat: 0
options: {thieves: ignored}
rig: [red-ring]
moves: [0 steal red]
"""


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("never: [stop]\nsure: [draw]", "either"),
        ("", "either"),
        ("never: [sell red-ring to D1]", "no legal move"),
        ("never: [draw, stop]", "cannot fail"),
        ("never: [draw]\nseat: 1", "twice|not asked"),
        ("never: [draw]\nwhim: 1", "whim"),
    ],
)
def test_what_cannot_be_asked_is_refused(tmp_path: Path, text: str, wrong: str) -> None:
    file = tmp_path / scenario.SENSE
    file.write_text(CASE + text, "utf-8")
    with pytest.raises(RookeryError, match=wrong):
        questions_of(file)


def test_cases_with_differences(tmp_path: Path) -> None:
    file = tmp_path / scenario.SENSE
    file.write_text(CASE + "never: [draw]\neach:\n- {}\n- {rig: [red-key], seed: 2}\n", "utf-8")
    first, second = questions_of(file)
    word = first.state.game.vocabulary.word
    assert [word(move) for move in first.bad] == ["draw"]
    assert first.state.position() != second.state.position()


@pytest.mark.parametrize(
    ("word", "pattern", "fit"),
    [
        ("share 7", "share 0..7", True),
        ("share 8", "share 0..7", False),
        ("pay 3", "share 0..7", False),
        ("share 12", "share 12", True),
        ("fire ghost", "fire *", True),
        ("give 3 to 1", "give 2..4 to 1", True),
        ("give 3 to 2", "give 2..4 to 1", False),
    ],
)
def test_patterns(word: str, pattern: str, fit: bool) -> None:
    assert sense.fits(word, pattern) == fit


def test_a_dominated_move_is_found_and_can_be_written_down(tmp_path: Path) -> None:
    asked = next(one for one in sense.questions("nohonor") if "broken into the Jail" in one.why)
    finder = Finder(asked.state.game, 1)
    for move in asked.moves:
        other, gain = finder.better(asked.state, asked.seat, move)
        if move in asked.bad:  # to take nobody along
            assert other not in asked.bad
            assert gain > BETTER
            case = sense.case_of(Found(1, asked.seat, move, other, gain, asked.state))
            file = tmp_path / scenario.SENSE
            file.write_text(yaml.safe_dump([case]), "utf-8")
            again = questions_of(file)[0]
            assert again.bad == {move}
            assert again.state.position() == asked.state.position()
        else:
            assert other not in asked.bad


@pytest.mark.long
def test_dominated_moves_are_looked_for_in_matches() -> None:
    seen, found = sense.find("nohonor", ["random", "cutpurse"], 3, 1, 120.0, 0.5, 1)
    assert seen["random"].decisions > 10
    assert seen["random"].dominated > seen["cutpurse"].dominated
    assert len(found) == seen["random"].dominated + seen["cutpurse"].dominated


def test_dominated_moves_are_looked_for_in_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    """In a record of ours, a few decisions of it."""
    file = next(Path("records/swindler").glob("*.rook"))
    arguments = argparse.Namespace(files=[str(file)], often=0.05, seed=1, write="", json=True)
    sense.show_record(arguments)
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["seat"] for row in rows] == list(range(len(rows)))
    assert 0 < sum(row["decisions"] for row in rows) < 40
    assert all(0 <= row["dominated"] <= row["decisions"] for row in rows)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "bot",
    [
        "cutpurse",
        pytest.param("burglar@w40", marks=pytest.mark.long),
        pytest.param("mastermind@w40", marks=pytest.mark.long),
        pytest.param("hint@w40", marks=pytest.mark.long),
    ],
)
def test_levels_have_sense(game: str, bot: str) -> None:
    tallies = sense.ask(sense.questions(game), bot, 1)
    assert tallies["never"].rate <= 0.01, tallies["never"].examples
    assert tallies["sure"].rate <= 0.03, tallies["sure"].examples


def test_trust_has_a_price_that_falls_with_good_deeds() -> None:
    """No Honor Among Thieves: who has betrayed is offered less, and has to offer more."""
    cases = sense.questions("nohonor")
    asked = next(one for one in cases if "keeps something" in one.why)
    leading, led = asked.state, next(one.state for one in cases if "good offer" in one.why)
    assert isinstance(leading, NoHonorState)
    assert isinstance(led, NoHonorState)
    mind = instinct_of(leading.game)
    assert isinstance(mind, NoHonorInstinct)

    def most(treasons: int, joint: int) -> int:
        """The largest share that seat 0 would offer seat 1."""
        leading.treasons[1], leading.joint[1] = treasons, joint
        shares = mind.sensible(leading, 0, leading.moves(0))
        return max(shares) - SHARE

    assert most(1, 1) < most(1, 5) < most(0, 0)

    def accepts(offer: int, treasons: int, joint: int) -> bool:
        """Whether seat 1 would go with seat 0 for so much."""
        led.agreed[1], led.treasons[0], led.joint[0] = offer, treasons, joint
        return ACCEPT in mind.sensible(led, 1, led.moves(1))

    least = [
        next(offer for offer in range(15) if accepts(offer, *past))
        for past in ((0, 0), (1, 5), (1, 1))
    ]
    assert least[0] < least[1] < least[2]
