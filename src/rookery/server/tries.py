"""Trying things on a twin of the match: the one way of a move, new or read again from the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rookery.kernel.errors import RookeryError
from rookery.match import Match
from rookery.server.parts import Refusal, Tried

Luck = Callable[[], int]  # draws a state of the generator
Made = Sequence[tuple[list[str], str]]  # of each move: what chance brought, the digest after it


def played(match: Match, seat: int, moves: Sequence[str], luck: Luck, made: Made = ()) -> Tried:
    """Moves of a seat, all or none, with luck that nobody has seen; or, if they were `made`
    before, with what chance brought then, and the match must go the same way."""
    tried = Tried(match.fork())
    trial = tried.match
    if not made:
        trial.state.chance.x = luck()
    for number, word in enumerate(moves):
        if made:
            outcomes, digest = made[number]
            trial.state.chance.rig([trial.game.outcomes.number(one) for one in outcomes])
            tried.events += trial.play(seat, word)
            if trial.record.lines[-1].digest != digest:
                raise RookeryError("from here on the match goes another way than it went")
        elif number < len(moves) - 1:
            _play_quietly(tried, seat, word)
        else:
            tried.events += trial.play(seat, word)
    return tried


def _play_quietly(tried: Tried, seat: int, word: str) -> None:
    """A move that others follow in the same command: it may bring nothing new.

    Whoever could have a command refused for what came of its first moves would draw again until it
    suits, look for nothing, or learn from a sealed answer who is still thinking.
    """
    state = tried.match.state
    frame = state.frames[-1] if state.frames else None
    hidden = frame is not None and frame.hides(state)
    known = state.news, state.chance.drawn
    aside = tried.match.is_aside(seat, tried.match.game.vocabulary.number(word))
    tried.events += tried.match.play(seat, word)
    still = bool(state.frames) and state.frames[-1] is frame and state.asking >> seat & 1
    if hidden and not still:
        raise Refusal("illegal", "a sealed answer stands at the end of a command")
    if not aside and (state.news, state.chance.drawn) != known:
        raise Refusal("illegal", "what brings something new stands at the end of a command")


def taken_back(match: Match, seat: int, steps: int = 1) -> Tried:
    """Without the last moves of a seat."""
    tried = Tried(match.fork())
    for _ in range(steps):
        tried.match.undo(seat)
    return tried


def rewound(match: Match, to: int) -> Tried:
    """As it was after so many moves."""
    short = replace(match.record, headers={}, lines=match.record.lines[:to])
    return Tried(Match.resume(match.game, short))
