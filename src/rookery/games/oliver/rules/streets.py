"""The streets: which spaces touch each other, and every way the gang can prowl.

Spaces are numbered 0 .. size-1; the square in the middle is number `size` and never holds a token.
A path is a row of one to four spaces, each next to the one before. All paths are listed once, with
the ones that go a space further behind each, so a series is found by following tokens through the
table.
"""

from __future__ import annotations

from typing import Final

SQUARE: Final = "SQ"


class Streets:
    """One side of the board."""

    def __init__(self, ids: list[str], edges: list[tuple[int, int]], reach: int) -> None:
        self.size = len(ids)
        self.ids = ids + [SQUARE]
        # The spaces beside each space and beside the square: never the square itself [R1].
        self.near: list[list[int]] = [[] for _ in range(self.size + 1)]
        for a, b in edges:
            if b != self.size:
                self.near[a].append(b)
            if a != self.size:
                self.near[b].append(a)
        for beside in self.near:
            beside.sort()
        self.yellow: list[bool] = [False] * (self.size + 1)
        self.names: list[str] = []  # of the streets
        self.own: list[list[int]] = []  # the spaces of each street between its ends
        self.ends: list[list[int]] = []  # the two ends of each street; -1 for a dead end
        self.at: list[tuple[int, int]] = []  # where each space and the square lie on the canvas
        self.offset = 0  # what to add to a space to get its number among both sides
        self.path_offset = 0  # the same for paths

        self.paths: list[list[int]] = []  # the spaces of each path
        self.last: list[int] = []  # where each path ends
        self.longer: list[list[int]] = []  # the paths that go one space further
        for space in range(self.size):
            self._add([space])  # so the path to a single space has that space's number
        done = 0
        while done < len(self.paths):
            path = self.paths[done]
            if len(path) < reach:
                for space in self.near[path[-1]]:
                    if space not in path:
                        self.longer[done].append(self._add(path + [space]))
            done += 1

    def _add(self, path: list[int]) -> int:
        self.paths.append(path)
        self.last.append(path[-1])
        self.longer.append([])
        return len(self.paths) - 1

    def distances(self, start: int) -> list[int]:
        """How many steps it is from a space to each space and to the square, tokens or not."""
        steps = [-1] * (self.size + 1)
        steps[start] = 0
        queue = [start]
        for space in queue:
            beside = self.near[space]
            if space in self.near[self.size]:
                beside = beside + [self.size]
            for other in beside:
                if steps[other] < 0:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        return steps

    def connected(self, closed: bool) -> bool:
        """Whether every open space can be reached from the square."""
        reached = [False] * self.size + [True]
        waiting = [self.size]
        while waiting:
            for space in self.near[waiting.pop()]:
                if not reached[space] and not (closed and self.yellow[space]):
                    reached[space] = True
                    waiting.append(space)
        for space in range(self.size):
            if not reached[space] and not (closed and self.yellow[space]):
                return False
        return True
