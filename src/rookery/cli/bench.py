"""`rookery bench`: how fast the engine is, compiled and not, and beside others in the same run."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

import rookery
from rookery import bots, games
from rookery.bots.searching import Searcher
from rookery.cli.common import Commands, check_seats, duration, number, options
from rookery.kernel import playout
from rookery.kernel.chance import seeded
from rookery.kernel.instinct import Instinct
from rookery.kernel.state import Data, Game, State
from rookery.search.tree import Search

ROUNDS = 3
QUESTIONS = 10  # decisions to think about, from all over a match
PEERS = ["goofspiel(players=4)", "oh_hell", "hearts", "liars_dice", "python_tic_tac_toe"]


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the engine",
        description="Random decisions a second (legal moves listed, one chosen, played), compiled "
        "and interpreted, what a copy, a guess and a view cost, and how many worlds the search "
        "imagines in a second: played to the end by rule of thumb, and as the bots do it. Medians "
        "of several rounds; compare ratios of one run, since machines are noisy.",
    )
    parser.add_argument("game", nargs="?", choices=games.NAMES, help="one game (default: all)")
    parser.add_argument(
        "--seats", type=number(1, 99), metavar="N", help="default: 4, or the most there are"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--seconds", type=duration(3600), default=1.0, help="for each figure (default 1)"
    )
    parser.add_argument("--against", choices=["openspiel"], help="measure peers in the same run")
    parser.add_argument(
        "--env",
        action="store_true",
        help="instead: decisions a second as learners get them, with observation and mask, beside "
        "OpenSpiel, PettingZoo, RLCard and pgx as far as they are installed",
    )
    parser.add_argument("--no-interpreted", action="store_true", help="skip the interpreted run")
    parser.add_argument("--json", action="store_true", help="as data")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.env:
        return run_env(arguments)
    rows: list[Data] = []
    for name in [arguments.game] if arguments.game else games.NAMES:
        rows += measure_game(name, arguments)
    peers = openspiel(arguments.seconds) if arguments.against == "openspiel" else []
    if arguments.json:
        print(json.dumps({"compiled": rookery.compiled(), "games": rows, "peers": peers}, indent=1))
        return 0
    show(rows, peers)
    return 0


def run_env(arguments: argparse.Namespace) -> int:
    from rookery.cli import bench_env

    chosen = [arguments.game] if arguments.game else list(games.NAMES)
    seats = {}
    for name in chosen:
        game = games.load(name)
        seats[name] = check_seats(game, arguments.seats, min(4, game.max_seats))
    found = bench_env.measure(seats, arguments.seconds, rate)
    if arguments.json:
        print(json.dumps({"compiled": rookery.compiled(), **found}, indent=1))
    else:
        bench_env.show(found)
    return 0


def measure_game(name: str, arguments: argparse.Namespace) -> list[Data]:
    """A row for each way of asking that the game has."""
    game = games.load(name)
    seats = check_seats(game, arguments.seats, min(4, game.max_seats))
    given = options(arguments.option)
    ways: list[Data] = [given]
    if "ask" not in given and any(option.name == "ask" for option in game.options):
        ways = [{**given, "ask": "holders"}, {**given, "ask": "sealed"}]
    rows = []
    for way in ways:
        row = measure(game, seats, way, arguments.seconds)
        if rookery.compiled() and not arguments.no_interpreted:
            row["interpreted"] = interpreted(name, seats, way, arguments.seconds)
        rows.append(row)
    return rows


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work in a second of the processor, whatever else it is doing: the median of some
    rounds, each sized to last long enough."""
    size, taken = 1, 0.0
    while taken < seconds / 20:
        size *= 2
        began = time.process_time()
        work(size)
        taken = time.process_time() - began
    size = max(1, int(size * seconds / ROUNDS / taken))
    rates = []
    for _ in range(ROUNDS):
        began = time.process_time()
        done = work(size)
        rates.append(done / (time.process_time() - began))
    return median(rates)


