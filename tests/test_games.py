"""What every game must keep: run over random matches of each, at every player count."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rookery
from rookery import checks, games, record, scenario, terminal
from rookery.bots.scripted import instinct_of
from rookery.kernel.chance import seeded
from rookery.kernel.instinct import Instinct
from rookery.kernel.playout import playout
from rookery.kernel.state import Data, Game, State
from rookery.speaker import Speaker

pytestmark = pytest.mark.conformance

HERE = Path(__file__).parent
FINGERPRINTS = HERE / "fingerprints.json"
INTERPRETED = os.environ.get("ROOKERY_EXPECT") == "interpreted"
# The same files in another build: there a sample of the states does.
LEAK_STATES = int(os.environ.get("ROOKERY_LEAK_STATES", "60" if INTERPRETED else "400"))

TABLES = [
    (name, seats)
    for name in games.NAMES
    for seats in range(games.load(name).min_seats, games.load(name).max_seats + 1)
]


def ways(game: Game) -> list[Data]:
    """The options under which a game is tested: both ways of asking, where there are two."""
    for option in game.options:
        if option.name == "ask":
            return [{"ask": value} for value in option.values]
    return [{}]


def test_the_build_under_test_is_the_expected_one() -> None:
    compiled = not str(sys.modules["rookery.kernel.state"].__file__).endswith(".py")
    assert compiled == (os.environ.get("ROOKERY_EXPECT", "compiled") == "compiled")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_leak_in_any_reachable_state(name: str, seats: int) -> None:
    """Views, moves, defaults and who is asked are the same in worlds that look the same."""
    game = games.load(name)
    rng = seeded(99)
    for way in ways(game):
        seen, seed = 0, 1000
        while seen < LEAK_STATES:
            seed += 1
            for i, state in enumerate(checks.random_states(game, seats, seed, way)):
                if (i + seed) % 3 == 0:  # every third state of a match, another third each time
                    checks.no_leak(state, rng, guesses=1)
                    seen += 1


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 2**40),
    moves=st.integers(0, 400),
    luck=st.integers(0, 2**40),
)
def test_no_leak_property(table: tuple[str, int], seed: int, moves: int, luck: int) -> None:
    """Property: any state that play can reach looks the same as the worlds guessed from it."""
    game = games.load(table[0])
    state = game.new(table[1], seed, ways(game)[0])
    playout(state, seeded(luck), moves)
    checks.no_leak(state, seeded(seed), guesses=1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_copies_positions_and_moves(name: str, seats: int) -> None:
    """A position is checked piece by piece when it is read back, so this counts every piece."""
    game = games.load(name)
    rng = seeded(7)
    for way in ways(game):
        for i, state in enumerate(checks.random_states(game, seats, 5, way)):
            checks.moves_are_sound(state)
            if i % 2 == 0 or state.over:
                checks.same_copy(state, rng)
                checks.same_position(state)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_guesses_vary_and_keep_what_was_seen(name: str, seats: int) -> None:
    """What the seat cannot see comes out differently (the leak test shows what is kept)."""
    game = games.load(name)
    rng = seeded(3)
    differing = 0
    for state in checks.random_states(game, seats, 8):
        if state.over:
            break
        worlds = [record.digest(state.guess(0, rng)) for _ in range(3)]
        differing += len(set(worlds)) > 1
    assert differing > 3


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_guessed_worlds_play_on(name: str, seats: int) -> None:
    """A search plays on from guesses: whatever lies on the stack must fit the cards dealt anew."""
    game = games.load(name)
    rng = seeded(13)
    for way in ways(game):
        for i, state in enumerate(checks.random_states(game, seats, 21, way)):
            if i % 7 == 0:
                for seat in range(seats):
                    playout(state.guess(seat, rng), rng, 60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_can_be_drawn(name: str, seats: int) -> None:
    """From every seat and from outside, with the question that is asked, in both languages."""
    game = games.load(name)
    names = [f"Thief {seat}" for seat in range(seats)]
    speaker, other = Speaker(game, "de", names), Speaker(game, "en", names)
    for i, state in enumerate(checks.random_states(game, seats, 17)):
        if i % (30 if INTERPRETED else 3) == 0 or state.over:
            for seat in (
                (None, *range(seats)) if state.over else (None, i % seats, *state.deciders())
            ):
                view = state.view(seat)
                assert terminal.draw(view, speaker)
                if seat is not None and seat in state.deciders():
                    for one in (speaker, other):
                        asks = one.prompt(state.prompt(seat))
                        assert asks.strip()
                        # no key without a message, no argument without a value
                        assert not set(asks) & set("{}$"), asks
                        assert "ask-" not in asks, asks


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_matches_end(name: str, seats: int) -> None:
    game = games.load(name)
    rng = seeded(11)
    for way in ways(game):
        for seed in range(40):
            state = game.new(seats, seed, way)
            decisions = playout(state, rng, game.max_length + 1)
            assert state.over
            assert decisions <= game.max_length
            assert state.view(None)["ending"]
            assert all(0 <= seat < seats for seat in state.winners())


def known_fingerprints() -> dict[str, str]:
    known: dict[str, str] = json.loads(FINGERPRINTS.read_text())
    return known


def check_fingerprints(got: dict[str, str]) -> None:
    """Compare with the file, which ROOKERY_WRITE_FINGERPRINTS=1 writes anew."""
    if os.environ.get("ROOKERY_WRITE_FINGERPRINTS"):
        known = known_fingerprints() if FINGERPRINTS.exists() else {}
        FINGERPRINTS.write_text(json.dumps(dict(sorted((known | got).items())), indent=1) + "\n")
    known = known_fingerprints()
    for key, mark in got.items():
        assert known.get(key) == mark, key


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_same_seed_same_match_on_every_build(name: str, seats: int) -> None:
    """The same file of fingerprints holds for the compiled and the interpreted build."""
    game = games.load(name)
    got = {
        f"{name} {seats} {json.dumps(way)}": checks.fingerprint(game, seats, 42, way)
        for way in ways(game)
    }
    check_fingerprints(got)


@pytest.mark.parametrize("name", games.NAMES)
def test_instinct_decides_the_same_on_every_build(name: str) -> None:
    """What the compiler makes of a player's thoughts is what is written there."""
    game = games.load(name)
    got = {f"{name} by instinct": decisions(game, instinct_of(game))}
    if name == "swindler":  # whose mastermind goes by an instinct of its own
        got[f"{name} by keen instinct"] = decisions(game, instinct_of(game, "master"))
    check_fingerprints(got)


