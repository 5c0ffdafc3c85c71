"""State, Event and Game: all that a game of secrets is made of, beside its frames.

A state is what is true at one moment. What the game is in the middle of is a stack of frames:
the top frame either asks one or several seats (`asked`, `moves`, `take`) or goes on by itself
(`step`). A frame is never changed once it is on the stack, so copies of a state share it.
"""

from __future__ import annotations

from typing import Any, Final

from rookery.kernel.chance import Chance, Rng, seed_state
from rookery.kernel.errors import BadOption, BadPosition, BadSeat, IllegalMove, RookeryError
from rookery.kernel.frames import Frame as Frame
from rookery.kernel.frames import FrameTable, lowest_seat
from rookery.kernel.plain import agree, entries, flag, seat_bits, table_value, whole
from rookery.kernel.prompts import Data as Data
from rookery.kernel.prompts import Prompt
from rookery.kernel.words import Vocabulary

SPECTATOR: Final = -1  # eyes that see what lies open, and nothing else
ALL_EYES: Final = -2  # eyes that see everything: positions, not views

MOST_STEPS: Final = 100_000  # between two decisions, where a match takes a few dozen

# An entry of State.sealed, for a seat that has given no answer (an answer is a move, 0 or more).
NOT_ASKED: Final = -1
PENDING: Final = -2
OPENED: Final = -3
HIDDEN: Final = -4  # given, but these eyes may not see it: only while a guess is being made


class Event:
    """Something that happened. Its last `hidden` arguments are for the seats in `knows` only."""

    def __init__(self, key: str, args: list[int], hidden: int, knows: int) -> None:
        self.key = key
        self.args = args
        self.hidden = hidden
        self.knows = knows

    def seen_by(self, eyes: int) -> tuple[str, list[int | None]]:
        """The event as one seat, a spectator or all eyes may see it."""
        shown: list[int | None] = list(self.args)
        if self.hidden and eyes != ALL_EYES and not (eyes >= 0 and self.knows >> eyes & 1):
            for i in range(len(shown) - self.hidden, len(shown)):
                shown[i] = None
        return self.key, shown

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args})"


class Option:
    """A choice made before a match: its name, the values it may have, the first is the default."""

    def __init__(self, name: str, values: list[object]) -> None:
        self.name = name
        self.values = values

    def check(self, value: object) -> object:
        for allowed in self.values:
            if allowed == value and type(allowed) is type(value):
                return allowed
        for allowed in self.values:  # as typed on a command line
            if str(allowed).lower() == str(value).lower():
                return allowed
        shown = ", ".join(str(v) for v in self.values[:12])
        raise BadOption(f"option {self.name} cannot be {value!r}: choose one of {shown}")


# What a position may leave out in every game: who sees it, what lies ahead, what follows from it.
DERIVED: Final = ["eyes", "chance", "asking", "scores", "winners"]


