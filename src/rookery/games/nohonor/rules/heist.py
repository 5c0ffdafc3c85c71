"""Send in the team: everybody on the heist puts Characters at the Defenses.

All of them do so at the same time, and take back what they like, until everybody has confirmed.
Whoever comes to a Defense first names the challenge that is targeted there.
"""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.cards import JAIL, bits
from rookery.games.nohonor.rules.complications import begin_complications
from rookery.games.nohonor.rules.reactions import OwnTurn
from rookery.games.nohonor.rules.state import RECALLS, NoHonorState
from rookery.games.nohonor.rules.vocabulary import ABANDON, CHALLENGE, DONE, MAX_SLOTS
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame


def send_team(s: NoHonorState) -> None:
    s.frames.append(SENDING)


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


def team_of(s: NoHonorState) -> int:
    """The seats on the heist that is being prepared, one bit each."""
    team = 1 << s.active
    for seat in range(s.seats):
        if s.agreed[seat] >= 0:
            team |= 1 << seat
    return team


class Sending(OwnTurn):
    """Everybody on the heist sends Characters and takes them back, until all have confirmed [R75].

    Whatever changes, all confirm it anew."""

    def asked(self, s: NoHonorState) -> int:
        return team_of(s) & ~s.ready

    def step(self, s: NoHonorState) -> None:
        s.frames[-1] = SETTING_OUT

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        moves: list[int] = []
        if self.may_stop(s, seat):
            moves.append(DONE)
        covered = covered_slots(s)
        spare = self.reserves(s) > uncovered(s)
        for one in s.crew[seat]:
            if s.exhausted >> one & 1 or s.post[one] >= 0:
                continue
            for slot in range(len(s.guards[s.target])):
                # a second Character only where enough are left for the empty places
                if covered >> slot & 1 and not (spare and place_at(s, slot, one)):
                    continue
                moves.append(s.box.send + MAX_SLOTS * one + slot)
        self.add_recalls(s, seat, moves)
        if seat == s.active and not s.special().veiled:
            moves.append(ABANDON)
        return moves

    def add_recalls(self, s: NoHonorState, seat: int, moves: list[int]) -> None:
        if s.recalls[seat] < RECALLS:
            for one in s.crew[seat]:
                if s.post[one] >= 0:
                    moves.append(s.box.recall + one)

    def reserves(self, s: NoHonorState) -> int:
        """How many Characters may still be sent."""
        team = team_of(s)
        count = 0
        for seat in range(s.seats):
            if team >> seat & 1:
                count += unsent(s, seat)
        return count

    def may_stop(self, s: NoHonorState, seat: int) -> bool:
        """The leader sends somebody, and all he can where it is up to him alone [R43]."""
        if seat != s.active or not uncovered(s) or not unsent(s, seat):
            return True
        if team_of(s) == 1 << seat or s.special().veiled:
            return False
        return sent_any(s, seat)

    def free_moves(self, s: NoHonorState, seat: int) -> list[int]:
        """Who has confirmed can still think better of it."""
        moves = super().free_moves(s, seat)
        if s.ready >> seat & 1:
            self.add_recalls(s, seat, moves)
        return moves

    def take_free(self, s: NoHonorState, seat: int, move: int) -> None:
        if s.box.recall <= move < s.box.offer:
            self.take(s, seat, move)
        else:
            super().take_free(s, seat, move)

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == DONE:
            s.ready |= 1 << seat
            if s.telling:
                s.tell("ready", [seat])
        elif move == ABANDON:
            call_off(s, "calls-off")
        elif move >= s.box.recall:
            one = move - s.box.recall
            s.recalls[seat] += 1
            s.withdraw(one)
            if s.telling:
                s.tell("recalls", [seat, one])
        else:
            one = (move - s.box.send) // MAX_SLOTS
            slot = (move - s.box.send) % MAX_SLOTS
            s.post[one] = slot
            s.ready = 0
            if s.telling:
                s.tell("sends", [seat, one, s.guards[s.target][slot], slot + 1])
            if s.challenge[slot] < 0:
                name_challenge(s, seat, slot)

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        if move == DONE:
            return "first send somebody, as far as you can, to every Defense"
        if move == ABANDON:
            return "whoever declares this heist must go through with it"
        if s.box.send <= move < s.box.recall:
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
        if s.box.recall <= move < s.box.offer and s.recalls[seat] >= RECALLS:
            return "you have taken enough Characters back"
        return ""

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        waiting = [other for other in range(s.seats) if self.asked(s) >> other & 1]
        prompt = Prompt("sending", {"number": RECALLS - s.recalls[seat], "seat": waiting})
        prompt.stakes = s.plan()
        prompt.grave = [ABANDON] if seat == s.active and not s.special().veiled else []
        return prompt


def call_off(s: NoHonorState, how: str) -> None:
    """No heist for now: nothing is spent, and nothing is closed [R74]."""
    s.frames.pop()
    if s.telling:
        s.tell(how, [s.active])
    s.clear_heist()


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
            s.tell("targets", [seat, guard, s.box.ways[guard] + move - CHALLENGE])

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
        s.boost[move - s.box.pick] += s.box.treasure[self.treasure].packed_bonus()
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
        veiled = s.special().veiled
        pointless = s.target == JAIL and not (s.jail and s.room(s.active))
        if (uncovered(s) and not veiled) or pointless:
            call_off(s, "called-off")
            return
        s.frames.pop()
        if not veiled:
            s.actions -= 1
            s.heisted = True
        s.sent |= 1 << s.active
        for seat in range(s.seats):
            if sent_any(s, seat):
                s.sent |= 1 << seat
            elif s.agreed[seat] >= 0:  # sent nobody: not on the heist, no share
                s.agreed[seat] = -1
                for k in range(len(s.draws)):
                    if s.draws[k] == seat:
                        s.draws[k] = s.active
        begin_complications(s)
        for i in range(s.seats - 1, -1, -1):
            lend_treasures(s, (s.active + i) % s.seats)


SENDING: Final = Sending()
SETTING_OUT: Final = SettingOut()
