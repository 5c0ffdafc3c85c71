"""Words for people: moves, events and cards in a language, from Fluent catalogues."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from rookery.games import folder
from rookery.kernel.errors import BadOption
from rookery.kernel.prompts import Data, Prompt
from rookery.kernel.state import Event, Game

LANGUAGES = ["en", "de"]
FUTURES: Final = ("ui-future-happens", "ui-future-stopped")  # what comes of it, and if not


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """The catalogue of the program, and on top of it that of a game."""
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language {lang!r}: choose one of {', '.join(LANGUAGES)}")
    made = FluentBundle([lang], use_isolating=False)
    for place in (Path(__file__).parent, folder(game)):
        made.add_resource(
            read((place / f"words.{lang}.ftl").read_text("utf-8")), allow_overrides=True
        )
    return made


@cache
def read(text: str) -> Any:
    """A catalogue as it was read; that of the program is the same for all games."""
    return FluentResource(text)


# Letters and signs that print nothing at all.
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


def cleaned(text: str) -> str:
    """Text of strangers without control characters and marks that turn lines around."""
    text = "".join(" " if c.isspace() or c in BLANK else c for c in text)
    return " ".join("".join(c for c in text if c.isprintable()).split())


class Speaker:
    """Says what moves and events mean, in one language, with the players' names."""

    def __init__(self, game: Game, lang: str, names: list[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = [cleaned(name) for name in names]
        self.bundle = bundle(game.name, lang)

    def say(self, key: str, /, **args: str | int) -> str:
        """The message of a key; a key without a message is shown as it is."""
        if not self.bundle.has_message(key):
            return key
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return key
        text, _errors = self.bundle.format_pattern(pattern, args)
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def name(self, kind: str, value: str | int) -> str | int:
        """A colour, a card, a place, a player: by its kind and id."""
        if kind == "number":
            return int(value)
        if kind == "seat":
            return self.names[int(value)]
        if kind == "move":
            return self.move(self.game.vocabulary.number(str(value)))
        if str(value) in self.game.names:  # a box can name its own pieces
            return self.game.names[str(value)]
        key = f"{kind}-{value}"
        if key in self.game.called:
            shared, args = self.game.called[key]
            return self.sentence({"key": shared, "args": args})
        return self.say(key, **self.game.figures.get(key, {})) if self.has(key) else str(value)

    def text(self, kind: str, value: str, /, **more: str | int) -> str:
        """What a card does, with its numbers; nothing if there is nothing to say."""
        card = f"{kind}-{value}"
        numbers = {**self.game.figures.get(card, {}), **more}
        keys = [f"effect-{effect}" for effect in self.game.texts.get(card, [value])]
        return " ".join(self.say(key, **numbers) for key in keys if self.has(key))

    def move(self, number: int) -> str:
        """A move as a person would say it."""
        entry = self.game.vocabulary.entries[number]
        args = {key: self.name(kind_of(key), value) for key, value in entry.args.items()}
        return self.say(entry.key, **args)

    def sentence(self, said: Data) -> str:
        """A sentence of the rules: its key, and arguments called by their kinds."""
        args = {name: self._argument(name, value) for name, value in said["args"].items()}  # type: ignore[attr-defined]
        return self.say(str(said["key"]), **args)

    def _argument(self, name: str, value: object) -> str | int:
        if isinstance(value, dict):
            return self.sentence(value)
        if isinstance(value, list):
            said = [str(self._argument(name, one)) for one in value]
            apart = "; " if value and isinstance(value[0], dict) else ", "
            return apart.join(said) or "–"
        return self.name(kind_of(name), value)  # type: ignore[arg-type]

    def prompt(self, asked: Prompt) -> str:
        """What is asked, in a few sentences: what one should know, the question, the stakes."""
        return self.question(asked.data())

    def question(self, prompt: Any) -> str:
        """The same of a prompt as data, as it also comes from a server."""
        parts = [
            *prompt["notes"],
            prompt["asks"],
            *([prompt["stakes"]] if prompt["stakes"] else []),
        ]
        said = [self.sentence(part) for part in parts]
        for key, future in zip(FUTURES, prompt["futures"], strict=False):
            said.append(f"{self.say(key)}: {'; '.join(map(self.sentence, future))}.")
        return " ".join(said)

    def event(self, event: Event, eyes: int) -> str:
        """A line of the log, as these eyes may read it; empty where there is nothing to say.

        What happens to the reader is told with "you": in the message ending in `-you`, or in
        `-you2` where the reader is the second who is named.
        """
        key, values = event.seen_by(eyes)
        args: dict[str, str | int] = {}
        hidden = False
        you = ""
        for kind, value in zip(self.game.events[key].split(), values, strict=True):
            name = kind
            while name in args:
                name = kind + str(int(re.sub(r"\D", "", name) or "1") + 1)
            if value is None:
                hidden = True
                args[name] = "?"
            elif kind == "seat" and value == eyes and not you:
                you = f"you{name.removeprefix(kind)}"
                args[name] = self.name(kind, value)
            elif kind in ("seat", "number"):
                args[name] = self.name(kind, value)
            elif kind == "move":
                args[name] = self.move(value)
            else:
                args[name] = self.name(kind, self.game.kinds[kind][value])
        endings = [you] if you else []
        endings += ["hidden"] if hidden else []
        told = (f"event-{key}-{ending}" for ending in endings)
        return self.say(next(filter(self.has, told), f"event-{key}"), **args)


def kind_of(argument: str) -> str:
    """The kind of an argument: its name without a number at its end."""
    return re.sub(r"\d+$", "", argument)
