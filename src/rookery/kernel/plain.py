"""Plain data from outside, read without trust: positions, and the frames in them.

Whoever reads a value says what it can be; anything else is refused with the name of its place.
"""

from __future__ import annotations

from typing import Final

from rookery.kernel.errors import BadPosition

PLENTY: Final = 1_000_000  # more than a match can have of anything it counts


def whole(data: dict[str, object], key: str, least: int, most: int) -> int:
    """A whole number within bounds; a bool is none."""
    return whole_value(data.get(key), key, least, most)


def whole_value(value: object, what: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"`{what}` cannot be {short(value)}: it lies in {least} to {most}")
    return value


def seat_or_nobody(data: dict[str, object], key: str, seats: int) -> int:
    """A seat, or -1 for None."""
    return -1 if data[key] is None else whole(data, key, 0, seats - 1)


def flag(data: dict[str, object], key: str) -> bool:
    value = data.get(key)
    if not isinstance(value, bool):
        raise BadPosition(f"`{key}` is true or false, not {short(value)}")
    return value


def entries(data: dict[str, object], key: str) -> list[object]:
    """A list, of anything."""
    value = data.get(key)
    if not isinstance(value, list):
        raise BadPosition(f"`{key}` is a list, not {short(value)}")
    return value


def table(data: dict[str, object], key: str) -> dict[str, object]:
    """Named values."""
    return table_value(data.get(key), key)


def table_value(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadPosition(f"`{what}` has names and values, and is not {short(value)}")
    return value


def tables(data: dict[str, object], key: str, count: int) -> list[dict[str, object]]:
    """So many tables, as there is one for every seat."""
    found = [table_value(one, key) for one in entries(data, key)]
    if len(found) != count:
        raise BadPosition(f"`{key}` has {len(found)} entries, and should have {count}")
    return found


def seat_bits(data: dict[str, object], key: str, seats: int) -> int:
    """A list of different seats, as bits."""
    return bits_value(entries(data, key), key, seats)


def bits_value(numbers: object, what: str, count: int) -> int:
    """A list of different numbers below a count, as bits."""
    mask = 0
    if not isinstance(numbers, list):
        raise BadPosition(f"`{what}` is a list, not {short(numbers)}")
    for one in numbers:
        bit = 1 << whole_value(one, what, 0, count - 1)
        if mask & bit:
            raise BadPosition(f"`{what}` names {one} twice")
        mask |= bit
    return mask


def place(ids: list[str], name: object, what: str) -> int:
    """Where a name stands in a list of names."""
    if isinstance(name, str) and name in ids:
        return ids.index(name)
    raise BadPosition(f"there is no {what} {short(name)}")


def short(value: object) -> str:
    """A value as it can stand in a message."""
    if isinstance(value, int) and not -(10**30) < value < 10**30:
        return "so large a number"
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."


def agree(given: object, shown: object, derived: list[str], where: str) -> None:
    """Refuse what was given if it differs from what a state shows: unknown keys, missing ones (but
    `derived` ones may be left out), other values. Names in a list may stand in any order."""
    if isinstance(given, dict) and isinstance(shown, dict):
        for key in given:
            if key not in shown and not (where == "" and key == "chance"):
                raise BadPosition(f"`{dotted(where, key)}` means nothing here")
        for key in shown:
            if key in given:
                agree(given[key], shown[key], derived, dotted(where, key))
            elif key not in derived:
                raise BadPosition(f"`{dotted(where, key)}` is missing")
        return
    if isinstance(given, list) and isinstance(shown, list) and len(given) == len(shown):
        if all_names(given) and all_names(shown):
            if sorted([str(one) for one in given]) == sorted([str(one) for one in shown]):
                return
        else:
            for i in range(len(given)):
                agree(given[i], shown[i], derived, dotted(where, i))
            return
    elif type(given) is type(shown) and given == shown:
        return
    raise BadPosition(f"`{where}` cannot be {short(given)}, but {short(shown)}")


def all_names(values: list[object]) -> bool:
    """Whether a list holds nothing but names (and holes)."""
    for one in values:
        if one is not None and not isinstance(one, str):
            return False
    return True


def dotted(where: str, key: object) -> str:
    return f"{where}.{key}" if where else str(key)
