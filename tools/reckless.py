"""A bot without scruples or sense, for the golden records of matches that all lose to martial law:

    PYTHONPATH=tools python tools/golden.py nohonor --bots reckless:Reckless --tries 40 \
        --option ask=holders --option idle_rounds=100

It goes on every heist it can, alone or not, betrays whenever it can, lays whatever harms somebody,
takes the worst die, and breaks nobody out of Jail.
"""

from __future__ import annotations

from rookery.bots import Bot
from rookery.kernel.state import Data

LIKED = [  # by the beginning of the move, what it likes best first
    "card betrayal", "card traitor", "card vanish", "card blood_money", "die X", "heist 1",
    "heist 2", "yes", "accept", "agree", "send", "challenge", "done", "alone",
    "play call_the_watch",
    "play twisted_ankle", "play stiff_drink", "play shadows", "use assassin", "use veteran", "use",
    "play", "pick", "recruit", "rest and draw",
]  # fmt: skip
HATED = [
    "heist jail",
    "jailbreak",
    "fire",
    "take back",
    "off",
    "call off",
    "cancel",
    "card play_dead",
]


class Reckless(Bot):
    def choose(self, view: Data, moves: list[int]) -> int:
        """What it likes best, most of the time; anything that it does not hate otherwise."""
        words = [self.game.vocabulary.word(move) for move in moves]
        bearable = [i for i, word in enumerate(words) if not word.startswith(tuple(HATED))]
        if self.rng.below(5):
            for start in LIKED:
                found = [i for i in bearable if words[i].startswith(start)]
                if found:
                    return moves[self.rng.choice(found)]
        return moves[self.rng.choice(bearable)] if bearable else self.rng.choice(moves)
