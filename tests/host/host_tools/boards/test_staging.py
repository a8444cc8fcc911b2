"""The program as it is frozen into an image says and does the same as the sources."""

import ast
import os
import subprocess
import sys

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.games import forms
from engine.texts import LANGUAGES
from engine.texts.packed import Packed
from firmware.display.fonts import size8, size16, size24
from host_tools.base import languages
from host_tools.base.boards import ROOT
from host_tools.boards.image import formulas, packing, staging
from host_tools.boards.image.errors import ImageError
from host_tools.simulated.micropython import runtime
from tests.portable.tools import untyped
from tests.proof import all_texts

# More would only be slower: letters of several lengths in UTF-8, and what a regular expression
# takes for something else.
LETTERS = "abcde {}|.\n♠ò"
# The module of an image that has the names of all others.
NAMES = "firmware/module_names.py"


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """Give the folder with the staged program."""
    return staging.stage(tmp_path_factory.mktemp("staged") / "program")


@pytest.fixture(scope="module")
def copied(tmp_path_factory):
    """Give the folder with the program as it is copied onto a board."""
    folder = staging.stage(tmp_path_factory.mktemp("copied") / "program", copied=True)
    packing.group(folder / "engine" / "texts", 4096)
    return folder


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
    left = {"engine/api.py"} | {one for one in wanted if one.endswith("/types.py")}
    assert len(left) == 4 and "engine/types.py" in left
    left |= {f"engine/texts/{one}/{path}" for one in LANGUAGES for path in not_given(one)}
    codes = {f"engine/texts/{language}/_codes.py" for language in languages.offered()}
    found = {path.relative_to(program).as_posix() for path in program.rglob("*.py")}
    assert left < wanted and found == wanted - left | codes | {NAMES}


def test_an_image_has_the_names_of_all_its_modules(program, copied):
    code = (program / NAMES).read_text(encoding="utf-8")
    named = {one.names[0].name for one in ast.walk(ast.parse(code)) if isinstance(one, ast.Import)}
    there = {path.relative_to(program).with_suffix("") for path in program.rglob("*.py")}
    wanted = {".".join(path.parts).removesuffix(".__init__") for path in there}
    assert named == wanted - {"firmware.module_names"} and "engine.games.forms.judge" in named
    # And those of modules in their packages, what is looked up for events, and all letters.
    others = {one.id for one in ast.walk(ast.parse(code)) if isinstance(one, ast.Name)}
    assert others >= {name.rpartition(".")[2] for name in named}
    assert {"plan_round", "done_round", "ask_re_enter"} <= others
    letters = {one.value for one in ast.walk(ast.parse(code)) if isinstance(one, ast.Constant)}
    assert letters >= {chr(code) for code in range(32, 127)} | set(size8.MORE)
    assert not (set(size16.MORE) | set(size24.MORE)) - set(size8.MORE)
    # It only has them, and imports nothing by itself; a copy would need a block for it.
    assert len(ast.parse(code).body) == 1
    assert not (copied / NAMES).exists()


def test_code_stays_on_its_lines(program):
    seen = left = 0
    for path in sorted(program.rglob("*.py")):
        inside = path.relative_to(program)
        if inside.parts[:2] == ("engine", "texts") and len(inside.parts) > 3:
            continue
        if inside.name == "folders.py" or inside.as_posix() == NAMES:
            # Made anew: it lists what is there.
            continue
        source = (ROOT / inside).read_text(encoding="utf-8")
        staged = path.read_text(encoding="utf-8")
        if inside.parent.name == "shipped":
            # Where the rules of a form come from is left out.
            assert '"from"' not in staged
            source = staging.without_sources(source)
            # The functions of its expressions stand behind it.
            staged = staged.split("\n\n\n" + formulas.IMPORT)[0].rstrip() + "\n"
        assert staged.count("\n") == source.count("\n"), inside
        before, after = functions(ast.parse(source)), functions(ast.parse(staged))
        # Only classes for type checkers are gone.
        assert after.items() <= before.items(), inside
        seen += len(after)
        left += len(source) - len(staged)
    assert seen > 1000 and left > 20_000


def not_given(language):
    """Return the modules of a language that nobody is given, because a chapter is not whole."""
    home = ROOT / "engine" / "texts" / language
    if language not in languages.offered():
        return [path.name for path in home.glob("*.py")]
    return [f"{section}.py" for section in languages.left_out(language)]


def test_without_another_language_the_forms_speak_english(tmp_path):
    staged = staging.stage(tmp_path / "program", ["en"])
    assert [path.name for path in (staged / "engine/texts").glob("*/")] == ["en"]
    seen = 0
    for path in sorted((staged / "engine/games/forms/shipped").glob("*.py")):
        code = path.read_text(encoding="utf-8")
        found = {}
        exec(code.split(formulas.IMPORT)[0], found)  # noqa: S102  the module as it is staged
        if "form" in found:
            seen += 1
            wanted = forms.data_of(path.stem)
            for rule in untyped(wanted).get("rules", ()):
                rule.pop("from", None)
            untyped(wanted)["deal"].pop("from", None)
            assert found["form"]() == wanted
            read = forms.read(found["form"]())
            assert read.title and len(read.rules) == len(untyped(wanted).get("rules", ()))
    assert seen == len(forms.SHIPPED)


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
        "from host_tools.simulated import emulator\nemulator.install()\n"
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


