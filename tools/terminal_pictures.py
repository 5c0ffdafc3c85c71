"""The full screen in the terminal as pictures for docs/screens.md.

    PYTHONPATH=src python tools/terminal_pictures.py build/terminal
    node client/e2e/terminal.mjs build/terminal docs/pictures

The first writes SVG, the second has a Chromium make small JPGs of it.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from textual.pilot import Pilot

from rookery import games
from rookery.cli.companion import Companion
from rookery.cli.play import Session
from rookery.match import Match
from rookery.screen.app import Evening, Settings
from rookery.screen.local import Local
from rookery.speaker import Speaker

NAMES = ["Anna", "Mags", "Bartek", "Odile"]
# The game, how many of one's own choices come first, and what is pressed then.
SCENES = {
    "sneaks": ("sneaks", 6, ""),
    "swindler": ("swindler", 9, ""),
    "oliver": ("oliver", 5, ""),
    "nohonor": ("nohonor", 12, ""),
    "look-up": ("nohonor", 12, "i"),
}
# The last part of a file's name: the size, the language, and whether it is day.
LOOKS = {"small": (80, 24, "en", False), "large": (120, 40, "de", True)}


def evening(game: str, folder: Path, lang: str, day: bool) -> Evening:
    kinds = ["person", "cutpurse", "cutpurse", "cutpurse"]
    players = [{"name": n, "kind": k} for n, k in zip(NAMES, kinds, strict=True)]
    match = Match(games.load(game), len(players), 6)
    speaker = Speaker(match.game, lang, NAMES)
    session = Session(match, players, speaker, folder / f"{game}.rook", Companion(game))
    return Evening(speaker, lambda desk: Local(desk, session, kinds), Settings(0, day), calm=0)


async def taken(app: Evening, pilot: Pilot[None], turns: int, key: str) -> str:
    for _ in range(turns):
        while app.desk.question is None or app.desk.answer is None:
            await asyncio.sleep(0.01)
        question = app.desk.question
        app.desk.answer.set_result(question.choices[question.first()].word)
        while app.desk.question is question:
            await asyncio.sleep(0.01)
    while app.desk.question is None:
        await asyncio.sleep(0.01)
    await pilot.pause(0.3)
    if key:
        await pilot.press(key)
        await pilot.pause(0.5)
    return app.export_screenshot()


async def picture(folder: Path, scene: str, look: str) -> None:
    game, turns, key = SCENES[scene]
    width, height, lang, day = LOOKS[look]
    with tempfile.TemporaryDirectory() as saves:
        app = evening(game, Path(saves), lang, day)
        async with app.run_test(size=(width, height)) as pilot:
            text = await taken(app, pilot, turns, key)
    (folder / f"terminal-{scene}-{look}.svg").write_text(text, "utf-8")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        for look in LOOKS:
            asyncio.run(picture(folder, scene, look))


if __name__ == "__main__":
    main()
