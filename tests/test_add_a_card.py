"""A card with a known effect is an entry, its name in two languages and a scenario: no program.

The new cards have other numbers than ours, and both what they do and what they say must show them.
"""

from __future__ import annotations

import copy
import re
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from rookery import games, scenario, speaker
from rookery.games.carddata import may_be_a_number
from rookery.kernel.errors import RookeryError
from rookery.scenario import Scenario
from rookery.speaker import Speaker

ROOT = Path(__file__).parent.parent

CARDS = yaml.safe_load((Path(__file__).parent / "new_cards.yaml").read_text("utf-8"))


@cache
def parsed(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.load(
        (games.folder(name) / "cards.yaml").read_bytes(), Loader=yaml.CSafeLoader
    )
    return found


def ours(name: str) -> dict[str, Any]:
    return copy.deepcopy(parsed(name))


class Shelf:
    """Boxes with other cards, put in the place of ours."""

    def __init__(self, base: Path, patch: pytest.MonkeyPatch) -> None:
        self.base = base
        self.patch = patch
        self.before = games.folder

    def put(self, name: str, change: Callable[[dict[str, Any]], None], words: str = "") -> None:
        """A game with changed cards and more words; `words` has a line for each language."""
        home = self.base / name
        if not home.is_dir():
            home.mkdir(parents=True)
            for file in [*self.before(name).glob("*.yaml"), *self.before(name).glob("*.ftl")]:
                shutil.copy(file, home)
        cards = ours(name)
        change(cards)
        (home / "cards.yaml").write_text(
            yaml.dump(cards, Dumper=yaml.CSafeDumper, sort_keys=False), "utf-8"
        )
        for lang, line in zip(speaker.LANGUAGES, words.splitlines(), strict=False):
            with (home / f"words.{lang}.ftl").open("a", encoding="utf-8") as catalogue:
                catalogue.write(f"\n{line}\n")
        self.patch.setattr(
            import_module(f"rookery.games.{name}.box"), "OUR_CARDS", home / "cards.yaml"
        )
        for module in (games, speaker):
            self.patch.setattr(
                module, "folder", lambda n: self.base / n if n == name else self.before(n)
            )
        forget()


def forget() -> None:
    games._ours.cache_clear()
    speaker.bundle.cache_clear()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    yield Shelf(tmp_path / "box", monkeypatch)
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("case", CARDS, ids=lambda case: case["entry"]["id"])
def test_a_card_is_added_without_a_program(case: dict[str, Any], shelf: Shelf) -> None:
    name, entry = case["game"], case["entry"]
    word = f"{case['kind']}-{entry['id']}"
    case = dict(case)
    told = {field: case.pop(field, None) for field in ("names", "says", "called", "group", "kind")}
    del case["entry"]
    play = msgspec.convert({"rule": word, **case}, Scenario, str_keys=False)
    with pytest.raises((RookeryError, KeyError)):
        scenario.begin(play)  # nobody knows it yet

    shelf.put(
        name,
        lambda cards: cards[told["group"]].append(entry),
        "\n".join(f"{word} = {told['names'][lang]}" for lang in speaker.LANGUAGES),
    )
    result = scenario.run(play)
    assert not result.failures

    game = games.load(name)
    for lang in speaker.LANGUAGES:
        speaks = Speaker(game, lang, ["Ada", "Bo", "Cy"])
        called = (told["called"] or told["names"])[lang]
        assert speaks.name(told["kind"], entry["id"]) == called
        assert speaks.text(told["kind"], entry["id"]) == (told["says"] or {lang: ""})[lang]
        words = [one.partition(" ")[2] for one in play.moves if isinstance(one, str)]
        for move in words:  # and so does the move that plays it
            if entry["id"] in move.split():
                assert called in speaks.move(game.vocabulary.number(move))


# Every number of every card -----------------------------------------------------------------------

GROUPS = {
    "sneaks": {"loot": "Loot"},
    "swindler": {"accomplices": "Accomplice", "thieves": "Thief"},
    "oliver": {"characters": "Character"},
    "nohonor": {
        "characters": "CharacterCard",
        "schemes": "SchemeCard",
        "agendas": "AgendaCard",
        "treasures": "TreasureCard",
    },
}


def numbers(name: str) -> list[tuple[str, int, str, str]]:
    """The group, the place, the id and the number's name: all that effects are made with."""
    box = import_module(f"rookery.games.{name}.box")
    return [
        (group, i, entry["id"], field.name)
        for group, schema in GROUPS[name].items()
        for i, entry in enumerate(ours(name)[group])
        for field in msgspec.structs.fields(getattr(box, schema))
        if may_be_a_number(field.type) and field.name in entry
    ]


def all_scenarios(name: str) -> list[tuple[Scenario, str]]:
    """The scenarios of a game, and all the words in each."""
    files = scenario.find([ROOT / "scenarios" / name])
    return [(one, repr(one)) for file in files for one in scenario.read(file)]


def texts(name: str, group: str, id: str) -> list[str]:
    """What a card is called and what it says, in both languages."""
    kind = {"accomplices": "card", "thieves": "thief"}.get(group, group.removesuffix("s"))
    all = [Speaker(games.load(name), lang, []) for lang in speaker.LANGUAGES]
    return [f"{one.name(kind, id)}: {one.text(kind, id)}" for one in all]


@pytest.mark.long
@pytest.mark.parametrize("name", games.NAMES)
def test_every_number_of_an_effect_matters(name: str, shelf: Shelf) -> None:
    """With another number the text is another one, and a scenario of this effect fails."""
    scenarios = all_scenarios(name)
    fingerprint = games.load(name).fingerprint
    found = [(*one, texts(name, one[0], one[2])) for one in numbers(name)]
    assert found
    noticed: dict[tuple[str, str], bool] = {}
    for group, place, id, field, before in found:

        def other(cards: Any, group: str = group, place: int = place, field: str = field) -> None:
            entry = cards[group][place]
            entry[field] += -1 if field == "dice" and entry[field] > 1 else 1

        shelf.put(name, other)
        assert games.load(name).fingerprint != fingerprint
        assert not set(before) & set(texts(name, group, id)), f"{id} does not say its {field}"
        mine = [one for one, text in scenarios if re.search(rf"\b{re.escape(id)}\b", text)]
        effect = str(ours(name)[group][place].get("effect", id))
        fails = any(scenario.run(one).failures for one in mine)
        noticed[effect, field] = noticed.get((effect, field), False) or fails
    assert not [effect for effect, fails in noticed.items() if not fails]


# No number stands in a text -----------------------------------------------------------------------

# What may stand there: numbers that are no card's.
ALLOWED = {
    "Stage 2 and 3": "the stages are numbered by the rulebook",
    "Stufen 2 und 3": "the same in German",
    "(1 of 2)": "one die of two counts: chosen by the card's number",
    "(1 von 2)": "the same in German",
}


@pytest.mark.parametrize("lang", speaker.LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_texts_of_cards_have_their_numbers_from_the_cards(name: str, lang: str) -> None:
    """Digits stand only where a number of the card chooses between one and several."""
    text = (games.folder(name) / f"words.{lang}.ftl").read_text("utf-8")
    messages = re.findall(
        r"(?m)^((?:effect|text|loot|order|raid|thief)-[\w-]+) = (.*(?:\n[ }].*)*)", text
    )
    assert messages
    for key, said in messages:
        for words in ALLOWED:
            said = said.replace(words, "")
        said = re.sub(r"\[(?:one|\d)\][^\n]*", "", said)  # what is said for one, or for none
        said = re.sub(r"\{ ?\$[\w-]+", "", said)
        said = re.sub(rf"\b{key.partition('-')[2]}\b", "", said)  # its id, as "A4"
        assert not re.search(r"\d", said), f"{name}, {lang}, {key}: {said}"
