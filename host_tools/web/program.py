"""The program for the page in one file: a ROM file system of compiled modules."""

import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mpremote.romfs import VfsRomWriter

from host_tools.boards import ROOT
from host_tools.compile import compile_module

_INSIDE = Path(__file__).resolve().parent / "inside"
_MACHINE = ROOT / "host_tools" / "emulator" / "machine.py"


def sources(boards: Iterable[str]) -> dict[str, Path]:
    """Return {path inside: source file} of engine, firmware, boards and the fake hardware."""
    found = {}
    for folder in ("engine", "firmware"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            found[path.relative_to(ROOT).as_posix()] = path
    for name in boards:
        found[f"boards/{name}/board.py"] = ROOT / "boards" / name / "board.py"
    found["machine.py"] = _MACHINE
    for path in sorted(_INSIDE.glob("*.py")):
        found[path.name] = path
    return found


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
