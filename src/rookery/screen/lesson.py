"""A lesson on the full screen: the coach speaks above the choices."""

from __future__ import annotations

from rookery.cli.companion import Companion
from rookery.cli.learn import Learning
from rookery.kernel.prompts import Sentence
from rookery.lessons import ON, PERSON, Lesson
from rookery.screen.desk import Asked, Desk, Driver
from rookery.screen.question import Choice, Question, local_question


class Course(Driver):
    """Says what there is to do, lets it be done, and gives a reason for every wrong try."""

    def __init__(self, desk: Desk, learning: Learning) -> None:
        super().__init__(desk)
        self.learning = learning

    @property
    def lesson(self) -> Lesson:
        return self.learning.lesson

    async def run(self) -> None:
        desk, reason, tried = self.desk, "", ""
        while True:
            desk.show(self.lesson.state.glimpse(PERSON))
            question = self.question(reason)
            question.default = tried or question.default
            reason = tried = ""
            try:
                word = await desk.ask(question)
            except Asked as wanted:
                if str(wanted) == "undo":
                    self.back()
                continue
            if word == "leave":
                break
            if not self.lesson.fits(word):
                why = self.lesson.why_not(word) or Sentence("lesson-not-now")
                reason, tried = self.learning.sentence(why), word
                continue
            for events in self.lesson.play(word):
                told = [desk.speaker.event(event, PERSON) for event in events]
                await desk.tell([line for line in told if line])
                desk.show(self.lesson.state.glimpse(PERSON))
            self.learning.keep(self.lesson.done)
        if self.lesson.over:
            self.learning.keep([])
            Companion(self.learning.name).afresh()
        desk.app.exit()

    def question(self, reason: str) -> Question:
        """What the coach says, the choices, and why the last try was wrong."""
        desk, lesson, learning = self.desk, self.lesson, self.learning
        step = lesson.step
        number, steps = len(lesson.done) + 1, len(lesson.script.steps)
        said = desk.say("learn-step", number=number, all=steps)
        said += f": {learning.sentence(step.sentence())}"
        more = learning.sentence(step.sentence("-more"))
        if step.do:
            question = local_question(lesson.state, PERSON, desk.speaker)
            question.default, question.grave = "", []
            more += f" {question.said}"
        else:
            last = Choice("leave", desk.say("screen-leave"), "", 1)
            on = Choice(ON, desk.say("screen-on"), "", 1)
            question = Question(PERSON, "", [last if lesson.over else on])
        question.said, question.aside = said, reason or more
        return question

    def back(self) -> None:
        learning = self.learning
        if not learning.lesson.done:
            self.desk.whisper(self.desk.say("learn-first"))
            return
        learning.lesson = Lesson(learning.name, learning.lesson.done[:-1])
        learning.keep(learning.lesson.done)

    async def undo_unasked(self) -> None:
        self.back()
