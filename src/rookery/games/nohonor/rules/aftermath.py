"""What follows a heist: the pay for a failure, its consequences, cleanup, and perhaps the end."""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.cards import ARRESTED, EXHAUSTED, JAIL, KILLED
from rookery.games.nohonor.rules.reactions import Roller, fate_of, roll, strike
from rookery.games.nohonor.rules.state import END_HEIST, NoHonorState
from rookery.games.nohonor.rules.vocabulary import MAX_SLOTS
from rookery.kernel.prompts import Prompt, Sentence
from rookery.kernel.state import Frame

HARMS: Final = ["exhaust", "arrest", "kill"]


# Failure ------------------------------------------------------------------------------------------


def heist_fails(s: NoHonorState) -> None:
    """Bypassed Defenses pay and are replaced; the others have consequences, one by one."""
    if s.telling:
        s.tell("failure", [s.active])
    veiled = s.special().veiled
    for slot in range(len(s.guards[s.target])):
        if s.is_bypassed(slot):
            s.bypassed |= 1 << slot
    for slot in range(len(s.guards[s.target])):
        if s.bypassed >> slot & 1:
            pay_for_bypassing(s, slot)
            card = s.guards[s.target][slot]
            if not veiled and s.box.defense_copies[card]:  # not those printed on mats [R45]
                s.put_defense(s.target, slot)
    s.frames.append(CONSEQUENCES[0])


def owners_at(s: NoHonorState, slot: int) -> list[int]:
    """Whose Characters are at a Defense, in turn order from the leader on."""
    found: list[int] = []
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        for one in s.crew[seat]:
            if s.post[one] == slot:
                found.append(seat)
                break
    return found


def pay_for_bypassing(s: NoHonorState, slot: int) -> None:
    """Two Coins for a bypassed Defense; two players there share them [R28]."""
    owners = owners_at(s, slot)
    left = s.box.failed_pay
    for i in range(len(owners)):
        share = (left + len(owners) - i - 1) // (len(owners) - i)
        s.earn(owners[i], share)
        left -= share


class Consequences(Frame[NoHonorState]):
    """The failed Defenses, from this slot on."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def step(self, s: NoHonorState) -> None:
        slot = self.slot
        while slot < len(s.guards[s.target]):
            if not s.bypassed >> slot & 1 and owners_at(s, slot):
                s.frames[-1] = CONSEQUENCES[slot + 1]
                s.frames.append(CONSEQUENCE[slot])
                roll(s, s.active, 1, slot)
                return
            slot += 1  # bypassed, or nobody is there any more [R24]
        s.frames.pop()
        s.frames.append(GOING_HOME)


class Consequence(Roller):
    """A die is rolled for one failed Defense."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def purpose(self, s: NoHonorState) -> Sentence:
        return Sentence("roll-for-consequence", {"defense": s.guard_id(self.slot)})

    def tell_purpose(self, s: NoHonorState) -> None:
        s.tell("roll-for-consequence", [s.guards[s.target][self.slot]])

    def rolled(self, s: NoHonorState, face: int) -> None:
        s.frames.pop()
        box = s.box
        table = box.jail_table
        if s.target != JAIL and not s.is_watch(self.slot):  # [R26]
            table = box.table[s.mats[s.target]]
        result = table[face]
        if s.telling:
            s.tell("consequence", [s.guards[s.target][self.slot], result])
        if not result:
            return
        fate = (result - 1) >> 1
        if result & 1:
            pick_victim(s, self.slot, fate)
        else:
            harm_all(s, self.slot, fate)


def harm_all(s: NoHonorState, slot: int, fate: int) -> None:
    """All at that Defense, at once: nobody gains or loses by the order of a crew [R31]."""
    ones: list[int] = []
    fates: list[int] = []
    for one in s.members(slot):
        due = harm(s, one, fate)
        if due >= 0:
            ones.append(one)
            fates.append(due)
    strike(s, ones, fates)


def pick_victim(s: NoHonorState, slot: int, fate: int) -> None:
    """One at that Defense, chosen by its owner; several owners roll off [R27]."""
    owners = owners_at(s, slot)
    if not owners:
        return  # a reaction to the die cost the last one there his life
    if len(owners) == 1:
        s.frames.append(Victim(owners[0], slot, fate))
    else:
        s.frames.append(RollOff(slot, fate, owners, []))


