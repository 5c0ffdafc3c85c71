"""What is laid over the table for a while: reading and searching, a line to type, the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.markup import escape
from textual.screen import ModalScreen
from textual.style import Style
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rookery.kernel.state import Data
from rookery.screen.ink import Entry, Ink
from rookery.zones import HEAD, percent

if TYPE_CHECKING:
    from rookery.screen.desk import Desk

MOST = 60  # entries shown at once; what is searched for is among the first


class Finder(ModalScreen[None]):
    """Entries to read, and a line to search them by."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Close"),
        Binding("f1", "close", "Close", show=False),
    ]

    def __init__(
        self,
        ink: Ink,
        title: str,
        entries: list[Entry],
        more: list[Entry] | None = None,
        search: bool = True,
        from_end: bool = False,
    ) -> None:
        super().__init__()
        self.ink = ink
        self.heading = title
        self.entries = entries
        self.more = more or []  # found when searched for
        self.search = search
        self.from_end = from_end
        self.shown: list[Entry] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet") as sheet:
            sheet.border_title = escape(self.heading)
            sheet.border_subtitle = self.ink.speaker.say("screen-close")
            if self.search:
                yield Input(placeholder=self.ink.speaker.say("screen-search"), id="search")
            with VerticalScroll(id="pages"):
                yield Static(id="page")

    def on_mount(self) -> None:
        self.query_one("#search" if self.search else "#pages").focus()
        self.call_after_refresh(self.fill)

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.fill)

    def fill(self) -> None:
        words = self.query_one("#search", Input).value.strip() if self.search else ""
        shown = [one for one in [*self.entries, *self.more] if one.holds(words)] if words else []
        self.shown = shown = shown or ([] if words else self.entries or self.more)
        shown = shown[-400:] if self.from_end else shown[:MOST]
        pages = self.query_one("#pages", VerticalScroll)
        width = max(20, pages.scrollable_content_region.width)
        lines: list[Content] = []
        for one in shown:
            if one.title:
                lines += [Content("")] if lines else []
                lines += self.ink.set(HEAD + one.title, width)
            for line in one.text.splitlines():
                lines += self.ink.set(line, width)
        if not shown:
            lines = [Content(self.ink.speaker.say("screen-nothing"))]
        if words:
            mark = Style(reverse=True)
            folded = words.casefold()
            lines = [_marked(line, folded, mark) for line in lines]
        self.query_one("#page", Static).update(Content("\n").join(lines))
        if self.from_end:
            pages.call_after_refresh(pages.scroll_end, animate=False)
        else:
            pages.scroll_home(animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.fill()

    def on_key(self, event: events.Key) -> None:
        """The arrows move the page, whatever has the focus."""
        pages = self.query_one("#pages", VerticalScroll)
        moves = {
            "up": pages.scroll_up,
            "down": pages.scroll_down,
            "pageup": pages.scroll_page_up,
            "pagedown": pages.scroll_page_down,
        }
        if event.key in moves:
            event.stop()
            event.prevent_default()
            moves[event.key](animate=False)
        elif event.key == "enter" or (not self.search and event.key in ("q", "space", "i")):
            event.stop()
            self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        link = event.style.meta.get("look")
        entry = self.ink.entry(link) if link is not None else None
        if entry is not None:
            self.app.push_screen(Finder(self.ink, entry.title, [entry], search=False))


def _marked(line: Content, words: str, mark: Style) -> Content:
    """A line in which what was searched for stands out."""
    plain = line.plain.casefold()
    at = plain.find(words)
    while at >= 0:
        line = line.stylize(mark, at, at + len(words))
        at = plain.find(words, at + len(words))
    return line


def hinted(desk: Desk, move: str, win: float, worlds: int, share: str) -> Entry:
    """One move as a search sees it; with a share it would play it, that often."""
    said = desk.say("screen-hint", win=percent(win), worlds=worlds)
    if share and share != "100 %":
        said += "; " + desk.say("screen-hint-share", share=share)
    return Entry(f"» {move}" if share else move, said)


def advised(desk: Desk, reason: Data, entries: list[Entry], win: list[float]) -> Finder:
    """A hint: what to do and why, the moves, and everybody's chances as things stand."""
    names = zip(desk.speaker.names, win, strict=True)
    chances = ", ".join(f"{name} {percent(one)}" for name, one in names)
    said = Entry(desk.speaker.sentence(reason), "")
    entries = [said, *entries, Entry(desk.say("screen-chances"), chances)]
    return Finder(desk.ink, desk.say("ui-hint"), entries, search=False)


class Typed(ModalScreen[str]):
    """One line to type."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Close")]

    def __init__(self, title: str, value: str = "") -> None:
        super().__init__()
        self.heading = title
        self.value = value

    def compose(self) -> ComposeResult:
        with Vertical(id="slip") as slip:
            slip.border_title = escape(self.heading)
            yield Input(self.value, id="typed")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss("")


class Menu(ModalScreen[int]):
    """A few things to choose from; -1 for none of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "Close")]

    def __init__(self, title: str, choices: list[str], about: str = "") -> None:
        super().__init__()
        self.heading = title
        self.choices = choices
        self.about = about

    def compose(self) -> ComposeResult:
        with Vertical(id="slip") as slip:
            slip.border_title = escape(self.heading)
            if self.about:
                yield Static(self.about, markup=False)
            options = [Option(Content(f"{n} {one}")) for n, one in enumerate(self.choices, 1)]
            yield OptionList(*options)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        typed = event.character or ""
        place = int(typed) - 1 if typed.isdigit() else -1
        if 0 <= place < len(self.choices):
            event.stop()
            self.dismiss(place)

    def action_close(self) -> None:
        self.dismiss(-1)


class Curtain(ModalScreen[None]):
    """Nothing of the table is to be seen until the next person is there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "rise", "Go on")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text, id="curtain", markup=False)

    def action_rise(self) -> None:
        self.dismiss(None)
