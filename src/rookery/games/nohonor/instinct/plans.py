"""Who should go where: the best way to spread Characters over the Defenses of a heist."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rookery.games.nohonor.rules.cards import JAIL
from rookery.games.nohonor.rules.state import NoHonorState

WAYS_KEPT: Final = 9
STRONG: Final = 6  # so many of the best are tried in pairs


class Way:
    """A way to man a Defense."""

    def __init__(self, cost: float, missing: int, margin: int, challenge: int) -> None:
        self.cost = cost
        self.missing = missing  # icons that are lacking,
        self.margin = margin  # or the surplus
        self.challenge = challenge
        self.people: tuple[int, ...] = ()  # who comes,
        self.mask: int = 0  # and the same as bits

    def is_before(self, other: Way) -> bool:
        """The cheapest first; the rest only makes sure that it is always the same."""
        if self.cost != other.cost:
            return self.cost < other.cost
        if self.missing != other.missing:
            return self.missing < other.missing
        if self.margin != other.margin:
            return self.margin < other.margin
        return self.people < other.people


class Plan:
    """Who goes where: for each Defense its people and the challenge they aim at."""

    def __init__(self) -> None:
        self.missing = 99  # icons that are lacking
        self.cost = 999.0
        self.margin = 0  # the smallest surplus at any Defense
        self.slots: list[tuple[tuple[int, ...], int]] = []

    def people(self) -> list[int]:
        return [one for there, _challenge in self.slots for one in there]

    def become(self, cost: float, chosen: list[Way]) -> None:
        """A better plan has been found."""
        self.cost = cost
        self.missing = 0
        self.margin = min((way.margin for way in chosen), default=0)
        self.slots = []
        for way in chosen:
            self.missing += way.missing
            self.slots.append((way.people, way.challenge))


def best_plan(s: NoHonorState, target: int, people: list[int]) -> Plan:
    """The best way to spread Characters over Defenses, given those already there."""
    saved = s.target
    s.target = target
    ways = [ways_at(s, slot, people) for slot in range(len(s.guards[target]))]
    s.target = saved
    floor = [0.0] * (len(ways) + 1)  # what the Defenses from this one on cost at least
    for slot in range(len(ways) - 1, -1, -1):
        floor[slot] = floor[slot + 1] + (ways[slot][0].cost if ways[slot] else 999.0)
    best = Plan()
    search(ways, floor, 0, 0, 0.0, [], best)
    return best


def question(s: NoHonorState, target: int, people: list[int]) -> tuple[int, ...]:
    """All that the best plan depends on as long as nobody has been sent anywhere."""
    asked = [s.mats[target] if target != JAIL else -1]
    for card in s.guards[target]:
        asked.append(card)
    asked.append(-1)
    for one in people:
        asked.append(one)
        asked.append(s.extra[one])
    return tuple(asked)


def skills_for(s: NoHonorState, one: int, slot: int) -> int:
    """The packed skills of a Character at a Defense."""
    packed = s.box.skills[one] + s.extra[one] + s.boost[one]
    if s.box.passive[one].variable:
        packed += s.box.passive[one].conditional(s, slot)
    return packed


def ways_at(s: NoHonorState, slot: int, people: list[int]) -> list[Way]:
    """The cheapest ways to man a Defense, the best first."""
    card = s.guards[s.target][slot]
    there = s.members(slot)
    base = 0
    for one in there:
        base += skills_for(s, one, slot)
    room = s.box.most[card] - len(there)
    named = s.challenge[slot]
    challenges = list(range(len(s.box.challenges[card]))) if named < 0 else [named]
    skills = [skills_for(s, one, slot) for one in people]
    best: dict[int, Way] = {}  # by group: up to two places in `people`, counted from 1
    for challenge in challenges:
        need: i64 = s.need(slot, challenge)
        for group in groups(skills, need, room, len(there) > 0):
            first, second = group & 255, group >> 8
            have: i64 = base
            cost = 0.0
            if first:
                have += skills[first - 1]
                cost += 1.2
            if second:
                have += skills[second - 1]
                cost += 1.2
            missing: i64 = 0
            margin: i64 = 9
            left = need
            while left:
                much = left & 255
                if much:
                    surplus = (have & 255) - much
                    if surplus < 0:
                        missing -= surplus
                    if surplus < margin:
                        margin = surplus
                left >>= 8
                have >>= 8
            cost += 10.0 * float(missing) - 0.5 * float(min(max(margin, 0), 2))
            known = best.get(group)
            if known is None or cost < known.cost:
                best[group] = Way(cost, int(missing), int(margin), challenge)
    return cheapest(best, people)


def groups(skills: list[int], need: i64, room: int, manned: bool) -> list[int]:
    """Who might come: nobody more, anybody alone, and the most useful in pairs."""
    found = [0] if manned else []
    if room > 0:
        for i in range(len(skills)):
            found.append(i + 1)
    if room > 1:
        useful: list[int] = []  # the best first, in the order of `skills` where they are equal
        uses: list[int] = []
        for i in range(len(skills)):
            much = use(skills[i], need)
            if much:
                place = len(uses)
                while place > 0 and uses[place - 1] < much:
                    place -= 1
                uses.insert(place, much)
                useful.insert(place, i + 1)
        strong = min(STRONG, len(useful))
        for i in range(strong):
            for j in range(i + 1, strong):
                found.append(useful[i] | useful[j] << 8)
    return found


def use(packed: i64, need: i64) -> int:
    """How many of the icons that are needed somebody has."""
    found: i64 = 0
    while need:
        found += min(packed & 255, need & 255)
        packed >>= 8
        need >>= 8
    return int(found)


def cheapest(best: dict[int, Way], people: list[int]) -> list[Way]:
    """The few ways that are worth keeping, in order."""
    kept: list[Way] = []
    for group, way in best.items():
        if len(kept) == WAYS_KEPT and way.cost > kept[-1].cost:
            continue
        if group >> 8:
            way.people = (people[(group & 255) - 1], people[(group >> 8) - 1])
        elif group:
            way.people = (people[group - 1],)
        place = len(kept)
        while place > 0 and way.is_before(kept[place - 1]):
            place -= 1
        kept.insert(place, way)
        if len(kept) > WAYS_KEPT:
            kept.pop()
    for way in kept:
        for one in way.people:
            way.mask |= 1 << one
    return kept


def search(
    ways: list[list[Way]],
    floor: list[float],
    slot: int,
    used: int,
    cost: float,
    chosen: list[Way],
    best: Plan,
) -> None:
    """Try all ways at this Defense and the following, as long as they can be the best."""
    if slot == len(ways):
        if cost < best.cost:
            best.become(cost, chosen)
        return
    for way in ways[slot]:  # the cheapest first
        if cost + way.cost + floor[slot + 1] >= best.cost:
            return
        if not way.mask & used:
            chosen.append(way)
            search(ways, floor, slot + 1, used | way.mask, cost + way.cost, chosen, best)
            chosen.pop()
