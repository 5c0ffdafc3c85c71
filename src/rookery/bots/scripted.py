"""The scripted player of any game: its instinct, fed from a view."""

from __future__ import annotations

from importlib import import_module

from rookery.bots import Bot
from rookery.kernel.chance import Rng
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Data, Game


def instinct_of(game: Game) -> Instinct:
    """The instinct of a game, in its own module."""
    made: Instinct = import_module(f"rookery.games.{game.name}.bots").instinct(game)
    return made


def mind_of(game: Game) -> Instinct | None:
    """What a search goes by: a keener instinct, where a game has one."""
    make = getattr(import_module(f"rookery.games.{game.name}.bots"), "mind", None)
    return make(game) if make else None


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
        return duty if duty >= 0 else self.instinct.choose(state, self.seat, moves, self.rng)
