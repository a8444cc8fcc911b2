"""Builds the parts of a release, each into one folder."""

import contextlib
import io
import os
import shutil
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path

from host_tools.base import identity
from host_tools.base.boards import ROOT
from host_tools.base.command import show
from host_tools.boards.case import make as cases
from host_tools.boards.image import make
from host_tools.boards.image.apt import need_compiler
from host_tools.boards.image.sources import packaged
from host_tools.boards.image.targets import RELEASED
from host_tools.boards.image.tools import Tools
from host_tools.documents import quick_card
from host_tools.play.web.build import LICENCES
from host_tools.play.web.build import build as build_page
from host_tools.release import package
from host_tools.release.archive import write_sums, write_zip
from host_tools.release.bill import bill
from host_tools.release.errors import ReleaseError

FOLDER = ROOT / "build" / "release"
_SHOWN = 5
# The heading of the changelog for what has no tag yet, and what its files say.
_UNRELEASED = "Unreleased"
_DEVELOPMENT = (
    "**A development version.** It was not released, and what it saves is not promised to last."
)
# Where the licences of what an image holds beside the program are, below build/image/.
_LICENCES = (
    "micropython-*/LICENSE",
    "packages/*/usr/share/doc/pico-sdk-source/copyright",
    "packages/*/usr/share/doc/tinyusb-source/copyright",
)
_NEWLIB = Path("/usr/share/doc/libnewlib-arm-none-eabi/copyright")


def names() -> dict[str, list[str]]:
    """Return {part: names of its files} of this version's release."""
    version = identity.version()
    return {
        "images": [f"meldmate-{target.name}-{version}.uf2" for target in RELEASED],
        "page": [f"meldmate-page-{version}.zip"],
        "package": [f"meldmate-{version}-py3-none-any.whl", f"meldmate-{version}.tar.gz"],
        "cards": [
            f"meldmate-card-{keys}-buttons-{language}-{version}.pdf"
            for keys in sorted(quick_card.BOARDS)
            for language in quick_card.languages()
        ],
        "cases": [f"meldmate-cases-{version}.zip"],
        "texts": [f"CHANGES-{version}.md", "LICENSES.txt", f"meldmate-{version}.cdx.json"],
    }


def changes(version: str, text: str) -> str:
    """Return the part of the changelog `text` about a version; raise ReleaseError if it has none.

    A development version is what is unreleased, and says so.

    >>> changes("3.2.1", "# Changelog\\n\\n## Unreleased\\n\\n## 3.2.1\\n\\nAll.\\n\\n## 3.2.0\\n")
    '# Meldmate 3.2.1\\n\\nAll.\\n'
    """
    development = ".dev" in version
    named = _UNRELEASED if development else version
    for part in text.split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        if heading.split(" ")[0] == named and body.strip():
            warned = f"{_DEVELOPMENT}\n\n" if development else ""
            return f"# Meldmate {version}\n\n{warned}{body.strip()}\n"
    raise ReleaseError(
        f'CHANGELOG.md says nothing about {version}: it needs a heading "## {named}" with what'
        " this version is."
    )


def check_sources() -> int:
    """Return the time of the commit, in seconds; raise ReleaseError if there is no clean commit."""
    epoch = identity.epoch()
    if epoch is None or not identity.committed():
        raise ReleaseError(
            "A release is built from a commit, and git knows none here. Run it in a clone. If git"
            " says that the folder is another user's:"
            f" git config --global --add safe.directory {ROOT}"
        )
    changed = identity.changed()
    if changed:
        some = ", ".join(changed[:_SHOWN]) + (", ..." if len(changed) > _SHOWN else "")
        raise ReleaseError(
            "A release is built from a commit, and these files differ from it or are not in it:"
            f" {some}. Commit them, or run it in a new clone."
        )
    return epoch