class Game:
    """The rules of one box, ready to play: its words, its options, and a maker of states."""

    def __init__(
        self,
        name: str,
        version: int,
        min_seats: int,
        max_seats: int,
        options: list[Option],
        vocabulary: Vocabulary,
        outcomes: Vocabulary,
        events: dict[str, str],
    ) -> None:
        self.name = name
        self.version = version
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options
        self.vocabulary = vocabulary  # every move that can ever be legal
        self.outcomes = outcomes  # everything that chance can bring
        self.events = events  # event key -> the kinds of its arguments, in order
        self.card_set: str = ""  # its set of cards, as records and positions name it
        self.fingerprint: str = ""  # of the files of that set
        self.files: list[str] = []  # where they lie
        self.path: str = ""  # and where it lies
        self.origin: tuple[object, ...] = ()  # who makes it again, and of what: for pickling
        self.max_length: int = 20_000  # no match has more decisions than this
        self.kinds: dict[str, list[str]] = {}  # kind of an event argument -> the ids it can be
        self.names: dict[str, str] = {}  # ids of cards that carry their own name (custom sets)
        # Things called by a message that many share: by kind and id, the message and what is in it.
        self.called: dict[str, tuple[str, Data]] = {}
        # How a card looks and what its text says, by its kind and id, as "order-A1".
        self.icons: dict[str, str] = {}
        self.texts: dict[str, list[str]] = {}  # the effects that the words tell of
        self.figures: dict[str, dict[str, int]] = {}  # the numbers in its name and text, by name
        self.frames = FrameTable({})
        self.derived: list[str] = []  # what a position may leave out, since the rest implies it
        self.memories: list[str] = []  # of a seat: what is told to people and decides nothing
        self.bottom: list[str] = ["turn"]  # the frames that lie at the bottom, and only there

    def blank(self, seats: int, options: Data) -> State:
        """A state of this game before its setup."""
        raise NotImplementedError

    def restore(self, state: State, data: Data, rng: Rng | None) -> None:
        """Fill a blank state from a position; holes are drawn with `rng`, or refused without.

        Its frames, its sealed answers and `asking` are in place already: what is drawn must leave
        the same seats asked.
        """
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> Game:
        return self  # it never changes

    def __reduce__(self) -> tuple[object, ...]:
        return self.origin

    def check_options(self, given: Data) -> Data:
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(
                    f"{self.name} has no option {name!r}: it has {', '.join(sorted(known))}"
                )
        return {
            name: option.check(given[name]) if name in given else option.values[0]
            for name, option in known.items()
        }

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(
                f"{self.name} is for {self.min_seats} to {self.max_seats} players, not {seats}"
            )

    def unsettled(self, seats: int, seed: int, options: Data, rules: int = 0) -> State:
        """A match before anything was drawn: for those who take chance into their own hands.

        A match that was begun under earlier rules goes on by them: `rules` is their version.
        """
        self.check_seats(seats)
        state = self.blank(seats, self.check_options(options))
        state.rules = rules or self.version
        state.chance.x = seed_state(seed)
        return state

    def new(self, seats: int, seed: int, options: Data | None = None) -> State:
        """A fresh match, set up and waiting for its first decision."""
        state = self.unsettled(seats, seed, options or {})
        state.settle()
        return state

    def from_position(self, data: Data, rehearse: bool = True) -> State:
        """The state that a position describes; refused with a reason if there is none.

        What no check of single values can tell, a rehearsal shows: a copy is played to its end.
        """
        state = self._from(data, None, True)
        if rehearse:
            self._rehearse(state)
        return state

    def from_view(self, view: Data, rng: Rng, strict: bool = False) -> State:
        """A state that fits a view: what the view hides is drawn at random. A view that does not
        come from a match of ours is to be read strictly, as a position always is."""
        return self._from(view, rng, strict)

    def _from(self, data: Data, rng: Rng | None, strict: bool) -> State:
        """The state of a position, or with `rng` one that fits a view; `strict` also compares what
        was given with what the state says of itself, so nothing is misspelt, missing or ignored."""
        if data.get("game") != self.name:
            raise BadPosition(f"this is a position of {data.get('game')!r}, not of {self.name}")
        if data.get("cards", "") != self.card_set:
            raise BadPosition("this position was made with another set of cards")
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadPosition("a position needs `options`")
        seats = whole(data, "seats", self.min_seats, self.max_seats)
        eyes = whole(data, "eyes", SPECTATOR, seats - 1) if rng is not None else ALL_EYES
        if data.get("eyes", eyes) != eyes:
            raise BadPosition("this is a view, not a position: it hides something")
        try:
            state = self.blank(seats, self.check_options(options))
            if "chance" in data:
                state.chance.x = self._luck(data["chance"])
            elif rng is not None:
                state.chance.x = rng.fork().x
            state.over = flag(data, "over")
            frames = [table_value(one, "frames") for one in entries(data, "frames")]
            for i in range(len(frames)):
                if (frames[i].get("frame") in self.bottom) != (i == 0):
                    raise BadPosition("`frames` begins with one of " + ", ".join(self.bottom))
            state.frames = [self.frames.read(self, seats, one) for one in frames]
            state.sealed = [state.read_sealed(entry) for entry in entries(data, "sealed")]
            state.asking = seat_bits(data, "asking", seats) if "asking" in data else 0
            if len([one for one in state.frames if one.seals()]) != len(state.sealed):
                raise BadPosition("`sealed` needs an entry for every open choice, and no more")
            if bool(state.frames) == state.over:
                raise BadPosition("a match is over when nothing is going on, and only then")
            self.restore(state, data, rng)
            if rng is not None:
                state.redraw_answers(rng)
            if strict:
                self._compare(state, data, eyes)
            state.settle()
        except BadPosition:
            raise
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, RookeryError) as error:
            raise BadPosition(f"not a position of {self.name}: {error!r}") from error
        return state

    def _rehearse(self, state: State) -> None:
        world = state.copy()
        rng = Rng(1)
        left = 2 * self.max_length
        try:
            while world.asking:
                seat = lowest_seat(world.asking)
                moves = world.frames[-1].moves(world, seat)
                world.apply(seat, moves[rng.below(len(moves))])
                left -= 1
                if not left:
                    raise BadPosition("a match from this position does not end")
            world.scores()
        except BadPosition:
            raise
        except Exception as error:
            raise BadPosition(f"nobody can play on from this position: {error!r}") from error

    def _luck(self, written: object) -> int:
        if isinstance(written, str) and len(written) <= 16:
            x = int(written, 16)
            if 0 < x < 2147483085 * 2**32 - 1:
                return x
        raise BadPosition("`chance` is the state of a generator, in hexadecimal digits")

    def _compare(self, state: State, data: Data, eyes: int) -> None:
        """A position is right if the state made of it says the same of itself."""
        asked = 0
        if not state.over:
            asked = state.frames[-1].asked(state)
        if "asking" in data and state.asking != asked:
            raise BadPosition(f"`asking` is not who is asked there: {data['asking']!r}")
        state.asking = asked
        agree(data, state._describe(eyes), DERIVED + self.derived, "")


