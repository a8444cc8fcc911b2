"""The words that only English has, as JSON: none of them is to be seen in another language.

    python -m tests.web.english de

prints the words of the English texts of box, forms and page that no text of that language has.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from engine import games
from engine.games import forms
from engine.texts import fact
from host_tools import words
from host_tools.base.boards import ROOT
from host_tools.base.speaking import speaking

_TEXTS = ROOT / "engine" / "texts"
_FORMS = ROOT / "engine" / "games" / "forms" / "shipped"
_WORD = re.compile(r"[^\W\d_]{2,}")
# What is no word of a language: the name of a gap, a house rule with its value, what stands in
# quotation marks for a program, and what is before a rule or an answer (`engine/texts/rulebook.py`,
# `disputes.py`).
_NONE = re.compile(
    r"""^[\w=*. -]+:(?=\s)|\{[\w:=-]*|\S*[_=]\S*|"\w+"|'\w+'""", re.ASCII | re.MULTILINE
)
# What only programs read.
_UNSEEN = ("ask",)


def _strings(path: Path) -> Iterator[str]:
    """Yield the texts of a table; of a form, all that is written in it."""
    if path.suffix == ".json":
        yield from json.loads(path.read_text(encoding="utf-8")).values()
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if path.parent == _FORMS and isinstance(node, ast.Constant):
            yield str(node.value)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Tuple):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            # A name is before each text, but for rules and disputes.
            named = 2 if ast.unparse(target) == "TEXTS" else 1
            for text in node.value.elts[named - 1 :: named]:
                yield ast.literal_eval(text)


def _words(*paths: Path) -> set[str]:
    """Return the words of some tables, in small letters."""
    return {
        word.lower()
        for path in paths
        for text in _strings(path)
        for word in _WORD.findall(_NONE.sub(" ", text))
    }


def _said(language: str) -> set[str]:
    """Return all words of a language, and those of the games' names."""
    page = [words.FOLDER / language / f"{name}.json" for name in (words.FIRST, *words.LATER)]
    box = [path for path in (_TEXTS / language).glob("*.py") if path.stem not in _UNSEEN]
    found = _words(*box, *page)
    with speaking(language):
        for name in games.names() + forms.names():
            found.update(_WORD.findall(str(fact(games.facts(name)[0])).lower()))
    return found


def only_english(language: str) -> list[str]:
    """Return the words that English has and a language has not.

    >>> found = only_english("de")
    >>> "knock" in found, "rumino" in found, "an" in found
    (True, False, False)
    """
    english = _said(words.HOME) | _words(*_FORMS.glob("*.py"))
    return sorted(english - _said(language))


if __name__ == "__main__":
    print(json.dumps(only_english(sys.argv[1])))
