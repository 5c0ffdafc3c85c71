"""`rookery play`: a match in the terminal, line by line, alone or at one keyboard with others.

Plain lines on purpose: it works through a pipe, in a narrow window and with a screen reader.
"""

from __future__ import annotations

import argparse
import getpass
import os
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rookery import bots, games
from rookery.bots.searching import advise
from rookery.cli.common import (
    Commands,
    add_lang,
    add_plain,
    check_seats,
    game_of,
    line_by_line,
    options,
    own_files,
    read_record,
    seats_argument,
    seed,
)
from rookery.cli.show import print_markdown
from rookery.files import write_text
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption, IllegalMove
from rookery.kernel.state import Event, Game, State
from rookery.match import Match
from rookery.record import Record
from rookery.speaker import Speaker
from rookery.terminal import draw

HINT_SECONDS = 1.0
HINT_MOVES = 5


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="A match in the terminal against bots, or with several people at one keyboard "
        "(--people Anna,Ben). Every move is saved at once; `rookery play --resume FILE` goes on. "
        "Type `help` during the match for everything you can do.",
    )
    parser.add_argument("game", nargs="?", choices=games.NAMES, help="which game")
    parser.add_argument("--cards", metavar="FILE", help="play with the cards of this file")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a choice of the game"
    )
    seats_argument(parser)
    parser.add_argument(
        "--people", default="", metavar="NAMES", help="the people at this keyboard, e.g. Anna,Ben"
    )
    parser.add_argument(
        "--bots", default="cutpurse", metavar="A,B", help="who plays the other seats"
    )
    parser.add_argument("--seed", type=seed, metavar="S", help="the same seed, the same luck")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the match")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved match")
    add_plain(parser)
    add_lang(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.resume:
        record = read_record(arguments.resume)
        game = game_of(record, arguments.cards)
        match = Match.resume(game, record)
        players = read_players(record)
        path = arguments.save or Path(arguments.resume)
    else:
        if arguments.game is None:
            raise BadOption(f"which game? One of {', '.join(games.NAMES)}")
        game = games.load(arguments.game, arguments.cards)
        players = new_players(game, arguments)
        luck = secrets.randbits(48) if arguments.seed is None else arguments.seed
        match = Match(game, len(players), luck, options(arguments.option))
        match.record.headers["players"] = players
        match.record.headers["set"] = game.fingerprint
        files = games.set_files(game)  # the match goes on with these cards, whatever comes
        games.keep_set(game.name, game.card_set, game.fingerprint, files, own_files())
        path = arguments.save or default_path(game.name)
    speaker = Speaker(game, arguments.lang, [str(p["name"]) for p in players])
    session = Session(match, players, speaker, path)
    if line_by_line(arguments):
        return session.run()
    from rookery.screen.open import play

    return play(session, [p["kind"] for p in players])


def default_path(game: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return own_files() / f"{game}-{stamp}-{secrets.token_hex(2)}.rook"


def new_players(game: Game, arguments: argparse.Namespace) -> list[dict[str, str]]:
    """Who sits where: people first, then bots."""
    people = [name.strip() for name in arguments.people.split(",") if name.strip()]
    if not people:
        people = [getpass.getuser().capitalize()]
    seats = check_seats(game, arguments.seats, max(len(people), game.min_seats, 3))
    if len(people) > seats:
        raise BadOption(f"{len(people)} people do not fit on {seats} seats")
    players = [{"name": name[:40], "kind": "person"} for name in people]
    kinds = [name.strip() for name in arguments.bots.split(",") if name.strip()] or ["cutpurse"]
    for i in range(seats - len(people)):
        kind = kinds[i % len(kinds)]
        bots.make(kind, game, 0, seeded(0))  # refuse an unknown one before the match begins
        players.append({"name": bots.NAMES[i], "kind": kind})
    if len({p["name"] for p in players}) < len(players):
        raise BadOption("two players have the same name")
    return players


def read_players(record: Record) -> list[dict[str, str]]:
    """The players of a saved match; a record without them is played by one person."""
    given = record.headers.get("players")
    players: list[dict[str, str]] = []
    for seat in range(record.seats):
        one = given[seat] if isinstance(given, list) and seat < len(given) else {}
        one = one if isinstance(one, dict) else {"name": str(one), "kind": str(one)}
        name = str(one.get("name", f"Player {seat + 1}"))
        players.append({"name": name, "kind": str(one.get("kind", "person"))})
    if all(player["kind"] != "person" for player in players):
        players[0]["kind"] = "person"
    return players


class Quit(Exception):
    """The people have had enough for now."""


class Session:
    """One sitting at the terminal."""

    def __init__(
        self, match: Match, players: list[dict[str, str]], speaker: Speaker, path: Path
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.path = path
        self.people = [seat for seat, p in enumerate(players) if p["kind"] == "person"]
        luck = seeded(match.record.seed + 1 + len(match.record.lines))
        self.bots = {
            seat: bots.make(p["kind"], match.game, seat, luck.fork())
            for seat, p in enumerate(players)
            if p["kind"] != "person"
        }
        self.log: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.unread: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self.show_help,
            "table": self.show_table,
            "moves": self.show_moves,
            "rules": self.show_rules,
            "log": self.show_log,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save_as,
            "quit": self.quit,
        }

    def say(self, key: str, **args: str | int) -> None:
        print(self.speaker.say(key, **args))

    def run(self) -> int:
        self.say("play-welcome", game=self.speaker.say("game-name"))
        self.save()
        try:
            while not self.match.state.over:
                self.decide()
            self.finish()
        except Quit:
            self.save()
            self.say("play-bye", file=str(self.path))
        return 0

    def decide(self) -> None:
        """Let the bots decide that are asked, else the first person that is."""
        state = self.match.state
        asked = state.deciders()
        for seat in asked:
            if seat in self.bots:
                move = self.bots[seat].choose(state.view(seat), state.moves(seat))
                self.play(seat, [state.game.vocabulary.word(move)])
                return
        self.turn(asked[0])

    def play(self, seat: int, words: list[str]) -> None:
        events = self.match.play(seat, *words)
        self.save()
        for person in self.people:
            for event in events:
                self.tell(person, event)

    def tell(self, person: int, event: Event) -> None:
        text = self.speaker.event(event, person)
        if text:
            self.log[person].append(text)
            self.unread[person].append(text)

    def finish(self) -> None:
        self.match.finish()
        self.save()
        for line in self.unread[self.people[0]]:
            print(line)
        print()
        print("\n".join(draw(self.match.state.glimpse(self.people[0]), self.speaker)))
        self.say("play-saved", file=str(self.path))

    # A person's turn

    def turn(self, seat: int) -> None:
        self.hand_over(seat)
        for line in self.unread[seat]:
            print(line)
        self.unread[seat] = []
        self.show_table(seat, "")
        self.show_moves(seat, "")
        while True:
            line = self.read(self.speaker.say("play-prompt", name=self.speaker.names[seat]))
            if self.obey(seat, line):
                return

    def hand_over(self, seat: int) -> None:
        """A screen between two people at one keyboard, so that nobody sees the other's cards."""
        if self.at_keyboard == seat:
            return
        if sys.stdout.isatty():
            print("\033[2J\033[3J\033[H", end="")
        else:
            print("\n" * 3)
        self.read(self.speaker.say("play-hand-over", name=self.speaker.names[seat]))
        self.at_keyboard = seat

    def read(self, text: str) -> str:
        print()
        try:
            return input(bold(text) + " ").strip()
        except EOFError:
            print()
            raise Quit from None

    def obey(self, seat: int, line: str) -> bool:
        """Carry out what was typed; True if a move was made or taken back."""
        if not line:
            self.show_moves(seat, "")
            return False
        word, _, rest = line.partition(" ")
        name = word.casefold()
        german = {
            "tipp": "hint",
            "hilfe": "help",
            "tisch": "table",
            "züge": "moves",
            "regeln": "rules",
        }
        german |= {"protokoll": "log", "zurück": "undo", "sichern": "save", "ende": "quit"}
        if name.rstrip("?") == "" or german.get(name, name) in self.commands:
            before = len(self.match.record.lines)
            self.commands[german.get(name, name) if name.rstrip("?") else "help"](seat, rest)
            return len(self.match.record.lines) != before
        try:
            self.play(
                seat,
                [
                    understand(self.match.state, seat, self.speaker, part)
                    for part in line.split(";")
                ],
            )
        except IllegalMove as error:
            print(error)
            return False
        return True

    # What one can type besides moves

    def show_help(self, seat: int, rest: str) -> None:
        self.say("play-help")

    def show_table(self, seat: int, rest: str) -> None:
        print()
        print("\n".join(draw(self.match.state.glimpse(seat), self.speaker)))

    def show_moves(self, seat: int, rest: str) -> None:
        print_moves(self.match.state, seat, self.speaker)

    def show_rules(self, seat: int, rest: str) -> None:
        path = games.folder(self.match.game.name) / f"rules.{self.speaker.lang}.md"
        print_markdown(path.read_text("utf-8"))

    def show_log(self, seat: int, rest: str) -> None:
        print("\n".join(self.log[seat]) or self.speaker.say("play-no-log"))

    def hint(self, seat: int, rest: str) -> None:
        """What a search would do here, from what this person may know."""
        state = self.match.state
        advice = advise(state.game, state.view(seat), seat, HINT_SECONDS, secrets.randbits(30))
        for thought in advice.thoughts[:HINT_MOVES]:
            share = f"{thought.share:.0%}" if thought.share else ""
            move = self.speaker.move(thought.move)
            self.say("play-hint", move=move, share=f"{share:>4}", win=f"{thought.value:.0%}")

    def undo(self, seat: int, rest: str) -> None:
        try:
            word = self.match.undo(seat)
        except IllegalMove:
            self.say("play-no-undo")
            return
        move = self.speaker.move(self.match.game.vocabulary.number(word))
        self.say("play-undone", move=move)
        self.save()

    def save(self) -> None:
        """Keep the match as it stands; a save that fails leaves the last one untouched."""
        write_text(self.path, str(self.match.record), BadOption)

    def save_as(self, seat: int, rest: str) -> None:
        before = self.path
        try:
            if rest.strip():
                self.path = Path(rest.strip()).expanduser()
            self.save()
        except (BadOption, RuntimeError) as error:  # RuntimeError: there is no home of ~nobody
            print(error)
            self.path = before
            return
        self.say("play-saved", file=str(self.path))

    def quit(self, seat: int, rest: str) -> None:
        raise Quit


def print_moves(state: State, seat: int, speaker: Speaker) -> None:
    """What is asked, and the numbered choices."""
    print()
    print(speaker.prompt(state.prompt(seat)))
    for number, move in enumerate(state.moves(seat), 1):
        print(f"{number:4}  {speaker.move(move)}  [{state.game.vocabulary.word(move)}]")


def understand(state: State, seat: int, speaker: Speaker, text: str) -> str:
    """A move from its number in the list, its notation, or an unmistakable beginning."""
    text = " ".join(text.split())
    legal = state.words(seat)
    if text.isascii() and text.isdigit() and len(text) < 6:
        if 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        raise IllegalMove(speaker.say("play-no-number", number=len(legal)))
    if text.casefold() in (word.casefold() for word in legal):
        return text
    fitting = [word for word in legal if word.casefold().startswith(text.casefold())]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise IllegalMove(speaker.say("play-which", words=", ".join(fitting[:12])))
    try:
        state.game.vocabulary.number(text)
    except IllegalMove:
        raise IllegalMove(speaker.say("play-unknown", text=text[:60])) from None
    return text


def bold(text: str) -> str:
    """Bold on a terminal that wants colours; the words alone must be enough."""
    if sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
        return f"\033[1m{text}\033[0m"
    return text
