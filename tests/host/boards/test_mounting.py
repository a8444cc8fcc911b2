"""The start of a board with the program frozen in: only a blank flash gets a file system.

Each `_boot.py` is run with seven kinds of flash, on littlefs itself; where a `micropython` of the
unix port is on the PATH, in that as well.
"""

import runpy
import sys
from random import Random
from types import SimpleNamespace

import pytest

from host_tools.base.boards import FOLDER
from host_tools.simulated.micropython import run_unix, unix_port
from host_tools.simulated.nor_flash.littlefs import FlashFiles, format_flash
from host_tools.simulated.nor_flash.nor import BLOCK, NorFlash, PowerCut, torn

BOOTS = {"rp2": FOLDER / "rp2" / "_boot.py", "esp32": FOLDER / "esp32" / "micropython" / "_boot.py"}
# Blocks of the flash, less than any board has.
BLOCKS = 64
NAME = b"littlefs"


class Device:
    """A flash as MicroPython's block device."""

    def __init__(self, flash):
        self.flash = flash

    def readblocks(self, block, buffer, offset=0):
        buffer[:] = self.flash.read(block, offset, len(buffer))

    def ioctl(self, operation, argument):
        assert operation == 4
        return self.flash.blocks


def used():
    """Return a flash with a game."""
    flash = NorFlash(BLOCKS)
    files = FlashFiles(flash, make=True)
    files.mkdir("/saves")
    with files.open("/saves/1.txt", "wb") as file:
        file.write(b"a game" * 400)
    return flash


def nameless():
    """Return a flash with a game, of which both first blocks have lost their name."""
    flash = used()
    for block in (0, 1):
        at = block * BLOCK + 8
        assert flash.content[at : at + 8] == NAME
        flash.content[at : at + 8] = bytes(8)
    return flash


def beheaded():
    """Return a flash with a game, of which both first blocks are erased."""
    flash = used()
    flash.content[: 2 * BLOCK] = b"\xff" * (2 * BLOCK)
    return flash


def half():
    """Return a flash with a game, of which one of the first blocks is damaged."""
    flash = used()
    flash.content[:BLOCK] = Random(1).randbytes(BLOCK)
    return flash


def foreign():
    """Return a flash with the files of another program: no littlefs."""
    flash = NorFlash(BLOCKS)
    flash.content[: 20 * BLOCK] = Random(2).randbytes(20 * BLOCK)
    return flash


def late():
    """Return a flash of which only the last byte was ever written."""
    flash = NorFlash(BLOCKS)
    flash.content[-1] = 0
    return flash


IMAGES = {
    "blank": lambda: NorFlash(BLOCKS),
    "used": used,
    "half": half,
    "nameless": nameless,
    "beheaded": beheaded,
    "foreign": foreign,
    "late": late,
}
MOUNTED = ("blank", "used", "half")


def start(port, flash, monkeypatch):
    """Run the `_boot.py` of `port`; return whether the files are mounted afterwards."""
    mounted = []

    class VfsLfs2:
        def __init__(self, device, progsize):
            assert progsize == 256
            self.files = FlashFiles(device.flash)

        @staticmethod
        def mkfs(device, progsize):
            assert progsize == 256
            format_flash(device.flash)

    fake = SimpleNamespace(VfsLfs2=VfsLfs2, mount=lambda system, path: mounted.append(path))
    device = flash and Device(flash)
    monkeypatch.setitem(sys.modules, "vfs", fake)
    monkeypatch.setitem(sys.modules, "_rp2", SimpleNamespace(Flash=lambda: device))
    monkeypatch.setitem(sys.modules, "flashbdev", SimpleNamespace(bdev=device))
    module = SimpleNamespace(**runpy.run_path(str(FOLDER / "mounting.py")))
    monkeypatch.setitem(sys.modules, "mounting", module)
    runpy.run_path(str(BOOTS[port]))
    return mounted == ["/"]


