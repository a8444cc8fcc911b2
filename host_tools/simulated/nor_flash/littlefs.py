"""The files on a flash: littlefs with MicroPython's geometry, behind the store's calls.

littlefs itself is the C code that the boards run, from the package littlefs-python, with the
parameters that MicroPython uses (`VfsLfs2(bdev, progsize=256)` on the RP2040).
"""

import errno
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Self

from littlefs import LFSConfig, LFSFilesystem, LittleFSError, UserContext, lfs

from firmware.storage.files import Files
from host_tools.simulated.nor_flash.nor import BLOCK, PAGE, PowerCut

if TYPE_CHECKING:
    from host_tools.simulated.nor_flash.nor import NorFlash

_READ = 32
_LOOKAHEAD = 32
# MicroPython's `config->block_cycles`: a metadata block moves after this many erasures.
_BLOCK_CYCLES = 100
_DISK_VERSION = 0x00020001
_FOLDER, _FILE = 0x4000, 0x8000

logging.getLogger("littlefs").setLevel(logging.CRITICAL)


class _Bus(UserContext):
    """What littlefs calls; it swallows exceptions, so a failure is returned as -5 and kept."""

    def __init__(self, flash):
        self.flash = flash
        self.error = None

    def _do(self, call, *arguments):
        try:
            call(*arguments)
        except (AssertionError, PowerCut) as error:
            self.error = self.error or error
            return -5
        except OSError:
            # The chip has failed, not the program: littlefs stops its operation and reports it.
            return -5
        return 0

    def read(self, cfg, block, off, size):
        try:
            return bytearray(self.flash.read(block, off, size))
        except PowerCut as error:
            self.error = self.error or error
            return bytearray(b"\xff" * size)

    def prog(self, cfg, block, off, data):
        return self._do(self.flash.program, block, off, bytes(data))

    def erase(self, cfg, block):
        return self._do(self.flash.erase, block)

    def sync(self, cfg):
        return 0


def _config(bus):
    return LFSConfig(
        context=bus,
        block_size=BLOCK,
        block_count=bus.flash.blocks,
        read_size=_READ,
        prog_size=PAGE,
        block_cycles=_BLOCK_CYCLES,
        cache_size=min(BLOCK, 4 * PAGE),
        lookahead_size=_LOOKAHEAD,
        disk_version=_DISK_VERSION,
    )


def format_flash(flash: "NorFlash") -> None:
    """Make an empty file system on `flash`."""
    bus = _Bus(flash)
    _checked(bus, lfs.format, LFSFilesystem(), _config(bus))


def _checked(bus, call, *arguments):
    """Call littlefs; raise OSError, or the flash's own failure."""
    try:
        result = call(*arguments)
    except LittleFSError as error:
        if bus.error is not None:
            raise bus.error from None
        code = -error.code
        raise OSError(code, errno.errorcode.get(code, "littlefs")) from None
    if bus.error is not None:
        raise bus.error
    return result


