"""The two rounds: setting up the day, the end of a round, nightfall, and the end of the game."""

from __future__ import annotations

from rookery.games.oliver.rules.memory import FACE, open_token
from rookery.games.oliver.rules.prowl import Line
from rookery.games.oliver.rules.state import (
    BROKE,
    DAY,
    DOWN,
    EMPTY,
    NIGHT,
    SWEPT,
    Looking,
    OliverState,
)
from rookery.kernel.prompts import Data, Prompt, Sentence
from rookery.kernel.state import Frame

# Initial set up --------------------------------------------------------------------------------


def set_up(s: OliverState) -> None:
    box = s.box
    seats = s.seats
    s.money = [box.start_money] * seats
    s.announced = [-1] * seats
    s.stash = [[] for _ in range(seats)]
    s.files = [[] for _ in range(seats)]
    s.hands = [[] for _ in range(seats)]
    s.front = [[] for _ in range(seats)]
    s.kept = [[] for _ in range(seats)]
    s.barred = [[] for _ in range(seats)]
    s.tools = [0] * (seats * len(box.tool_ids))
    s.deck = list(range(len(box.character_ids)))
    s.vault = box.burglary_cards[:]
    if s.telling:
        s.tell("round", [DAY])
    s.deal_starting_tokens()
    bag = box.day_tokens[:]
    lay_out(s)
    for space in range(s.streets.size):
        if s.up[space] == DOWN:
            s.up[space] = s.chance.draw(bag, box.TOKEN_OUTCOME)
    s.hidden = 0
    s.rewards = len(box.rewards)
    s.active = s.chance.roll(seats, box.SEAT_OUTCOME)  # [R55]
    if s.telling:
        s.tell("first", [s.active])


def lay_out(s: OliverState) -> None:
    """A face-down token on every space of the streets that are open."""
    s.pawn = s.streets.size
    s.up = [DOWN] * s.streets.size
    s.left = s.streets.size
    if s.seats == 2:
        for space in range(s.streets.size):
            if s.is_closed(space):
                s.up[space] = EMPTY
                s.left -= 1
    s.hidden = s.left


# End of a round --------------------------------------------------------------------------------


def end_round(s: OliverState, seat: int) -> None:
    """This seat can do nothing more: it pays the police, and the round stops at once [R27]."""
    paid = s.pay(seat, s.box.end_of_round)
    if s.telling:
        s.tell("end-round", [seat, s.side, paid])
    if s.rules > 1:
        lay_open(s)
    s.frames.append(LastSetsOf(0))


def lay_open(s: OliverState) -> None:
    """Everybody lays open what is left: whoever has a choice is asked before all eyes, and being
    asked tells nothing [R60]."""
    s.news += 1
    for seat in range(s.seats):
        stash = s.stash[seat]
        for i in range(len(stash)):
            stash[i] = open_token(stash[i] & FACE)
        if s.telling:
            s.tell_counted("lays-open", seat, stash)


class LastSetsOf(Looking):
    """One player after the other, from whoever ended the round, hands in the sets that are left;
    then the police comes."""

    def __init__(self, at: int) -> None:
        self.at = at  # how many have done so

    def seat(self, s: OliverState) -> int:
        return (s.active + self.at) % s.seats

    def shows_stash(self, owner: int, eyes: int) -> bool:
        return True

    def asked(self, s: OliverState) -> int:
        if self.at == s.seats or s.rules < 2:
            return 0
        seat = self.seat(s)
        return 1 << seat if len(s.ways_to_hand_in(seat)) > 1 else 0

    def moves(self, s: OliverState, seat: int) -> list[int]:
        return sorted([set_move(s, way.handed) for way in s.ways_to_hand_in(seat)])

    def take(self, s: OliverState, seat: int, move: int) -> None:
        for way in s.ways_to_hand_in(seat):
            if set_move(s, way.handed) == move:
                s.frames[-1] = LastSetsOf(self.at + 1)
                hand_in(s, seat, way.pounds, way.handed)
                return

    def step(self, s: OliverState) -> None:
        if self.at < s.seats:
            seat = self.seat(s)
            pounds, handed = s.last_sets(seat)  # the only way, if there is one at all
            s.frames[-1] = LastSetsOf(self.at + 1)
            hand_in(s, seat, pounds, handed)
            return
        s.frames.pop()
        pull_strips(s)
        if s.side == DAY:
            fall_night(s)
        else:
            end_match(s)

    def default(self, s: OliverState, seat: int) -> int:
        """The most pounds, then the fewest leftovers."""
        ways = s.ways_to_hand_in(seat)
        best = ways[0]
        for way in ways:
            if way.pounds > best.pounds or (
                way.pounds == best.pounds and way.leftovers < best.leftovers
            ):
                best = way
        return set_move(s, best.handed)

    def ask(self, s: OliverState, seat: int) -> Prompt:
        prompt = Prompt("last-sets")
        for way in s.ways_to_hand_in(seat):
            entry = s.box.vocabulary.entries[set_move(s, way.handed)]
            said: Data = {"set": Sentence(entry.key, dict(entry.args)), "number": way.pounds}
            said["number2"] = way.leftovers
            prompt.notes.append(Sentence("ask-last-set", said))
        return prompt


