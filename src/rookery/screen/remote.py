"""A server's table on the full screen: one meets those who sit there in a browser."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

from rookery.cli.common import own_files
from rookery.cli.visit import HOPELESS, PASSING, QUIET, Visit, fetch, sockets
from rookery.files import write_text
from rookery.kernel.errors import BadOption, RookeryError
from rookery.record import parse
from rookery.screen.desk import Asked, Desk, Driver
from rookery.screen.dialogs import Menu, advised, hinted
from rookery.screen.ink import Ink
from rookery.screen.lookback import LookBack
from rookery.screen.question import Choice, Question, question
from rookery.zones import percent

ORDERS: list[dict[str, Any]] = [  # as `PassOn.KINDS`
    {"until": "turn", "spare_me": False},
    {"until": "round", "spare_me": False},
    {"until": "round", "spare_me": True},
    {"until": "match", "spare_me": True},
]


class Remote(Driver):
    """Hears what the server tells, shows it step by step, and answers for one seat."""

    def __init__(self, desk: Desk, visit: Visit) -> None:
        super().__init__(desk)
        self.visit = visit
        self.library = sockets()
        self.inbox: asyncio.Queue[list[str]] = asyncio.Queue()
        self.socket: Any = None
        self.lost = False
        self.failed = ""  # why it is no use to come again
        self.log: list[str] = []
        self.known = visit.names()  # who sat there when names were given their colours
        self.clock = 0.0  # when our time is up, if it ever is

    async def run(self) -> None:
        desk = self.desk
        listening = asyncio.create_task(self.listen())
        asking: asyncio.Task[str] | None = None
        asked: Any = None
        try:
            hearing = asyncio.create_task(self.inbox.get())
            while True:
                waiting = {hearing} | ({asking} if asking is not None else set())
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                if asking is not None and asking.done():
                    await self.answered(asking)
                    asking, asked = None, None
                if hearing.done():
                    lines = hearing.result()
                    hearing = asyncio.create_task(self.inbox.get())
                    if asking is not None and not asking.done() and self.what() != asked:
                        asking.cancel()
                        await asyncio.gather(asking, return_exceptions=True)
                        asking, asked = None, None
                    await self.shown(lines)
                if self.failed or self.visit.table["status"] == "over":
                    break
                if asking is None and self.inbox.empty() and self.visit.prompt is not None:
                    asked = self.what()
                    asking = asyncio.create_task(desk.ask(self.question()))
            hearing.cancel()
            await self.end()
        finally:
            listening.cancel()
            if asking is not None:
                asking.cancel()
        desk.app.exit()

    def what(self) -> Any:
        """What is asked, to tell whether it is still the same."""
        prompt = self.visit.prompt
        return prompt and (self.visit.table["decision"], self.visit.words())

    # The connection

    async def listen(self) -> None:
        """One connection after another; nothing is missed between them."""
        errors = self.library.exceptions
        pause = 0.5
        while not self.failed:
            try:
                connect = self.library.asyncio.client.connect
                url = self.visit.link.socket
                async with connect(url, compression=None, max_size=None) as socket:
                    greeting = self.visit.hello()
                    for said in greeting:
                        await socket.send(said)
                    self.socket = socket
                    for said in self.visit.hello()[1:]:  # what was decided meanwhile
                        if said not in greeting:
                            await socket.send(said)
                    self.set_lost(False)
                    pause = 0.5
                    await self.hear(socket)
            except errors.ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                if code in HOPELESS and code not in PASSING:
                    self.failed = f"{self.visit.link.server}: {code}"
                    self.inbox.put_nowait([])
                    return
            except (OSError, TimeoutError, errors.WebSocketException):
                pass
            self.socket = None
            self.set_lost(True)
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, 10.0)

    async def hear(self, socket: Any) -> None:
        while True:
            try:
                raw = await asyncio.wait_for(socket.recv(), QUIET)
            except TimeoutError:
                await socket.send('{"t":"ping"}')
                continue
            self.inbox.put_nowait(self.visit.take(raw))

    def set_lost(self, lost: bool) -> None:
        if lost != self.lost:
            self.lost = lost
            self.desk.head()

    async def send(self, said: str) -> None:
        """Send a command; without a connection it goes out with the next one."""
        socket = self.socket
        if socket is not None:
            try:
                await socket.send(said)
            except (OSError, self.library.exceptions.WebSocketException):
                if self.socket is socket:  # else there is another one, which has greeted already
                    self.socket = None

    # What is shown and asked

    async def shown(self, lines: list[str]) -> None:
        desk, table = self.desk, self.visit.table
        if self.known != self.visit.names():  # somebody has sat down
            self.known = self.visit.names()
            day = desk.ink.day
            desk.ink = Ink(self.visit.speaker)
            desk.ink.day = day
        self.log += lines
        left = table["milliseconds"]
        self.clock = time.monotonic() + left / 1000 if left is not None else 0.0
        if (patience := self.visit.unhurried()) is not None:
            await self.send(patience)
        await desk.tell(lines)
        if table["view"] is not None:
            desk.show(table["view"])
        else:
            desk.redraw()
        if self.visit.refused:
            desk.whisper(self.visit.refused)
            self.visit.refused = ""

    def question(self) -> Question:
        table, prompt = self.visit.table, self.visit.prompt
        assert prompt is not None
        data = {key: prompt[key] for key in ("asks", "notes", "stakes", "futures", "about")}
        made = question(
            table["you"],
            data,
            self.visit.words(),
            table["view"],
            self.visit.speaker,
            prompt["default"],
            prompt["grave"],
            prompt["passing"],
        )
        return made

    async def answered(self, asking: asyncio.Task[str]) -> None:
        try:
            word = asking.result()
        except asyncio.CancelledError:
            return
        except Asked as wanted:
            if str(wanted) == "undo":
                await self.undo()
            return
        await self.send(self.visit.play([word]))

    def asides(self) -> list[str]:
        words = self.visit.words()
        given = self.visit.table["asides"] if self.visit.pending is None else []
        return [one["word"] for one in given if one["word"] not in words]

    async def speak_up(self, word: str) -> None:
        if self.visit.pending is None:
            await self.send(self.visit.play([word]))

    async def undo(self) -> None:
        if self.visit.table["undo"] is None:
            self.desk.whisper(self.desk.say("play-no-undo"))
        else:
            await self.send(self.visit.command("undo"))

    async def undo_unasked(self) -> None:
        await self.undo()

    def status(self) -> str:
        table = self.visit.table
        say = self.desk.say
        if self.lost:
            return say("screen-lost")
        if table["status"] == "waiting":
            here = sum(seat["kind"] != "open" for seat in table["seats"])
            return say("screen-waiting", number=here, all=len(table["seats"]))
        if table["status"] == "paused":
            return say("screen-paused")
        parts = []
        if table["orders"]:
            parts.append(f"[{say('ui-orders-' + table['orders'][0]['until'])}: P]")
        if self.clock and self.visit.prompt is not None:
            parts.append(f"⧗ {max(0, round(self.clock - time.monotonic()))} s")
        elif table["view"] and not table["view"]["over"] and self.visit.prompt is None:
            asking = [self.visit.speaker.names[seat] for seat in table["view"]["asking"]]
            if asking:
                parts.append(say("ui-waiting", names=", ".join(asking)))
        return "  ".join(parts)

    def history(self) -> list[str]:
        return self.log

    async def orders(self) -> None:
        desk = self.desk
        if self.visit.pending is not None or self.visit.seat is None:
            return
        if self.visit.table["orders"]:
            await self.send(self.visit.command("orders", orders=[]))
            return
        keys = ["ui-pass-on", "ui-pass-round", "ui-pass-unless-me", "ui-pass-match"]
        choices = [desk.say(key) for key in keys]
        menu = Menu(desk.say("ui-orders"), choices, desk.say("ui-orders-about"))
        chosen = await desk.app.push_screen_wait(menu)
        if chosen >= 0 and self.visit.pending is None:
            await self.send(self.visit.command("orders", orders=[ORDERS[chosen]]))

    async def hint(self) -> None:
        desk = self.desk
        desk.thinking(desk.say("ui-hint"))
        try:
            found = await asyncio.to_thread(fetch, self.visit.link, "/hint", {})
        except BadOption as error:
            desk.whisper(str(error))
            return
        finally:
            desk.thinking("")
        number = self.visit.game.vocabulary.number
        entries = []
        for one in found["moves"][:12]:
            move = desk.speaker.move(number(one["word"]))
            share = percent(one["share"]) if one["share"] else ""
            entries.append(hinted(desk, move, one["win"], one["visits"], share))
        desk.app.push_screen(advised(desk, found["reason"], entries, found["win"]))

    async def chat(self) -> None:
        if self.visit.seat is None or self.visit.pending is not None:
            return
        typed = await self.desk.type_in(self.desk.say("screen-say"))
        if typed and self.visit.pending is None:
            await self.send(self.visit.command("chat", text=typed[:500]))

    async def record(self) -> str:
        return str(await asyncio.to_thread(fetch, self.visit.link, "/record"))

    async def save(self) -> None:
        desk = self.desk
        default = own_files() / f"{self.visit.game.name}-{self.visit.link.table}.rook"
        typed = await desk.type_in(desk.say("screen-save"), str(default))
        if typed:
            try:
                write_text(Path(typed).expanduser(), await self.record(), BadOption)
                desk.whisper(desk.say("play-saved", file=typed))
            except (BadOption, RuntimeError) as error:
                desk.whisper(str(error))

    async def end(self) -> None:
        desk, table = self.desk, self.visit.table
        if self.failed or table["view"] is None or not table["view"]["over"]:
            desk.evening.said = self.failed
            return
        choices = [
            Choice("look", desk.say("screen-look-back"), "", 1),
            Choice("leave", desk.say("screen-leave"), "", 2),
        ]
        while True:
            desk.show(table["view"])
            try:
                chosen = await desk.ask(Question(0, desk.final(table["view"]), choices, "look"))
            except Asked:
                continue
            if chosen == "leave":
                return
            try:
                record = parse(await self.record())
                eyes = -2 if self.visit.seat is None else self.visit.seat
                await LookBack(desk, record, self.visit.game, eyes).run()
            except RookeryError as error:
                desk.whisper(str(error))
            desk.driver = self
