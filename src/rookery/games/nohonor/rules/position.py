"""A state as plain data and back: what some eyes may see, a position, a guess that fits a view.

`describe` builds what eyes may see, and nothing else does; `restore` reads it back and, with a
generator, fills what is hidden. A position needs only a part of it: decks are what is nowhere else.
"""

from __future__ import annotations

from typing import Final, cast

from rookery.games.nohonor.rules.cards import MOMENT, NO_HEIST
from rookery.games.nohonor.rules.exchange import (
    GIVES,
    SCHEME,
    item,
    partner_of,
    side_of,
    sort_of,
    unpromised,
    value_of,
    wanted_schemes,
)
from rookery.games.nohonor.rules.negotiation import ANSWERS, draws_at_stake
from rookery.games.nohonor.rules.reactions import Occasion
from rookery.games.nohonor.rules.state import ENDINGS, RECALLS, NoHonorState, everyone, sort_by_face
from rookery.games.nohonor.rules.truth import ball_holder
from rookery.games.nohonor.rules.vocabulary import MAX_CHALLENGES, MAX_HAULS, SKILLS
from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadPosition
from rookery.kernel.pieces import EVERYONE, FACE, SHIFT, known
from rookery.kernel.pieces import redeal as redeal_pieces
from rookery.kernel.plain import (
    bits_value,
    entries,
    flag,
    table,
    table_value,
    tables,
    whole,
    whole_value,
)
from rookery.kernel.plain import place as index
from rookery.kernel.state import ALL_EYES, PENDING, SPECTATOR, Data

TARGETS: Final = ["left", "right", "jail"]
SIDES: Final = ["gives", "wants"]
SORTS: Final = ["character", "treasure", "scheme", "coins"]
SEAT_DIGITS: Final = list("012345")
MOST_COINS: Final = 10_000  # that could ever change hands during a turn
MOST_DEALS: Final = 5_000  # tries of a guess; most take a handful
MOST_SKILL: Final = 60  # of one kind, at one Defense

DERIVED: Final = [
    "scheme deck",
    "defense deck",
    "character deck",
    "objective deck",
    "treasure deck",
    "agenda deck",
    "betrayals",
    "seen",
    "top seen",
    # of a heist, what is as at its beginning
    "ready",
    "recalls",
    "sent",
    "shares",
    "draws",
    "posts",
    "challenges",
    "shifts",
    "boosts",
    "watch",
    "lucky",
    "bypassed",
    "revealed",
    "traitors",
    "caught",
    "silent",
    "peeked",
    "peek",
]


# What eyes may see --------------------------------------------------------------------------------


def describe(s: NoHonorState, eyes: int, data: Data) -> None:
    box = s.box
    data["turn"] = s.turn
    data["active"] = s.active
    data["first"] = s.first
    data["actions"] = s.actions
    data["heisted"] = s.heisted
    data["plans"] = s.plans
    data["used"] = used_abilities(s)
    data["since"] = s.since
    data["honor"] = "broken" if s.broken else "intact"
    data["betrayals"] = s.betrayals
    data["ending"] = ENDINGS[s.ending] if s.over else None
    data["table"] = [
        {
            "objective": box.objectives[s.mats[mat]] if s.mats[mat] >= 0 else None,
            "coins": s.haul[mat],
            "defenses": [box.defenses[card] for card in s.guards[mat]],
        }
        for mat in range(2)
    ]
    if s.hauls != [1, 1]:
        data["hauls"] = s.hauls[:]
    used = [o for o in range(len(box.objectives)) if o not in s.objective_deck + s.mats]
    data["done"] = [box.objectives[o] for o in used]
    data["objective deck"] = [box.objectives[o] for o in s.objective_deck]
    data["pool"] = [box.characters[one] for one in s.pool]
    data["jail"] = [box.characters[one] for one in s.jail]
    data["graveyard"] = [box.characters[one] for one in s.graveyard]
    data["under"] = [box.characters[one] for one in s.under]
    data["character deck"] = [box.characters[one] for one in s.character_deck]
    data["discard"] = counted(s.discard, box.schemes)
    data["in play"] = [box.schemes[kind] for kind in s.in_play]
    data["scheme deck"] = len(s.scheme_deck)
    data["defense discard"] = counted(s.defense_discard, box.defenses)
    data["defense top"] = [
        box.defenses[one & FACE] if eyes == ALL_EYES or known(one, eyes) else None
        for one in s.defense_top
    ]
    if eyes == ALL_EYES:
        data["top seen"] = [marks(one, -1) for one in s.defense_top]
    data["defense deck"] = len(s.defense_deck)
    data["treasure deck"] = [box.treasures[t] for t in s.treasure_deck]
    data["agenda deck"] = len(s.agenda_deck)
    data["seat"] = [describe_seat(s, seat, eyes) for seat in range(s.seats)]
    data["heist"] = describe_heist(s, eyes)
    data["talks"] = describe_talks(s, eyes)


