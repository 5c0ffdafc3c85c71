"""A view of Swindler as numbers for learners. The layout is version 2.

Blocks in order, all values roughly in 0..1; seats begin with one's own and go on in turn order.
Tiles, orders, dealers and cards are counted in the order of the box's tables.
"""

from __future__ import annotations

from typing import Final, cast

from rookery.games.swindler.rules.tables import BAGS, CARDS, COLOURS, SPACES, Box
from rookery.kernel.state import Data, Game

VERSION: Final = 2
FRAMES: Final = [
    "choose-thief",
    "reserve",
    "announced",
    "stealing",
    "skull-drawn",
    "got-away",
    "just-played",
    "draw-or-stop",
    "cling",
    "actions",
    "pay",
    "choose-neutral",
    "give-up",
    "hiding",
    "hiring",
    "beg",
    "forge",
    "split",
    "keep-part",
    "angel-takes",
    "swap",
]


def layout(game: Game, seats: int) -> list[tuple[str, int]]:
    """The blocks of an observation with their sizes."""
    box = cast(Box, game)
    faces = box.faces
    return [
        ("orders on the board: which, and whose", 4 * (len(box.orders) + seats)),
        ("dealers on the board: which, and which spaces are filled", 3 * (len(box.dealer_ids) + 3)),
        ("bags: tiles of each face, skulls of each bag", box.first_face[BAGS] + BAGS),
        ("supply: coins, posters, neutral tiles of each face", 2 + len(box.full_neutral)),
        ("order pile, accomplice pile, discarded accomplices, those in play", 2 + 2 * CARDS),
        ("rounds, idle rounds, is it the last round", 3),
        ("whose turn it is", seats),
        ("seats: points, coins, posters, jailed, orders, cards", 6 * seats),
        ("seats: thief", len(box.thief_ids) * seats),
        ("seats: loot of each face", faces * seats),
        ("seats: known cards", CARDS * seats),
        ("my hand", CARDS),
        ("theft: bag, tiles from it, switched, caught", BAGS + 3),
        ("theft: fresh tiles, drawn tiles", 2 * faces),
        ("bets on a skull, bets on none", 2),
        ("step 3: forged tiles, what they are forged into, keys", faces + len(box.item_ids) + 5),
        ("sales, dealers supplied, dealers completed, hires", 1 + 3 + 1 + 1),
        ("what is asked", len(FRAMES)),
        ("the card to answer, is it mine", CARDS + 1),
        ("the order being paid, the tile being swapped or forged", len(box.orders) + faces),
        ("how many to return; parts of a split: tiles in the first, in the second", 1 + 2 * faces),
    ]


def encode(game: Game, view: Data) -> list[float]:
    """What `layout` describes, from a view of a seat (or of a spectator: seat 0 first)."""
    box = cast(Box, game)
    seats = cast(list[Data], view["seat"])
    me = max(cast(int, view["eyes"]), 0)
    theft = cast(Data, view["theft"])
    out: list[float] = []
    _board(box, view, me, len(seats), out)
    out.append(cast(int, view["turn"]) / len(seats) / 20.0)
    out.append(cast(int, view["idle"]) / 20.0)
    out.append(0.0 if view["trigger"] is None else 1.0)
    one_hot(out, (cast(int, view["active"]) - me) % len(seats), len(seats))
    _seats(box, seats, me, out)
    _theft(box, theft, out)
    _step(box, cast(Data, view["step"]), out)
    _asked(box, view, me, cast(list[str], theft["fresh"]), out)
    return out


def one_hot(out: list[float], which: int, size: int) -> None:
    for i in range(size):
        out.append(1.0 if i == which else 0.0)


def counts(box: Box, out: list[float], ids: list[str], size: int, scale: float) -> None:
    """How many there are of each."""
    row = [0.0] * size
    for one in ids:
        row[box.numbers[one]] += scale
    out.extend(row)


def _board(box: Box, view: Data, me: int, seats: int, out: list[float]) -> None:
    for order in cast(list[Data | None], view["orders"]):
        number = -1
        owner = -1
        if order is not None:
            number = box.numbers[cast(str, order["id"])]
            if order["by"] is not None:
                owner = (cast(int, order["by"]) - me) % seats
        one_hot(out, number, len(box.orders))
        one_hot(out, owner, seats)
    for dealer in cast(list[Data | None], view["dealers"]):
        if dealer is None:
            out.extend([0.0] * (len(box.dealer_ids) + SPACES))
            continue
        one_hot(out, box.numbers[cast(str, dealer["id"])], len(box.dealer_ids))
        for tile in cast(list[str | None], dealer["goods"]):
            out.append(0.0 if tile is None else 1.0)
    skulls: list[float] = []
    bags = cast(dict[str, dict[str, int]], view["bags"])
    for bag in range(BAGS):
        held = bags[COLOURS[bag]]
        for face in range(box.first_face[bag], box.first_face[bag + 1]):
            out.append(held[box.face_ids[face]] / 3.0)
        skulls.append(held["skull"] / 2.0)
    out.extend(skulls)
    supply = cast(Data, view["supply"])
    out.append(cast(int, supply["coins"]) / 6.0)
    out.append(cast(int, supply["posters"]) / 20.0)
    neutral = [0.0] * len(box.full_neutral)
    for one in cast(list[str], supply["tiles"]):
        neutral[box.numbers[one] - box.first_face[BAGS]] += 0.5
    out.extend(neutral)
    pile = cast(Data, view["order pile"])
    out.append((cast(int, pile["A left"]) + len(cast(list[str], pile["B"]))) / 40.0)
    deck = view["deck"]
    out.append((len(deck) if isinstance(deck, list) else cast(int, deck)) / 27.0)
    counts(box, out, cast(list[str], view["discards"]), CARDS, 1 / 3)
    counts(box, out, cast(list[str], view["in play"]), CARDS, 1 / 3)


