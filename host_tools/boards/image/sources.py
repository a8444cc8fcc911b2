"""MicroPython's source: assembled from Debian's packages, or a checkout."""

import re
import shutil
import tarfile
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path

from host_tools.base.command import show
from host_tools.boards.image.apt import Apt
from host_tools.boards.image.commands import Steps, run
from host_tools.boards.image.errors import ImageError
from host_tools.boards.image.targets import MIN_VERSION, PACKAGED

# Debian's packages, with the versions expected in its release.
_MICROPYTHON = ("micropython", "%d.%d.%d" % PACKAGED)
_SDK = ("pico-sdk-source", "2.1.1")
_USB = ("tinyusb-source", "0.18.0")
# The packages of Debian whose sources are in an image, with their versions.
PACKAGES = (_MICROPYTHON, _SDK, _USB)
# What an image contains besides MicroPython's own files.
_SUBMODULES = {"lib/pico-sdk": "pico_sdk_init.cmake", "lib/tinyusb": "src/tusb.h"}

# The `folder` of MicroPython, its `version` as a tuple, and whether it is a release.
Source = namedtuple("Source", ("folder", "version", "released"))


def version_of(folder: Path) -> tuple[tuple[int, int, int], bool]:
    """Return (version, whether it is a release) of the source in `folder`; raise ImageError."""
    path = Path(folder, "py", "mpconfig.h")
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ImageError(f"There is no MicroPython in {folder}: {path} is missing.") from error
    names = ("MAJOR", "MINOR", "MICRO", "PRERELEASE")
    found = [re.search(rf"#define MICROPY_VERSION_{name} (\d+)", text) for name in names]
    numbers = [int(match.group(1)) for match in found if match]
    if len(numbers) < len(names):
        raise ImageError(f"{path} does not state MicroPython's version.")
    major, minor, micro, unfinished = numbers
    return (major, minor, micro), not unfinished


def checkout(folder: Path) -> "Source":
    """Return the Source of the user's checkout in `folder`; raise ImageError if it is unusable."""
    folder = Path(folder).expanduser().resolve()
    version, released = version_of(folder)
    if version < MIN_VERSION:
        raise ImageError(
            f"{folder} is MicroPython {_dotted(version)}; "
            f"Meldmate needs {_dotted(MIN_VERSION)} or newer."
        )
    missing = [
        name for name, inside in _SUBMODULES.items() if not (folder / name / inside).exists()
    ]
    if missing:
        wanted = " ".join(missing)
        raise ImageError(
            f"In {folder} the submodules {wanted} are empty. "
            f"Fetch them: git -C {folder} submodule update --init {wanted}"
        )
    return Source(folder, version, released)


def packaged(work: Path, say: Callable[[str], object] = show) -> "Source":
    """Return the Source assembled from Debian's packages in the folder `work`, once."""
    folder = work / f"micropython-{_MICROPYTHON[1]}"
    done = folder / "meldmate.stamp"
    if not done.exists():
        say("Fetching the sources of MicroPython from Debian, once (some minutes) ...")
        fetched = work / "packages"
        for path in (folder, fetched):
            shutil.rmtree(path, ignore_errors=True)
        fetched.mkdir(parents=True)
        apt = Apt(work / "apt", work / "apt.log")
        steps = Steps(5, say)
        steps.begin("the lists of Debian's packages")
        apt.update()
        _put_together(work, folder, fetched, apt, steps)
        done.touch()
    return Source(folder, *version_of(folder))


def _put_together(work, folder, fetched, apt, steps):
    def begin(package, size):
        steps.begin(f"{package[0]} {package[1]}, {size / 1e6:.0f} MB to fetch")

    begin(_MICROPYTHON, apt.size_of_source(_MICROPYTHON[0]))
    archive = _expect(apt.fetch_source(_MICROPYTHON[0], fetched), _MICROPYTHON)
    packages = []
    for path in (_SDK, _USB):
        begin(path, apt.size_of_package(path[0]))
        packages.append(_expect(apt.fetch_package(path[0], fetched), path))
    steps.begin("unpacking them")
    with tarfile.open(archive) as file:
        # Python has filters since 3.11.4. Where there are none, apt's signature has to do.
        file.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        file.extractall(work)
    places = (("lib/pico-sdk", _SDK), ("lib/tinyusb", _USB))
    for (name, path), package in zip(places, packages, strict=True):
        inside = fetched / path[0]
        run(["dpkg-deb", "--extract", package, inside])
        target = folder / name
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(
            inside / "usr" / "src" / path[0].removesuffix("-source"), target, symlinks=True
        )


def _expect(path, package):
    """Return `path` of a fetched package, if it has the expected version; raise ImageError."""
    name, version = package
    if not re.match(re.escape(f"{name}_{version}") + r"(?![\d.])", path.name):
        raise ImageError(
            f"Debian's release has {path.name}, and version {version} of {name} is expected."
        )
    return path


def _dotted(version):
    return ".".join(str(number) for number in version)