def decisions(game: Game, mind: Instinct) -> str:
    """All that is decided in a few matches, in short."""
    made: list[str] = []
    for seed in range(3):
        state = game.new(game.max_seats, seed)
        luck = seeded(seed)
        while state.asking:
            seat = state.deciders()[0]
            moves = state.moves(seat)
            if len(moves) > 1:
                moves = mind.sensible(state, seat, moves)
            move = moves[0] if len(moves) == 1 else mind.choose(state, seat, moves, luck)
            made.append(game.vocabulary.word(move))
            state.apply(seat, move)
    return checks.hash_of(" ".join(made))


def test_same_match_in_another_process() -> None:
    script = (
        "from rookery import games, checks\n"
        "print(*[checks.fingerprint(games.load(n), games.load(n).max_seats, 5)"
        " for n in games.NAMES])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_match_replays_from_its_record(data: st.DataObject) -> None:
    """Property: whatever is played, its record gives the same match back, also as text."""
    name, seats = data.draw(st.sampled_from(TABLES))
    game = games.load(name)
    match = rookery.Match(game, seats, data.draw(st.integers(-(2**70), 2**70)))
    rng = seeded(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 60))):
        if match.state.over:
            break
        seat = rng.choice(list(match.state.deciders()))
        if data.draw(st.integers(0, 9)) == 0 and match.undoable(seat) is not None:
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.state.moves(seat)))
    text = str(match.record)
    again = record.parse(text)
    assert str(again) == text
    assert record.digest(record.replay(again, game)) == record.digest(match.state)
    resumed = rookery.Match.resume(game, record.parse(text))
    assert resumed.state.position() == match.state.position()  # with the same luck ahead


# Planted leaks ----------------------------------------------------------------------------------


class Leaky:
    """A state that gives something away, to show that the leak test notices."""

    def __init__(self, state: State, leak: str) -> None:
        self.state = state
        self.leak = leak
        self.game = self
        self.asking = state.asking
        self.seats = state.seats

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def guess(self, seat: int | None, rng: rookery.Rng) -> Leaky:
        return Leaky(self.state.guess(seat, rng), self.leak)

    def from_view(self, view: Data, rng: rookery.Rng, strict: bool = False) -> Leaky:
        clean = {key: value for key, value in view.items() if key != "extra"}
        return Leaky(self.state.game.from_view(clean, rng), self.leak)

    def _secret(self) -> list[str]:
        seats: Any = self.state.position()["seat"]
        return list(seats[1]["stash"])

    def view(self, seat: int | None) -> Data:
        view = self.state.view(seat)
        if self.leak == "field" and seat == 0:
            view["extra"] = self._secret()
        if self.leak == "order" and seat == 0 and "blue" in self._secret():
            view = dict(reversed(view.items()))
        return view

    def moves(self, seat: int) -> list[int]:
        moves = self.state.moves(seat)
        if self.leak == "move" and seat == 0 and "blue" in self._secret():
            return moves[1:]
        return moves

    def default(self, seat: int) -> int:
        if self.leak == "default" and seat == 0 and "blue" in self._secret():
            return self.state.moves(seat)[-1]
        return self.state.moves(seat)[0]


