"""The program for the page in one file: a ROM file system of compiled modules."""

import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mpremote.romfs import VfsRomWriter

from host_tools.boards import ROOT
from host_tools.compile import compile_module
from host_tools.import_order import imported, parsed

_INSIDE = Path(__file__).resolve().parent / "inside"
_MACHINE = ROOT / "host_tools" / "emulator" / "machine.py"


def sources(boards: Iterable[str]) -> dict[str, Path]:
    """Return {path inside: source file} of engine, firmware, boards and the fake hardware.

    Of `host_tools/` there is what the modules of `inside/` import, one through the other.
    """
    found = {}
    for folder in ("engine", "firmware"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            found[path.relative_to(ROOT).as_posix()] = path
    for name in boards:
        found[f"boards/{name}/board.py"] = ROOT / "boards" / name / "board.py"
    found["machine.py"] = _MACHINE
    for path in sorted(_INSIDE.glob("*.py")):
        found[path.name] = path
        _follow(path, found)
    return found


def _follow(path, found):
    """Add the modules of `host_tools/` that a module imports at its top, and what those import."""
    for module, names in imported(parsed(path).body, inside=False):
        for name in (module, *(f"{module}.{one}" for one in names)):
            part = Path(*name.split(".")).with_suffix(".py")
            inside = part.as_posix()
            if inside.startswith("host_tools/") and inside not in found and (ROOT / part).is_file():
                found[inside] = ROOT / part
                _follow(ROOT / part, found)


def _compiled(job):
    inside, source, folder = job
    target = Path(folder, inside).with_suffix(".mpy")
    compile_module(source, inside, target)
    return target.relative_to(folder).as_posix(), target.read_bytes()


def make_program(boards: Iterable[str]) -> bytes:
    """Return the image of the ROM file system, bytes, for `boards`; raise CompileError."""
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder, ThreadPoolExecutor(2) as pool:
        jobs = [(inside, source, folder) for inside, source in sources(boards).items()]
        modules = dict(pool.map(_compiled, jobs))
    return _image(modules)


def _image(modules):
    writer = VfsRomWriter()
    _write(writer, _tree(modules))
    return bytes(writer.finalise())


def _tree(modules):
    """Return nested dicts: names to bytes, or to the dict of a folder."""
    tree = {}
    for path in sorted(modules):
        *folders, name = path.split("/")
        place = tree
        for folder in folders:
            place = place.setdefault(folder, {})
        place[name] = modules[path]
    return tree


def _write(writer, tree):
    for name in sorted(tree):
        if isinstance(tree[name], dict):
            writer.opendir(name)
            _write(writer, tree[name])
            writer.closedir()
        else:
            writer.mkfile(name, tree[name])
