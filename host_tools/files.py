"""Writing a file as a whole: the old one stays until the new one is complete."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path


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
