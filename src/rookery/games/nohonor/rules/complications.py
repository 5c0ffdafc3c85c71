"""Complications: everybody at the table, on the heist or not, may help or hinder."""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.aftermath import heist_fails
from rookery.games.nohonor.rules.cards import (
    ACTIVE,
    COMPLICATION,
    LOGISTICS_CARD,
    MOMENT,
    ON_HEIST,
    REACTION,
)
from rookery.games.nohonor.rules.reactions import act_on, add_abilities, add_schemes
from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.truth import heist_succeeds
from rookery.games.nohonor.rules.vocabulary import MAX_SEATS, PASS
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame

PLAYABLE: Final = 1 << COMPLICATION | 1 << ACTIVE


def begin_complications(s: NoHonorState) -> None:
    s.frames.append(COMPLICATIONS[s.active][0])
    if s.telling:
        s.tell("complications", [s.active])


class Complications(Frame[NoHonorState]):
    """A player's go: one Scheme, one ability, or a pass [R33]; so many have passed in a row."""

    def __init__(self, seat: int, passes: int) -> None:
        self.seat = seat
        self.passes = passes

    def asked(self, s: NoHonorState) -> int:
        if s.hand[self.seat]:
            return 1 << self.seat
        abilities: list[int] = []
        add_abilities(s, self.seat, ON_HEIST, abilities)
        return 1 << self.seat if abilities else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        moves = [PASS]
        add_schemes(s, seat, PLAYABLE, moves)
        add_abilities(s, seat, ON_HEIST, moves)
        return moves

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        if move == PASS:
            if s.telling:
                s.tell("passes", [seat])
            self.step(s)
            return
        s.frames[-1] = COMPLICATIONS[(seat + 1) % s.seats][0]
        act_on(s, seat, move)

    def step(self, s: NoHonorState) -> None:
        """A pass, which is not final; after a whole round of them the heist is decided [R32]."""
        if self.passes + 1 < s.seats:
            s.frames[-1] = COMPLICATIONS[(self.seat + 1) % s.seats][self.passes + 1]
            return
        s.frames.pop()
        for slot in range(len(s.guards[s.target])):
            if not s.is_bypassed(slot):
                heist_fails(s)
                return
        heist_succeeds(s)

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        box = s.box
        if box.play <= move < box.card:
            kind = (move - box.play) % len(box.schemes)
            if box.scheme_type[kind] == LOGISTICS_CARD:
                return "Logistics cards are for Logistics actions"
            if box.scheme_type[kind] == MOMENT:
                return "this card is for the Moment of Truth"
            if box.scheme_type[kind] == REACTION:
                return "a Reaction needs something to react to"
            if move >= box.code and not s.broken:
                return "honor is not broken yet"
            return "there is nothing on this heist that it could be played on"
        if box.use <= move < box.send:
            one = (move - box.use) >> 1
            if s.owner[one] != seat:
                return f"{box.characters[one]} is not in your crew"
            if s.exhausted >> one & 1:
                return f"{box.characters[one]} is exhausted"
        return ""

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        prompt = Prompt("complications")
        prompt.stakes = s.plan()
        return prompt


COMPLICATIONS: Final = [
    [Complications(seat, passes) for passes in range(MAX_SEATS)] for seat in range(MAX_SEATS)
]
