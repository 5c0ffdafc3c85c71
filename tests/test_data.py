"""Records as data: what was decided comes back as it was."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rookery import games
from rookery.cli import main
from rookery.kernel.errors import BadRecord
from rookery.record import replay
from rookery.research import data
from rookery.research.arrays import make_encoder, observe


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("data")
    simulate = ["simulate", "swindler", "--seats", "3", "--games", "4", "--bots", "random,cutpurse"]
    assert main([*simulate, "--keep", str(made)]) == 0
    return made


def test_every_decision_of_every_record(folder: Path) -> None:
    found = data.decisions(folder, forced=True)
    told = list(data.records(folder))
    assert len(told) == 4
    assert len(found.actions) == sum(len(record.lines) for record in told)
    assert found.match.tolist() == [i for i, one in enumerate(told) for _ in one.lines]
    game = games.load("swindler")
    encoder = make_encoder(game, 3)
    row = 0
    for record in told:
        state = game.new(3, record.seed, record.options)
        for line in record.lines:
            move = game.vocabulary.number(line.move)
            assert encoder.actions.to_move[line.seat][found.actions[row]] == move
            assert found.seats[row] == line.seat
            assert (found.observations[row] == observe(encoder, state, line.seat)).all()
            assert np.flatnonzero(found.masks[row]).tolist() == encoder.legal(state, line.seat)
            state.play(line.seat, line.move)
            row += 1
        end = replay(record, game)
        mine = found.match == told.index(record)
        for seat in range(3):
            share = float(seat in end.winners()) / len(end.winners())
            assert (found.worth[mine & (found.seats == seat)] == np.float32(share)).all()


def test_only_choices_and_only_so_many(folder: Path) -> None:
    found = data.decisions(folder)
    assert (found.masks.sum(1) > 1).all()
    assert len(found.actions) < len(data.decisions(folder, forced=True).actions)
    few = data.decisions(folder, limit=10)
    assert len(few.observations) == len(few.masks) == len(few.worth) == len(few.actions) == 10
    assert (few.observations == found.observations[:10]).all()


def test_folders_that_will_not_do(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="no record"):
        data.decisions(tmp_path)
    assert main(["simulate", "sneaks", "--games", "1", "--keep", str(tmp_path)]) == 0
    name = next(folder.glob("*.rook"))
    (tmp_path / "z.rook").write_text(name.read_text())
    with pytest.raises(BadRecord, match="several games"):
        data.decisions(tmp_path)
    (tmp_path / "a.rook").write_text("nonsense")
    with pytest.raises(BadRecord, match=r"a\.rook"):
        data.decisions(tmp_path)
