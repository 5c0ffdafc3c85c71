"""Proximal policy optimisation with masks, in self-play or against a bot, on `rookery.vector`.

    pip install "rookery[vector]" torch
    python examples/learners/ppo.py sneaks --decisions 5e6
    python examples/learners/ppo.py sneaks --opponents cutpurse --folder runs/sneaks-cutpurse
    python examples/learners/ppo.py sneaks --actors 4            # plays in four processes, by Ray

It goes on where it was stopped. The curve lies in the run's folder, and the network plays without
PyTorch: `rookery arena sneaks --bots net:runs/sneaks-1/net.npz,cutpurse`.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from common import NEVER, Choose, Company, Played, Run, add_arguments, network, sizes
from torch import nn
from torch.distributions import Categorical

STEPS = 64  # decisions of a match between two lessons
EPOCHS = 3
BATCH = 4096
CLIP = 0.2
GAMMA = 1.0  # a match ends, and only its end counts
LAMBDA = 0.95
ENTROPY = 0.01


def choose_with(weights: dict[str, Any]) -> Choose:
    """Play by the policy; the note is how likely the choice was."""
    first, last = weights["0.weight"], weights["4.weight"]
    policy = network(first.shape[1], last.shape[0], first.shape[0])
    policy.load_state_dict(weights)

    def choose(seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        options = Categorical(logits=policy(seen).masked_fill(~masks, NEVER))
        actions = options.sample()
        return actions, options.log_prob(actions)

    return choose


def advantages(played: Played, values: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """How much better than foreseen each decision turned out, what it should have foreseen, and
    whether that is known: of a seat's last decision in an unfinished match nobody knows.

    The decisions of a match belong to several seats; each has its own thread through time, and
    everybody is paid when the match ends.
    """
    steps, matches = values.shape
    seats = played.rewards.shape[2]
    gain, target = np.zeros_like(values), np.zeros_like(values)
    known_now = np.zeros((steps, matches), bool)
    following, pay, trace = (np.zeros((matches, seats), np.float32) for _ in range(3))
    known = np.zeros((matches, seats), bool)
    every = np.arange(matches)
    for t in range(steps - 1, -1, -1):
        over = played.dones[t]
        known[over] = True
        following[over] = trace[over] = 0.0
        pay[over] = played.rewards[t][over] - 1.0 / seats  # above or below the fair share
        seat = played.seats[t]
        delta = pay[every, seat] + GAMMA * following[every, seat] - values[t]
        gain[t] = delta + GAMMA * LAMBDA * trace[every, seat]
        target[t] = gain[t] + values[t]
        known_now[t] = known[every, seat]
        trace[every, seat] = np.where(known_now[t], gain[t], 0.0)
        following[every, seat], pay[every, seat] = values[t], 0.0
        known[every, seat] = True
    return gain, target, known_now


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_arguments(parser)
    a = parser.parse_args()
    torch.manual_seed(a.seed)
    inputs, outputs = sizes(a)
    policy, judge = network(inputs, outputs, a.width), network(inputs, 1, a.width)
    both = nn.ModuleList([policy, judge])
    optimiser = torch.optim.Adam(both.parameters(), a.rate, eps=1e-5)
    run = Run(a, "policy")
    run.load(both=both, optimiser=optimiser)
    run.save(policy, both=both, optimiser=optimiser)
    run.measure()
    company = Company(a, choose_with)
    while run.more():
        played = company.play(policy.state_dict(), STEPS)
        seen = torch.from_numpy(played.observations).flatten(0, 1)
        masks = torch.from_numpy(played.masks).bool().flatten(0, 1)
        with torch.no_grad():
            values = (
                torch.cat([judge(part) for part in seen.split(BATCH)])
                .view(played.actions.shape)
                .numpy()
            )
        gain, target, known = advantages(played, values)
        chosen = torch.from_numpy(played.actions).flatten()
        before = torch.from_numpy(played.notes).flatten()
        goal = torch.from_numpy(target).flatten()
        usable = torch.from_numpy(known).flatten().nonzero().flatten()
        better = torch.from_numpy(gain).flatten()
        better = (better - better[usable].mean()) / (better[usable].std() + 1e-8)
        for _ in range(EPOCHS):
            for part in usable[torch.randperm(len(usable))].split(BATCH):
                options = Categorical(logits=policy(seen[part]).masked_fill(~masks[part], NEVER))
                ratio = (options.log_prob(chosen[part]) - before[part]).exp()
                worth = torch.min(
                    ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]
                )
                wrong = (judge(seen[part]).flatten() - goal[part]).square()
                loss = -worth.mean() + 0.5 * wrong.mean() - ENTROPY * options.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(both.parameters(), 0.5)
                optimiser.step()
        run.done += played.actions.size
        run.save(policy, both=both, optimiser=optimiser)
        run.measure(
            entropy=float(options.entropy().mean().detach()), error=float(wrong.mean().detach())
        )
        run.save(policy, both=both, optimiser=optimiser)


if __name__ == "__main__":
    main()
