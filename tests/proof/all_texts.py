"""What all texts, rules and questions say, wherever the program runs: a sum for each module.

`CODE` runs in CPython, in MicroPython and at the prompt of an image, with the texts as they are
written or packed, and prints a line for each module of texts. All runs have to print the same.
"""

import contextlib
import io
from collections.abc import Sequence

from host_tools.base import languages

_CODE = """
from engine import texts
from engine.compat import crc32, utf8
from engine.texts import packed, rulebook

def of_table(language, section):
    found, module = packed.load(language, section)
    names = found.names if found else module.TEXTS[::2]
    look_up = texts._look_up(language, section)
    for name in names:
        yield name + "=" + look_up(name)

def of_rows(language, kind, prefix):
    rows = rulebook.rows_in(language, prefix, kind)
    for at in range(len(rows.starts)):
        start = rows.starts[at]
        yield start[:start.find(chr(10)) + 1] + rows.rest(at)

def told(language, section):
    kind = section[:section.find("_")]
    if kind in ("rules", "disputes"):
        found = of_rows(language, kind, section[len(kind) + 1:].upper())
    else:
        found = of_table(language, section)
    count = crc = 0
    for one in found:
        count, crc = count + 1, crc32(utf8(one), crc)
    print(language, section, count, "%08x" % crc)

for language, section in SECTIONS:
    told(language, section)
"""


def code(spoken: Sequence[str] | None = None) -> str:
    """Return the code that prints the sums of the modules of texts in `spoken`.

    By default these are the languages that people are given, with the games that each has whole.
    """
    sections = [
        (language, section)
        for language in (languages.offered() if spoken is None else spoken)
        for section in languages.sections(language)
        if section not in languages.left_out(language)
    ]
    return f"SECTIONS = {sections!r}\n{_CODE}"


def here() -> str:
    """Return what the code prints here, of the texts as they are written."""
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(code(), {})
    return printed.getvalue()


def count(said: str) -> int:
    """Return how many texts, rules and questions the lines tell of."""
    return sum(int(line.split()[2]) for line in said.splitlines())
