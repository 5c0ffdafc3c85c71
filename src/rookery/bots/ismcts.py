"""OpenSpiel's own IS-MCTS bot at our tables, for comparison: `--bots burglar,ismcts`.

It plays through `rookery.openspiel`, as any researcher would run it, from the same views as every
other bot. It takes a number of simulations, not seconds: that number follows from how long the
last decision took.
"""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from rookery.bots import Thinker
from rookery.kernel.chance import Rng
from rookery.kernel.state import Data, Game
from rookery.openspiel import RookeryState, resampler

CURIOSITY = 1.4  # the usual constant for payoffs between 0 and 1
FIRST = 8  # simulations, before anything is known about their speed


class Ismcts(Thinker):
    """Random playouts, a tree over information states, the most visited move."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.luck = np.random.RandomState(rng.below(1 << 31))
        self.resample = resampler(rng.below(1 << 31))
        self.rate = 0.0  # simulations a second

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        core = self.game.from_view(view, self.rng)
        game = pyspiel.load_game(f"rookery_{self.game.name}(players={core.seats})")
        state: RookeryState = game.new_initial_state()
        state.core, state.doing, state.script = core, None, []
        state.outcomes, state.weights = [], []
        while True:
            count = self.worlds or max(2, int(self.rate * self.seconds)) if self.rate else FIRST
            bot = ismcts.ISMCTSBot(
                game,
                mcts.RandomRolloutEvaluator(1, self.luck),
                CURIOSITY,
                count,
                random_state=self.luck,
                use_observation_string=True,
                allow_inconsistent_action_sets=True,
            )
            bot.set_resampler(self.resample)
            began = self.clock()
            move = int(bot.step(state))
            known = self.rate
            self.rate = count / (self.clock() - began)
            self.iterations += count
            if known or self.worlds:
                return move
