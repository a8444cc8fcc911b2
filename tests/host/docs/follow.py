"""Follow a how-to: apply the blocks of its page to a copy of the program."""

import re
import shutil
import subprocess
import sys

from host_tools.base.boards import ROOT

_FOLDERS = ("engine", "firmware", "boards", "host_tools", "tests/portable", "tests/proof")
_BLOCK = re.compile(r"^`([\w./]+)`\n\n```(python|diff)\n(.*?)^```$", re.M | re.S)


def blocks(page, part=""):
    """Return [(file, kind, block)] of a page of docs/dev/howto, or of a `part` with a heading."""
    text = (ROOT / "docs" / "dev" / "howto" / page).read_text(encoding="utf-8")
    if part:
        (text,) = re.findall(rf"^## {part}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    return _BLOCK.findall(text)


def copy_to(folder, *more):
    """Copy the program to `folder`, and the files and folders `more`.

    What is compiled comes along: it is used for the files that stay as they are. Of the golden
    pictures the folders do, which say what languages the tests play in.
    """
    ignore = shutil.ignore_patterns("golden")
    for name in _FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=ignore)
    for name in more:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=ignore, dirs_exist_ok=True)
        else:
            shutil.copy(ROOT / name, folder / name)
    for path in (ROOT / "tests" / "golden").glob("*/*/"):
        (folder / path.relative_to(ROOT)).mkdir(parents=True, exist_ok=True)


def _diff(path, block):
    """Apply one block of lines to keep, to add (+) and to remove (-), which must fit once."""
    lines = block.splitlines()
    before = "".join(line[1:] + "\n" for line in lines if line[0] in " -")
    after = "".join(line[1:] + "\n" for line in lines if line[0] in " +")
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, (path.name, before)
    path.write_text(text.replace(before, after), encoding="utf-8")


def follow(page, folder, part=""):
    """Apply the blocks of a page, or of a part of it, as its reader would."""
    found = blocks(page, part)
    assert found, page
    for name, kind, block in found:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if kind == "diff":
            _diff(path, block)
            continue
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        # A part of a class is apart from what is before it by one line, anything else by two.
        gap = "" if not text else "\n" if block.startswith("    ") else "\n\n"
        path.write_text(text + gap + block, encoding="utf-8")


def run(folder, code):
    """Run Python code in the copy and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, encoding="utf-8", timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
