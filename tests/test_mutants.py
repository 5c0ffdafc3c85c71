"""The list of accepted mutants: its code is still there, and it says why each is accepted."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest

from tools import mutants


@pytest.mark.parametrize(
    "one", mutants.accepted(), ids=lambda one: f"{one['file']} {one['code'][:40]}"
)
def test_what_is_accepted_still_exists(one: dict[str, str]) -> None:
    assert set(one) == {"file", "code", "kind", "reason"}
    assert len(one["reason"]) > 30
    game = one["file"].split("/")[0]
    there = [m for m in mutants.mutants(game) if mutants.is_accepted(m) and m.code == one["code"]]
    assert there, "no such line can be changed any more: take it out of the list"


def test_every_kind_of_change_changes_something() -> None:
    """One mutant of each kind and game: the code it makes is another, and can be compiled."""
    for game in ("sneaks", "swindler", "oliver", "nohonor"):
        kinds = {one.kind: one for one in mutants.mutants(game)}
        assert len(kinds) >= 6
        for one in kinds.values():
            tree = mutants.mutated(one)
            compile(tree, str(one.file), "exec")
            assert ast.dump(tree) != ast.dump(ast.parse(one.file.read_text("utf-8")))


def test_a_mutant_dies() -> None:
    """A swap of Sneaks & Snitches that gives two tokens for one is noticed."""
    done = subprocess.run(
        [sys.executable, mutants.__file__, "sneaks", "--only", "s.tokens[4 * seat + got] += 1"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 of 3 mutants noticed" in done.stdout