def _seats(box: Box, seats: list[Data], me: int, out: list[float]) -> None:
    turn_order = [seats[(me + i) % len(seats)] for i in range(len(seats))]
    for seat in turn_order:
        out.append(cast(int, seat["points"]) / 100.0)
        out.append(cast(int, seat["coins"]) / 6.0)
        out.append(cast(int, seat["posters"]) / 6.0)
        out.append(1.0 if seat["jailed"] else 0.0)
        out.append(len(cast(list[str], seat["finished"])) / box.end_at[len(seats)])
        cards = len(cast(list[str], seat["hand"])) + len(cast(list[str], seat["known"]))
        out.append(cards / 6.0)
    for seat in turn_order:
        thief = seat["thief"]
        one_hot(out, -1 if thief is None else box.numbers[cast(str, thief)], len(box.thief_ids))
    for seat in turn_order:
        counts(box, out, cast(list[str], seat["loot"]), box.faces, 1 / 3)
    for seat in turn_order:
        counts(box, out, cast(list[str], seat["known"]), CARDS, 1 / 3)
    hand = [card for card in cast(list[str | None], seats[me]["hand"]) if card is not None]
    counts(box, out, hand, CARDS, 1 / 3)


def _theft(box: Box, theft: Data, out: list[float]) -> None:
    bag = theft["bag"]
    one_hot(out, -1 if bag is None else COLOURS.index(cast(str, bag)), BAGS)
    out.append(cast(int, theft["in bag"]) / 5.0)
    out.append(1.0 if theft["switched"] else 0.0)
    out.append(1.0 if theft["caught"] else 0.0)
    counts(box, out, cast(list[str], theft["fresh"]), box.faces, 1 / 3)
    counts(box, out, cast(list[str], theft["drawn"]), box.faces, 1 / 3)
    skull = 0.0
    safe = 0.0
    for bet in cast(list[Data], theft["bets"]):
        if bet["skull"]:
            skull += 0.5
        else:
            safe += 0.5
    out.append(skull)
    out.append(safe)


def _step(box: Box, step: Data, out: list[float]) -> None:
    forged = cast(list[dict[str, str]], step["forged"])
    counts(box, out, [one["tile"] for one in forged], box.faces, 1 / 3)
    items = [0.0] * len(box.item_ids)
    for one in forged:
        items[box.item_ids.index(one["as"])] += 1 / 3
    out.extend(items)
    keys = cast(list[str], step["keys"])
    for colour in COLOURS[:BAGS]:
        out.append(1.0 if colour in keys else 0.0)
    out.append(cast(int, step["sold"]) / 6.0)
    supplied = cast(list[int], step["supplied"])
    for i in range(3):
        out.append(1.0 if i in supplied else 0.0)
    out.append(cast(int, step["completed"]) / 3.0)
    out.append(cast(int, step["hires"]) / 4.0)


def _asked(box: Box, view: Data, me: int, fresh: list[str], out: list[float]) -> None:
    frames = cast(list[Data], view["frames"])
    top: Data = frames[-1] if frames else {"frame": "over"}
    name = cast(str, top["frame"])
    for frame in FRAMES:
        out.append(1.0 if name == frame else 0.0)
    card = -1
    mine = 0.0
    if name == "just-played":
        played = frames[-2]
        card = box.numbers[cast(str, played["card"])]
        mine = 1.0 if played["seat"] == me else 0.0
    one_hot(out, card, CARDS)
    out.append(mine)
    order = top.get("order")
    one_hot(out, -1 if order is None else box.numbers[cast(str, order)], len(box.orders))
    tile = top.get("tile")
    if tile is None:
        tile = top.get("give")
    one_hot(out, -1 if tile is None else box.numbers[cast(str, tile)], box.faces)
    out.append(cast(int, top["count"]) / 2.0 if name == "give-up" else 0.0)
    first: list[str] = []
    second: list[str] = []
    if name == "split" or name == "keep-part":
        parts = cast(int, top["second"])
        placed = cast(int, top["count"]) if name == "split" else len(fresh)
        for i in range(placed):
            if parts >> i & 1:
                second.append(fresh[i])
            else:
                first.append(fresh[i])
    counts(box, out, first, box.faces, 1 / 3)
    counts(box, out, second, box.faces, 1 / 3)