class RollOff(Roller):
    """Players with Characters at the same failed Defense roll; the fewest daggers lose."""

    def __init__(self, slot: int, fate: int, seats: list[int], faces: list[int]) -> None:
        self.slot = slot
        self.fate = fate
        self.seats = seats
        self.faces = faces  # rolled so far

    def purpose(self, s: NoHonorState) -> Sentence:
        key = f"roll-off-{HARMS[self.fate]}"
        return Sentence(key, {"defense": s.guard_id(self.slot), "seat": self.seats[:]})

    def tell_purpose(self, s: NoHonorState) -> None:
        if not self.faces:
            s.tell(f"roll-off-{HARMS[self.fate]}", [s.guards[s.target][self.slot]])

    def step(self, s: NoHonorState) -> None:
        if len(self.faces) < len(self.seats):
            roll(s, self.seats[len(self.faces)], 1, -1)
            return
        s.frames.pop()
        fewest = min(self.faces)
        losers = [self.seats[i] for i in range(len(self.seats)) if self.faces[i] == fewest]
        if len(losers) == 1:
            s.frames.append(Victim(losers[0], self.slot, self.fate))
        else:
            s.frames.append(RollOff(self.slot, self.fate, losers, []))

    def rolled(self, s: NoHonorState, face: int) -> None:
        """Face 0 is the X, less than any dagger: it stands for -1."""
        s.frames[-1] = RollOff(self.slot, self.fate, self.seats, self.faces + [face])


class Victim(Frame[NoHonorState]):
    """A player chooses which Character at the failed Defense is hit."""

    def __init__(self, seat: int, slot: int, fate: int) -> None:
        self.seat = seat
        self.slot = slot
        self.fate = fate

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.seat if len(self.moves(s, self.seat)) > 1 else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [s.box.pick + one for one in s.crew[self.seat] if s.post[one] == self.slot]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.frames.pop()
        one = move - s.box.pick
        due = harm(s, one, self.fate)
        if due >= 0:
            strike(s, [one], [due])

    def step(self, s: NoHonorState) -> None:
        moves = self.moves(s, self.seat)
        if moves:
            self.take(s, self.seat, moves[0])
        else:
            s.frames.pop()

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        return Prompt(f"victim-{HARMS[self.fate]}", {"defense": s.guard_id(self.slot)})


def harm(s: NoHonorState, one: int, fate: int) -> int:
    """What a failure table does to a Character, -1 for nothing; it kills even while honor holds
    [R25]."""
    if fate == ARRESTED:
        pardoned = bool(s.treasures[s.owner[one]] & s.box.pardoners) and s.fresh(one)
        if pardoned and s.telling:
            s.tell("pardoned", [one])
        return EXHAUSTED if pardoned else ARRESTED
    if fate == EXHAUSTED:
        return -1 if s.box.passive[one].dogged else fate_of(s, one, True)
    return KILLED


# Cleanup ------------------------------------------------------------------------------------------


def begin_aftermath(s: NoHonorState) -> None:
    """After a success: what is special about the Objective comes last, then everybody goes home."""
    s.frames.append(WON)


class Won(Frame[NoHonorState]):
    """A heist has succeeded and been paid out."""

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()
        s.frames.append(GOING_HOME)
        s.bypassed = (1 << len(s.guards[s.target])) - 1
        s.special().won(s)


class GoingHome(Frame[NoHonorState]):
    """Survivors return to their crews, the table is tidied up [R51], or the match ends."""

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()
        target = s.target
        for one in s.box.watchers:
            if s.owner[one] >= 0 and s.post[one] >= 0:
                s.box.passive[one].heist_over(s, s.owner[one], one)
        if target == JAIL:
            if s.switches.jailbreak_coin:
                s.haul[0] += 1
                s.haul[1] += 1
            s.clear_heist()
            return
        won = s.bypassed == (1 << len(s.guards[target])) - 1
        veiled = s.special().veiled
        s.clear_heist()
        if won and s.is_finale(target):
            s.last_leader = s.active
            s.end(END_HEIST)
            return
        s.haul[1 - target] += 1
        if won:
            s.since = 0
            s.discard_defenses(target)
            s.hauls[target] -= 1
            if s.hauls[target]:
                s.fill_mat(target, "objective-again")
            else:
                s.lay_out_objective(target)
        elif veiled:
            s.discard_defenses(target)


def exhaust_team(s: NoHonorState) -> None:
    """Everybody who was sent is exhausted, all at once."""
    team = [one for crew in s.crew for one in crew if s.post[one] >= 0]
    strike(s, team, [fate_of(s, one, False) for one in team])


CONSEQUENCES: Final = [Consequences(slot) for slot in range(MAX_SLOTS + 1)]
CONSEQUENCE: Final = [Consequence(slot) for slot in range(MAX_SLOTS)]
WON: Final = Won()
GOING_HOME: Final = GoingHome()
