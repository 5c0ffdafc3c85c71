"""Deep Monte Carlo: learn what each action comes to at the end of the match, and take the best.

    pip install "rookery[vector]" torch
    python examples/learners/dmc.py swindler --decisions 5e6
    python examples/learners/dmc.py swindler --opponents cutpurse --actors 4

Simpler than `ppo.py`, and well suited to long matches with rewards at their end. A choice that must
not be foreseen (a sealed plan) is better left to a policy, which can mix. Runs, curves and networks
are kept in the same way.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from common import NEVER, Choose, Company, Played, Run, add_arguments, network, sizes
from torch import nn

STEPS = 64
BATCH = 4096
CURIOUS = 0.05  # how often anything is tried


def choose_with(weights: dict[str, Any]) -> Choose:
    """Take what is worth most, now and then anything; there is nothing to note."""
    first, last = weights["0.weight"], weights["4.weight"]
    values = network(first.shape[1], last.shape[0], first.shape[0])
    values.load_state_dict(weights)

    def choose(seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        best = values(seen).masked_fill(~masks, NEVER).argmax(1)
        anything = torch.multinomial(masks.float(), 1).flatten()
        curious = torch.rand(len(seen)) < CURIOUS
        return torch.where(curious, anything, best), curious

    return choose


class Unfinished:
    """Decisions of matches that still run, until their end says what they were worth."""

    def __init__(self, matches: int) -> None:
        self.waiting: list[list[tuple[np.ndarray, int, int]]] = [[] for _ in range(matches)]

    def lessons(self, played: Played) -> tuple[np.ndarray, np.ndarray, np.ndarray] | None:
        """Observations, actions and what came of them, from the matches that have ended."""
        seen, actions, worth = [], [], []
        seats = played.rewards.shape[2]
        for t in range(len(played.dones)):
            for i, waiting in enumerate(self.waiting):
                waiting.append(
                    (played.observations[t, i], int(played.actions[t, i]), int(played.seats[t, i]))
                )
            for i in np.flatnonzero(played.dones[t]):
                for row, action, seat in self.waiting[i]:
                    seen.append(row)
                    actions.append(action)
                    worth.append(played.rewards[t, i, seat] - 1.0 / seats)
                self.waiting[i] = []
        if not seen:
            return None
        return np.stack(seen), np.array(actions), np.array(worth, np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_arguments(parser)
    a = parser.parse_args()
    torch.manual_seed(a.seed)
    inputs, outputs = sizes(a)
    values = network(inputs, outputs, a.width)
    optimiser = torch.optim.Adam(values.parameters(), a.rate)
    run = Run(a, "values")
    run.load(values=values, optimiser=optimiser)
    run.save(values, values=values, optimiser=optimiser)
    run.measure()
    company = Company(a, choose_with)
    unfinished: Unfinished | None = None
    error = 0.0
    while run.more():
        played = company.play(values.state_dict(), STEPS)
        unfinished = unfinished or Unfinished(played.actions.shape[1])
        run.done += played.actions.size
        lessons = unfinished.lessons(played)
        if lessons is not None:
            seen, actions, worth = (torch.from_numpy(part) for part in lessons)
            for part in torch.randperm(len(seen)).split(BATCH):
                foreseen = values(seen[part]).gather(1, actions[part, None]).flatten()
                loss = nn.functional.mse_loss(foreseen, worth[part])
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
            error = float(loss.detach())
        run.save(values, values=values, optimiser=optimiser)
        run.measure(error=error)
        run.save(values, values=values, optimiser=optimiser)


if __name__ == "__main__":
    main()
