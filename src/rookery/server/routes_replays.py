"""Hints for the open decision, and everything about matches that are over."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from typing import Annotated

import msgspec
from litestar import Controller, MediaType, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter

from rookery import bots, games
from rookery.bots.advice import Advice
from rookery.kernel.chance import seeded
from rookery.kernel.state import Game
from rookery.record import Record, parse, replay
from rookery.server import protocol as p
from rookery.server.guard import not_too_often
from rookery.server.parts import Refusal, Settings
from rookery.server.project import choice
from rookery.server.replays import Films
from rookery.server.storage import Conflict, Row, TableRow
from rookery.server.table import Table
from rookery.server.thinkers import ANALYSIS, HINT, Advise
from rookery.server.web import AnyRequest, find, house_of, seat_of
from rookery.speaker import cleaned

HINT_SECONDS = 0.5
MAX_MOVES = 20_000

At = Annotated[int | None, QueryParameter(ge=0, le=10**6)]
MoveNumber = Annotated[int, QueryParameter(ge=1, le=10**6)]
Eyes = Annotated[int | None, QueryParameter(name="as", ge=0, le=7)]


async def finished(request: AnyRequest, table_id: str, eyes: int | None = None) -> Table:
    """A table whose match is over; of a running match nothing is shown here."""
    table = await find(house_of(request), table_id)
    if table.match is None or not table.match.state.over:
        raise Refusal("playing", "a match can be replayed once it is over")
    if eyes is not None and eyes >= len(table.seats):
        raise NotFoundException("there is no such seat")
    return table


def hint_of(game: Game, answer: object) -> p.Hint:
    """What a search found, in words."""
    if not isinstance(answer, Advice):
        raise Refusal("busy", "nothing came to mind: try again")
    moves = []
    for one in answer.thoughts:
        word = choice(game, one.move)
        moves.append(
            p.HintMove(
                word=word.word,
                key=word.key,
                args=word.args,
                share=round(one.share, 3),
                visits=one.visits,
                win=round(one.value, 3),
                score=round(one.score, 1),
            )
        )
    win = [round(chance, 3) for chance in answer.win]
    best = game.vocabulary.word(answer.best)
    reason = msgspec.convert(answer.reason, p.Sentence)
    return p.Hint(moves=moves, best=best, reason=reason, win=win, worlds=answer.worlds)


def films_of(request: AnyRequest) -> Films:
    films: Films = request.app.state.films
    return films


class Replays(Controller):
    """Looking back at a match, and a hint while it runs."""

    path = "/api/tables/{table_id:str}"

    @post("/hint", status_code=200)
    async def hint(self, request: AnyRequest, table_id: FromPath[str]) -> p.Hint:
        """What a search would do in this seat's place, from this seat's view."""
        table = await find(house_of(request), table_id)
        seat = seat_of(request, table)
        if not table.settings.hints:
            raise Refusal("no-hints", "this table plays without hints")
        prompt = table.view(seat).prompt
        if table.status != "playing" or prompt is None or table.match is None:
            raise Refusal("not-asked", "there is nothing for you to decide now")
        if table.thinkers is None or seat in table.hinting:
            raise Refusal("busy", "somebody is thinking about it already")
        table.hinting.add(seat)
        try:
            game, view = table.game, table.match.state.view(seat)
            job = Advise(game.name, game.path, seat, view, HINT_SECONDS, secrets.randbits(48))
            answer = await table.thinkers.ask(job, HINT)
        finally:
            table.hinting.discard(seat)
        return hint_of(game, answer)

    @get("/replay")
    async def replayed(
        self, request: AnyRequest, table_id: FromPath[str], at: At = None, eyes: Eyes = None
    ) -> p.ReplayView:
        """A finished match after move `at`, as seat `as` (or a spectator) saw it then."""
        film = await films_of(request).of(await finished(request, table_id, eyes))
        return film.shot(len(film.lines) if at is None else at, eyes)

    @get("/steps")
    async def steps(
        self, request: AnyRequest, table_id: FromPath[str], eyes: Eyes = None
    ) -> p.Steps:
        """All moves of a finished match, as seat `as` (or a spectator) saw them."""
        table = await finished(request, table_id, eyes)
        film = await films_of(request).of(table)
        return p.Steps(
            game=table.game.name,
            names=[seat.name for seat in table.seats],
            options=film.last.options,
            steps=[film.step(index, eyes) for index in range(len(film.lines))],
            scores=film.last.scores(),
            winners=film.last.winners(),
        )

    @get("/analysis")
    async def analysis(self, request: AnyRequest, table_id: FromPath[str]) -> p.Analysis:
        """How chances and scores went; the first who asks sets it going, ask again until `done`."""
        table = await finished(request, table_id)
        if table.thinkers is None:
            raise Refusal("busy", "this server has nobody to think about it")
        return await films_of(request).analysis(table)

    @get("/better")
    async def better(
        self, request: AnyRequest, table_id: FromPath[str], move: MoveNumber
    ) -> p.Hint:
        """What a search would have done in place of a move of a finished match, from what that seat
        knew then."""
        table = await finished(request, table_id)
        film = await films_of(request).of(table)
        if move > len(film.lines):
            raise NotFoundException("there is no such move")
        if move not in film.better:
            state, _events = film.at(move - 1)
            seat = film.lines[move - 1].seat
            if not state.asking >> seat & 1 or len(state.moves(seat)) < 2:
                raise Refusal("no-choice", "there was nothing to choose")
            if table.thinkers is None:
                raise Refusal("busy", "this server has nobody to think about it")
            game, view = table.game, state.view(seat)
            job = Advise(game.name, game.path, seat, view, HINT_SECONDS, secrets.randbits(48))
            film.better[move] = hint_of(game, await table.thinkers.ask(job, ANALYSIS))
        return film.better[move]

    @post("/onward")
    async def onward(
        self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[p.Onward]
    ) -> p.SeatGiven:
        """Go on from a move of a finished match, at a table of one's own against bots."""
        old = await finished(request, table_id, data.seat)
        house = house_of(request)
        not_too_often(request, request.app.state.makers, "so many tables: wait a few minutes")
        house.check_bot(old.game.name, data.level)
        if old.game.card_set != games.load(old.game.name).card_set:
            raise Refusal("cards", "this match was played with earlier cards: start a new one")
        film = await films_of(request).of(old)
        state, _events = film.at(min(data.at, len(film.lines)))
        if state.over:
            raise Refusal("over", "nothing is left to play here: go back some moves")
        if not data.as_it_was:
            state = state.guess(data.seat, seeded(secrets.randbits(62)))
        settings = Settings(options=state.options, speed="relaxed")
        table = await house.make(old.game.name, state.seats, settings, False)
        table.patron = request.client.host if request.client else table.id
        token = await table.sit(data.seat, data.name, "person")
        for seat, then in enumerate(old.seats):
            if seat != data.seat:  # a bot keeps its name, and nobody else lends theirs to one
                name = bots.NAMES[seat] if then.kind == "person" else then.name
                await table.sit(seat, name, data.level)
        await table.start(state)
        return p.SeatGiven(table=table.id, seat=data.seat, token=token, others=[])

    @get("/record", media_type=MediaType.TEXT)
    async def record(self, request: AnyRequest, table_id: FromPath[str]) -> str:
        """The record of a finished match; of a running one, its public headers only."""
        table = await find(house_of(request), table_id)
        if table.match is None:
            raise Refusal("waiting", "the match has not begun")
        match = table.match
        record = match.record
        if match.state.over:
            match.finish()
        else:
            record = Record(
                record.game, record.rules, record.seats, 0, record.options, record.cards
            )
        record.headers["players"] = [{"name": s.name, "kind": s.kind} for s in table.seats]
        return str(record)


