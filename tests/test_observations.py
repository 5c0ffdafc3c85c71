"""What learners see: all that a seat may know, nothing else, and from where it sits."""

from __future__ import annotations

import copy
import random
from collections import defaultdict
from typing import Any

import pytest

from rookery import games
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadPosition
from rookery.kernel.state import SPECTATOR, Data, Game, State
from rookery.research.arrays import make_encoder
from rookery.research.encoder import Encoder

GAMES = games.NAMES
UNSEEN = ("options", "cards", "eyes", "game", "seats")  # the same in every match of an environment


def seat_or_none(eyes: int) -> int | None:
    return None if eyes == SPECTATOR else eyes


def ways(game: Game) -> list[Data]:
    """Short matches, asked in each way that there is."""
    limits: dict[str, Data] = {"nohonor": {"turn_limit": 30}, "swindler": {"idle_rounds": 3}}
    short = limits.get(game.name, {})
    asks = [option.values for option in game.options if option.name == "ask"]
    return [{**short, "ask": ask} for ask in asks[0]] if asks else [short]


def states(game: Game, seats: int, seed: int, options: Data, stride: int) -> list[State]:
    """States all through a match played by rule of thumb, which gets further than chance."""
    state = game.new(seats, seed, options)
    rng = seeded(seed)
    found = [state.copy()]
    while state.asking:
        for _ in range(1 + rng.below(stride)):
            if state.asking:
                seat = rng.choice(list(state.deciders()))
                moves = state.moves(seat) + state.asides(seat)
                state.play(seat, state.lean(seat, rng) if rng.below(4) else rng.choice(moves))
        found.append(state.copy())
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    game = games.load(name)
    rng = seeded(11)
    for seats in range(game.min_seats, game.max_seats + 1):
        encoder = make_encoder(game, seats)
        for options in ways(game):
            for state in states(game, seats, 5 * seats, options, 12)[:60]:
                for eyes in range(SPECTATOR, seats):
                    row = encoder.row(state, eyes)
                    assert len(row) == 4 * encoder.size
                    for _ in range(2):
                        assert encoder.row(state.guess(seat_or_none(eyes), rng), eyes) == row


# Everything visible ---------------------------------------------------------------------------


Path = tuple[Any, ...]


def leaves(data: Any, path: Path = ()) -> list[Path]:
    """Where a value, or a list of them, stands in plain data."""
    found: list[Path] = [path] if path and not isinstance(data, dict) else []
    pairs: Any = data.items() if isinstance(data, dict) else []
    if isinstance(data, list):
        pairs = enumerate(data)
    for key, value in pairs:
        found += leaves(value, (*path, key))
    return found


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def kind(path: Path) -> Path:
    """The same for every entry of a list."""
    return tuple("#" if isinstance(key, int) else key for key in path)


class Changer:
    """Changes one thing in a position, into something that has stood in such a place."""

    def __init__(self, positions: list[Data], luck: random.Random) -> None:
        self.luck = luck
        self.values: dict[Path, list[Any]] = defaultdict(list)
        for position in positions:
            for path in leaves(position):
                value = at(position, path)
                if value not in self.values[kind(path)]:
                    self.values[kind(path)].append(value)

    def change(self, position: Data, path: Path) -> Data:
        twin = copy.deepcopy(position)
        holder = at(twin, path[:-1])
        old = holder[path[-1]]
        others = [value for value in self.values[kind(path)] if value != old]
        if type(old) is int:
            others += [old + 1, old - 1]
        if others:
            holder[path[-1]] = copy.deepcopy(self.luck.choice(others))
        return twin


def compare(encoder: Encoder, one: State, two: State) -> tuple[bool, str]:
    """Whether any eyes see a difference; and whose numbers do not say what they see, if any."""
    different = False
    for eyes in range(SPECTATOR, one.seats):
        views = [state.view(seat_or_none(eyes)) for state in (one, two)]
        for view in views:
            for key in UNSEEN:
                view.pop(key, None)
        told = encoder.row(one, eyes) != encoder.row(two, eyes)
        different = different or views[0] != views[1]
        if told != (views[0] != views[1]):
            return different, f"seat {eyes} sees {views[0] != views[1]} and is told {told}"
    return different, ""


