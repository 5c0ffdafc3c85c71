"""News for those who did not cause it: told soon, but a little at a time, so that the commands that
come in meanwhile are not kept waiting until everybody at every table has been told."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

SLICE = 0.002  # seconds of telling between two looks at what has come in


class Herald:
    """Tells in the order in which things happened."""

    def __init__(self) -> None:
        self._untold: deque[Callable[[], None]] = deque()

    def soon(self, tell: Callable[[], None]) -> None:
        self._untold.append(tell)
        if len(self._untold) == 1:
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        end = time.perf_counter() + SLICE
        try:
            while self._untold and time.perf_counter() < end:
                self._untold.popleft()()
        finally:
            if self._untold:
                asyncio.get_running_loop().call_soon(self._tell)
