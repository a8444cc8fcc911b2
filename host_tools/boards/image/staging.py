"""The program as a board gets it, frozen or copied: without types, and with its texts packed.

In an image, the expressions of the forms that ship are functions (`formulas.py` beside this). A
copy has no room for those: a file takes whole blocks.

Code keeps the numbers of its lines, which reports of faults name.
"""

import ast
import importlib
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from engine import games
from engine.games import forms
from engine.texts import LANGUAGES
from firmware.display.fonts import size8
from host_tools.base import languages
from host_tools.base.boards import ROOT
from host_tools.base.imports import dotted
from host_tools.boards.image.formulas import with_functions
from host_tools.boards.image.packing import pack


def sources() -> list[Path]:
    """Return the paths of the program's modules, without types and what only the package has."""
    found = sorted((ROOT / "engine").rglob("*.py")) + sorted((ROOT / "firmware").rglob("*.py"))
    return [path for path in found if path.name not in ("types.py", "api.py")]


def stage(
    folder: Path,
    only: Sequence[str] | None = None,
    forms_without: Sequence[str] = (),
    copied: bool = False,
) -> Path:
    """Write the program's modules into `folder`, which is made anew; return it.

    `copied` is whether they become files on a board, which take whole blocks.

    Of the languages that are given to people, it has those of `only`, by default all. They lack the
    games that they do not have whole, and those of `forms_without` all words of forms. Raises
    ImageError.
    """
    shutil.rmtree(folder, ignore_errors=True)
    texts = ROOT / "engine" / "texts"
    lacks = languages.given(only, forms_without)
    left_out = {texts / language for language in LANGUAGES if language not in lacks}
    lacking = {texts / one / f"{section}.py" for one in lacks for section in lacks[one]}
    for path in sources():
        if path.parent in left_out or path in lacking:
            continue
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        source = without_types(path.read_text(encoding="utf-8"))
        if path == texts / "folders.py":
            source = listing(lacks)
        if path.parent.name == "shipped":
            source = without_sources(source)
            if path.stem != "__init__" and not copied:
                source = with_functions(source, forms.data_of(path.stem))
        target.write_text(source, encoding="utf-8")
    pack(folder / "engine" / "texts")
    if not copied:
        (folder / "firmware" / "module_names.py").write_text(naming(folder), encoding="utf-8")
    return folder


def naming(folder: Path) -> str:
    """Return a module with names that a program makes as it runs; nobody imports or calls it.

    MicroPython keeps a name for ever: that of each module that it imports, whole and in its
    package, those that are looked up for the events of a game, and each letter that was taken out
    of a text. Where an image has the name, its memory needs none.
    """
    modules = [dotted(path.relative_to(folder)) for path in sorted(folder.rglob("*.py"))]
    events = set()
    for game in map(games.load, games.names()):
        events |= {kind.name for kind in game.events + game.shared.event_types}
    names = {before + event for event in events for before in ("plan_", "done_", "ask_")}
    # A package gets each of its modules as an attribute.
    names |= {name.rpartition(".")[2] for name in modules}
    lines = [f"import {name}" for name in modules] + sorted(names)
    letters = [chr(code) for code in range(32, 127)] + list(size8.MORE)
    lines.append(f"return [{', '.join(map(ascii, letters))}]")
    return "def names():\n" + "".join(f"    {line}\n" for line in lines)


def listing(lacks: dict[str, list[str]]) -> str:
    """Return the module that lists the languages of a program, and the sections that each lacks."""
    names = {one: importlib.import_module(f"engine.texts.{one}").NAME for one in lacks}
    return _LISTING % (
        tuple(lacks),
        tuple(names.values()),
        tuple(" ".join(found) for found in lacks.values()),
        tuple(map(_of_games, ("rules_", "disputes_"))),
    )


def _of_games(kind: str) -> tuple[str, ...]:
    """Return a kind of sections, and the games that have one of it, by their letters.

    They are looked for by these letters, which may be those of a form of a player's own.
    """
    found = [one for one in languages.sections(languages.HOME) if one.startswith(kind)]
    return (kind, *(one.removeprefix(kind) for one in found))


_LISTING = """\
LANGUAGES = %r
_NAMES = %r
_LACKS = %r
_OF_GAMES = %r


def name_of(language):
    return _NAMES[LANGUAGES.index(language)] if language in LANGUAGES else None


def has(language, section):
    for kind in _OF_GAMES:
        if section.startswith(kind[0]) and section[len(kind[0]) :] not in kind:
            return False
    return section not in _LACKS[LANGUAGES.index(language)].split()
"""


def without_sources(source: str) -> str:
    """Return a form's source without where its rules come from, which documents tell.

    >>> without_sources('{"from": "a book", "en": "Two play."}')
    '{"en": "Two play."}'
    """
    return re.sub(r'"from": "[^"]*", ', "", source)


def without_types(source: str) -> str:
    r"""Return a module's source without what stands under `if TYPE_CHECKING`, in as many lines.

    >>> without_types("if TYPE_CHECKING:\n    import typing\n\nx = 1\n")
    '\n\n\nx = 1\n'
    >>> without_types("if TYPE_CHECKING:\n    X = int\nelse:\n    X = None\n")
    'if TYPE_CHECKING:\n    pass\nelse:\n    X = None\n'
    """
    lines = source.split("\n")
    for node in ast.parse(source).body:
        if not (isinstance(node, ast.If) and _is_for_types(node)):
            continue
        # Of both branches, the line of the `if` and the other branch stay.
        first = node.lineno if node.orelse else node.lineno - 1
        last = node.body[-1].end_lineno
        assert last is not None
        lines[first:last] = [""] * (last - first)
        if node.orelse:
            lines[first] = "    pass"
    return "\n".join(lines)


def _is_for_types(node):
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
