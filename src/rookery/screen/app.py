"""An evening at the table: the application, its colours, and what it remembers."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
from textual.app import App
from textual.theme import Theme

from rookery.cli.common import own_files
from rookery.files import read_bytes, write_text
from rookery.kernel.errors import BadOption
from rookery.screen.desk import CALM, Desk, Driver
from rookery.screen.ink import Ink
from rookery.speaker import Speaker

NIGHT = Theme(
    name="night",
    primary="#d8a84e",
    secondary="#79b8ff",
    accent="#d8a84e",
    foreground="#e9e4d8",
    background="#14171f",
    surface="#191d27",
    panel="#232936",
    warning="#f2cc60",
    error="#ff7b72",
    success="#7ee787",
    dark=True,
)
DAY = Theme(
    name="day",
    primary="#8a5a00",
    secondary="#1f5fae",
    accent="#8a5a00",
    foreground="#221d14",
    background="#f6f1e6",
    surface="#fbf8f1",
    panel="#e7dfce",
    warning="#7a5b00",
    error="#b3261e",
    success="#1f6f36",
    dark=False,
)


class Settings(msgspec.Struct):
    """What is remembered from one evening to the next."""

    pace: int = 2
    day: bool = False


class Evening(App[None]):
    """The full screen."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[Any]] = [("ctrl+c", "quit", "Leave")]

    def __init__(
        self,
        speaker: Speaker,
        driver: Callable[[Desk], Driver],
        settings: Settings | None = None,
        calm: float = CALM,
    ) -> None:
        super().__init__()
        self.speaker = speaker
        self.make = driver
        self.remember = settings is None
        given = read_settings() if settings is None else settings
        self.pace = given.pace
        self.calm = calm
        self.ink = Ink(speaker)
        self.ink.day = given.day
        self.said = ""  # when all is over, below the shell's prompt
        self.desk = Desk(self.ink)

    def on_mount(self) -> None:
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = "day" if self.ink.day else "night"
        self.title = self.speaker.say("game-name")
        self.push_screen(self.desk)
        driver = self.make(self.desk)
        self.desk.call_after_refresh(self.begin, driver)

    def begin(self, driver: Driver) -> None:
        self.run_worker(driver.run(), exit_on_error=True, group="driver")

    def shine(self, day: bool) -> None:
        self.ink.day = day
        self.theme = "day" if day else "night"
        self.keep()
        self.desk.relit()

    def keep(self) -> None:
        if self.remember:
            text = msgspec.json.encode(Settings(self.pace, self.ink.day)).decode()
            with contextlib.suppress(BadOption):  # a disk that is full spoils no evening
                write_text(settings_file(), text, BadOption)


def settings_file() -> Any:
    return own_files() / "screen.json"


def read_settings() -> Settings:
    """What was remembered; else what the terminal says of its ground (COLORFGBG)."""
    try:
        kept = msgspec.json.decode(read_bytes(settings_file(), BadOption), type=Settings)
        return Settings(max(0, min(5, kept.pace)), kept.day)
    except (BadOption, msgspec.DecodeError, RecursionError):
        ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
        return Settings(day=ground in ("7", "15"))
