"""Whatever is typed or handed to the command line: one line that says what is wrong, soon, and
without eating the machine's memory. Never a traceback."""

from __future__ import annotations

import json
import os
import random
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from rookery import cli, files, games, record, scenario
from rookery.cli.common import NOBODY, own_name
from rookery.games.carddata import read_cards
from rookery.kernel.errors import BadCards, BadRecord, RookeryError
from rookery.kernel.state import Data

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "records/sneaks/3-seats-deck.rook"
FACTOR = int(os.environ.get("ROOKERY_FUZZ", "1"))
DATA = tempfile.mkdtemp(prefix="rookery-test-")
MEMORY = 1_500_000_000  # bytes of address space; the usual commands take a third of it


def rookery(*arguments: str, typed: str = "") -> tuple[int, str]:
    """Run a command as people do, with a limit of time and memory."""
    done = subprocess.run(
        [sys.executable, "-m", "rookery", *arguments],
        input=typed.encode(),
        capture_output=True,
        timeout=60,
        env={**os.environ, "LANG": "C.UTF-8", "XDG_DATA_HOME": DATA},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
    )
    told = (done.stdout + done.stderr).decode("utf-8", "replace")
    return done.returncode, told


def refused(*arguments: str, typed: str = "") -> str:
    code, told = rookery(*arguments, typed=typed)
    assert code in (1, 2), (arguments, code, told[-2000:])
    assert "Traceback" not in told, (arguments, told[-2000:])
    assert "fault of Rookery" not in told, (arguments, told[-2000:])
    return told


# Files ------------------------------------------------------------------------------------------

LAUGHS = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{chr(98 + i)}: &{chr(98 + i)} [{', '.join([f'*{chr(97 + i)}'] * 9)}]\n" for i in range(12)
)
FILES: dict[str, bytes] = {
    "empty": b"",
    "nothing": b"\x00" * 100,
    "bytes": bytes(range(256)),
    "deep": b"[" * 100_000,
    "deep-map": b"a: " * 3000 + b"b",
    "deep-list": b"- " * 5000 + b"x",
    "laughs": LAUGHS.encode(),
    "digits": b"rule: x\ngame: sneaks\nseats: " + b"9" * 5000 + b"\n",
    "date": b"rule: 2001-99-99\ngame: sneaks\n",
    "twice": b"rule: x\nrule: y\ngame: sneaks\nseats: 3\nexpect: {round: 1}\n",
    "json": b"{" * 5000,
    "json-digits": b'{"game": "sneaks", "seats": ' + b"9" * 5000 + b"}",
    "json-deep": b'{"game": "sneaks", "seats": ' + b"[" * 50_000 + b"}",
    "large": b"# " + b"x" * (files.MOST_BYTES + 10),
    "record": b"rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: " + b"9" * 5000 + b"\n",
    "record-line": b"rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: 1\n\n"
    + b"9" * 5000
    + b". 0 sneak C\n",
    "record-seats": b"rookery record 1\ngame: sneaks\nrules: 1\nseats: true\nseed: 1\n\nsetup\n",
    "record-game": b"rookery record 1\ngame: " + b"x" * 5000 + b"\nrules: 1\nseats: 3\nseed: 1\n",
}


