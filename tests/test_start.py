"""`make play` from the first page to the compiled engine, and what is delivered."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.machines import HTTP, Client, Server

pytestmark = pytest.mark.long

ROOT = Path(__file__).parent.parent

# The real thing, looking around more often, and with a compiler that is done when we say so.
PLAY = """
import sys
from pathlib import Path
from tools import play
folder = Path(sys.argv[1])
play.LOG, play.LASTED, play.LOOK_SECONDS = folder / "log", folder / "seconds", 0.05
sys.exit(play.main(["--database", str(folder / "rookery.db")]))
"""
MAKE = """#!/bin/sh
case "$*" in *--question*) exit 1 ;; esac
until [ -e "$FOLDER/done" ]; do sleep 0.05; done
exit "$(cat "$FOLDER/done")"
"""


class Play(Server):
    """`make play`, with the servers that it starts one after the other."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "rookery.db")
        self.folder = folder
        self.said = folder / "said"
        (folder / "make").write_text(MAKE)
        (folder / "make").chmod(0o755)

    def start(self) -> Play:
        environment = {k: v for k, v in os.environ.items() if not k.startswith("ROOKERY_")}
        told = {"MAKE": str(self.folder / "make"), "FOLDER": str(self.folder), "BROWSER": "true"}
        settings = {"ROOKERY_PORT": str(self.port), "ROOKERY_THINKERS": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAY, str(self.folder)],
            env={**environment, **told, **settings},
            stderr=self.said.open("wb"),
            cwd=ROOT,
        )
        return self

    def engine(self) -> str:
        with contextlib.suppress(httpx.HTTPError):
            told: str = HTTP.get(f"{self.url}/health").json()["engine"]
            return told
        return ""

    def wait_for(self, engine: str = "", words: str = "") -> None:
        deadline = time.monotonic() + 120
        while self.engine() != engine if engine else words not in self.said.read_text():
            assert self.process is not None
            assert self.process.poll() is None, self.said.read_text()
            assert time.monotonic() < deadline, self.said.read_text()
            time.sleep(0.05)


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    one = Play(tmp_path).start()
    try:
        yield one
    finally:
        one.kill(signal.SIGTERM)


def test_the_compiled_engine_takes_over(play: Play) -> None:
    """Not while somebody sits at a table; then by itself, and the match goes on."""
    play.wait_for(engine="interpreted")
    table, (token,) = play.make(bots=["cutpurse", "cutpurse"], speed="relaxed")

    async def sit() -> int:
        anna = await Client([play], table, token).connect()
        (play.folder / "done").write_text("0")
        await asyncio.to_thread(play.wait_for, words="The engine is compiled")
        while len(anna.numbers) < 30:
            await anna.play(anna.table["prompt"]["moves"][0]["word"])
            while not anna.table["prompt"]:
                await anna.read()
        assert play.engine() == "interpreted"
        await anna.close()
        return anna.last or 0

    last = asyncio.run(sit())
    play.wait_for(engine="compiled")
    play.wait_for(words="has taken over")
    assert play.look(table, token)["table"]["n"] >= last > 0
    assert play.play(table, token).status_code == 200


def test_play_goes_on_when_compiling_fails(play: Play) -> None:
    (play.folder / "done").write_text("1")
    play.wait_for(words="could not be compiled")
    assert play.engine() == "interpreted"
    table, (token,) = play.make(bots=["cutpurse", "cutpurse"])
    assert play.play(table, token).status_code == 200
