"""Step 2: stealing from a bag, tile by tile, and the moments at which others may interfere."""

from __future__ import annotations

from typing import Final, cast

from rookery.games.swindler.rules.cards import Occasion, card_of, close_moment, own_cards, play_card
from rookery.games.swindler.rules.quick import worth_a_draw
from rookery.games.swindler.rules.state import OwnStep, SwindlerState
from rookery.games.swindler.rules.tables import (
    BACKSTABBER,
    CLING,
    COPYCAT,
    DRAW,
    GOLD_DIGGER,
    GUARDIAN_ANGEL,
    KNOW_IT_ALL,
    MAX_SEATS,
    NOBODY,
    NOTHING,
    SIDEKICK,
    STOP,
)
from rookery.kernel.chance import Rng
from rookery.kernel.prompts import Prompt, Sentence
from rookery.kernel.state import Frame

# The moments ----------------------------------------------------------------------------------


def about_theft(s: SwindlerState, key: str) -> Prompt:
    """A question about the theft that is going on: who steals from which bag, and how it stands."""
    return Prompt(
        key,
        {
            "seat": s.active,
            "bag": s.id("bag", s.bag),
            "odds": skull_odds(s),
            "tile": [s.id("tile", face) for face in s.fresh],
        },
    )


def skull_odds(s: SwindlerState) -> Sentence:
    counts = s.bags[s.bag]
    return Sentence("table-skull", {"number": counts[-1], "number2": sum(counts)})


class Announced(Occasion):
    """A bag has been named and nothing drawn yet [C15]."""

    def special(self, s: SwindlerState, seat: int) -> int:
        return NOTHING if seat == self.first else 1 << KNOW_IT_ALL

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        return about_theft(s, "announced")


class Stealing(Occasion):
    """The thief has drawn loot and is still at it [C17]."""

    def special(self, s: SwindlerState, seat: int) -> int:
        return NOTHING if seat == self.first else 1 << COPYCAT

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        return about_theft(s, "stealing")


class SkullDrawn(Occasion):
    """A skull has been drawn and nothing returned yet. The victim, too, may play what fits any
    moment, but no Guardian Angel [C9]."""

    def special(self, s: SwindlerState, seat: int) -> int:
        return 0 if seat == self.first else 1 << GUARDIAN_ANGEL

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        return about_theft(s, "skull-drawn-own" if seat == self.first else "skull-drawn")


class GotAway(Occasion):
    """The theft has ended well: until a Backstabber changes that."""

    def special(self, s: SwindlerState, seat: int) -> int:
        if seat == self.first:
            return NOTHING
        if s.fresh:
            return 1 << BACKSTABBER | 1 << GOLD_DIGGER
        return 1 << BACKSTABBER

    def stands(self, s: SwindlerState) -> bool:
        return not s.caught

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        return about_theft(s, "got-away")


ANNOUNCED: Final = [Announced(seat) for seat in range(MAX_SEATS)]
STEALING: Final = [Stealing(seat) for seat in range(MAX_SEATS)]
SKULL_DRAWN: Final = [SkullDrawn(seat) for seat in range(MAX_SEATS)]
GOT_AWAY: Final = [GotAway(seat) for seat in range(MAX_SEATS)]


# The theft ------------------------------------------------------------------------------------


def begin_theft(s: SwindlerState, bag: int) -> None:
    """Announce a bag. At least one tile must be drawn from it."""
    s.bag = bag
    if s.telling:
        s.tell("steal", [s.active, bag])
    s.frames.append(MUST_DRAW)
    ANNOUNCED[s.active].open(s)


def draw_from_bag(s: SwindlerState) -> int:
    """The face that comes out of the bag in use, or NOTHING for a skull, which goes back."""
    bag = s.bags[s.bag]
    i = s.chance.draw_counted(bag, s.box.tile_outcome[s.bag])
    if i == len(bag) - 1:
        bag[i] += 1
        return NOTHING
    return s.box.first_face[s.bag] + i


def draw_tile(s: SwindlerState, forced_by: int) -> None:
    """The thief draws, on their own account or forced by a Backstabber (who waits for the end)."""
    face = draw_from_bag(s)
    if face == NOTHING:
        if s.telling:
            s.tell("skull", [s.active, s.bag])
        if forced_by == NOBODY:
            s.frames.append(END_OF_THEFT)
        s.frames.append(CAUGHT[forced_by])
        SKULL_DRAWN[s.active].open(s)
        return
    s.fresh.append(face)
    s.drawn.append(face)
    s.in_bag += 1
    if s.telling:
        s.tell("draw", [s.active, face])
    if forced_by == NOBODY:
        s.frames.append(DRAW_OR_STOP)
        STEALING[s.active].open(s)


class MustDraw(Frame[SwindlerState]):
    """The first tile from a bag is no choice."""

    def step(self, s: SwindlerState) -> None:
        s.frames.pop()
        draw_tile(s, NOBODY)


class DrawOrStop(OwnStep):
    """Draw once more, stop, or change the bag with a Sidekick."""

    def asked(self, s: SwindlerState) -> int:
        return 1 << s.active

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        if not s.hold[seat]:
            return ON_OR_STOP
        # A Sidekick needs a success with this bag first [C29, C32].
        return ON_OR_STOP + own_cards(s, seat, 1 << SIDEKICK if s.in_bag else 0)

    def breathes(self) -> bool:
        return False  # they were asked just before

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        if move == DRAW:
            s.frames.pop()
            draw_tile(s, NOBODY)
        elif move == STOP:
            s.frames.pop()
            stop(s)
        else:
            play_card(s, seat, move)

    def default(self, s: SwindlerState, seat: int) -> int:
        return STOP

    def lean(self, s: SwindlerState, seat: int, rng: Rng) -> int:
        return DRAW if worth_a_draw(s, seat) else STOP

    def why_not(self, s: SwindlerState, seat: int, move: int) -> str:
        if card_of(move) == SIDEKICK:
            return "a Sidekick changes to another bag, right after loot from this one"
        return ""

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        prompt = about_theft(s, "draw-or-stop")
        counts = s.bags[s.bag]
        risk = round(100 * counts[-1] / sum(counts))
        if s.fresh:
            lost = [s.id("tile", face) for face in s.fresh]
            prompt.stakes = Sentence("ask-risk", {"number": risk, "tile": lost})
        else:
            prompt.stakes = Sentence("ask-risk-none", {"number": risk})
        return prompt


