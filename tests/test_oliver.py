"""Oliver Twist: the board as data, memory, sets, and the scripted player."""

from __future__ import annotations

import itertools
import re
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any, cast

import pytest
import yaml

from rookery import checks, games, record
from rookery.bots import make
from rookery.games.oliver.board import svg
from rookery.games.oliver.box import OUR_BOARD, OUR_CARDS, load
from rookery.games.oliver.rules.memory import FACE, deal
from rookery.games.oliver.rules.state import DAY, NIGHT, Box, LastSets, OliverState
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.errors import BadCards, BadPosition, RookeryError
from rookery.kernel.state import Data
from rookery.speaker import LANGUAGES, Speaker

ROOT = Path(__file__).parent.parent


def oliver() -> Box:
    return cast(Box, games.load("oliver"))


# The board ------------------------------------------------------------------------------------


def test_our_board_has_the_known_numbers() -> None:
    box = oliver()
    assert [side.size for side in box.sides] == [75, 75]
    assert [sum(side.yellow) for side in box.sides] == [15, 15]
    assert [len(side.near[side.size]) for side in box.sides] == [4, 3]
    edges = [sum(len(near) for near in side.near[:-1]) // 2 for side in box.sides]
    assert edges == [77, 76]
    assert len(box.day_tokens) == 75
    assert len(box.round_tokens) == 85
    assert sum(box.burglary_count) == 16
    assert len(box.character_ids) == 13
    assert len(box.starting) == 9


@pytest.mark.parametrize("side", [DAY, NIGHT])
def test_paths_are_simple_and_complete(side: int) -> None:
    """Every row of up to four adjacent spaces is listed exactly once, by the words of its move."""
    box = oliver()
    streets = box.sides[side]
    expected: set[tuple[int, ...]] = {(space,) for space in range(streets.size)}
    for _ in range(3):
        expected |= {
            (*path, space)
            for path in expected
            for space in streets.near[path[-1]]
            if space not in path
        }
    assert {tuple(path) for path in streets.paths} == expected
    assert len(streets.paths) == len(expected)
    for number, path in enumerate(streets.paths):
        word = "prowl " + " ".join(streets.ids[space] for space in path)
        assert box.vocabulary.word(box.PROWL + streets.path_offset + number) == word


def tiny(side: str) -> dict[str, Any]:
    """A side with a square, a ring of streets, and two yellow dead ends."""
    s = side[0]
    return {
        "square": [500, 350],
        "corners": {f"{s}1": [500, 250], f"{s}2": [500, 450]},
        "streets": [
            {"name": "North Street", "ends": ["SQ", f"{s}1"], "spaces": {f"{s}3": [500, 300]}},
            {"name": "South Street", "ends": ["SQ", f"{s}2"], "spaces": {f"{s}4": [500, 400]}},
            {
                "name": "East & <West>",
                "ends": [f"{s}1", f"{s}2"],
                "spaces": {f"{s}5": [600, 300], f"{s}6": [600, 400]},
            },
            {
                "name": "Short Cut",
                "ends": [f"{s}1", f"{s}2"],
                "spaces": {f"{s}7": [400, 350]},
            },
            {
                "name": "First Close",
                "ends": [f"{s}1", None],
                "yellow": True,
                "spaces": {f"{s}8": [500, 200], f"{s}9": [500, 150]},
            },
            {
                "name": "Second Close",
                "ends": [f"{s}2", None],
                "yellow": True,
                "spaces": {f"{s}10": [500, 500], f"{s}11": [500, 550]},
            },
        ],
    }


def small_map() -> dict[str, Any]:
    return {"game": "oliver", "source": "designed", "day": tiny("day"), "night": tiny("night")}


def write_box(folder: Path, board: dict[str, Any], cards: str | None = None) -> Path:
    text = cards or OUR_CARDS.read_text("utf-8").replace("board: board.yaml", "board: small.yaml")
    (folder / "box.yaml").write_text(text, "utf-8")
    (folder / "small.yaml").write_text(yaml.safe_dump(board, sort_keys=False), "utf-8")
    return folder / "box.yaml"


def test_another_map_can_be_played_and_drawn(tmp_path: Path) -> None:
    game = cast(Any, games.load("oliver", write_box(tmp_path, small_map())))
    assert [side.size for side in game.sides] == [11, 11]
    assert game.fingerprint != games.load("oliver").fingerprint
    rng = seeded(1)
    for seats in (2, 3, 4):
        for i, state in enumerate(checks.random_states(game, seats, 5)):
            if i % 6 == 0:
                checks.all_checks(state, rng)
    # Two ways lead from d1 to d2; where evidence differs they are different moves.
    words = set(game.vocabulary.numbers)
    assert {"prowl d3 d1 d7 d2", "prowl d3 d1 d5 d6", "prowl d1 d5 d6 d2"} <= words
    text = svg(Speaker(game, "en", []), "day", game.new(2, 1).view(0))
    assert "East &amp; &lt;West&gt;" in text
    ET.fromstring(text)


def test_by_night_a_map_may_have_no_yellow_streets(tmp_path: Path) -> None:
    board = small_map()
    for street in board["night"]["streets"]:
        street.pop("yellow", None)
    game = cast(Any, games.load("oliver", write_box(tmp_path, board)))
    assert [sum(side.yellow) > 0 for side in game.sides] == [True, False]
    rng = seeded(2)
    nights = 0
    for i, state in enumerate(checks.random_states(game, 2, 5)):
        if cast(OliverState, state).side == NIGHT:
            nights += 1
            assert not any(state.is_closed(space) for space in range(state.streets.size))  # type: ignore[attr-defined]
        if i % 9 == 0:
            checks.all_checks(state, rng)
    assert nights > 5


def test_a_card_file_without_a_board_uses_ours(tmp_path: Path) -> None:
    text = re.sub(r"(?m)^board:.*\n", "", OUR_CARDS.read_text("utf-8"))
    (tmp_path / "box.yaml").write_text(text, "utf-8")
    game = load(tmp_path / "box.yaml")
    assert [side.size for side in game.sides] == [75, 75]


def _drop(board: dict[str, Any], *keys: Any) -> None:
    for key in keys[:-2]:
        board = board[key]
    board[keys[-2]] = keys[-1]


BROKEN_MAPS: list[tuple[list[Any], str]] = [
    (["day", "streets", 0, "ends", ["SQ", "d77"]], "no space d77"),
    (["day", "streets", 0, "ends", [None, "d1"]], ""),  # still connected through the other exit
    (["day", "streets", 1, "ends", [None, None]], "cannot be reached"),
    (["night", "streets", 2, "ends", ["n8", None]], "yellow streets are closed"),
    (["day", "streets", 2, "spaces", {"d5": [600, 300], "d6": [605, 310]}], "on top of d5"),
    (["day", "streets", 2, "spaces", {"d5": [600, 300], "d6": [1200, 400]}], "outside the canvas"),
    (["night", "streets", 2, "spaces", {"d5": [600, 300]}], "is taken"),
    (["day", "streets", 2, "spaces", {"D 5": [600, 300]}], "small letters"),
    (["day", "streets", 4, "yellow", False], "two streets are yellow"),
    (["night", "streets", 4, "yellow", False], "two streets are yellow"),
    (["day", "streets", 3, "name", "North Street"], "two streets named"),
    (["day", "streets", 3, "ends", ["d7", "d2"]], "one of its own spaces"),
    (["day", "streets", 3, "spaces", {}], ""),  # a street may join two corners directly
    (["day", "square", [500]], "length 2"),
    (["source", "nobody"], "Invalid enum value"),
]


@pytest.mark.parametrize(("change", "message"), BROKEN_MAPS, ids=lambda x: str(x)[:40])
def test_a_broken_map_is_refused_with_its_line(
    tmp_path: Path, change: list[Any], message: str
) -> None:
    board = small_map()
    _drop(board, *change)
    path = write_box(tmp_path, board)
    if not message:
        load(path)
        return
    with pytest.raises(BadCards, match=rf"small\.yaml:\d+: .*{message}"):
        load(path)


def test_a_map_needs_tokens_for_all_its_spaces(tmp_path: Path) -> None:
    cards = OUR_CARDS.read_text("utf-8")
    (tmp_path / "box.yaml").write_text(cards.replace("{2: 10}", "{2: 9}"), "utf-8")
    shutil.copy(OUR_BOARD, tmp_path / "board.yaml")
    with pytest.raises(BadCards, match=r"board\.yaml:\d+: 75 spaces"):
        load(tmp_path / "box.yaml")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("effect: rob", "effect: robb", "no effect 'robb'"),
        ("id: crowbar", "id: apple-1", "two tokens would be called apple-1"),
        ("reach: 4", "reach: 9", "reach lies in 1 to 5"),
        ("effect: rob", "effect: rob, amount: 3", "sikes has no amount"),
        ("amount: 4, ", "", "brownlow lacks a number: amount"),
        ("id: bates", "id: dodger", "the id dodger is taken"),
        ("joker: true, ", "", "exactly one object is the joker"),
        ("id: ring-4,", "id: ring-5,", "no object ring-5"),
        ('id: "+8"', 'id: "eight"', "Expected `str` matching regex"),
        ("stash: 9 ", "stash: 12 ", "stash lies in 3 to 9"),
        ("board: small.yaml", "board: ../small.yaml", "without a folder"),
        ("board: small.yaml", "board: none.yaml", "none.yaml"),
        ("rewards: [6,", "rewards: [600,", "0 to 100 pounds"),
        ("start_money: 10", "start_money: ten", "Expected `int`"),
        ("game: oliver", "game: sneaks", "Invalid enum value"),
        ("fine: 1", "fines: 1", "line: 12|missing required field|unknown field"),
    ],
)
def test_a_broken_card_file_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = OUR_CARDS.read_text("utf-8").replace("board: board.yaml", "board: small.yaml")
    assert old in text
    path = write_box(tmp_path, small_map(), text.replace(old, new, 1))
    with pytest.raises(BadCards, match=message):
        load(path)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", ["day", "night"])
