"""Speed floors: a third of what the compiled build does on a quiet machine: noise passes, and
a real loss does not. `rookery bench` measures properly."""

from __future__ import annotations

import pytest

import rookery
from rookery import games
from rookery.cli import bench
from rookery.kernel.state import Data

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not rookery.compiled(), reason="floors are for the compiled build"),
]

# At four seats: random decisions a second, microseconds for a copy and for a guess, and worlds of
# the search a second that are played to the end of the match.
FLOORS = {
    "sneaks": (500_000, 15, 60, 3_300),
    "swindler": (230_000, 30, 100, 1_300),
    "oliver": (230_000, 30, 150, 500),
    "nohonor": (130_000, 60, 300, 50),
}


@pytest.mark.parametrize("name", games.NAMES)
def test_floor(name: str) -> None:
    game = games.load(name)
    way: Data = {"ask": "holders"} if any(o.name == "ask" for o in game.options) else {}
    decisions, copy, guess, worlds = FLOORS[name]
    best = [bench.measure(game, 4, way, 0.3) for _ in range(2)]
    assert max(bench.figure(row["decisions"]) for row in best) > decisions
    assert min(bench.figure(row["copy_us"]) for row in best) < copy
    assert min(bench.figure(row["guess_us"]) for row in best) < guess
    assert max(bench.figure(row["worlds_to_the_end"]) for row in best) > worlds


def test_public_interface() -> None:
    """A third of the 250,000 decisions a second that ordinary Python drives on a quiet machine."""
    row = bench.measure(games.load("sneaks"), 4, {}, 0.3)
    assert bench.figure(row["public"]) > 80_000
