"""A bot of one's own in ten lines: takes the move that leaves it best off at once.

rookery arena sneaks --bots examples.greedy:Greedy,cutpurse --games 100
"""

from rookery.bots import Bot
from rookery.kernel.state import Data


class Greedy(Bot):
    def choose(self, view: Data, moves: list[int]) -> int:
        def after(move: int) -> float:
            world = self.game.from_view(view, self.rng)
            world.apply(self.seat, move)
            return world.outlook()[self.seat]

        return max(moves, key=after)