@pytest.fixture(scope="module")
def bad(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bad")
    for name, raw in FILES.items():
        for suffix in ("rook", "yaml", "json"):
            (folder / f"{name}.{suffix}").write_bytes(raw)
    return folder


@pytest.mark.parametrize("name", FILES)
def test_no_file_makes_a_command_fall_over(
    name: str, bad: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command that reads a file reads every bad file."""
    for arguments in (
        ["replay", f"{bad / name}.rook"],
        ["hint", f"{bad / name}.rook"],
        ["hint", f"{bad / name}.json"],
        ["play", "--resume", f"{bad / name}.rook"],
        ["scenario", f"{bad / name}.yaml"],
        ["cards", "sneaks", "--cards", f"{bad / name}.yaml"],
        ["cards", "nohonor", "--cards", f"{bad / name}.yaml"],
        ["board", "oliver", "--cards", f"{bad / name}.yaml"],
        ["board", "oliver", "--record", f"{bad / name}.rook"],
        ["simulate", "swindler", "--games", "1", "--cards", f"{bad / name}.yaml"],
        ["arena", "sneaks", "--bots", "random", "--journal", f"{bad / name}.yaml"],
        ["serve", "--config", f"{bad / name}.yaml", "--port", "1"],
        ["admin", "--config", f"{bad / name}.yaml", "tables"],
        ["admin", "--database", f"{bad / name}.yaml", "tables"],
        ["admin", "--database", f"{bad}/new.db", "restore", f"{bad / name}.yaml"],
    ):
        if name == "empty" and arguments[0] in ("serve", "admin"):
            continue  # no settings at all are settings, and an empty file a new database
        code = run(arguments)
        told = capsys.readouterr()
        assert code in (1, 2), (arguments, code, told)


def run(arguments: list[str]) -> int:
    try:
        return cli.main(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)


@pytest.mark.long
def test_a_hostile_file_costs_neither_time_nor_memory(bad: Path) -> None:
    for name in ("deep", "deep-map", "deep-list", "laughs", "digits", "large", "json-deep"):
        refused("scenario", f"{bad / name}.yaml")
        refused("cards", "sneaks", "--cards", f"{bad / name}.yaml")
        refused("hint", f"{bad / name}.json")
    refused("replay", "/dev/zero")
    refused("scenario", "/dev/zero")


# Arguments ----------------------------------------------------------------------------------------

NINES = "9" * 5000
SOMEWHERE = "/proc/nobody/can/write/here"


@pytest.mark.long
@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "sneaks", "--save", SOMEWHERE],
        ["play", "sneaks", "--save", "/"],
        ["play", "sneaks", "--seed", NINES],
        ["play", "sneaks", "--seats", "²"],
        ["play", "sneaks", "--seats", "-3"],
        ["play", "sneaks", "--people", ",".join("abcdefg")],
        ["play", "swindler", "--option", "idle_rounds=" + NINES],
        ["play", "--resume", str(RECORD), "--save", SOMEWHERE],
        ["simulate", "sneaks", "--games", "2", "--keep", SOMEWHERE],
        ["simulate", "sneaks", "--games", "2", "--keep", str(RECORD)],
        ["simulate", "sneaks", "--games", NINES],
        ["simulate", "sneaks", "--jobs", "0"],
        ["simulate", "sneaks", "--seed", "1e5"],
        ["arena", "sneaks", "--bots", "random", "--records", SOMEWHERE],
        ["arena", "sneaks", "--bots", "random", "--journal", SOMEWHERE],
        ["arena", "sneaks", "--bots", "random@" + NINES],
        ["replay", str(RECORD), "--as", "²"],
        ["replay", str(RECORD), "--as", "-1"],
        ["replay", str(RECORD), "--as", NINES],
        ["replay", str(RECORD), "--at", "-1"],
        ["replay", str(RECORD), "--at", NINES],
        ["replay", "x" * 5000],
        ["hint", str(RECORD), "--seconds", "nan", "--at", "1"],
        ["hint", str(RECORD), "--seconds", "inf", "--at", "1"],
        ["hint", str(RECORD), "--seat", "9", "--at", "1"],
        ["hint", str(RECORD), "--seed", NINES, "--at", "1"],
        ["board", "oliver", "--out", SOMEWHERE],
        ["board", "oliver", "--out", "/"],
        ["board", "oliver", "--at", NINES],
        ["scenario", "x" * 5000],
        ["scenario", "/proc/nobody"],
        ["rules", "sneaks", "--search", "[(" * 50],
        ["cards", "sneaks", "--cards", "/"],
        ["serve", "--port", "99999"],
        ["serve", "--port", "-1"],
        ["serve", "--port", NINES],
        ["serve", "--port", "²"],
        ["serve", "--host", "x" * 300, "--database", "/tmp/rookery-none.db", "--port", "1"],
        ["serve", "--database", SOMEWHERE],
        ["serve", "--thinkers", "-4"],
        ["admin", "--database", SOMEWHERE, "tables"],
        ["admin", "tables", "--limit", NINES],
        ["load", "--tables", "-1"],
        ["load", "--seconds", "nan"],
        ["load", "--games", "chess"],
        ["bench", "sneaks", "--seats", "99"],
        ["bench", "sneaks", "--seconds", "-1"],
    ],
    ids=lambda arguments: " ".join(arguments)[:60],
)
def test_bad_arguments_are_refused(arguments: list[str]) -> None:
    refused(*arguments)


COMMANDS = {
    "play": [
        "--save",
        "--seed",
        "--seats",
        "--people",
        "--bots",
        "--option",
        "--cards",
        "--resume",
    ],
    "simulate": ["--keep", "--seed", "--seats", "--bots", "--games", "--jobs", "--option"],
    "arena": ["--bots", "--records", "--journal", "--seed", "--seats", "--games", "--jobs"],
    "replay": ["--as", "--at", "--cards", "--lang"],
    "hint": ["--at", "--seat", "--seconds", "--seed", "--cards"],
    "board": ["--at", "--record", "--out", "--cards", "--side"],
    "scenario": ["--json"],
    "rules": ["--search", "--lang", "--rulings"],
    "cards": ["--cards", "--lang", "--json"],
}
VALUES = [
    "",
    "0",
    "-1",
    "²",
    "١",
    NINES,
    "nan",
    "1e9",
    "x",
    "x=y",
    "ask=",
    "/",
    "/proc/x",
    "\x1b[2J",
]
VALUES += [
    "é" * 300,
    "random",
    "random,random",
    "random@0.001",
    "a,a",
    "-",
    "--",
    "en",
    "ask=holders",
]


@pytest.mark.long
def test_random_arguments_are_refused_or_obeyed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tenth of them are even sensible; none brings the program down."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda text: "quit")
    luck = random.Random(5)
    for _ in range(250 * FACTOR):
        command = luck.choice(list(COMMANDS))
        first = luck.choice([*games.NAMES, str(RECORD), *VALUES])
        arguments = [command, first]
        if command in ("simulate", "arena"):
            arguments += ["--games", "1", "--bots", "random"]
        if command == "hint":
            arguments += ["--seconds", "0.01"]
        for name in luck.sample(COMMANDS[command], luck.randint(0, min(3, len(COMMANDS[command])))):
            arguments += [name, luck.choice(VALUES)]
        if "run:" in str(arguments) or arguments.count("-") > 0:
            continue  # standard input is not ours here
        code = run(arguments)
        told = capsys.readouterr()
        assert code in (0, 1, 2), (arguments, code, told.err[-500:])


@pytest.mark.parametrize("people", ["\udcff\udcfe", "\udcff,Ann", ",,,", "A\x1b[2JB"])
def test_names_are_text(
    people: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda text: "quit")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    saved = tmp_path / "saved.rook"
    assert run(["play", "sneaks", "--seed", "1", "--people", people, "--save", str(saved)]) == 0
    told = capsys.readouterr()
    assert "\x1b[2J" not in told.out
    assert record.parse(saved.read_text("utf-8")).headers["players"]


def test_whoever_has_no_account_plays_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found: 12345")

    monkeypatch.setattr("getpass.getuser", nobody)
    assert own_name() == NOBODY


def test_what_is_typed_at_a_table_is_no_program(tmp_path: Path) -> None:
    typed = (
        "²\n"
        + NINES
        + "\n"
        + f"save {SOMEWHERE}\nsave ~nobody-here/x\nsave /\n"
        + "\x1b[2J\n;;;\nquit\n"
    )
    code, told = rookery(
        "play", "sneaks", "--seed", "1", "--save", str(tmp_path / "a"), typed=typed
    )
    assert code == 0
    assert "Traceback" not in told
    assert (tmp_path / "a").exists()  # a save that failed did not lose the match


def test_only_plain_files_are_replaced(tmp_path: Path) -> None:
    """A link keeps leading where it led, and a pipe or a device takes what is written: nobody loses
    /dev/null to `--out`."""
    target, link, pipe = tmp_path / "target", tmp_path / "link", tmp_path / "pipe"
    target.write_text("before")
    link.symlink_to(target)
    files.write_text(link, "after", BadRecord)
    assert (link.is_symlink(), target.read_text()) == (True, "after")
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    files.write_text(pipe, "told", BadRecord)
    assert os.read(reader, 100) == b"told"
    os.close(reader)
    assert pipe.is_fifo()
    (tmp_path / "circle").symlink_to("circle")
    for place in (tmp_path / "circle", tmp_path, tmp_path / "circle" / "file"):
        with pytest.raises(BadRecord):
            files.write_text(place, "lost", BadRecord)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["circle", "link", "pipe", "target"]


@pytest.mark.parametrize("name", ["", "pipe", "/dev/urandom"])
def test_a_journal_is_a_file(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if name == "pipe":
        os.mkfifo(tmp_path / name)
    assert run([*SERIES, "--journal", str(tmp_path / name)]) == 2
    assert "no file to keep results in" in capsys.readouterr().err


SERIES = ["arena", "sneaks", "--bots", "random", "--games", "2", "--seats", "2"]
LINE = {
    "number": 0,
    "bots": ["random", "random"],
    "shares": [0.5, 0.5],
    "scores": [3, 3],
    "ending": "deck",
    "decisions": 9,
    "faults": [0, 0],
}


@pytest.mark.parametrize(
    "change",
    [{"number": "0"}, {"shares": [1]}, {"scores": None}, {"bots": [["random"]] * 2}, {"ending": 3}],
)
def test_a_journal_holds_results(
    change: Data, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "journal"
    assert run([*SERIES, "--journal", str(journal)]) == 0
    head = journal.read_text().split("\n")[0]
    journal.write_text(f"{head}\n{json.dumps(LINE)}\n")
    assert run([*SERIES, "--journal", str(journal)]) == 0  # one is there, one is played
    journal.write_text(f"{head}\n{json.dumps(LINE | change)}\n")
    capsys.readouterr()
    assert run([*SERIES, "--journal", str(journal)]) == 2
    assert "is not a journal" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["rules", "nohonor", "--lang", "de"], ["cards", "oliver", "--lang", "de"], ["--version"]],
)
@pytest.mark.parametrize("way", ["ascii", "closed", "full", "head"])
def test_any_way_out_will_do(arguments: list[str], way: str) -> None:
    """Streams that know few letters, are closed, have no room, or are read no further."""
    command = [sys.executable, "-m", "rookery", *arguments]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"} if way == "ascii" else None
    end = {"ascii": "| cat", "closed": ">&-", "full": ">/dev/full", "head": "| head -c 1"}[way]
    script = f'"$@" {end}'
    done = subprocess.run(
        ["sh", "-c", script, "sh", *command], capture_output=True, timeout=60, env=env
    )
    told = (done.stdout + done.stderr).decode("ascii" if way == "ascii" else "utf-8")
    assert "fault of Rookery" not in told
    assert "Traceback" not in told
    assert "Exception ignored" not in told
    if way == "ascii":
        assert len(done.stdout) > 10


# Scenarios, records and cards --------------------------------------------------------------------

GOOD = {
    "rule": "A round",
    "game": "sneaks",
    "seats": 3,
    "moves": ["0 sneak C"],
    "expect": {"round": 1},
}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"expext": {"round": 1}}, "unknown field"),
        ({"moves": [{"expext": {"round": 1}}]}, "unknown field"),
        ({"moves": [{"expect": {"round": 1}, "refuze": []}]}, "unknown field"),
        ({"expect": {}}, "expects nothing"),
        ({"seats": True}, "bool"),
        ({"expect": {"ruond": 1}}, "nothing at 'ruond'"),
        ({"expect": {"seat.-1.stash": []}}, "nothing at '-1'"),
        ({"expect": {"seat.3.stash": []}}, "nothing at '3'"),
        ({"expect": {"round.x": 1}}, "nothing at 'x'"),
        ({"expect": {"moves.0.99": "x"}}, "nothing at '99'"),
        ({"expect": {"moves.9": []}}, "nothing at '9'"),
        ({"expect": {"view.9.round": 1}}, "nothing at '9'"),
        ({"expect": {"view": 1}}, "names no seat"),
        ({"expect": {"round": True}}, "round is 1, expected True"),
        ({"expect": {}, "refuse": ["0 sneek A"]}, "there is no move"),
        ({"expect": {}, "refuse": ["7 sneak A"]}, "nothing at '7'"),
        ({"position": {"ruond": 2}}, "`ruond` means nothing here"),
        ({"position": {"seat": {0: {"tokns": {}}}}}, "`seat.0.tokns` means nothing here"),
        ({"position": {"seat": {9: {}}}}, "nothing at '9'"),
        ({"position": {"table": {"A": "I-X9"}}}, "there is no loot card"),
    ],
    ids=str,
)
def test_a_misspelt_scenario_is_no_test(change: Data, why: str, tmp_path: Path) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(yaml.safe_dump(GOOD))
    assert not scenario.run(scenario.read(path)[0]).failures
    path.write_text(yaml.safe_dump({**GOOD, **change}))
    try:
        told = str(scenario.run(scenario.read(path)[0]).failures)
    except scenario.BadScenario as error:
        told = str(error)
    assert why in told


def test_a_record_that_lies_about_its_end_is_refused() -> None:
    text = RECORD.read_text("utf-8")
    known = record.parse(text)
    game = games.load("sneaks")
    record.replay(known, game)
    told: Any = known.headers["result"]
    told["scores"][0] += 1
    with pytest.raises(BadRecord, match="the result is not"):
        record.replay(known, game)
    known = record.parse(text)
    del known.lines[-1]
    with pytest.raises(BadRecord, match="the result is not"):
        record.replay(known, game)


def test_missing_digests_are_said(tmp_path: Path) -> None:
    import re

    path = tmp_path / "bare.rook"
    path.write_text(re.sub(r" #[0-9a-f]{12}", "", RECORD.read_text("utf-8"), count=3))
    code, told = rookery("replay", str(path), "--quiet")
    assert code == 0
    assert "3 of " in told
    assert "no digest" in told


@pytest.mark.parametrize(
    "header", ["seed: 1\nseed: 2", "seats: true", "seed: 1.5", "game: sneaks\ngame: oliver"]
)
def test_headers_are_clean(header: str) -> None:
    head = {"game": "sneaks", "rules": "1", "seats": "3", "seed": "1"}
    for line in header.split("\n"):
        head.pop(line.split(": ")[0], None)
    rest = "\n".join(f"{name}: {value}" for name, value in head.items())
    with pytest.raises(BadRecord):
        record.parse(f"rookery record 1\n{rest}\n{header}\n\nsetup\n")


@pytest.mark.parametrize(
    "word", ["a, b", "a b", "a,b", "all", "X", "\x1b[2J", "a\nb", "", "é", "-a", "seat", "x" * 41]
)
@pytest.mark.parametrize("name", games.NAMES)
def test_ids_of_cards_are_clean(name: str, word: str, tmp_path: Path) -> None:
    data = yaml.safe_load((games.folder(name) / "cards.yaml").read_text("utf-8"))
    groups = {"sneaks": "loot", "swindler": "dealers", "oliver": "characters", "nohonor": "schemes"}
    data.pop("board", None)
    data[groups[name]][0]["id"] = word
    path = tmp_path / "cards.yaml"
    path.write_text(yaml.safe_dump(data, sort_keys=False))
    with pytest.raises(BadCards, match="an id has"):
        games.load(name, path)


@pytest.mark.parametrize("word", ["\x1b[2Jboo", " ", "x" * 61, "a\tb", " a"])
def test_names_of_cards_can_be_printed(word: str, tmp_path: Path) -> None:
    data = yaml.safe_load((games.folder("sneaks") / "cards.yaml").read_text("utf-8"))
    data["loot"][0]["name"] = word
    path = tmp_path / "cards.yaml"
    path.write_text(yaml.safe_dump(data, sort_keys=False))
    with pytest.raises(BadCards, match="a name"):
        games.load("sneaks", path)


def test_a_key_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    text = (games.folder("sneaks") / "cards.yaml").read_text("utf-8")
    path.write_text(text + "start_tokens: 3\n")
    with pytest.raises(BadCards, match=r"cards.yaml:\d+: 'start_tokens' stands here twice"):
        games.load("sneaks", path)


def test_two_documents_are_no_card_file(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    text = (games.folder("sneaks") / "cards.yaml").read_text("utf-8")
    path.write_text(f"{text}\n---\n{text}")
    with pytest.raises(BadCards, match="one document"):
        read_cards(path, dict)


# Seats and moves ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("seat", [-2, -1, 99, True, False, 6])
def test_a_seat_is_a_seat_of_the_match(name: str, seat: Any) -> None:
    import rookery

    state = rookery.new(name, games.load(name).max_seats, 1)
    rng = rookery.seeded(1)
    for ask in (
        lambda: state.view(seat),
        lambda: state.guess(seat, rng),
        lambda: state.moves(seat),
        lambda: state.asides(seat),
        lambda: state.words(seat),
        lambda: state.default(seat),
        lambda: state.play(seat, state.words(state.deciders()[0])[0]),
        lambda: state.play_all(seat, [0]),
    ):
        with pytest.raises(RookeryError, match="there is no seat"):
            ask()
    view = state.view(0)
    if seat != -1:
        with pytest.raises(RookeryError, match="eyes"):
            state.game.from_view({**view, "eyes": seat}, rng)
    if seat != state.seats:
        with pytest.raises(RookeryError):
            state.game.from_position({**state.position(), "seats": seat})
    with pytest.raises(RookeryError):
        state.game.from_position(view)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_move_is_a_number_of_the_game_or_a_word(name: str) -> None:
    import rookery

    state = rookery.new(name, 3, 1)
    seat = state.deciders()[0]
    before = json.dumps(state.position())
    for move in (True, False, -1, 10**9, 10**40, "", "fly", "sneak C\x00"):
        with pytest.raises(RookeryError, match="there is no move"):
            state.play(seat, move)
    assert json.dumps(state.position()) == before
