"""Files of this computer: written as a whole, and read as the firmware reads its own."""

import contextlib
import io
import os
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO


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
