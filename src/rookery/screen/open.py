"""How the full screen is opened, and what is said in the shell when it is closed."""

from __future__ import annotations

from collections.abc import Callable

from rookery.cli.learn import Learning
from rookery.cli.play import Session
from rookery.cli.visit import Visit
from rookery.record import Record
from rookery.screen.app import Evening
from rookery.screen.desk import Desk, Driver
from rookery.screen.lesson import Course
from rookery.screen.local import Local
from rookery.screen.lookback import LookBack
from rookery.screen.remote import Remote
from rookery.speaker import Speaker


def show(speaker: Speaker, driver: Callable[[Desk], Driver]) -> Evening:
    evening = Evening(speaker, driver)
    evening.run()
    return evening


def play(session: Session, kinds: list[str]) -> int:
    """A match against bots, or with others at this keyboard."""
    show(session.speaker, lambda desk: Local(desk, session, kinds))
    key = "play-saved" if session.match.state.over else "play-bye"
    session.say(key, file=str(session.path))
    return 0


def play_at(visit: Visit) -> int:
    """A seat at a server's table."""
    evening = show(visit.speaker, lambda desk: Remote(desk, visit))
    if evening.said:
        print(evening.said)
    return 0


def replay(record: Record, speaker: Speaker, eyes: int, at: int) -> int:
    """A recorded match, from its beginning or from a move on."""
    show(speaker, lambda desk: LookBack(desk, record, speaker.game, eyes, at, leaves=True))
    return 0


def learn(learning: Learning) -> int:
    """A lesson, from where it was left."""
    show(learning.speaker, lambda desk: Course(desk, learning))
    learning.tell("learn-next" if learning.lesson.over else "learn-bye")
    return 0
