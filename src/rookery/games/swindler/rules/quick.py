"""What any thief sees at a glance, for playouts that have no time for thought: which order is near,
where its tiles may be, whether one draw more is worth the danger. The frames' `lean` go by it.

It need not be clever, but a match should take about the course it would have taken: orders that can
never be met would lie on the board for ever, and the world would say nothing about this one.
"""

from __future__ import annotations

from typing import Final

from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    BAGS,
    BY_COLOUR,
    BY_KEY,
    DIFFERENT,
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
    full = s.free_markers(seat) == 0
    nearest = 99
    wish = 0
    closest = NEAR + 1
    best = NOTHING
    for place in range(ORDERS):
        number = s.orders[place]
        owner = s.marker[place]
        if number == NOTHING or s.given_up >> place & 1 or (full and owner != seat):
            continue
        missing, faces = lacks(s, seat, s.box.orders[number], tiles)
        if owner == seat:
            if 0 < missing < nearest:
                nearest, wish = missing, faces
        elif missing < closest and (owner == NOBODY or missing <= NEARLY):
            closest, best = missing, number
    if best != NOTHING:
        return s.box.reserve + best
    return STEAL + likeliest_bag(s, wish or wanted(s), rng)


def worth_a_draw(s: SwindlerState, seat: int) -> bool:
    """Whether one tile more is worth what a skull would cost."""
    bag = s.bag
    colour = s.box.face_colour
    tiles = s.loot[seat] + s.fresh
    at_stake = 1
    for face in tiles:
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
    for place in range(ORDERS):
        if s.marker[place] == seat:
            missing = lacks(s, seat, s.box.orders[s.orders[place]], tiles)[0]
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


def wanted(s: SwindlerState) -> int:
    """The faces, one bit each, that some dealer takes."""
    return s.wants[0] | s.wants[1] | s.wants[2]


def lacks(s: SwindlerState, seat: int, order: Order, tiles: list[int]) -> tuple[int, int]:
    """How many tiles and coins an order still lacks, at a glance; and what would fit first."""
    if order.kind == FEAT:
        return max(FEAT_AWAY, order.count - len(tiles)), 0
    if order.kind == DRAWN:
        tiles = s.drawn
    coins = max(0, order.coins - s.money(seat)) if order.coins else 0
    if order.relation:
        faces = order.needs[0].faces
        return len(order.needs) - alike(s, order, tiles, faces) + coins, faces
    missing = 0
    wish = 0
    used = 0
    for need in order.needs:
        faces = need.faces
        found = False
        for i in range(len(tiles)):
            if faces >> tiles[i] & 1 and not used >> i & 1:
                used |= 1 << i
                found = True
                break
        if not found:
            missing += 1
            wish = wish or faces
    return missing + coins, wish or (s.box.coin_faces if coins else 0)


def alike(s: SwindlerState, order: Order, tiles: list[int], faces: int) -> int:
    """How many of these tiles are all different, or all the same, as an order wants it."""
    traits = traits_of(s, order)
    counts = 0  # of each trait, four bits
    different = 0
    most = 0
    for face in tiles:
        if faces >> face & 1:
            shift = 4 * (traits[face] + 1)
            same = (counts >> shift & 15) + 1
            counts += 1 << shift
            most = max(most, same)
            if same == 1:
                different += 1
    return different if order.relation == DIFFERENT else most


def traits_of(s: SwindlerState, order: Order) -> list[int]:
    """By face: what has to be different, or the same."""
    if order.relation_of == BY_COLOUR:
        return s.box.face_colour
    return s.box.face_key if order.relation_of == BY_KEY else s.box.face_item


def likeliest_bag(s: SwindlerState, faces: int, rng: Rng) -> int:
    """The bag where a tile of these kinds is most likely."""
    best: int = rng.below(BAGS)
    most = 0.0
    for bag in range(BAGS):
        counts = s.bags[bag]
        fits = faces >> s.box.first_face[bag] & (1 << len(counts) - 1) - 1
        if not fits:
            continue
        fitting = 0
        total = counts[-1]
        for i in range(len(counts) - 1):
            total += counts[i]
            if fits >> i & 1:
                fitting += counts[i]
        chance = fitting / total
        if chance > most:
            most = chance
            best = bag
    return best
