"""What must hold for every game: checks that tests, adapters and authors of games share.

Each check takes a state and raises `Broken` with a reason; none changes the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rookery.kernel.chance import Rng, seeded
from rookery.kernel.state import ALL_EYES, Data, Game, State
from rookery.record import digest


class Broken(AssertionError):
    """A promise that a state does not keep."""


def eyes_of(state: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [None, *range(state.seats)]


def looks_alike(state: State, other: State, seat: int | None) -> None:
    """Two states that a seat cannot tell apart give it the same view and the same moves."""
    ours, theirs = state.view(seat), other.view(seat)
    if ours != theirs:
        raise Broken(f"view of {seat}: {difference(ours, theirs)}")
    if list_order(ours) != list_order(theirs):
        raise Broken(f"view of {seat}: the order of its keys gives something away")
    if state.deciders() != other.deciders():
        raise Broken(f"who is asked tells {seat} something: {state.deciders()}")
    if seat is not None:
        if state.moves(seat) != other.moves(seat):
            raise Broken(f"moves of {seat}: {state.words(seat)} or {other.words(seat)}")
        if state.asides(seat) != other.asides(seat):
            raise Broken(f"asides of {seat} differ")
        if state.asking >> seat & 1:
            if state.default(seat) != other.default(seat):
                raise Broken(f"the default move of {seat} depends on what it cannot see")
            if state.prompt(seat).data() != other.prompt(seat).data():
                raise Broken(f"what {seat} is asked depends on what it cannot see")


def no_leak(state: State, rng: Rng, guesses: int = 2) -> None:
    """Whatever a seat cannot know may be otherwise, and the seat would not notice."""
    for seat in eyes_of(state):
        for _ in range(guesses):
            guess = state.guess(seat, rng)
            looks_alike(state, guess, seat)
        rebuilt = state.game.from_view(state.view(seat), rng, True)
        looks_alike(state, rebuilt, seat)


def same_copy(state: State, rng: Rng) -> None:
    """A copy is equal and independent: playing on it leaves the original as it was."""
    before = state.position()
    twin = state.copy()
    if twin.position() != before:
        raise Broken(f"a copy differs: {difference(before, twin.position())}")
    for _ in range(30):
        if not twin.asking:
            break
        seat = rng.choice(list(twin.deciders()))
        twin.apply(seat, rng.choice(twin.moves(seat)))
    if state.position() != before:
        raise Broken(f"playing on a copy changed it: {difference(before, state.position())}")


def same_position(state: State) -> None:
    """A position gives back the very same state, with the same luck ahead."""
    data = state.position()
    back = state.game.from_position(data, rehearse=False)
    if back.position() != data:
        raise Broken(f"position: {difference(data, back.position())}")


def moves_are_sound(state: State) -> None:
    """Somebody can always decide; moves are distinct words; the default is one of them."""
    if state.over:
        if state.asking:
            raise Broken("the match is over and yet somebody is asked")
        return
    if not state.deciders():
        raise Broken("the match is not over, but nobody is asked")
    for seat in state.deciders():
        moves = state.moves(seat)
        if not moves or len(set(moves)) != len(moves):
            raise Broken(f"seat {seat} has no moves, or some twice: {state.words(seat)}")
        for move in moves:
            if state.game.vocabulary.number(state.game.vocabulary.word(move)) != move:
                raise Broken(f"the word of move {move} is not its own")
        if state.default(seat) not in moves:
            raise Broken("the default move is not legal")


def all_checks(state: State, rng: Rng) -> None:
    moves_are_sound(state)
    same_copy(state, rng)
    same_position(state)
    no_leak(state, rng)


def random_states(
    game: Game,
    seats: int,
    seed: int,
    options: Data | None = None,
    on_move: Callable[[State], None] | None = None,
    limit: int = 100_000,
) -> Iterator[State]:
    """The states of one random match, from the first decision to the end."""
    state = game.new(seats, seed, options)
    rng = seeded(seed + 1)
    yield state
    for _ in range(limit):
        if not state.asking:
            return
        seat = rng.choice(list(state.deciders()))
        state.play(seat, rng.choice(state.moves(seat)))
        if on_move is not None:
            on_move(state)
        yield state
    raise Broken(f"a match of {game.name} did not end in {limit} moves")


def fingerprint(game: Game, seats: int, seed: int, options: Data | None = None) -> str:
    """A digest of a whole random match: equal on every machine, compiled or not."""
    marks = "".join(digest(state) for state in random_states(game, seats, seed, options))
    return f"{marks[:6]}{hash_of(marks)}"


def hash_of(text: str) -> str:
    import hashlib

    return hashlib.sha256(text.encode()).hexdigest()[:16]


def list_order(data: object) -> object:
    """The keys of a view in their order, at every depth."""
    if isinstance(data, dict):
        return [(key, list_order(value)) for key, value in data.items()]
    if isinstance(data, list):
        return [list_order(value) for value in data]
    return None


def difference(a: object, b: object, path: str = "") -> str:
    """Where two pieces of plain data first differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(k for k in b if k not in a)]:
            if key not in a or key not in b:
                return f"{path}.{key} is only in one"
            if a[key] != b[key]:
                return difference(a[key], b[key], f"{path}.{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return difference(x, y, f"{path}[{i}]")
    return f"{path}: {a!r} or {b!r}"


__all__ = ["ALL_EYES", "Broken", "all_checks", "fingerprint", "no_leak", "random_states"]
