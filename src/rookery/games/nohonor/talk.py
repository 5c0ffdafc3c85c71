"""What bots say at a table of No Honor Among Thieves: how they feel about a partner, and why they
part with one. It is made of what everybody has seen, and of nothing else.
"""

from __future__ import annotations

from typing import cast

from rookery.bots.talk import Remark
from rookery.games.nohonor.rules.cards import NO_HEIST
from rookery.games.nohonor.rules.negotiation import ACCEPTED, COUNTERED
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.truth import betrayal_value
from rookery.kernel.state import Event, State

AMENDED = 2  # heists together since a betrayal, after which one says that all is well again


def remark(before: State, events: list[Event], after: State, bots: list[int]) -> Remark | None:
    """What one of these seats might say after a move."""
    old, new = cast(NoHonorState, before), cast(NoHonorState, after)
    for event in events:
        if event.key in ("drops", "gives-up", "calls-off") and event.args[0] in bots:
            return parting(old, event)
        if event.key == "refuses" and old.target != NO_HEIST and event.args[0] in bots:
            return refusal(old, event.args[0])
    if new.betrayals > old.betrayals:
        return grudge(old, guilty(old, events), bots)
    if new.joint != old.joint:
        return thanks(old, new, bots)
    return None


def parting(old: NoHonorState, event: Event) -> Remark | None:
    """Whoever had agreed is told why nothing comes of it."""
    leader = event.args[0]
    left = [event.args[1]] if event.key == "drops" else range(old.seats)
    for seat in left:
        if seat == leader:
            continue
        answer = old.answers[seat] if old.answers else ACCEPTED
        if not (old.agreed and old.agreed[seat] >= 0):
            continue
        if answer == ACCEPTED:
            return Remark(leader, "talk-hopeless", seat, owed=True)
        if answer == COUNTERED:
            return Remark(leader, "talk-dear", seat, owed=True)
    return None


def refusal(old: NoHonorState, seat: int) -> Remark:
    leader = old.active
    if old.treasons[leader] and old.joint[leader] <= AMENDED:
        return Remark(seat, "talk-distrust", leader)
    return Remark(seat, "talk-not-worth-it", leader)


def guilty(old: NoHonorState, events: list[Event]) -> list[int]:
    """Who has betrayed on this heist, by the cards that lie open."""
    found = [seat for seat in range(old.seats) if old.traitors >> seat & 1]
    for event in events:
        if event.key == "reveals" and betrayal_value(old, event.args[1]):
            found.append(event.args[0])
    return sorted(set(found))


def grudge(old: NoHonorState, traitors: list[int], bots: list[int]) -> Remark | None:
    for seat in bots:
        if old.sent >> seat & 1 and seat not in traitors and traitors:
            again = old.treasons[traitors[0]]
            return Remark(seat, "talk-again" if again else "talk-grudge", traitors[0])
    return None


def thanks(old: NoHonorState, new: NoHonorState, bots: list[int]) -> Remark | None:
    together = [seat for seat in range(new.seats) if new.joint[seat] > old.joint[seat]]
    for seat in bots:
        others = [one for one in together if one != seat]
        if seat in together and others:
            partner = others[0]
            betrayed = new.treasons[partner]
            if betrayed and new.joint[partner] == AMENDED + 1:
                return Remark(seat, "talk-amends", partner)
            return None if betrayed else Remark(seat, "talk-pleasure", partner)
    return None
