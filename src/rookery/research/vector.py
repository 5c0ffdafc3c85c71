"""Many matches at once, in numpy arrays (see `rookery.vector`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rookery import bots, games
from rookery.kernel.chance import Rng
from rookery.kernel.errors import BadOption, IllegalMove, NotBegun
from rookery.kernel.state import Data, State
from rookery.research.arrays import make_encoder
from rookery.research.batch import Batch, Buffers

Maker = Callable[[int, Rng], bots.Bot]


class Vector:
    """So many matches, each waiting for a decision of a learner.

    The arrays are written in place by `reset` and `step`; copy what you want to keep.

    observations    what the seat that decides may know, as `layout` says
    masks           1 for each action that it may take, as in PettingZoo
    seats           which seat that is
    rewards         of every seat, for the last step: its share of the victory, when a match ends
    dones           whether a match has just ended; what stands there is the beginning of the next

    An action that names a seat counts from the one who acts; `word` gives the notation.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 4,
        options: Data | None = None,
        opponents: str | Maker | None = None,
        skip_forced: bool = False,
    ) -> None:
        if n < 1:
            raise BadOption(f"a vector has 1 or more matches, not {n}")
        self.game = games.load(game)
        self.n = n
        self.encoder = encoder = make_encoder(self.game, seats)
        self.layout = encoder.blocks
        self.size = encoder.size
        self.actions = encoder.actions.size
        self.observations: NDArray[np.float32] = np.zeros((n, encoder.size), "<f4")
        self.masks = np.zeros((n, encoder.actions.size), np.int8)
        self.seats = np.zeros(n, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((n, seats), "<f4")
        self.dones = np.zeros(n, np.bool_)
        buffers = Buffers(
            self.observations.data.cast("B"),
            self.masks.data.cast("B"),
            self.rewards.data.cast("B"),
            self.dones.data.cast("B"),
            self.seats.data,
        )
        checked = self.game.check_options(options or {})
        self.batch = Batch(encoder, checked, n, skip_forced, self._maker(opponents), buffers)
        self._all = list(range(n))

    def _maker(self, opponents: str | Maker | None) -> Maker | None:
        if opponents is None or callable(opponents):
            return opponents
        name = opponents
        bots.make(name, self.game, 0, Rng(1)).close()  # a wrong name is refused now

        def make(seat: int, rng: Rng) -> bots.Bot:
            return bots.make(name, self.game, seat, rng)

        return make

    def _check_begun(self) -> None:
        if not self.batch.states:
            raise NotBegun("reset() has to be called before the first step")

    def reset(self, seed: int = 0) -> Vector:
        """Begin anew: match i is that of `rookery.new(seed=seed + i)`."""
        self.batch.reset(int(seed))
        return self

    def step(self, actions: Sequence[int] | NDArray[Any], which: list[int] | None = None) -> Vector:
        """One action in each match, or only in some of them, named in rising order; the others
        stay as they are. If one is illegal, `IllegalMove` is raised and nothing happens."""
        self._check_begun()
        given = np.asarray(actions)
        chosen = self._all if which is None else which
        if given.shape != (len(chosen),) or not np.issubdtype(given.dtype, np.integer):
            raise IllegalMove(
                f"a step takes {len(chosen)} whole numbers, not {given.dtype} of shape "
                f"{given.shape}"
            )
        self.batch.step(chosen, given.tolist())
        return self

    def random(self, luck: Rng) -> NDArray[np.int64]:
        """A legal action for each match, each as likely as the others; `luck` is a stream of ours
        (`rookery.seeded(1)`)."""
        self._check_begun()
        return np.array(self.batch.random(luck), np.int64)

    @property
    def learners(self) -> list[int]:
        """The learner's seat in each match; -1 where it plays for all."""
        return list(self.batch.learner)

    @property
    def states(self) -> list[State]:
        """The matches themselves: to look at, not to change."""
        return self.batch.states

    def word(self, match: int, action: int) -> str:
        """An action in notation, for the seat that decides in a match."""
        seat = self.batch.seats[match]
        return self.game.vocabulary.word(self.encoder.actions.to_move[seat][int(action)])
