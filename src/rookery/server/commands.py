"""What each command of a seat comes to: the row to be stored, or a refusal with a reason."""

from __future__ import annotations

from typing import Any

import msgspec

from rookery.kernel.errors import IllegalMove
from rookery.kernel.state import Data
from rookery.match import Match
from rookery.server import protocol as p
from rookery.server.clocks import MORE_TIME
from rookery.server.parts import CHAT_BURST, Change, Refusal
from rookery.server.table_state import TableState
from rookery.server.tries import played, rewound, taken_back
from rookery.speaker import cleaned

UNDO_REFUSALS = 3  # after so many in one match, a seat is not heard any more
AWAY = 60.0  # seconds without somebody before the others may have a bot play for them
TICK = 0.001  # seconds that do not count: the time of a held answer is up
CHAT_EVERY = 1.0  # seconds between two lines of one seat, on average


def change_of(table: TableState, seat: int, command: p.AnyCommand) -> Change:
    """Try a command; nothing changes yet."""
    change: Change = _HANDLERS[type(command)](table, seat, command)
    return change


def playing(table: TableState) -> Match:
    if table.match is None:
        raise Refusal("waiting", "the match has not begun")
    if table.match.state.over:
        raise Refusal("over", "the match is over")
    if table.paused:
        raise Refusal("paused", "the table is paused")
    return table.match


def _play(table: TableState, seat: int, command: p.Play) -> Change:
    match = playing(table)
    if command.decision != table.decision:
        raise Refusal("stale", "this was meant for an earlier decision")
    state = match.state
    if table.holds(seat) or not state.asking >> seat & 1:
        asides = {table.game.vocabulary.word(move) for move in state.asides(seat)}
        if not asides.issuperset(command.moves):  # the same words whoever else is still asked
            raise Refusal("not-asked", "there is nothing for you to decide now")
    return play(table, match, seat, list(command.moves))


def play(table: TableState, match: Match, seat: int, moves: list[str], by: str = "") -> Change:
    """Play on a twin with fresh luck; the row says what came of it.

    `by` says why the server moves in the stead of a person: `time` (or an order), or `sole` where
    there was no choice.
    """
    start = len(match.record.lines)
    try:
        tried = played(match, seat, moves, table.luck)
    except IllegalMove as error:
        raise Refusal("illegal", str(error)) from error
    lines = tried.match.record.lines[start:]
    body: Data = {
        "moves": [line.move for line in lines],
        "lines": [[line.outcomes, line.digest] for line in lines],
    }
    if by:
        body["by"] = by
    if table.too_early(tried.match.state) > TICK:
        return Change("hold", seat, {k: v for k, v in body.items() if k != "lines"})
    if tried.match.state.over:
        body["over"] = True
    spent = 0.0
    if table.runs_alone() == seat and not match.unasked(seat, lines):  # a gift ends no decision
        spent = table.elapsed()
    if spent:
        body["spent"] = round(spent, 3)
    return Change("move", seat, body, tried)


def _undo(table: TableState, seat: int, command: p.Undo) -> Change:
    match = playing(table)
    if table.settings.undo == "none":
        raise Refusal("no-undo", "this table plays without taking back")
    if table.takes_back(seat):
        return Change("undo", seat, {})
    steps = table.steps_back(seat)
    if not steps:
        raise Refusal(
            "no-undo",
            "there is nothing to take back: your last move showed something new, "
            "or the next decision is another's",
        )
    body: Data = {"steps": steps} if steps > 1 else {}
    return Change("undo", seat, body, taken_back(match, seat, steps))


def _ask_undo(table: TableState, seat: int, command: p.AskUndo) -> Change:
    match = playing(table)
    if table.settings.undo != "consent":
        raise Refusal("no-undo", "this table does not go back over new information")
    if table.undo_asked_by is not None:
        raise Refusal("asked", "somebody has asked already")
    if table.takes_back(seat) or table.steps_back(seat):
        raise Refusal("no-undo", "you can take your last move back without asking")
    refused = table.undo_refused.get(seat, [])
    if len(refused) >= UNDO_REFUSALS or table.decision in refused:
        raise Refusal("no-undo", "they have said no: do not ask again")
    if not table.holds(seat) and not chosen(table, match, seat):
        raise Refusal("no-undo", "you have not moved yet")
    if not any(one.alive for n, one in enumerate(table.seats) if n != seat):
        return _rewind(table, match, seat)  # bots never mind
    return Change("ask-undo", seat, {})


