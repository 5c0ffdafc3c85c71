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
from rookery.kernel.chance import seeded
from rookery.kernel.state import Data, Game
from rookery.speaker import Speaker
from rookery.zones import Zones, heading

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


def zones(view: Data, speaker: Speaker, roomy: bool) -> Zones:
    """The same in parts, for a screen that keeps each in its place."""
    bonus = cast(Box, speaker.game).dealer_bonus
    eyes = cast(int, view["eyes"])
    left = [heading(speaker.say("table-orders")), *_flush(_orders(view, speaker))]
    dealers = speaker.say("table-dealers", number=bonus) if roomy else speaker.say("zone-dealers")
    left += [heading(dealers), *_flush(_dealers(view, speaker))]
    right = [heading(speaker.say("table-bags"))]
    right += _small_bags(view, speaker, roomy)
    right.append(heading(speaker.say("zone-others")))
    for seat in range(len(cast(list[Data], view["seat"]))):
        if seat != eyes:
            right += _flush(_seat(view, seat, speaker))
    right += ["", *_supply(view, speaker)]
    own = _flush(_seat(view, eyes, speaker)) if eyes >= 0 else []
    if len(own) > 2:  # one's thief stays what he is: loot and cards come first
        own = [own[0], *own[2:], own[1]]
    return Zones(_title(view, speaker), left, right, own)


def _flush(lines: list[str]) -> list[str]:
    return [line.removeprefix("  ") for line in lines]


def _small_bags(view: Data, speaker: Speaker, far: bool) -> list[str]:
    """A bag in a line: the odds, what a skull would cost, and what is in it."""
    lines = []
    for colour in COLOURS[:BAGS]:
        parts = [_skull_odds(view, colour, speaker)]
        stake = _at_stake(view, colour, cast(int, view["eyes"]))
        if stake:
            parts.append(speaker.say("zone-stake", number=stake))
        counts = cast(dict[str, dict[str, int]], view["bags"])[colour]
        chances = survival(sum(counts.values()), counts["skull"])[:DRAWS]
        if far and chances:
            safe = ", ".join(f"{round(100 * chance)}" for chance in chances)
            parts.append(speaker.say("zone-safe", chances=safe))
        parts.append(", ".join(_inside(view, colour, speaker)) or speaker.say("table-no-loot"))
        lines.append(f"{speaker.name('bag', colour)}: {'; '.join(parts)}")
    return lines


def note(move: str, view: Data, speaker: Speaker) -> str:
    """What a choice contains: the odds of a bag, what an order brings, the true worth of a sale."""
    box = cast(Box, speaker.game)
    words = move.split()
    theft = cast(dict[str, Any], view["theft"])
    if words[0] == "steal" or (words[0] == "draw" and theft["bag"]):
        colour = words[-1] if words[0] == "steal" else theft["bag"]
        told = _inside(view, colour, speaker)
        return "; ".join([_skull_odds(view, colour, speaker), ", ".join(told)])
    if words[0] == "stop":
        return _tiles(theft["fresh"], speaker) if theft["fresh"] else ""
    if words[0] in ("reserve", "fulfil", "cancel") and words[-1] in box.order_ids:
        if words[0] == "cancel":
            return speaker.say("table-points", number=-box.cancel_cost)
        return _rewards(words[-1], speaker)
    if words[0] == "sell":
        return _sale(move, view, speaker)
    if words[0] in ("play", "bet") and len(words) > 1:
        return speaker.text("card", words[1])
    if words[0] == "choose":
        return speaker.text("thief", words[-1])
    return ""


def odds(view: Data, speaker: Speaker) -> list[tuple[str, list[str]]]:
    """The chance to get away with it."""
    return [(speaker.say("ui-swindler-odds-title"), _flush(_bags(view, speaker)))]


def slot(move: str) -> int | None:
    return 0 if move in ("pass", "done", "stop", "decline") else None


def _sale(move: str, view: Data, speaker: Speaker) -> str:
    """What it pays, with all that comes on top: found out by trying it."""
    state = speaker.game.from_view(view, seeded(0))
    seat = cast(int, view["eyes"])
    events = state.play(seat, move)
    paid = [event.args[-1] for event in events if event.key in ("sells", "haggles", "completes")]
    text = speaker.say("table-points", number=sum(paid))
    parts = " + ".join(str(one) for one in paid)
    return f"{text} ({parts})" if len(paid) > 1 else text


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
        text = f"  {kind} {speaker.name('order', card['id'])}: {_rewards(card['id'], speaker)}"
        if card["by"] is not None:
            text += f"   [{speaker.names[card['by']]}]"
        lines.append(text)
    return lines


def _rewards(id: str, speaker: Speaker) -> str:
    """What an order brings."""
    box = cast(Box, speaker.game)
    order = box.orders[box.order_ids.index(id)]
    rewards = [speaker.say("table-points", number=order.points)]
    for key, count in (
        ("table-coins", order.reward_coins),
        ("table-neutral", order.reward_neutral),
        ("table-posters", order.reward_posters),
    ):
        if count:
            rewards.append(speaker.say(key, number=count))
    return ", ".join(rewards)


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
    bags = cast(dict[str, dict[str, int]], view["bags"])
    wide = max(len(str(speaker.name("bag", colour))) for colour in COLOURS[:BAGS])
    eyes = cast(int, view["eyes"])
    lines = []
    for colour in COLOURS[:BAGS]:
        counts = bags[colour]
        total = sum(counts.values())
        chances = survival(total, counts["skull"])[:DRAWS]
        safe = ", ".join(f"{round(100 * chance)}" for chance in chances)
        items = _inside(view, colour, speaker)
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


def _inside(view: Data, colour: str, speaker: Speaker) -> list[str]:
    """What a bag holds beside skulls."""
    box = cast(Box, speaker.game)
    return [
        f"{speaker.name('item', box.item_ids[box.face_item[box.numbers[tile]]])} {count}"
        for tile, count in cast(dict[str, dict[str, int]], view["bags"])[colour].items()
        if tile != "skull" and count
    ]


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
