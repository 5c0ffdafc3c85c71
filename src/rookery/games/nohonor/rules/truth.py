"""The Moment of Truth and the payout."""

from __future__ import annotations

from typing import Final, cast

from rookery.games.nohonor.rules.aftermath import begin_aftermath
from rookery.games.nohonor.rules.cards import (
    BETRAYED,
    JAIL,
    MOMENT,
    REVEALED,
    Truth,
    bits,
)
from rookery.games.nohonor.rules.reactions import Occasion
from rookery.games.nohonor.rules.state import NoHonorState, everyone
from rookery.games.nohonor.rules.vocabulary import PASS, PLAYER
from rookery.kernel.choices import Sealed, open_choice
from rookery.kernel.pieces import FACE, SHIFT
from rookery.kernel.prompts import Prompt
from rookery.kernel.state import NOT_ASKED, PENDING, Frame


def heist_succeeds(s: NoHonorState) -> None:
    """All Defenses are bypassed. With several players the Moment of Truth comes next."""
    if s.telling:
        s.tell("success", [s.active])
    for one in s.box.watchers:
        if s.owner[one] >= 0 and s.post[one] >= 0:
            s.box.passive[one].heist_won(s, s.owner[one], one)
    begin_aftermath(s)
    if bits(s.sent) < 2:
        if s.target == JAIL:
            s.frames.append(FREEING)
        else:
            s.lone |= 1 << s.active
            take_haul(s, s.active, s.haul[s.target])
            draw_treasures(s)
        return
    s.revealed = [-1] * s.seats
    mask = 0
    for seat in range(s.seats):
        if s.sent >> seat & 1 and s.hand[seat]:
            mask |= 1 << seat
    last = ball_holder(s)
    if last >= 0 and mask != 1 << last:
        mask &= ~(1 << last)
    if mask:
        open_choice(s, MOMENT_OF_TRUTH, mask)
    else:
        reveal(s, [-1] * s.seats)


def betrayal_value(s: NoHonorState, kind: int) -> int:
    """The value of a betrayal card, 0 for other cards."""
    if s.broken and s.box.code_betrayal[kind]:
        return s.box.code_betrayal[kind]
    return s.box.betrayal[kind]


def ball_holder(s: NoHonorState) -> int:
    """Who on the heist chooses last, thanks to a Treasure; -1 for nobody."""
    for seat in range(s.seats):
        if s.sent >> seat & 1 and s.treasures[seat] & s.box.peekers and s.hand[seat]:
            return seat
    return -1


class MomentOfTruth(Sealed[NoHonorState]):
    """Everybody on the heist who has Schemes lays one face down; all are revealed together."""

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        moves: list[int] = []
        for one in s.hand[seat]:
            move = s.box.lay + (one & FACE)
            if not moves or moves[-1] != move:
                moves.append(move)
        return moves

    def possible_answers(self, s: NoHonorState, seat: int) -> list[int]:
        if seat == s.peeked and s.peek >= 0:
            return [s.box.lay + s.peek]
        return self.moves(s, seat)

    def step(self, s: NoHonorState) -> None:
        last = ball_holder(s)
        if last >= 0 and s.sealed[-1][last] == NOT_ASKED:
            s.sealed[-1][last] = PENDING
            s.frames.append(PEEKING)
            return
        super().step(s)

    def opened(self, s: NoHonorState, answers: list[int]) -> None:
        reveal(s, [move - s.box.lay if move >= 0 else -1 for move in answers])

    def default(self, s: NoHonorState, seat: int) -> int:
        """An absent player does not betray, if it can be helped."""
        moves = self.moves(s, seat)
        for move in moves:
            if s.box.scheme_type[move - s.box.lay] != MOMENT:
                return move
        for move in moves:
            if not betrayal_value(s, move - s.box.lay):
                return move
        return moves[0]

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        return "lay one of the Schemes in your hand"

    def ask(self, s: NoHonorState, seat: int) -> Prompt:
        return Prompt("truth", {"number": s.haul[s.target]})


