"""The easy level: the scripted player with a beginner's mistakes."""

from __future__ import annotations

from rookery.bots import Bot, cutpurse
from rookery.kernel.chance import Rng
from rookery.kernel.state import Data, Game


class Pickpocket(Bot):
    """Often sees only some of what could be done; in secret mostly does the obvious thing, as the
    other beginners do."""

    oversight = 45  # percent of decisions with open eyes for a few moves only
    obvious = 85  # percent of secret choices that anybody would guess

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.better = cutpurse(game.name)(game, seat, rng)

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        state = self.game.from_view(view, self.rng)
        if state.frames[-1].hides(state) and self.rng.below(100) < self.obvious:
            return state.default(self.seat)
        move = self.better.choose(view, moves)
        if self.rng.below(100) >= self.oversight:
            return move
        seen = [one for one in moves if self.rng.below(2)] or [self.rng.choice(moves)]
        return move if move in seen else self.rng.choice(seen)
