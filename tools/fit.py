"""Fit how an instinct judges a world before its end: the weights of its features.

    python tools/fit.py swindler --games 1000 [--seats 4] [--seed 0] [--by score] [--whim 0.1]

Scripted players play matches; the features of every quiet moment are set against who won in the
end. The weights printed make the shares of the victory that they foretell as likely as possible
(multinomial logistic regression), and go into the game's instinct.

With `--by score` they foretell the final lead in points (least squares), which says more about each
match where scores lie far apart, and only its worth in victories is fitted to who won.

Scripted players always do the same in the same place: what they hold on to is what they have no
use for, and seems to be worth more than what they spend. `--whim` is how often they do anything at
all instead.
"""

from __future__ import annotations

import argparse

import numpy as np
from rich.progress import track

from rookery import games
from rookery.bots.scripted import instinct_of
from rookery.kernel.chance import seeded

RIDGE = 1e-3
STEPS = 3000


def gather(
    name: str, seats: int, matches: int, seed: int, whim: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The features of quiet moments, the victory that came of each, and the lead in points."""
    game = games.load(name)
    instinct = instinct_of(game)
    rows: list[list[list[float]]] = []
    shares: list[list[float]] = []
    leads: list[list[float]] = []
    for number in track(range(matches), "matches"):
        state = game.new(seats, seed + number)
        rng = seeded(seed + number + 1)
        first = len(rows)
        while state.asking:
            if instinct.quiet(state):
                rows.append(instinct.features(state))
            seat = state.deciders()[0]
            moves = state.moves(seat)
            if len(moves) == 1:
                state.apply(seat, moves[0])
            elif rng.below(1000) < int(1000 * whim):
                state.apply(seat, moves[rng.below(len(moves))])
            else:
                state.apply(seat, instinct.choose(state, seat, moves, rng))
        shares += [state.shares()] * (len(rows) - first)
        mean = sum(state.scores()) / seats
        leads += [[score - mean for score in state.scores()]] * (len(rows) - first)
    return np.array(rows), np.array(shares), np.array(leads)


def loss(x: np.ndarray, y: np.ndarray, w: np.ndarray) -> tuple[float, np.ndarray]:
    worth = x @ w
    worth -= worth.max(axis=1, keepdims=True)
    p = np.exp(worth)
    p /= p.sum(axis=1, keepdims=True)
    value = -(y * np.log(p + 1e-12)).sum(axis=1).mean() + RIDGE * (w**2).sum()
    gradient = np.einsum("ns,nsf->f", p - y, x) / len(x) + 2 * RIDGE * w
    return float(value), gradient


def fit(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Adam on standardised features."""
    scale = x.std(axis=(0, 1)) + 1e-9
    z = (x - x.mean(axis=1, keepdims=True)) / scale
    w = np.zeros(x.shape[2])
    m, v = np.zeros_like(w), np.zeros_like(w)
    for step in range(1, STEPS + 1):
        _, g = loss(z, y, w)
        m = 0.9 * m + 0.1 * g
        v = 0.999 * v + 0.001 * g * g
        w -= 0.02 * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-9)
    fitted: np.ndarray = w / scale
    return fitted


def fit_leads(x: np.ndarray, y: np.ndarray, leads: np.ndarray) -> np.ndarray:
    """Least squares for the lead. The second half of the features is the first, times how late it
    is; so a point may count for more towards the end."""
    z = (x - x.mean(axis=1, keepdims=True)).reshape(-1, x.shape[2])
    scale = z.std(axis=0) + 1e-9
    z /= scale
    square = z.T @ z + 5 * np.eye(z.shape[1])
    w = np.linalg.solve(square, z.T @ leads.reshape(-1)) / scale
    half = len(w) // 2
    early, late = w[:half], w[half:]
    tried = [
        np.concatenate([a * early, b * early + (a + b) * late])
        for a in np.arange(0.02, 0.2, 0.01)
        for b in np.arange(0.0, 0.2, 0.01)
    ]
    return min(tried, key=lambda one: loss(x, y, one)[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--whim", type=float, default=0.0, help="0 to 1: how often by chance")
    parser.add_argument("--by", choices=["victory", "score"], default="victory")
    arguments = parser.parse_args()
    x, y, leads = gather(
        arguments.game, arguments.seats, arguments.games, arguments.seed, arguments.whim
    )
    cut = len(x) * 4 // 5
    if arguments.by == "score":
        w = fit_leads(x[:cut], y[:cut], leads[:cut])
    else:
        w = fit(x[:cut], y[:cut])
    print(f"{len(x)} moments; loss {loss(x[:cut], y[:cut], w)[0]:.4f},", end=" ")
    print(f"on the last fifth {loss(x[cut:], y[cut:], w)[0]:.4f}, even odds", end=" ")
    print(f"{np.log(arguments.seats):.4f}")
    print("WEIGHTS =", [round(float(one), 4) for one in w])


if __name__ == "__main__":
    main()
