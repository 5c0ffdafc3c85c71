"""Many matches of one game at once, each waiting for a decision of a learner.

What changes is written into buffers that the caller has given: arrays, most likely. No numpy here:
this is compiled, and plays on without a line of ordinary Python.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64, u8

from rookery.kernel.chance import Rng, seeded
from rookery.kernel.errors import IllegalMove
from rookery.kernel.frames import lowest_seat
from rookery.kernel.state import Data, State
from rookery.research.encoder import Encoder

SELF_PLAY: Final = -1
YES: Final[u8] = 1
PIECE: Final = 1 << 15  # bytes that are written at once: more would not stay in the cache


class Seeds:
    """The seeds of matches one after the other: the first is given, the next follow from it."""

    def __init__(self, seed: int) -> None:
        self.ahead = seed

    def next(self) -> int:
        seed = self.ahead
        rng = seeded(~seed)
        self.ahead = rng.below(1 << 31) << 31 | rng.below(1 << 31)
        return seed

    def __deepcopy__(self, memo: object) -> Seeds:
        return Seeds(self.ahead)


def carry_out(state: State, seat: int, move: int, moves: list[int]) -> None:
    """A legal move of a seat: one of those it is asked for, or something it does unasked."""
    if move in moves:
        state.apply(seat, move)
    else:
        state.take_aside(seat, move)
        state.settle()


class Buffers:
    """Where a batch writes to, as flat views of bytes; each begins with the first match."""

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        rewards: memoryview,
        dones: memoryview,
        seats: memoryview,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.dones = dones
        self.seats = seats


class Batch:
    """So many matches. In self-play every decision is the learner's; otherwise the learner has one
    seat in each match, another one in the next, and `bot(seat, rng)` makes who has the others."""

    def __init__(
        self,
        encoder: Encoder,
        options: Data,
        count: int,
        skip_forced: bool,
        bot: Callable[[int, Rng], Any] | None,
        buffers: Buffers,
    ) -> None:
        self.encoder = encoder
        self.game = encoder.game
        self.options = options
        self.count = count
        self.skip_forced = skip_forced
        self.bot = bot
        self.seeds = [Seeds(i) for i in range(count)]
        self.states: list[State] = []
        self.seats: list[int] = [0] * count  # who decides
        self.learner: list[int] = [SELF_PLAY] * count
        self.moves: list[list[int]] = [[] for _ in range(count)]
        self.asides: list[list[int]] = [[] for _ in range(count)]
        self.bots: list[list[Any]] = [[] for _ in range(count)]
        self.matches: list[int] = [0] * count  # begun so far
        self.shares: list[list[float]] = [[] for _ in range(count)]
        self.rewarded: list[bool] = [True] * count  # whether there is something to wipe out
        self.buffers = buffers
        self.observations = BytesWriter()
        self.masks = BytesWriter()
        self.small = BytesWriter()
        self.zeros = bytes(encoder.actions.size)

    # What is done

    def reset(self, first_seed: int) -> None:
        """Begin anew: the matches have seeds from this one on."""
        self.states = []
        for i in range(self.count):
            self.seeds[i] = Seeds(first_seed + i)
            self.matches[i] = 0
            self.states.append(self._new(i))
            self._advance(i)
        self._write(list(range(self.count)))

    def step(self, which: list[int], actions: list[int]) -> None:
        """Carry out one action in each of these matches, in rising order. If one is illegal,
        nothing happens."""
        to_move = self.encoder.actions.to_move
        moves: list[int] = []
        for k in range(len(which)):
            i = which[k]
            action = actions[k]
            move = -1
            if 0 <= action < self.encoder.actions.size:
                move = to_move[self.seats[i]][action]
            if move not in self.moves[i] and move not in self.asides[i]:
                self._refuse(i, action)
            moves.append(move)
        for k in range(len(which)):
            i = which[k]
            carry_out(self.states[i], self.seats[i], moves[k], self.moves[i])
            self._advance(i)
        self._write(which)

    def random(self, rng: Rng) -> list[int]:
        """A legal action for each match, each as likely as the others."""
        actions: list[int] = []
        for i in range(self.count):
            moves = self.moves[i]
            asides = self.asides[i]
            drawn: int = rng.below(len(moves) + len(asides))
            move = moves[drawn] if drawn < len(moves) else asides[drawn - len(moves)]
            actions.append(self.encoder.actions.of_move[self.seats[i]][move])
        return actions

    # Within

    def _refuse(self, i: int, action: int) -> None:
        actions = self.encoder.actions
        seat = self.seats[i]
        if not 0 <= action < actions.size:
            raise IllegalMove(f"match {i}: actions are 0 to {actions.size - 1}, not {action}")
        try:
            self.states[i].check(seat, actions.to_move[seat][action])
        except IllegalMove as error:
            raise IllegalMove(f"match {i}, action {action}: {error}") from None

    def _new(self, i: int) -> State:
        seats = self.encoder.seats
        seed = self.seeds[i].next()
        if self.bot is not None:
            self.learner[i] = (i + self.matches[i]) % seats
            rng = seeded(seed).fork()
            self.bots[i] = [self.bot(seat, rng.fork()) for seat in range(seats)]
        self.matches[i] += 1
        return self.game.new(seats, seed, self.options)

    def _advance(self, i: int) -> None:
        """Go on to the next decision of the learner, in a new match if this one is over."""
        state = self.states[i]
        shares: list[float] = []
        while True:
            if state.over:
                shares = state.shares()
                state = self._new(i)
                self.states[i] = state
            seat = lowest_seat(state.asking)
            moves = state.frames[-1].moves(state, seat)
            if self.learner[i] != SELF_PLAY and self.learner[i] != seat:
                move = moves[0]
                if len(moves) > 1:
                    move = self.bots[i][seat].choose(state.view(seat), list(moves))
                carry_out(state, seat, move, moves)
                continue
            asides = state.aside_moves(seat)
            if self.skip_forced and len(moves) == 1 and not asides:
                state.apply(seat, moves[0])
                continue
            break
        self.seats[i] = seat
        self.moves[i] = moves
        self.asides[i] = asides
        self.shares[i] = shares

    # What is written

    def _write(self, which: list[int]) -> None:
        """Rows of matches that lie side by side are written at once."""
        first = 0
        for k in range(len(which)):
            i = which[k]
            if (k and i != which[k - 1] + 1) or len(self.observations) > PIECE:
                self._flush(which[first], which[k - 1] + 1)
                first = k
            seat = self.seats[i]
            self.encoder.write(self.states[i], seat, self.observations)
            self._write_mask(i, seat)
            self._write_rest(i, seat)
        if which:
            self._flush(which[first], which[-1] + 1)

    def _flush(self, first: int, end: int) -> None:
        size = 4 * self.encoder.size
        self.buffers.observations[size * first : size * end] = self.observations.getvalue()
        size = self.encoder.actions.size
        self.buffers.masks[size * first : size * end] = self.masks.getvalue()
        self.observations.truncate(0)
        self.masks.truncate(0)

    def _write_mask(self, i: int, seat: int) -> None:
        out = self.masks
        start: i64 = len(out)
        out.write(self.zeros)
        action = self.encoder.actions.of_move[seat]
        for move in self.moves[i]:
            at: i64 = action[move]
            out[start + at] = YES
        for move in self.asides[i]:
            aside: i64 = action[move]
            out[start + aside] = YES

    def _write_rest(self, i: int, seat: int) -> None:
        buffers = self.buffers
        buffers.seats[i] = seat
        shares = self.shares[i]
        if not shares and not self.rewarded[i]:
            return
        self.rewarded[i] = bool(shares)
        buffers.dones[i] = 1 if shares else 0
        small = self.small
        small.truncate(0)
        for seat in range(self.encoder.seats):
            write_f32_le(small, shares[seat] if shares else 0.0)
        size = 4 * self.encoder.seats
        buffers.rewards[size * i : size * i + size] = small.getvalue()
