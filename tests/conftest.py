"""Prints at the end what tests recorded as `summary`, also from parallel workers."""

import gc
import os
from pathlib import Path

import pytest

from engine import texts
from tests import apart

# The files of a game that nobody knows: test_howto.py adds them to a copy of the program.
collect_ignore = ["host/docs/ant"]
IMAGES = Path(__file__).resolve().parents[1] / "build" / "images"


@pytest.fixture(autouse=True)
def _the_language_of_the_tests():
    """Let no test leave the next one in the language that its players chose."""
    texts.use("en")
    yield
    texts.use("en")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers():
    """Use two workers more than there are cores: a test with mpremote mostly waits."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_finish():
    """Exempt the collected tests from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_configure(config):
    """Name the marker that follows."""
    config.addinivalue_line("markers", "forks: forks so often that a small process is quicker")


def pytest_pyfunc_call(pyfuncitem):
    """Run a test that is marked `forks` in a small process."""
    if pyfuncitem.get_closest_marker("forks") is None:
        return None
    given = pyfuncitem.callspec.params
    wrong = apart.run(pyfuncitem.module.__name__, pyfuncitem.originalname, given)
    if wrong:
        pytest.fail(wrong, pytrace=False)
    return True


def pytest_terminal_summary(terminalreporter, config):
    """Print each line that a test recorded: `record_property("summary", "...")`."""
    shown = []
    if not any("tests/image" in str(argument) for argument in config.args) and not list(
        IMAGES.glob("*.uf2")
    ):
        shown.append(
            "images on the emulated Pico: skipped, none is built (make image BOARD=pico; make"
            " test-image)"
        )
    for outcome in ("passed", "failed", "skipped"):
        for report in terminalreporter.stats.get(outcome, ()):
            shown += [
                str(value)
                for name, value in getattr(report, "user_properties", ())
                if name == "summary"
            ]
    if shown:
        terminalreporter.section("what was measured")
        for line in sorted(set(shown)):
            terminalreporter.line(line)
