"""Fit how a match for two of Sneaks & Snitches is judged: the numbers in instinct/duel.py.

    python tools/duel.py --matches 4000 [--seed 0]

Scripted players play matches; what is thought of the beginning of every round is set against who
won in the end. The numbers printed make what happened as likely as possible.
"""

from __future__ import annotations

import argparse
from math import log
from typing import cast

import numpy as np
from rich.progress import track
from scipy.optimize import minimize

from rookery import games
from rookery.bots.scripted import instinct_of
from rookery.games.sneaks.instinct.duel import NUMBERS, Duel
from rookery.games.sneaks.instinct.thief import standing
from rookery.games.sneaks.rules import SneaksState
from rookery.kernel.chance import seeded

SURE = 1e-4  # nothing is surer than this
STEPS = 400

Moment = tuple[int, list[int], int, bool]


def gather(matches: int, seed: int) -> tuple[list[Moment], list[float]]:
    """How things stood when rounds began, and the first seat's share of the victory."""
    game = games.load("sneaks")
    instinct = instinct_of(game)
    moments: list[Moment] = []
    won: list[float] = []
    for number in track(range(matches), "matches"):
        state = cast(SneaksState, game.new(2, seed + number))
        rng = seeded(seed + number + 1)
        while state.asking:
            if state.quiet():
                moments.append((*standing(state), state.ally == 0))
            seat = state.deciders()[0]
            moves = state.moves(seat)
            one = len(moves) == 1
            state.apply(seat, moves[0] if one else instinct.choose(state, seat, moves, rng))
        won += [state.shares()[0]] * (len(moments) - len(won))
    return moments, won


def loss(numbers: list[float], moments: list[Moment], won: list[float]) -> float:
    """By how much it surprises what happened; even odds would by 0.693."""
    duel = Duel(numbers)
    total = 0.0
    for moment, share in zip(moments, won, strict=True):
        chance = min(max(duel.chance(*moment), SURE), 1 - SURE)
        total -= share * log(chance) + (1 - share) * log(1 - chance)
    return total / len(won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    moments, won = gather(arguments.matches, arguments.seed)
    cut = len(won) * 4 // 5  # the rest is for the proof
    print(f"{len(won)} rounds; as it is {loss(NUMBERS, moments[cut:], won[cut:]):.4f}")
    found = minimize(
        lambda x: loss([float(one) for one in np.exp(x)], moments[:cut], won[:cut]),
        np.log(NUMBERS),
        method="Nelder-Mead",
        options={"maxiter": STEPS},
    )
    numbers = [round(float(one), 4) for one in np.exp(found.x)]
    print(f"fitted {loss(numbers, moments[cut:], won[cut:]):.4f}: {numbers}")


if __name__ == "__main__":
    main()
