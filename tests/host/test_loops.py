"""Every loop without a condition says in a comment what bounds it."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("firmware/**/*.py")])


def without_condition(source):
    """Return the lines, from 1, of the `while` loops of a source whose condition is a constant."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.While) and isinstance(node.test, ast.Constant)
    ]


def test_loops_without_a_condition_are_found():
    assert without_condition("while 1:\n    pass\nwhile a:\n    while True: break\n") == [1, 4]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_loop_without_a_condition_says_what_bounds_it(path):
    source = path.read_text()
    lines = source.split("\n")
    for number in without_condition(source):
        assert lines[number - 2].lstrip().startswith("# "), (path.name, number)
