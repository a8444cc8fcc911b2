"""Writes the interface of a game into docs/dev/game-interface.md, from the classes themselves.

python -m host_tools.documents.interface

A section of a class begins with a comment, `# -- its title ---`; its members follow. What is listed
of a method is the first sentence of its docstring, and of an attribute the comment above it.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from host_tools.base.command import no_options, show

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "dev" / "game-interface.md"
# The modules of the class, each with the part of it that it has; the later one inherits.
KERNEL = (
    ("engine/game/facts.py", "GameFacts"),
    ("engine/game/seats.py", "Seats"),
    ("engine/game/game.py", "Game"),
)
# The objects that a game may have beside that, empty ones if it has none.
OBJECTS = (
    ("engine/game/events.py", "SharedEvents"),
    ("engine/game/board.py", "Board"),
    ("engine/game/columns.py", "Columns"),
    ("engine/game/aids.py", "Aids"),
    ("engine/game/aids.py", "Aid"),
    ("engine/game/upcard.py", "Upcard"),
    ("engine/game/elimination.py", "Elimination"),
    ("engine/game/cut.py", "Cut"),
    ("engine/game/card_faces.py", "CardFaces"),
    ("engine/game/setup.py", "Setup"),
    ("engine/game/payments.py", "Payments"),
    ("engine/game/sides.py", "Sides"),
)
# What a game returns for an event.
EFFECT = (("engine/game/effect.py", "Effect"),)
_BEGIN = "<!-- written by python -m host_tools.documents.interface -->\n"
_END = "<!-- end -->\n"
_SECTION = re.compile(r"    # -- (.*?) -*$")


class Member:
    """An attribute or a method: `name`, what it `takes`, `line` of text, `place` (module)."""

    def __init__(self, name: str, takes: str, line: str, place: str) -> None:
        self.name, self.takes, self.line, self.place = name, takes, line, place


def sections(
    classes: Sequence[tuple[str, str]] = KERNEL + EFFECT + OBJECTS,
) -> Iterator[tuple[str, list[Member]]]:
    """Yield (title, members) of each section of `classes`, (module, class) each, in their order."""
    for path, name in classes:
        source = (ROOT / path).read_text(encoding="utf-8")
        lines = source.splitlines()
        (found,) = [
            node
            for node in ast.parse(source).body
            if isinstance(node, ast.ClassDef) and node.name == name
        ]
        title, members = "", []
        at = found.lineno
        for node in found.body:
            for line in lines[at : node.lineno - 1]:
                heading = _SECTION.match(line)
                if heading:
                    if members:
                        yield title, members
                    title, members = heading[1], []
            at = node.end_lineno or node.lineno
            member = _member(node, lines, path)
            if member:
                members.append(member)
        if members:
            yield title, members


def _member(node: ast.stmt, lines: list[str], path: str) -> Member | None:
    """Return what a statement of a class defines, or None if it is private."""
    if isinstance(node, ast.FunctionDef):
        if node.name.startswith("_"):
            return None
        words = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())
        takes = ", ".join(one.arg for one in node.args.args[1:])
        if "raise NotImplementedError" in ast.unparse(node):
            words = "**No default.** " + _sentence(words)
        else:
            words = _sentence(words)
        return Member(node.name, f"({takes})", words, path)
    if isinstance(node, ast.AnnAssign):
        target = node.target
    elif isinstance(node, ast.Assign):
        (target,) = node.targets
    else:
        return None
    if not isinstance(target, ast.Name) or target.id.startswith("_"):
        return None
    first = node.lineno - 1
    above = first
    while lines[above - 1].strip().startswith("# ") and not _SECTION.match(lines[above - 1]):
        above -= 1
    words = " ".join(line.strip()[2:] for line in lines[above:first])
    return Member(target.id, "", _sentence(words), path)


def _sentence(words: str) -> str:
    """Return the first sentence of `words`.

    >>> _sentence("Return the goal (ALL-4). None without one.")
    'Return the goal (ALL-4).'
    """
    found = re.match(r".*?\.(?= [A-Z]|$)", words)
    return found[0] if found else words


def written() -> str:
    """Return the interface as it is in the page: a table for each section."""
    text = ""
    for title, members in sections():
        if not title:
            continue
        text += f"\n### {title[0].upper()}{title[1:]}\n\n| Name | What it is |\n|---|---|\n"
        for one in members:
            text += f"| `{one.name}{one.takes}` | {one.line.replace('|', chr(92) + '|')} |\n"
    return text + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the interface into the page."""
    no_options(
        "python -m host_tools.documents.interface",
        "Write the interface of a game into docs/dev/game-interface.md.",
        arguments,
    )
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(_BEGIN)
    PAGE.write_text(before + _BEGIN + written() + _END + rest.split(_END)[1], encoding="utf-8")
    show(f"{PAGE.relative_to(ROOT)}: {len(list(sections()))} sections")


if __name__ == "__main__":
    main()
