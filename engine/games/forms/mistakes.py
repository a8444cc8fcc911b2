"""What is wrong with a form, by its place, and what was probably meant."""

from ...compat import TYPE_CHECKING
from ...errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ...types import Message

# The most letters of a word that a message repeats.
_MOST = 40


class FormError(InputError):
    """A mistake in a form: `where` it is, such as `steps[1].score[0]`, and `reason`, a Message."""

    def __init__(self, where: str, reason: "Message") -> None:
        super().__init__("form", "forms.at", where=where or "form", why=reason)
        self.where = where
        self.reason = reason


def wrong(where: str, _key: str, **facts: "Any") -> FormError:
    """Return the mistake at a place; `_key` is a text, by default of the section `forms`."""
    return FormError(where, (_full(_key), facts))


def _full(key: str) -> str:
    return key if "." in key else "forms." + key


def unknown(where: str, _key: str, name: str, known: "Iterable[str]") -> FormError:
    """Return the mistake that there is no `name`, with the one of those `known` that is meant."""
    near = nearest(name, known)
    found: Message = (_full(_key), {"name": name[:_MOST]})
    if near:
        found = ("forms.did_you_mean", {"what": found, "near": near})
    return FormError(where, found)


def nearest(name: str, known: "Iterable[str]") -> str:
    """Return the one of `known` that `name` is a misspelling of, or "".

    >>> nearest("tick", ["bid", "tricks", "nil"]), nearest("x", ["bid"])
    ('tricks', '')
    """
    best, least = "", len(name[:_MOST]) // 3 + 2
    for other in sorted(known):
        distance = _distance(name[:_MOST].lower(), other.lower(), least)
        if distance < least and distance < max(len(other), len(name)) - 1:
            best, least = other, distance
    return best


def _distance(one: str, other: str, most: int) -> int:
    """Return how many letters must be put in, left out or replaced; `most` if it is as many."""
    if abs(len(one) - len(other)) >= most:
        return most
    row = list(range(len(other) + 1))
    for at in range(len(one)):
        before, row[0] = row[0], at + 1
        for to in range(len(other)):
            cost = before if one[at] == other[to] else before + 1
            before = row[to + 1]
            row[to + 1] = min(cost, before + 1, row[to] + 1)
    return min(row[-1], most)
