"""Whom and what cards can reach, and small choices that several cards share."""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.turn import cards_in_hand
from rookery.games.nohonor.rules.vocabulary import DEFENSE, PLAYER, SKILL
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame

ANYBODY: Final = 0
FRESH: Final = 1
WORN: Final = 2


def characters(s: NoHonorState, seat: int, condition: int, others_only: bool) -> list[int]:
    """Characters that can be targeted: in any crew, once a team is out only those on it [R29]."""
    found: list[int] = []
    for owner in range(s.seats):
        if owner == seat and others_only:
            continue
        for one in s.crew[owner]:
            if s.sent and s.post[one] < 0:
                continue
            if condition != ANYBODY and (s.exhausted >> one & 1) != (condition == WORN):
                continue
            found.append(s.box.pick + one)
    return found


def players(s: NoHonorState, seat: int, with_cards: bool) -> list[int]:
    """Other players that can be targeted: once a team is out only those who are on it [R29]."""
    found: list[int] = []
    for other in range(s.seats):
        if other == seat or (s.sent and not s.sent >> other & 1):
            continue
        if s.hand[other] or not with_cards:
            found.append(PLAYER + other)
    return found


def defenses_showing(s: NoHonorState, skills: int) -> list[int]:
    """The Defenses of this heist that show one of these skills (one bit each)."""
    found: list[int] = []
    for slot in range(len(s.guards[s.target])):
        if skills_shown(s, slot, skills):
            found.append(DEFENSE + slot)
    return found


def skills_shown(s: NoHonorState, slot: int, skills: int) -> list[int]:
    return [SKILL + k for k in range(4) if skills >> k & 1 and s.shows(slot, k)]


class FromHand(Frame[NoHonorState]):
    """A player chooses a card out of a hand, to be discarded or to be passed on."""

    def __init__(self, seat: int, whose: int, to: int) -> None:
        self.seat = seat
        self.whose = whose
        self.to = to  # -1: discarded

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.seat if s.hand[self.whose] else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return cards_in_hand(s, self.whose, [])

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.frames.pop()
        kind = move - s.box.card
        if self.to < 0:
            s.discard_from_hand(self.whose, kind)
        else:
            s.pass_card(self.whose, self.to, kind)

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        if self.whose == self.seat:
            return Prompt("from-hand-own")
        return Prompt("from-hand-other", {"seat": self.whose})
