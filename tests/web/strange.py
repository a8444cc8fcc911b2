"""Builds the page of a copy of this project with one more language: only its folders are new.

    python -m tests.web.strange FOLDER      writes the copy there; its page is in FOLDER/build/web

The words are those of the pseudo language: a small letter without an accent is English.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from host_tools import words
from host_tools.base.boards import ROOT
from host_tools.words.__main__ import CHAPTERS
from tests.proof import pseudo

# What the page is built from.
_PARTS = ("engine", "firmware", "boards", "host_tools", "docs", "requirements")
_FILES = ("LICENSE", "pyproject.toml", "package.json", "README.md")
_PACKAGE = '''"""A language that nobody speaks."""

NAME = "Pséüdö|XX"


def form_of(n):
    """Return which form of a text is for the number `n`, from 0: one, a few, many."""
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2
'''


def copy(folder: Path) -> None:
    """Copy what the page is built from."""
    shutil.rmtree(folder, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__")
    for name in _PARTS:
        shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
    for name in _FILES:
        shutil.copy(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")


def add(folder: Path) -> None:
    """Add the language to the copy: its texts, and the words of the page."""
    texts = folder / "engine" / "texts" / pseudo.NAME
    texts.mkdir()
    (texts / "__init__.py").write_text(_PACKAGE, encoding="utf-8")
    for module in list(pseudo.modules())[1:]:
        tables = {name: value for name, value in vars(module).items() if name.isupper()}
        if module.__name__.endswith(".sim"):
            # On the page people read these.
            table = list(tables["TEXTS"])
            table[1::2] = [pseudo.accented(said) for said in table[1::2]]
            tables["TEXTS"] = tuple(table)
        source = "".join(f"{name} = {value!r}\n" for name, value in tables.items())
        (texts / f"{module.__name__.split('.')[-1]}.py").write_text(source, encoding="utf-8")
    page = folder / "host_tools" / "words" / pseudo.NAME
    page.mkdir()
    for chapter in CHAPTERS:
        table = {key: pseudo.accented(said) for key, said in words.own("en", chapter).items()}
        (page / f"{chapter}.json").write_text(json.dumps(table), encoding="utf-8")


def main() -> int:
    """Write the copy with one language more, and build its page; return the exit status."""
    folder = Path(sys.argv[1]).resolve()
    copy(folder)
    add(folder)
    build = "from host_tools.play.web.build import build; build()"
    return subprocess.run([sys.executable, "-c", build], cwd=folder).returncode


if __name__ == "__main__":
    sys.exit(main())
