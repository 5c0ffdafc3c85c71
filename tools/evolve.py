"""Evolve tastes for Swindler: what things must be worth to a thief who wants to win.

    python tools/evolve.py [--matches 1600] [--steps 18] [--seed 1] [--from tastes.json]

In every match one seat plays by tastes a little beside the present ones, and once more with the
same deal by tastes just as far on the other side; each of the others is a scripted player or goes
by the present tastes. Whatever the better half of these has in common is the way to go (an
evolution strategy with mirrored samples). Prints the tastes after each step, with how many
standard errors each has moved by: a step says little, a dozen in the same direction much.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from rich.progress import track

from rookery import games
from rookery.games.swindler.bots import BEST_THIEVES, WEIGHTS, instinct
from rookery.games.swindler.instinct import SwindlerInstinct, Taste
from rookery.kernel.chance import seeded
from rookery.kernel.instinct import Instinct

SEATS = 4
LEAD = 0.008  # what a point more than the others counts for, beside a victory
FEWEST = 40  # matches in a step
MOMENTUM = 0.5
STEP = 1 / 6  # of a taste's spread, for each standard error

# How far beside the present tastes is worth a look.
SPREAD = {
    "tile": 0.2, "early_tile": 0.4, "face": 0.25, "step": 0.5, "neutral": 0.4, "coin": 0.25,
    "spent": 0.25, "poster": 0.3, "sale": 0.08, "later": 0.12, "closeness": 0.2, "exposed": 0.5,
    "patience": 0.3, "rival": 0.4, "no_loot": 0.3, "sidekick": 0.4, "swap": 0.4, "backstab": 0.3,
    "angel": 0.3, "copycat": 0.8, "cards": 0.8,
}  # fmt: skip


def thief(worths: np.ndarray) -> Instinct:
    """A thief of these tastes."""
    taste = Taste()
    taste.thieves = BEST_THIEVES
    for name, worth in zip(SPREAD, worths, strict=True):
        setattr(taste, name, float(worth))
    return SwindlerInstinct(WEIGHTS, taste)


def success(minds: list[Instinct], seat: int, deal: int) -> float:
    """How well a seat does in a match: its victory, and a little for its lead."""
    state = games.load("swindler").new(SEATS, deal, {"ask": "holders"})
    luck = seeded(deal + 1)
    while state.asking:
        decider = state.deciders()[0]
        moves = state.moves(decider)
        if len(moves) == 1:
            state.apply(decider, moves[0])
        else:
            state.apply(decider, minds[decider].choose(state, decider, moves, luck))
    scores = state.scores()
    lead = scores[seat] - (sum(scores) - scores[seat]) / (SEATS - 1)
    return state.shares()[seat] + LEAD * lead


def gradient(worths: np.ndarray, matches: int, seed: int, step: int) -> np.ndarray:
    """Where success lies, in standard errors along each taste."""
    chance = np.random.default_rng([seed, step])
    spread = np.array(list(SPREAD.values()))
    plain, present = instinct(games.load("swindler")), thief(worths)
    gains: list[np.ndarray] = []
    for pair in track(range(matches // 2), f"step {step + 1}"):
        aside = chance.standard_normal(len(worths))
        minds = [plain if chance.random() < 0.5 else present for _ in range(SEATS)]
        seat = pair % SEATS
        deal = (seed * 1_000 + step) * 100_000 + pair
        found = []
        for way in (aside, -aside):
            minds[seat] = thief(worths + spread * way)
            found.append(success(minds, seat, deal))
        gains.append(aside * (found[0] - found[1]))
    error = np.std(gains, axis=0) / len(gains) ** 0.5
    towards: np.ndarray = np.mean(gains, axis=0) / error
    return towards


def named(numbers: np.ndarray, digits: int) -> dict[str, float]:
    return {name: round(float(one), digits) for name, one in zip(SPREAD, numbers, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=1600, help="in every step")
    parser.add_argument("--steps", type=int, default=18, help="towards better tastes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=Path, dest="begin", help="tastes printed before, as JSON")
    arguments = parser.parse_args()
    begin: dict[str, float] = {name: getattr(Taste(), name) for name in SPREAD}
    if arguments.matches < FEWEST:
        parser.error(f"--matches: fewer than {FEWEST} tell nothing about {len(SPREAD)} tastes")
    if arguments.begin:
        begin |= json.loads(arguments.begin.read_text("utf-8"))
    if unknown := begin.keys() - SPREAD.keys():
        parser.error(f"--from: no such tastes: {', '.join(sorted(unknown))}")
    worths = np.array([begin[name] for name in SPREAD])
    moving = np.zeros(len(worths))
    for step in range(arguments.steps):
        towards = gradient(worths, arguments.matches, arguments.seed, step)
        moving = MOMENTUM * moving + towards
        worths = worths + STEP * moving * np.array(list(SPREAD.values()))
        print(json.dumps(named(worths, 2)), "moved by errors of", json.dumps(named(towards, 1)))


if __name__ == "__main__":
    main()
