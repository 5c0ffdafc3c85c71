"""Words: both catalogues are complete, agree with each other, and say everything."""

from __future__ import annotations

import re

import pytest

from rookery import checks, games
from rookery.kernel.chance import seeded
from rookery.kernel.state import ALL_EYES
from rookery.speaker import LANGUAGES, Speaker, bundle, kind_of
from rookery.terminal import draw


def keys(name: str, lang: str) -> set[str]:
    text = (games.folder(name) / f"words.{lang}.ftl").read_text("utf-8")
    return set(re.findall(r"(?m)^([a-zA-Z][\w-]*) =", text))


@pytest.mark.parametrize("name", games.NAMES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    assert keys(name, "en") == keys(name, "de")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_every_move_event_and_thing_has_words(name: str, lang: str) -> None:
    game = games.load(name)
    words = bundle(name, lang)
    speaker = Speaker(game, lang, [f"P{seat}" for seat in range(game.max_seats)])

    def named(thing: str) -> bool:
        shared, args = game.called.get(thing, (thing, {}))
        said = speaker.sentence({"key": shared, "args": args})
        plain = {key: arg for key, arg in args.items() if not isinstance(arg, dict)}
        return bool(words.has_message(shared)) and all(
            str(speaker.name(kind_of(key), str(arg))) in said for key, arg in plain.items()
        )

    for entry in game.vocabulary.entries:
        assert words.has_message(entry.key), entry.key
        for argument, value in entry.args.items():
            kind = re.sub(r"\d+$", "", argument)
            if kind not in ("seat", "number") and value not in game.names:
                assert named(f"{kind}-{value}"), f"{kind}-{value}"
    for key, kinds in game.events.items():
        assert words.has_message(f"event-{key}"), key
        for kind in kinds.split():
            assert kind in ("seat", "number", "move") or kind in game.kinds, kind
    for kind, ids in game.kinds.items():
        for one in ids:
            assert one in game.names or named(f"{kind}-{one}"), f"{kind}-{one}"
    for key in ("game-name", "game-about", "game-length"):
        assert words.has_message(key)
    for option in game.options:
        assert words.has_message(f"option-{option.name}"), option.name
    assert speaker.move(0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_whole_matches_can_be_told_and_drawn(name: str, lang: str) -> None:
    """No message lacks an argument, no table breaks, for any eyes, at any moment."""
    game = games.load(name)
    for seats in (game.min_seats, game.max_seats):
        speaker = Speaker(game, lang, ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay"][:seats])
        state = game.new(seats, 3)
        for i, at in enumerate(checks.random_states(game, seats, 3)):
            if i > 400:
                break
            if i % 5 == 0:
                for seat in (None, *range(seats)):
                    view = at.view(seat)
                    lines = draw(view, speaker)
                    assert lines
                    assert not any("{" in line or "\x1b" in line for line in lines)
                if not at.over:
                    assert speaker.prompt(at.prompt(at.deciders()[0])).strip()
        rng = seeded(3)
        while not state.over:
            seat = rng.choice(list(state.deciders()))
            for event in state.play(seat, rng.choice(state.moves(seat))):
                for eyes in (ALL_EYES, -1, *range(seats)):
                    text = speaker.event(event, eyes)
                    assert "{" not in text, text
                    assert not text.startswith("event-"), text
                    if eyes >= 0:
                        # "you draw", never one's own name
                        assert not re.search(rf"\b{speaker.names[eyes]}\b", text), text


@pytest.mark.parametrize("name", games.NAMES)
def test_rules_are_taught_in_both_languages(name: str) -> None:
    for lang in LANGUAGES:
        text = (games.folder(name) / f"rules.{lang}.md").read_text("utf-8")
        assert len(text) > 5000
        assert text.startswith("# ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_what_happens_to_oneself_is_told_with_you(name: str, lang: str) -> None:
    """Whoever is named in an event has a message of their own, and only who is named."""
    game = games.load(name)
    words = keys(name, lang)
    for key, kinds in game.events.items():
        named = [f"you{n if n > 1 else ''}" for n in range(1, kinds.split().count("seat") + 1)]
        own = re.compile(rf"event-{key}-(you\d?)")
        assert {found[1] for word in words if (found := own.fullmatch(word))} == set(named), key


COUNTS = re.compile(
    r"\$((?:number|amount)\d*|coins|posters|orders|dealers|cards|schemes|discard|defenses|characters"
    r"|treasures|slots|points|each|choice|swaps|tokens)\b"
)


@pytest.mark.parametrize("name", games.NAMES)
def test_one_of_a_thing_is_no_plural(name: str) -> None:
    """In English every message that counts something is right for a single one, too."""
    text = (games.folder(name) / "words.en.ftl").read_text("utf-8")
    speaker = Speaker(games.load(name), "en", ["Ada", "Ben"])
    wrong: list[str] = []
    for message in re.split(r"(?m)^(?=[a-z])", text):
        key = message.split(" =")[0]
        counted = dict.fromkeys(COUNTS.findall(message), 1)
        if not counted or not speaker.has(key):
            continue
        args: dict[str, str | int] = dict.fromkeys(re.findall(r"\$(\w+)", message), "X")
        said = speaker.say(key, **{**args, **counted})
        if re.search(r"(?<![\d.–-])\b1 (?!is\b|has\b|was\b|Lies\b)[A-Za-z]+s\b", said):
            wrong.append(f"{key}: {said}")
    assert wrong == [], "\n".join(wrong)


# What a preposition or an article in front of it would decline.
DECLINED = re.compile(
    r"\b(?:de[nmrs]|eine[nmrs]|die|das|mit|von|gegen|für|zu[mr]?|a[nm]|auf|bei[m]?|durch|um|ohne|aus|"
    r"nach|vor|über|statt|in|im|hinter|neben|unter|zwischen|wegen|außer|seit|bis) „?"
    r"\{ \$(?:character|defense|objective|scheme|treasure|agenda|accomplice|thief|card|tool|token)"
    r"\d* \}"
)


@pytest.mark.parametrize("name", games.NAMES)
def test_german_names_stand_in_the_nominative(name: str) -> None:
    """The catalogue has one form of a name, so no sentence may ask for another."""
    text = (games.folder(name) / "words.de.ftl").read_text("utf-8")
    assert [line for line in text.split("\n") if DECLINED.search(line)] == []


# Of what is counted in German, all that have another form when there is one of it.
MANY = re.compile(
    r"(?<![\d.–−-])\b1 (?:\w+en? )?(?:Münzen|Schätze|Pläne|Charaktere|\w*[Kk]arten|\w*[Pp]unkte|"
    r"Aufträge|Steckbriefe|Beutestücke|Runden|Züge|Hindernisse|Proben|Fähigkeiten|Teams|Orte|Plätze|"
    r"Sets|Äpfel|Taschentücher|Broschen|Ketten|Ringe|Uhren|Brieftaschen|Werkzeuge|Einbrüche|Akten|"
    r"Belohnungen|Totenköpfe|Personen|Leute|Fragen|Vorschläge|Decks|Bots)\b"
)


@pytest.mark.parametrize("name", games.NAMES)
def test_one_of_a_thing_is_no_plural_in_german_either(name: str) -> None:
    text = (games.folder(name) / "words.de.ftl").read_text("utf-8")
    speaker = Speaker(games.load(name), "de", ["Ada", "Ben"])
    wrong: list[str] = []
    for message in re.split(r"(?m)^(?=[a-z])", text):
        key = message.split(" =")[0]
        counted = dict.fromkeys(COUNTS.findall(message), 1)
        if not counted or not speaker.has(key):
            continue
        args: dict[str, str | int] = dict.fromkeys(re.findall(r"\$(\w+)", message), "X")
        said = speaker.say(key, **{**args, **counted})
        if MANY.search(said):
            wrong.append(f"{key}: {said}")
    assert wrong == [], "\n".join(wrong)