def names(mask: int, words: list[str]) -> list[str]:
    return [words[i] for i in range(len(words)) if mask >> i & 1]


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def counted(counts: list[int], words: list[str]) -> list[str]:
    return [words[i] for i in range(len(counts)) for _ in range(counts[i])]


def marks(piece: int, owner: int) -> str:
    """Who knows a piece besides its owner: seats as digits, or all."""
    seen = piece >> SHIFT
    if seen == EVERYONE:
        return "all"
    return "".join([str(seat) for seat in range(8) if seen >> seat & 1 and seat != owner])


def used_abilities(s: NoHonorState) -> list[str]:
    box = s.box
    found: list[str] = []
    for one in range(len(box.characters)):
        for which in range(len(box.abilities[one])):
            if s.used >> (box.ability_first[one] + which) & 1:
                found.append(box.vocabulary.word(box.use + 2 * one + which))
    return found


def shown(zone: list[int], words: list[str], eyes: int) -> list[str | None]:
    """Known cards in order, then a hole for each unknown one."""
    cards: list[str | None] = []
    hidden = 0
    for one in zone:
        if eyes == ALL_EYES or known(one, eyes):
            cards.append(words[one & FACE])
        else:
            hidden += 1
    for _ in range(hidden):
        cards.append(None)
    return cards


def describe_seat(s: NoHonorState, seat: int, eyes: int) -> Data:
    box = s.box
    gear: dict[str, list[str]] = {}
    for entry in s.gear:
        if s.owner[entry >> 8] == seat:
            gear.setdefault(box.characters[entry >> 8], []).append(box.schemes[entry & 255])
    crew = s.crew[seat]
    data: Data = {
        "coins": s.coins[seat],
        "crew": [box.characters[one] for one in crew],
        "exhausted": [box.characters[one] for one in crew if s.exhausted >> one & 1],
        "gear": gear,
        "treasures": names(s.treasures[seat], box.treasures),
        "hand": shown(s.hand[seat], box.schemes, eyes),
        "agendas": shown(s.agendas[seat], box.agendas, eyes),
        "put away": shown(s.agenda_out[seat], box.agendas, eyes),
        "drafted": names(s.drafted[seat], box.characters),
        "freed": bool(s.freed >> seat & 1),
        "betrayed": s.treasons[seat] > 0,
        "joint": s.joint[seat],
        "lone": bool(s.lone >> seat & 1),
        "last": s.last_leader == seat,
        "gifts": s.gifts[seat],
    }
    if s.wages[seat]:  # else left out, so that older records keep their digests
        data["wages"] = s.wages[seat]
    if s.treasons[seat] > 1 or eyes != ALL_EYES:  # one betrayal says `betrayed` already
        data["treasons"] = s.treasons[seat]
    if eyes == ALL_EYES:
        data["seen"] = [marks(one, seat) for one in s.hand[seat]]
    else:
        data["skills"] = {box.characters[c]: unpacked(s.skills_of(c, s.post[c])) for c in crew}
    return data


