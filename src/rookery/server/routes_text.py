"""A table in words, for those who listen to it: the terminal's own text for what a viewer sees."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from rookery.server.parts import Refusal
from rookery.server.web import find, house_of, token_of
from rookery.speaker import Speaker
from rookery.terminal import draw


class TableText(Struct, kw_only=True):
    """The table, top to bottom, and what is asked of the viewer (or nothing)."""

    lines: list[str]
    asks: str


@get("/api/tables/{table_id:str}/text")
async def in_words(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    lang: FromQuery[Literal["en", "de"]] = "en",
) -> TableText:
    """The table as text, as the holder of the token may see it."""
    table = await find(house_of(request), table_id)
    viewer = table.who(token_of(request))
    seen = table.view(viewer)
    if seen.view is None:
        raise Refusal("waiting", "the match has not begun")
    speaker = Speaker(table.game, lang, [seat.name for seat in table.seats])
    asks = ""
    if seen.prompt is not None and viewer is not None and table.match is not None:
        asks = speaker.prompt(table.match.state.prompt(viewer))
    return TableText(lines=draw(seen.view, speaker), asks=asks)
