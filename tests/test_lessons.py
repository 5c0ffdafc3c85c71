"""Every lesson goes through, in every way it allows, and fails when something changes under it."""

from __future__ import annotations

import contextlib
import getpass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import create_test_client

from rookery import cli, lessons
from rookery.lessons import ON, BadLesson, Lesson
from rookery.server.protocol import LessonView
from rookery.server.routes_lessons import lesson as route
from rookery.speaker import LANGUAGES, Speaker

GAMES = lessons.known()


def test_there_are_lessons() -> None:
    assert "sneaks" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_through(game: str) -> None:
    """Every move is legal, all luck is used, every position is as it is said, every wrong try has
    its reason and changes nothing, and every sentence is there in both languages."""
    assert lessons.faults(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_under_a_lesson_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other way round: a lesson that does not fit the rules and cards has its faults."""
    whole = lessons.load(game)
    acts = [at for at, step in enumerate(whole.steps) if step.do]
    rigged = [at for at, step in enumerate(whole.steps) if step.rig]
    checked = [at for at, step in enumerate(whole.steps) if step.expect]
    assert acts
    assert rigged
    assert checked

    def broken(at: int, **change: object) -> list[str]:
        steps = list(whole.steps)
        steps[at] = msgspec.structs.replace(steps[at], **change)
        script = msgspec.structs.replace(whole, steps=steps)
        monkeypatch.setattr(lessons, "load", lambda name: script)
        return lessons.faults(game)

    assert any("no legal move" in one for one in broken(acts[0], do=["dance"]))
    assert any("no reason" in one for one in broken(acts[0], wrong={}))
    assert any("ChanceNeeded" in one for one in broken(rigged[0], rig=[]))
    again = whole.steps[rigged[-1]].rig
    assert any("never drawn" in one for one in broken(rigged[-1], rig=again + again[-1:]))
    assert any("expected" in one for one in broken(checked[0], expect={"asking": [9]}))
    assert any("is not there" in one for one in broken(acts[0], look=["move dance"]))
    assert any("has no words" in one for one in broken(acts[0], says="nothing-at-all"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_coach_is_brief(game: str, lang: str) -> None:
    """One thing in large letters, and no more below it than one reads in passing."""
    script = lessons.load(game)
    speaker = Speaker(Lesson(game).game, lang, lessons.NAMES[: script.seats])
    for step in script.steps:
        assert len(speaker.sentence(step.sentence().data())) <= 64, step.says
        assert len(speaker.sentence(step.sentence("-more").data())) <= 230, step.says


def through(game: str) -> list[str]:
    """What one does in a lesson, from its beginning to its end."""
    lesson = Lesson(game)
    while not lesson.over:
        list(lesson.play((lesson.step.do or [ON])[0]))
    return lesson.done


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_up_where_it_was_left(game: str) -> None:
    done = through(game)
    assert len(done) == len(lessons.load(game).steps) - 1
    half = Lesson(game, done[: len(done) // 2])
    assert Lesson(game, [*half.done, "nonsense", "on"]).done == half.done  # as far as it goes
    with pytest.raises(BadLesson):
        list(half.play("nonsense"))
    assert Lesson(game, done).over


def test_bad_lessons_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "lesson.yaml"
    monkeypatch.setattr(lessons, "path", lambda game: file)
    for text in ("", "seats: 3", "seats: 3\nsteps: []", "seats: 3\nsteps: [{says: a, plays: b}]"):
        file.write_text(text)
        lessons.load.cache_clear()
        with pytest.raises(BadLesson):
            lessons.load("sneaks")
    file.unlink()
    with pytest.raises(BadLesson, match="no lesson"):
        lessons.load("sneaks")
    monkeypatch.undo()
    lessons.load.cache_clear()


# In the terminal ----------------------------------------------------------------------------------


@pytest.fixture
def typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Any:
    """What is told to somebody who types these lines, and then goes away."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "60")

    def run(*arguments: str, lines: list[str]) -> str:
        left = iter(lines)

        def read(shown: str) -> str:
            print(shown)
            with contextlib.suppress(StopIteration):
                return next(left)
            raise EOFError

        monkeypatch.setattr("builtins.input", read)
        assert cli.main(["learn", *arguments]) == 0
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_in_the_terminal(game: str, lang: str, typed: Any) -> None:
    """With a wrong try at every step that has one: it gets its reason, and the step stays."""
    lesson, lines, reasons = Lesson(game), [], []
    speaker = Speaker(lesson.game, lang, [getpass.getuser().capitalize(), *lessons.NAMES[1:]])
    while not lesson.over:
        wrong = [word for word in lesson.words() if word not in lesson.step.do]
        if wrong:
            why = lesson.why_not(wrong[-1])
            assert why is not None
            lines.append(wrong[-1])
            reasons.append(speaker.sentence(why.data()))
        word = (lesson.step.do or [ON])[0]
        lines.append(word if lesson.step.do else "")
        list(lesson.play(word))
    told = typed(game, "--lang", lang, lines=lines)
    flat = " ".join(told.split())
    steps = lessons.load(game).steps
    for step in steps:
        args = {**step.sentence().data(), "key": f"lesson-{step.says}"}
        assert " ".join(speaker.sentence(args).split()) in flat, step.says
    for reason in reasons:
        assert " ".join(reason.split()) in flat
    assert f"rookery play {game}" in told
    assert "\x1b" not in told
    assert "lesson-" not in told


def test_a_lesson_is_left_and_taken_up_in_the_terminal(typed: Any) -> None:
    told = typed("sneaks", lines=["", "sneak C", "quit"])
    assert "rookery learn sneaks" in told
    assert "step 3" in typed(lines=[])
    told = typed("sneaks", lines=["back", "back", "back", "fly", "help", "table"])
    assert "Step 3 of" in told
    assert "where the lesson begins" in told
    assert "Step 4 of" not in told
    assert "Step 1 of" in typed("sneaks", "--again", lines=[])


# On the server ------------------------------------------------------------------------------------


def ask(game: str, **body: Any) -> LessonView:
    with create_test_client([route]) as client:
        answer = client.post(f"/api/lessons/{game}", json=body)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=LessonView)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_lesson_over_http(game: str) -> None:
    """The server keeps nothing: each answer follows from what was done so far."""
    here = ask(game)
    assert here.updates[0].fresh
    events = 0
    for number in range(here.steps):
        assert len(here.done) == number
        last = here.updates[-1].table
        assert (last.prompt is not None) == here.acts
        assert last.decision == number
        told = [event.n for update in here.updates for event in update.events]
        assert told == list(range(events + 1, events + 1 + len(told)))
        events += len(told)
        if here.over:
            assert number == here.steps - 1
            break
        step = lessons.load(game).steps[number]
        if last.prompt is not None:
            assert last.prompt.default in step.do
            for choice in last.prompt.moves:
                if choice.word not in step.do:
                    wrong = ask(game, done=here.done, tries=choice.word)
                    assert wrong.wrong is not None
                    assert wrong.wrong.key.startswith("lesson-not-")
                    assert wrong.updates == []
                    assert wrong.done == here.done
                    break
        nothing = ask(game, done=here.done, tries="dance")
        assert nothing.wrong is not None
        assert nothing.wrong.key == "lesson-not-now"
        here = ask(game, done=here.done, tries=(step.do or [ON])[0])
        assert here.wrong is None
    assert here.over
    again = ask(game, done=here.done)
    assert again.updates[0].table.view == here.updates[-1].table.view
    assert len(again.updates[0].events) == events


def test_nonsense_is_refused_by_the_server() -> None:
    with create_test_client([route]) as client:
        assert client.post("/api/lessons/chess", json={}).status_code == 404
        bad: tuple[dict[str, Any], ...] = (
            {"done": "on"},
            {"done": ["on"] * 300},
            {"tries": "x" * 300},
            {"plays": []},
        )
        for body in bad:
            assert client.post("/api/lessons/sneaks", json=body).status_code == 400
