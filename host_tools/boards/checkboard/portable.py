"""The portable tests on a board: compiled here, copied there one by one, then removed."""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from host_tools.base.boards import ROOT
from host_tools.base.command import show
from host_tools.boards.checkboard import probes
from host_tools.boards.compile import compile_module
from host_tools.boards.deploy import DeployError

if TYPE_CHECKING:
    from host_tools.boards.deploy.link import Link

TESTS = ROOT / "tests" / "portable"
_PACKAGE = "tests/portable"
# Random forms with all parts of a table of melds: an RP2040 has no memory for them.
_LARGE = ("brute_melds", "test_meld_brute")
_TIMEOUT = 900


def names(wanted: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """Return (test modules, modules that they use), the test modules as `wanted` or all.

    Those that are too large for a board are left out.

    A module is named by its path below TESTS without ".py", such as "engine/test_cards".
    """
    found = sorted(
        path.relative_to(TESTS).with_suffix("").as_posix()
        for path in TESTS.rglob("*.py")
        if path.stem not in ("__init__", *_LARGE)
    )
    tests = [name for name in found if _stem(name).startswith("test_")]
    return [name for name in tests if not wanted or _stem(name) in wanted], [
        name for name in found if name not in tests
    ]


def _stem(name):
    return name.split("/")[-1]


def run(
    link: "Link", wanted: Sequence[str] = (), say: Callable[[str], object] = show
) -> tuple[int, int, int]:
    """Run the test modules on the board at `link`; return (passed, failed, seconds).

    `say` reports each failure with its traceback. A module that the board does not finish counts as
    failed.
    """
    tests, used = names(wanted)
    passed = failed = milliseconds = 0
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        for name in [*tests, *used]:
            compiled = Path(folder, f"{name}.mpy")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            compile_module(TESTS / f"{name}.py", name, compiled, asserts=True)
        link.run("exec", probes.clear_code())
        link.make_folders([probes.FOLDER, *_folders([*tests, *used])])
        _bring(link, folder, used)
        for at, name in enumerate(tests):
            _bring(link, folder, [name])
            try:
                said = link.run("exec", probes.tests_code(_module(name)), timeout=_TIMEOUT)
            except DeployError as error:
                said = f"FAILED {name}: {error}\n"
            here = _counts(said)
            failures = said[: said.find("check tests")] if "check tests" in said else said
            if here[1]:
                for line in failures.strip().splitlines():
                    say(line)
            passed, failed, milliseconds = (
                passed + here[0],
                failed + here[1],
                milliseconds + here[2],
            )
            say(
                f"  {at + 1} of {len(tests)}: {_stem(name)}, {here[0]} passed, {here[1]} failed,"
                f" {here[2] / 1000:.1f} s"
            )
            link.remove([_inside(name)])
        link.run("exec", probes.clear_code())
    return passed, failed, round(milliseconds / 1000)


def _module(name):
    """Return the module name by which a test imports `name`.

    >>> _module("engine/test_cards")
    'tests.portable.engine.test_cards'
    """
    return f"{_PACKAGE}/{name}".replace("/", ".")


def _inside(name):
    """Return the path of the module `name` on the board."""
    return f"{probes.FOLDER}/{_PACKAGE}/{name}.mpy"


def _folders(names):
    """Return the folders on the board that contain the modules `names`."""
    found = set()
    for name in names:
        path = PurePosixPath(_inside(name)).parent
        while str(path) != probes.FOLDER:
            found.add(str(path))
            path = path.parent
    return sorted(found)


def _bring(link, folder, modules):
    if modules:
        link.put([(Path(folder, f"{name}.mpy"), _inside(name)) for name in modules])


def _counts(said):
    """Return (passed, failed, milliseconds) as a module printed them; else (0, 1, 0).

    >>> _counts("check tests 7 0 1250"), _counts("")
    ((7, 0, 1250), (0, 1, 0))
    """
    for line in said.splitlines():
        words = line.split()
        if words[:2] == ["check", "tests"]:
            return tuple(int(word) for word in words[2:])
    return 0, 1, 0
