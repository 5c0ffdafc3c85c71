"""The table of Sneaks & Snitches as lines of text."""

from __future__ import annotations

from typing import Any, cast

from rookery.games.sneaks.rules import COLOURS, Sneaks
from rookery.kernel.state import Data
from rookery.speaker import Speaker
from rookery.zones import Zones, heading, percent


def draw(view: Data, speaker: Speaker) -> list[str]:
    """What these eyes see of the table, top to bottom."""
    seats = cast(list[dict[str, Any]], view["seat"])
    lines = [_title(view, speaker), ""]
    lines += _places(view, seats, speaker)
    lines.append("")
    for i, seat in enumerate(seats):
        lines += _seat(view, i, seat, speaker)
    return [*lines, "", *_supply(view, speaker)]


def zones(view: Data, speaker: Speaker, roomy: bool) -> Zones:
    """The same in parts, for a screen that keeps each in its place."""
    seats = cast(list[dict[str, Any]], view["seat"])
    eyes = cast(int, view["eyes"])
    others = [
        line for i, s in enumerate(seats) if i != eyes for line in _rival(view, i, s, speaker)
    ]
    left = [heading(speaker.say("zone-places"))]
    table = cast(dict[str, str | None], view["table"])
    for place in table:
        left.append(f"{speaker.name('place', place)}: {loot(view, place, speaker)}")
        left += [f"    {line}" for line in _sent(place, seats, speaker)]
    return Zones(
        _title(view, speaker),
        left,
        [heading(speaker.say("zone-others")), *others, "", *_supply(view, speaker)],
        _rival(view, eyes, seats[eyes], speaker) if eyes >= 0 else [],
    )


def _rival(view: Data, i: int, seat: dict[str, Any], speaker: Speaker) -> list[str]:
    """A player in two lines: without what there is none of."""
    name, _tokens, *specials = (line.strip() for line in _seat(view, i, seat, speaker))
    has = ", ".join(f"{n} {speaker.name('colour', c)}" for c, n in seat["tokens"].items() if n)
    line = f"{speaker.say('table-tokens')}: {has or '–'}"
    if seat["stash"]:
        line += f"; {speaker.say('table-stash')}: {_stash(seat['stash'], speaker)}"
    return [name, f"  {line}", *(f"  {one}" for one in specials)]


def note(move: str, view: Data, speaker: Speaker) -> str:
    """What a choice contains."""
    verb, _, place = move.partition(" ")
    table = cast(dict[str, str | None], view["table"])
    return loot(view, place, speaker) if verb in ("sneak", "snitch") and place in table else ""


def slot(move: str) -> int | None:
    """A place keeps its number, whichever of them are open."""
    verb, _, place = move.partition(" ")
    return ord(place) - ord("A") + 1 if verb in ("sneak", "snitch") else None


def odds(view: Data, speaker: Speaker) -> list[tuple[str, list[str]]]:
    """What may still be turned up: loot nobody has seen yet, and the secret stash."""
    box = cast(Sneaks, speaker.game)
    deck = cast(dict[str, list[str]], view["deck"])
    coming = deck["I"] + deck["II"]
    following = deck["I"] or deck["II"]
    brings: dict[str, list[str]] = {}
    for id in coming:
        pays = box.loot_tokens[box.loot_index[id]]
        named = [speaker.say(f"category-{c}") for c, n in zip(COLOURS, pays, strict=True) if n]
        for name in named or [str(speaker.name("loot", id))]:
            brings.setdefault(name, []).append(id)
    lines = []
    for name, ids in brings.items():
        chance = sum(id in following for id in ids) / len(following)
        left = f"{len(ids)} {speaker.say('ui-odds-left')}"
        lines.append(f"{name}: {left}, {speaker.say('ui-odds-next')} {percent(chance)}")
    seats = cast(list[dict[str, Any]], view["seat"])
    known = [card for seat in seats for card in seat["stash"]]
    unseen = {c: max(0, box.stash_per_colour - known.count(c)) for c in COLOURS}
    every = max(1, sum(unseen.values()))
    stash = [
        f"{speaker.name('colour', c)}: {n} {speaker.say('ui-odds-left')}, {percent(n / every)}"
        for c, n in unseen.items()
    ]
    return [
        (speaker.say("ui-sneaks-odds-loot", number=len(coming)), lines),
        (speaker.say("ui-sneaks-odds-stash"), stash),
    ]


def _supply(view: Data, speaker: Speaker) -> list[str]:
    deck = cast(dict[str, list[str]], view["deck"])
    bank = tokens(cast(dict[str, int], view["bank"]), speaker)
    return [
        speaker.say("table-bank", tokens=bank),
        speaker.say(
            "table-decks",
            first=len(deck["I"]),
            second=len(deck["II"]),
            stash=cast(int, view["stash deck"]),
        ),
    ]


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
    for place in table:
        line = f"  {speaker.name('place', place)!s:{wide}}  {loot(view, place, speaker)}"
        lines.append(line + "".join(f"   [{one}]" for one in _sent(place, seats, speaker)))
    return lines


def loot(view: Data, place: str, speaker: Speaker) -> str:
    """What lies at a place."""
    lies = cast(dict[str, str | None], view["table"])[place]
    return str(speaker.name("loot", lies)) if lies else speaker.say("table-empty")


def _sent(place: str, seats: list[dict[str, Any]], speaker: Speaker) -> list[str]:
    """Whose cards lie there, as far as one sees them."""
    told = []
    for kind in ("sneaks", "snitches"):
        who = [speaker.names[i] for i, seat in enumerate(seats) if place in seat["plan"][kind]]
        if who:
            told.append(speaker.say(f"table-{kind}", who=", ".join(who)))
    return told


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
    cards = _stash(seat["stash"], speaker)
    lines = [
        f"  {name}",
        f"    {speaker.say('table-tokens')}: {tokens(seat['tokens'], speaker)}; "
        f"{speaker.say('table-stash')}: {cards}",
    ]
    if seat["specials"]:
        items = ", ".join(str(speaker.name("loot", card)) for card in seat["specials"])
        lines.append(f"    {speaker.say('table-specials')}: {items}")
    return lines


def _stash(stash: list[str | None], speaker: Speaker) -> str:
    shown = [str(speaker.name("colour", card)) for card in stash if card is not None]
    cards = speaker.say("table-cards", number=len(stash))
    return f"{cards} ({', '.join(shown)})" if shown else cards
