"""`python -m rookery.bots.host mymodule:MyBot`: a Python bot at the other end of the pipe."""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from typing import Any

from rookery import games
from rookery.bots import Bot
from rookery.kernel.chance import seeded


def load(name: str) -> type[Bot]:
    """The class that a name like `mymodule:MyBot` means; the working directory counts."""
    module, _, attribute = name.partition(":")
    sys.path.insert(0, os.getcwd())
    found: type[Bot] = getattr(import_module(module), attribute)
    return found


def main() -> None:
    lines, answers = sys.stdin, sys.stdout
    sys.stdout = sys.stderr  # what the bot prints must not be taken for an answer
    kind = load(sys.argv[1])
    bot: Bot | None = None
    for line in lines:
        message: dict[str, Any] = json.loads(line)
        if message["t"] == "start":
            game = games.load(message["game"], message["cards"] or None)
            bot = kind(game, message["seat"], seeded(message["seed"]))
        elif message["t"] == "choose" and bot is not None:
            words = bot.game.vocabulary
            moves = [words.number(word) for word in message["moves"]]
            answer = words.word(bot.choose(message["view"], moves))
            print(json.dumps({"move": answer}), file=answers, flush=True)


if __name__ == "__main__":
    main()
