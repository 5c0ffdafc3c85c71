"""`rookery play`: a match in the terminal, alone or at one keyboard with others.

On a terminal the full screen opens (`rookery.screen`). What is here are plain lines on purpose:
they work through a pipe, in a narrow window and with a screen reader.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import secrets
import sys
import time
from collections.abc import Callable
from importlib import import_module
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
    own_name,
    read_record,
    seats_argument,
    seed,
)
from rookery.cli.companion import Companion
from rookery.cli.lines import changed, look_up, print_lines, read_line
from rookery.cli.show import in_words, print_markdown
from rookery.cli.visit import Visit, is_link, read_link, sockets
from rookery.files import write_text
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadOption, IllegalMove, RookeryError
from rookery.kernel.state import Data, Event, Game, State
from rookery.match import Match
from rookery.record import Record
from rookery.speaker import Speaker, cleaned
from rookery.standing import PassOn, at_once, passing
from rookery.terminal import draw

EXAMPLES = """\
examples:
  rookery play sneaks                                 alone against two bots
  rookery play swindler --seats 4 --bots burglar      against three that think
  rookery play nohonor --people Anna,Ben --seats 4    two at this keyboard, two bots
  rookery play nohonor --option ask=holders           fewer questions
  rookery play https://host/t/TABLE#TOKEN             a seat at a server's table
"""

HINT_SECONDS = 1.0
HINT_MOVES = 5


def add_commands(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play in the terminal",
        description="A match in the terminal against bots, or with several people at one keyboard "
        "(--people Anna,Ben). On a terminal it takes the whole screen (80x24 or more), through a "
        "pipe and with --plain it speaks line by line. Every move is saved at once; `rookery play "
        "--resume FILE` goes on. In the full screen `?` tells all keys, in lines `help` tells what "
        "you can type.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "game",
        nargs="?",
        type=game_or_link,
        metavar="GAME",
        help=f"{', '.join(games.NAMES)}, or the link of a seat at a server's table "
        "(https://host/t/TABLE#TOKEN)",
    )
    parser.add_argument("--cards", metavar="FILE", help="play with the cards of this file")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a choice of the game; ask=sealed asks everybody in a reaction, as a table of cards "
        "does, ask=holders only those who can answer (Swindler, No Honor)",
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
    parser.add_argument(
        "--companion",
        action=argparse.BooleanOptionalAction,
        help="advice at each new kind of decision (it comes along after a lesson)",
    )
    add_plain(parser)
    add_lang(parser)
    parser.set_defaults(run=run)


def game_or_link(text: str) -> str:
    if text in games.NAMES or is_link(text):
        return text
    raise argparse.ArgumentTypeError(
        f"{text[:40]!r} is no game (choose from {', '.join(games.NAMES)}) and no seat link"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.game is not None and is_link(arguments.game):
        return visit(arguments)
    if arguments.resume is not None:
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
    companion = Companion(game.name, arguments.companion)
    session = Session(match, players, speaker, path, companion)
    if line_by_line(arguments):
        return session.run()
    from rookery.screen.open import play

    return play(session, [p["kind"] for p in players])


def visit(arguments: argparse.Namespace) -> int:
    """Sit down at a server's table."""
    sockets()  # what it needs is there, or one is told so
    seat = Visit.begin(read_link(arguments.game), arguments.lang)
    if line_by_line(arguments):
        from rookery.cli.guest import Guest

        return Guest(seat).run()
    from rookery.screen.open import play_at

    return play_at(seat)


