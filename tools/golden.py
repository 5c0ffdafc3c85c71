"""Make golden records: finished matches for every player count and every way to end.

    python tools/golden.py sneaks [--seats 3] [--bots cutpurse,random] [--tries 500] [--option k=v]

Plays until each player count has shown every ending that turns up, and writes one record for each
into records/<game>/. Existing files are kept: they are what later versions are measured by.

    python tools/golden.py sneaks --rehash

Plays the existing records again, move by move with the same luck, and writes their marks anew: for
a change in what a position says that changes nothing in how the game goes.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rookery import bots, games, record
from rookery.cli.common import options
from rookery.cli.simulate import fill
from rookery.kernel.chance import seeded
from rookery.kernel.state import Data, Game
from rookery.match import Match


def played(game: Game, seats: int, seed: int, names: list[str], chosen: Data) -> Match:
    """A whole match between bots."""
    match = Match(game, seats, seed, chosen)
    luck = seeded(seed + 1)
    players = [bots.make(name, game, seat, luck.fork()) for seat, name in enumerate(names)]
    while match.state.asking:
        seat = luck.choice(list(match.state.deciders()))
        view = match.state.view(seat)
        match.play(seat, players[seat].choose(view, match.state.moves(seat)))
    match.record.headers["players"] = names
    match.finish()
    return match


def rehash(game: Game, file: Path) -> None:
    """The same match with the marks it has now; fails where a move or its luck no longer holds."""
    known = record.parse(file.read_text("utf-8"))
    replay = record.Replay(known, game, check=False)
    known.setup.digest = record.digest(replay.state)
    for line in known.lines:
        replay.step()
        line.digest = record.digest(replay.state)
    file.write_text(str(known), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--bots", default="cutpurse")
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--rehash", action="store_true")
    arguments = parser.parse_args()
    game = games.load(arguments.game)
    folder = Path("records", game.name)
    if arguments.rehash:
        for file in sorted(folder.glob("*.rook")):
            rehash(game, file)
            print(file)
        return
    folder.mkdir(parents=True, exist_ok=True)
    for seats in arguments.seats or range(game.min_seats, game.max_seats + 1):
        for seed in range(arguments.tries):
            names = fill(arguments.bots, seats)
            match = played(game, seats, seed, names, options(arguments.option))
            file = folder / f"{seats}-seats-{match.state.view(None)['ending']}.rook"
            if not file.exists():
                file.write_text(str(match.record), "utf-8")
                print(file)


if __name__ == "__main__":
    main()
