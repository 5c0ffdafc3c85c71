"""A question to one person, ready to be shown: the words, and what each choice contains."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from rookery.kernel.errors import RookeryError
from rookery.kernel.state import Data, State
from rookery.speaker import Speaker
from rookery.standing import passing


@dataclass(slots=True)
class Choice:
    """One answer: its notation, its words, what it contains, and the number it is chosen by."""

    word: str
    text: str
    note: str = ""
    number: int = 0


@dataclass(slots=True)
class Question:
    """What is asked of a seat."""

    seat: int
    said: str
    choices: list[Choice]
    default: str = ""
    grave: list[str] = field(default_factory=list)
    reaction: bool = False  # offered: one can pass, and have that done for oneself
    about: str = ""  # the card in question, as "scheme-betrayal"
    aside: str = ""  # something said beside it, by a lesson or about a lost connection

    def first(self) -> int:
        """The choice under the pointer at the beginning: the sensible one, unless that is to do
        nothing where nobody waits for a reaction."""
        place = next((i for i, one in enumerate(self.choices) if one.word == self.default), 0)
        if self.reaction or self.choices[place].number or len(self.choices) == 1:
            return place
        return next((i for i, one in enumerate(self.choices) if one.number), place)


def local_question(state: State, seat: int, speaker: Speaker) -> Question:
    """What a match in this process asks of a seat."""
    word = state.game.vocabulary.word
    prompt = state.prompt(seat).data()
    words = state.words(seat)
    silence = passing(state, seat)
    grave = [word(move) for move in state.prompt(seat).grave]
    return question(
        seat, prompt, words, state.view(seat), speaker, word(state.default(seat)), grave, silence
    )


def question(
    seat: int,
    prompt: Data,
    words: list[str],
    view: Data,
    speaker: Speaker,
    default: str,
    grave: list[str],
    silence: str | None,
) -> Question:
    """A question from a prompt as data, as it also comes from a server."""
    table = import_module(f"rookery.games.{speaker.game.name}.table")
    vocabulary = speaker.game.vocabulary
    choices = []
    for one in words:
        note = ""
        with contextlib.suppress(RookeryError):  # a view for people may not be played on from
            note = table.note(one, view, speaker)
        choices.append(Choice(one, speaker.move(vocabulary.number(one)), note))
    number([table.slot(one) for one in words], choices)
    about: Any = prompt["about"]
    return Question(
        seat,
        speaker.question(prompt),
        choices,
        default,
        grave,
        silence is not None,
        f"{about['kind']}-{about['id']}" if about else "",
    )


def number(wanted: list[int | None], choices: list[Choice]) -> None:
    """Give each choice its number: the one its game wants, else the next that is free."""
    fixed = [one for one in wanted if one is not None]
    if len(set(fixed)) < len(fixed):
        wanted = [None] * len(choices)
    taken = {one for one in wanted if one is not None}
    free = (n for n in range(1, len(choices) + len(taken) + 2) if n not in taken)
    for choice, one in zip(choices, wanted, strict=True):
        choice.number = next(free) if one is None else one
