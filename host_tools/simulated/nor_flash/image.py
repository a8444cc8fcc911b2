"""A flash in a file: the simulators' saved games survive the simulator, however it ends."""

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

from host_tools.simulated.nor_flash.nor import BLOCK, PICO_BLOCKS, NorFlash

try:
    import fcntl
except ImportError:
    fcntl = None


# The errors of a system or file system that cannot allocate a file's space in advance.
_NO_FALLOCATE = (errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL, errno.ENOSYS)
_PART = 1 << 20


class ImageError(Exception):
    """The file cannot be used as a flash.

    It is in use, cannot be opened, or has no room.
    """


class ImageFlash(NorFlash):
    """A flash whose bytes are those of the file at `path`, which is created if missing.

    Raises ImageError if it cannot be opened, is in use or has no room for the whole flash,
    ValueError if its length is not that of a flash. Each operation is written to the file at once,
    so a simulator that is killed leaves what a board leaves when its power fails. `failed` is the
    OSError of the first operation that the file did not accept, or None.
    """

    def __init__(self, path: Path | str, blocks: int = PICO_BLOCKS) -> None:
        self._file = None
        self.failed = None
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
            _lock(self._file, path)
            content = self._read(0, os.fstat(self._file).st_size)
        except ImageError:
            self.close()
            raise
        except OSError as error:
            self.close()
            raise ImageError(f"{path} cannot be opened: {error.strerror}") from error
        size = len(content)
        # A file that was being created when the simulator was killed may be short: the rest counts
        # as erased.
        if size > blocks * BLOCK:
            blocks = size // BLOCK
        content += b"\xff" * (blocks * BLOCK - size)
        if len(content) != blocks * BLOCK:
            self.close()
            raise ValueError(f"{path} is not an image of a flash")
        super().__init__(blocks, content)
        try:
            self._make_room(size)
        except OSError as error:
            self._give_back(path, size)
            raise ImageError(
                f"there is no room for {path}, which takes {len(content) // 1024} KiB:"
                f" {error.strerror}"
            ) from error

    def _make_room(self, size):
        """Allocate all bytes of the file, `size` so far, on the disk before the first game."""
        try:
            os.posix_fallocate(self._file, 0, len(self.content))  # pyright: ignore[reportArgumentType]
        except AttributeError:
            # Windows and macOS: writing the rest also allocates it.
            pass
        except OSError as error:
            if error.errno not in _NO_FALLOCATE:
                raise
        if size < len(self.content):
            self._write(size, self.content[size:])
            os.fsync(self._file)  # pyright: ignore[reportArgumentType]

    def _give_back(self, path, size):
        """Leave the file as it was found: `size` bytes long, or missing."""
        try:
            os.ftruncate(self._file, size)  # pyright: ignore[reportArgumentType]
            if not size:
                os.unlink(path)
        except OSError:
            # It stays this long; the next start with enough room repairs it.
            pass
        self.close()

    def _read(self, start, size):
        os.lseek(self._file, start, os.SEEK_SET)  # pyright: ignore[reportArgumentType]
        parts = []
        while size > 0:
            part = os.read(self._file, min(size, _PART))  # pyright: ignore[reportArgumentType]
            if not part:
                break
            parts.append(part)
            size -= len(part)
        return b"".join(parts)

    def _write(self, start, data):
        """Write all of `data`, in parts if the disk accepts less at a time."""
        os.lseek(self._file, start, os.SEEK_SET)  # pyright: ignore[reportArgumentType]
        rest = memoryview(data)
        while rest:
            taken = os.write(self._file, rest)  # pyright: ignore[reportArgumentType]
            if not taken:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            rest = rest[taken:]

    def put(self, start: int, data: bytes) -> None:
        """Write bytes to the file, then to the chip.

        Raises OSError if the file does not accept them all. What it did accept is then on the chip,
        too.
        """
        try:
            self._write(start, data)
        except OSError as error:
            self.failed = self.failed or error
            super().put(start, self._read(start, len(data)))
            raise
        super().put(start, data)

    def close(self) -> None:
        """Release the file for another simulator."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
            self.dead = True


@contextlib.contextmanager
def unused(path: Path | str) -> Iterator[None]:
    """Keep simulators from using the image at `path`, if there is one.

    Raises ImageError if a simulator is using it.
    """
    file = None
    try:
        try:
            file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        except FileNotFoundError:
            pass
        else:
            _lock(file, path)
        yield
    finally:
        if file is not None:
            os.close(file)


def _lock(file, path):
    """Lock an open image until it is closed; raise ImageError if another process has it."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise ImageError(f"{path} is in use by another simulator") from error


def open_image(path: Path | str, blocks: int = PICO_BLOCKS) -> "tuple[ImageFlash, str | None]":
    """Return (ImageFlash, None), or (ImageFlash, new name of a file that was not a flash).

    A new file gets a file system. What cannot be mounted, or whose folder of saved games cannot
    be used, is renamed, never formatted. Raises ImageError if another simulator is using it, or it
    cannot be written.
    """
    from firmware.storage.store import Store
    from host_tools.simulated.nor_flash.littlefs import FlashFiles

    aside = None
    while True:
        try:
            flash = ImageFlash(path, blocks)
        except ValueError:
            aside = _rename(path)
            continue
        blank = not flash.content.strip(b"\xff")
        try:
            # A file system can be mounted and still have a folder that cannot be read or written.
            files = FlashFiles(flash, make=blank)
            if not blank:
                Store("/saves", files).numbers()
        except OSError as error:
            flash.close()
            if blank or flash.failed:
                raise ImageError(f"{path} cannot be written: {error.strerror}") from error
            aside = _rename(path)
            continue
        return flash, aside


def _rename(path):
    number = 1
    while os.path.exists(f"{path}.bad{number}"):
        number += 1
    os.rename(path, f"{path}.bad{number}")
    return f"{path}.bad{number}"
