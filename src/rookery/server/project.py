"""What leaves the server: views and events as one viewer may see them, and nothing else."""

from __future__ import annotations

import functools
from typing import Any

from rookery.kernel.state import SPECTATOR, Data, Event, Game, State
from rookery.server.protocol import Choice, Prompt


def view_of(state: State, seat: int | None) -> Data:
    """The view of a seat or spectator; who has already answered a sealed choice stays hidden."""
    view = state.view(seat)
    sealed: Any = view["sealed"]
    for entry in sealed:
        for other in range(state.seats):
            if other != seat and entry[other] == "*":
                entry[other] = "?"
    if state.frames and state.frames[-1].seals():
        view["asking"] = [other for other in range(state.seats) if sealed[-1][other] == "?"]
    return view


def show_held(view: Data, held: Data, seat: int) -> str:
    """Show an answer that is held back as if it were in, and return it."""
    moves: Any = held["moves"]
    sealed: Any = view["sealed"]
    asking: Any = view["asking"]
    sealed[-1][seat] = word = str(moves[-1])
    view["asking"] = [other for other in asking if other != seat]
    return word


def event_of(game: Game, event: Event, seat: int | None) -> tuple[str, Data]:
    """An event with named arguments; what this viewer may not know is None."""
    key, values = event.seen_by(SPECTATOR if seat is None else seat)
    args: Data = {}
    for kind, value in zip(game.events[key].split(), values, strict=True):
        name, times = kind, 1
        while name in args:
            times += 1
            name = f"{kind}{times}"
        if value is None or kind in ("seat", "number"):
            args[name] = value
        elif kind == "move":
            entry = game.vocabulary.entries[value]
            args[name] = {"word": entry.word, "key": entry.key, "args": entry.args}
        else:
            args[name] = game.kinds[kind][value]
    return key, args


@functools.lru_cache(maxsize=100_000)
def choice(game: Game, move: int) -> Choice:
    entry = game.vocabulary.entries[move]
    return Choice(word=entry.word, key=entry.key, args=entry.args)


def prompt_of(state: State, seat: int) -> Prompt | None:
    """What is asked of a seat, if anything is."""
    moves = state.moves(seat)
    if not moves:
        return None
    words = state.game.vocabulary
    passing = state.frames[-1].passing()
    return Prompt(
        moves=[choice(state.game, move) for move in moves],
        default=words.word(state.default(seat)),
        passing=words.word(passing) if passing >= 0 else None,
    )