class Peeking(Frame[NoHonorState]):
    """The one who chooses last may look at one of the cards laid down."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << ball_holder(s)

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        entry = s.sealed[-1]
        return [PASS] + [PLAYER + other for other in range(s.seats) if laid(entry[other])]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.frames.pop()
        s.news += 1
        if move == PASS:
            return
        other = move - PLAYER
        s.peeked = other
        s.peek = s.sealed[-1][other] - s.box.lay
        card = s.take_from_hand(other, s.peek)
        s.add_to_hand(other, card | 1 << (SHIFT + seat))
        if s.telling:
            s.tell_some("peeks", [seat, other, s.peek], 1, 1 << seat | 1 << other)


def laid(entry: int) -> bool:
    return entry != NOT_ASKED and entry != PENDING


def reveal(s: NoHonorState, kinds: list[int]) -> None:
    """Everybody sees all cards; those of other types stay in the hand [R11]."""
    s.news += 1
    s.peeked = -1
    s.peek = -1
    for seat in range(s.seats):
        if kinds[seat] >= 0:
            show(s, seat, kinds[seat])
    s.frames.append(CATCHING[0])
    Revealing(s.active).open(s)


def show(s: NoHonorState, seat: int, kind: int) -> None:
    s.revealed[seat] = kind
    if s.telling:
        s.tell("reveals", [seat, kind])
    card = s.take_from_hand(seat, kind)
    if s.box.scheme_type[kind] != MOMENT:
        s.add_to_hand(seat, everyone(card))


class Revealing(Occasion):
    """The cards are revealed: somebody may take his own one back for another."""

    def __init__(self, first: int) -> None:
        super().__init__(first, REVEALED)

    def concerns(self, s: NoHonorState, seat: int) -> bool:
        if not s.sent >> seat & 1 or s.revealed[seat] < 0:
            return False
        others = len(s.hand[seat])
        if s.box.scheme_type[s.revealed[seat]] != MOMENT:
            others -= 1  # the revealed card is still in the hand
        return others > 0


class Replacing(Frame[NoHonorState]):
    """A revealed card is taken back, and another one laid face up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.seat

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        old = s.revealed[seat]
        kept = s.box.scheme_type[old] != MOMENT
        moves: list[int] = []
        for one in s.hand[seat]:
            if one & FACE == old and kept:
                kept = False  # this is the card that is being replaced
            elif not moves or moves[-1] != s.box.lay + (one & FACE):
                moves.append(s.box.lay + (one & FACE))
        return moves

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.frames.pop()
        old = s.revealed[seat]
        s.news += 1
        show(s, seat, move - s.box.lay)
        if s.box.scheme_type[old] == MOMENT:
            s.add_to_hand(seat, everyone(old))


class Catching(Frame[NoHonorState]):
    """Cards that catch a betrayer, seat by seat from the leader on; then the payout."""

    def __init__(self, done: int) -> None:
        self.done = done

    def catcher(self, s: NoHonorState) -> int:
        return (s.active + self.done) % s.seats

    def suspects(self, s: NoHonorState, seat: int) -> list[int]:
        found: list[int] = []
        if s.revealed[seat] >= 0 and truth_of(s, seat).catches:
            for other in range(s.seats):
                if other != seat and s.revealed[other] >= 0 and not s.cancelled >> other & 1:
                    if betrayal_value(s, s.revealed[other]):
                        found.append(PLAYER + other)
        return found

    def asked(self, s: NoHonorState) -> int:
        if self.done == s.seats:
            return 0
        seat = self.catcher(s)
        return 1 << seat if len(self.suspects(s, seat)) > 1 else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return self.suspects(s, seat)

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.cancelled |= 1 << (move - PLAYER)
        if s.telling:
            s.tell("caught", [seat, move - PLAYER])
        s.frames[-1] = CATCHING[self.done + 1]

    def step(self, s: NoHonorState) -> None:
        if self.done == s.seats:
            s.frames.pop()
            pay_out(s)
            return
        seat = self.catcher(s)
        suspects = self.suspects(s, seat)
        if suspects:
            self.take(s, seat, suspects[0])
        else:
            s.frames[-1] = CATCHING[self.done + 1]


NO_TRUTH: Final = Truth()


def truth_of(s: NoHonorState, seat: int) -> Truth:
    """What the revealed card of a seat does here: nothing, if it is of another type."""
    kind = s.revealed[seat]
    if kind < 0 or s.box.scheme_type[kind] != MOMENT:
        return NO_TRUTH
    return cast(Truth, s.box.scheme_effect[kind])


# Resolution -------------------------------------------------------------------------------------


def pay_out(s: NoHonorState) -> None:
    """The haul is divided; then honor may break [R14]; then the cards have their last word."""
    order = [(s.active + i) % s.seats for i in range(s.seats)]
    values = [0] * s.seats
    for seat in order:
        if s.revealed[seat] >= 0:
            values[seat] = betrayal_value(s, s.revealed[seat])
            if values[seat]:
                s.traitors |= 1 << seat
    betrayers = s.traitors & ~s.cancelled
    for seat in order:
        truth_of(s, seat).skim(s, seat)
    if betrayers:
        split_betrayed(s, betrayers, values)
        s.draws = [lowest(betrayers)] * len(s.draws)
    else:
        split_as_agreed(s)
        for seat in order:
            truth_of(s, seat).claim_treasures(s, seat)
    if bits(betrayers) < 2:  # with two or more the Treasures stay in the deck [R7]
        draw_treasures(s)
    break_honor(s)
    for seat in order:
        truth_of(s, seat).afterwards(s, seat, betrayers)
        if s.sent >> seat & 1:
            s.joint[seat] += 1
    put_away(s)
    if s.traitors:
        s.frames.append(VENGEANCE)
    if s.target == JAIL:
        s.frames.append(FREEING)


def put_away(s: NoHonorState) -> None:
    """Moment of Truth cards are used up, with or without effect [R11]."""
    for seat in range(s.seats):
        kind = s.revealed[seat]
        if kind >= 0 and s.box.scheme_type[kind] == MOMENT:
            s.discard[kind] += 1
            if truth_of(s, seat).silent:
                s.silent |= 1 << seat
    s.revealed = []


