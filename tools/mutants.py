"""Which mistakes in the rules would no scenario notice? `make mutants` makes some and looks.

    make mutants                       a sample of every game, some minutes
    make mutants GAME=swindler         one game
    tools/mutants.py nohonor --all     every mutant there is, hours

One thing at a time is changed in the rules of a game, on the sources as they are: a number, a
comparison, a condition turned round, a statement left out, a whole effect switched off. Then the
scenarios of that game run, with its random matches out of the way; the first that fails kills the
mutant. Survivors are listed: either a scenario is missing, or the change makes no difference to
anybody, which `tests/mutants.yaml` says with a reason (a test sees that its lines still exist).
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "rookery" / "games"
ACCEPTED = ROOT / "tests" / "mutants.yaml"
SECONDS = 60  # for the scenarios of a game, which take ten at most
SAMPLE = 60  # mutants of each game

# Functions that are no rules: positions and views have their own tests, and bots lean as they like.
SPARED = {
    "describe",
    "restore",
    "redeal",
    "copy",
    "copy_kernel",
    "lean",
    "rush",
    "outlook",
    "quiet",
}
SPARED |= {
    "why_not",
    "ask",
    "odds",
    "default",
    "hides",
    "expected_points",
    "number_moves",
    "scores",
    "draw_face",
    "invent_plan",
    "deal_any",
    "deal_hands",
    "ready_cards",
    "veil",
    "_appeal",
    "plan",
    "tell_deal",
    "tell_targets",
}
SPARED_FILES = {"position.py", "vocabulary.py", "frames.py", "game.py", "memory.py", "quick.py"}
SPARED_FILES |= {"tables.py", "__init__.py"}

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


@dataclass
class Mutant:
    """One change: where, what kind, and the line as it was."""

    game: str
    file: Path
    line: int
    kind: str
    code: str
    number: int  # among all of its file

    def __str__(self) -> str:
        return f"{self.file.relative_to(GAMES)}:{self.line}: {self.kind}: {self.code}"


def rules_of(game: str) -> list[Path]:
    folder = GAMES / game
    found = [folder / "rules.py", *sorted((folder / "rules").glob("*.py"))]
    return [file for file in found if file.exists() and file.name not in SPARED_FILES]


def spots(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Every place in a file that can be changed, always in the same order."""

    def telling(node: ast.AST) -> bool:
        return isinstance(node, ast.If) and "telling" in ast.dump(node.test)

    def visit(node: ast.AST, inside: bool) -> Iterator[tuple[ast.AST, str]]:
        if isinstance(node, ast.FunctionDef):
            if node.name in SPARED or node.name.startswith(("_describe", "_restore", "_redeal")):
                return
            inside = True
            if node.name in ("__init__", "blank"):  # what is put there later is looked at
                node = copy.copy(node)
                node.body = [one for one in node.body if not is_blank(one)]
            effect = [one for one in node.body if not is_text(one)]
            if node.name in ("resolve", "stolen", "play", "rolled", "answer", "opened"):
                if not isinstance(effect[0], ast.Raise | ast.Pass):
                    yield node, "effect off"
        elif isinstance(node, ast.ClassDef):
            for one in node.body:  # what sets this kind of card apart from the others
                if isinstance(one, ast.Assign):
                    yield from changes(one.value)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            return  # -1 is nobody, nothing, none: another negative number means the same
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.LShift):
            return  # one bit of a set
        elif telling(node) or isinstance(node, ast.Raise | ast.Assert):
            return
        elif inside:
            yield from changes(node)
        for child in ast.iter_child_nodes(node):
            yield from visit(child, inside)

    yield from visit(tree, False)


