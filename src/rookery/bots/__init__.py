"""Bots: they see a view and their own moves, nothing else.

class MyBot(Bot):
    def choose(self, view, moves):
        return moves[0]

Everywhere a bot is named, `mymodule:MyBot` names one of your own, `run:./mybot --flag` a program in
any language (see docs/bots.md), `net:FILE` a trained network, and `burglar@0.5` a level with a
budget of its own in seconds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module

from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadOption
from rookery.kernel.state import Data, Game


class Bot:
    """A player of one seat."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, view: Data, moves: list[int]) -> int:
        """One of the legal moves; `view` is what this seat may know, and must not be changed. The
        bots of the house may also do something unasked first (`State.asides`)."""
        raise NotImplementedError

    def memory(self) -> object:
        """What it would like to be reminded of (something that can be pickled): at a server's
        table every decision is asked of a new bot."""
        return None

    def remind(self, memory: object) -> None:
        """Go on with what a bot of this kind, in the same seat, had in mind."""

    def close(self) -> None:
        """The match is over."""


class Thinker(Bot):
    """A bot that imagines worlds for as long as its budget lasts."""

    seconds = 0.25
    worlds: int | None = None  # a fixed number instead of time: then the same seed, the same move
    iterations = 0  # worlds so far
    clock: Callable[[], float] = staticmethod(time.perf_counter)  # what its seconds are told by


class RandomBot(Bot):
    """Any legal move, each as likely as the other."""

    def choose(self, view: Data, moves: list[int]) -> int:
        return self.rng.choice(moves)


class FirstBot(Bot):
    """Always the first legal move: dull, quick, and good for tests."""

    def choose(self, view: Data, moves: list[int]) -> int:
        return moves[0]


NAMES = [
    "Mags",
    "Bartek",
    "Odile",
    "Pim",
    "Ines",
    "Hugo",
    "Tilda",
]  # what bots are called at tables

LEVELS = ["pickpocket", "cutpurse", "burglar", "mastermind"]  # from easy to hard, in all games


def kinds(game: str) -> dict[str, type[Bot]]:
    """The bots that can play a game, by name."""
    from rookery.bots.pickpocket import Pickpocket
    from rookery.bots.searching import Burglar, Mastermind

    return {
        "pickpocket": Pickpocket,
        "cutpurse": cutpurse(game),
        "burglar": Burglar,
        "mastermind": Mastermind,
        "random": RandomBot,
        "first": FirstBot,
    }


def cutpurse(game: str) -> type[Bot]:
    """The scripted player of a game."""
    from rookery.bots.scripted import Scripted

    found: type[Bot] = getattr(import_module(f"rookery.games.{game}.bots"), "Cutpurse", Scripted)
    return found


def make(name: str, game: Game, seat: int, rng: Rng) -> Bot:
    """A bot by its name."""
    if name.startswith("net:"):
        from rookery.bots.net import Net

        return Net(name.removeprefix("net:"), game, seat, rng)
    if ":" in name:
        from rookery.bots.outside import Outsider

        return Outsider(name, game, seat, rng)
    kind, at, budget = name.partition("@")
    known = kinds(game.name)
    if kind == "ismcts":  # a guest for comparisons, who is not seated at tables of people
        from rookery.bots.ismcts import Ismcts

        known[kind] = Ismcts
    if kind not in known:
        raise BadOption(f"{game.name} has no bot {kind!r}: choose one of {', '.join(known)}")
    bot = known[kind](game, seat, rng)
    if at:
        set_budget(bot, name, budget)
    return bot


def set_budget(bot: Bot, name: str, budget: str) -> None:
    """`burglar@0.5` thinks half a second, `burglar@w2000` two thousand worlds."""
    try:
        if not isinstance(bot, Thinker):
            raise ValueError
        if budget.startswith("w"):
            bot.worlds = int(budget[1:])
        else:
            bot.seconds = float(budget)
        if not 0 < (bot.worlds or 1) <= 10**9 or not 0 < bot.seconds <= 3600:
            raise ValueError
    except ValueError:
        raise BadOption(
            f"{name!r}: a budget is seconds (burglar@0.5) or worlds (burglar@w2000) of a bot that "
            "searches"
        ) from None
