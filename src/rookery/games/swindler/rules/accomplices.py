"""The eleven accomplices, one effect each, in the order of the appendix."""

from __future__ import annotations

from typing import Final

from rookery.games.swindler.rules.cards import neutralise
from rookery.games.swindler.rules.orders import plain_tiles
from rookery.games.swindler.rules.state import SwindlerState
from rookery.games.swindler.rules.tables import (
    ASSASSIN,
    BACKSTABBER,
    BAGS,
    BEGGAR,
    COPYCAT,
    GIVE_COIN,
    GOLD_DIGGER,
    GUARDIAN_ANGEL,
    HUSTLER,
    KEEP_PART,
    LOCK_PICKER,
    NOTHING,
    PART,
    SIDEKICK,
    Effect,
    insert,
)
from rookery.games.swindler.rules.theft import change_bag, draw_from_bag, draw_tile, undo_skull
from rookery.kernel.prompts import Prompt, Subject
from rookery.kernel.state import Frame

# Assassin -------------------------------------------------------------------------------------


class Assassin(Effect):
    """Neutralises the accomplice just played, also another Assassin; both are discarded [C1]."""

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.discard(ASSASSIN)
        neutralise(s)


# Backstabber ----------------------------------------------------------------------------------


class Backstabber(Effect):
    """The thief must draw once more; a skull pays one coin."""

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.discard(BACKSTABBER)
        draw_tile(s, seat)


# Beggar ---------------------------------------------------------------------------------------


class Beggar(Effect):
    """Everybody else with so many loot tiles or more gives a tile or a coin."""

    def stands(self, s: SwindlerState, seat: int) -> bool:
        return s.any_time(seat) >> BEGGAR & 1 == 1

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.discard(BEGGAR)
        victims = 0
        for other in range(s.seats):
            if other != seat and s.loot_size(other) >= s.box.begged_from:
                victims |= 1 << other
        s.frames.append(Beg(seat, victims))


class Beg(Frame[SwindlerState]):
    """The victims give, one after the other in turn order; what they give is their choice [C36]."""

    def __init__(self, beggar: int, victims: int) -> None:
        self.beggar = beggar
        self.victims = victims

    def victim(self, s: SwindlerState) -> int:
        seat = s.active
        while not self.victims >> seat & 1:
            seat = (seat + 1) % s.seats
        return seat

    def asked(self, s: SwindlerState) -> int:
        victim = self.victim(s)
        return 1 << victim if len(self.moves(s, victim)) > 1 else 0

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        moves = [s.box.give + face for face in s.kinds_of_tiles(seat)]
        return [GIVE_COIN] + moves if s.coins[seat] else moves

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        rest = self.victims & ~(1 << seat)
        if rest:
            s.frames.append(Beg(self.beggar, rest))
        if move == GIVE_COIN:
            s.coins[seat] -= 1
            s.coins[self.beggar] += 1
            if s.telling:
                s.tell("gives-coin", [seat, self.beggar])
        else:
            face = move - s.box.give
            s.lose_tile(seat, face)
            s.gain_tile(self.beggar, face)
            if s.telling:
                s.tell("gives", [seat, face, self.beggar])

    def step(self, s: SwindlerState) -> None:
        victim = self.victim(s)
        self.take(s, victim, self.moves(s, victim)[0])

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        prompt = Prompt("beg", {"seat": self.beggar})
        prompt.about = Subject("card", s.id("card", BEGGAR), self.beggar, [])
        return prompt


# Copycat --------------------------------------------------------------------------------------


class Copycat(Effect):
    """A tile from the bag in use; a skull goes back and nothing happens [C18]."""

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.discard(COPYCAT)
        face = draw_from_bag(s)
        if face == NOTHING:
            if s.telling:
                s.tell("copied-skull", [seat])
            return
        s.gain_tile(seat, face)  # no part of the theft [C19]
        if s.telling:
            s.tell("copied", [seat, face])


# Forger ---------------------------------------------------------------------------------------


