"""The characters, one class each; cards.yaml names them by the ids at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rookery.games.oliver.rules.loot import (
    commit_burglary,
    into_stash,
    take_token,
)
from rookery.games.oliver.rules.memory import FACE, learn, lies_at
from rookery.games.oliver.rules.prowl import Prowl, can_prowl, move_pawn
from rookery.games.oliver.rules.sales import has_pair, pair_moves, sell
from rookery.games.oliver.rules.state import DAY, EMPTY, NIGHT, Effect, Looking, OliverState
from rookery.kernel.prompts import Prompt, Sentence
from rookery.kernel.state import Frame


class Counted(Effect):
    """The card says how many, or how much."""

    def __init__(self, amount: int) -> None:
        self.amount = amount


# Taking what is out of reach -------------------------------------------------------------------


class OutOfReach(Effect):
    """The Artful Dodger: any face-up token; the pawn stays and there is no evidence."""

    def possible(self, s: OliverState, seat: int) -> bool:
        for face in s.up:
            if face >= 0:
                return True
        return False

    def play(self, s: OliverState, seat: int) -> None:
        s.frames.append(Pick(seat, False))


class Housebreaking(Counted):
    """Toby Crackit: by day any tool from the board, by night a burglary with more cards, for
    which no tool is lost."""

    def possible(self, s: OliverState, seat: int) -> bool:
        if s.side == NIGHT:
            return bool(s.vault)
        for face in s.up:
            if s.box.first_tool <= face < s.box.character_token:
                return True
        return False

    def play(self, s: OliverState, seat: int) -> None:
        if s.side == DAY:
            s.frames.append(Pick(seat, True))
        else:
            commit_burglary(s, seat, 1 + s.kinds_of_tools(seat) + self.amount, False)


class Pick(Frame[OliverState]):
    """Take any face-up token, or any tool, from the board."""

    def __init__(self, seat: int, tools: bool) -> None:
        self.seat = seat
        self.tools = tools

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat

    def moves(self, s: OliverState, seat: int) -> list[int]:
        first = s.box.TAKE + s.streets.offset
        found: list[int] = []
        for space in range(len(s.up)):
            face = s.up[space]
            if face >= 0 and (not self.tools or s.box.first_tool <= face < s.box.character_token):
                found.append(first + space)
        return found

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        space = move - s.box.TAKE - s.streets.offset
        face = s.up[space]
        s.up[space] = EMPTY
        s.left -= 1
        take_token(s, seat, face)


# Other ways to prowl ---------------------------------------------------------------------------


class SecondHelping(Effect):
    """Charley Bates: prowl, and take one of the skipped tokens as well."""

    def possible(self, s: OliverState, seat: int) -> bool:
        return can_prowl(s, seat)

    def play(self, s: OliverState, seat: int) -> None:
        s.frames.append(Prowl(seat, True))


class FreeRun(Effect):
    """Bull's-eye: the pawn goes anywhere beside a token, free of charge; then prowl."""

    def possible(self, s: OliverState, seat: int) -> bool:
        return s.left > 0

    def play(self, s: OliverState, seat: int) -> None:
        s.frames.append(Prowl(seat, False))
        move_pawn(s, seat)


# Police files ----------------------------------------------------------------------------------


class ClearFile(Counted):
    """Nancy: look through your police file and put some of it back, in the open [R56]."""

    def possible(self, s: OliverState, seat: int) -> bool:
        return len(s.files[seat]) > 0

    def play(self, s: OliverState, seat: int) -> None:
        learn(s.files[seat], seat)
        s.news += 1
        if s.telling:
            for token in s.files[seat]:
                s.tell_some("in-file", [seat, token & FACE], 1, 1 << seat)
        s.frames.append(PutBack(seat, self.amount))


class PutBack(Looking):
    """Return tokens from the file one by one, or stop."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def shows_file(self, owner: int, eyes: int) -> bool:
        return owner == self.seat == eyes

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat if self.count and s.files[self.seat] else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        counts = s.count(s.files[seat])
        found = [s.box.RETURN + kind for kind in range(len(counts)) if counts[kind]]
        found.append(s.box.STOP)
        return found

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        if move == s.box.STOP:
            return
        face = s.put_away(s.files[seat], move - s.box.RETURN)
        s.news += 1
        if s.telling:
            s.tell("away", [seat, face])
        s.frames.append(PutBack(seat, self.count - 1))

    def step(self, s: OliverState) -> None:
        s.frames.pop()

    def ask(self, s: OliverState, seat: int) -> Prompt:
        return Prompt("put-back", {"number": self.count})


class ShiftEvidence(Counted):
    """Monks: tokens drawn unseen from your file go into that of an opponent."""

    def possible(self, s: OliverState, seat: int) -> bool:
        return len(s.files[seat]) > 0

    def play(self, s: OliverState, seat: int) -> None:
        s.frames.append(Shift(seat, self.amount))


class Shift(Frame[OliverState]):
    """How many tokens, and to whom."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat

    def moves(self, s: OliverState, seat: int) -> list[int]:
        found: list[int] = []
        for count in range(min(self.most, len(s.files[seat])), 0, -1):
            for other in range(s.seats):
                if other != seat:
                    found.append(s.box.SHIFT + (count - 1) * 4 + other)
        return found

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        count = (move - s.box.SHIFT) // 4 + 1
        other = (move - s.box.SHIFT) % 4
        if s.telling:
            s.tell("shift", [seat, count, other])
        file = s.files[seat]
        if count == len(file):  # all of them: nothing to draw, and nobody loses track
            s.files[other].extend(file)
            file.clear()
            return
        for _ in range(count):
            faces = sorted([token & FACE for token in file])
            face = s.chance.draw(faces, s.box.TOKEN_OUTCOME)
            s.files[other].append(s.memory.take_out(file, lies_at(file, face), 0))

    def ask(self, s: OliverState, seat: int) -> Prompt:
        return Prompt("shift", {"number": self.most})


