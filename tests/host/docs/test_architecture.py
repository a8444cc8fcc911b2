"""What docs/dev/architecture.md and press.md name exists; the walks are the real calls."""

import ast
import re
import sys

import pytest

from engine.cards import RUMINO108
from engine.games.forms import readings
from host_tools.base.boards import ROOT
from tests.proof.robot.sitter import Sitter

PAGE, PRESS = (
    (ROOT / "docs" / "dev" / name).read_text(encoding="utf-8")
    for name in ("architecture.md", "press.md")
)
FOLDERS = ("engine", "firmware", "host_tools", "boards", "tests")
STEP = re.compile(r"^\d+\. `([\w.]+)` \(`([\w/]+\.py)`\)", re.MULTILINE)
MAX_STEPS = 13


def walks():
    """Return the page's lists of functions, each a list of (path, function)."""
    found = []
    for block in re.split(r"\n\n", PRESS):
        steps = [(path, name) for name, path in STEP.findall(block)]
        if steps:
            found.append(steps)
    return found


class Recorder:
    """Records by which public functions of the program the function `wanted` was called.

    `stack` is a list of (path, function), from the outermost to `wanted` itself, at its last call
    by way of the function `through`.
    """

    def __init__(self, wanted, through=""):
        self.wanted = wanted
        self.through = through
        self.stack = []

    def __enter__(self):
        sys.setprofile(self.see)
        return self

    def __exit__(self, *_):
        sys.setprofile(None)

    def see(self, frame, event, _):
        if event != "call" or frame.f_code.co_qualname != self.wanted:
            return
        found = []
        while frame is not None:
            name, path = frame.f_code.co_qualname, frame.f_code.co_filename
            if path.startswith((str(ROOT / "engine"), str(ROOT / "firmware"))):
                public = not any(part.startswith(("_", "<")) for part in name.split("."))
                if public:
                    found.append((path[len(str(ROOT)) + 1 :], name))
            frame = frame.f_back
        if not self.through or self.through in [name for _, name in found]:
            self.stack = found[::-1]


def to_the_hand(table):
    """Key the last card of Queen, King, Ace of spades."""
    table.begin("rumino")
    table.open("asking.entry", "judge_meld")
    table.key_cards(RUMINO108, "QS KS")
    with Recorder("Pad.add") as seen:
        table.press("up", "left", "left")
    assert "A♠" in " ".join(table.lines())
    return seen.stack


def to_the_verdict(table):
    """Hand the three cards over."""
    table.begin("rumino")
    table.open("asking.entry", "judge_meld")
    table.key_cards(RUMINO108, "QS KS AS")
    with Recorder("judge_meld") as seen:
        table.finish_cards()
    assert "RMN-6" in " ".join(table.lines())
    return seen.stack


def to_the_flash(table):
    """Save the round that the preview shows."""
    table.begin("rumino", ("Ana", "Benedetta"))
    table.round("Ana", {"Ana": 7, "Benedetta": 20})
    with Recorder("Files.sync", "Journal.append") as seen:
        table.keep()
    assert table.sheet(("Ana", "Benedetta")) == {"Ana": 7, "Benedetta": 20}
    return seen.stack


def to_the_sheet(table):
    """Enter a hand of Skat, hearts with 2, whose form was not read before."""
    known = readings.find("form:skat")
    if known:
        readings.drop(known)
    with Following("tops", walks()[3]) as seen:
        table.begin("form:skat", ("Ana", "Ben", "Cleo"))
        table.press("ok")
        table.choose("Ben")
        table.number(20)
        for word in ("game_hearts", "jacks_with"):
            table.choose("form:skat.value_" + word)
        table.number(2)
        table.choose("all.no")
        table.choose("form:skat.value_result_won")
        assert "with 2" in table.paper()
        table.keep()
    assert table.sheet(("Ana", "Ben", "Cleo")) == {"Ana": 0, "Ben": 30, "Cleo": 0}
    return seen.found


class Following:
    """Records which of `steps`, (path, function), were called one after the other about `word`.

    Those of a form have the word in what they are given; the first and the last are given none.
    """

    def __init__(self, word, steps):
        self.word = word
        self.steps = steps
        self.found = []

    def __enter__(self):
        sys.setprofile(self.see)
        return self

    def __exit__(self, *_):
        sys.setprofile(None)

    def see(self, frame, event, _):
        if event != "call" or len(self.found) == len(self.steps):
            return
        path, name = self.steps[len(self.found)]
        if frame.f_code.co_qualname != name or frame.f_code.co_filename != str(ROOT / path):
            return
        given = list(frame.f_locals.values())
        ends = len(self.found) in (0, len(self.steps) - 1)
        if ends or any(self.has(value) for value in given):
            self.found.append((path, name))

    def has(self, value):
        """Return whether a value has the word: as its name, among fields, or in plain data."""
        fields = [field.name for field in getattr(value, "fields", ())]
        said = getattr(value, "said", ())
        named = getattr(value, "name", None) == self.word
        return named or self.word in fields or self.word in said or self.word in repr(value)