@pytest.mark.parametrize("leak", ["field", "order", "move", "default", "none"])
def test_planted_leaks_are_caught(leak: str) -> None:
    rng = seeded(5)
    caught = 0
    for state in checks.random_states(games.load("sneaks"), 3, 17):
        if state.over:
            break
        try:
            checks.no_leak(Leaky(state, leak), rng, guesses=4)  # type: ignore[arg-type]
        except checks.Broken:
            caught += 1
    assert (caught > 0) == (leak != "none")


# Scenarios and records --------------------------------------------------------------------------

ROOT = HERE.parent


@pytest.mark.parametrize(
    "file", scenario.find([ROOT / "scenarios"]), ids=lambda p: f"{p.parent.name}-{p.stem}"
)
def test_scenarios(file: Path) -> None:
    for one in scenario.read(file):
        result = scenario.run(one, file)
        assert not result.failures, f"{one.rule}: {result.failures}"


@pytest.mark.parametrize("name", games.NAMES)
def test_every_ruling_has_a_scenario(name: str) -> None:
    import re

    text = (games.folder(name) / "rulings.en.md").read_text("utf-8")
    rulings = set(re.findall(r"(?m)^\| ([RC]\d+) \|", text))
    german = (games.folder(name) / "rulings.de.md").read_text("utf-8")
    number = r"(?m)^\| ([RCL]\d+|`\w+`) \|"
    assert re.findall(number, german) == re.findall(number, text)
    for lang in ("en", "de"):  # the rules name none that is not there
        rules = (games.folder(name) / f"rules.{lang}.md").read_text("utf-8")
        named = set(re.findall(r"\[([RC]\d+)\]", rules))
        assert sorted(named - rulings) == []
        assert len(named) > 30
    shown = {
        ruling
        for file in scenario.find([ROOT / "scenarios" / name])
        for one in scenario.read(file)
        for ruling in one.rulings
    }
    assert len(rulings) >= 44
    assert sorted(rulings - shown) == []
    assert sorted(shown - rulings) == []


@pytest.mark.parametrize(
    "file", sorted((ROOT / "records").rglob("*.rook")), ids=lambda p: f"{p.parent.name}-{p.stem}"
)
def test_golden_records_replay(file: Path) -> None:
    old = record.parse(file.read_text("utf-8"))
    state = record.replay(old, games.load_set(old.game, old.cards))
    assert state.over
    assert old.headers["result"] == {"scores": state.scores(), "winners": state.winners()}


def test_matches_begun_under_earlier_rules_of_swindler_go_on() -> None:
    """They are set up as their rules said, where seat 0 began, and resume like any other."""
    game = games.load("swindler")
    for file in sorted((ROOT / "records" / "swindler").glob("2-seats-*.rook")):
        old = record.parse(file.read_text("utf-8"))
        assert old.rules == 2 < game.version
        del old.headers["result"]
        del old.lines[len(old.lines) // 2 :]
        match = rookery.Match.resume(game, old)
        assert record.parse(str(match.record)).rules == 2
        seat = match.state.deciders()[0]
        match.play(seat, match.state.default(seat))
        again = rookery.Match.resume(game, record.parse(str(match.record)))
        assert again.state.position() == match.state.position()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_there_is_a_golden_record(name: str, seats: int) -> None:
    assert list((ROOT / "records" / name).glob(f"{seats}-seats-*.rook"))


@pytest.mark.parametrize("best", ["I-COLL", "I-BLANK"])
def test_sneaks_default_plan_knows_what_loot_is_worth(best: str) -> None:
    """Who is away sends sneaks to four tokens, or to three of one's choice, rather than to two."""
    rules = games.load("sneaks")
    position = rules.new(3, 1).position()
    table = ["I-B2", "I-G2", "I-R2", "I-Y2", "I-G2R1", best]
    position["table"] = dict(zip("ABCDEF", table, strict=True))
    rest = [one for one in rules.loot_ids if one not in table]  # type: ignore[attr-defined]
    position["deck"] = {
        "I": [one for one in rest if one.startswith("I-")],
        "II": [one for one in rest if one.startswith("II-")],
    }
    state = rules.from_position(position)
    assert [rules.vocabulary.word(state.default(seat)) for seat in range(3)] == ["sneak F"] * 3
