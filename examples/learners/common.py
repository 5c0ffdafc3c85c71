"""What both learners share: a network, who plays, where a run is kept, and how strong it is.

Everything of a run lies in one folder: `run.pt` to go on from, `curve.csv`, and `net.npz`, which
plays without PyTorch: `rookery arena sneaks --bots net:runs/sneaks/net.npz,cutpurse`.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import rookery
from rookery.bots import net
from rookery.research.encoder import VERSION
from rookery.research.vector import Vector

RIVALS = ["random", "cutpurse", "burglar"]
NEVER = -1e9  # what an illegal action is likely


def network(inputs: int, outputs: int, width: int) -> nn.Sequential:
    """Two hidden layers; the same shape that `net:` bots read."""
    return nn.Sequential(
        nn.Linear(inputs, width),
        nn.ReLU(),
        nn.Linear(width, width),
        nn.ReLU(),
        nn.Linear(width, outputs),
    )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=rookery.NAMES)
    parser.add_argument("--seats", type=int, default=4, metavar="N")
    parser.add_argument(
        "--opponents", default="self", metavar="BOT", help="self (default), or a bot: cutpurse"
    )
    parser.add_argument(
        "--decisions", type=float, default=1e6, metavar="N", help="how long to learn (default 1e6)"
    )
    parser.add_argument(
        "--matches", type=int, default=256, metavar="N", help="played at once (default 256)"
    )
    parser.add_argument(
        "--width", type=int, default=256, metavar="N", help="of hidden layers (default 256)"
    )
    parser.add_argument(
        "--rate", type=float, default=3e-4, metavar="X", help="learning rate (default 3e-4)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--folder",
        type=Path,
        help="of the run; if there is one in it, it goes on (default runs/GAME-SEED)",
    )
    parser.add_argument(
        "--against",
        default="random,cutpurse",
        metavar="A,B",
        help=f"whom to be measured against ({', '.join(RIVALS)}); none: ''",
    )
    parser.add_argument(
        "--every",
        type=float,
        default=2e5,
        metavar="N",
        help="decisions between two measurements (default 2e5)",
    )
    parser.add_argument(
        "--trials",
        type=int,
        default=200,
        metavar="N",
        help="matches of a measurement (default 200)",
    )
    parser.add_argument(
        "--actors",
        type=int,
        default=0,
        metavar="N",
        help="play in so many processes, by Ray (default: here)",
    )


@dataclass
class Played:
    """What was seen and done in some steps of some matches: arrays of steps x matches."""

    observations: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    notes: np.ndarray  # whatever the learner wants to remember of each choice
    seats: np.ndarray
    rewards: np.ndarray  # x seats
    dones: np.ndarray


Choose = Callable[[torch.Tensor, torch.Tensor], tuple[torch.Tensor, torch.Tensor]]


class Player:
    """Matches that go on from one call of `play` to the next."""

    def __init__(self, game: str, seats: int, matches: int, opponents: str, seed: int) -> None:
        bot = None if opponents == "self" else opponents
        self.matches = rookery.vector(game, matches, seats, opponents=bot, skip_forced=True)
        self.matches.reset(seed)
        torch.manual_seed(seed)

    def play(self, choose: Choose, steps: int) -> Played:
        """So many decisions in each match; `choose` gives an action and a note for each."""
        m = self.matches
        kept: list[list[np.ndarray]] = []
        for _ in range(steps):
            seen, masks, seats = m.observations.copy(), m.masks.copy(), m.seats.copy()
            with torch.no_grad():
                actions, notes = choose(torch.from_numpy(seen), torch.from_numpy(masks).bool())
            m.step(actions.numpy())
            kept.append(
                [
                    seen,
                    masks,
                    actions.numpy(),
                    notes.numpy(),
                    seats,
                    m.rewards.copy(),
                    m.dones.copy(),
                ]
            )
        return Played(*(np.stack(column) for column in zip(*kept, strict=True)))


class Company:
    """Several players, each in a process of its own, or one here."""

    def __init__(
        self, arguments: argparse.Namespace, choose_with: Callable[[dict[str, Any]], Choose]
    ) -> None:
        a = arguments
        self.remote: list[Any] = []
        self.choose_with = choose_with
        if not a.actors:
            self.here = Player(a.game, a.seats, a.matches, a.opponents, a.seed)
            return
        import ray

        ray.init(ignore_reinit_error=True, log_to_driver=False)

        @ray.remote(num_cpus=1)
        class Far:
            def __init__(self, number: int) -> None:
                torch.set_num_threads(1)
                share = max(1, a.matches // a.actors)
                self.player = Player(a.game, a.seats, share, a.opponents, a.seed + 1000 * number)

            def play(self, weights: dict[str, Any], steps: int) -> Played:
                return self.player.play(choose_with(weights), steps)

        self.ray = ray
        self.remote = [Far.remote(number) for number in range(a.actors)]

    def play(self, weights: dict[str, Any], steps: int) -> Played:
        if not self.remote:
            return self.here.play(self.choose_with(weights), steps)
        given = self.ray.put(weights)
        parts = self.ray.get([one.play.remote(given, steps) for one in self.remote])
        return Played(
            *(
                np.concatenate([getattr(part, name) for part in parts], 1)
                for name in Played.__dataclass_fields__
            )
        )


def strength(file: Path, arguments: argparse.Namespace, rival: str) -> float:
    """The share of victories of one seat that plays by the network against others of one kind."""
    from rookery.bots.net import read

    a = arguments
    read.cache_clear()
    found = read(str(file))
    learner = rookery.vector(
        a.game, min(a.trials, 64), a.seats, opponents=rival, skip_forced=True
    ).reset(10_000 + a.seed)
    luck = np.random.default_rng(a.seed)
    won: list[float] = []
    while len(won) < a.trials:
        scores = learner.observations
        for number, (weight, bias) in enumerate(found.layers):
            scores = scores @ weight.T + bias
            if number + 1 < len(found.layers):
                scores = np.maximum(scores, 0.0)
        scores = np.where(learner.masks > 0, scores, NEVER)
        if found.kind == "policy":
            scores = scores + luck.gumbel(size=scores.shape)
        mine = np.array(learner.learners)
        learner.step(scores.argmax(1))
        for i in np.flatnonzero(learner.dones):
            won.append(float(learner.rewards[i, mine[i]]))
    return sum(won[: a.trials]) / a.trials


class Run:
    """A run that can be stopped at any time and goes on where it was."""

    def __init__(self, arguments: argparse.Namespace, kind: net.Kind) -> None:
        self.a = arguments
        self.kind = kind
        self.folder: Path = arguments.folder or Path("runs") / f"{arguments.game}-{arguments.seed}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.done = 0
        self.seconds = 0.0
        self.measured = -1
        self.began = time.perf_counter()

    def load(self, **parts: Any) -> None:
        file = self.folder / "run.pt"
        if not file.exists():
            return
        kept = torch.load(file, weights_only=True)
        if (kept["game"], kept["seats"], kept["version"]) != (self.a.game, self.a.seats, VERSION):
            raise SystemExit(
                f"{file} is a run of {kept['game']} for {kept['seats']}, version {kept['version']}"
            )
        for name, part in parts.items():
            part.load_state_dict(kept[name])
        self.done, self.seconds, self.measured = kept["done"], kept["seconds"], kept["measured"]
        print(f"going on after {self.done:,} decisions")

    def save(self, policy: nn.Sequential, **parts: Any) -> None:
        kept = {name: part.state_dict() for name, part in parts.items()}
        about = {"game": self.a.game, "seats": self.a.seats}
        seconds = self.seconds + time.perf_counter() - self.began
        kept |= {
            **about,
            "version": VERSION,
            "done": self.done,
            "seconds": seconds,
            "measured": self.measured,
        }
        torch.save(kept, self.folder / "run.part")
        (self.folder / "run.part").replace(self.folder / "run.pt")
        layers = [
            (one.weight.detach().numpy(), one.bias.detach().numpy())
            for one in policy
            if isinstance(one, nn.Linear)
        ]
        net.save(self.folder / "net.npz", {**about, "kind": self.kind}, layers)

    def more(self) -> bool:
        return self.done < self.a.decisions

    def measure(self, **figures: float) -> None:
        """A line in the curve, when it is time for one."""
        due = int(self.done // self.a.every)
        if due == self.measured and self.more():
            return
        self.measured = due
        row: dict[str, Any] = {
            "decisions": self.done,
            "seconds": round(self.seconds + time.perf_counter() - self.began),
        }
        row |= {name: round(value, 4) for name, value in figures.items()}
        for rival in filter(None, self.a.against.split(",")):
            row[rival] = round(strength(self.folder / "net.npz", self.a, rival), 4)
        file = self.folder / "curve.csv"
        new = not file.exists()
        with file.open("a", newline="") as out:
            writer = csv.DictWriter(out, list(row))
            if new:
                writer.writeheader()
            writer.writerow(row)
        print("  ".join(f"{name} {value}" for name, value in row.items()), flush=True)


def sizes(arguments: argparse.Namespace) -> tuple[int, int]:
    """How long observations are, and how many actions there are."""
    made = Vector(arguments.game, 1, arguments.seats)
    return made.size, made.actions
