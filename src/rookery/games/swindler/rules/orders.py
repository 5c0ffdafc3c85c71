"""What an order asks for, whether a player can meet it, and the ways to pay it.

What can be used for an order is called a thing: a tile by its face, and behind the faces the forged
tiles, the Lock Pickers by colour, and the coin (see `tables`).
"""

from __future__ import annotations

from typing import Final

from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    ANY_KEY,
    BAGS,
    BY_COLOUR,
    BY_KEY,
    COIN,
    COMPLETE_DEALERS,
    DIFFERENT,
    DRAWN,
    FEAT,
    FORGED,
    FREELANCE,
    LOCK_PICKER,
    NOBODY,
    NOTHING,
    ORDERS,
    OWN,
    PICKER,
    ROW,
    SAME,
    SELL_TILES,
    Need,
    Order,
)

PICKERS: Final = ((1 << BAGS) - 1) << LOCK_PICKER


def may_fulfil(s: SwindlerState, seat: int, place: int) -> bool:
    """Only reserved orders, or with the right ability those that nobody has reserved."""
    owner = s.marker[place]
    return owner == seat or (owner == NOBODY and s.ability(seat) == FREELANCE)


def orders_to_fulfil(s: SwindlerState, seat: int) -> list[int]:
    """The orders on the board that a seat may fulfil and can, with what lies open."""
    orders: list[int] = []
    freelance = s.ability(seat) == FREELANCE
    for place in range(ORDERS):
        owner = s.marker[place]
        if owner == seat or (freelance and owner == NOBODY):
            number = s.orders[place]
            if number != NOTHING and can_fulfil(s, seat, number):
                orders.append(number)
    return orders


def can_fulfil(s: SwindlerState, seat: int, number: int) -> bool:
    """Whether a seat meets the condition of an order with what lies open."""
    order = s.box.orders[number]
    if order.kind == FEAT:
        return feat_done(s, order)
    if order.kind == DRAWN:
        return was_drawn(s, order)
    if order.coins and s.money(seat) < order.coins:
        return False
    if s.forged or s.laid:
        return fills(s, order, things(s, seat, order), 0, 0, NOTHING, 0)
    tiles = s.tiles(seat)
    if len(tiles) < len(order.needs):
        return False
    have = faces_of(tiles)
    for need in order.needs:
        if not need.faces & have:  # most orders fail here, and quickly
            return False
    if order.relation and not order.coins:
        return alike(s, order, tiles) >= len(order.needs)
    return fills(s, order, tiles, 0, 0, NOTHING, 0)


def faces_of(tiles: list[int]) -> int:
    """The faces that there are, one bit each."""
    faces = 0
    for face in tiles:
        faces |= 1 << face
    return faces


def alike(s: SwindlerState, order: Order, tiles: list[int]) -> int:
    """How many of these tiles are all different, or all the same, as an order wants it."""
    traits = traits_of(s, order)
    faces = order.needs[0].faces  # one kind of thing, see `box`
    jokers = 0
    different = 0
    most = 0
    counts = 0  # of each trait, five bits: no order asks for more than 20
    for face in tiles:
        if faces >> face & 1:
            new = traits[face]
            if new == ANY_KEY and order.relation_of == BY_KEY:
                jokers += 1
                continue
            same = (counts >> 5 * new & 31) + 1
            if same < 32:
                counts += 1 << 5 * new
                most = max(most, same)
            if same == 1:
                different += 1
    return jokers + (different if order.relation == DIFFERENT else most)


def traits_of(s: SwindlerState, order: Order) -> list[int]:
    """By face: what has to be different, or the same."""
    if order.relation_of == BY_COLOUR:
        return s.box.face_colour
    return s.box.face_key if order.relation_of == BY_KEY else s.box.face_item


def useful_pickers(s: SwindlerState, seat: int) -> int:
    """The Lock Pickers in hand, one bit each, that help to meet an order: alone or together."""
    pickers = s.hold[seat] & PICKERS
    useful = 0
    if not pickers:
        return 0
    for place in range(len(s.orders)):
        if s.orders[place] != NOTHING and may_fulfil(s, seat, place):
            order = s.box.orders[s.orders[place]]
            if order.keys:
                useful |= pickers_for(s, seat, order, pickers)
    return useful


