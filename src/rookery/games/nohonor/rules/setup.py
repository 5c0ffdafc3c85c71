"""Setup: Agendas, Objectives, the draft, the first hands."""

from __future__ import annotations

from typing import Final

from rookery.games.nohonor.rules.state import NoHonorState
from rookery.games.nohonor.rules.turn import begin_turn
from rookery.kernel.choices import Sealed, open_choice
from rookery.kernel.pieces import FACE, find, piece
from rookery.kernel.state import Frame

AGENDAS_DEALT: Final = 3
AGENDAS_KEPT: Final = 2


class Setup(Frame[NoHonorState]):
    """Motivation: deal the Agendas."""

    def step(self, s: NoHonorState) -> None:
        s.frames.pop()
        s.first = s.chance.roll(s.seats, s.box.seat_outcome)  # [R71]
        if s.telling:
            s.tell("first", [s.first])
        dealt = AGENDAS_KEPT if s.switches.dealt_agendas else AGENDAS_DEALT
        for seat in range(s.seats):
            faces = [s.chance.draw(s.agenda_deck, s.box.agenda_outcome) for _ in range(dealt)]
            faces.sort()
            s.agendas[seat] = [piece(face, 1 << seat) for face in faces]
        if s.switches.dealt_agendas:
            lay_out(s)
        else:
            open_choice(s, MOTIVATION, (1 << s.seats) - 1)


class Motivation(Sealed[NoHonorState]):
    """Everybody puts one of three Agendas away, unseen."""

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        return [s.box.drop_agenda + (one & FACE) for one in s.agendas[seat]]

    def opened(self, s: NoHonorState, answers: list[int]) -> None:
        for seat in range(s.seats):
            mine = s.agendas[seat]
            place = find(mine, answers[seat] - s.box.drop_agenda)
            s.agenda_out[seat] = [mine.pop(place)]
        lay_out(s)

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        return "put one of your three Agendas away"


def lay_out(s: NoHonorState) -> None:
    """Objectives with their Defenses, Coins, and two Characters a player for the draft."""
    s.lay_out_objective(0)
    s.lay_out_objective(1)
    for seat in range(s.seats):
        s.coins[seat] = s.box.start_coins
    for _ in range(2 * s.seats):
        one = s.draw_character()
        s.pool.append(one)
        if s.telling:
            s.tell("pool", [one])
    s.frames.append(DRAFT)


class Draft(Frame[NoHonorState]):
    """Everybody picks a Character and pays; then, in reverse order, another one free of charge."""

    def drafter(self, s: NoHonorState) -> int:
        picks = 2 * s.seats - len(s.pool)
        turn = picks if picks < s.seats else 2 * s.seats - 1 - picks
        return (s.first + turn) % s.seats

    def asked(self, s: NoHonorState) -> int:
        return 1 << self.drafter(s) if len(s.pool) > 1 else 0

    def moves(self, s: NoHonorState, seat: int) -> list[int]:
        paid = len(s.pool) > s.seats
        return [
            s.box.recruit + one for one in s.pool if not paid or s.box.cost[one] <= s.coins[seat]
        ]

    def take(self, s: NoHonorState, seat: int, move: int) -> None:
        one = move - s.box.recruit
        if len(s.pool) > s.seats:
            s.pay(seat, s.box.cost[one])
        s.pool.remove(one)
        s.drafted[seat] |= 1 << one
        s.join(seat, one)

    def step(self, s: NoHonorState) -> None:
        """The last pick is forced [R71]; then the new pool, the Jail and the hands."""
        self.take(s, self.drafter(s), s.box.recruit + s.pool[0])
        s.frames.pop()
        s.fill_pool()
        for _ in range(s.box.jailed):
            one = s.draw_character()
            s.jail.append(one)
            if s.telling:
                s.tell("jailed", [one])
        for seat in range(s.seats):
            s.draw_schemes(seat, s.box.start_hand)
        begin_turn(s, s.first)

    def why_not(self, s: NoHonorState, seat: int, move: int) -> str:
        one = move - s.box.recruit
        if one in s.pool:
            return f"{s.box.characters[one]} costs {s.box.cost[one]}, you have {s.coins[seat]}"
        return "choose one of the Characters laid out for the draft"


SETUP: Final = Setup()
MOTIVATION: Final = Motivation()
DRAFT: Final = Draft()
