"""Search among worlds that look the same: information-set Monte Carlo tree search.

Every iteration guesses a world that fits what the searching seat knows, and plays on in it. Each
seat has a tree of its own, whose branches are what that seat sees happen: a move made in the open
is a branch of its number in all trees, a move made in secret only in the tree of who made it. So
nobody's choice depends on what that seat could not see. Trees are open-loop: they average over
luck, and count for every move how often it was possible.

The scripted player's instinct guides all of this: its move is the first that is tried, the others
are mostly expected to follow it, and it plays on where the trees end, until the world is judged.

Where a choice is made in secret at the same time as others', moves are picked by regret matching,
since a predictable thief loses; elsewhere by upper confidence bounds.
"""

from __future__ import annotations

import gc
from math import sqrt
from typing import Final

from rookery.kernel.chance import Rng
from rookery.kernel.frames import lowest_seat
from rookery.kernel.instinct import Instinct, softmax
from rookery.kernel.state import State
from rookery.search.foresight import INSTINCT, THINKS, WHIM, Forecast, Habits

HIDDEN_MOVE: Final = 0xFFFFF
EXPLORE: Final = 0.2  # the share of curiosity in mixed choices
ALWAYS: Final = 1_000_000  # turns: more than any match has
LEAD: Final = 0.4  # how much of the attention goes where instinct points; all moves share the rest


