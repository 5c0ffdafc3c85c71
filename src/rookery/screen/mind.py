"""Bots and hints in a process of their own: compiled thought would hold up the whole screen.

python -m rookery.screen.mind        the other end: pickled questions in, pickled answers out
"""

from __future__ import annotations

import pickle
import subprocess
import sys
import threading
from typing import Any

from rookery import bots
from rookery.bots import Bot, Thinker
from rookery.bots.advice import Advice, advise
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.state import Data, Game


class Mind:
    """One process, started when it is first asked; questions wait for their turn."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.lock = threading.Lock()

    def ask(self, what: str, *args: object) -> Any:
        """An answer; it blocks, so ask it from a thread."""
        with self.lock:
            if self.process is None:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "rookery.screen.mind"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            pickle.dump((what, args), self.process.stdin)
            self.process.stdin.flush()
            return pickle.load(self.process.stdout)

    def advise(self, game: Game, view: Data, seat: int, seconds: float, seed: int) -> Advice:
        advice: Advice = self.ask("advise", game, view, seat, seconds, seed)
        return advice

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


class Distant(Bot):
    """A bot that searches, at the other end of the pipe."""

    def __init__(self, mind: Mind, kind: str, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.mind = mind
        self.kind = kind
        self.seed = rng.below(1 << 30)

    def choose(self, view: Data, moves: list[int]) -> int:
        move: int = self.mind.ask(
            "choose", self.kind, self.game, self.seat, self.seed, view, list(moves)
        )
        return move


def seated(mind: Mind, bot: Bot, kind: str) -> Bot:
    """The same bot, moved to where its thoughts hold nobody up."""
    if isinstance(bot, Thinker):
        return Distant(mind, kind, bot.game, bot.seat, bot.rng)
    return bot


def main() -> None:
    known: dict[int, Bot] = {}
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    while True:
        try:
            what, args = pickle.load(questions)
        except (EOFError, KeyboardInterrupt):
            return
        answer: object
        if what == "advise":
            answer = advise(*args)
        else:
            kind, game, seat, seed, view, moves = args
            if seat not in known:
                known[seat] = bots.make(kind, game, seat, seeded(seed))
            answer = known[seat].choose(view, moves)
        pickle.dump(answer, answers)
        answers.flush()


if __name__ == "__main__":
    main()
