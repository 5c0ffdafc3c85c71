"""PettingZoo environments: every game as AEC, Sneaks & Snitches also in parallel.

    from rookery.pettingzoo import env
    game = env("sneaks", seats=4)
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        action = None if terminated or truncated else policy(observation)
        game.step(action)

An observation is a dict: `observation`, the agent's view as numbers (`game.layout` says which), and
`action_mask`. An action is the number of a move (`game.word(action)`). Seats that decide at the
same time are asked one after the other without seeing each other's choice. The one reward is the
victory at the end, shared by those who share it. An illegal action raises `IllegalMove` and changes
nothing, or with `illegal="default"` becomes the default move. `copy.copy(game)` and
`copy.deepcopy(game)` both give an independent twin.
"""

from __future__ import annotations

import copy
from typing import Any

from rookery.extras import Missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise Missing("PettingZoo", "pettingzoo") from error

from rookery import games
from rookery.kernel.state import Data, State
from rookery.research import Encoder, Mask, Vector, choices, payoffs
from rookery.speaker import Speaker
from rookery.terminal import draw

Observation = dict[str, Any]


class _Base:
    """What both kinds of environment have in common."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Data | None,
        render_mode: str | None,
        max_cycles: int | None,
        illegal: str,
        extra_actions: int,
    ) -> None:
        self.game = games.load(game)
        self.options = self.game.check_options(options or {})
        self.metadata: dict[str, Any] = {
            "name": f"rookery_{game}_v1",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode can be 'ansi' or 'human', not {render_mode!r}")
        if illegal not in ("refuse", "default"):
            raise ValueError(f"illegal can be 'refuse' or 'default', not {illegal!r}")
        self.illegal = illegal
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.seats = seats
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.encoder = Encoder(self.game, seats)
        self.layout = self.encoder.layout
        self.actions = len(self.game.vocabulary) + extra_actions
        self.observation_spaces: dict[str, Any] = {}
        self.action_spaces: dict[str, Any] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent] = spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 100.0, (self.encoder.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            self.action_spaces[agent] = spaces.Discrete(self.actions)
        self.state_space = spaces.Box(-1.0, 100.0, (self.encoder.size * seats,), np.float32)
        self.core: State = self.game.new(seats, 0, self.options)
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def word(self, action: int) -> str:
        """An action in notation."""
        return self.game.vocabulary.word(int(action))

    def state(self) -> Vector:
        """What all seats together know: for central critics, never for players."""
        parts = [self.encoder.observe(self.core, seat) for seat in range(self.seats)]
        return np.concatenate(parts)

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            return None
        speaker = Speaker(self.game, "en", self.possible_agents)
        text = "\n".join(draw(self.core.view(None), speaker))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass

    def _new_match(self, seed: int | None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.core = self.game.new(self.seats, int(self._luck.integers(2**62)), self.options)
        self.agents = self.possible_agents[:]
        self.steps = 0

    def _legal(self, seat: int, action: Any) -> int:
        """The action, or what this environment makes of an illegal one."""
        if self.illegal == "default" and int(action) not in choices(self.core, seat):
            return self.core.default(seat)
        self.core.check(seat, int(action))
        return int(action)

    def _mask(self, seat: int) -> Mask:
        mask = bytearray(self.actions)
        if self.core.asking >> seat & 1:
            for move in choices(self.core, seat):
                mask[move] = 1
        return np.frombuffer(mask, np.int8)


class Rookery(_Base, AECEnv):  # type: ignore[misc]
    """Any game, one decision at a time."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Data | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "refuse",
    ) -> None:
        AECEnv.__init__(self)
        _Base.__init__(self, game, seats, options, render_mode, max_cycles, illegal, 0)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._new_match(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.core.deciders()[0]]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.encoder.observe(self.core, seat),
            "action_mask": self._mask(seat),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self.core.play(seat, self._legal(seat, action))
        self._cumulative_rewards[agent] = 0.0
        self.steps += 1
        if self.core.over:
            for name, points in zip(self.possible_agents, payoffs(self.core), strict=True):
                self.rewards[name] = points
                self.terminations[name] = True
            self._accumulate_rewards()
        elif self.max_cycles is not None and self.steps >= self.max_cycles * self.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.core.over or self.truncations[agent]:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.core.deciders()[0]]
        if self.render_mode == "human":
            self.render()

    def __copy__(self) -> Rookery:
        return copy.deepcopy(self)


class RookeryParallel(_Base, ParallelEnv):  # type: ignore[misc]
    """Sneaks & Snitches with everybody acting at once; who is not asked plays `WAIT`."""

    def __init__(
        self,
        seats: int = 4,
        options: Data | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "refuse",
    ) -> None:
        _Base.__init__(self, "sneaks", seats, options, render_mode, max_cycles, illegal, 1)
        self.wait = self.actions - 1
        self.metadata["is_parallelizable"] = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        self._new_match(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {
                "observation": self.encoder.observe(self.core, seat),
                "action_mask": self._mask(seat),
            }
            for seat, agent in enumerate(self.agents)
        }

    def _mask(self, seat: int) -> Mask:
        mask = super()._mask(seat)
        mask[self.wait] = 0 if mask.any() else 1
        return mask

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        asked = self.core.deciders()
        chosen = {seat: self._legal(seat, actions[self.possible_agents[seat]]) for seat in asked}
        for seat in asked:
            self.core.play(seat, chosen[seat])
        self.steps += 1
        cut = self.max_cycles is not None and self.steps >= self.max_cycles and not self.core.over
        observations = self._observations()
        rewards = dict(zip(self.agents, payoffs(self.core), strict=True))
        terminations = dict.fromkeys(self.agents, self.core.over)
        truncations = dict.fromkeys(self.agents, cut)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if self.core.over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def __copy__(self) -> RookeryParallel:
        return copy.deepcopy(self)


def env(game: str = "sneaks", seats: int = 4, **arguments: Any) -> Rookery:
    """An AEC environment of any game."""
    return Rookery(game, seats, **arguments)


def parallel_env(**arguments: Any) -> RookeryParallel:
    """The parallel environment of Sneaks & Snitches."""
    return RookeryParallel(**arguments)
