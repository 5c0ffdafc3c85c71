"""Reading card files: YAML checked against a schema, with errors that name the line.

A card stands in one place: its numbers, its effect and its picture are in its entry, and whoever
shows it or plays it takes them from there.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

import msgspec
import yaml

from rookery import files
from rookery.kernel.errors import BadCards
from rookery.kernel.state import Game

Source = Literal["rulebook", "review", "inferred", "designed"]

T = TypeVar("T")

# An id is a word of moves, records and positions, where other words have a meaning already.
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}|[+-][0-9]{1,3}")
RESERVED = {"all", "none", "null", "true", "false", "yes", "no", "on", "off", "x", "setup", "seat"}
ICON = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NAME = 60  # characters

SETS = "sets"  # the folder of those that are kept
FIRST = "first"

# Effects by name: what makes one, and the numbers of the entry that it is made with, in order.
Effects = dict[str, tuple[Callable[..., T], str]]

# What entries of a group did not say yet when the first sets were kept, by group; "" is the file.
Since = dict[str, list[str]]


class Card(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a box can have. A number that only some effects have is `int | None`."""

    id: str
    source: Source
    name: str | None = None  # of a card that is not in our catalogues
    icon: str | None = None  # its picture, by its name in the game-icons package

    def tells_of(self) -> list[str]:
        """The effects that its text tells of, one after the other."""
        return [getattr(self, "effect", None) or self.id]


def introduce(game: Game, kind: str, cards: Sequence[Card]) -> None:
    """Tell the game how its cards of a kind look, and what their texts have to say."""
    for card in cards:
        word = f"{kind}-{getattr(card, 'letter', card.id)}"
        if card.name:
            game.names[card.id] = card.name
        if card.icon:
            game.icons[word] = card.icon
        game.texts[word] = card.tells_of()
        game.figures[word] = figures(card)


def may_be_a_number(kind: Any) -> bool:
    """Whether a field is `int | None`, with or without limits."""
    either = get_args(kind)
    return type(None) in either and any(one is int or get_args(one)[:1] == (int,) for one in either)


def figures(card: Card) -> dict[str, int]:
    """The numbers of an entry by their names: its own, and those that stand in a list by name."""
    found: dict[str, int] = {}
    for name, value in msgspec.structs.asdict(card).items():
        for key, number in value.items() if isinstance(value, dict) else [(name, value)]:
            if type(number) is int and isinstance(key, str):
                found[key.replace(" ", "-")] = number
    return found


def read_cards(
    path: Path, schema: type[T], since: Since | None = None, ours: Path | None = None
) -> tuple[T, CardFile]:
    """Read a card file and check its shape."""
    raw = files.read_bytes(path, BadCards)
    documents = files.parse_yaml(files.decoded(raw, str(path), BadCards), str(path), BadCards)
    if len(documents) != 1:
        raise BadCards(f"{path}: a card file is one document, not {len(documents)}")
    data, tree = documents[0]
    said = fingerprint(data)
    kept = path.parent.parent.name == SETS
    if kept and since and ours and isinstance(data, dict):
        first = ours.parent / SETS / FIRST / "cards.yaml"
        complete(data, files.read_yaml(first if first.is_file() else ours, BadCards)[0][0], since)
    # Sets once went by the bytes of their files: one that was kept under that name keeps it.
    mark = hashlib.sha256(raw).hexdigest()[:16]
    file = CardFile(path, tree, mark if kept and mark in path.parent.name else said)
    try:
        cards = msgspec.convert(data, schema, str_keys=False)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `")
        raise file.error(where.rstrip("`"), message) from error
    file.check_words(data, "$")
    return cards, file


