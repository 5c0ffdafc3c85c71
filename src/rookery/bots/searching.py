"""Bots that search: the same interface as any bot, with a budget of time or of worlds."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from math import exp, hypot, log, sqrt
from types import ModuleType

from rookery.bots import Thinker
from rookery.bots.scripted import instinct_of
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.state import Data, Game, State
from rookery.search.foresight import Forecast, Foresight, Habits
from rookery.search.tree import ALWAYS, LEAD, Node, Search

BATCH = 8  # worlds between two looks at the clock
SURE = 64  # worlds of a move before it can be beyond doubt,
GLIMPSE = 12  # worlds of every other move,
DOUBTS = 4.0  # and how many standard errors lie between
FORTUNE = 2.5  # standard errors by which luck hardly ever changes what will come of a thought
MOST_SURE = 5.0  # how somebody decides, as a logarithm: nobody is sure for ever
SALT = 0.25  # how often what is seen is misjudged, since it rests on guesses
BADLY = 0.5  # of one's chance now: a world that leaves less has gone badly
TRIVIAL = 0.04  # a mixed strategy drops moves that it plays less often than this


@dataclass(slots=True)
class Thought:
    """What a search thinks of one move."""

    move: int
    share: float  # how often the search would play it
    visits: int
    value: float  # the share of the victory that it expects
    score: float  # one's score on average, as far ahead as it looks


@dataclass(slots=True)
class Tuning:
    """How a game is best searched."""

    constant: float = 0.3  # curiosity
    trust: float = 1.0  # how often others are expected to follow instinct,
    whim: float = 0.0  # and how often to do anything at all; else they think as we do
    reach: int = 8  # decisions that the trees look ahead
    depth: int = 60  # decisions after the tree before a playout is judged
    rounds: int = 0  # of turns, after which a world is judged instead, in games that count them
    near: int = ALWAYS  # turns that are played by instinct; a glance must do for later ones
    lead: float = LEAD  # the share of attention for what instinct likes: its favourite alone,
    blur: float = 0.0  # or also what falls behind by about this much, on the game's own scale
    caution: float = 1.0  # standard errors by which a move must beat what instinct would do
    foresight: float = 0.0  # the share of the budget for what others who think will do in secret,
    rivals: Tuning | None = None  # what those expect of each other,
    haze: float = 0.006  # and how much of the victory they may overlook
    duel: Tuning | None = None  # how to search between two, if not like this


@dataclass(slots=True)
class Impressions:
    """What a search keeps in mind from one decision to the next."""

    before: Data  # what it saw where it moved last,
    played: int  # and what it did there
    odds: dict[int, float]  # what it thinks of the others (see `Searcher`)
    thought: dict[int, float]
    forecasts: list[dict[int, float]]  # what it foresaw, by seat


class Searcher(Thinker):
    """Thinks in worlds that fit its view."""

    # What it goes by, and what it expects of others: the first of these that a game has, or else
    # the scripted player's instinct.
    minds: tuple[str, ...] = ("mind",)
    crowd: tuple[str, ...] = ()
    thorough = False  # whether it goes on when the answer stands, and keeps what came of each move

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.others = instinct_of(game, *self.crowd)
        self.instinct = instinct_of(game, *self.minds)
        self.tuning: Tuning = self.tune(import_module(f"rookery.games.{game.name}.bots"))
        self.thoughts: list[Thought] = []
        self.last: Search | None = None  # the search before, and what came of it
        self.played = -1
        self.before: State | None = None  # where we moved last
        # By seat: for instinct, and for thought, and against chance, as logarithms.
        self.odds: dict[int, float] = {}
        self.thought: dict[int, float] = {}
        self.forecasts: list[Forecast] = []  # of the decisions at hand,
        self.pondered = 0  # and the worlds that they took

    def tune(self, about: ModuleType) -> Tuning:
        """How this bot searches the game that a module `bots` is about."""
        tuning: Tuning = getattr(about, "TUNING", Tuning())
        return tuning

    def choose(self, view: Data, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        root = self.game.from_view(view, self.rng)
        duty = self.instinct.duty(root, self.seat, moves, self.rng)
        if duty >= 0:
            return duty
        moves = self.instinct.sensible(root, self.seat, moves)
        if len(moves) == 1:
            return moves[0]
        self.last = self.think(view, root)
        self.thoughts = self.weigh(self.last, moves)
        self.played = self.decide(self.last.secret)
        return self.played

    def weigh(self, search: Search, moves: list[int]) -> list[Thought]:
        """What a search has found out about these moves, best first, and what it would do."""
        node = search.trees[self.seat]
        found = thoughts(node, moves, search.secret)
        if not search.secret:
            best = self.safest(node, found)
            for thought in found:
                thought.share = float(thought.move == best)
        return sorted(found, key=lambda t: (-t.share, -t.visits))

    def memory(self) -> object:
        if self.before is None:
            return None
        foreseen = [forecast.weights for forecast in self.forecasts]
        return Impressions(
            self.before.view(self.seat), self.played, self.odds, self.thought, foreseen
        )

    def remind(self, memory: object) -> None:
        if isinstance(memory, Impressions):
            self.before = self.game.from_view(memory.before, self.rng)
            self.played = memory.played
            self.odds = memory.odds
            self.thought = memory.thought
            self.forecasts = [Forecast(weights) for weights in memory.forecasts]

    def decide(self, secret: bool) -> int:
        """What we would do; in secret, a move drawn from the mixed strategy."""
        if not secret:
            return self.thoughts[0].move
        left = self.rng.below(1 << 30) / (1 << 30)
        for thought in self.thoughts:
            left -= thought.share
            if left < 0:
                return thought.move
        return self.thoughts[0].move

    def safest(self, node: Node, found: list[Thought]) -> int:
        """The move most thought about. But a few worlds prove little: leave instinct's way only for
        a clear gain."""
        best = node.slot(max(found, key=lambda t: (t.visits, t.value)).move)
        if node.favourite not in node.slots or node.moves[best] == node.favourite:
            return node.moves[best]
        usual = node.slots[node.favourite]
        return node.moves[best if lead(node, best, usual) > self.tuning.caution else usual]

    def think(self, view: Data, root: State | None = None) -> Search:
        """Search until the budget is spent, or nothing could change the answer any more."""
        root = root or self.game.from_view(view, self.rng)
        if root.seats == 2 and self.tuning.duel:
            self.tuning = self.tuning.duel
        search = Search(
            root,
            self.seat,
            self.rng.fork(),
            self.instinct,
            self.tuning.constant,
            self.tuning.trust,
            self.tuning.reach,
            self.tuning.depth,
            self.tuning.rounds * root.seats,
            self.tuning.whim,
            self.tuning.near,
            self.others,
        )
        search.lead, search.blur = self.tuning.lead, self.tuning.blur
        search.sensible = self.instinct.sensible(root, self.seat, root.moves(self.seat))
        if self.thorough:
            search.notes = True
            search.poor = BADLY * self.instinct.judge(root)[self.seat]
        same = self.reuse(search, view)
        self.remember(search)
        end = self.clock() + self.seconds
        self.pondered = 0
        if not search.secret:
            self.forecasts = []
        elif self.tuning.foresight:
            if not (same and self.forecasts):
                self.forecasts = self.foresee(root, self.tuning, self.tuning.foresight)
            search.forecasts = self.forecasts
        if self.worlds is not None:
            search.run(self.worlds - self.pondered)
        else:
            self.race(search, end)
        self.iterations += search.iterations + self.pondered
        return search

    def foresee(self, root: State, tuning: Tuning, budget: float) -> list[Forecast]:
        """Think about what the others are thinking, with a part of the budget. Where they are
        expected to do the same, half of it goes to what they foresee."""
        rivals = tuning.rivals or Tuning()
        habits = Habits(root.seats, rivals.trust, rivals.whim)
        for seat, odds in self.odds.items():  # what we have seen they have seen, too
            habits.expect(seat, exp(odds), 1.0)
        foreseen: list[Forecast] = []
        if rivals.foresight:
            budget /= 2
            foreseen = self.foresee(root, rivals, budget)
        rng = self.rng.fork()
        foresight = Foresight(root, self.seat, rng, self.instinct, habits, foreseen)
        if self.worlds is not None:
            foresight.run(int(self.worlds * budget))
        else:
            end = self.clock() + self.seconds * budget
            while self.clock() < end:
                foresight.run(BATCH)
        self.pondered += foresight.iterations
        return foresight.forecasts(tuning.haze)

    def remember(self, search: Search) -> None:
        """Judge the others by what they were seen doing since our last decision."""
        now = search.root
        if self.before is not None:
            for sight in self.instinct.recall(self.before, self.played, now, self.seat):
                count = len(sight.moves)
                self.learn(self.odds, sight.seat, sight.share * count)
                if self.forecasts:
                    share = self.forecasts[sight.seat].share(sight.move, sight.moves)
                    self.learn(self.thought, sight.seat, share * count)
        self.before = now
        for seat, odds in self.odds.items():
            search.habits.expect(seat, exp(odds), exp(self.thought.get(seat, 0.0)))

    def learn(self, odds: dict[int, float], seat: int, ratio: float) -> None:
        """Something explains what a seat did so many times better than chance."""
        now = odds.get(seat, 0.0) + log(SALT + (1 - SALT) * ratio)
        odds[seat] = max(-MOST_SURE, min(MOST_SURE, now))

    def race(self, search: Search, end: float) -> None:
        began = self.clock()
        now = began
        node = search.trees[self.seat]
        while now < end or not search.iterations:  # foresight may have taken longer than it should
            search.run(BATCH)
            now = self.clock()
            done = (now - began) / (end - began) if now < end else 1.0
            left = search.iterations * (1 - done) / done
            if not (search.secret or self.thorough) and settled(
                node, left, done, self.tuning.caution
            ):
                return

    def reuse(self, search: Search, view: Data) -> bool:
        """If nothing has happened but our own last move, go on with what we thought of it."""
        last = self.last
        self.last = None
        if last is None:
            return False
        child = last.trees[self.seat].children.get(self.seat << 20 | self.played)
        if child is None:
            return False
        after = last.root.copy()
        after.apply(self.seat, self.played)
        if not after.asking >> self.seat & 1 or after.view(self.seat) != view:
            return False
        child.favourite = -1  # it was but a glance, and perhaps at another world
        search.trees[self.seat] = child
        return True


def settled(node: Node, left: float, done: float, caution: float) -> bool:
    """Whether more worlds would hardly change the answer. So many may be `left`, after a share
    `done`; `caution` is the standard errors by which instinct's way must be beaten."""
    first = max(node.tried, default=0)
    if first >= SURE and is_clear(node, node.tried.index(first)):
        return True
    rivals = [place for place, tried in enumerate(node.tried) if first - tried <= left]
    usual = node.slots.get(node.favourite, -1)
    if usual < 0 or node.tried[usual] < GLIMPSE or rivals == [usual]:
        return len(rivals) == 1
    # Leads grow with the square root of the worlds, more or less.
    swing = FORTUNE * sqrt((1 - done) / done)
    leads = [lead(node, place, usual) / sqrt(done) for place in rivals if place != usual]
    hopeless = max(leads) + swing < caution
    return hopeless or (len(rivals) == 1 and leads[0] - swing > caution)


