"""`make test FOR=...` runs the tests that mirror a file or a folder."""

import os
import subprocess

import pytest

from host_tools.base.boards import ROOT


def made(place):
    # Inside of `make test`, MAKEFLAGS has this make print where it enters and leaves.
    flags = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))
    }
    return subprocess.run(
        ["make", "-n", "test", f"FOR={place}"],
        cwd=ROOT,
        env=flags,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("place", "files"),
    [
        ("engine/games/ginski", ["tests/portable/engine/games/test_ginski.py"]),
        ("engine/rummy/melds.py", ["tests/portable/engine/rummy/test_melds.py"]),
        ("firmware/screens/table/sheet.py", ["tests/host/firmware/screens/table"]),
        ("engine/games/gin/", ["tests/portable/engine/games/gin", "tests/host/engine/games/gin"]),
    ],
)
def test_the_nearest_tests_are_run(place, files):
    last = made(place).stdout.splitlines()[-1]
    assert last.split(" -q ")[1].split() == files
    for name in files:
        assert (ROOT / name).exists()


def test_a_place_without_tests_is_refused():
    found = made("engine/games/nonsense")
    assert found.returncode
    assert "No test is near engine/games/nonsense. Name a file or folder" in found.stderr
