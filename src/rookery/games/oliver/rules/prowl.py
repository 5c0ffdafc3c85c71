"""Prowling: series of tokens, evidence, the stranded pawn, and lines revealed at night."""

from __future__ import annotations

from rookery.games.oliver.rules.loot import Take, take_token
from rookery.games.oliver.rules.memory import FACE, SHIFT, open_token
from rookery.games.oliver.rules.state import DOWN, EMPTY, NIGHT, OliverState
from rookery.kernel.state import Frame

# The series ------------------------------------------------------------------------------------


def series(s: OliverState, found: list[int]) -> bool:
    """Add every path from the pawn over face-up tokens; tell whether a face-down one touches it."""
    streets = s.streets
    up = s.up
    base = s.box.PROWL + streets.path_offset
    down = False
    for first in streets.near[s.pawn]:  # the path to a single space has the number of that space
        if up[first] >= 0:
            found.append(base + first)
            _follow(s, first, base, found)
        elif up[first] == DOWN:
            down = True
    return down


def _follow(s: OliverState, path: int, base: int, found: list[int]) -> None:
    """Go on while there are tokens, up to the fourth: around corners, never across gaps."""
    for longer in s.streets.longer[path]:
        if s.up[s.streets.last[longer]] >= 0:
            found.append(base + longer)
            _follow(s, longer, base, found)


def has_choice(s: OliverState) -> bool:
    """Whether there is more than one path from the pawn."""
    streets = s.streets
    up = s.up
    found = False
    for first in streets.near[s.pawn]:
        if up[first] >= 0:
            if found:
                return True
            found = True
            for longer in streets.longer[first]:
                if up[streets.last[longer]] >= 0:
                    return True
    return False


def prowl_moves(s: OliverState, seat: int, found: list[int]) -> None:
    """How the action can begin: with a path, a line to reveal, or a bribe; or not at all."""
    if series(s, found):
        if not found:
            first = s.box.REVEAL + s.streets.offset
            for space in s.streets.near[s.pawn]:
                if s.up[space] == DOWN:
                    found.append(first + space)
    elif not found and can_bribe(s, seat):
        found.append(s.box.BRIBE)


def can_bribe(s: OliverState, seat: int) -> bool:
    return s.left > 0 and s.money[seat] >= s.box.bribe


def can_prowl(s: OliverState, seat: int) -> bool:
    return s.touches_token(s.pawn) or can_bribe(s, seat)


def follow_path(s: OliverState, seat: int, path: int, also: int) -> None:
    """Take the token at the end of a path; those before it are evidence, but for one that a
    helper takes as well. Tokens taken are resolved from the nearest on [R50]."""
    spaces = s.streets.paths[path]
    s.left -= len(spaces)
    for i in range(len(spaces) - 1):
        space = spaces[i]
        if space != also:
            s.files[seat].append(open_token(s.up[space]))
            if s.telling:
                s.tell("evidence", [seat, s.up[space]])
            s.up[space] = EMPTY
    target = spaces[-1]
    face = s.up[target]
    s.up[target] = EMPTY
    s.pawn = target
    if s.telling:
        s.tell_space("prowl", seat, target)
    if also >= 0:
        s.lifted.append(face)
        s.frames.append(Take(seat))
        face = s.up[also]
        s.up[also] = EMPTY
    take_token(s, seat, face)


# Frames ----------------------------------------------------------------------------------------


class Prowl(Frame[OliverState]):
    """A prowl that must now go on: move a stranded pawn, reveal if necessary, take a token."""

    def __init__(self, seat: int, helped: bool) -> None:
        self.seat = seat
        self.helped = helped  # by Charley Bates, who takes one of the skipped tokens as well

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat if has_choice(s) else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        found: list[int] = []
        series(s, found)
        return found

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        path = move - s.box.PROWL - s.streets.path_offset
        skipped = len(s.streets.paths[path]) - 1
        if self.helped and skipped:
            s.frames.append(Also(seat, path))
        else:
            follow_path(s, seat, path, -1)

    def step(self, s: OliverState) -> None:
        moves = self.moves(s, self.seat)
        if moves:
            self.take(s, self.seat, moves[0])
        elif s.touches_token(s.pawn):
            s.frames.append(Line(self.seat, 0, s.pawn))
        else:
            paid = s.pay(self.seat, s.box.bribe)
            if s.telling:
                s.tell("bribe", [self.seat, paid])
            move_pawn(s, self.seat)


class Also(Frame[OliverState]):
    """Charley Bates: which of the skipped tokens comes along."""

    def __init__(self, seat: int, path: int) -> None:
        self.seat = seat
        self.path = path

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat if len(s.streets.paths[self.path]) > 2 else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        first = s.box.ALSO + s.streets.offset
        return [first + space for space in s.streets.paths[self.path][:-1]]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        follow_path(s, seat, self.path, move - s.box.ALSO - s.streets.offset)

    def step(self, s: OliverState) -> None:
        self.take(s, self.seat, self.moves(s, self.seat)[0])


# The stranded pawn -----------------------------------------------------------------------------


def move_pawn(s: OliverState, seat: int) -> None:
    """The pawn goes anywhere beside a token; at night its mover looks at tokens first."""
    s.frames.append(PlacePawn(seat))
    if s.side == NIGHT:
        s.frames.append(Peek(seat, []))


