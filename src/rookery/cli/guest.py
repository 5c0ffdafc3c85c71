"""A seat at a server's table, line by line."""

from __future__ import annotations

from rookery.cli.lines import changed, look_up, print_lines, read_line
from rookery.cli.play import named, print_choices, print_odds, understood
from rookery.cli.visit import Caller, Visit, fetch
from rookery.kernel.errors import BadOption, IllegalMove
from rookery.terminal import draw

COMMANDS = {
    **dict.fromkeys(("help", "hilfe"), "help"),
    **dict.fromkeys(("table", "tisch"), "table"),
    **dict.fromkeys(("moves", "züge"), "moves"),
    **dict.fromkeys(("log", "protokoll"), "log"),
    **dict.fromkeys(("hint", "tipp"), "hint"),
    **dict.fromkeys(("odds", "chancen"), "odds"),
    **dict.fromkeys(("look", "nachsehen"), "look"),
    **dict.fromkeys(("undo", "zurück"), "undo"),
    **dict.fromkeys(("say", "sag"), "say"),
    **dict.fromkeys(("quit", "ende"), "quit"),
}


class Guest:
    """Waits for the others, and answers when it is asked."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.caller = Caller(visit)
        self.log: list[str] = []
        self.shown: list[str] = []

    def run(self) -> int:
        visit, speaker = self.visit, self.visit.speaker
        print_lines([speaker.say("play-welcome", game=speaker.say("game-name"))])
        try:
            self.hear(self.caller.news())
            while visit.table["status"] != "over":
                if (patience := visit.unhurried()) is not None:
                    self.send(patience)
                elif visit.prompt is None:
                    self.hear(self.caller.news())
                elif not self.asked():
                    break
            else:
                print()
                print_lines(draw(visit.table["view"], speaker))
        finally:
            self.caller.close()
        return 0

    def hear(self, lines: list[str]) -> None:
        self.log += lines
        print_lines(lines)

    def asked(self) -> bool:
        """One decision; False if whoever sits there has had enough."""
        visit = self.visit
        if visit.table["view"] is not None:
            now = draw(visit.table["view"], visit.speaker)
            news = changed(self.shown, now) if self.shown else now
            self.shown = now
            if news:
                print()
                print_lines(news)
        self.show_moves()
        decision = visit.table["decision"]
        while visit.prompt is not None and visit.table["decision"] == decision:
            print()
            name = visit.speaker.names[visit.seat or 0]
            try:
                line = read_line(
                    visit.speaker.say("play-prompt", name=name), [*COMMANDS, *visit.words()]
                )
            except EOFError:
                print()
                return False
            if COMMANDS.get(line.casefold()) == "quit":
                return False
            self.obey(line)
        return True

    def show_moves(self) -> None:
        visit, speaker = self.visit, self.visit.speaker
        prompt = visit.prompt
        if prompt is not None:
            print()
            print_lines([speaker.question(prompt)])
            print_choices(visit.words(), visit.table["view"], speaker)

    def obey(self, line: str) -> None:
        visit, speaker = self.visit, self.visit.speaker
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold(), "")
        if not line or command == "moves":
            self.show_moves()
        elif command == "help" or word == "?":
            print_lines([speaker.say("play-guest-help")])
        elif command == "table":
            self.shown = draw(visit.table["view"], speaker)
            print_lines(self.shown)
        elif command == "log":
            wanted = rest.strip().casefold()
            print_lines([one for one in self.log if wanted in one.casefold()])
        elif command == "odds":
            print_odds(visit.table["view"], speaker)
        elif command == "look":
            print_lines(look_up(speaker, rest))
        elif command == "hint":
            self.hint()
        elif command == "undo":
            if visit.table["undo"] is None:
                print_lines([speaker.say("play-no-undo")])
            else:
                self.send(visit.command("undo"))
        elif command == "say" and rest:
            self.send(visit.command("chat", text=rest[:500]))
        else:
            try:
                words = [understood(visit.words(), speaker, one) for one in line.split(";")]
            except IllegalMove as error:
                print_lines([named(str(error), speaker)])
                return
            self.send(visit.play(words))

    def send(self, said: str) -> None:
        self.caller.send(said)
        self.hear(self.caller.answer())
        if self.visit.refused:
            print_lines([named(self.visit.refused, self.visit.speaker)])

    def hint(self) -> None:
        speaker = self.visit.speaker
        try:
            found = fetch(self.visit.link, "/hint", {})
        except BadOption as error:
            print_lines([str(error)])
            return
        number = speaker.game.vocabulary.number
        for one in found["moves"][:5]:
            share = f"{one['share']:.0%}" if one["share"] else ""
            move = speaker.move(number(one["word"]))
            told = speaker.say("play-hint", move=move, share=f"{share:>4}", win=f"{one['win']:.0%}")
            print_lines([told])
