"""Who knows what lies in the lairs.

Nearly every token was in the open before it vanished into a stash or a police file, so a perfect
memory knows nearly everything. A token is one number (see kernel.pieces): its face, a bit for
every seat that knows it, and above them its `blur`. Eyes that do not know a token know at least
what it may be, as a set of faces (one bit each):

- blur 0: a starting token that they never saw, so any starting token;
- otherwise the entry of these eyes in `blurs[blur - 1]`; the last entry is the spectator's.

When a token moves from one hidden place to another, whoever did not see which one it was loses
track: each token of the old place, and the one in the new place, may then be any of those that
were there. What such eyes know never depends on anything but what they saw, so nothing leaks; and
the face of a token is always among those that any eyes think possible, so a guess is a way to
deal the unknown faces to the places where they may be.
"""

from __future__ import annotations

from typing import Final

from rookery.kernel.chance import Rng

SHIFT: Final = 12
FACE: Final = (1 << SHIFT) - 1
SEEN: Final = 0xFF  # all seats, and whoever looks on
BLUR: Final = 20


def open_token(face: int) -> int:
    """A token that everybody saw."""
    return face | SEEN << SHIFT


def private_token(face: int, seats: int) -> int:
    """A starting token that only these seats (one bit each) know."""
    return face | seats << SHIFT


def is_open(token: int) -> bool:
    return token >> SHIFT & SEEN == SEEN


def knows(token: int, eyes: int) -> bool:
    if eyes < 0:
        return token >> SHIFT & SEEN == SEEN
    return bool(token >> (SHIFT + eyes) & 1)


def is_plain(zone: list[int], token: int) -> bool:
    """Whether a token can leave a place without anybody wondering which one it was: all know it,
    or all that are not open are known to the same eyes, the others think the same of them, and
    no open one looks like it."""
    if is_open(token):
        return True
    for other in zone:
        if is_open(other):
            if other & FACE == token & FACE:
                return False
        elif other >> SHIFT != token >> SHIFT:
            return False
    return True


def learn(zone: list[int], seat: int) -> None:
    """A seat looks at all tokens of a place."""
    for i in range(len(zone)):
        zone[i] |= 1 << (SHIFT + seat)


def lies_at(zone: list[int], face: int) -> int:
    """Where a token with this face lies in a place, or -1."""
    for i in range(len(zone)):
        if zone[i] & FACE == face:
            return i
    return -1


