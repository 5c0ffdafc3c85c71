"""A guess is drawn evenly from all that is possible: counted out where there is little of it."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
from scipy.stats import chisquare

from rookery import bots, games
from rookery.games.nohonor.rules.reactions import Occasion
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.oliver.rules.memory import FACE as TOKEN
from rookery.games.oliver.rules.memory import Ways, deal, knows, mixed
from rookery.games.oliver.rules.state import OliverState
from rookery.games.swindler.rules.state import Moment, SwindlerState
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.pieces import FACE, known
from rookery.kernel.playout import playout
from rookery.kernel.state import Game, State

CHANCE = 1e-4  # that a fair guess fails one of these tests; all seeds are fixed


def even(drawn: Counter[Any], weights: dict[Any, int]) -> None:
    """What was drawn is possible, and as often as its weight says."""
    assert set(drawn) <= set(weights), "something impossible was guessed"
    total, number = sum(weights.values()), sum(drawn.values())
    expected, seen = [], []
    rare, rare_seen = 0.0, 0
    for one, weight in weights.items():
        times = number * weight / total
        if times < 5:  # too rare to be judged alone
            rare += times
            rare_seen += drawn[one]
        else:
            expected.append(times)
            seen.append(drawn[one])
    if rare >= 5 or rare_seen:
        expected.append(rare)
        seen.append(rare_seen)
    scale = sum(seen) / sum(expected)
    if len(seen) > 1:
        assert chisquare(seen, [times * scale for times in expected]).pvalue > CHANCE


# `ask: holders`: who is asked has an answer, who is passed over has none -------------------------


def questions(game: Game, seats: int, kind: type) -> Iterator[State]:
    """Moments of random matches at which a window asks somebody who holds a card."""
    rng = seeded(3)
    for seed in range(400):
        state = game.new(seats, seed, {"ask": "holders"})
        while state.asking:
            if isinstance(state.frames[-1], kind):
                yield state.copy()
            playout(state, rng, 1)


def dealt(hands: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(one & FACE for one in hand)) for hand in hands)


def possible(state: Any, eyes: int, pile: list[int], refresh: Any) -> dict[Any, int]:
    """Every deal of the hidden cards after which the same seats are asked, with its weight."""
    holes = [
        (seat, i)
        for seat in range(state.seats)
        for i, one in enumerate(state.hand[seat])
        if not known(one, eyes)
    ]
    cards = Counter([*pile, *(state.hand[seat][i] & FACE for seat, i in holes)])
    weights: Counter[Any] = Counter()
    for faces in itertools.product(sorted(cards), repeat=len(holes)):
        used: Counter[int] = Counter()
        weight = 1
        for face in faces:
            weight *= cards[face] - used[face]
            used[face] += 1
        if weight <= 0:
            continue
        world = state.copy()
        for (seat, i), face in zip(holes, faces, strict=True):
            world.hand[seat][i] = world.hand[seat][i] & ~FACE | face
        refresh(world)
        if world.frames[-1].asked(world) == state.asking:
            weights[dealt(world.hand)] += weight
    return dict(weights)


def test_swindler_asks_holders_and_guesses_evenly() -> None:
    game = games.load("swindler")
    rng = seeded(11)
    tried = narrow = 0

    def refresh(world: SwindlerState) -> None:
        for seat in range(world.seats):
            world.hand[seat].sort()
            world.refresh_hold(seat)

    for one in questions(game, 3, Moment):
        state = cast(SwindlerState, one)
        eyes = state.active
        holes = sum(not known(card, eyes) for hand in state.hand for card in hand)
        if eyes in state.deciders() or not 2 <= holes <= 3:
            continue
        weights = possible(state, eyes, state.pile, refresh)
        if len(weights) > 400:
            continue
        narrow += holes == 2
        guesses = Counter(
            dealt(cast(SwindlerState, state.guess(eyes, rng)).hand) for _ in range(4000)
        )
        even(guesses, weights)
        view = state.view(eyes)
        rebuilt = [cast(SwindlerState, game.from_view(view, rng)) for _ in range(1000)]
        even(Counter(dealt(world.hand) for world in rebuilt), weights)
        tried += 1
        if tried == 6:
            break
    assert tried == 6
    assert narrow


def trimmed(state: NoHonorState, eyes: int, cards: int) -> NoHonorState:
    """The others have no cards, but for the one who is asked, who has a few."""
    world = cast(NoHonorState, state.copy())
    for seat in range(world.seats):
        keep = cards if world.asking >> seat & 1 else 0
        if seat != eyes:
            for one in world.hand[seat][keep:]:
                world.discard[one & FACE] += 1
            del world.hand[seat][keep:]
    return world


def test_nohonor_asks_holders_and_guesses_evenly() -> None:
    game = games.load("nohonor")
    rng = seeded(5)
    tried = 0
    for one in questions(game, 3, Occasion):
        state = cast(NoHonorState, one)
        asked = state.deciders()[0]
        eyes = (asked + 1) % 3
        for first in range(2, len(state.hand[asked]) + 1):
            state.hand[asked].insert(0, state.hand[asked].pop())
            world = trimmed(state, eyes, 2)
            if world.frames[-1].asked(world) == world.asking or first > 5:
                break
        hidden = [card for card in world.hand[asked] if not known(card, eyes)]
        window = cast(Occasion, world.frames[-1])
        if world.frames[-1].asked(world) != world.asking or len(hidden) != 2:
            continue
        if window.reactors(world, asked) or window.by_treasure(world, asked) >= 0:
            continue  # asked anyway: then any cards will do
        weights = possible(world, eyes, world.scheme_deck, NoHonorState.tidy)
        guesses = Counter(
            dealt(cast(NoHonorState, world.guess(eyes, rng)).hand) for _ in range(6000)
        )
        even(guesses, weights)
        tried += 1
        if tried == 4:
            break
    assert tried == 4


# Oliver: faces where they may be -----------------------------------------------------------------


def ways(faces: list[int], masks: list[int]) -> dict[Any, int]:
    found: Counter[Any] = Counter()
    for order in itertools.permutations(faces):
        if all(mask >> face & 1 for mask, face in zip(masks, order, strict=True)):
            found[order] += 1
    return dict(found)


OVERLAPPING = [
    ([0, 1, 2], [0b011, 0b111, 0b110]),
    ([0, 0, 1, 2], [0b011, 0b011, 0b111, 0b111]),
    ([0, 1, 2, 3], [0b0011, 0b0111, 0b1110, 0b1111]),
    ([0, 1, 1, 2, 3], [0b0011, 0b0011, 0b0110, 0b1110, 0b1111]),
    ([0, 1, 2, 3, 4, 4], [0b00111, 0b00111, 0b11011, 0b11110, 0b11111, 0b11111]),
]


@pytest.mark.parametrize(("faces", "masks"), OVERLAPPING)
def test_oliver_deals_evenly_where_sets_overlap(faces: list[int], masks: list[int]) -> None:
    rng = seeded(1)
    drawn = Counter(tuple(deal(faces, masks, rng)) for _ in range(20_000))
    even(drawn, ways(faces, masks))


def test_oliver_deals_evenly_whatever_the_sets() -> None:
    rng = seeded(2)
    for _ in range(25):
        count = 3 + rng.below(4)
        faces = [int(rng.below(4)) for _ in range(count)]
        masks = [1 << face | int(rng.below(16)) for face in faces]
        rng.shuffle(masks)
        weights = ways(faces, masks)
        if weights:
            drawn = Counter(tuple(deal(faces, masks, rng)) for _ in range(6000))
            even(drawn, weights)


def test_oliver_deals_evenly_where_much_is_to_be_counted() -> None:
    """Four small deals that have nothing to do with each other, dealt as one: 65,536 ways to fill
    the places of its eight groups, and each of the four is still even."""
    faces, masks = [], []
    for block in range(4):
        faces += [3 * block + one for one in (0, 0, 1, 1, 2, 2)]
        masks += [one << 3 * block for one in (0b011, 0b011, 0b011, 0b111, 0b111, 0b111)]
    assert Ways(faces, masks).countable()
    rng = seeded(6)
    drawn: list[Counter[Any]] = [Counter() for _ in range(4)]
    for _ in range(60):
        order = deal(faces, masks, rng)
        for block in range(4):
            drawn[block][tuple(one - 3 * block for one in order[6 * block :][:6])] += 1
    one = ways([0, 0, 1, 1, 2, 2], masks[:6])
    even(sum(drawn, Counter()), one)
    for block in range(4):
        even(drawn[block], one)


def test_in_matches_oliver_can_always_count() -> None:
    """What is only mixed, and so not quite even, comes up in positions made by hand alone."""
    game = games.load("oliver")
    looked = 0
    for number in range(9):
        seats = 2 + number % 3
        state = cast(OliverState, game.new(seats, number))
        players = [bots.make("cutpurse", game, seat, seeded(number)) for seat in range(seats)]
        while state.asking:
            seat = state.deciders()[0]
            state.play(seat, players[seat].choose(state.view(seat), state.moves(seat)))
            for eyes in range(-1, seats):
                hidden = [one for zone in state.lairs() for one in zone if not knows(one, eyes)]
                masks = [state.memory.may_be(one, eyes) for one in hidden]
                looked += len(set(masks)) > 1
                assert Ways([one & TOKEN for one in hidden], masks).countable()
    assert looked > 500


def test_oliver_mixes_what_it_cannot_count() -> None:
    """Where counting would take too long, all that is possible still comes up, and nothing else."""
    faces, masks = OVERLAPPING[-1]
    rng = seeded(3)
    drawn = Counter(tuple(mixed(faces, masks, rng)) for _ in range(5000))
    assert set(drawn) == set(ways(faces, masks))


def test_a_wide_deal_is_quick_and_possible() -> None:
    rng = seeded(4)
    faces = [i % 20 for i in range(60)]
    masks = [1 << face | Rng(1 + i).below(1 << 20) for i, face in enumerate(faces)]
    for _ in range(5):
        order = deal(faces, masks, rng)
        assert sorted(order) == sorted(faces)
        assert all(mask >> face & 1 for mask, face in zip(masks, order, strict=True))
