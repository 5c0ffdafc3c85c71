"""No Honor Among Thieves: what scenarios do not show."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rookery
from rookery import BadCards, BadOption, BadPosition, IllegalMove, games, scenario
from rookery.bots.scripted import Scripted, instinct_of
from rookery.games.nohonor.box import OUR_CARDS, load
from rookery.games.nohonor.instinct.mind import NoHonorInstinct
from rookery.games.nohonor.instinct.thief import WEARY, Thief
from rookery.games.nohonor.rules.agendas import GOALS
from rookery.games.nohonor.rules.cards import JAIL, NoHonor, bits
from rookery.games.nohonor.rules.characters import ABILITIES
from rookery.games.nohonor.rules.objectives import SPECIALS
from rookery.games.nohonor.rules.schemes import SCHEMES
from rookery.games.nohonor.rules.state import END_MARTIAL_LAW, NoHonorState
from rookery.games.nohonor.rules.treasures import TREASURES
from rookery.games.nohonor.rules.truth import split_betrayed
from rookery.games.nohonor.rules.vocabulary import PASS
from rookery.kernel.chance import seeded
from rookery.kernel.pieces import SHIFT
from rookery.kernel.state import DERIVED
from tools import balance

SCENARIOS = Path(__file__).parent.parent / "scenarios" / "nohonor"


@pytest.fixture(scope="module")
def box() -> NoHonor:
    game = games.load("nohonor")
    assert isinstance(game, NoHonor)
    return game


def begin(box: NoHonor, seats: int = 3, **options: object) -> NoHonorState:
    state = box.new(seats, 1, {"ask": "holders", **options})
    assert isinstance(state, NoHonorState)
    return state


# The box ------------------------------------------------------------------------------------------


def test_the_printed_counts(box: NoHonor) -> None:
    assert len(box.characters) == 35
    assert sum(box.copies) == 96
    assert sum(box.defense_copies) == 33
    assert box.defense_copies.count(0) == 3
    assert [box.stage.count(stage) for stage in range(3)] == [5, 6, 3]
    assert len(box.agendas) == 18
    assert len(box.treasures) == 12
    assert sum(box.watch) - 1 == 7  # eight cards, two of them alike; and the Jailer
    assert max(box.cost) <= box.start_coins


def test_numbers_that_the_rulebook_states(box: NoHonor) -> None:
    def skills(name: str) -> int:
        return box.skills[box.characters.index(name)]

    assert skills("second_story_man") == 1 << 16
    assert skills("shyster") == 2
    assert skills("enforcer") == 2 << 8
    assert skills("crooked_watchman") == 1 << 8
    assert box.betrayal[box.schemes.index("betrayal")] == 6
    assert box.betrayal[box.schemes.index("traitor")] == 8
    guards = box.challenges[box.defenses.index("ceremonial_guards")]
    assert sorted(guards) == sorted([2, 2 << 8, 2 << 16])
    assert sorted(box.challenges[box.defenses.index("alert_guards")]) == [2, 4 << 8, 3 << 16]
    assert box.challenges[box.defenses.index("thief_taker")] == [1 | 1 << 8 | 1 << 16]
    ace = box.agendas.index("the_ace")
    assert (box.reward[ace], box.reward5[ace]) == (6, 8)


def test_every_effect_is_used_and_shown_in_a_scenario() -> None:
    text = "\n".join(file.read_text("utf-8") for file in sorted(SCENARIOS.glob("*.yaml")))
    cards = OUR_CARDS.read_text("utf-8")
    for name in SCHEMES:
        plain = name.removesuffix("_code")
        if plain != "attach":
            found = re.findall(rf"{{id: (\w+),[^{{}}]*effect: {plain},", cards) or [plain]
            assert f"id: {plain}," in cards or found != [plain], name
            code = " code" if name != plain else ""
            assert any(f"{verb} {one}{code}" in text for verb in ("play", "lay") for one in found)
    for name in ABILITIES:
        assert f"{name.removesuffix('_code')}" in text, name
        assert name in cards
    for names in (GOALS, TREASURES, SPECIALS):
        for name in names:
            found = re.findall(rf"{{id: (\w+),[^{{}}]*effect: {name}\b", cards) or [name]
            assert all(one in text for one in found), name
            assert name in cards, name


def test_somebody_elses_cards(tmp_path: Path) -> None:
    text = OUR_CARDS.read_text("utf-8")
    mine = tmp_path / "my-box.yaml"
    mine.write_text(text.replace("{id: ghost,", "{id: ghost, name: Spectre,"), "utf-8")
    game = games.load("nohonor", mine)
    assert game.names == {"ghost": "Spectre"}
    assert game.fingerprint != games.load("nohonor").fingerprint
    with pytest.raises(BadPosition, match="another set of cards"):
        game.from_position(games.load("nohonor").new(3, 1).position())


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("abilities: [ghost]", "abilities: [spook]", "there is no effect 'spook'"),
        (
            "{id: ghost, icon: ghost, skills: {stealth: 2}, cost: 4",
            "{id: ghost, icon: ghost, skills: {stealth: 2}, cost: 6",
            "able to pay",
        ),
        ("{id: foiled,", "{id: foiled, effect: nonsense,", "there is no effect 'nonsense'"),
        (
            "{id: foiled, icon: cancel, copies: 3, type: reaction",
            "{id: foiled, icon: cancel, copies: 3, type: active",
            "go together",
        ),
        (
            "{id: skim, icon: underhand, copies: 2, type: moment, coins: 2,",
            "{id: skim, icon: underhand, copies: 2, type: moment,",
            "lacks",
        ),
        (
            "abilities: [forger], discount: 1",
            "abilities: [forger], discount: 1, dice: 2",
            "no dice",
        ),
        ("{id: shyster,", "{id: ghost,", "the id ghost is taken"),
        ("special: river_yacht", "special: submarine", "there is no special"),
        ("printed: duel", "printed: dual", "no printed Defense"),
        (
            "X: arrest_one, 1: exhaust_one, 2: exhaust_one, 3: none",
            "X: arrest_one, 1: none, 2: none",
            "no entry for 3",
        ),
        ("{id: lone_wolf, coins: 5", "{id: lone_wolf, coins: -5", ">= 0"),
        ("{id: chalice,", "{id: chalice, effect: soup,", "there is no effect 'soup'"),
        ("die: [X, X, 1, 1, 2, 3]", "die: [X, 9]", "die"),
    ],
)
def test_a_card_file_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    text = OUR_CARDS.read_text("utf-8")
    assert old in text
    line = text[: text.index(old)].count("\n") + 1
    file = tmp_path / "box.yaml"
    file.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadCards, match=r"box\.yaml:\d+: ") as caught:
        load(file)
    assert reason in str(caught.value)
    assert abs(int(str(caught.value).split(":")[1]) - line) < 60


def test_five_players_at_most_if_so_agreed(box: NoHonor) -> None:
    with pytest.raises(BadOption, match="max_players"):
        box.new(6, 1, {"max_players": 5})


# Positions ----------------------------------------------------------------------------------------

TABLE: list[dict[str, Any]] = [
    {"objective": "dockside_warehouse", "coins": 7, "defenses": ["guard_dogs", "sturdy_lock"]},
    {"objective": "wealthy_merchant", "coins": 4, "defenses": ["high_walls"]},
]


def position(box: NoHonor, seats: dict[int, dict[str, Any]], **more: Any) -> dict[str, Any]:
    base = scenario.without(begin(box).position(), [*DERIVED, *box.derived])
    change = {
        "frames": [{"frame": "turn"}],
        "sealed": [],
        "turn": 1,
        "actions": 3,
        "table": TABLE,
        "seat": seats,
        **more,
    }
    merged: dict[str, Any] = scenario.merge(base, change)
    return merged


@pytest.mark.parametrize(
    ("seats", "more", "reason"),
    [
        ({0: {"crew": ["ghost"]}, 1: {"crew": ["ghost"]}}, {}, "two places"),
        ({0: {"crew": ["ghost"]}}, {"jail": ["ghost"]}, "two places"),
        ({0: {"crew": ["nobody"]}}, {}, "there is no Character"),
        ({0: {"crew": ["ghost", "fence", "magus", "forger", "acrobat"]}}, {}, "too large"),
        ({0: {"hand": ["loyal", "loyal"]}}, {}, "too many loyal"),
        ({0: {"hand": [None]}}, {}, "name every card"),
        ({0: {"treasures": ["satchel"]}, 1: {"treasures": ["satchel"]}}, {}, "two places"),
        ({0: {"exhausted": ["ghost"]}}, {}, "not in the crew"),
        ({0: {"crew": ["ghost"], "gear": {"ghost": ["foiled"]}}}, {}, "cannot be attached"),
        ({0: {"coins": -1}}, {}, "cannot be -1"),
        (
            {},
            {"table": [TABLE[0], {**TABLE[1], "defenses": ["high_walls", "iron_fence"]}]},
            "slots",
        ),
        ({}, {"table": [TABLE[0], {**TABLE[0], "defenses": []}]}, "two places"),
        ({}, {"table": [TABLE[0], {**TABLE[1], "defenses": ["duel"]}]}, "another mat"),
        (
            {},
            {"table": [{**TABLE[0], "defenses": ["high_walls", "high_walls"]}, TABLE[1]]},
            "too many",
        ),
        ({}, {"honor": "shaky"}, "there is no honor"),
        ({}, {"betrayals": 2}, "honor is broken"),
        ({}, {"active": 7}, "`active` cannot be 7"),
        ({}, {"frames": [{"frame": "turn"}, {"frame": "nap"}]}, "no frame 'nap'"),
    ],
)
def test_impossible_positions_are_refused(
    box: NoHonor, seats: dict[int, dict[str, Any]], more: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadPosition, match=reason):
        box.from_position(position(box, seats, **more))


def test_who_knows_a_card_survives_a_position(box: NoHonor) -> None:
    state = box.from_position(
        position(box, {0: {"crew": ["informant"]}, 1: {"hand": ["foiled", "loyal"]}})
    )
    state.play(0, "use informant")
    again = box.from_position(state.position())
    assert again.view(0) == state.view(0)
    assert again.view(0)["seat"][1]["hand"] == ["loyal", "foiled"]  # type: ignore[index]


# Who knows what -----------------------------------------------------------------------------------


def test_copies_are_alike(box: NoHonor) -> None:
    """Whoever knew of one Foiled! in a hand knows of none after one was played."""
    state = begin(box)
    foiled = box.schemes.index("foiled")
    state.hand[0] = [foiled | 0b011 << SHIFT, foiled | 0b001 << SHIFT]
    state.take_from_hand(0, foiled)
    assert state.hand[0] == [foiled | 0b001 << SHIFT]
    state.hand[0] = [foiled | 0b001 << SHIFT, foiled | 0b101 << SHIFT]
    state.take_from_hand(0, foiled)
    assert state.hand[0] == [foiled | 0b001 << SHIFT]


def test_a_card_taken_unseen_makes_others_forget(box: NoHonor) -> None:
    state = begin(box)
    skim, loyal = box.schemes.index("skim"), box.schemes.index("loyal")
    state.hand[0] = [skim | 0b111 << SHIFT, loyal | 0b101 << SHIFT]
    state.pass_card(0, 1, skim)
    assert state.hand[0] == [loyal | 0b001 << SHIFT]
    assert state.hand[1] == [skim | 0b011 << SHIFT]


# Negotiation --------------------------------------------------------------------------------------


def test_an_offer_travels_as_one_command_or_not_at_all(box: NoHonor) -> None:
    state = box.from_position(
        position(box, {0: {"crew": ["ghost"]}, 1: {"crew": ["locksmith"]}, 2: {}})
    )
    before = state.position()
    numbers = [box.vocabulary.number(w) for w in ("heist 1", "invite 1", "share 99", "propose")[:2]]
    with pytest.raises(IllegalMove):
        state.play_all(0, [*numbers, box.vocabulary.number("share 8")])  # the haul is 7
    assert state.position() == before
    words = ("heist 1", "invite 1", "share 3", "propose")
    events = state.play_all(0, [box.vocabulary.number(word) for word in words])
    assert [event.key for event in events] == ["plans", "offer"]
    assert state.deciders() == (1,)


def test_commitment_can_be_taken_back_until_the_next_one_decides() -> None:
    match = rookery.Match(games.load("nohonor"), 3, 5, {"ask": "holders", "agendas": "dealt"})
    while match.state.position()["turn"] == 0:
        seat = match.state.deciders()[0]
        match.play(seat, match.state.moves(seat)[0])
    seat = match.state.deciders()[0]
    targets = [w for w in match.state.words(seat) if w.startswith("heist")]
    if not targets:
        pytest.skip("no heist with this seed")
    match.play(seat, targets[0])
    assert match.undoable(seat) == targets[0]
    assert match.undo(seat) == targets[0]
    assert targets[0] in match.state.words(seat)


def test_gifts_are_bounded(box: NoHonor) -> None:
    state = box.from_position(position(box, {0: {"coins": 50}, 1: {}, 2: {}}))
    for _ in range(10):
        state.play(0, "give 1 to 1")
    assert state.asides(0) == []
    assert state.asides(1)


# The payout ---------------------------------------------------------------------------------------


@settings(max_examples=200, deadline=None)
@given(
    haul=st.integers(0, 40),
    values=st.lists(st.sampled_from([0, 4, 6, 8, 10]), min_size=2, max_size=6).filter(any),
)
def test_a_betrayed_haul_is_divided_without_losing_a_coin(haul: int, values: list[int]) -> None:
    seats = max(3, len(values))
    state = games.load("nohonor").new(seats, 1)
    assert isinstance(state, NoHonorState)
    values = values + [0] * (seats - len(values))
    state.coins = [0] * seats
    state.target = 0
    state.haul[0] = haul
    state.sent = (1 << seats) - 1
    state.revealed = [-1] * seats
    betrayers = sum(1 << seat for seat, value in enumerate(values) if value)
    state.traitors = betrayers
    split_betrayed(state, betrayers, values)
    got = state.coins
    assert sum(got) <= haul
    assert haul - sum(got) < max(seats, 2)  # only what cannot be split is lost
    for a in range(seats):
        for b in range(seats):
            if values[a] == values[b]:
                assert got[a] == got[b] or not values[a]
            if values[a] > values[b] > 0:
                assert got[a] - got[b] in range(values[a] - values[b] + 1)
    assert bits(betrayers) > 0


# Bots and learners --------------------------------------------------------------------------------


def test_cutpurses_bring_a_match_to_its_end(box: NoHonor) -> None:
    tally = balance.measure(box, 4, 6, 40)
    assert tally.endings["heist"] >= 5
    assert max(tally.turns) < 100
    lines = balance.report(box, [tally])
    assert any("the_ace" in line for line in lines)


def test_a_cutpurse_beats_random_players(box: NoHonor) -> None:
    assert balance.against_random(box, 4, 6, 11) > 0.6


def test_cutpurses_know_a_good_offer_from_a_bad_one(box: NoHonor) -> None:
    """What is accepted is more than what is answered with a counter-offer, unless it comes from
    somebody who has betrayed; most offers find takers; treason happens, but is not the rule."""
    instinct, rng = instinct_of(box), seeded(6)
    shares: dict[str, list[float]] = {"accept": [], "refuse": [], "counter": []}
    truths = treasons = 0
    for seed in range(10):
        state = box.new(4, seed, {})
        assert isinstance(state, NoHonorState)
        while state.asking:
            seat = state.deciders()[0]
            moves = state.moves(seat)
            move = instinct.choose(state, seat, moves, rng) if len(moves) > 1 else moves[0]
            word = box.vocabulary.word(move).split()
            asks = state.doing()
            trusted = not state.treasons[state.active]
            if asks == "considering" and state.target != JAIL and trusted:
                shares[word[0]].append(state.agreed[seat] / max(1, state.haul[state.target]))
            if asks == "truth" and len(moves) > 1:
                truths += 1
                treasons += word[-1] in ("betrayal", "traitor")
            state.apply(seat, move)
    mean = {answer: sum(all_) / len(all_) for answer, all_ in shares.items()}
    assert mean["accept"] > mean["counter"] + 0.03
    assert len(shares["accept"]) > len(shares["refuse"])
    assert 0.03 < treasons / truths < 0.5


def test_nobody_gains_by_delay_when_a_match_has_lasted_long(box: NoHonor) -> None:
    """Those behind would spoil every last heist for ever, since an end is a defeat for sure."""
    now = cast(NoHonorState, box.new(4, 3))
    instinct = instinct_of(box)
    now.coins[2] += 9
    over = cast(NoHonorState, now.copy())
    over.end(0)
    assert instinct.judge(over)[2] == 1.0 > instinct.judge(now)[2]
    now.turn = over.turn = 4 * WEARY + 1
    assert instinct.judge(over) == instinct.judge(now)
    assert max(instinct.judge(now)) == instinct.judge(now)[2] < 1.0
    over.ending = END_MARTIAL_LAW
    assert instinct.judge(over) == [0.0] * 4


def test_a_mastermind_expects_trouble(box: NoHonor) -> None:
    """Outsiders who think hinder what scripted players let pass, and cancel what helps a heist;
    but nobody hinders a heist that has paid for help."""
    plain, rivals = instinct_of(box), cast(NoHonorInstinct, instinct_of(box, "master"))
    seen: Counter[tuple[str, bool]] = Counter()  # asked what, and whether the rivals hinder
    plainly: Counter[tuple[str, bool]] = Counter()
    rng = seeded(4)
    for seed in range(40):
        state = cast(NoHonorState, box.new(4, seed))
        while state.asking:
            seat = state.deciders()[0]
            moves = state.moves(seat)
            asks = state.doing()
            if len(moves) > 1 and asks in ("complications", "countering") and state.target >= 0:
                if not state.sent >> seat & 1:
                    seen[asks, rivals.choose(state, seat, moves, rng) != PASS] += 1
                    plainly[asks, plain.choose(state, seat, moves, rng) != PASS] += 1
                    state.wages[seat] += 9
                    helps = rivals.is_helping(state)
                    if helps and asks == "complications" and rivals.succeeds(state):
                        assert rivals.choose(state, seat, moves, rng) == PASS
                    state.wages[seat] -= 9
            move = plain.choose(state, seat, moves, rng) if len(moves) > 1 else moves[0]
            state.apply(seat, move)
    assert seen["complications", True] > 1.15 * plainly["complications", True] > 0
    assert seen["countering", True] > plainly["countering", True]


def test_the_same_question_gets_the_same_plan(box: NoHonor) -> None:
    """Plans are kept, but never for another question: a match with and without."""

    def match(forgets: bool) -> list[int]:
        state = box.new(4, 5)
        instinct, rng = cast(Thief, instinct_of(box)), seeded(5)
        moves = []
        while state.asking:
            seat = state.deciders()[0]
            choices = state.moves(seat)
            if forgets:
                instinct.plans.clear()
            moves.append(instinct.choose(state, seat, choices, rng) if choices[1:] else choices[0])
            state.play(seat, moves[-1])
        assert forgets or instinct.plans
        return moves

    assert match(True) == match(False)


def test_a_cutpurse_never_sees_more_than_its_view(box: NoHonor) -> None:
    """The same view gives the same choice, whatever the others really hold."""
    state = begin(box)
    rng = seeded(3)
    for _ in range(150):
        if not state.asking:
            break
        seat = state.deciders()[0]
        moves = state.moves(seat)
        guess = state.guess(seat, rng)
        first = Scripted(box, seat, seeded(8)).choose(state.view(seat), moves)
        second = Scripted(box, seat, seeded(8)).choose(guess.view(seat), guess.moves(seat))
        assert first == second
        state.play(seat, first)
