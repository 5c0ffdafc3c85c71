"""What `make wheel` makes, in empty environments: the wheel and the source archive."""

from __future__ import annotations

import contextlib
import os
import runpy
import subprocess
import sys
import time
from pathlib import Path
from secrets import token_hex

import httpx
import pytest
import setuptools

from tests.machines import HTTP, free_port
from tools.needs import needs

pytestmark = pytest.mark.long

ROOT = Path(__file__).parent.parent


def delivered(pattern: str) -> Path:
    found = [*(ROOT / "dist").glob(pattern)]
    assert len(found) == 1, f"run `make wheel`: {found}"
    return found[0]


class Place:
    """An empty environment with a home of its own: no source tree, no Node, no compiler."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "env" / "bin"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True)
        self.environment = {
            "PATH": str(self.bin),
            "HOME": str(folder),
            "LANG": "C.UTF-8",
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def install(self, *what: str, **environment: str) -> None:
        """As a stranger would, but the versions are those of our lock."""
        options = ["--quiet", "--no-compile", "-c", str(ROOT / "constraints.txt")]
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python")]
        done = subprocess.run(
            [*pip, "install", *options, *what],
            env={**os.environ, "PATH": f"{self.bin}:/usr/bin:/bin", **environment},
            cwd=self.folder,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr

    def run(self, *command: str, typed: str = "", code: int = 0) -> str:
        done = subprocess.run(
            [self.bin / command[0], *command[1:]],
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
            env=self.environment,
            cwd=self.folder,
        )
        assert done.returncode == code, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout + done.stderr

    def plays_in_the_terminal(self) -> None:
        told = self.run("rookery", "play", "sneaks", "--seed", "5", typed="1\n" * 3000)
        assert "Final scores" in told

    def serves_its_page(self, engine: str) -> None:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        command = [str(self.bin / "rookery"), "serve", "--port", str(port), "--thinkers", "0"]
        server = subprocess.Popen(command, env=self.environment, cwd=self.folder)
        try:
            health = None
            while health is None:
                assert server.poll() is None
                with contextlib.suppress(httpx.TransportError):
                    health = HTTP.get(f"{url}/health")
                time.sleep(0.05)
            assert health.json()["engine"] == engine
            page = HTTP.get(f"{url}/").text
            script = page.partition('type="module"')[2].partition('src="')[2].partition('"')[0]
            assert HTTP.get(f"{url}{script}").headers["content-type"].startswith("text/javascript")
            table = {"game": "sneaks", "seats": 3, "name": "Anna", "bots": ["cutpurse", "cutpurse"]}
            given = HTTP.post(f"{url}/api/tables", json=table).json()
            headers = {"authorization": f"Bearer {given['token']}"}
            address = f"{url}/api/tables/{given['table']}"
            seen = HTTP.get(address, headers=headers).json()["table"]
            moves = [seen["prompt"]["moves"][0]["word"]]
            played = {"t": "play", "id": token_hex(8), "decision": seen["decision"], "moves": moves}
            answer = HTTP.post(f"{address}/commands", json=played, headers=headers)
            assert answer.status_code == 200, answer.text
        finally:
            server.terminate()
            server.wait(20)


def test_the_wheel(tmp_path: Path) -> None:
    """By itself: engine, terminal and bots. What else there is says in one line how to get it."""
    place = Place(tmp_path)
    wheel = delivered("*.whl")
    place.install(str(wheel))
    told = place.run("python", "-c", "import rookery; print(rookery.compiled(), rookery.__file__)")
    assert told.startswith("True ")
    assert str(tmp_path) in told
    place.plays_in_the_terminal()
    arena = ["arena", "sneaks", "--bots", "cutpurse,random", "--seats", "2", "--games", "2"]
    place.run("rookery", *arena)
    for extra, command in {
        "server": ["rookery", "serve"],
        "ray": ["rookery", *arena, "--ray", "local"],
    }.items():
        told = place.run(*command, code=2)
        assert f"pip install 'rookery[{extra}]'" in told
        assert "\n" not in told.strip()
    for extra, module in {
        "server": "rookery.server.app",
        "pettingzoo": "rookery.pettingzoo",
        "openspiel": "rookery.openspiel",
    }.items():
        told = place.run("python", "-c", f"import {module}", code=1)
        assert f"pip install 'rookery[{extra}]'" in told.splitlines()[-1]
    place.install(f"{wheel}[server]")
    told = place.run("rookery", "serve", "--database", "postgresql://nobody@localhost/x", code=2)
    assert "pip install 'rookery[cluster]'" in told
    assert "\n" not in told.strip()
    place.serves_its_page("compiled")


def test_the_source_archive(tmp_path: Path) -> None:
    """Without Node and without a compiler; the wheel shows that the same files can be compiled."""
    place = Place(tmp_path)
    place.install(f"{delivered('*.tar.gz')}[server]", ROOKERY_PURE="1")
    place.plays_in_the_terminal()
    place.serves_its_page("interpreted")


def test_compiling_needs_nothing_but_what_the_build_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here all extras are installed, and at a stranger's `make play` none of them. The compiler
    begins by checking types, and that is where it would miss something."""
    monkeypatch.setattr(setuptools, "setup", lambda **told: None)
    recipe = runpy.run_path(str(ROOT / "setup.py"))
    place = Place(tmp_path)
    place.install(*needs(["build", "engine"]))
    sources = [str(ROOT / path) for paths in recipe["groups"]().values() for path in paths]
    place.environment["MYPYPATH"] = str(ROOT / "src")
    place.run("python", "-m", "mypy", *recipe["FLAGS"], *sources)
