"""A match in this process, for one person or several at one keyboard."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

from rookery.cli.play import HINT_SECONDS, Session
from rookery.kernel.errors import BadOption
from rookery.kernel.state import State
from rookery.screen.desk import Asked, Desk, Driver
from rookery.screen.dialogs import Menu, advised, hinted
from rookery.screen.mind import Mind, seated
from rookery.screen.question import Choice, Question, local_question
from rookery.standing import PassOn, at_once, passing
from rookery.zones import percent


class Local(Driver):
    """Lets bots and people move, saves, takes back."""

    def __init__(self, desk: Desk, session: Session, kinds: list[str]) -> None:
        super().__init__(desk)
        self.session = session
        self.mind = Mind()
        for seat, bot in session.bots.items():
            session.bots[seat] = seated(self.mind, bot, kinds[seat])
        self.alone: set[int] = set()  # moves of the record that were the only ones there were
        people = session.people
        self.eyes: int | None = people[0] if len(people) == 1 else None

    @property
    def state(self) -> State:
        return self.session.match.state

    async def run(self) -> None:
        session, desk = self.session, self.desk
        session.save()
        try:
            self.show()
            while not self.state.over:
                await self.decide()
            await self.end()
        except asyncio.CancelledError:
            raise
        finally:
            self.mind.close()
            for bot in session.bots.values():
                bot.close()
        desk.app.exit()

    def show(self) -> None:
        self.desk.show(self.state.glimpse(self.eyes))

    async def decide(self) -> None:
        session, state = self.session, self.state
        asked = state.deciders()
        for seat in asked:
            if seat in session.bots:
                self.desk.thinking(self.desk.speaker.names[seat])
                view, moves = state.view(seat), state.moves(seat)
                move = await asyncio.to_thread(session.bots[seat].choose, view, moves)
                await self.play(seat, state.game.vocabulary.word(move))
                return
        await self.person(self.next_person(asked))

    def next_person(self, asked: tuple[int, ...]) -> int:
        """Who is at the keyboard stays there as long as there is something to do."""
        return self.eyes if self.eyes in asked and self.eyes is not None else asked[0]

    async def person(self, seat: int) -> None:
        word = self.session.ordered(seat)
        if word is None:
            word = at_once(self.state, seat, len(self.session.people))
            if word is not None and passing(self.state, seat) is None:
                self.alone.add(len(self.session.match.record.lines))
        if word is not None:
            await self.play(seat, word)
            return
        if self.eyes != seat and len(self.session.people) > 1:
            self.eyes = None
            self.show()
            await self.desk.curtain(self.desk.speaker.names[seat])
            self.desk.news = self.session.log[seat][-60:]
            self.desk.seen = len(self.desk.news) - len(self.session.unread[seat])
        self.eyes = seat
        self.session.unread[seat] = []
        self.show()
        try:
            word = await self.desk.ask(self.question(seat))
        except Asked as wanted:
            if str(wanted) == "undo":
                self.undo(seat)
            return
        await self.play(seat, word)

    def question(self, seat: int) -> Question:
        """What is asked, and the first time what such a decision is about."""
        speaker = self.desk.speaker
        made = local_question(self.state, seat, speaker)
        made.aside = self.session.companion.about(speaker, self.state.prompt(seat))
        return made

    async def play(self, seat: int, word: str) -> None:
        session = self.session
        before = {person: len(session.log[person]) for person in session.people}
        session.play(seat, [word])
        if self.eyes is not None:
            self.desk.thinking("")
            await self.desk.tell(session.log[self.eyes][before[self.eyes] :])
            session.unread[self.eyes] = []
        if self.desk.evening.pace or self.state.over:
            self.show()

    # Standing orders

    async def orders(self) -> None:
        desk, seat = self.desk, self.eyes
        if seat is None:
            return
        if seat in self.session.standing:
            del self.session.standing[seat]
            desk.head()
            desk.whisper(desk.say("screen-orders-off"))
            return
        keys = ["ui-pass-on", "ui-pass-round", "ui-pass-unless-me", "ui-pass-match"]
        choices = [desk.say(key) for key in keys]
        menu = Menu(desk.say("ui-orders"), choices, desk.say("screen-orders"))
        chosen = await desk.app.push_screen_wait(menu)
        if chosen >= 0:
            self.session.standing[seat] = PassOn(PassOn.KINDS[chosen], self.state)
            desk.head()
            if desk.question is not None and desk.question.reaction:
                desk.want("orders")

    def status(self) -> str:
        if self.eyes is None or self.eyes not in self.session.standing:
            return ""
        which = self.session.standing[self.eyes].kind.replace("unless-me", "round")
        return f"[{self.desk.say(f'ui-orders-{which}')}: P]"

    # What one can do besides

    def asides(self) -> list[str]:
        if self.eyes is None or self.desk.question is None:
            return []
        words = self.state.words(self.eyes)
        word = self.state.game.vocabulary.word
        return [one for one in map(word, self.state.asides(self.eyes)) if one not in words]

    def history(self) -> list[str]:
        return self.session.log[self.eyes] if self.eyes is not None else []

    def undo(self, seat: int) -> None:
        """Take back the last move that was a choice, and what followed from it by itself."""
        match, desk = self.session.match, self.desk
        undone = ""
        while (word := match.undoable(seat)) is not None:
            undone = match.undo(seat)
            place = len(match.record.lines)
            if place not in self.alone:
                break
            self.alone.discard(place)
            undone = word
        if not undone:
            desk.whisper(desk.say("play-no-undo"))
            return
        self.session.save()
        move = desk.speaker.move(match.game.vocabulary.number(undone))
        told = desk.say("play-undone", move=move)
        self.session.log[seat].append(told)
        desk.news.append(told)

    async def hint(self) -> None:
        desk, seat = self.desk, self.eyes
        if seat is None:
            return
        state = self.state
        desk.thinking(desk.say("ui-hint"))
        luck = secrets.randbits(30)
        advice = await asyncio.to_thread(
            self.mind.advise, state.game, state.view(seat), seat, HINT_SECONDS, luck
        )
        desk.thinking("")
        entries = []
        for thought in advice.thoughts[:12]:
            move = desk.speaker.move(thought.move)
            share = percent(thought.share) if thought.share else ""
            entries.append(hinted(desk, move, thought.value, thought.visits, share))
        desk.app.push_screen(advised(desk, advice.reason, entries, advice.win))

    async def save(self) -> None:
        desk, session = self.desk, self.session
        typed = await desk.type_in(desk.say("screen-save"), str(session.path))
        if not typed:
            return
        before = session.path
        try:
            session.path = Path(typed).expanduser()
            session.save()
            desk.whisper(desk.say("play-saved", file=str(session.path)))
        except (BadOption, RuntimeError) as error:
            session.path = before
            desk.whisper(str(error))

    async def end(self) -> None:
        """The result, and what one might do next."""
        session, desk = self.session, self.desk
        session.match.finish()
        session.save()
        self.eyes = session.people[0] if self.eyes is None else self.eyes
        self.show()
        view = self.state.glimpse(self.eyes)
        choices = [
            Choice("look", desk.say("screen-look-back"), "", 1),
            Choice("leave", desk.say("screen-leave"), "", 2),
        ]
        while True:
            question = Question(self.eyes, desk.final(view), choices, "look")
            try:
                chosen = await desk.ask(question)
            except Asked:
                continue
            if chosen == "leave":
                return
            from rookery.screen.lookback import LookBack

            back = LookBack(desk, session.match.record, session.match.game, self.eyes)
            await back.run()
            desk.driver = self
            self.show()
