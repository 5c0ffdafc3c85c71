"""Bots: they see a view and their own moves, nothing else.

class MyBot(Bot):
    def choose(self, view, moves):
        return moves[0]
"""

from __future__ import annotations

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
        """One of the legal moves; `view` is what this seat may know, and must not be changed."""
        raise NotImplementedError


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

COMMON: dict[str, type[Bot]] = {"random": RandomBot, "first": FirstBot}


def kinds(game: str) -> dict[str, type[Bot]]:
    """The bots that can play a game, by name."""
    return {**import_module(f"rookery.games.{game}.bots").BOTS, **COMMON}


def make(name: str, game: Game, seat: int, rng: Rng) -> Bot:
    """A bot by its name."""
    known = kinds(game.name)
    if name not in known:
        raise BadOption(f"{game.name} has no bot {name!r}: choose one of {', '.join(known)}")
    return known[name](game, seat, rng)