def describe_heist(s: NoHonorState, eyes: int) -> Data | None:
    if s.target == NO_HEIST:
        return None
    box = s.box
    people = range(len(box.characters))
    guards = s.guards[s.target]
    slots = range(len(guards))
    peeker = ball_holder(s)
    peek: str | None = None
    if s.peek >= 0 and eyes in (ALL_EYES, s.peeked, peeker):
        peek = box.schemes[s.peek]
    data: Data = {
        "target": TARGETS[s.target],
        "ready": seats_in(s.ready, s.seats),
        "recalls": s.recalls[:],
        "sent": seats_in(s.sent, s.seats),
        "shares": s.agreed[:],
        "draws": s.draws[:],
        "posts": {box.characters[c]: s.post[c] + 1 for c in people if s.post[c] >= 0},
        "challenges": [s.challenge[slot] + 1 for slot in slots],
        "shifts": [
            {SKILLS[k]: s.shift[4 * slot + k] for k in range(4) if s.shift[4 * slot + k]}
            for slot in slots
        ],
        "boosts": {box.characters[c]: unpacked(s.boost[c]) for c in people if s.boost[c]},
        "watch": [slot + 1 for slot in slots if s.alarmed >> slot & 1],
        "lucky": seats_in(s.lucky, s.seats),
        "bypassed": [slot + 1 for slot in slots if s.bypassed >> slot & 1],
        "revealed": [box.schemes[kind] if kind >= 0 else None for kind in s.revealed],
        "traitors": seats_in(s.traitors, s.seats),
        "caught": seats_in(s.cancelled, s.seats),
        "silent": seats_in(s.silent, s.seats),
        "peeked": s.peeked if s.peeked >= 0 else None,
        "peek": peek,
    }
    if eyes != ALL_EYES:  # what follows from the rest, for those who do not know the rules
        data["needs"] = [
            [unpacked(s.need(slot, one)) for one in range(len(box.challenges[guards[slot]]))]
            for slot in slots
        ]
        data["guarded"] = [slot + 1 for slot in slots if s.is_watch(slot)]
        data["at"] = {
            box.characters[c]: [unpacked(s.skills_of(c, slot)) for slot in slots]
            for crew in s.crew
            for c in crew
        }
    return data


def unpacked(skills: int) -> dict[str, int]:
    return {SKILLS[k]: skills >> 8 * k & 255 for k in range(4) if skills >> 8 * k & 255}


def describe_talks(s: NoHonorState, eyes: int) -> Data:
    """Offers: a half-made one is for its maker's eyes only."""
    box = s.box
    private = s.maker < 0 or eyes in (ALL_EYES, s.maker)
    draft: Data | None = None
    if private and s.draft_shares:
        draft = {
            "shares": s.draft_shares[:],
            "draws": s.draft_draws[:],
            "naming": s.draft_seat if s.draft_seat >= 0 else None,
        }
    deal: list[Data] | None = None
    if private or s.maker != s.trader:
        mine = eyes in (ALL_EYES, s.trader)
        deal = [describe_item(s, one, mine) for one in s.deal]
    promised: list[list[str | None]] = []
    for seat in range(s.seats):
        cards = [box.schemes[one & 255] for one in s.promised if one >> 8 == seat]
        if eyes in (ALL_EYES, seat):
            promised.append([card for card in cards])
        else:
            promised.append([None] * (0 if s.maker == seat else len(cards)))
    return {
        "rounds": s.rounds,
        "answers": [ANSWERS[answer] for answer in s.answers],
        "maker": s.maker if s.maker >= 0 else None,
        "draft": draft,
        "trader": s.trader if s.trader >= 0 else None,
        "deal": deal,
        "with": s.deal_seat if private and s.deal_seat >= 0 else None,
        "promised": promised,
    }


def describe_item(s: NoHonorState, one: int, mine: bool) -> Data:
    sort = sort_of(one)
    value: object = value_of(one)
    if sort == 0:
        value = s.box.characters[value_of(one)]
    elif sort == 1:
        value = s.box.treasures[value_of(one)]
    elif sort == SCHEME and side_of(one) == GIVES:
        value = s.box.schemes[value_of(one)] if mine else None
    return {"partner": partner_of(one), "side": SIDES[side_of(one)], SORTS[sort]: value}


# Back to a state ----------------------------------------------------------------------------------


def restore(s: NoHonorState, data: Data, rng: Rng | None) -> None:
    eyes = ALL_EYES if rng is None else whole(data, "eyes", SPECTATOR, s.seats - 1)
    seats = tables(data, "seat", s.seats)
    restore_turn(s, data)
    restore_table(s, data, eyes)
    restore_people(s, data, seats)
    holes = restore_cards(s, data, seats, eyes)
    if data.get("heist") is not None:
        restore_heist(s, table(data, "heist"))
    restore_talks(s, table(data, "talks"))
    check_schemes(s)
    if rng is None:
        if holes:
            raise BadPosition("a position must name every card")
    else:
        fill_holes(s, seats, rng)
        s.tidy()
        invent(s, eyes, rng)


