"""`rookery simulate`: many matches between bots, on several cores, with a summary."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rookery import bots, games
from rookery.arena import interval
from rookery.cli.common import (
    Commands,
    add_game,
    check_seats,
    matches,
    options,
    processes,
    seats_argument,
    seed,
)
from rookery.files import make_folder, write_text
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption
from rookery.kernel.state import Data, Game
from rookery.match import Match

CHUNK_SECONDS = 0.5  # how often a worker reports


@dataclass(slots=True)
class Job:
    """Some matches for one worker."""

    game: str
    cards: str | None
    seats: int
    options: Data
    bots: list[str]  # one name for every seat of the first match
    rotate: bool
    first: int
    count: int
    seed: int
    keep: str | None


@dataclass(slots=True)
class Tally:
    """What matches came to, by bot."""

    matches: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    wins: dict[str, Fraction] = field(default_factory=dict)  # a tie is shared, and no digit lost
    seats: dict[str, int] = field(default_factory=dict)
    scores: dict[str, list[int]] = field(default_factory=dict)
    seat_wins: list[Fraction] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.shortest = min(self.shortest or other.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.matches += other.matches
        self.decisions += other.decisions
        for name, won in other.wins.items():
            self.wins[name] = self.wins.get(name, Fraction()) + won
        for name, seats in other.seats.items():
            self.seats[name] = self.seats.get(name, 0) + seats
        for name, scores in other.scores.items():
            self.scores.setdefault(name, []).extend(scores)
        for name, times in other.endings.items():
            self.endings[name] = self.endings.get(name, 0) + times
        if not self.seat_wins:
            self.seat_wins = [Fraction()] * len(other.seat_wins)
        self.seat_wins = [a + b for a, b in zip(self.seat_wins, other.seat_wins, strict=True)]


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "simulate",
        help="let bots play many matches and count",
        description="Matches between bots. Seats rotate from match to match, so that no bot owes "
        "its wins to its seat. The same seed gives the same matches, whatever the number of jobs.",
    )
    add_game(parser, many=True)
    seats_argument(parser)
    parser.add_argument("--games", type=matches, default=100, metavar="K", help="how many matches")
    parser.add_argument(
        "--bots", default="cutpurse", metavar="A,B", help="bots, repeated to fill the seats"
    )
    parser.add_argument("--seed", type=seed, default=0, metavar="S")
    parser.add_argument(
        "--jobs", type=processes, default=1, metavar="J", help="processes (default 1)"
    )
    parser.add_argument("--keep", metavar="FOLDER", help="write every match there as a record")
    parser.add_argument("--fixed", action="store_true", help="do not rotate the seats")
    parser.add_argument("--json", action="store_true", help="the summary as data")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = games.load(arguments.game, arguments.cards)
    seats = check_seats(game, arguments.seats, max(game.min_seats, 3))
    names = fill(arguments.bots, seats)
    chosen = options(arguments.option)
    game.check_options(chosen)
    for name in names:
        bots.make(name, game, 0, seeded(0))
    if arguments.keep is not None:
        make_folder(Path(arguments.keep), BadOption)
    size = max(1, min(50, arguments.games // (arguments.jobs * 4) or 1))
    jobs = [
        Job(
            game.name,
            arguments.cards,
            seats,
            chosen,
            names,
            not arguments.fixed,
            first,
            min(size, arguments.games - first),
            arguments.seed,
            arguments.keep,
        )
        for first in range(0, arguments.games, size)
    ]
    began = time.perf_counter()
    tally = Tally()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("matches", total=arguments.games)
        for part in results(jobs, arguments.jobs):
            tally.add(part)
            progress.advance(bar, part.matches)
    seconds = time.perf_counter() - began
    if arguments.json:
        print(json.dumps(summary(tally, seconds) | {"game": game.name, "seats": seats}, indent=1))
    else:
        report(tally, seconds)
    return 0


def fill(given: str, seats: int) -> list[str]:
    """The bots named, repeated until every seat has one."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names or len(names) > seats:
        raise BadOption(f"name 1 to {seats} bots, not {len(names)}")
    return [names[i % len(names)] for i in range(seats)]


