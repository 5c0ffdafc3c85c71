"""The rules as they are taught: what they point at is there, in both languages and everywhere."""

from __future__ import annotations

import re

import pytest
from litestar.testing import create_test_client

from rookery import cli, examples, games, scenario
from rookery.server.protocol import ExampleView
from rookery.server.routes_lessons import example as route
from rookery.speaker import LANGUAGES, Speaker, bundle


def text(game: str, lang: str, what: str = "rules") -> str:
    return (games.folder(game) / f"{what}.{lang}.md").read_text("utf-8")


def drawn(game: str, lang: str) -> list[tuple[str, str]]:
    """The lines that stand for something to look at."""
    return re.findall(r"(?m)^:::(\w+)(?: ([\w-]+))?$", text(game, lang))


@pytest.mark.parametrize("game", games.NAMES)
def test_both_languages_show_the_same_things_in_the_same_order(game: str) -> None:
    english, german = (drawn(game, lang) for lang in LANGUAGES)
    assert english == german
    assert sum(what == "picture" for what, _ in english) >= 4
    assert sum(what == "example" for what, _ in english) >= 2
    assert sum(what == "aid" for what, _ in english) == 1
    assert {what for what, _ in english} == {"picture", "example", "aid"}
    heads = [re.findall(r"(?m)^(#+) ", text(game, lang)) for lang in LANGUAGES]
    assert heads[0] == heads[1]


@pytest.mark.parametrize("game", games.NAMES)
def test_every_example_stands_in_the_rules_and_happens_as_they_say(game: str) -> None:
    told = {name for what, name in drawn(game, "en") if what == "example"}
    found = examples.load(game)
    assert set(found) == told
    for one in found.values():
        assert scenario.run(one).failures == []
        assert one.game == game
        assert len(set(examples.names(one))) == one.seats
        steps = examples.steps(one)
        assert len(steps) > 1
        assert all(events for _, events in steps[1:])
    for lang in LANGUAGES:
        words = bundle(game, lang)
        for name in found:
            assert words.has_message(f"example-{name}")
        for name in {name for what, name in drawn(game, lang) if what == "picture"}:
            assert words.has_message(f"picture-{name}")
    own = (games.folder(game) / "words.en.ftl").read_text("utf-8")
    assert set(re.findall(r"(?m)^example-(\w+) =", own)) == told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_every_ruling_that_is_named_is_there(game: str, lang: str) -> None:
    named = set(re.findall(r"\[([CRL]\d+)\]", text(game, lang)))
    rulings = text(game, lang, "rulings")
    there = set(re.findall(r"(?m)^\| ([CRL]\d+) \|", rulings))
    assert len(there) > 30
    assert named <= there
    assert set(re.findall(r"\[([CRL]\d+)\]", rulings)) <= there


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_nobody_needs_to_be_a_developer(game: str, lang: str) -> None:
    """No commands, names of options or of files."""
    for what in ("rules", "rulings"):
        told = text(game, lang, what)
        assert "`" not in told
        assert not re.search(r"\brookery\b|[a-z]_[a-z]|\.ya?ml", told)
        assert not re.search(r"\bour implementation\b|\bunser Programm\b|\bswitch\b", told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_the_terminal_tells_the_rules_without_what_is_drawn(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["rules", game, "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert ":::" not in told
    assert "\n\n\n" not in told
    speaker = Speaker(games.load(game), lang, [])
    assert speaker.say("ui-all-cards") in told


@pytest.mark.parametrize("game", games.NAMES)
def test_an_example_over_http(game: str) -> None:
    with create_test_client([route]) as client:
        for name, one in examples.load(game).items():
            answer = client.get(f"/api/games/{game}/examples/{name}")
            assert answer.status_code == 200
            frames = answer.json()["steps"]
            assert set(answer.json()) == {*ExampleView.__struct_fields__}
            assert len(frames) == len(examples.steps(one))
            assert frames[0]["events"] == []
            seen = [event["n"] for frame in frames for event in frame["events"]]
            assert seen == list(range(1, len(seen) + 1))
            names = [seat["name"] for seat in frames[0]["table"]["seats"]]
            assert names == examples.names(one)
            # the reader looks through one pair of eyes: what others hold is covered
            assert all(frame["table"]["prompt"] is None for frame in frames)
        assert client.get(f"/api/games/{game}/examples/nothing").status_code == 404
        assert client.get("/api/games/chess/examples/turn").status_code == 404
