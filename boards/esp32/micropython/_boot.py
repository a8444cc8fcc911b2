"""Mounts the file system when an ESP32 with the program frozen in starts.

It replaces MicroPython's file of this name. On a file system that cannot be mounted, that one
prints to the console for ever, and the screen stays dark. This one makes a new file system only on
a flash that never had one; a damaged one is left as it is, so that the program starts, shows what
can be read and asks first (firmware/trouble/rescue.py).
"""

import vfs
from flashbdev import bdev


def mount():
    """Mount the file system; a flash without any gets a new one."""
    if bdev is None:
        return
    try:
        vfs.mount(vfs.VfsLfs2(bdev, progsize=256), "/")
    except OSError:
        if not has_file_system(bdev):
            vfs.VfsLfs2.mkfs(bdev, progsize=256)
            vfs.mount(vfs.VfsLfs2(bdev, progsize=256), "/")


def has_file_system(flash):
    """Return whether one of the two blocks in which littlefs begins bears its name."""
    start = bytearray(16)
    for block in (0, 1):
        flash.readblocks(block, start, 0)
        if start[8:] == b"littlefs":
            return True
    return False


mount()