def test_the_board_is_drawn_as_valid_svg(side: str, lang: str) -> None:
    game = games.load("oliver")
    speaker = Speaker(game, lang, [])
    states = [s.view(0) for s in checks.random_states(game, 2, 4)][::40]
    for view in [None, *states]:
        text = svg(speaker, side, view)  # type: ignore[arg-type]
        root = ET.fromstring(text)
        titles = [node.text or "" for node in root.iter() if node.tag.endswith("title")]
        assert titles[0] == f"{speaker.say('game-name')}: {speaker.name('side', side)}"
        assert speaker.say("ui-oliver-pawn") in titles
        if view is not None and view["side"] == side:  # tokens by their names, houses as said
            for space, token in cast(dict[str, str], view["board"]).items():
                said = f"{speaker.name('space', space)}: {speaker.name('token', token)}"
                assert said in titles
        assert ("London bei" in text) == (lang == "de")
        ids = [
            node.get("id") for node in root.iter() if (node.get("id") or "").startswith("space-")
        ]
        assert len(ids) == 75
        for name in oliver().sides[0 if side == "day" else 1].names:
            assert name.replace("'", "&apos;") in text or name in text


# Memory ---------------------------------------------------------------------------------------


def consistent(state: OliverState) -> None:
    """The truth is always among what any eyes think possible."""
    for zone in state.lairs():
        for token in zone:
            for eyes in range(-1, state.seats):
                assert state.memory.may_be(token, eyes) >> (token & FACE) & 1
    if not state.over:
        for seat, cards in enumerate(state.kept):
            for i, card in enumerate(cards):
                assert not any(state.bars(seat, i, eyes) >> card & 1 for eyes in range(state.seats))


