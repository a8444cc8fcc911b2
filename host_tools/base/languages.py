"""What the languages have of the English texts, by chapters: what is whole is given to people.

A chapter is a game, with its rules and the questions about them, or the box: everything else. A
form that ships says in English, in itself, what a section `form_...` of each other language says.
"""

import importlib
import pkgutil
from collections.abc import Sequence
from functools import cache

from engine import games, texts
from engine.game.house import Option
from engine.games import forms
from engine.games.forms.telling import words as form_texts

HOME = "en"
# What a board gets beside English where nobody says what.
USUAL = "it"
BOX = "box"
_FORM = "form_"

# Name -> text; of rules and questions, the number or the name -> all of it.
Table = dict[str, str]


def sections(language: str) -> list[str]:
    """Return the names of the sections that a language has, in order; none without a folder."""
    if language not in texts.LANGUAGES:
        return []
    package = importlib.import_module(f"engine.texts.{language}")
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__))


@cache
def form_words(name: str) -> Table:
    """Return what the form that ships as `name` says in English, as a language has to say it."""
    found: Table = {}
    form = forms.read(forms.data_of(name))
    form.section = forms.PREFIX + name
    form_texts.table(form, HOME, found.setdefault)
    for at, asked in enumerate(form.asked):
        if asked:
            found[f"asked_{at + 1}"] = asked[HOME]
    return found


def of_english() -> list[str]:
    """Return the names of the sections that a language has if it has all."""
    return sections(HOME) + sorted(_FORM + row[0] for row in forms.SHIPPED)


def english(section: str) -> Table:
    """Return the English texts of a section; those of `form_...` stand in the form."""
    if section.startswith(_FORM):
        return form_words(section.removeprefix(_FORM))
    return table(HOME, section)


def table(language: str, section: str) -> Table:
    """Return the texts that a language has of a section, none where it lacks that."""
    if section not in sections(language):
        return {}
    module = importlib.import_module(f"engine.texts.{language}.{section}")
    words = getattr(module, "TEXTS", ())
    rows = (*getattr(module, "RULES", ()), *getattr(module, "DISPUTES", ()))
    return {
        **dict(zip(words[::2], words[1::2], strict=True)),
        **beside(language, section),
        **{row.split(" ", 1)[0]: row for row in rows},
    }


def lacking(language: str, section: str) -> list[str]:
    """Return the names of the texts of a section that English has and `language` has not.

    What only some languages have to say is not among them: what games are called there, and which
    cards they are played with.
    """
    found = table(language, section)
    return [name for name in english(section) if name not in found]


@cache
def chapters() -> dict[str, list[str]]:
    """Return {chapter: its sections}: BOX, and each game by its name.

    >>> chapters()["gin"], chapters()["form:skat"]
    (['disputes_gin', 'gin', 'gin_judge', 'rules_gin'], ['form_skat'])
    """
    found: dict[str, list[str]] = {BOX: []}
    owners = {}
    for name in games.names():
        prefix = games.load(name).prefix.lower()
        found[name] = []
        owners |= {f"{word}_": name for word in (name, f"rules_{prefix}", f"disputes_{prefix}")}
    for section in sections(HOME):
        owner = next((owners[word] for word in owners if f"{section}_".startswith(word)), BOX)
        found[owner].append(section)
    for row in forms.SHIPPED:
        found[forms.PREFIX + row[0]] = [_FORM + row[0]]
    return found


@cache
def whole(language: str) -> list[str]:
    """Return the chapters that a language has whole."""
    return [
        chapter
        for chapter, found in chapters().items()
        if language == HOME or not any(lacking(language, section) for section in found)
    ]


def offered() -> list[str]:
    """Return the languages that are given to people: those that have what the box says."""
    return [language for language in texts.LANGUAGES if BOX in whole(language)]


def beside_english(language: str = "") -> tuple[str, ...]:
    """Return the languages of a board's program: English, and one more that people are given.

    >>> beside_english(), beside_english("en")
    (('en', 'it'), ('en',))
    """
    return tuple(one for one in offered() if one in (HOME, language or USUAL))


def left_out(language: str) -> list[str]:
    """Return the sections of the games that a language does not have whole."""
    if language == HOME:
        return []
    parts = whole(language)
    return [one for name, found in chapters().items() if name not in parts for one in found]


def given(
    only: Sequence[str] | None = None, forms_without: Sequence[str] = ()
) -> dict[str, list[str]]:
    """Return {language: the sections that it lacks} of a program that is given to people.

    It has those of `only`, by default all. They lack the games that they do not have whole, and
    those of `forms_without` all words of forms.

    >>> given(["en"])
    {'en': []}
    """
    found = {}
    for language in offered():
        if only is None or language in only:
            lacks = left_out(language)
            if language in forms_without:
                lacks = lacks + [_FORM + row[0] for row in forms.SHIPPED]
            found[language] = [section for section in of_english() if section in lacks]
    return found


def beside(language: str, section: str) -> Table:
    """Return {name: text} of what stands beside the house rules of a section's game."""
    found: Table = {}
    for game in [games.load(name) for name in games.names()]:
        for option in game.options if game.section == section else ():
            for row in option.words:
                if row[0] == language:
                    found.update(_words(option, row))
    return found


def _words(option: Option, row):
    values = [f"value_{option.name}_{value}" for value in row[3::2]]
    names = [f"option_{option.name}", f"about_{option.name}", *values]
    return zip(names, [*row[1:3], *row[4::2]], strict=True)
