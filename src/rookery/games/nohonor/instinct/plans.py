"""Who should go where: the best way to spread Characters over the Defenses of a heist."""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.state import NoHonorState

WAYS_KEPT: Final = 9
STRONG: Final = 6  # so many of the best are tried in pairs
ICONS: Final = 4  # kinds of them, eight bits each where they are packed


class Way:
    """A way to man a Defense."""

    def __init__(self, cost: float, missing: int, margin: int, challenge: int) -> None:
        self.cost = cost
        self.missing = missing  # icons that are lacking,
        self.margin = margin  # or the surplus
        self.challenge = challenge
        self.people: tuple[int, ...] = ()  # who comes,
        self.mask: int = 0  # and the same as bits

    def rank(self) -> tuple[float, int, int, tuple[int, ...]]:
        """The cheapest first; the rest only makes sure that it is always the same."""
        return self.cost, self.missing, self.margin, self.people


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
        need = s.need(slot, challenge)
        for group in groups(skills, need, room, len(there) > 0):
            first, second = group & 255, group >> 8
            have = base
            cost = 0.0
            if first:
                have += skills[first - 1]
                cost += 1.2
            if second:
                have += skills[second - 1]
                cost += 1.2
            missing, margin = 0, 9
            for k in range(ICONS):
                much = need >> 8 * k & 255
                if much:
                    lack = much - (have >> 8 * k & 255)
                    if lack > 0:
                        missing += lack
                    if -lack < margin:
                        margin = -lack
            cost += 10.0 * missing - 0.5 * min(max(margin, 0), 2)
            known = best.get(group)
            if known is None or cost < known.cost:
                best[group] = Way(cost, missing, margin, challenge)
    return cheapest(best, people)


def groups(skills: list[int], need: int, room: int, manned: bool) -> list[int]:
    """Who might come: nobody more, anybody alone, and the most useful in pairs."""
    count = len(skills)
    found = [0] if manned else []
    if room > 0:
        for i in range(count):
            found.append(i + 1)
    if room > 1:
        useful: list[tuple[int, int]] = []
        for i in range(count):
            use = 0
            for k in range(ICONS):
                use += min(skills[i] >> 8 * k & 255, need >> 8 * k & 255)
            if use:
                useful.append((-use, i + 1))
        useful.sort()
        strong = min(STRONG, len(useful))
        for i in range(strong):
            for j in range(i + 1, strong):
                found.append(useful[i][1] | useful[j][1] << 8)
    return found


def cheapest(best: dict[int, Way], people: list[int]) -> list[Way]:
    """The few ways that are worth keeping, in order."""
    limit = 1e9
    if len(best) > WAYS_KEPT:
        limit = sorted([way.cost for way in best.values()])[WAYS_KEPT - 1]
    kept: list[Way] = []
    for group, way in best.items():
        if way.cost <= limit:
            if group >> 8:
                way.people = (people[(group & 255) - 1], people[(group >> 8) - 1])
            elif group:
                way.people = (people[group - 1],)
            for one in way.people:
                way.mask |= 1 << one
            kept.append(way)
    kept.sort(key=Way.rank)
    return kept[:WAYS_KEPT]


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
