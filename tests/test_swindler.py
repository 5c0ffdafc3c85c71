"""Swindler: what its rules promise beyond the scenarios."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

import rookery
from rookery import IllegalMove, Match, bots, checks, games, record
from rookery.games.carddata import read_cards
from rookery.games.swindler import box
from rookery.games.swindler.rules.orders import can_fulfil, fills
from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import DISCARD, NOTHING, OWN
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadCards, BadPosition
from rookery.kernel.state import Data

RECORDS = Path(__file__).parent.parent / "records" / "swindler"
GAME = games.load("swindler")


def fresh(seats: int = 2, **options: object) -> SwindlerState:
    given: Data = {"thieves": "ignored", "ask": "holders", **options}
    return cast(SwindlerState, GAME.new(seats, 1, given))


def position(**changes: object) -> Data:
    base = fresh().position()
    for key in GAME.derived:
        del base[key]
    return {**base, **changes}


# The box ----------------------------------------------------------------------------------------


def test_the_box_holds_what_the_rulebook_counts() -> None:
    cards, _ = read_cards(box.OUR_CARDS, box.Cards)
    assert sum(sum(bag.tiles.values()) for bag in cards.bags.values()) == 36
    assert sum(bag.skulls for bag in cards.bags.values()) == 6
    assert sum(cards.neutral.tiles.values()) == 6
    assert len(cards.orders) + len(cards.raids) == 40
    assert sum(order.deck == "A" for order in cards.orders) == 8
    assert len(cards.dealers) == 12
    assert sum(accomplice.count for accomplice in cards.accomplices) == 27
    assert len(cards.thieves) == 6
    assert (cards.coins, cards.posters) == (6, 20)
    assert sum(order.reward.posters for order in cards.orders) == 20  # cannot run out [C40]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("coins: 6 ", "coins: 3 ", "coins must be 4 to 1000"),
        ("skulls: 2", "skulls: 0", "1 to 50 skulls"),
        ("{ring: 1, watch: 1}, reward: {points: 4}", "{crown: 1}, reward: {points: 4}", "'crown'"),
        ("[[ring, 2], [watch, 2]", "[[coin, 2], [watch, 2]", "cannot take 'coin'"),
        ("id: assassin", "id: ninja", "is one of assassin"),
        ("effect: cling", "effect: fly", "Invalid enum value"),
        ("id: A2,", "id: A1,", "is taken"),
        ("relation: row", "relation: same, coins: 1", "own and discard orders only"),
        ("loot: 3, give: 1", "loot: 3", "counts loot and takes some"),
        ("3: {thief: 4, end: 8", "3: {thief: 9, end: 8", "1 <= thief <= end"),
    ],
)
def test_a_bad_card_file_is_refused_with_its_line(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    text = box.OUR_CARDS.read_text("utf-8")
    assert old in text
    file = tmp_path / "box.yaml"
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(BadCards, match=r"box\.yaml:\d+: ") as error:
        box.load(file)
    assert says in str(error.value)


def test_another_box_can_be_played(tmp_path: Path) -> None:
    """Other pictures, keys that differ from their background, other counts."""
    text = box.OUR_CARDS.read_text("utf-8")
    text = text.replace("- {id: watch,", "- {id: snuffbox, name: snuff box,").replace(
        "watch", "snuffbox"
    )
    text = text.replace(
        "- {id: coin,",
        "- {id: odd-key, kind: key, colour: blue, source: designed}\n- {id: coin,",
    )
    text = text.replace("red: {tiles: {key: 2,", "red: {tiles: {key: 1, odd-key: 1,")
    text, changed = re.subn(r"(id: forger, .*count: )\d", r"\g<1>0", text)
    assert changed == 1
    file = tmp_path / "box.yaml"
    file.write_text(text)
    game = cast(Any, games.load("swindler", file))
    assert "red-odd-key" in game.face_ids
    rng = seeded(1)
    for i, state in enumerate(checks.random_states(game, 3, 5, {"ask": "holders"})):
        if i % 25 == 0:
            checks.all_checks(state, rng)
    data = fresh().position()
    with pytest.raises(BadPosition, match="another set of cards"):
        game.from_position(data)


# Positions --------------------------------------------------------------------------------------


TURN: Data = {"frame": "turn", "next step": 3}


def seat(**changes: object) -> list[Data]:
    seats = cast(list[Data], fresh().position()["seat"])
    return [{**seats[0], **changes}, seats[1]]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"seat": seat(loot=["red-watch", "red-watch"])}, "not so many tiles red-watch"),
        ({"seat": seat(loot=["red-diamond"])}, "no tile 'red-diamond'"),
        ({"seat": seat(hand=["hustler", "hustler"])}, "not so many hustler"),
        ({"seat": seat(hand=[None])}, "name every accomplice"),
        ({"seat": seat(coins=7)}, "`coins` cannot be 7"),
        ({"seat": seat(coins=-1)}, "`coins` cannot be -1"),
        ({"seat": seat(finished=["R1"])}, "a raid, not an order"),
        ({"seat": seat()[:1]}, "1 entries, and should have 2"),
        ({"discards": ["ninja"]}, "no accomplice 'ninja'"),
        ({"dealer discards": ["D1", "D1"]}, "two places"),
        ({"active": 5}, "`active` cannot be 5"),
        ({"frames": []}, "nothing is going on"),
        ({"frames": [TURN, {"frame": "party"}]}, "no frame 'party'"),
        ({"frames": [{"frame": "reserve"}]}, "begins with one of turn"),
        ({"frames": [TURN, {"frame": "announced", "first": 0}]}, "`sealed` needs an entry"),
        ({"orders": [{"id": "A1", "by": 0}] * 4}, "only 3 markers"),
        ({"orders": [{"id": "A1", "by": None}] * 4}, "two places"),
        ({"dealers": [{"id": "D1", "goods": ["red-ring"] * 3}] * 3}, "one of them free"),
    ],
)
def test_impossible_positions_are_refused(changes: Data, says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        GAME.from_position(position(**changes))


def test_nothing_is_lost_or_made() -> None:
    """Tiles, coins, posters and cards: the same number at every moment."""
    for ask in ("sealed", "holders"):
        for state in checks.random_states(GAME, 4, 12, {"ask": ask}):
            s = cast(SwindlerState, state)
            tiles = sum(sum(bag) for bag in s.bags) + sum(s.neutral) + len(s.fresh)
            tiles += sum(len(loot) for loot in s.loot) + sum(face >= 0 for face in s.goods)
            assert tiles == 36 + 6 + 6
            assert sum(s.coins) + s.coin_supply == 6
            assert sum(s.posters) + s.poster_supply == 20
            hands = sum(len(hand) for hand in s.hand)
            assert hands + len(s.pile) + len(s.discards) + len(s.in_play) == 27
            if s.over:
                assert not s.in_play


# Odds -------------------------------------------------------------------------------------------


def test_odds_of_full_bags() -> None:
    odds = cast(dict[str, Any], fresh().odds(0))
    assert [round(100 * p) for p in odds["red"]["survive"][:5]] == [88, 75, 62, 50, 38]
    assert [round(100 * p) for p in odds["black"]["survive"][:5]] == [80, 62, 47, 33, 22]
    assert odds["red"]["skull"] == 1 / 8
    assert odds["red"]["items"]["ring"] == 3 / 8
    assert odds["black"]["items"]["three-keys"] == 2 / 10


def test_odds_follow_the_open_tiles() -> None:
    s = cast(SwindlerState, GAME.from_position(position(seat=seat(loot=["red-ring", "red-ring"]))))
    red = cast(dict[str, Any], s.odds(0))["red"]
    assert (red["tiles"], red["skulls"]) == (6, 1)
    assert red["items"]["ring"] == 1 / 6
    assert red["at stake"] == ["red-ring", "red-ring"]
    assert cast(dict[str, Any], s.odds(1))["red"]["at stake"] == []
    assert sum(red["items"].values()) + red["skull"] == pytest.approx(1)
    assert len(red["survive"]) == 5
    assert red["survive"][-1] == pytest.approx(1 / 6)


# Undo -------------------------------------------------------------------------------------------


def at(**changes: object) -> Match:
    """A match that stands in a position of our choice."""
    match = Match(GAME, 2, 1, {"thieves": "ignored"})
    data = {**position(**changes), "options": match.state.options}
    match._adopt(GAME.from_position(data), match.record)
    return match


STEP_3 = [{"frame": "turn", "next step": 4}, {"frame": "actions"}]


def test_reservations_can_be_taken_back() -> None:
    board = [{"id": f"A{n}", "by": 1 if n == 4 else None} for n in (3, 4, 5, 6)]
    match = at(orders=board)
    before = match.state.position()
    match.play(0, "reserve A3")
    match.play(0, "reserve A4")  # kicks seat 1, who loses points
    assert cast(SwindlerState, match.state).points == [3, 1]
    match.undo(0)
    match.undo(0)
    assert match.state.position() == before
    match.play(0, "steal red")
    assert match.undoable(0) is None  # a tile was drawn


def test_sales_and_orders_can_be_taken_back_until_one_is_done() -> None:
    board = [{"id": name, "by": 0 if name == "A3" else None} for name in ("A3", "A4", "A5", "A6")]
    spaces = [{"id": name, "goods": [None] * 3} for name in ("D1", "D5", "D8")]
    loot = ["red-ring", "red-ring", "blue-watch"]
    match = at(frames=STEP_3, orders=board, dealers=spaces, seat=seat(loot=loot))
    before = match.state.position()
    match.play(0, "sell red-ring to D1")
    match.play(0, "fulfil A3")
    assert cast(SwindlerState, match.state).points[0] == 9
    assert match.undo(0) == "fulfil A3"
    match.play(0, "sell red-ring to D5")
    match.undo(0)
    match.undo(0)
    assert match.state.position() == before
    match.play(0, "fulfil A3")
    match.play(0, "done")  # a new order is turned up
    assert match.undoable(0) is None


def test_a_shown_card_cannot_be_taken_back() -> None:
    match = at(frames=STEP_3, seat=seat(loot=["red-ring"], hand=["forger"]))
    match.play(0, "play forger")
    assert match.undoable(0) is None
    match.play(0, "forge red-ring")
    assert match.undo(0) == "forge red-ring"


# Refusals and defaults --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "move", "says"),
    [
        ({}, "fulfil A1", "step 3"),
        ({}, "cancel A1", "no marker"),
        ({}, "reserve B01", "not on the board"),
        ({"frames": STEP_3, "seat": seat(loot=["red-ring"], hand=["forger"])}, "steal red", "once"),
        ({"frames": STEP_3, "seat": seat(hand=["forger"], loot=["red-key"])}, "sell red-ring to D1",
         "no such tile"),
        ({"frames": STEP_3, "seat": seat(hand=["forger"], loot=["red-key"])}, "play hustler",
         "do not have this accomplice"),
    ],
)  # fmt: skip
def test_refusals_say_why(changes: Data, move: str, says: str) -> None:
    state = GAME.from_position(position(**changes))
    with pytest.raises(IllegalMove, match=says):
        state.play(0, move)


def test_an_absent_player_harms_nobody() -> None:
    """Defaults alone bring a match to an end, without a card played or a marker set."""
    state = GAME.new(3, 4, {"thieves": "random"})
    while state.asking:
        who = state.deciders()[0]
        state.play(who, state.default(who))
    s = cast(SwindlerState, state)
    assert state.view(None)["ending"] == "idle"
    assert not s.discards
    assert not any(s.finished)


# Records and bots -------------------------------------------------------------------------------


def test_golden_records_cover_every_way_to_end() -> None:
    covered = set()
    for file in RECORDS.glob("*.rook"):
        old = record.parse(file.read_text("utf-8"))
        state = record.replay(old, GAME)
        assert state.over
        covered.add((old.seats, state.view(None)["ending"]))
    assert covered == {
        (seats, ending)
        for seats in (2, 3, 4)
        for ending in ("round", "last-player", "jail", "idle")
    }


def play(kinds: list[str], seed: int, options: Data) -> SwindlerState:
    state = GAME.new(len(kinds), seed, options)
    players = [bots.make(kind, GAME, i, seeded(seed + i)) for i, kind in enumerate(kinds)]
    while state.asking:
        who = state.deciders()[0]
        state.play(who, players[who].choose(state.view(who), state.moves(who)))
    return cast(SwindlerState, state)


def test_the_cutpurse_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        mine = seed % 2
        kinds = ["random", "random"]
        kinds[mine] = "cutpurse"
        wins += play(kinds, seed, {"ask": "holders"}).winners() == [mine]
    assert wins >= 18


@pytest.mark.parametrize("ask", ["sealed", "holders"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_leak_late_in_a_real_game(seats: int, ask: str) -> None:
    """Random matches seldom get far: here Master Thieves are at work and the last round comes."""
    state = GAME.new(seats, 6, {"ask": ask})
    players = [bots.make("cutpurse", GAME, i, seeded(i)) for i in range(seats)]
    rng = seeded(8)
    moves = 0
    while state.asking:
        who = state.deciders()[0]
        state.play(who, players[who].choose(state.view(who), state.moves(who)))
        moves += 1
        if moves % 9 == 0 or state.view(None)["trigger"] is not None:
            checks.all_checks(state, rng)


@pytest.mark.parametrize("seats", [3, 4])
def test_cutpurses_play_a_real_game(seats: int) -> None:
    """Orders are fulfilled, dealers supplied, accomplices hired and used; it ends as it should."""
    state = play(["cutpurse"] * seats, 3, {})
    assert state.view(None)["ending"] != "idle"
    assert sum(len(row) for row in state.finished) >= rookery.load("swindler").min_seats * 3
    assert state.discards
    assert max(state.scores()) >= 25


# Orders -----------------------------------------------------------------------------------------


def test_orders_met_by_counting_are_those_met_by_trying_everything() -> None:
    """All different or all the same is counted, jokers included: quicker than trying, and alike."""
    s = fresh()
    rng = seeded(3)
    related = [n for n, o in enumerate(s.box.orders) if o.relation and o.kind in (OWN, DISCARD)]
    met = 0
    for number in related:
        order = s.box.orders[number]
        fitting = [f for f in range(s.box.faces) if order.needs[0].faces >> f & 1]
        for _ in range(200):
            s.loot[0] = sorted(rng.choice(fitting) for _ in range(2 + rng.below(6)))
            tried = fills(s, order, s.loot[0], 0, 0, NOTHING, 0)
            assert can_fulfil(s, 0, number) == tried
            met += tried
    assert 200 < met < 200 * len(related) - 200