def number(data: Data, key: str, default: int, least: int = 0) -> int:
    """A number, or what it is where it is left out."""
    return whole(data, key, least, MOST_COINS) if key in data else default


def switch(data: Data, key: str) -> int:
    return int(flag(data, key))


def seat_mask(s: NoHonorState, seats: object) -> int:
    return bits_value(seats, "seats", s.seats)


def seat_or_none(data: Data, key: str, seats: int) -> int:
    return -1 if data.get(key) is None else whole(data, key, 0, seats - 1)


def numbers(data: Data, key: str, least: int, most: int) -> list[int]:
    """A list of numbers, empty where it is left out."""
    return [whole_value(one, key, least, most) for one in objects(data, key)]


def named(data: Data, key: str) -> Data:
    """Named values, none where they are left out."""
    return table(data, key) if key in data else {}


def restore_turn(s: NoHonorState, data: Data) -> None:
    box = s.box
    s.turn = number(data, "turn", 1)
    s.active = whole(data, "active", 0, s.seats - 1)
    s.first = whole(data, "first", 0, s.seats - 1)
    s.actions = number(data, "actions", box.actions)
    s.heisted = flag(data, "heisted")
    s.plans = number(data, "plans", 0)
    for word in objects(data, "used"):
        ability = box.vocabulary.number(cast(str, word)) - box.use
        if not 0 <= ability < 2 * len(box.characters):
            raise BadPosition(f"{word} is no use of an ability")
        s.used |= 1 << (box.ability_first[ability >> 1] + (ability & 1))
    s.since = number(data, "since", 0)
    s.broken = index(["intact", "broken"], data.get("honor", "intact"), "honor") == 1
    s.betrayals = number(data, "betrayals", 0)
    if s.broken and not s.betrayals:
        s.betrayals = 1
    if s.betrayals and not s.broken:
        raise BadPosition("after a betrayal honor is broken")
    ending = data.get("ending")
    s.ending = index(ENDINGS, ending, "ending") if ending is not None else -1


def hauls(data: object) -> list[int]:
    """How many more heists the two mats are good for."""
    found = [one for one in data if type(one) is int] if isinstance(data, list) else []
    if len(found) != 2 or min(found) < 1 or max(found) > MAX_HAULS:
        raise BadPosition(f"`hauls` are two numbers from 1 to {MAX_HAULS}")
    return found


def restore_table(s: NoHonorState, data: Data, eyes: int) -> None:
    """Objectives and Defenses; what lies nowhere else is in the decks."""
    box = s.box
    seen: list[int] = [index(box.objectives, o, "Objective") for o in objects(data, "done")]
    left = [box.defense_copies[d] for d in range(len(box.defenses))]
    for mat, one in enumerate(tables(data, "table", 2)):
        if one["objective"] is not None:
            s.mats[mat] = index(box.objectives, one["objective"], "Objective")
            seen.append(s.mats[mat])
        s.haul[mat] = number(one, "coins", 0)
        s.guards[mat] = [index(box.defenses, d, "Defense") for d in objects(one, "defenses")]
        printed = box.printed[s.mats[mat]] if s.mats[mat] >= 0 else -1
        for card in s.guards[mat]:
            if box.defense_copies[card]:
                left[card] -= 1
            elif card != printed:
                raise BadPosition(f"{box.defenses[card]} is printed on another mat")
        if s.mats[mat] >= 0 and len(s.guards[mat]) not in (0, box.slots[s.mats[mat]]):
            raise BadPosition(f"{one['objective']} has {box.slots[s.mats[mat]]} slots")
    if len(set(seen)) != len(seen):
        raise BadPosition("an Objective is in two places")
    if "hauls" in data:
        s.hauls = hauls(data["hauls"])
    s.objective_deck = [o for o in range(len(box.objectives)) if o not in seen]
    for stage in range(3):
        done = len([o for o in seen if box.stage[o] == stage])
        s.stage_left[stage] = max(0, box.per_stage - done)
    for name in objects(data, "defense discard"):
        card = index(box.defenses, name, "Defense")
        s.defense_discard[card] += 1
        left[card] -= 1
    seen_by = objects(data, "top seen")
    for i, name in enumerate(objects(data, "defense top")):
        if name is None:
            s.defense_top.append(FACE)  # a hole
            continue
        card = index(box.defenses, name, "Defense")
        left[card] -= 1
        mark = read_marks(s, seen_by[i]) if i < len(seen_by) else 0
        s.defense_top.append(card | (mark | (1 << eyes if eyes >= 0 else 0)) << SHIFT)
    if min(left) < 0:
        raise BadPosition(f"there are too many {box.defenses[left.index(min(left))]}")
    s.defense_deck = [d for d in range(len(left)) for _ in range(left[d])]


