"""A match in progress: a state, the record of how it came about, and taking back."""

from __future__ import annotations

from dataclasses import replace

from rookery.kernel.errors import IllegalMove
from rookery.kernel.state import Data, Event, Game, State
from rookery.record import Line, Record, Replay, digest, result


class Match:
    """Plays moves, writes the record, and undoes what revealed nothing.

    A move can be taken back as long as it drew nothing, showed nothing, and left the decision
    where it was: with the same seat alone, or in a choice that is still sealed. Taking back
    never touches what another seat has decided. What is done unasked, in the open, stays done.
    """

    def __init__(self, game: Game, seats: int, seed: int, options: Data | None = None) -> None:
        self.game = game
        state = game.unsettled(seats, seed, options or {})
        state.chance.keep_log()
        state.settle()
        self._adopt(
            state, Record(game.name, game.version, seats, seed, state.options, game.card_set)
        )
        self.record.setup = Line(-1, "setup", self._drawn(), digest(state))

    @classmethod
    def begun_from(cls, state: State) -> Match:
        """A match of its own from a state on; the original goes its own way."""
        position = state.position()
        del position["chance"]
        record = Record(
            *(state.game.name, state.game.version, state.seats, 0, state.options),
            cards=state.game.card_set,
            position=position,
        )
        record.setup.digest = digest(state)
        return cls.resume(state.game, record)

    @classmethod
    def resume(cls, game: Game, record: Record) -> Match:
        """Go on with a recorded match where it stopped."""
        match = cls.__new__(cls)
        match.game = game
        match._adopt(Replay(record, game).to(len(record.lines)), record)
        match._drawn()
        return match

    def _adopt(self, state: State, record: Record) -> None:
        self.state = state
        self.record = record
        self._base = state.copy()  # the state before the moves that can be taken back
        self._tail = 0  # how many those are

    def fork(self) -> Match:
        """A twin to try something on; the original stays as it is."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.state = self.state.copy()
        twin.state.chance.keep_log()
        twin.record = replace(self.record, lines=self.record.lines[:])
        twin._base = self._base
        twin._tail = self._tail
        return twin

    def _drawn(self) -> list[str]:
        return [self.game.outcomes.word(n) for n in self.state.chance.take_log()]

    def play(self, seat: int | bool, *moves: int | bool | str) -> list[Event]:
        """Carry out one or several moves of a seat, all or none."""
        numbers = [self.game.vocabulary.number_of(move) for move in moves]
        if len(numbers) > 1:
            rehearsal = self.state.copy()
            for number in numbers:
                rehearsal.play(seat, number)
        events: list[Event] = []
        for number in numbers:
            events += self._play(seat, number)
        return events

    def _play(self, seat: int, move: int) -> list[Event]:
        state = self.state
        before, news, drawn = state.asking, state.news, state.chance.drawn
        frame = state.frames[-1] if state.frames else None
        aside = self.is_aside(seat, move)
        events = state.play(seat, move)
        line = Line(seat, self.game.vocabulary.word(move), self._drawn(), digest(state))
        self.record.lines.append(line)
        alone = before == 1 << seat == state.asking
        still_sealed = bool(state.asking) and state.frames[-1] is frame and before != 1 << seat
        quiet = state.news == news and state.chance.drawn == drawn and not aside
        if quiet and (alone or still_sealed):
            self._tail += 1
        else:
            self._base = state.copy()
            self._tail = 0
        return events

    def is_aside(self, seat: int, move: int) -> bool:
        """Whether a move would be something done unasked, and no answer to the open decision."""
        state = self.state
        return move in state.asides(seat) and move not in state.moves(seat)

    def unasked(self, seat: int, lines: list[Line]) -> bool:
        """Whether these moves, made from here, answer nothing."""
        number = self.game.vocabulary.number
        return all(self.is_aside(seat, number(line.move)) for line in lines)

    def undoables(self, seat: int) -> list[int]:
        """The lines of the record that this seat could take back, the last one first."""
        lines = self.record.lines
        start = len(lines) - self._tail
        return [i for i in range(len(lines) - 1, start - 1, -1) if lines[i].seat == seat]

    def undoable(self, seat: int) -> str | None:
        """The move that this seat would take back, or None."""
        found = self.undoables(seat)
        return self.record.lines[found[0]].move if found else None

    def undo(self, seat: int) -> str:
        """Take back the last move of a seat and return it."""
        if self.undoable(seat) is None:
            raise IllegalMove(
                "there is nothing to take back: your last move showed something new, "
                "or the next decision is another's"
            )
        start = len(self.record.lines) - self._tail
        kept = self.record.lines[start:]
        last = max(i for i, line in enumerate(kept) if line.seat == seat)
        undone = kept.pop(last)
        state = self._base.copy()
        state.chance.keep_log()
        for i, line in enumerate(kept):
            state.play(line.seat, line.move)
            kept[i] = replace(line, digest=digest(state))
        self.record.lines[start:] = kept
        self.state = state
        self._tail = len(kept)
        return undone.move

    def finish(self) -> None:
        """Write the result into the record's headers."""
        if self.state.over:
            self.record.headers["result"] = result(self.state)
