"""The arena: many matches between bots, fair to all seats, and what they prove.

A series is a list of pairings: who sits where, with which seed. Every pairing is played in all its
rotations before the next deal, so that no bot owes its wins to its seat or its luck. The same
series gives the same pairings, whatever the number of processes and however often it was resumed.
"""

from __future__ import annotations

import itertools
import json
import logging
import math
import os
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, cast

import msgspec

from rookery import bots, games
from rookery.extras import Missing
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadRecord
from rookery.kernel.state import Data
from rookery.match import Match


@dataclass(slots=True, frozen=True)
class Series:
    """What is to be played."""

    game: str
    bots: list[str]
    seats: int
    games: int
    seed: int = 0
    options: Data = field(default_factory=dict)
    cards: str | None = None
    records: str | None = None  # the folder where every match is written as a record

    def lineup(self, number: int) -> list[str]:
        """Who sits where in one match. Fewer bots than seats: the last one fills the table. More:
        every group of as many bots as seats meets in turn."""
        deal, turn = divmod(number, self.seats)
        if len(self.bots) <= self.seats:
            players = self.bots + [self.bots[-1]] * (self.seats - len(self.bots))
        else:
            groups = list(itertools.combinations(self.bots, self.seats))
            players = list(groups[deal % len(groups)])
        return players[turn:] + players[:turn]

    def seed_of(self, number: int) -> int:
        """Rotations of a lineup share their deal."""
        return self.seed * 1_000_003 + number // self.seats


@dataclass(slots=True)
class Result:
    """One match."""

    number: int
    bots: list[str]
    shares: list[float]
    scores: list[int]
    ending: str
    decisions: int
    faults: list[int]  # decisions lost to the default move, by seat
    worlds: list[int] = field(default_factory=list)  # imagined by each seat,
    seconds: list[float] = field(default_factory=list, compare=False)  # and how long it took


def play(series: Series, number: int) -> Result:
    """Play one match of a series."""
    game = games.load(series.game, series.cards)
    names = series.lineup(number)
    luck = seeded((series.seed << 20) + number + 1)
    players = [bots.make(name, game, seat, luck.fork()) for seat, name in enumerate(names)]
    for player in players:  # whatever else the machine is doing is none of their business
        if isinstance(player, bots.Thinker):
            player.clock = time.process_time
    match = Match(game, series.seats, series.seed_of(number), series.options)
    state = match.state
    decisions = 0
    faults = [0] * series.seats
    seconds = [0.0] * series.seats
    while state.asking:
        seat = state.deciders()[0]
        moves = state.moves(seat)
        move = moves[0]
        if len(moves) > 1:
            began = time.process_time()
            move = players[seat].choose(state.view(seat), list(moves))
            seconds[seat] += time.process_time() - began
            if move not in moves and move not in state.asides(seat):
                faults[seat] += 1
                move = state.default(seat)
        if series.records:
            match.play(seat, move)
        elif move in moves:
            state.apply(seat, move)
        else:
            state.play(seat, move)
        decisions += 1
    for seat, player in enumerate(players):
        faults[seat] += len(getattr(player, "faults", ()))
        player.close()
    if series.records:
        keep(series, number, match, names)
    ending = str(state.view(None)["ending"])
    worlds = [p.iterations if isinstance(p, bots.Thinker) else 0 for p in players]
    return Result(
        number, names, state.shares(), state.scores(), ending, decisions, faults, worlds, seconds
    )


def keep(series: Series, number: int, match: Match, names: list[str]) -> None:
    match.finish()
    match.record.headers["players"] = [{"name": name, "kind": name} for name in names]
    path = Path(str(series.records), f"{series.game}-{number:06}.rook")
    path.write_text(str(match.record), "utf-8")


def play_all(series: Series, jobs: int, done: set[int], ray: str | None = None) -> Iterator[Result]:
    """The matches of a series that are not done yet, as they finish."""
    left = [number for number in range(series.games) if number not in done]
    if ray is not None:
        yield from on_ray(series, left, ray)
    elif jobs == 1:
        for number in left:
            yield play(series, number)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            waiting = [pool.submit(play, series, number) for number in left]
            try:
                for future in as_completed(waiting):
                    yield future.result()
            finally:  # somebody has had enough: begin no more
                pool.shutdown(wait=False, cancel_futures=True)


def on_ray(series: Series, left: list[int], address: str) -> Iterator[Result]:
    """The same matches on a cluster; each is a task of one core."""
    try:
        import ray
    except ModuleNotFoundError as error:
        raise Missing("Ray", "ray") from error
    where = None if address == "local" else address
    ray.init(
        address=where, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False
    )
    try:
        task: Callable[..., Any] = ray.remote(num_cpus=1, max_retries=3)(play).remote
        shared = ray.put(series)
        waiting = [task(shared, number) for number in left]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


class Journal:
    """The results of a series in a file, a line each, so that it can be stopped and resumed."""

    def __init__(self, path: Path | None, series: Series) -> None:
        self.path = path
        self.results: list[Result] = []
        head = asdict(series)
        del head["games"], head["records"]  # a longer series goes on with the same file
        if path is not None and path.exists():
            if not path.is_file():  # a device may have no end
                raise BadRecord(f"{path} is no file to keep results in")
            self.results = read(path, head)
        elif path is not None:
            path.write_text(json.dumps(head) + "\n", "utf-8")

    def add(self, result: Result) -> None:
        self.results.append(result)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
                file.flush()
                os.fsync(file.fileno())


