"""Cards change while matches are under way: each match goes on with the cards it was begun with."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import pickle
import re
import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from rookery import cli, games, record
from rookery.kernel.chance import seeded
from rookery.kernel.errors import BadCards, BadRecord
from rookery.kernel.state import Game
from rookery.match import Match
from rookery.server.clocks import LoopClock
from rookery.server.house import House
from rookery.server.storage import SqliteStore
from rookery.server.verify import verify

ROOT = Path(__file__).parent.parent

Change = Callable[[dict[str, Any]], None]


def add_card(name: str) -> Change:
    """One more card with an effect that the game knows."""

    def change(cards: dict[str, Any]) -> None:
        group = {"sneaks": "loot", "swindler": "dealers", "oliver": "characters"}.get(
            name, "schemes"
        )
        twin = dict(cards[group][0])
        if name == "nohonor":
            twin["effect"] = twin.get("effect", twin["id"])
        twin["id"] = "brand-new"
        cards[group].append(twin)

    return change


def change_card(name: str) -> Change:
    """Another number on a card that was there."""

    def change(cards: dict[str, Any]) -> None:
        if name == "sneaks":
            standard = next(one for one in cards["loot"] if one["effect"] == "standard")
            colour = next(iter(standard["tokens"]))
            standard["tokens"][colour] += 1
        elif name == "swindler":
            cards["orders"][0]["reward"]["points"] += 1
        elif name == "oliver":
            cards["bonus"]["pounds"] += 1
        else:
            cards["objectives"][0]["coins"] += 1

    return change


class Release:
    """The package after a change of its cards: the set of before is kept, or it was forgotten."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.patch = patch

    def upgrade(self, name: str, change: Change, keep: bool) -> None:
        source = games.folder(name)
        home = self.folder / name
        home.mkdir(parents=True, exist_ok=True)
        cards = yaml.load((source / "cards.yaml").read_bytes(), Loader=yaml.CSafeLoader)
        earlier = source / games.SETS
        if earlier.is_dir():
            shutil.copytree(earlier, home / games.SETS)
        kept = home / games.SETS / (games.load(name).card_set or games.FIRST)
        for file in source.glob("*.yaml"):
            if keep:
                kept.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, kept)
            if file.name != "cards.yaml":
                shutil.copy(file, home)
        change(cards)
        (home / "cards.yaml").write_text(yaml.dump(cards, Dumper=yaml.CSafeDumper, sort_keys=False))
        box = import_module(f"rookery.games.{name}.box")
        self.patch.setattr(box, "OUR_CARDS", home / "cards.yaml")
        before = games.folder
        self.patch.setattr(games, "folder", lambda n: home if n == name else before(n))
        games._ours.cache_clear()


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    yield Release(tmp_path / "package", monkeypatch)
    monkeypatch.undo()
    games._ours.cache_clear()


CHANGES = [(name, kind) for name in games.NAMES for kind in (add_card, change_card)]


@pytest.mark.parametrize(("name", "kind"), CHANGES)
def test_old_records_replay_with_the_old_cards(name: str, kind: Any, release: Release) -> None:
    before = games.load(name)
    release.upgrade(name, kind(name), keep=True)
    ours = games.load(name)
    assert ours.card_set == ours.fingerprint != before.fingerprint
    for file in sorted((ROOT / "records" / name).glob("*.rook"))[:3]:
        old = record.parse(file.read_text("utf-8"))
        record.replay(old, games.load_set(name, old.cards))
        with pytest.raises(BadRecord, match="another set of cards"):
            record.replay(old, ours)
    state = ours.new(3, 1)
    assert state.position()["cards"] == ours.fingerprint  # a new match names its set
    assert Match(ours, 3, 1).record.cards == ours.fingerprint


