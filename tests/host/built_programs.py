"""Small programs for the tests of the build: the same in the source tree and as they are built."""

import subprocess
import sys

from host_tools.build.compile import ROOT
from host_tools.build.link import LIBRARY, PLACES, link, places
from host_tools.build.merge import merge
from host_tools.build.page_index import pack_indexes
from host_tools.build.pages import split
from host_tools.build.shorten import shorten

# The heading of a section of a class that is a page.
PAGED = "    # -- later (paged) ------------------------------\n"
_PACKAGES = {"engine/__init__.py": "", "firmware/__init__.py": ""}


def library():
    """Return what a program needs besides its own sources, {path: text}."""
    return {**_PACKAGES, LIBRARY: (ROOT / LIBRARY).read_text(encoding="utf-8")}


def build(sources, groups=(), short=False):
    """Return the sources of a program as they are compiled, and with the table that stands for a bundle."""
    texts, names = merge(split({**library(), **sources}), dict(groups)), {}
    if short:
        texts, names = shorten(texts)
    texts = link(pack_indexes(texts, names), names)
    return {**texts, PLACES: places(texts)}


def run(folder, sources):
    """Write sources into `folder` and return what `import start` prints there."""
    for path, text in sources.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-B", "-c", "import start"], cwd=folder, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def same(tmp_path, groups=(), **modules):
    """Assert that a program prints the same built, with its own names and with short ones; return the sources.

    Its modules are given by their paths, with `_in_` for a slash.
    """
    sources = {name.replace("_in_", "/") + ".py": text for name, text in modules.items()}
    wanted = run(tmp_path / "source", {**library(), **sources})
    assert wanted
    built = build(sources, groups)
    assert run(tmp_path / "built", built) == wanted
    assert run(tmp_path / "short", build(sources, groups, short=True)) == wanted
    return built
