"""Bots that search: the same interface as any bot, with a budget of time or of worlds."""

from __future__ import annotations

import time
from dataclasses import dataclass

from rookery.bots import Bot
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.state import Data, Game, State
from rookery.search.tree import Node, Search

BATCH = 16  # worlds between two looks at the clock
TRIVIAL = 0.04  # a mixed strategy drops moves that it plays less often than this


@dataclass(slots=True)
class Thought:
    """What a search thinks of one move."""

    move: int
    share: float  # how often the search would play it
    visits: int
    value: float  # the share of the victory that it expects


class Searcher(Bot):
    """Thinks in worlds that fit its view."""

    seconds = 0.25
    reach = 16  # decisions that the trees look ahead
    depth = 100_000  # decisions after the tree before a playout is judged
    worlds: int | None = None  # a fixed number instead of time: then the same seed, the same move

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.thoughts: list[Thought] = []
        self.iterations = 0

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        search = self.think(view)
        secret = search.root.frames[-1].hides(search.root)
        self.thoughts = thoughts(search.trees[self.seat], moves, secret)
        if not secret:
            return max(self.thoughts, key=lambda t: (t.visits, t.value)).move
        left = self.rng.below(1 << 30) / (1 << 30)
        for thought in self.thoughts:
            left -= thought.share
            if left < 0:
                return thought.move
        return self.thoughts[-1].move

    def think(self, view: Data) -> Search:
        """Search until the budget is spent."""
        root = self.game.from_view(view, self.rng)
        search = Search(root, self.seat, self.rng.fork(), depth=self.depth, reach=self.reach)
        if self.worlds is not None:
            search.run(self.worlds)
        else:
            end = time.perf_counter() + self.seconds
            while time.perf_counter() < end:
                search.run(BATCH)
        self.iterations += search.iterations
        return search


def thoughts(node: Node, moves: list[int], secret: bool) -> list[Thought]:
    """What a search has found out about these moves, best first."""
    found = []
    for move in moves:
        place = node.slot(move)
        weight = node.mixed[place] if secret else float(node.tried[place])
        found.append(Thought(move, weight, node.tried[place], node.mean(place)))
    total = sum(t.share for t in found) or 1.0
    for thought in found:
        thought.share /= total
    if secret:
        kept = sum(t.share for t in found if t.share >= TRIVIAL)
        for thought in found:
            thought.share = thought.share / kept if kept and thought.share >= TRIVIAL else 0.0
        if not kept:
            for thought in found:
                thought.share = 1 / len(found)
    return sorted(found, key=lambda t: (-t.share, -t.visits))


class Burglar(Searcher):
    """About a quarter of a second a decision."""

    seconds = 0.25


class Mastermind(Searcher):
    """A second or two a decision."""

    seconds = 1.0


@dataclass(slots=True)
class Advice:
    """What a search thinks of a decision: its moves, best first, and each seat's chance now."""

    thoughts: list[Thought]
    win: list[float]
    worlds: int


def advise(game: Game, view: Data, seat: int, seconds: float, seed: int) -> Advice:
    """Think about the open decision of a seat, from nothing but its view."""
    bot = Searcher(game, seat, seeded(seed))
    bot.seconds = seconds
    search = bot.think(view)
    root = search.root
    found = thoughts(search.trees[seat], root.moves(seat), root.frames[-1].hides(root))
    win = chances(root, 32, seed, seat)
    own = sum(one.share * one.value for one in found)
    rest = sum(win) - win[seat]
    for other in range(root.seats):  # the search knows its own chance best; the rest share the rest
        if other != seat and rest > 0:
            win[other] *= (1.0 - own) / rest
    win[seat] = own
    return Advice(found, win, search.iterations)


def chances(state: State, worlds: int, seed: int, eyes: int | None = None) -> list[float]:
    """Each seat's share of the victory when instinct plays on, from this state or, for a seat's
    eyes, from states that look the same."""
    rng = seeded(seed)
    search = Search(state, 0 if eyes is None else eyes, rng)
    total = [0.0] * state.seats
    for _ in range(worlds):
        if eyes is None:
            world = state.copy()
            world.chance.x = rng.fork().x
        else:
            world = state.guess(eyes, rng)
        search.finish(world)
        for seat, share in enumerate(world.outlook()):
            total[seat] += share
    return [one / worlds for one in total]
