"""A view of Oliver Twist as numbers for learners. The layout is version 2.

Blocks in order, all values roughly in 0..1; seats begin with one's own and go on in turn order.
What a perfect memory knows is part of it: learners need no recurrence to remember.
"""

from __future__ import annotations

from typing import Final, cast

from rookery.games.oliver.rules.state import SIDES, Box
from rookery.games.oliver.rules.streets import Streets
from rookery.kernel.state import Data, Game

VERSION: Final = 2
FRAMES: Final = [
    "turn",
    "prowl",
    "also",
    "peek",
    "place",
    "line",
    "make-room",
    "keep-burglary",
    "lose-tool",
    "last-sets",
    "name-starter",
    "pick",
    "put-back",
    "shift",
    "victim",
    "suspect",
    "betray",
    "bring-back",
    "pair",
    "turn-down",
]


def layout(game: Game, seats: int) -> list[tuple[str, int]]:
    """The blocks of an observation with their sizes."""
    box = cast(Box, game)
    types = box.tool_type + 3
    kinds = len(box.kind_count)
    tools = len(box.tool_ids)
    cards = len(box.character_ids)
    size = _spaces(box)
    return [
        ("night, is it my turn, rewards left, top reward, tokens on the board, pawn on square", 6),
        (f"spaces: token by type {types}, value, tool {tools}", size * (types + 1 + tools)),
        ("spaces: face down", size),
        ("spaces: the pawn", size),
        ("spaces: in reach (1 without evidence, less with it)", size),
        (
            f"seats: money, stash by object {box.first_tool}, not known",
            seats * (2 + box.first_tool),
        ),
        (f"seats: file by type {types}, not known", seats * (1 + types)),
        (f"seats: tools {tools}, Character cards, Burglary cards, no fine", seats * (tools + 3)),
        ("my Burglary cards in pounds", 1),
        ("my Character cards", cards),
        ("Character cards gone", cards),
        ("tokens not seen tonight, by kind", kinds),
        ("tokens in the bag, by kind", kinds),
        ("what I am asked", len(FRAMES)),
        ("Character cards I look at", cards),
        ("Burglary cards I look at", len(box.burglaries)),
    ]


def encode(game: Game, view: Data) -> list[float]:
    """What `layout` describes, from a view of a seat (or of a spectator: seat 0 first)."""
    box = cast(Box, game)
    streets = box.sides[SIDES.index(cast(str, view["side"]))]
    seats = cast(list[Data], view["seat"])
    me = max(cast(int, view["eyes"]), 0)
    memory = cast(Data, view["memory"])
    rewards = cast(list[int], view["rewards"])
    board = cast(dict[str, str], view["board"])
    down = cast(dict[str, None], view["down"])
    out = [
        1.0 if view["side"] == "night" else 0.0,
        1.0 if view["turn"] == me else 0.0,
        len(rewards) / 5.0,
        rewards[0] / 6.0 if rewards else 0.0,
        (len(board) + len(down)) / 75.0,
        1.0 if view["pawn"] == "SQ" else 0.0,
    ]
    _streets(box, streets, board, down, view, cast(dict[str, str], memory["down"]), out)
    order = [(me + i) % len(seats) for i in range(len(seats))]
    known = cast(list[Data], memory["seat"])
    money = cast(list[int], memory["money"])
    for seat in order:
        _stash(box, money[seat], cast(Data, known[seat]["stash"]), out)
    for seat in order:
        _file(box, cast(Data, known[seat]["file"]), out)
    for seat in order:
        _front(box, seats[seat], out)
    pounds = 0
    for value in cast(list[int | None], seats[me]["burglaries"]):
        pounds += value if value is not None else 0
    out.append(pounds / 20.0)
    _marks(box.character_ids, cast(list[str | None], seats[me]["cards"]), out)
    _marks(box.character_ids, cast(list[str | None], view["discards"]), out)
    for counts in (cast(dict[str, int], memory["unseen"]), cast(dict[str, int], memory["bag"])):
        for kind in range(len(box.kind_count)):
            out.append(counts.get(box.face_ids[kind], 0) / 10.0)
    frames = cast(list[Data], view["frames"])
    asked = frames[-1]["frame"] if frames else ""
    for frame in FRAMES:
        out.append(1.0 if frame == asked else 0.0)
    _marks(box.character_ids, cast(list[str | None], view["fan"]), out)
    drawn = cast(list[int | None], view["drawn"])
    for value in box.burglaries:
        out.append(1.0 if value in drawn else 0.0)
    return out


def _spaces(box: Box) -> int:
    return max(box.sides[0].size, box.sides[1].size)


def _streets(
    box: Box,
    streets: Streets,
    board: dict[str, str],
    down: dict[str, None],
    view: Data,
    peeked: dict[str, str],
    out: list[float],
) -> None:
    """Spaces of the side in play; the shorter side is filled up with zeros."""
    size = _spaces(box)
    tools = len(box.tool_ids)
    wide = box.tool_type + 4 + tools
    tokens = [0.0] * (size * wide)
    hidden = [0.0] * size
    pawn = [0.0] * size
    for space in range(streets.size):
        id = streets.ids[space]
        word = board[id] if id in board else peeked.get(id, "")
        if word:
            face = box.face_number[word]
            tokens[space * wide + box.face_type[face]] = 1.0
            tokens[space * wide + box.tool_type + 3] = box.face_value[face] / 5.0
            if box.first_tool <= face < box.first_tool + tools:
                tokens[space * wide + box.tool_type + 4 + face - box.first_tool] = 1.0
        if id in down:
            hidden[space] = 1.0
        if id == view["pawn"]:
            pawn[space] = 1.0
    out.extend(tokens)
    out.extend(hidden)
    out.extend(pawn)
    out.extend(_reach(streets, board, cast(str, view["pawn"]), size))


def _reach(streets: Streets, board: dict[str, str], pawn: str, size: int) -> list[float]:
    reach = [0.0] * size
    waiting = streets.near[streets.ids.index(pawn)][:]
    for path in waiting:  # short ones first, so the first way to a space is the best
        space = streets.last[path]
        if streets.ids[space] in board:
            if not reach[space]:
                reach[space] = 1.0 / len(streets.paths[path])
            waiting.extend(streets.longer[path])
    return reach


def _stash(box: Box, money: int, zone: Data, out: list[float]) -> None:
    counts = [0] * box.first_tool
    for word in cast(list[str], zone["open"]) + cast(list[str], zone["seen"]):
        counts[box.face_kind[box.face_number[word]]] += 1
    out.append(money / 50.0)
    for count in counts:
        out.append(count / 5.0)
    out.append(len(cast(list[object], zone["unsure"])) / 5.0)


def _file(box: Box, zone: Data, out: list[float]) -> None:
    counts = [0] * (box.tool_type + 3)
    for word in cast(list[str], zone["open"]) + cast(list[str], zone["seen"]):
        counts[box.face_type[box.face_number[word]]] += 1
    for count in counts:
        out.append(count / 5.0)
    out.append(len(cast(list[object], zone["unsure"])) / 5.0)


def _front(box: Box, seat: Data, out: list[float]) -> None:
    tools = cast(dict[str, int], seat["tools"])
    for tool in box.tool_ids:
        out.append(tools.get(tool, 0) / 3.0)
    out.append(len(cast(list[object], seat["cards"])) / 3.0)
    out.append(len(cast(list[object], seat["burglaries"])) / 5.0)
    out.append(1.0 if seat["front"] else 0.0)


def _marks(ids: list[str], present: list[str | None], out: list[float]) -> None:
    for one in ids:
        out.append(1.0 if one in present else 0.0)
