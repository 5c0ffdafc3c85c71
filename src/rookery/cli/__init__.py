"""The command `rookery`: play, look, simulate, measure."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from rookery import __version__
from rookery.extras import Missing, missing
from rookery.kernel.errors import RookeryError

# Each command, and the module that brings it: only what is asked for is read.
COMMANDS = {
    "play": "play",
    "learn": "learn",
    "serve": "serve",
    "admin": "admin",
    "load": "load",
    "simulate": "simulate",
    "arena": "arena",
    "hint": "hint",
    "replay": "replay",
    "rules": "show",
    "cards": "show",
    "scenario": "show",
    "board": "board",
    "bench": "bench",
}

FAULT = 70  # what the shell gets when the program is wrong, and not the one who called it

ABOUT = """\
Rookery, a home for board games about thieves.

    rookery learn sneaks                 learn a game by playing it
    rookery play sneaks                  play in the terminal against bots
    rookery rules sneaks                 read its rules
    rookery simulate sneaks --seats 4    let bots play many matches
    rookery arena swindler --bots burglar,cutpurse --seats 4
                                         find out which bot is better
    rookery hint match.rook              what a search would do there, and why
    rookery bench sneaks                 measure the engine
"""


class Parser(argparse.ArgumentParser):
    """Refuses in one line, like everything else here."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"rookery: {message} (`{self.prog} --help` tells more)\n")


def parser(wanted: str = "") -> argparse.ArgumentParser:
    """What reads the arguments of one command, or of all where none of them is `wanted`."""
    made = Parser(
        prog="rookery", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--version", action="version", version=f"rookery {__version__}")
    commands = made.add_subparsers(dest="command", metavar="COMMAND", required=True)
    modules = [COMMANDS[wanted]] if wanted in COMMANDS else dict.fromkeys(COMMANDS.values())
    for module in modules:
        import_module(f"rookery.cli.{module}").add_commands(commands)
    return made


def open_streams() -> None:
    """Somewhere to write and read, even if the shell closed it; a letter that cannot be shown (in
    Latin-1, in ASCII) or read is a question mark, and no reason to stop."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(io.UnsupportedOperation):  # who calls us has read from it
                stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return what the shell gets."""
    open_streams()
    try:
        argv = sys.argv[1:] if argv is None else argv
        arguments = parser(argv[0] if argv else "").parse_args(argv)
        return int(arguments.run(arguments))
    except (RookeryError, Missing) as error:
        print(f"rookery: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        told = missing("This command", error)
        if told is None:
            raise
        print(f"rookery: {told}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # somebody piped us into `head`
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except OSError as error:  # a disk that is full, a path that nobody may write to
        name = f"{error.filename}: " if error.filename else ""
        print(f"rookery: {name}{error.strerror or error}", file=sys.stderr)
        return 2
    except Exception as error:
        if os.environ.get("ROOKERY_TRACE"):
            raise
        fault = f"a fault of Rookery itself, {type(error).__name__}: {error}"
        print(f"rookery: {fault}\nROOKERY_TRACE=1 tells where", file=sys.stderr)
        return FAULT
