"""A flash that is kept in a file: the simulators' saved games outlive the simulator, however it ends."""

import os

from host_tools.flash.nor import BLOCK, PICO_BLOCKS, NorFlash

try:
    import fcntl
except ImportError:
    fcntl = None


class ImageError(Exception):
    """The file cannot be used as a flash: another simulator is using it, or it cannot be opened."""


class ImageFlash(NorFlash):
    """A flash whose bytes are those of the file at `path`, which is made where it does not exist.

    Raises ImageError where it cannot be opened or is in use, ValueError where its length is not that
    of a flash. Each operation is written through to the file at once, so that a simulator that is killed leaves
    what a board leaves whose power fails.
    """

    def __init__(self, path, blocks=PICO_BLOCKS):
        self._file = None
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            content = self._read_all()
        except OSError as error:
            self.close()
            if isinstance(error, BlockingIOError):
                raise ImageError(f"{path} is in use by another simulator") from error
            raise ImageError(f"{path} cannot be opened: {error.strerror}") from error
        size = len(content)
        # A file that was being made when the simulator was killed may be short: the rest is erased.
        if len(content) > blocks * BLOCK:
            blocks = len(content) // BLOCK
        content += b"\xff" * (blocks * BLOCK - len(content))
        if len(content) != blocks * BLOCK:
            self.close()
            raise ValueError(f"{path} is no image of a flash")
        super().__init__(blocks, content)
        if size < len(content):
            self._write(size, content[size:])

    def _read_all(self):
        parts = []
        while True:
            part = os.read(self._file, 1 << 20)
            if not part:
                return b"".join(parts)
            parts.append(part)

    def _write(self, start, data):
        os.lseek(self._file, start, os.SEEK_SET)
        os.write(self._file, data)

    def put(self, start, data):
        """Bring bytes onto the chip and into the file."""
        super().put(start, data)
        self._write(start, data)

    def close(self):
        """Let another simulator use the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
            self.dead = True


def open_image(path, blocks=PICO_BLOCKS):
    """Return (ImageFlash, None), or (.., new name of a file that stood there and was no flash).

    A new file is given a file system. What cannot be mounted is renamed, never formatted. Raises
    ImageError where another simulator is using it.
    """
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
            FlashFiles(flash, make=blank)
        except OSError:
            flash.close()
            aside = _rename(path)
            continue
        return flash, aside


def _rename(path):
    number = 1
    while os.path.exists(f"{path}.bad{number}"):
        number += 1
    os.rename(path, f"{path}.bad{number}")
    return f"{path}.bad{number}"
