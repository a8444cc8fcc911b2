"""One damaged file, or two in each other's places, among all that a box keeps: never silently."""

import os

import pytest

from firmware.storage.store import Store
from firmware.storage.values import Values, twin_of
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator
from tests.proof.powercut import faults

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
FAULTS = 12000 if SOAK else 300


@pytest.fixture(scope="module")
def start():
    """A flash with ten games and everything that is kept besides."""
    return faults.image()


def test_the_box_has_everything_that_can_be_kept(start):
    inside = faults.contents(start)
    endings = {path.split(".", 1)[1] for path in inside if path.startswith("/saves/games/")}
    assert endings >= {"log", "pay", "key", "cnt", "say"}
    for name in ("roster", "settings", "own", "last", "current", "standings", "stake", "table"):
        assert f"/saves/{name}.txt" in inside
    for path in inside:
        if path.endswith("/standings.txt"):
            assert twin_of(path) not in inside
        elif path.endswith((".txt", ".pay", ".key", ".cnt", ".say")) and "/known/" not in path:
            assert inside[path] == inside[twin_of(path)]
    assert sum(path.endswith(".log") for path in inside) == 10


@pytest.mark.parametrize("damage", ["gone", "older", "a bit"])
def test_standings_are_worked_out_again(start, damage):
    flash = NorFlash(faults.BLOCKS, start)
    path = "/saves/standings.txt"
    with Simulator(flash=flash) as box:
        app = box.device.app
        app.session.close()
        numbers = range(1, 11)
        before = [app.session.standings.find(number) for number in numbers]
        assert None not in before
        standings = app.store.get("standings")
        if damage == "gone":
            app.store.files.remove(path)
        elif damage == "older":
            app.store.put("standings", [[*row[:6], "00000000"] for row in standings[4:]])
        else:
            with app.store.files.open(path, "rb") as file:
                content = bytearray(file.read(10000))
            content[30] ^= 1
            with app.store.files.open(path, "wb") as file:
                file.write(content)
        box.restart()
        app = box.device.app
        assert not faults.said(app) and app.session.standings.find(1) is None
        box.wait(3000)
        assert [app.session.standings.find(number) for number in numbers] == before


def test_no_damaged_file_is_silent(record_property):
    tried, lost = faults.try_faults(FAULTS, 1)
    assert lost == [] and sum(tried.values()) == FAULTS
    done = ", ".join(f"{count} {kind}" for kind, count in sorted(tried.items()))
    record_property("summary", f"files: {FAULTS} damaged, nothing lost silently ({done})")


def test_the_count_finds_a_box_that_says_nothing(monkeypatch):
    monkeypatch.setattr(Values, "_mend", lambda self, path, mine, fits: (mine, None))
    monkeypatch.setattr(Store, "_misplaced", lambda self, numbers: {})
    _, lost = faults.try_faults(60, 2)
    assert len(lost) > 10
