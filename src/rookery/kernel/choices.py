"""Choices of several seats: at the same time and sealed, or as answers to something played.

Both keep the answers in `State.sealed`, one list per open choice, the topmost choice last.
"""

from __future__ import annotations

from rookery.kernel.state import NOT_ASKED, OPENED, PENDING, Frame, State


def open_choice(state: State, frame: Frame, seats: int) -> None:
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


class Sealed(Frame):
    """Several seats choose at the same time; all answers are opened together."""

    def seals(self) -> bool:
        return True

    def asked(self, state: State) -> int:
        return pending(state)

    def possible_answers(self, state: State, seat: int) -> list[int]:
        return self.moves(state, seat)

    def take(self, state: State, seat: int, move: int) -> None:
        state.sealed[-1][seat] = move

    def step(self, state: State) -> None:
        self.opened(state, close_choice(state))

    def opened(self, state: State, answers: list[int]) -> None:
        """All answers are in (a seat that was not asked has none) and the frame is gone."""
        raise NotImplementedError


class Window(Frame):
    """A reaction window: those who might answer are asked, until nobody wants to any more.

    `ask: sealed` asks, by public facts alone, every seat that might have an answer; all answer at
    the same time in secret, and answers are opened and carried out in turn order from `first`. One
    that has lost its occasion meanwhile is taken back unseen. `ask: holders` asks one seat after
    the other and only those who can answer. Either way the window opens again after each round in
    which something was played, so everybody may answer to what is new. It closes when a round
    brings nothing, or when there is nothing left to answer to; since an answer spends a card, it
    always does. A window that has nobody to ask is never put on the stack.
    """

    def __init__(self, first: int) -> None:
        self.first = first

    # What an occasion fills in

    def might(self, state: State, seat: int) -> bool:
        """Whether this seat might have an answer, as far as the whole table knows."""
        raise NotImplementedError

    def answers(self, state: State, seat: int) -> list[int]:
        """The answers that this seat can give now, apart from passing."""
        raise NotImplementedError

    def can_answer(self, state: State, seat: int) -> bool:
        """Whether this seat has any answer; override it where that is quicker to tell."""
        return bool(self.answers(state, seat))

    def answer(self, state: State, seat: int, move: int) -> None:
        """Carry out an answer: usually this puts frames on top of the window."""
        raise NotImplementedError

    def passing(self) -> int:
        """The move that says: nothing from me."""
        raise NotImplementedError

    def stands(self, state: State) -> bool:
        """Whether there is still something to answer to."""
        return True

    def closed(self, state: State) -> None:
        """Nobody answers any more; the window is off the stack."""

    # How it works

    def seals(self) -> bool:
        return True

    def open(self, state: State) -> None:
        """Put this window on the stack, if there is anybody to ask."""
        mask = self._askable(state)
        if state.ask_sealed:
            anybody = mask != 0
        else:
            anybody = False
            for seat in range(state.seats):
                if self.can_answer(state, seat):
                    anybody = True
                    break
        if anybody:
            open_choice(state, self, mask)
        else:
            self.closed(state)

    def _askable(self, state: State) -> int:
        """Who is asked by public facts; `ask: holders` finds out one by one (see `asked`)."""
        if not state.ask_sealed:
            return (1 << state.seats) - 1
        mask = 0
        for seat in range(state.seats):
            if self.might(state, seat):
                mask |= 1 << seat
        return mask

    def asked(self, state: State) -> int:
        if not self.stands(state):
            return 0
        if state.ask_sealed:
            return pending(state)
        entry = state.sealed[-1]
        for i in range(state.seats):
            seat = (self.first + i) % state.seats
            if entry[seat] == PENDING and self.can_answer(state, seat):
                return 1 << seat
        return 0

    def possible_answers(self, state: State, seat: int) -> list[int]:
        return [self.passing()] + self.answers(state, seat)

    def moves(self, state: State, seat: int) -> list[int]:
        return [self.passing()] + self.answers(state, seat)

    def default(self, state: State, seat: int) -> int:
        return self.passing()

    def take(self, state: State, seat: int, move: int) -> None:
        if state.ask_sealed or move == self.passing():
            state.sealed[-1][seat] = move
            return
        self._reopen(state)
        self.answer(state, seat, move)

    def step(self, state: State) -> None:
        """Open the next sealed answer; when all are open, ask again or close."""
        if self.stands(state) and state.ask_sealed:
            entry = state.sealed[-1]
            played = False
            for i in range(state.seats):
                seat = (self.first + i) % state.seats
                move = entry[seat]
                if move == OPENED:
                    played = True
                elif move >= 0:
                    entry[seat] = NOT_ASKED  # now all know: passed, or taken back unseen
                    if move != self.passing() and move in self.answers(state, seat):
                        entry[seat] = OPENED
                        self.answer(state, seat, move)
                        return
            if played:
                self._reopen(state)
                return
        close_choice(state)
        self.closed(state)

    def _reopen(self, state: State) -> None:
        mask = self._askable(state)
        entry = state.sealed[-1]
        for seat in range(state.seats):
            entry[seat] = PENDING if mask >> seat & 1 else NOT_ASKED
