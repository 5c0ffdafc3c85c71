"""Rows of 32-bit floats, written quickly: nearly all of them are zeros.

What is mostly zeros is written as a gap, all at once, in which single numbers are then put.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_f32_le, write_f32_le
from mypy_extensions import i64, u8

MOST: Final = 1024
ZEROS: Final = [bytes(4 * count) for count in range(MOST + 1)]
SPARE: Final = BytesWriter()


def number(out: BytesWriter, value: float) -> None:
    write_f32_le(out, value)


def flag(out: BytesWriter, value: bool) -> None:
    write_f32_le(out, 1.0 if value else 0.0)


def gap(out: BytesWriter, count: int) -> i64:
    """So many zeros; returns where they begin."""
    at: i64 = len(out)
    while count > MOST:
        out.write(ZEROS[MOST])
        count -= MOST
    out.write(ZEROS[count])
    return at


def put(out: BytesWriter, gap: i64, place: i64, value: float) -> None:
    """Write one number of a gap."""
    at = gap + 4 * place
    if value == 1.0:  # 00 00 80 3F
        out[at] = 0
        out[at + 1] = 0
        out[at + 2] = 0x80
        out[at + 3] = 0x3F
        return
    spare = SPARE
    spare.truncate(0)
    write_f32_le(spare, value)
    out[at] = spare[0]
    out[at + 1] = spare[1]
    out[at + 2] = spare[2]
    out[at + 3] = spare[3]


def add(out: BytesWriter, gap: i64, place: i64, value: float) -> None:
    """Add to one number of a gap."""
    at = gap + 4 * place
    high: u8 = out[at + 3]
    if high:  # zero has no such byte, and nothing that is ever added is so small as to have none
        value += read_f32_le(bytes([out[at], out[at + 1], out[at + 2], high]), 0)
    put(out, gap, place, value)


def one_of(out: BytesWriter, which: int, size: int) -> None:
    """1 at one place of so many, or nowhere."""
    at = gap(out, size)
    if 0 <= which < size:
        put(out, at, which, 1.0)


def some_of(out: BytesWriter, mask: int, size: int) -> None:
    """1 wherever a bit is set."""
    at = gap(out, size)
    place: i64 = 0
    while mask:
        if mask & 1:
            put(out, at, place, 1.0)
        mask >>= 1
        place += 1


def members(out: BytesWriter, those: list[int], size: int) -> None:
    """1 for each number that is among those."""
    at = gap(out, size)
    for one in those:
        put(out, at, one, 1.0)


def tally(out: BytesWriter, those: list[int], size: int, scale: float) -> i64:
    """How often each number is among those, which are few; returns where it begins."""
    at = gap(out, size)
    for i in range(len(those)):
        one = those[i]
        count = 1
        for j in range(i):
            if those[j] == one:
                count += 1
        put(out, at, one, count * scale)
    return at


def counts(out: BytesWriter, row: list[int], scale: float) -> None:
    """How many there are of each."""
    for count in row:
        write_f32_le(out, count * scale)
