"""PettingZoo environments: every game as AEC, Sneaks & Snitches also in parallel.

    from rookery.pettingzoo import env
    game = env("sneaks", seats=4)
    game.reset(seed=7)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        action = None if terminated or truncated else policy(observation)
        game.step(action)

An observation is a dict: `observation`, what the agent may know as numbers (`game.layout` names the
blocks), and `action_mask`. An action is a number; seats in it are counted from the agent's own
(`game.word(action)` gives its notation). Seats that decide at the same time are asked one after the
other without seeing each other's choice; only who is asked can act. The one reward is the victory
at the end, shared by those who share it: rewards sum to 1, or to 0 where everybody loses. `reset(
seed=7)` begins the match of `rookery.new(seed=7)`, and `reset()` another one that follows from it.

`infos[agent]` of the agent to act has `words`, its legal moves in notation, and `forced`, whether
there is only one; at the end each agent has its `score`. With `skip_forced=True` decisions with one
legal action are made without asking. An illegal action raises `IllegalMove` and changes nothing, or
with `illegal="default"` becomes the default move. A match that takes longer than `max_cycles`
actions a seat is truncated. `copy.copy(game)` and `copy.deepcopy(game)` both give an independent
twin.
"""

from __future__ import annotations

import copy
from operator import index
from typing import Any

from rookery.extras import Missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

    from rookery.research.arrays import Mask, Vector, make_encoder, observe
    from rookery.research.batch import Seeds, carry_out
    from rookery.research.encoder import VERSION
except ModuleNotFoundError as error:
    raise Missing("PettingZoo", "pettingzoo") from error

from rookery import games
from rookery.kernel.errors import IllegalMove, NotBegun
from rookery.kernel.frames import lowest_seat
from rookery.kernel.state import Data, State
from rookery.speaker import Speaker
from rookery.terminal import draw

