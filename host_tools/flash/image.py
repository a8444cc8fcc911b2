"""A flash that is kept in a file: the simulators' saved games outlive the simulator, however it
ends.
"""

import contextlib
import errno
import os

from host_tools.flash.nor import BLOCK, PICO_BLOCKS, NorFlash

try:
    import fcntl
except ImportError:
    fcntl = None


# What a system or file system says that cannot give a file its room in advance.
_NO_FALLOCATE = (errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL, errno.ENOSYS)
_PART = 1 << 20


class ImageError(Exception):
    """The file cannot be used as a flash: it is in use, cannot be opened, or has no room to be
    one.
    """


class ImageFlash(NorFlash):
    """A flash whose bytes are those of the file at `path`, which is made where it does not exist.

    Raises ImageError where it cannot be opened, is in use or has no room for the whole flash,
    ValueError where its length is not that of a flash. Each operation is written through to the
    file at once, so that a simulator that is killed leaves what a board leaves whose power fails.
    `failed` is the OSError of the first operation that the file did not take, or None.
    """

    def __init__(self, path, blocks=PICO_BLOCKS):
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
        # A file that was being made when the simulator was killed may be short: the rest is erased.
        if size > blocks * BLOCK:
            blocks = size // BLOCK
        content += b"\xff" * (blocks * BLOCK - size)
        if len(content) != blocks * BLOCK:
            self.close()
            raise ValueError(f"{path} is no image of a flash")
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
        """Let the file, `size` bytes so far, have all its bytes on the disk before the first game
        needs them.
        """
        try:
            os.posix_fallocate(self._file, 0, len(self.content))  # pyright: ignore[reportArgumentType]
        except AttributeError:
            # Windows and macOS: writing the rest takes its room, too.
            pass
        except OSError as error:
            if error.errno not in _NO_FALLOCATE:
                raise
        if size < len(self.content):
            self._write(size, self.content[size:])
            os.fsync(self._file)  # pyright: ignore[reportArgumentType]

    def _give_back(self, path, size):
        """Leave the file as it was found: `size` bytes long, or not at all."""
        try:
            os.ftruncate(self._file, size)  # pyright: ignore[reportArgumentType]
            if not size:
                os.unlink(path)
        except OSError:
            # It is as long as it is, and mended by the next start that has room.
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
        """Write all of `data`; a disk that takes less at a time is asked again."""
        os.lseek(self._file, start, os.SEEK_SET)  # pyright: ignore[reportArgumentType]
        rest = memoryview(data)
        while rest:
            taken = os.write(self._file, rest)  # pyright: ignore[reportArgumentType]
            if not taken:
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            rest = rest[taken:]

    def put(self, start, data):
        """Bring bytes into the file, then onto the chip; raises OSError where the file does not
        take them.

        What the file took of them is on the chip then, too.
        """
        try:
            self._write(start, data)
        except OSError as error:
            self.failed = self.failed or error
            super().put(start, self._read(start, len(data)))
            raise
        super().put(start, data)

    def close(self):
        """Let another simulator use the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
            self.dead = True


@contextlib.contextmanager
def unused(path):
    """Keep simulators from using the image at `path`, if there is one; raises ImageError where one
    is.
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
    """Lock an open image, which is free again when it is closed; raises ImageError where another
    has it.
    """
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise ImageError(f"{path} is in use by another simulator") from error


def open_image(path, blocks=PICO_BLOCKS, folder="/saves"):
    """Return (ImageFlash, None), or (.., new name of a file that stood there and was no flash).

    A new file is given a file system. What cannot be mounted, or whose `folder` of saved games
    cannot be used, is renamed, never formatted. Raises ImageError where another simulator is using
    it, or it cannot be written.
    """
    from firmware.storage.store import Store
    from host_tools.flash.littlefs import FlashFiles

    aside = None
    while True:
        try:
            flash = ImageFlash(path, blocks)
        except ValueError:
            aside = _rename(path)
            continue
        blank = not flash.content.strip(b"\xff")
        try:
            # A file system can be mounted and still have a folder that nothing can be read from or
            # put into.
            files = FlashFiles(flash, make=blank)
            if not blank:
                Store(folder, files).numbers()
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