def stop(s: SwindlerState) -> None:
    if s.telling:
        s.tell("stop", [s.active, len(s.fresh)])
    s.frames.append(END_OF_THEFT)
    if s.drawn:  # whoever leaves with nothing, saved by a Guardian Angel, has stolen nothing
        GOT_AWAY[s.active].open(s)


class Caught(Frame[SwindlerState]):
    """A skull has been drawn: what it costs, unless a Guardian Angel undoes it."""

    def __init__(self, forced_by: int) -> None:
        self.forced_by = forced_by

    def step(self, s: SwindlerState) -> None:
        s.frames.pop()
        s.caught = True
        thief = s.active
        if self.forced_by != NOBODY:
            paid = s.take_coins(self.forced_by, s.box.stab_coins)
            if paid and s.telling:
                s.tell("reward", [self.forced_by, paid])
        if s.switched and not s.in_bag:  # right after a Sidekick nothing happens [C30]
            if s.telling:
                s.tell("free-skull", [thief])
            return
        if not s.drawn:  # the very first tile
            if s.take_coins(thief, 1) and s.telling:
                s.tell("comfort", [thief])
        if s.ability(thief) == CLING and of_colour(s, thief, s.bag):
            s.frames.append(CLING_TO_ONE)
        else:
            return_all(s)


def of_colour(s: SwindlerState, seat: int, colour: int) -> list[int]:
    """The tiles of a seat with this background."""
    return [face for face in s.tiles(seat) if s.box.face_colour[face] == colour]


def return_all(s: SwindlerState) -> None:
    """All tiles of the bag's colour go back, the old ones too."""
    for face in of_colour(s, s.active, s.bag):
        s.lose_tile(s.active, face)
        s.put_back(face)
        if s.telling:
            s.tell("returns", [s.active, face])


class ClingToOne(Frame[SwindlerState]):
    """A Master Thief keeps one of the tiles that a skull would cost."""

    def asked(self, s: SwindlerState) -> int:
        return 1 << s.active if len(self.moves(s, s.active)) > 1 else 0

    def moves(self, s: SwindlerState, seat: int) -> list[int]:
        colour = s.bag
        return [
            s.box.keep + face
            for face in s.kinds_of_tiles(seat)
            if s.box.face_colour[face] == colour
        ]

    def take(self, s: SwindlerState, seat: int, move: int) -> None:
        s.frames.pop()
        kept = move - s.box.keep
        s.lose_tile(seat, kept)
        return_all(s)
        s.gain_tile(seat, kept)
        if s.telling:
            s.tell("keeps", [seat, kept])

    def step(self, s: SwindlerState) -> None:
        self.take(s, s.active, self.moves(s, s.active)[0])


class EndOfTheft(Frame[SwindlerState]):
    """Bets are settled, and the fresh tiles join the others."""

    def step(self, s: SwindlerState) -> None:
        s.frames.pop()
        for face in s.fresh:
            s.gain_tile(s.active, face)
        s.fresh.clear()
        for bet in s.bets:
            self.decide_bet(s, bet >> 1, bool(bet & 1) == s.caught)
        s.bets.clear()

    def decide_bet(self, s: SwindlerState, seat: int, right: bool) -> None:
        """Right: points, and the Know-it-All returns. Wrong: it is discarded [C16]."""
        if right:
            s.points[seat] += s.box.bet_points
            s.take_up(seat, KNOW_IT_ALL)
        else:
            s.discard(KNOW_IT_ALL)
        if s.telling and right:
            s.tell("bet-won", [seat, s.box.bet_points])
        elif s.telling:
            s.tell("bet-lost", [seat])


def undo_skull(s: SwindlerState) -> None:
    """A Guardian Angel: the skull was never drawn, and the thief may go on or stop. Also an ended
    theft, reopened by a Backstabber, goes on [C7]. So a Copycat has its moment again [C90]."""
    window = cast(Occasion, s.frames[-1])
    answers = close_moment(s)
    s.frames.pop()  # what it would have cost
    if isinstance(s.frames[-1], GotAway):
        answers += close_moment(s)
    s.frames.pop()  # the end of the theft
    s.frames.append(DRAW_OR_STOP)
    if s.drawn:
        STEALING[s.active].open(s)
    window.left(s, answers)


def change_bag(s: SwindlerState, bag: int) -> None:
    """A Sidekick: the thief must draw from the other bag, and a Copycat may be quicker [C20]."""
    s.frames.pop()  # draw or stop
    s.bag = bag
    s.in_bag = 0
    s.switched = True
    if s.telling:
        s.tell("switch", [s.active, bag])
    s.frames.append(MUST_DRAW)
    STEALING[s.active].open(s)


ON_OR_STOP: Final = [DRAW, STOP]
MUST_DRAW: Final = MustDraw()
DRAW_OR_STOP: Final = DrawOrStop()
CLING_TO_ONE: Final = ClingToOne()
END_OF_THEFT: Final = EndOfTheft()
CAUGHT: Final = [Caught(seat) for seat in range(MAX_SEATS)] + [Caught(NOBODY)]  # NOBODY is -1
