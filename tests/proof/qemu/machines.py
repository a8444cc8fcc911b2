"""Builds MicroPython with the program and the portable tests in it, and runs it in QEMU.

The source is that of the images, the port MicroPython's own for QEMU. The program is compiled as in
an image, the tests with their asserts.
"""

import os
import re
import shutil
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

from host_tools.base.boards import ROOT
from host_tools.base.debian import Program, install
from host_tools.boards.image.apt import need_compiler
from host_tools.boards.image.commands import end_of, run
from host_tools.boards.image.make import WORK, no_library, stamps
from host_tools.boards.image.sources import packaged
from host_tools.boards.image.tools import Tools

FOLDER = ROOT / "build" / "qemu"
# The bytes for Python's objects, as a Pico 2 has. In 216 KiB some tests find no room.
HEAP = 400 * 1024
# A limit that only ends a hang, in seconds.
LIMIT = 1800
_BOARDS = Path(__file__).resolve().parent / "boards"
_NEEDED = ("portable", "proof/samples")
_MORE = (
    "__init__.py",
    "run_portable.py",
    "proof/__init__.py",
    "proof/qemu/__init__.py",
    "proof/qemu/inside.py",
    "proof/qemu/wrong.py",
)
_MANIFEST = """\
include({program!r})
package("tests", {tests!r}, base_path={root!r}, opt=0)
"""
# What is typed at the prompt for each module. Ctrl-D at its end frees the whole heap: after
# many modules what they left lies scattered, and no large piece is free.
_TYPED = "from tests.proof.qemu import inside; inside.main(({module!r},))\r\n\x04"
# An exception brings the prompt back, so this leaves QEMU in any case.
_LEAVE = "import machine; machine.reset()\r\n"

# `name` for people; `emulator` and `compiler` are Programs (None: the images' compiler), `options`
# QEMU's.
Machine = namedtuple("Machine", ("name", "emulator", "compiler", "options"))

MACHINES = {
    "m33": Machine(
        "Cortex-M33",
        Program("QEMU for Arm", ("qemu-system-arm",), "qemu-system-arm", "MELDMATE_QEMU_ARM"),
        None,
        ("-machine", "mps2-an505"),
    ),
    "rv32": Machine(
        "RV32",
        Program("QEMU", ("qemu-system-riscv32",), "qemu-system-misc", "MELDMATE_QEMU_RISCV"),
        Program(
            "compiler for RISC-V",
            ("riscv64-unknown-elf-gcc",),
            # It needs the compiler's package, and has the library.
            "picolibc-riscv64-unknown-elf",
            "MELDMATE_RISCV_GCC",
        ),
        ("-machine", "virt", "-bios", "none"),
    ),
}
# What a run came to: how many tests passed and failed, and the bytes of the heap.
Result = namedtuple("Result", ("passed", "failed", "heap"))


class NotFinished(Exception):
    """The tests did not come to their end; the text is what was printed."""


def test_files(root: Path = ROOT) -> list[str]:
    """Return the paths below tests/ of all files that the tests need inside, in order."""
    tests = root / "tests"
    found = [path for folder in _NEEDED for path in (tests / folder).rglob("*.py")]
    return sorted([*_MORE, *(path.relative_to(tests).as_posix() for path in found)])


def modules(files: list[str]) -> tuple[str, ...]:
    """Return the full names of the test modules among `files`.

    >>> modules(["portable/engine/test_cards.py", "portable/tools.py"])
    ('tests.portable.engine.test_cards',)
    """
    return tuple(
        "tests." + name.removesuffix(".py").replace("/", ".")
        for name in files
        if name.startswith("portable/") and name.split("/")[-1].startswith("test_")
    )


def write_manifest(folder: Path) -> Path:
    """Write what is frozen in into `folder`; return the manifest's path."""
    manifest = folder / "manifest.py"
    manifest.write_text(
        _MANIFEST.format(
            program=str(ROOT / "boards" / "manifest.py"),
            tests=tuple(test_files()),
            root=str(ROOT),
        ),
        encoding="utf-8",
    )
    return manifest


def build(name: str) -> Path:
    """Build the machine `name` of MACHINES; return the path of its program.

    Raises ImageError or NoProgram.
    """
    machine = MACHINES[name]
    source, tools = packaged(WORK), Tools(WORK)
    compiler = machine.compiler and install(machine.compiler)
    if not compiler:
        need_compiler()
    folder = FOLDER / name
    # Nothing in it depends on the options of the last time.
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    given = {
        "BOARD": f"MELDMATE_{name.upper()}",
        "BOARD_DIR": _BOARDS / name,
        "BUILD": folder / "made",
        "FROZEN_MANIFEST": write_manifest(folder),
        "MICROPY_HEAP_SIZE": HEAP,
        "MICROPY_MPYCROSS": tools.mpy_cross(source),
        "MPY_LIB_DIR": no_library(),
        "PYTHON": sys.executable,
        # As an image is compiled. A newer compiler's warnings are not about us.
        "COPT": "-O2 -DNDEBUG",
        "CFLAGS_EXTRA": "-Wno-error",
    }
    if compiler:
        given["CROSS_COMPILE"] = compiler.removesuffix("gcc")
    run(
        ["make", f"-j{os.cpu_count()}", *(f"{key}={value}" for key, value in given.items())],
        source.folder / "ports" / "qemu",
        # What the `make` that this may run under was told is not for this one.
        {**stamps(source), "MAKEFLAGS": "", "MAKELEVEL": ""},
        folder / "make.log",
        "compiling MicroPython for QEMU",
    )
    return folder / "made" / "firmware.elf"


def play(name: str, program: Path) -> str:
    """Run the tests in the machine `name`; return what was printed.

    Raises NotFinished or NoProgram.
    """
    machine = MACHINES[name]
    command = [install(machine.emulator), *machine.options, "-nographic", "-monitor", "none"]
    command += ["-semihosting", "-serial", "stdio", "-kernel", str(program)]
    lines = [_TYPED.format(module=module) for module in modules(test_files())]
    typed = "".join([*lines, _LEAVE]).encode()
    try:
        done = subprocess.run(command, input=typed, capture_output=True, timeout=LIMIT)
    except subprocess.TimeoutExpired as error:
        said = _text(error.stdout)
        raise NotFinished(f"Not finished after {LIMIT} s:\n{end_of(said)}") from error
    if done.returncode:
        said = _text(done.stdout) + _text(done.stderr)
        raise NotFinished(f"QEMU ended with {done.returncode}:\n{end_of(said)}")
    return _text(done.stdout)


def _text(output):
    return (output or b"").decode("utf-8", "replace").replace("\r", "")


def result(said: str, runs: int) -> Result:
    r"""Return the Result that so many runs printed; raise NotFinished if one has none.

    >>> result("heap 1024\nFAILED wrong\n7 passed, 1 failed\n>>> \n", 1)
    Result(passed=7, failed=1, heap=1024)
    """
    heaps = re.findall(r"^heap (\d+)$", said, re.M)
    counts = re.findall(r"^(\d+) passed, (\d+) failed$", said, re.M)
    if not len(heaps) == len(counts) == runs > 0:
        raise NotFinished(f"The tests did not come to their end:\n{end_of(said)}")
    passed, failed = (sum(map(int, numbers)) for numbers in zip(*counts))
    return Result(passed, failed, min(map(int, heaps)))
