"""What is asked of a seat, as data: the rules say it once, and everybody shows the same.

Terminal, text view and browser find the words in the catalogues, under `ask-` and the key.
"""

from __future__ import annotations

from typing import TypeAlias

Data: TypeAlias = dict[str, object]


class Sentence:
    """A message of the catalogues and what it speaks of.

    As with moves and events an argument is called by its kind: `seat`, `tile`, `number2`. Its value
    is an id, a number or a seat; a list of them; or a sentence of its own, whatever it is called.
    """

    def __init__(self, key: str, args: Data | None = None) -> None:
        self.key = key
        self.args: Data = args if args is not None else {}

    def data(self) -> Data:
        return {"key": self.key, "args": {name: plain(value) for name, value in self.args.items()}}


def plain(value: object) -> object:
    if isinstance(value, Sentence):
        return value.data()
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


class Subject:
    """The card or ability in question: whose it is, and whom or what it is aimed at."""

    def __init__(self, kind: str, id: str, seat: int, targets: list[Sentence]) -> None:
        self.kind = kind
        self.id = id
        self.seat = seat
        self.targets = targets

    def data(self) -> Data:
        targets = [one.data() for one in self.targets]
        return {"kind": self.kind, "id": self.id, "seat": self.seat, "targets": targets}


class Prompt:
    """A question to one seat. It is made of what this seat may know, and of nothing else."""

    def __init__(self, key: str, args: Data | None = None) -> None:
        self.asks = Sentence(f"ask-{key}", args)
        self.notes: list[Sentence] = []  # what one should know before one answers
        self.stakes: Sentence | None = None  # what one may win or lose
        self.about: Subject | None = None  # what the question is about
        self.futures: list[list[Sentence]] = []  # what comes if it happens; if it is stopped
        self.grave: list[int] = []  # moves that one should be asked twice for
        self.form = ""  # the choice has many parts, which a form can put together

    def data(self) -> Data:
        return {
            "asks": self.asks.data(),
            "notes": [note.data() for note in self.notes],
            "stakes": self.stakes.data() if self.stakes is not None else None,
            "about": self.about.data() if self.about is not None else None,
            "futures": [[one.data() for one in future] for future in self.futures],
            "grave": self.grave,
            "form": self.form,
        }
