"""The command line as people use it: through a pipe, with mistakes, and again the next day."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from rookery import cli, games

ROOT = Path(__file__).parent.parent
DATA = tempfile.mkdtemp(prefix="rookery-test-")


def rookery(*arguments: str, typed: str = "", code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "rookery", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": DATA},
    )
    assert done.returncode == code, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout + done.stderr


@pytest.mark.parametrize("name", games.NAMES)
def test_a_whole_match_through_a_pipe(name: str, tmp_path: Path) -> None:
    """Somebody who always takes the first choice gets through a match to the final scores."""
    save = tmp_path / "match.rook"
    told = rookery(
        "play", name, "--seed", "5", "--save", str(save), "--lang", "de", typed="1\n" * 3000
    )
    assert "Endstand" in told
    assert "\x1b" not in told
    shown = rookery("replay", str(save), "--as", "1", "--quiet", "--lang", "en")
    assert "Final scores" in shown


def test_commands_mistakes_undo_and_resuming(tmp_path: Path) -> None:
    save = tmp_path / "a.rook"
    typed = (
        "help\nfly\n99\nsn\nsneak C\nundo\n3\nsnitch C\nsnitch A\nundo\nlog\nrules\nsave\nquit\n"
    )
    told = rookery("play", "sneaks", "--seed", "3", "--save", str(save), typed=typed)
    assert "not a move and not a command" in told
    assert "Choose a number from 1 to 6" in told
    assert "Which one?" in told
    assert "Taken back: Send sneaks to C Casino." in told
    assert "already in use" in told
    assert "nothing to take back" in told
    assert "rookery play --resume" in told
    told = rookery("play", "--resume", str(save), "--lang", "de", typed="1; 9\n1;1\n")
    assert "Runde 2" in told
    assert "weiter geht es mit" in told  # the input ended: saved, not lost
    assert len(save.read_text().split("\n1. ")) == 2


def test_hot_seat_hides_each_from_the_other() -> None:
    typed = "\n1\n1\n\n2\n1\nquit\n"
    told = rookery(
        "play", "sneaks", "--people", "Anna,Ben", "--seats", "3", "--seed", "4", typed=typed
    )
    assert "Give Anna the keyboard" in told
    bens = told[told.index("Give Ben the keyboard") :]
    bens = bens[: bens.index("Give Anna the keyboard")]
    assert "Anna plans" not in bens
    assert "You plan" in bens


def test_bad_arguments_are_refused_in_one_line(tmp_path: Path) -> None:
    for arguments in (
        ["play", "sneaks", "--seats", "9"],
        ["play", "sneaks", "--bots", "nobody"],
        ["play", "sneaks", "--people", "A,A"],
        ["play", "sneaks", "--option", "ally=9"],
        ["play", "--resume", str(tmp_path / "nothing.rook")],
        ["replay", str(tmp_path)],
        ["replay", str(ROOT / "records/sneaks/3-seats-deck.rook"), "--at", "100000"],
        ["replay", str(ROOT / "records/sneaks/3-seats-deck.rook"), "--as", "7"],
        ["simulate", "sneaks", "--games", "0"],
        ["simulate", "sneaks", "--option", "x"],
        ["cards", "sneaks", "--cards", str(tmp_path / "none.yaml")],
        ["scenario", str(tmp_path / "none.yaml")],
    ):
        told = rookery(*arguments, code=2)
        assert told.startswith("rookery: "), told
        assert "Traceback" not in told


def test_simulate_counts_the_same_with_any_number_of_jobs(tmp_path: Path) -> None:
    common = [
        "simulate",
        "sneaks",
        "--seats",
        "3",
        "--games",
        "12",
        "--bots",
        "cutpurse,random",
        "--json",
    ]
    one = json.loads(rookery(*common))
    two = json.loads(rookery(*common, "--jobs", "2", "--keep", str(tmp_path)))
    for result in (one, two):
        del result["seconds"]
    assert one == two
    assert len(list(tmp_path.glob("*.rook"))) == 12


def test_scenario_files_close_with_a_count(tmp_path: Path) -> None:
    told = rookery("scenario", str(ROOT / "scenarios" / "sneaks"))
    assert told.rstrip().endswith(" passed, 0 failed")
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("rule: The moon is cheese\ngame: sneaks\nseats: 3\nexpect: {round: 2}\n")
    told = rookery("scenario", str(wrong), code=1)
    assert "round is 1, expected 2" in told
    assert "0 passed, 1 failed" in told


@pytest.mark.parametrize("name", games.NAMES)
def test_rules_and_cards_can_be_read(name: str) -> None:
    assert len(rookery("rules", name, "--lang", "de")) > 5000
    assert "R1" in rookery("rules", name, "--rulings") or name == "swindler"
    assert "Auslegung" in rookery("rules", name, "--rulings", "--lang", "de")
    cards = [line.strip() for line in rookery("cards", name).splitlines() if line.startswith("  ")]
    told = rookery("rules", name)  # lists every card, made from the cards
    assert len(cards) > 20
    assert [line for line in cards if f"- {line}\n" not in told] == []
    assert json.loads(rookery("cards", name, "--json"))["game"] == name


def test_cards_are_told_with_their_numbers_and_their_true_count() -> None:
    """Also in German; a number that is no count of cards is not taken for one."""
    for lang in ("en", "de"):
        told = rookery("cards", "swindler", "--lang", lang)
        assert re.search(r"1 × .*\[B26;", told)  # three dealers, not three cards
        assert "3 × Forger" in told or "3 × Fälscher" in told
        assert "[T2;" in told
        told = rookery("cards", "oliver", "--lang", lang)
        assert "(8 × £1, 4 × £2)" in told
    told = rookery("cards", "swindler")
    assert "Goldsmith (ring 2, watch 2, necklace 1)" in told
    assert "5 VP" in told
    box: Any = games.load("swindler")
    tiles = sum(sum(bag[:-1]) for bag in box.full_bags) + sum(box.full_neutral)
    pictures = told[told.index("Pictures") : told.index("Dealers")]
    assert sum(int(one) for one in re.findall(r"(\d+) × ", pictures)) == tiles
    for name in games.NAMES:
        for line in rookery("cards", name).splitlines():
            if line.startswith("  "):
                assert re.match(
                    r"  \d+ × .*  \[[^;]+; "
                    r"(rulebook|a published review|inferred from the rulebook|our design)\]",
                    line,
                )


def test_bench_measures_what_learners_get() -> None:
    found = json.loads(rookery("bench", "--env", "sneaks", "--seconds", "0.02", "--json"))
    (row,) = found["ours"]
    assert row["seats"] == 4
    assert min(row[kind] for kind in ("vector", "aec", "gymnasium", "openspiel")) > 0
    assert row["vector"] > row["aec"]
    assert any(one["kind"] == "OpenSpiel" for one in found["others"])
    assert any("rlcard" in line for line in found["left_out"]) or any(
        one["kind"] == "RLCard" for one in found["others"]
    )


def test_bench_measures() -> None:
    rows = json.loads(rookery("bench", "sneaks", "--seconds", "0.05", "--json"))
    assert rows["games"][0]["decisions"] > 1000


def test_help_teaches() -> None:
    assert "rookery play sneaks" in rookery("--help")
    assert "--resume" in rookery("play", "--help")


def test_every_command_is_found_where_it_is_said_to_be() -> None:
    told = rookery("--help")
    for command in cli.COMMANDS:
        assert f"\n    {command} " in told
        assert cli.parser(command).format_help().count(f"\n    {command} ") == 1
    assert "invalid choice: 'nonsense'" in rookery("nonsense", code=2)
