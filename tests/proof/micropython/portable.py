"""The portable tests inside real MicroPython: the files that pytest runs on CPython.

python -m tests.proof.micropython.portable [test_melds ...] [--version 1.27]
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from host_tools.base.command import show
from host_tools.simulated.micropython import runtime

_MACHINE = (
    "/machine.py",
    str(runtime.ROOT / "host_tools" / "simulated" / "emulator" / "machine.py"),
)
_RUNNER = (
    "import sys\nsys.path.append('/tests')\nimport run_portable\nsys.exit(run_portable.main(%r))\n"
)


def files() -> list:
    """Return the files that the tests need inside: program, tests, fake `machine`."""
    return [
        *runtime.tree("engine", "firmware", "tests/proof/samples", "tests/portable"),
        # The forms of the page.
        *runtime.tree("host_tools/play/web/inside/more"),
        _runner_file(),
        _MACHINE,
    ]


def _runner_file():
    return "/tests/run_portable.py", str(runtime.ROOT / "tests" / "run_portable.py")


def run(names: Sequence[str] = (), version: str = runtime.NEWEST, timeout: int = 600) -> str:
    """Run the test modules `names` (all if empty) inside `version`; return what was printed."""
    return runtime.run(
        _RUNNER % (list(names),), files(), version=version, timeout=timeout, strict=False
    )


def run_unix(names: Sequence[str] = (), heap: str = "4m", timeout: int = 600) -> str:
    """Run them in the unix port of MicroPython on the PATH; return what was printed."""
    code = "import sys\nsys.path.append('host_tools/simulated/emulator')\n" + (
        _RUNNER % (list(names),)
    ).replace("/tests", "tests")
    return runtime.run_unix(code, heap=heap, timeout=timeout, strict=False)


def counts(output: str) -> tuple[int, int]:
    """Return (passed, failed) from the last line of a run's output; else (0, 1).

    >>> counts("FAILED test_x\\n7 passed, 1 failed\\n")
    (7, 1)
    """
    found = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.M)
    return (int(found[-1][0]), int(found[-1][1])) if found else (0, 1)


def groups(count: int) -> list[list[str]]:
    """Return the names of all test modules in `count` groups.

    The WebAssembly port frees nothing before a program ends, and the more there is, the slower it
    is: several programs take half as long as one, and run beside each other.
    """
    names = sorted({path.stem for path in _modules()})
    return [names[at::count] for at in range(count)]


def expected(names: Sequence[str] = ()) -> int:
    """Return how many portable tests the modules `names` have (all if empty)."""
    return sum(
        line.startswith("def test_")
        for path in _modules()
        if not names or path.stem in names
        for line in path.read_text(encoding="utf-8").splitlines()
    )


def _modules() -> Iterator[Path]:
    return (runtime.ROOT / "tests" / "portable").rglob("test_*.py")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(description="Run the portable tests inside MicroPython.")
    parser.add_argument("names", nargs="*", help="test modules, all if none is named")
    parser.add_argument("--version", choices=runtime.VERSIONS, default=runtime.NEWEST)
    asked = parser.parse_args(arguments)
    output = run(asked.names, asked.version)
    show(*output.splitlines())
    return 1 if counts(output)[1] else 0


if __name__ == "__main__":
    sys.exit(main())
