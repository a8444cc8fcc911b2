"""Mounts the file system when a board with an RP2040 or RP2350 starts.

It replaces MicroPython's file of this name, which makes a new file system wherever it cannot mount
the existing one, so that the saved games are lost. This file makes one only on a flash that never
had one. If a damaged one cannot be mounted, the program shows what can be read and asks first
(firmware/trouble/rescue.py).
"""

import _rp2  # pyright: ignore[reportMissingImports]
import vfs


def mount():
    """Mount the file system; a flash without any gets a new one."""
    # The module rp2 would bring an assembler along, which stays in memory.
    flash = _rp2.Flash()
    try:
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
    except OSError:
        if not has_file_system(flash):
            vfs.VfsLfs2.mkfs(flash, progsize=256)
            vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")


def has_file_system(flash):
    """Return whether one of the two blocks in which littlefs begins bears its name."""
    start = bytearray(16)
    for block in (0, 1):
        flash.readblocks(block, start, 0)
        if start[8:] == b"littlefs":
            return True
    return False


mount()