@post("/api/records", status_code=200)
async def import_record(request: AnyRequest, data: JSONBody[p.Imported]) -> p.ReplayId:
    """Keep a record that somebody brings along, once every move of it has been checked.

    The same record always gets the same id; the replay endpoints take it like a table's.
    """
    not_too_often(request, request.app.state.imports, "so many records at once: wait a moment")
    record = parse(data.record)
    if record.game not in games.NAMES:
        raise HTTPException(f"there is no game {record.game!r}", status_code=400)
    if len(record.lines) > MAX_MOVES:
        raise HTTPException("too long a match", status_code=400)
    async with request.app.state.slowly:
        game = games.load_set(record.game, record.cards)
        state = await asyncio.to_thread(replay, record, game)
    if not state.over:
        raise HTTPException("this match is not over", status_code=400)
    names = player_names(record)
    record.headers = {}
    text = str(record)
    table_id = "r" + hashlib.sha256(text.encode()).hexdigest()[:20]
    house = house_of(request)
    now = house.clock.wall()
    row = TableRow(
        table_id,
        record.game,
        record.seats,
        {"options": state.options},
        False,
        "over",
        now,
        now,
    )
    body: dict[str, object] = {"record": text, "names": names}
    with contextlib.suppress(Conflict):  # somebody has brought it before
        await house.store.create(row, [Row(0, "auto:import-0", "import", None, body, now)], {})
    return p.ReplayId(id=table_id, game=record.game, moves=len(record.lines))


def player_names(record: Record) -> list[str]:
    """Who played, as far as the record says so."""
    names = [cleaned(name)[:24] for name in record.names()]
    return [name or str(seat + 1) for seat, name in enumerate(names)]
