"""The score forms of this box: those that are ready, and those that it was given.

The latter are one small value, a list of forms as data, replaced in one step. A game that is played
by one has the form in its own header, too, so it can be opened without the list.
"""

from engine.compat import TYPE_CHECKING, const
from engine.errors import EngineError
from engine.games import forms

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Message
    from firmware.storage.store import Store

_NAME = "forms"
# How many forms can be given to a box.
MAX_FORMS = const(12)


def given(store: "Store") -> "list[Any]":
    """Return the forms that were given to the box, each as data."""
    return store.get(_NAME) or []


def names(store: "Store") -> list[str]:
    """Return the names of the games of all forms; those that were given are read."""
    found = forms.names()
    for data in given(store):
        try:
            found.append(forms.own(data).name)
        except EngineError:
            # A form of another version.
            continue
    return found


def refusal(store: "Store", data: "Any") -> "Message | None":
    """Return (key, facts) of why a form cannot be kept, or None if it can."""
    try:
        game = forms.own(data)
    except EngineError as error:
        return error.key, error.facts
    if game.name in forms.names():
        return "forms.taken", {"name": data["form"]}
    others = [one for one in given(store) if one["form"] != data["form"]]
    return ("own.too_many", {"max": MAX_FORMS}) if len(others) >= MAX_FORMS else None


def keep(store: "Store", data: "Any") -> bool:
    """Keep a form, in place of one with the same name; return whether it was saved."""
    rows = [one for one in given(store) if one["form"] != data["form"]]
    return store.put(_NAME, rows + [data])


def delete(store: "Store", name: str) -> bool:
    """Take the form called `name` off the list; return whether that was saved."""
    return store.put(_NAME, [one for one in given(store) if one["form"] != name])