class NoFine(Effect):
    """Rose Maylie: stays open in front of you; no fine at the end of this round."""

    def play(self, s: OliverState, seat: int) -> None:
        pass

    def stays(self) -> bool:
        return True


# Other players' lairs --------------------------------------------------------------------------


class Rob(Effect):
    """Bill Sikes: a random token from an opponent's stash."""

    def possible(self, s: OliverState, seat: int) -> bool:
        for other in range(s.seats):
            if other != seat and s.stash[other]:
                return True
        return False

    def play(self, s: OliverState, seat: int) -> None:
        s.frames.append(Victim(seat))


class Victim(Frame[OliverState]):
    """Whose stash is robbed. Thief and victim see what it is, the others do not."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat if len(self.moves(s, self.seat)) > 1 else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        return [s.box.ROB + o for o in range(s.seats) if o != seat and s.stash[o]]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        victim = move - s.box.ROB
        stash = s.stash[victim]
        faces = sorted([token & FACE for token in stash])
        face = s.chance.draw(faces, s.box.TOKEN_OUTCOME)
        witnesses = 1 << seat | 1 << victim
        if s.telling:
            s.tell_some("rob", [seat, victim, face], 1, witnesses)
        into_stash(s, seat, s.memory.take_out(stash, lies_at(stash, face), witnesses))

    def step(self, s: OliverState) -> None:
        self.take(s, self.seat, self.moves(s, self.seat)[0])


class Inform(Counted):
    """Noah Claypole: look at an opponent's stash, move one token to that player's file, and take
    money from the bank."""

    def play(self, s: OliverState, seat: int) -> None:
        s.frames.append(Suspect(seat, self.amount))


class Suspect(Frame[OliverState]):
    """Whom to inform on."""

    def __init__(self, seat: int, pounds: int) -> None:
        self.seat = seat
        self.pounds = pounds

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat if s.seats > 2 else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        return [s.box.INFORM + other for other in range(s.seats) if other != seat]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        other = move - s.box.INFORM
        s.gain(seat, self.pounds)
        learn(s.stash[other], seat)
        s.news += 1
        if s.telling:
            s.tell("inform", [seat, other, self.pounds])
            for token in s.stash[other]:
                s.tell_some("in-stash", [seat, other, token & FACE], 1, 1 << seat | 1 << other)
        if s.stash[other]:
            s.frames.append(Betray(seat, other))

    def step(self, s: OliverState) -> None:
        self.take(s, self.seat, self.moves(s, self.seat)[0])

    def ask(self, s: OliverState, seat: int) -> Prompt:
        return Prompt("suspect", {"number": self.pounds})


class Betray(Looking):
    """Which token of the stash goes into its owner's police file."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def shows_stash(self, owner: int, eyes: int) -> bool:
        return owner == self.victim and eyes == self.seat

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat

    def moves(self, s: OliverState, seat: int) -> list[int]:
        counts = s.count(s.stash[self.victim])
        return [s.box.BETRAY + kind for kind in range(len(counts)) if counts[kind]]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        stash = s.stash[self.victim]
        witnesses = 1 << seat | 1 << self.victim
        token = s.memory.take_out(stash, s.find(stash, move - s.box.BETRAY), witnesses)
        s.files[self.victim].append(token)
        if s.telling:
            s.tell_some("betray", [seat, self.victim, token & FACE], 1, witnesses)

    def default(self, s: OliverState, seat: int) -> int:
        return self.moves(s, seat)[-1]

    def ask(self, s: OliverState, seat: int) -> Prompt:
        return Prompt("betray", {"seat": self.victim})


# Money -----------------------------------------------------------------------------------------