def default_path(game: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return own_files() / f"{game}-{stamp}-{secrets.token_hex(2)}.rook"


def new_players(game: Game, arguments: argparse.Namespace) -> list[dict[str, str]]:
    """Who sits where: people first, then bots."""
    people = [name for name in map(cleaned, arguments.people.split(",")) if name] or [own_name()]
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
        self,
        match: Match,
        players: list[dict[str, str]],
        speaker: Speaker,
        path: Path,
        companion: Companion,
    ) -> None:
        self.match = match
        self.companion = companion
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
        self.standing: dict[int, PassOn] = {}  # what passes for whom
        self.shown: dict[int, list[str]] = {}  # the table as each person has seen it last
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self.show_help,
            "table": self.show_table,
            "moves": self.show_moves,
            "rules": self.show_rules,
            "log": self.show_log,
            "hint": self.hint,
            "odds": self.odds,
            "look": self.look,
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
        seat = asked[0]
        word = self.ordered(seat) or at_once(state, seat, len(self.people))
        if word is not None:
            self.play(seat, [word])
        else:
            self.turn(seat)

    def ordered(self, seat: int) -> str | None:
        """What a standing order of this person answers here, if there is one."""
        order = self.standing.get(seat)
        if order is not None and order.ended(self.match.state, seat):
            del self.standing[seat]
            return None
        return order.answer(self.match.state, seat) if order is not None else None

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
        print_lines(self.unread[self.people[0]])
        print()
        print_lines(draw(self.match.state.glimpse(self.people[0]), self.speaker))
        self.say("play-saved", file=str(self.path))

    # A person's turn

    def turn(self, seat: int) -> None:
        self.hand_over(seat)
        print_lines(self.unread[seat])
        self.unread[seat] = []
        self.show_changes(seat)
        if advice := self.companion.about(self.speaker, self.match.state.prompt(seat)):
            print_lines(["", advice])
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
        self.shown.pop(seat, None)

    def read(self, text: str) -> str:
        print()
        try:
            state = self.match.state
            asked = self.at_keyboard in state.deciders()
            words = state.words(self.at_keyboard) if asked else []
            return read_line(text, [*self.commands, *words])
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
        if name in ("pass", "passen") and rest:
            return self.order(seat, rest.strip().casefold())
        german = {
            "tipp": "hint",
            "hilfe": "help",
            "tisch": "table",
            "züge": "moves",
            "regeln": "rules",
            "chancen": "odds",
            "nachsehen": "look",
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
            print_lines([named(str(error), self.speaker)])
            return False
        return True

    def order(self, seat: int, until: str) -> bool:
        """Pass by itself from now on; True if that answers the open decision."""
        kinds = {"turn": "turn", "zug": "turn", "round": "round", "runde": "round"}
        kinds |= {"match": "match", "partie": "match"}
        if until in ("off", "aus"):
            self.standing.pop(seat, None)
            self.say("screen-orders-off")
            return False
        if until not in kinds:
            self.say("play-pass")
            return False
        self.standing[seat] = PassOn(kinds[until], self.match.state)
        self.say("play-passing")
        return passing(self.match.state, seat) is not None

    # What one can type besides moves

    def show_help(self, seat: int, rest: str) -> None:
        self.say("play-help")

    def show_table(self, seat: int, rest: str) -> None:
        print()
        self.shown[seat] = draw(self.match.state.glimpse(seat), self.speaker)
        print_lines(self.shown[seat])

    def show_changes(self, seat: int) -> None:
        """The whole table the first time, then what is new on it."""
        if seat not in self.shown:
            self.show_table(seat, "")
            return
        before, now = self.shown[seat], draw(self.match.state.glimpse(seat), self.speaker)
        self.shown[seat] = now
        news = changed(before, now)
        if news:
            print()
            print_lines(news)

    def show_moves(self, seat: int, rest: str) -> None:
        print_moves(self.match.state, seat, self.speaker)

    def show_rules(self, seat: int, rest: str) -> None:
        path = games.folder(self.match.game.name) / f"rules.{self.speaker.lang}.md"
        print_markdown(in_words(path.read_text("utf-8")))

    def show_log(self, seat: int, rest: str) -> None:
        wanted = rest.strip().casefold()
        found = [line for line in self.log[seat] if wanted in line.casefold()]
        print_lines(found or [self.speaker.say("play-no-log")])

    def odds(self, seat: int, rest: str) -> None:
        print_odds(self.match.state.glimpse(seat), self.speaker)

    def look(self, seat: int, rest: str) -> None:
        print_lines(look_up(self.speaker, rest))

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
    print_lines([speaker.prompt(state.prompt(seat))])
    print_choices(state.words(seat), state.view(seat), speaker)


def print_choices(words: list[str], view: Data, speaker: Speaker) -> None:
    table = import_module(f"rookery.games.{speaker.game.name}.table")
    for number, word in enumerate(words, 1):
        note = ""
        with contextlib.suppress(RookeryError):  # a view for people may not be played on from
            note = table.note(word, view, speaker)
        said = speaker.move(speaker.game.vocabulary.number(word))
        line = f"{number:4}  {said}  [{word}]"
        print_lines([f"{line}  {note}" if note else line])


def print_odds(view: Data, speaker: Speaker) -> None:
    """What chance may bring, from what this person may know."""
    table = import_module(f"rookery.games.{speaker.game.name}.table")
    for title, lines in table.odds(view, speaker):
        print_lines([title, *(f"  {line}" for line in lines)])


def named(text: str, speaker: Speaker) -> str:
    """A reason of the rules, with players for the numbers of their seats."""

    def name(found: re.Match[str]) -> str:
        number = int(found.group(1))
        return speaker.names[number] if number < len(speaker.names) else found.group()

    text = re.sub(r"\bseat (\d)\b", name, text)
    return re.sub(r"(?<=decide, but for )[\d, ]+", lambda m: re.sub(r"(\d)", name, m.group()), text)


def understand(state: State, seat: int, speaker: Speaker, text: str) -> str:
    """A move from its number in the list, its notation, or an unmistakable beginning."""
    return understood(state.words(seat), speaker, text)


def understood(legal: list[str], speaker: Speaker, text: str) -> str:
    text = " ".join(text.split())
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
        speaker.game.vocabulary.number(text)
    except IllegalMove:
        raise IllegalMove(speaker.say("play-unknown", text=text[:60])) from None
    return text