class Memory:
    """What those who do not know a token think that it may be."""

    def __init__(self, seats: int, fresh: int) -> None:
        self.seats = seats
        self.fresh = fresh  # the starting tokens, one bit for each face
        self.blurs: list[list[int]] = []  # never changed once there, so copies share them

    def may_be(self, token: int, eyes: int) -> int:
        """The faces that a token may have for these eyes, one bit each."""
        if knows(token, eyes):
            return 1 << (token & FACE)
        blur = token >> BLUR
        return self.blurs[blur - 1][eyes] if blur else self.fresh

    def token(self, face: int, masks: list[int]) -> int:
        """A token of which each seat, and last the spectator, knows so much."""
        alone = 1 << face
        seen = 0
        kept: list[int] = []
        fresh = masks[-1] == self.fresh
        for eyes in range(self.seats):
            mask = masks[eyes]
            if mask == alone:
                seen |= 1 << eyes
                kept.append(0)
            else:
                kept.append(mask)
                fresh = fresh and mask == self.fresh
        if masks[-1] == alone and seen == (1 << self.seats) - 1:
            return open_token(face)
        one = face | seen << SHIFT
        if fresh:
            return one
        kept.append(masks[-1])
        if kept not in self.blurs:
            self.blurs.append(kept)
        return one | (self.blurs.index(kept) + 1) << BLUR

    def take_out(self, zone: list[int], index: int, witnesses: int) -> int:
        """Take a token out of a hidden place, seen by these witnesses (SEEN: by everybody)."""
        token = zone[index]
        if witnesses == SEEN and is_plain(zone, token):
            return zone.pop(index)
        alone = 1 << (token & FACE)
        columns: list[list[int]] = []
        for eyes in range(self.seats + 1):
            looker = eyes if eyes < self.seats else -1
            column = [self.may_be(one, looker) for one in zone]
            if witnesses == SEEN or (looker >= 0 and witnesses >> looker & 1):
                recognise(column, index, alone)
            else:
                mix(column)
            columns.append(column)
        for i in range(len(zone)):
            zone[i] = self.token(zone[i] & FACE, [column[i] for column in columns])
        return zone.pop(index)

    def redeal(self, zones: list[list[int]], eyes: int, rng: Rng) -> None:
        """Deal the faces that these eyes do not know anew, wherever each of them may be."""
        faces: list[int] = []
        masks: list[int] = []
        for zone in zones:
            for token in zone:
                if not knows(token, eyes):
                    faces.append(token & FACE)
                    masks.append(self.may_be(token, eyes))
        if not faces:
            return
        dealt = deal(faces, masks, rng)
        at = 0
        for zone in zones:
            for i in range(len(zone)):
                if not knows(zone[i], eyes):
                    zone[i] = self._refaced(zone[i], dealt[at])
                    at += 1

    def _refaced(self, token: int, face: int) -> int:
        """The token with another face: who knew the one knows the other. Eyes that could exclude
        the new face fall back to what the spectator knows, since a guess cannot tell what else
        they saw."""
        if token & FACE == face:
            return token
        seen = token >> SHIFT & SEEN
        if not token >> BLUR:
            return face | seen << SHIFT
        public = self.may_be(token, -1) | 1 << face
        masks: list[int] = []
        for eyes in range(self.seats):
            mask = self.may_be(token, eyes)
            if seen >> eyes & 1:
                mask = 1 << face
            elif not mask >> face & 1:
                mask = public
            masks.append(mask)
        masks.append(public)
        return self.token(face, masks)


def recognise(column: list[int], index: int, alone: int) -> None:
    """Eyes see which face leaves a place, but not which of the places it lay in.

    If they were sure of one such token, it is as if that one left. Otherwise it was one of those
    that might have been it, and the others of these stay as uncertain as all of them together.
    """
    if column[index] == alone:
        return
    for i in range(len(column)):
        if column[i] == alone:
            column[i] = column[index]
            column[index] = alone
            return
    union = 0
    for mask in column:
        if mask & alone:
            union |= mask
    for i in range(len(column)):
        if column[i] & alone:
            column[i] = union
    column[index] = alone


def mix(column: list[int]) -> None:
    """Eyes cannot see which token leaves: each may be any of those that were there."""
    union = 0
    for mask in column:
        union |= mask
    for i in range(len(column)):
        column[i] = union


def deal(faces: list[int], masks: list[int], rng: Rng) -> list[int]:
    """A random way to give each place one of the faces that may be there, all ways alike.

    There always is one: the truth. Places where the same may be are alike, so ways are counted by
    how many of each such group are still free; a face then goes where most ways lead, so often as
    they do. Only where there are too many groups to count, any way is mixed up at random.
    """
    alike = True
    for mask in masks:
        alike = alike and mask == masks[0]
    if alike:
        shuffled = faces[:]
        rng.shuffle(shuffled)
        return shuffled
    ways = Ways(faces, masks)
    if not ways.countable():
        return mixed(faces, masks, rng)
    dealt = faces[:]
    order = list(range(len(masks)))
    rng.shuffle(order)
    free = ways.free
    for i in range(len(ways.faces)):
        group = ways.choose(i, free, rng)
        free -= 1 << GROUP * group
        for at in range(len(order)):
            if ways.group[order[at]] == group:
                dealt[order.pop(at)] = ways.faces[i]
                break
    return dealt


