"""A zip file and a list of checksums that depend on nothing but what is in them."""

import hashlib
import zipfile
from pathlib import Path

from host_tools.base.files import zip_into

SUMS = "SHA256SUMS"


def write_zip(path: Path, folder: Path, epoch: int) -> None:
    """Write all files of `folder` into a new zip file at `path`, in order of their names.

    Each has the date `epoch`, in seconds, as UTC.
    """
    paths = {one.relative_to(folder).as_posix(): one for one in folder.rglob("*") if one.is_file()}
    with zipfile.ZipFile(path, "x") as file:
        zip_into(file, ((name, paths[name].read_bytes()) for name in sorted(paths)), epoch)


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
