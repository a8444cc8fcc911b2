"""A language that nobody speaks, made from English: it shows what would not fit a third one.

Its letters have accents, its longest texts are a third longer and their words stand in another
order, and a text by number has three forms. The shortest form of a text is as long as in English,
as a translator would make it. `install` makes it a language of this process, "xx".
"""

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from unittest import mock

from engine import texts
from engine.texts import folders
from firmware.storage import settings
from host_tools.base import languages

NAME = "xx"
_ACCENTS = str.maketrans("aeionucAEOUN", "àéíöñüçÀÉÖÜÑ")
# A fact, a house rule's name and value, or a rule's number: they are no words.
_KEPT = re.compile(r"(\{[^}]*\}|\S*[_=0-9]\S*)")
_FACT = re.compile(r"\{\w+\}$")
# A gap with the forms of a word for its number, and what stands between the forms of a text.
_AGREES = re.compile(r"\{(\w+)#([^}]*)\}")
_BETWEEN = re.compile(r"#(?![^{]*\})")
_MORE = "öñé"
_TABLES = ("TEXTS", "RULES", "DISPUTES")
# What programs say to each other.
_AS_IT_IS = ("sim",)
# The letters of cards and colours are its own, as those of German or French are.
_LETTERS = {
    "first": "skat",
    "suits_french": "P H Ka X",
    "courts_french": "B D O A",
    "suits_italian": "V Z N H",
    "courts_italian": "X Y Z A",
    "suits_latin": "G N T M",
    "courts_latin": "X Y Z A",
    "suits_spanish": "Sw K Mo B",
    "courts_spanish": "10 11 12 1",
    "suits_german": "M H Z T",
    "courts_german": "V W X A",
    "colours": "SJMAC★",
}


def accented(words: str) -> str:
    """Return words with accents on their letters.

    >>> accented("{n} cards: out_at=5")
    '{n} çàrds: out_at=5'
    """
    parts = _KEPT.split(words)
    return "".join(part if at % 2 else part.translate(_ACCENTS) for at, part in enumerate(parts))


def longer(words: str) -> str:
    """Return words that are a third longer, the last ones first.

    >>> longer("{n} cards left over")
    'övér léft öñé çàrds {n} öñé'
    >>> longer("Your players: {names}")
    'plàyérs Yöür öñé: {names}'
    """
    label, colon, value = words.partition(": ")
    if _FACT.match(value) and "{" not in label:
        # A label stands before its value in every language that we know.
        return longer(label) + colon + value
    found = words.split(" ")[::-1]
    wanted = (len(words) + 2) // 3
    at = 2
    while wanted > 0 and at <= len(found):
        found.insert(at, _MORE)
        wanted -= len(_MORE) + 1
        at += 3
    return " ".join(word if word == _MORE else accented(word) for word in found)


def _form(words: str) -> str:
    lengths = words.split("|")
    # A single word, and a text with marks of its own, keep their length.
    if len(lengths) == 1 and " " not in words:
        return accented(words)
    short = accented(lengths[-1])
    long = [longer(one) for one in (lengths[:-1] or lengths)]
    return "|".join([*long, short])


def text(words: str) -> str:
    """Return a text of this language: all its forms, of the words in a gap, too.

    >>> text("{m#card#cards}")
    '{m#çàrd#çàrds#çàrds}'
    """
    words = _AGREES.sub(lambda gap: "{%s#%s}" % (gap[1], _forms(accented, gap[2])), words)
    return _forms(_form, words)


def _forms(form: Callable[[str], str], words: str) -> str:
    forms = [form(one) for one in _BETWEEN.split(words)]
    # One, a few, many.
    return "#".join([*forms, forms[-1]] if len(forms) == 2 else forms)


def form_of(n: int) -> int:
    """Return which of three forms a number takes, as in Polish."""
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def _of_form(name: str, words: str) -> str:
    """Return a text of a form, whose lengths are as short as in English: most stand in columns."""
    return "|".join(accented(one) for one in words.split("|"))


