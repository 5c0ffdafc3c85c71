"""How an accomplice is played, answered, and carried out or neutralised.

Playing a card lays it on the table as a `Played` frame and opens a window above it. When the window
closes, the frame below does its work. An answer is the same thing one level up, so an Assassin
against an Assassin needs no rule of its own: the upper one takes the lower one off the stack.
"""

from __future__ import annotations

from typing import Final, cast

from rookery.games.swindler.rules.state import ANY_TIME, Moment, SwindlerState
from rookery.games.swindler.rules.tables import (
    ASSASSIN,
    BAGS,
    BET_SAFE,
    BET_SKULL,
    CARD_IDS,
    HUSTLER,
    KNOW_IT_ALL,
    LOCK_PICKER,
    MAX_SEATS,
    NOBODY,
    NOTHING,
    PASS,
    PLAY,
    PLAY_PICKER,
    PLAY_SIDEKICK,
    SIDEKICK,
)
from rookery.kernel.chance import Rng
from rookery.kernel.choices import close_choice
from rookery.kernel.prompts import Prompt, Sentence, Subject
from rookery.kernel.state import Frame

NO_MOVES: Final[list[int]] = []
SWAP: Final = 1 << HUSTLER


def card_of(move: int) -> int:
    """The card that a move plays, or -1."""
    if PLAY <= move < BET_SKULL:
        return move - PLAY
    if move == BET_SKULL or move == BET_SAFE:
        return KNOW_IT_ALL
    if PLAY_SIDEKICK <= move < PLAY_SIDEKICK + BAGS:
        return SIDEKICK
    if PLAY_PICKER <= move < PLAY_PICKER + BAGS:
        return LOCK_PICKER + move - PLAY_PICKER
    return -1


def card_moves(s: SwindlerState, cards: int) -> list[int]:
    """The moves that play these cards (one bit each)."""
    if not cards:
        return NO_MOVES
    moves: list[int] = []
    for card in range(KNOW_IT_ALL):
        if cards >> card & 1:
            moves.append(PLAY + card)
    if cards >> KNOW_IT_ALL & 1:
        moves += [BET_SKULL, BET_SAFE]
    if cards >> SIDEKICK & 1:
        for bag in range(BAGS):
            if bag != s.bag:
                moves.append(PLAY_SIDEKICK + bag)
    if cards >> LOCK_PICKER:
        for colour in range(BAGS):
            if cards >> (LOCK_PICKER + colour) & 1:
                moves.append(PLAY_PICKER + colour)
    return moves


def play_card(s: SwindlerState, seat: int, move: int) -> None:
    """Lay a card on the table and give everybody the chance to answer."""
    card = card_of(move)
    bag = move - PLAY_SIDEKICK if card == SIDEKICK else NOTHING
    skull = (1 if move == BET_SKULL else 0) if card == KNOW_IT_ALL else NOTHING
    s.show_card(seat, card)
    if s.telling:
        s.tell("plays", [seat, card])
    s.frames.append(Played(card, seat, bag, skull))
    JUST_PLAYED[s.active][seat].open(s)


class Occasion(Moment):
    """A window in which accomplices can be played; each kind says which (`special`)."""

    def open(self, s: SwindlerState) -> None:
        """Most moments pass: nobody holds a card for them, so nobody has to be asked."""
        if not s.ask_sealed:
            held = 0
            for hold in s.hold:
                held |= hold
            if s.rushed:
                held &= ~SWAP
            if not held & (self.special(s, NOBODY) | ANY_TIME):
                return
        super().open(s)

    def might(self, s: SwindlerState, seat: int) -> bool:
        return bool(s.hand[seat]) and s.might_hold(seat, self.cards(s, seat))

    def can_answer(self, s: SwindlerState, seat: int) -> bool:
        hold = s.hold[seat]
        if s.rushed:
            hold &= ~SWAP
        if not hold:
            return False
        special = self.special(s, seat)
        if special == NOTHING:
            return False
        if hold & special:
            return True
        return hold & ANY_TIME != 0 and hold & s.any_time(seat) != 0

    def answers(self, s: SwindlerState, seat: int) -> list[int]:
        if not s.hold[seat]:
            return NO_MOVES
        special = self.special(s, seat)
        return NO_MOVES if special == NOTHING else own_cards(s, seat, special)

    def answer(self, s: SwindlerState, seat: int, move: int) -> None:
        play_card(s, seat, move)

    def passing(self) -> int:
        return PASS

    def lean(self, s: SwindlerState, seat: int, rng: Rng) -> int:
        """A card is for playing, but a swap needs a thought."""
        for move in reversed(self.answers(s, seat)):
            if move != PLAY + HUSTLER:
                return move if rng.below(3) else PASS
        return PASS

    def why_not(self, s: SwindlerState, seat: int, move: int) -> str:
        card = card_of(move)
        if card < 0:
            return "this is the moment to play an accomplice, or to pass"
        if not s.hold[seat] >> card & 1:
            return f"you have no {CARD_IDS[card]} that you could use now"
        if card == ASSASSIN:
            return "an Assassin only answers an accomplice that somebody else has just played"
        return f"the moment for a {CARD_IDS[card]} is another one, or it has nobody to work on"

    def left(self, s: SwindlerState, answers: list[tuple[int, int]]) -> None:
        """Cards laid at the same time are all carried out, as long as they have a target [C6]: here
        those that need no occasion."""
        for seat, move in reversed(answers):
            card = card_of(move)
            if ANY_TIME >> card & 1 and s.hold[seat] >> card & 1:
                s.frames.append(Laid(seat, card))


