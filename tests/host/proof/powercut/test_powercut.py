"""Power cuts at the operations of the flash while games are played by keys: nothing confirmed is
lost.
"""

import os
import random

import pytest

from engine import games
from firmware.storage import journal as journal_module
from firmware.storage import store as store_module
from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import torn
from host_tools.simulated.simulator import Simulator
from tests.proof.bench.durability import entry, header
from tests.proof.powercut.__main__ import main
from tests.proof.powercut.cuts import Broken, try_all
from tests.proof.powercut.evening import BLOCKS, Recorder, evening, flash_at, play

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
# In `make test` a sample of the cut points of each evening, in `make test-all` all of them.
SAMPLE = None if SOAK else 100
ENTRIES = 60 if SOAK else 14
SEEDS = range(1, 4) if SOAK else (1,)


def tell(record_property, what, recorder, tried):
    part = "all" if SAMPLE is None else f"a sample of {4 * len(recorder.steps) + 1}"
    record_property("summary", f"power cuts, {what}: {tried} cut points ({part}), nothing lost")


@pytest.mark.parametrize("game", games.names())
def test_a_power_cut_at_any_moment_of_a_game_loses_nothing(game, record_property):
    for seed in SEEDS:
        recorder = play(game, ENTRIES, seed)
        tell(record_property, f"{game} {seed}", recorder, try_all(recorder, SAMPLE, seed=seed))


def test_a_power_cut_at_any_moment_of_an_evening_loses_nothing(record_property):
    recorder = evening(ENTRIES // 2, 1)
    kinds = {change.kind for change in recorder.changes}
    events = {change.value["event"] for change in recorder.changes if change.kind == "append"}
    assert {"create", "append", "delete", "archive"} <= kinds and {"undo", "amend"} <= events
    tell(record_property, "all five games", recorder, try_all(recorder, SAMPLE, seed=9))


def test_a_power_cut_while_an_entry_is_keyed_keeps_its_draft(record_property):
    flash = NorFlash(BLOCKS)
    with Simulator(flash=flash) as box:
        recorder = Recorder(flash)
        recorder.start = bytes(flash.content)
        with recorder:
            _, journal = box.device.app.store.create(header())
            for index in range(6):
                for answers in (["Ana"], ["Ana", 8], ["Ana", 8, [1, 2, 3, 4, 5, 6, index]]):
                    assert journal.keep_draft(
                        {"action": "round", "index": None, "answers": answers}
                    )
                if index == 3:
                    journal.drop_draft()
                    assert journal.draft() is None
                journal.append(entry(index))
    assert {change.kind for change in recorder.changes} == {"create", "draft", "append"}
    tried = try_all(recorder)
    record_property("summary", f"power cuts, drafts: {tried} cut points (all), nothing lost")


def test_the_recording_is_what_was_on_the_flash():
    recorder = play("ginski", 5, 3)
    assert flash_at(recorder, len(recorder.steps)) == recorder.flash.content
    assert recorder.start != recorder.flash.content and recorder.flash.unerased == 0


@pytest.fixture
def late(monkeypatch):
    """Replace the journal's writing by one that confirms before the entry is on the flash."""
    waiting = []

    def append(self, entry):
        line = journal_module.frame(self._count + 1, entry, self._crc)
        waiting.append(line)
        self._count += 1
        self._end += len(line)
        self._crc = line[5:13]
        if len(waiting) < 3:
            return
        with self.files.open(self.path, "r+b") as file:
            file.seek(self._end - sum(map(len, waiting)))
            file.write(b"".join(waiting) + journal_module.frame(self._count + 1, None, self._crc))
        waiting.clear()

    monkeypatch.setattr(journal_module.Journal, "append", append)
    monkeypatch.setattr(
        journal_module.Journal, "__getitem__", lambda self, index: {"event": "void"}
    )
    monkeypatch.setattr(journal_module.Journal, "kind", lambda self, index: "event")


def test_the_cut_points_find_a_journal_that_is_written_too_late(late):
    recorder = play("tuscan", 4, 1)
    with pytest.raises(Broken):
        try_all(recorder, 40)


def test_the_cut_points_find_a_value_that_is_not_replaced_in_one_step(monkeypatch):
    def replace(self, path, content, number=None):
        try:
            self.files.remove(path)
        except OSError:
            pass
        with self.files.open(path, "wb") as file:
            file.write(content)
        if number is not None:
            self.note(number)

    monkeypatch.setattr(store_module.Store, "_replace", replace)
    recorder = evening(2, 1)
    with pytest.raises(Broken):
        try_all(recorder)


def test_torn_operations_are_torn():
    rng = random.Random(1)
    old, new = b"\xff" * 256, bytes(range(256))
    seen = set()
    for _ in range(200):
        result = torn("program", old, new, rng)
        # Programming only clears bits, and none that stay set at the end.
        assert all(byte & value == value for byte, value in zip(result, new, strict=True))
        seen.add(result)
    assert len(seen) > 150
    for _ in range(50):
        result = torn("erase", new, old, rng)
        assert all(byte & value == value for byte, value in zip(result, new, strict=True))


def test_programming_only_clears_bits_and_erasing_sets_them():
    flash = NorFlash(2)
    flash.program(0, 0, b"\x0f" * 256)
    assert flash.unerased == 0
    flash.program(0, 0, b"\x3c" * 256)
    assert flash.content[:256] == b"\x0c" * 256 and flash.unerased == 1
    with pytest.raises(AssertionError, match="whole pages"):
        flash.program(0, 256, b"b" * 100)
    flash.erase(0)
    assert flash.content == b"\xff" * (2 * BLOCK) and flash.cycles == [1, 0]


def test_what_goes_wrong_on_the_flash_is_not_swallowed():
    flash = NorFlash(16)
    files = FlashFiles(flash, make=True)

    def fail(*_):
        raise AssertionError("the watch looks")

    flash.watch = fail
    with pytest.raises(AssertionError, match="the watch looks"), files.open("/a", "wb") as file:
        file.write(b"x")


def test_the_demonstration_shows_one_cut(capsys):
    assert main(["--game", "rummoli", "--at", "137"]) == 0
    shown = capsys.readouterr().out
    assert "Operation 137 was cut" in shown and "The screen after the reboot" in shown
    assert "Every confirmed entry is there" in shown
    assert main(["--game", "ginski", "--entries", "2", "--at", "99999"]) == 2
    assert main(["--game", "ginski", "--entries", "3", "--at", "20", "--torn", "1"]) == 0
