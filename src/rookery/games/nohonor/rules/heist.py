"""Send in the team: everybody on the heist puts Characters at the Defenses.

The leader goes first, then the partners in turn order, and the leader once more if a Defense is
still without anybody. Whoever comes to a Defense first names the challenge that is targeted there.
"""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.cards import bits
from rookery.games.nohonor.rules.complications import begin_complications
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.vocabulary import CHALLENGE, DONE, MAX_SEATS, MAX_SLOTS
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame


def send_team(s: NoHonorState) -> None:
    s.frames.append(SENDING[s.active])


def place_at(s: NoHonorState, slot: int, one: int) -> bool:
    """Whether there is a place for a Character at a Defense."""
    most = s.box.most[s.guards[s.target][slot]]
    there = 1
    counted = 0 if s.box.passive[one].nimble else 1
    for crew in s.crew:
        for other in crew:
            if s.post[other] == slot:
                there += 1
                if not s.box.passive[other].nimble:
                    counted += 1
    return counted <= most and there <= (most + 1 if most > 1 else 1)


def covered_slots(s: NoHonorState) -> int:
    """The Defenses to which somebody was sent, one bit each."""
    covered = 0
    for crew in s.crew:
        for one in crew:
            if s.post[one] >= 0:
                covered |= 1 << s.post[one]
    return covered


def uncovered(s: NoHonorState) -> int:
    """How many Defenses have nobody sent to them."""
    return len(s.guards[s.target]) - bits(covered_slots(s))


def unsent(s: NoHonorState, seat: int) -> int:
    """How many Characters a seat could still send."""
    count = 0
    for one in s.crew[seat]:
        if not s.exhausted >> one & 1 and s.post[one] < 0:
            count += 1
    return count


class Sending(Frame[NoHonorState]):
    """A seat sends its Characters; the leader's second time if `again`."""

    def __init__(self, seat: int, again: bool) -> None:
        self.seat = seat
        self.again = again

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.seat

    def reserves(self, s: NoHonorState) -> int:
        """How many Characters may still be sent, by this seat and by those who come after it."""
        count = unsent(s, self.seat)
        if not self.again:
            for i in range(s.seats):
                other = (s.active + i) % s.seats
                if other != self.seat and self.is_later(s, other):
                    count += unsent(s, other)
        return count

    def is_later(self, s: NoHonorState, other: int) -> bool:
        """Whether a partner, or the leader for the second time, comes after this seat."""
        if other == s.active:
            return True
        later = (other - s.active) % s.seats > (self.seat - s.active) % s.seats
        return later and s.agreed[other] >= 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        open_slots = uncovered(s)
        spare = self.reserves(s) > open_slots
        moves: list[int] = []
        if self.may_stop(s, open_slots):
            moves.append(DONE)
        covered = covered_slots(s)
        for one in s.crew[seat]:
            if s.exhausted >> one & 1 or s.post[one] >= 0:
                continue
            for slot in range(len(s.guards[s.target])):
                # a second Character only where enough are left for the empty places
                if covered >> slot & 1 and not (spare and place_at(s, slot, one)):
                    continue
                moves.append(s.box.send + MAX_SLOTS * one + slot)
        return moves

    def may_stop(self, s: NoHonorState, open_slots: int) -> bool:
        """The leader sends somebody, and all he can where nobody else is to come."""
        if self.seat != s.active:
            return True
        if not open_slots or not unsent(s, self.seat):
            return True
        if max(s.agreed) < 0 or (self.again and s.special().veiled):
            return False
        return sent_any(s, self.seat)

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == DONE:
            self.finish(s)
            return
        one = (move - s.box.send) // MAX_SLOTS
        slot = (move - s.box.send) % MAX_SLOTS
        s.post[one] = slot
        if s.telling:
            s.tell("sends", [seat, one, s.guards[s.target][slot], slot + 1])
        if s.challenge[slot] < 0:
            name_challenge(s, seat, slot)

    def finish(self, s: NoHonorState) -> None:
        s.frames.pop()
        following = -1
        if not self.again:
            for i in range(1, s.seats):
                other = (s.active + i) % s.seats
                if self.is_later(s, other) and other != self.seat:
                    following = other
                    break
        if following >= 0:
            s.frames.append(SENDING[following])
        elif not self.again and self.seat != s.active and uncovered(s) and unsent(s, s.active):
            s.frames.append(SENDING_AGAIN[s.active])
        else:
            s.frames.append(SETTING_OUT)
        if not self.again:
            lend_treasures(s, self.seat)

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        if move == DONE:
            return "first send somebody, as far as you can, to every Defense"
        if s.box.send <= move < s.box.offer:
            one = (move - s.box.send) // MAX_SLOTS
            name = s.box.characters[one]
            if s.owner[one] != seat:
                return f"{name} is not in your crew"
            if s.exhausted >> one & 1:
                return f"{name} is exhausted"
            if s.post[one] >= 0:
                return f"{name} has a place already"
            slot = (move - s.box.send) % MAX_SLOTS
            if slot >= len(s.guards[s.target]):
                return f"there is no Defense {slot + 1}"
            if not place_at(s, slot, one):
                return f"there is no place left at Defense {slot + 1}"
            return "first send somebody to every Defense"
        return ""

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        prompt = Prompt("sending")
        prompt.stakes = s.plan()
        return prompt


