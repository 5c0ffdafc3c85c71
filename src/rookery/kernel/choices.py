"""Choices of several seats: at the same time and sealed, or as answers to something played.

Both keep the answers in `State.sealed`, one list per open choice, the topmost choice last.
"""

from __future__ import annotations

from typing import Any

from rookery.kernel.frames import Frame, S
from rookery.kernel.state import NOT_ASKED, OPENED, PENDING, State


def open_choice(state: State, frame: Frame[Any], seats: int) -> None:
    """Put a sealing frame on the stack and ask these seats (one bit each)."""
    entry: list[int] = []
    for seat in range(state.seats):
        entry.append(PENDING if seats >> seat & 1 else NOT_ASKED)
    state.frames.append(frame)
    state.sealed.append(entry)


def close_choice(state: State) -> list[int]:
    """Take the topmost frame, a sealing one, off the stack and return what was answered."""
    state.frames.pop()
    return state.sealed.pop()


def pending(state: State) -> int:
    """The seats that have not yet answered the topmost choice, one bit each."""
    mask = 0
    entry = state.sealed[-1]
    for seat in range(state.seats):
        if entry[seat] == PENDING:
            mask |= 1 << seat
    return mask


class Sealed(Frame[S]):
    """Several seats choose at the same time; all answers are opened together."""

    def seals(self) -> bool:
        return True

    def asked(self, s: S) -> int:
        return pending(s)

    def possible_answers(self, s: S, seat: int) -> list[int]:
        return self.moves(s, seat)

    def take(self, s: S, seat: int, move: int) -> None:
        s.sealed[-1][seat] = move

    def step(self, s: S) -> None:
        self.opened(s, close_choice(s))

    def opened(self, s: S, answers: list[int]) -> None:
        """All answers are in (a seat that was not asked has none) and the frame is gone."""
        raise NotImplementedError


class Window(Frame[S]):
    """A reaction window: those who might answer are asked, until nobody wants to any more.

    `ask: sealed` asks, by public facts alone, every seat that might have an answer; all answer at
    the same time in secret, and answers are opened and carried out in turn order from `first`. One
    that has lost its occasion meanwhile is taken back unseen (but see `left`). `ask: holders` asks
    one seat after the other and only those who can answer. Either way the window opens again after
    each round in which something was played, so everybody may answer to what is new. It closes when
    a round brings nothing, or when there is nothing left to answer to; since an answer spends a
    card, it always does. A window that has nobody to ask is never put on the stack.
    """

    def __init__(self, first: int) -> None:
        self.first = first

    # What an occasion fills in

    def might(self, s: S, seat: int) -> bool:
        """Whether this seat might have an answer, as far as the whole table knows."""
        raise NotImplementedError

    def answers(self, s: S, seat: int) -> list[int]:
        """The answers that this seat can give now, apart from passing."""
        raise NotImplementedError

    def can_answer(self, s: S, seat: int) -> bool:
        """Whether this seat has any answer; override it where that is quicker to tell."""
        return bool(self.answers(s, seat))

    def answer(self, s: S, seat: int, move: int) -> None:
        """Carry out an answer: usually this puts frames on top of the window."""
        raise NotImplementedError

    def passing(self) -> int:
        """The move that says: nothing from me."""
        raise NotImplementedError

    def stands(self, s: S) -> bool:
        """Whether there is still something to answer to."""
        return True

    def closed(self, s: S) -> None:
        """Nobody answers any more; the window is off the stack."""

    def left(self, s: S, answers: list[tuple[int, int]]) -> None:
        """The window was closed by an answer: these, a seat and a move each, were laid with it and
        have not been carried out. They are taken back unseen, unless the occasion knows better."""

    # How it works

    def seals(self) -> bool:
        return True

    def open(self, s: S) -> None:
        """Put this window on the stack, if there is anybody to ask."""
        mask = self._askable(s)
        if s.ask_sealed:
            anybody = mask != 0
        else:
            anybody = False
            for seat in range(s.seats):
                if self.can_answer(s, seat):
                    anybody = True
                    break
        if anybody:
            open_choice(s, self, mask)
        else:
            self.closed(s)

    def _askable(self, s: S) -> int:
        """Who is asked by public facts; `ask: holders` finds out one by one (see `asked`)."""
        if not s.ask_sealed:
            return (1 << s.seats) - 1
        mask = 0
        for seat in range(s.seats):
            if self.might(s, seat):
                mask |= 1 << seat
        return mask

    def asked(self, s: S) -> int:
        if not self.stands(s):
            return 0
        if s.ask_sealed:
            return pending(s)
        entry = s.sealed[-1]
        for i in range(s.seats):
            seat = (self.first + i) % s.seats
            if entry[seat] == PENDING and self.can_answer(s, seat):
                return 1 << seat
        return 0

    def possible_answers(self, s: S, seat: int) -> list[int]:
        return [self.passing()] + self.answers(s, seat)

    def moves(self, s: S, seat: int) -> list[int]:
        return [self.passing()] + self.answers(s, seat)

    def default(self, s: S, seat: int) -> int:
        return self.passing()

    def take(self, s: S, seat: int, move: int) -> None:
        if s.ask_sealed or move == self.passing():
            s.sealed[-1][seat] = move
            return
        self._reopen(s)
        self.answer(s, seat, move)

    def step(self, s: S) -> None:
        """Open the next sealed answer; when all are open, ask again or close."""
        if self.stands(s) and s.ask_sealed:
            entry = s.sealed[-1]
            played = False
            for i in range(s.seats):
                seat = (self.first + i) % s.seats
                move = entry[seat]
                if move == OPENED:
                    played = True
                elif move >= 0:
                    entry[seat] = NOT_ASKED  # now all know: passed, or taken back unseen
                    if move != self.passing() and move in self.answers(s, seat):
                        entry[seat] = OPENED
                        self.answer(s, seat, move)
                        return
            if played:
                self._reopen(s)
                return
        answers = self.unopened(s)
        close_choice(s)
        self.closed(s)
        if answers:
            self.left(s, answers)

    def unopened(self, s: S) -> list[tuple[int, int]]:
        """What has been laid and not yet opened, in turn order: a seat and a move each."""
        found: list[tuple[int, int]] = []
        entry = s.sealed[-1]
        for i in range(s.seats):
            seat = (self.first + i) % s.seats
            if entry[seat] >= 0 and entry[seat] != self.passing():
                found.append((seat, entry[seat]))
        return found

    def _reopen(self, s: S) -> None:
        mask = self._askable(s)
        entry = s.sealed[-1]
        for seat in range(s.seats):
            entry[seat] = PENDING if mask >> seat & 1 else NOT_ASKED
