"""The words of the page and of the tools: a folder for each language, found by its name.

A folder has tables in JSON, {key: text}: `page.json` is what the page says from its beginning, each
other is a chapter of it that is loaded once it is used, and `read.json` is for the pages to read.
Its modules are `export.py`, the messages of reports, `rulebook.py` and `card.py`, what documents
say. English has all keys. A chapter of another language is used when it is whole; until then that
chapter is English, never a line of it. A language is offered on the page with its `page.json`.
"""

import importlib
import json
import re
from pathlib import Path
from types import ModuleType

from host_tools.base import languages as spoken

HOME = "en"
FOLDER = Path(__file__).parent
# What the page says from its beginning, and what it loads of a language once it is used.
FIRST = "page"
LATER = ("cable", "form", "install", "large", "report")
# For the pages to read, and what systems say of the page before it is installed.
READ = "read"
# What documents say.
MODULES = ("card", "rulebook")
_GAP = re.compile(r"\{\w+\}")


def own(language: str, chapter: str) -> dict[str, str]:
    """Return {key: text} of what a language has of a chapter, whole or not."""
    path = FOLDER / language / f"{chapter}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def lacking(language: str, chapter: str) -> list[str]:
    """Return the keys of a chapter that a language lacks, or that have other gaps than English.

    >>> lacking("en", "page")
    []
    """
    found = own(language, chapter)
    return [
        key
        for key, words in own(HOME, chapter).items()
        if sorted(_GAP.findall(found.get(key, ""))) != sorted(_GAP.findall(words))
        or key not in found
    ]


def is_whole(language: str, chapter: str) -> bool:
    """Return whether a language has a chapter: a table without a gap, or a module."""
    if chapter in MODULES:
        return (FOLDER / language / f"{chapter}.py").is_file()
    return not lacking(language, chapter)


def table(language: str, chapter: str) -> dict[str, str]:
    """Return {key: text} of a chapter: in the language if that has it whole, else in English."""
    return own(language if is_whole(language, chapter) else HOME, chapter)


def module(language: str, chapter: str) -> ModuleType:
    """Return the module of a chapter: of the language if that has one, else of English."""
    spoken = language if is_whole(language, chapter) else HOME
    return importlib.import_module(f"host_tools.words.{spoken}.{chapter}")


def languages() -> list[str]:
    """Return the languages that the page offers, English first: the box speaks them, too."""
    return [language for language in spoken.offered() if is_whole(language, FIRST)]


def name_of(language: str) -> str:
    """Return what a language is called in itself.

    >>> name_of("it")
    'Italiano'
    """
    module_ = importlib.import_module(f"engine.texts.{language}")
    return str(module_.NAME).split("|")[0]
