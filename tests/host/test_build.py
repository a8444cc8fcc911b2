"""The firmware for a board: complete, within its budget, and running from its bundle."""

import ast
import json

import pytest

from host_tools.build import BUDGET, BuildError, make
from host_tools.build import compile as compiling
from host_tools.build.bundle import BundleError, write_bundle
from host_tools.build.pack import PackError, pack_rows, pack_texts, packed_source
from host_tools.micropython import runtime


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    return make("pico", tmp_path_factory.mktemp("build"))


def on_board(built, code, **options):
    """Run `code` inside MicroPython with what the build puts on a board's flash."""
    files = [("/" + path, built.folder / "flash" / path) for path in built.files if path != "main.py"]
    machine = ("/machine.py", runtime.ROOT / "host_tools" / "emulator" / "machine.py")
    start = "import bundle\nbundle.mount('/meldmate.bundle', '/meldmate')\n"
    return runtime.run(start + code, [*files, machine], **options)


@pytest.mark.parametrize("board", compiling.boards())
def test_every_board_is_within_the_budget(board, tmp_path, record_property):
    built = make(board, tmp_path)
    blocks = built.blocks * 4
    record_property("summary", f"firmware for {board}: {built.size:,} bytes of {BUDGET:,}, {blocks} KiB of flash")
    assert built.size <= BUDGET
    assert set(built.files) == {"main.py", "board.mpy", "bundle.mpy", "meldmate.bundle"}


def test_every_module_can_be_imported_from_the_bundle(built):
    names = [
        path.relative_to(built.folder / "modules").with_suffix("").as_posix().replace("/", ".")
        for path in sorted((built.folder / "modules").rglob("*.mpy"))
    ]
    names = [name.removesuffix(".__init__") for name in names if name not in ("board", "firmware.bundle")]
    out = on_board(built, f"for name in {names!r}:\n    __import__(name)\nprint('all', len({names!r}))")
    assert out == f"all {len(names)}\n" and len(names) > 80


@pytest.mark.parametrize("version", runtime.VERSIONS)
def test_texts_and_rules_are_what_they_are_in_the_source(built, version):
    from engine import rulebook
    from engine.texts import text

    code = """
from engine import rulebook
from engine.texts import text, has
for rule in rulebook.rules("RML"):
    print(rule.number, rule.topic, rule.short, rule.full, rule.mark, ",".join(rule.also))
print(text("ui.new_game"), has("ui.nothing_such"), has("nothing.such"))
"""
    rules = [
        " ".join([rule.number, rule.topic, rule.short, rule.full, rule.mark, ",".join(rule.also)])
        for rule in rulebook.rules("RML")
    ]
    wanted = "\n".join([*rules, text("ui.new_game") + " False False"]) + "\n"
    assert on_board(built, code, version=version) == wanted


def test_what_is_not_in_the_bundle_is_missing_as_usual(built):
    code = "try:\n    import firmware.nothing\nexcept ImportError:\n    print('missing')\n"
    assert on_board(built, code) == "missing\n"


def test_a_language_comes_along_when_it_is_asked_for(tmp_path):
    with_italian = make("pico", tmp_path / "two", speak=("en", "it"))
    code = "from engine import texts\ntexts.use('it')\nprint(texts.text('ui.new_game'))"
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


def test_a_text_with_a_control_character_is_refused():
    with pytest.raises(PackError):
        pack_texts({"a": "b\0c"})
    assert pack_rows([("X-1", "t", "s", "f", "src", ("one", "two"))]) == b"\0X-1\1t\1s\1f\1src\1one two\0"
    assert packed_source({"OTHER": 1}) is None


def test_a_bundle_refuses_paths_that_it_could_not_tell_apart():
    # The best known pair of words with one CRC-32.
    with pytest.raises(BundleError, match="CRC-32"):
        write_bundle({"plumless": b"1", "buckeroo": b"2"})
    assert write_bundle({"a/b": b"x" * 40000, "a/c": b"y" * 70000})
