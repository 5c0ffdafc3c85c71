"""The scripted player of Oliver Twist."""

from __future__ import annotations

from rookery.bots import Bot
from rookery.kernel.state import Data


class Cutpurse(Bot):
    """For now: the first move."""

    def choose(self, view: Data, moves: list[int]) -> int:
        return moves[0]


BOTS: dict[str, type[Bot]] = {"cutpurse": Cutpurse}