def lead(node: Node, place: int, usual: int) -> float:
    """By how many standard errors a move is ahead of what instinct would do."""
    doubt = hypot(node.error(place), node.error(usual))
    return (node.mean(place) - node.mean(usual)) / max(doubt, 1e-9)


def is_clear(node: Node, best: int) -> bool:
    """Whether a move has beaten all others by far."""
    mean, error = node.mean(best), node.error(best)
    for place in range(len(node.moves)):
        if place != best:
            if node.tried[place] < GLIMPSE:
                return False
            doubt = hypot(error, node.error(place))
            if mean - node.mean(place) < DOUBTS * doubt:
                return False
    return True


def thoughts(node: Node, moves: list[int], secret: bool) -> list[Thought]:
    """What a search has found out about these moves."""
    found = []
    for move in moves:
        place = node.slot(move)
        weight = node.mixed[place] if secret else float(node.tried[place])
        tried = node.tried[place]
        score = node.points[place] / max(1, tried)
        found.append(Thought(move, weight, tried, node.mean(place), score))
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
    return found


class Burglar(Searcher):
    """About a quarter of a second a decision."""

    seconds = 0.25


class Mastermind(Searcher):
    """A second a decision; some games are then best searched in another way."""

    seconds = 1.0
    minds = ("master", "mind")
    crowd = ("master",)

    def tune(self, about: ModuleType) -> Tuning:
        tuning: Tuning = getattr(about, "PATIENT", super().tune(about))
        return tuning


def chances(state: State, worlds: int, seed: int) -> list[float]:
    """Each seat's share of the victory when instinct plays on from this state."""
    rng = seeded(seed)
    search = Search(state, 0, rng, instinct_of(state.game))
    total = [0.0] * state.seats
    for _ in range(worlds):
        world = state.copy()
        world.chance.x = rng.fork().x
        search.finish(world)
        for seat, share in enumerate(world.outlook()):
            total[seat] += share
    return [one / worlds for one in total]
