"""The layout of the program: imports that point down only, no circles."""

import ast
import re
import sys
from itertools import pairwise

import pytest

from host_tools.base import imports
from host_tools.base.boards import ROOT
from host_tools.base.imports import graph, imported, modules, parsed

# What each layer may import of the program.
LAYERS = {
    "engine": {"engine"},
    "firmware": {"engine", "firmware"},
    "boards": {"boards", "firmware"},
    "host_tools": {"engine", "firmware", "host_tools"},
    "tests/proof": {"engine", "firmware", "host_tools", "tests"},
}
OURS = {"engine", "firmware", "boards", "host_tools", "tests"}
# The rooms of each layer from the ground up: a module imports from its own room and from those
# below, for annotations as well. "a.b." is all that is in `a.b`, unless a longer name says better.
ROOMS = {
    "engine": (
        "engine",
        "engine.compat",
        "engine.types",
        "engine.texts.",
        "engine.errors",
        "engine.cards",
        # What a game is made of, what rummy games share, the games;
        "engine.game.",
        "engine.rummy.",
        # and of a form, as its data flow: mistakes, expressions, the structure, its melds and deal,
        # what is read of all that, what expressions see, what is asked, what it comes to, what is
        # said,
        "engine.games.forms.mistakes",
        "engine.games.forms.expressions",
        "engine.games.forms.form",
        "engine.games.forms.settled",
        "engine.games.forms.decks",
        "engine.games.forms.show",
        "engine.games.forms.melds",
        "engine.games.forms.dealing",
        "engine.games.forms.reading.",
        "engine.games.forms.world",
        "engine.games.forms.asking.",
        "engine.games.forms.scoring.",
        "engine.games.forms.telling.",
        # its class, its list, and the referee,
        "engine.games.forms.",
        "engine.games.",
        # and what knows a game by its interface.
        "engine.record.",
        "engine.cut",
        "engine.ask.",
        "engine.api",
    ),
    "firmware": (
        "firmware",
        "firmware.input.",
        "firmware.display.",
        "firmware.storage.",
        "firmware.trouble.fault",
        # What annotations name,
        "firmware.types",
        "firmware.board.",
        "firmware.computer.",
        # its parts,
        "firmware.input.attention",
        "firmware.input.aim",
        "firmware.trouble.",
        "firmware.storage.drafts",
        "firmware.games.",
        "firmware.idle.",
        # the names of screens, the program, and the screens.
        "firmware.screens",
        "firmware.app",
        "firmware.screens.",
        "firmware.device",
        "firmware.main",
    ),
    "host_tools": (
        "host_tools",
        "host_tools.base.",
        "host_tools.words.",
        "host_tools.simulated.",
        "host_tools.boards.",
        "host_tools.evening.",
        "host_tools.documents.",
        "host_tools.ask",
        "host_tools.play.",
        "host_tools.release.",
    ),
}


def test_the_engine_imports_relatively():
    # Where pip or mip installs it, its package has another name.
    for path in modules("engine").values():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [one.name for one in node.names] if isinstance(node, ast.Import) else []
            assert not any(re.match(r"engine\b", name) for name in names), (path, names)


def test_imports_point_down_only():
    wrong = []
    for layer, below in LAYERS.items():
        for name, path in modules(layer).items():
            for module, _ in imported(parsed(path)):
                top = (module or "").split(".")[0]
                if top in OURS and top not in below:
                    wrong.append((name, module))
    assert not wrong


def test_no_import_is_hidden_through_sys_path():
    allowed = {"boards/main.py", "firmware/board/image.py"}
    for path in modules(*LAYERS, "tests").values():
        name = path.relative_to(ROOT).as_posix()
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Attribute) and ast.unparse(node) == "sys.path":
                assert name in allowed or name.startswith("tests/"), name


def test_no_circle():
    """Imports for annotations, within functions and by name count as well."""
    assert_no_circle(graph(*LAYERS, inside=True, types=True))


def test_no_module_of_the_engine_is_long():
    """None has more than 600 lines: a longer one is two, and there is no exemption."""
    found = {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in sorted((ROOT / "engine").rglob("*.py"))
    }
    assert found["engine/rummy/layout.py"] > 100
    assert {name: lines for name, lines in found.items() if lines > 600} == {}


def test_deadwood_has_one_door():
    """A class and a form ask alike; the ways of counting are known to the door, and to its room."""
    below = {"engine.rummy." + name for name in ("masks", "deadwood_search", "layoff", "general")}
    for name, others in graph("engine", "firmware", inside=True, types=True).items():
        if not name.startswith("engine.rummy."):
            assert not below.intersection(others), name


