"""The short names of the whole program: the same each time, free of cost, and put back into what a board says."""

import ast
import json
import subprocess
import sys

import pytest

from host_tools.build import __main__ as command
from host_tools.build import compile as compiling
from host_tools.build.link import numbers
from host_tools.build.merge import merge
from host_tools.build.names import Explainer, called, in_short, read_names, write_names
from host_tools.build.pages import split
from host_tools.build.rom_names import COMMON, LOOKED_UP, STATIC
from host_tools.build.shorten import shorten
from host_tools.build.shorten_choose import pools
from host_tools.micropython import runtime


@pytest.fixture(scope="module")
def program():
    sources = merge(split(compiling.read_sources(("en",))))
    return sources, *shorten(sources, compiling.users())


def origin(path, text):
    """Return the path in the source tree of what is built from `path`."""
    return ast.get_docstring(ast.parse(text)) if path.startswith("_") else path


def test_no_new_name_is_one_that_micropython_looks_up():
    every, plain = pools(set())
    assert not set(every) & set(LOOKED_UP) and set(plain) < set(every)
    assert [name for name in plain if name[0].isupper()] == []


def test_the_same_sources_give_the_same_names(program):
    sources, short, names = program
    again = shorten(dict(reversed(list(sources.items()))), compiling.users())
    assert again == (short, names)
    code = "import json, sys\nfrom host_tools.build.shorten import shorten\n"
    code += "print(json.dumps(shorten(*json.load(sys.stdin)), sort_keys=True))"
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", code],
            input=json.dumps([sources, compiling.users()]),
            cwd=compiling.ROOT,
            capture_output=True,
            encoding="utf-8",
            env={"PYTHONHASHSEED": seed},
        )
        assert json.loads(done.stdout) == [short, names]


def test_a_name_that_nobody_may_rename_is_there_as_often_as_before(program):
    sources, short, names = program
    assert len(names) > 900 and len(set(names.values())) < 500
    assert all(text.count("getattr(") >= short[path].count("getattr(") for path, text in sources.items())
    assert set(short) == set(sources)


@pytest.mark.parametrize("version", runtime.VERSIONS)
def test_the_free_names_cost_no_memory(version):
    def count(code):
        said = runtime.run(f"import micropython\n{code}\nmicropython.qstr_info()", version=version)
        return int(said.split("n_qstr=")[1].split(",")[0])

    names = [name for name in (*STATIC, *COMMON)]
    code = "\n".join(f"0 and micropython.{name}" for name in names)
    assert count(code) == count("") < count("micropython.qstr_info.nobody_has_this if 0 else 0")


def test_names_go_to_a_file_and_come_back(program, tmp_path):
    _, short, names = program
    names = {**names, **called(short)}
    write_names(tmp_path, names)
    assert read_names(tmp_path) == names
    lines = (tmp_path / "names.txt").read_text().splitlines()
    assert lines == sorted(lines) and all(line.count("\t") == 1 for line in lines)


def test_every_function_is_found_again_from_a_traceback(program):
    """What a traceback says of any function, in short names, explains to the name in the source."""
    sources, short, names = program
    known = called(short)
    explainer = Explainer({**names, **known})
    checked = sure = 0
    for path in sources:
        before = [n.name for n in ast.walk(ast.parse(sources[path])) if isinstance(n, ast.FunctionDef)]
        after = [n.name for n in ast.walk(ast.parse(short[path])) if isinstance(n, ast.FunctionDef)]
        for long, new in zip(before, after, strict=True):
            told = explainer.explain(f'  File "{known[path]}", line 1, in {new}')
            place, _, name = told.rpartition(" in ")
            assert place == f'  File "{origin(path, short[path])}", line 1,' and long in name.split("|"), told
            shown = explainer.explain(f"{known[path].split('.')[-1]} {new}")
            assert long in shown.split()[1].split("|"), shown
            sure += name == long
            checked += 1
    assert checked > 1000 and sure > 0.98 * checked


