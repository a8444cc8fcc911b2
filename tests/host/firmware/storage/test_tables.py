"""A table that littlefs has made or divided has one half; a box left alone writes the other."""

import errno
import os
from random import Random
from typing import Any

import pytest
from littlefs import lfs

from engine import texts
from firmware.storage.store import Store
from firmware.storage.tables import Tables
from firmware.storage.tables import read_half as read_parts
from firmware.trouble.rescue import Rescue
from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.portable.tools import untyped
from tests.proof.played import PLAYED
from tests.proof.powercut import faults, flips, late
from tests.proof.powercut.cuts import alarms
from tests.proof.powercut.faults import BLOCKS

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
# Through the longest sentence, to its yes.
DOWN = ("down",) * 20
FOLDERS = ("", "/saves", "/saves/games", "/saves/known")


def read_half(content):
    return read_parts(lambda start, end: bytes(content[start:end]), len(content))


def tables_of(content):
    """Return the numbers of the blocks that are halves of tables in use, and of those alone."""
    found, alone, pair = [], [], bytes((0, 0, 0, 0, 1, 0, 0, 0))
    while pair != b"\xff" * 8:
        numbers = [int.from_bytes(pair[at : at + 4], "little") for at in (0, 4)]
        halves = [read_half(content[at * BLOCK :][:BLOCK]) for at in numbers]
        alone += [at for at, half in zip(numbers, halves) if half and None in halves]
        found += numbers
        pair = max([half for half in halves if half])[1]
    return found, alone


def usable(content):
    """Return whether a flash has a file system with saved games that can be listed."""
    try:
        return len(Store("/saves", FlashFiles(NorFlash(BLOCKS, content))).numbers()) == 10
    except OSError:
        return False


def unusable_flips(content, blocks, each):
    """Return the wrong bits in blocks after which there is no file system."""
    rng, found = Random(1), []
    for block in blocks:
        for _ in range(each):
            changed = bytearray(content)
            at = block * BLOCK + rng.randrange(BLOCK)
            changed[at] ^= 1 << rng.randrange(8)
            if not usable(changed):
                found.append((block, at % BLOCK))
    return found


@pytest.fixture(scope="module")
def divided():
    """A box of which a table was just divided: its flash has one half alone."""
    # How many changes that takes follows from how long the games are.
    for count in range(15, 40):
        content = late.Late(faults.image(), 1000, count).content
        if tables_of(content)[1]:
            return content
    pytest.fail("no change divided a table")


def left_alone(content):
    flash = NorFlash(BLOCKS, content)
    with Simulator(flash=flash) as box:
        box.wait(1000)
        store = box.device.app.store
        # Nothing is due, and nothing is written any more.
        writes = flash.operations
        store.files.changed = True
        while store.catch_up():
            pass
        assert flash.operations == writes
    return bytes(flash.content)


def test_a_table_that_was_divided_is_written_until_no_wrong_bit_ends_the_file_system(divided):
    assert unusable_flips(divided, tables_of(divided)[1], 10)
    whole = left_alone(divided)
    blocks, alone = tables_of(whole)
    assert alone == [] and unusable_flips(whole, blocks, 10) == []
    assert not [path for path, _ in FlashFiles(NorFlash(BLOCKS, whole)).tree() if "settle" in path]


def test_a_power_cut_while_a_table_is_written_loses_nothing_and_it_is_done_again(divided):
    with Simulator(flash=NorFlash(BLOCKS, divided)) as box:
        before = late.look(box.device.app)
    flash = NorFlash(BLOCKS, divided)
    steps: list[Any] = []
    flash.watch = lambda what, block, offset, data: steps.append((what, block, offset, bytes(data)))
    tables = Tables(FlashFiles(flash), FOLDERS)
    while tables.step():
        pass
    rng = Random(3)
    assert len(steps) > 20
    for cut in range(0, len(steps), 1 if SOAK else 12):
        content = bytearray(divided)
        for step in steps[:cut]:
            late._apply(content, *step)
        what, block, offset, data = steps[cut]
        late.tear(content, what, block, offset, data, rng)
        assert late.not_as(content, [before]) == []
        assert tables_of(left_alone(content))[1] == []


@pytest.fixture(scope="module")
def erased(divided):
    """A flash as a cut left it while a full table was written anew: its older half is erased.

    littlefs erases it first, so the newer one is alone: here, of the table of the small values.
    """
    content = bytearray(left_alone(divided))
    halves = {at: read_half(content[at * BLOCK :][:BLOCK]) for at in tables_of(content)[0]}
    pair = [at for at in halves if halves[at] and b"roster.txt" in halves[at][3]][:2]
    older = min(pair, key=lambda at: halves[at][0])
    content[older * BLOCK : (older + 1) * BLOCK] = b"\xff" * BLOCK
    assert tables_of(content)[1] == [at for at in pair if at != older]
    return bytes(content)