class Forger(Effect):
    """One tile counts as another item, for one order, one sale or one payment [C43]."""

    def stands(self, s: SwindlerState, seat: int) -> bool:
        return s.loot_size(seat) > len(s.forged)

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.frames.append(Forge(seat, NOTHING))


class Forge(Frame[SwindlerState]):
    """Which tile, and what it is to look like. The background stays [C42]."""

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face

    def asked(self, s: SwindlerState) -> int:
        return 1 << self.seat

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        if self.face == NOTHING:
            have = plain_tiles(s, seat)
            return [
                s.box.forge + have[i] for i in range(len(have)) if i == 0 or have[i] != have[i - 1]
            ]
        mine = s.box.face_item[self.face]
        return [s.box.forge_as + item for item in s.box.forgeable if item != mine]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        if self.face == NOTHING:
            s.frames.append(Forge(seat, move - s.box.forge))
            return
        s.forged.append(self.face)
        s.forged_as.append(move - s.box.forge_as)
        if s.telling:
            s.tell("forges", [seat, self.face, move - s.box.forge_as])

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        if self.face == NOTHING:
            return Prompt("forge")
        return Prompt("forge-for", {"tile": s.id("tile", self.face)})


# Gold Digger ----------------------------------------------------------------------------------


class GoldDigger(Effect):
    """The loot of this turn is split into two parts; the thief keeps the better one."""

    def stands(self, s: SwindlerState, seat: int) -> bool:
        return bool(s.fresh)

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.discard(GOLD_DIGGER)
        if s.telling:
            s.tell("split", [seat, s.active])
        # Which part is called the first does not matter, so the first tile lies there.
        s.frames.append(Split(seat, 1, 0))


class Split(Frame[SwindlerState]):
    """The Gold Digger lays one tile after the other to the first or the second part."""

    def __init__(self, seat: int, count: int, second: int) -> None:
        self.seat = seat
        self.count = count  # tiles that lie in a part already
        self.second = second  # those in the second part, one bit each

    def asked(self, s: SwindlerState) -> int:
        return 1 << self.seat if self.count < len(s.fresh) else 0

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        return [PART, PART + 1]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        s.frames.append(Split(seat, self.count + 1, self.second | (move - PART) << self.count))

    def step(self, s: SwindlerState) -> None:
        s.frames.pop()
        if s.telling:
            for i in range(len(s.fresh)):
                s.tell("part", [1 + (self.second >> i & 1), s.fresh[i]])
        s.frames.append(KeepPart(self.seat, self.second))

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        return Prompt("split", {"tile": s.id("tile", s.fresh[self.count])})


class KeepPart(Frame[SwindlerState]):
    """The thief chooses a part first; the Gold Digger gets the other, which may be empty [C22]."""

    def __init__(self, digger: int, second: int) -> None:
        self.digger = digger
        self.second = second

    def asked(self, s: SwindlerState) -> int:
        return 1 << s.active

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        return [KEEP_PART, KEEP_PART + 1]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        if s.telling:
            s.tell("keep-part", [seat, 1 + move - KEEP_PART])
        kept: list[int] = []
        for i in range(len(s.fresh)):
            if self.second >> i & 1 == move - KEEP_PART:
                kept.append(s.fresh[i])
            else:
                s.gain_tile(self.digger, s.fresh[i])
                if s.telling:
                    s.tell("digs", [self.digger, s.fresh[i]])
        s.fresh = kept

    def default(self, s: SwindlerState, seat: int) -> int:
        """The larger part."""
        second = 0
        count = len(s.fresh)
        for i in range(count):
            second += self.second >> i & 1
        return KEEP_PART + 1 if 2 * second > count else KEEP_PART

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        parts: list[list[str]] = [[], []]
        for i in range(len(s.fresh)):
            parts[self.second >> i & 1].append(s.id("tile", s.fresh[i]))
        return Prompt("keep-part", {"tile": parts[0], "tile2": parts[1]})


# Guardian Angel -------------------------------------------------------------------------------


class GuardianAngel(Effect):
    """The skull was never drawn; for that the Angel takes one of the fresh tiles, if any [C8]."""

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.discard(GUARDIAN_ANGEL)
        undo_skull(s)
        if s.telling:
            s.tell("rescued", [s.active, seat])
        if s.fresh:
            s.frames.append(AngelTakes(seat))


