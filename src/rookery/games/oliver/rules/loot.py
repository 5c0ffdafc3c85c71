"""Taking a token: what becomes of objects, tools, characters and burglaries."""

from __future__ import annotations

from rookery.games.oliver.rules.memory import FACE, knows, open_token
from rookery.games.oliver.rules.state import OliverState
from rookery.kernel.prompts import Prompt, Sentence
from rookery.kernel.state import Frame


def take_token(s: OliverState, seat: int, face: int) -> None:
    """A token from the board comes to a player; a choice it calls for is left on the stack."""
    box = s.box
    if face < box.first_tool:
        if s.telling:
            s.tell("take", [seat, face])
        into_stash(s, seat, open_token(face))
    elif face < box.character_token:
        s.tools[len(box.tool_ids) * seat + face - box.first_tool] += 1
        if s.telling:
            s.tell("tool", [seat, face])
    elif face == box.character_token:
        draw_character(s, seat)
    else:
        commit_burglary(s, seat, 1 + s.kinds_of_tools(seat), True)


# Objects


def into_stash(s: OliverState, seat: int, token: int) -> None:
    """Into a free place; a full stash must give up a token first [R8]."""
    if len(s.stash[seat]) < s.box.capacity:
        s.stash[seat].append(token)
    else:
        s.arriving.append(token)
        s.frames.append(MakeRoom(seat))


class MakeRoom(Frame[OliverState]):
    """A full stash: one of the old tokens goes into the police file, the new one stays.

    Asked even where all old tokens are alike, since nobody else knows that they are.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat

    def moves(self, s: OliverState, seat: int) -> list[int]:
        counts = s.count(s.stash[seat])
        return [s.box.AWAY + kind for kind in range(len(counts)) if counts[kind]]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        stash = s.stash[seat]
        token = s.memory.take_out(stash, s.find(stash, move - s.box.AWAY), 1 << seat)
        s.files[seat].append(token)
        stash.append(s.arriving.pop())
        if s.telling:
            s.tell_some("displace", [seat, token & FACE], 1, 1 << seat)

    def default(self, s: OliverState, seat: int) -> int:
        """The cheapest object that is no joker."""
        best = -1
        least = 0
        for move in self.moves(s, seat):
            kind = move - s.box.AWAY
            worth = s.box.face_value[kind] if kind != s.box.wallet else 100
            if best < 0 or worth < least:
                best = move
                least = worth
        return best

    def why_not(self, s: OliverState, seat: int, move: int) -> str:
        box = s.box
        if box.AWAY <= move < box.AWAY + len(box.kind_count):
            return "there is no such token among the old ones in your stash"
        return "your stash is full: first choose a token for the police file"

    def ask(self, s: OliverState, seat: int) -> Prompt:
        prompt = Prompt("make-room")
        for token in s.arriving:
            if knows(token, seat):
                face = s.id("token", token & FACE)
                prompt.notes.append(Sentence("ask-arriving", {"token": face}))
        return prompt


# Characters


def draw_character(s: OliverState, seat: int) -> None:
    """The token goes into the bag, the top card into the hand; none is left: nothing [R12]."""
    if not s.deck:
        if s.telling:
            s.tell("no-character", [seat])
        return
    card = s.chance.draw(s.deck, s.box.CHARACTER_OUTCOME)
    s.hands[seat].append(card)
    s.hands[seat].sort()
    if s.telling:
        s.tell_some("character", [seat, card], 1, 1 << seat)


# Burglaries


def commit_burglary(s: OliverState, seat: int, cards: int, tool_lost: bool) -> None:
    """Draw cards and keep one; then a tool is lost, if there is one [R48, R49]."""
    cards = min(cards, len(s.vault))  # [R51]
    if s.telling:
        s.tell("burglary", [seat, cards])
    if tool_lost:
        s.frames.append(LoseTool(seat))
    if not cards:
        return
    for _ in range(cards):
        s.drawn.append(s.chance.draw(s.vault, s.box.BURGLARY_OUTCOME))
    s.drawn.sort()
    s.note_burglaries(seat)
    if cards == 1:
        keep_burglary(s, seat, s.drawn[0])
    else:
        s.frames.append(KeepBurglary(seat))


def keep_burglary(s: OliverState, seat: int, card: int) -> None:
    """Keep one card face down; the others go back and are shuffled."""
    s.drawn.remove(card)
    s.kept[seat].append(card)
    s.barred[seat].extend([0] * s.seats)
    s.vault.extend(s.drawn)
    s.vault.sort()
    s.drawn.clear()
    if s.telling:
        s.tell_some("keep", [seat, s.box.burglaries[card]], 1, 1 << seat)


class KeepBurglary(Frame[OliverState]):
    """Several Burglary cards were drawn: choose the one to keep."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat

    def moves(self, s: OliverState, seat: int) -> list[int]:
        found: list[int] = []
        for card in s.drawn:
            if not found or found[-1] != s.box.KEEP + card:
                found.append(s.box.KEEP + card)
        return found

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        keep_burglary(s, seat, move - s.box.KEEP)

    def default(self, s: OliverState, seat: int) -> int:
        return self.moves(s, seat)[-1]  # the richest

    def ask(self, s: OliverState, seat: int) -> Prompt:
        prompt = Prompt("keep-burglary")
        values = [s.box.burglaries[card] for card in s.drawn]
        prompt.notes = [Sentence("ask-drawn-burglaries", {"number": values})]
        return prompt


class LoseTool(Frame[OliverState]):
    """After a burglary one tool is discarded, whichever its owner likes, also a duplicate."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat if s.kinds_of_tools(self.seat) > 1 else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        kinds = len(s.box.tool_ids)
        return [s.box.DROP + tool for tool in range(kinds) if s.tools[kinds * seat + tool]]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        tool = move - s.box.DROP
        s.tools[len(s.box.tool_ids) * seat + tool] -= 1
        if s.telling:
            s.tell("drop", [seat, tool])

    def step(self, s: OliverState) -> None:
        moves = self.moves(s, self.seat)
        if moves:
            self.take(s, self.seat, moves[0])
        else:
            s.frames.pop()

    def default(self, s: OliverState, seat: int) -> int:
        """A duplicate if there is one."""
        kinds = len(s.box.tool_ids)
        best = -1
        most = 0
        for move in self.moves(s, seat):
            count = s.tools[kinds * seat + move - s.box.DROP]
            if count > most:
                best = move
                most = count
        return best


class Take(Frame[OliverState]):
    """The token lifted from the board last is resolved now (Charley Bates lifts two)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, s: OliverState) -> None:
        s.frames.pop()
        take_token(s, self.seat, s.lifted.pop())
