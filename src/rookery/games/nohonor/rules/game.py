"""No Honor Among Thieves as a game: states from nothing, from a position or from a view."""

from __future__ import annotations

from typing import cast

from rookery.games.nohonor.rules.cards import NoHonor
from rookery.games.nohonor.rules.frames import FRAMES
from rookery.games.nohonor.rules.position import DERIVED, describe, invent, restore
from rookery.games.nohonor.rules.setup import SETUP
from rookery.games.nohonor.rules.state import NoHonorState, Switches
from rookery.games.nohonor.rules.vocabulary import EVENTS, Words
from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadOption
from rookery.kernel.state import Data, Option, State
from rookery.kernel.words import Vocabulary


class NoHonorGame(NoHonor):
    """The rules with a box of cards."""

    def __init__(self, words: Words, options: list[Option]) -> None:
        super().__init__(words, Vocabulary(), options, EVENTS)
        self.frames = FRAMES
        self.derived = DERIVED
        self.memories = ["treasons"]
        self.bottom = ["turn", "motivation", "draft"]

    def blank(self, seats: int, options: Data) -> State:
        if seats > cast(int, options["max_players"]):
            raise BadOption(f"max_players allows {options['max_players']} players, not {seats}")
        state = NoHonorState(self, seats, options)
        state.switches = Switches(options)
        state.unpack()
        state.frames.append(SETUP)
        return state

    def restore(self, state: State, data: Data, rng: Rng | None) -> None:
        restore(cast(NoHonorState, state), data, rng)

    def describe(self, s: NoHonorState, eyes: int, data: Data) -> None:
        describe(s, eyes, data)

    def invent(self, s: NoHonorState, eyes: int, rng: Rng) -> None:
        invent(s, eyes, rng)
