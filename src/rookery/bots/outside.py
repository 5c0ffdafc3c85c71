"""Bots from outside: a class of yours, or a program in any language.

Both run in a process of their own and speak the same lines of JSON on standard input and output
(docs/bots.md). A bot that hangs, crashes or answers nonsense loses that decision to the default
move, never the match.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import subprocess
import sys
import time

from rookery.bots import Bot
from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadOption
from rookery.kernel.state import Data, Game

MAX_LINE = 1 << 20
MAX_FAULTS = 20  # after so many a bot is not asked again in this match


class Outsider(Bot):
    """Somebody else's bot, behind a pipe and a time limit."""

    seconds = 5.0  # for a decision, the start of the process included

    def __init__(self, name: str, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.process: subprocess.Popen[bytes] | None = None
        self.name = name
        self.command = command_of(name)
        self.buffer = b""
        self.faults: list[str] = []  # what went wrong, for whoever wants to know

    def choose(self, view: Data, moves: list[int]) -> int:
        words = self.game.vocabulary
        legal = {words.word(move): move for move in moves}
        if len(self.faults) < MAX_FAULTS:
            try:
                answer = self.ask(view, list(legal))
                if answer in legal:
                    return legal[answer]
                self.faults.append(f"{answer!r} is not a legal move")
            except (OSError, ValueError, TimeoutError) as error:
                self.faults.append(str(error) or type(error).__name__)
                self.close()
        return self.game.from_view(view, self.rng).default(self.seat)

    def ask(self, view: Data, words: list[str]) -> str:
        deadline = time.monotonic() + self.seconds
        if self.process is None:
            self.start()
            self.send(
                {
                    "t": "start",
                    "game": self.game.name,
                    "rules": self.game.version,
                    "cards": str(self.game.path or ""),
                    "seat": self.seat,
                    "seed": self.rng.below(1 << 30),
                }
            )
        self.send({"t": "choose", "seconds": self.seconds, "moves": words, "view": view})
        answer = json.loads(self.line(deadline))
        if not isinstance(answer, dict) or not isinstance(answer.get("move"), str):
            raise ValueError('an answer looks like {"move": "..."}')
        return str(answer["move"])

    def start(self) -> None:
        self.buffer = b""
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.process.stdin
        assert self.process.stdout
        os.set_blocking(self.process.stdout.fileno(), False)
        os.set_blocking(self.process.stdin.fileno(), False)

    def send(self, message: Data) -> None:
        """Write a line, but never wait for one who does not read."""
        assert self.process
        assert self.process.stdin
        left = json.dumps(message, ensure_ascii=False).encode() + b"\n"
        end = time.monotonic() + self.seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdin, selectors.EVENT_WRITE)
            while left:
                if not selector.select(max(0.0, end - time.monotonic())):
                    raise TimeoutError("the bot does not read")
                left = left[os.write(self.process.stdin.fileno(), left) :]

    def line(self, deadline: float) -> bytes:
        """The next line of the bot, before the deadline."""
        assert self.process
        assert self.process.stdout
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.buffer:
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    raise TimeoutError(f"no answer within {self.seconds:g} s")
                more = os.read(self.process.stdout.fileno(), 65536)
                if not more:
                    raise ValueError("the bot has ended")
                self.buffer += more
                if len(self.buffer) > MAX_LINE:
                    raise ValueError("the bot says too much")
        line, _, self.buffer = self.buffer.partition(b"\n")
        return line

    def close(self) -> None:
        if self.process is not None:
            with contextlib.suppress(OSError):
                self.process.kill()
            self.process.communicate()
            self.process = None

    def __del__(self) -> None:
        self.close()


def command_of(name: str) -> list[str]:
    """How to start a bot from outside."""
    if name.startswith("run:"):
        command = shlex.split(name[4:])
        if not command:
            raise BadOption("run: needs a program, e.g. run:./mybot")
        return command
    module, _, attribute = name.partition(":")
    if not module or not attribute.isidentifier():
        raise BadOption(f"{name!r}: a bot of your own is named like mymodule:MyBot")
    return [sys.executable, "-m", "rookery.bots.host", name]
