"""Copies of a state: every attribute is found, copied, and independent of the original.

What a class of states holds is found by looking, compiled or not, so that whoever adds an attribute
and forgets it in `copy` is told so.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GetSetDescriptorType
from typing import Any

import pytest

from rookery import games
from rookery.kernel.chance import seeded
from rookery.kernel.playout import playout
from rookery.kernel.state import Game, State

pytestmark = pytest.mark.conformance

# What copies share, since it never changes once a match has begun.
SHARED = {"game", "box", "options", "switches", "streets"}
# What a copy begins anew: nothing scripted, nothing logged, nobody told, nobody in a hurry.
ANEW = {
    "telling",
    "events",
    "rushed",
    "chance.plain",
    "chance.script",
    "chance.explore",
    "chance.log",
}
# What the others are shaped by, or what the options say: copied, but not to be played with here.
FIXED = {"seats", "places", "ask_sealed", "wallet_sets", "memory.seats", "memory.fresh"}

MARK = 4321


def attributes(one: object) -> list[str]:
    """The names of all that an object holds: compiled classes have no `__dict__`."""
    found = set(getattr(one, "__dict__", {}))
    for kind in type(one).__mro__:
        for name, value in vars(kind).items():
            if isinstance(value, GetSetDescriptorType) and not name.startswith("__"):
                found.add(name)
    return sorted(found)


def paths(state: State) -> list[str]:
    """Every attribute of a state, and of the objects it holds for itself."""
    found: list[str] = []
    for name in attributes(state):
        value = getattr(state, name)
        ours = type(value).__module__.startswith("rookery.")
        if ours and name not in SHARED:
            found += [f"{name}.{inner}" for inner in attributes(value)]
        else:
            found.append(name)
    return found


def get(state: State, path: str) -> Any:
    value: Any = state
    for name in path.split("."):
        value = getattr(value, name)
    return value


def put(state: State, path: str, value: Any) -> None:
    *way, last = path.split(".")
    holder: Any = state
    for name in way:
        holder = getattr(holder, name)
    setattr(holder, last, value)


def plain(value: Any) -> Any:
    """A picture of a value that does not change with it."""
    return [plain(one) for one in value] if isinstance(value, list) else value


def marked(value: Any, deep: bool) -> Any:
    """Another value of the same shape."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return MARK
    if isinstance(value, list):
        if value and all(isinstance(one, list) for one in value):
            return [marked(one, deep) for one in value]
        if value:
            return [*value, MARK if isinstance(value[0], int) else value[-1]]
        return [[MARK]] if deep else [MARK]
    raise AssertionError(f"{value!r}: an attribute of a kind that this test does not know")


def spoil(value: Any) -> None:
    """Change a list, at every depth."""
    for one in value:
        if isinstance(one, list):
            spoil(one)
    if all(isinstance(one, int) for one in value):
        value.append(MARK)
    else:
        value.pop()


def check(state: State, path: str, copy: Callable[[State], State]) -> None:
    """One attribute, changed before the copy, is in it; changed in the copy, it is not changed in
    the original."""
    old = get(state, path)
    for deep in (False, True):
        put(state, path, marked(old, deep))
        try:
            twin = copy(state)
            break
        except TypeError:  # it was empty: a list of lists, then
            assert not deep, path
    told = plain(get(state, path))
    assert plain(get(twin, path)) == told, f"{path} is forgotten in copy"
    if isinstance(old, list):
        spoil(get(twin, path))
        assert plain(get(state, path)) == told, f"{path} is shared with the copy"
    put(state, path, old)


def moments(game: Game) -> list[State]:
    """Some states of a match, early and late."""
    found = []
    for seed in range(3):
        state = game.new(game.min_seats + seed % 2, seed)
        for _ in range(4):
            found.append(state.copy())
            playout(state, seeded(seed), 25)
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_copies_share_nothing_that_changes(name: str) -> None:
    for state in moments(games.load(name)):
        for path in paths(state):
            if path in SHARED:
                assert get(state.copy(), path) is get(state, path)
            elif path in FIXED:
                assert get(state.copy(), path) == get(state, path)
            elif path not in ANEW:
                check(state, path, lambda one: one.copy())


@pytest.mark.parametrize("name", games.NAMES)
def test_whatever_is_forgotten_or_shared_is_noticed(name: str) -> None:
    """The same with a `copy` that is wrong in one attribute, for each of them."""
    game = games.load(name)
    state = moments(game)[2]
    tried = 0
    for path in paths(state):
        if path in SHARED | FIXED | ANEW:
            continue

        def forgets(one: State, path: str = path) -> State:
            twin = one.copy()
            value = get(one, path)
            other = not value if isinstance(value, bool) else 0
            put(twin, path, [] if isinstance(value, list) else other)
            return twin

        def shares(one: State, path: str = path) -> State:
            twin = one.copy()
            put(twin, path, get(one, path))
            return twin

        old = get(state, path)
        with pytest.raises(AssertionError, match="forgotten"):
            check(state, path, forgets)
        put(state, path, old)
        if isinstance(old, list):
            with pytest.raises(AssertionError, match="shared"):
                check(state, path, shares)
            put(state, path, old)
        tried += 1
    assert tried >= {"sneaks": 18, "swindler": 50, "oliver": 30, "nohonor": 70}[name]


@pytest.mark.parametrize("path", sorted(SHARED | FIXED | ANEW))
def test_exceptions_are_still_there(path: str) -> None:
    assert any(
        path in paths(games.load(name).new(games.load(name).min_seats, 1)) for name in games.NAMES
    )
