"""Prints at the end what tests recorded as `summary` and what was skipped, also from workers."""

import gc
import itertools
import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from engine import texts
from tests import apart
from tests.proof import near

# The files of a game that nobody knows, which test_howto.py adds to a copy of the program; what
# runs in MicroPython alone; what needs the peers' own environment.
collect_ignore = [
    "host/docs/ohhell",
    "proof/micropython/board_setup.py",
    "proof/micropython/switches.py",
]
collect_ignore_glob = ["proof/bench/peers*"]
# No property depends on how busy the computer is. Modules are imported after this.
settings.register_profile("meldmate", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("meldmate")
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
    """Name the marker that follows, and wait for no disk."""
    apart.wait_for_no_disk()
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
    """Print each line that a test recorded, `record_property("summary", "...")`; then each reason
    why tests were skipped, with what runs them. Write how long each file took, if asked to.
    """
    if os.environ.get("MELDMATE_SECONDS") == "record":
        took = Counter()
        for report in itertools.chain.from_iterable(terminalreporter.stats.values()):
            if isinstance(report, pytest.TestReport):
                took[report.nodeid.split("::")[0]] += report.duration
        near.record(took)
    shown = set()
    for outcome in ("passed", "failed", "skipped"):
        for report in terminalreporter.stats.get(outcome, ()):
            properties = getattr(report, "user_properties", ())
            shown |= {str(value) for name, value in properties if name == "summary"}
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in terminalreporter.stats.get("skipped", ())
        if isinstance(report.longrepr, tuple)
    )
    skipped = [f"{count} skipped: {reason}" for reason, count in sorted(reasons.items())]
    if not any("tests/image" in str(argument) for argument in config.args) and not list(
        IMAGES.glob("*.uf2")
    ):
        skipped.append("tests/image: needs an image: make image BOARD=pico, then make test-image")
    for title, found in (("what was measured", sorted(shown)), ("what was skipped", skipped)):
        if found:
            terminalreporter.section(title)
            for line in found:
                terminalreporter.line(line)
