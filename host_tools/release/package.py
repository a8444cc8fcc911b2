"""The engine as a package, `meldmate`: a wheel and a source archive for pip, a folder for mip.

`make package` runs this. The folder for mip holds the modules, compiled for the MicroPythons whose
bytecode has the version of mpy-cross, beside a `package.json`. A folder for each game has another
that leaves out the other games: a Pico W's file system has no room for all of them. The texts are
packed, as in an image.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from engine import games
from engine.texts import LANGUAGES
from host_tools.base import identity
from host_tools.base.command import no_options, show
from host_tools.base.languages import HOME, beside_english
from host_tools.boards.compile import compile_module
from host_tools.boards.image.staging import listing, stage

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "package"
NAME = "meldmate"
# The module that lists the languages, where there is only English.
_ENGLISH = f"{NAME}/texts/folders_en.py"
# The texts of a game that do not have its name.
_TEXTS = {"rummoli": ("poker", "stops")}


def build_wheel(folder: Path, *kinds: str) -> Path:
    """Build the packages for pip into `folder`; return the wheel's path.

    `kinds` are "wheel" and "sdist", by default both.
    """
    chosen = [part for kind in kinds for part in ("-t", kind)]
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", *chosen, "-d", str(folder)],
        cwd=ROOT,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def files() -> dict[str, Path]:
    """Return {path in the package: path here} of the package's modules."""
    engine = ROOT / "engine"
    inside = {path.relative_to(engine).as_posix(): path for path in sorted(engine.rglob("*.py"))}
    inside["__init__.py"] = inside.pop("api.py")
    return {f"{NAME}/{name}": path for name, path in inside.items()}


def of_games() -> dict[str, set[str]]:
    """Return {game: paths in the package} of the modules that only one game needs."""
    found: dict[str, set[str]] = {}
    for name in games.names():
        game = games.load(name)
        prefix = game.prefix.lower()
        words = (name, f"rules_{prefix}", f"disputes_{prefix}", *_TEXTS.get(name, ()))
        found[name] = {
            inside
            for inside in files()
            for _, folder, *rest in [inside.removesuffix(".py").split("/")]
            if (folder == "games" and rest[0] == name)
            or (folder == "texts" and any(f"{rest[-1]}_".startswith(f"{word}_") for word in words))
        }
    return found


def _staged(folder):
    """Stage the package in `folder`; return {path in the package: path there, or here}."""
    # All games and forms fit a Pico's 1.4 MB with the forms' words in English only.
    engine = stage(folder, beside_english(), forms_without=LANGUAGES[1:], copied=True) / "engine"
    found = {inside: path for inside, path in files().items() if f"{NAME}/texts/" not in inside}
    for path in sorted(engine.rglob("*.py")):
        inside = path.relative_to(engine).as_posix()
        # The package's own is api.py.
        if inside != "__init__.py":
            found[f"{NAME}/{inside}"] = path
    return found


def build_mip(folder: Path) -> int:
    """Write the packages for mip into `folder`; return how many files that of all games has."""
    version = identity.version()

    def compiled(inside):
        target = folder / f"{inside}c".replace(".pyc", ".mpy")
        with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as file:
            file.write(modules[inside].read_text(encoding="utf-8"))
            if inside == f"{NAME}/__init__.py":
                # Nothing on a board keeps it beside the package.
                file.write(f"\n__version__ = {version!r}\n")
            file.flush()
            compile_module(Path(file.name), inside, target)
        return inside, target.relative_to(folder).as_posix()

    with tempfile.TemporaryDirectory() as staging, ThreadPoolExecutor() as threads:
        modules = _staged(Path(staging, "program"))
        alone = Path(staging, "folders.py")
        alone.write_text(listing({HOME: []}), encoding="utf-8")
        modules[_ENGLISH] = alone
        names = dict(threads.map(compiled, modules))
    english = names.pop(_ENGLISH)
    others = of_games()
    for game, up in (("", ""), *((name, "../") for name in others)):
        left_out = set().union(*(others[name] for name in others if game and name != game))
        if not game:
            # All of them fit a Pico's 1.4 MB in English only.
            others_said = [f"{NAME}/texts/{language}/" for language in LANGUAGES[1:]]
            left_out = {one for one in names if one.startswith(tuple(others_said))}
        urls = [[names[one], up + names[one]] for one in names if one not in left_out]
        if not game:
            listed = names[f"{NAME}/texts/folders.py"]
            urls[urls.index([listed, listed])] = [listed, english]
        path = folder / game / "package.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        about = {"version": version, "deps": [], "urls": urls}
        path.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    return len(names)


def main(arguments: Sequence[str] | None = None) -> int:
    """Build everything into build/package/; return the exit status."""
    no_options(
        "make package", "Build the engine as a package for pip and for mpremote mip.", arguments
    )
    shutil.rmtree(FOLDER, ignore_errors=True)
    wheel = build_wheel(FOLDER)
    count = build_mip(FOLDER / "mip")
    show(f"{wheel.relative_to(ROOT)}  (pip install)")
    show(f"build/package/mip/package.json  ({count} files, mpremote mip install)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
