"""The portable tests against the program as it is built: split into pages, merged, and linked by numbers."""

import subprocess
import sys

import pytest

from host_tools.build.compile import ROOT, compile_module, pack_tables
from host_tools.build.link import PLACES, link, places
from host_tools.build.merge import merge
from host_tools.build.page_index import pack_indexes
from host_tools.build.pages import split
from host_tools.micropython import portable, runtime

_TESTS = ROOT / "tests" / "portable"
# Pages are dropped after each test: what one has loaded is of no use to the next.
_START = """
import run_portable
from engine import modules

def run_module(name, run=run_portable.run_module):
    found = run(name)
    loaded.update(modules._pages)
    modules.drop_pages()
    assert not modules._pages and not modules._lent
    return found

loaded = {}
run_portable.run_module = run_module
status = run_portable.main(%r, %r)
print("%%d pages were used, engine from %%s" %% (len(loaded), modules.__file__))
sys.exit(status)
"""
_ON_CPYTHON = """
import sys
sys.path[:0] = [%r]
sys.path.append(%r)
from host_tools import emulator
emulator.install()
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The folder of the built sources, tests in it as modules like all others: they inherit from paged classes."""
    paths = [path for folder in ("engine", "firmware") for path in (ROOT / folder).rglob("*.py")]
    sources = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    tests = {path.name: path.read_text(encoding="utf-8") for path in _TESTS.glob("*.py")}
    texts = pack_tables(link(pack_indexes(merge(split({**sources, **tests}))), {}))
    texts[PLACES] = places(texts)
    texts["run_portable.py"] = (ROOT / "tests" / "run_portable.py").read_text(encoding="utf-8")
    folder = tmp_path_factory.mktemp("built")
    for path, text in texts.items():
        target = folder / ("tests/" + path if path in tests else path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder


def report(tell, where, output):
    passed, failed = portable.counts(output)
    pages = [line for line in output.splitlines() if " pages were used" in line]
    tell("summary", f"{where}, from built sources: {passed} portable tests passed, {failed} failed; {''.join(pages)[:22]}")
    assert failed == 0, output
    assert passed == sum(
        line.startswith("def test_") for path in _TESTS.glob("test_*.py") for line in path.read_text("utf-8").splitlines()
    )
    assert int(pages[0].split()[0]) > 40
    return pages[0]


def test_the_portable_tests_pass_on_cpython(built, record_property):
    code = _ON_CPYTHON % (str(built), str(ROOT)) + _START % ((), str(built / "tests"))
    done = subprocess.run([sys.executable, "-B", "-c", code], capture_output=True, encoding="utf-8", cwd=built)
    where = "CPython {}.{}".format(*sys.version_info[:2])
    assert str(built) in report(record_property, where, done.stdout + done.stderr)


@pytest.mark.parametrize("kind", ["sources", "modules"])
def test_the_portable_tests_pass_inside_micropython(built, kind, tmp_path, record_property):
    files = []
    for path in sorted(built.rglob("*.py")):
        inside = "/" + path.relative_to(built).as_posix()
        if kind == "modules" and not inside.startswith("/tests"):
            inside = inside.removesuffix("py") + "mpy"
            compile_module(path.read_text(encoding="utf-8"), inside[1:], tmp_path / inside[1:])
            path = tmp_path / inside[1:]
        files.append((inside, str(path)))
    code = "import sys\nsys.path.append('/tests')\n" + _START % ((), "/tests")
    output = runtime.run(code.replace("sys.exit(status)", ""), [*files, portable._MACHINE], timeout=600, strict=False)
    report(record_property, f"MicroPython {runtime.NEWEST}, {kind}", output)