def objects(data: Data, key: str) -> list[object]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(f"`{key}` is a list")
    return value


def read_marks(s: NoHonorState, text: object) -> int:
    if text == "all":
        return EVERYONE
    if not isinstance(text, str):
        raise BadPosition("who has seen a card is written as digits, or `all`")
    mark = 0
    for digit in text:
        mark |= 1 << index(SEAT_DIGITS[: s.seats], digit, "seat")
    return mark


def restore_people(s: NoHonorState, data: Data, seats: list[Data]) -> None:
    """Characters and Treasures: each in one place, the rest in the deck."""
    box = s.box
    s.pool = [index(box.characters, one, "Character") for one in objects(data, "pool")]
    s.jail = [index(box.characters, one, "Character") for one in objects(data, "jail")]
    s.graveyard = [index(box.characters, one, "Character") for one in objects(data, "graveyard")]
    s.under = [index(box.characters, one, "Character") for one in objects(data, "under")]
    seen = s.pool + s.jail + s.graveyard + s.under
    owned = 0
    for seat, one in enumerate(seats):
        s.coins[seat] = number(one, "coins", 0)
        s.gifts[seat] = number(one, "gifts", 0)
        s.wages[seat] = number(one, "wages", 0, -MOST_COINS)
        s.joint[seat] = number(one, "joint", 0)
        for name in objects(one, "crew"):
            member = index(box.characters, name, "Character")
            s.crew[seat].append(member)
            s.owner[member] = seat
            seen.append(member)
        if len(s.crew[seat]) > box.crew_limit:
            raise BadPosition(f"the crew of seat {seat} is too large")
        for name in objects(one, "exhausted"):
            member = index(box.characters, name, "Character")
            if s.owner[member] != seat:
                raise BadPosition(f"{name} is not in the crew of seat {seat}")
            s.exhausted |= 1 << member
        for name in objects(one, "drafted"):
            s.drafted[seat] |= 1 << index(box.characters, name, "Character")
        for name in objects(one, "treasures"):
            treasure = index(box.treasures, name, "Treasure")
            if owned >> treasure & 1:
                raise BadPosition(f"{name} is in two places")
            owned |= 1 << treasure
            s.treasures[seat] |= 1 << treasure
        s.freed |= switch(one, "freed") << seat
        s.treasons[seat] = number(one, "treasons", 1, 1) if switch(one, "betrayed") else 0
        s.lone |= switch(one, "lone") << seat
        if flag(one, "last"):
            s.last_leader = seat
    if len(set(seen)) != len(seen):
        raise BadPosition("a Character is in two places")
    s.character_deck = [one for one in range(len(box.characters)) if one not in seen]
    s.treasure_deck = [t for t in range(len(box.treasures)) if not owned >> t & 1]
    if not s.over and s.outside() < box.martial_law:
        raise BadPosition("with so few Characters left the Watch has won")


def restore_cards(s: NoHonorState, data: Data, seats: list[Data], eyes: int) -> int:
    """Schemes and Agendas; returns how many cards the eyes could not see."""
    box = s.box
    holes = s.defense_top.count(FACE)
    for name in objects(data, "discard"):
        s.discard[index(box.schemes, name, "Scheme")] += 1
    s.in_play = [index(box.schemes, name, "Scheme") for name in objects(data, "in play")]
    s.agenda_deck = list(range(len(box.agendas)))
    for seat, one in enumerate(seats):
        gear = table(one, "gear")
        for character in gear:
            member = index(box.characters, character, "Character")
            for card in entries(gear, character):
                kind = index(box.schemes, card, "Scheme")
                if s.owner[member] != seat or not box.gear[kind]:
                    raise BadPosition(f"{card} cannot be attached to {character} here")
                s.attach(member, kind)
        mine = 1 << seat
        if eyes >= 0:
            mine |= 1 << eyes
        seen = objects(one, "seen")
        hand = objects(one, "hand")
        for i, name in enumerate(hand):
            if name is None:
                holes += 1
            else:
                mark = read_marks(s, seen[i]) if len(seen) == len(hand) else 0
                if eyes == -1:
                    mark |= EVERYONE
                kind = index(box.schemes, name, "Scheme")
                s.hand[seat].append(kind | (mine | mark) << SHIFT)
        sort_by_face(s.hand[seat])
        holes += restore_agendas(s, seat, one, mine)
    return holes


