"""Gymnasium environments: one seat of any game, against bots or a policy that you freeze.

    import gymnasium
    import rookery.gymnasium  # registers rookery/sneaks-v2 and the others

    env = gymnasium.make("rookery/sneaks-v2", seats=4, opponents="cutpurse")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(action)

    many = gymnasium.make_vec("rookery/sneaks-v2", num_envs=64, opponents="cutpurse")

An observation is what the seat may know as numbers; `info["action_mask"]` and `env.action_masks()`
say which actions are legal. The learner has one seat, in every match another one. The reward is its
share of the victory, at the end. Decisions with one legal action are made without asking, unless
`skip_forced=False`. An illegal action raises `IllegalMove`, or with `illegal="default"` becomes the
default move, which is what checkers need that sample without looking at the mask. Opponents are a
bot of the house by its name, something that makes one (`make(seat, rng)`), or a `Policy`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rookery.extras import Missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from rookery.research.encoder import VERSION
    from rookery.research.vector import Maker, Vector
except ModuleNotFoundError as error:
    raise Missing("Gymnasium", "gymnasium") from error

from rookery import games
from rookery.kernel.state import Data
from rookery.speaker import Speaker
from rookery.terminal import draw

LOW, HIGH = -100.0, 100.0  # far beyond what is ever seen


class Policy:
    """Who plays the other seats: a function from observations and masks to actions."""

    def __init__(self, choose: Callable[[NDArray[Any], NDArray[Any]], NDArray[Any]]) -> None:
        self.choose = choose


Opponents = str | Maker | Policy


class _Seats:
    """Matches in which the learner has one seat: what both kinds of environment are made of."""

    def __init__(
        self,
        game: str,
        n: int,
        seats: int,
        options: Data | None,
        opponents: Opponents,
        skip_forced: bool,
        illegal: str,
    ) -> None:
        if illegal not in ("refuse", "default"):
            raise ValueError(f"illegal can be 'refuse' or 'default', not {illegal!r}")
        self.illegal = illegal
        self.policy = opponents if isinstance(opponents, Policy) else None
        bot = None if isinstance(opponents, Policy) else opponents
        self.vector = Vector(game, n, seats, options, bot, skip_forced)
        self.observation_space = spaces.Box(LOW, HIGH, (self.vector.size,), np.float32)
        self.action_space = spaces.Discrete(self.vector.actions)

    def reset(self, seed: int) -> None:
        self.vector.reset(seed)
        self.rewards = np.zeros(self.vector.n)
        self.dones = np.zeros(self.vector.n, np.bool_)
        self._let_others_play()

    def step(self, actions: NDArray[Any]) -> None:
        vector = self.vector
        seats = np.array(self.learners())
        if self.illegal == "default":
            actions = np.array([self._legal(i, int(actions[i])) for i in range(vector.n)])
        vector.step(actions)
        rows = np.arange(vector.n)
        self.rewards = vector.rewards[rows, seats].astype(np.float64)
        self.dones = vector.dones.copy()
        self._let_others_play()

    def learners(self) -> list[int]:
        """The learner's seat in each match: the next one in every match."""
        if self.policy is None:
            return self.vector.learners
        begun = self.vector.batch.matches
        return [(i + begun[i] - 1) % self.vector.encoder.seats for i in range(self.vector.n)]

    def _let_others_play(self) -> None:
        """The frozen policy decides until it is the learner's turn everywhere."""
        if self.policy is None:
            return
        vector = self.vector
        while True:
            seats = np.array(self.learners())
            others = np.flatnonzero(vector.seats != seats)
            if not len(others):
                return
            chosen = self.policy.choose(vector.observations[others], vector.masks[others])
            vector.step(np.asarray(chosen), others.tolist())
            over = others[vector.dones[others]]
            self.dones[over] = True
            self.rewards[over] = vector.rewards[over, seats[over]]

    def _legal(self, i: int, action: int) -> int:
        if self.vector.masks[i, action]:
            return action
        seat = int(self.vector.seats[i])
        move = self.vector.states[i].default(seat)
        return self.vector.encoder.actions.of_move[seat][move]


class Rookery(gymnasium.Env):
    """One seat of a game."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int = 4,
        options: Data | None = None,
        opponents: Opponents = "cutpurse",
        skip_forced: bool = True,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode can be 'ansi' or 'human', not {render_mode!r}")
        self.seats = _Seats(game, 1, seats, options, opponents, skip_forced, illegal)
        self.observation_space = self.seats.observation_space
        self.action_space = self.seats.action_space
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.seats.reset(int(self.np_random.integers(2**62)) if seed is None else seed)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        self.seats.step(np.array([action]))
        done = bool(self.seats.dones[0])
        if self.render_mode == "human":
            self.render()
        return self._observation(), float(self.seats.rewards[0]), done, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal: the name by which sb3-contrib asks."""
        masks: NDArray[np.bool_] = self.seats.vector.masks[0].astype(np.bool_)
        return masks

    def render(self) -> str | None:
        """The table as the learner's seat sees it."""
        if self.render_mode is None:
            return None
        vector = self.seats.vector
        speaker = Speaker(vector.game, "en", [f"seat {i}" for i in range(vector.encoder.seats)])
        text = "\n".join(draw(vector.states[0].view(self.seats.learners()[0]), speaker))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _observation(self) -> NDArray[Any]:
        observation: NDArray[Any] = self.seats.vector.observations[0].copy()
        return observation

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.seats.vector.masks[0].copy(), "seat": self.seats.learners()[0]}


class RookeryVector(gymnasium.vector.VectorEnv):
    """One seat in each of many matches; a match that has ended is followed by the next at once."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 4,
        options: Data | None = None,
        opponents: Opponents = "cutpurse",
        skip_forced: bool = True,
        illegal: str = "refuse",
    ) -> None:
        self.num_envs = num_envs
        self.seats = _Seats(game, num_envs, seats, options, opponents, skip_forced, illegal)
        self.single_observation_space = self.seats.observation_space
        self.single_action_space = self.seats.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.seats.reset(int(self.np_random.integers(2**61)) if seed is None else seed)
        return self.seats.vector.observations.copy(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.seats.step(np.asarray(actions))
        seats = self.seats
        truncated = np.zeros(self.num_envs, np.bool_)
        observations = seats.vector.observations.copy()
        return observations, seats.rewards, seats.dones, truncated, self._infos()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each match."""
        return self.seats.vector.masks.astype(np.bool_)

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self.seats.vector.masks.copy(),
            "seat": np.array(self.seats.learners()),
        }


for _name in games.NAMES:
    gymnasium.register(
        f"rookery/{_name}-v{VERSION}",
        entry_point="rookery.gymnasium:Rookery",
        vector_entry_point="rookery.gymnasium:RookeryVector",
        kwargs={"game": _name},
        disable_env_checker=True,  # it plays actions that are illegal
    )