@pytest.mark.parametrize("port", BOOTS)
@pytest.mark.parametrize("image", IMAGES)
def test_only_a_blank_flash_is_formatted(port, image, monkeypatch):
    flash = IMAGES[image]()
    before = bytes(flash.content)
    assert start(port, flash, monkeypatch) == (image in MOUNTED)
    assert (bytes(flash.content) == before) == (image != "blank")


@pytest.mark.parametrize("port", BOOTS)
@pytest.mark.parametrize("seed", range(6))
def test_the_power_may_fail_while_the_first_files_are_made(port, seed, monkeypatch):
    whole = NorFlash(BLOCKS)
    start(port, whole, monkeypatch)
    rng = Random(seed)
    for at in range(whole.operations):
        flash, left = NorFlash(BLOCKS), [at]

        def cut(what, block, offset, data, flash=flash, left=left):
            if left[0] == 0:
                begin = block * BLOCK + offset
                new = data or b"\xff" * BLOCK
                flash.put(begin, torn(what, flash.content[begin : begin + len(new)], new, rng))
                flash.cut_power()
            left[0] -= 1

        flash.watch = cut
        with pytest.raises(PowerCut):
            start(port, flash, monkeypatch)
        after = NorFlash(BLOCKS, flash.content)
        assert start(port, after, monkeypatch), (at, seed)


def test_a_flash_without_the_partition_stops_nothing(monkeypatch):
    assert not start("esp32", None, monkeypatch)


def test_by_the_names_alone_games_would_be_lost(monkeypatch):
    def by_name(flash):
        return not any(flash.content[at : at + 8] == NAME for at in (8, BLOCK + 8))

    for image in ("nameless", "beheaded", "foreign", "late"):
        flash = IMAGES[image]()
        before = bytes(flash.content)
        assert by_name(flash)
        format_flash(flash)
        assert sum(a != b for a, b in zip(before, flash.content, strict=True)) > 0


# What runs in the unix port: a flash of 4 KiB blocks in a file, and the two modules of the ports.
_INSIDE = """
import sys

class Device:
    def __init__(self):
        with open("flash", "rb") as file:
            self.data = bytearray(file.read())
    def readblocks(self, block, buffer, offset=0):
        at = block * 4096 + offset
        buffer[:] = self.data[at : at + len(buffer)]
    def writeblocks(self, block, buffer, offset=None):
        if offset is None:
            self.ioctl(6, block)
            offset = 0
        at = block * 4096 + offset
        for index in range(len(buffer)):
            self.data[at + index] &= buffer[index]
    def ioctl(self, operation, argument):
        if operation == 4:
            return len(self.data) // 4096
        if operation == 5:
            return 4096
        if operation == 6:
            self.data[argument * 4096 : argument * 4096 + 4096] = b"\\xff" * 4096
            return 0

class Module:
    pass

device = Device()
for name, field, value in (("_rp2", "Flash", lambda: device), ("flashbdev", "bdev", device)):
    module = Module()
    setattr(module, field, value)
    sys.modules[name] = module
import vfs
mounted = []
vfs_mount = Module()
vfs_mount.VfsLfs2 = vfs.VfsLfs2
vfs_mount.mount = lambda system, path: mounted.append(path)
sys.modules["vfs"] = vfs_mount
import _boot
with open("flash", "wb") as file:
    file.write(device.data)
print(mounted)
"""


@pytest.mark.skipif(unix_port() is None, reason="needs a micropython of the unix port on the PATH")
@pytest.mark.parametrize("port", BOOTS)
@pytest.mark.parametrize("image", IMAGES)
def test_the_unix_port_does_the_same(port, image, tmp_path):
    flash = IMAGES[image]()
    (tmp_path / "flash").write_bytes(flash.content)
    for path in (BOOTS[port], FOLDER / "mounting.py"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    said = run_unix(_INSIDE, tmp_path).strip()
    assert (said == "['/']") == (image in MOUNTED)
    same = (tmp_path / "flash").read_bytes() == bytes(flash.content)
    assert same == (image != "blank")
