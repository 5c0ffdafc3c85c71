"""Lessons and the examples of the rules over HTTP. Nothing is kept: whoever learns says each time
what was done so far, and the lesson is played anew up to there on the real engine, which takes a
millisecond or two."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from rookery import examples, games, lessons
from rookery.kernel.state import Event, State
from rookery.lessons import PERSON, Lesson
from rookery.server import protocol as p
from rookery.server.project import event_of, prompt_of, sentence, view_of


@post("/api/lessons/{game:str}", status_code=200)
async def lesson(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[p.LessonTry]
) -> p.LessonView:
    """A lesson at the step after what was done, or what came of a try there."""
    if game not in lessons.known():
        raise NotFoundException("there is no lesson of such a game")
    here = Lesson(game, data.done)
    updates: list[p.Update] = []
    wrong = None
    if data.tries is None:
        updates.append(p.Update(events=told(here, 0), chat=[], table=table(here), fresh=True))
    elif here.fits(data.tries):
        for events in here.play(data.tries):
            fresh = told(here, len(here.events) - len(events))
            updates.append(p.Update(events=fresh, chat=[], table=table(here, asks=False)))
        # what is asked next comes with the last of it; mere reading has brought nothing
        last = updates.pop().events if updates else []
        updates.append(p.Update(events=last, chat=[], table=table(here)))
    else:
        why = here.why_not(data.tries)
        wrong = p.Sentence("lesson-not-now", {}) if why is None else sentence(why)
    step = here.step
    return p.LessonView(
        done=here.done,
        updates=updates,
        steps=len(here.script.steps),
        says=sentence(step.sentence()),
        more=sentence(step.sentence("-more")),
        look=step.look,
        acts=bool(step.do),
        over=here.over,
        wrong=wrong,
    )


def told(here: Lesson, since: int) -> list[p.EventOut]:
    """What has happened from an event on, as the person may know it."""
    shown = []
    for n, event in enumerate[Event](here.events[since:], since + 1):
        key, args = event_of(here.game, event, PERSON)
        shown.append(p.EventOut(n=n, key=key, args=args))
    return shown


def table(here: Lesson, asks: bool = True) -> p.TableView:
    """The table of a lesson: everybody is there, nobody waits, and only the coach takes back."""
    names = lessons.NAMES[: here.state.seats]
    shown = still(here.state, f"lesson-{here.game.name}", names, PERSON)
    shown.n = len(here.events)
    shown.decision = len(here.done)
    step = here.step
    prompt = prompt_of(here.state, PERSON) if asks and step.do else None
    if prompt is not None:
        shown.prompt = prompt
        prompt.passing = None  # no ring runs here: what is offered waits, too
        if prompt.default not in step.do:
            prompt.default = step.do[0]
    return shown


def still(state: State, id: str, names: list[str], you: int) -> p.TableView:
    """A table that is no match: nothing is asked there, and nobody waits."""
    seats = [p.SeatInfo(name=name, kind="first", here=True) for name in names]
    seats[you].kind = "person"
    return p.TableView(
        id=id,
        game=state.game.name,
        status="over" if state.over else "playing",
        options=state.options,
        speed="relaxed",
        seats=seats,
        you=you,
        n=0,
        decision=0,
        view=view_of(state, you),
        hints=False,
    )


@get("/api/games/{game:str}/examples/{name:str}", cache=60)
async def example(game: FromPath[str], name: FromPath[str]) -> p.ExampleView:
    """An example of the rules, step by step: the table, and what led to it."""
    if game not in games.NAMES or name not in examples.load(game):
        raise NotFoundException("there is no such example")
    found = examples.load(game)[name]
    names = examples.names(found)
    steps = []
    n = 0
    for at, (state, events) in enumerate(examples.steps(found)):
        told = []
        for event in events:
            n += 1
            key, args = event_of(state.game, event, examples.READER)
            told.append(p.EventOut(n=n, key=key, args=args))
        shown = still(state, f"example-{name}", names, examples.READER)
        shown.n, shown.decision = n, at
        steps.append(p.Update(events=told, chat=[], table=shown, fresh=not at))
    return p.ExampleView(steps=steps)
