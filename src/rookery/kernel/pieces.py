"""Hidden pieces that remember who has legitimately seen them.

A piece is one number: its face, and above it a bit for every seat that knows the face. Zones are
plain lists of pieces, so copies stay cheap and views, guesses and the leak test read the same
bits. A shuffle clears them.
"""

from __future__ import annotations

from typing import Final

from rookery.kernel.chance import Rng

SHIFT: Final = 12
FACE: Final = (1 << SHIFT) - 1
EVERYONE: Final = 0xFF


def piece(face: int, seen: int) -> int:
    """A piece with this face, seen by these seats (one bit each)."""
    return face | seen << SHIFT


def face(one: int) -> int:
    return one & FACE


def seen(one: int) -> int:
    return one >> SHIFT


def known(one: int, eyes: int) -> bool:
    """Whether a seat has seen this piece; a spectator (negative) knows what everyone knows."""
    if eyes < 0:
        return one >> SHIFT == EVERYONE
    return bool(one >> (SHIFT + eyes) & 1)


def shown_to(one: int, seats: int) -> int:
    """The piece after these seats (one bit each) have seen it too."""
    return one | seats << SHIFT


def find(zone: list[int], wanted: int) -> int:
    """Where a piece with this face lies in a zone, or -1."""
    for i in range(len(zone)):
        if zone[i] & FACE == wanted:
            return i
    return -1


def redeal(zones: list[list[int]], eyes: int, rng: Rng) -> None:
    """Deal the faces of all pieces that these eyes do not know anew, in place."""
    faces: list[int] = []
    for zone in zones:
        for one in zone:
            if not known(one, eyes):
                faces.append(one & FACE)
    rng.shuffle(faces)
    for zone in zones:
        for i in range(len(zone)):
            if not known(zone[i], eyes):
                zone[i] = zone[i] & ~FACE | faces.pop()


def shown(zone: list[int], eyes: int, all_eyes: bool) -> list[int]:
    """The faces of a zone as these eyes see them: what they know in order, then -1 for the rest.

    Known pieces come first, so that the place of an unknown one in the zone tells nothing.
    """
    faces = sorted([one & FACE for one in zone if all_eyes or known(one, eyes)])
    return faces + [-1] * (len(zone) - len(faces))
