"""No test depends on how busy the computer is: none compares times, none waits for a time."""

import ast

import pytest
from hypothesis import HealthCheck, settings

from host_tools.base.boards import ROOT

# Who uses the real clock or a limit, and why a slow computer changes no result.
ALLOWED = {
    "conftest.py": "the one profile of hypothesis, without a deadline",
    "host/firmware/storage/test_store_killed.py": "kills at a random moment: any one is right",
    "host/host_tools/play/terminal/test_simulator_terminal.py": "ten minutes, to end a hang",
    "host/host_tools/test_ask_cli.py": "prints how long it took, and compares nothing",
    "host/host_tools/boards/test_deploy.py": "the board's clock is between two; to end a hang",
}
CLOCKS = {"time", "sleep", "monotonic", "perf_counter", "process_time", "monotonic_ns", "time_ns"}
# A limit in seconds that only ends a hang.
GENEROUS = 600
TESTS = [
    path
    for folder in ("host", "portable", "image", "case", "data")
    for path in sorted((ROOT / "tests" / folder).rglob("*.py"))
] + [ROOT / "tests" / "conftest.py"]


def uses(path):
    """Return the lines of a file on which the real clock, a deadline or a short limit is."""
    found = []
    tree = ast.parse(path.read_text("utf-8"))
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "time"
        for alias in node.names
    }
    real = any(
        isinstance(node, ast.Import) and any(alias.name == "time" for alias in node.names)
        for node in ast.walk(tree)
    )
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
                if real and called.value.id == "time" and called.attr in CLOCKS:
                    found.append(node.lineno)
            elif isinstance(called, ast.Name) and called.id in imported & CLOCKS:
                found.append(node.lineno)
            for given in node.keywords:
                if given.arg == "deadline":
                    found.append(node.lineno)
                is_short = isinstance(given.value, ast.Constant) and (
                    isinstance(given.value.value, (int, float)) and given.value.value < GENEROUS
                )
                # A watchdog's are milliseconds, and of an emulated one.
                if given.arg == "timeout" and is_short and "WDT" not in ast.unparse(called):
                    found.append(node.lineno)
    return found


def test_no_test_uses_the_real_clock_but_those_that_say_why():
    found = {
        path.relative_to(ROOT / "tests").as_posix(): uses(path) for path in TESTS if uses(path)
    }
    # The emulated Pico counts its own seconds.
    found = {name: lines for name, lines in found.items() if not name.startswith("image/")}
    assert set(found) == set(ALLOWED), found


@pytest.mark.parametrize(
    "code",
    (
        "import time\ntime.sleep(1)",
        "from time import monotonic\nmonotonic()",
        "settings(deadline=500)",
        "run(timeout=5)",
    ),
)
def test_a_use_of_the_clock_is_found(code, tmp_path):
    (tmp_path / "test_x.py").write_text(code, "utf-8")
    assert uses(tmp_path / "test_x.py")


def test_no_property_has_a_deadline():
    assert settings().deadline is None
    assert HealthCheck.too_slow in settings().suppress_health_check