def restore_agendas(s: NoHonorState, seat: int, one: Data, mine: int) -> int:
    holes = 0
    for key, zone in (("agendas", s.agendas[seat]), ("put away", s.agenda_out[seat])):
        for name in objects(one, key):
            if name is None:
                holes += 1
                continue
            agenda = index(s.box.agendas, name, "Agenda")
            if agenda not in s.agenda_deck:
                raise BadPosition(f"{name} is in two places")
            s.agenda_deck.remove(agenda)
            piece = agenda | mine << SHIFT
            zone.append(everyone(piece) if s.over and key == "agendas" else piece)
    sort_by_face(s.agendas[seat])
    return holes


def check_schemes(s: NoHonorState) -> None:
    """The deck is what is nowhere else."""
    box = s.box
    left = [box.copies[kind] - s.discard[kind] for kind in range(len(box.schemes))]
    for kind in s.in_play:
        left[kind] -= 1
    for entry in s.gear:
        left[entry & 255] -= 1
    for hand in s.hand:
        for one in hand:
            left[one & FACE] -= 1
    for kind in s.revealed:
        if kind >= 0 and box.scheme_type[kind] == MOMENT:
            left[kind] -= 1
    if min(left) < 0:
        raise BadPosition(f"there are too many {box.schemes[left.index(min(left))]}")
    s.scheme_deck = [kind for kind in range(len(left)) for _ in range(left[kind])]


def restore_heist(s: NoHonorState, heist: Data) -> None:
    box = s.box
    s.target = index(TARGETS, heist.get("target"), "target")
    slots = len(s.guards[s.target])
    s.ready = seat_mask(s, heist.get("ready", []))
    if "recalls" in heist:
        s.recalls = numbers(heist, "recalls", 0, RECALLS)
    if len(s.recalls) != s.seats:
        raise BadPosition("`recalls` has an entry for every seat")
    s.sent = seat_mask(s, heist.get("sent", []))
    s.agreed = numbers(heist, "shares", -1, MOST_COINS)
    s.draws = numbers(heist, "draws", -1, s.seats - 1)
    if len(s.agreed) not in (0, s.seats):
        raise BadPosition("`shares` has an entry for every seat")
    posts = named(heist, "posts")
    for name in posts:
        one = index(box.characters, name, "Character")
        slot = whole(posts, name, 1, slots)
        if s.owner[one] < 0:
            raise BadPosition(f"{name} cannot be at Defense {slot}")
        s.post[one] = slot - 1
    for slot, challenge in enumerate(numbers(heist, "challenges", 0, MAX_CHALLENGES)):
        if slot >= slots or challenge > len(box.challenges[s.guards[s.target][slot]]):
            raise BadPosition(f"Defense {slot + 1} has no challenge {challenge}")
        s.challenge[slot] = challenge - 1
    for slot, shifts in enumerate(objects(heist, "shifts")):
        if slot >= slots:
            raise BadPosition(f"there is no Defense {slot + 1}")
        for word, shift in table_value(shifts, "shifts").items():
            at = 4 * slot + index(SKILLS, word, "skill")
            s.shift[at] = whole_value(shift, word, -MOST_SKILL, MOST_SKILL)
    boosts = named(heist, "boosts")
    for name in boosts:
        for word, much in table(boosts, name).items():
            boost = whole_value(much, word, 1, MOST_SKILL) << 8 * index(SKILLS, word, "skill")
            s.boost[index(box.characters, name, "Character")] += boost
    for slot in numbers(heist, "watch", 1, slots):
        s.alarmed |= 1 << (slot - 1)
    for slot in numbers(heist, "bypassed", 1, slots):
        s.bypassed |= 1 << (slot - 1)
    s.lucky = seat_mask(s, heist.get("lucky", []))
    s.revealed = [
        index(box.schemes, name, "Scheme") if name is not None else -1
        for name in objects(heist, "revealed")
    ]
    if len(s.revealed) not in (0, s.seats):
        raise BadPosition("`revealed` has an entry for every seat")
    s.traitors = seat_mask(s, heist.get("traitors", []))
    s.cancelled = seat_mask(s, heist.get("caught", []))
    s.silent = seat_mask(s, heist.get("silent", []))
    s.peeked = seat_or_none(heist, "peeked", s.seats)
    peek = heist.get("peek")
    s.peek = index(box.schemes, peek, "Scheme") if peek is not None else -1


