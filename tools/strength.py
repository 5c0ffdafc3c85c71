"""The tables of strength in docs/strength.md, out of the journals in docs/arena.

    python tools/strength.py

A journal is made, or gone on with, by `rookery arena GAME --bots A,B --seats N --games K --seed S
--journal docs/arena/GAME-NAME.jsonl`, with what its first line says.
"""

from __future__ import annotations

import json
from pathlib import Path

from rookery import arena, games
from rookery.speaker import Speaker

JOURNALS = Path(__file__).parents[1] / "docs" / "arena"
HEAD = """\
| game | bots | matches | seed | won by the first | 95 % interval | ahead | mean score | worlds/s |
|---|---|---|---|---|---|---|---|---|"""
TABLES = [  # by what follows the game in a journal's name
    ["mastermind", "burglar", "cutpurse", "random"],  # against three who do not search
    ["levels"],  # against three of the level below
    ["ismcts"],  # against a guest
]


def row(path: Path) -> str:
    """What one journal says of the bot that it names first."""
    head = json.loads(path.read_text("utf-8").split("\n", 1)[0])
    results = arena.read(path, head)
    first, *others = head["bots"]
    standing = {one.bot: one for one in arena.standings(results)}
    mine, theirs = standing[first], standing[others[0]]
    speeds = [f"{one.speed:,.0f}" for one in (mine, theirs) if one.speed]
    cells = [
        Speaker(games.load(head["game"]), "en", []).say("game-name"),
        f"{first}, {others[0]}",
        f"{len(results)}",
        f"{head['seed']}",
        f"{mine.share:.1%}".replace("%", " %"),
        f"{100 * mine.low:.1f} to {100 * mine.high:.1f} %",
        f"{mine.ahead:.0%} ± {mine.ahead_error:.0%}".replace("%", " %"),
        f"{mine.score:.1f} : {theirs.score:.1f}",
        " : ".join(speeds),
    ]
    return f"| {' | '.join(cells)} |"


def table(kinds: list[str]) -> str:
    paths = [JOURNALS / f"{game}-{kind}.jsonl" for game in games.NAMES for kind in kinds]
    return "\n".join([HEAD, *(row(path) for path in paths if path.exists())])


def main() -> None:
    print("\n\n".join(table(kinds) for kinds in TABLES))


if __name__ == "__main__":
    main()
