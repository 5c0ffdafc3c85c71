"""What leaves the server: views and events as one viewer may see them, and nothing else."""

from __future__ import annotations

import functools
from typing import Any

from rookery.kernel.prompts import Sentence, plain
from rookery.kernel.state import SPECTATOR, Data, Event, Game, State
from rookery.match import Match
from rookery.server import protocol as p
from rookery.server.clocks import MORE_TIME
from rookery.server.parts import Viewer
from rookery.server.standing_orders import ordered
from rookery.server.table_state import TableState


def view_of(state: State, seat: int | None) -> Data:
    """The view of a seat or spectator; who has already answered a sealed choice stays hidden."""
    view = state.glimpse(seat)
    sealed: Any = view["sealed"]
    for entry in sealed:
        for other in range(state.seats):
            if other != seat and entry[other] == "*":
                entry[other] = "?"
    if state.frames and state.frames[-1].seals():
        view["asking"] = [other for other in range(state.seats) if sealed[-1][other] == "?"]
    return view


def show_held(view: Data, held: Data, seat: int) -> str | None:
    """Show an answer that is held back as if it were in, and return it if it can be taken back."""
    moves: Any = held["moves"]
    sealed: Any = view["sealed"]
    asking: Any = view["asking"]
    word = str(moves[-1])
    if sealed:
        sealed[-1][seat] = word
    view["asking"] = [other for other in asking if other != seat]
    return None if held.get("fixed") else word


def event_of(game: Game, event: Event, seat: int | None) -> tuple[str, Data]:
    """An event with named arguments; what this viewer may not know is None."""
    return _named(game, event, SPECTATOR if seat is None or not event.hidden else seat)


@functools.lru_cache(maxsize=1000)
def _named(game: Game, event: Event, eyes: int) -> tuple[str, Data]:
    """What is there for all to see is the same for all, and put into words once."""
    key, values = event.seen_by(eyes)
    args: Data = {}
    for kind, value in zip(game.events[key].split(), values, strict=True):
        name, times = kind, 1
        while name in args:
            times += 1
            name = f"{kind}{times}"
        if value is None or kind in ("seat", "number"):
            args[name] = value
        elif kind == "move":
            entry = game.vocabulary.entries[value]
            args[name] = {"word": entry.word, "key": entry.key, "args": entry.args}
        else:
            args[name] = game.kinds[kind][value]
    return key, args


@functools.lru_cache(maxsize=100_000)
def choice(game: Game, move: int) -> p.Choice:
    entry = game.vocabulary.entries[move]
    return p.Choice(word=entry.word, key=entry.key, args=entry.args)


def sentence(said: Sentence) -> p.Sentence:
    return p.Sentence(said.key, {name: plain(value) for name, value in said.args.items()})


def prompt_of(state: State, seat: int) -> p.Prompt | None:
    """What is asked of a seat, if anything is."""
    moves = state.moves(seat)
    if not moves:
        return None
    words = state.game.vocabulary
    default = words.word(state.default(seat))
    passing = state.frames[-1].passing()
    silent = words.word(passing) if passing >= 0 else "pass" if default == "pass" else None
    asked = state.prompt(seat)
    about = asked.about
    return p.Prompt(
        moves=[choice(state.game, move) for move in moves],
        default=default,
        asks=sentence(asked.asks),
        notes=[sentence(note) for note in asked.notes],
        stakes=sentence(asked.stakes) if asked.stakes is not None else None,
        futures=[[sentence(one) for one in future] for future in asked.futures],
        about=None
        if about is None
        else p.Subject(
            kind=about.kind,
            id=about.id,
            seat=about.seat,
            targets=[sentence(target) for target in about.targets],
        ),
        grave=[words.word(move) for move in asked.grave],
        form=asked.form,
        passing=silent,
    )


# Tables


def who_sits(table: TableState) -> list[p.SeatInfo]:
    here = {listener.viewer for listener in table.listeners}
    return [
        p.SeatInfo(
            name=seat.name,
            kind=seat.kind,
            here=n in here,
            bot_plays=seat.bot_plays,
            absent=seat.absent,
            stand_in=sorted(table.stand_ins.get(n, ())),
        )
        for n, seat in enumerate(table.seats)
    ]


def table_view(table: TableState, viewer: Viewer, seats: list[p.SeatInfo]) -> p.TableView:
    """The table as one viewer may see it."""
    shown = p.TableView(
        id=table.id,
        game=table.game.name,
        status=table.status,
        options=table.settings.options,
        speed=table.settings.speed,
        seats=seats,
        you=viewer,
        n=len(table.events[viewer]),
        decision=table.decision,
        undo_asked_by=table.undo_asked_by,
        fault=table.fault,
        hints=table.settings.hints,
        host=table.settings.host,
        public=table.row.public,
        rematch=table.rematch,
    )
    if table.match is not None:
        _show_match(shown, table, table.match, viewer)
    return shown


def _silence(table: TableState, viewer: int) -> int | None:
    """Milliseconds after which silence passes. Alone among bots it is all of one's own time: a page
    counts from when it has shown what there is to answer to."""
    offered = table.offered(viewer)
    if offered is not None:
        return round(1000 * offered)
    limit = table.limit() if table.reaction() else None
    return None if limit is None else max(0, round(1000 * (limit - table.elapsed())))


def _show_match(shown: p.TableView, table: TableState, match: Match, viewer: Viewer) -> None:
    state = match.state
    shown.view = view_of(state, viewer)
    limit = table.limit()
    if limit is not None:
        shown.milliseconds = max(0, round(1000 * (limit - table.elapsed())))
        shown.more_time = MORE_TIME - table.more_time
    if table.settings.bank is not None:
        shown.banks = [max(0, round(1000 * left)) for left in table.banks]
    if viewer is None:
        return
    shown.patience = table.seats[viewer].patience
    undo = match.undoable(viewer) if table.steps_back(viewer) else None
    if table.held is not None and table.holds(viewer):
        # It looks as if it were in: nobody may know that it was the last.
        undo = show_held(shown.view, table.held, viewer)
        if table.held.get("by") == "sole":
            undo = None
    elif (sole := table.sole(viewer)) is not None:
        shown.sole = choice(table.game, sole)
        shown.silence = _silence(table, viewer) or None
    elif not state.asking >> viewer & 1 or not ordered(state, viewer, table.seats[viewer].orders):
        shown.prompt = prompt_of(state, viewer)
        if shown.prompt is not None and shown.prompt.passing is not None:
            shown.silence = _silence(table, viewer)
    shown.asides = [choice(table.game, move) for move in state.asides(viewer)]
    shown.undo = undo if table.settings.undo != "none" else None
    shown.orders = table.seats[viewer].orders
