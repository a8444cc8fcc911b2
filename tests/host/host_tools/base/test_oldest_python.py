"""The tools run on Python 3.11.0: `make lint` finds what 3.12 brought, this what came in 3.11.x.

Releases that mend security bring names and arguments, too. They are listed by hand from the
"changed in version 3.11.x" notes of the library's documentation. Code that uses one if it is there
asks by its name as text: `getattr(tarfile, "data_filter", ...)`.
"""

import ast

import pytest

from host_tools.base.boards import ROOT
from tests.portable.tools import untyped

FOLDERS = ("boards", "engine", "firmware", "host_tools", "tests")
# {name: the release that brought it}.
NAMES = {
    "tar_filter": "3.11.4",
    "data_filter": "3.11.4",
    "fully_trusted_filter": "3.11.4",
    "FilterError": "3.11.4",
    "AbsolutePathError": "3.11.4",
    "OutsideDestinationError": "3.11.4",
    "SpecialFileError": "3.11.4",
    "AbsoluteLinkError": "3.11.4",
    "LinkOutsideDestinationError": "3.11.4",
    "SetReparseDeferralEnabled": "3.11.9",
    "GetReparseDeferralEnabled": "3.11.9",
    "verify_generated_headers": "3.11.10",
    "LinkFallbackError": "3.11.13",
    "ALLOW_MISSING": "3.11.13",
}
# {(function, argument): the release that brought it}.
ARGUMENTS = {
    ("extract", "filter"): "3.11.4",
    ("extractall", "filter"): "3.11.4",
    ("unpack_archive", "filter"): "3.11.4",
    ("getaddresses", "strict"): "3.11.10",
    ("parseaddr", "strict"): "3.11.10",
}


def newer(source):
    """Return [(line, what, release)] of what a module uses that 3.11.0 does not have."""
    found = []
    for node in ast.walk(ast.parse(source)):
        names = ()
        if isinstance(node, ast.Attribute):
            names = (node.attr,)
        elif isinstance(node, ast.ImportFrom):
            names = tuple(alias.name for alias in node.names)
        elif isinstance(node, ast.Call):
            called = getattr(node.func, "attr", getattr(node.func, "id", None))
            for word in node.keywords:
                if (called, word.arg) in ARGUMENTS:
                    release = ARGUMENTS[called, word.arg]
                    found.append((node.lineno, f"{called}({word.arg}=)", release))
        found += [(untyped(node).lineno, name, NAMES[name]) for name in names if name in NAMES]
    return found


def test_nothing_is_newer_than_the_oldest_python_that_is_promised():
    files = [ROOT / "conftest.py"]
    for folder in FOLDERS:
        files += sorted((ROOT / folder).rglob("*.py"))
    assert len(files) > 400
    found = {str(path.relative_to(ROOT)): newer(path.read_text(encoding="utf-8")) for path in files}
    assert {path: what for path, what in found.items() if what} == {}


@pytest.mark.parametrize(
    "source, what",
    [
        ("import tarfile\ntarfile.open(p).extractall(d, filter='data')", "extractall(filter=)"),
        ("from shutil import unpack_archive\nunpack_archive(p, filter='data')", "unpack_archive("),
        ("import tarfile\nfile.extraction_filter = tarfile.data_filter", "data_filter"),
        ("from tarfile import FilterError", "FilterError"),
        ("import os\nos.path.realpath(p, strict=os.path.ALLOW_MISSING)", "ALLOW_MISSING"),
    ],
)
def test_what_came_later_is_found(source, what):
    ((_, found, release),) = newer(source)
    assert found.startswith(what) and release.startswith("3.11.")


def test_what_is_asked_for_by_name_is_not():
    assert newer("getattr(tarfile, 'data_filter', None)\nfilter(None, [])") == []


def test_the_promise_is_the_same_everywhere():
    promises = {
        "pyproject.toml": 'requires-python = ">=3.11"',
        "README.md": "Python 3.11 or newer",
        "Makefile": "--target=3.11-",
    }
    for name, words in promises.items():
        assert words in (ROOT / name).read_text(encoding="utf-8"), name