GROUP: Final = 7  # bits for the number of free places of a group
MOST_GROUPS: Final = 8
MOST_WAYS: Final = 200_000  # matches come to some thousands


class Ways:
    """How many ways there are to deal faces to places, for each number of free places a group."""

    def __init__(self, faces: list[int], masks: list[int]) -> None:
        self.masks: list[int] = []  # of each group
        self.group: list[int] = []  # of each place
        self.free = 0  # how many places each group has, packed
        for mask in masks:
            if mask not in self.masks:
                self.masks.append(mask)
            group = self.masks.index(mask)
            self.group.append(group)
            self.free += 1 << GROUP * group
        fits: list[list[int]] = []
        for face in faces:
            fits.append([g for g in range(len(self.masks)) if self.masks[g] >> face & 1])
        order = list(range(len(faces)))
        order.sort(key=lambda i: len(fits[i]))  # the choosy ones first: fewer ways to look at
        self.faces = [faces[i] for i in order]
        self.fits = [fits[i] for i in order]
        self.known: dict[int, float] = {}

    def countable(self) -> bool:
        """Whether counting takes no longer than a guess may."""
        if len(self.masks) > MOST_GROUPS or len(self.faces) >= 1 << GROUP:
            return False
        states = 1
        for group in range(len(self.masks)):
            states *= 1 + (self.free >> GROUP * group & (1 << GROUP) - 1)
        return states <= MOST_WAYS

    def count(self, i: int, free: int) -> float:
        """Ways to deal the faces from this one on, with so many places left in each group."""
        if i == len(self.faces):
            return 1.0
        if free in self.known:
            return self.known[free]
        total = 0.0
        for group in self.fits[i]:
            places = free >> GROUP * group & (1 << GROUP) - 1
            if places:
                total += places * self.count(i + 1, free - (1 << GROUP * group))
        self.known[free] = total
        return total

    def choose(self, i: int, free: int, rng: Rng) -> int:
        """The group to which a face goes, as often as there are ways to go on from there."""
        if len(self.fits[i]) == 1:
            return self.fits[i][0]
        drawn: int = rng.below(1 << 30)
        left = self.count(i, free) * drawn / (1 << 30)
        last = -1
        for group in self.fits[i]:
            places = free >> GROUP * group & (1 << GROUP) - 1
            if places:
                ways = places * self.count(i + 1, free - (1 << GROUP * group))
                if ways > 0.0:
                    last = group
                    left -= ways
                    if left < 0.0:
                        return group
        return last


def mixed(faces: list[int], masks: list[int], rng: Rng) -> list[int]:
    """Any way, and then faces change places, as far as they fit, until nothing is left of it."""
    count = len(faces)
    order = list(range(count))
    rng.shuffle(order)
    choices = list(range(count))
    rng.shuffle(choices)
    holder = [-1] * count  # face number -> place
    for place in order:
        _settle(place, faces, masks, choices, holder, [False] * count)
    dealt = faces[:]
    for i in range(count):
        if holder[i] >= 0:
            dealt[holder[i]] = faces[i]
    for _ in range(20 * count):
        a = rng.below(count)
        b = rng.below(count)
        if masks[a] >> dealt[b] & 1 and masks[b] >> dealt[a] & 1:
            dealt[a], dealt[b] = dealt[b], dealt[a]
    return dealt


def _settle(
    place: int,
    faces: list[int],
    masks: list[int],
    choices: list[int],
    holder: list[int],
    tried: list[bool],
) -> bool:
    for i in choices:  # a free face if there is one
        if holder[i] < 0 and masks[place] >> faces[i] & 1:
            holder[i] = place
            return True
    for i in choices:
        if not tried[i] and masks[place] >> faces[i] & 1:
            tried[i] = True
            if _settle(holder[i], faces, masks, choices, holder, tried):
                holder[i] = place
                return True
    return False
