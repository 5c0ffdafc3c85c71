"""The table of Sneaks & Snitches as lines of text."""

from __future__ import annotations

from typing import Any, cast

from rookery.games.sneaks.rules import COLOURS
from rookery.kernel.state import Data
from rookery.speaker import Speaker


def draw(view: Data, speaker: Speaker) -> list[str]:
    """What these eyes see of the table, top to bottom."""
    seats = cast(list[dict[str, Any]], view["seat"])
    lines = [_title(view, speaker), ""]
    lines += _places(view, seats, speaker)
    lines.append("")
    for i, seat in enumerate(seats):
        lines += _seat(view, i, seat, speaker)
    deck = cast(dict[str, list[str]], view["deck"])
    bank = tokens(cast(dict[str, int], view["bank"]), speaker)
    lines += [
        "",
        speaker.say("table-bank", tokens=bank),
        speaker.say(
            "table-decks",
            first=len(deck["I"]),
            second=len(deck["II"]),
            stash=cast(int, view["stash deck"]),
        ),
    ]
    return lines


def _title(view: Data, speaker: Speaker) -> str:
    title = speaker.say("table-round", number=cast(int, view["round"]))
    if view["ally"] is not None:
        ally = str(speaker.name("seat", cast(int, view["ally"])))
        title += f"   {speaker.say('table-ally', seat=ally)}"
    return title


def _places(view: Data, seats: list[dict[str, Any]], speaker: Speaker) -> list[str]:
    lines = []
    table = cast(dict[str, str | None], view["table"])
    wide = max(len(str(speaker.name("place", place))) for place in table)
    for place, loot in table.items():
        what = speaker.name("loot", loot) if loot else speaker.say("table-empty")
        line = f"  {speaker.name('place', place)!s:{wide}}  {what}"
        for kind in ("sneaks", "snitches"):
            who = [speaker.names[i] for i, seat in enumerate(seats) if place in seat["plan"][kind]]
            if who:
                line += f"   [{speaker.say(f'table-{kind}', who=', '.join(who))}]"
        lines.append(line)
    return lines


def tokens(counts: dict[str, int], speaker: Speaker) -> str:
    """Counts per colour, in the order of the categories."""
    return ", ".join(f"{counts[c]} {speaker.name('colour', c)}" for c in COLOURS)


def _seat(view: Data, i: int, seat: dict[str, Any], speaker: Speaker) -> list[str]:
    name = speaker.names[i]
    if i == view["eyes"]:
        name = speaker.say("table-you", name=name)
    if not view["over"] and cast(list[Data], view["frames"])[-1]["frame"] == "plans":
        ready = i not in cast(list[int], view["asking"])
        name += f": {speaker.say('table-planned' if ready else 'table-planning')}"
    stash: list[str | None] = seat["stash"]
    shown = [str(speaker.name("colour", card)) for card in stash if card is not None]
    cards = speaker.say("table-cards", number=len(stash))
    if shown:
        cards += f" ({', '.join(shown)})"
    lines = [
        f"  {name}",
        f"    {speaker.say('table-tokens')}: {tokens(seat['tokens'], speaker)}; "
        f"{speaker.say('table-stash')}: {cards}",
    ]
    if seat["specials"]:
        items = ", ".join(str(speaker.name("loot", card)) for card in seat["specials"])
        lines.append(f"    {speaker.say('table-specials')}: {items}")
    return lines
