"""The browser client in a real Chromium: end to end, through real clicks."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_server import Server

pytestmark = pytest.mark.long

E2E = Path(__file__).parent.parent / "client" / "e2e"
OWN_SERVER = {"restart", "fault"}
SCENES = sorted(path.name.split(".")[0] for path in E2E.glob("*.test.mjs"))


def scene(name: str, server: Server, *more: str) -> subprocess.Popen[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.Popen(
        ["node", str(E2E / f"{name}.test.mjs"), server.url, *more],
        env={**os.environ, "PATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def finish(process: subprocess.Popen[str]) -> None:
    try:
        told, _ = process.communicate(timeout=420)
    finally:
        process.kill()
    assert process.returncode == 0, told[-4000:]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("browser")).start()
    yield one
    one.stop()


@pytest.mark.parametrize("name", [name for name in SCENES if name not in OWN_SERVER])
def test_scene(name: str, server: Server) -> None:
    """What is broken is broken twice. A scene that fails only the first time has met a machine that
    was busy with other tests: it is said among the warnings, and has to be looked at."""
    try:
        finish(scene(name, server))
    except (AssertionError, subprocess.TimeoutExpired) as first:
        warnings.warn(f"the scene {name} failed once: {first}", stacklevel=1)
        finish(scene(name, server))


def test_restart(tmp_path: Path) -> None:
    """The server is killed in the middle of a match and started again."""
    server = Server(tmp_path).start()
    process = scene("restart", server)
    try:
        assert process.stdout is not None
        assert process.stdin is not None
        said = process.stdout.readline()
        assert said.strip() == "restart", said + process.stdout.read()
        server.stop(signal.SIGKILL)
        server.start()
        process.stdin.write("there\n")
        process.stdin.flush()
        finish(process)
    finally:
        process.kill()
        server.stop()


def test_a_table_at_fault(tmp_path: Path) -> None:
    """A log that cannot be replayed: the page says so in words, and nothing can be played."""
    server = Server(tmp_path).start()
    try:
        table, token = server.make(bots=["cutpurse", "cutpurse"])
        assert server.play(table, token, "sneak A").status_code == 200
        server.stop()
        with sqlite3.connect(server.database) as db:
            seq, text = db.execute(
                "SELECT seq, body FROM log WHERE kind = 'move' ORDER BY seq DESC LIMIT 1"
            ).fetchone()
            body = json.loads(text)
            body["lines"][0][1] = "000000000000"
            db.execute("UPDATE log SET body = ? WHERE seq = ?", (json.dumps(body), seq))
        db.close()
        server.start()
        finish(scene("fault", server, table, token))
    finally:
        server.stop()
