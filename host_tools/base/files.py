"""Files of this computer: written as a whole, and read as the firmware reads its own."""

import contextlib
import io
import os
import shutil
import time
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO

# A file that its owner writes and everyone reads, whatever it was here.
_MODE = 0o100644
# A zip file knows no earlier date.
_EARLIEST = 315532800


@contextlib.contextmanager
def beside(path: Path | str) -> Iterator[Path]:
    """Yield a path beside `path` to write to; without an exception, it then takes its place.

    Where `path` is no regular file (a device, a pipe), that itself is written to. Raises OSError.
    """
    # A link stays one.
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        yield target
        return
    new = target.with_name(f".{target.name[:200]}.{os.getpid()}.new")
    try:
        yield new
        with open(new, "rb") as file:
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, new)
        os.replace(new, target)
    finally:
        with contextlib.suppress(OSError):
            new.unlink()


def write_whole(path: Path | str, content: bytes) -> None:
    """Write a file as `beside` does."""
    with beside(path) as new:
        new.write_bytes(content)


def zip_into(file: zipfile.ZipFile, files: Iterable[tuple[str, bytes]], epoch: int = 0) -> None:
    """Write (name, content) of files into a zip file, so that equal files make an equal one.

    Each has the date `epoch`, in seconds, as UTC.
    """
    date = time.gmtime(max(epoch, _EARLIEST))[:6]
    for name, content in files:
        entry = zipfile.ZipInfo(name, date)
        entry.create_system = 3  # Unix: the mode is read
        entry.external_attr = _MODE << 16
        entry.compress_type = zipfile.ZIP_DEFLATED
        file.writestr(entry, content, compresslevel=9)


class FolderFiles:
    """The files of this computer, as far as reading a journal needs them."""

    def open(self, path: str, mode: str) -> BinaryIO:
        """Open a file for reading."""
        if mode != "rb":
            raise OSError("no file to read")
        return open(path, "rb")

    def stat(self, path: str) -> Any:
        """Return (mode, ..., size at index 6, ...)."""
        return os.stat(path)

    def listdir(self, path: str) -> list[str]:
        """Return the names in a folder."""
        return os.listdir(path)


class MemoryFiles:
    """Files in memory, {path: bytes}, as far as reading a journal needs them."""

    def __init__(self, found: Mapping[str, bytes]) -> None:
        self._found = found

    def open(self, path: str, mode: str) -> BinaryIO:
        """Open a file for reading."""
        if mode != "rb" or path not in self._found:
            raise OSError("no file to read")
        return io.BytesIO(self._found[path])

    def stat(self, path: str) -> tuple[int, ...]:
        """Return (mode, ..., size at index 6, ...)."""
        if path not in self._found:
            raise OSError("no such file")
        return (0, 0, 0, 0, 0, 0, len(self._found[path]), 0, 0, 0)

    def listdir(self, path: str) -> list[str]:
        """Return the names in a folder."""
        return [name[len(path) + 1 :] for name in self._found if name.startswith(path + "/")]