Observation = dict[str, Any]
LOW, HIGH = -100.0, 100.0  # far beyond what is ever seen


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
        skip_forced: bool,
        extra_actions: int,
    ) -> None:
        self.game = games.load(game)
        self.options = self.game.check_options(options or {})
        self.metadata: dict[str, Any] = {
            "name": f"rookery/{game}-v{VERSION}",
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
        self.skip_forced = skip_forced
        self.encoder = make_encoder(self.game, seats)
        self.layout = self.encoder.blocks
        self.actions = len(self.game.vocabulary) + extra_actions
        self.observation_spaces: dict[str, Any] = {}
        self.action_spaces: dict[str, Any] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent] = spaces.Dict(
                {
                    "observation": spaces.Box(LOW, HIGH, (self.encoder.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            self.action_spaces[agent] = spaces.Discrete(self.actions)
        self.state_space = spaces.Box(LOW, HIGH, (self.encoder.size * seats,), np.float32)
        self._core: State | None = None
        self._seeds = Seeds(int(np.random.default_rng().integers(2**62)))
        self._known_legal: dict[int, list[int]] = {}  # by seat, until something happens
        self.steps = 0

    @property
    def core(self) -> State:
        """The match itself."""
        if self._core is None:
            raise NotBegun("reset() has to be called before anything else")
        return self._core

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def word(self, action: int, agent: str | None = None) -> str:
        """An action in notation: that of an agent, or of the one who is asked."""
        if agent is None:
            seat = lowest_seat(self.core.asking) if self.core.asking else 0
        else:
            seat = self.possible_agents.index(agent)
        return self.game.vocabulary.word(self.encoder.actions.to_move[seat][int(action)])

    def state(self) -> Vector:
        """What all seats together know: for central critics, never for players."""
        parts = [observe(self.encoder, self.core, seat) for seat in range(self.seats)]
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
            self._seeds = Seeds(int(seed))
        self._core = self.game.new(self.seats, self._seeds.next(), self.options)
        self.agents = self.possible_agents[:]
        self.steps = 0
        self._skip()

    def _legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that is asked."""
        if seat not in self._known_legal:
            self._known_legal[seat] = self.encoder.legal(self.core, seat)
        return self._known_legal[seat]

    def _play(self, seat: int, move: int) -> None:
        """Carry out a move that is known to be legal."""
        carry_out(self.core, seat, move, self.core.moves(seat))
        self._known_legal = {}

    def _skip(self) -> None:
        """Make the decisions in which there is nothing to decide."""
        self._known_legal = {}
        core = self.core
        while self.skip_forced and core.asking:
            seat = lowest_seat(core.asking)
            legal = self.encoder.legal(core, seat)
            if len(legal) > 1:
                return
            core.apply(seat, self.encoder.actions.to_move[seat][legal[0]])

    def _move(self, seat: int, action: Any) -> int:
        """The move of an action, or what this environment makes of an illegal one."""
        try:
            number = index(action)
        except TypeError:
            raise IllegalMove(f"an action is a whole number, not {action!r}") from None
        if number in self._legal(seat):
            return self.encoder.actions.to_move[seat][number]
        if self.illegal == "default":
            return self.core.default(seat)
        if not 0 <= number < self.encoder.actions.size:
            raise IllegalMove(f"actions are 0 to {self.encoder.actions.size - 1}, not {number}")
        self.core.check(seat, self.encoder.actions.to_move[seat][number])
        raise AssertionError("a legal move is an action")

    def _mask(self, seat: int) -> Mask:
        mask = bytearray(self.actions)
        for action in self._legal(seat):
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def _info(self, seat: int) -> dict[str, Any]:
        """What a learner may want to know of its seat besides."""
        if self.core.over:
            return {"score": self.core.scores()[seat]}
        if not self.core.asking >> seat & 1:
            return {}
        legal = self._legal(seat)
        word = self.game.vocabulary.word
        to_move = self.encoder.actions.to_move[seat]
        return {"words": [word(to_move[action]) for action in legal], "forced": len(legal) == 1}

    def _payoffs(self) -> list[float]:
        return self.core.shares() if self.core.over else [0.0] * self.seats


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
        skip_forced: bool = False,
    ) -> None:
        AECEnv.__init__(self)
        _Base.__init__(self, game, seats, options, render_mode, max_cycles, illegal, skip_forced, 0)
        self.agent_selection = self.possible_agents[0]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._new_match(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._choose_agent()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {
            "observation": observe(self.encoder, self.core, seat),
            "action_mask": self._mask(seat),
        }

    def step(self, action: Any) -> None:
        core = self.core
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._play(seat, self._move(seat, action))
        self._skip()
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.steps += 1
        if core.over:
            self.rewards = dict(zip(self.agents, self._payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_cycles is not None and self.steps >= self.max_cycles * self.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self._choose_agent()
        if self.render_mode == "human":
            self.render()

    def _choose_agent(self) -> None:
        """Whose turn it is to act, or who is the first to hear of the end."""
        if self.core.over:
            self.infos = {agent: self._info(seat) for seat, agent in enumerate(self.agents)}
        if self.core.over or self.truncations[self.agents[0]]:
            self.agent_selection = self.agents[0]
            return
        seat = lowest_seat(self.core.asking)
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = self._info(seat)

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
        _Base.__init__(self, "sneaks", seats, options, render_mode, max_cycles, illegal, False, 1)
        self.wait = self.actions - 1
        self.metadata["is_parallelizable"] = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        self._new_match(seed)
        return self._observations(), self._infos()

    def _infos(self) -> dict[str, Any]:
        return {agent: self._info(seat) for seat, agent in enumerate(self.agents)}

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {
                "observation": observe(self.encoder, self.core, seat),
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
        chosen = {seat: self._move(seat, actions[self.possible_agents[seat]]) for seat in asked}
        for seat in asked:
            self._play(seat, chosen[seat])
        self.steps += 1
        cut = self.max_cycles is not None and self.steps >= self.max_cycles and not self.core.over
        observations = self._observations()
        rewards = dict(zip(self.agents, self._payoffs(), strict=True))
        terminations = dict.fromkeys(self.agents, self.core.over)
        truncations = dict.fromkeys(self.agents, cut)
        infos = self._infos()
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
