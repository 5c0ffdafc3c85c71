"""What comes of a heist if a Scheme takes effect, and if it is stopped: both as everybody can see.

Worked out on a copy of the table, from what lies open on it alone: no card is drawn, no die is
cast, and nobody answers. Where dice decide, all rolls are counted.
"""

from __future__ import annotations

from math import gcd
from typing import Final, cast

from rookery.games.nohonor.rules.cards import JAIL, Act, skill
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.vocabulary import SKILLS
from rookery.kernel.prompts import Sentence
from rookery.kernel.state import Data

FATES: Final = ["future-exhausted", "future-arrested", "future-killed"]


def futures(s: NoHonorState, act: Act) -> list[list[Sentence]]:
    """If it happens, and if it is stopped; nothing where no heist is touched, or only by what
    nobody can know yet."""
    effect = act.effect()
    if not s.sent or not effect.foreseeable():
        return []
    rolls = throws(s, effect.dice)
    worlds = [world(s, act, daggers) for daggers in rolls]
    happens: list[Sentence] = []
    stopped: list[Sentence] = []
    one = act.picked(0)
    fate = effect.fate(s, act)
    if fate >= 0 and one >= 0:
        character: Data = {"character": s.id("character", one)}
        happens.append(Sentence(FATES[fate], character))
        stopped.append(Sentence("future-unharmed", character))
    slots = range(len(s.guards[s.target]))
    for slot in slots:
        now = standing(s, slot)
        if any(standing(other, slot) != now for other in worlds):
            happens.append(verdict(s, worlds, slot))
            stopped.append(verdict(s, [s], slot))
    if s.target != JAIL and all(s.challenge[slot] >= 0 for slot in slots):
        happens.append(outcome(s, worlds))
        stopped.append(outcome(s, [s]))
    stopped.append(Sentence("future-spent", act.source()))
    return [happens, stopped]


def throws(s: NoHonorState, dice: int) -> list[int]:
    """What a roll can come to, each as often as it comes: of two dice the better one."""
    totals = [0]
    for i in range(dice):
        totals = [max(total, face) if i else face for total in totals for face in s.box.die]
    return totals


def world(s: NoHonorState, act: Act, daggers: int) -> NoHonorState:
    twin = cast(NoHonorState, s.copy())
    twin.telling = False
    act.effect().foresee(twin, act, daggers)
    return twin


def standing(s: NoHonorState, slot: int) -> list[int]:
    """What a Defense asks for and what is there, packed."""
    return [s.challenge[slot], s.need(slot, max(0, s.challenge[slot])), s.skills_at(slot)]


def verdict(s: NoHonorState, worlds: list[NoHonorState], slot: int) -> Sentence:
    """Whether a Defense is bypassed: for sure, never, or by so many of all rolls."""
    args: Data = {"defense": s.guard_id(slot)}
    good = sum(1 for one in worlds if one.is_bypassed(slot))
    if good == len(worlds):
        return Sentence("future-bypassed", args)
    if good:
        part = gcd(good, len(worlds))
        args["number"] = good // part
        args["number2"] = len(worlds) // part
        return Sentence("future-chance", args)
    lacks = [one.short_of(slot, max(0, one.challenge[slot])) for one in worlds]
    short = lacks[0]
    if any(lack != short for lack in lacks):
        return Sentence("future-holds", args)
    args["what"] = [
        Sentence("plan-skill", {"number": skill(short, k), "skill": SKILLS[k]})
        for k in range(4)
        if skill(short, k)
    ]
    return Sentence("plan-short", args)


def outcome(s: NoHonorState, worlds: list[NoHonorState]) -> Sentence:
    """What that means for the heist as it stands."""
    slots = range(len(s.guards[s.target]))
    good = sum(1 for one in worlds if all(one.is_bypassed(slot) for slot in slots))
    args: Data = {"number": s.haul[s.target]}
    if good == len(worlds):
        return Sentence("future-works", args)
    return Sentence("future-open" if good else "future-fails", args)
