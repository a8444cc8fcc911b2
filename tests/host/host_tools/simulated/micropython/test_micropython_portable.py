"""The portable tests inside real MicroPython, from the same files that pytest runs here."""

import os
import subprocess
import sys

import pytest

from host_tools.simulated.micropython import runtime
from tests.proof.micropython import portable

SOAK = os.environ.get("MELDMATE_SOAK")
# In so many parts they run, each a program of its own.
GROUPS = 16


def report(tell, where, output):
    passed, failed = portable.counts(output)
    tell("summary", f"{where}: {passed} portable tests passed, {failed} failed")
    assert failed == 0, output
    return passed


@pytest.mark.parametrize("group", range(GROUPS))
@pytest.mark.parametrize("version", runtime.VERSIONS if SOAK else runtime.VERSIONS[:1])
def test_the_portable_tests_pass_inside_micropython(version, group, record_property):
    names = portable.groups(GROUPS)[group]
    where = f"MicroPython {version} (WebAssembly), part {group + 1} of {GROUPS}"
    assert report(record_property, where, portable.run(names, version)) == portable.expected(names)


def test_the_parts_are_all_portable_tests():
    assert sum(map(portable.expected, portable.groups(GROUPS))) == portable.expected() > 1400


def test_the_portable_tests_pass_in_the_unix_port(record_property):
    found = runtime.unix_port()
    if found is None:
        skipped = "skipped, there is no micropython 1.24 or newer on the PATH"
        record_property("summary", f"MicroPython (unix port): {skipped}")
        pytest.skip("needs micropython 1.24 or newer, the unix port, on the PATH")
    report(
        record_property, "MicroPython {}.{}.{} (unix port)".format(*found[1]), portable.run_unix()
    )


def test_the_portable_tests_pass_without_pytest(record_property):
    done = subprocess.run(
        [sys.executable, "tests/run_portable.py"],
        cwd=runtime.ROOT,
        capture_output=True,
        encoding="utf-8",
    )
    report(
        record_property, "CPython {}.{}".format(*sys.version_info[:2]), done.stdout + done.stderr
    )


def test_a_failing_test_is_reported_with_its_place():
    files = [*portable.files(), ("/tests/portable/test_wrong.py", __file__)]
    code = portable._RUNNER % (["test_wrong"],)
    output = runtime.run(code, files, strict=False)
    assert (
        portable.counts(output) == (0, 1) and "FAILED tests.portable.test_wrong (import)" in output
    )


def test_only_what_a_board_has_can_be_imported():
    for name in ("functools", "itertools", "abc", "copy", "pathlib", "dataclasses"):
        with pytest.raises(runtime.MicroPythonFailed, match="ImportError"):
            runtime.run(f"import {name}")


def test_an_exception_inside_is_an_exception_here():
    with pytest.raises(runtime.MicroPythonFailed, match="ValueError: no"):
        runtime.run("print('before')\nraise ValueError('no')")


def test_a_missing_build_says_what_to_do():
    with pytest.raises(runtime.RuntimeMissing, match="make test"):
        runtime.run("", version="0.1")