def test_a_table_of_which_a_cut_left_one_half_gets_the_other_at_the_next_start(erased):
    assert unusable_flips(erased, tables_of(erased)[1], 10)
    whole = left_alone(erased)
    blocks, alone = tables_of(whole)
    assert alone == [] and unusable_flips(whole, blocks, 10) == []


class Unmounted(FlashFiles):
    """The files of a board whose file system cannot be mounted when it starts."""

    def __init__(self, flash, make=False):
        self.mounted = False
        try:
            super().__init__(flash)
            self.mounted = True
        except OSError:
            pass

    def _call_on(self, fs, call, *arguments):
        if not self.mounted and call is not lfs.mount:
            raise OSError(errno.ENODEV, "ENODEV")
        return super()._call_on(fs, call, *arguments)

    def format(self):
        super().format()
        self.mounted = True


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("state", ["divided", "erased"])
def test_a_memory_fault_says_what_is_found_and_the_games_come_back(
    request, monkeypatch, state, language
):
    start = request.getfixturevalue(state)
    before = flips.saved(start)
    monkeypatch.setattr("host_tools.simulated.nor_flash.littlefs.FlashFiles", Unmounted)
    block, at = unusable_flips(start, tables_of(start)[1], 10)[0]
    content = flips.flipped(start, (block * BLOCK + at) * 8)
    flash = NorFlash(BLOCKS, content)
    texts.use(language)
    try:
        with Simulator(flash=flash, strict=False) as box:
            rescue = box.device.app
            assert isinstance(rescue, Rescue)
            assert rescue._words[1] == texts.text("rescue.in_blocks", n=10)
            # Until the last question is answered, nothing is written.
            for key in ("ok", *DOWN, "ok"):
                box.press(key)
            assert rescue._words == [texts.text("rescue.anew", n=10)]
            assert flash.content == content
            for key in (*DOWN, "ok"):
                box.press(key)
            assert rescue._words == [texts.text("rescue.offered")]
            box.press("ok")
            box.step()
            # What people entered is gone, and that is said first.
            assert alarms(box)[0] == "store.bring_back"
            while len(alarms(box)) > 1:
                box.press("ok")
            box.press("down")
            box.press("ok")
        found = flips.saved(flash.content)
        assert len(found) == 10 and all(found[number][1] == before[number][1] for number in found)
    finally:
        texts.use("en")


def test_a_heap_in_small_pieces_is_enough(divided):
    files = FlashFiles(NorFlash(BLOCKS, divided))
    device = files.device()
    read, sizes = device.readblocks, []

    def readblocks(block, into, offset=0):
        sizes.append(len(into))
        read(block, into, offset)

    device.readblocks = readblocks
    files.device = lambda: device
    tables = Tables(files, FOLDERS)
    while tables.step():
        pass
    assert max(sizes) <= 512
    assert tables_of(files.flash.content)[1] == []


def test_without_memory_nothing_is_done_until_the_next_change(divided):
    files = FlashFiles(NorFlash(BLOCKS, divided))
    device = files.device()
    read = device.readblocks

    def no_memory(block, into, offset=0):
        raise MemoryError

    device.readblocks = no_memory
    files.device = lambda: device
    tables = Tables(files, FOLDERS)
    assert not tables.step() and files.flash.content == divided
    device.readblocks = read
    assert not tables.step()
    untyped(files).changed = True
    while tables.step():
        pass
    assert tables_of(files.flash.content)[1] == []


def test_folders_of_others_are_left_alone():
    flash = NorFlash(BLOCKS)
    files = FlashFiles(flash, make=True)
    files.mkdir("/lib")
    files.mkdir("/lib/\u00e9")
    with files.open("/lib/\u00e9/main.py", "w") as file:
        file.write("x")
    tables = Tables(files, FOLDERS)
    for _ in range(100):
        if not tables.step():
            break
    else:
        raise AssertionError("it never ends")
    assert sorted(files.listdir("/lib")) == ["\u00e9"] and files.listdir("/") == ["lib"]


def test_a_damaged_half_is_read_up_to_the_damage(divided):
    block = tables_of(divided)[0][2]
    content = divided[block * BLOCK :][:BLOCK]
    whole = read_half(content)
    assert whole[3] and whole[1] != b"\xff" * 8
    rng = Random(4)
    for _ in range(300):
        changed = bytearray(content)
        changed[rng.randrange(BLOCK)] ^= 1 << rng.randrange(8)
        found = read_half(bytes(changed))
        assert found is None or len(found[3]) <= len(whole[3])
    assert read_half(b"\xff" * BLOCK) is None and read_half(bytes(BLOCK)) is None
