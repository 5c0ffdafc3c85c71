"""Negotiate and plan: who joins a heist, and what they get.

The leader makes a proposal in small steps that nobody else sees; it is laid open as a whole. Those
invited accept, refuse or ask for another share, one after the other; then the leader agrees, drops
some of them, proposes anew (so many times in a turn, option `proposals`), goes alone or gives up,
which costs nothing. Partners get fixed amounts and the leader the rest [R16]; Treasures are shared
out as draws [R8].
"""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.cards import JAIL, skill
from rookery.games.nohonor.rules.heist import send_team
from rookery.games.nohonor.rules.reactions import OwnTurn
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.vocabulary import (
    ABANDON,
    ACCEPT,
    AGREE,
    ALONE,
    CLAIM,
    COUNTER,
    DRAW,
    DROP,
    INVITE,
    MAX_SEATS,
    MAX_SHARE,
    PROPOSE,
    REFUSE,
    REVISE,
    SHARE,
    SHARES,
)
from rookery.kernel.prompts import Data, Prompt, Sentence
from rookery.kernel.state import Frame

# What a seat has said to a proposal.
NOT_INVITED: Final = 0
THINKING: Final = 1
ACCEPTED: Final = 2
REFUSED: Final = 3
COUNTERED: Final = 4
DROPPED: Final = 5
ANSWERS: Final = ["-", "?", "accepted", "refused", "countered", "dropped"]


def declare(s: NoHonorState, seat: int, target: int) -> None:
    """Name the target of a heist. At a veiled Objective this cannot be taken back [R43]."""
    s.target = target
    s.plans += 1
    if s.telling:
        if target == JAIL:
            s.tell("plans-jailbreak", [seat])
        else:
            s.tell("plans", [seat, s.mats[target]])
    if s.special().veiled:
        s.actions -= 1
        s.heisted = True
        s.fill_slots(target)
    open_offer(s, seat)
    s.frames.append(PLANNING)


def open_offer(s: NoHonorState, seat: int) -> None:
    """A clean sheet for a seat's offer."""
    s.maker = seat
    s.draft_shares = [-1] * s.seats
    s.draft_draws = [-1] * draws_at_stake(s)
    s.draft_seat = -1


def draws_at_stake(s: NoHonorState) -> int:
    return s.box.draws[s.mats[s.target]] if s.target != JAIL else 0


def fresh_crew(s: NoHonorState, seat: int) -> int:
    """How many Characters a seat could send."""
    count = 0
    for one in s.crew[seat]:
        if not s.exhausted >> one & 1:
            count += 1
    return count


def can_go_alone(s: NoHonorState) -> bool:
    return s.special().veiled or fresh_crew(s, s.active) >= len(s.guards[s.target])


def give_up(s: NoHonorState) -> None:
    """No heist for now: nothing is spent, and nothing is closed [R74]."""
    if s.telling:
        s.tell("gives-up", [s.active])
    close_talks(s)
    s.clear_heist()
    s.frames.pop()


def close_talks(s: NoHonorState) -> None:
    s.maker = -1
    s.answers = []
    s.draft_shares = []
    s.draft_draws = []
    s.draft_seat = -1


def go(s: NoHonorState) -> None:
    """Who has not agreed is out, and his draws are the leader's."""
    for other in range(len(s.answers)):
        if s.answers[other] != ACCEPTED and s.answers[other] != COUNTERED:
            drop_partner(s, other)
    close_talks(s)
    s.frames.pop()
    send_team(s)


def go_alone(s: NoHonorState) -> None:
    s.agreed = [-1] * s.seats
    s.draws = [s.active] * draws_at_stake(s)
    close_talks(s)
    s.frames.pop()
    send_team(s)


def drop_partner(s: NoHonorState, other: int) -> None:
    s.agreed[other] = -1
    for k in range(len(s.draws)):
        if s.draws[k] == other:
            s.draws[k] = s.active


