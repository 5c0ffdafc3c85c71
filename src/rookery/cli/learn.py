"""`rookery learn`: a lesson in the terminal, line by line like a match there."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from pathlib import Path

import msgspec

from rookery import games, lessons
from rookery.cli.common import Commands, add_lang, add_plain, line_by_line, own_files, own_name
from rookery.cli.companion import Companion
from rookery.cli.lines import bold, print_lines, read_line
from rookery.cli.play import named, print_moves, understand
from rookery.files import read_bytes, write_text
from rookery.kernel.errors import BadOption, IllegalMove
from rookery.kernel.prompts import Sentence
from rookery.lessons import ON, PERSON, BadLesson, Lesson
from rookery.speaker import Speaker
from rookery.terminal import draw

WIDEST = 90

COMMANDS = {
    "help": "help",
    "hilfe": "help",
    "table": "table",
    "tisch": "table",
    "moves": "moves",
    "züge": "moves",
    "back": "back",
    "zurück": "back",
    "quit": "quit",
    "ende": "quit",
}


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "learn",
        help="learn a game by playing it",
        description="A lesson: a short match in steps, each with something to do, and a reason for "
        "every wrong try. It can be left at any time, and goes on there the next time. In the full "
        "screen U goes a step back; in lines `back` does.",
    )
    parser.add_argument("game", nargs="?", choices=lessons.known(), help="which game")
    parser.add_argument("--again", action="store_true", help="from the beginning")
    add_plain(parser)
    add_lang(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    kept = read_kept()
    if arguments.game is None:
        show_list(kept, arguments.lang)
        return 0
    done = [] if arguments.again else kept.get(arguments.game, [])
    learning = Learning(arguments.game, done, arguments.lang)
    if line_by_line(arguments):
        return learning.run()
    from rookery.screen import open as screen

    return screen.learn(learning)


def show_list(kept: dict[str, list[str]], lang: str) -> None:
    for number, name in enumerate(lessons.known()):
        speaker = Speaker(games.load(name), lang, [])
        if not number:
            print(speaker.say("learn-title"))
        done = Lesson(name, kept.get(name, [])).done
        steps = len(lessons.load(name).steps)
        at = len(done) + 1 if done else 0
        title = speaker.say("game-name")
        print(f"  {speaker.say('learn-one', id=name, game=title, number=steps, at=at)}")
    print(speaker.say("learn-how", id=lessons.known()[0]))


# How far one has come


def kept_file() -> Path:
    return own_files() / "lessons.json"


def read_kept() -> dict[str, list[str]]:
    """What was done in lessons that were left; a file that says nothing sensible says nothing."""
    try:
        return msgspec.json.decode(read_bytes(kept_file(), BadLesson), type=dict[str, list[str]])
    except (BadLesson, msgspec.DecodeError, RecursionError):
        return {}


class Learning:
    """One sitting at a lesson."""

    def __init__(self, game: str, done: list[str], lang: str) -> None:
        self.name = game
        self.lesson = Lesson(game, done)
        names = [own_name(), *lessons.NAMES[1:]]
        self.speaker = Speaker(self.lesson.game, lang, names[: self.lesson.state.seats])

    def run(self) -> int:
        self.tell("learn-help")
        self.show()
        while not self.lesson.over:
            try:
                line = self.read()
            except EOFError:
                print()
                break
            command = "help" if line == "?" else COMMANDS.get(line.casefold(), "")
            if command == "quit":
                break
            if command:
                self.obey(command)
            else:
                self.attempt(line)
        over = self.lesson.over
        self.keep([] if over else self.lesson.done)
        if over:
            Companion(self.name).afresh()
        print()
        self.tell("learn-next" if over else "learn-bye")
        return 0

    def read(self) -> str:
        name = self.speaker.names[PERSON]
        key = "play-prompt" if self.lesson.step.do else "learn-on"
        print()
        return read_line(self.speaker.say(key, name=name), [*COMMANDS, *self.lesson.words()])

    def attempt(self, line: str) -> None:
        """A move that was typed, or Enter where there is only something to read."""
        lesson = self.lesson
        if not lesson.step.do:
            word = line or ON
            if word != ON:
                self.tell("learn-help")
                return
        elif not line:
            self.obey("moves")
            return
        else:
            try:
                word = understand(lesson.state, PERSON, self.speaker, line)
            except IllegalMove as error:
                print_lines([named(str(error), self.speaker)])
                return
            word = next((one for one in lesson.words() if one.casefold() == word.casefold()), word)
        if not lesson.fits(word):
            self.wrap(self.sentence(lesson.why_not(word) or Sentence("lesson-not-now")))
            return
        for events in lesson.play(word):
            for event in events:
                if said := self.speaker.event(event, PERSON):
                    print(said)
        self.keep(lesson.done)
        self.show()

    def obey(self, command: str) -> None:
        if command == "help":
            self.tell("learn-help")
        elif command == "table":
            self.show_table()
        elif command == "moves" and self.lesson.step.do:
            print_moves(self.lesson.state, PERSON, self.speaker)
        elif command == "back" and not self.lesson.done:
            self.tell("learn-first")
        elif command == "back":
            self.lesson = Lesson(self.name, self.lesson.done[:-1])
            self.keep(self.lesson.done)
            self.show()

    def show(self) -> None:
        """How the match stands, what the coach says, and what there is to do."""
        self.show_table()
        lesson, step = self.lesson, self.lesson.step
        number, steps = len(lesson.done) + 1, len(lesson.script.steps)
        print()
        print(self.speaker.say("learn-step", number=number, all=steps))
        self.wrap(self.sentence(step.sentence()), loud=True)
        self.wrap(self.sentence(step.sentence("-more")))
        if step.do:
            print_moves(lesson.state, PERSON, self.speaker)

    def show_table(self) -> None:
        print()
        print_lines(draw(self.lesson.state.glimpse(PERSON), self.speaker))

    def sentence(self, said: Sentence) -> str:
        return self.speaker.sentence(said.data())

    def tell(self, key: str) -> None:
        print(self.speaker.say(key, id=self.name))

    def wrap(self, text: str, loud: bool = False) -> None:
        """Set in lines, and no word is broken."""
        width = min(shutil.get_terminal_size().columns, WIDEST)
        for line in textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False):
            print(bold(line) if loud else line)

    def keep(self, done: list[str]) -> None:
        kept = {**read_kept(), self.name: done}
        text = msgspec.json.encode({name: one for name, one in kept.items() if one}).decode()
        write_text(kept_file(), text, BadOption)
