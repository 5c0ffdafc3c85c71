"""The table of Swindler as lines of text, with the odds that everybody can work out."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, cast

from rookery.games.swindler.rules.tables import (
    BAGS,
    COLOURS,
    ORDER_KINDS,
    SPACES,
    Box,
    survival,
)
from rookery.kernel.state import Data, Game
from rookery.speaker import Speaker

WIDTH = 96
DRAWS = 4  # how far ahead the odds are shown


def draw(view: Data, speaker: Speaker) -> list[str]:
    """What these eyes see of the table, top to bottom."""
    lines = [_title(view, speaker), "", speaker.say("table-orders")]
    lines += _orders(view, speaker)
    bonus = cast(Box, speaker.game).dealer_bonus
    lines += ["", speaker.say("table-dealers", number=bonus), *_dealers(view, speaker)]
    lines += ["", speaker.say("table-bags"), *_bags(view, speaker)]
    lines += ["", *_supply(view, speaker), ""]
    for seat in range(len(cast(list[Data], view["seat"]))):
        lines += _seat(view, seat, speaker)
    return [part for line in lines for part in _wrapped(line)]


def _wrapped(line: str) -> list[str]:
    """A long line in several, the further ones indented a little more."""
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False) or [""]


def _title(view: Data, speaker: Speaker) -> str:
    if view["over"]:
        return str(speaker.name("ending", cast(str, view["ending"])))
    seats = len(cast(list[Data], view["seat"]))
    number = max(0, cast(int, view["turn"]) - 1) // seats + 1
    name = speaker.names[cast(int, view["active"])]
    title = speaker.say("table-title", number=number, seat=name)
    if view["trigger"] is not None:
        title += " " + speaker.say("table-last-round")
    return title


# The board ------------------------------------------------------------------------------------


def _orders(view: Data, speaker: Speaker) -> list[str]:
    box = cast(Box, speaker.game)
    lines = []
    for card in cast(list[dict[str, Any] | None], view["orders"]):
        if card is None:
            lines.append(f"  {speaker.say('table-empty')}")
            continue
        order = box.orders[box.order_ids.index(card["id"])]
        kind = speaker.say(f"table-kind-{ORDER_KINDS[order.kind]}")
        rewards = [speaker.say("table-points", number=order.points)]
        for key, count in (
            ("table-coins", order.reward_coins),
            ("table-neutral", order.reward_neutral),
            ("table-posters", order.reward_posters),
        ):
            if count:
                rewards.append(speaker.say(key, number=count))
        text = f"  {kind} {speaker.name('order', card['id'])}: {', '.join(rewards)}"
        if card["by"] is not None:
            text += f"   [{speaker.names[card['by']]}]"
        lines.append(text)
    return lines


def _dealers(view: Data, speaker: Speaker) -> list[str]:
    box = cast(Box, speaker.game)
    lines = []
    for card in cast(list[dict[str, Any] | None], view["dealers"]):
        if card is None:
            lines.append(f"  {speaker.say('table-empty')}")
            continue
        dealer = box.dealer_ids.index(card["id"])
        spaces = []
        for n in range(SPACES):
            space = SPACES * dealer + n
            what = f"{_item(box.space_items[space], speaker)} {box.space_points[space]}"
            if card["goods"][n] is not None:
                what = f"({what}: {speaker.name('tile', card['goods'][n])})"
            spaces.append(what)
        lines.append(f"  {speaker.name('dealer', card['id'])}: {', '.join(spaces)}")
    return lines


def _item(items: int, speaker: Speaker) -> str:
    """The item of a dealer's space; several items are any key."""
    box = cast(Box, speaker.game)
    shown = [i for i in range(len(box.item_ids)) if items >> i & 1]
    if len(shown) > 1:
        return speaker.say("table-any-key")
    return str(speaker.name("item", box.item_ids[shown[0]]))


def _bags(view: Data, speaker: Speaker) -> list[str]:
    box = cast(Box, speaker.game)
    bags = cast(dict[str, dict[str, int]], view["bags"])
    wide = max(len(str(speaker.name("bag", colour))) for colour in COLOURS[:BAGS])
    eyes = cast(int, view["eyes"])
    lines = []
    for colour in COLOURS[:BAGS]:
        counts = bags[colour]
        total = sum(counts.values())
        chances = survival(total, counts["skull"])[:DRAWS]
        safe = ", ".join(f"{round(100 * chance)}" for chance in chances)
        items = [
            f"{speaker.name('item', box.item_ids[box.face_item[box.numbers[tile]]])} {count}"
            for tile, count in counts.items()
            if tile != "skull" and count
        ]
        line = f"  {speaker.name('bag', colour)!s:{wide}}  {_skull_odds(view, colour, speaker)}; "
        if chances:
            line += speaker.say("table-safe", number=len(chances), chances=safe)
        else:
            line += speaker.say("table-no-loot")
        lines.append(line)
        rest = [", ".join(items)] if items else []
        mine = _at_stake(view, colour, eyes)
        if mine:
            rest.append(speaker.say("table-stake", number=mine))
        if rest:
            lines.append(f"  {'':{wide}}  {'; '.join(rest)}")
    return lines


def _skull_odds(view: Data, colour: str, speaker: Speaker) -> str:
    counts = cast(dict[str, dict[str, int]], view["bags"])[colour]
    return speaker.say("table-skull", number=counts["skull"], number2=sum(counts.values()))


