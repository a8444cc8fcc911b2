"""The how-tos work: each is followed on a copy of the program, and the result is tested."""

import importlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine import games
from engine.game.game import Game
from engine.game.state import State
from engine.games import forms
from host_tools.base.boards import ROOT
from host_tools.documents import interface
from host_tools.release.site import __main__ as site
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


MELDS = """
import json
from engine.ask import answer
from engine.games.my_chinchon import ChinchonRules
from engine.rummy import deadwood, melds
from engine.rummy.table import compiled
rules = ChinchonRules()
read = lambda words: rules.deck.read_all(words.split())
hand = read("7S JS QS 4D 5D 6D KH")
table = compiled(rules)
print(deadwood.count(table, hand).points, melds.check(rules, hand[:3])[0], end=" ")
print(deadwood.discards(table, hand + read("2C")), rules.wins(read("AS 2S 3S 4S 5S 6S 7S")))
form = json.loads(open("form.json").read())
asked = {"ask": "deadwood", "game": "form", "form": form, "cards": rules.deck.texts(hand)}
print(answer(asked)["deadwood"], answer(dict(asked, cards="5S 6S 7S JS QS KS 4S".split()))["wins"])
"""


def test_melds_as_a_class_and_as_a_form_count_alike(copy):
    follow("rummy.md", copy)
    text = (ROOT / "docs" / "forms.md").read_text("utf-8")
    (copy / "form.json").write_text(
        re.findall(r'^\{"form": "my_rummy".*?\}\}$', text, re.M | re.S)[-1]
    )
    assert run(copy, MELDS).split("\n")[:2] == ["10 run (2, [25]) True", "10 True"]


STEPS = """
from tests.proof.robot.player import Player
names = ("Ana", "Bo", "Cy")
with Player("sim_128x64", names) as table:
    table.sit_down("Oh Hell", names, "Ana", house=(("ohhell.option_course", "ohhell.value_up"),))
    table.press("ok")
    table.numbers({"Bo": 1, "Cy": 0, "Ana": 0})
    print(*table.lines())
    table.press("ok")
    table.mend(0, 1)
    print(*table.lines())
    table.keep()
    print(*table.lines())
    table.press("ok")
    table.numbers({"Bo": 1, "Cy": 0})
    table.accept()
    print(*table.lines())
    table.keep()
    print(*table.lines())
"""


def test_a_game_with_steps_is_a_class_of_120_lines(copy):
    follow("game.md", copy)
    lines = run(copy, STEPS).splitlines()
    for found, words in zip(
        lines,
        (
            # Ana deals one card each and bids last, but not 0.
            ("OHH-3", "The bids must not add up to 1"),
            ("Bids: Bo 1, Cy 0, Ana 1", "OHH-3"),
            ("hand 1 ■ Ana ▶ Bo", "Bids: Bo 1", "Enter tricks"),
            ("Ana +0", "Bo +11 10 + 1", "Cy +10 10 + 0"),
            ("Ana ■ Bo 0 11", "▶ Cy", "hand 2"),
        ),
        strict=True,
    ):
        for word in words:
            assert word in " ".join(found.split()), (word, found)
    lines = (copy / "engine/games/ohhell.py").read_text("utf-8").splitlines()
    assert len(lines) <= 120 and max(map(len, lines)) <= 100


# What the how-to does not show of the game that it makes, which no test and no tool knows.
OHHELL = ROOT / "tests" / "host" / "docs" / "ohhell"
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
    "tests/portable/engine/games/test_ohhell.py",
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
    "tests/host/host_tools/evening/test_export.py",
    "tests/host/proof/test_tasks.py",
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
def ohhell(tmp_path_factory):
    """A copy of the program and its tests with Oh Hell, made as the how-to says."""
    folder = tmp_path_factory.mktemp("ohhell")
    copy_to(folder, "tests", *DOCUMENTS)
    shutil.rmtree(folder / OHHELL.relative_to(ROOT))
    here = {path.relative_to(folder) for path in folder.rglob("*.py")}
    follow("game.md", folder, "A round in steps")
    new = [path.relative_to(OHHELL) for path in OHHELL.rglob("*.py")]
    new += [Path(name) for name, kind, _ in blocks("game.md", "A round in steps") if kind != "diff"]
    # Only files of its own.
    assert len(new) > 6 and not here & set(new)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(OHHELL, folder, ignore=ignored, dirs_exist_ok=True)
    return folder


