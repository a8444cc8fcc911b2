"""A full or failing disk under the simulator's flash: reported, and nothing saved is lost."""

import errno
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from firmware.storage.store import Store
from host_tools.base.boards import ROOT
from host_tools.simulated.nor_flash import ImageError, NorFlash, image, open_image
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import PICO_BLOCKS
from host_tools.simulated.simulator import Simulator
from tests.proof.powercut.evening import play
from tests.proof.powercut.person import Person

resource = pytest.importorskip("resource")

VOID = {"event": "void"}
# From the sheet into a round, a number of it, and out: what was keyed is kept as a draft.
KEYS = "ok ok down\nback*4\n"


@pytest.fixture(scope="module")
def played():
    """The bytes of a flash with one game on the table, and its entries."""
    flash = play("rumino", 8, 3, PICO_BLOCKS).flash
    store = Store("/saves", FlashFiles(flash))
    store.put("current", 1)
    return bytes(flash.content), list(store.open(1))


def entries_of(path):
    """Return the entries of game 1 on the flash in the file at `path`, as an export reads it."""
    content = Path(path).read_bytes()
    return list(Store("/saves", FlashFiles(NorFlash(len(content) // 4096, content))).open(1))


def simulate(folder, script, limit):
    """Run the simulator with its games in `folder`, where no file may grow past `limit` bytes."""

    def bound():
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    return subprocess.run(
        [sys.executable, "-m", "host_tools.play.terminal", "--data", str(folder), "--script", "-"],
        input=script,
        capture_output=True,
        text=True,
        cwd=ROOT,
        # Half of a compiled module would be left.
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=bound,
        timeout=600,
        check=False,
    )


@pytest.mark.parametrize("limit", [0, 48 * 1024, 500 * 1024, 1 << 20])
def test_without_room_for_the_flash_no_game_is_begun(tmp_path, limit):
    done = simulate(tmp_path, "ok*6", limit)
    assert done.returncode == 2 and done.stdout == ""
    assert "flash.img" in done.stderr and "room" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    # Nothing half made is left that the next start would take for saved games.
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_grew_too_short_is_not_made_shorter(tmp_path):
    path = tmp_path / "flash.img"
    path.write_bytes(b"\xff" * 4096)
    assert simulate(tmp_path, "ok", 500 * 1024).returncode == 2
    assert path.read_bytes() == b"\xff" * 4096


def test_the_whole_room_is_taken_before_the_first_game(tmp_path):
    path = tmp_path / "flash.img"
    open_image(str(path))[0].close()
    assert path.stat().st_blocks * 512 >= path.stat().st_size == 352 * 4096


def test_a_system_without_fallocate_writes_the_room_itself(tmp_path, monkeypatch):
    monkeypatch.delattr(os, "posix_fallocate", raising=False)
    path = tmp_path / "flash.img"
    open_image(str(path), 64)[0].close()
    assert path.stat().st_blocks * 512 >= path.stat().st_size == 64 * 4096


def test_a_file_system_that_cannot_fallocate_is_written_to_itself(tmp_path, monkeypatch):
    def refuse(*_):
        raise OSError(errno.EOPNOTSUPP, "not supported")

    monkeypatch.setattr(os, "posix_fallocate", refuse, raising=False)
    open_image(str(tmp_path / "flash.img"), 64)[0].close()
    assert (tmp_path / "flash.img").stat().st_size == 64 * 4096


def test_a_disk_that_fails_later_is_a_failing_flash(tmp_path, played):
    content, entries = played
    path = tmp_path / "flash.img"
    path.write_bytes(content)
    # The file has all its room already; the limit stands for a disk that fails while it is played
    # on.
    done = simulate(tmp_path, KEYS, 4096)
    assert done.returncode == 1
    assert "Some games could not be saved" in done.stderr and "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert entries_of(path) == entries


class Failing:
    """`os.write` of a disk that writes `good` times, then half of what it is given, then nothing
    more.
    """

    def __init__(self, good):
        self.left = good
        self.failed = False
        self.write = os.write

    def __call__(self, file, data):
        self.left -= 1
        if self.left >= 0:
            return self.write(file, data)
        if self.left == -1 and len(data) > 1:
            return self.write(file, data[: len(data) // 2])
        self.failed = True
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("good", range(0, 12))
def test_the_screen_says_that_it_is_not_kept(tmp_path, monkeypatch, played, good):
    content, entries = played
    path = tmp_path / "flash.img"
    path.write_bytes(content)
    flash, aside = open_image(str(path))
    assert aside is None
    box = Simulator(flash=flash)
    person = Person(box, random.Random(1))
    person.read_messages()
    kept = list(entries)
    failing = Failing(good)
    monkeypatch.setattr(image.os, "write", failing)
    # A note of an entry that is not saved (firmware.storage.game_index) says nothing: the entry is.
    while len(kept) < len(entries) + 12 and person.app.session.add(VOID):
        kept.append(VOID)
        person.read_messages()
    box.wait(20)
    words = " ".join(box.text())
    monkeypatch.undo()
    assert failing.failed and flash.failed is not None
    assert "Not saved" in words and "Delete old games" not in words
    assert list(person.app.open_game.ledger.log) == kept
    # What memory holds is what the file holds, and what was kept is there. The last write may have
    # come as far as it had to: as after a power cut, the entry is there wholly or not at all.
    assert path.read_bytes() == bytes(flash.content)
    assert entries_of(path) in (kept, [*kept, VOID])
    # The disk has room again: the same box goes on.
    person.read_messages()
    assert person.app.session.add(VOID)
    flash.close()
    assert entries_of(path) == [*kept, VOID]


def test_a_short_write_is_gone_on_with(tmp_path, monkeypatch, played):
    content, _ = played
    path = tmp_path / "flash.img"
    path.write_bytes(content)
    flash, _ = open_image(str(path))
    write = os.write
    monkeypatch.setattr(image.os, "write", lambda file, data: write(file, data[:100]))
    assert Store("/saves", FlashFiles(flash)).put("note", "x" * 900)
    monkeypatch.undo()
    assert path.read_bytes() == bytes(flash.content) and flash.failed is None


def test_a_file_that_cannot_be_formatted_is_no_endless_loop(tmp_path, monkeypatch):
    def refuse(*_):
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(image.ImageFlash, "put", refuse)
    with pytest.raises(ImageError):
        open_image(str(tmp_path / "flash.img"), 16)
