"""The kernel by itself: luck, records, matches, refusals."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import rookery
from rookery import files, games, record
from rookery.kernel.chance import Chance, ChanceNeeded, seed_state
from rookery.match import Match

pytestmark = pytest.mark.conformance


# Luck -------------------------------------------------------------------------------------------


def test_the_generator_gives_the_same_numbers_everywhere() -> None:
    rng = rookery.seeded(2026)
    assert [rng.below(1000) for _ in range(8)] == EXPECTED


EXPECTED = [588, 64, 360, 119, 401, 430, 484, 831]


def test_draws_are_fair() -> None:
    rng = rookery.seeded(1)
    for n in (2, 3, 7, 40):
        counts = Counter(rng.below(n) for _ in range(n * 4000))
        chi = sum((counts[i] - 4000) ** 2 / 4000 for i in range(n))
        assert chi < n + 5 * (2 * n) ** 0.5
        assert set(counts) == set(range(n))


def test_seeds_of_every_size_and_sign_differ() -> None:
    states = {seed_state(seed) for seed in [*range(-500, 500), 2**64, 2**100, -(2**90)]}
    assert len(states) == 1003
    assert all(0 < state < 2147483085 * 2**32 - 1 for state in states)


def test_logging_and_scripts_leave_the_stream_in_step() -> None:
    plain, logged, rigged = Chance(99), Chance(99), Chance(99)
    logged.keep_log()
    pools = [[1, 1, 2, 5, 5, 5, 9] for _ in range(3)]
    drawn = [plain.draw(pools[0], 10) for _ in range(5)]
    assert [logged.draw(pools[1], 10) for _ in range(5)] == drawn
    assert logged.take_log() == [10 + face for face in drawn]
    rigged.rig([10 + face for face in drawn])
    assert [rigged.draw(pools[2], 10) for _ in range(5)] == drawn
    assert plain.x == logged.x == rigged.x
    assert pools[0] == pools[1] == pools[2]


def test_exploring_names_every_outcome_with_its_weight() -> None:
    chance = Chance(5)
    chance.rig([], explore=True)
    with pytest.raises(ChanceNeeded) as caught:
        chance.draw([1, 1, 4], 100)
    assert caught.value.outcomes == [101, 104]
    assert caught.value.weights == [2, 1]


def test_an_impossible_outcome_is_refused() -> None:
    chance = Chance(5)
    chance.rig([107])
    with pytest.raises(rookery.BadRecord):
        chance.draw([1, 1, 4], 100)


# Playing and refusing ---------------------------------------------------------------------------


def sneaks(seats: int = 3, seed: int = 4) -> rookery.State:
    return rookery.new("sneaks", seats, seed)


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (0, "snitch A"),
        (0, "sneak G"),
        (0, "fly"),
        (3, "sneak A"),
        (-1, "sneak A"),
        (0, 999),
        (0, -1),
    ],
)
def test_an_illegal_move_is_refused_and_changes_nothing(seat: int, move: int | str) -> None:
    state = sneaks()
    before = state.position()
    with pytest.raises(rookery.IllegalMove):
        state.play(seat, move)
    assert state.position() == before


def test_a_refusal_says_why() -> None:
    state = sneaks()
    state.play(0, "sneak C")
    with pytest.raises(rookery.IllegalMove, match="already in use"):
        state.play(0, "snitch C")
    state.play(0, "snitch A")
    with pytest.raises(rookery.IllegalMove, match="not for seat 0 to decide, but for 1, 2"):
        state.play(0, "sneak A")


def test_several_moves_are_all_made_or_none() -> None:
    state = sneaks()
    before = state.position()
    number = state.game.vocabulary.number
    with pytest.raises(rookery.IllegalMove):
        state.play_all(0, [number("sneak C"), number("snitch C")])
    assert state.position() == before
    state.play_all(0, [number("sneak C"), number("snitch A")])
    assert state.deciders() == (1, 2)


def test_words_may_be_typed_carelessly() -> None:
    state = sneaks()
    state.play(0, "  SNEAK   c ")
    assert "snitch C" not in state.words(0)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (6, {}), (3, {"ally": 7}), (3, {"nope": 1})],
)
def test_bad_options_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(rookery.BadOption):
        rookery.new("sneaks", seats, 1, options)


def test_broken_positions_are_refused() -> None:
    good = sneaks().position()
    game = games.load("sneaks")
    broken: list[dict[str, object]] = [
        {},
        {**good, "game": "chess"},
        {**good, "seats": 9},
        {**good, "seats": "three"},
        {**good, "frames": []},
        {**good, "frames": [{"frame": "nap"}]},
        {**good, "frames": "plans"},
        {**good, "table": {"A": "I-B2"}},
        {**good, "bank": {"blue": 1, "green": 1, "red": 1, "yellow": 1}},
        {**good, "seat": []},
        {**good, "ally": 1},
        {**good, "cards": "somebody else's"},
        {**good, "sealed": [["x"]]},
        {k: v for k, v in good.items() if k != "seat"},
    ]
    for data in broken:
        with pytest.raises(rookery.RookeryError):
            game.from_position(data)


def test_position_of_a_loot_card_in_two_places_is_refused() -> None:
    position = sneaks().position()
    table = dict(position["table"])  # type: ignore[call-overload]
    table["B"] = table["A"]
    with pytest.raises(rookery.BadPosition, match="two places"):
        games.load("sneaks").from_position({**position, "table": table})


# Matches and taking back ------------------------------------------------------------------------


def test_undo_within_a_sealed_choice_leaves_others_alone() -> None:
    match = Match(games.load("sneaks"), 3, 4)
    match.play(0, "sneak C")
    match.play(1, "sneak B", "snitch A")
    assert match.undo(0) == "sneak C"
    assert match.state.words(0)[0] == "sneak A"
    assert match.state.deciders() == (0, 2)
    assert [line.move for line in match.record.lines] == ["sneak B", "snitch A"]
    record.replay(record.parse(str(match.record)), match.game)


def test_undo_never_goes_past_new_information() -> None:
    match = Match(games.load("sneaks"), 3, 4)
    for seat in range(3):
        match.play(seat, "sneak A", "snitch B")
    assert match.state.round == 2  # type: ignore[attr-defined]
    with pytest.raises(rookery.IllegalMove, match="nothing to take back"):
        match.undo(2)


def test_undo_then_another_choice_gives_the_same_luck() -> None:
    one, two = (Match(games.load("sneaks"), 3, 4) for _ in range(2))
    one.play(0, "sneak C")
    one.undo(0)
    for match in (one, two):
        for seat in range(3):
            match.play(seat, "sneak A", "snitch B")
    assert one.state.position() == two.state.position()
    assert str(one.record) == str(two.record)


# Records ----------------------------------------------------------------------------------------


def some_record() -> str:
    match = Match(games.load("sneaks"), 3, 4)
    for seat in range(3):
        match.play(seat, "sneak A", "snitch B")
    return str(match.record)


def test_a_record_replays_without_the_generator() -> None:
    """The outcomes stand in the record: another seed gives the same match."""
    text = some_record()
    other = text.replace("seed: 4", "seed: 5")
    game = games.load("sneaks")
    states = [record.replay(record.parse(one), game) for one in (text, other)]
    assert record.digest(states[0]) == record.digest(states[1])


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (["cutpurse", "random", "cutpurse"], ["cutpurse 1", "random", "cutpurse 3"]),
        ([{"name": "Anna", "kind": "person"}, {"kind": "random"}], ["Anna", "", ""]),
        (["a", "b", "c", "d"], ["a", "b", "c"]),
        ([None, 7, ["x"]], ["", "", ""]),
        ({"0": "Anna"}, ["", "", ""]),
    ],
)
def test_a_record_tells_who_played(players: object, names: list[str]) -> None:
    match = record.Record("sneaks", 1, 3, 7, headers={"players": players})
    assert match.names() == names


def test_the_first_divergence_is_named() -> None:
    lines = some_record().split("\n")
    where = next(i for i, line in enumerate(lines) if line.startswith("3. "))
    lines[where] = lines[where][:-12] + "0" * 12
    with pytest.raises(rookery.BadRecord, match="move 3"):
        record.replay(record.parse("\n".join(lines)), games.load("sneaks"))


def test_a_record_of_other_rules_says_so() -> None:
    now = f"rules: {games.load('sneaks').version}"
    text = some_record().replace(now, "rules: 77").replace("1. 0 sneak A", "1. 0 snitch A")
    with pytest.raises(rookery.BadRecord, match="version 77"):
        record.replay(record.parse(text), games.load("sneaks"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "rookery record 1\ngame: sneaks\n",
        "rookery record 1\ngame: sneaks\nrules: 1\nseats: x\nseed: 1\n",
        "rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: 1\n\n1. 0\n",
        "rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: 1\n\n2. 0 sneak A\n",
        "rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: [1\n",
    ],
)
def test_broken_records_are_refused(text: str) -> None:
    with pytest.raises(rookery.BadRecord):
        record.parse(text)


@pytest.mark.parametrize(
    "change", [("seats: 3", "seats: 8"), ("sneak A", "sneak Z"), ("> ", "> gold bars, ")]
)
def test_records_that_do_not_replay_are_refused(change: tuple[str, str]) -> None:
    text = some_record().replace(*change)
    with pytest.raises(rookery.BadRecord):
        record.replay(record.parse(text), games.load("sneaks"))


# Card files -------------------------------------------------------------------------------------

CARDS = (games.folder("sneaks") / "cards.yaml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("start_tokens: 3", "start_tokens: many", "start_tokens"),
        ("{letter: C, id: casino", "{letter: Z, id: casino", "locations"),
        ("{blue: 2}", "{blue: -2}", "I-B2"),
        ("effect: collection", "effect: jackpot", "I-COLL"),
        ("id: I-G2,", "id: I-B2,", "I-B2, icon: amphora, deck: I"),
        ("points: 3, source", "pionts: 3, source", "II-SP4"),
        ("gold: [3, 3, 0]", "gold: [0, 3, 3]", "gold: [0, 3, 3]"),
        ("loot:", "loot: [", "loot"),
    ],
)
def test_bad_card_files_name_the_line(tmp_path: Path, old: str, new: str, line: str) -> None:
    assert old in CARDS
    text = CARDS.replace(old, new, 1)
    file = tmp_path / "cards.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(rookery.BadCards, match=r"cards\.yaml:\d+: ") as caught:
        rookery.load("sneaks", file)
    number = int(str(caught.value).split(":")[1])
    if new != "loot: [":
        assert line in text.split("\n")[number - 1]


def test_missing_and_monstrous_card_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(rookery.BadCards):
        rookery.load("sneaks", tmp_path / "nothing.yaml")
    (tmp_path / "big.yaml").write_text("x" * (files.MOST_BYTES + 1))
    with pytest.raises(rookery.BadCards, match="too large"):
        rookery.load("sneaks", tmp_path / "big.yaml")
    (tmp_path / "raw.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(rookery.BadCards):
        rookery.load("sneaks", tmp_path / "raw.yaml")


def test_another_set_of_cards_plays_and_is_not_confused_with_ours(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(CARDS.replace("points: 3, source", "points: 9, source"), "utf-8")
    match = Match(rookery.load("sneaks", file), 2, 1)
    assert match.record.cards
    with pytest.raises(rookery.BadRecord, match="another set of cards"):
        record.replay(match.record, games.load("sneaks"))
    with pytest.raises(rookery.BadPosition, match="another set of cards"):
        games.load("sneaks").from_position(match.state.position())