def eager(state: OliverState, seat: int, rng: Rng) -> int:
    """A random move, but with a liking for cards, so that secrets move about."""
    box = state.box
    moves = state.moves(seat)
    asking = [move for move in moves if box.ASK <= move < box.HIDE]
    return rng.choice(asking if asking and rng.below(2) else moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_leaks_as_play_goes_on(seats: int) -> None:
    """The same move in the match and in a guess: same events, same view afterwards."""
    game = games.load("oliver")
    rng = seeded(seats)
    compared = blurred = 0
    for seed in range(7):
        state = cast(OliverState, game.new(seats, seed))
        while not state.over:
            seat = state.deciders()[0]
            move = eager(state, seat, rng)
            guesses = [(eyes, state.guess(eyes, rng)) for eyes in (None, *range(seats))]
            guesses = [(eyes, g) for eyes, g in guesses if move in g.moves(seat)]
            state.chance.keep_log()
            events = state.play(seat, move)
            log = state.chance.take_log()
            consistent(state)
            blurred += bool(state.memory.blurs)
            for who, guess in guesses:
                eyes = -1 if who is None else who
                guess.chance.rig(log)
                try:
                    other = guess.play(seat, move)
                except RookeryError:  # in that world chance could not have brought this
                    continue
                consistent(cast(OliverState, guess))
                seen = [e.seen_by(eyes) for e in events] == [e.seen_by(eyes) for e in other]
                if seen and not guess.chance.script:
                    checks.looks_alike(state, guess, who)
                    compared += 1
    assert compared > 2000
    assert blurred > 100


def test_what_a_seat_saw_is_kept_in_every_guess() -> None:
    """Tokens taken in the open stay where they are; starting tokens of others vary."""
    game = games.load("oliver")
    rng = seeded(3)
    varied: set[str] = set()
    for state in itertools.islice(checks.random_states(game, 3, 21), 25):
        here = cast(OliverState, state)
        for _ in range(3):
            guess = cast(OliverState, here.guess(0, rng))
            assert guess.money == here.money
            assert guess.stash[0] == here.stash[0]
            for seat in range(3):
                assert [t for t in guess.stash[seat] if t >> 12 & 0xFF == 0xFF] == [
                    t for t in here.stash[seat] if t >> 12 & 0xFF == 0xFF
                ]
            varied.add(str([t & FACE for t in guess.stash[1][:2]]))
    assert len(varied) > 5


def test_memory_is_for_all_views_and_the_table_hides_it() -> None:
    game = games.load("oliver")
    for state in checks.random_states(game, 4, 2):
        if state.over:
            break
        for eyes in (None, 0, 3):
            view = cast(Any, state.view(eyes))
            for seat in range(4):
                one, known = view["seat"][seat], view["memory"]["seat"][seat]
                assert all(token is None for token in one["file"])
                assert (one["money"] is None) == (seat != eyes)
                assert len(one["file"]) == sum(len(part) for part in known["file"].values())
                assert len(one["stash"]) == sum(len(part) for part in known["stash"].values())


def test_faces_are_dealt_where_they_may_be() -> None:
    """Any deal respects the sets, and every possible deal comes up."""
    rng = seeded(9)
    faces = [0, 1, 2, 2, 3]
    masks = [0b0011, 0b0111, 0b1100, 0b0100, 0b1110]
    expected = {
        one
        for one in set(itertools.permutations(faces))
        if all(masks[i] >> face & 1 for i, face in enumerate(one))
    }
    found = {tuple(deal(faces, masks, rng)) for _ in range(600)}
    assert found == expected


# Positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"pawn": "d99"}, "no space 'd99'"),
        ({"pawn": "d01", "board": {"d01": "ring-4"}}, "stands on a token"),
        ({"board": {"SQ": "ring-4"}}, "never holds a token"),
        ({"board": {"d01": "ring-9"}}, "no round token"),
        ({"board": {"d01": "ring-4-oct"}}, "no round token"),
        ({"board": {f"d{i:02}": "ring-4" for i in range(1, 9)}}, "more tokens ring-4"),
        ({"board": {"d01": "burglary"}}, "more tokens burglary"),
        ({"down": {"d01": None}}, "only at night"),
        ({"side": "night", "pawn": "n01", "down": {"n02": None}, "unseen": {}}, "nobody has seen"),
        ({"rewards": [5, 6]}, "rewards"),
        ({"turn": 7}, "`turn` cannot be 7"),
        ({"discards": ["nancy", "nancy"]}, "two places"),
        ({"discards": ["fagin"]}, "no character"),
        ({"pool": ["ring-4-oct"]}, "starting tokens"),
        ({"frames": [{"frame": "turn"}, {"frame": "nap", "seat": 0}]}, "no frame"),
        ({"seat": {0: {"money": -1}}}, "`money` cannot be -1"),
        ({"seat": {0: {"stash": ["wallet"] * 10}}}, "more tokens wallet|room for 9"),
        ({"seat": {0: {"stash": ["crowbar"]}}}, "objects only"),
        ({"seat": {0: {"burglaries": [10, 10]}}}, "not so many Burglary cards"),
        ({"seat": {0: {"burglaries": [9]}}}, "no Burglary card"),
        ({"seat": {0: {"burglaries": [None]}}}, "Burglary card|`barred`"),
        ({"seat": {0: {"cards": [None]}}}, "name every card"),
        ({"seat": {0: {"tools": {"crowbar": 5}}}}, "more tokens crowbar"),
        ({"seat": {0: {"tools": {"spoon": 1}}}}, "no tool"),
    ],
)
def test_impossible_positions_are_refused(change: Data, message: str) -> None:
    from rookery.scenario import merge

    game = games.load("oliver")
    base = {k: v for k, v in game.new(3, 1).position().items() if k not in game.derived}
    with pytest.raises(BadPosition, match=message):
        game.from_position(merge(base, change))