class Planning(OwnTurn):
    """The leader makes an offer, unseen by the others until it is proposed."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.active

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        if s.draft_seat >= 0:
            return SHARES[unspent(s)]
        moves: list[int] = []
        if not s.special().veiled:
            moves.append(ABANDON)
        if can_go_alone(s):
            moves.append(ALONE)
        if s.rounds:
            self.add_invitations(s, seat, moves)
        return moves

    def add_invitations(self, s: NoHonorState, seat: int, moves: list[int]) -> None:
        team = fresh_crew(s, seat)
        invited = 0
        for other in range(s.seats):
            if other != seat:
                count = fresh_crew(s, other)
                if s.draft_shares[other] >= 0:
                    invited += 1
                    team += count
                    for k in range(len(s.draft_draws)):
                        if s.draft_draws[k] < 0:
                            moves.append(DRAW + MAX_SEATS * k + other)
                elif count:
                    moves.append(INVITE + other)
        if invited and (s.special().veiled or team >= len(s.guards[s.target])):
            moves.append(PROPOSE)

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move >= SHARE:
            s.draft_shares[s.draft_seat] = move - SHARE
            s.draft_seat = -1
        elif move >= DRAW:
            s.draft_draws[(move - DRAW) // MAX_SEATS] = (move - DRAW) % MAX_SEATS
        elif move >= INVITE:
            if s.haul[s.target]:
                s.draft_seat = move - INVITE
            else:
                s.draft_shares[move - INVITE] = 0
        elif move == PROPOSE:
            self.propose(s, seat)
        elif move == ALONE:
            go_alone(s)
        else:
            give_up(s)

    def propose(self, s: NoHonorState, seat: int) -> None:
        s.rounds -= 1
        s.agreed = s.draft_shares[:]
        s.draws = [other if other >= 0 else seat for other in s.draft_draws]
        s.answers = [THINKING if share >= 0 else NOT_INVITED for share in s.agreed]
        open_offer(s, -1)
        s.news += 1
        if s.telling:
            for other in range(s.seats):
                if s.agreed[other] >= 0:
                    s.tell("offer", [seat, other, s.agreed[other], s.draws.count(other)])
        s.frames[-1] = CONSIDERING

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        if s.draft_seat >= 0:
            return f"first name a share, up to {unspent(s)}"
        if not s.rounds and INVITE <= move < DROP:
            return "you have made all the proposals of this turn"
        if move == ABANDON:
            return "whoever declares this heist must go through with it"
        if move in (PROPOSE, ALONE):
            return "there would not be a Character for every Defense"
        return ""

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        haul = s.haul[s.target]
        if s.draft_seat >= 0:
            return Prompt("planning-share", {"number": haul, "seat": s.draft_seat})
        prompt = Prompt("planning", {"number": haul, "number2": s.rounds})
        moves = self.moves(s, seat)
        prompt.grave = [ABANDON] if ABANDON in moves else []
        if max(s.draft_shares) < 0 and [move for move in moves if INVITE <= move < DROP]:
            prompt.form = "offer"
        return prompt


def unspent(s: NoHonorState) -> int:
    """What of the haul the offer on the sheet has not yet given away."""
    rest = s.haul[s.target]
    for share in s.draft_shares:
        if share > 0:
            rest -= share
    return min(rest, MAX_SHARE)


class Considering(Frame[NoHonorState]):
    """Those invited answer, one after the other."""

    def next_seat(self, s: NoHonorState) -> int:
        for i in range(1, s.seats):
            seat = (s.active + i) % s.seats
            if s.answers[seat] == THINKING:
                return seat
        return -1

    def asked(self, s: NoHonorState) -> int:
        seat = self.next_seat(s)
        return 1 << seat if seat >= 0 else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        if s.haul[s.target] or s.draws:
            return [REFUSE, ACCEPT, COUNTER]
        return [REFUSE, ACCEPT]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == COUNTER:
            open_offer(s, seat)
            s.frames.append(COUNTEROFFER)
            return
        s.answers[seat] = ACCEPTED if move == ACCEPT else REFUSED
        if s.telling:
            s.tell("accepts" if move == ACCEPT else "refuses", [seat])

    def step(self, s: NoHonorState) -> None:
        s.frames[-1] = DECIDING

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        haul = s.haul[s.target]
        prompt = Prompt(
            "considering", {"seat": s.active, "number": haul, "number2": max(s.agreed[seat], 0)}
        )
        prompt.asks.args.update(what_one_brings(s, seat))
        prompt.stakes = terms(s)
        if COUNTER in self.moves(s, seat):
            prompt.form = "counter"
        return prompt


def what_one_brings(s: NoHonorState, seat: int) -> Data:
    """What a share may be measured by: equal parts, one's fresh Characters with a skill that some
    Defense asks for, and all such who would come along."""
    asked = 0
    for card in s.guards[s.target]:
        for challenge in s.box.challenges[card]:
            asked |= challenge
    people = 0
    useful = 0
    for other in range(s.seats):
        if other == s.active or s.answers[other] in (THINKING, ACCEPTED, COUNTERED):
            people += 1
            useful += useful_crew(s, other, asked)
    mine = useful_crew(s, seat, asked)
    return {"number3": s.haul[s.target] // people, "number4": mine, "number5": useful}


def useful_crew(s: NoHonorState, seat: int, asked: int) -> int:
    """How many fresh Characters of a seat have one of these skills (packed)."""
    count = 0
    for one in s.crew[seat]:
        if s.exhausted >> one & 1:
            continue
        skills = s.skills_of(one, -1)
        for k in range(4):
            if skill(asked, k) and skill(skills, k):
                count += 1
                break
    return count


class Counteroffer(Frame[NoHonorState]):
    """A partner asks for another share: Coins, then draws, laid open together."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.maker

    def most_coins(self, s: NoHonorState, seat: int) -> int:
        rest = s.haul[s.target]
        for other in range(s.seats):
            if other != seat and s.agreed[other] > 0:
                rest -= s.agreed[other]
        return min(rest, MAX_SHARE)

    def most_draws(self, s: NoHonorState, seat: int) -> int:
        return s.draws.count(seat) + s.draws.count(s.active)

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        if s.draft_shares[seat] < 0:
            return SHARES[self.most_coins(s, seat)]
        return [CLAIM + k for k in range(self.most_draws(s, seat) + 1)]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move >= SHARE:
            s.draft_shares[seat] = move - SHARE
            if self.most_draws(s, seat):
                return
            claim = 0
        else:
            claim = move - CLAIM
        s.agreed[seat] = s.draft_shares[seat]
        for k in range(len(s.draws)):
            if s.draws[k] == seat or s.draws[k] == s.active:
                s.draws[k] = seat if claim > 0 else s.active
                claim -= 1
        s.answers[seat] = COUNTERED
        open_offer(s, -1)
        s.news += 1
        s.frames.pop()
        if s.telling:
            s.tell("counters", [seat, s.agreed[seat], s.draws.count(seat)])

    def default(self, s: NoHonorState, seat: int) -> int:
        """What was offered."""
        if s.draft_shares[seat] < 0:
            return SHARE + min(s.agreed[seat], self.most_coins(s, seat))
        return CLAIM + s.draws.count(seat)

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        return Prompt("counteroffer", {"number": s.haul[s.target]})


