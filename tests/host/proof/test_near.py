"""`make test FOR=...` runs the tests that import a file, the nearest first."""

import os
import subprocess
from pathlib import Path

import pytest

from host_tools.base.boards import ROOT
from host_tools.base.imports import graph, modules
from tests.proof import near


@pytest.fixture(scope="module")
def tree():
    return near.Tree()


def in_order(tree, place):
    found = near.near(tree, place)
    return sorted(found, key=lambda path: (found[path], path))


def test_every_file_of_the_tree_has_tests(tree):
    for path in tree.files:
        found = near.near(tree, path)
        assert found and all(near.is_test(one) for one in found), path
        assert all(one in tree.readers for one in found), path


def test_every_folder_of_the_tree_has_tests(tree):
    for folder in {parent.as_posix() for path in tree.files for parent in Path(path).parents}:
        assert near.near(tree, folder), folder


def test_who_imports_a_module_is_near_it(tree):
    """As the rooms of the program read the imports; what is large here is much alike."""
    folders = ("engine", "tests/portable", "tests/host/proof", "tests/proof/robot")
    paths = {name: path.relative_to(ROOT).as_posix() for name, path in modules(*folders).items()}
    far = {place: near.near(tree, place) for place in paths.values()}
    found = graph(*folders, inside=True, types=True)
    for name, others in found.items():
        test = paths[name]
        if near.is_test(test):
            for other in others:
                assert far[paths[other]][test] <= 1, (test, other)
                # By one step.
                for third in found[other]:
                    assert far[paths[third]][test] <= 2, (test, other, third)


@pytest.mark.parametrize(
    ("place", "first"),
    [
        ("engine/games/ginski/game.py", "tests/portable/engine/games/test_ginski.py"),
        ("engine/games/rumino/", "tests/portable/engine/games/test_rumino.py"),
        ("engine/rummy/melds.py", "tests/portable/engine/rummy/test_melds.py"),
        ("firmware/screens/asking/rows.py", "tests/host/firmware/test_rows.py"),
        ("engine/games/forms/shipped/skat.py", "tests/portable/engine/games/forms/test_skat.py"),
        ("boards/esp32/micropython/meldmate.h", "tests/host/boards/test_esp32_definition.py"),
        ("tests/golden/sim_72x40/it", "tests/host/firmware/screens/test_golden.py"),
        ("tests/host/test_clock.py", "tests/host/test_clock.py"),
    ],
)
def test_the_nearest_comes_first(tree, place, first):
    assert in_order(tree, place)[0] == first


def test_a_document_has_the_tests_of_documents(tree):
    found = near.near(tree, "docs/forms.md")
    for name in ("test_documents.py", "test_commands.py", "test_forms_pages.py"):
        assert found[f"tests/host/docs/{name}"] <= 2


def test_forms_melds_are_near_the_table_of_melds(tree):
    found = in_order(tree, "engine/rummy/table.py")
    for name in ("test_meld_hands.py", "test_meld_brute.py", "test_meld_parts.py"):
        assert f"tests/portable/engine/games/forms/{name}" in found


def test_what_is_in_a_page_has_tests_of_the_page(tree):
    pages = [path for path in tree.files if path.startswith("host_tools/") and path[-3:] == ".js"]
    assert len(pages) > 50
    for path in pages:
        assert any(one.endswith(".test.mjs") for one in near.near(tree, path)), path
    (forms,) = [path for path in pages if path.endswith("/forms.js")]
    assert in_order(tree, forms)[0] == "tests/web/forms.test.mjs"


def test_the_first_answer_is_short_and_slow_tests_come_last(tree):
    known = near.seconds()
    for place in ("engine/rummy", "engine/cards.py", "firmware/app.py", "host_tools", "tests"):
        found = near.near(tree, place)
        parts = near.in_turn(found, known)
        assert sorted(one for part in parts for one in part) == sorted(found)
        assert sum(near.cost(one, known) for one in parts[0]) <= near.FIRST
        slow = [near.cost(one, known) >= near.SLOW for one in parts[-1]]
        assert all(slow), parts[-1]
        for part in parts[:-1]:
            assert all(near.cost(one, known) < near.SLOW for one in part)


def test_a_part_of_the_page_is_tested_by_its_command():
    given = near.commands(["tests/host/test_clock.py", "tests/web/qr.test.mjs"], {}, ["-x"])
    assert [command[1:] for command in given] == [
        ["-m", "pytest", "-q", "tests/host/test_clock.py", "-x"],
        ["-m", "host_tools.play.web", "test", "qr.test.mjs"],
    ]


def test_every_file_of_tests_that_takes_long_is_there():
    assert near.seconds() and all((ROOT / path).exists() for path in near.seconds())


def test_what_was_recorded_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr(near, "SECONDS", tmp_path / "seconds.txt")
    near.record({"tests/test_b.py": 4.4, "tests/test_a.py": 1.9, "tests/test_c.py": 70})
    assert near.seconds() == {"tests/test_b.py": 4, "tests/test_c.py": 70}


def test_a_place_that_is_not_there_is_refused(capsys):
    assert near.main(["engine/games/nonsense"]) == 2
    assert "There is no engine/games/nonsense. Name a file or" in capsys.readouterr().err


def test_a_test_that_fails_ends_it(monkeypatch):
    ran = []

    def run(command, **_):
        ran.append(command)
        return subprocess.CompletedProcess(command, 1)

    # The files of the tree are asked for before any test runs.
    tree = near.Tree()
    monkeypatch.setattr(near, "Tree", lambda: tree)
    monkeypatch.setattr(near.subprocess, "run", run)
    assert near.main(["engine/rummy", "--", "-k", "words"]) == 1
    assert len(ran) == 1 and ran[0][-2:] == ["-k", "words"]


def test_make_runs_it():
    # Inside of `make test`, MAKEFLAGS has this make print where it enters and leaves.
    flags = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("MAKE", "MFLAGS")) and name not in ("ARGS", "QUICK")
    }
    done = subprocess.run(
        ["make", "-n", "test", "FOR=engine/rummy", "ARGS=-x"],
        cwd=ROOT,
        env=flags,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1].endswith("-m tests.proof.near engine/rummy -- -x")