class FlashFiles(Files):
    """The file system on `flash`, mounted; raises OSError if there is none.

    The calls are those of `firmware.storage.files.Files`. If `make` is true, a flash without a file
    system is formatted, as on a board's first start.
    """

    def __init__(self, flash: "NorFlash", make: bool = False) -> None:
        self.flash = flash
        self.bus = _Bus(flash)
        self.config = _config(self.bus)
        self.fs = LFSFilesystem()
        try:
            self._call(lfs.mount, self.config)
        except OSError:
            if not make:
                raise
            format_flash(flash)
            self._call(lfs.mount, self.config)

    def _call(self, call, *arguments):
        return self._call_on(self.fs, call, *arguments)

    def _call_on(self, fs, call, *arguments):
        if self.flash.dead:
            raise PowerCut
        return _checked(self.bus, call, fs, *arguments)

    def open(self, path: str, mode: str = "r") -> "FlashFile":
        """Open a file; without b in `mode` it reads and writes text."""
        return FlashFile(self, path, mode)

    def stat(self, path: str) -> tuple[int, ...]:
        """Return (mode, 0, 0, 0, 0, 0, size, 0, 0, 0), as MicroPython does."""
        found = self._call(lfs.stat, path)
        return (
            _FOLDER if found.type == found.TYPE_DIR else _FILE,
            0,
            0,
            0,
            0,
            0,
            found.size,
            0,
            0,
            0,
        )

    def rename(self, old: str, new: str) -> None:
        """Rename, replacing a file with the new name."""
        self._call(lfs.rename, old, new)

    def remove(self, path: str) -> None:
        """Remove a file or an empty folder."""
        self._call(lfs.remove, path)

    def rmdir(self, path: str) -> None:
        """Remove an empty folder."""
        self._call(lfs.remove, path)

    def listdir(self, path: str) -> list[str]:
        """Return the names in a folder."""
        return [found.name for found in self._entries(path)]

    def sizes(self, path: str) -> list[tuple[str, int]]:
        """Return (name, bytes) of each file and folder in a folder."""
        return [(found.name, found.size) for found in self._entries(path)]

    def _entries(self, path):
        handle = self._call(lfs.dir_open, path)
        found = []
        try:
            while (one := self._call(lfs.dir_read, handle)) is not None:
                if one.name not in (".", ".."):
                    found.append(one)
        finally:
            self._call(lfs.dir_close, handle)
        return found

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        self._call(lfs.mkdir, path)

    def statvfs(self, path: str) -> tuple[int, ...]:
        """Return sizes and free blocks, as MicroPython does."""
        free = self.flash.blocks - self._call(lfs.fs_size)
        return (BLOCK, BLOCK, self.flash.blocks, free, free, 0, 0, 0, 0, 255)

    def format(self) -> None:
        """Make the file system anew: everything on it is lost."""
        format_flash(self.flash)
        self._mount()

    def _mount(self):
        fs = LFSFilesystem()
        if self.flash.dead:
            raise PowerCut
        _checked(self.bus, lfs.mount, fs, self.config)
        # Files that are open for reading go on with the old one.
        self.fs = fs

    def device(self) -> "Device":
        """Return the flash as a board's program sees it below the file system."""
        return Device(self.flash)

    def refresh(self) -> None:
        """Mount the file system afresh, after an operation of it failed."""
        self._mount()

    def sync(self, file: Any) -> None:
        """Write an open file to the flash."""
        file.flush()

    def tree(self, path: str = "/") -> Iterator[tuple[str, int | None]]:
        """Yield (path, size) of everything there is; the size of a folder is None."""
        for name in sorted(self.listdir(path)):
            inner = path.rstrip("/") + "/" + name
            mode = self.stat(inner)
            if mode[0] == _FOLDER:
                yield inner, None
                yield from self.tree(inner)
            else:
                yield inner, mode[6]


class Device:
    """`flash` with MicroPython's calls of a block device, for reading."""

    def __init__(self, flash: "NorFlash") -> None:
        self.flash = flash

    def ioctl(self, what: int, _: int) -> int:
        """Return the number of blocks for 4, the bytes of one for 5."""
        return {4: self.flash.blocks, 5: BLOCK}[what]

    def readblocks(self, block: int, into: bytearray, offset: int = 0) -> None:
        """Fill `into` with what is in a block, and in those after it, from `offset` on."""
        into[:] = self.flash.read(block, offset, len(into))


class FlashFile:
    """An open file, unbuffered except for littlefs' own cache, as MicroPython's are."""

    def __init__(self, files: "FlashFiles", path: str, mode: str) -> None:
        self.files = files
        self.handle = None
        self.path = path
        self.text = "b" not in mode
        self._open(mode.replace("b", "").replace("t", ""))

    def _open(self, mode):
        self.mode = mode
        self.fs = self.files.fs
        self.handle = self.files._call(lfs.file_open, self.path, mode)

    def _call(self, call: Any, *arguments: Any) -> Any:
        if self.handle is None:
            raise ValueError("the file is closed")
        if self.mode != "r" and self.fs is not self.files.fs:
            # Mounted afresh meanwhile: what was not saved by then is not saved any more.
            self.handle = None
            if call is lfs.file_close:
                return None
            raise OSError(errno.EBADF, "EBADF")
        try:
            return self.files._call_on(self.fs, call, self.handle, *arguments)
        except (OSError, PowerCut):
            if call is lfs.file_close or self.files.flash.dead:
                self.handle = None
            raise

    def read(self, size: int = -1) -> Any:
        """Return up to `size` bytes, or all that are left."""
        if size < 0:
            size = self._call(lfs.file_size) - self._call(lfs.file_tell)
        data = bytes(self._call(lfs.file_read, size))
        return data.decode() if self.text else data

    def write(self, data: Any) -> int:
        """Write bytes, or text in text mode; return how many."""
        self._call(lfs.file_write, data.encode() if self.text else bytes(data))
        return len(data)

    def seek(self, offset: int, whence: int = 0) -> int:
        """Move to an offset."""
        return self._call(lfs.file_seek, offset, whence)

    def tell(self) -> int:
        """Return the offset."""
        return self._call(lfs.file_tell)

    def flush(self) -> None:
        """Write what was written so far to the flash."""
        self._call(lfs.file_sync)

    def close(self) -> None:
        """Close the file; what was written is on the flash."""
        if self.handle is not None:
            self._call(lfs.file_close)
            self.handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.files.flash.dead:
            self.handle = None
        else:
            self.close()

    def __del__(self):
        # MicroPython's files close themselves when they are collected.
        if getattr(self, "handle", None) is not None and not self.files.flash.dead:
            try:
                self.close()
            except (OSError, PowerCut):
                self.handle = None
