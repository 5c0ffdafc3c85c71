"""A player's turn: prowl, go to Fagin's, or ask for help and hide."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver.rules.prowl import (
    Line,
    Prowl,
    follow_path,
    prowl_moves,
    turn_up,
)
from rookery.games.oliver.rules.rounds import end_round, set_up
from rookery.games.oliver.rules.sales import fagin_moves, sell
from rookery.games.oliver.rules.state import OliverState
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import Frame


class Setup(Frame[OliverState]):
    """Before the day."""

    def step(self, s: OliverState) -> None:
        s.frames[0] = TURN
        set_up(s)


class Turn(Frame[OliverState]):
    """One of three actions, then the next player clockwise. At the bottom of the stack: whatever
    an action leads to lies above it."""

    def asked(self, s: OliverState) -> int:
        return 0 if s.done else 1 << s.active

    def step(self, s: OliverState) -> None:
        s.active = s.active + 1 if s.active + 1 < s.seats else 0
        s.done = False

    def moves(self, s: OliverState, seat: int) -> list[int]:
        box = s.box
        found: list[int] = []
        prowl_moves(s, seat, found)
        fagin_moves(s, seat, found)
        if not found:
            found.append(box.END)  # neither is possible; a card may still be played [R28]
        for card in s.hands[seat]:
            if box.effects[card].possible(s, seat):
                found.append(box.ASK + card)
            found.append(box.HIDE + card)
        return found

    def take(self, s: OliverState, seat: int, move: int) -> None:
        box = s.box
        s.done = True
        if move < box.PROWL:
            space = move - box.REVEAL - s.streets.offset
            s.frames.append(Prowl(seat, False))
            s.frames.append(Line(seat, 1, space))
            turn_up(s, seat, space)
        elif move < box.PLACE:
            follow_path(s, seat, move - box.PROWL - s.streets.path_offset, -1)
        elif move >= box.FAGIN:
            sell(s, seat, move - box.FAGIN)
        elif move == box.BRIBE:
            s.frames.append(Prowl(seat, False))
        elif move == box.END:
            end_round(s, seat)
        elif move >= box.HIDE:
            discard(s, seat, move - box.HIDE, "hide")
        else:
            ask_for_help(s, seat, move - box.ASK)

    def why_not(self, s: OliverState, seat: int, move: int) -> str:
        box = s.box
        if move < box.PROWL:
            return "a line is revealed only where the pawn touches nothing but face-down tokens"
        if move < box.PLACE:
            return self._why_no_prowl(s, move - box.PROWL - s.streets.path_offset)
        if move == box.END:
            return "the round ends only when you can neither prowl nor go to Fagin's"
        if move == box.BRIBE:
            if s.touches_token(s.pawn):
                return "the pawn touches a token, so it may not be moved"
            return f"moving the stranded pawn costs {box.bribe} pounds" if s.left else ""
        if box.ASK <= move < box.DISCARD:
            card = (move - box.ASK) % len(box.effects)
            if card not in s.hands[seat]:
                return "you do not hold this card"
            return "this card would do nothing now; you can discard it to hide"
        if move >= box.FAGIN:
            if len(box.set_tokens[move - box.FAGIN]) < box.set_size:
                return f"a set has at least {box.set_size} tokens"
            return "your stash does not hold these tokens, or the table forbids such sets"
        return ""

    def _why_no_prowl(self, s: OliverState, path: int) -> str:
        if not 0 <= path < len(s.streets.paths):
            return "these streets are on the other side of the board"
        spaces = s.streets.paths[path]
        for space in spaces:
            if s.up[space] == -1:
                return f"there is no token on {s.streets.ids[space]}, and gaps cannot be crossed"
            if s.up[space] < 0:
                return f"the token on {s.streets.ids[space]} lies face down"
        return f"{s.streets.ids[spaces[0]]} is not next to the pawn"

    def ask(self, s: OliverState, seat: int) -> Prompt:
        box = s.box
        if box.END not in self.moves(s, seat):
            return Prompt("turn")
        prompt = Prompt("turn-end", {"number": box.end_of_round})
        prompt.grave = [box.END]
        return prompt


# Ask for help / hide


def ask_for_help(s: OliverState, seat: int, card: int) -> None:
    """Discard a Character card and use its effect."""
    effect = s.box.effects[card]
    s.news += 1  # everybody has seen the card
    if effect.stays():
        s.hands[seat].remove(card)
        s.front[seat].append(card)
        if s.telling:
            s.tell("help", [seat, card])
    else:
        discard(s, seat, card, "help")
    effect.play(s, seat)


def discard(s: OliverState, seat: int, card: int, why: str) -> None:
    s.hands[seat].remove(card)
    s.discards.append(card)
    if s.telling:
        s.tell(why, [seat, card])


SETUP: Final = Setup()
TURN: Final = Turn()