SCENES = (to_the_hand, to_the_verdict, to_the_flash, to_the_sheet)
# The folders of the forms, as the data flow.
FLOW = ("shipped", "reading", "asking", "scoring", "telling")


def test_the_page_has_a_walk_for_each_scene_of_at_most_thirteen_functions():
    assert len(walks()) == len(SCENES)
    assert all(len(steps) <= MAX_STEPS for steps in walks())


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_the_walk_is_the_calls_that_happen(scene):
    with Sitter("sim_128x64") as table:
        assert scene(table) == walks()[SCENES.index(scene)]


def test_the_number_goes_one_way_through_the_folders_of_the_forms():
    parts = [path.split("/") for path, _ in walks()[SCENES.index(to_the_sheet)]]
    folders = [part[3] for part in parts if part[:3] == ["engine", "games", "forms"]]
    assert list(dict.fromkeys(folders)) == list(FLOW)
    assert folders == sorted(folders, key=FLOW.index)
    told = PRESS.split("is cut where the data flows: ")[1].split("\n\n")[0]
    assert re.findall(r"`(\w+)/`", told) == list(FLOW)


def paths():
    """Return every file and folder of the program as a path from the root, folders with "/"."""
    found = set()
    for folder in FOLDERS:
        found.add(folder + "/")
        for path in (ROOT / folder).rglob("*"):
            if "__pycache__" not in path.parts:
                name = path.relative_to(ROOT).as_posix()
                found.add(name + "/" if path.is_dir() else name)
    return found


def test_every_file_and_folder_named_is_there():
    """A name is a path from the root, or the end of one; build/ is made later."""
    code = re.findall(r"`([^`\n]+)`", (PAGE + PRESS).replace("```", ""))
    named = [word for word in code if re.fullmatch(r"[\w<>/.]+(\.py|\.h|\.cmake|/)", word)]
    named = [word for word in named if not word.startswith("build/")]
    there = paths()
    assert len(named) > 60

    def is_there(word):
        pattern = re.sub(r"<\w+>", "[^/]+", re.escape(word).replace(r"\<", "<").replace(r"\>", ">"))
        return any(re.search("(^|/)" + pattern + "$", path) for path in there)

    assert not [word for word in named if not is_there(word)]


def test_every_name_in_the_picture_is_there():
    picture = PAGE.split("```")[1]
    there = paths()
    top = ""
    missing = []
    for line in picture.strip().split("\n"):
        words = re.findall(r"[\w<>/]+(?:\.py|/)", line)
        if not line.startswith(" ") and words:
            top = words.pop(0) if words[0] in there else ""
            assert top, line
        for word in words:
            name = word if word in there else top + word.replace("<name>", "pico")
            if name not in there:
                missing.append((top, word))
    assert not missing


@pytest.mark.parametrize("layer", ["engine", "firmware"])
def test_all_that_is_in_a_layer_is_in_its_picture(layer):
    picture = PAGE.split("```")[1]
    (part,) = [one for one in re.split(r"\n +\|\n", picture) if one.strip().startswith(f"{layer}/")]
    inside = {path.name + "/" * path.is_dir() for path in (ROOT / layer).iterdir()}
    wanted = {one for one in inside if re.fullmatch(r"(?!__)\w+(\.py|/)", one)}
    assert wanted <= set(re.findall(r"\w+(?:\.py|/)", part))


def members():
    """Return {class: names of its methods and attributes}, base classes left aside."""
    found = {}
    for folder in ("engine", "firmware"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    names = found.setdefault(node.name, set())
                    for part in node.body:
                        if isinstance(part, ast.Assign):
                            names |= {ast.unparse(target) for target in part.targets}
                        elif isinstance(part, ast.AnnAssign):
                            names.add(ast.unparse(part.target))
                    for part in ast.walk(node):
                        if isinstance(part, ast.FunctionDef):
                            names.add(part.name)
                        elif isinstance(part, ast.Attribute) and ast.unparse(part.value) == "self":
                            names.add(part.attr)
    return found


def test_every_method_and_attribute_named_is_there():
    known = members()
    named = re.findall(r"`([A-Z]\w+)\.(\w+)`", PAGE + PRESS)
    assert len(named) > 20
    assert not [(owner, name) for owner, name in named if name not in known.get(owner, ())]
