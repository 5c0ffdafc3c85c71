"""The arena: fair series, bots from outside, and going on where one stopped."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from rookery import bots, games
from rookery.arena import Journal, Result, Series, play, play_all, ratings, standings
from rookery.cli import main
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption, BadRecord
from tools import strength

ROOT = Path(__file__).parent.parent


def test_seats_are_balanced() -> None:
    series = Series("sneaks", ["burglar", "cutpurse"], 4, 8)
    lineups = [series.lineup(n) for n in range(8)]
    assert [lineup.index("burglar") for lineup in lineups] == [0, 3, 2, 1] * 2
    assert series.seed_of(0) == series.seed_of(3) != series.seed_of(4)
    many = Series("sneaks", ["a", "b", "c", "d"], 2, 24)
    met = [bot for n in range(24) for bot in many.lineup(n)]
    assert {met.count(bot) for bot in many.bots} == {12}


def test_the_better_bot_wins_and_is_rated_higher() -> None:
    series = Series("oliver", ["cutpurse", "random"], 2, 10)
    results = list(play_all(series, 1, set()))
    table = standings(results)
    assert table[0].bot == "cutpurse"
    assert table[0].share > 0.9
    assert table[0].rating - table[1].rating > 200
    assert table[0].low < table[0].share <= table[0].high


def test_ratings_do_not_depend_on_the_order_of_play() -> None:
    wins = [[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [0.5, 0.5]]
    results = [Result(i, ["a", "b"], w, [0, 0], "", 1, [0, 0]) for i, w in enumerate(wins)]
    assert ratings(results)["a"] == pytest.approx(ratings(results[::-1])["a"])
    assert ratings(results)["a"][0] > 1500 > ratings(results)["b"][0]


def test_who_is_ahead_counts_all_opponents() -> None:
    scores = [[9, 5, 7], [3, 3, 8], [9, 1, 1]]  # ahead of two, level with one, ahead of two
    names = ["a", "b", "b"]
    results = [Result(i, names, [1.0, 0, 0], s, "", 1, [0] * 3) for i, s in enumerate(scores)]
    table = {row.bot: row for row in standings(results)}
    assert table["a"].ahead == pytest.approx(0.75)
    assert table["a"].ahead_error == pytest.approx(0.25)
    assert table["b"].ahead == pytest.approx(0.25)
    alone = [Result(0, ["a", "a"], [1.0, 0], [4, 2], "", 1, [0, 0])]
    assert standings(alone)[0].ahead_error == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_series_whatever_the_number_of_processes(jobs: int) -> None:
    series = Series("sneaks", ["cutpurse", "pickpocket"], 3, 6, seed=4)
    results = sorted(play_all(series, jobs, set()), key=lambda r: r.number)
    alone = [play(series, number) for number in range(6)]
    assert results == alone


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    series = Series("sneaks", ["cutpurse", "random"], 3, 9)
    journal = Journal(path, series)
    for number in (0, 4):
        journal.add(play(series, number))
    with path.open("a") as file:
        file.write('{"number": 5, "bots": [')  # a crash in the middle of a line
    again = Journal(path, series)
    assert [r.number for r in again.results] == [0, 4]
    for result in play_all(series, 1, {0, 4}):
        again.add(result)
    assert sorted(r.number for r in Journal(path, series).results) == list(range(9))
    with pytest.raises(BadRecord, match="another series"):
        Journal(path, Series("sneaks", ["random"], 3, 9))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = [
        "arena",
        "sneaks",
        "--bots",
        "cutpurse,random",
        "--seats",
        "3",
        "--games",
        "6",
        "--json",
    ]
    assert main([*line, "--records", str(tmp_path)]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["matches"] == 6
    assert len(list(tmp_path.glob("*.rook"))) == 6
    assert main(["arena", "sneaks", "--bots", "nobody"]) == 2
    assert main(["arena", "sneaks", "--bots", "cutpurse@9"]) == 2


def test_it_counts_dominated_moves_if_asked_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever plays at random makes some, and everything else stays as it is."""
    plain = Series("oliver", ["cutpurse", "random"], 2, 1, seed=1)
    series = Series("oliver", ["cutpurse", "random"], 2, 1, seed=1, sense=0.3)
    result = play(series, 0)
    assert result.dominated[1] > 0
    again = play(plain, 0)
    assert not again.dominated
    again.dominated = result.dominated
    assert again == result
    Journal(tmp_path / "plain", plain)
    assert "sense" not in (tmp_path / "plain").read_text()  # older journals go on
    Journal(tmp_path / "sense", series).add(result)
    line = "arena oliver --bots cutpurse,random --seats 2 --games 1 --seed 1 --sense 0.3"
    assert main([*line.split(), "--journal", str(tmp_path / "sense")]) == 0
    assert "dominated moves a match and seat, about: cutpurse" in capsys.readouterr().out