# Sets and money -------------------------------------------------------------------------------


def partitions(values: list[list[int]], wallets: int, size: int) -> int:
    """The most pounds that last sets can bring, by trying everything."""
    best = 0
    for chosen in itertools.product(*[range(len(worth) + 1) for worth in values]):
        needed = sum(
            max(0, sets * size - len(worth)) for sets, worth in zip(chosen, values, strict=True)
        )
        if needed <= wallets:
            pounds = sum(
                sum(sorted(worth, reverse=True)[:sets])
                for sets, worth in zip(chosen, values, strict=True)
            )
            best = max(best, pounds)
    return best


def test_last_sets_bring_the_most_pounds() -> None:
    rng = seeded(12)
    for _ in range(400):
        values = [sorted([1 + rng.below(5) for _ in range(rng.below(5))])[::-1] for _ in range(3)]
        wallets = rng.below(4)
        search = LastSets([list(map(int, v)) for v in values] + [[]], int(wallets), 3, 3, True, 0)
        search.look(0, int(wallets), 0, 0)
        assert search.pounds == partitions(values, int(wallets), 3)


def test_every_set_word_pays_what_it_says() -> None:
    box = oliver()
    for number, tokens in enumerate(box.set_tokens):
        worth = sum(box.face_value[kind] for kind in tokens)
        assert box.set_worth[number] == worth
        types = {box.face_type[kind] for kind in tokens} - {box.wallet_type}
        assert len(types) <= 1
        assert 2 <= len(tokens) <= 9
        assert box.vocabulary.word(box.FAGIN + number).split()[1:] == [
            box.face_ids[kind] for kind in tokens
        ]


