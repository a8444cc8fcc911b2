"""Mounts the file system when a board with the program frozen in starts.

MicroPython's own start makes a new file system wherever it cannot mount the existing one, or prints
to the console for ever: the saved games are lost, or the screen stays dark. This one makes one only
on a flash on which nothing was ever written. Anything else is left as it is; the program starts,
shows what can be read and asks first (firmware/trouble/rescue.py).
"""

import vfs

_BLOCK = 4096
_COUNT_BLOCKS = 4
# littlefs begins in two blocks, and writes to no other one while a file system is made.
_FIRST = 2


def mount(flash):
    """Mount the file system on `flash`, a block device; a blank one gets a new one."""
    try:
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
    except OSError:
        if is_blank(flash):
            vfs.VfsLfs2.mkfs(flash, progsize=256)
            vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")


def is_blank(flash):
    """Return whether nothing was ever written to `flash`, or only the beginning of its first files.

    The power may have failed while those were made: then the two first blocks have something, but
    not both a name, and no other block has anything.
    """
    read, erased = bytearray(_BLOCK), b"\xff" * _BLOCK
    named = 0
    for block in range(flash.ioctl(_COUNT_BLOCKS, 0)):
        flash.readblocks(block, read)
        if block < _FIRST:
            named += read[8:16] == b"littlefs"
        elif read != erased:
            return False
    return named < _FIRST