class Deciding(OwnTurn):
    """The leader has heard all answers."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.active

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        moves: list[int] = []
        team = fresh_crew(s, seat)
        for other in range(s.seats):
            if s.answers[other] == ACCEPTED or s.answers[other] == COUNTERED:
                team += fresh_crew(s, other)
                moves.append(DROP + other)
        if moves and (s.special().veiled or team >= len(s.guards[s.target])):
            moves.append(AGREE)
        if s.rounds:
            moves.append(REVISE)
        if can_go_alone(s):
            moves.append(ALONE)
        if not s.special().veiled:
            moves.append(ABANDON)
        return moves

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move >= DROP:
            drop_partner(s, move - DROP)
            s.answers[move - DROP] = DROPPED
            if s.telling:
                s.tell("drops", [seat, move - DROP])
        elif move == AGREE:
            if s.telling:
                s.tell("agreed", [seat])
            go(s)
        elif move == REVISE:
            s.agreed = []
            s.draws = []
            s.answers = []
            open_offer(s, seat)
            s.frames[-1] = PLANNING
        elif move == ALONE:
            go_alone(s)
        else:
            give_up(s)

    def default(self, s: NoHonorState, seat: int) -> int:
        moves = self.moves(s, seat)
        for move in (AGREE, ABANDON):
            if move in moves:
                return move
        return moves[-1]

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        if move == REVISE:
            return "you have made all the proposals of this turn"
        if move == ABANDON:
            return "whoever declares this heist must go through with it"
        if move in (AGREE, ALONE):
            return "there would not be a Character for every Defense"
        return ""

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        partners = in_it(s)
        if not partners:
            return Prompt("deciding-alone", {"number": s.rounds})
        prompt = Prompt("deciding", {"seat": partners, "number": s.rounds})
        prompt.stakes = terms(s)
        return prompt


def in_it(s: NoHonorState) -> list[int]:
    """Those who go along as it stands: nobody has refused for them, or dropped them."""
    out = (NOT_INVITED, REFUSED, DROPPED)
    return [seat for seat in range(len(s.answers)) if s.answers[seat] not in out]


def terms(s: NoHonorState) -> Sentence | None:
    """Who would get how much of the haul, and what is left for the leader; all of it lies open."""
    haul = s.haul[s.target]
    if not haul:
        return None
    partners = in_it(s)
    shares = [
        Sentence("terms-share", {"seat": other, "number": s.agreed[other]}) for other in partners
    ]
    rest = haul - sum(s.agreed[other] for other in partners)
    return Sentence("terms", {"what": list[object](shares), "seat": s.active, "number": rest})


PLANNING: Final = Planning()
CONSIDERING: Final = Considering()
COUNTEROFFER: Final = Counteroffer()
DECIDING: Final = Deciding()
