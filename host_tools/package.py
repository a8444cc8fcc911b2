"""The engine as a package, `meldmate`: a wheel and a source archive for pip, a folder for mip.

`make package` runs this. The folder for mip holds the package's files beside a `package.json`, and
the same as an index: `mpremote mip install --no-mpy --index ADDRESS meldmate`.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from host_tools.command import no_options, show

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "package"
NAME = "meldmate"
# mip names a file in an index by so many characters of its hash.
_HASH = 8


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


def build_mip(folder: Path) -> int:
    """Write the package and the index for mip into `folder`; return the number of its files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = project["version"]
    urls, hashes = [], []
    for inside, path in files().items():
        content = path.read_bytes()
        if inside == f"{NAME}/__init__.py":
            # Nothing on a board keeps it beside the package.
            content += f"\n__version__ = {version!r}\n".encode()
        name = hashlib.sha256(content).hexdigest()[:_HASH]
        for target in (folder / inside, folder / "file" / name[:2] / name):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        urls.append([inside, inside])
        hashes.append([inside, name])
    about = {"version": version, "deps": []}
    index = folder / "package" / "py" / NAME
    index.mkdir(parents=True, exist_ok=True)
    for path, listed in (
        (folder / "package.json", {"urls": urls}),
        (index / "latest.json", {"hashes": hashes}),
    ):
        path.write_text(json.dumps(dict(about, **listed), indent=1) + "\n", encoding="utf-8")
    return len(urls)


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
