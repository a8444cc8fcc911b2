"""The firmware for a board: complete, within its budget, and running from its bundle."""

import ast
import json

import pytest

from host_tools.build import BUDGET, BuildError, make
from host_tools.build import compile as compiling
from host_tools.build.link import dotted, numbers
from host_tools.build.names import in_short, read_names
from host_tools.micropython import runtime


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    return make("pico", tmp_path_factory.mktemp("build"))


def on_board(built, code, **options):
    """Run `code` inside MicroPython with what the build puts on a board's flash."""
    files = [("/" + path, built.folder / "flash" / path) for path in built.files if path != "main.py"]
    machine = ("/machine.py", runtime.ROOT / "host_tools" / "emulator" / "machine.py")
    start = "import bundle\nbundle.mount('/meldmate.bundle', '/m')\n"
    return runtime.run(start + code, [*files, machine], **options)


@pytest.mark.parametrize("board", compiling.boards())
def test_every_board_is_within_the_budget(board, tmp_path, record_property):
    built = make(board, tmp_path)
    room = built.blocks * 4
    record_property("summary", f"firmware for {board}: {built.size:,} bytes, {room} KiB of {BUDGET // 1024} on flash")
    assert room * 1024 <= BUDGET
    assert set(built.files) == {"main.py", "board.mpy", "bundle.mpy", "meldmate.bundle"}


def test_every_module_can_be_imported_from_the_bundle(built):
    modules = built.folder / "modules"
    paths = [path.relative_to(modules).with_suffix(".py").as_posix() for path in sorted(modules.rglob("*.mpy"))]
    numbered = numbers([path for path in paths if path not in ("board.py", "places.py")])
    names = [dotted(path) for path in numbered if not path.startswith("_")]
    code = f"""
from engine.modules import load, load_module
for number in {sorted(numbered.values())}:
    load(number)
for name in {names}:
    assert load_module(name) is load({{}}[name])
print('all')
"""
    found = {dotted(path): number for path, number in numbered.items()}
    code = in_short(code.replace("{}", repr(found)), read_names(built.folder), ["engine/modules.py"])
    assert on_board(built, code) == "all\n" and len(names) > 80 and len(numbered) > len(names)


@pytest.mark.parametrize("version", runtime.VERSIONS)
def test_texts_and_rules_are_what_they_are_in_the_source(built, version):
    from engine.texts import rulebook, text

    code = """
from engine import rulebook
from firmware.core import text, has
for rule in rulebook.rules("RML"):
    print(rule.number, rule.topic, rule.short, rule.full, rule.mark, ",".join(rule.also))
print(text("ui.new_game"), has("ui.nothing_such"), has("nothing.such"))
"""
    rules = [
        " ".join([rule.number, rule.topic, rule.short, rule.full, rule.mark, ",".join(rule.also)])
        for rule in rulebook.rules("RML")
    ]
    wanted = "\n".join([*rules, text("ui.new_game") + " False False"]) + "\n"
    code = in_short(code, read_names(built.folder), ["engine/texts/rulebook.py", "firmware/core.py"])
    assert on_board(built, code, version=version) == wanted


def test_what_is_not_in_the_bundle_is_missing_as_usual(built):
    code = "try:\n    import firmware.nothing\nexcept ImportError:\n    print('missing')\n"
    assert on_board(built, code) == "missing\n"


def test_a_language_comes_along_when_it_is_asked_for(tmp_path):
    with_italian = make("pico", tmp_path / "two", speak=("en", "it"))
    code = "from firmware.core import text, use\nuse('it')\nprint(text('ui.new_game'))"
    code = in_short(code, read_names(with_italian.folder), ["firmware/core.py"])
    assert "Nuova" in on_board(with_italian, code)
    with pytest.raises(BuildError, match="no texts in xx. There are: en, it"):
        make("pico", tmp_path / "no", speak=("xx",))
    with pytest.raises(BuildError, match="There is no board nothing. There are: .*pico"):
        make("nothing", tmp_path / "no")


def test_what_is_built_imports_nothing_that_is_left_out():
    paths = compiling.sources(("en",))
    here = {path.relative_to(compiling.ROOT).with_suffix("").as_posix().replace("/", ".") for path in paths}
    here = {name.removesuffix(".__init__") for name in here} | {"board", "bundle"}
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module.split(".")[0] in ("engine", "firmware"):
                assert node.module in here, (path, node.module)


def test_the_lists_name_what_there_is(built):
    listed = json.loads((built.folder / "flash" / "package.json").read_text())
    assert sorted(inside for inside, _ in listed["urls"]) == sorted(built.files)
    asked = []
    manifest = (built.folder / "modules" / "manifest.py").read_text()
    exec(manifest, {"freeze_mpy": lambda *a: asked.append(a), "freeze_as_mpy": lambda *a: asked.append(a)})
    assert asked == [(".",), (".", "main.py")]


def test_the_compiler_is_of_the_series_of_the_tests():
    version, bytecode = compiling.compiler_version()
    assert version.startswith(runtime.NEWEST + ".") and bytecode == 6
    said = runtime.run("import sys\nprint(sys.implementation._mpy & 255)")
    assert int(said) == bytecode


def test_a_module_that_does_not_compile_is_named(tmp_path):
    with pytest.raises(BuildError, match="wrong.py does not compile: (.|\n)*SyntaxError"):
        compiling.compile_module("def (:\n", "wrong.py", tmp_path / "wrong.mpy")