class State:
    """Everything that is true at one moment of a match. Only `play` changes it."""

    def __init__(self, game: Game, seats: int, options: Data) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rules: int = game.version  # that it was begun under
        self.chance = Chance(1)
        self.frames: list[Frame[Any]] = []
        self.sealed: list[list[int]] = []  # answers given in secret, one list per open choice
        self.asking: int = 0  # the seats whose choice is awaited, one bit each
        self.over: bool = False
        self.ask_sealed: bool = options.get("ask", "sealed") == "sealed"
        self.rushed: bool = False  # nobody thinks any more: who would pass is not even asked
        self.news: int = 0  # counts what play has revealed beyond chance (see Match.undo)
        self.telling: bool = False
        self.events: list[Event] = []

    # What a game fills in ---------------------------------------------------------------------

    def copy(self) -> State:
        """An independent twin, with the same luck ahead."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _load_state, (self.game, self.position())

    def copy_kernel(self, twin: State) -> None:
        """Copy what the kernel keeps; frames are shared, since they never change."""
        twin.chance.x = self.chance.x
        twin.chance.drawn = self.chance.drawn
        twin.frames = self.frames[:]
        if self.sealed:
            twin.sealed = [entry[:] for entry in self.sealed]
        twin.asking = self.asking
        twin.over = self.over
        twin.news = self.news
        twin.rules = self.rules

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew, in place, whatever this seat cannot know."""
        raise NotImplementedError

    def describe(self, eyes: int, data: Data) -> None:
        """Add to `data` what these eyes may see of the game's own pieces."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat has, or would have if the match ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; several share a victory, none may be left (all lose)."""
        standing = self.standing()
        best = max(standing)
        return [seat for seat in range(self.seats) if standing[seat] == best]

    def shares(self) -> list[float]:
        """One victory, shared by those who have won it."""
        shares = [0.0] * self.seats
        winners = self.winners()
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def outlook(self) -> list[float]:
        """The share of the victory that each seat can expect, in 0..1; exact at the end."""
        if self.over:
            return self.shares()
        standing = self.standing()
        best = max(standing)
        total = 0.0
        chances: list[float] = []
        for seat in range(self.seats):
            behind = best - standing[seat]
            chance = 1.0 / (1.0 + 0.2 * behind * behind)
            chances.append(chance)
            total += chance
        for seat in range(self.seats):
            chances[seat] /= total
        return chances

    def quiet(self) -> bool:
        """Whether this is a good moment for `outlook`: nothing half done."""
        return True

    def lean(self, seat: int, rng: Rng) -> int:
        """What somebody does when there is no time for thought: any move, unless the game or the
        frame knows better. Not all moves need to be listed for that."""
        return self.frames[-1].lean(self, seat, rng)

    def aside_moves(self, seat: int) -> list[int]:
        """What this seat may do at any time, unasked."""
        return []

    def take_aside(self, seat: int, move: int) -> None:
        raise NotImplementedError

    def may_speak_up(self, seat: int) -> bool:
        """Whether this seat, which is not asked, might want to interrupt before the game moves on,
        as far as everybody knows. Where people play they are given a moment for it."""
        return False

    def standing(self) -> list[int]:
        """What decides who is ahead: the score, and in some games a tie-break behind it."""
        return self.scores()

    # Deciding and playing ---------------------------------------------------------------------

    def deciders(self) -> tuple[int, ...]:
        """The seats whose choice is awaited; several when they choose at the same time."""
        return tuple([seat for seat in range(self.seats) if self.asking >> seat & 1])

    def check_seat(self, given: object) -> int:
        """This seat, if the match has it. A bool is none: it would pass for a number."""
        if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < self.seats:
            last = self.seats - 1
            raise BadSeat(f"there is no seat {given!r}: the match has the seats 0 to {last}")
        return given

    def check_eyes(self, given: object) -> int:
        """This seat, or the spectator for None. (An object: compiled, `int | bool | None` would
        forget that it was a bool.)"""
        return SPECTATOR if given is None else self.check_seat(given)

    def moves(self, seat: int | bool) -> list[int]:
        """The legal moves of a seat, in a fixed order; none when it is not asked."""
        one = self.check_seat(seat)
        if not self.asking >> one & 1:
            return []
        return list(self.frames[-1].moves(self, one))

    def asides(self, seat: int | bool) -> list[int]:
        """What a seat may do at any time, unasked; nothing when the match is over."""
        one = self.check_seat(seat)
        return [] if self.over else self.aside_moves(one)

    def words(self, seat: int | bool) -> list[str]:
        """The legal moves of a seat in notation."""
        return [self.game.vocabulary.word(move) for move in self.moves(seat)]

    def default(self, seat: int | bool) -> int:
        """The sensible move for a seat that does not answer in time."""
        one = self.check_seat(seat)
        if not self.asking >> one & 1:
            raise IllegalMove(f"seat {one} has nothing to decide")
        return self.frames[-1].default(self, one)

    def prompt(self, seat: int | bool) -> Prompt:
        """What a seat is asked, from its own knowledge."""
        one = self.check_seat(seat)
        if not self.asking >> one & 1:
            raise IllegalMove(f"seat {one} has nothing to decide")
        return self.frames[-1].ask(self, one)

    def play(self, seat: int | bool, move: int | bool | str) -> list[Event]:
        """Carry out one move, or refuse it and leave everything as it was."""
        one = self.check_seat(seat)
        number = self.game.vocabulary.number_of(move)
        aside = self.check(one, number)
        self.telling = True
        self.events = []
        if aside:
            self.take_aside(one, number)
            self.settle()
        else:
            self.apply(one, number)
        self.telling = False
        events = self.events
        self.events = []
        return events

    def play_all(self, seat: int | bool, moves: list[int]) -> list[Event]:
        """Carry out several moves of one seat, all or none."""
        rehearsal = self.copy()
        for move in moves:
            rehearsal.play(seat, move)
        events: list[Event] = []
        for move in moves:
            events.extend(self.play(seat, move))
        return events

    def check(self, seat: int, move: int) -> bool:
        """Refuse an illegal move with a reason; tell whether a legal one is an aside."""
        if self.asking >> seat & 1 and move in self.frames[-1].moves(self, seat):
            return False
        if not self.over and move in self.aside_moves(seat):
            return True
        word = self.game.vocabulary.word(move)
        if self.over:
            raise IllegalMove(f"{word!r} comes too late: the match is over")
        if not self.asking >> seat & 1:
            waiting = ", ".join(str(s) for s in self.deciders())
            raise IllegalMove(f"{word!r}: it is not for seat {seat} to decide, but for {waiting}")
        why = self.frames[-1].why_not(self, seat, move)
        if not why:
            legal = self.words(seat)
            why = "choose one of " + ", ".join(legal[:12]) + (", ..." if len(legal) > 12 else "")
        raise IllegalMove(f"{word!r} is not possible now: {why}")

    def apply(self, seat: int, move: int) -> None:
        """Carry out a move that is known to be legal: the fast path of simulation."""
        self.frames[-1].take(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has something to decide or the match is over."""
        steps = 0
        while not self.over:
            frame = self.frames[-1]
            asked = frame.asked(self)
            if asked:
                self.asking = asked
                return
            frame.step(self)
            steps += 1
            if steps > MOST_STEPS:
                raise BadPosition("from this position the game never comes to a decision")
        self.asking = 0

    def tell(self, key: str, args: list[int]) -> None:
        """Report what happened, for everybody."""
        self.events.append(Event(key, args, 0, 0))

    def tell_some(self, key: str, args: list[int], hidden: int, knows: int) -> None:
        """Report what happened; the last `hidden` arguments only to the seats in `knows`."""
        self.events.append(Event(key, args, hidden, knows))

    def id(self, kind: str, number: int) -> str:
        """The id of a card, a colour, a place by its number."""
        return self.game.kinds[kind][number]

    # Looking ----------------------------------------------------------------------------------

    def view(self, seat: int | bool | None) -> Data:
        """What one seat, or a spectator (None), may know."""
        return self._describe(self.check_eyes(seat))

    def glimpse(self, seat: int | bool | None) -> Data:
        """A view for people, who may forget: without what only a perfect memory keeps. It is what
        servers and screens show; bots get the whole view, and so must whoever makes guesses."""
        view = self.view(seat)
        self.veil(view)
        return view

    def veil(self, view: Data) -> None:
        """Take out of a view what the table hides although everybody saw it happen."""

    def position(self) -> Data:
        """The whole state as plain data."""
        data = self._describe(ALL_EYES)
        data["chance"] = f"{self.chance.x:x}"
        return data

    def doing(self) -> str:
        """What the game is in the middle of: the name of the frame on top."""
        return self.game.frames.name(self.frames[-1])

    def _describe(self, eyes: int) -> Data:
        data: Data = {
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.options),
            "eyes": eyes,
            "asking": list(self.deciders()),
            "over": self.over,
            "frames": [self.game.frames.write(self, frame) for frame in self.frames],
            "sealed": [self._show_sealed(entry, eyes) for entry in self.sealed],
        }
        if self.game.card_set:
            data["cards"] = self.game.card_set
        if self.over:
            data["scores"] = self.scores()
            data["winners"] = self.winners()
        self.describe(eyes, data)
        return data

    def _show_sealed(self, entry: list[int], eyes: int) -> list[str]:
        shown: list[str] = []
        for seat in range(self.seats):
            answer = entry[seat]
            if answer == NOT_ASKED:
                shown.append("-")
            elif answer == PENDING:
                shown.append("?")
            elif answer == OPENED:
                shown.append("!")
            elif eyes in (ALL_EYES, seat):
                shown.append(self.game.vocabulary.word(answer))
            else:
                shown.append("*")
        return shown

    def read_sealed(self, entry: object) -> list[int]:
        marks = {"-": NOT_ASKED, "?": PENDING, "!": OPENED, "*": HIDDEN}
        if not isinstance(entry, list) or len(entry) != self.seats:
            raise BadPosition("`sealed` needs an entry for every seat")
        return [marks[e] if e in marks else self.game.vocabulary.number(e) for e in entry]

    # Guessing ---------------------------------------------------------------------------------

    def guess(self, seat: int | bool | None, rng: Rng) -> State:
        """A state drawn at random from those that look the same to a seat (or a spectator)."""
        eyes = self.check_eyes(seat)
        twin = self.copy()
        twin.chance.x = rng.fork().x
        twin.redeal(eyes, rng)
        for entry in twin.sealed:
            for other in range(self.seats):
                if other != eyes and entry[other] >= 0:
                    entry[other] = HIDDEN
        twin.redraw_answers(rng)
        return twin

    def redraw_answers(self, rng: Rng) -> None:
        """Give every hidden answer a content that its seat could have chosen."""
        if not self.sealed:
            return
        depth = 0
        for frame in self.frames:
            if frame.seals():
                entry = self.sealed[depth]
                depth += 1
                for seat in range(self.seats):
                    if entry[seat] == HIDDEN:
                        entry[seat] = rng.choice(frame.possible_answers(self, seat))


def _load_state(game: Game, position: Data) -> State:
    """A state that was pickled: its position says everything."""
    return game._from(position, None, False)
