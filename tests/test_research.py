"""PettingZoo's and OpenSpiel's own suites, run on every game."""

from __future__ import annotations

import copy
import pickle
import random
import tempfile
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.state_test import state_test

import rookery
import rookery.openspiel as spiel
import rookery.pettingzoo as zoo
from rookery import IllegalMove, games
from rookery.checks import looks_alike
from rookery.kernel.chance import seeded
from rookery.kernel.errors import NotBegun
from rookery.research.arrays import make_encoder

pytestmark = pytest.mark.long

GAMES = games.NAMES


def quick(name: str) -> dict[str, Any]:
    """Options under which a match is short enough for a suite."""
    return {"nohonor": {"turn_limit": 20}, "swindler": {"idle_rounds": 2}}.get(name, {})


def spiel_name(name: str) -> str:
    chosen = ";".join(f"{k}:{v}" for k, v in quick(name).items())
    players = max(games.load(name).min_seats, 2)
    return f"rookery_{name}(players={players},options={chosen})"


def random_play(env: Any, steps: int) -> int:
    """Play at random; returns how many steps were made."""
    env.reset(seed=1)
    for _ in range(steps):
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.reset()
            continue
        env.step(random.choice(observation["action_mask"].nonzero()[0]))
    return steps


class Guarded:
    """Environments that take any action, as a module of PettingZoo is used by its suite."""

    @staticmethod
    def env(**arguments: Any) -> zoo.Rookery:
        return zoo.env(illegal="default", **arguments)

    @staticmethod
    def parallel_env(**arguments: Any) -> zoo.RookeryParallel:
        return zoo.parallel_env(illegal="default", **arguments)


