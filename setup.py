"""Compiles the kernel and the rules with mypyc; everything else is in pyproject.toml.

ROOKERY_PURE=1 builds without a compiler: the same files run interpreted, only slower.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/rookery")
COMPILED = [
    *sorted(PACKAGE.glob("kernel/*.py")),
    *sorted(PACKAGE.glob("games/*/rules.py")),
    *sorted(PACKAGE.glob("games/*/rules/*.py")),
    *sorted(PACKAGE.glob("games/*/encode.py")),
    *sorted(PACKAGE.glob("games/*/instinct.py")),
    *sorted(PACKAGE.glob("games/*/instinct/*.py")),
    PACKAGE / "search" / "foresight.py",
    PACKAGE / "search" / "tree.py",
]


def extensions() -> list[object]:
    if os.environ.get("ROOKERY_PURE"):
        return []
    from mypyc.build import mypycify

    files = [str(path) for path in COMPILED if path.name != "__init__.py"]
    flags = ["--strict", "--explicit-package-bases", *files]
    found = mypycify(flags, opt_level="2", debug_level="0")  # no slower than 3, sooner built
    if sys.platform != "win32":
        for extension in found:  # nobody replaces our functions, so they can be called directly
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
    return list(found)


setup(ext_modules=extensions())
