"""One write of the flash fails, then all work: "Try again" saves it, and nothing is lost."""

import errno
import os
import random
import sys
import types

import pytest

from engine import games
from firmware.storage.errors import StoreError
from firmware.storage.files import Files
from host_tools.simulated.nor_flash import ImageFlash, NorFlash, image
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.proof.powercut import flips
from tests.proof.powercut.cuts import alarms
from tests.proof.powercut.evening import play
from tests.proof.powercut.person import Person

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
BLOCKS = 64
# How a write fails: an error at once, or after half of the bytes.
WAYS = {"EIO": (errno.EIO, False), "ENOSPC": (errno.ENOSPC, False), "short": (errno.ENOSPC, True)}
# Every write in `make test-all`, in `make test` each of so many.
EACH = 1 if SOAK else 9


class FailsOnce:
    """`os.write` of a disk whose write number `at` fails, in the way `how` of WAYS."""

    def __init__(self, at, how):
        self.at, self.calls = at, 0
        self.error, self.short = WAYS[how]
        self.write = os.write
        self.failed = False

    def __call__(self, file, data):
        self.calls += 1
        if self.calls - 1 == self.at and self.short and len(data) > 1:
            self.at += 1
            return self.write(file, data[: len(data) // 2])
        if self.calls - 1 == self.at:
            self.failed = True
            raise OSError(self.error, os.strerror(self.error))
        return self.write(file, data)


@pytest.fixture(scope="module")
def played():
    """The bytes of a flash with two games."""
    recorder = play("rumino", 6, 3, BLOCKS)
    flash = NorFlash(BLOCKS, recorder.flash.content)
    with Simulator(flash=flash) as box:
        box.device.app.session.start_game("ginski", ["Ana", "Ben", "Cy"], {}, "Ana")
    return bytes(flash.content)


def again(app, do):
    """Do something until it succeeds, as a person does who reads "Try again"."""
    for _ in range(3):
        if do():
            return
        Person(app.box, random.Random(1)).read_messages()
    raise AssertionError("it is not saved although the disk works again")


def evening(box):
    """Play on: entries, drafts, an undo, a rename, a new game, a result, a deletion.

    Returns the entries of the game that was on the table, as they must be on the flash.
    """
    app = box.device.app
    app.box = box
    session = app.session
    expected = list(app.open_game.ledger.log)

    def add(entry):
        again(app, lambda: session.add(entry))
        expected.append(entry)
        assert list(app.open_game.ledger.log) == expected

    for by in range(3):
        app.open_game.journal.keep_draft({"action": "round", "index": None, "answers": ["Ana", by]})
        add({"event": "round", "ender": "Ana", "deadwood": {"Ana": by, "Ben": 15, "Cy": 20}})
    app.open_game.journal.keep_draft({"action": "round", "index": None, "answers": ["Ana"]})
    app.open_game.journal.drop_draft()
    add({"event": "undo"})

    def rename():
        session.rename("Ben", "Benjamin")
        return "Benjamin" in [player.name for player in app.game.players]

    again(app, rename)
    expected[:] = list(app.open_game.ledger.log)
    number = app.open_game.number
    add({"event": "void"})

    def reduce():
        session.archive(1)
        return "archived" in app.store.header(1)

    again(app, reduce)

    def begin():
        session.start_game("any", ["Dee", "Eve"], games.load("any").with_defaults(None), "Dee")
        return app.open_game.number != number

    again(app, begin)
    latest = app.open_game.number
    again(app, lambda: session.add({"event": "round", "points": {"Dee": 5, "Eve": 7}}))
    app.go_home()

    def remove():
        try:
            app.store.delete(1)
        except StoreError:
            return False
        return 1 not in app.store.numbers()

    again(app, remove)
    return number, expected, latest


def run(path, content, at, how, monkeypatch):
    """Play the evening with one write that fails; return whether there was such a write."""
    path.write_bytes(content)
    flash = ImageFlash(str(path), BLOCKS)
    failing = FailsOnce(at, how)
    with Simulator(flash=flash) as box:
        monkeypatch.setattr(image.os, "write", failing)
        try:
            number, expected, latest = evening(box)
        finally:
            monkeypatch.undo()
    flash.close()
    content = path.read_bytes()
    assert content == bytes(flash.content)
    found = flips.saved(content)
    assert found[number][1] == expected and 1 not in found
    assert found[latest][1] == [{"event": "round", "points": {"Dee": 5, "Eve": 7}}]
    after = NorFlash(BLOCKS, content)
    with Simulator(flash=after) as box:
        assert alarms(box) == []
        assert not any(journal_lost(box, one) for one in found)
    return failing.failed


def journal_lost(box, number):
    return box.device.app.store.journal(number).lost


@pytest.mark.parametrize("how", list(WAYS))
def test_what_one_write_failed_to_save_is_saved_by_trying_again(
    tmp_path, monkeypatch, played, how, record_property
):
    at, tried = 0, 0
    while run(tmp_path / "flash.img", played, at, how, monkeypatch):
        tried += 1
        at += EACH
    assert tried > 60 // EACH, tried
    record_property("summary", f"flash: {tried} of {at} writes failed once ({how}), nothing lost")


def test_the_preview_saves_it_at_the_next_press(tmp_path, monkeypatch, played):
    path = tmp_path / "flash.img"
    for at in range(0, 6, 1 if SOAK else 2):
        path.write_bytes(played)
        flash = ImageFlash(str(path), BLOCKS)
        with Simulator(flash=flash) as box:
            person = Person(box, random.Random(2))
            person.menu(person.app.game.key_of("do_", "round"))
            while person.top.module == "asking.entry":
                person.answer(person.top)
            person.read_messages()
            assert person.top.module in ("table.preview", "confirm")
            if person.top.module == "confirm":
                person.choose_row(1)
            failing = FailsOnce(at, "EIO")
            monkeypatch.setattr(image.os, "write", failing)
            person.press("ok")
            words = " ".join(box.text())
            monkeypatch.undo()
            if person.top.module == "message":
                assert "Not saved" in words
                person.press("ok")
                person.press("ok")
            assert person.top.module == "table.sheet" and len(person.app.open_game.ledger.log) == 1
        flash.close()
        assert len(flips.saved(path.read_bytes())[2][1]) == 1


def test_what_is_open_while_it_is_mounted_afresh():
    files = FlashFiles(NorFlash(BLOCKS), make=True)
    with files.open("/a", "wb") as file:
        file.write(b"some words")
    reading = files.open("/a", "rb")
    assert reading.read(4) == b"some"
    writing = files.open("/b", "wb")
    writing.write(b"never saved")
    files.refresh()
    # What is read goes on; what was not saved by then is not saved later.
    assert reading.read() == b" words"
    reading.close()
    with pytest.raises(OSError, match="EBADF"):
        writing.write(b"more")
    writing.close()
    writing = files.open("/c", "wb")
    files.refresh()
    writing.close()
    assert files.sizes("/") == [("a", 10), ("b", 0), ("c", 0)]


def test_a_board_is_mounted_afresh_after_a_failure_and_only_then(monkeypatch):
    done = []
    bdev = object()

    class VfsLfs2:
        broken = False

        def __init__(self, device, progsize):
            if self.broken:
                raise OSError(19, "no file system")
            done.append(("made", device is bdev, progsize))

    vfs = types.SimpleNamespace(
        VfsLfs2=VfsLfs2,
        umount=lambda at: done.append("umount " + at),
        mount=lambda fs, at: done.append("mount " + at),
    )
    monkeypatch.setitem(sys.modules, "vfs", vfs)
    monkeypatch.setitem(sys.modules, "_rp2", types.SimpleNamespace(Flash=lambda: bdev))
    files = Files()
    assert files.device() is bdev
    from firmware.storage.files import Writing

    for number in (errno.ENOENT, errno.EEXIST, errno.EISDIR):
        with pytest.raises(OSError, match="answer"), Writing(files):
            raise OSError(number, "answer")
    with Writing(files):
        pass
    with pytest.raises(ValueError, match="ours"), Writing(files):
        raise ValueError("ours")
    assert done == []
    with pytest.raises(OSError, match="failed"), Writing(files):
        raise OSError(errno.EIO, "failed")
    assert done == [("made", True, 256), "umount /", "mount /"]
    # What is mounted stays where nothing else can be; the first error is the one that is told.
    done.clear()
    VfsLfs2.broken = True
    with pytest.raises(OSError, match="failed"), Writing(files):
        raise OSError(errno.EIO, "failed")
    assert done == []


def test_a_computer_is_not_mounted():
    files = Files()
    files.refresh()
    with pytest.raises(OSError):
        files.device()
