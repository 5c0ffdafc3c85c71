"""What any thief sees at a glance, for playouts that have no time for thought: which order is near,
where its tiles may be, whether one draw more is worth the danger. The frames' `lean` go by it.

It need not be clever, but a match should take about the course it would have taken: orders that can
never be met would lie on the board for ever, and the world would say nothing about this one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rookery.games.swindler.rules.orders import alike, faces_of
from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    BAGS,
    DRAWN,
    FEAT,
    NOBODY,
    NOTHING,
    ORDERS,
    STEAL,
    Order,
)
from rookery.kernel.chance import Rng

NEAR: Final = 2  # tiles and coins missing: further away is too far to reserve
NEARLY: Final = 1  # and to throw somebody off
FEAT_AWAY: Final = 3  # a feat is never nearer: it takes luck and a whole turn
ENOUGH_CARDS: Final = 3
FINISHED: Final = 4  # what an order that can be met is worth, in tiles
HOPE: Final = 2  # what the next tile may be worth,
HIGH_HOPE: Final = 3  # and with an order that is near


def plan(s: SwindlerState, seat: int, rng: Rng) -> int:
    """Reserve what is near, then steal where the next tile for the nearest order may be."""
    tiles = s.loot[seat]
    have = faces_of(tiles)
    full = s.free_markers(seat) == 0
    nearest = 99
    wish = 0
    closest = NEAR + 1
    best = NOTHING
    for place, number in enumerate(s.orders):
        owner = s.marker[place]
        if number == NOTHING or s.given_up >> place & 1 or (full and owner != seat):
            continue
        missing, faces = lacks(s, seat, s.box.orders[number], tiles, have)
        if owner == seat:
            if 0 < missing < nearest:
                nearest, wish = missing, faces
        elif missing < closest and (owner == NOBODY or missing <= NEARLY):
            closest, best = missing, number
    if best != NOTHING:
        return s.box.reserve + best
    return STEAL + likeliest_bag(s, wish or s.wanted(), rng)


def worth_a_draw(s: SwindlerState, seat: int) -> bool:
    """Whether one tile more is worth what a skull would cost."""
    bag = s.bag
    colour = s.box.face_colour
    at_stake = 1
    for face in s.loot[seat]:
        if colour[face] == bag:
            at_stake += 1
    for face in s.fresh:
        if colour[face] == bag:
            at_stake += 1
    counts = s.bags[bag]
    skulls = counts[-1]
    safe = -skulls
    for count in counts:
        safe += count
    if safe * HOPE > skulls * (at_stake + FINISHED * (s.box.markers - s.free_markers(seat))):
        return True  # whatever our orders say
    if safe * HIGH_HOPE <= skulls * at_stake:
        return False
    hope = HOPE
    tiles = s.loot[seat] + s.fresh
    have = faces_of(tiles)
    for place in range(ORDERS):
        if s.marker[place] == seat:
            missing = lacks(s, seat, s.box.orders[s.orders[place]], tiles, have)[0]
            if missing == 0:
                at_stake += FINISHED
            elif missing <= NEAR:
                hope = HIGH_HOPE
    return safe * hope > skulls * at_stake


def can_spare(s: SwindlerState, seat: int) -> bool:
    """Whether there is a coin for an accomplice, beside what our orders cost."""
    if len(s.hand[seat]) > ENOUGH_CARDS:
        return False
    due = 0
    for place in range(ORDERS):
        if s.marker[place] == seat:
            due = max(due, s.box.orders[s.orders[place]].coins)
    return s.money(seat) > due


def needed(s: SwindlerState, seat: int) -> int:
    """The faces, one bit each, that our orders ask for."""
    faces = 0
    for place in range(ORDERS):
        if s.marker[place] == seat:
            for need in s.box.orders[s.orders[place]].needs:
                faces |= need.faces
    return faces


def lacks(
    s: SwindlerState, seat: int, order: Order, tiles: list[int], have: int
) -> tuple[int, int]:
    """How many tiles and coins an order still lacks, at a glance; and what would fit first."""
    if order.kind == FEAT:
        return max(FEAT_AWAY, order.count - len(tiles)), 0
    if order.kind == DRAWN:
        tiles = s.drawn
        have = faces_of(tiles)
    coins = max(0, order.coins - s.money(seat)) if order.coins else 0
    if order.relation:
        missing = max(0, len(order.needs) - alike(s, order, tiles))
        return missing + coins, order.needs[0].faces
    missing = 0
    wish = 0
    used = 0
    for need in order.needs:
        faces = need.faces
        found = False
        if faces & have:
            bit = 1
            for face in tiles:
                if faces >> face & 1 and not used & bit:
                    used |= bit
                    found = True
                    break
                bit <<= 1
        if not found:
            missing += 1
            wish = wish or faces
    return missing + coins, wish or (s.box.coin_faces if coins else 0)


def likeliest_bag(s: SwindlerState, faces: int, rng: Rng) -> int:
    """The bag where a tile of these kinds is most likely."""
    best: int = rng.below(BAGS)
    most: i64 = 0  # so many fit,
    among: i64 = 1  # of so many
    for bag in range(BAGS):
        counts = s.bags[bag]
        fits = faces >> s.box.first_face[bag] & (1 << len(counts) - 1) - 1  # never the skulls
        if not fits:
            continue
        fitting: i64 = 0
        total: i64 = 0
        for count in counts:
            total += count
            if fits & 1:
                fitting += count
            fits >>= 1
        if fitting * among > most * total:
            most, among = fitting, total
            best = bag
    return best
