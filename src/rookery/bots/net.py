"""`net:FILE`: a bot that plays by a network somebody has trained. It needs numpy, and nothing else.

The file is an .npz of numpy: `about` says as JSON which game it is for, how many seats, the version
of observations and actions, and what its outputs mean; `weight0`, `bias0`, `weight1`... are its
layers, with ReLU between them. `examples/learners/` writes such files.
"""

from __future__ import annotations

import json
import zipfile
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from rookery.bots import Bot
from rookery.extras import Missing
from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadOption
from rookery.kernel.state import Data, Game

try:
    import numpy as np
    from numpy.typing import NDArray

    from rookery.research.arrays import make_encoder, observe
    from rookery.research.encoder import VERSION
except ModuleNotFoundError as error:
    raise Missing("a bot with a network", "vector") from error

Layers = list[tuple[NDArray[np.float32], NDArray[np.float32]]]
Kind = Literal["policy", "values"]  # how likely each action is; or what it is worth
FINE = 1_000_000  # parts of a likelihood
MOST_BYTES = 400_000_000


class Network:
    """Weights that were read from a file, and whom they are for."""

    def __init__(self, about: dict[str, Any], layers: Layers) -> None:
        self.game: str = about["game"]
        self.seats: int = about["seats"]
        self.version: int = about["version"]
        self.kind: Kind = about["kind"]
        self.layers = layers

    def __call__(self, row: NDArray[np.float32]) -> NDArray[np.float32]:
        for number, (weight, bias) in enumerate(self.layers):
            row = weight @ row + bias
            if number + 1 < len(self.layers):
                row = np.maximum(row, 0.0)
        return row


def save(path: Path, about: dict[str, Any], layers: Layers) -> None:
    """Write a file that `read` reads; half a file is never seen."""
    arrays: dict[str, Any] = {"about": np.array(json.dumps({**about, "version": VERSION}))}
    for number, (weight, bias) in enumerate(layers):
        arrays[f"weight{number}"] = np.asarray(weight, np.float32)
        arrays[f"bias{number}"] = np.asarray(bias, np.float32)
    unfinished = path.with_name(f".{path.name}.part.npz")
    np.savez_compressed(unfinished, **arrays)
    unfinished.replace(path)


@lru_cache(maxsize=8)
def read(path: str) -> Network:
    """A network from a file, without trust: it holds numbers, and no program."""
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(part.file_size for part in archive.infolist()) > MOST_BYTES:
                raise BadOption(f"{path}: too large, {MOST_BYTES:,} bytes are the most")
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            count = sum(name.startswith("weight") for name in file.files)
            layers = [
                (file[f"weight{i}"].astype(np.float32), file[f"bias{i}"].astype(np.float32))
                for i in range(count)
            ]
        if not layers or about["kind"] not in ("policy", "values"):
            raise ValueError
        for (weight, bias), (before, _) in zip(layers, [(None, None), *layers], strict=False):
            fits = before is None or weight.shape[1] == before.shape[0]
            if weight.ndim != 2 or bias.shape != weight.shape[:1] or not fits:
                raise ValueError
            if not (np.isfinite(weight).all() and np.isfinite(bias).all()):
                raise ValueError
        return Network(about, layers)
    except FileNotFoundError:
        raise BadOption(f"there is no file {path}") from None
    except OSError as error:
        raise BadOption(f"{path}: {error.strerror or error}") from error
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile, RecursionError) as error:
        raise BadOption(f"{path} is no network of ours (see docs/research.md)") from error


class Net(Bot):
    """Plays by a network: draws by its likelihoods, or takes what it values most."""

    def __init__(self, path: str, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.network = read(path)
        if self.network.game != game.name:
            raise BadOption(f"{path} plays {self.network.game}, not {game.name}")
        if self.network.version != VERSION:
            raise BadOption(
                f"{path} knows observations of version {self.network.version}, these are {VERSION}"
            )
        self.encoder = make_encoder(game, self.network.seats)
        inputs, outputs = self.network.layers[0][0].shape[1], self.network.layers[-1][1].shape[0]
        if (inputs, outputs) != (self.encoder.size, self.encoder.actions.size):
            raise BadOption(f"{path} was made for other cards: its layers do not fit")

    def choose(self, view: Data, moves: list[int]) -> int:
        # What is hidden is filled in at random, and an observation holds nothing of it.
        state = self.game.from_view(view, self.rng)
        if state.seats != self.network.seats:
            raise BadOption(
                f"this network plays with {self.network.seats} seats, not {state.seats}"
            )
        if len(moves) == 1:
            return moves[0]
        actions = [self.encoder.actions.of_move[self.seat][move] for move in moves]
        found = self.network(observe(self.encoder, state, self.seat))[actions]
        if self.network.kind == "values":
            return moves[int(found.argmax())]
        shares = np.exp(found - found.max())
        shares /= shares.sum()
        drawn = self.rng.below(FINE) / FINE
        return moves[min(int(np.searchsorted(np.cumsum(shares), drawn)), len(moves) - 1)]
