"""What things are worth in Swindler, by experiment: gifts to a scripted player among its like.

    python tools/worth.py --gift tiles --games 800 [--late 0.5] [--seed 1]

At the beginning of a turn one seat is given something, and all play on by instinct. How much more
often it wins than without (`--gift nothing`) is what the gift is worth: unlike the weights of
tools/fit.py, this tells what makes one win from what merely goes along with it. `--late` is how far
the match must have come, by the orders that end it.
"""

from __future__ import annotations

import argparse
from math import log
from random import Random
from typing import cast

from rich.progress import track

from rookery import games
from rookery.bots.scripted import instinct_of
from rookery.games.swindler.instinct.careful import lateness
from rookery.games.swindler.rules.state import SwindlerState
from rookery.kernel.chance import seeded

SEATS = 4
SECOND_ROUND = 4  # turns: everybody has had one
COLOURED = 4  # bags; nobody is given what is black


def give(s: SwindlerState, seat: int, gift: str, rng: Random) -> None:
    if gift == "points":
        s.points[seat] += 6
    elif gift == "coins":
        s.coins[seat] += 2
        s.coin_supply = max(0, s.coin_supply - 2)
    elif gift == "cards":
        s.draw_card(seat)
        s.draw_card(seat)
    elif gift == "order":
        s.finished[seat].append(s.orders[0])  # that it counts is all that matters
    elif gift == "tiles":
        for _ in range(2):
            inside = [
                (bag, i)
                for bag in range(COLOURED)
                for i, count in enumerate(s.bags[bag][:-1])
                for _ in range(count)
            ]
            bag, i = rng.choice(inside)
            s.bags[bag][i] -= 1
            s.loot[seat] = sorted([*s.loot[seat], s.box.first_face[bag] + i])


def share(gift: str, number: int, late: float, seed: int) -> float | None:
    """The victory of the seat that was given something; None if the moment never came."""
    game = games.load("swindler")
    instinct = instinct_of(game)
    rng = Random(seed * 1_000_003 + number)
    state = cast(SwindlerState, game.new(SEATS, rng.randrange(1 << 40), {"ask": "holders"}))
    luck = seeded(number)
    seat = number % SEATS
    given = False
    while state.asking:
        due = state.active == seat and state.turn >= SECOND_ROUND and lateness(state) >= late
        if due and not given and instinct.quiet(state):
            give(state, seat, gift, rng)
            given = True
        decider = state.deciders()[0]
        moves = state.moves(decider)
        move = moves[0] if len(moves) == 1 else instinct.choose(state, decider, moves, luck)
        state.apply(decider, move)
    return state.shares()[seat] if given else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    gifts = ["nothing", "points", "coins", "cards", "tiles", "order"]
    parser.add_argument("--gift", choices=gifts, default="nothing", help="6 points, 2 of others")
    parser.add_argument("--late", type=float, default=0.0, help="0 to 1: how far the match is")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    every = [
        share(arguments.gift, number, arguments.late, arguments.seed)
        for number in track(range(arguments.games), "matches")
    ]
    shares = [one for one in every if one is not None]
    if not 0 < sum(shares) < len(shares):
        raise SystemExit(f"{len(shares)} matches tell nothing: more --games, or less --late")
    won = sum(shares) / len(shares)
    error = (won * (1 - won) / len(shares)) ** 0.5
    print(f"{arguments.gift}: won {won:.1%} +- {error:.1%} of {len(shares)} matches,", end=" ")
    print(f"the logarithm of the odds is {log(won / (1 - won)):+.2f}")


if __name__ == "__main__":
    main()