@pytest.mark.long
@pytest.mark.parametrize("keep", [True, False])
@pytest.mark.parametrize(("name", "kind"), CHANGES)
def test_a_match_in_the_terminal_goes_on(
    name: str,
    kind: Any,
    keep: bool,
    release: Release,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Also if whoever changed the cards forgot to keep the old ones: the match has its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    save = tmp_path / "match.rook"
    typed = iter(["1", "1", "quit"])
    monkeypatch.setattr("builtins.input", lambda text: next(typed, "quit"))
    assert cli.main(["play", name, "--seed", "4", "--bots", "random", "--save", str(save)]) == 0
    lines = len(record.parse(save.read_text("utf-8")).lines)
    release.upgrade(name, kind(name), keep)
    typed = iter(["1"] * 4000)
    assert cli.main(["play", "--resume", str(save)]) == 0
    told = record.parse(save.read_text("utf-8"))
    assert "result" in told.headers
    assert len(told.lines) > lines
    assert cli.main(["replay", str(save), "--quiet"]) == 0
    capsys.readouterr()


def test_a_set_that_is_not_ours_is_kept_with_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("builtins.input", lambda text: "quit")
    cards = tmp_path / "mine.yaml"
    data = yaml.safe_load((games.folder("sneaks") / "cards.yaml").read_text("utf-8"))
    add_card("sneaks")(data)
    cards.write_text(yaml.safe_dump(data, sort_keys=False))
    save = tmp_path / "match.rook"
    assert cli.main(["play", "sneaks", "--cards", str(cards), "--save", str(save)]) == 0
    cards.unlink()
    assert cli.main(["play", "--resume", str(save)]) == 0
    shutil.rmtree(tmp_path / "home")
    assert cli.main(["play", "--resume", str(save)]) == 2
    assert "set of cards that is not here" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.parametrize("keep", [True, False])
@pytest.mark.parametrize(("name", "kind"), CHANGES)
def test_a_match_on_the_server_goes_on(
    name: str, kind: Any, keep: bool, release: Release, tmp_path: Path
) -> None:
    """Begun before the cards changed, read again after it, and played to its end."""

    async def scene() -> None:
        from rookery.server.parts import Settings

        async def opened() -> House:
            house = House(SqliteStore(tmp_path / "rookery.db"), LoopClock())
            await house.open()
            return house

        house = await opened()
        settings = Settings(speed="trust")
        table = await house.make(name, 3, settings, False)
        for seat in range(3):
            await table.sit(seat, f"P{seat}", "person")
        await table.start()
        await play(table, 3)
        assert table.match is not None
        before = table.match.state.position()
        before.pop("chance")
        old = table.game.fingerprint
        await house.close()

        release.upgrade(name, kind(name), keep)
        assert games.load(name).fingerprint != old
        house = await opened()
        again = await house.find(table.id)
        assert again is not None
        assert again.fault is None, again.trouble
        assert again.match is not None
        assert again.game.fingerprint == old
        now = again.match.state.position()
        now.pop("chance")
        assert now == before
        copied = pickle.loads(pickle.dumps(again.match.state))  # as others who think for it read it
        assert copied.position() == again.match.state.position()
        view = again.match.state.view(0)
        games.load(again.game.name, again.game.path or None).from_view(view, seeded(1))
        await play(again, 4000)
        assert again.match.state.over
        row = await house.store.table(table.id)
        assert row is not None
        assert await verify(house.store, row) is None
        fresh = await house.make(name, 3, settings, False)
        assert fresh.game.fingerprint != old  # a new table has the new cards
        await house.close()

    async def play(table: Any, moves: int) -> None:
        from rookery.server import protocol as p

        rng = seeded(9)
        for _ in range(moves):
            state = table.match.state
            if state.over:
                return
            seat = state.deciders()[0]
            word = state.words(seat)[rng.below(len(state.words(seat)))]
            command = p.Play(id=f"command-{table.seq:05}", decision=table.decision, moves=[word])
            table.seats[seat].commands.left = 200
            await table.command(seat, command)

    asyncio.run(scene())


def test_a_set_that_nobody_has_is_said_to_be_missing() -> None:
    for name in ("0" * 16, "../../etc", "x" * 5000, "first"):
        with pytest.raises(BadCards, match="not here"):
            games.load_set("sneaks", name)


def test_every_set_that_is_kept_can_be_loaded() -> None:
    """What lies in a game's `sets` is what its folder's name says."""
    for name in games.NAMES:
        for kept in sorted((games.folder(name) / games.SETS).glob("*/cards.yaml")):
            game: Game = games.load(name, kept)
            assert kept.parent.name in (games.FIRST, game.fingerprint)
            assert re.fullmatch(r"[0-9a-f]{16,32}|first", kept.parent.name)


def test_another_picture_is_no_other_set(tmp_path: Path) -> None:
    """Nor is a comment, or the order of what an entry says; another number is one."""
    for name in games.NAMES:
        for file in games.folder(name).glob("*.yaml"):
            shutil.copy(file, tmp_path)
        text = (tmp_path / "cards.yaml").read_text("utf-8")
        cards = yaml.load(text, Loader=yaml.CSafeLoader)
        before = games.load(name, tmp_path / "cards.yaml").fingerprint

        def marked(change: Callable[[Any], Any], name: str = name, cards: Any = cards) -> str:
            changed = change(copy.deepcopy(cards))
            (tmp_path / "cards.yaml").write_text(
                yaml.dump(changed, Dumper=yaml.CSafeDumper, sort_keys=False)
            )
            return games.load(name, tmp_path / "cards.yaml").fingerprint

        assert marked(without_icons) == before
        assert marked(backwards) == before

        def dearer(data: Any, name: str = name) -> Any:
            change_card(name)(data)
            return data

        assert marked(dearer) != before


def without_icons(data: Any) -> Any:
    if isinstance(data, list):
        return [without_icons(one) for one in data]
    if isinstance(data, dict):
        return {key: without_icons(value) for key, value in data.items() if key != "icon"}
    return data


def backwards(data: Any) -> Any:
    """Every entry said the other way round."""
    if isinstance(data, list):
        return [backwards(one) for one in data]
    if isinstance(data, dict):
        rows = [(key, backwards(value)) for key, value in data.items()]
        return dict(reversed(rows) if "id" in data else rows)
    return data


@pytest.mark.parametrize("name", games.NAMES)
def test_a_set_that_was_kept_by_its_bytes_is_found(name: str, tmp_path: Path) -> None:
    """Sets once went by the bytes of their files; matches that name one so still find theirs."""
    marks = [
        hashlib.sha256((games.folder(name) / file).read_bytes()).hexdigest()[:16]
        for file in ("cards.yaml", "board.yaml")
        if (games.folder(name) / file).is_file()
    ]
    mark = "".join(marks)
    files = games.set_files(games.load(name))
    games.keep_set(name, "", mark, files, tmp_path)
    first = games.load_set(name, "", tmp_path, fingerprint=mark)
    assert (first.card_set, first.fingerprint) == ("", mark)
    games.keep_set(name, mark, mark, files, tmp_path)
    assert games.load_set(name, mark, tmp_path).card_set == mark


@pytest.mark.parametrize("name", games.NAMES)
def test_a_set_from_before_its_entries_said_all_is_the_same_game(name: str, tmp_path: Path) -> None:
    """Numbers of effects stood in the rules once: what an entry left out was always meant."""
    box = import_module(f"rookery.games.{name}.box")
    first = games.load_set(name, "")
    cards = yaml.safe_load(games.set_files(first)["cards.yaml"])
    left_out = 0
    for group, fields in box.NEWER.items():
        for entry in cards[group]:
            for one in fields:
                # equipment always said its effect
                if one in entry and not (one == "effect" and entry[one] == "attach"):
                    del entry[one]
                    left_out += 1
    assert left_out
    text = yaml.dump(cards, Dumper=yaml.CSafeDumper, sort_keys=False)
    files = {**games.set_files(first), "cards.yaml": text}
    kept = tmp_path / name / games.SETS / "earlier"
    kept.mkdir(parents=True)
    for file, said in files.items():
        (kept / file).write_text(said, "utf-8")
    old = games.load(name, kept / "cards.yaml")
    assert old.fingerprint != first.fingerprint
    ends = []
    for game in (old, first):
        state = game.new(3, 5)
        rng = seeded(11)
        for _ in range(600):
            if state.over:
                break
            seat = state.deciders()[0]
            moves = state.moves(seat)
            state.play(seat, moves[rng.below(len(moves))])
        position = state.position()
        position.pop("cards", None)
        ends.append(position)
    assert ends[0] == ends[1]
