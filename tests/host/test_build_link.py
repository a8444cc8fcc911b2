"""Imports by number: each name still means what it meant, and what has no number is refused."""

import ast

import pytest
from built_programs import build, run, same

from host_tools.build import compile as compiling
from host_tools.build.link import LIBRARY, LinkError, link, numbers, places
from host_tools.build.merge import merge
from host_tools.build.pages import split


def refused(why, text):
    sources = {"engine/a.py": "x = 1\n", "engine/__init__.py": "", "engine/b.py": text}
    with pytest.raises(LinkError, match=why):
        link(sources, {})


def test_names_come_from_modules_by_number(tmp_path):
    built = same(
        tmp_path,
        engine_in_a='"""A."""\nimport os\nfrom math import pi as round_one\nfrom engine import b\nfrom engine.b import x, y as why\n'
        "from engine.games import kind, toy\n"
        "def late():\n    from engine.late import told\n    from engine import b as other\n    return told, other.x\n"
        "print(os.sep, int(round_one), b.y, x, why, kind, toy.name)\n",
        engine_in_b="x, y = 1, 2\n",
        engine_in_late="told = 3\nprint('late')\n",
        engine_in_games_in___init__="kind = 'game'\n",
        engine_in_games_in_toy="from engine.games import kind\nname = kind + ' toy'\n",
        start="from engine.a import late\nprint(late(), late())\n",
    )
    for path, text in built.items():
        lines = [line.strip() for line in text.split("\n")]
        assert not [line for line in lines if line.startswith("from engine") and "engine.modules" not in line], path


def test_a_module_is_loaded_once_and_again_when_it_was_forgotten(tmp_path):
    built = same(
        tmp_path,
        engine_in_a="print('made')\nseen = []\n",
        start="from engine.a import seen\nfrom engine.modules import load_module, forget_module\nseen.append(1)\n"
        "print(load_module('engine.a').seen)\nforget_module('engine.a')\nprint(load_module('engine.a').seen)\n",
    )
    assert "load" in built["start.py"]


def test_there_is_one_library(tmp_path):
    same(
        tmp_path,
        engine_in_a="from engine.modules import load_module\nx = 1\n",
        start="import sys\nfrom engine.a import x, load_module\nfrom engine import modules\n"
        "print(x, load_module is modules.load_module, modules is sys.modules['engine.modules'])\n",
    )


def test_a_library_of_another_name_is_called_so(tmp_path):
    sources = {**build({"engine/a.py": "x = 5\n"}), "start.py": "from engine.a import x\nprint(x)\n"}
    for old, new in (("def load(", "def zz("), ("load(number)", "zz(number)"), ("builtins._L = load", "")):
        sources[LIBRARY] = sources[LIBRARY].replace(old, new)
    linked = link({path: text for path, text in sources.items() if path != "places.py"}, {f"{LIBRARY}:load()": "zz"})
    linked["places.py"] = places(linked)
    assert "import zz as _L" in linked["start.py"] and run(tmp_path, linked) == "5\n"


def test_what_cannot_be_linked_is_refused():
    refused("write 'from ... import' for engine.a", "import engine.a\n")
    refused("there is no module engine.c", "from engine.c import x\n")
    refused(r"say where each name comes from: from engine.a import \*", "from engine.a import *\n")
    refused("say where each name comes from: from . import a", "from . import a\n")
    circle = {"engine/a.py": "from engine import b\n", "engine/b.py": "def f():\n    pass\nfrom engine.a import b\n", "engine/c.py": ""}
    with pytest.raises(LinkError, match="import each other: engine.a, engine.b$"):
        link(circle, {})
    link({**circle, "engine/b.py": "def f():\n    from engine.a import b\n"}, {})


def test_numbers_do_not_depend_on_the_order_and_pages_keep_theirs():
    paths = ["engine/z.py", "_10.py", "_9.py", "engine/a.py", "firmware/bundle.py", *(f"_{at}.py" for at in range(1, 9))]
    found = numbers(paths)
    assert found == numbers(paths[::-1])
    assert found["_9.py"] == 9 and found["_10.py"] == 10 and found["engine/a.py"] == 11 and found["engine/z.py"] == 12
    assert "firmware/bundle.py" not in found
    made = {}
    exec(places(paths), made)
    assert made["NAMES"][11:] == ("engine.a", "engine.z") and made["NAMES"][:3] == ("", "_1", "_2")


def test_the_program_imports_nothing_of_its_own_by_name():
    sources = merge(split(compiling.read_sources(("en", "it"))))
    for path, text in link(sources, {}).items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module.split(".")[0] in ("engine", "firmware"):
                assert node.module == "engine.modules" or path in (LIBRARY, "firmware/bundle.py"), (path, node.module)