def read(path: Path, head: Data) -> list[Result]:
    """The results so far; a line cut short by a crash is played again."""
    try:
        first, *lines = path.read_text("utf-8").split("\n")
        if json.loads(first) != head:
            raise BadRecord(f"{path} belongs to another series: {first[:200]}")
        results = [result_in(line, cast(int, head["seats"])) for line in lines[:-1] if line]
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path}: {error}") from error
    except (ValueError, RecursionError, msgspec.DecodeError) as error:
        raise BadRecord(f"{path} is not a journal of the arena: {error}") from error
    if lines and lines[-1]:  # cut the broken end off, so that what follows starts a new line
        whole = "\n".join([first, *lines[:-1]]) + "\n"
        path.write_text(whole, "utf-8")
    return results


def result_in(line: str, seats: int) -> Result:
    found = msgspec.json.decode(line, type=Result)
    for one in (found.bots, found.shares, found.scores, found.faults):
        if len(one) != seats:
            raise ValueError(f"not every one of {seats} seats has its result: {line[:80]}")
    return found


# What it proves -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Standing:
    """One bot after a series."""

    bot: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    score: float
    ahead: float  # the share of its opponents of other names that scored less, and
    ahead_error: float  # the standard error of that; nothing to say if it was alone: 0.5, 0
    rating: float
    doubt: float
    faults: int
    speed: float  # worlds imagined in a second; 0 for bots that do not search


def standings(results: list[Result]) -> list[Standing]:
    """Win shares with 95 % intervals and ratings, the best first. Bots of one name at one table
    count together; a rating is on Elo's scale, 1500 in the middle."""
    wins: dict[str, list[float]] = {}
    scores: dict[str, list[int]] = {}
    faults: dict[str, int] = {}
    worlds: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            wins.setdefault(bot, []).append(result.shares[seat])
            scores.setdefault(bot, []).append(result.scores[seat])
            faults[bot] = faults.get(bot, 0) + result.faults[seat]
            if result.worlds and result.worlds[seat]:
                worlds[bot] = worlds.get(bot, 0) + result.worlds[seat]
                seconds[bot] = seconds.get(bot, 0.0) + result.seconds[seat]
    rated = ratings(results)
    table = []
    for bot, shares in wins.items():
        share = statistics.fmean(shares)
        low, high = interval(share, len(shares))
        ahead, error = ahead_of_others(bot, results)
        mu, sigma = rated[bot]
        table.append(
            Standing(
                bot,
                len(shares),
                sum(shares),
                share,
                low,
                high,
                statistics.fmean(scores[bot]),
                ahead,
                error,
                mu,
                sigma,
                faults[bot],
                worlds.get(bot, 0) / max(seconds.get(bot, 0.0), 1e-9),
            )
        )
    return sorted(table, key=lambda row: -row.share)


def ahead_of_others(bot: str, results: list[Result]) -> tuple[float, float]:
    """How many of the others scored less than a bot, draws being half; with the standard error of
    the mean over matches. It tells more than victories, which are one a match."""
    found: list[float] = []
    for result in results:
        mine = [s for s, name in zip(result.scores, result.bots, strict=True) if name == bot]
        theirs = [s for s, name in zip(result.scores, result.bots, strict=True) if name != bot]
        pairs = [0.5 * ((one > two) + (one >= two)) for one in mine for two in theirs]
        if pairs:
            found.append(statistics.fmean(pairs))
    if len(found) < 2:
        return (found[0] if found else 0.5), 0.0
    return statistics.fmean(found), statistics.stdev(found) / math.sqrt(len(found))


def interval(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share that was seen n times."""
    if n == 0:
        return 0.0, 1.0
    z = 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(results: list[Result]) -> dict[str, tuple[float, float]]:
    """Elo ratings with their standard errors: strengths in proportion to which victories fall
    (Luce's choice), fitted to all matches at once, so that the order of play does not matter."""
    names = sorted({bot for result in results for bot in result.bots})
    strength = dict.fromkeys(names, 1.0)
    wins = dict.fromkeys(names, 0.0)
    tables: dict[tuple[str, ...], int] = {}
    for result in results:
        key = tuple(sorted(result.bots))
        tables[key] = tables.get(key, 0) + 1
        for seat, bot in enumerate(result.bots):
            wins[bot] += result.shares[seat]
    for name in names:  # a fair draw against itself, so that nobody is infinitely good or bad
        wins[name] += 0.5
    for _ in range(300):  # Hunter's minorise-maximise steps
        expected = {name: 1.0 / (strength[name] + 1.0) for name in names}
        for table, times in tables.items():
            total = sum(strength[bot] for bot in table)
            for bot in table:
                expected[bot] += times / total
        strength = {name: wins[name] / expected[name] for name in names}
        middle = math.exp(statistics.fmean(math.log(s) for s in strength.values()))
        strength = {name: s / middle for name, s in strength.items()}
    scale = 400 / math.log(10)
    rated = {}
    for name in names:
        information = 1e-9
        for table, times in tables.items():
            total = sum(strength[bot] for bot in table)
            chance = strength[name] * table.count(name) / total
            information += times * chance * (1 - chance)
        error = scale / math.sqrt(information)
        rated[name] = (1500 + scale * math.log(strength[name]), min(error, 999.0))
    return rated
