"""Positions from outside: what is accepted can be played to its end, everything else is refused."""

from __future__ import annotations

import copy
import os
import random
from typing import Any

import pytest

from rookery import games
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadPosition
from rookery.kernel.playout import playout
from rookery.kernel.state import Data, Game, State

FACTOR = int(os.environ.get("ROOKERY_FUZZ", "1"))


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands in plain data, at every depth."""
    found: list[tuple[Any, ...]] = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += places(value, (*path, i))
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def mutated(position: Data, luck: random.Random) -> tuple[Data, str]:
    """The position with one thing in it changed, and what that was."""
    twin = copy.deepcopy(position)
    everywhere = places(twin)
    path = luck.choice(everywhere)
    holder, key = at(twin, path[:-1]), path[-1]
    old = holder[key]
    kind = luck.randrange(6)
    if kind == 0:
        del holder[key]
        return twin, f"without {path}"
    if kind == 1 and isinstance(old, list):
        old.append(copy.deepcopy(luck.choice(old)) if old else luck.choice([0, None, "x", {}]))
    elif kind == 2 and isinstance(old, list) and len(old) > 1:
        a, b = luck.sample(range(len(old)), 2)
        old[a], old[b] = old[b], old[a]
    elif kind == 3 and isinstance(old, dict):
        old[luck.choice(["x", "seat", "0"])] = luck.choice([0, None, [], "x"])
    elif kind == 4:
        holder[key] = copy.deepcopy(at(position, luck.choice(everywhere)))
    else:
        numbers = [-1, 0, 1, 2, 3, 7, 99, 10**9, 10**40, True, False]
        if isinstance(old, int):
            numbers += [old + 1, old - 1, bool(old)] * 4
        holder[key] = luck.choice([*numbers, None, "", "x", [], {}, 0.5])
    return twin, f"{path} is {at(twin, path)!r}, was {old!r}"


def positions(game: Game, seats: int, seed: int, options: Data) -> list[Data]:
    """Positions all through a random match."""
    state = game.new(seats, seed, options)
    rng = seeded(seed)
    found = [state.position()]
    while state.asking:
        playout(state, rng, 1 + rng.below(9))
        found.append(state.position())
    return found


def survives(state: State, rng: Any) -> None:
    """Look at it from all sides, guess from it, and play it to its end."""
    for seat in (None, *range(state.seats)):
        state.view(seat)
        state.guess(seat, rng)
    playout(state, rng, 10 * state.game.max_length)
    assert state.over


def ask_ways(game: Game) -> list[Data]:
    for option in game.options:
        if option.name == "ask":
            return [{"ask": value} for value in option.values]
    return [{}]


@pytest.mark.long
@pytest.mark.parametrize("name", games.NAMES)
def test_a_mutated_position_is_refused_or_can_be_played(name: str) -> None:
    game = games.load(name)
    luck = random.Random(f"{name} {os.environ.get('ROOKERY_FUZZ_SEED', '')}")
    rng = seeded(7)
    refused = 0
    tries = 300 * FACTOR
    at_hand: list[Data] = []
    while tries > 0:
        if not at_hand:
            seats = luck.randint(game.min_seats, game.max_seats)
            way = luck.choice(ask_ways(game))
            at_hand = positions(game, seats, luck.randrange(10**6), way)
            luck.shuffle(at_hand)
            del at_hand[60:]
        tries -= 1
        position, change = mutated(at_hand.pop(), luck)
        try:
            state = game.from_position(position)
        except BadPosition:
            refused += 1
            continue
        try:
            survives(state, rng)
        except Exception as error:
            raise AssertionError(f"{change}: {error!r}") from error
    assert refused > 100 * FACTOR