class AngelTakes(Frame[SwindlerState]):
    """A tile stolen in this turn, never an older one [C10]."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: SwindlerState) -> int:
        return 1 << self.seat if len(self.moves(s, self.seat)) > 1 else 0

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        return [s.box.take + face for face in sorted(set(s.fresh))]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        face = move - s.box.take
        s.fresh.remove(face)
        s.gain_tile(seat, face)
        if s.telling:
            s.tell("takes", [seat, face, s.active])

    def step(self, s: SwindlerState) -> None:
        self.take(s, self.seat, self.moves(s, self.seat)[0])


# Hustler --------------------------------------------------------------------------------------


class Hustler(Effect):
    """Swap a tile for one of another player, who gets the Hustler as well."""

    def stands(self, s: SwindlerState, seat: int) -> bool:
        return s.any_time(seat) >> HUSTLER & 1 == 1

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.frames.append(Swap(seat, NOTHING))


class Swap(Frame[SwindlerState]):
    """The Hustler chooses both tiles, but not so that the last swap is undone [C33]."""

    def __init__(self, seat: int, give: int) -> None:
        self.seat = seat
        self.give = give

    def asked(self, s: SwindlerState) -> int:
        return 1 << self.seat if len(self.moves(s, self.seat)) > 1 else 0

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        if self.give == NOTHING:
            moves: list[int] = []
            for face in s.kinds_of_tiles(seat):
                if self.partners(s, face):
                    moves.append(s.box.swap + face)
            return moves
        return self.partners(s, self.give)

    def partners(self, s: SwindlerState, give: int) -> list[int]:
        """The moves that name the tile one gets for a given one."""
        moves: list[int] = []
        for other in range(s.seats):
            if other != self.seat:
                for face in s.kinds_of_tiles(other):
                    if not s.undoes(self.seat, give, other, face):
                        moves.append(s.box.get + s.box.faces * other + face)
        return moves

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        if self.give == NOTHING:
            s.frames.append(Swap(seat, move - s.box.swap))
            return
        other = (move - s.box.get) // s.box.faces
        face = (move - s.box.get) % s.box.faces
        s.lose_tile(seat, self.give)
        s.lose_tile(other, face)
        s.gain_tile(seat, face)
        s.gain_tile(other, self.give)
        s.swapped = [seat, self.give, other, face]
        s.resting[other] += 1
        s.take_up(other, HUSTLER)
        if s.telling:
            s.tell("swap", [seat, self.give, other, face])

    def step(self, s: SwindlerState) -> None:
        self.take(s, self.seat, self.moves(s, self.seat)[0])

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        if self.give == NOTHING:
            return Prompt("swap")
        return Prompt("swap-for", {"tile": s.id("tile", self.give)})


# Know-it-All ----------------------------------------------------------------------------------


class KnowItAll(Effect):
    """A bet on whether the thief will draw a skull; settled at the end of the theft."""

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.bets.append(2 * seat + arg)
        if s.telling:
            s.tell("bet-skull" if arg else "bet-safe", [seat])


# Lock Picker ----------------------------------------------------------------------------------


class LockPicker(Effect):
    """She lies out as a key of her colour for one order of this turn. An Assassin leaves the order
    unpaid, and nothing else is lost [C4]."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        insert(s.laid, self.colour)
        if s.telling:
            s.tell("key", [seat, LOCK_PICKER + self.colour])


# Sidekick -------------------------------------------------------------------------------------


class Sidekick(Effect):
    """The thief goes on with another bag."""

    def resolve(self, s: SwindlerState, seat: int, arg: int) -> None:
        s.discard(SIDEKICK)
        change_bag(s, arg)


EFFECTS: Final[list[Effect]] = [
    Assassin(),
    Backstabber(),
    Beggar(),
    Copycat(),
    Forger(),
    GoldDigger(),
    GuardianAngel(),
    Hustler(),
    KnowItAll(),
    Sidekick(),
    *[LockPicker(colour) for colour in range(BAGS)],
]