def peek_at(s: OliverState, seat: int, space: int) -> None:
    """Look at a face-down token; it stays face down [R47]."""
    at = -1
    for i in range(0, len(s.peeks), 2):
        if s.peeks[i] == space:
            at = i + 1
    if at >= 0:
        s.news += 1
    else:
        s.peeks.append(space)
        s.peeks.append(s.chance.draw(s.dark, s.box.TOKEN_OUTCOME))
        at = len(s.peeks) - 1
    s.peeks[at] |= 1 << (SHIFT + seat)
    if s.telling:
        number = s.box.space_number(s.side, space)
        s.tell_some("peek", [seat, number, s.peeks[at] & FACE], 1, 1 << seat)


class Peek(Frame[OliverState]):
    """Secretly look at face-down tokens, one after the other."""

    def __init__(self, seat: int, seen: list[int]) -> None:
        self.seat = seat
        self.seen = seen  # what has been looked at already

    def asked(self, s: OliverState) -> int:
        left = s.box.peeks - len(self.seen)
        if left <= 0:
            return 0
        return 1 << self.seat if s.hidden - len(self.seen) > left else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        move = s.box.PEEK + s.streets.offset
        found: list[int] = []
        for face in s.up:
            if face == DOWN:
                found.append(move)
            move += 1
        for space in self.seen:
            found.remove(s.box.PEEK + s.streets.offset + space)
        return found

    def take(self, s: OliverState, seat: int, move: int) -> None:
        space = move - s.box.PEEK - s.streets.offset
        s.frames[-1] = Peek(seat, self.seen + [space])
        peek_at(s, seat, space)

    def step(self, s: OliverState) -> None:
        """So few are left that there is no choice, or all have been looked at."""
        if len(self.seen) < s.box.peeks:
            for move in self.moves(s, self.seat):
                peek_at(s, self.seat, move - s.box.PEEK - s.streets.offset)
        s.frames.pop()


def places(s: OliverState) -> list[int]:
    """Where the pawn may be put, the square last [R16]."""
    streets = s.streets
    up = s.up
    two = s.seats == 2
    first = s.box.PLACE + streets.offset
    found: list[int] = []
    for space, face in enumerate(up):
        if face != EMPTY:
            for other in streets.near[space]:
                if up[other] == EMPTY and not (two and streets.yellow[other]):
                    new = True  # not yet found beside an earlier token
                    for earlier in streets.near[other]:
                        if earlier < space and up[earlier] != EMPTY:
                            new = False
                            break
                    if new:
                        found.append(first + other)
    found.sort()
    if s.touches_token(streets.size):
        found.append(s.box.PLACE + s.box.square)
    return found


def several_places(s: OliverState) -> bool:
    """Whether there is more than one place for the pawn."""
    streets = s.streets
    up = s.up
    two = s.seats == 2
    first = streets.size if s.touches_token(streets.size) else -1
    for space, face in enumerate(up):
        if face != EMPTY:
            for other in streets.near[space]:
                if up[other] == EMPTY and other != first and not (two and streets.yellow[other]):
                    if first >= 0:
                        return True
                    first = other
    return False


class PlacePawn(Frame[OliverState]):
    """Put the pawn on an empty space beside a token."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat if several_places(s) else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        return places(s)

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        number = move - s.box.PLACE
        on_square = number == s.box.square
        s.pawn = s.streets.size if on_square else number - s.streets.offset
        if s.telling:
            s.tell_space("place", seat, s.pawn)

    def step(self, s: OliverState) -> None:
        self.take(s, self.seat, self.moves(s, self.seat)[0])

    def why_not(self, s: OliverState, seat: int, move: int) -> str:
        space = move - s.box.PLACE - s.streets.offset
        if not 0 <= space < s.streets.size:
            return ""
        if s.is_closed(space):
            return "with two players this street is closed"
        if s.up[space] != EMPTY:
            return "the pawn needs an empty space"
        return "the space must be next to a token"


# Lines at night --------------------------------------------------------------------------------


def turn_up(s: OliverState, seat: int, space: int) -> None:
    """Turn a face-down token up for all to see."""
    face = -1
    for i in range(0, len(s.peeks), 2):
        if s.peeks[i] == space:
            face = s.peeks[i + 1] & FACE
            del s.peeks[i : i + 2]
            s.news += 1
            break
    if face < 0:
        face = s.chance.draw(s.dark, s.box.TOKEN_OUTCOME)
    s.up[space] = face
    s.hidden -= 1
    if s.telling:
        s.tell("reveal", [seat, s.box.space_number(s.side, space), face])


class Line(Frame[OliverState]):
    """A line is being revealed: one token after the other, with a choice at every junction."""

    def __init__(self, seat: int, count: int, at: int) -> None:
        self.seat = seat
        self.count = count  # how many have been turned up
        self.at = at  # the last of them, or where the pawn stands

    def asked(self, s: OliverState) -> int:
        if self.count >= s.box.line:
            return 0
        ways = 0
        for space in s.streets.near[self.at]:
            if s.up[space] == DOWN:
                ways += 1
        return 1 << self.seat if ways > 1 else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        first = s.box.REVEAL + s.streets.offset
        return [first + space for space in s.streets.near[self.at] if s.up[space] == DOWN]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        space = move - s.box.REVEAL - s.streets.offset
        s.frames[-1] = Line(seat, self.count + 1, space)
        turn_up(s, seat, space)

    def step(self, s: OliverState) -> None:
        """Go on as long as there is one way only; stop at twelve or where it ends [R43]."""
        count = self.count
        at = self.at
        while count < s.box.line:
            way = -1
            ways = 0
            for space in s.streets.near[at]:
                if s.up[space] == DOWN:
                    way = space
                    ways += 1
            if ways > 1:
                s.frames[-1] = Line(self.seat, count, at)
                return
            if not ways:
                break
            at = way
            turn_up(s, self.seat, at)
            count += 1
        s.frames.pop()