def changed_states(name: str, tries: int, seed: int) -> list[tuple[Path, State, State]]:
    """Pairs of states that differ in one place."""
    game = games.load(name)
    luck = random.Random(seed)
    found = []
    for seats in (game.min_seats, min(4, game.max_seats)):
        for options in ways(game):
            played = [
                *states(game, seats, seed, options, 7),
                *states(game, seats, seed + 1, options, 7),
            ]
            positions = [state.position() for state in played]
            changer = Changer(positions, luck)
            by_kind: dict[Path, list[tuple[int, Path]]] = defaultdict(list)
            for i, position in enumerate(positions):
                for path in leaves(position):
                    by_kind[kind(path)].append((i, path))
            for places in by_kind.values():
                for _ in range(tries):
                    i, path = luck.choice(places)
                    data = changer.change(positions[i], path)
                    try:
                        changed = game.from_position(data, rehearse=False)
                        back = game.from_position(positions[i], rehearse=False)
                        changed.view(None)
                    except BadPosition:
                        continue
                    if changed.asking == back.asking and data != positions[i]:
                        found.append((path, back, changed))
    return found


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_changes_something(name: str) -> None:
    """Every visible thing is changed, and every hidden one: the numbers tell exactly the first."""
    encoders: dict[int, Encoder] = {}
    seen = set()
    for path, before, after in changed_states(name, 6, 3):
        encoder = encoders.setdefault(before.seats, make_encoder(before.game, before.seats))
        visible, wrong = compare(encoder, before, after)
        where = f"{path}: {at(before.position(), path)!r}, then {at(after.position(), path)!r}"
        assert not wrong, f"{wrong}: {where}"
        if visible:
            seen.add(kind(path))
    assert len(seen) > 20, seen


class Blinkered:
    """An encoder that leaves a block out."""

    def __init__(self, encoder: Encoder, block: str) -> None:
        self.encoder = encoder
        at = 0
        for name, size in encoder.blocks:
            if name.startswith(block):
                self.first, self.last = 4 * at, 4 * (at + size)
            at += size

    def row(self, state: State, eyes: int) -> bytes:
        row = self.encoder.row(state, eyes)
        return row[: self.first] + row[self.last :]


class Nosy:
    """An encoder that lets everybody see what a seat holds."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder

    def row(self, state: State, eyes: int) -> bytes:
        return self.encoder.row(state, eyes) + self.encoder.row(state, 1)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "block"), [("sneaks", "seats: where sneaks"), ("oliver", "face-down spaces")]
)
def test_what_is_left_out_is_found(name: str, block: str) -> None:
    found = []
    for _path, before, after in changed_states(name, 6, 3):
        encoder: Any = Blinkered(make_encoder(before.game, before.seats), block)
        found.append(compare(encoder, before, after)[1])
    assert any("sees True and is told False" in wrong for wrong in found)


def test_what_is_told_too_much_is_found() -> None:
    found = []
    for _path, before, after in changed_states("sneaks", 6, 3):
        encoder: Any = Nosy(make_encoder(before.game, before.seats))
        found.append(compare(encoder, before, after)[1])
    assert any("sees False and is told True" in wrong for wrong in found)


# Actions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_who_sees_the_same_may_do_the_same(name: str) -> None:
    game = games.load(name)
    seats = game.max_seats
    encoder = make_encoder(game, seats)
    met: dict[bytes, list[int]] = {}
    for options in ways(game):
        met.clear()
        for seed in range(12):
            for state in states(game, seats, seed, options, 6):
                for seat in state.deciders():
                    legal = encoder.legal(state, seat)
                    assert met.setdefault(encoder.row(state, seat), legal) == legal


@pytest.mark.parametrize("name", GAMES)
def test_actions_and_moves_are_one_to_one(name: str) -> None:
    game = games.load(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        actions = make_encoder(game, seats).actions
        for seat in range(seats):
            assert sorted(actions.of_move[seat]) == list(range(actions.size))
            for move in range(actions.size):
                assert actions.to_move[seat][actions.of_move[seat][move]] == move
                named = game.vocabulary.entries[move].args.get("seat")
                other = game.vocabulary.entries[actions.of_move[seat][move]]
                if named is None or int(named) >= seats:
                    assert actions.of_move[seat][move] == move
                else:
                    assert other.key == game.vocabulary.entries[move].key
                    assert other.args["seat"] == str((int(named) - seat) % seats)


def turned(position: Data, by: int) -> Data:
    """The same position of Sneaks & Snitches, with everybody some seats further on."""
    seats: Any = position["seats"]
    twin = copy.deepcopy(position)
    for key in ("seat", "scores"):
        if key in twin:
            row: Any = position[key]
            twin[key] = [row[(seat - by) % seats] for seat in range(seats)]
    asked: Any = position["asking"]
    twin["asking"] = sorted((seat + by) % seats for seat in asked)
    if twin["ally"] is not None:
        twin["ally"] = (twin["ally"] + by) % seats  # type: ignore[operator]
    frames: Any = twin["frames"]
    for frame in frames:
        if "seat" in frame:
            frame["seat"] = (frame["seat"] + by) % seats
    return twin


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_table_turned_round_looks_the_same(seats: int) -> None:
    game = games.load("sneaks")
    encoder = make_encoder(game, seats)
    asked_of_others = 0
    for seed in range(12):
        for state in states(game, seats, seed, {}, 1):
            if state.over:
                continue
            for by in range(1, seats):
                other = game.from_position(turned(state.position(), by), rehearse=False)
                for seat in range(seats):
                    there = (seat + by) % seats
                    assert encoder.row(state, seat) == encoder.row(other, there)
                    legal = encoder.legal(state, seat)
                    assert legal == encoder.legal(other, there)
                    asked_of_others += any("from" in w for w in state.words(seat))
    assert asked_of_others
