"""What the languages lack of the English texts: a warning of a test, an error of a release."""

import importlib
import pkgutil

from engine import games, texts
from engine.game.house import Option
from host_tools.release.errors import ReleaseError

HOME = "en"
_SHOWN = 8


def sections(language: str) -> list[str]:
    """Return the names of the sections that a language has, in order."""
    package = importlib.import_module(f"engine.texts.{language}")
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__))


def lacking(language: str) -> list[str]:
    """Return the sections and the texts that English has and `language` has not.

    >>> lacking("en")
    []
    """
    found = []
    for section in sections(HOME):
        if section in sections(language):
            home, other = (_names(one, section) for one in (HOME, language))
            found += [f"{section}.{name}" for name in home if name not in other]
        else:
            found.append(section)
    return found


def beside(language: str, section: str) -> dict[str, str]:
    """Return {name: text} of what stands beside the house rules of a section's game."""
    found = {}
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


def _names(language, section):
    module = importlib.import_module(f"engine.texts.{language}.{section}")
    return [*getattr(module, "TEXTS", ())[::2], *beside(language, section)]


def warning(language: str, missing: list[str]) -> str:
    """Return the sentence that says what a language lacks.

    >>> warning("it", ["snap", "rumino.unit"])
    'engine/texts/it/ lacks what is shown in English until then: snap, rumino.unit.'
    """
    some = ", ".join(missing[:_SHOWN]) + (", ..." if len(missing) > _SHOWN else "")
    return f"engine/texts/{language}/ lacks what is shown in English until then: {some}."


def check_languages(version: str) -> None:
    """Raise ReleaseError if `version` is to be given out and a language lacks a text."""
    for language in texts.LANGUAGES:
        missing = lacking(language)
        if missing and ".dev" not in version:
            raise ReleaseError(
                warning(language, missing) + " Translate them, commit, and tag again."
            )
