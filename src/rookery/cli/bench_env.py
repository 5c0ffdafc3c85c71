"""`rookery bench --env`: decisions a second as learners get them, beside others in the same run.

Every figure is of decisions with their observation and their mask of legal actions, made at random
among the legal ones, by processor time; OpenSpiel by `make_observation`. What is not installed is
left out, and said.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import rookery
from rookery.extras import Missing
from rookery.kernel.state import Data

BATCH = 256
LARGE = 1024  # as many matches at once as the accelerators' friends like
CHUNK = 64  # steps between two looks at the clock
Rate = Callable[[Callable[[int], int], float], float]

# Games of like kind: many seats or hidden cards.
OPENSPIEL = ["goofspiel(players=4)", "hearts", "gin_rummy", "liars_dice", "leduc_poker"]
CLASSIC = ["leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3"]
RLCARD = ["leduc-holdem", "limit-holdem", "gin-rummy", "uno"]
PGX = [
    f"{name} x{batch}"
    for name in ("leduc_holdem", "kuhn_poker", "sparrow_mahjong", "backgammon")
    for batch in (1, LARGE)
]


def measure(seats: dict[str, int], seconds: float, rate: Rate) -> Data:
    """Rows of ours and of others; `left_out` says what could not be measured, and why."""
    left_out: list[str] = []
    ours: list[Data] = []
    for name, count in seats.items():
        row: Data = {"game": name, "seats": count}
        for kind, make in OURS.items():
            try:
                row[kind] = rate(make(name, count), seconds)
            except Missing as error:
                left_out.append(str(error))
        ours.append(row)
    others: list[Data] = []
    for kind, (make_peer, named) in OTHERS.items():
        for peer in named:
            try:
                others.append({"kind": kind, "game": peer, "rate": rate(make_peer(peer), seconds)})
            except ModuleNotFoundError as error:
                left_out.append(f"{kind}: {error.name} is not installed")
            except Exception as error:  # a peer that does not run here is no fault of ours
                why = " ".join(str(error).split())[:100]
                left_out.append(f"{kind}, {peer}: {type(error).__name__}: {why}")
    return {"ours": ours, "others": others, "left_out": sorted(set(left_out))}


# Ours ---------------------------------------------------------------------------------------------


def vector(name: str, seats: int) -> Callable[[int], int]:
    matches = rookery.vector(name, BATCH, seats).reset(1)
    luck = rookery.seeded(1)

    def work(decisions: int) -> int:
        steps = max(1, decisions // BATCH)
        for _ in range(steps):
            matches.step(matches.random(luck))
        return steps * BATCH

    return work


def aec(name: str, seats: int) -> Callable[[int], int]:
    from rookery.pettingzoo import env

    return through_pettingzoo(lambda: env(name, seats=seats))


def gymnasium(name: str, seats: int) -> Callable[[int], int]:
    """One seat against random players: only its own decisions count."""
    from rookery.gymnasium import Rookery

    made = Rookery(name, seats=seats, opponents="random")

    def work(decisions: int) -> int:
        _, info = made.reset(seed=1)
        for _ in range(decisions):
            action = random.choice(info["action_mask"].nonzero()[0])
            _, _, over, _, info = made.step(action)
            if over:
                _, info = made.reset()
        return decisions

    return work


def openspiel(name: str, seats: int) -> Callable[[int], int]:
    importlib.import_module("rookery.openspiel")
    return through_openspiel(f"rookery_{name}(players={seats})")


OURS = {"vector": vector, "aec": aec, "gymnasium": gymnasium, "openspiel": openspiel}


# Others -------------------------------------------------------------------------------------------


def through_pettingzoo(make: Callable[[], Any]) -> Callable[[int], int]:
    made = make()

    def work(decisions: int) -> int:
        done, seed = 0, 0
        while done < decisions:
            made.reset(seed=seed)
            seed += 1
            for agent in made.agent_iter():
                observation, _, terminated, truncated, info = made.last()
                action = None
                if not (terminated or truncated):
                    mask = observation.get("action_mask") if isinstance(observation, dict) else None
                    if mask is None:
                        mask = info["action_mask"]
                    action = int(random.choice(mask.nonzero()[0]))
                    done += 1
                made.step(action)
                assert agent is not None
        return done

    return work


def through_openspiel(name: str) -> Callable[[int], int]:
    pyspiel: Any = importlib.import_module("pyspiel")
    observer: Any = importlib.import_module("open_spiel.python.observation")
    game = pyspiel.load_game(name)
    whole = pyspiel.IIGObservationType(perfect_recall=True)
    seen = observer.make_observation(game) or observer.make_observation(game, whole)

    def work(decisions: int) -> int:
        done = 0
        while done < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                elif state.is_simultaneous_node():
                    chosen = []
                    for player in range(state.num_players()):
                        seen.set_from(state, player)
                        legal = state.legal_actions_mask(player)
                        actions = [action for action, fits in enumerate(legal) if fits]
                        chosen.append(random.choice(actions or [0]))
                    state.apply_actions(chosen)
                    done += len(chosen)
                else:
                    seen.set_from(state, state.current_player())
                    legal = state.legal_actions_mask()
                    state.apply_action(random.choice(state.legal_actions()))
                    done += 1
        return done

    return work


def classic(name: str) -> Callable[[int], int]:
    made: Any = getattr(importlib.import_module("pettingzoo.classic"), name)
    return through_pettingzoo(made.env)


def rlcard(name: str) -> Callable[[int], int]:
    made: Any = importlib.import_module("rlcard").make(name)

    def work(decisions: int) -> int:
        done = 0
        while done < decisions:
            state, _ = made.reset()
            while not made.is_over():
                state, _ = made.step(random.choice(list(state["legal_actions"])))
                done += 1
        return done

    return work


def pgx(name: str) -> Callable[[int], int]:
    """Compiled for whatever device JAX finds; on a processor it may use several cores, and all
    their time counts."""
    jax: Any = importlib.import_module("jax")
    made: Any = importlib.import_module("pgx").make(name.partition(" ")[0])
    batch = int(name.partition(" x")[2])
    step: Any = importlib.import_module("pgx.experimental.wrappers").auto_reset(
        made.step, made.init
    )

    def one(carried: Any, _: None) -> tuple[Any, None]:
        state, key = carried
        key, pick, luck = jax.random.split(key, 3)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(pick, weights, axis=-1)
        state = jax.vmap(step)(state, actions, jax.random.split(luck, batch))
        return (state, key), None

    run = jax.jit(lambda carried: jax.lax.scan(one, carried, None, CHUNK)[0])
    start = jax.jit(jax.vmap(made.init))(jax.random.split(jax.random.PRNGKey(1), batch))
    carried = [run((start, jax.random.PRNGKey(2)))]  # compiled before it is measured

    def work(decisions: int) -> int:
        rounds = max(1, decisions // (CHUNK * batch))
        for _ in range(rounds):
            carried[0] = run(carried[0])
        jax.block_until_ready(carried[0])
        return rounds * CHUNK * batch

    return work


OTHERS: dict[str, tuple[Callable[[str], Callable[[int], int]], list[str]]] = {
    "OpenSpiel": (through_openspiel, OPENSPIEL),
    "PettingZoo classic": (classic, CLASSIC),
    "RLCard": (rlcard, RLCARD),
    "pgx": (pgx, PGX),
}


# In words -----------------------------------------------------------------------------------------


def show(found: Data) -> None:
    console = Console(file=sys.stdout)
    ours, others, left_out = found["ours"], found["others"], found["left_out"]
    assert isinstance(ours, list)
    assert isinstance(others, list)
    assert isinstance(left_out, list)
    console.print("Decisions a second with observation and mask, on one core:")
    table = Table("", box=None)
    for row in ours:
        table.add_column(row["game"], justify="right")
    table.add_row("seats", *(str(row["seats"]) for row in ours))
    for kind, label in (
        ("vector", f"rookery.vector, {BATCH} at once"),
        ("aec", "PettingZoo"),
        ("gymnasium", "Gymnasium, own decisions"),
        ("openspiel", "OpenSpiel"),
    ):
        table.add_row(label, *(f"{row[kind]:,.0f}" if kind in row else "-" for row in ours))
    console.print(table)
    if others:
        console.print("\nOthers, and how many times as fast `rookery.vector` is:")
        table = Table(box=None)
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        for name in ("1,000/s", *(row["game"] for row in ours)):
            table.add_column(name, justify="right", no_wrap=True)
        last = ""
        for row in others:
            ratios = [
                f"{one['vector'] / row['rate']:.2f}" if "vector" in one else "-" for one in ours
            ]
            kind = row["kind"] if row["kind"] != last else ""
            last = row["kind"]
            table.add_row(kind, row["game"], f"{row['rate'] / 1000:,.0f}", *ratios)
        console.print(table)
    for line in left_out:
        console.print(f"left out: {line}")
