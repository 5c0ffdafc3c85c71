"""Text in colours: names of cards that can be looked up, colours of bags, skills and seats.

Colours come from the words alone, so they never say anything that the words do not.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

from textual.color import Color
from textual.content import Content, Span
from textual.style import Style

from rookery import games
from rookery.cli.show import KINDS, card_line, card_lists, read_cards
from rookery.speaker import Speaker
from rookery.zones import DRAWN, HEAD

MOST_KNOWN = 3000  # lines that are set and kept
HARD = "\N{NO-BREAK SPACE}"

# By night and by day: as bright on dark ground as they are dark on light ground.
TONES = {
    "red": ("#ff7b72", "#b3261e"),
    "blue": ("#79b8ff", "#1f5fae"),
    "yellow": ("#f2cc60", "#7a5b00"),
    "green": ("#7ee787", "#1f6f36"),
    "black": ("#b9b2c9", "#463f57"),
    "white": ("#f0f0f0", "#5b5b5b"),
    "lies": ("#e39ff6", "#7b2d90"),
    "muscle": ("#ff9b72", "#a63c12"),
    "stealth": ("#8fb8ff", "#2a54a8"),
    "tinker": ("#7fdcc3", "#14655a"),
    "apple": ("#9ccc65", "#47662a"),
    "handkerchief": ("#79b8ff", "#2d5a8e"),
    "brooch": ("#b9c3d1", "#55606f"),
    "necklace": ("#f48fb1", "#8d3d5b"),
    "ring": ("#f2cc60", "#7d5506"),
    "watch": ("#7fdcc3", "#1b544f"),
    "wallet": ("#d7a77a", "#6f4518"),
    "seat-0": ("#ffd28a", "#8a4b00"),
    "seat-1": ("#9ad7ff", "#0a5c8a"),
    "seat-2": ("#d3b3ff", "#5f3aa0"),
    "seat-3": ("#a8e6a1", "#2b6a2b"),
    "seat-4": ("#ffb3c7", "#9a2b52"),
    "seat-5": ("#c9d38a", "#5c641a"),
    "link": ("#f3d9a4", "#6b4300"),
}

# Kinds that have something to look up, and kinds that only have a colour.
CARDS = [
    "loot",
    "order",
    "raid",
    "dealer",
    "card",
    "thief",
    "character",
    "scheme",
    "defense",
    "objective",
    "treasure",
    "agenda",
    "tool",
]
COLOURED = ["colour", "category", "bag", "tile", "token", "object", "skill"]


class Entry:
    """Something that can be looked up."""

    def __init__(self, title: str, text: str, key: str = "") -> None:
        self.title = title
        self.text = text
        self.key = key

    def holds(self, words: str) -> bool:
        return words.casefold() in f"{self.title}\n{self.text}".casefold()


class Ink:
    """Knows every name of a game in one language, and sets lines that contain them."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.day = False
        self.tones: dict[str, str] = {}
        self._known: dict[tuple[str, int, bool], list[Content]] = {}  # what was set before
        self.links: dict[str, str] = {}  # name -> kind and id, as "card-forger"
        for kind in CARDS:
            for id in speaker.game.kinds.get(kind, []):
                name = str(speaker.name(kind, id))
                if len(name) > 2 and name != id:
                    self.links.setdefault(name, f"{kind}-{id}")
        for kind in COLOURED:
            for id in speaker.game.kinds.get(kind, []):
                tone = next((part for part in id.split("-") if part in TONES), "")
                name = str(speaker.name(kind, id))
                if tone and len(name) > 1:
                    self.tones.setdefault(name, tone)
        for id in speaker.game.kinds.get("place", []):
            self.tones.setdefault(str(speaker.name("place", id)), "link")
        for seat, name in enumerate(speaker.names):
            self.tones[name] = f"seat-{seat % 6}"
        self._names = _any_of([*self.links, *self.tones])
        self._links = _any_of(list(self.links))
        self._tones = _any_of(list(self.tones))

    def colour(self, tone: str) -> Color:
        return Color.parse(TONES[tone][self.day])

    def named(self, text: str) -> list[str]:
        """What a text names that can be looked up, in order."""
        plain = text.replace(HARD, " ")
        found = [self.links[m.group()] for m in self._links.finditer(plain)]
        return list(dict.fromkeys(found))

    def set(self, text: str, width: int) -> list[Content]:
        """A line in as many as it takes; names and words stay whole."""
        key = text, width, self.day
        if key not in self._known:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._set(text, width)
        return self._known[key]

    def _set(self, text: str, width: int) -> list[Content]:
        loud = text.startswith(HEAD)
        text = text.removeprefix(HEAD)
        if not text.strip():
            return [Content("")]
        if text.startswith(DRAWN):
            return [self.inked(text.removeprefix(DRAWN))]
        return [self.inked(line, loud) for line in self.wrapped(text, width)]

    def wrapped(self, text: str, width: int, further: int = 2) -> list[str]:
        """Text in lines, later ones indented a little more; what is named stays together."""
        indent = min(2, len(text) - len(text.lstrip()))

        def held(found: re.Match[str]) -> str:
            name = found.group()
            return name.replace(" ", HARD) if len(name) < width - indent - 8 else name

        return textwrap.wrap(
            self._names.sub(held, text.strip()),
            width,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + further),
            break_on_hyphens=False,
        )

    def choice(self, number: str, text: str, note: str, width: int) -> Content:
        """A choice with its number, and what it contains in a quieter voice."""
        said = f"{number} {text}" + (f"  {note}" if note else "")
        loud = len(re.sub(r"\s", "", f"{number} {text}"))
        lines = []
        for line in self.wrapped(said, width, len(number) + 1):
            content = self.inked(line, linked=False)
            at = 0
            while at < len(line) and loud > 0:
                loud -= not line[at].isspace()
                at += 1
            lines.append(content.stylize(Style(dim=True), at) if at < len(line) else content)
        first = lines[0].stylize(Style(bold=True), 0, len(number))
        return Content("\n").join([first, *lines[1:]])

    def inked(self, line: str, loud: bool = False, linked: bool = True) -> Content:
        """One line, with its names in their colours."""
        plain = line.replace(HARD, " ")
        spans = [Span(0, len(plain), Style(bold=True))] if loud else []
        for found in self._links.finditer(plain):
            style = Style(foreground=self.colour("link"))
            if linked:
                style += Style.from_meta({"look": self.links[found.group()]})
            spans.append(Span(*found.span(), style))
        for found in self._tones.finditer(plain):
            tone = self.tones[found.group()]
            style = Style(foreground=self.colour(tone), bold=tone.startswith("seat") or None)
            spans.append(Span(*found.span(), style))
        return Content(plain, spans)

    # Looking up

    def entry(self, link: str) -> Entry | None:
        """The card that a link means."""
        return self.cards().get(link)

    def cards(self) -> dict[str, Entry]:
        """Every card, by its kind and id, as it stands in the list of all cards."""
        if not hasattr(self, "_cards"):
            game = self.speaker.game
            data: dict[str, Any] = read_cards(game.name, game.path or None)
            self._cards: dict[str, Entry] = {}
            titles = [title for title, _lines in card_lists(self.speaker, data)]
            groups = [
                (group, entries)
                for group, entries in data.items()
                if isinstance(entries, list) and entries and isinstance(entries[0], dict)
            ]
            for title, (group, entries) in zip(titles, groups, strict=True):
                kind = KINDS.get(group, group.removesuffix("s"))
                for one in entries:
                    line = card_line(kind, one, self.speaker)
                    self._add(kind, str(one.get("letter", one.get("id", "?"))), title, line)
        return self._cards

    def _add(self, kind: str, id: str, title: str, line: str) -> None:
        copies, _, rest = line.partition(" × ")
        text, _, _source = rest.rpartition("  [")
        kinds = self.speaker.game.kinds
        kind = {"accomplice": "card", "printed": "defense", "item": "tile"}.get(kind, kind)
        name = str(self.speaker.name(kind, id)) if id in kinds.get(kind, []) else ""
        if not name or not text.startswith(name):
            name = re.split(r" \(|: ", text, maxsplit=1)[0]
        said = text[len(name) :].lstrip(": ")
        many = int(copies) if copies.isdigit() else 1
        more = self.speaker.say("screen-copies", number=many) if many > 1 else ""
        self._cards[f"{kind}-{id}"] = Entry(f"{name} · {title}", f"{said}\n{more}".strip())

    def sections(self, what: str) -> list[Entry]:
        """The rules or the rulings, section by section."""
        path = Path(games.folder(self.speaker.game.name)) / f"{what}.{self.speaker.lang}.md"
        found = []
        for part in re.split(r"(?m)^(?=#{1,3} )", path.read_text("utf-8")):
            head, _, text = part.strip().partition("\n")
            if head:
                found.append(Entry(head.lstrip("# "), _unmarked(text)))
        return found


def _unmarked(text: str) -> str:
    """Markdown as a person would type it: paragraphs in one line, lists line by line."""
    text = re.sub(
        r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", lambda m: next(filter(None, m.groups())), text
    )
    paragraphs = []
    for block in re.split(r"\n\s*\n", text):
        lines: list[str] = []
        for line in block.splitlines():
            if lines and not re.match(r"\s*([-*|]|\d+\.)", line):
                lines[-1] += " " + line.strip()
            else:
                lines.append(line.rstrip())
        paragraphs.append("\n".join(lines))
    return "\n".join(paragraphs).strip()


def _any_of(names: list[str]) -> re.Pattern[str]:
    """Any of these names, whole, the longest first."""
    if not names:
        return re.compile(r"(?!)")
    longest = sorted(set(names), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")
