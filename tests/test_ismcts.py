"""The guest from OpenSpiel: it plays whole matches by our rules, and its worlds are counted."""

from __future__ import annotations

from rookery import arena


def test_the_guest_plays() -> None:
    series = arena.Series("sneaks", ["burglar@w200", "ismcts@w6"], 2, 2, 4)
    results = [arena.play(series, number) for number in range(2)]
    rows = {row.bot: row for row in arena.standings(results)}
    assert rows["ismcts@w6"].faults == 0
    assert rows["ismcts@w6"].speed > 0
    assert rows["burglar@w200"].speed > 10 * rows["ismcts@w6"].speed
