"""A zip file and a list of checksums that depend on nothing but what is in them."""

import hashlib
import time
import zipfile
from pathlib import Path

SUMS = "SHA256SUMS"
# A file that its owner writes and everyone reads, whatever it was here.
_MODE = 0o100644
# A zip file knows no earlier date.
_EARLIEST = 315532800


def write_zip(path: Path, folder: Path, epoch: int) -> None:
    """Write all files of `folder` into a new zip file at `path`, in order of their names.

    Each has the date `epoch`, in seconds, as UTC.
    """
    date = time.gmtime(max(epoch, _EARLIEST))[:6]
    names = sorted(one.relative_to(folder).as_posix() for one in folder.rglob("*") if one.is_file())
    with zipfile.ZipFile(path, "x") as file:
        for name in names:
            entry = zipfile.ZipInfo(name, date)
            entry.create_system = 3  # Unix: the mode is read
            entry.external_attr = _MODE << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, (folder / name).read_bytes(), compresslevel=9)


def write_sums(folder: Path) -> None:
    """Write the checksums of all files in `folder` there, as `sha256sum -c` reads them."""
    lines = [f"{digest}  {name}\n" for name, digest in sums_of(folder).items()]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def sums_of(folder: Path) -> dict[str, str]:
    """Return {name: SHA-256} of the files in `folder`, in order, without the list itself."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.name != SUMS
    }


def listed(folder: Path) -> dict[str, str]:
    """Return {name: SHA-256} as the list in `folder` has it; empty if there is no list."""
    path = folder / SUMS
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