def changes(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    if isinstance(node, ast.If | ast.While):
        yield node, "condition turned round"
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        yield node, "comparison"
    if isinstance(node, ast.BoolOp):
        yield node, "and / or"
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, "number"
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        yield node, "true / false"
    if isinstance(node, ast.Expr | ast.AugAssign) and not is_text(node):
        yield node, "left out"


def is_blank(node: ast.AST) -> bool:
    """`self.round = 0`, `self.bank: list[int] = [0, 0, 0, 0]`: a place for what comes later."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
        return False
    values = node.value.elts if isinstance(node.value, ast.List) else [node.value]
    return all(isinstance(one, ast.Constant) for one in values)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def change(node: Any, kind: str) -> None:
    """Make the change in the tree."""
    if kind == "effect off":
        node.body = [ast.Pass()]
    elif kind == "condition turned round":
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif kind == "comparison":
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif kind == "and / or":
        node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    elif kind == "number":
        node.value += 1
    elif kind == "true / false":
        node.value = not node.value
    elif kind == "left out":
        nothing = ast.Constant(None)
        node.__class__, node.__dict__ = (
            ast.Expr,
            {**ast.Expr(nothing).__dict__, "lineno": node.lineno, "col_offset": 0},
        )


def mutants(game: str) -> list[Mutant]:
    found: list[Mutant] = []
    for file in rules_of(game):
        text = file.read_text("utf-8")
        lines = text.split("\n")
        for number, (node, kind) in enumerate(spots(ast.parse(text))):
            line = int(getattr(node, "lineno", 1))
            found.append(Mutant(game, file, line, kind, lines[line - 1].strip(), number))
    return found


def mutated(mutant: Mutant) -> ast.Module:
    tree = copy.deepcopy(ast.parse(mutant.file.read_text("utf-8")))
    node, kind = list(spots(tree))[mutant.number]
    change(node, kind)
    return ast.fix_missing_locations(tree)


class Instead(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the mutant instead of the module it was made of."""

    def __init__(self, mutant: Mutant) -> None:
        relative = mutant.file.relative_to(ROOT / "src").with_suffix("")
        self.name = ".".join(relative.parts)
        self.mutant = mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != self.name:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=str(self.mutant.file))

    def exec_module(self, module: Any) -> None:
        module.__file__ = str(self.mutant.file)
        exec(compile(mutated(self.mutant), str(self.mutant.file), "exec"), module.__dict__)


def survives(mutant: Mutant | None, game: str) -> bool:
    """Whether all scenarios pass, in a process of its own (None: without any change)."""
    child = os.fork()
    if not child:
        code = 1
        try:
            signal.alarm(SECONDS)  # who never ends is noticed, too
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            if mutant is not None:
                sys.meta_path.insert(0, Instead(mutant))
            from rookery import scenario

            code = 0
            for file in scenario.find([ROOT / "scenarios" / game]):
                for one in scenario.read(file):
                    if scenario.run(one, file).failures:
                        code = 1
                        return False  # leaves by `finally`
        except BaseException:
            code = 1
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@cache
def accepted() -> list[dict[str, str]]:
    found: list[dict[str, str]] = yaml.safe_load(ACCEPTED.read_text("utf-8"))
    return found


def is_accepted(mutant: Mutant) -> bool:
    return any(
        one["file"] == str(mutant.file.relative_to(GAMES))
        and one["code"] == mutant.code
        and one["kind"] in (mutant.kind, "any")
        for one in accepted()
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--all", action="store_true", help="every mutant, not a sample")
    parser.add_argument("--sample", type=int, default=SAMPLE, metavar="N", help="of each game")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--only", default="", metavar="TEXT", help="lines that contain this")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT / "src"))
    names = arguments.game or sorted(p.parent.name for p in GAMES.glob("*/box.py"))
    bad = 0
    for game in names:
        began = time.monotonic()
        if not survives(None, game):
            raise SystemExit(f"{game}: its scenarios fail without any change")
        every = mutants(game)
        chosen = [one for one in every if arguments.only in str(one) and not is_accepted(one)]
        if not arguments.all and not arguments.only:
            random.Random(arguments.seed).shuffle(chosen)
            chosen = chosen[: arguments.sample]
        with ThreadPoolExecutor(arguments.jobs) as pool:
            fates = list(pool.map(survives, chosen, [game] * len(chosen)))
        alive = [one for one, lives in zip(chosen, fates, strict=True) if lives]
        bad += len(alive)
        spent = time.monotonic() - began
        print(
            f"{game}: {len(chosen) - len(alive)} of {len(chosen)} mutants noticed "
            f"({len(every)} there are), {spent:.0f} s"
        )
        for one in sorted(alive, key=str):
            print(f"  {one}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
