"""What has to be installed for something, from pyproject.toml: one requirement a line.

    python tools/needs.py engine server      of these, or of everything if nothing is named
    pip install -r <(python tools/needs.py server dev)

A name is an extra, a dependency group, `build` (what the build needs) or `engine` (what the package
itself needs). The package is not among the answers, so nothing of ours is built to get them.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def needs(names: list[str]) -> list[str]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lists: dict[str, list[str]] = {
        "engine": told["project"]["dependencies"],
        "build": told["build-system"]["requires"],
        **told["project"]["optional-dependencies"],
        **told["dependency-groups"],
    }
    found: list[str] = []
    for name in names or list(lists):
        for need in lists[name]:
            ours = re.fullmatch(r"rookery\[(\w+)\]", need)
            found += needs([ours[1]]) if ours else [need]
    return list(dict.fromkeys(found))


if __name__ == "__main__":
    print("\n".join(needs(sys.argv[1:])))
