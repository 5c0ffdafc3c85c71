"""The box of Oliver Twist: tokens, cards and streets as data, checked, and turned into tables."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from rookery.games.carddata import Card, CardFile, Source, introduce, read_cards
from rookery.games.oliver.rules.characters import EFFECTS
from rookery.games.oliver.rules.game import MAX_SHIFT, Oliver
from rookery.games.oliver.rules.state import ENDINGS, MAX_SEATS, SIDES, STARTING_TOKENS
from rookery.games.oliver.rules.streets import SQUARE, Streets
from rookery.kernel.state import Data, Option
from rookery.kernel.words import Vocabulary

OUR_CARDS = Path(__file__).with_name("cards.yaml")
OUR_BOARD = Path(__file__).with_name("board.yaml")

CANVAS = (1000, 700)
CLOSEST = 30  # how near two spaces may be on the canvas
MAX_SPACES = 150
MAX_STREETS = 6  # that meet on one space
MAX_MOVES = 50_000
ID = re.compile(r"[a-z][a-z0-9-]{0,23}")

NEWER = {"characters": ["each"]}  # numbers that stood in the rules once


class Object(Card, kw_only=True):
    values: dict[int, int]
    joker: bool = False


class Tool(Card, kw_only=True):
    count: int


class Starting(Card, kw_only=True):
    id: str  # of the round token that it looks like
    count: int = 1


class Character(Card, kw_only=True):
    effect: str
    amount: int | None = None
    each: int | None = None


class Burglary(Card, kw_only=True):
    id: Annotated[str, msgspec.Meta(pattern=r"^[+-]?\d{1,3}$")]  # what it brings, in pounds
    count: int = 1

    @property
    def pounds(self) -> int:
        return int(self.id)


class Bonus(msgspec.Struct, forbid_unknown_fields=True):
    size: int
    pounds: int


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["oliver"]
    start_money: int
    stash: int
    bribe: int
    end_of_round: int
    fine: int
    line: int
    reach: int
    peeks: int
    rewards: list[int]
    set_size: int
    bonus: Bonus
    objects: list[Object]
    tools: list[Tool]
    characters_on_board: int
    burglaries_on_board: int
    starting: list[Starting]
    characters: list[Character]
    burglaries: list[Burglary]
    board: str | None = None


class Street(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    ends: tuple[str | None, str | None]
    spaces: dict[str, tuple[int, int]]
    yellow: bool = False


class Side(msgspec.Struct, forbid_unknown_fields=True):
    square: tuple[int, int]
    streets: list[Street]
    corners: dict[str, tuple[int, int]] = {}


class Board(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["oliver"]
    source: Source
    day: Side
    night: Side


def options() -> list[Option]:
    return [
        Option("memory_aid", [False, True]),  # show people what a perfect memory would know
        Option("wallet_sets", [True, False]),  # whether wallets alone make a set [R22]
    ]


def load(path: Path | None = None) -> Oliver:
    """The game with our cards and streets, or with those of a file."""
    cards, file = read_cards(path or OUR_CARDS, Cards, NEWER, OUR_CARDS)
    board, streets = read_board(cards, file)
    check(cards, file)
    check_board(board, streets, cards)
    game = Oliver(outcomes(cards), options())
    fill_numbers(game, cards)
    fill_tokens(game, cards)
    fill_cards(game, cards, file)
    fill_streets(game, board)
    game.kinds.update(side=SIDES, ending=ENDINGS)
    game.SEAT_OUTCOME = 0
    game.TOKEN_OUTCOME = MAX_SEATS
    game.CHARACTER_OUTCOME = game.TOKEN_OUTCOME + len(game.face_ids)
    game.BURGLARY_OUTCOME = game.CHARACTER_OUTCOME + len(game.character_ids)
    game.number_moves()
    if len(game.vocabulary) > MAX_MOVES:
        raise file.error("$", f"this box has {len(game.vocabulary):,} moves: too many")
    # Every turn takes a token, sells some or plays a card; the longest reveals a whole line.
    turns = sum(side.size for side in game.sides) + len(game.round_tokens) + len(cards.characters)
    game.max_length = turns * (game.line + game.peeks + 10)
    game.fingerprint = file.fingerprint
    game.files = [str(file.path)]
    if path is None or streets.path != OUR_BOARD:
        game.fingerprint += streets.fingerprint
        game.files.append(str(streets.path))
    return game


def read_board(cards: Cards, file: CardFile) -> tuple[Board, CardFile]:
    """The board that a card file names, which lies beside it; ours if it names none."""
    if cards.board is None or file.path == OUR_CARDS:
        return read_cards(OUR_BOARD, Board)
    if Path(cards.board).name != cards.board:
        raise file.error("$.board", "the board is a file beside the card file, without a folder")
    return read_cards(file.path.with_name(cards.board), Board)


# Tables ----------------------------------------------------------------------------------------


def token_ids(cards: Cards) -> tuple[list[str], list[str]]:
    """The round tokens and the different starting tokens, in the order of their faces."""
    round_ids = [
        f"{one.id}-{value}" if not one.joker else one.id
        for one in cards.objects
        for value in sorted(one.values)
    ]
    round_ids += [tool.id for tool in cards.tools] + ["character", "burglary"]
    octagonal = {f"{one.id}-oct" for one in cards.starting}
    return round_ids, [f"{one}-oct" for one in round_ids if f"{one}-oct" in octagonal]


def outcomes(cards: Cards) -> Vocabulary:
    words = Vocabulary()
    for seat in range(MAX_SEATS):
        words.add(f"seat {seat}", "seat", seat=str(seat))
    for ids in token_ids(cards):
        for one in ids:
            words.add(one, "token", token=one)
    for card in cards.characters:
        words.add(f"card {card.id}", "character", character=card.id)
    for value in sorted({one.pounds for one in cards.burglaries}):
        words.add(f"{value:+d}", "burglary", number=str(value))
    return words


def fill_numbers(game: Oliver, cards: Cards) -> None:
    game.start_money = cards.start_money
    game.capacity = cards.stash
    game.bribe = cards.bribe
    game.end_of_round = cards.end_of_round
    game.fine = cards.fine
    game.line = cards.line
    game.reach = cards.reach
    game.peeks = cards.peeks
    game.rewards = cards.rewards
    game.set_size = cards.set_size
    game.bonus_size = cards.bonus.size
    game.bonus = cards.bonus.pounds


def fill_tokens(game: Oliver, cards: Cards) -> None:
    for type, one in enumerate(cards.objects):
        game.object_ids.append(one.id)
        game.object_kinds.append([])
        for value in sorted(one.values):
            game.object_kinds[type].append(len(game.kind_count))
            game.face_type.append(type)
            game.face_value.append(value)
            game.kind_count.append(one.values[value])
        if one.joker:
            game.wallet_type = type
            game.wallet = len(game.kind_count) - 1
    game.tool_type = len(cards.objects)
    game.first_tool = len(game.kind_count)
    game.tool_ids = [tool.id for tool in cards.tools]
    counts = [tool.count for tool in cards.tools]
    types = [game.tool_type] * len(counts) + [game.tool_type + 1, game.tool_type + 2]
    game.kind_count += [*counts, cards.characters_on_board, cards.burglaries_on_board]
    game.face_type += types
    game.face_value += [0] * len(types)
    game.character_token = len(game.kind_count) - 2
    game.burglary_token = len(game.kind_count) - 1
    round_ids, octagonal = token_ids(cards)
    game.face_ids = round_ids + octagonal
    game.face_number = {word: face for face, word in enumerate(game.face_ids)}
    game.face_kind = list(range(len(round_ids)))
    for octagon in octagonal:
        kind = round_ids.index(octagon.removesuffix("-oct"))
        game.face_kind.append(kind)
        game.face_type.append(game.face_type[kind])
        game.face_value.append(game.face_value[kind])
    for type in game.face_type:
        game.face_unit.append(16**type if type < game.tool_type else 0)
    for start in cards.starting:
        game.starting += [game.face_ids.index(f"{start.id}-oct")] * start.count
    game.starting.sort()
    game.fresh = sum(1 << face for face in set(game.starting))
    for kind, count in enumerate(game.kind_count):
        game.round_tokens += [kind] * count
        if kind != game.burglary_token:
            game.day_tokens += [kind] * count
    game.kinds.update(token=game.face_ids, object=game.object_ids, tool=game.tool_ids)
    introduce(game, "object", cards.objects)
    introduce(game, "tool", cards.tools)
    for one in cards.objects:
        if one.name:
            for value in one.values if not one.joker else ():
                game.names[f"{one.id}-{value}"] = f"{one.name} £{value}"
                game.names[f"{one.id}-{value}-oct"] = f"{one.name} £{value} (8)"
    icons = {one.id: one.icon for one in [*cards.objects, *cards.tools] if one.icon}
    for face, type in zip(game.face_ids, game.face_type, strict=True):
        word = game.object_ids[type] if type < game.tool_type else face
        if word in icons:
            game.icons[f"token-{face}"] = icons[word]


def fill_cards(game: Oliver, cards: Cards, file: CardFile) -> None:
    for i, card in enumerate(cards.characters):
        game.character_ids.append(card.id)
        game.effect_ids.append(card.effect)
        game.effects += file.made(f"$.characters[{i}]", card, EFFECTS, [card.effect])
    introduce(game, "character", cards.characters)
    introduce(game, "burglary", cards.burglaries)
    counts: dict[int, int] = {}
    for burglary in cards.burglaries:
        counts[burglary.pounds] = counts.get(burglary.pounds, 0) + burglary.count
    game.burglaries = sorted(counts)
    game.burglary_count = [counts[value] for value in game.burglaries]
    for value, count in enumerate(game.burglary_count):
        game.burglary_cards += [value] * count
    game.kinds["character"] = game.character_ids


def fill_streets(game: Oliver, board: Board) -> None:
    spaces: list[str] = []
    for side in (board.day, board.night):
        streets = make_streets(side, game.reach)
        streets.offset = len(spaces)
        spaces += streets.ids[:-1]
        game.sides.append(streets)
        for one in side.streets:
            for number, space in enumerate(one.spaces, 1):
                house: Data = {"street": one.name, "number": number}
                game.called[f"space-{space}"] = ("space-house", house)
        for corner in side.corners:
            meeting = [one.name for one in side.streets if corner in one.ends] or [corner]
            streets_there: Data = {"street": meeting[0], "street2": meeting[-1]}
            game.called[f"space-{corner}"] = ("space-corner", streets_there)
    game.square = len(spaces)
    game.kinds["space"] = [*spaces, SQUARE]


def make_streets(side: Side, reach: int) -> Streets:
    ids = [*side.corners, *(space for one in side.streets for space in one.spaces)]
    number = {space: i for i, space in enumerate([*ids, SQUARE])}
    edges: list[tuple[int, int]] = []
    for one in side.streets:
        walk = [end for end in (one.ends[0], *one.spaces, one.ends[1]) if end is not None]
        edges += [(number[a], number[b]) for a, b in pairwise(walk)]
    streets = Streets(ids, edges, reach)
    places = dict(side.corners)
    for one in side.streets:
        streets.names.append(one.name)
        streets.own.append([number[space] for space in one.spaces])
        streets.ends.append([number[end] if end is not None else -1 for end in one.ends])
        places.update(one.spaces)
        for space in one.spaces:
            streets.yellow[number[space]] = one.yellow
    streets.at = [*(places[space] for space in ids), side.square]
    return streets


# Checks ----------------------------------------------------------------------------------------


def check(cards: Cards, file: CardFile) -> None:
    """What the schema cannot say: numbers, ids and counts that make a playable box."""
    limits = {
        "start_money": (0, 1000),
        "stash": (3, 9),
        "bribe": (0, 100),
        "end_of_round": (0, 100),
        "fine": (0, 100),
        "line": (1, 100),
        "reach": (1, 5),
        "peeks": (0, 20),
        "set_size": (2, 9),
        "characters_on_board": (0, 50),
        "burglaries_on_board": (0, 50),
    }
    for field, (least, most) in limits.items():
        if not least <= getattr(cards, field) <= most:
            raise file.error(f"$.{field}", f"{field} lies in {least} to {most}")
    if len(cards.rewards) > 20 or any(not 0 <= pounds <= 100 for pounds in cards.rewards):
        raise file.error("$.rewards", "there are at most 20 rewards of 0 to 100 pounds")
    if not (2 <= cards.bonus.size <= 99 and 0 <= cards.bonus.pounds <= 100):
        raise file.error("$.bonus", "the bonus is for 2 to 99 tokens and pays 0 to 100 pounds")
    check_objects(cards, file)
    check_cards(cards, file)


def check_objects(cards: Cards, file: CardFile) -> None:
    taken = {"character", "burglary", "tool"}
    for i, one in enumerate(cards.objects):
        claim(one.id, taken, file, f"$.objects[{i}].id")
    for i, tool in enumerate(cards.tools):
        claim(tool.id, taken, file, f"$.tools[{i}].id")
    for i, one in enumerate(cards.objects):
        where = f"$.objects[{i}].values"
        if not 1 <= len(one.values) <= (1 if one.joker else 3):
            raise file.error(where, "an object has 1 to 3 values, the joker one")
        if any(not 0 <= value <= 100 for value in one.values):
            raise file.error(where, "values lie in 0 to 100 pounds")
        if any(not 1 <= count <= 60 for count in one.values.values()):
            raise file.error(where, "there are 1 to 60 tokens of each value")
    if sum(one.joker for one in cards.objects) != 1:
        raise file.error("$.objects", "exactly one object is the joker")
    if not 2 <= len(cards.objects) <= 12:
        raise file.error("$.objects", "there are 2 to 12 types of objects")
    if not 1 <= len(cards.tools) <= 6 or any(not 1 <= t.count <= 30 for t in cards.tools):
        raise file.error("$.tools", "there are 1 to 6 kinds of tools, 1 to 30 of each")
    objects = {f"{one.id}-{value}" for one in cards.objects for value in one.values}
    for i, start in enumerate(cards.starting):
        if start.id not in objects or not 1 <= start.count <= 20:
            raise file.error(f"$.starting[{i}]", f"there is no object {start.id}, joker apart")
    words = [word for ids in token_ids(cards) for word in ids]
    for word in words:
        if words.count(word) > 1:
            raise file.error("$.objects", f"two tokens would be called {word}")
    if not STARTING_TOKENS * MAX_SEATS <= sum(one.count for one in cards.starting) <= 40:
        raise file.error("$.starting", "there are 8 to 40 starting tokens: two for each player")


def check_cards(cards: Cards, file: CardFile) -> None:
    taken: set[str] = set()
    for i, card in enumerate(cards.characters):
        where = f"$.characters[{i}]"
        claim(card.id, taken, file, f"{where}.id")
        most = MAX_SHIFT if card.effect == "shift-evidence" else 20
        for name, number in (("amount", card.amount), ("each", card.each)):
            if number is not None and not 1 <= number <= most:
                raise file.error(f"{where}.{name}", f"the {name} lies in 1 to {most}")
    if not 1 <= len(cards.characters) <= 60:
        raise file.error("$.characters", "there are 1 to 60 Character cards")
    for i, burglary in enumerate(cards.burglaries):
        if not -100 <= burglary.pounds <= 100 or not 1 <= burglary.count <= 50:
            raise file.error(f"$.burglaries[{i}]", "-100 to 100 pounds, 1 to 50 of each")
    if not 1 <= len({one.pounds for one in cards.burglaries}) <= 50:
        raise file.error("$.burglaries", "there are 1 to 50 different Burglary cards")


def claim(id: str, taken: set[str], file: CardFile, where: str) -> None:
    if not ID.fullmatch(id):
        raise file.error(where, "an id has small letters, digits and hyphens, 24 at most")
    if id in taken:
        raise file.error(where, f"the id {id} is taken")
    taken.add(id)


def check_board(board: Board, file: CardFile, cards: Cards) -> None:
    """Streets that hang together, spaces apart from each other, and tokens for all of them."""
    taken: set[str] = set()
    tools = sum(tool.count for tool in cards.tools)
    tokens = sum(sum(one.values.values()) for one in cards.objects) + cards.characters_on_board
    available = {"day": tokens + tools, "night": tokens + cards.burglaries_on_board}
    for name, side in (("day", board.day), ("night", board.night)):
        check_spaces(side, taken, file, f"$.{name}")
        check_ends(side, file, f"$.{name}")
        streets = make_streets(side, cards.reach)
        if not streets.near[streets.size]:
            raise file.error(f"$.{name}.square", "no street begins at the square (SQ)")
        if streets.size > min(MAX_SPACES, available[name]):
            raise file.error(
                f"$.{name}",
                f"{streets.size} spaces, but no more than {min(MAX_SPACES, available[name])} "
                f"tokens are certain to lie there by {name}",
            )
        for closed in (False, True):
            if not streets.connected(closed):
                when = " when the yellow streets are closed" if closed else ""
                raise file.error(f"$.{name}", f"some spaces cannot be reached from SQ{when}")
        yellow = sum(one.yellow for one in side.streets)
        if yellow != 2 and (yellow or name == "day"):  # by night there may be none [R40]
            raise file.error(f"$.{name}.streets", "two streets are yellow, closed for two players")


def check_spaces(side: Side, taken: set[str], file: CardFile, where: str) -> None:
    placed = [(SQUARE, side.square, f"{where}.square")]
    found = [(f"{where}.corners", side.corners)]
    found += [(f"{where}.streets[{i}].spaces", one.spaces) for i, one in enumerate(side.streets)]
    for place, spaces in found:
        for space, (x, y) in spaces.items():
            here = f"{place}.{space}"
            claim(space, taken, file, here)
            for other, (u, v), _ in placed:
                if (x - u) ** 2 + (y - v) ** 2 < CLOSEST**2:
                    raise file.error(here, f"{space} lies on top of {other}: keep {CLOSEST} apart")
            placed.append((space, (x, y), here))
    for space, (x, y), here in placed:
        if not (0 <= x <= CANVAS[0] and 0 <= y <= CANVAS[1]):
            raise file.error(here, f"{space} lies outside the canvas of {CANVAS[0]} x {CANVAS[1]}")


def check_ends(side: Side, file: CardFile, where: str) -> None:
    known = {SQUARE, *side.corners, *(space for one in side.streets for space in one.spaces)}
    names: set[str] = set()
    edges: set[frozenset[str]] = set()
    meeting = dict.fromkeys(known, 0)
    for i, one in enumerate(side.streets):
        here = f"{where}.streets[{i}]"
        if not one.name.strip() or len(one.name) > 60 or not one.name.isprintable():
            raise file.error(f"{here}.name", "a street has a name of 1 to 60 characters")
        if one.name in names:
            raise file.error(f"{here}.name", f"there are two streets named {one.name}")
        names.add(one.name)
        for end in one.ends:
            if end is not None and end not in known:
                raise file.error(f"{here}.ends", f"there is no space {end}")
            if end in one.spaces:
                raise file.error(f"{here}.ends", "a street cannot end on one of its own spaces")
        if not one.spaces and None in one.ends:
            raise file.error(here, "a street without spaces joins two others")
        walk = [end for end in (one.ends[0], *one.spaces, one.ends[1]) if end is not None]
        for a, b in pairwise(walk):
            if a == b or frozenset((a, b)) in edges:
                raise file.error(here, f"{a} and {b} are joined twice")
            edges.add(frozenset((a, b)))
            for space in (a, b):
                meeting[space] += 1
                if meeting[space] > MAX_STREETS:
                    raise file.error(here, f"more than {MAX_STREETS} ways meet on {space}")
