"""`make play`: a table at once, and the compiled engine as soon as it is there.

When the compiled engine is up to date, the server runs on it. Otherwise the server starts on the
source files as they are, which is quick enough for people and the quick bots, and the engine is
compiled meanwhile. It takes over when nobody sits at a table, by a restart of a second or two, and
at the next start at the latest: a match that is being played goes on undisturbed.
"""

from __future__ import annotations

import contextlib
import http.client
import os
import secrets
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILT = ".venv/built"
LOG = ROOT / "build" / "play.log"
LASTED = ROOT / "build" / "play.seconds"  # how long compiling took the last time
CORE_SECONDS = 140.0  # of one core, when nobody knows better
SAY_SECONDS = 20.0  # between two lines where a line cannot be written over
LOOK_SECONDS = 1.0  # between two looks at who sits at a table
# Who sits at tables is told to the operator alone, and that is us.
OPERATOR_KEY = os.environ.get("ROOKERY_OPERATOR_KEY") or secrets.token_urlsafe()


def make(*arguments: str) -> list[str]:
    return [os.environ.get("MAKE", "make"), "--no-print-directory", "--silent", *arguments]


def environment(compiled: bool) -> dict[str, str]:
    """Ours, without what the outer make tells the inner one."""
    kept = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    kept.pop("PYTHONPATH", None)
    kept["ROOKERY_OPERATOR_KEY"] = OPERATOR_KEY
    return kept if compiled else {**kept, "PYTHONPATH": str(ROOT / "src")}


def serve(compiled: bool, arguments: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "rookery", "serve", *arguments]
    return subprocess.Popen(command, env=environment(compiled), cwd=Path.home())


def address() -> str:
    host = os.environ.get("ROOKERY_HOST", "")
    here = "127.0.0.1" if host in ("", "0.0.0.0") else host
    return f"http://{here}:{os.environ.get('ROOKERY_PORT', '8642')}"


def sockets() -> float | None:
    """How many sit at tables; None if the server does not answer."""
    key = {"authorization": f"Bearer {OPERATOR_KEY}"}
    try:
        asked = urllib.request.Request(f"{address()}/metrics", headers=key)
        with urllib.request.urlopen(asked, timeout=5) as answer:
            for line in answer.read().decode().splitlines():
                if line.startswith("rookery_sockets "):
                    return float(line.split()[1])
    except urllib.error.HTTPError as error:  # then nobody would ever be told that it is compiled
        raise SystemExit(f"{address()} does not let us look who sits there: {error}") from error
    except (OSError, ValueError, http.client.HTTPException):
        pass
    return None


class Compiling:
    """The compiler at work, in one line."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.said = float("-inf")
        LOG.parent.mkdir(exist_ok=True)
        log = LOG.open("wb")
        command = make(BUILT)
        if os.name == "posix":
            command = ["nice", "-n", "10", *command]
        self.process = subprocess.Popen(
            command, stdout=log, stderr=log, cwd=ROOT, env=environment(True), start_new_session=True
        )
        try:
            self.expected = float(LASTED.read_text())
        except (OSError, ValueError):
            self.expected = CORE_SECONDS / min(os.cpu_count() or 1, 4) + 10

    def over(self) -> bool:
        ended = self.process.poll()
        spent = time.monotonic() - self.began
        if ended is None:
            left = self.expected - spent
            part = min(99, int(100 * spent / self.expected))
            how_long = f"about {left:.0f} s more" if left > 3 else "nearly there"
            self.say(f"Compiling the engine for strong bots: {part} %, {how_long}.")
            return False
        if ended:
            self.say(f"The engine could not be compiled, see {LOG}; play goes on without.", True)
        else:
            LASTED.write_text(f"{spent:.0f}\n")
            self.say(f"The engine is compiled ({spent:.0f} s). It takes over when nobody sits at a "
                     "table, or at the next start.", True)  # fmt: skip
        return True

    def say(self, text: str, last: bool = False) -> None:
        if sys.stderr.isatty():
            print(f"\r\x1b[K{text}", end="\n" if last else "", file=sys.stderr, flush=True)
        elif last or time.monotonic() - self.said > SAY_SECONDS:
            print(text, file=sys.stderr, flush=True)
            self.said = time.monotonic()

    def stop(self) -> None:
        if self.process.poll() is None and os.name == "posix":
            os.killpg(self.process.pid, signal.SIGTERM)


def main(arguments: list[str]) -> int:
    compiled = not subprocess.run(
        make("--question", BUILT), cwd=ROOT, env=environment(True)
    ).returncode
    server = serve(compiled, [*arguments, "--open"])
    compiling: Compiling | None = None
    ready = stopping = False

    def stop(number: int, frame: object) -> None:
        nonlocal stopping
        stopping = True
        server.terminate()

    signal.signal(signal.SIGTERM, stop)
    try:
        while server.poll() is None:
            if not compiled and compiling is None and sockets() is not None:
                compiling = Compiling()  # the page comes first
            if compiling is not None and not ready:
                if compiling.over():
                    ready = compiling.process.returncode == 0
                    if not ready:
                        compiling, compiled = None, True  # not again
            elif ready and sockets() == 0:
                server.terminate()
                server.wait()
                if stopping:
                    break
                server, ready, compiling, compiled = serve(True, arguments), False, None, True
                while sockets() is None and server.poll() is None:
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        server.wait(0.1)
                if server.poll() is None:
                    print("The compiled engine has taken over.", file=sys.stderr, flush=True)
                elif not stopping:
                    print(
                        "The compiled engine does not start; it goes on without.", file=sys.stderr
                    )
                    server = serve(False, arguments)
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(LOOK_SECONDS)
        return server.returncode
    except KeyboardInterrupt:  # the server got it too, and closes its tables in good order
        return server.wait()
    finally:
        if compiling is not None:
            compiling.stop()
        if server.poll() is None:  # whatever went wrong with us, nobody is left behind
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
