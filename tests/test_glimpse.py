"""What people are shown: the table hides what everybody saw happen, unless it plays with an aid."""

from __future__ import annotations

from typing import Any

import pytest

from rookery import checks, games
from rookery.kernel.chance import seeded
from rookery.server.project import view_of
from rookery.speaker import Speaker
from rookery.terminal import draw


@pytest.mark.parametrize("aid", [False, True])
def test_police_files_are_hidden_until_the_strips_are_pulled(aid: bool) -> None:
    game = games.load("oliver")
    speaker = Speaker(game, "en", ["Anna", "Ben", "Cleo"])
    grown = 0
    for state in checks.random_states(game, 3, 5, {"memory_aid": aid}):
        whole: Any = state.view(0)
        seen: Any = view_of(state, 0)
        assert draw(seen, speaker)
        hidden = not aid and not state.over
        assert ("memory" in seen) == ("memory" in whole and not hidden)
        for lair, told in zip(whole["seat"], seen["seat"], strict=True):
            assert told["file"] == (None if hidden else lair["file"])
            grown += bool(lair["file"])
    assert grown > 10


def test_people_are_sent_the_same_in_worlds_that_look_the_same() -> None:
    """Without the aid no file is sent, and what is left depends on nothing that is hidden."""
    game = games.load("oliver")
    rng, compared = seeded(3), 0
    for state in checks.random_states(game, 3, 9):
        if state.over or not state.view(None)["seat"]:
            continue
        shown: Any = view_of(state, 1)
        assert all(lair["file"] is None for lair in shown["seat"])
        assert view_of(state.guess(1, rng), 1) == shown
        compared += 1
    assert compared > 20