def check_addresses(version: str, pyproject: str) -> None:
    """Raise ReleaseError if `version` is to be given out and nobody owns the project's addresses.

    `pyproject` is the text of pyproject.toml. Development versions go to nobody.

    >>> check_addresses("2.0.0", "[tool.meldmate]\\naddresses-confirmed = true")
    """
    confirmed = tomllib.loads(pyproject)["tool"]["meldmate"]["addresses-confirmed"]
    if ".dev" not in version and confirmed is not True:
        raise ReleaseError(
            "Nobody has confirmed that the project owns the addresses in pyproject.toml. Put the"
            " real ones into [project.urls], set addresses-confirmed = true, commit, and tag again."
        )


def build(say: Callable[[str], object] = show) -> Path:
    """Build everything into build/release/; return that folder.

    Raises ReleaseError, ImageError, CaseError, CompileError or RuntimeMissing.
    """
    epoch = check_sources()
    # What builds the package reads it.
    os.environ["SOURCE_DATE_EPOCH"] = str(epoch)
    version = identity.version()
    check_addresses(version, (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if ".dev" in version:
        say(f"This commit has no tag v{identity.NEXT}: all is named as development, {version}.")
    notes = changes(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    _images(say)
    # The page has the images, too.
    write_zip(FOLDER / names()["page"][0], build_page(), epoch)
    say(names()["page"][0])
    _package(say)
    _cards(say)
    _cases(say, epoch)
    (FOLDER / f"CHANGES-{version}.md").write_text(notes, encoding="utf-8", newline="\n")
    bill_path = FOLDER / f"meldmate-{version}.cdx.json"
    bill_path.write_text(bill(epoch), encoding="utf-8", newline="\n")
    _licences()
    # Some would be written readable by their owner alone.
    for path in FOLDER.iterdir():
        path.chmod(0o644)
    write_sums(FOLDER)
    return FOLDER


def _images(say):
    """Build all images from nothing but the sources, in a fixed order."""
    for cache in make.WORK.glob("*/CMakeCache.txt"):
        shutil.rmtree(cache.parent)
    shutil.rmtree(make.IMAGES, ignore_errors=True)
    source = packaged(make.WORK, say)
    need_compiler(say)
    tools = Tools(make.WORK)
    for target in RELEASED:
        image = make.make(target, source, tools)
        shutil.copyfile(image.path, FOLDER / image.path.name)
        say(image.path.name)


def _package(say):
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        package.build_wheel(Path(folder))
        for name in names()["package"]:
            shutil.copyfile(Path(folder, name), FOLDER / name)
            say(name)


def _cards(say):
    version = identity.version()
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        for keys in sorted(quick_card.BOARDS):
            with contextlib.redirect_stdout(io.StringIO()):
                quick_card.main([str(keys), "-o", folder])
            for language in quick_card.languages():
                name = f"meldmate-card-{keys}-buttons-{language}-{version}.pdf"
                made = Path(folder, f"meldmate-{keys}-buttons-{language}.pdf")
                shutil.copyfile(made, FOLDER / name)
                say(name)


def _cases(say, epoch):
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        for one in cases.names():
            cases.make(*one, Path(folder))
        name = names()["cases"][0]
        write_zip(FOLDER / name, Path(folder), epoch)
        say(name)


def _licences():
    """Write the licences of everything that the images and the page hold."""
    type_licence = next((ROOT / "firmware").rglob("fonts/LICENSE"))
    paths = {"Meldmate": ROOT / "LICENSE", "Spleen, the type": type_licence}
    found = [next(iter(sorted(make.WORK.glob(pattern))), None) for pattern in _LICENCES]
    paths |= dict(zip(("MicroPython", "Pico SDK", "TinyUSB"), found, strict=True))
    paths["Newlib"] = _NEWLIB if _NEWLIB.exists() else None
    paths |= LICENCES
    parts = []
    for name, path in paths.items():
        if path is None:
            raise ReleaseError(f"The licence of {name} was not found where its package has it.")
        parts.append(f"{name}\n{'=' * len(name)}\n\n{path.read_text(encoding='utf-8').strip()}\n")
    (FOLDER / "LICENSES.txt").write_text("\n\n".join(parts), encoding="utf-8", newline="\n")
