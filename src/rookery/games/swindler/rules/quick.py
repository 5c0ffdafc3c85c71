"""How a playout goes on when there is no time for thought: what any thief does at a glance."""

from __future__ import annotations

from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    BAGS,
    BY_COLOUR,
    BY_KEY,
    DIFFERENT,
    DONE,
    DRAW,
    DRAWN,
    NOBODY,
    NOTHING,
    ORDERS,
    PASS,
    STEAL,
    STOP,
    Order,
)
from rookery.kernel.chance import Rng


def lean(s: SwindlerState, seat: int, moves: list[int], rng: Rng) -> int:
    """Take what is to be had: orders, then sales; four tiles of a theft or what is needed."""
    box = s.box
    first = moves[0]
    last = moves[-1]
    if first == DRAW:
        return STOP if len(s.fresh) > 3 or has_enough(s, seat) else DRAW
    if first == PASS:
        return PASS if rng.below(4) else last
    if first == STEAL:
        return plan(s, seat, moves, rng)
    if last >= box.sell:
        return sale(s, seat, moves)
    return last if last >= box.fulfil else moves[rng.below(len(moves))]


def sale(s: SwindlerState, seat: int, moves: list[int]) -> int:
    """Orders first; then sell what none of one's own orders wants."""
    box = s.box
    kept = 0
    for place in range(ORDERS):
        if s.marker[place] == seat:
            for need in box.orders[s.orders[place]].needs:
                kept |= need.faces
    best = DONE
    for move in moves:
        if box.fulfil <= move < box.pay:
            return move
        if move >= box.sell:
            thing = box.sell_thing[move - box.sell]
            if thing >= box.faces or not kept >> thing & 1:
                best = move
    return best


def plan(s: SwindlerState, seat: int, moves: list[int], rng: Rng) -> int:
    """Reserve the order that is nearest, and steal where the next tile for it may be."""
    box = s.box
    nearest = 3  # tiles missing: further away is too far
    best = STEAL + rng.below(BAGS)
    wish = 0
    for place in range(ORDERS):
        number = s.orders[place]
        if number == NOTHING or s.given_up >> place & 1:
            continue
        missing, faces = lacks(s, seat, number)
        if missing >= nearest:
            continue
        if s.marker[place] == seat:
            nearest, wish, best = missing, faces, NOTHING
        elif (s.marker[place] == NOBODY or missing < 2) and box.reserve + number in moves:
            nearest, wish, best = missing, faces, box.reserve + number
    if best != NOTHING:
        return best
    return STEAL + likeliest_bag(s, wish, rng)


def lacks(s: SwindlerState, seat: int, number: int) -> tuple[int, int]:
    """How many tiles and coins an order still lacks, at a glance; and what would fit first."""
    order = s.box.orders[number]
    if not order.needs:
        return 9, 0
    left = s.fresh[:] if seat == s.active else []
    if order.kind != DRAWN:
        left += s.loot[seat]
    coins = max(0, order.coins - s.coins[seat])
    if order.relation:
        faces = order.needs[0].faces
        return len(order.needs) - alike(s, order, left, faces) + coins, faces
    missing = 0
    wish = 0
    for need in order.needs:
        found = NOTHING
        for face in left:
            if need.faces >> face & 1:
                found = face
                break
        if found != NOTHING:
            left.remove(found)
        else:
            missing += 1
            wish = wish or need.faces
    return missing + coins, wish


def alike(s: SwindlerState, order: Order, tiles: list[int], faces: int) -> int:
    """How many of these tiles are in the relation that an order asks for."""
    traits = s.box.face_item
    if order.relation_of == BY_COLOUR:
        traits = s.box.face_colour
    elif order.relation_of == BY_KEY:
        traits = s.box.face_key
    found: list[int] = []
    most = 0
    for face in tiles:
        if faces >> face & 1:
            found.append(traits[face])
            most = max(most, found.count(traits[face]))
    return len(set(found)) if order.relation == DIFFERENT else most


def has_enough(s: SwindlerState, seat: int) -> bool:
    """Whether an order of ours lacks nothing any more."""
    for place in range(ORDERS):
        if s.marker[place] == seat and lacks(s, seat, s.orders[place])[0] == 0:
            return True
    return False


def likeliest_bag(s: SwindlerState, faces: int, rng: Rng) -> int:
    """The bag where a tile of these kinds is most likely."""
    box = s.box
    best = rng.below(BAGS)
    most = 0.0
    for bag in range(BAGS):
        counts = s.bags[bag]
        first = box.first_face[bag]
        fitting = 0
        total = 1
        for i in range(len(counts)):
            total += counts[i]
            if faces >> (first + i) & 1:
                fitting += counts[i]
        if fitting / total > most:
            most = fitting / total
            best = bag
    return best