def restore_talks(s: NoHonorState, talks: Data) -> None:
    s.rounds = number(talks, "rounds", s.switches.proposals)
    s.answers = [index(ANSWERS, word, "answer") for word in objects(talks, "answers")]
    if len(s.answers) not in (0, s.seats):
        raise BadPosition("`answers` has an entry for every seat")
    s.maker = seat_or_none(talks, "maker", s.seats)
    if talks.get("draft") is not None:
        draft = table(talks, "draft")
        s.draft_shares = numbers(draft, "shares", -1, MOST_COINS)
        s.draft_draws = numbers(draft, "draws", -1, s.seats - 1)
        s.draft_seat = seat_or_none(draft, "naming", s.seats)
        if len(s.draft_shares) != s.seats:
            raise BadPosition("`draft.shares` has an entry for every seat")
    s.trader = seat_or_none(talks, "trader", s.seats)
    if talks.get("deal") is not None:
        for one in entries(talks, "deal"):
            s.deal.append(read_item(s, table_value(one, "deal")))
    s.deal.sort()
    s.deal_seat = seat_or_none(talks, "with", s.seats)
    promised = objects(talks, "promised")
    if len(promised) not in (0, s.seats):
        raise BadPosition("`promised` has an entry for every seat")
    for seat, cards in enumerate(promised):
        for card in cast(list[object], cards):
            kind = index(s.box.schemes, card, "Scheme") if card is not None else 255
            s.promised.append(seat << 8 | kind)
    s.promised.sort()


def read_item(s: NoHonorState, one: Data) -> int:
    box = s.box
    side = index(SIDES, one["side"], "side")
    for sort, word in enumerate(SORTS):
        if word in one:
            value = one[word]
            if sort == 0:
                value = index(box.characters, value, "Character")
            elif sort == 1:
                value = index(box.treasures, value, "Treasure")
            elif sort == SCHEME and side == GIVES:
                value = index(box.schemes, value, "Scheme") if value is not None else 255
            partner = whole(one, "partner", 0, s.seats - 1)
            return item(partner, side, sort, whole_value(value, word, 0, MOST_COINS))
    raise BadPosition("an item of a deal is a character, a treasure, a scheme or coins")


# Guesses ------------------------------------------------------------------------------------------


def fill_holes(s: NoHonorState, seats: list[Data], rng: Rng) -> None:
    """Draw whatever a view does not show."""
    for i in range(len(s.defense_top)):
        if s.defense_top[i] == FACE:
            s.defense_top[i] = draw(s.defense_deck, rng)
    for seat, one in enumerate(seats):
        for name in objects(one, "hand"):
            if name is None:
                s.hand[seat].append(draw(s.scheme_deck, rng) | 1 << (SHIFT + seat))
        for key, zone in (("agendas", s.agendas[seat]), ("put away", s.agenda_out[seat])):
            for name in objects(one, key):
                if name is None:
                    zone.append(draw(s.agenda_deck, rng) | 1 << (SHIFT + seat))


def draw(pool: list[int], rng: Rng) -> int:
    return pool.pop(rng.below(len(pool)))


def invent(s: NoHonorState, eyes: int, rng: Rng) -> None:
    """Make what rests on hidden cards fit those that have been dealt."""
    if not s.ask_sealed and s.frames:
        top = s.frames[-1]
        if isinstance(top, Occasion):
            keep_asked(s, top, eyes, rng)
            s.tidy()
    if s.maker >= 0 and s.maker != eyes:
        if s.target != NO_HEIST:
            s.draft_shares = [-1] * s.seats
            s.draft_draws = [-1] * draws_at_stake(s)
        s.draft_seat = -1
        if s.maker == s.trader:
            s.deal = []
            s.deal_seat = -1
    invent_promises(s, eyes, rng)
    if s.peeked >= 0 and eyes != s.peeked and eyes != ball_holder(s):
        s.peek = s.hand[s.peeked][rng.below(len(s.hand[s.peeked]))] & FACE
        for one in s.hand[s.peeked]:
            if known(one, ball_holder(s)):
                s.peek = one & FACE


