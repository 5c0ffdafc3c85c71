"""Advice for people: what a mastermind would do in their place, and why in one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.bots.searching import Mastermind, Thought
from rookery.kernel.chance import seeded
from rookery.kernel.prompts import Sentence
from rookery.kernel.state import Data, Game
from rookery.search.tree import Search

FEW = 20  # worlds that say nothing yet
CLOSE = 0.01  # of the victory: about as good
POINTS = 0.4  # points that are worth a word
RISK = 0.1  # worlds that go badly, more than the victory tells anyway
ENDS = 0.1  # matches that end within sight


@dataclass(slots=True)
class Advice:
    """What a search thinks of a decision: its moves, best first, and each seat's chance now."""

    thoughts: list[Thought]
    win: list[float]
    worlds: int
    best: int  # what it would choose
    reason: Data  # and why, by the difference that decides: a sentence as data


def advise(
    game: Game, view: Data, seat: int, seconds: float, seed: int, worlds: int | None = None
) -> Advice:
    """Think about the open decision of a seat like a mastermind, from nothing but its view."""
    bot = Mastermind(game, seat, seeded(seed))
    bot.seconds, bot.worlds = seconds, worlds
    bot.thorough = True
    search = bot.think(view)
    found = bot.weigh(search, search.sensible)
    win = [total / max(1, search.iterations) for total in search.rewards]
    best = chosen(found)
    reason = because(game, search, found, best).data()
    return Advice(found, win, search.iterations, best.move, reason)


def mixed(found: list[Thought]) -> list[Thought]:
    """In secret a search draws its move: those that it would play now and then."""
    return [thought for thought in found if thought.share > 0]


def chosen(found: list[Thought]) -> Thought:
    """Never a move that is rated lower than another one that was looked at as well."""
    if len(mixed(found)) > 1:
        return found[0]
    return max(weighed(found), key=lambda thought: thought.value, default=found[0])


def weighed(found: list[Thought]) -> list[Thought]:
    """What has been looked at about as often as the first: less says little."""
    return [thought for thought in found if thought.visits >= max(FEW, found[0].visits / 2)]


def because(game: Game, search: Search, found: list[Thought], best: Thought) -> Sentence:
    """The difference between the best and the next best that decides: what another one would make
    of it, points, risk, the end of the match, or all together."""
    some = mixed(found)
    if len(some) > 1:
        return Sentence("hint-mixed", {"move": [told(game, one.move) for one in some]})
    said: Data = {"move": told(game, best.move)}
    others = [thought for thought in weighed(found) if thought is not best]
    if len(found) == 1 or not others:
        return Sentence("hint-sense" if len(found) == 1 else "hint-best", said)
    other = max(others, key=lambda thought: thought.value)
    said["move2"] = told(game, other.move)
    more = best.value - other.value
    if more < CLOSE:
        return Sentence("hint-close", said)
    here, there = outcome(search, best.move), outcome(search, other.move)
    if not here or not there:
        return Sentence("hint-chance", said)
    gains = [mine - theirs for mine, theirs in zip(here[2:], there[2:], strict=True)]
    own, rival = gains[search.seat], 0.0
    for seat, gain in enumerate(gains):
        if seat != search.seat and -gain > max(rival, own, POINTS):
            rival = -gain
            said["seat"] = seat
    if rival:
        said["number"] = round(rival, 1)
        return Sentence("hint-rival", said)
    if own >= POINTS:
        said["number"] = round(own, 1)
        return Sentence("hint-points", said)
    if there[0] - here[0] >= max(RISK, 2 * more):
        said["number"], said["number2"] = round(100 * here[0]), round(100 * there[0])
        return Sentence("hint-risk", said)
    if abs(here[1] - there[1]) >= ENDS:
        return Sentence("hint-sooner" if here[1] > there[1] else "hint-later", said)
    return Sentence("hint-chance", said)


def told(game: Game, move: int) -> Sentence:
    entry = game.vocabulary.entries[move]
    return Sentence(entry.key, dict(entry.args))


def outcome(search: Search, move: int) -> list[float]:
    """Of a move's worlds: how many went badly, how many matches ended, each seat's score; empty if
    nobody counted."""
    place = search.trees[search.seat].slots.get(move, -1)
    if not 0 <= place < len(search.outcomes) or not search.outcomes[place][0]:
        return []
    worlds, *sums = search.outcomes[place]
    return [one / worlds for one in sums]