@pytest.mark.parametrize("way", ("program", "copied"))
def test_packed_texts_say_in_cpython_what_the_sources_say(way, request):
    program = request.getfixturevalue(way)
    assert (program / "engine/texts/en/_group0.py").exists() == (way == "copied")
    said = all_texts.here()
    assert run(f"import sys\nsys.path.insert(0, {str(program)!r})\n{all_texts.code()}") == said
    assert all_texts.count(said) > 4_400


@pytest.mark.parametrize("way", ("program", "copied"))
def test_packed_texts_say_in_micropython_what_the_sources_say(way, request):
    program = request.getfixturevalue(way)
    assert (program / "engine/texts/en/_group0.py").exists() == (way == "copied")
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


@given(st.lists(st.text(max_size=20), max_size=8))
@settings(max_examples=25)
@example(["a\0b"])
@example(["ab\U000f0003ab", "ab"])
def test_texts_of_any_letters_are_read_as_they_were_or_refused(texts):
    codes = packing.train(texts)
    try:
        packed = Packed(codes, (), *packing.packed_texts(texts, codes))
    except ImageError as error:
        # What packing itself needs: it is in no language.
        assert "no code" in str(error)
        assert any(letter == "\0" or letter >= "\U000f0000" for letter in "".join(texts))
    else:
        assert [packed.text(at) for at in range(len(texts))] == texts


def test_what_cannot_be_packed_is_refused():
    with pytest.raises(ImageError, match="has 300 letters"):
        packing.train(["".join(map(chr, range(0x100, 0x100 + 300)))])
    with pytest.raises(ImageError, match="more than 65,535 bytes: split it"):
        packing.packed_texts(["ab" * 40_000], ("a", "b"))
    with pytest.raises(ImageError, match="no code: 'cab'"):
        packing.packed_texts(["ab", "cab"], ("a", "b"))


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("TEXTS = ()\nRULES = ()", "one table and nothing else"),
        ("", "one table and nothing else"),
        ("NAMES = ()", "one table and nothing else"),
        ("from engine import more\nTEXTS = ('go', more.GO)", "one table and nothing else"),
        ("TEXTS = ('go', 'Go!')\nTEXTS += ('no', 'No.')", "one table and nothing else"),
        ("TEXTS = ('go', GO)", "TEXTS has to be written out"),
        ("TEXTS = ('go', 'Go' + '!')", "TEXTS has to be written out"),
        ("TEXTS = ['go', 'Go!']", "TEXTS has to be a tuple of texts"),
        ("TEXTS = {'go': 'Go!'}", "TEXTS has to be a tuple of texts"),
        ("TEXTS = ('go', None)", "TEXTS has to be a tuple of texts"),
        ("TEXTS = ('go', 'Go!', 'no')", "The last name in TEXTS has no text"),
        ("RULES = ('X-1 turn gap: Go.',)", "one line only: X-1"),
    ],
)
def test_a_module_of_which_something_would_be_missing_is_refused(source, said):
    with pytest.raises(ImageError, match=said):
        packing.section(source)


def language(texts, **modules):
    """Write the modules of a language, {name: source}, into the folder `texts`."""
    folder = texts / "xx"
    folder.mkdir()
    for name, source in {"__init__": "", **modules}.items():
        (folder / (name + ".py")).write_text(source, encoding="utf-8")


def test_a_refusal_names_the_module_or_the_language(tmp_path):
    language(tmp_path, fine="TEXTS = ('go', 'Go!')", wrong="TEXTS = ('go',)")
    with pytest.raises(ImageError, match=r"^engine/texts/xx/wrong\.py: The last name"):
        packing.pack(tmp_path)


def test_a_language_of_too_many_letters_is_named(tmp_path):
    many = "".join(map(chr, range(0x4E00, 0x4E00 + 300)))
    language(tmp_path, go=f"TEXTS = ('go', {many!r})")
    with pytest.raises(ImageError, match=r"^engine/texts/xx/__init__\.py: A language has 300"):
        packing.pack(tmp_path)


def test_a_language_may_have_an_empty_section_and_empty_texts(tmp_path):
    language(tmp_path, none="TEXTS = ()", go="TEXTS = ('go', '', 'come', 'Cömé ♠!')")
    packing.pack(tmp_path)
    found, empty = {}, {}
    exec((tmp_path / "xx" / "_codes.py").read_text(encoding="utf-8"), found)
    exec((tmp_path / "xx" / "none.py").read_text(encoding="utf-8"), empty)
    assert Packed(found["CODES"], *empty["PACKED"]).find("go") is None
    exec((tmp_path / "xx" / "go.py").read_text(encoding="utf-8"), found)
    packed = Packed(found["CODES"], *found["PACKED"])
    assert [packed.find(name) for name in ("go", "come", "no")] == ["", "Cömé ♠!", None]


def test_the_same_texts_give_the_same_table():
    texts = ["banana", "bandana", "ananas", "cabana"]
    assert packing.train(texts) == packing.train(list(texts))