def _consent(table: TableState, seat: int, command: p.Consent) -> Change:
    match = playing(table)
    asker = table.undo_asked_by
    if asker is None or asker == seat:
        raise Refusal("not-asked", "nobody has asked you")
    needed = {n for n, one in enumerate(table.seats) if one.alive and n != asker}
    if command.yes and needed <= table.consents | {seat}:
        return _rewind(table, match, asker)
    return Change("consent", seat, {"yes": command.yes})


def _rewind(table: TableState, match: Match, asker: int) -> Change:
    """Back to before the last move of who asked."""
    if table.holds(asker):
        return Change("undo", asker, {})
    last = chosen(table, match, asker)[-1]
    return Change("rewind", asker, {"to": last}, rewound(match, last))


def chosen(table: TableState, match: Match, seat: int) -> list[int]:
    """The moves of a seat that the server did not make for want of another."""
    forced = table.forced + [False] * (len(match.record.lines) - len(table.forced))
    lines = enumerate(match.record.lines)
    return [i for i, line in lines if line.seat == seat and not forced[i]]


def _chat(table: TableState, seat: int, command: p.Chat) -> Change:
    text = cleaned(command.text)
    if not text:
        raise Refusal("empty", "there is nothing to say in this")
    who = table.seats[seat]
    now = table.clock.now()
    who.credit = min(CHAT_BURST, who.credit + (now - who.spoke) / CHAT_EVERY)
    who.spoke = now
    if who.credit < 1:
        raise Refusal("slow-down", "not so fast: wait a moment before you say more")
    who.credit -= 1
    return Change("chat", seat, {"text": text})


def _orders(table: TableState, seat: int, command: p.SetOrders) -> Change:
    return Change("orders", seat, {"orders": msgspec.to_builtins(command.orders)})


def _more_time(table: TableState, seat: int, command: p.MoreTime) -> Change:
    match = playing(table)
    limit = table.limit()
    if limit is None or table.holds(seat) or not match.state.asking >> seat & 1:
        raise Refusal("no-clock", "no clock is running for you")
    if table.more_time >= MORE_TIME:
        raise Refusal("no-more-time", "there is no more time to be had for this decision")
    return Change("more-time", seat, {"seconds": max(table.pace.extra, limit / 2)})


def _hold(table: TableState, seat: int, command: p.Hold) -> Change:
    playing(table)
    if not table.offered(seat):
        raise Refusal("no-clock", "no clock is running for you")
    return Change("ponder", seat, {})


def _patience(table: TableState, seat: int, command: p.Patience) -> Change:
    if table.seats[seat].patience == command.seconds:
        raise Refusal("no-change", "nothing would change")
    return Change("patience", seat, {"seconds": command.seconds})


def _pause(table: TableState, seat: int, command: p.Pause) -> Change:
    if table.match is None or table.match.state.over or table.paused == command.on:
        raise Refusal("no-change", "nothing would change")
    return Change("pause", seat, {"on": command.on})


def _leave(table: TableState, seat: int, command: p.Leave) -> Change:
    if table.match is not None and (table.match.state.over or not table.seats[seat].alive):
        raise Refusal("no-change", "nothing would change")
    return Change("leave", seat, {})


def _stand_in(table: TableState, seat: int, command: p.StandIn) -> Change:
    """A bot for somebody who is away, once everybody who is here wants it."""
    playing(table)
    away = command.seat
    if away >= len(table.seats) or away == seat or not table.seats[away].alive:
        raise Refusal("no-change", "nobody is missing there")
    if table.away_for(away) < AWAY:
        raise Refusal("too-soon", "they may be back in a moment")
    needed = {n for n, one in enumerate(table.seats) if one.alive and table.is_here(n)}
    if needed - {away} <= table.stand_ins.get(away, set()) | {seat}:
        return Change("leave", away, {"absent": True})
    return Change("stand-in", seat, {"for": away})


def _return(table: TableState, seat: int, command: p.Return) -> Change:
    if not table.seats[seat].bot_plays:
        raise Refusal("no-change", "the seat is yours already")
    return Change("return", seat, {})


_HANDLERS: dict[type, Any] = {
    p.Play: _play,
    p.Undo: _undo,
    p.AskUndo: _ask_undo,
    p.Consent: _consent,
    p.Chat: _chat,
    p.SetOrders: _orders,
    p.MoreTime: _more_time,
    p.Hold: _hold,
    p.Patience: _patience,
    p.Pause: _pause,
    p.Leave: _leave,
    p.StandIn: _stand_in,
    p.Return: _return,
}
