"""Names of strangers: nobody passes for somebody else at the same table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from rookery.speaker import cleaned

LONGEST = 24
NOBODY = "?"


def fitting(name: str, others: Iterable[str]) -> str:
    """A name as it is shown at a table; who comes second with one that looks the same gets a
    number, so that everybody can tell them apart."""
    name = cleaned(name)[:LONGEST].strip() or NOBODY
    taken = {looks(other) for other in others}
    shown, number = name, 1
    while looks(shown) in taken:
        number += 1
        mark = f" {number}"
        shown = name[: LONGEST - len(mark)].rstrip() + mark
    return shown


def looks(name: str) -> str:
    """The same for all names that a reader would take for the same."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = (c for c in plain if not unicodedata.combining(c))
    return "".join(ALIKE.get(c) or latin(c) for c in letters).replace(" ", "")


# What differs less in print than on the keyboard.
ALIKE = {"i": "l", "1": "l", "|": "l", "0": "o", "\u0131": "l"}


@cache
def latin(letter: str) -> str:
    """The Latin letter that a letter of another script looks like, if there is one."""
    if letter.isascii():
        return letter
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte, seldom needed

    for like in confusables_data.get(letter, []):
        if len(like["c"]) == 1 and like["c"].isascii() and like["c"].isalnum():
            small = str(like["c"]).casefold()
            return ALIKE.get(small, small)
    return letter
