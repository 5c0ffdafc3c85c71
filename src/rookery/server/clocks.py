"""Time at a table: whose clock runs, how fast tables of each speed are, and how long is left.

Only public facts decide when a clock runs. A bank (a store of seconds for the whole match) runs
while one seat alone decides in the open; choices made at the same time have a time of their own,
since a clock that stops would tell who has answered.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


class Clock(Protocol):
    """Time, as the server sees it; tests bring their own."""

    def now(self) -> float: ...

    def wall(self) -> float: ...

    def call_later(self, seconds: float, what: Callable[[], None]) -> Callable[[], None]: ...


class LoopClock:
    """The event loop's own time, which never jumps. (Finding the loop asks the system who we are,
    each time, up to Python 3.11.)"""

    _loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        return self._loop.time()

    def wall(self) -> float:
        return time.time()

    def call_later(self, seconds: float, what: Callable[[], None]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(seconds, what).cancel


@dataclass(frozen=True, slots=True)
class Pace:
    """The times of a table speed, in seconds."""

    decision: float | None
    window: float | None  # among people: what a reaction has, and every such window lasts
    floor: float  # no window closes sooner, so that quick answers tell nothing
    grace: float | None  # how long an absent person is waited for before a bot steps in
    bot: tuple[float, float] = (0.0, 0.0)  # bots answer after a time drawn from this range
    waits: bool = False  # the clock of a window runs only while all who are asked are here
    extra: float = 10.0  # what asking for more time brings at least
    sole: tuple[float, float] = (1.0, 4.0)  # the only move there is takes a time from this range
    # What a step of a turn lasts at least where people might speak up in it unasked: the same for
    # everybody and every hand.
    breath: float = 2.0


PACES: dict[str, Pace] = {
    "live": Pace(120.0, 4.0, 3.0, 60.0, (0.4, 1.2)),
    "relaxed": Pace(None, 4.0, 0.0, None, waits=True, extra=30.0),
    "days": Pace(2 * 86400.0, 86400.0, 0.0, None, sole=(600.0, 7200.0)),
    "trust": Pace(None, 4.0, 0.0, None, waits=True, extra=30.0, breath=0.0),
}

PATIENCE = 4.0  # seconds that a reaction is offered where all others are bots, if nobody says more
SLACK = 20.0  # and more where a page is open: it counts from when it has shown the offer

BANK_RESERVE = 10.0  # seconds for each decision once a bank is empty
MORE_TIME = 2  # times that a decision can be given more time


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = self.left = burst
        self.rate = rate
        self.seen = 0.0

    def take(self, now: float, much: float = 1) -> bool:
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < much:
            return False
        self.left -= much
        return True