@pytest.mark.long
def test_on_a_local_ray() -> None:
    pytest.importorskip("ray")
    series = Series("sneaks", ["cutpurse", "random"], 3, 4)
    results = sorted(play_all(series, 1, set(), ray="local"), key=lambda r: r.number)
    assert results == [play(series, number) for number in range(4)]


# Bots from outside --------------------------------------------------------------------------------

HANGS = "import time; time.sleep(60)"
CRASHES = "raise SystemExit(1)"
CHEATS = 'import sys\nfor line in sys.stdin: print(\'{"move": "win at once"}\', flush=True)'
BABBLES = "import sys\nfor line in sys.stdin: print('x' * 100, flush=True)"


@pytest.mark.parametrize("code", [HANGS, CRASHES, CHEATS, BABBLES])
def test_a_bad_bot_loses_its_decision_but_never_the_match(code: str, tmp_path: Path) -> None:
    from rookery.bots.outside import Outsider

    program = tmp_path / "bot.py"
    program.write_text(code)
    game = games.load("sneaks")
    state = game.new(2, 1)
    bot = bots.make(f"run:{sys.executable} {program}", game, 0, seeded(1))
    assert isinstance(bot, Outsider)
    bot.seconds = 0.3
    for _ in range(2):
        assert bot.choose(state.view(0), state.moves(0)) == state.default(0)
    bot.close()
    assert len(bot.faults) == 2


@pytest.mark.parametrize("guest", ["run:examples/first_bot.sh", "examples.searcher:Searcher"])
def test_bots_of_ones_own(guest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(p for p in sys.path if p))
    series = Series("sneaks", ["examples.greedy:Greedy", guest], 2, 2)
    for result in play_all(series, 1, set()):
        assert result.faults == [0, 0]


@pytest.mark.parametrize("name", ["run:", "nomodule:", ":Bot", "a:b c"])
def test_names_that_mean_no_bot(name: str) -> None:
    with pytest.raises(BadOption):
        bots.make(name, games.load("sneaks"), 0, seeded(0))


@pytest.mark.parametrize("game", games.NAMES)
def test_the_same_four_levels_in_every_game(game: str) -> None:
    assert list(bots.kinds(game))[:4] == bots.LEVELS


def test_the_docs_say_what_the_journals_say() -> None:
    about = (ROOT / "docs" / "strength.md").read_text("utf-8")
    for kinds in strength.TABLES:
        assert strength.table(kinds) in about, "see tools/strength.py"


def test_hint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = next((ROOT / "records" / "sneaks").glob("3-*.rook"))
    line = ["hint", str(record), "--at", "6", "--seconds", "0.05", "--seed", "1"]
    assert main([*line, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"move", "share", "visits", "win", "score"} == set(data["moves"][0])
    assert abs(sum(data["win"]) - 1) < 1e-6
    assert main([*line, "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"cutpurse {data['seat'] + 1}: ")  # whose decision it is, and which
    assert "Chancen jetzt: cutpurse 1 " in told
    assert main(["replay", str(record), "--at", "6", "--as", str(data["seat"]), "--json"]) == 0
    view = tmp_path / "view.json"
    view.write_text(capsys.readouterr().out)
    assert main(["hint", str(view), "--seconds", "0.05"]) == 0
    assert main(["hint", str(record)]) == 2  # over
    assert main(["hint", str(tmp_path / "none.json")]) == 2
