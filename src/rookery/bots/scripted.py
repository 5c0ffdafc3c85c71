"""The scripted player of any game: its instinct, fed from a view."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from rookery.bots import Bot
from rookery.kernel.chance import Rng
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Data, Game


def instinct_of(game: Game, *keener: str) -> Instinct:
    """The instinct of a game, in its own module `bots`; or the first of these keener ones that it
    has."""
    about = import_module(f"rookery.games.{game.name}.bots")
    for name in keener:
        if hasattr(about, name):
            return cast(Instinct, getattr(about, name)(game))
    return cast(Instinct, about.instinct(game))


class Scripted(Bot):
    """Decides by instinct alone."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.instinct = instinct_of(game)

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        state = self.game.from_view(view, self.rng)  # what it cannot see is guessed, and not used
        duty = self.instinct.duty(state, self.seat, moves, self.rng)
        if duty >= 0:
            return duty
        moves = self.instinct.sensible(state, self.seat, moves)
        if len(moves) == 1:
            return moves[0]
        return self.instinct.choose(state, self.seat, moves, self.rng)
