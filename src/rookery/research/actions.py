"""Moves as learners number them: who is named in one is counted from the seat that makes it.

The observation begins with one's own seat, so "the next one" looks the same from everywhere; with
relative actions it is also done the same way. All else keeps its number, and notation is as ever.
"""

from __future__ import annotations

from rookery.kernel.words import Entry, Vocabulary


class Actions:
    """The actions of a game with so many seats."""

    def __init__(self, vocabulary: Vocabulary, seats: int) -> None:
        self.vocabulary = vocabulary
        self.seats = seats
        self.size = len(vocabulary)
        self.of_move: list[list[int]] = []  # seat -> move -> action
        self.to_move: list[list[int]] = []  # seat -> action -> move
        numbers: dict[str, int] = {}
        for move in range(self.size):
            numbers[_signature(vocabulary.entries[move], "")] = move
        for seat in range(seats):
            of_move = list(range(self.size))
            to_move = list(range(self.size))
            for move in range(self.size):
                named = vocabulary.entries[move].args.get("seat", "")
                if named and int(named) < seats:
                    other = str((int(named) - seat) % seats)
                    action = numbers[_signature(vocabulary.entries[move], other)]
                    of_move[move] = action
                    to_move[action] = move
            self.of_move.append(of_move)
            self.to_move.append(to_move)
        self._features: list[list[int]] = []  # of each action: its verb and what it names
        self.features = self._find_features()

    def _find_features(self) -> int:
        known: dict[str, int] = {}
        for entry in self.vocabulary.entries:
            found: list[int] = []
            for word in [entry.key, *[f"{kind} {name}" for kind, name in entry.args.items()]]:
                if word not in known:
                    known[word] = len(known)
                found.append(known[word])
            self._features.append(found)
        return len(known)

    def features_of(self, move: int, seat: int) -> list[int]:
        """The numbers of a move's verb and of all that it names, for the one who looks at it."""
        return self._features[self.of_move[seat][move]]


def _signature(entry: Entry, seat: str) -> str:
    """What tells a move from others, with this seat in the place of the one it names."""
    args = dict(entry.args)
    if seat:
        args["seat"] = seat
    if "seat" not in args:
        return entry.word
    return " ".join([entry.key, *[f"{kind}={args[kind]}" for kind in sorted(args)]])
