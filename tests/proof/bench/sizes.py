"""How much there is to read: lines, words of the documents, names of a game's interface.

Also how many steps a press takes, in a game of each kind that is played at random.
"""

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from host_tools.documents import interface

ROOT = Path(__file__).resolve().parents[3]
ROOMS = ("engine", "firmware", "host_tools", "tests")
# Words and pictures that only look like programs.
_NO_CODE = ("engine/texts/", "firmware/display/fonts/")


def _documents(heading: str) -> set[Path]:
    """Return the documents that docs/README.md lists under `heading`."""
    docs = ROOT / "docs"
    listed = (docs / "README.md").read_text(encoding="utf-8").split("## " + heading)[1]
    links = re.findall(r"\]\(([^)#]+\.md)\)", listed.split("\n## ")[0])
    return {(docs / link).resolve() for link in links}


def _words(paths: set[Path]) -> int:
    return sum(len(path.read_text(encoding="utf-8").split()) for path in paths)


def _names(classes: Sequence[tuple[str, str]]) -> int:
    return sum(len(members) for _, members in interface.sections(classes))


def figures(quick: bool = False) -> dict[str, dict[str, Any]]:
    """Return the table of `make bench`, as the module describes."""
    table: dict[str, dict[str, Any]] = {}
    for room in ROOMS:
        files = [
            path
            for path in sorted((ROOT / room).rglob("*.py"))
            if not path.relative_to(ROOT).as_posix().startswith(_NO_CODE)
        ]
        lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
        table[room + ".lines"] = {"unit": "lines", "value": lines, "files": len(files)}
    objects: dict[str, int] = {}
    for module, name in interface.OBJECTS:
        objects[name] = _names([(module, name)])
    table["house.names"] = {"unit": "names", "value": _names(interface.KERNEL), **objects}
    people, builders = _documents("For people who play"), _documents("For people who build")
    people |= {ROOT / "README.md"}
    table["docs.words"] = {
        "unit": "words",
        "value": _words(people | builders),
        "people": _words(people),
        "builders": _words(builders),
    }
    # Steps are counted in a process of their own: the others would be slower.
    command = [sys.executable, "-m", "tests.proof.bench.steps", "3" if quick else "20"]
    found = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    table["steps.press"] = {"unit": "count", **json.loads(found)}
    return table
