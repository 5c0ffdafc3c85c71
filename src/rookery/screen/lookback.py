"""A recorded match, step by step, from anybody's eyes."""

from __future__ import annotations

from rookery.kernel.errors import RookeryError
from rookery.kernel.state import ALL_EYES, SPECTATOR, Data, Event, Game, State
from rookery.record import Record, Replay
from rookery.screen.desk import Asked, Desk, Driver
from rookery.screen.question import Choice, Question


class LookBack(Driver):
    """Goes on, back and to any move; nobody moves here."""

    def __init__(
        self,
        desk: Desk,
        record: Record,
        game: Game,
        eyes: int = ALL_EYES,
        at: int = 0,
        leaves: bool = False,
    ) -> None:
        super().__init__(desk)
        self.record = record
        self.eyes = eyes
        self.at = at
        self.leaves = leaves  # whether the screen closes when one has seen enough
        self.chosen = "on"
        replay = Replay(record, game)
        self.states: list[State] = [replay.state.copy()]
        self.events: list[list[Event]] = [[]]
        while replay.at < len(record.lines):
            self.events.append(replay.step())
            self.states.append(replay.state.copy())

    async def run(self) -> None:
        desk = self.desk
        while True:
            self.show()
            try:
                chosen = await desk.ask(self.question())
            except Asked as wanted:
                chosen = {"undo": "back"}.get(str(wanted), str(wanted))
            if chosen == "leave":
                break
            await self.go(chosen)
        if self.leaves:
            desk.app.exit()

    def show(self) -> None:
        self.desk.news = self.history()
        self.desk.seen = len(self.desk.news) - len(self.lines(self.at))
        self.desk.show(self.seen(self.states[self.at]))

    def seen(self, state: State) -> Data:
        if self.eyes == ALL_EYES:
            data = state.position()
            data["eyes"] = ALL_EYES
            return data
        return state.glimpse(None if self.eyes == SPECTATOR else self.eyes)

    def lines(self, at: int) -> list[str]:
        said = (self.desk.speaker.event(event, self.eyes) for event in self.events[at])
        return [f"{at:4} {line}" for line in said if line]

    def history(self) -> list[str]:
        first = max(0, self.at - 150)
        return [line for at in range(first, self.at + 1) for line in self.lines(at)]

    def question(self) -> Question:
        desk = self.desk
        if self.eyes == ALL_EYES:
            eyes = desk.say("screen-all-eyes")
        elif self.eyes == SPECTATOR:
            eyes = desk.say("screen-spectator")
        else:
            eyes = desk.say("screen-seen-by", name=desk.speaker.names[self.eyes])
        said = desk.say("screen-move", number=self.at, all=len(self.record.lines), eyes=eyes)
        names = ["on", "back", "round-on", "round-back", "first", "last", "eyes", "goto"]
        choices = [
            Choice(name, desk.say(f"screen-step-{name}"), "", n) for n, name in enumerate(names, 1)
        ]
        choices.append(Choice("leave", desk.say("screen-leave"), "", 0))
        return Question(0, said, choices, self.chosen)

    async def go(self, chosen: str) -> None:
        self.chosen = chosen
        last = len(self.record.lines)
        places = {
            "on": self.at + 1,
            "back": self.at - 1,
            "round-on": self.turned(1),
            "round-back": self.turned(-1),
            "first": 0,
            "last": last,
        }
        if chosen in places:
            self.at = max(0, min(last, places[chosen]))
        elif chosen == "eyes":
            order = [ALL_EYES, SPECTATOR, *range(self.record.seats)]
            self.eyes = order[(order.index(self.eyes) + 1) % len(order)]
        elif chosen == "goto":
            typed = await self.desk.type_in(self.desk.say("screen-goto"))
            if typed.isdigit() and len(typed) < 8:
                self.at = min(last, int(typed))

    def turned(self, by: int) -> int:
        """The next place, or the one before, at which another turn or round begins."""
        turn = self.turn_at(self.at)
        at = self.at + by
        while 0 < at < len(self.record.lines) and self.turn_at(at) == turn:
            at += by
        return at

    def turn_at(self, at: int) -> object:
        try:
            view = self.states[at].view(None)
        except RookeryError:
            return None
        return view.get("round", view.get("turn"))
