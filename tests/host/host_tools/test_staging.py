"""The program as it is frozen into an image says and does the same as the sources."""

import ast
import os
import subprocess
import sys

import pytest

from host_tools.boards import ROOT
from host_tools.image import staging


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """Give the folder with the staged program."""
    return staging.stage(tmp_path_factory.mktemp("staged") / "program")


def functions(tree):
    """Return {where a function begins: its code but for its place} of a parsed module."""
    return {
        node.lineno: ast.dump(node)
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    }


def test_all_modules_are_there_but_those_of_types(program):
    wanted = {
        path.relative_to(ROOT).as_posix()
        for room in ("engine", "firmware")
        for path in (ROOT / room).rglob("*.py")
    }
    left = {"engine/api.py", "engine/types.py", "firmware/types.py"}
    found = {path.relative_to(program).as_posix() for path in program.rglob("*.py")}
    assert left < wanted and found == wanted - left


def test_code_stays_on_its_lines(program):
    seen = left = 0
    for path in sorted(program.rglob("*.py")):
        inside = path.relative_to(program)
        source = (ROOT / inside).read_text(encoding="utf-8")
        staged = path.read_text(encoding="utf-8")
        assert staged.count("\n") == source.count("\n"), inside
        before, after = functions(ast.parse(source)), functions(ast.parse(staged))
        # Only classes for type checkers are gone.
        assert after.items() <= before.items(), inside
        seen += len(after)
        left += len(source) - len(staged)
    assert seen > 1000 and left > 20_000


def test_nothing_that_is_left_out_is_imported_when_the_program_runs(program):
    names = sorted(
        path.relative_to(program).with_suffix("").as_posix().replace("/", ".")
        for path in program.rglob("*.py")
    )
    # CPython has no module of a board; host_tools' emulator stands in for it.
    code = (
        f"import importlib, sys\nsys.path[:0] = [{str(program)!r}]\n"
        "import engine\nassert engine.__path__[0].startswith(sys.path[0])\n"
        f"sys.path.append({str(ROOT)!r})\n"
        "from host_tools import emulator\nemulator.install()\n"
        f"for name in {names!r}:\n    importlib.import_module(name)\n"
        "print([name for name in sys.modules if name.endswith(('engine.types', 'firmware.types'))])"
    )
    assert run(code).strip() == "[]"


def run(code):
    """Return what a process of its own prints for `code`."""
    environment = {**os.environ, "PYTHONPATH": ""}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, check=True, capture_output=True, text=True, env=environment, cwd="/"
    ).stdout