def test_a_traceback_is_explained(tmp_path, monkeypatch, capsys):
    names = {
        "engine/pot.py": "pot",
        "engine/texts/en/pot.py": "pot",
        "engine/pot.py:pay()": "aa",
        "engine/pot.py:_limit": "ab",
        "engine/pot.py:_own": "chr",
        "chips": "chr",
        "Purse": "dir",
    }
    trace = (
        'Traceback (most recent call last):\n  File "main.py", line 3, in <module>\n  File "pot", line 1, in aa\n'
        "NameError: name 'ab' isn't defined\nAttributeError: 'dir' object has no attribute 'chr'\n"
    )
    told = (
        'Traceback (most recent call last):\n  File "main.py", line 3, in <module>\n'
        '  File "engine/pot.py", line 1, in pay\n'
        "NameError: name '_limit' isn't defined\nAttributeError: 'Purse' object has no attribute '_own|chips'\n"
    )
    explainer = Explainer(names)
    assert explainer.explain(trace) == told
    assert explainer.explain("pot aa\npot 4 aa\nnothing aa") == "engine/pot.py pay\nengine/pot.py 4 pay\nnothing aa"
    (tmp_path / "log.txt").write_text(trace)
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    assert command.main(["--explain", str(tmp_path / "log.txt")]) == 1
    assert "make firmware" in capsys.readouterr().err
    (tmp_path / "build" / "pico").mkdir(parents=True)
    write_names(tmp_path / "build" / "pico", names)
    assert command.main(["--explain", str(tmp_path / "log.txt"), "pico"]) == 0
    assert capsys.readouterr().out == told
    assert command.main(["--explain", str(tmp_path / "nothing")]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_code_for_a_build_can_be_said_in_its_names():
    sources = {"a/b.py": "def reckon(x):\n    return x\nclass C:\n    def weigh(self):\n        return 2\n", "a/__init__.py": ""}
    sources["c.py"] = "from a.b import C\nC().weigh()\n"
    _, names = shorten(sources)
    code = in_short("from a import b\nfrom a.b import C\nprint(b.reckon(1), C().weigh())", names, sources)
    assert "reckon" not in code and "weigh" not in code and " as C" in code


def test_a_board_shows_where_it_broke_in_names_that_can_be_explained(tmp_path):
    """An exception out of the bundle itself: what MicroPython prints, explained."""
    built = compiling.make("pico", tmp_path)
    files = [("/" + path, built.folder / "flash" / path) for path in built.files if path != "main.py"]
    names = read_names(tmp_path)
    paths = [long for long in names if long.endswith(".py")]
    code = "from engine.cards import STANDARD52\nSTANDARD52.read_all(7)"
    start = "import bundle\nbundle.mount('/meldmate.bundle', '/m')\n"
    said = runtime.run(start + in_short(code, names, paths), files, strict=False)
    assert "InputError" in said and "read_all" not in said
    assert 'File "engine/cards.py", line 1, in read_all' in Explainer(names).explain(said)


def test_a_traceback_out_of_any_page_can_be_explained(tmp_path, record_property):
    """Methods of pages that are called with nothing: where MicroPython says that it failed, explained."""
    built = compiling.make("pico", tmp_path)
    files = [("/" + path, built.folder / "flash" / path) for path in built.files if path != "main.py"]
    files.append(("/machine.py", compiling.ROOT / "host_tools" / "emulator" / "machine.py"))
    names = read_names(tmp_path)
    sources = split(compiling.read_sources(("en",)))
    number, calls, wanted = numbers(merge(sources)), [], {}
    for path in sorted(sources):
        kinds = [node for node in ast.parse(sources[path]).body if isinstance(node, ast.ClassDef) and path[0] == "_"]
        for kind in kinds:
            for method in kind.body:
                if isinstance(method, ast.FunctionDef):
                    short = names.get(f"{path}:{method.name}()") or names.get(method.name, method.name)
                    called_kind = names.get(f"{path}:{kind.name}()") or names.get(kind.name, kind.name)
                    calls.append((number[path], called_kind, short, len(method.args.args)))
                    wanted[number[path], short] = f'File "{origin(path, sources[path])}", line 1, in ', method.name
    code = f"""
import sys
from engine.modules import load
for number, kind, name, count in {calls!r}:
    method = getattr(getattr(load(number), kind), name)
    try:
        method(*[None] * count)
    except Exception as error:
        print('##', number, name)
        sys.print_exception(error)
"""
    start = "import bundle\nbundle.mount('/meldmate.bundle', '/m')\n"
    said = runtime.run(start + in_short(code, names, ["engine/modules.py"]), files, heap=1 << 20, strict=False)
    found = 0
    explainer = Explainer(names)
    for part in said.split("## ")[1:]:
        head, _, trace = part.partition("\n")
        place, name = wanted[int(head.split()[0]), head.split()[1]]
        frames = [line for line in explainer.explain(trace).split("\n") if place in line]
        if "takes" in trace or "keyword" in trace or not trace.count("File") > 1:
            continue
        assert any(name in frame.rpartition(" in ")[2].split("|") for frame in frames), (place, name, trace)
        found += 1
    record_property("summary", f"tracebacks out of pages explained: {found}")
    assert found > 200, said[-2000:]