class Laid(Frame[SwindlerState]):
    """An accomplice that was laid together with the one that has ended its moment."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def step(self, s: SwindlerState) -> None:
        s.frames.pop()
        if s.hold[self.seat] & s.any_time(self.seat) & 1 << self.card:
            play_card(s, self.seat, PLAY + self.card)
        elif s.hold[self.seat] >> self.card & 1:
            s.show_card(self.seat, self.card)
            take_back(s, self.seat, self.card)


def take_back(s: SwindlerState, seat: int, card: int) -> None:
    """A card has lost its target: it returns to its owner's hand, seen by all."""
    s.take_up(seat, card)
    if s.telling:
        s.tell("taken-back", [seat, card])


def close_moment(s: SwindlerState) -> list[tuple[int, int]]:
    """An answer ends the moment on top; returns what was laid together with it."""
    answers = cast(Occasion, s.frames[-1]).unopened(s)
    close_choice(s)
    return answers


class JustPlayed(Occasion):
    """An accomplice lies on the table and may be answered by anybody but the one who played it."""

    def __init__(self, first: int, by: int) -> None:
        super().__init__(first)
        self.by = by

    def special(self, s: SwindlerState, seat: int) -> int:
        return NOTHING if seat == self.by else 1 << ASSASSIN

    def ask(self, s: SwindlerState, seat: int) -> Prompt:
        played = cast(Played, s.frames[-2])
        card = s.id("card", played.card)
        prompt = Prompt("just-played", {"seat": played.seat, "card": card})
        prompt.about = Subject("card", card, played.seat, [])
        if played.bag >= 0:
            prompt.about.targets.append(Sentence("target-bag", {"bag": s.id("bag", played.bag)}))
        return prompt


JUST_PLAYED: Final = [
    [JustPlayed(first, by) for by in range(MAX_SEATS)] for first in range(MAX_SEATS)
]


class Played(Frame[SwindlerState]):
    """An accomplice on the table: carried out as soon as nobody answers any more."""

    def __init__(self, card: int, seat: int, bag: int, skull: int) -> None:
        self.card = card
        self.seat = seat
        self.bag = bag  # of a Sidekick, or -1
        self.skull = skull  # whether a Know-it-All has bet on one, or -1

    def step(self, s: SwindlerState) -> None:
        s.frames.pop()
        effect = s.box.effects[self.card]
        if effect.stands(s, self.seat):
            effect.resolve(s, self.seat, max(self.bag, self.skull))
        else:
            take_back(s, self.seat, self.card)


def neutralise(s: SwindlerState) -> None:
    """Take the card just answered off the table, together with its window."""
    window = cast(Occasion, s.frames[-1])
    answers = close_moment(s)
    target = cast(Played, s.frames.pop())
    s.discard(target.card)
    if s.telling:
        s.tell("neutralised", [target.seat, target.card])
    window.left(s, answers)


def own_cards(s: SwindlerState, seat: int, others: int) -> list[int]:
    """The moves that use cards in hand: those that fit any moment, and `others` (one bit each)
    that fit this one."""
    hold = s.hold[seat]
    if not hold:
        return NO_MOVES
    cards = hold & others
    if hold & ANY_TIME:
        cards |= hold & s.any_time(seat)
    return card_moves(s, cards)
