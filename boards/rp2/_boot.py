"""Mounts the file system of an RP2040 or RP2350 at start, in place of MicroPython's `_boot.py`.

MicroPython's own makes a new file system wherever it cannot mount one, and the saved games are
gone. This one does so only on a flash that never had one. If a damaged one cannot be mounted, the
program shows what can be read and asks first (firmware/rescue.py).
"""

import _rp2  # pyright: ignore[reportMissingImports]
import vfs


def mount():
    """Mount the file system; a flash that never had one gets a new one."""
    # The module rp2 would bring along an assembler, which stays in memory.
    flash = _rp2.Flash()
    try:
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
    except OSError:
        if not has_file_system(flash):
            vfs.VfsLfs2.mkfs(flash, progsize=256)
            vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")


def has_file_system(flash):
    """Return whether one of the first two blocks has littlefs's name in it."""
    start = bytearray(16)
    for block in (0, 1):
        flash.readblocks(block, start, 0)
        if start[8:] == b"littlefs":
            return True
    return False


mount()
