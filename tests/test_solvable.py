"""A set of cards so small that the game can be solved, and who is how far from unbeatable in it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest
import yaml
from open_spiel.python.policy import UniformRandomPolicy
from rich.progress import Progress

from rookery import games
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadCards, BadOption

ROOT = Path(__file__).parent.parent
CARDS = ROOT / "examples" / "solvable.yaml"


@pytest.fixture(scope="module")
def tool() -> Any:
    spec = importlib.util.spec_from_file_location("tool", ROOT / "tools" / "exploitability.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_a_game_like_any_other() -> None:
    game = games.load("sneaks", CARDS)
    assert (game.min_seats, game.max_seats) == (2, 2)
    for seed in range(20):
        rng = seeded(seed)
        state = game.new(2, seed)
        while state.asking:
            seat = state.deciders()[0]
            state.play(seat, rng.choice(state.moves(seat)))
            state.guess(seat, rng)
            assert state.game.from_position(state.position()).position() == state.position()
        assert state.view(None)["round"] == 1
    with pytest.raises(BadOption):
        game.new(3, 1)


@pytest.mark.parametrize("change", [{"places": {2: 4}}, {"places": {4: 6}}, {"places": {2: 7}}, {}])
def test_a_round_in_which_nothing_leaves_the_table_is_not_allowed(
    change: dict[str, Any], tmp_path: Path
) -> None:
    cards = yaml.safe_load(CARDS.read_text("utf-8"))
    del cards["places"]
    path = tmp_path / "cards.yaml"
    path.write_text(yaml.safe_dump(cards | change), "utf-8")
    with pytest.raises(BadCards, match=r"places|loot"):
        games.load("sneaks", path)


@pytest.mark.long
def test_exploitability(tool: Any) -> None:
    """Whoever draws lots loses to the best answer as often as was counted out; what a bot does is
    known in every information state."""
    game = tool.small_game()
    assert tool.exploited(game, UniformRandomPolicy(game)) == pytest.approx(0.15)
    known = tool.policy_of(game, "first", 1, Progress(disable=True))
    assert known.action_probability_array.shape[0] == 624
    assert (known.action_probability_array.max(axis=1) == 1).all()
