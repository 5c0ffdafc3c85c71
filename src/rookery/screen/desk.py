"""The screen of a table: what lies on it, what happens, what is asked, and one's own hand."""

from __future__ import annotations

import asyncio
import time
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.style import Style
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from rookery.kernel.state import Data
from rookery.screen.dialogs import Curtain, Finder, Menu, Typed
from rookery.screen.ink import Entry, Ink
from rookery.screen.question import Question
from rookery.terminal import result
from rookery.zones import Zones

if TYPE_CHECKING:
    from rookery.screen.app import Evening

PACES = [0.0, 0.15, 0.35, 0.7, 1.4, 2.8]  # seconds for a line of what happens
MOST_WAIT = 6.0  # for all that one move of another brings
CALM = 0.2  # a key that was meant for the question before answers none so soon
ROOMY = (120, 36)
WHISPER = 4.0  # seconds
KEPT = 80  # lines of what happened; the log has all of them
SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"


class Asked(Exception):
    """Something else was wanted than an answer: its name, as `undo`."""


class Pane(VerticalScroll):
    """Lines that are set anew when there is more or less room; what does not fit can be reached."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.lines: list[str] = []
        self.faint = 0  # how many of the first lines are old
        self.text = Static()

    def compose(self) -> ComposeResult:
        yield self.text

    def fill(self, lines: list[str], faint: int = 0) -> None:
        if (lines, faint) != (self.lines, self.faint):
            self.lines, self.faint = lines, faint
            self.lay()

    def lay(self) -> None:
        width = self.scrollable_content_region.width
        if width < 8:
            return
        ink = self.desk.ink
        set_lines: list[Content] = []
        for number, line in enumerate(self.lines):
            for one in ink.set(line, width):
                old = number < self.faint
                set_lines.append(one.stylize(Style(dim=True)) if old else one)
        self.text.update(Content("\n").join(set_lines))

    @property
    def desk(self) -> Desk:
        screen = self.screen
        assert isinstance(screen, Desk)
        return screen

    def on_resize(self, event: events.Resize) -> None:
        self.lay()

    def on_click(self, event: events.Click) -> None:
        """A name was clicked: what does it say?"""
        link = event.style.meta.get("look")
        if link is not None:
            self.desk.look(link)


class Choices(OptionList):
    """The answers. A first click shows, a second one chooses."""

    def on_resize(self, event: events.Resize) -> None:
        if isinstance(self.screen, Desk):
            self.screen.lay_choices()

    async def _on_click(self, event: events.Click) -> None:
        event.prevent_default()
        place = event.style.meta.get("option")
        if place is None or place >= self.option_count:
            return
        if place == self.highlighted and event.chain == 1:
            self.action_select()
        else:
            self.highlighted = place


class Desk(Screen[None]):
    """One table. Who plays there is up to the driver, which calls `tell`, `show` and `ask`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "keys", "Keys"),
        Binding("i", "find", "Look up"),
        Binding("h", "hint", "Hint"),
        Binding("o", "odds", "Odds"),
        Binding("u", "undo", "Undo"),
        Binding("l", "log", "Log"),
        Binding("r", "rules", "Rules"),
        Binding("p", "orders", "Pass on"),
        Binding("s", "save", "Save"),
        Binding("a", "aside", "Unasked"),
        Binding("c", "chat", "Say something"),
        Binding("q", "leave", "Leave"),
        Binding("t", "light", "Light or dark"),
        Binding("plus,equals_sign", "pace(1)", "Slower"),
        Binding("minus", "pace(-1)", "Faster"),
        Binding("space", "skip", "Go on"),
        Binding("right", "step('on')", "On", priority=True),  # in a replay; else they turn a part
        Binding("left", "step('back')", "Back", priority=True),
        Binding("escape", "clear", "Clear"),
    ]
    FOOT = "? keys, I find, H hint, O odds, U undo, L log, P orders, Q leave"

    def __init__(self, ink: Ink) -> None:
        super().__init__()
        self.ink = ink
        self.speaker = ink.speaker
        self.game_table = import_module(f"rookery.games.{ink.speaker.game.name}.table")
        self.view: Data | None = None
        self.far = ""  # how far the match is, in words
        self.news: list[str] = []
        self.seen = 0  # how many of the news are from before one's last decision
        self.question: Question | None = None
        self.answer: asyncio.Future[str] | None = None
        self.since = 0.0
        self.typed = ""
        self.armed = ""  # a grave move that was chosen once
        self.busy = ""  # who thinks
        self.turning = 0
        self.hurry = asyncio.Event()
        self.driver: Driver | None = None

    def say(self, key: str, **args: str | int) -> str:
        return self.speaker.say(key, **args)

    @property
    def evening(self) -> Evening:
        from rookery.screen.app import Evening

        app = self.app
        assert isinstance(app, Evening)
        return app

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="whole"):
            with Vertical(id="main"):
                with Horizontal(id="middle"):
                    yield Pane("left")
                    yield Pane("right")
                yield Pane("own")
                with Horizontal(id="low"):
                    with Vertical(id="ask"):
                        yield Pane("asked")
                        yield Choices(id="choices")
                    yield Pane("news")
            yield Pane("side")
        yield Static(id="foot")

    def on_mount(self) -> None:
        self.add_class(self.speaker.game.name)
        self.foot()
        self.set_interval(0.1, self.turn)

    def on_resize(self, event: events.Resize) -> None:
        wide, high = ROOMY
        roomy = event.size.width >= wide and event.size.height >= high
        self.set_class(roomy, "roomy")
        self.set_class(event.size.height < 30, "low")
        self.foot()
        self.call_after_refresh(self.redraw)

    # What is shown

    @property
    def there(self) -> bool:
        """Whether there is anything to show it on: while all is being left the parts go first."""
        wanted = {"head", "left", "right", "own", "asked", "choices", "news", "side"}
        return wanted <= {one.id for one in self.query("#head, Pane, Choices")}

    def foot(self) -> None:
        parts = []
        for key, action in (one.split() for one in self.FOOT.split(", ")):
            label = Content(key).stylize(Style(bold=True, reverse=True))
            text = Content(f" {self.say('screen-foot-' + action)}  ")
            click = Style.from_meta({"@click": f"screen.{action}"})
            parts.append((label + text).stylize(click))
        self.query_one("#foot", Static).update(Content("").join(parts))

    def show(self, view: Data) -> None:
        """The table as it stands now."""
        self.view = view
        self.redraw()

    def redraw(self) -> None:
        if not self.there:
            return
        if self.view is not None:
            zones: Zones = self.game_table.zones(self.view, self.speaker, self.has_class("roomy"))
            self.far = zones.title
            self.query_one("#left", Pane).fill(zones.left)
            self.query_one("#right", Pane).fill(zones.right)
            own = self.query_one("#own", Pane)
            own.fill(zones.own)
            own.display = bool(zones.own)
        self.tell_news()

    def tell_news(self) -> None:
        """How far it is, and what has happened."""
        if not self.there:
            return
        self.head()
        faint = max(0, min(self.seen, len(self.news)) - max(0, len(self.news) - KEPT))
        pane = self.query_one("#side" if self.has_class("roomy") else "#news", Pane)
        pane.fill(self.news[-KEPT:], faint)
        pane.call_after_refresh(pane.scroll_end, animate=False)

    def head(self) -> None:
        if not self.there:
            return
        title = self.speaker.say("game-name")
        if self.far:
            title += f" · {self.far}"
        if self.busy:
            sign = SPINNER[self.turning % len(SPINNER)]
            title += f"  {sign} {self.say('screen-thinks', name=self.busy)}"
        elif self.driver is not None and (more := self.driver.status()):
            title += f"  {more}"
        self.query_one("#head", Static).update(self.ink.inked(title, loud=True))

    def turn(self) -> None:
        """A sign of life while somebody thinks."""
        if self.busy:
            self.turning += 1
            self.head()

    def thinking(self, name: str) -> None:
        if name != self.busy:
            self.busy = name
            if self.is_mounted:
                self.head()

    # What happens

    async def tell(self, lines: list[str]) -> None:
        """What a move has brought, one line after another, at the pace that was chosen."""
        pace = PACES[self.evening.pace]
        wait = min(pace, MOST_WAIT / max(1, len(lines)))
        for line in lines:
            self.news.append(line)
            if wait and not self.hurry.is_set():
                self.tell_news()
                try:
                    await asyncio.wait_for(self.hurry.wait(), wait)
                except TimeoutError:
                    continue

    # What is asked

    async def ask(self, question: Question) -> str:
        """The notation of what was chosen; `Asked` if it was something else than a move."""
        self.hurry.clear()
        self.thinking("")
        self.question = question
        self.typed = self.armed = ""
        self.answer = asyncio.get_running_loop().create_future()
        self.since = time.monotonic()
        self.lay_question()
        self.tell_news()
        try:
            return await self.answer
        finally:
            self.question = None
            self.answer = None
            self.seen = len(self.news)
            if self.is_running:  # it is not when everything is being left
                self.call_after_refresh(self.clear_question)

    def clear_question(self) -> None:
        """What was asked goes, unless there is a new question in its place."""
        if self.question is None and self.there:
            self.query_one("#asked", Pane).fill([])
            self.query_one("#choices", Choices).clear_options()

    def lay_question(self) -> None:
        question = self.question
        if question is None or not self.there:
            return
        lines = question.said.splitlines()
        self.set_class(bool(question.aside), "told")
        if question.aside:
            lines.append(question.aside)
        self.query_one("#asked", Pane).fill(lines)
        box = self.query_one("#choices", Choices)
        self.lay_choices()
        if question.choices:
            box.highlighted = question.first()
        box.focus()

    def lay_choices(self) -> None:
        """The answers, as wide as there is room."""
        box = self.query_one("#choices", Choices)
        at, width = box.highlighted, box.scrollable_content_region.width
        choices = self.question.choices if self.question is not None else []
        if width < 8 or not choices:
            return
        wide = max(len(str(one.number)) for one in choices)
        options = []
        for one in choices:
            note = " ".join(one.note.split())
            options.append(Option(self.ink.choice(f"{one.number:>{wide}}", one.text, note, width)))
        box.set_options(options)
        box.highlighted = at

    def whisper(self, text: str) -> None:
        """Something said in passing, in the corner."""
        self.notify(text, timeout=WHISPER, markup=False)

    def notice(self, text: str) -> None:
        """Something said beside the question."""
        lines = self.question.said.splitlines() if self.question else []
        self.query_one("#asked", Pane).fill([*lines, text])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.choose(event.option_index)

    def choose(self, place: int) -> None:
        question, answer = self.question, self.answer
        if question is None or answer is None or answer.done():
            return
        if time.monotonic() - self.since < self.evening.calm:
            return
        word = question.choices[place].word
        if word in question.grave and self.armed != word:
            self.armed = word
            self.query_one("#choices", Choices).highlighted = place
            self.notice(self.say("screen-sure", move=question.choices[place].text))
            return
        answer.set_result(word)

    def want(self, what: str) -> None:
        """Leave the question for something else."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(Asked(what))

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in "0123456789" and self.question:
            event.stop()
            self.digit(event.character)
        elif event.key == "enter" and self.typed:
            event.stop()
            event.prevent_default()
            self.enter()

    def digit(self, key: str) -> None:
        """A number that can mean nothing else is chosen at once; a longer one by Enter."""
        assert self.question is not None
        numbers = [str(one.number) for one in self.question.choices]
        typed = self.typed + key
        fitting = [one for one in numbers if one.startswith(typed)]
        if not fitting:
            self.typed = ""
            self.notice(self.say("screen-no-number", number=typed))
            return
        self.typed = typed
        if typed in numbers:
            self.query_one("#choices", Choices).highlighted = numbers.index(typed)
        if fitting == [typed]:
            self.enter()
        else:
            self.notice(self.say("screen-typed", number=typed))

    def enter(self) -> None:
        assert self.question is not None
        numbers = [str(one.number) for one in self.question.choices]
        typed, self.typed = self.typed, ""
        if typed in numbers:
            self.choose(numbers.index(typed))

    async def curtain(self, name: str) -> None:
        """Between two people at one keyboard: everything is covered until the next one is there."""
        self.news, self.seen = [], 0
        self.redraw()
        await self.app.push_screen_wait(Curtain(self.say("screen-curtain", name=name)))

    # Keys

    def action_clear(self) -> None:
        self.typed = self.armed = ""
        self.lay_question()

    def action_skip(self) -> None:
        if self.question is None:
            self.hurry.set()

    def action_step(self, word: str) -> None:
        words = [one.word for one in self.question.choices] if self.question else []
        if word not in words:
            raise SkipAction
        self.choose(words.index(word))

    def action_pace(self, by: int) -> None:
        evening = self.evening
        evening.pace = max(0, min(len(PACES) - 1, evening.pace + by))
        evening.keep()
        self.whisper(self.say("screen-pace", number=evening.pace, all=len(PACES) - 1))

    def action_light(self) -> None:
        self.evening.shine(not self.ink.day)

    def relit(self) -> None:
        for pane in self.query(Pane):
            pane.lay()
        self.lay_question()
        self.head()

    def action_keys(self) -> None:
        text = self.say("screen-keys").split("\n\n")
        entries = [Entry(one.partition("\n")[0], one.partition("\n")[2]) for one in text]
        self.app.push_screen(Finder(self.ink, self.say("screen-foot-keys"), entries))

    def look(self, link: str) -> None:
        """What a card says."""
        entry = self.ink.entry(link)
        if entry is not None:
            self.app.push_screen(Finder(self.ink, entry.title, [entry], search=False))

    def action_find(self) -> None:
        """What is named in the question first, then what is on the table, then everything."""
        lines: list[str] = []
        if self.question is not None:
            box = self.query_one("#choices", Choices)
            if box.highlighted is not None and self.question.choices:
                lines.append(self.question.choices[box.highlighted].text)
            lines.append(self.question.said)
            lines += [one.text for one in self.question.choices]
        for id in ("#own", "#left", "#right"):
            lines += self.query_one(id, Pane).lines
        lines += reversed(self.news[-40:])
        links = [self.question.about] if self.question and self.question.about else []
        links += [link for line in lines for link in self.ink.named(line)]
        cards = self.ink.cards()
        entries = [cards[link] for link in dict.fromkeys(links) if link in cards]
        rest = [one for link, one in cards.items() if link not in links]
        rest += self.ink.sections("rules") + self.ink.sections("rulings")
        title = self.say("screen-foot-find")
        self.app.push_screen(Finder(self.ink, title, entries, more=rest))

    def action_rules(self) -> None:
        entries = self.ink.sections("rules") + self.ink.sections("rulings")
        self.app.push_screen(Finder(self.ink, self.say("screen-rules"), entries))

    def action_log(self) -> None:
        lines = self.driver.history() if self.driver is not None else self.news
        entries = [Entry("", line) for line in lines]
        title = self.say("screen-foot-log")
        self.app.push_screen(Finder(self.ink, title, entries, from_end=True))

    def action_odds(self) -> None:
        if self.view is not None:
            entries = self.game_table.odds(self.view, self.speaker)
            shown = [Entry(title, "\n".join(lines)) for title, lines in entries]
            self.app.push_screen(Finder(self.ink, self.say("ui-odds"), shown, search=False))

    def action_undo(self) -> None:
        if self.answer is not None:
            self.want("undo")
        elif self.driver is not None:
            self.run_worker(self.driver.undo_unasked(), exclusive=True, group="undo")

    def action_aside(self) -> None:
        if self.driver is not None:
            self.run_worker(self.unasked(self.driver), exclusive=True, group="aside")

    async def unasked(self, driver: Driver) -> None:
        """What one may do at any time although nobody asks: Coins given away, a Beggar sent."""
        words = driver.asides()
        if not words:
            self.whisper(self.say("screen-no-aside"))
            return
        number = self.speaker.game.vocabulary.number
        said = [self.speaker.move(number(word)) for word in words]
        chosen = await self.app.push_screen_wait(Menu(self.say("screen-aside"), said))
        if chosen < 0:
            return
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(words[chosen])
        else:
            await driver.speak_up(words[chosen])

    def action_orders(self) -> None:
        if self.driver is not None:
            self.run_worker(self.driver.orders(), exclusive=True, group="orders")

    def action_hint(self) -> None:
        if self.driver is not None and self.question is not None:
            self.run_worker(self.driver.hint(), exclusive=True, group="hint")

    def action_save(self) -> None:
        if self.driver is not None:
            self.run_worker(self.driver.save(), exclusive=True, group="save")

    def action_chat(self) -> None:
        if self.driver is not None:
            self.run_worker(self.driver.chat(), exclusive=True, group="chat")

    def action_leave(self) -> None:
        self.app.exit()

    async def type_in(self, title: str, value: str = "") -> str:
        """A line that somebody types; empty if they would rather not."""
        return await self.app.push_screen_wait(Typed(title, value)) or ""

    def final(self, view: Data) -> str:
        return "\n".join(result(view, self.speaker))


class Driver:
    """Who brings the moves: a match here, a server, a record, a lesson."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.driver = self

    async def run(self) -> None:
        raise NotImplementedError

    def status(self) -> str:
        """A few words for the head."""
        return ""

    def history(self) -> list[str]:
        return self.desk.news

    def asides(self) -> list[str]:
        """What may be done unasked."""
        return []

    async def speak_up(self, word: str) -> None:
        """Do it although it is for others to decide."""
        self.desk.whisper(self.desk.say("screen-not-here"))

    async def undo_unasked(self) -> None:
        """Take back one's move although it is for others to decide."""
        self.desk.whisper(self.desk.say("play-no-undo"))

    async def orders(self) -> None:
        self.desk.whisper(self.desk.say("screen-not-here"))

    async def hint(self) -> None:
        self.desk.whisper(self.desk.say("screen-not-here"))

    async def save(self) -> None:
        self.desk.whisper(self.desk.say("screen-not-here"))

    async def chat(self) -> None:
        self.desk.whisper(self.desk.say("screen-not-here"))
