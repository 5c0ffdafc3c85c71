"""What standing orders go by: public facts of the open decision, the same at a server and here."""

from __future__ import annotations

from typing import Any

from rookery.kernel.state import State

NAMES_A_SEAT = ("seat", "by", "victim", "target", "owner")


def passing(state: State, seat: int) -> str | None:
    """The move by which a seat that is asked says nothing, where this is a reaction."""
    word = state.game.vocabulary.word
    move = state.frames[-1].passing()
    if move >= 0:
        return word(move)
    default = word(state.default(seat))
    return default if default == "pass" else None


def concerns(state: State, seat: int) -> bool:
    """Whether a window concerns a seat: its occasion names it, or it is that seat's turn."""
    written = [state.game.frames.write(state, frame) for frame in state.frames[-2:]]
    named = [data.get(key) for data in written for key in NAMES_A_SEAT]
    if "character" in written[-1]:
        named.append(written[-1].get("first"))  # its owner
    return seat in named or state.view(None).get("active") == seat


def round_of(state: State) -> int:
    """The number of the round, from what everybody sees."""
    view = state.view(None)
    number: Any = view.get("round")
    if isinstance(number, int):
        return number
    turn: Any = view.get("turn", 0)
    return int((max(turn, 1) - 1) // state.seats)


def at_once(state: State, seat: int, people: int) -> str | None:
    """The only move there is. Where several share a keyboard a secret one is asked for all the
    same: what is not asked would give it away."""
    moves = state.words(seat)
    if len(moves) > 1 or (people > 1 and (state.frames[-1].hides(state) or passing(state, seat))):
        return None
    return moves[0]


class PassOn:
    """An order to pass: until one's own turn, this round, this round unless it concerns oneself,
    or always unless it does."""

    KINDS = ("turn", "round", "unless-me", "match")

    def __init__(self, kind: str, state: State) -> None:
        self.kind = kind
        self.since = round_of(state)

    def ended(self, state: State, seat: int) -> bool:
        """Whether it has run out at this decision."""
        if self.kind == "turn":
            return passing(state, seat) is None
        return self.kind != "match" and round_of(state) != self.since

    def answer(self, state: State, seat: int) -> str | None:
        """What it answers for the seat here, if anything."""
        if self.kind in ("unless-me", "match") and concerns(state, seat):
            return None
        return passing(state, seat)