def results(jobs: list[Job], workers: int) -> Iterator[Tally]:
    if workers == 1:
        yield from map(work, jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(work, jobs)


def work(job: Job) -> Tally:
    """Play the matches of a job."""
    game = games.load(job.game, job.cards)
    tally = Tally(seat_wins=[Fraction()] * job.seats)
    for number in range(job.first, job.first + job.count):
        turn = number % job.seats if job.rotate else 0
        names = job.bots[turn:] + job.bots[:turn]
        decisions = one_match(game, job, number, names, tally)
        tally.matches += 1
        tally.decisions += decisions
        tally.shortest = min(tally.shortest or decisions, decisions)
        tally.longest = max(tally.longest, decisions)
    return tally


def one_match(game: Game, job: Job, number: int, names: list[str], tally: Tally) -> int:
    own = job.seed * 1_000_003 + number
    luck = seeded(own + 1)
    players = [bots.make(name, game, seat, luck.fork()) for seat, name in enumerate(names)]
    match = Match(game, job.seats, own, job.options) if job.keep else None
    state = match.state if match else game.new(job.seats, own, job.options)
    decisions = 0
    while state.asking:
        seat = state.deciders()[0]
        moves = state.moves(seat)
        view = {} if type(players[seat]) is bots.RandomBot else state.view(seat)
        move = players[seat].choose(view, moves)
        if match:
            match.play(seat, move)
        elif move in moves:
            state.apply(seat, move)
        else:
            state.play(seat, move)
        decisions += 1
    winners, scores = state.winners(), state.scores()
    for seat, name in enumerate(names):
        won = Fraction(seat in winners, len(winners))
        tally.wins[name] = tally.wins.get(name, Fraction()) + won
        tally.seats[name] = tally.seats.get(name, 0) + 1
        tally.scores.setdefault(name, []).append(scores[seat])
        tally.seat_wins[seat] += won
    ending = str(state.view(None)["ending"])
    tally.endings[ending] = tally.endings.get(ending, 0) + 1
    if match and job.keep:
        match.finish()
        match.record.headers["players"] = names
        path = Path(job.keep, f"{game.name}-{number:06}.rook")
        write_text(path, str(match.record), BadOption)
    return decisions


def summary(tally: Tally, seconds: float) -> Data:
    rows = {}
    for name, wins in tally.wins.items():
        share = float(wins / tally.seats[name])
        low, high = interval(share, tally.seats[name])
        rows[name] = {
            "win_share": share,
            "low": low,
            "high": high,
            "mean_score": statistics.fmean(tally.scores[name]),
            "seats": tally.seats[name],
        }
    data = asdict(tally)
    for key in ("wins", "scores", "seats"):
        del data[key]
    return data | {
        "bots": rows,
        "seat_wins": [float(won) for won in tally.seat_wins],
        "seconds": seconds,
        "decisions_per_match": tally.decisions / tally.matches,
    }


def report(tally: Tally, seconds: float) -> None:
    table = Table(box=None)
    for title in ("bot", "wins per seat", "95 % interval", "mean score", "seats"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for name, wins in sorted(tally.wins.items(), key=lambda item: -item[1] / tally.seats[item[0]]):
        seats = tally.seats[name]
        share = float(wins / seats)
        low, high = interval(share, seats)
        table.add_row(
            name,
            f"{share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{statistics.fmean(tally.scores[name]):.2f}",
            str(seats),
        )
    console = Console(file=sys.stdout)
    console.print(table)
    mean = tally.decisions / tally.matches
    console.print(
        f"{tally.matches} matches in {seconds:.1f} s, {mean:.1f} decisions each "
        f"({tally.shortest} to {tally.longest})"
    )
    by_seat = ", ".join(f"{float(won / tally.matches):.1%}" for won in tally.seat_wins)
    endings = ", ".join(f"{name} {times}" for name, times in sorted(tally.endings.items()))
    console.print(f"wins by seat: {by_seat}\nendings: {endings}")