def invent_promises(s: NoHonorState, eyes: int, rng: Rng) -> None:
    """Schemes put up for an Exchange are some of those that are in the hands now."""
    if eyes != s.trader:
        hidden: list[int] = []
        kept: list[int] = []
        for one in s.deal:
            if side_of(one) == GIVES and sort_of(one) == SCHEME:
                hidden.append(partner_of(one))
            else:
                kept.append(one)
        if hidden:
            s.deal = kept
            for partner in hidden:
                s.deal.append(item(partner, GIVES, SCHEME, rng.choice(unpromised(s, s.trader))))
            s.deal.sort()
    for seat in range(s.seats):
        if seat == eyes:
            continue
        count = 0
        others: list[int] = []
        for entry in s.promised:
            if entry >> 8 == seat:
                count += 1
            else:
                others.append(entry)
        if count:
            s.promised = others
            if s.maker != seat:
                for _ in range(min(wanted_schemes(s, seat), len(s.hand[seat]))):
                    s.promised.append(seat << 8 | rng.choice(unpromised(s, seat)))
            s.promised.sort()


def keep_asked(s: NoHonorState, window: Occasion, eyes: int, rng: Rng) -> None:
    """With `ask: holders` being asked means holding an answer: see to it that this is so.

    Any deal of the hidden Schemes is tried until one fits, so all that fit are alike.
    """
    for _ in range(MOST_DEALS):
        if asks_the_same(s, window):
            return
        redeal_pieces(s.hand + [s.scheme_deck], eyes, rng)
    force_asked(s, window, eyes, rng)


def asks_the_same(s: NoHonorState, window: Occasion) -> bool:
    """Whether who is asked can answer, and whoever was passed over cannot."""
    entry = s.sealed[-1]
    for i in range(s.seats):
        seat = (window.first + i) % s.seats
        asked = bool(s.asking >> seat & 1)
        if entry[seat] == PENDING and window.can_answer(s, seat) != asked:
            return False
        if asked:
            break
    return True


def force_asked(s: NoHonorState, window: Occasion, eyes: int, rng: Rng) -> None:
    """The same where chance would take too long: cards are changed until they fit."""
    entry = s.sealed[-1]
    for i in range(s.seats):
        seat = (window.first + i) % s.seats
        kinds = s.box.reactions[window.trigger]
        fitting = [kind for kind in kinds if window.admits(s, seat, kind)]
        asked = bool(s.asking >> seat & 1)
        if seat != eyes and entry[seat] == PENDING and window.concerns(s, seat):
            if asked and not window.can_answer(s, seat):
                swap_in(s, seat, eyes, fitting, True, rng)
            elif not asked and window.can_answer(s, seat):
                while swap_in(s, seat, eyes, fitting, False, rng):
                    pass
        if asked:
            break


def swap_in(
    s: NoHonorState, seat: int, eyes: int, fitting: list[int], wanted: bool, rng: Rng
) -> bool:
    """Change a hidden card of a hand against one elsewhere that fits, or that does not."""
    mine = [
        i
        for i in range(len(s.hand[seat]))
        if not known(s.hand[seat][i], eyes) and (s.hand[seat][i] & FACE in fitting) != wanted
    ]
    if not mine:
        return False
    zones = [s.scheme_deck]
    for other in range(s.seats):
        if other != seat and other != eyes:
            zones.append(s.hand[other])
    for zone in zones:
        there = [
            i
            for i in range(len(zone))
            if not known(zone[i], eyes) and (zone[i] & FACE in fitting) == wanted
        ]
        if there:
            i = mine[rng.below(len(mine))]
            j = there[rng.below(len(there))]
            face = s.hand[seat][i] & FACE
            s.hand[seat][i] = s.hand[seat][i] & ~FACE | zone[j] & FACE
            zone[j] = zone[j] & ~FACE | face
            return True
    return False
