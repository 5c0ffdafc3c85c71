"""Chance: a small exact generator, and the one door through which luck enters a game.

The generator is a multiply-with-carry one over 32-bit digits. Its state fits into 63 bits, so it
runs on machine integers when compiled and gives the same numbers when interpreted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rookery.kernel.errors import BadRecord

# MULTIPLIER * 2**32 - 1 is a safe prime, which makes the period as long as it can be (about 2**62).
MULTIPLIER: Final[i64] = 2147483085
DIGIT: Final[i64] = 0xFFFFFFFF


def seed_state(seed: int) -> int:
    """Spread any integer seed, also a small, huge or negative one, over the whole state."""
    left = 2 * seed if seed >= 0 else -2 * seed - 1
    x = 0
    while True:
        x ^= left & 0xFFFFFFFFFFFFFFFF
        for factor in (0xBF58476D1CE4E5B9, 0x94D049BB133111EB):
            x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            x = ((x ^ (x >> 30)) * factor) & 0xFFFFFFFFFFFFFFFF
            x ^= x >> 31
        left >>= 64
        if not left:
            return 1 + x % (2147483085 * 2**32 - 3)


class Rng:
    """A stream of random integers that depends on nothing but its state (see `seeded`)."""

    def __init__(self, x: i64) -> None:
        self.x: i64 = x

    def below(self, n: i64) -> i64:
        """A fair integer in 0 .. n-1."""
        x: i64 = MULTIPLIER * (self.x & DIGIT) + (self.x >> 32)
        m: i64 = ((x ^ (x >> 32)) & DIGIT) * n
        if (m & DIGIT) < n:  # only here can one result be likelier than another
            floor: i64 = ((DIGIT + 1) - n) % n
            while (m & DIGIT) < floor:
                x = MULTIPLIER * (x & DIGIT) + (x >> 32)
                m = ((x ^ (x >> 32)) & DIGIT) * n
        self.x = x
        return m >> 32

    def choice(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        n: i64 = len(items)
        while n > 1:
            i = self.below(n)
            n -= 1
            items[i], items[n] = items[n], items[i]

    def fork(self) -> Rng:
        """A new stream, itself drawn from this one."""
        return Rng(1 + self.below(1 << 30) * (1 << 31) + self.below(1 << 31))


def seeded(seed: int) -> Rng:
    """The stream that belongs to a seed."""
    return Rng(seed_state(seed))


class ChanceNeeded(Exception):
    """Raised where a script of outcomes ends: these outcomes with these weights are possible."""

    def __init__(self, outcomes: list[int], weights: list[int]) -> None:
        super().__init__("the script of chance outcomes ends here")
        self.outcomes = outcomes
        self.weights = weights


class Chance(Rng):
    """The luck of one match.

    Every outcome has a number in the game's outcome table: `base` plus the face that was drawn.
    Outcomes can be logged, scripted beforehand (rigged), and asked for one at a time
    (`explore`), which gives explicit chance nodes without splitting a rule in two.
    """

    def __init__(self, x: i64) -> None:
        super().__init__(x)
        self.plain: bool = True  # nothing scripted, nothing logged
        self.drawn: int = 0  # how many outcomes so far: a move with none can be taken back
        self.script: list[int] = []
        self.explore: bool = False
        self.log: list[int] | None = None

    def twin(self) -> Chance:
        """The same luck ahead, without script and log."""
        twin = Chance(self.x)
        twin.drawn = self.drawn
        return twin

    def rig(self, outcomes: list[int], explore: bool = False) -> None:
        """Let the next outcomes be these; afterwards go on at random, or stop (`explore`)."""
        self.script = self.script + outcomes
        self.explore = explore
        self.plain = self.log is None and not self.script and not explore

    def keep_log(self) -> None:
        self.log = []
        self.plain = False

    def take_log(self) -> list[int]:
        """The outcomes logged since the last call."""
        log = self.log
        if log is None:
            return []
        self.log = []
        return log

    def draw(self, pool: list[int], base: int) -> int:
        """Take one piece out of a pool (kept in order, so that equal pieces are alike)."""
        self.drawn += 1
        if self.plain:
            return pool.pop(self.below(len(pool)))
        faces: list[int] = []
        weights: list[int] = []
        for face in pool:
            if faces and faces[-1] == face:
                weights[-1] += 1
            else:
                faces.append(face)
                weights.append(1)
        face = self.outcome(faces, weights, base)
        pool.remove(face)
        return face

    def draw_counted(self, counts: list[int], base: int) -> int:
        """Take one piece out of a pool that is kept as a count per face."""
        self.drawn += 1
        if not self.plain:
            faces = [face for face in range(len(counts)) if counts[face] > 0]
            face = self.outcome(faces, [counts[face] for face in faces], base)
            counts[face] -= 1
            return face
        total = 0
        for count in counts:
            total += count
        left: int = self.below(total)
        face = 0
        for count in counts:
            if left < count:
                break
            left -= count
            face += 1
        counts[face] -= 1
        return face

    def roll(self, sides: int, base: int) -> int:
        """A fair number in 0 .. sides-1: a die, a first player."""
        self.drawn += 1
        if self.plain:
            return self.below(sides)
        return self.outcome(list(range(sides)), [1] * sides, base)

    def outcome(self, faces: list[int], weights: list[int], base: int) -> int:
        """One of the faces: the scripted one if there is a script, else at random; logged."""
        if not self.script and self.explore:
            raise ChanceNeeded([base + face for face in faces], weights)
        total = 0
        for weight in weights:
            total += weight
        left: int = self.below(total)  # drawn also when scripted: the stream stays in step
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        face = faces[i]
        if self.script:
            face = self.script[0] - base
            if face not in faces:
                raise BadRecord(f"outcome {self.script[0]} is not possible here")
            self.script = self.script[1:]
            if not self.script and self.log is None and not self.explore:
                self.plain = True
        log = self.log
        if log is not None:
            log.append(base + face)
        return face
