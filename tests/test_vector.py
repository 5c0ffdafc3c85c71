"""Many matches at once: the same, number for number, as one at a time."""

from __future__ import annotations

import time
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rookery
import rookery.gymnasium as gym
import rookery.pettingzoo as zoo
from rookery import bots, games
from rookery.kernel.chance import Rng, seeded
from rookery.kernel.errors import BadOption, IllegalMove, NotBegun
from rookery.research.vector import Vector

GAMES = games.NAMES
QUICK: dict[str, dict[str, Any]] = {"nohonor": {"turn_limit": 20}, "swindler": {"idle_rounds": 2}}


def most_seats(name: str) -> int:
    return min(4, games.load(name).max_seats)


def pick(masks: Any, luck: np.random.Generator) -> Any:
    """A legal action for each row, as those choose who only have the masks."""
    return (masks * luck.random(masks.shape)).argmax(axis=1)


def vector(name: str, n: int, **arguments: Any) -> Vector:
    return rookery.vector(name, n, most_seats(name), options=QUICK.get(name), **arguments)


def ends_seen(name: str) -> int:
    """Steps after which several of the matches have ended and begun anew."""
    return {"sneaks": 200, "swindler": 1200, "oliver": 260, "nohonor": 900}[name]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("skip", [False, True])
def test_it_equals_single_environments(name: str, skip: bool) -> None:
    n = 3
    luck = seeded(5)
    many = vector(name, n, skip_forced=skip).reset(seed=40)
    seats = most_seats(name)
    alone = [zoo.env(name, seats, options=QUICK.get(name), skip_forced=skip) for _ in range(n)]
    for i, env in enumerate(alone):
        env.reset(seed=40 + i)
    ended = 0
    for _ in range(ends_seen(name)):
        actions = many.random(luck)
        for i, env in enumerate(alone):
            one = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{many.seats[i]}"
            assert one["observation"].tobytes() == many.observations[i].tobytes()
            assert one["action_mask"].tobytes() == many.masks[i].tobytes()
            assert env.word(actions[i]) == many.word(i, actions[i])
        many.step(actions)
        for i, env in enumerate(alone):
            env.step(actions[i])
            over = all(env.terminations.values())
            assert many.dones[i] == over
            rewards = np.array(list(env.rewards.values()), np.float32)
            assert rewards.tobytes() == many.rewards[i].tobytes()
            if over:
                ended += 1
                env.reset()
    assert ended


@pytest.mark.parametrize("name", GAMES)
def test_nothing_leaks(name: str) -> None:
    """Whatever a seat cannot see may be otherwise, and not a number in its row would change."""
    luck = seeded(8)
    rng = seeded(3)
    many = vector(name, 4).reset(seed=1)
    for _ in range(60):
        for i, state in enumerate(many.states):
            seat = int(many.seats[i])
            guess = state.guess(seat, rng)
            assert many.encoder.row(guess, seat) == many.observations[i].tobytes()
            legal = [int(action) for action in many.masks[i].nonzero()[0]]
            assert many.encoder.legal(guess, seat) == legal
        for _ in range(3):
            many.step(many.random(luck))


@pytest.mark.parametrize("name", GAMES)
def test_one_seat_against_bots(name: str) -> None:
    """The bots play as they would anywhere; the learner has another seat in every match."""
    many = vector(name, 3, opponents="pickpocket").reset(seed=20)
    seats = many.encoder.seats
    assert many.learners == [0, 1, 2]
    game = many.game
    state = rookery.new(name, seats, 21, QUICK.get(name))
    rng = seeded(21).fork()
    players = [bots.make("pickpocket", game, seat, rng.fork()) for seat in range(seats)]
    mine = 1
    while True:
        while state.asking and state.deciders()[0] != mine:
            seat = state.deciders()[0]
            moves = state.moves(seat)
            move = moves[0]
            if len(moves) > 1:
                move = players[seat].choose(state.view(seat), list(moves))
            state.play(seat, move)
        if state.over:
            break
        assert many.seats[1] == mine
        assert many.encoder.row(state, mine) == many.observations[1].tobytes()
        firsts = many.masks.argmax(axis=1)
        state.play(mine, many.encoder.actions.to_move[mine][int(firsts[1])])
        many.step(firsts)
    assert many.dones[1]
    assert many.rewards[1].tolist() == pytest.approx(state.shares())
    assert many.learners[1] == 2


def test_a_step_is_all_or_nothing() -> None:
    many = rookery.vector("sneaks", 3, 3)
    with pytest.raises(NotBegun, match="reset"):
        many.step([0, 0, 0])
    many.reset(seed=3)
    before = [state.position() for state in many.states]
    wrong: list[tuple[Any, str]] = [
        ([0, 0, 44], "match 2, action 44"),
        ([0, 0, 45], "0 to 44"),
        ([0, -1, 0], "0 to 44"),
        ([0, 0], "3 whole numbers"),
        ([0.0, 0.0, 0.0], "whole numbers"),
    ]
    for actions, why in wrong:
        with pytest.raises(IllegalMove, match=why):
            many.step(actions)
        assert [state.position() for state in many.states] == before


