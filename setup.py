"""Compiles the kernel and the rules with mypyc; everything else is in pyproject.toml.

ROOKERY_PURE=1 builds without a compiler: the same files run interpreted, only slower.
"""

import os
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/rookery")
COMPILED = [
    *sorted(PACKAGE.glob("kernel/*.py")),
    *sorted(PACKAGE.glob("games/*/rules.py")),
    *sorted(PACKAGE.glob("games/*/rules/*.py")),
    *sorted(PACKAGE.glob("games/*/encode.py")),
    PACKAGE / "search" / "tree.py",
]


def extensions() -> list[object]:
    if os.environ.get("ROOKERY_PURE"):
        return []
    from mypyc.build import mypycify

    files = [str(path) for path in COMPILED if path.name != "__init__.py"]
    return list(mypycify(["--strict", "--explicit-package-bases", *files], opt_level="3"))


setup(ext_modules=extensions())