def sent_any(s: NoHonorState, seat: int) -> bool:
    for one in s.crew[seat]:
        if s.post[one] >= 0:
            return True
    return False


def name_challenge(s: NoHonorState, seat: int, slot: int) -> None:
    """Name the challenge that is targeted; where there is only one, it is that."""
    if len(s.box.challenges[s.guards[s.target][slot]]) == 1:
        s.challenge[slot] = 0
    else:
        s.frames.append(Naming(seat, slot, -1))


class Naming(Frame[NoHonorState]):
    """A challenge of a Defense is named; it stays the target [R39]."""

    def __init__(self, seat: int, slot: int, other_than: int) -> None:
        self.seat = seat
        self.slot = slot
        self.other_than = other_than

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.seat

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        count = len(s.box.challenges[s.guards[s.target][self.slot]])
        return [CHALLENGE + i for i in range(count) if i != self.other_than]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.frames.pop()
        s.challenge[self.slot] = move - CHALLENGE
        if s.telling:
            guard = s.guards[s.target][self.slot]
            s.tell("targets", [seat, guard, move - CHALLENGE + 1])

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        prompt = Prompt("naming", {"defense": s.guard_id(self.slot)})
        prompt.stakes = s.plan()
        return prompt


def lend_treasures(s: NoHonorState, seat: int) -> None:
    """Each skill Treasure helps one Character of its owner on this heist."""
    if s.treasures[seat] and sent_any(s, seat):
        for treasure in s.box.skill_treasures:
            if s.treasures[seat] >> treasure & 1:
                s.frames.append(Lending(seat, treasure))


class Lending(Frame[NoHonorState]):
    """A Treasure goes along with a Character."""

    def __init__(self, seat: int, treasure: int) -> None:
        self.seat = seat
        self.treasure = treasure

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.seat if len(self.moves(s, self.seat)) > 1 else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [s.box.pick + one for one in s.crew[seat] if s.post[one] >= 0]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.frames.pop()
        s.boost[move - s.box.pick] += 1 << 8 * s.box.treasure[self.treasure].skill
        if s.telling:
            s.tell("lends", [seat, self.treasure, move - s.box.pick])

    def step(self, s: NoHonorState) -> None:
        self.take(s, self.seat, self.moves(s, self.seat)[0])

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        prompt = Prompt("lending", {"treasure": s.id("treasure", self.treasure)})
        prompt.stakes = s.plan()
        return prompt


class SettingOut(Frame[NoHonorState]):
    """Is there somebody at every Defense? If not, the heist cannot be attempted [R42]."""

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()
        veiled = s.special().veiled
        if uncovered(s) and not veiled:
            s.planned |= 1 << s.target
            s.clear_heist()
            if s.telling:
                s.tell("called-off", [s.active])
            return
        if not veiled:
            s.actions -= 1
            s.heisted = True
        for seat in range(s.seats):
            if sent_any(s, seat):
                s.sent |= 1 << seat
            elif s.agreed[seat] >= 0:  # sent nobody: not on the heist, no share
                s.agreed[seat] = -1
                for k in range(len(s.draws)):
                    if s.draws[k] == seat:
                        s.draws[k] = s.active
        begin_complications(s)


SENDING: Final = [Sending(seat, False) for seat in range(MAX_SEATS)]
SENDING_AGAIN: Final = [Sending(seat, True) for seat in range(MAX_SEATS)]
SETTING_OUT: Final = SettingOut()