def measure(game: Game, seats: int, way: Data, seconds: float) -> Data:
    state = middle(game, seats, way)
    rng = seeded(1)
    asked = questions(game, seats, way)

    def copies(n: int) -> int:
        playout.copies(state, n)
        return n

    def guesses(n: int) -> int:
        playout.guesses(state, state.deciders()[0], n, rng)
        return n

    def views(n: int) -> int:
        for _ in range(n):
            state.view(0)
        return n

    return {
        "game": game.name,
        "seats": seats,
        "options": way,
        "decisions": rate(lambda n: playout.playouts(game, seats, way, n, 1), seconds),
        "public": rate(lambda n: public(game, seats, way, n), seconds),
        "copy_us": 1e6 / rate(copies, seconds / 2),
        "guess_us": 1e6 / rate(guesses, seconds / 2),
        "view_us": 1e6 / rate(views, seconds / 2),
        "decisions_per_match": playout.playouts(game, seats, way, 20, 1) / 20,
        "worlds_to_the_end": rate(lambda n: full_worlds(game, seats, way, n), seconds),
        "worlds_as_burglar": rate(lambda n: own_worlds(game, asked, n), seconds),
    }


def full_worlds(game: Game, seats: int, way: Data, n: int) -> int:
    """Iterations of the search from the first decision, each played to the end of the match."""
    state = game.new(seats, 7, way)
    search = Search(state, state.deciders()[0], seeded(1), Instinct([]), trust=0.0, near=-1)
    search.run(n)
    return n


