"""Opens a release and tries it: what is in the folder, not what was built beside it."""

import re
import struct
import sys
import tempfile
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PIL import Image

from host_tools.base import identity
from host_tools.base.boards import ROOT
from host_tools.base.command import show
from host_tools.boards.case import make as cases
from host_tools.boards.case import mesh
from host_tools.boards.case.design import PARTS, THINNEST, design, scad
from host_tools.boards.image import uf2
from host_tools.boards.image.commands import end_of, run
from host_tools.boards.image.errors import ImageError
from host_tools.boards.image.targets import FLASH, RELEASED, RP2040
from host_tools.release.archive import SUMS, listed, sums_of
from host_tools.release.errors import ReleaseError
from host_tools.release.parts import names

# The tests that the page of a release has to pass, by file: it starts on a bare host below a path,
# with and without a network, can be installed, loads nothing from elsewhere, leads to the boards,
# and a round is played and saved.
PAGE_TESTS = {
    "page.test.mjs": (
        "offline, after one visit, on a host that sends no headers of ours, from below a path",
        "it can be installed: manifest, icons of all sizes, a service worker",
        "nothing is loaded from elsewhere, nothing breaks the policy, and no script may come in",
        "the page leads to the boards on the site, and has words for each image",
    ),
    "play.test.mjs": (
        "a round of Ginski by touch, on a phone: the right total, and after a reload it is there",
    ),
}


def check_sums(folder: Path) -> str:
    """Check that the list has every file of a release and nothing else, each as it was."""
    wanted = {name for part in names().values() for name in part}
    there, said = sums_of(folder), listed(folder)
    if not said:
        raise ReleaseError(
            f"There is no {SUMS} in {folder}: build the release first (make release)."
        )
    for what, wrong in (
        ("missing", wanted - set(there)),
        ("no part of a release", set(there) - wanted),
        (f"not in {SUMS}", set(there) - set(said)),
        (f"in {SUMS} only", set(said) - set(there)),
        (f"not as in {SUMS}", {name for name in said if there.get(name) != said[name]}),
    ):
        if wrong:
            raise ReleaseError(f"In {folder}: {what}: {', '.join(sorted(wrong))}.")
    return f"{len(said)} files, as {SUMS} has them"


def check_images(folder: Path) -> str:
    """Check each image's blocks, its version and its commit; boot those that can be emulated."""
    version, build = identity.version(), identity.build()
    emulated = 0
    for target in RELEASED:
        name = f"meldmate-{target.name}-{version}.uf2"
        try:
            start, program = uf2.read((folder / name).read_bytes(), target.family)
        except ImageError as error:
            raise ReleaseError(f"{name}: {error}") from error
        if start != FLASH:
            raise ReleaseError(f"{name} is for the address {start:#x}, not {FLASH:#x}.")
        for words in (version, build, target.name):
            if words.encode() not in program:
                raise ReleaseError(f"{name} does not say {words}: it is from another build.")
        emulated += target.family == RP2040
    # Each boots, and leaves room.
    command = ["-m", "pytest", "-q", "-n", "auto", "tests/image/test_boot.py", "-k", "an_image"]
    _pass(command, {"MELDMATE_IMAGES": str(folder)}, r"(\d+) passed", 2 * emulated)
    others = len(RELEASED) - emulated
    return f"{emulated} boot on the emulated board; {others} more, for another chip, are whole"


def check_page(folder: Path) -> str:
    """Unpack the page elsewhere, serve it there and pass its tests in a browser."""
    with tempfile.TemporaryDirectory(prefix="meldmate-page-") as place:
        with zipfile.ZipFile(folder / names()["page"][0]) as file:
            file.extractall(place)
        index = Path(place, "index.html").read_text(encoding="utf-8")
        if f">{identity.full_version()}<" not in index:
            raise ReleaseError("The page does not say its version.")
        for name in names()["images"]:
            if Path(place, "images", name).read_bytes() != (folder / name).read_bytes():
                raise ReleaseError(f"The page's {name} is not the release's.")
        wanted = [test for tests in PAGE_TESTS.values() for test in tests]
        only = "|".join(f"^{re.escape(test)}$" for test in wanted)
        command = ["-m", "host_tools.play.web", "test", *PAGE_TESTS, "--only", only]
        _pass(command, {"MELDMATE_PAGE": place}, r"^\S+ pass (\d+)$", len(wanted))
    return f"unpacked, served below another path, {len(wanted)} tests in a browser"


