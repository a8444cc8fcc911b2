"""The program as a board gets it, frozen or copied: without types, and with its texts packed.

In an image, the expressions of the forms that ship are functions (`formulas.py` beside this). A
copy has no room for those: a file takes whole blocks.

Code keeps the numbers of its lines, which reports of faults name.
"""

import ast
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from engine.games import forms
from host_tools.base.boards import ROOT
from host_tools.boards.image.formulas import with_functions
from host_tools.boards.image.packing import pack


def sources() -> list[Path]:
    """Return the paths of the program's modules, without types and what only the package has."""
    found = sorted((ROOT / "engine").rglob("*.py")) + sorted((ROOT / "firmware").rglob("*.py"))
    return [path for path in found if path.name not in ("types.py", "api.py")]


def stage(
    folder: Path,
    without: Sequence[str] = (),
    forms_without: Sequence[str] = (),
    copied: bool = False,
) -> Path:
    """Write the program's modules into `folder`, which is made anew; return it.

    `copied` is whether they become files on a board, which take whole blocks.

    The languages `without` are left out, in forms as well, and of forms those of `forms_without`,
    too. Raises ImageError.
    """
    shutil.rmtree(folder, ignore_errors=True)
    texts = ROOT / "engine" / "texts"
    left_out = {texts / language for language in without}
    for path in sources():
        if path.parent in left_out:
            continue
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        source = without_types(path.read_text(encoding="utf-8"))
        if path.parent.name == "shipped":
            source = without_sources(source)
            for language in (*without, *forms_without):
                source = without_language(source, language)
            if path.stem != "__init__" and not copied:
                source = with_functions(source, forms.data_of(path.stem))
        target.write_text(source, encoding="utf-8")
    pack(folder / "engine" / "texts")
    return folder


def without_sources(source: str) -> str:
    """Return a form's source without where its rules come from, which documents tell.

    >>> without_sources('{"from": "a book", "en": "Two play."}')
    '{"en": "Two play."}'
    """
    return re.sub(r'"from": "[^"]*", ', "", source)


def without_language(source: str, language: str) -> str:
    """Return a form's source without its words in a language, where they follow another's.

    >>> without_language('{"en": "Two play.", "it": "Si gioca in due."}', "it")
    '{"en": "Two play."}'
    """
    return re.sub(r', "%s": "[^"]*"' % language, "", source)


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
