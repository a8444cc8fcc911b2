"""The how-tos work: each is followed on a copy of the program, and the result is tested."""

import importlib
import re
import shutil
import subprocess
import sys

import pytest

from engine import games
from engine.game.game import Game
from engine.game.part import Part
from host_tools import interface
from host_tools.boards import ROOT
from tests.host.docs.follow import blocks, copy_to, follow, run


@pytest.fixture
def copy(tmp_path):
    copy_to(tmp_path)
    return tmp_path


PLAYED = """
from tests.proof.robot.player import Player
names = ("Ana", "Bo", "Cy")
with Player("sim_128x64", names) as table:
    table.sit_down("Snap", names)
    for winner in ("Bo", "Cy", "Bo"):
        table.press("ok")
        table.choose(winner)
        table.number(52)
        table.keep()
    print(*table.lines())
"""


def test_a_new_game_is_a_class_of_forty_lines(copy):
    follow("game.md", copy)
    found = run(copy, PLAYED)
    for words in ("★ Bo 104", "2. Cy 52", "3. Ana 0", "The target is reached SNP-3"):
        assert words in " ".join(found.split())
    lines = (copy / "engine/games/snap.py").read_text("utf-8").splitlines()
    assert len([line for line in lines if line]) <= 40


# A game that no test and no tool knows: its files, and its line in the list of games.
ANT = ROOT / "tests" / "host" / "docs" / "ant"
LINE = '    ("ant", "Ant", 5, 6, "engine.games.ant"),\n'
DOCUMENTS = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs",
    "pyproject.toml",
    "conftest.py",
)
# The tests that walk over all games in one case, or over all files.
WALKS = (
    "tests/portable/engine/games/test_ant.py",
    "tests/portable/engine/games/test_samples.py",
    "tests/portable/engine/games/test_toy.py",
    "tests/portable/engine/texts",
    "tests/host/engine/texts/test_glue.py",
    "tests/host/engine/texts/test_languages.py",
    "tests/host/engine/texts/test_rule_coverage.py",
    "tests/host/engine/texts/test_terms.py",
    "tests/host/engine/texts/test_text_fit.py",
    "tests/host/engine/games/test_games_stay_at_home.py",
)
# Those that have a case for each game.
WALKS_OF_ONE = (
    "tests/host/firmware",
    "tests/host/host_tools/test_export.py",
    "tests/host/host_tools/test_tasks.py",
    "tests/host/proof/powercut",
)


def walk(folder, *arguments):
    """Run tests in the copy; return what they print, which must say that they passed."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "--no-header", *arguments],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=900,
    )
    assert done.returncode == 0, done.stdout[-6000:]
    return done.stdout


@pytest.fixture(scope="module")
def ant(tmp_path_factory):
    """A copy of the program and its tests with Ant, made as the how-to says."""
    folder = tmp_path_factory.mktemp("ant")
    copy_to(folder, "tests", *DOCUMENTS)
    shutil.rmtree(folder / ANT.relative_to(ROOT))
    here = {path.relative_to(folder) for path in folder.rglob("*.py")}
    new = [path.relative_to(ANT) for path in ANT.rglob("*.py")]
    # Only files of its own.
    assert new and not here & set(new)
    shutil.copytree(ANT, folder, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    path = folder / "engine/games/__init__.py"
    text = path.read_text(encoding="utf-8")
    (last,) = re.findall(r'^    \("any", .*\n', text, re.M)
    path.write_text(text.replace(last, last + LINE), encoding="utf-8")
    return folder


def test_a_game_that_nobody_knows_passes_what_walks_over_all_games(ant):
    # A name of three letters that are in many words.
    assert "ant" in "constant" and "ant" not in games.names()
    assert "failed" not in walk(ant, *WALKS)


def test_a_game_that_nobody_knows_is_played_by_every_test_that_plays_all_games(ant):
    found = walk(ant, "-k", "[ant or -ant] or -ant-", *WALKS_OF_ONE)
    assert int(re.search(r"(\d+) passed", found)[1]) >= 50, found


def test_a_new_screen(copy):
    follow("screen.md", copy)
    found = run(
        copy,
        """
from tests.proof.robot.player import Player
names = ("Ana", "Bo", "Cy")
with Player("sim_72x40", names) as table:
    table.sit_down("Ginski", names)
    table.menu("coin.do")
    seen = set()
    for _ in range(40):
        table.box.press("ok")
        table.changed()
        seen.update(table.middle())
    print(table.bar(), sorted(seen))
""",
    )
    assert found.split() == ["A", "coin", "['heads',", "'tails']"]


def test_a_new_board(copy):
    follow("board.md", copy)
    found = run(
        copy,
        """
from host_tools.sim import Simulator
with Simulator("my_pico") as box:
    print(box.text()[0], [label for label, _, _, _ in box.board.KEYS])
""",
    )
    assert "Meldmate" in found


def test_a_new_language(copy):
    follow("language.md", copy)
    found = run(
        copy,
        """
from tests.proof.robot.player import Player
with Player("sim_128x64", ("Ana",), settings={"language": "de", "lesson": "done"}) as table:
    print(table.lines())
""",
    )
    assert "Neues Spiel" in found and "Regelwerk" in found


def public(kind):
    """Return the public names of a class, also those that are only declared."""
    own = [(*vars(part), *vars(part).get("__annotations__", ())) for part in kind.__mro__]
    return {name for names in own for name in names if not name.startswith("_")}


def listed(classes):
    """Return the names that the interface lists of `classes`."""
    return {one.name for _, members in interface.sections(classes) for one in members}


def test_the_interface_of_a_game_is_in_the_page_as_it_is():
    page = interface.PAGE.read_text(encoding="utf-8")
    assert interface.written() in page, "run: make generate"
    found = [
        (title, one.name, one.line) for title, members in interface.sections() for one in members
    ]
    assert [one for one in found if not all(one)] == []
    # Everything public of the class is listed, and nothing else; of the objects as well.
    assert public(Game) == listed(interface.KERNEL)
    for path, name in interface.OBJECTS:
        module = importlib.import_module(path[: -len(".py")].replace("/", "."))
        assert public(getattr(module, name)) - public(Part) == listed([(path, name)]), name
    # What only one game has belongs into one of its objects, not into the interface of all.
    assert len(public(Game)) <= 97


def test_the_interface_lists_every_object_that_a_game_has():
    kinds = {type(value) for part in Game.__mro__ for value in vars(part).values()}
    declared = {kind.__name__ for kind in kinds if kind.__module__.startswith("engine.game.")}
    # An `Aid` is one of those in `Aids`.
    assert declared | {"Aid"} == {name for _, name in interface.OBJECTS}


def test_every_how_to_is_followed():
    pages = {path.name for path in (ROOT / "docs" / "dev" / "howto").glob("*.md")}
    source = (ROOT / "tests/host/docs/test_howto.py").read_text(encoding="utf-8")
    assert pages == set(re.findall(r'follow\("(\w+\.md)"', source))
    assert all(blocks(page) for page in pages)


def test_the_index_lists_every_document():
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for path in (ROOT / "docs").rglob("*.md"):
        name = path.relative_to(ROOT / "docs").as_posix()
        assert name == "README.md" or f"]({name})" in index, name
