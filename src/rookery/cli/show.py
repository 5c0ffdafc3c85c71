"""`rookery rules`, `rookery cards`, `rookery scenario`: reading and checking the rules."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from rookery import files, games, scenario
from rookery.cli.common import Commands, add_game, add_lang
from rookery.kernel.errors import BadCards
from rookery.speaker import Speaker


def add_commands(commands: Commands) -> None:
    rules = commands.add_parser("rules", help="read how a game is played")
    add_game(rules)
    add_lang(rules)
    rules.add_argument("--search", metavar="WORD", help="only the sections that contain this")
    rules.add_argument("--rulings", action="store_true", help="the rulings instead")
    rules.set_defaults(run=show_rules)

    cards = commands.add_parser("cards", help="list every card of a game, and where it is from")
    add_game(cards)
    add_lang(cards)
    cards.add_argument("--json", action="store_true", help="as data")
    cards.set_defaults(run=show_cards)

    check = commands.add_parser(
        "scenario",
        help="run scenarios: rules that a player can read",
        description="Runs the scenarios of files or folders and closes with 'N passed, M failed'.",
    )
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.add_argument("--json", action="store_true", help="results as data")
    check.add_argument("-v", "--verbose", action="store_true", help="name those that pass, too")
    check.set_defaults(run=run_scenarios)


def show_rules(arguments: argparse.Namespace) -> int:
    name = f"{'rulings' if arguments.rulings else 'rules'}.{arguments.lang}.md"
    text = in_words((games.folder(arguments.game) / name).read_text("utf-8"))
    if not arguments.rulings:  # the lists of cards are made from the cards, here as in the browser
        speaker = Speaker(games.load(arguments.game), arguments.lang, [])
        text += f"\n## {speaker.say('ui-all-cards')}\n"
        for title, lines in card_lists(speaker, read_cards(arguments.game, None)):
            text += f"\n### {title}\n\n" + "".join(f"- {line}\n" for line in lines)
    if arguments.search:
        sections = [
            section
            for section in re.split(r"(?m)^(?=#{1,3} )", text)
            if arguments.search.casefold() in section.casefold()
        ]
        if not sections:
            print(f"rookery: nothing about {arguments.search!r}", file=sys.stderr)
            return 1
        text = "\n".join(sections)
    print_markdown(text)
    return 0


def in_words(text: str) -> str:
    """The rules without the lines that stand for pictures and examples of the browser."""
    return re.sub(r"(?m)^:::.*\n+", "", text)


def print_markdown(text: str) -> None:
    """Nicely set on a terminal, as it is through a pipe."""
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console(width=min(Console().width, 100)).print(Markdown(text))
    else:
        print(text)


def show_cards(arguments: argparse.Namespace) -> int:
    game = games.load(arguments.game, arguments.cards)
    data = read_cards(game.name, arguments.cards)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
        return 0
    for title, lines in card_lists(Speaker(game, arguments.lang, []), data):
        print(f"\n{title}")
        for line in lines:
            print(f"  {line}")
    return 0


def read_cards(game: str, cards: str | None) -> dict[str, Any]:
    """The entries of a set of cards, ours or somebody else's."""
    path = Path(cards) if cards else games.folder(game) / "cards.yaml"
    data: dict[str, Any] = files.read_yaml(path, BadCards)[0][0]
    return data


def card_lists(speaker: Speaker, data: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Every card in a line of its own, by groups with their titles."""
    for group, entries in data.items():
        if not isinstance(entries, list) or not entries or not isinstance(entries[0], dict):
            continue
        kind = KINDS.get(group, group.removesuffix("s"))
        known = speaker.has(f"cards-{group}")
        title = speaker.say(f"cards-{group}") if known else group.capitalize()
        yield title, [card_line(kind, entry, speaker) for entry in entries]


KINDS = {"thieves": "thief", "pictures": "item"}  # where the group is not simply the plural


def card_line(kind: str, entry: dict[str, object], speaker: Speaker) -> str:
    """One card: its name, what it does, its id and where it is from."""
    ident = str(entry.get("letter", entry.get("id", "?")))
    name = next(
        (
            str(speaker.name(k, ident))
            for k in (kind, "loot", "place", "card", "token")
            if speaker.has(f"{k}-{ident}")
        ),
        str(entry.get("name", ident)),
    )
    line = f"{name}"
    table = import_module(f"rookery.games.{speaker.game.name}.table")
    facts = table.facts(kind, entry, speaker) if hasattr(table, "facts") else ""
    if facts:
        line += f" ({facts})"
    kind = {"accomplice": "card", "printed": "defense"}.get(kind, kind)
    args = table.numbers(kind, entry, speaker) if hasattr(table, "numbers") else {}
    if text := speaker.text(kind, ident, **args):
        line += f": {text}"
    copies = table.copies(kind, entry, speaker.game) if hasattr(table, "copies") else None
    if copies is None:
        copies = entry.get("copies", entry.get("count", 1))
    times = f"{copies} × "
    source = speaker.say(f"source-{entry.get('source', 'designed')}")
    return f"{times}{line}  [{entry.get('id', ident)}; {source}]"


def run_scenarios(arguments: argparse.Namespace) -> int:
    results = [
        scenario.run(one, file)
        for file in scenario.find(arguments.files)
        for one in scenario.read(file)
    ]
    failed = [result for result in results if result.failures]
    if arguments.json:
        rows = [
            {"rule": r.scenario.rule, "file": str(r.file), "failures": r.failures} for r in results
        ]
        print(json.dumps(rows, indent=1))
        return 1 if failed else 0
    for result in results:
        if result.failures or arguments.verbose:
            print(f"{'FAILED' if result.failures else 'ok'}  {result.file}: {result.scenario.rule}")
            for failure in result.failures:
                print(f"        {failure}")
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0