def _rule(words: str) -> str:
    head, full = words.split("\n", 1)
    facts, short = head.split(": ", 1)
    return facts + ": " + accented(short) + "\n" + accented(full)


def _dispute(words: str) -> str:
    head, asked, *answers = words.split("\n")
    facts, short = head.split(": ", 1)
    lines = [facts + ": " + text(short), accented(asked)]
    for line in answers:
        # What is before the colon is the value that is answered, where there are several.
        value, colon, said = line.partition(": ") if len(facts.split()) > 2 else ("", "", line)
        lines.append(value + colon + (text(said) if "|" in said else accented(said)))
    return "\n".join(lines)


def modules() -> Iterator[ModuleType]:
    """Yield the modules of the language, its package first."""
    package = ModuleType("engine.texts." + NAME)
    package.form_of = form_of  # pyright: ignore[reportAttributeAccessIssue]
    package.NAME = "Pseudo|XX"  # pyright: ignore[reportAttributeAccessIssue]
    package.__path__ = []
    yield package
    for section in languages.of_english():
        made = ModuleType(f"engine.texts.{NAME}.{section}")
        if section.startswith("form_"):
            pairs = languages.english(section).items()
            said = [word for name, words in pairs for word in (name, _of_form(name, words))]
            made.TEXTS = tuple(said)  # pyright: ignore[reportAttributeAccessIssue]
            yield made
            continue
        home = importlib.import_module("engine.texts.en." + section)
        if hasattr(home, "TEXTS"):
            table = list(home.TEXTS)
            if section not in _AS_IT_IS:
                pairs = zip(table[::2], table[1::2], strict=True)
                table[1::2] = [_LETTERS.get(name) or text(words) for name, words in pairs]
            made.TEXTS = tuple(table)  # pyright: ignore[reportAttributeAccessIssue]
        if hasattr(home, "RULES"):
            made.RULES = tuple(_rule(one) for one in home.RULES)  # pyright: ignore[reportAttributeAccessIssue]
        if hasattr(home, "DISPUTES"):
            made.DISPUTES = tuple(map(_dispute, home.DISPUTES))  # pyright: ignore[reportAttributeAccessIssue]
        yield made


_PACKAGE = '''"""Pseudo words."""

NAME = "Pseudo|XX"


def form_of(n):
    """Return which of three forms a number takes."""
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2
'''


def write(program: Path) -> list[Path]:
    """Write the language as a folder of the program in a folder; return its modules."""
    folder = program / "engine" / "texts" / NAME
    folder.mkdir()
    (folder / "__init__.py").write_text(_PACKAGE, encoding="utf-8")
    for made in list(modules())[1:]:
        ((table, words),) = ((one, vars(made)[one]) for one in _TABLES if one in vars(made))
        path = folder / (made.__name__.split(".")[-1] + ".py")
        path.write_text(f"{table} = {words!r}\n", encoding="utf-8")
    return sorted(folder.glob("*.py"))


@contextmanager
def installed(*lacks: str) -> Iterator[str]:
    """Let the language be one of those that people can choose; it `lacks` some sections."""
    spoken = (*texts.LANGUAGES, NAME)
    rows = tuple(
        (name, spoken if name == "language" else values, default)
        for name, values, default in settings.ROWS
    )
    made = {one.__name__: one for one in modules() if one.__name__.split(".")[-1] not in lacks}
    there = folders.has

    def has(language: str, section: str) -> bool:
        if language != NAME:
            return there(language, section)
        return section in languages.of_english() and section not in lacks

    with (
        mock.patch.dict(sys.modules, made),
        mock.patch.object(texts, "LANGUAGES", spoken),
        mock.patch.object(folders, "LANGUAGES", spoken),
        mock.patch.object(folders, "has", has),
        mock.patch.object(settings, "ROWS", rows),
    ):
        try:
            yield NAME
        finally:
            texts.use("en")
