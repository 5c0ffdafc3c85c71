"""The table of Oliver Twist as lines of text: what is in reach, the streets, and the lairs."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, cast

from rookery.games.oliver.rules.game import Oliver
from rookery.games.oliver.rules.state import SIDES
from rookery.games.oliver.rules.streets import Streets
from rookery.kernel.state import Data, Game
from rookery.speaker import Speaker
from rookery.zones import DRAWN, Zones, heading, percent

WIDTH = 96
PLAN = (52, 19)  # columns and rows of the map in letters


def draw(view: Data, speaker: Speaker) -> list[str]:
    """What these eyes see of the table, top to bottom."""
    table = Table(view, speaker)
    lines = [*table.title(), "", *table.reach(), "", *table.map(), ""]
    for seat in range(len(table.seats)):
        lines += table.lair(seat)
    if "memory" in view and table.options["memory_aid"] and not view["over"]:
        lines += ["", *table.memory()]
    return [piece for line in lines for piece in _wrapped(line)]


def zones(view: Data, speaker: Speaker, roomy: bool) -> Zones:
    """The same in parts, for a screen that keeps each in its place."""
    table = Table(view, speaker)
    eyes = cast(int, view["eyes"])
    title, *piles = table.title()
    left = [heading(speaker.say("zone-streets"))]
    if roomy:
        left += [*table.plan(), "", *table.reach(), ""]
    else:  # what is in reach stands in the choices, with all that it brings
        left.append(table.reach()[0])
    left += table.map()[1:]
    right = [heading(speaker.say("zone-others"))]
    for seat in range(len(table.seats)):
        if seat != eyes:
            right += [line.removeprefix("  ") for line in table.lair(seat)]
    right += ["", *piles]
    if "memory" in view and table.options["memory_aid"] and not view["over"]:
        right += ["", *table.memory()]
    own = [line.removeprefix("  ") for line in table.lair(eyes)] if eyes >= 0 else []
    return Zones(title, left, right, own)


def note(move: str, view: Data, speaker: Speaker) -> str:
    """What a choice contains: the token at the end of a way, and what goes into the file."""
    table = Table(view, speaker)
    verb, *spaces = move.split()
    if verb in ("prowl", "take", "also") and spaces and spaces[-1] in table.board:
        token = table.token(table.board[spaces[-1]])
        before = [table.board[space] for space in spaces[:-1] if space in table.board]
        if not before:
            return f"{token}; {table.say('table-reach-free')}"
        return f"{token}; {table.say('table-reach-evidence', tokens=table.tokens(before))}"
    if verb in ("ask", "discard", "hide") and spaces:
        return speaker.text("character", spaces[-1])
    return ""


def odds(view: Data, speaker: Speaker) -> list[tuple[str, list[str]]]:
    """What lies open, what anybody could know who has counted, and what a burglary brings."""
    table = Table(view, speaker)
    open_tokens = [word.removesuffix("-oct") for word in table.board.values()]
    worth = [int(word.rpartition("-")[2]) for word in open_tokens if word[-1].isdigit()]
    title = table.say("ui-oliver-odds-open", number=len(open_tokens), pounds=sum(worth))
    counted = sorted(set(open_tokens), key=lambda word: (-open_tokens.count(word), word))
    found = [(title, [f"{open_tokens.count(word)} × {table.token(word)}" for word in counted])]
    memory = cast(dict[str, Any], view.get("memory") or {})
    for key, counts in (("down", memory.get("unseen")), ("bag", memory.get("bag"))):
        if counts:
            every = sum(counts.values())
            lines = [f"{table.token(one)}: {n}, {percent(n / every)}" for one, n in counts.items()]
            found.append((table.say(f"ui-oliver-odds-{key}"), lines))
    if view["side"] == "night":
        box = table.box
        left = [box.burglaries[card] for card in box.burglary_cards]
        for seat in table.seats:
            for kept in seat["burglaries"]:
                if kept in left:
                    left.remove(kept)
        every = max(1, len(left))
        told = [
            ("gain", f"{percent(sum(one > 0 for one in left) / every)}"),
            ("loss", f"{percent(sum(one < 0 for one in left) / every)}"),
            ("mean", f"£{sum(left) / every:.1f}"),
        ]
        lines = [f"{table.say(f'ui-oliver-odds-{key}')}: {value}" for key, value in told]
        found.append((table.say("ui-oliver-odds-burglary"), lines))
    return found


def slot(move: str) -> int | None:
    return 0 if move == "stop" else None


def _wrapped(line: str) -> list[str]:
    indent = " " * (len(line) - len(line.lstrip()))
    return wrap(line, WIDTH, initial_indent="", subsequent_indent=indent + "    ") or [""]


class Table:
    """A view, ready to be told."""

    def __init__(self, view: Data, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.box = cast(Oliver, speaker.game)
        self.options = cast(dict[str, Any], view["options"])
        self.seats = cast(list[dict[str, Any]], view["seat"])
        self.streets: Streets = self.box.sides[SIDES.index(cast(str, view["side"]))]
        self.board = cast(dict[str, str], view["board"])
        self.down = cast(dict[str, None], view["down"])
        self.pawn = self.streets.ids.index(cast(str, view["pawn"]))

    def say(self, key: str, **args: str | int) -> str:
        return self.speaker.say(key, **args)

    def token(self, word: str) -> str:
        return str(self.speaker.name("token", word))

    def tokens(self, words: list[str]) -> str:
        """A list of tokens, equal ones counted."""
        counted = {word: words.count(word) for word in words}
        return ", ".join(
            self.token(word) if count == 1 else f"{count}× {self.token(word)}"
            for word, count in counted.items()
        )

    def space(self, space: int) -> str:
        return str(self.speaker.name("space", self.streets.ids[space]))

    # The head

    def title(self) -> list[str]:
        view = self.view
        pounds = cast(list[int], view["rewards"])
        rewards = ", ".join(self.say("table-money", number=one) for one in pounds)
        side = str(self.speaker.name("side", cast(str, view["side"])))
        lines = [
            self.say("table-title", side=side, rewards=rewards or self.say("table-no-rewards"))
        ]
        deck, vault = cast(int, view["deck"]), cast(int, view["vault"])
        lines.append(self.say("table-piles", deck=deck, vault=vault))
        discards = cast(list[str], view["discards"])
        if discards:
            names = ", ".join(str(self.speaker.name("character", card)) for card in discards)
            lines.append(self.say("table-discards", cards=names))
        return lines

    # What can be taken

    def paths(self) -> list[list[int]]:
        """Every series of face-up tokens from the pawn, short ones first."""
        found: list[list[int]] = []
        waiting = list(self.streets.near[self.pawn])
        for path in waiting:
            if self.streets.ids[self.streets.last[path]] in self.board:
                found.append(self.streets.paths[path])
                waiting += self.streets.longer[path]
        return found

    def reach(self) -> list[str]:
        lines = [self.say("table-pawn", space=self.space(self.pawn))]
        paths = self.paths()
        if paths:
            lines.append(self.say("table-reach"))
        elif any(self.streets.ids[space] in self.down for space in self.streets.near[self.pawn]):
            lines.append(self.say("table-only-down"))
        else:
            lines.append(self.say("table-no-reach"))
        for path in paths:
            words = [self.board[self.streets.ids[space]] for space in path]
            skipped = self.say("table-reach-free")
            if len(path) > 1:
                skipped = self.say("table-reach-evidence", tokens=self.tokens(words[:-1]))
            lines.append(f"  {self.space(path[-1])}: {self.token(words[-1])} ({skipped})")
        return lines

    # The map

    def map(self) -> list[str]:
        """The streets with their tokens, from the pawn outward."""
        streets = self.streets
        steps = streets.distances(self.pawn)
        order = sorted(
            range(len(streets.names)),
            key=lambda i: (min((steps[space] for space in streets.own[i]), default=99), i),
        )
        lines = [self.say("table-streets")]
        empty: list[str] = []
        closed: list[str] = []
        for i in order:
            spaces = streets.own[i]
            if len(self.seats) == 2 and any(streets.yellow[space] for space in spaces):
                closed.append(streets.names[i])
            elif not any(self._lies(space) for space in spaces):
                empty.append(streets.names[i])
            else:
                lines.append(self._street(i, steps))
        corners = [
            space for space in range(streets.size) if not any(space in o for o in streets.own)
        ]
        corners = sorted([space for space in corners if self._lies(space)], key=lambda c: steps[c])
        if corners:
            shown = "; ".join(f"{self.space(space)}: {self._place(space)}" for space in corners)
            lines.append(f"  {self.say('table-corners')}: {shown}")
        if empty:
            lines.append(self.say("table-empty", streets=", ".join(empty)))
        if closed:
            lines.append(self.say("table-closed", streets=", ".join(closed)))
        return lines

    def _lies(self, space: int) -> bool:
        return self.streets.ids[space] in self.board or self.streets.ids[space] in self.down

    def _place(self, space: int) -> str:
        id = self.streets.ids[space]
        return self.token(self.board[id]) if id in self.board else "?" if id in self.down else "–"

    def _street(self, i: int, steps: list[int]) -> str:
        streets = self.streets
        spaces, ends = list(streets.own[i]), list(streets.ends[i])
        if steps[spaces[-1]] < steps[spaces[0]]:
            spaces.reverse()
            ends.reverse()
        first, last = (self._end(end, i) for end in ends)
        name = self.say("table-street-ends", name=streets.names[i], first=first, last=last)
        houses = (f"{streets.own[i].index(one) + 1} {self._place(one)}" for one in spaces)
        return f"  {name}: {', '.join(houses)}"

    def _end(self, end: int, street: int) -> str:
        """A dead end, the square, or the street that is met there."""
        streets = self.streets
        if end < 0:
            return self.say("table-dead-end")
        if end == streets.size:
            return self.say("table-square-end")
        meeting = [k for k in range(len(streets.names)) if end in streets.ends[k] + streets.own[k]]
        return next((streets.names[k] for k in meeting if k != street), self.space(end))

    def plan(self) -> list[str]:
        """The streets as a map in letters, the pawn among them: @."""
        streets = self.streets
        across, down = PLAN
        ground = [[" "] * across for _ in range(down)]
        spots = []
        for x, y in streets.at:
            spots.append((round(x / 1000 * (across - 3)), round(y / 700 * (down - 1))))
        for space in range(streets.size):
            for other in streets.near[space]:
                for step in range(1, 8):
                    x, y = (
                        round(a + (b - a) * step / 8)
                        for a, b in zip(spots[space], spots[other], strict=True)
                    )
                    ground[y][x] = "·"
        for space, (x, y) in enumerate(spots):
            ground[y][x : x + 2] = self._sign(space)
        return [DRAWN + "".join(row).rstrip() for row in ground if "".join(row).strip()]

    def _sign(self, space: int) -> str:
        """Two letters for what lies on a space: how the token's name begins, and its worth."""
        id = self.streets.ids[space]
        if space == self.pawn:
            return "@ "
        if id in self.down:
            return "? "
        if id not in self.board:
            return "□ " if space == self.streets.size else "· "
        kind, _, worth = self.board[id].removesuffix("-oct").rpartition("-")
        return self.token(self.board[id])[0].upper() + (worth if kind and worth.isdigit() else " ")

    # The lairs

    def lair(self, seat: int) -> list[str]:
        one = self.seats[seat]
        name = self.speaker.names[seat]
        if seat == self.view["eyes"]:
            name = self.say("table-you", name=name)
        if seat == self.view["turn"] and not self.view["over"]:
            name = self.say("table-turn", name=name)
        money = self.say("table-money-hidden")
        if one["money"] is not None:
            money = self.say("table-money", number=one["money"])
        if one["announced"] is not None:
            money += f" {self.say('table-announced', number=one['announced'])}"
        parts = [money, self._zone("stash", one), self._zone("file", one)]
        if one["tools"]:
            tools = [word for word, count in one["tools"].items() for _ in range(count)]
            parts.append(self.say("table-tools", tools=self.tokens(tools)))
        lines = [f"  {name}", f"    {'; '.join(parts)}"]
        cards = []
        if one["cards"]:
            cards.append(self._cards("cards", one["cards"], "character"))
        if one["front"]:
            names = ", ".join(str(self.speaker.name("character", card)) for card in one["front"])
            cards.append(self.say("table-front", cards=names))
        if one["burglaries"]:
            cards.append(self._cards("burglaries", one["burglaries"], "pounds"))
        if cards:
            lines.append(f"    {'; '.join(cards)}")
        if seat == self.view["eyes"]:
            for card in one["cards"]:
                name = str(self.speaker.name("character", card))
                lines.append(f"      {name}: {self.speaker.text('character', card)}")
        return lines

    def _zone(self, zone: str, one: dict[str, Any]) -> str:
        if one[zone] is None:
            return self.say("table-file-hidden")
        text = self.say(f"table-{zone}", number=len(one[zone]))
        if one[zone] and None not in one[zone]:
            text += f": {self.tokens(one[zone])}"
        return text

    def _cards(self, key: str, cards: list[Any], kind: str) -> str:
        text = self.say(f"table-{key}", number=len(cards))
        if None not in cards:
            shown = [
                f"{card:+d}" if kind == "pounds" else str(self.speaker.name(kind, card))
                for card in cards
            ]
            text += f" ({', '.join(shown)})"
        return text

    # The memory aid

    def memory(self) -> list[str]:
        """What a perfect memory would know and the table does not show."""
        memory = cast(dict[str, Any], self.view["memory"])
        names = self.speaker.names
        money = ", ".join(
            f"{names[seat]} {self.say('table-money', number=pounds)}"
            for seat, pounds in enumerate(memory["money"])
        )
        lines = [self.say("table-memory"), f"  {self.say('table-memory-money', money=money)}"]
        for seat, one in enumerate(memory["seat"]):
            for zone in ("stash", "file"):
                shown = self._remembered(one[zone])
                if shown and not (zone == "stash" and seat == self.view["eyes"]):
                    text = self.say(f"table-memory-{zone}", name=names[seat], tokens=shown)
                    lines.append(f"  {text}")
        if memory["down"]:
            down = ", ".join(f"{space} {self.token(t)}" for space, t in memory["down"].items())
            lines.append(f"  {self.say('table-memory-down', tokens=down)}")
        if self.down:
            unseen = ", ".join(f"{n}× {self.token(t)}" for t, n in memory["unseen"].items())
            lines.append(f"  {self.say('table-memory-unseen', tokens=unseen)}")
        return lines

    def _remembered(self, zone: dict[str, Any]) -> str:
        parts = [self.tokens(zone["open"] + zone["seen"])] if zone["open"] or zone["seen"] else []
        for words in zone["unsure"]:
            if words is None:
                parts.append(self.say("table-unknown-start"))
            else:
                parts.append(self.say("table-one-of", tokens=self.tokens(words)))
        return "; ".join(parts)


def facts(kind: str, entry: dict[str, Any], speaker: Speaker) -> str:
    """The numbers of a card or token: of an object, how many there are of each value."""
    if kind != "object" or entry.get("joker"):
        return ""
    return ", ".join(f"{count} × £{value}" for value, count in entry["values"].items())


def copies(kind: str, entry: dict[str, Any], game: Game) -> int | None:
    """How many there are in the box."""
    return sum(entry["values"].values()) if kind == "object" else None
