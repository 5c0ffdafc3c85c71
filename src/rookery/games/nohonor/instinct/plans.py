"""Who should go where: the best way to spread Characters over the Defenses of a heist."""

from __future__ import annotations

from itertools import combinations

from rookery.games.nohonor.rules.state import NoHonorState

# A way to man a Defense: its cost, missing icons, margin, who comes, their mask, the challenge.
Way = tuple[float, int, int, tuple[int, ...], int, int]

WAYS_KEPT = 9
STRONG = 6  # so many of the best are tried in pairs


class Plan:
    """Who goes where: for each Defense its people and the challenge they aim at."""

    def __init__(self) -> None:
        self.missing = 99  # icons that are lacking
        self.cost = 999.0
        self.margin = 0  # the smallest surplus at any Defense
        self.slots: list[tuple[tuple[int, ...], int]] = []

    def people(self) -> list[int]:
        return [one for there, _challenge in self.slots for one in there]


def best_plan(s: NoHonorState, target: int, people: list[int]) -> Plan:
    """The best way to spread Characters over Defenses, given those already there."""
    saved = s.target
    s.target = target
    ways = [ways_at(s, slot, people) for slot in range(len(s.guards[target]))]
    s.target = saved
    cheapest = [min((way[0] for way in here), default=999.0) for here in ways]
    floor = [sum(cheapest[slot:]) for slot in range(len(ways) + 1)]
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
    """The cheapest ways to man a Defense."""
    card = s.guards[s.target][slot]
    there = s.members(slot)
    base = sum(skills_for(s, one, slot) for one in there)
    room = s.box.most[card] - len(there)
    named = s.challenge[slot]
    challenges = range(len(s.box.challenges[card])) if named < 0 else [named]
    skills = {one: skills_for(s, one, slot) for one in people}
    best: dict[tuple[int, ...], Way] = {}
    for challenge in challenges:
        need = s.need(slot, challenge)
        asked = [(8 * k, need >> 8 * k & 255) for k in range(4) if need >> 8 * k & 255]

        def use(one: int, asked: list[tuple[int, int]] = asked) -> int:
            return sum(min(skills[one] >> shift & 255, much) for shift, much in asked)

        groups: list[tuple[int, ...]] = [()] if there else []
        if room > 0:
            groups += [(one,) for one in people]
        if room > 1:
            useful = sorted((one for one in people if use(one)), key=use, reverse=True)
            groups += combinations(useful[:STRONG], 2)
        for group in groups:
            have = base + sum(skills[one] for one in group)
            missing, margin = 0, 9
            for shift, much in asked:
                lack = much - (have >> shift & 255)
                if lack > 0:
                    missing += lack
                if -lack < margin:
                    margin = -lack
            cost = 10.0 * missing + 1.2 * len(group) - 0.5 * min(max(margin, 0), 2)
            if group not in best or cost < best[group][0]:
                mask = sum(1 << one for one in group)
                best[group] = (cost, missing, margin, group, mask, challenge)
    return sorted(best.values())[:WAYS_KEPT]


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
    if cost + floor[slot] >= best.cost:
        return
    if slot == len(ways):
        best.cost = cost
        best.missing = sum(way[1] for way in chosen)
        best.margin = min((way[2] for way in chosen), default=0)
        best.slots = [(way[3], way[5]) for way in chosen]
        return
    for way in ways[slot]:
        if not way[4] & used:
            search(ways, floor, slot + 1, used | way[4], cost + way[0], [*chosen, way], best)
