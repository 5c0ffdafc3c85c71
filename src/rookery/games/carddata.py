"""Reading card files: YAML checked against a schema, with errors that name the line."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import yaml

from rookery import files
from rookery.kernel.errors import BadCards

Source = Literal["rulebook", "inferred", "designed"]

T = TypeVar("T")

# An id is a word of moves, records and positions, where other words have a meaning already.
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}|[+-][0-9]{1,3}")
RESERVED = {"all", "none", "null", "true", "false", "yes", "no", "on", "off", "x", "setup", "seat"}
NAME = 60  # characters


def read_cards(path: Path, schema: type[T]) -> tuple[T, CardFile]:
    """Read a card file and check its shape."""
    raw = files.read_bytes(path, BadCards)
    documents = files.parse_yaml(files.decoded(raw, str(path), BadCards), str(path), BadCards)
    if len(documents) != 1:
        raise BadCards(f"{path}: a card file is one document, not {len(documents)}")
    data, tree = documents[0]
    file = CardFile(path, tree, hashlib.sha256(raw).hexdigest()[:16])
    try:
        cards = msgspec.convert(data, schema, str_keys=False)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `")
        raise file.error(where.rstrip("`"), message) from error
    file.check_words(data, "$")
    return cards, file


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
                self.check_words(value, here)

    def error(self, where: str, message: str) -> BadCards:
        """An error that names the file, the line and the place in it."""
        return BadCards(f"{self.path}:{self.line(where)}: {message} (at {where or '$'})")
