"""Examples in the rules that one can step through: short scenarios on the real engine.

`games/<game>/examples.yaml` is a file of scenarios like any other (`rookery scenario` runs it),
each with a name and the names of its players. A line `:::example NAME` of the rules says where.
"""

from __future__ import annotations

from functools import cache

from rookery import games, scenario
from rookery.kernel.state import Event, State
from rookery.scenario import BadScenario, Check, Scenario

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Flo"]
READER = 0  # through whose eyes it is seen


@cache
def load(game: str) -> dict[str, Scenario]:
    """The examples of a game by their names."""
    games.check_name(game)
    file = games.folder(game) / "examples.yaml"
    if not file.is_file():
        return {}
    return {one.example: one for one in scenario.read(file)}


def names(example: Scenario) -> list[str]:
    return (example.names or NAMES)[: example.seats]


def steps(example: Scenario) -> list[tuple[State, list[Event]]]:
    """The match at the beginning and wherever something has come of the moves, with what it was."""
    state = scenario.begin(example)
    found: list[tuple[State, list[Event]]] = [(state.copy(), [])]
    for entry in example.moves:
        if isinstance(entry, Check):
            if entry.rig:
                state.chance.rig([state.game.outcomes.number(word) for word in entry.rig])
            continue
        seat, move = scenario.split(state, entry)
        if events := state.play(seat, move):
            found.append((state.copy(), events))
    return found


def find(game: str, name: str) -> Scenario:
    try:
        return load(game)[name]
    except KeyError:
        raise BadScenario(f"there is no example {name[:60]!r} of {game}") from None
