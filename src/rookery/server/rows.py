"""What each row of the log does to a table, when it was just stored and when it is read again.

`commands.py` makes the rows; this is the other half.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from rookery.match import Match
from rookery.record import Line, Record, parse
from rookery.server import protocol as p
from rookery.server.parts import Tried
from rookery.server.storage import Row
from rookery.server.table_state import TableState
from rookery.server.tries import played, rewound, taken_back

CHAT_KEPT = 200


def take_in(table: TableState, row: Row, tried: Tried | None = None) -> None:
    """Do to a table what a row says; if the match after it was `tried` already, it is not worked
    out once more."""
    _HANDLERS[row.kind](table, row, tried)


def seat_of(row: Row) -> int:
    assert row.seat is not None
    return row.seat


# Who sits where


def _sit(table: TableState, row: Row, tried: Tried | None) -> None:
    seat = table.seats[seat_of(row)]
    seat.name, seat.kind, seat.bot_plays = str(row.body["name"]), str(row.body["kind"]), False


def _leave(table: TableState, row: Row, tried: Tried | None) -> None:
    if table.match is None:
        table.vacate(seat_of(row))
        return
    seat = table.seats[seat_of(row)]
    seat.bot_plays, seat.absent = True, bool(row.body.get("absent"))
    table.stand_ins.pop(seat_of(row), None)


def _return(table: TableState, row: Row, tried: Tried | None) -> None:
    seat = table.seats[seat_of(row)]
    seat.bot_plays = seat.absent = False


def _stand_in(table: TableState, row: Row, tried: Tried | None) -> None:
    away = int(str(row.body["for"]))
    table.stand_ins.setdefault(away, set()).add(seat_of(row))


# The match


def _start(table: TableState, row: Row, tried: Tried | None) -> None:
    if tried is not None:
        table.started(tried.match)
        return
    lines: Any = row.body["lines"]
    rules = int(str(row.body.get("rules", table.game.version)))
    cards = str(row.body.get("cards", ""))
    record = Record(table.game.name, rules, table.row.seats, 0, table.settings.options, cards)
    record.setup = Line(-1, "setup", lines[0][0], lines[0][1])
    position: Any = row.body.get("position")
    record.position = position
    table.started(Match.resume(table.game, record))


def _import(table: TableState, row: Row, tried: Tried | None) -> None:
    """A match that was played elsewhere."""
    table.match = Match.resume(table.game, parse(str(row.body["record"])))
    names: Any = row.body["names"]
    for seat, name in zip(table.seats, names, strict=True):
        seat.name, seat.kind = name, "person"


def _move(table: TableState, row: Row, tried: Tried | None) -> None:
    assert table.match is not None
    if tried is None:
        moves: Any = row.body["moves"]
        lines: Any = row.body["lines"]
        tried = played(table.match, seat_of(row), moves, table.luck, lines)
    spent = float(str(row.body.get("spent", 0.0)))
    table.moved(seat_of(row), tried, spent, str(row.body.get("by", "")))


def _hold(table: TableState, row: Row, tried: Tried | None) -> None:
    table.held = {"seat": row.seat, "moves": row.body["moves"], "by": row.body.get("by", "")}


def _undo(table: TableState, row: Row, tried: Tried | None) -> None:
    assert table.match is not None
    seat = seat_of(row)
    if table.holds(seat):
        table.held = None
        table.say(seat, "undo", {"seat": seat})
        return
    tried = tried or taken_back(table.match, seat, int(str(row.body.get("steps", 1))))
    table.undone(seat, tried.match)


def _rewind(table: TableState, row: Row, tried: Tried | None) -> None:
    assert table.match is not None
    tried = tried or rewound(table.match, int(str(row.body["to"])))
    table.undone(seat_of(row), tried.match, mine=False)


def _ask_undo(table: TableState, row: Row, tried: Tried | None) -> None:
    table.undo_asked_by = row.seat
    table.consents = set()


def _consent(table: TableState, row: Row, tried: Tried | None) -> None:
    if row.body["yes"]:
        table.consents.add(seat_of(row))
    elif table.undo_asked_by is not None:
        table.undo_refused.setdefault(table.undo_asked_by, []).append(table.decision)
        table.undo_asked_by = None


# Talk, orders, time


def _chat(table: TableState, row: Row, tried: Tried | None) -> None:
    name = table.seats[row.seat].name if row.seat is not None else "?"
    number = table.chat[-1].n + 1 if table.chat else 1
    table.chat.append(p.ChatLine(n=number, seat=row.seat, name=name, text=str(row.body["text"])))
    if len(table.chat) > 2 * CHAT_KEPT:
        table.chat = table.chat[-CHAT_KEPT:]


def _orders(table: TableState, row: Row, tried: Tried | None) -> None:
    table.seats[seat_of(row)].orders = msgspec.convert(row.body["orders"], list[p.StandingOrder])


def _patience(table: TableState, row: Row, tried: Tried | None) -> None:
    seconds: Any = row.body["seconds"]
    table.seats[seat_of(row)].patience = seconds


def _ponder(table: TableState, row: Row, tried: Tried | None) -> None:
    table.pondered.add(seat_of(row))


def _pause(table: TableState, row: Row, tried: Tried | None) -> None:
    """The clocks stop; when they run again, the open decision goes on where it was."""
    table.paused = bool(row.body["on"])
    if table.paused:
        table.began -= table.moment  # for now: minus the time that has been used
    else:
        table.began += table.moment


def _more_time(table: TableState, row: Row, tried: Tried | None) -> None:
    table.more_time += 1
    table.extra += float(str(row.body["seconds"]))


# Afterwards


def _rematch(table: TableState, row: Row, tried: Tried | None) -> None:
    table.rematch = str(row.body["table"])


def _rest(table: TableState, row: Row, tried: Tried | None) -> None:
    """The table was let go; how much time had passed by then stands in the row, as in every one."""


def _analysis(table: TableState, row: Row, tried: Tried | None) -> None:
    table.analysis = msgspec.convert(row.body["analysis"], p.Analysis)


_HANDLERS: dict[str, Callable[[TableState, Row, Tried | None], None]] = {
    "sit": _sit,
    "leave": _leave,
    "return": _return,
    "stand-in": _stand_in,
    "start": _start,
    "import": _import,
    "move": _move,
    "hold": _hold,
    "undo": _undo,
    "rewind": _rewind,
    "ask-undo": _ask_undo,
    "consent": _consent,
    "chat": _chat,
    "orders": _orders,
    "patience": _patience,
    "ponder": _ponder,
    "pause": _pause,
    "more-time": _more_time,
    "rematch": _rematch,
    "rest": _rest,
    "analysis": _analysis,
}