class BuyWallets(Counted):
    """Mr Brownlow: pays for each wallet you bring back."""

    def possible(self, s: OliverState, seat: int) -> bool:
        return s.find(s.stash[seat], s.box.wallet) >= 0

    def play(self, s: OliverState, seat: int) -> None:
        s.frames.append(BringBack(seat, self.amount))


class BringBack(Frame[OliverState]):
    """How many wallets. Asked even if there is but one, since nobody else knows that."""

    def __init__(self, seat: int, pounds: int) -> None:
        self.seat = seat
        self.pounds = pounds

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat

    def moves(self, s: OliverState, seat: int) -> list[int]:
        wallets = s.count(s.stash[seat])[s.box.wallet]
        return [s.box.WALLETS + count - 1 for count in range(1, wallets + 1)]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        count = move - s.box.WALLETS + 1
        for _ in range(count):
            s.put_away(s.stash[seat], s.box.wallet)
        s.gain(seat, count * self.pounds)
        if s.telling:
            s.tell("wallets", [seat, count, count * self.pounds])

    def default(self, s: OliverState, seat: int) -> int:
        return self.moves(s, seat)[-1]

    def ask(self, s: OliverState, seat: int) -> Prompt:
        return Prompt("bring-back", {"number": self.pounds})


class SmallSet(Effect):
    """Mrs Bedwin: go to Fagin's with two objects of a type."""

    def possible(self, s: OliverState, seat: int) -> bool:
        return has_pair(s, seat)

    def play(self, s: OliverState, seat: int) -> None:
        s.frames.append(Pair(seat))


class Pair(Frame[OliverState]):
    """Which two. Asked even if there is but one pair, since nobody else knows that."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat

    def moves(self, s: OliverState, seat: int) -> list[int]:
        return pair_moves(s, seat)

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        sell(s, seat, move - s.box.FAGIN)

    def default(self, s: OliverState, seat: int) -> int:
        best = -1
        most = -1
        for move in self.moves(s, seat):
            worth = s.box.set_worth[move - s.box.FAGIN]
            if worth > most:
                best = move
                most = worth
        return best


class Collect(Effect):
    """Mr Bumble: money from the bank, and some from each opponent who has any."""

    def __init__(self, amount: int, each: int) -> None:
        self.amount = amount
        self.each = each

    def play(self, s: OliverState, seat: int) -> None:
        s.gain(seat, self.amount)
        if s.telling:
            s.tell("paid", [seat, self.amount])
        for other in range(s.seats):
            paid = s.pay(other, self.each) if other != seat else 0
            if paid:
                s.gain(seat, paid)
                if s.telling:
                    s.tell("collect", [seat, other, paid])


# Character cards -------------------------------------------------------------------------------


class PickCards(Counted):
    """Mr Grimwig: look at the top cards, keep all but one, and discard that face up; if fewer are
    left than he would show, keep what there is."""

    def possible(self, s: OliverState, seat: int) -> bool:
        return len(s.deck) > 0

    def play(self, s: OliverState, seat: int) -> None:
        count = min(self.amount, len(s.deck))
        for _ in range(count):
            card = s.chance.draw(s.deck, s.box.CHARACTER_OUTCOME)
            s.fan.append(card)
            if s.telling:
                s.tell_some("character", [seat, card], 1, 1 << seat)
        s.fan.sort()
        if count == self.amount:
            s.frames.append(TurnDown(seat))
        else:
            keep_fan(s, seat)


def keep_fan(s: OliverState, seat: int) -> None:
    s.hands[seat].extend(s.fan)
    s.hands[seat].sort()
    s.fan.clear()


class TurnDown(Frame[OliverState]):
    """Which of the cards just drawn is discarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat

    def moves(self, s: OliverState, seat: int) -> list[int]:
        return [s.box.DISCARD + card for card in s.fan]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        card = move - s.box.DISCARD
        s.fan.remove(card)
        s.discards.append(card)
        keep_fan(s, seat)
        if s.telling:
            s.tell("discard", [seat, card])

    def ask(self, s: OliverState, seat: int) -> Prompt:
        prompt = Prompt("turn-down")
        cards = [s.id("character", card) for card in s.fan]
        prompt.notes = [Sentence("ask-drawn-characters", {"character": cards})]
        return prompt


# What makes an effect, and the numbers of its card.
EFFECTS: Final[dict[str, tuple[Callable[..., Effect], str]]] = {
    "out-of-reach": (OutOfReach, ""),
    "second-helping": (SecondHelping, ""),
    "clear-file": (ClearFile, "amount"),
    "rob": (Rob, ""),
    "free-run": (FreeRun, ""),
    "housebreaking": (Housebreaking, "amount"),
    "buy-wallets": (BuyWallets, "amount"),
    "small-set": (SmallSet, ""),
    "no-fine": (NoFine, ""),
    "shift-evidence": (ShiftEvidence, "amount"),
    "collect": (Collect, "amount each"),
    "inform": (Inform, "amount"),
    "pick-cards": (PickCards, "amount"),
}
