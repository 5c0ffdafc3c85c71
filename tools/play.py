"""`make play`: a table at once, and the compiled engine as soon as it is there.

When the compiled engine is up to date, the server runs on it. Otherwise the server starts on the
source files as they are, which is quick enough for people and the quick bots, and the engine is
compiled meanwhile. It takes over when nobody sits at a table, by a restart of a second or two, and
at the next start at the latest: a match that is being played goes on undisturbed.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILT = ".venv/built"
LOG = ROOT / "build" / "play.log"
LASTED = ROOT / "build" / "play.seconds"  # how long compiling took the last time
CORE_SECONDS = 140.0  # of one core, when nobody knows better
SAY_SECONDS = 20.0  # between two lines where a line cannot be written over
ADDRESS = f"http://127.0.0.1:{os.environ.get('ROOKERY_PORT', '8642')}"


def make(*arguments: str) -> list[str]:
    return [os.environ.get("MAKE", "make"), "--no-print-directory", "--silent", *arguments]


def environment(compiled: bool) -> dict[str, str]:
    """Ours, without what the outer make tells the inner one."""
    kept = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    kept.pop("PYTHONPATH", None)
    return kept if compiled else {**kept, "PYTHONPATH": str(ROOT / "src")}


def serve(compiled: bool, arguments: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "rookery", "serve", *arguments]
    return subprocess.Popen(command, env=environment(compiled), cwd=Path.home())


def sockets() -> float | None:
    """How many sit at tables; None if the server does not answer."""
    try:
        with urllib.request.urlopen(f"{ADDRESS}/metrics", timeout=5) as answer:
            for line in answer.read().decode().splitlines():
                if line.startswith("rookery_sockets "):
                    return float(line.split()[1])
    except (OSError, ValueError):
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
    signal.signal(signal.SIGTERM, lambda number, frame: server.terminate())
    compiling: Compiling | None = None
    ready = False
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
                server, ready, compiling, compiled = serve(True, arguments), False, None, True
                print("The compiled engine has taken over.", file=sys.stderr)
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(1.0)
        return server.returncode
    except KeyboardInterrupt:  # the server got it too, and closes its tables in good order
        return server.wait()
    finally:
        if compiling is not None:
            compiling.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