def own_worlds(game: Game, questions: list[tuple[int, Data]], n: int) -> int:
    """Iterations of the search as a burglar goes about them, the same for every question."""
    each = -(-n // len(questions))
    for seat, view in questions:
        bot = Searcher(game, seat, seeded(1))
        bot.worlds = each
        bot.think(view)
    return each * len(questions)


def questions(game: Game, seats: int, way: Data) -> list[tuple[int, Data]]:
    """Decisions from all over a match between scripted players: who is asked, and sees what."""
    state = game.new(seats, 7, way)
    players = [bots.make("cutpurse", game, seat, seeded(seat)) for seat in range(seats)]
    asked: list[tuple[int, Data]] = []
    while state.asking:
        seat = state.deciders()[0]
        moves = state.moves(seat)
        move = moves[0]
        if len(moves) > 1:
            view = state.view(seat)
            asked.append((seat, view))
            move = players[seat].choose(view, list(moves))
        state.play(seat, move)
    return asked[:: max(1, len(asked) // QUESTIONS)]


def middle(game: Game, seats: int, way: Data) -> State:
    """A state from about the middle of a match."""
    length = playout.playouts(game, seats, way, 1, 7)
    state = game.new(seats, 7, way)
    playout.playout(state, seeded(7), length // 2)
    return state


def public(game: Game, seats: int, way: Data, matches: int) -> int:
    """Random matches through the public interface, driven from ordinary Python."""
    decisions = 0
    for seed in range(matches):
        state = game.new(seats, seed, way)
        while seats_asked := state.deciders():
            seat = seats_asked[0]
            state.play(seat, random.choice(state.moves(seat)))
            decisions += 1
    return decisions


def interpreted(name: str, seats: int, way: Data, seconds: float) -> float:
    """The same playouts in another process that runs the same files without the compiler."""
    script = (
        "import json, sys\n"
        "from rookery import compiled, games\n"
        "from rookery.cli.bench import rate\n"
        "from rookery.kernel import playout\n"
        "assert not compiled()\n"
        "name, seats, way, seconds = json.loads(sys.argv[1])\n"
        "game = games.load(name)\n"
        "print(rate(lambda n: playout.playouts(game, seats, way, n, 1), seconds))\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        pure_copy(Path(folder))
        environment = {**os.environ, "PYTHONPATH": folder}
        done = subprocess.run(
            [sys.executable, "-c", script, json.dumps([name, seats, way, seconds])],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    return float(done.stdout)


def pure_copy(folder: Path) -> None:
    """The package's source files, without anything compiled, in another folder."""
    source = Path(rookery.__file__).parent
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "client")
    shutil.copytree(source, folder / "rookery", ignore=ignore)


def openspiel(seconds: float) -> list[Data]:
    """Random decisions a second of some OpenSpiel games of similar kind, driven from Python."""
    pyspiel = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games")
    rows: list[Data] = []
    for name in PEERS:
        game = pyspiel.load_game(name)

        def play(matches: int, game: object = game) -> int:
            decisions = 0
            for _ in range(matches):
                state = game.new_initial_state()  # type: ignore[attr-defined]
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                        state.apply_action(random.choices(outcomes, weights)[0])
                    elif state.is_simultaneous_node():
                        chosen = [
                            random.choice(state.legal_actions(p) or [0])
                            for p in range(state.num_players())
                        ]
                        state.apply_actions(chosen)
                        decisions += len(chosen)
                    else:
                        state.apply_action(random.choice(state.legal_actions()))
                        decisions += 1
            return decisions

        state = game.new_initial_state()

        def clone(n: int, state: object = state) -> int:
            for _ in range(n):
                state.clone()  # type: ignore[attr-defined]
            return n

        rows.append(
            {
                "game": f"OpenSpiel {name}",
                "decisions": rate(play, seconds),
                "copy_us": 1e6 / rate(clone, seconds / 2),
            }
        )
    return rows


def figure(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)


def show(rows: list[Data], peers: list[Data]) -> None:
    """A column for each game, so that it fits any terminal."""
    console = Console(file=sys.stdout)
    table = Table("", box=None)
    for row in rows:
        table.add_column(label(row), justify="right")
    table.add_row("seats", *(str(row["seats"]) for row in rows))
    table.add_row("decisions a second", *counts(rows, "decisions"))
    table.add_row("x interpreted", *(ratio(row, row.get("interpreted")) for row in rows))
    table.add_row("through the public API", *counts(rows, "public"))
    for thing in ("copy", "guess", "view"):
        table.add_row(f"a {thing}, µs", *(f"{figure(row[f'{thing}_us']):.2f}" for row in rows))
    table.add_row("worlds/s, to the end", *counts(rows, "worlds_to_the_end"))
    table.add_row("worlds/s, as burglar", *counts(rows, "worlds_as_burglar"))
    console.print(table)
    if not rookery.compiled():
        console.print("This build is not compiled: build the package with a C compiler.")
    if not peers:
        return
    console.print("\nHow many times as fast as OpenSpiel (and through the public API):")
    table = Table("", box=None)
    for peer in peers:
        name = str(peer["game"]).removeprefix("OpenSpiel ").partition("(")[0]
        table.add_column(name.replace("_", " "), justify="right")
    table.add_row("decisions a second", *counts(peers, "decisions"))
    table.add_row("a copy, µs", *(f"{figure(peer['copy_us']):.2f}" for peer in peers))
    for row in rows:
        table.add_row(
            label(row).replace("\n", " "),
            *(
                f"{ratio(row, peer['decisions'])} ({ratio(row, peer['decisions'], 'public')})"
                for peer in peers
            ),
        )
    console.print(table)


def label(row: Data) -> str:
    way = row["options"]
    assert isinstance(way, dict)
    asked = [value if name == "ask" else f"{name}={value}" for name, value in way.items()]
    return "\n".join([str(row["game"]), *asked])


def counts(rows: list[Data], key: str) -> list[str]:
    return [f"{figure(row[key]):,.0f}" for row in rows]


def ratio(row: Data, other: object, key: str = "decisions") -> str:
    return f"{figure(row[key]) / figure(other):.1f}" if other else "-"
