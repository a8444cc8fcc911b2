"""Runs inside the served MicroPython first, and gives it a board's flash and identity.

The names in capitals are filled in by `served.py`.
"""

import errno
import gc
import io
import os
import sys

import vfs

_BLOCK = 4096
# This build's error numbers differ from every board's.
_NUMBERS = {44: errno.ENOENT, 20: errno.EEXIST, 31: errno.EISDIR, 54: 20, 55: 39}


class _File(io.IOBase):
    """A file open for writing: takes blocks of the flash and fails when none are left."""

    def __init__(self, flash, file):
        self._flash = flash
        self._file = file
        self._size = 0

    def write(self, data):
        before = -(-self._size // _BLOCK)
        after = -(-(self._size + len(data)) // _BLOCK)
        if after - before > self._flash.free():
            raise OSError(28)
        self._flash.count(after - before)
        self._size += len(data)
        return self._file.write(data)

    def readinto(self, buffer):
        return self._file.readinto(buffer)

    def read(self, *count):
        return self._file.read(*count)

    def seek(self, *where):
        return self._file.seek(*where)

    def tell(self):
        return self._file.tell()

    def flush(self):
        self._file.flush()

    def close(self):
        self._file.close()

    def ioctl(self, request, argument):
        return 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class _Flash:
    """The root of the board's files, of `blocks` blocks.

    It is stored below /flash of this build's own files.
    """

    def __init__(self, blocks):
        self._files = vfs.VfsPosix("/flash")
        self._blocks = blocks
        self._used = self.used()

    def _do(self, name, *arguments):
        try:
            return getattr(self._files, name)(*arguments)
        except OSError as error:
            raise OSError(_NUMBERS.get(error.errno, error.errno))

    def used(self, folder=""):
        """Return the number of blocks that a folder takes."""
        blocks = 0
        for entry in self._files.ilistdir(folder or "/"):
            path = folder + "/" + entry[0]
            if entry[1] & 0x4000:
                blocks += 2 + self.used(path)
            else:
                blocks += -(-self._files.stat(path)[6] // _BLOCK)
        return blocks

    def free(self):
        return self._blocks - self._used

    def count(self, blocks):
        """Count the blocks written to a file."""
        self._used += blocks

    def recount(self):
        """Count again what is taken, after another change."""
        self._used = self.used()

    def open(self, path, mode):
        if mode[0] not in "wa" and "+" not in mode:
            return self._do("open", self._name(path), mode)
        self.recount()
        if self.free() < 1:
            raise OSError(28)
        return _File(self, self._do("open", self._name(path), mode))

    def _name(self, path):
        return "/" + path.lstrip("/")

    def ilistdir(self, path):
        return iter(list(self._do("ilistdir", self._name(path))))

    def stat(self, path):
        return self._do("stat", self._name(path))

    def mkdir(self, path):
        return self._do("mkdir", self._name(path))

    def remove(self, path):
        return self._do("remove", self._name(path))

    def rmdir(self, path):
        return self._do("rmdir", self._name(path))

    def rename(self, old, new):
        return self._do("rename", self._name(old), self._name(new))

    def statvfs(self, path):
        self.recount()
        free = self.free()
        return (_BLOCK, _BLOCK, self._blocks, free, free, 0, 0, 0, 0, 255)

    def chdir(self, path):
        pass

    def getcwd(self):
        return "/"

    def mount(self, readonly, mkfs):
        pass

    def umount(self):
        pass


class _Sys:
    """`sys` of another board: its platform and version, the rest unchanged."""

    class implementation:  # noqa: N801  as it is called there
        name = "micropython"
        version = VERSION  # noqa: F821
        _machine = MACHINE  # noqa: F821
        _mpy = sys.implementation._mpy

    platform = PLATFORM  # noqa: F821


class _Gc:
    """`gc` of a board with less memory than this build has."""

    collect = gc.collect
    mem_alloc = gc.mem_alloc

    def mem_free():
        return HEAP - gc.mem_alloc()  # noqa: F821


for _name in dir(sys):
    if _name not in ("platform", "implementation") and _name[:2] != "__":
        setattr(_Sys, _name, getattr(sys, _name))
_Sys.path[:] = ["", "/lib"]
sys.modules["sys"] = _Sys
sys.modules["gc"] = _Gc
vfs.umount("/")
vfs.mount(_Flash(BLOCKS), "/")  # noqa: F821
os.chdir("/")
