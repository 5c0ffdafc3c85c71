"""Learners, and bots with a network: they play by its numbers, and a bad file is refused."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rookery import bots, games
from rookery.bots import net
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption
from rookery.research.arrays import make_encoder, observe

GAME = games.load("sneaks")
ENCODER = make_encoder(GAME, 3)
LEARNERS = Path(__file__).parent.parent / "examples" / "learners"


def layers(*sizes: int, seed: int = 1) -> net.Layers:
    luck = np.random.default_rng(seed)
    pairs = itertools.pairwise(sizes)
    return [
        (
            luck.normal(0, 0.3, (after, before)).astype(np.float32),
            luck.normal(0, 0.3, after).astype(np.float32),
        )
        for before, after in pairs
    ]


def saved(folder: Path, kind: str = "values", **changed: Any) -> str:
    file = folder / f"{kind}.npz"
    about = {"game": "sneaks", "seats": 3, "kind": kind, **changed}
    net.save(file, about, layers(ENCODER.size, 16, ENCODER.actions.size))
    return str(file)


def test_it_takes_what_it_values_most(tmp_path: Path) -> None:
    state = GAME.new(3, 5, {})
    for seat in state.deciders():
        bot = bots.make(f"net:{saved(tmp_path)}", GAME, seat, seeded(1))
        (first, before), (second, after) = layers(ENCODER.size, 16, ENCODER.actions.size)
        row = observe(ENCODER, state, seat)
        found = second @ np.maximum(first @ row + before, 0.0) + after
        moves = state.moves(seat)
        best = max(moves, key=lambda move: found[ENCODER.actions.of_move[seat][move]])
        assert bot.choose(state.view(seat), moves) == best


def test_it_draws_by_its_likelihoods(tmp_path: Path) -> None:
    state = GAME.new(3, 5, {})
    moves = state.moves(0)
    bot = bots.make(f"net:{saved(tmp_path, 'policy')}", GAME, 0, seeded(1))
    assert isinstance(bot, net.Net)
    scores = bot.network(observe(ENCODER, state, 0))[moves]
    shares = np.exp(scores) / np.exp(scores).sum()
    drawn = [bot.choose(state.view(0), moves) for _ in range(2000)]
    for move, share in zip(moves, shares, strict=True):
        assert (
            abs(drawn.count(move) / 2000 - share) < 5 * (share * (1 - share) / 2000) ** 0.5 + 1e-3
        )


def test_it_plays_whole_matches_in_the_arena(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rookery", "arena", "sneaks", "--seats", "3", "--games", "6"]
        + ["--bots", f"net:{saved(tmp_path)},random", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "net:" in json.dumps(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"game": "swindler"}, "not sneaks"),
        ({"kind": "poetry"}, "no network"),
        ({"seats": 4}, "do not fit"),
    ],
)
def test_for_others(tmp_path: Path, changed: dict[str, Any], why: str) -> None:
    file = saved(tmp_path, **({"kind": "values"} | changed))
    with pytest.raises(BadOption, match=why):
        bots.make(f"net:{file}", GAME, 0, seeded(1))


def test_bad_files(tmp_path: Path) -> None:
    good = saved(tmp_path)
    cut = tmp_path / "cut.npz"
    cut.write_bytes(Path(good).read_bytes()[:500])
    text = tmp_path / "text.npz"
    text.write_text("hello")
    program = tmp_path / "program.npz"
    np.savez(program, about=np.array({"a": print}, object), weight0=np.zeros((2, 2)))
    nan = tmp_path / "nan.npz"
    hole = [(weight * np.nan, bias) for weight, bias in layers(ENCODER.size, ENCODER.actions.size)]
    net.save(nan, {"game": "sneaks", "seats": 3, "kind": "values"}, hole)
    bare = tmp_path / "bare.npz"
    np.savez(bare, about=np.array("{}"))
    for file in (cut, text, program, nan, bare, tmp_path, tmp_path / "none.npz", "", "\0"):
        with pytest.raises(BadOption):
            bots.make(f"net:{file}", GAME, 0, seeded(1))


@pytest.mark.long
@pytest.mark.parametrize("learner", ["ppo", "dmc"])
def test_a_learner_goes_on_where_it_was_stopped(learner: str, tmp_path: Path) -> None:
    """PyTorch is no tool of this project: the test runs where it is installed."""
    pytest.importorskip("torch")

    def learn(decisions: int) -> str:
        arguments = ["--seats", "3", "--matches", "8", "--width", "16", "--trials", "10"]
        arguments += ["--decisions", str(decisions), "--every", "600", "--folder", str(tmp_path)]
        return subprocess.run(
            [sys.executable, str(LEARNERS / f"{learner}.py"), "sneaks", *arguments],
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    learn(600)
    assert "going on after 1,024" in learn(1500)
    rows = (tmp_path / "curve.csv").read_text().splitlines()
    assert [int(row.split(",")[0]) for row in rows[1:]] == [0, 1024, 1536]
    bot = bots.make(f"net:{tmp_path / 'net.npz'}", GAME, 0, seeded(1))
    state = GAME.new(3, 5, {})
    assert bot.choose(state.view(0), state.moves(0)) in state.moves(0)


@pytest.mark.long
@pytest.mark.parametrize("library", ["sb3_contrib", "tianshou"])
def test_examples_with_other_libraries(library: str) -> None:
    """They are no tools of this project: each runs where it is installed."""
    pytest.importorskip(library)
    example = LEARNERS / f"with_{library.partition('_')[0]}.py"
    done = subprocess.run(
        [sys.executable, str(example), "sneaks", "--decisions", "1500", "--matches", "5"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "of 5 against three cutpurse" in done.stdout
