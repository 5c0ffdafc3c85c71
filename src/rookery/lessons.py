"""Lessons: a short match on the real engine, in which a person learns a game by playing it.

`games/<game>/lesson.yaml` says how the match stands, what chance brings, what the others do, and
step by step what the person is told and does:

    seats: 3
    position: {table: {A: I-B2, ...}}     # only what differs from a fresh game, as in a scenario
    steps:
    - says: sneak                         # the messages lesson-sneak and lesson-sneak-more
      args: {place: C, loot: I-R3}        # what they speak of
      look: [place C, zone points 0]      # what stands in the light
      do: [sneak C]                       # what is to be done; all else is a wrong try,
      wrong: {sneak E: guard, "*": other} # and gets its reason: lesson-not-guard, lesson-not-other
      rig: [blue]                         # what chance brings in this step: all of it
      then: [1 sneak E, 1 snitch A]       # what is played afterwards, before the next step
      expect: {seat.0.tokens.red: 3}      # and how the match stands then

A step without `do` is read and left with `on`; so is the last one. A lesson is the list of what was
done so far, one word for each step: it can be left, taken up again and gone back in by that alone.
The person has seat 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from rookery import games
from rookery.files import read_yaml
from rookery.kernel.chance import ChanceNeeded
from rookery.kernel.errors import RookeryError
from rookery.kernel.prompts import Sentence
from rookery.kernel.state import Event, State
from rookery.scenario import Result, Scenario, begin, check, split
from rookery.speaker import LANGUAGES, Speaker, bundle, kind_of

PERSON = 0
ON = "on"  # a step that was read
NAMES = ["Wren", "Mags", "Bartek", "Odile", "Pim", "Ines"]
LOOKS = ("look", "move", "part", "piece", "zone")  # how a table calls its pieces and parts


class BadLesson(RookeryError):
    """A lesson that cannot be read, or does not go through."""


class Step(msgspec.Struct, forbid_unknown_fields=True):
    says: str
    args: dict[str, str | int] = {}
    look: list[str] = []
    do: list[str] = []
    wrong: dict[str, str] = {}
    rig: list[str] = []
    then: list[str] = []
    expect: dict[str, Any] = {}

    def sentence(self, ending: str = "") -> Sentence:
        return Sentence(f"lesson-{self.says}{ending}", dict(self.args))

    def why_not(self, word: str) -> Sentence | None:
        """The reason against a move that is not what is to be done here."""
        for pattern, reason in self.wrong.items():
            if fnmatchcase(word, pattern):
                return Sentence(f"lesson-not-{reason}", dict(self.args))
        return None


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    seats: int
    steps: list[Step]
    seed: int = 1
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}


def known() -> list[str]:
    """The games that have a lesson."""
    return [name for name in games.NAMES if path(name).is_file()]


def path(game: str) -> Path:
    return games.folder(game) / "lesson.yaml"


@cache
def load(game: str) -> Script:
    games.check_name(game)
    file = path(game)
    if not file.is_file():
        raise BadLesson(f"there is no lesson of {game} yet: choose one of {', '.join(known())}")
    documents = read_yaml(file, BadLesson)
    try:
        script = msgspec.convert(documents[0][0] if documents else None, Script, str_keys=False)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadLesson(f"{file}: {error}") from error
    if not script.steps or script.steps[-1].do:
        raise BadLesson(f"{file}: the last step is one to read")
    return script


@cache
def opening(game: str) -> State:
    script = load(game)
    scenario = Scenario("lesson", game, script.seats, seed=script.seed)
    scenario.options, scenario.position = script.options, script.position
    return begin(scenario)


class Lesson:
    """A lesson under way."""

    def __init__(self, game: str, done: list[str] | None = None) -> None:
        self.game = games.load(game)
        self.script = load(game)
        self.state = opening(game).copy()
        self.done: list[str] = []
        self.events: list[Event] = []
        for word in done or ():
            if not self.fits(word):
                break  # the lesson has changed since: from here on it is new
            for _ in self.play(word):
                pass

    @property
    def step(self) -> Step:
        return self.script.steps[len(self.done)]

    @property
    def over(self) -> bool:
        return len(self.done) == len(self.script.steps) - 1

    def words(self) -> list[str]:
        """What could be played here: nothing where one only reads."""
        return self.state.words(PERSON) if self.step.do else []

    def fits(self, word: str) -> bool:
        """Whether this is what is to be done."""
        return not self.over and word in (self.step.do or [ON])

    def why_not(self, word: str) -> Sentence | None:
        """The reason against a wrong try; nothing if it is no move at all, or the right one."""
        return None if self.fits(word) or word not in self.words() else self.step.why_not(word)

    def play(self, word: str) -> Iterator[list[Event]]:
        """Do what is to be done, and all that follows: what each move brought."""
        if not self.fits(word):
            raise BadLesson(f"{word[:60]!r} is not what is to be done here")
        step = self.step
        outcomes = self.game.outcomes
        self.state.chance.rig([outcomes.number(one) for one in step.rig], explore=True)
        moves = [(PERSON, word)] if step.do else []
        moves += [split(self.state, entry) for entry in step.then]
        for seat, move in moves:
            events = self.state.play(seat, move)
            self.events += events
            yield events
        self.done.append(word)


# Checking -----------------------------------------------------------------------------------------


def faults(game: str) -> list[str]:
    """Play a lesson through, in every way it allows, and list what is wrong with it."""
    script = load(game)
    result = Result(Scenario("lesson", game, script.seats), path(game))
    found = result.failures
    _walk(Lesson(game), result)
    keys = [key for step in script.steps for key in _keys(step)]
    for lang in LANGUAGES:
        words = bundle(game, lang)
        found += [f"{key} has no words in {lang}" for key in keys if not words.has_message(key)]
        speaker = Speaker(games.load(game), lang, NAMES[: script.seats])
        for step in script.steps:
            for key in _keys(step):
                said = speaker.sentence(Sentence(key, dict(step.args)).data())
                if "{" in said:
                    found.append(f"{key} lacks an argument in {lang}: {said}")
    own = (games.folder(game) / f"words.{LANGUAGES[0]}.ftl").read_text("utf-8")
    unsaid = set(re.findall(r"(?m)^(lesson-[\w-]+) =", own)) - set(keys)
    found += [f"{key} is said nowhere" for key in sorted(unsaid)]
    return list(dict.fromkeys(found))


def _keys(step: Step) -> list[str]:
    first = f"lesson-{step.says}"
    return [first, f"{first}-more", *(f"lesson-not-{reason}" for reason in step.wrong.values())]


def _walk(lesson: Lesson, result: Result) -> None:
    if lesson.over:
        return
    step, state = lesson.step, lesson.state
    here = f"step {len(lesson.done) + 1} ({step.says})"
    told = result.failures
    legal = state.words(PERSON)
    told += [f"{here}: {one} is no legal move" for one in step.do if one not in legal]
    _check_wrong(lesson, here, told)
    told += [f"{here}: {one} is not there" for one in step.look if not _there(lesson, one)]
    for name, value in step.args.items():
        ids = lesson.game.kinds.get(kind_of(name))
        if ids is not None and value not in ids:
            told.append(f"{here}: there is no {name} {value}")
    for word in step.do or [ON]:
        again = Lesson(lesson.game.name, lesson.done)
        count = len(told)
        try:
            for _ in again.play(word):
                pass
            check(again.state, step.expect, [], result)
        except (RookeryError, ChanceNeeded) as error:
            told.append(f"{type(error).__name__}: {error}")
        if again.state.chance.script:
            left = [lesson.game.outcomes.word(one) for one in again.state.chance.script]
            told.append(f"rigged but never drawn: {left}")
        told[count:] = [f"{here}: {one}" for one in told[count:]]
        if len(told) == count:
            _walk(again, result)


def _check_wrong(lesson: Lesson, here: str, told: list[str]) -> None:
    """Every wrong try has its reason, every reason its try, and none changes anything."""
    step = lesson.step
    tries = [word for word in lesson.words() if word not in step.do]
    before = lesson.state.position()
    told += [f"{here}: no reason against {word}" for word in tries if not lesson.why_not(word)]
    unused = set(step.wrong.values())
    for word in tries:
        why = lesson.why_not(word)
        unused -= {why.key.removeprefix("lesson-not-")} if why else set()
    told += [f"{here}: nothing is answered with {reason}" for reason in sorted(unused)]
    if lesson.state.position() != before:
        told.append(f"{here}: a wrong try changed something")


def _there(lesson: Lesson, look: str) -> bool:
    """Whether there is what a look names; whether it is shown, the browser's tests see."""
    how, _, what = look.partition(" ")
    if how == "move":
        return what in lesson.state.words(PERSON)
    kind, _, one = what.partition(" ")
    if how == "look" or (how == "part" and one):
        return one in lesson.game.kinds.get(kind, [])
    return how in LOOKS and bool(what)