def fingerprint(data: Any) -> str:
    """What a set is known by: all that it says, but not how it looks."""
    said = json.dumps(meaning(data), ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def meaning(data: Any) -> Any:
    """Without pictures; in an entry the order of what it says does not matter."""
    if isinstance(data, list):
        return [meaning(one) for one in data]
    if not isinstance(data, dict):
        return data
    said = [[str(key), meaning(value)] for key, value in data.items() if key != "icon"]
    return sorted(said) if "id" in data else said


def complete(data: dict[str, Any], first: dict[str, Any], since: Since) -> None:
    """A kept file may be from before its entries said all: what was always meant says the first
    set, in the entry of the same id, or else of the same effect."""
    for group, names in since.items():
        if not group:
            for name in names:
                data.setdefault(name, first.get(name))
            continue
        models = [one for one in first[group] if isinstance(one, dict)]
        for entry in data.get(group) or []:
            if not isinstance(entry, dict):
                continue
            effect = entry.get("effect", entry.get("id"))
            alike = [one for one in models if one.get("id") == entry.get("id")]
            alike += [one for one in models if one.get("effect", one.get("id")) == effect]
            for name in names:
                if alike and name in alike[0]:
                    entry.setdefault(name, alike[0][name])


class CardFile:
    """A card file that has been read: finds the line of anything in it."""

    def __init__(self, path: Path, tree: Any, fingerprint: str) -> None:
        self.path = path
        self.tree = tree
        self.fingerprint = fingerprint

    def line(self, where: str) -> int:
        """The line of a place such as `$.loot[3].tokens`, or of the nearest thing around it."""
        node = self.tree
        line = 1
        for key, index in re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", where):
            if isinstance(node, yaml.MappingNode) and key:
                for k, v in node.value:
                    if str(k.value) == key:
                        node, line = v, k.start_mark.line + 1
                        break
            elif isinstance(node, yaml.SequenceNode) and index.isdigit():
                if int(index) < len(node.value):
                    node = node.value[int(index)]
                    line = node.start_mark.line + 1
        return line

    def check_words(self, data: Any, where: str) -> None:
        """Ids and names are clean, wherever they stand."""
        if isinstance(data, list):
            for i, one in enumerate(data):
                self.check_words(one, f"{where}[{i}]")
        elif isinstance(data, dict):
            for key, value in data.items():
                here = f"{where}.{key}"
                if key == "id" and isinstance(value, str):
                    if not ID.fullmatch(value) or value.lower() in RESERVED:
                        raise self.error(
                            here, "an id has 1 to 40 letters, digits, - and _, and no other meaning"
                        )
                elif key == "name" and isinstance(value, str):
                    if not value.strip() or value != value.strip() or len(value) > NAME:
                        raise self.error(here, f"a name has 1 to {NAME} characters")
                    if not value.isprintable():
                        raise self.error(here, "a name is made of characters that can be printed")
                elif key == "icon" and not (isinstance(value, str) and ICON.fullmatch(value)):
                    raise self.error(here, "an icon is called by small letters, digits and -")
                self.check_words(value, here)

    def made(self, where: str, card: Card, effects: Effects[T], names: Sequence[str]) -> list[T]:
        """The effects of an entry, made with its numbers."""
        for name in names:
            if name not in effects:
                known = ", ".join(sorted(filter(None, effects)))
                raise self.error(where, f"there is no effect {name!r}: choose from {known}")
        self.check_numbers(where, card, " ".join(effects[name][1] for name in names))
        return [
            effects[name][0](*(getattr(card, number) for number in effects[name][1].split()))
            for name in names
        ]

    def check_numbers(self, where: str, card: Card, names: str) -> None:
        """An entry has all numbers that its effects take, and no other."""
        wanted = names.split()
        for field in msgspec.structs.fields(card):
            if may_be_a_number(field.type):
                given = getattr(card, field.name) is not None
                if given and field.name not in wanted:
                    raise self.error(f"{where}.{field.name}", f"{card.id} has no {field.name}")
                if not given and field.name in wanted:
                    raise self.error(where, f"{card.id} lacks a number: {field.name}")

    def error(self, where: str, message: str) -> BadCards:
        """An error that names the file, the line and the place in it."""
        return BadCards(f"{self.path}:{self.line(where)}: {message} (at {where or '$'})")