@pytest.mark.parametrize("name", GAMES)
class TestPettingZoo:
    def make(self, name: str, **arguments: Any) -> zoo.Rookery:
        seats = games.load(name).min_seats
        return zoo.env(name, seats, options=quick(name), **arguments)

    def test_api(self, name: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(self.make(name), num_cycles=200)

    def test_seeds(self, name: str) -> None:
        seed_test(lambda: self.make(name), num_cycles=20)

    def test_rendering(self, name: str) -> None:
        shown = self.make(name, render_mode="ansi")
        shown.reset(seed=3)
        text = shown.render()
        assert text is not None
        assert text.strip()

    def test_a_copy_is_independent(self, name: str) -> None:
        env = self.make(name)
        env.reset(seed=5)
        random_play(env, 7)
        for twin in (copy.deepcopy(env), copy.copy(env)):
            before = env.core.position()
            assert twin.core.position() == before
            assert (
                twin.observe(twin.agent_selection)["observation"] == env.last()[0]["observation"]
            ).all()
            random_play(twin, 10)
            assert env.core.position() == before

    def test_a_copy_goes_on_to_the_same_matches(self, name: str) -> None:
        env = self.make(name)
        env.reset(seed=5)
        env.reset()
        twin = copy.deepcopy(env)
        for one in (env, twin):
            one.reset()
        assert env.core.position() == twin.core.position()

    def test_an_illegal_action_is_refused(self, name: str) -> None:
        env = self.make(name)
        env.reset(seed=5)
        mask = env.last()[0]["action_mask"]
        before = env.core.position()
        with pytest.raises(IllegalMove):
            env.step(int(np.flatnonzero(mask == 0)[0]))
        assert env.core.position() == before


@pytest.mark.parametrize("name", GAMES)
class TestWhatALearnerIsTold:
    def test_a_seed_is_the_match_of_that_seed(self, name: str) -> None:
        seats = games.load(name).min_seats
        env = zoo.env(name, seats, options=quick(name))
        env.reset(seed=7)
        assert env.core.position() == rookery.new(name, seats, 7, quick(name)).position()
        first = env.core.position()
        env.reset()
        second = env.core.position()
        assert second != first
        env.reset(seed=7)
        env.reset()
        assert env.core.position() == second

    def test_before_the_first_reset(self, name: str) -> None:
        env = zoo.env(name, games.load(name).min_seats)
        for ask in (env.last, env.state, lambda: env.step(0), lambda: env.observe("seat_0")):
            with pytest.raises(NotBegun, match="reset"):
                ask()

    def test_wrong_actions(self, name: str) -> None:
        env = zoo.env(name, games.load(name).min_seats)
        env.reset(seed=5)
        before = env.core.position()
        for action, why in ((None, "whole number"), (0.5, "whole number"), (10**6, "0 to")):
            with pytest.raises(IllegalMove, match=why):
                env.step(action)
        with pytest.raises(IllegalMove, match="0 to"):
            env.step(-1)
        assert env.core.position() == before

    def test_infos(self, name: str) -> None:
        env = zoo.env(name, games.load(name).min_seats, options=quick(name))
        env.reset(seed=5)
        while env.agents:
            observation, _reward, terminated, _truncated, info = env.last()
            if terminated:
                assert info["score"] == env.core.scores()[int(env.agent_selection[5:])]
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            assert info["words"] == [env.word(action) for action in legal]
            assert info["forced"] == (len(legal) == 1)
            env.step(random.Random(len(legal)).choice(list(legal)))

    def test_forced_decisions_can_be_skipped(self, name: str) -> None:
        """With them left out, the same choices come to the same match."""
        seats = games.load(name).min_seats
        ends = []
        asked = []
        for skip in (False, True):
            env = zoo.env(name, seats, options=quick(name), skip_forced=skip)
            env.reset(seed=9)
            luck = random.Random(4)
            count = forced = 0
            while not all(env.terminations.values()):
                legal = list(env.last()[0]["action_mask"].nonzero()[0])
                forced += len(legal) == 1
                count += 1
                env.step(luck.choice(legal) if len(legal) > 1 else legal[0])
            assert not (skip and forced)
            ends.append(env.core.position())
            asked.append(count - forced)
        assert ends[0] == ends[1]
        assert asked[0] == asked[1]

    def test_rewards_are_shares_of_one_victory(self, name: str) -> None:
        seats = games.load(name).min_seats
        env = zoo.env(name, seats, options=quick(name))
        env.reset(seed=3)
        while not all(env.terminations.values()):
            assert not any(env.rewards.values())
            env.step(env.last()[0]["action_mask"].nonzero()[0][-1])
        assert sum(env.rewards.values()) == pytest.approx(1.0 if env.core.winners() else 0.0)

    def test_the_name_has_a_version(self, name: str) -> None:
        assert zoo.env(name, games.load(name).min_seats).metadata["name"] == f"rookery/{name}-v2"


def test_docstrings_survive_compilation() -> None:
    for thing in (rookery.State.play, rookery.State.view, rookery.Game.new, rookery.new):
        assert thing.__doc__
    assert "or refuse it" in str(rookery.State.play.__doc__)


def test_parallel_suite_of_pettingzoo() -> None:
    # These sample actions without looking at the mask: they can only pass where an illegal action
    # becomes the default move.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seats in (2, 3, 5):
            parallel_api_test(zoo.parallel_env(seats=seats), num_cycles=200)
        parallel_seed_test(lambda: zoo.parallel_env(illegal="default"), num_cycles=20)
        state_test(zoo.env(illegal="default"), zoo.parallel_env(illegal="default"))
        max_cycles_test(Guarded)
        render_test(
            lambda render_mode=None: zoo.env(render_mode=render_mode),
            custom_tests={"ansi": lambda text: isinstance(text, str)},
        )


@pytest.mark.skipif(not rookery.compiled(), reason="the floor is for the compiled build")
def test_aec_speed() -> None:
    """Half of the 20,000 steps a second that a quiet machine makes at four seats; best of five."""
    env = zoo.env("sneaks", 4)
    rates = []
    for _ in range(5):
        began = time.process_time()
        random_play(env, 3000)
        rates.append(3000 / (time.process_time() - began))
    assert max(rates) > 10_000, rates


def begun(name: str) -> Any:
    """The first decision of a match."""
    state = pyspiel.load_game(spiel_name(name)).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def check(state: Any) -> None:
    """Our leak check at every decision of OpenSpiel's own simulation."""
    if state.is_chance_node() or state.is_terminal():
        return
    rng = seeded(len(state.history()))
    for player in range(state.num_players()):
        twin = state.guess(player, rng)
        assert state.information_state_string(player) == twin.information_state_string(player)
        assert state.observation_string(player) == twin.observation_string(player)
        assert state.observation_tensor(player) == twin.observation_tensor(player)
        looks_alike(state.core, twin.core, player)


@pytest.mark.parametrize("name", GAMES)
class TestOpenSpiel:
    def test_simulation_with_leak_check(self, name: str) -> None:
        game = pyspiel.load_game(spiel_name(name))
        pyspiel.random_sim_test(
            game, num_sims=2, serialize=True, verbose=False, state_checker_fn=check
        )

    def test_playthrough_and_replay(self, name: str) -> None:
        if not flags.FLAGS.is_parsed():
            flags.FLAGS(["test"])
        text = generate_playthrough.playthrough(spiel_name(name), action_sequence=[], seed=1)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "playthrough.txt")
            file.write_text(text)
            generate_playthrough.replay(str(file))
        assert "action" in text

    def test_bots_of_openspiel(self, name: str) -> None:
        game = pyspiel.load_game(spiel_name(name))
        state = game.new_initial_state()
        rng = np.random.RandomState(3)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        tree = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=rng)
        worlds = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=rng)
        worlds.set_resampler(spiel.resampler(5))
        steps = 0
        while not state.is_terminal() and steps < 6:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            bot = tree if steps % 2 else worlds
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            steps += 1

    def test_learning_environment(self, name: str) -> None:
        env = rl_environment.Environment(pyspiel.load_game(spiel_name(name)))
        step = env.reset()
        for _ in range(30):
            if step.last():
                break
            player = step.observations["current_player"]
            step = env.step([step.observations["legal_actions"][player][0]])
        assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]

    def test_what_has_perfect_recall(self, name: str) -> None:
        """The string tells apart what was seen on the way; a tensor that did not would be a lie."""
        state = begun(name)
        assert not state.get_game().get_type().provides_information_state_tensor
        with pytest.raises(ValueError, match="observation_tensor"):
            state.information_state_tensor(0)
        player = state.current_player()
        before = state.information_state_string(player)
        state.apply_action(state.legal_actions()[0])
        assert state.information_state_string(player) != before

    def test_actions_are_counted_from_the_player(self, name: str) -> None:
        """A move that names a seat has the same number for all who name their next neighbour."""
        game = games.load(name)
        actions = make_encoder(game, game.max_seats).actions
        state = pyspiel.load_game(f"rookery_{name}(players={game.max_seats})").new_initial_state()
        naming = [entry for entry in game.vocabulary.entries if entry.args.get("seat") == "1"]
        assert naming
        for entry in naming:
            action = actions.of_move[0][game.vocabulary.number(entry.word)]
            for player in range(game.max_seats):
                word = state.action_to_string(player, action)
                args = game.vocabulary.entries[game.vocabulary.number(word)].args
                assert args == {**entry.args, "seat": str((player + 1) % game.max_seats)}

    def test_pickle(self, name: str) -> None:
        game = pyspiel.load_game(spiel_name(name))
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        state.apply_action(state.legal_actions()[0])
        back = pickle.loads(pickle.dumps(state))
        assert str(back) == str(state)


def test_chance_nodes_are_exact() -> None:
    """The first token of a match comes from a full bank: a quarter for each colour."""
    state = pyspiel.load_game("rookery_sneaks(players=3)").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]
    state.apply_action(0)
    chances = dict(state.chance_outcomes())
    assert chances[0] == pytest.approx(19 / 79)
    assert chances[1] == pytest.approx(20 / 79)
