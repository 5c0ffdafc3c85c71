"""A view of Sneaks & Snitches as numbers for learners. The layout is version 2.

Blocks in order, all values roughly in 0..1; seats begin with one's own and go on in turn order.
"""

from __future__ import annotations

from typing import Final, cast

from rookery.games.sneaks.rules import (
    COLOURS,
    EFFECTS,
    PLACES,
    Sneaks,
)
from rookery.kernel.state import Data, Game

VERSION: Final = 2
KINDS: Final = [made[0] for made in EFFECTS.values()]
MOST: Final = 3.0  # tokens or swaps that one chooses with our own cards
PLACE_SIZE: Final = 1 + 4 + 7 + 1 + 4
NO_LOOT: Final = [0.0] * (PLACE_SIZE - 1)


def layout(game: Game, seats: int) -> list[tuple[str, int]]:
    """The blocks of an observation with their sizes."""
    return [
        ("places: present, tokens 4, effect 7, points, documents 4", 8 * PLACE_SIZE),
        ("cards left in deck I, deck II, secret stash", 3),
        ("bank", 4),
        ("round, do I have the ally", 2),
        ("seats: tokens 4, stash cards, special points, sneaks and snitches placed", 8 * seats),
        ("my stash", 4),
        ("my sneaks, my snitches", 16),
        ("asked to plan, choose, fill a shortage, intrigue; how many; token given 4", 9),
    ]


def encode(game: Game, view: Data) -> list[float]:
    """What `layout` describes, from a view of a seat (or of a spectator: seat 0 first)."""
    box = cast(Sneaks, game)
    seats = cast(list[Data], view["seat"])
    me = max(cast(int, view["eyes"]), 0)
    out: list[float] = []
    _places(box, cast(dict[str, str | None], view["table"]), out)
    deck = cast(dict[str, list[str]], view["deck"])
    out.append(len(deck["I"]) / 20.0)
    out.append(len(deck["II"]) / 20.0)
    out.append(cast(int, view["stash deck"]) / 24.0)
    bank = cast(dict[str, int], view["bank"])
    for colour in COLOURS:
        out.append(bank[colour] / 20.0)
    out.append(cast(int, view["round"]) / 20.0)
    out.append(1.0 if view["ally"] == me else 0.0)
    for i in range(len(seats)):
        _seat(box, seats[(me + i) % len(seats)], out)
    stash = cast(list[str | None], seats[me]["stash"])
    for colour in COLOURS:
        out.append(stash.count(colour) / 6.0)
    plan = cast(dict[str, list[str | None]], seats[me]["plan"])
    for teams in (plan["sneaks"], plan["snitches"]):
        for letter in PLACES:
            out.append(1.0 if letter in teams else 0.0)
    _asked(cast(list[Data], view["frames"]), out)
    return out


def _places(box: Sneaks, table: dict[str, str | None], out: list[float]) -> None:
    if not box.loot_features:
        box.loot_features = [_loot(box, card) for card in range(len(box.loot_ids))]
    for letter in PLACES:
        out.append(1.0 if letter in table else 0.0)
        loot = table.get(letter)
        out.extend(NO_LOOT if loot is None else box.loot_features[box.loot_index[loot]])


def _loot(box: Sneaks, card: int) -> list[float]:
    """The numbers of one loot card: the same wherever it lies."""
    out: list[float] = []
    for count in box.loot_tokens[card]:
        out.append(count / 4.0)
    for kind in KINDS:
        out.append(1.0 if type(box.loot_effect[card]) is kind else 0.0)
    out.append(box.loot_points[card] / 3.0)
    for colour in range(4):
        out.append(1.0 if box.loot_colour[card] == colour else 0.0)
    return out


def _seat(box: Sneaks, seat: Data, out: list[float]) -> None:
    tokens = cast(dict[str, int], seat["tokens"])
    for colour in COLOURS:
        out.append(tokens[colour] / 10.0)
    out.append(len(cast(list[str | None], seat["stash"])) / 6.0)
    worth = 0
    for card in cast(list[str], seat["specials"]):
        worth += box.loot_points[box.loot_index[card]]
    out.append(worth / 6.0)
    plan = cast(dict[str, list[str | None]], seat["plan"])
    out.append(len(plan["sneaks"]) / 2.0)
    out.append(len(plan["snitches"]) / 2.0)


def _asked(frames: list[Data], out: list[float]) -> None:
    top: Data = frames[-1] if frames else {"frame": "over"}
    name = top["frame"]
    for kind in ("plans", "choose", "shortage", "intrigues"):
        out.append(1.0 if name == kind else 0.0)
    if name in ("choose", "shortage"):
        out.append(cast(int, top["count"]) / MOST)
    elif name == "intrigues":
        out.append(cast(int, top["swaps"]) / MOST)
    else:
        out.append(0.0)
    give = top.get("give")
    for colour in COLOURS:
        out.append(1.0 if give == colour else 0.0)
