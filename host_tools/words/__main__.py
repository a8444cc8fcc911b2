"""Prints what a language lacks of the words of the page and of the tools.

python -m host_tools.words de
"""

import argparse
from collections.abc import Sequence

from host_tools import words
from host_tools.base.command import end_with, show

CHAPTERS = (words.FIRST, words.READ, *words.LATER)


def missing(language: str) -> list[str]:
    """Return a line for each chapter that a language lacks, and for keys that English has not.

    >>> missing("en")
    []
    """
    found = []
    for chapter in CHAPTERS:
        lacking = words.lacking(language, chapter)
        if lacking:
            found.append(f"{chapter}.json lacks, or has other gaps in: {', '.join(lacking)}")
        strange = [
            key for key in words.own(language, chapter) if key not in words.own("en", chapter)
        ]
        if strange:
            found.append(f"{chapter}.json has keys that English has not: {', '.join(strange)}")
    return found + [
        f"{chapter}.py is not there"
        for chapter in words.MODULES
        if not words.is_whole(language, chapter)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what a language lacks; return the exit status, 0: what is missing is no failure."""
    parser = argparse.ArgumentParser(prog="python -m host_tools.words", description=__doc__)
    parser.add_argument("language")
    language = parser.parse_args(arguments).language
    for line in missing(language) or ["All words of the page and the tools are there."]:
        show(line)
    return 0


if __name__ == "__main__":
    end_with(main)
