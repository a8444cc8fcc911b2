"""The portable tests on a board: compiled here, brought there one by one, and taken away again."""

import tempfile
from pathlib import Path

from host_tools.boards import ROOT
from host_tools.checkboard import probes
from host_tools.compile import compile_module
from host_tools.deploy import DeployError

TESTS = ROOT / "tests" / "portable"
_TIMEOUT = 900


def names(wanted=()):
    """Return (test modules, modules that they use), the test modules as `wanted` or all."""
    found = sorted(path.stem for path in TESTS.glob("*.py"))
    tests = [name for name in found if name.startswith("test_")]
    return [name for name in tests if not wanted or name in wanted], [
        name for name in found if name not in tests
    ]


def run(link, wanted=(), say=print):
    """Run the test modules on the board at `link`; return (passed, failed, seconds).

    `say` is told what failed, with its traceback. A module that the board does not finish counts as
    failed.
    """
    tests, used = names(wanted)
    passed = failed = milliseconds = 0
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        for name in [*tests, *used]:
            compile_module(TESTS / f"{name}.py", name, Path(folder, f"{name}.mpy"))
        link.run("exec", probes.clear_code())
        link.make_folders([probes.FOLDER])
        _bring(link, folder, used)
        for at, name in enumerate(tests):
            _bring(link, folder, [name])
            try:
                said = link.run("exec", probes.tests_code(name, [*tests, *used]), timeout=_TIMEOUT)
            except DeployError as error:
                said = f"FAILED {name}: {error}\n"
            here = _counts(said)
            failures = said[: said.find("check tests")] if "check tests" in said else said
            if here[1]:
                say(failures.strip())
            passed, failed, milliseconds = (
                passed + here[0],
                failed + here[1],
                milliseconds + here[2],
            )
            say(
                f"  {at + 1} of {len(tests)}: {name}, {here[0]} passed, {here[1]} failed,"
                f" {here[2] / 1000:.1f} s"
            )
            link.remove([f"{probes.FOLDER}/{name}.mpy"])
        link.run("exec", probes.clear_code())
    return passed, failed, round(milliseconds / 1000)


def _bring(link, folder, modules):
    if modules:
        link.put([(Path(folder, f"{name}.mpy"), f"{probes.FOLDER}/{name}.mpy") for name in modules])


def _counts(said):
    """Return (passed, failed, milliseconds) of a module as the board told them; (0, 1, 0) where it
    did not.

    >>> _counts("check tests 7 0 1250"), _counts("")
    ((7, 0, 1250), (0, 1, 0))
    """
    for line in said.splitlines():
        words = line.split()
        if words[:2] == ["check", "tests"]:
            return tuple(int(word) for word in words[2:])
    return 0, 1, 0
