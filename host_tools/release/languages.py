"""What the languages lack of the English texts: a warning of a test, an error of a release."""

import importlib
import pkgutil

from engine import texts
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


def _names(language, section):
    module = importlib.import_module(f"engine.texts.{language}.{section}")
    return getattr(module, "TEXTS", ())[::2]


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
