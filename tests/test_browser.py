"""The browser client in a real Chromium: end to end, through real clicks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_server import Server

ROOT = Path(__file__).parent.parent
SCENES = sorted((ROOT / "client" / "e2e").glob("*.test.mjs"))


@pytest.mark.parametrize("scene", SCENES, ids=lambda path: path.name.split(".")[0])
def test_scene(scene: Path, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    try:
        done = subprocess.run(
            ["node", str(scene), server.url],
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            timeout=300,
        )
    finally:
        server.stop()
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