def test_random_actions_are_fair() -> None:
    """All legal actions, asides among them, come up about equally often; no others do."""
    many = rookery.vector("sneaks", 400, 3).reset(seed=3)
    drawn = np.concatenate([many.random(seeded(seed)) for seed in range(10)])
    found, times = np.unique(drawn, return_counts=True)
    assert found.tolist() == [0, 1, 2, 3, 4, 5]
    assert times.min() > 0.8 * times.max()


def test_some_matches_can_wait() -> None:
    many = rookery.vector("sneaks", 4, 3).reset(seed=3)
    kept = many.observations.copy()
    many.step([1, 2], which=[1, 3])
    changed = [not np.array_equal(kept[i], many.observations[i]) for i in range(4)]
    assert changed == [False, True, False, True]


def test_wrong_requests() -> None:
    for arguments in ({"n": 0}, {"seats": 9}, {"options": {"x": 1}}, {"opponents": "nobody"}):
        with pytest.raises(BadOption):
            rookery.vector("sneaks", **{"n": 2, **arguments})  # type: ignore[arg-type]


# Gymnasium ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_own_checker(name: str) -> None:
    env = gym.Rookery(
        name, most_seats(name), QUICK.get(name), "random", illegal="default", render_mode="ansi"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)
    text = env.render()
    assert text is not None
    assert text.strip()


def test_it_is_registered() -> None:
    for name in GAMES:
        env = gymnasium.make(f"rookery/{name}-v2", seats=most_seats(name), opponents="random")
        _observation, info = env.reset(seed=3)
        assert env.step(int(info["action_mask"].argmax()))[1] == 0.0
    many: Any = gymnasium.make_vec("rookery/sneaks-v2", num_envs=5, opponents="random")
    observations, infos = many.reset(seed=3)
    assert observations.shape == many.observation_space.shape
    assert infos["action_mask"].shape == (5, 45)


@pytest.mark.parametrize("frozen", [False, True])
def test_the_vector_environment_equals_single_ones(frozen: bool) -> None:
    def lowest(observations: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)

    opponents: Any = gym.Policy(lowest) if frozen else "random"
    many = gym.RookeryVector("sneaks", 3, 3, opponents=opponents)
    alone = [gym.Rookery("sneaks", 3, opponents=opponents) for _ in range(3)]
    observations, infos = many.reset(seed=4)
    firsts = [env.reset(seed=4 + i) for i, env in enumerate(alone)]
    assert np.array_equal(observations[0], firsts[0][0])
    luck = np.random.default_rng(2)
    ended = 0
    for _ in range(300):
        actions = pick(infos["action_mask"], luck)
        observations, rewards, dones, _, infos = many.step(actions)
        observation, reward, done, _, info = alone[0].step(actions[0])
        assert np.array_equal(observation, observations[0])
        assert (reward, done) == (rewards[0], dones[0])
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        ended += done
    assert ended > 3


def test_a_frozen_policy_only_sees_its_own_seat() -> None:
    met = []

    def note(observations: Any, masks: Any) -> Any:
        met.append(len(observations))
        return masks.argmax(axis=1)

    many = gym.RookeryVector("sneaks", 4, 4, opponents=gym.Policy(note))
    _observations, infos = many.reset(seed=1)
    for _ in range(50):
        assert many.seats.vector.seats.tolist() == infos["seat"].tolist()
        infos = many.step(infos["action_mask"].argmax(axis=1))[-1]
    assert sum(met) > 100


@pytest.mark.long
@pytest.mark.skipif(not rookery.compiled(), reason="the floor is for the compiled build")
@pytest.mark.parametrize(
    ("name", "floor"),
    [("sneaks", 250_000), ("swindler", 100_000), ("oliver", 60_000), ("nohonor", 60_000)],
)
def test_speed(name: str, floor: int) -> None:
    """Half of what a quiet machine makes; best of five."""
    many = rookery.vector(name, 256, 4).reset(seed=1)
    luck = seeded(1)
    rates = []
    for _ in range(5):
        began = time.process_time()
        for _ in range(40):
            many.step(many.random(luck))
        rates.append(40 * 256 / (time.process_time() - began))
    assert max(rates) > floor, rates


def test_opponents_can_be_made() -> None:
    made = []

    def make(seat: int, rng: Rng) -> bots.Bot:
        made.append(seat)
        return bots.FirstBot(games.load("sneaks"), seat, rng)

    rookery.vector("sneaks", 2, 3, opponents=make).reset(seed=1)
    assert made == [0, 1, 2, 0, 1, 2]
