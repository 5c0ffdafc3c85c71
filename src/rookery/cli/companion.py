"""The companion of a first match in the terminal: at each new kind of decision it says what it is
about, once. It comes along after a lesson, or when asked for, until it is sent away."""

from __future__ import annotations

import msgspec

from rookery.cli.common import own_files
from rookery.files import read_bytes, write_text
from rookery.kernel.errors import BadOption
from rookery.kernel.prompts import Prompt, Sentence
from rookery.speaker import Speaker


def advice_key(speaker: Speaker, asks: str) -> str:
    """The message about a kind of decision, or nothing: `ask-saving-arrest-own` is of the same kind
    as `ask-saving`, unless it has words of its own."""
    parts = asks.split("-")[1:]
    for count in range(len(parts), 0, -1):
        key = "-".join(["first", *parts[:count]])
        if speaker.has(key):
            return key
    return ""


class Companion:
    """What has been said to the people at this machine, by games. A game that is not there has no
    companion."""

    def __init__(self, game: str, wanted: bool | None = None) -> None:
        self.file = own_files() / "companion.json"
        self.game = game
        self.kept = self.read()
        if wanted and game not in self.kept:
            self.kept[game] = []
        elif wanted is False:
            self.kept.pop(game, None)
        if wanted is not None:
            self.keep()

    def read(self) -> dict[str, list[str]]:
        """What was kept; a file that says nothing sensible says nothing."""
        try:
            return msgspec.json.decode(read_bytes(self.file, BadOption), type=dict[str, list[str]])
        except (BadOption, msgspec.DecodeError, RecursionError):
            return {}

    def keep(self) -> None:
        write_text(self.file, msgspec.json.encode(self.kept).decode(), BadOption)

    def afresh(self) -> None:
        """After a lesson everything is new."""
        self.kept[self.game] = []
        self.keep()

    def about(self, speaker: Speaker, prompt: Prompt) -> str:
        """What there is to say about this kind of decision, the first time it comes up."""
        kept = self.kept.get(self.game)
        key = advice_key(speaker, prompt.asks.key)
        if kept is None or not key or key in kept:
            return ""
        kept.append(key)
        self.keep()
        said = speaker.sentence(Sentence(key, prompt.asks.args).data())
        return speaker.say("play-companion", text=said)
