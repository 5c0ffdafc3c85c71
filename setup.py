"""Compiles the kernel and the rules with mypyc; everything else is in pyproject.toml.

ROOKERY_PURE=1 builds without a compiler: the same files run interpreted, only slower.

The compiled files form groups, each one library: they are compiled side by side on all cores, and
what lies in `build/` is used again for a group in which nothing has changed.
"""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/rookery")
SUPPLIES = Path("build") / str(sys.implementation.cache_tag)  # C code and mypy's cache
PURE = bool(os.environ.get("ROOKERY_PURE"))
# Modules that are only imported may need what no build brings: they are for `make types`.
FLAGS = ["--strict", "--explicit-package-bases", "--follow-imports", "silent"]


def groups() -> dict[str, list[str]]:
    """What is compiled, by group: the kernel with the search, one for each game, and what only
    learners need."""
    found = {"kernel": ["kernel", "search/foresight", "search/tree"]}
    learning = [f"research/{part}" for part in ("actions", "writing", "encoder", "batch")]
    for game in sorted(PACKAGE.glob("games/*/__init__.py")):
        name = game.parent.name
        found[name] = [f"games/{name}/{part}" for part in ("rules", "instinct")]
        learning.append(f"games/{name}/encode")
    found["research"] = learning
    return {name: [file for part in parts for file in files(part)] for name, parts in found.items()}


def files(part: str) -> list[str]:
    """The files of a module or of a package."""
    there = [PACKAGE / f"{part}.py", *sorted((PACKAGE / part).rglob("*.py"))]
    return [str(file) for file in there if file.exists() and file.name != "__init__.py"]


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    separate = [(paths, f"rookery_{name}") for name, paths in groups().items()]
    flags = [*FLAGS, "--cache-dir", str(SUPPLIES / "mypy")]
    docs = docstrings([path for paths, _ in separate for path in paths])
    found = mypycify(
        [*flags, *(path for paths, _ in separate for path in paths)],
        opt_level="2",  # no slower than 3, sooner built
        debug_level="0",
        separate=separate,
        target_dir=str(SUPPLIES),
    )
    for extension in found:
        extension.sources = [documented(Path(source), docs) for source in extension.sources]
    return sorted(found, key=lambda extension: -sum(os.path.getsize(c) for c in extension.sources))


def docstrings(paths: list[str]) -> dict[str, str]:
    """What the sources say of themselves, by the names that mypyc gives things in C."""
    found: dict[str, str] = {}

    def look(node: ast.AST, name: str) -> None:
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, (ast.ClassDef, ast.FunctionDef)):
                told = ast.get_docstring(inner)
                if told:
                    found[f"{name}___{inner.name}"] = told
                look(inner, f"{name}___{inner.name}")

    for path in paths:
        module = "___".join(Path(path).relative_to("src").with_suffix("").parts)
        look(ast.parse(Path(path).read_text("utf-8")), module)
    return found


def documented(source: Path, docs: dict[str, str]) -> str:
    """The same C code with the docstrings, which mypyc leaves out: so `help` has something to say.
    It is a copy, for mypyc compares what it has written before."""
    if not source.name.startswith("__native"):
        return str(source)

    def told(match: re.Match[str]) -> str:
        text = docs.get(match[2], "").encode()
        plain = "".join(
            chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in text
        )
        return match[1] + (f' "{plain}"' if plain else "")

    literal = r'PyDoc_STR\("(?:[^"\\]|\\.)*"'
    text = source.read_text("utf-8")
    text = re.sub(rf"(CPyPy_(\w+),\s*METH_[^()]*?{literal})", told, text)
    text = re.sub(rf"(CPyType_(\w+)_template_ = {{[^}}]*?\.tp_doc = {literal})", told, text)
    target = source.parent / "documented" / source.name
    target.parent.mkdir(exist_ok=True)
    if not target.exists() or target.read_text("utf-8") != text:
        target.write_text(text, "utf-8")
    return str(target)


def is_gcc(command: list[str]) -> bool:
    try:
        told = subprocess.run([*command[:1], "--version"], capture_output=True, text=True).stdout
    except (OSError, IndexError):
        return False
    return "Free Software Foundation" in told


class BuildFiles(build_py):
    def run(self) -> None:
        built = Path(self.build_lib)
        for file in [*built.rglob("*.*")]:  # what an earlier build left and the source has lost
            if file.is_file() and file.suffix not in (".so", ".pyd"):
                if not ("src" / file.relative_to(built)).exists():
                    file.unlink()
        super().run()


class BuildLibraries(build_ext):
    """mypyc runs when something is built, and not when pip only asks for the version."""

    def run(self) -> None:
        if not PURE:
            self.distribution.ext_modules = extensions()
            self.reinitialize_command(self)
            self.ensure_finalized()
            self.parallel = self.parallel or os.cpu_count()
            super().run()
        wanted = {Path(name).resolve() for name in self.get_outputs()}
        for file in [*Path(self.build_lib).rglob("*.so"), *Path(self.build_lib).rglob("*.pyd")]:
            if file.resolve() not in wanted:
                file.unlink()

    def build_extensions(self) -> None:
        if sys.platform == "linux":
            # Nobody replaces our functions, so they can be called directly.
            flags = ["-fno-semantic-interposition", "-fno-plt"]
            if is_gcc(getattr(self.compiler, "compiler", [])):
                # A group is one long file: the linker works on its parts side by side.
                flags.append("-flto=auto")
            for extension in self.extensions:
                extension.extra_compile_args += flags
                extension.extra_link_args += [*flags, "-O2"]
        super().build_extensions()

    def get_source_files(self) -> list[str]:
        return []  # the C code is made from the Python files, which are in the archive anyway


setup(
    cmdclass={"build_py": BuildFiles, "build_ext": BuildLibraries},
    # A placeholder: the wheel is for one platform.
    ext_modules=[] if PURE else [Extension("rookery.kernel", [])],
)
