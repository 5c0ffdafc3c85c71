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

# At four seats: random decisions a second, microseconds for a copy and for a guess, worlds of the
# search a second that are played to the end of the match, and decisions a second that ordinary
# Python drives.
FLOORS = {
    "sneaks": (500_000, 15, 60, 3_300, 80_000),
    "swindler": (230_000, 30, 100, 1_300, 0),
    "oliver": (230_000, 30, 150, 500, 0),
    "nohonor": (130_000, 60, 300, 50, 0),
}


@pytest.mark.parametrize("name", games.NAMES)
def test_floor(name: str) -> None:
    game = games.load(name)
    way: Data = {"ask": "holders"} if any(o.name == "ask" for o in game.options) else {}
    decisions, copy, guess, worlds, public = FLOORS[name]
    rows = []
    for _ in range(3):  # a real loss is there every time
        row = bench.measure(game, 4, way, 0.2)
        rows.append(row)
        if (
            bench.figure(row["decisions"]) > decisions
            and bench.figure(row["copy_us"]) < copy
            and bench.figure(row["guess_us"]) < guess
            and bench.figure(row["worlds_to_the_end"]) > worlds
            and bench.figure(row["public"]) > public
        ):
            return
    pytest.fail(f"{rows} where {FLOORS[name]} is the least")