def set_move(s: OliverState, handed: int) -> int:
    """The move that hands in these types; wallets go with the others, unless there are none."""
    objects = handed & ~(1 << s.box.wallet_type)
    return s.box.SETS + s.box.sets.index(objects if objects else handed)


def hand_in(s: OliverState, seat: int, pounds: int, handed: int) -> None:
    """Every set pays its best token; what is left over goes into the file."""
    s.gain(seat, pounds)
    rest = s.leftovers(seat, handed)
    gone = [one for one in s.stash[seat] if handed >> s.box.face_type[one & FACE] & 1]
    for token in gone:
        s.out_of_play(token & FACE)
    if s.telling:
        if gone:
            s.tell_counted("hands-in", seat, gone)
            s.tell("last-sets", [seat, pounds])
        for token in rest:
            s.tell("leftover", [seat, token & FACE])
    s.stash[seat].clear()
    s.files[seat].extend(rest)


def pull_strips(s: OliverState) -> None:
    """All files are opened. Whoever has the most tokens pays for each type in the file [R33]."""
    fined = s.fined(s.files)
    for seat in range(s.seats):
        file = s.files[seat]
        if s.telling:
            s.tell_counted("strip", seat, file)
            s.tell("file", [seat, len(file), s.types_in(file)])
    for seat in range(s.seats):
        file = s.files[seat]
        if seat in fined:
            if s.front[seat]:
                if s.telling:
                    s.tell("no-fine", [seat, s.front[seat][0]])
            else:
                paid = s.pay(seat, s.fine(file))
                if s.telling:
                    s.tell("fine", [seat, paid])
        s.discards.extend(s.front[seat])
        s.front[seat].clear()


# Night -----------------------------------------------------------------------------------------


def fall_night(s: OliverState) -> None:
    """Set up the night: everything face down, all tokens but the tools in front of the lairs."""
    box = s.box
    s.side = NIGHT
    s.streets = box.sides[NIGHT]
    s.rewards = len(box.rewards)
    s.memory.blurs.clear()
    if s.telling:
        s.tell("round", [NIGHT])
    for file in s.files:
        file.clear()
    s.deal_starting_tokens()
    counts = box.kind_count[:]
    for i in range(len(s.tools)):
        counts[box.first_tool + i % len(box.tool_ids)] -= s.tools[i]
    s.dark = []
    for kind in range(len(counts)):
        s.dark.extend([kind] * counts[kind])
    lay_out(s)
    s.announced = s.money[:]
    if s.telling:
        for seat in range(s.seats):
            s.tell("announce", [seat, s.money[seat]])
    least = min(s.money)
    poorest = [seat for seat in range(s.seats) if s.money[seat] == least]
    opener = poorest[0]
    if len(poorest) > 1:
        opener = s.chance.draw(poorest, box.SEAT_OUTCOME)  # by lot instead of by age [R41]
    if s.telling:
        s.tell("opens", [opener])
    s.frames.append(NameStarter(opener))
    s.frames.append(Line(opener, 0, s.pawn))


class NameStarter(Frame[OliverState]):
    """Whoever revealed the first line of the night says who begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asked(self, s: OliverState) -> int:
        return 1 << self.seat

    def moves(self, s: OliverState, seat: int) -> list[int]:
        return [s.box.START + other for other in range(s.seats)]

    def take(self, s: OliverState, seat: int, move: int) -> None:
        s.frames.pop()
        s.active = move - s.box.START
        s.done = False
        if s.telling:
            s.tell("starts", [s.active])

    def default(self, s: OliverState, seat: int) -> int:
        return s.box.START + seat


# End of the game -------------------------------------------------------------------------------


def end_match(s: OliverState) -> None:
    """Burglary cards are counted; the richest wins, and several may [R54]."""
    s.ending = BROKE if s.left else SWEPT
    s.over = True
    s.frames.clear()
    for file in s.files:
        for i in range(len(file)):
            file[i] = open_token(file[i] & FACE)
    if s.telling:
        s.tell("end", [s.ending])
        totals = s.scores()
        for seat in range(s.seats):
            for card in s.kept[seat]:
                s.tell("opened", [seat, s.box.burglaries[card]])
            s.tell("score", [seat, totals[seat]])
