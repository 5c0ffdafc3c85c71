"""Random matches, as fast as the kernel can play them."""

from __future__ import annotations

from rookery.kernel.chance import Rng, seeded
from rookery.kernel.frames import lowest_seat
from rookery.kernel.state import Data, Game, State


def playout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play on at random to the end of the match, in place; return the number of decisions."""
    decisions = 0
    while state.asking and decisions < limit:
        seat = lowest_seat(state.asking)
        moves = state.frames[-1].moves(state, seat)
        state.apply(seat, moves[rng.below(len(moves))])
        decisions += 1
    return decisions


def playouts(game: Game, seats: int, options: Data, matches: int, seed: int) -> int:
    """Play whole random matches from the start; return the number of decisions in all."""
    rng = seeded(seed)
    decisions = 0
    for i in range(matches):
        decisions += playout(game.new(seats, seed + i, options), rng)
    return decisions


def copies(state: State, times: int) -> int:
    """Copy a state over and over; the sum keeps the compiler honest."""
    total = 0
    for _ in range(times):
        total += state.copy().seats
    return total


def guesses(state: State, seat: int, times: int, rng: Rng) -> int:
    """Guess over and over what a seat cannot see."""
    total = 0
    for _ in range(times):
        total += state.guess(seat, rng).seats
    return total
