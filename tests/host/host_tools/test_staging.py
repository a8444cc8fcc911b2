"""The program as it is frozen into an image says and does the same as the sources."""

import ast
import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.texts.packed import Packed
from host_tools.boards import ROOT
from host_tools.image import packing, staging
from host_tools.image.errors import ImageError
from host_tools.micropython import runtime
from tests.proof import all_texts

# More would only be slower: letters of several lengths in UTF-8, and what a regular expression
# takes for something else.
LETTERS = "abcde {}|.\n♠ò"


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
        if inside.parts[:2] == ("engine", "texts") and len(inside.parts) > 3:
            continue
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


def test_packed_texts_say_in_cpython_what_the_sources_say(program):
    said = all_texts.here()
    assert run(f"import sys\nsys.path.insert(0, {str(program)!r})\n{all_texts.code()}") == said
    assert all_texts.count(said) > 4_400


def test_packed_texts_say_in_micropython_what_the_sources_say(program):
    files = runtime.tree("engine", root=program)
    assert runtime.run(all_texts.code(), files) == all_texts.here()


def test_a_text_that_says_something_else_is_noticed(program, tmp_path):
    copy = tmp_path / "program"
    run(f"import shutil; shutil.copytree({str(program)!r}, {str(copy)!r})")
    path = copy / "engine" / "texts" / "it" / "gin.py"
    names, ends, words = ast.literal_eval(path.read_text(encoding="utf-8").split("=", 1)[1].strip())
    path.write_text(f"PACKED = {(names, ends, words[::-1])!r}\n", encoding="utf-8")
    said = run(f"import sys\nsys.path.insert(0, {str(copy)!r})\n{all_texts.code()}").splitlines()
    differ = [
        one for one, other in zip(said, all_texts.here().splitlines(), strict=True) if one != other
    ]
    assert [line.split()[:2] for line in differ] == [["it", "gin"]]


@given(st.lists(st.text(LETTERS, max_size=40), min_size=1, max_size=30))
def test_any_texts_are_read_as_they_were(texts):
    codes = packing.train(texts)
    assert len(codes) <= packing.CODES and len(set(codes)) == len(codes)
    names = tuple(map(str, range(len(texts))))
    packed = Packed(codes, names, *packing.packed_texts(texts, codes))
    assert [packed.text(at) for at in range(len(texts))] == texts
    assert [packed.find(name) for name in names] == texts and packed.find("none") is None


def test_what_cannot_be_packed_is_refused():
    with pytest.raises(ImageError, match="has 300 letters"):
        packing.train(["".join(map(chr, range(0x100, 0x100 + 300)))])
    with pytest.raises(ImageError, match="more than 65,535 bytes: split it"):
        packing.packed_texts(["ab" * 40_000], ("a", "b"))
    with pytest.raises(ImageError, match="has one table, and this has 2"):
        packing.section("TEXTS = ()\nRULES = ()")


def test_the_same_texts_give_the_same_table():
    texts = ["banana", "bandana", "ananas", "cabana"]
    assert packing.train(texts) == packing.train(list(texts))
