"""The numbers of Swindler's keen instinct, found by experiment.

    python tools/keen.py evolve --steps 40 --matches 12000 [--seed 1]
    python tools/keen.py judge --matches 200000 [--seed 1]

`evolve` lets thieves play each other whose tastes (`Eye` in `instinct/prospect.py`) differ a little
at random, and moves all numbers a step towards those of the winners, again and again (evolution
strategies: every match says something about every number).

`judge` fits what a world is worth to who won in the end, by multinomial logistic regression. Before
a world is looked at, everybody may be given something, or lose it: what merely goes along with
winning does not count then. Its weights are `KEEN` in `bots.py`.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import cast

import numpy as np
from rich.progress import track
from scipy.optimize import minimize

from rookery import games
from rookery.games.swindler.bots import THIEVES
from rookery.games.swindler.instinct.keen import KeenInstinct
from rookery.games.swindler.instinct.prospect import FEATURES, Eye
from rookery.games.swindler.rules.state import SwindlerState
from rookery.kernel.chance import seeded

SEATS = 4
# How much each number may well differ, as (name, place in a list or -1, by how much).
SPREAD = [
    ("tile", -1, 0.2), ("early_tile", -1, 0.3), ("face", -1, 0.3), ("sale", -1, 0.2),
    ("keep", -1, 0.2), ("step", -1, 0.6), ("neutral", -1, 0.5), ("ours", 1, 0.15),
    ("ours", 2, 0.1), ("ours", 3, 0.07), ("ours", 4, 0.05), ("others", 1, 0.12),
    ("others", 2, 0.07), ("others", 3, 0.05), ("sure", -1, 0.2), ("near", -1, 0.15),
    ("luck", -1, 0.25), ("exposed", -1, 0.3), ("rival", -1, 0.4), ("second", -1, 0.25),
    ("met", -1, 0.2), ("fear", -1, 0.2), ("hope", -1, 0.2), ("safety", -1, 0.4),
    ("sidekick", -1, 0.3), ("swap", -1, 0.6), ("backstab", -1, 0.3), ("angel", -1, 0.3),
    ("copycat", -1, 0.8), ("cards", -1, 0.8), ("late_cards", -1, 0.8), ("debts", -1, 0.5),
    ("feat", -1, 0.3), ("feat_near", -1, 0.3), ("feat_sale", -1, 0.2), ("feat_wait", -1, 0.15),
    ("poster", -1, 0.5), ("last_tile", -1, 0.5),
]  # fmt: skip
NOISE = 0.5  # of that, among those who play each other
STRIDE = 1.2  # times the noise, the length of a step
MEMORY = 0.7  # of the steps before
LAST_TURN = 300  # a match that goes on for longer tells nothing
RIDGE = 1e-4


def numbers(eye: Eye) -> np.ndarray:
    found = []
    for name, place, _ in SPREAD:
        value = getattr(eye, name)
        found.append(value if place < 0 else value[place])
    return np.array(found)


def thief(tastes: np.ndarray, weights: list[float]) -> KeenInstinct:
    """One who goes by these numbers."""
    eye = Eye()
    for (name, place, _), value in zip(SPREAD, tastes, strict=True):
        if place < 0:
            setattr(eye, name, float(value))
        else:
            getattr(eye, name)[place] = float(value)
    return KeenInstinct(weights, THIEVES, eye)


def evolve(steps: int, matches: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    spread = np.array([width for _, _, width in SPREAD])
    tastes = numbers(Eye())
    drift = np.zeros(len(spread))
    deal = seed * 10_000_000
    for step in range(steps):
        pull = np.zeros(len(spread))
        for _ in track(range(matches // SEATS), f"step {step + 1}", transient=True):
            some, more = rng.standard_normal((2, len(spread)))
            whims = [some, -some, more, -more]
            thieves = [thief(tastes + NOISE * spread * whim, []) for whim in whims]
            for turned in range(SEATS):  # everybody sits everywhere
                deal += 1
                order = [(seat + turned) % SEATS for seat in range(SEATS)]
                shares = play([thieves[i] for i in order], deal)
                for i, share in zip(order, shares, strict=True):
                    pull += (share - 1 / SEATS) * whims[i]
        pull /= matches * SEATS
        drift = pull if not step else MEMORY * drift + (1 - MEMORY) * pull
        tastes = tastes + NOISE * spread * drift / np.linalg.norm(drift) * STRIDE
        print(f"step {step + 1}: pull {np.linalg.norm(pull):.4f}")
        for (name, place, _), value in zip(SPREAD, tastes, strict=True):
            print(f"  {name if place < 0 else f'{name}[{place}]'} = {value:.3f}")


def play(thieves: list[KeenInstinct], deal: int) -> list[float]:
    """A match at a glance: the shares of the victory."""
    state = games.load("swindler").new(SEATS, deal, {"ask": "holders"})
    luck = seeded(deal)
    while state.asking and thieves[0].turns_begun(state) < LAST_TURN:
        seat = state.deciders()[0]
        state.apply(seat, thieves[seat].glance(state, seat, luck))
    return state.shares() if state.over else [1 / SEATS] * SEATS


def judge(matches: int, seed: int) -> None:
    game = games.load("swindler")
    rng = np.random.default_rng(seed)
    tastes, spread = numbers(Eye()), np.array([width for _, _, width in SPREAD])
    usual = KeenInstinct([], THIEVES)
    rows: list[list[list[float]]] = []
    shares: list[list[float]] = []
    for number in track(range(matches), "matches"):
        luck = Random(seed * 1_000_003 + number)
        whims = rng.standard_normal((SEATS, len(spread)))
        thieves = [thief(tastes + 0.3 * spread * whim, []) for whim in whims]
        state = cast(SwindlerState, game.new(SEATS, luck.randrange(1 << 40), {"ask": "holders"}))
        first = luck.randrange(SEATS, 30)
        moments = [first, first + luck.choice([3, 5, 7, 9])]  # turns at which to look
        seen = []
        chance = seeded(number)
        while state.asking and state.turn < LAST_TURN:
            if moments and state.turn >= moments[0] and usual.quiet(state):
                moments.pop(0)
                for seat in range(SEATS):
                    if luck.random() < 0.5:
                        give_or_take(state, seat, luck)
                seen.append(usual.features(state))
            seat = state.deciders()[0]
            state.apply(seat, thieves[seat].glance(state, seat, chance))
        if state.over:
            rows += seen
            shares += [state.shares()] * len(seen)
    fit(np.array(rows, dtype=np.float32), np.array(shares, dtype=np.float32))


def give_or_take(s: SwindlerState, seat: int, luck: Random) -> None:
    """Something falls from the sky, or is lost."""
    what = luck.choice(
        ["points", "coin", "card", "card", "fewer points", "lost tile", "tile", "tiles"]
    )
    if what == "points":
        s.points[seat] += luck.choice([3, 6, 9])
    elif what == "fewer points":
        s.lose_points(seat, luck.choice([3, 6]))
    elif what == "coin":
        s.take_coins(seat, 1)
    elif what == "card":
        s.draw_card(seat)
    elif what == "lost tile":
        if s.loot[seat]:
            face = luck.choice(s.loot[seat])
            s.lose_tile(seat, face)
            s.put_back(face)
    else:
        for _ in range(2 if what == "tiles" else 1):
            inside = [
                (bag, i)
                for bag in range(len(s.bags))
                for i, count in enumerate(s.bags[bag][:-1])
                for _ in range(count)
            ]
            if inside:
                bag, i = luck.choice(inside)
                s.bags[bag][i] -= 1
                s.gain_tile(seat, s.box.first_face[bag] + i)


def fit(rows: np.ndarray, shares: np.ndarray) -> None:
    """Print the weights, and how well they foretell what they were not fitted to."""
    width = rows.shape[2]
    scale = rows.reshape(-1, width).std(0) + 1e-6
    scaled = rows / scale
    cut = len(rows) * 9 // 10

    def loss(w: np.ndarray, x: np.ndarray, y: np.ndarray) -> tuple[float, np.ndarray]:
        worths = x @ w.astype(np.float32)
        worths -= worths.max(1, keepdims=True)
        odds = np.exp(worths)
        odds /= odds.sum(1, keepdims=True)
        miss = -(y * np.log(odds + 1e-9)).sum() / len(x)
        slope = np.einsum("ns,nsd->d", odds - y, x) / len(x)
        return float(miss + RIDGE * (w @ w)), np.asarray(slope + 2 * RIDGE * w, dtype=float)

    found = minimize(
        loss, np.zeros(width), args=(scaled[:cut], shares[:cut]), jac=True, method="L-BFGS-B"
    )
    weights = found.x / scale
    rest = loss(found.x, scaled[cut:], shares[cut:])[0]
    print(f"{len(rows)} worlds, loss {found.fun:.4f}, of the last tenth {rest:.4f}")
    for i, name in enumerate(FEATURES):
        print(f"    ({weights[i]:.3f}, {weights[i + len(FEATURES)]:.3f}),  # {name}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["evolve", "judge"])
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--matches", type=int, default=12_000, help="each step, or in all")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.what == "evolve":
        evolve(arguments.steps, arguments.matches, arguments.seed)
    else:
        judge(arguments.matches, arguments.seed)


if __name__ == "__main__":
    main()
