"""Finished matches as data: records of a folder, and what was decided in them as arrays.

make data                                   # 10,000 matches of each game between scripted players
from rookery.research import data
for record in data.records("data/sneaks"): ...
learned = data.decisions("data/sneaks", limit=100_000)
learned.observations, learned.masks, learned.actions, learned.worth
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rookery import games
from rookery.files import read_text
from rookery.kernel.errors import BadRecord
from rookery.record import Record, Replay, parse
from rookery.research.arrays import make_encoder, observe


def records(folder: str | Path) -> Iterator[Record]:
    """Every match of a folder, in the order of the files' names."""
    files = sorted(Path(folder).glob("**/*.rook"))
    if not files:
        raise BadRecord(f"there is no record (*.rook) in {folder}")
    for file in files:
        try:
            yield parse(read_text(file, BadRecord))
        except BadRecord as error:
            raise BadRecord(f"{file}: {error}") from error


@dataclass
class Decisions:
    """What seats knew, might do and did, one row each, and their share of the victory later."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    seats: NDArray[np.int64]
    worth: NDArray[np.float32]
    match: NDArray[np.int64]  # which record a row is from: never learn and test on the same


def decisions(folder: str | Path, limit: int | None = None, forced: bool = False) -> Decisions:
    """The decisions of all records of a folder (of one game and number of seats), or the first so
    many; those with one legal action only if `forced`."""
    rows: list[NDArray[np.float32]] = []
    masks: list[NDArray[np.int8]] = []
    done: list[tuple[int, int, int]] = []  # action, seat, match
    worth: list[float] = []
    encoder = None
    for number, record in enumerate(records(folder)):
        if limit is not None and len(rows) >= limit:
            break
        game = games.load(record.game)
        encoder = encoder or make_encoder(game, record.seats)
        if (encoder.game.name, encoder.seats) != (game.name, record.seats):
            raise BadRecord("these records are of several games or numbers of seats")
        replay = Replay(record, game, check=False)
        asked: list[int] = []
        for line in record.lines:
            legal = encoder.legal(replay.state, line.seat)
            if forced or len(legal) > 1:
                move = game.vocabulary.number(line.move)
                mask = np.zeros(encoder.actions.size, np.int8)
                mask[legal] = 1
                rows.append(observe(encoder, replay.state, line.seat))
                masks.append(mask)
                done.append((encoder.actions.of_move[line.seat][move], line.seat, number))
                asked.append(line.seat)
            replay.step()
        winners = replay.state.winners() if replay.state.over else []
        worth += [float(seat in winners) / max(1, len(winners)) for seat in asked]
    cut = slice(limit)
    whole = np.array(done, np.int64).reshape(-1, 3)[cut]
    assert encoder is not None
    return Decisions(
        np.stack(rows)[cut] if rows else np.zeros((0, encoder.size), np.float32),
        np.stack(masks)[cut] if masks else np.zeros((0, encoder.actions.size), np.int8),
        whole[:, 0],
        whole[:, 1],
        np.array(worth, np.float32)[cut],
        whole[:, 2],
    )