def check_package(folder: Path) -> str:
    """Install the wheel into an environment with nothing in it; build it from the sources."""
    wheel, sources = (folder / name for name in names()["package"])
    command = ["-m", "pytest", "-q", "tests/host/host_tools/release/test_package.py", "-k", "wheel"]
    _pass(command, {"MELDMATE_WHEEL": str(wheel)}, r"(\d+) passed", 2)
    with tempfile.TemporaryDirectory(prefix="meldmate-") as place:
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
        alone = ["--no-index", "--no-deps", "--no-build-isolation", "-w", place]
        epoch = {"SOURCE_DATE_EPOCH": str(identity.epoch())}
        run([*pip, *alone, str(sources)], ROOT, epoch, doing="pip wheel")
        if Path(place, wheel.name).read_bytes() != wheel.read_bytes():
            raise ReleaseError(f"{sources.name} does not make {wheel.name}.")
    return "the wheel installs alone and answers; the source archive makes the same wheel"


def check_cards(folder: Path) -> str:
    """Open each card: a sheet of A4 across."""
    for name in names()["cards"]:
        data = (folder / name).read_bytes()
        sound = data.startswith(b"%PDF") and data.rstrip().endswith(b"%%EOF")
        if not sound or b"[ 0 0 841.8898 595.2756 ]" not in data:
            raise ReleaseError(f"{name} is not a card to print.")
    return f"{len(names()['cards'])} files open"


def check_cases(folder: Path) -> str:
    """Open each case: its source is of this version, its meshes are closed and thick enough."""
    (name,) = names()["cases"]
    with tempfile.TemporaryDirectory(prefix="meldmate-cases-") as place:
        with zipfile.ZipFile(folder / name) as file:
            file.extractall(place)
        wanted = {design(*one).name: design(*one) for one in cases.names()}
        there = {path.name for path in Path(place).iterdir()}
        if there != set(wanted):
            raise ReleaseError(f"{name} has {sorted(there)}, not {sorted(wanted)}.")
        for case in wanted.values():
            _check_case(case, Path(place, case.name))
    return f"{len(wanted)} cases: every part is closed, no wall is thinner than {THINNEST} mm"


def _check_case(case, folder):
    """Raise ReleaseError if a case cannot be printed or is of another build."""
    try:
        source = (folder / "case.scad").read_text(encoding="utf-8")
        meshes = {part: mesh.read(folder / f"{part}.stl") for part in PARTS}
        with Image.open(folder / "case.png") as picture:
            picture.load()
    except (OSError, ValueError, struct.error) as error:
        raise ReleaseError(f"The case {case.name} cannot be read: {error}") from error
    if source != scad(case):
        raise ReleaseError(f"The source of the case {case.name} is from another build.")
    for part, found in meshes.items():
        wrong = mesh.faults(found)
        thick = 0 if wrong else mesh.thinnest(found)[0]
        if thick < THINNEST:
            why = ", ".join(wrong) or f"a wall of {thick:.2f} mm"
            raise ReleaseError(f"{part} of the case {case.name} cannot be printed: {why}.")


CHECKS: "dict[str, Callable[[Path], str]]" = {
    "checksums": check_sums,
    "cards": check_cards,
    "cases": check_cases,
    "package": check_package,
    "images": check_images,
    "page": check_page,
}


def try_all(folder: Path, say: Callable[[str], object] = show) -> None:
    """Try the release in `folder`; raise ReleaseError at the first part that fails."""
    for part, check in CHECKS.items():
        say(f"{part}: {check(folder)}")


def _pass(
    arguments: Sequence[str], environment: Mapping[str, str], counted: str, wanted: int
) -> None:
    """Run tests and raise ReleaseError unless so many passed: one left out has not passed.

    Raises ImageError if they fail.
    """
    said = run([sys.executable, *arguments], ROOT, environment, doing=" ".join(arguments[:2]))
    passed = [int(count) for count in re.findall(counted, said, re.M)]
    if passed != [wanted]:
        raise ReleaseError(f"Of {wanted} tests {passed or 'none'} passed:\n{end_of(said)}")
