"""Templates of the boards' pages: Markdown as it is read, with words and sections put in."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

# A tag that is alone on its line takes the line with it.
_ALONE = re.compile(r"^(\{(?:end|(?:if|unless|each) \w+)\})\n", re.M)
_TAG = re.compile(r"\{((?:if |unless |each )?\w+)\}")
_STEPS = re.compile(r"(?:^1\. .*\n)+", re.M)


def fill(template: str, facts: Mapping[str, Any]) -> str:
    """Return a page: `template` with `facts` put in; raise KeyError if one is missing.

    `{word}` is replaced by the fact of that name. What is between `{if word}` and `{end}` is left
    out unless the fact is true, between `{unless word}` and `{end}` if it is. `{each word}`
    repeats it for each item of a list: an item that is a dict adds its own facts, any other is
    `{it}`. Steps all start with "1. " and are numbered here.

    >>> fill("{each keys}{it}, {end}{if more}more, {end}{z}", {"keys": "AB", "more": 0, "z": 7})
    'A, B, 7'
    """
    text = "".join(_filled(_section(iter(_TAG.split(_ALONE.sub(r"\1", template)))), facts))
    return _STEPS.sub(_numbered, text)


def _section(pieces: Iterator[str]) -> list:
    """Return what stands before the next `{end}`: texts, and (kind, word, section) of tags."""
    found: list = [next(pieces)]
    for tag in pieces:
        if tag == "end":
            break
        kind, _, word = tag.rpartition(" ")
        found += [(kind, word, _section(pieces) if kind else []), next(pieces)]
    return found


def _filled(section: list, facts: Mapping[str, Any]) -> Iterator[str]:
    for piece in section:
        if isinstance(piece, str):
            yield piece
            continue
        kind, word, inner = piece
        fact = facts[word]
        if not kind:
            yield str(fact)
        elif kind == "each":
            for item in fact:
                more = item if isinstance(item, dict) else {"it": item}
                yield from _filled(inner, {**facts, **more})
        elif bool(fact) == (kind == "if"):
            yield from _filled(inner, facts)


def _numbered(steps):
    lines = steps[0].splitlines(keepends=True)
    return "".join(f"{number}{line[1:]}" for number, line in enumerate(lines, 1))