def pickers_for(s: SwindlerState, seat: int, order: Order, pickers: int) -> int:
    have = things(s, seat, order)
    for colour in range(BAGS):
        if pickers >> (LOCK_PICKER + colour) & 1:
            have.append(s.box.faces + PICKER + colour)
    have.sort()
    if not fills(s, order, have, 0, 0, NOTHING, 0):
        return 0
    useful = 0
    for colour in range(BAGS):
        if pickers >> (LOCK_PICKER + colour) & 1:
            for need in order.needs:
                if fits(s, need, s.box.faces + PICKER + colour):
                    useful |= 1 << (LOCK_PICKER + colour)
    return useful


def feat_done(s: SwindlerState, order: Order) -> bool:
    if order.feat == COMPLETE_DEALERS:
        return s.completed >= order.count
    if order.feat == SELL_TILES:
        return s.sold >= order.count
    supplied = 0
    for dealer in range(len(s.dealers)):
        supplied += s.supplied >> dealer & 1
    return supplied >= order.count


def was_drawn(s: SwindlerState, order: Order) -> bool:
    """What was really drawn in this turn counts, whatever became of it [C45, C51]."""
    if len(s.drawn) < len(order.needs):
        return False
    if order.relation == ROW:
        same = 1
        for i in range(1, len(s.drawn)):
            same = same + 1 if s.drawn[i] == s.drawn[i - 1] else 1
            if same == len(order.needs):
                return True
        return False
    return fills(s, order, sorted(s.drawn), 0, 0, NOTHING, 0)


def things(s: SwindlerState, seat: int, order: Order) -> list[int]:
    """All that the active player could use for an order, sorted; where only backgrounds count a
    forged tile is like any other [C42]."""
    if order.by_background and not order.coins:
        return s.tiles(seat)
    return plain_tiles(s, seat) + specials(s)


def plain_tiles(s: SwindlerState, seat: int) -> list[int]:
    """The tiles without those that are forged: these count only as what they are forged into."""
    have = s.tiles(seat)[:]
    for face in s.forged:
        have.remove(face)
    return have


def specials(s: SwindlerState) -> list[int]:
    """Forged tiles and Lock Pickers: using one spends a card."""
    have = [s.box.faces + FORGED + i for i in range(len(s.forged))]
    for colour in s.laid:
        have.append(s.box.faces + PICKER + colour)
    return have


def fits(s: SwindlerState, need: Need, thing: int) -> bool:
    special = thing - s.box.faces
    if special < 0:
        return bool(need.faces >> thing & 1)
    if special < PICKER:
        if need.by_background:
            return bool(need.faces >> s.forged[special - FORGED] & 1)  # [C42]
        return bool(need.items >> s.forged_as[special - FORGED] & 1)
    return not need.by_background and bool(need.items >> s.box.key_item[special - PICKER] & 1)


def trait(s: SwindlerState, relation_of: int, thing: int) -> int:
    """What must be different or the same: the colour of a tile or key, or the item."""
    special = thing - s.box.faces
    if special >= PICKER:
        return special - PICKER
    if relation_of == BY_COLOUR:
        return s.box.face_colour[thing if special < 0 else s.forged[special - FORGED]]
    item = s.box.face_item[thing] if special < 0 else s.forged_as[special - FORGED]
    return s.box.item_key[item] if relation_of == BY_KEY else item


def related(order: Order, traits: int, new: int) -> int:
    """The traits so far with a new one (one bit each), or NOTHING if the order forbids it."""
    if not order.relation or (new == ANY_KEY and order.relation_of == BY_KEY):
        return traits  # a joker is whatever is missing
    if order.relation == DIFFERENT and traits >> new & 1:
        return NOTHING
    if order.relation == SAME and traits and not traits >> new & 1:
        return NOTHING
    return traits | 1 << new


def fills(
    s: SwindlerState, order: Order, have: list[int], used: int, need: int, last: int, traits: int
) -> bool:
    """Whether these things meet the needs of an order from `need` on; `used` marks those that are
    taken. Needs that are alike are filled in the order of `have`, so no choice is tried twice."""
    if need == len(order.needs):
        return order.coins == 0 or coins_left(s, have, used) >= order.coins
    start = last + 1 if need and order.like_last[need] else 0
    want = order.needs[need]
    faces = want.faces
    tried = NOTHING
    for i in range(start, len(have)):
        thing = have[i]
        if thing == tried or used >> i & 1:
            continue
        tried = thing
        if faces >> thing & 1 if thing < s.box.faces else fits(s, want, thing):
            now = traits
            if order.relation:
                now = related(order, traits, trait(s, order.relation_of, thing))
                if now == NOTHING:
                    continue
            if fills(s, order, have, used | 1 << i, need + 1, i, now):
                return True
    return False


