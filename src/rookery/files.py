"""Files from outside: one limit of size for all, text and YAML read without trust.

Whoever reads names the error that a bad file is to be refused with; every message names the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

import yaml

from rookery.kernel.errors import RookeryError

MOST_BYTES = 4_000_000  # the longest match of any game makes a record of about a quarter of this
MOST_NODES = 200_000  # of a YAML file, what is repeated by reference counted each time
DEEPEST = 40

Refusal: TypeAlias = type[RookeryError]

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the one in C where there is one


def read_bytes(path: Path, refusal: Refusal) -> bytes:
    try:
        with path.open("rb") as file:
            return limited(file, str(path), refusal)
    except OSError as error:
        raise refusal(f"{path}: {error.strerror}") from error


def limited(file: BinaryIO, name: str, refusal: Refusal) -> bytes:
    """All of a file that may have no end."""
    raw = file.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise refusal(f"{name}: too large, {MOST_BYTES:,} bytes are the most")
    return raw


def decoded(raw: bytes, name: str, refusal: Refusal) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise refusal(f"{name}: not UTF-8 text") from error


def read_text(path: Path, refusal: Refusal) -> str:
    return decoded(read_bytes(path, refusal), str(path), refusal)


def read_yaml(path: Path, refusal: Refusal) -> list[tuple[Any, yaml.Node]]:
    """The documents of a YAML file as plain data, each with the tree that knows its lines."""
    return parse_yaml(read_text(path, refusal), str(path), refusal)


def parse_yaml(text: str, name: str, refusal: Refusal) -> list[tuple[Any, yaml.Node]]:
    documents: list[tuple[Any, yaml.Node]] = []
    try:
        check_depth(text, name, refusal)
        loader = Loader(text)
        try:
            while loader.check_node():
                tree = loader.get_node()
                for node, why in unusual(tree):
                    raise refusal(f"{name}:{node.start_mark.line + 1}: {why}")
                documents.append((loader.construct_document(tree), tree))
        finally:
            loader.dispose()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = f"{mark.line + 1}" if mark else "?"
        raise refusal(f"{name}:{line}: {getattr(error, 'problem', error)}") from error
    except RecursionError as error:
        raise refusal(f"{name}: nested too deeply") from error
    except (ValueError, OverflowError) as error:  # a number of 5,000 digits, the 31st of February
        raise refusal(f"{name}: {error}") from error
    return documents


def check_depth(text: str, name: str, refusal: Refusal) -> None:
    """Before anything is built of it: what is built by recursion must not be deep."""
    depth = 0
    for event in yaml.parse(text, Loader=Loader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                line = event.start_mark.line + 1 if event.start_mark else "?"
                raise refusal(f"{name}:{line}: nested too deeply")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def unusual(tree: yaml.Node) -> Iterator[tuple[yaml.Node, str]]:
    """What YAML allows and we do not: keys twice, and repetitions without end."""
    left = [tree]
    seen = 0
    while left:
        node = left.pop()
        seen += 1
        if seen > MOST_NODES:
            yield node, "too many values"
            return
        if isinstance(node, yaml.MappingNode):
            keys: set[tuple[str, str]] = set()
            for key, value in node.value:
                word = (key.tag, str(key.value))
                if word in keys:
                    yield key, f"{key.value!r} stands here twice"
                keys.add(word)
                left += [key, value]
        elif isinstance(node, yaml.SequenceNode):
            left += node.value


def write_text(path: Path, text: str, refusal: Refusal) -> None:
    """Write a file at once or not at all: one that fails leaves the last one untouched. What a link
    leads to is written, and the link stays; so do a pipe and a device, which take the text."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        place = path.resolve()
        if place.exists() and not place.is_file():
            place.write_text(text, "utf-8")
            return
        fresh = place.with_name(place.name + ".new")
        fresh.write_text(text, "utf-8")
        fresh.replace(place)
    except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: links in a circle
        raise refusal(f"{path}: {getattr(error, 'strerror', None) or error}") from error


def make_folder(path: Path, refusal: Refusal) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(f"{path}: {error.strerror}") from error
    return path
