"""Debian's packages: the sources from one release into a folder, and the compiler.

The sources come through this computer's own mirror, without a change to its package management: apt
works with lists in build/, and checks signatures and checksums.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from host_tools.base.command import show
from host_tools.base.debian import INSTALL, apt_get
from host_tools.boards.image.commands import end_of, run
from host_tools.boards.image.errors import ImageError

RELEASE = "trixie"
_KEYRINGS = (
    "/usr/share/keyrings/debian-archive-keyring.pgp",
    "/usr/share/keyrings/debian-archive-keyring.gpg",
)
# Debian's releases as a list of sources names them.
_RELEASES = ("bookworm", "trixie", "forky", "sid", "oldstable", "stable", "testing", "unstable")
_COMPILER = ("gcc-arm-none-eabi", "libnewlib-arm-none-eabi")
_OTHER_WAYS = (
    "Name a mirror of Debian: make image DEBIAN_MIRROR=<address>. Or take a checkout of MicroPython"
    " 1.24 or newer with its submodules: make image MICROPYTHON=<folder>"
)


def mirror_in(listed: str) -> str | None:
    """Return the address of Debian's mirror among `listed`, or None.

    `listed` is lines of "address release component".

    >>> mirror_in("http://other/repo/ noble main\\nhttp://mirror/debian/ bookworm main\\n")
    'http://mirror/debian/'
    """
    for line in listed.splitlines():
        address, release, component = line.split(" ")
        if release in _RELEASES and component == "main":
            return address
    return None


def mirror() -> str:
    """Return the address of the Debian mirror that this computer uses; raise ImageError."""
    named = os.environ.get("DEBIAN_MIRROR")
    if named:
        return named
    if not shutil.which("apt-get"):
        raise ImageError(
            "The sources of MicroPython come from Debian, and there is no apt-get here. "
            + _OTHER_WAYS
        )
    found = mirror_in(
        run(["apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT)"])
    )
    if not found:
        raise ImageError(
            "The sources of MicroPython come from Debian, and apt has no mirror of it here. "
            + _OTHER_WAYS
        )
    return found


# What fetches a source package and unpacks nothing.
_SOURCE = ("source", "--download-only")


class Apt:
    """Debian's RELEASE with lists and a cache in `folder`, separate from the computer's own."""

    def __init__(self, folder: Path, log: Path | None = None) -> None:
        self.folder = Path(folder).resolve()
        self.log = log
        self._sources = self.folder / "release.sources"
        self._options = {
            "Dir::Etc::SourceList": self._sources,
            "Dir::Etc::SourceParts": self.folder / "none",
            "Dir::State::Lists": self.folder / "lists",
            "Dir::Cache": self.folder / "cache",
            # The calling user may write here; apt's own user may not.
            "APT::Sandbox::User": "root",
            "Acquire::Retries": "3",
        }

    def _run(self, program, *arguments, folder=None):
        options = [f"-o{name}={value}" for name, value in self._options.items()]
        return run(
            [program, *options, *arguments], folder, log=self.log, doing=f"{program} {arguments[0]}"
        )

    def update(self) -> None:
        """Fetch the lists of packages."""
        for name in ("lists/partial", "cache/archives/partial", "none"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        signed = next((path for path in _KEYRINGS if Path(path).exists()), None)
        lines = [
            "Types: deb deb-src",
            f"URIs: {mirror()}",
            f"Suites: {RELEASE}",
            "Components: main",
        ]
        lines += [f"Signed-By: {signed}"] if signed else []
        self._sources.write_text("\n".join(lines) + "\n", encoding="utf-8")
        self._run("apt-get", "update", "-oAPT::Update::Error-Mode=any")

    def fetch_source(self, name: str, folder: Path) -> Path:
        """Fetch the source package `name` into `folder`; return the path of its archive."""
        self._run("apt-get", *_SOURCE, name, folder=folder)
        return _only(folder, f"{name}_*.orig.tar.*")

    def size_of_source(self, name: str) -> int:
        """Return how many bytes `fetch_source` fetches."""
        return _bytes_in(self._run("apt-get", *_SOURCE, "--print-uris", name))

    def size_of_package(self, name: str) -> int:
        """Return how many bytes `fetch_package` fetches."""
        return _bytes_in(self._run("apt-get", "download", "--print-uris", name))

    def fetch_package(self, name: str, folder: Path) -> Path:
        """Fetch the package `name` into `folder`; return its path."""
        self._run("apt-get", "download", name, folder=folder)
        return _only(folder, f"{name}_*.deb")


def _bytes_in(printed: str) -> int:
    """Return the sum of the sizes in what `--print-uris` prints: an address, a file, its size.

    >>> _bytes_in("Reading ...\\n'http://a/b.deb' b.deb 1200 SHA256:0\\n'http://a/c' c 34 MD5:0\\n")
    1234
    """
    return sum(map(int, re.findall(r"^'[^']+' \S+ (\d+) ", printed, re.M)))


def _only(folder, pattern):
    found = sorted(path for path in folder.glob(pattern) if not path.name.endswith(".asc"))
    if len(found) != 1:
        raise ImageError(f"apt fetched {len(found)} files like {pattern} instead of one.")
    return found[0]


def _has_compiler():
    gcc = shutil.which("arm-none-eabi-gcc")
    if not gcc:
        return False
    asked = subprocess.run(
        [gcc, "-print-file-name=nosys.specs"], capture_output=True, encoding="utf-8"
    )
    return os.path.isabs(asked.stdout.strip())


def need_compiler(say: Callable[[str], object] = show) -> None:
    """Install the compiler for the boards' chips if it is missing; raise ImageError."""
    if _has_compiler():
        return
    wanted = " ".join(_COMPILER)
    if not shutil.which("apt-get"):
        raise ImageError(
            "The compiler for the board is missing. Install it first; on Debian and Ubuntu:"
            f" {wanted}"
        )
    if os.geteuid() != 0:
        raise ImageError(
            f"The compiler for the board is missing. Install it first: sudo apt install {wanted}"
        )
    say(f"Installing {wanted} (100 MB to download, some minutes) ...")
    for command in (("update",), (*INSTALL, *_COMPILER)):
        failed = apt_get(*command, say=say)
        if failed:
            raise ImageError(f"apt-get {command[0]} failed:\n{end_of(failed)}")
    if not _has_compiler():
        raise ImageError(
            f"The compiler for the board is still missing after apt installed {wanted}."
        )
