"""Reading card files: YAML checked against a schema, with errors that name the line."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import yaml

from rookery.kernel.errors import BadCards

Source = Literal["rulebook", "inferred", "designed"]

T = TypeVar("T")

MAX_BYTES = 1_000_000


def read_cards(path: Path, schema: type[T]) -> tuple[T, CardFile]:
    """Read a card file and check its shape."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadCards(f"{path}: {error.strerror}") from error
    if len(raw) > MAX_BYTES:
        raise BadCards(f"{path}: too large for a card file ({len(raw):,} bytes)")
    try:
        text = raw.decode("utf-8")
        tree = yaml.compose(text, Loader=yaml.SafeLoader)
        data = yaml.safe_load(text)
    except UnicodeDecodeError as error:
        raise BadCards(f"{path}: not UTF-8 text") from error
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f"{mark.line + 1}" if mark else "?"
        raise BadCards(f"{path}:{line}: {getattr(error, 'problem', error)}") from error
    except RecursionError as error:
        raise BadCards(f"{path}: nested too deeply") from error
    file = CardFile(path, tree, hashlib.sha256(raw).hexdigest()[:16])
    try:
        return msgspec.convert(data, schema, str_keys=False), file
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at `")
        raise file.error(where.rstrip("`"), message) from error


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

    def error(self, where: str, message: str) -> BadCards:
        """An error that names the file, the line and the place in it."""
        return BadCards(f"{self.path}:{self.line(where)}: {message} (at {where or '$'})")