class Node:
    """What a seat has learned about one of its decisions."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0
        self.favourite: int = -1  # what instinct would do
        self.slots: dict[int, int] = {}  # move -> place in the lists below
        self.moves: list[int] = []
        self.tried: list[int] = []
        self.value: list[float] = []
        self.squares: list[float] = []
        self.regret: list[float] = []
        self.mixed: list[float] = []  # the sum of the mixed strategies so far
        self.points: list[float] = []  # the sum of the scores where worlds were judged
        self.lure: list[float] = []  # the attention that instinct calls for
        self.children: dict[int, Node] = {}

    def slot(self, move: int) -> int:
        """The place of a move, made when it is first seen."""
        place = self.slots.get(move, -1)
        if place < 0:
            place = len(self.moves)
            self.slots[move] = place
            self.moves.append(move)
            self.tried.append(0)
            self.value.append(0.0)
            self.squares.append(0.0)
            self.regret.append(0.0)
            self.mixed.append(0.0)
            self.points.append(0.0)
            self.lure.append(0.0)
        return place

    def mean(self, place: int) -> float:
        return self.value[place] / self.tried[place] if self.tried[place] else 0.0

    def error(self, place: int) -> float:
        """The standard error of a mean."""
        tried = self.tried[place]
        if tried < 2:
            return 1.0
        mean = self.value[place] / tried
        spread = self.squares[place] / tried - mean * mean
        return sqrt(max(spread, 0.0) / tried)


class Step:
    """One decision on the way down: where, what, and how likely it was to be picked."""

    def __init__(
        self, node: Node, place: int, seat: int, chance: float, honest: float, places: list[int]
    ) -> None:
        self.node = node
        self.place = place
        self.seat = seat
        self.chance = chance  # below 0: picked by confidence bound
        self.honest = honest  # how much likelier it would have been without curiosity
        self.places = places


class Search:
    """A search for the best move of one seat, from a state that fits its view."""

    def __init__(
        self,
        root: State,
        seat: int,
        rng: Rng,
        instinct: Instinct,
        constant: float = 0.5,
        trust: float = 1.0,
        reach: int = 16,
        depth: int = 100_000,
        turns: int = 0,
        whim: float = 0.0,
        near: int = ALWAYS,
        others: Instinct | None = None,
    ) -> None:
        self.root = root
        self.seat = seat
        # Whether the decision at hand is made in secret.
        self.secret: bool = root.asking != 0 and root.frames[-1].hides(root)
        self.rng = rng
        self.instinct = instinct
        self.others: Instinct = others or instinct  # what the other seats are expected to go by
        self.leans: bool = instinct.leans and self.others.leans  # nobody has a glance of their own
        self.constant = constant  # how curious confidence bounds are
        self.habits = Habits(root.seats, trust, whim)  # what is expected of the others
        self.alone: bool = trust >= 1.0  # nobody else thinks: no need for trees of theirs
        self.reach = reach  # how many decisions the trees look ahead
        self.depth = depth  # how many moves a playout may last before it is judged as it stands
        self.turns = turns  # after how many turns a world is judged instead; 0: does not matter
        self.last_turn: int = instinct.turns_begun(root) + turns
        self.near: int = instinct.turns_begun(root) + near  # after this turn a glance must do
        self.iterations: int = 0
        self.rewards: list[float] = [0.0] * root.seats  # of all seats, summed up
        self.trees: list[Node] = [Node() for _ in range(root.seats)]
        # What is worth a thought in the decision at hand, if not all that is legal.
        self.sensible: list[int] = []
        # What those who think will do until it is quiet again, if that has been thought about
        # before: then they need no trees.
        self.forecasts: list[Forecast] = []
        # What came of each move of the decision at hand, for who wants to know why: see `note`.
        self.notes: bool = False
        self.poor: float = 0.0
        self.outcomes: list[list[float]] = []
        self.lead: float = LEAD
        self.blur: float = 0.0  # how far moves may fall behind instinct's favourite and still lure

    def run(self, iterations: int) -> None:
        """Think in so many worlds. There are no cycles in them, so the collector may rest."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            for _ in range(iterations):
                self.iterate()
        finally:
            if collecting:
                gc.enable()

    def iterate(self) -> None:
        """One world, from the decision to where it is judged."""
        world = self.root.guess(self.seat, self.rng)
        self.instinct.suppose(world, self.seat, self.rng)
        path: list[Step] = []
        self.descend(world, path)
        self.finish(world)
        rewards = self.instinct.judge(world)
        scores = world.scores()
        for i in range(len(path)):
            step = path[i]
            step.node.points[step.place] += scores[step.seat]
            learn(step, rewards[step.seat], credit(path, i))
        if self.notes and path and path[0].node is self.trees[self.seat]:
            self.note(path[0].place, world, rewards, scores)
        for seat in range(world.seats):
            self.rewards[seat] += rewards[seat]
        self.iterations += 1

    def note(self, place: int, world: State, rewards: list[float], scores: list[int]) -> None:
        """Count what came of a move: worlds, those that went badly, matches that ended, and then
        each seat's score."""
        while len(self.outcomes) <= place:
            self.outcomes.append([0.0] * (3 + world.seats))
        row = self.outcomes[place]
        row[0] += 1.0
        if rewards[self.seat] < self.poor:
            row[1] += 1.0
        if world.over:
            row[2] += 1.0
        for seat in range(world.seats):
            row[3 + seat] += scores[seat]

    def descend(self, world: State, path: list[Step]) -> None:
        """Follow the trees as far as they go, and let each grow by one node."""
        at: list[Node | None] = list(self.trees)
        foresees = len(self.forecasts) > 0
        spent = False
        grown = 0
        left = self.reach
        while world.asking and left > 0 and not (self.turns and self.is_far(world, 0)):
            asking = world.asking
            seat = self.seat if asking >> self.seat & 1 else lowest_seat(asking)
            frame = world.frames[-1]
            moves = frame.moves(world, seat)
            if self.sensible and at[seat] is self.trees[self.seat]:
                moves = self.sensible
            secret = frame.hides(world)
            if len(moves) == 1:
                move = moves[0]
            elif seat != self.seat and (habit := self.habit(seat)) != THINKS:
                if habit == WHIM:
                    move = moves[self.rng.below(len(moves))]
                else:
                    move = self.usual(world, seat, moves)
            elif seat != self.seat and foresees:
                move = -1 if spent or not secret else self.forecasts[seat].draw(moves, self.rng)
                if move < 0:
                    move = self.usual(world, seat, moves)
            else:
                node = at[seat]
                if node is None:
                    return
                left -= 1
                step = self.pick(world, node, moves, seat, secret)
                path.append(step)
                move = node.moves[step.place]
            world.apply(seat, move)
            spent = spent or (foresees and self.instinct.quiet(world))
            for other in range(world.seats):
                here = at[other]
                if here is None or ((self.alone or foresees) and other != self.seat):
                    continue
                branch = seat << 20 | (HIDDEN_MOVE if secret and other != seat else move)
                child = here.children.get(branch)
                if child is None and not grown >> other & 1:
                    grown |= 1 << other
                    child = Node()
                    here.children[branch] = child
                at[other] = child

    def is_far(self, world: State, left: int) -> bool:
        """Whether a world has come as far as we care to look."""
        if self.turns:
            return self.instinct.turns_begun(world) >= self.last_turn and self.instinct.quiet(world)
        return left <= 0 and self.instinct.quiet(world)

    def habit(self, seat: int) -> int:
        """How another seat is expected to decide this time."""
        return INSTINCT if self.alone else self.habits.draw(seat, self.rng)

    def finish(self, world: State) -> None:
        """Play on as usual until the world can be judged."""
        left = self.depth
        while world.asking and not self.is_far(world, left):
            left -= 1
            if not world.sealed:
                world.ask_sealed = False  # nobody is there to draw conclusions from being asked
            seat = lowest_seat(world.asking)
            if self.glances(world):
                if self.leans and not world.sealed:
                    self.rush(world, left)
                    return
                world.apply(seat, self.mind_of(seat).glance(world, seat, self.rng))
                continue
            moves = world.frames[-1].moves(world, seat)
            if len(moves) == 1:
                world.apply(seat, moves[0])
            else:
                world.apply(seat, self.usual(world, seat, moves))

    def rush(self, world: State, left: int) -> None:
        """The same where nobody takes the time to think any more."""
        world.rushed = True
        while not world.over and not self.is_far(world, left):
            left -= 1
            world.frames[-1].rush(world, self.rng)
        world.settle()

    def glances(self, world: State) -> bool:
        """Whether a world is so far ahead that there is no time for thought."""
        return self.instinct.turns_begun(world) > self.near

    def usual(self, world: State, seat: int, moves: list[int]) -> int:
        """What somebody is expected to do: by instinct in the turns at hand, later at a glance."""
        mind = self.mind_of(seat)
        if self.glances(world):
            return mind.glance(world, seat, self.rng)
        return mind.hurry(world, seat, moves, self.rng)

    def mind_of(self, seat: int) -> Instinct:
        """What a seat goes by, as far as we know."""
        return self.instinct if seat == self.seat else self.others

    def pick(self, world: State, node: Node, moves: list[int], seat: int, secret: bool) -> Step:
        places = [node.slot(move) for move in moves]
        if secret:
            return self.mix(node, places, seat)
        if node.favourite < 0:
            self.ask_instinct(world, node, moves, seat)
        usual = node.total / node.visits if node.visits else 0.0
        share = (1.0 - self.lead) / len(places)
        curious = self.constant * sqrt(node.visits + 1.0)
        best = places[0]
        bound = -1e9
        for place in places:
            tried = node.tried[place]
            here = node.value[place] / tried if tried else usual
            here += curious * (share + node.lure[place]) / (1.0 + tried)
            if here > bound:
                bound = here
                best = place
        return Step(node, best, seat, -1.0, 1.0, places)

    def ask_instinct(self, world: State, node: Node, moves: list[int], seat: int) -> None:
        """Where to look first: at what instinct would do, and at what comes near."""
        for place in range(len(node.lure)):
            node.lure[place] = 0.0
        appeal: list[float] = []
        if self.blur > 0.0:
            appeal = self.instinct.appeal(world, seat, moves, self.rng)
        if not appeal:
            node.favourite = self.favour(world, node, moves, seat)
            place = node.slots.get(node.favourite, -1)
            if place >= 0:
                node.lure[place] = self.lead
            return
        shares = softmax([one / self.blur for one in appeal])
        most = -1.0
        for i in range(len(moves)):
            node.lure[node.slot(moves[i])] = self.lead * shares[i]
            if shares[i] > most:
                most = shares[i]
                node.favourite = moves[i]

    def favour(self, world: State, node: Node, moves: list[int], seat: int) -> int:
        """What instinct would do here: a good look at the decision itself, a glance further on."""
        if node is self.trees[self.seat]:
            return self.instinct.choose(world, seat, moves, self.rng)
        return self.instinct.hurry(world, seat, moves, self.rng)

    def mix(self, node: Node, places: list[int], seat: int) -> Step:
        """Regret matching with some curiosity."""
        strategy = matching(node, places)
        count = len(places)
        weight = 1.0 + node.visits  # late strategies are better than early ones
        draw: int = self.rng.below(1 << 30)
        left = draw / 1073741824.0
        chosen = count - 1
        chance = 0.0
        for i in range(count):
            node.mixed[places[i]] += weight * strategy[i]
            chance = (1.0 - EXPLORE) * strategy[i] + EXPLORE / count
            left -= chance
            if left < 0:
                chosen = i
                break
        for i in range(chosen + 1, count):
            node.mixed[places[i]] += weight * strategy[i]
        return Step(node, places[chosen], seat, chance, strategy[chosen] / chance, places)


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


def credit(path: list[Step], at: int) -> float:
    """How much a world counts for the regrets of one decision: less, or nothing, where somebody
    else, or the same seat later on, did out of curiosity what it would not have done."""
    if path[at].chance < 0.0:
        return 1.0
    weight = 1.0
    for i in range(len(path)):
        if i > at or path[i].seat != path[at].seat:
            weight *= path[i].honest
    return weight


def learn(step: Step, reward: float, weight: float) -> None:
    """Take the outcome of a world back to a decision on its way."""
    node = step.node
    place = step.place
    if step.chance >= 0.0:
        usual = node.total / node.visits if node.visits else 0.5
        gain = weight * (reward - usual)  # a baseline: less noise, same expectation
        for other in step.places:
            node.regret[other] -= gain
        node.regret[place] += gain / step.chance
    node.visits += 1
    node.total += reward
    node.tried[place] += 1
    node.value[place] += reward
    node.squares[place] += reward * reward