@pytest.mark.parametrize("circle", ["a b a", "a b c a", "a b c b"])
def test_a_circle_is_found(circle):
    names = circle.split()
    found = {name: [] for name in names}
    for one, other in pairwise(names):
        found[one].append(other)
    with pytest.raises(AssertionError, match=" -> ".join(names[names.index(names[-1]) :])):
        assert_no_circle(found)


def test_no_circle_among_the_scripts_of_the_page():
    """Also not by `import()`, which fetches a script when it is needed."""
    folder = ROOT / "host_tools" / "play" / "web" / "site"
    found = {}
    for path in sorted(folder.rglob("*.js")):
        others = re.findall(r"""(?:from |import |import\()'(\.[^']+)'""", path.read_text("utf-8"))
        found[path] = [(path.parent / other).resolve() for other in others]
    found = {
        str(path.relative_to(folder)): [
            str(other.relative_to(folder)) for other in others if other in found
        ]
        for path, others in found.items()
    }
    assert "box/state.js" in found["links/forms.js"] and "maker/maker.js" in found["start/main.js"]
    assert_no_circle(found)
    # A page stands on others, or on what they share, and none on it in turn.
    pages = {name.split("/")[0]: set() for name in found}
    for name, others in found.items():
        pages[name.split("/")[0]] |= {one.split("/")[0] for one in others} - {name.split("/")[0]}
    assert len(pages) > 8 and not pages["shared"]
    assert all(len((folder / name).read_text("utf-8").splitlines()) <= 400 for name in found)
    assert_no_circle(pages)


def assert_no_circle(found):
    done, path = set(), []

    def visit(name):
        assert name not in path, " -> ".join([*path[path.index(name) :], name])
        if name in done:
            return
        path.append(name)
        for other in sorted(found[name]):
            if other != name:
                visit(other)
        path.pop()
        done.add(name)

    sys.setrecursionlimit(max(2000, sys.getrecursionlimit()))
    for name in sorted(found):
        visit(name)


def room(name, rooms):
    """Return the place of a module's room in `rooms`: its own, or the longest that holds it."""
    if name in rooms:
        return rooms.index(name)
    holding = [one for one in rooms if one[-1] == "." and f"{name}.".startswith(one)]
    assert holding, f"{name} is in no room: see ROOMS"
    return rooms.index(max(holding, key=len))


def upward(found, rooms):
    """Return the (module, other) of {module: others} where the other is in a room above."""
    # A package is imported with each of its modules.
    return sorted(
        (name, other)
        for name, others in found.items()
        for other in others
        if room(other, rooms) > room(name, rooms)
    )


@pytest.mark.parametrize("layer", ROOMS)
def test_no_import_points_up_within_a_layer(layer):
    """Imports within functions count as well, and modules that are loaded by name."""
    found = graph(layer, inside=True, types=True)
    assert not upward(found, ROOMS[layer])


@pytest.mark.parametrize(
    "source",
    [
        "from ours.high import thing",
        "def work():\n    from ours.high import thing",
        "def work():\n    from . import high",
        "def work():\n    return load_module('ours.high').thing",
        "work = lambda: compat.load_module('ours.high')",
        "HIGH = 'ours.high'\ndef work():\n    return load_module(HIGH)",
        "from compat import load_module as load\ndef work():\n    load('ours.high')",
        "load = load_module\ndef work():\n    load('ours.high')",
    ],
)
def test_an_import_that_points_up_is_found_wherever_it_is(source, tmp_path, monkeypatch):
    monkeypatch.setattr(imports, "ROOT", tmp_path)
    (tmp_path / "ours").mkdir()
    for name, text in (("__init__", ""), ("low", source), ("high", "from ours import low")):
        (tmp_path / "ours" / f"{name}.py").write_text(text, encoding="utf-8")
    rooms = ("ours", "ours.low", "ours.high")
    assert upward(graph("ours", inside=True), rooms) == [("ours.low", "ours.high")]
    # Only what runs when the module is imported can close a circle.
    assert ("ours.high" in graph("ours")["ours.low"]) == source.startswith("from ours")


@pytest.mark.parametrize("layer", ROOMS)
def test_every_room_is_there(layer):
    known = modules(layer)
    for one in ROOMS[layer]:
        assert one.rstrip(".") in known, one
