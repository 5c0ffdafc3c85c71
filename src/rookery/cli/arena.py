"""`rookery arena`: bots against each other, until the numbers say who is better."""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rookery import bots, games
from rookery.arena import Journal, Result, Series, Standing, play_all, standings
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
from rookery.files import make_folder
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption

ABOUT = """\
Matches between bots, with balanced seats: every deal is played once in each rotation of the lineup.

    rookery arena swindler --bots mastermind,cutpurse --seats 4 --games 100 --jobs 2
        one mastermind against three cutpurses (the last bot named fills the table)
    rookery arena sneaks --bots burglar@0.1,mymodule:MyBot,run:./mybot --games 300
        a level with its own budget, a bot of your own, and a program in any language
    rookery arena oliver --bots burglar,cutpurse --games 1000 --journal oliver.jsonl
        every match is kept at once: stop when you like, the same command goes on

The levels think in processor time: what else the machine is doing does not matter. Ratings are on
Elo's scale, fitted to all matches of the series. Bots are explained in docs/bots.md.
"""


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena",
        help="measure bots against each other",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser, many=True)
    seats_argument(parser)
    parser.add_argument("--bots", required=True, metavar="A,B,C", help="who plays")
    parser.add_argument("--games", type=matches, default=100, metavar="K", help="how many matches")
    parser.add_argument(
        "--jobs", type=processes, default=1, metavar="J", help="processes (default 1)"
    )
    parser.add_argument("--seed", type=seed, default=0, metavar="S")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="keep results, and go on")
    parser.add_argument("--records", metavar="FOLDER", help="write every match there as a record")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one on this machine"
    )
    parser.add_argument("--json", action="store_true", help="the standings as data")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    series = series_of(arguments)
    journal = Journal(arguments.journal, series)
    done = {result.number for result in journal.results}
    began = time.perf_counter()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        bar = progress.add_task("matches", total=series.games, completed=len(done))
        try:
            for result in play_all(series, arguments.jobs, done, arguments.ray):
                journal.add(result)
                leader = standings(journal.results)[0]
                progress.update(bar, advance=1, description=f"{leader.bot} {leader.share:.0%}")
        except KeyboardInterrupt:
            print("stopped: these are the matches so far", file=sys.stderr)
    report(series, journal.results, time.perf_counter() - began, arguments.json)
    return 0


def series_of(arguments: argparse.Namespace) -> Series:
    """The series that was asked for, once everything about it is known to be possible."""
    game = games.load(arguments.game, arguments.cards)
    seats = check_seats(game, arguments.seats, max(game.min_seats, 4))
    chosen = options(arguments.option)
    game.check_options(chosen)
    names = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    if not names:
        raise BadOption("name at least one bot")
    for name in names:
        bots.make(name, game, 0, seeded(0)).close()
    if arguments.records is not None:
        make_folder(Path(arguments.records), BadOption)
    return Series(
        game.name,
        names,
        seats,
        arguments.games,
        arguments.seed,
        chosen,
        arguments.cards,
        arguments.records,
    )


def report(series: Series, results: list[Result], seconds: float, as_json: bool) -> None:
    table = standings(results)
    if as_json:
        data = {"game": series.game, "seats": series.seats, "matches": len(results)}
        rows = [asdict(row) for row in table]
        print(json.dumps(data | {"seconds": round(seconds, 3), "standings": rows}, indent=1))
        return
    console = Console(file=sys.stdout)
    console.print(draw(table))
    fair = 1 / series.seats
    console.print(f"{len(results)} matches in {seconds:.0f} s; a fair share is {fair:.1%}")
    if any(row.ahead_error for row in table):
        console.print("ahead of others: how many other bots scored less; ± is one standard error")
    lost = sum(row.faults for row in table)
    if lost:
        console.print(f"decisions lost to the default move (too slow, broken or illegal): {lost}")


def draw(table: list[Standing]) -> Table:
    drawn = Table(box=None)
    titles = ["bot", "wins", "95 %\ninterval", "ahead of\nothers", "rating", "mean\nscore", "seats"]
    for title in [*titles, "worlds/s"]:
        drawn.add_column(title, justify="left" if title == "bot" else "right")
    for row in table:
        drawn.add_row(
            row.bot,
            f"{row.share:.1%}",
            f"{100 * row.low:.1f}–{row.high:.1%}",
            f"{row.ahead:.0%} ±{row.ahead_error:.0%}" if row.ahead_error else "",
            f"{row.rating:.0f} ± {row.doubt:.0f}",
            f"{row.score:.1f}",
            str(row.seats),
            f"{row.speed:,.0f}" if row.speed else "",
        )
    return drawn