def test_a_game_that_nobody_knows_passes_what_walks_over_all_games(ohhell):
    # A form has its title, too, and its name but for what all forms have before it.
    assert "ohhell" not in games.names() and "form:oh_hell" in forms.names()
    assert "failed" not in walk(ohhell, *WALKS)


def test_a_game_that_nobody_knows_is_played_by_every_test_that_plays_all_games(ohhell):
    found = walk(ohhell, "-k", "[ohhell or -ohhell] or -ohhell-", *WALKS_OF_ONE)
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
from host_tools.simulated.simulator import Simulator
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
with Player("sim_128x64", ("Ana",), settings={"language": "nl", "lesson": "done"}) as table:
    print(table.lines())
""",
    )
    assert "Nieuw spel" in found and "Spelregels" in found


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
        assert public(getattr(module, name)) - public(State) == listed([(path, name)]), name
    # What only one game has belongs into one of its objects, not into the interface of all.
    assert len(public(Game)) <= 94


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
    """Those of a language may be listed by its site alone."""
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    sites = str([site.config(language).get("nav") for language in site.languages()])
    for path in (ROOT / "docs").rglob("*.md"):
        name = path.relative_to(ROOT / "docs").as_posix()
        assert name == "README.md" or f"]({name})" in index or f"'{name}'" in sites, name


HOUSE_RULE = """
from engine import texts
from engine.ask import answer
from tests.portable.engine.games import test_rumino
test_rumino.test_rmn_10_gin_value()
from tests.portable.engine.texts import test_rulebook
test_rulebook.test_ask_rule_names_the_house_rules_of_its_number_and_those_it_depends_on()
from host_tools.documents import rulebook
from tests.proof import snapshots
from tests.proof.played import PLAYED
from tests.proof.robot.player import Player
for language in PLAYED:
    texts.use(language)
    print(*[texts.text("rumino." + key + "_gin_value") for key in ("option", "about")], sep="; ")
    words = texts.text("rumino.option_gin_value").split("|")[0]
    print(*[line for line in rulebook.page(language).splitlines() if words in line])
texts.use("en")
print(answer({"ask": "rule", "number": "RMN-10"})["rules"][0]["house"])
print(*[line for line in snapshots.house_rules() if "gin_value" in line], sep="; ")
names = ("Ana", "Bo")
with Player("sim_128x64", names) as table:
    table.sit_down("Rumino", names, "Ana")
    table.press("ok")
    table.choose("Bo")
    table.numbers({"Bo": 0, "Ana": 31})
    table.keep()
    app = table.box.device.app
    print([player.score for player in app.game.players])
    from firmware.screens.setup.house import HouseRules
    screen = HouseRules(app, type(app.game), app.game.house, False)
    screen.make()
    print(*[texts.fact(part) for row in screen.items() if "gin_value" in str(row) for part in row])
"""


def test_a_house_rule_is_added_as_its_page_says(copy):
    beside = copy / "tests/host/engine/games"
    beside.mkdir(parents=True)
    shutil.copy(ROOT / "tests/host/engine/games/naive_score.py", beside)
    follow("house_rule.md", copy)
    found = run(copy, HOUSE_RULE).splitlines()
    assert found == [
        "Gin takes off; How many points gin takes off.",
        "- House rule **Gin takes off**, `gin_value`: `10` by default; takes 0 to 50.",
        "Il gin toglie; Quanti punti toglie il gin.",
        "- Regola della casa **Il gin toglie**, `gin_value`: di norma `10`; valori: da 0 a 50.",
        "['floor_zero', 'gin_value', 'gin_bonus_for_all']",
        "rumino gin_value=10 of 0-50: RMN-10; RMN-10: floor_zero, gin_value, gin_bonus_for_all",
        "[31, -10]",
        "Gin takes off 10",
    ]
    naive = (copy / "tests/host/engine/games/naive_score.py").read_text("utf-8")
    assert '-self.options["gin_value"] if gin' in naive
    assert len({name for name, _, _ in blocks("house_rule.md")}) == 4