def coins_left(s: SwindlerState, have: list[int], used: int) -> int:
    """What can be paid in coins beside the things that are used otherwise."""
    total = s.coins[s.active]
    for i in range(len(have)):
        if not used >> i & 1:
            total += worth(s, have[i])
    return total


def worth(s: SwindlerState, thing: int) -> int:
    """How many coins a thing pays."""
    special = thing - s.box.faces
    if special < 0:
        return s.box.face_worth[thing]
    if special < PICKER:
        return s.box.item_worth[s.forged_as[special - FORGED]]
    return 1 if special == COIN else 0


# Paying ---------------------------------------------------------------------------------------


def ways_to_go_on(s: SwindlerState, seat: int, order: Order, chosen: list[int]) -> list[int]:
    """What can be named next when an order is to be met with these things among others; nothing
    when it is met."""
    if order.kind == OWN:
        return own_ways(s, seat, order, chosen)
    have = things(s, seat, order)
    used = 0
    last = NOTHING
    traits = 0
    for n in range(len(chosen)):
        if chosen[n] != s.box.faces + COIN:
            i = 0
            while have[i] != chosen[n] or used >> i & 1:
                i += 1
            used |= 1 << i
            last = i
            if n < len(order.needs):
                traits = related(order, traits, trait(s, order.relation_of, chosen[n]))
    if len(chosen) < len(order.needs):
        return need_ways(s, order, have, used, last, traits, len(chosen))
    return coin_ways(s, seat, order, have, used, chosen)


def own_ways(s: SwindlerState, seat: int, order: Order, chosen: list[int]) -> list[int]:
    """Nothing is given up for an Own order, so only cards that it would spend are a choice: the
    fewest possible, and none if the tiles are enough."""
    if order.by_background and not order.coins:
        return []
    have = plain_tiles(s, seat) + chosen
    spare = specials(s)
    for thing in chosen:
        spare.remove(thing)
    for count in range(len(spare) + 1):
        if enough(s, order, have, spare, count):
            if count == 0:
                return []
            return [
                spare[i]
                for i in range(len(spare))
                if spare[i] not in spare[:i]
                and enough(s, order, have + [spare[i]], spare[:i] + spare[i + 1 :], count - 1)
            ]
    return []


def enough(s: SwindlerState, order: Order, have: list[int], spare: list[int], count: int) -> bool:
    """Whether these things and so many of the spare ones meet an order."""
    if count == 0:
        return fills(s, order, sorted(have), 0, 0, NOTHING, 0)
    for i in range(len(spare)):
        if enough(s, order, have + [spare[i]], spare[i + 1 :], count - 1):
            return True
    return False


def need_ways(
    s: SwindlerState,
    order: Order,
    have: list[int],
    used: int,
    last: int,
    traits: int,
    need: int,
) -> list[int]:
    """The things that can meet the next need and leave the others possible."""
    ways: list[int] = []
    start = last + 1 if need and order.like_last[need] else 0
    for i in range(start, len(have)):
        if used >> i & 1 or (ways and ways[-1] == have[i]):
            continue
        if fits(s, order.needs[need], have[i]):
            now = related(order, traits, trait(s, order.relation_of, have[i]))
            if now != NOTHING and fills(s, order, have, used | 1 << i, need + 1, i, now):
                ways.append(have[i])
    return ways


def paid_coins(s: SwindlerState, order: Order, chosen: list[int]) -> int:
    total = 0
    for thing in chosen[len(order.needs) :]:
        total += worth(s, thing)
    return total


def coin_ways(
    s: SwindlerState, seat: int, order: Order, have: list[int], used: int, chosen: list[int]
) -> list[int]:
    """The next coin or coin tile."""
    due = order.coins - paid_coins(s, order, chosen)
    if due <= 0:
        return []
    ways: list[int] = []
    total = 0
    for i in range(len(have)):
        if not used >> i & 1 and worth(s, have[i]):
            total += worth(s, have[i])
            if not ways or ways[-1] != have[i]:
                ways.append(have[i])
    tokens = s.coins[seat] - chosen.count(s.box.faces + COIN)
    if tokens > 0:
        ways.append(s.box.faces + COIN)
        total += tokens
    return ways[:1] if total == due else ways  # all of it is needed: no choice
