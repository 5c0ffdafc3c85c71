"""Search among worlds that look the same: information-set Monte Carlo tree search.

Every iteration guesses a world that fits what the searching seat knows and plays it to the end.
Each seat has a tree of its own, whose branches are what that seat sees happen: a move made in the
open is a branch of its number in all trees, a move made in secret only in the tree of who made it.
So nobody's choice depends on what that seat could not see. Trees are open-loop: they average over
luck, and count for every move how often it was possible.

Where a choice is made in secret at the same time as others', moves are picked by regret matching,
since a predictable thief loses; elsewhere by upper confidence bounds.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from rookery.kernel.chance import Rng
from rookery.kernel.playout import lowest_seat
from rookery.kernel.state import State

HIDDEN_MOVE: Final = 0xFFFFF
EXPLORE: Final = 0.15  # the share of curiosity in mixed choices


class Node:
    """What a seat has learned about one of its decisions."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0
        self.slots: dict[int, int] = {}  # move -> place in the lists below
        self.moves: list[int] = []
        self.tried: list[int] = []
        self.possible: list[int] = []
        self.value: list[float] = []
        self.regret: list[float] = []
        self.mixed: list[float] = []  # the sum of the mixed strategies so far
        self.children: dict[int, Node] = {}

    def slot(self, move: int) -> int:
        """The place of a move, made when it is first seen."""
        place = self.slots.get(move, -1)
        if place < 0:
            place = len(self.moves)
            self.slots[move] = place
            self.moves.append(move)
            self.tried.append(0)
            self.possible.append(0)
            self.value.append(0.0)
            self.regret.append(0.0)
            self.mixed.append(0.0)
        return place

    def mean(self, place: int) -> float:
        return self.value[place] / self.tried[place] if self.tried[place] else 0.0


class Step:
    """One decision on the way down: where, what, and how likely it was to be picked."""

    def __init__(self, node: Node, place: int, seat: int, chance: float, places: list[int]) -> None:
        self.node = node
        self.place = place
        self.seat = seat
        self.chance = chance  # below 0: picked by confidence bound
        self.places = places


class Search:
    """A search for the best move of one seat, from a state that fits its view."""

    def __init__(
        self,
        root: State,
        seat: int,
        rng: Rng,
        constant: float = 0.7,
        depth: int = 100_000,
        reach: int = 16,
    ) -> None:
        self.root = root
        self.seat = seat
        self.rng = rng
        self.constant = constant
        self.reach = reach  # how many decisions the trees look ahead
        self.depth = depth  # how many moves a playout may last before it is judged as it stands
        self.iterations: int = 0
        self.trees: list[Node] = [Node() for _ in range(root.seats)]

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One world, from the decision to the end."""
        world = self.root.guess(self.seat, self.rng)
        path: list[Step] = []
        self.descend(world, path)
        self.finish(world)
        rewards = world.outlook()
        for step in path:
            learn(step, rewards[step.seat])
        self.iterations += 1

    def descend(self, world: State, path: list[Step]) -> None:
        """Follow the trees as far as they go, and let each grow by one node."""
        seats = world.seats
        at: list[Node | None] = list(self.trees)
        grown = 0
        left = self.reach
        while world.asking and left > 0:
            asking = world.asking
            seat = self.seat if asking >> self.seat & 1 else lowest_seat(asking)
            node = at[seat]
            if node is None:
                return
            frame = world.frames[-1]
            moves = frame.moves(world, seat)
            secret = frame.hides(world)
            if len(moves) == 1:
                move = moves[0]
            else:
                left -= 1
                step = self.pick(node, moves, seat, secret)
                path.append(step)
                move = node.moves[step.place]
            world.apply(seat, move)
            for other in range(seats):
                here = at[other]
                if here is None:
                    continue
                branch = seat << 20 | (HIDDEN_MOVE if secret and other != seat else move)
                child = here.children.get(branch)
                if child is None and not grown >> other & 1:
                    grown |= 1 << other
                    child = Node()
                    here.children[branch] = child
                at[other] = child

    def finish(self, world: State) -> None:
        """Play on by instinct."""
        rng = self.rng
        left = self.depth
        while world.asking and (left > 0 or not world.quiet()):
            left -= 1
            seat = lowest_seat(world.asking)
            moves = world.frames[-1].moves(world, seat)
            world.apply(seat, world.lean(seat, moves, rng))

    def pick(self, node: Node, moves: list[int], seat: int, secret: bool) -> Step:
        places = [node.slot(move) for move in moves]
        for place in places:
            node.possible[place] += 1
        if secret:
            return self.mix(node, places, seat)
        best = -1
        bound = -1.0
        ties = 0
        for place in places:
            tried = node.tried[place]
            if tried == 0:
                here = 1e9
            else:
                here = node.value[place] / tried + self.constant * sqrt(
                    log(node.possible[place]) / tried
                )
            if here > bound:
                bound = here
                best = place
                ties = 1
            elif here == bound:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = place
        return Step(node, best, seat, -1.0, places)

    def mix(self, node: Node, places: list[int], seat: int) -> Step:
        """Regret matching with some curiosity."""
        strategy = matching(node, places)
        count = len(places)
        draw: int = self.rng.below(1 << 30)
        left = draw / 1073741824.0
        chosen = count - 1
        chance = 0.0
        for i in range(count):
            node.mixed[places[i]] += strategy[i]
            chance = (1.0 - EXPLORE) * strategy[i] + EXPLORE / count
            left -= chance
            if left < 0:
                chosen = i
                break
        for i in range(chosen + 1, count):
            node.mixed[places[i]] += strategy[i]
        return Step(node, places[chosen], seat, chance, places)


def matching(node: Node, places: list[int]) -> list[float]:
    """The strategy that regrets suggest: in proportion to what one wishes one had played."""
    strategy: list[float] = []
    total = 0.0
    for place in places:
        wish = node.regret[place]
        if wish < 0.0:
            wish = 0.0
        strategy.append(wish)
        total += wish
    count = len(places)
    for i in range(count):
        strategy[i] = strategy[i] / total if total > 0.0 else 1.0 / count
    return strategy


def learn(step: Step, reward: float) -> None:
    """Take the outcome of a world back to a decision on its way."""
    node = step.node
    place = step.place
    if step.chance >= 0.0:
        usual = node.total / node.visits if node.visits else 0.5
        gain = reward - usual  # a baseline: less noise, same expectation
        for other in step.places:
            node.regret[other] -= gain
        node.regret[place] += gain / step.chance
    node.visits += 1
    node.total += reward
    node.tried[place] += 1
    node.value[place] += reward
