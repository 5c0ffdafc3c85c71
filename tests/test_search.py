"""The search: honest, repeatable, and able to tell a good move from a bad one."""

from __future__ import annotations

from rookery import games
from rookery.kernel.chance import seeded
from rookery.kernel.playout import playout
from rookery.search.players import Searcher


class Fixed(Searcher):
    worlds = 200


def test_same_seed_and_budget_give_the_same_move() -> None:
    game = games.load("sneaks")
    state = game.new(3, 5)
    playout(state, seeded(5), 12)
    seat = state.deciders()[0]
    moves = [
        Fixed(game, seat, seeded(9)).choose(state.view(seat), state.moves(seat)) for _ in range(3)
    ]
    assert len(set(moves)) == 1


def test_two_worlds_that_look_the_same_get_the_same_move() -> None:
    game = games.load("sneaks")
    rng = seeded(4)
    for seed in range(6):
        state = game.new(4, seed)
        playout(state, seeded(seed), 20 + seed)
        seat = state.deciders()[-1]
        other = state.guess(seat, rng)
        moves = [
            Fixed(game, seat, seeded(2)).choose(world.view(seat), world.moves(seat))
            for world in (state, other)
        ]
        assert moves[0] == moves[1]
