"""What nobody in their senses does in Oliver Twist: moves left out before anybody thinks.

All in pounds, as instinct counts them. Where a rule leaves nothing, it does not apply.
"""

from __future__ import annotations

from typing import Final, cast

from rookery.games.oliver.instinct.thief import OliverInstinct
from rookery.games.oliver.rules.characters import PutBack
from rookery.games.oliver.rules.loot import KeepBurglary, LoseTool
from rookery.games.oliver.rules.state import OliverState
from rookery.games.oliver.rules.turn import Turn
from rookery.kernel.state import State

FAR: Final = 4.0  # so much worse is no prowl worth a thought: where the pawn ends is worth less
LESS: Final = 2.0  # a set or a token that brings so much less,
SPARED: Final = 0.5  # and one whose loss costs so much more, which is counted better
CATCH: Final = 1.0  # what makes it senseless to do nothing
IDLE: Final = 0.3  # what is as good as nothing


class SensibleThief(OliverInstinct):
    """Takes what lies at hand, sells the better set, and wastes no card."""

    def sensible(self, state: State, seat: int, moves: list[int]) -> list[int]:
        s = cast(OliverState, state)
        box = self.box
        frame = s.frames[-1]
        self.enter(s, seat)
        if isinstance(frame, Turn):
            return self.turn(s, moves) or moves
        if isinstance(frame, KeepBurglary):
            return self.within(moves, 0.0)
        if isinstance(frame, LoseTool):
            return self.within(moves, 0.0)  # of what one has most
        if isinstance(frame, PutBack):
            return [move for move in moves if move != box.STOP] or moves
        first = moves[0]
        if box.ROB <= first < box.SHIFT:
            return [move for move in moves if s.stash[(move - box.START) % 4]] or moves
        if box.SHIFT <= first < box.ASK:
            most = max((move - box.SHIFT) // 4 for move in moves)
            return [move for move in moves if (move - box.SHIFT) // 4 == most]
        if box.AWAY <= first < box.RETURN:
            return self.within(moves, SPARED)
        if box.TAKE <= first < box.END or first >= box.SETS:
            return self.within(moves, LESS)
        if box.PLACE <= first < box.TAKE:
            return self.within(moves, FAR)
        return moves

    def within(self, moves: list[int], margin: float) -> list[int]:
        """Those that promise no less than the best, or hardly less."""
        worths = [self.judge_move(move) for move in moves]
        least = max(worths) - margin
        return [moves[i] for i in range(len(moves)) if worths[i] >= least]

    def turn(self, s: OliverState, moves: list[int]) -> list[int]:
        box, survey = self.box, self.seen()
        prowls = [move for move in moves if box.PROWL <= move < box.PLACE]
        sales = [move for move in moves if move >= box.FAGIN]
        near = self.within(prowls, FAR) if prowls else []
        kept = [move for move in near if not self.is_for_nothing(move, prowls)]
        kept += self.within(sales, LESS) if sales else []
        catch = max((self.judge_move(move) for move in kept), default=0.0)
        for move in moves:
            if box.HIDE <= move < box.DISCARD:
                if catch < CATCH:
                    kept.append(move)
            elif box.ASK <= move < box.HIDE:
                if catch < CATCH or self.help(move - box.ASK) > IDLE:
                    kept.append(move)
            elif not (box.PROWL <= move < box.PLACE or move >= box.FAGIN):
                kept.append(move)
        if survey.night and any(box.HIDE <= move < box.DISCARD for move in kept):
            kept = [move for move in kept if move != box.END]  # no card is of use tomorrow
        kept.sort()
        return kept

    def is_for_nothing(self, prowl: int, prowls: list[int]) -> bool:
        """Whether the same token lies nearer on the same way, and going further does not leave
        the next player less."""
        survey = self.seen()
        first = self.box.PROWL + survey.streets.path_offset
        spaces = survey.streets.paths[prowl - first]
        for other in prowls:
            nearer = survey.streets.paths[other - first]
            if len(nearer) >= len(spaces) or nearer != spaces[: len(nearer)]:
                continue
            if survey.board[nearer[-1]] != survey.board[spaces[-1]]:
                continue
            left = self.temptation(spaces[-1], spaces)
            if left > self.temptation(nearer[-1], nearer) - CATCH:
                return True
        return False
