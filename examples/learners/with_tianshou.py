"""Discrete PPO of Tianshou against scripted players, by our Gymnasium environment.

    pip install "rookery[gymnasium]" tianshou
    python examples/learners/with_tianshou.py sneaks --decisions 100000

Tianshou looks for the mask in the observation (`obs`, `mask`): a wrapper of ten lines puts it
there, and a network of a dozen lines minds it.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import torch
from gymnasium import spaces
from tianshou.algorithm import PPO
from tianshou.algorithm.algorithm_base import policy_within_training_step
from tianshou.algorithm.modelfree.reinforce import ProbabilisticActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from torch import nn

import rookery.gymnasium


class Masked(gymnasium.Wrapper):
    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        masks = spaces.MultiBinary(int(env.action_space.n))
        self.observation_space = spaces.Dict({"obs": env.observation_space, "mask": masks})

    def reset(self, **kwargs: Any) -> Any:
        seen, info = self.env.reset(**kwargs)
        return {"obs": seen, "mask": info["action_mask"].astype(bool)}, {}

    def step(self, action: Any) -> Any:
        seen, *rest, info = self.env.step(int(action))
        return {"obs": seen, "mask": info["action_mask"].astype(bool)}, *rest, {}


class Net(nn.Module):
    def __init__(self, inputs: int, outputs: int, masked: bool) -> None:
        super().__init__()
        self.masked = masked
        self.layers = nn.Sequential(
            nn.Linear(inputs, 128),
            nn.ReLU(),
            nn.Linear(128, 128),
            nn.ReLU(),
            nn.Linear(128, outputs),
        )

    def forward(self, batch: Any, state: Any = None, info: Any = None) -> Any:
        out = self.layers(torch.as_tensor(batch.obs, dtype=torch.float32))
        if not self.masked:
            return out
        return out.masked_fill(~torch.as_tensor(batch.mask, dtype=torch.bool), -1e9), state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=rookery.NAMES)
    parser.add_argument("--opponents", default="cutpurse")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--matches", type=int, default=100, help="to be measured by, afterwards")
    a = parser.parse_args()

    def make() -> gymnasium.Env:
        return Masked(gymnasium.make(f"rookery/{a.game}-v2", seats=4, opponents=a.opponents))

    one = make()
    inputs, outputs = one.observation_space["obs"].shape[0], int(one.action_space.n)
    policy = ProbabilisticActorPolicy(
        actor=Net(inputs, outputs, True),
        dist_fn=lambda logits: torch.distributions.Categorical(logits=logits),
        action_space=one.action_space,
        action_scaling=False,
    )
    learner = PPO(
        policy=policy,
        critic=Net(inputs, 1, False),
        optim=AdamOptimizerFactory(lr=3e-4),
        gamma=1.0,
    )
    many = DummyVectorEnv([make] * 8)
    collector = Collector(learner, many, VectorReplayBuffer(2048, 8))
    collector.reset()
    done = 0
    while done < a.decisions:
        done += collector.collect(n_step=2048).n_collected_steps
        with policy_within_training_step(policy):
            learner.update(buffer=collector.buffer, batch_size=256, repeat=3)
        collector.reset_buffer()
    found = Collector(learner, DummyVectorEnv([make] * 8)).collect(
        n_episode=a.matches, reset_before_collect=True
    )
    print(
        f"{found.returns.mean():.1%} of {a.matches} against three {a.opponents}; "
        "a fair share is 25 %"
    )


if __name__ == "__main__":
    main()
