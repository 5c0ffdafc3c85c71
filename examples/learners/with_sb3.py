"""MaskablePPO of sb3-contrib against scripted players, by our Gymnasium environment.

pip install "rookery[gymnasium]" sb3-contrib
python examples/learners/with_sb3.py sneaks --decisions 100000
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import rookery.gymnasium


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=rookery.NAMES)
    parser.add_argument("--opponents", default="cutpurse")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--matches", type=int, default=100, help="to be measured by, afterwards")
    a = parser.parse_args()

    def make() -> gymnasium.Env:
        return gymnasium.make(f"rookery/{a.game}-v2", seats=4, opponents=a.opponents)

    model = MaskablePPO("MlpPolicy", make_vec_env(make, 8), n_steps=128, seed=1)
    model.learn(a.decisions)

    env, won = make(), []
    for seed in range(a.matches):
        seen, info = env.reset(seed=10_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool))
            seen, reward, over, _, info = env.step(int(action))
        won.append(float(reward))
    print(f"{np.mean(won):.1%} of {a.matches} against three {a.opponents}; a fair share is 25 %")


if __name__ == "__main__":
    main()
