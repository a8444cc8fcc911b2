"""Reads a question for `ask` strictly, whichever runtime answers it.

It finds what a JSON parser accepts: a name twice in one object, and spellings of a name that look
alike.
"""

import json
import re
import unicodedata
from collections import Counter
from typing import Any

from engine import ask
from engine.game.player import NAME_LENGTH
from engine.texts import text

# Characters that take no room in print: formats, variation selectors and fillers. Not all of them
# have the category for it.
_UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]"
)
# Control characters other than the tab are shown as pictures.
_BLANKS = re.compile("[\t \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+")
# Fields whose values are not players' names, and fields that are objects with players' names as
# keys.
_NO_NAMES = ("ask", "game", "options", "cards", "event", "reason", "kind", "how", "space", "number")
_LARGE = 1e300
_BY_NAME = ("hands", "deadwood", "left", "points")


class BadQuestion(Exception):
    """A line that is not a question: `answer` is the answer to it, None for invalid JSON."""

    def __init__(self, answer: dict | None) -> None:
        super().__init__()
        self.answer = answer


class _Twice(dict):
    """An object in which the name `twice` occurs twice."""

    twice = ""


def seen(name: str) -> str:
    r"""Return what a reader sees of a name.

    It is composed, without characters that take no room, and with single spaces. A text that is
    too long for a name is returned as it is.

    >>> seen(" Jose\u0301\u200b ") == seen("Jos\u00e9")
    True
    """
    if len(name) > NAME_LENGTH:
        return name
    return _BLANKS.sub(" ", _UNSEEN.sub("", unicodedata.normalize("NFC", name))).strip(" ")


def _no_constant(word):
    raise ValueError(word)


def _float(word):
    """Return a number with a fraction or an exponent; none is infinite, as MicroPython reads one.

    No answer depends on such a number: where one is allowed, it is whole.
    """
    return max(-_LARGE, min(float(word), _LARGE))


def _object(pairs):
    """Return an object; mark one in which a name occurs twice."""
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    marked = _Twice(found)
    counts = Counter(name for name, _ in pairs)
    marked.twice = next(name for name, _ in pairs if counts[name] > 1)
    return marked


def read_question(line: bytes | str) -> Any:
    """Return the question on a line, with each name spelt as where it first occurs.

    Raises BadQuestion.

    >>> read_question('{"players":["Ana","Bo"],"dealer":"Ana "}')["dealer"]
    'Ana'
    """
    try:
        question = json.loads(
            line, parse_constant=_no_constant, parse_float=_float, object_pairs_hook=_object
        )
    except (ValueError, RecursionError):
        raise BadQuestion(None) from None
    if not isinstance(question, dict):
        return question
    try:
        _check_once(question)
        spellings = _spellings(question)
        if spellings:
            question = _spelt(question, spellings)
            _check_once(question)
    except RecursionError:
        # Nested too deeply to be searched.
        raise BadQuestion(ask.problem("line", text("ask.no_object"))) from None
    return question


def _check_once(question):
    """Raise BadQuestion if a name occurs twice in an object.

    The error's field is the field of the question that contains the object.
    """
    if isinstance(question, _Twice):
        raise BadQuestion(_twice(question.twice, question.twice))
    for field, value in question.items():
        twice = _find_twice(value)
        if twice is not None:
            raise BadQuestion(_twice(field, twice))


def _twice(field, name):
    return ask.problem(field, text("ask.twice", field=ask.cut(name)))


def _find_twice(value):
    if isinstance(value, _Twice):
        return value.twice
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for one in inner:
        found = _find_twice(one)
        if found is not None:
            return found
    return None


def _names(question):
    """Yield the names that a question introduces: players, owners of hands, players who join."""
    for field in ("players", "hands"):
        if isinstance(question.get(field), (list, dict)):
            yield from question[field]
    events = question.get("events")
    for event in events if isinstance(events, list) else ():
        if isinstance(event, dict) and event.get("event") == "join":
            yield event.get("player")


def _spellings(question):
    """Return {name as seen: its first spelling}."""
    found = {}
    for name in _names(question):
        if isinstance(name, str):
            found.setdefault(seen(name), name)
    return found


def _spelt(value, spellings, by_name=False):
    """Return a value with its names as in `spellings`; mark two names that become one."""
    if isinstance(value, str):
        return spellings.get(seen(value), value)
    if isinstance(value, list):
        return [_spelt(one, spellings) for one in value]
    if isinstance(value, dict):
        pairs = []
        for name, one in value.items():
            if by_name:
                name = _spelt(name, spellings)
            elif name in _NO_NAMES:
                pairs.append((name, one))
                continue
            pairs.append((name, _spelt(one, spellings, name in _BY_NAME)))
        return _object(pairs)
    return value