def _at_stake(view: Data, colour: str, eyes: int) -> int:
    """How many tiles a skull of this colour would cost the one who looks."""
    if eyes < 0:
        return 0
    tiles = list(cast(list[dict[str, Any]], view["seat"])[eyes]["loot"])
    if eyes == view["active"]:
        tiles += cast(list[str], cast(Data, view["theft"])["fresh"])
    return sum(tile.startswith(f"{colour}-") for tile in tiles)


def _supply(view: Data, speaker: Speaker) -> list[str]:
    supply = cast(dict[str, Any], view["supply"])
    pile = cast(dict[str, Any], view["order pile"])
    return [
        speaker.say(
            "table-supply",
            coins=supply["coins"],
            posters=supply["posters"],
            tiles=_counted("tile", supply["tiles"], speaker),
        ),
        speaker.say(
            "table-piles",
            orders=pile["A left"] + len(pile["B"]),
            dealers=len(cast(list[str], view["dealer pile"])),
            cards=_count(view["deck"]),
            discards=_counted("card", cast(list[str], view["discards"]), speaker),
        ),
    ]


def _counted(kind: str, ids: list[str], speaker: Speaker) -> str:
    """Names with how many there are of each, where it is more than one."""
    shown = []
    for one in dict.fromkeys(ids):
        many = f" {ids.count(one)}" if ids.count(one) > 1 else ""
        shown.append(f"{speaker.name(kind, one)}{many}")
    return ", ".join(shown) or speaker.say("table-none")


def _count(deck: object) -> int:
    return len(deck) if isinstance(deck, list) else cast(int, deck)


def _tiles(tiles: list[str], speaker: Speaker) -> str:
    return _counted("tile", tiles, speaker)


# The players ----------------------------------------------------------------------------------


def _seat(view: Data, i: int, speaker: Speaker) -> list[str]:
    box = cast(Box, speaker.game)
    seat = cast(list[dict[str, Any]], view["seat"])[i]
    seats = len(cast(list[Data], view["seat"]))
    name = speaker.names[i]
    if i == view["eyes"]:
        name = speaker.say("table-you", name=name)
    head = speaker.say(
        "table-seat",
        name=name,
        points=seat["points"],
        coins=seat["coins"],
        posters=seat["posters"],
        orders=len(seat["finished"]),
        end=box.end_at[seats],
    )
    if seat["jailed"]:
        head += f" {speaker.say('table-jailed')}"
    lines = [f"  {head}"]
    if seat["thief"] is not None:
        locked = len(seat["finished"]) < box.thief_at[seats]
        thief = str(speaker.name("thief", seat["thief"]))
        key = "table-thief-locked" if locked else "table-thief"
        lines.append(f"    {speaker.say(key, thief=thief, number=box.thief_at[seats])}")
    loot = _tiles(seat["loot"], speaker)
    if i == view["active"]:
        fresh = cast(list[str], cast(Data, view["theft"])["fresh"])
        if fresh:
            loot += f"; {speaker.say('table-fresh', tiles=_tiles(fresh, speaker))}"
        for one in cast(list[dict[str, str]], cast(Data, view["step"])["forged"]):
            tile, item = speaker.name("tile", one["tile"]), speaker.name("item", one["as"])
            loot += f"; {speaker.say('table-forged', tile=tile, item=item)}"
    lines.append(f"    {speaker.say('table-loot', tiles=loot)}")
    if seat["hand"] or seat["known"]:
        lines.append(f"    {_hand(seat, speaker)}")
    return lines


def _hand(seat: dict[str, Any], speaker: Speaker) -> str:
    cards = [str(speaker.name("card", card)) for card in seat["hand"] if card is not None]
    cards += [speaker.say("table-known", card=speaker.name("card", one)) for one in seat["known"]]
    hidden = seat["hand"].count(None)
    if hidden:
        cards.append(speaker.say("table-hidden", number=hidden))
    return speaker.say("table-hand", cards=", ".join(cards))


# The list of all cards ------------------------------------------------------------------------


def facts(kind: str, entry: dict[str, Any], speaker: Speaker) -> str:
    """The numbers on a card."""
    if kind == "dealer":
        return ", ".join(
            f"{_item(need, speaker)} {points}"
            for need, points in zip(*_spaces(entry["id"], speaker), strict=True)
        )
    if kind != "order":
        return ""
    told = [speaker.say(f"table-kind-{entry['kind']}")]
    for what, number in entry["reward"].items():
        told.append(speaker.say(f"table-{what}", number=number))
    return ", ".join(told)


def _spaces(dealer: str, speaker: Speaker) -> tuple[list[int], list[int]]:
    box = cast(Box, speaker.game)
    first = SPACES * box.dealer_ids.index(dealer)
    return box.space_items[first : first + SPACES], box.space_points[first : first + SPACES]


def copies(kind: str, entry: dict[str, Any], game: Game) -> int | None:
    """How many there are in the box: of a picture, the tiles that show it; `count` on an order is
    how often something is to be done."""
    box = cast(Box, game)
    if kind == "order":
        return 1
    if kind != "item":
        return None
    tiles = [count for bag in box.full_bags for count in bag[:-1]] + box.full_neutral
    ids = [box.item_ids[box.face_item[face]] for face in range(len(tiles))]
    key = entry["kind"] == "key"
    return sum(
        count
        for count, item in zip(tiles, ids, strict=True)
        if item == entry["id"] or (key and item.endswith(f"-{entry['id']}"))
    )
