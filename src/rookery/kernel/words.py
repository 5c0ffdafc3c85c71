"""Vocabularies: every move and every outcome has a small number inside and a word outside."""

from __future__ import annotations

from rookery.kernel.errors import IllegalMove


class Entry:
    """One word: how it is written, and its message key with arguments for human language."""

    def __init__(self, word: str, key: str, args: dict[str, str]) -> None:
        self.word = word
        self.key = key
        self.args = args


class Vocabulary:
    """A fixed list of words; the number of a word never depends on the state."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.numbers: dict[str, int] = {}

    def add(self, word: str, key: str, **args: str) -> int:
        """Add a word and return its number."""
        number = len(self.entries)
        if word.lower() in self.numbers:
            raise ValueError(f"the word {word!r} is there already")
        self.entries.append(Entry(word, key, args))
        self.numbers[word.lower()] = number
        return number

    def __len__(self) -> int:
        return len(self.entries)

    def word(self, number: int) -> str:
        if 0 <= number < len(self.entries):
            return self.entries[number].word
        raise IllegalMove(f"there is no move with the number {number}")

    def number(self, word: str) -> int:
        number = self.numbers.get(" ".join(word.lower().split()), -1)
        if number < 0:
            raise IllegalMove(f"there is no move {word!r}")
        return number

    def number_of(self, move: int | bool | str) -> int:
        """The number of a move given as a number or as a word. A bool is neither."""
        if isinstance(move, str):
            return self.number(move)
        if isinstance(move, bool) or move < 0 or move >= len(self.entries):
            raise IllegalMove(f"there is no move {move!r}")
        return move