# The scripted player, records ----------------------------------------------------------------


def test_cutpurse_beats_random() -> None:
    """At least 90 % of two-player matches."""
    game = games.load("oliver")
    matches = 200
    won = 0.0
    for seed in range(matches):
        state = game.new(2, seed)
        me = seed % 2
        bots = [
            make("cutpurse" if seat == me else "random", game, seat, seeded(9000 + 2 * seed + seat))
            for seat in range(2)
        ]
        while not state.over:
            seat = state.deciders()[0]
            state.apply(seat, bots[seat].choose(state.view(seat), state.moves(seat)))
        won += (me in state.winners()) / len(state.winners())
    assert won >= 0.9 * matches


def test_there_is_a_record_for_every_way_to_end() -> None:
    for seats in (2, 3, 4):
        for ending in ("swept", "broke"):
            path = ROOT / "records" / "oliver" / f"{seats}-seats-{ending}.rook"
            old = record.parse(path.read_text("utf-8"))
            state = record.replay(old, games.load("oliver"))
            assert state.view(None)["ending"] == ending


# The end of a round -----------------------------------------------------------------------------


def test_a_score_is_what_the_end_of_the_round_makes_of_it() -> None:
    """At any decision the scores are those that the rules give when the round ends there: last
    sets, fines, and no debts. Only what ending it costs comes off, from the one who ends it."""
    from rookery.games.oliver.rules.rounds import end_round, set_move

    box = oliver()
    poor = 0
    for seats in (2, 3, 4):
        for seed in range(12):
            for i, one in enumerate(checks.random_states(box, seats, seed)):
                state = cast(OliverState, one)
                if i % 5 or state.over or len(state.frames) > 1:
                    continue
                told = state.scores()
                twin = cast(OliverState, state.copy())
                twin.side = NIGHT  # so that nothing is dealt, and all is counted, in the end
                free = twin.active
                twin.money[free] += box.end_of_round  # what it costs to end it
                end_round(twin, free)
                twin.settle()
                while twin.asking:  # the scores take the way that pays most
                    seat = twin.deciders()[0]
                    twin.play(seat, set_move(twin, twin.last_sets(seat)[1]))
                assert twin.over
                assert twin.scores() == told
                cards = [sum(box.burglaries[c] for c in kept) for kept in state.kept]
                assert all(pounds >= more for pounds, more in zip(told, cards, strict=True))
                poor += any(pounds == more for pounds, more in zip(told, cards, strict=True))
    assert poor > 5  # some could not have paid their fine in full
