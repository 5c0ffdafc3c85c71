"""Scenarios: rules that a player can read, and that run.

    rule: A snitch freezes a location
    game: sneaks
    seats: 3
    rulings: [R3]
    position: {table: {A: I-B2, ...}}      # only what differs from a fresh game
    rig: [blue]                            # what chance brings next
    moves: [0 sneak A, 0 snitch B, ...]
    expect: {seat.0.tokens.blue: 1, view.1.seat.0.stash: [null]}
    refuse: [0 sneak A]

Among the moves may stand checks of their own: `- expect: {...}` and `- refuse: [...]`. A path of
an expectation leads into the position; it may begin with `view.N.` (what seat N sees; `view.x.` a
spectator), `moves.N` (the legal moves of a seat), `scores` or `winners`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from rookery import games
from rookery.files import read_yaml
from rookery.kernel.errors import IllegalMove, RookeryError
from rookery.kernel.state import DERIVED, State


class Check(msgspec.Struct, forbid_unknown_fields=True):
    """What stands among the moves: what must be so there, and what chance brings next."""

    expect: dict[str, Any] = {}
    refuse: list[str] = []
    rig: list[str] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    rule: str
    game: str
    seats: int
    moves: list[str | Check] = []
    expect: dict[str, Any] = {}
    refuse: list[str] = []
    rulings: list[str] = []
    seed: int = 1
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    rig: list[str] = []
    example: str = ""  # its name, if the rules show it (rookery/examples.py)
    names: list[str] = []  # and who plays there


@dataclass(slots=True)
class Result:
    scenario: Scenario
    file: Path
    failures: list[str] = field(default_factory=list)


# Beside the scenarios of a game: positions for tools/sense.py, with moves that nobody in their
# senses makes. They tell of bots, not of rules.
SENSE = "sense.yaml"


class BadScenario(RookeryError):
    """A scenario file that cannot be read."""


def read(path: Path) -> list[Scenario]:
    """All scenarios of a file: one, a list, or several documents."""
    found: list[Any] = []
    for document, _ in read_yaml(path, BadScenario):
        found += document if isinstance(document, list) else [document]
    try:
        scenarios = [msgspec.convert(one, Scenario, str_keys=False) for one in found]
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadScenario(f"{path}: {error}") from error
    for one in scenarios:
        checks = [entry for entry in one.moves if isinstance(entry, Check)]
        checks.append(Check(one.expect, one.refuse))
        if not any(check.expect or check.refuse for check in checks):
            raise BadScenario(f"{path}: {one.rule!r} expects nothing and refuses nothing")
    if not scenarios:
        raise BadScenario(f"{path}: there is no scenario in it")
    return scenarios


def index(key: object, count: int) -> int:
    """A place in a list, as a key names it."""
    word = str(key)
    if word.isascii() and word.isdigit() and len(word) < 6 and int(word) < count:
        return int(word)
    raise BadScenario(f"nothing at {word[:60]!r}: the list has {count} entries")


def merge(base: Any, change: Any) -> Any:
    """A copy of `base` in which `change` replaces what it names; lists by index."""
    if isinstance(base, list) and isinstance(change, dict):
        merged = list(base)
        for key, value in change.items():
            at = index(key, len(base))
            merged[at] = merge(merged[at], value)
        return merged
    if isinstance(base, dict) and isinstance(change, dict):
        return {**base, **{k: merge(base.get(k), v) for k, v in change.items()}}
    return change


def without(data: Any, derived: list[str]) -> Any:
    """The data without what follows from the rest of it, at every depth."""
    if isinstance(data, dict):
        return {
            k: without(v, derived) for k, v in data.items() if k not in derived or k == "chance"
        }
    if isinstance(data, list):
        return [without(one, derived) for one in data]
    return data


def begin(scenario: Scenario) -> State:
    """The state in which a scenario begins."""
    game = games.load(scenario.game)
    state = game.new(scenario.seats, scenario.seed, scenario.options)
    if scenario.position:
        base = without(state.position(), [*DERIVED, *game.derived])
        base["chance"] = f"{state.chance.x:x}"
        state = game.from_position(merge(base, scenario.position), rehearse=False)
    if scenario.rig:
        state.chance.rig([game.outcomes.number(word) for word in scenario.rig])
    return state


def run(scenario: Scenario, file: Path = Path("?")) -> Result:
    """Play a scenario and list what went wrong."""
    result = Result(scenario, file)
    try:
        state = begin(scenario)
        for entry in scenario.moves:
            if isinstance(entry, str):
                seat, move = split(state, entry)
                state.play(seat, move)
            else:
                check(state, entry.expect, entry.refuse, result)
                if entry.rig:
                    state.chance.rig([state.game.outcomes.number(word) for word in entry.rig])
        check(state, scenario.expect, scenario.refuse, result)
        if state.chance.script:
            left = [state.game.outcomes.word(n) for n in state.chance.script]
            result.failures.append(f"rigged but never drawn: {left}")
    except (RookeryError, ValueError, KeyError, IndexError, TypeError) as error:
        result.failures.append(f"{type(error).__name__}: {error}")
    return result


def split(state: State, entry: str) -> tuple[int, str]:
    """Who moves, and a move of the game: what nobody could ever play is refused by no rule."""
    seat, _, move = entry.strip().partition(" ")
    number = index(seat, state.seats)
    state.game.vocabulary.number(move)
    return number, move


def check(state: State, expect: dict[str, Any], refuse: list[str], result: Result) -> None:
    for path, wanted in expect.items():
        got = look(state, str(path))
        if not same(got, wanted):
            result.failures.append(f"{path} is {got!r}, expected {wanted!r}")
    for entry in refuse:
        seat, move = split(state, entry)
        before = state.position()
        try:
            state.play(seat, move)
        except IllegalMove:
            if state.position() != before:
                result.failures.append(f"refusing {entry!r} changed the state")
        else:
            result.failures.append(f"{entry!r} should be refused")
            return


def same(got: Any, wanted: Any) -> bool:
    """Equal, and of the same kind: 1 is not `true`."""
    if isinstance(got, dict) and isinstance(wanted, dict):
        return list(map(str, sorted(got, key=str))) == list(
            map(str, sorted(wanted, key=str))
        ) and all(same(value, wanted[key]) for key, value in got.items() if key in wanted)
    if isinstance(got, list | tuple) and isinstance(wanted, list | tuple):
        return len(got) == len(wanted) and all(map(same, got, wanted))
    return bool(got == wanted) and isinstance(got, bool) == isinstance(wanted, bool)


def look(state: State, path: str) -> Any:
    """What a dotted path leads to."""
    keys = path.split(".")
    if keys[0] in ("moves", "view") and len(keys) < 2:
        raise BadScenario(f"{path} names no seat")
    if keys[0] == "moves":
        data: Any = state.words(index(keys[1], state.seats))
        keys = keys[2:]
    elif keys[0] in ("scores", "winners"):
        data = {"scores": state.scores(), "winners": state.winners()}
    elif keys[0] == "view":
        data = state.view(None if keys[1] == "x" else index(keys[1], state.seats))
        keys = keys[2:]
    else:
        data = state.position()
    return walk(data, keys)


def walk(data: Any, keys: list[str]) -> Any:
    for key in keys:
        if isinstance(data, list):
            data = data[index(key, len(data))]
        elif isinstance(data, dict) and key in data:
            data = data[key]
        else:
            have = ", ".join(map(str, data)) if isinstance(data, dict) else repr(data)
            raise BadScenario(f"nothing at {key!r}: there is {have}")
    return data


def find(paths: list[Path]) -> list[Path]:
    """The scenario files among files and folders."""
    files: list[Path] = []
    for path in paths:
        found = [path]
        if path.is_dir():
            found = sorted(one for one in path.rglob("*.yaml") if one.name != SENSE)
        if not found:
            raise BadScenario(f"{path}: there is no scenario in it")
        files += found
    return files
