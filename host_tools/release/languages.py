"""What the languages lack of the English texts: `make missing LANGUAGE=de`.

Nothing fails for it: a chapter that is not whole is shown in English
(host_tools/base/languages.py).
"""

import argparse
import re
from collections.abc import Iterator, Sequence
from string import Formatter

from engine import texts
from host_tools.base.command import end_with, show
from host_tools.base.languages import HOME, chapters, english, lacking, table
from host_tools.base.speaking import speaking
from host_tools.release import widths
from host_tools.simulated.simulator import Simulator


def gaps(words: str) -> set[str]:
    """Return the names of the gaps of a text.

    >>> sorted(gaps("{name}: {n} card#{name}: {n} cards"))
    ['n', 'name']
    >>> gaps("With {option:hook=no} not.")
    {'option:hook=no'}
    >>> sorted(gaps("{n} {n#card#cards}, {m#1#2}"))
    ['m', 'n']
    """
    return {
        f"{name}:{more}" if more else name.partition("#")[0]
        for _, name, more, _ in Formatter().parse(words)
        if name
    }


def unknown_gaps(language: str, section: str) -> Iterator[tuple[str, set[str]]]:
    """Yield (name, gaps that the English text has not) of the texts of a section."""
    home = english(section)
    for name, words in table(language, section).items():
        more = gaps(words) - gaps(home.get(name, ""))
        if more and name in home:
            yield name, more


def too_long(language: str) -> list[tuple[str, str]]:
    """Return (name, words) of what a language says too long for the smallest screen."""
    with speaking(language), Simulator("sim_72x40") as box:
        return list(widths.too_long(box.device.app.ui))


def report(language: str) -> Iterator[str]:
    """Yield a line for each chapter of a language, and each text that it lacks with its English.

    Gaps that English has not stand beside it.

    What is too long for the smallest screen follows. A language without a folder lacks
    everything, which is said first.
    """
    if language not in texts.LANGUAGES:
        yield f"engine/texts/{language}/ is not there yet: docs/dev/howto/language.md begins it"
    for chapter, sections in chapters().items():
        missing = [
            # What a form says in English stands in the form, under no such name.
            f"{section}.{name}: {' '.join(english(section)[name].split())}"
            for section in sections
            for name in lacking(language, section)
        ]
        total = sum(len(english(section)) for section in sections)
        if missing:
            yield f"{chapter}: in English, {len(missing)} of {total} texts are missing:"
            yield from (f"    {line}" for line in missing)
        else:
            yield f"{chapter}: whole, {total} texts"
        for section in sections:
            for name, more in unknown_gaps(language, section):
                yield f"    {section}.{name} has {', '.join(sorted(more))}, which English has not"
    found = too_long(language) if language in texts.LANGUAGES else ()
    if found:
        yield "too long for a screen of 72x40:"
        yield from (f"    {name}: {words}" for name, words in found)


def _code(word: str) -> str:
    """Return the code of a language other than English, of two or three small letters."""
    if word == HOME or not re.fullmatch("[a-z]{2,3}", word):
        message = f"'{word}' is not the code of a language beside English, such as de or nl"
        raise argparse.ArgumentTypeError(message)
    return word


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report of a language; return the exit status."""
    reader = argparse.ArgumentParser(prog="make missing", description="List what a language lacks.")
    reader.add_argument("language", type=_code, help=f"such as {', '.join(texts.LANGUAGES)}")
    show(*report(reader.parse_args(arguments).language))
    return 0


if __name__ == "__main__":
    end_with(main)