def lowest(mask: int) -> int:
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def break_honor(s: NoHonorState) -> None:
    """The first betrayal breaks honor for good, also one that was caught."""
    for seat in range(s.seats):
        s.treasons[seat] += s.traitors >> seat & 1
    s.betrayals += bits(s.traitors)
    if s.traitors and not s.broken:
        s.broken = True
        if s.telling:
            s.tell("broken", [])


def take_haul(s: NoHonorState, seat: int, coins: int) -> None:
    """Coins from the haul, as far as they are there."""
    coins = min(coins, s.haul[s.target])
    if coins > 0:
        s.haul[s.target] -= coins
        s.coins[seat] += coins
        if s.telling:
            s.tell("share", [seat, coins])


def draw_treasures(s: NoHonorState) -> None:
    """Treasures are drawn in the agreed order [R8], as long as there are any [R61]."""
    for seat in s.draws:
        if s.treasure_deck:
            treasure = s.chance.draw(s.treasure_deck, s.box.treasure_outcome)
            s.treasures[seat] |= 1 << treasure
            if s.telling:
                s.tell("treasure", [seat, treasure])


def split_as_agreed(s: NoHonorState) -> None:
    """Partners get what was agreed; the rest is the leader's, who bears what is missing [R16]."""
    leader = s.active
    for i in range(1, s.seats):
        seat = (leader + i) % s.seats
        share = s.agreed[seat]
        if share > 0:
            missing = share - s.haul[s.target]
            take_haul(s, seat, share)
            if missing > 0:
                s.rob(seat, leader, missing)
    take_haul(s, leader, s.haul[s.target])


def split_betrayed(s: NoHonorState, betrayers: int, values: list[int]) -> None:
    """First a Coin for the loyal, then the betrayers by the value of their cards, then all."""
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if s.sent >> seat & 1 and not s.traitors >> seat & 1:
            take_haul(s, seat, truth_of(s, seat).consolation)
    total = 0
    floor = 0
    for seat in range(s.seats):
        if betrayers >> seat & 1:
            total += values[seat]
            if not floor or values[seat] < floor:
                floor = values[seat]
    due = [values[seat] if betrayers >> seat & 1 else 0 for seat in range(s.seats)]
    if total <= s.haul[s.target]:
        for seat in range(s.seats):
            take_haul(s, seat, due[seat])
    else:
        split_short(s, betrayers, due, floor)
    each = s.haul[s.target] // bits(s.sent)
    for seat in range(s.seats):
        if s.sent >> seat & 1:
            take_haul(s, seat, each)
    if s.haul[s.target] and s.telling:
        s.tell("to-bank", [s.haul[s.target]])
    s.haul[s.target] = 0


def split_short(s: NoHonorState, betrayers: int, due: list[int], floor: int) -> None:
    """Too few Coins: differences to the lowest card first, then an even split [R3].

    If not even the differences can be paid, the highest cards are served first, coin by coin and
    equal cards equally [R4].
    """
    got = [0] * s.seats
    left = s.haul[s.target]
    level = max(due)
    while level > floor:
        top = 0
        for seat in range(s.seats):
            if due[seat] >= level:
                top += 1
        if left < top:
            break
        for seat in range(s.seats):
            if due[seat] >= level:
                got[seat] += 1
        left -= top
        level -= 1
    if level == floor:
        each = left // bits(betrayers)
        for seat in range(s.seats):
            if betrayers >> seat & 1:
                got[seat] += each
    for seat in range(s.seats):
        take_haul(s, seat, got[seat])


class Freeing(Frame[NoHonorState]):
    """After a jailbreak the leader may take a Character from Jail, whoever helped [R48]."""

    def asked(self, s: NoHonorState) -> int:
        return 1 << s.active if s.jail and s.room(s.active) else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [PASS] + [s.box.pick + one for one in s.jail]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        s.frames.pop()
        if move != PASS:
            s.free_from_jail(seat, move - s.box.pick)

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()

    def default(self, s: NoHonorState, seat: int) -> int:
        return s.box.pick + s.jail[0]


class Vengeance(Frame[NoHonorState]):
    """Those who were betrayed may answer, if they can."""

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()
        Avenging(s.active).open(s)


class Avenging(Occasion):
    """A betrayal: who was on the heist and did not betray may react [R15]."""

    def __init__(self, first: int) -> None:
        super().__init__(first, BETRAYED)

    def concerns(self, s: NoHonorState, seat: int) -> bool:
        return bool(
            s.sent >> seat & 1 and not s.traitors >> seat & 1 and len(guilty_characters(s)) > 0
        )


def guilty_characters(s: NoHonorState) -> list[int]:
    """The Characters of those whose betrayal can be answered."""
    found: list[int] = []
    for seat in range(s.seats):
        if s.traitors >> seat & 1 and not s.silent >> seat & 1:
            found.extend(s.crew[seat])
    return found


MOMENT_OF_TRUTH: Final = MomentOfTruth()
PEEKING: Final = Peeking()
CATCHING: Final = [Catching(done) for done in range(7)]
FREEING: Final = Freeing()
VENGEANCE: Final = Vengeance()
