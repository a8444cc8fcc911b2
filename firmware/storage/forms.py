"""The score forms of this box: those that are ready, and those that it was given.

The latter are a small value, [[name, title, fewest players, most, CHECK], ...], and one more for
each: its text, under the name `form_CHECK`. The text is that of a link to the form: `1.CHECK.DATA`,
its JSON, deflated, in base64url, and the CRC-32 of that. So the list is there at once, a form is
read when it is chosen, and no more memory is asked for in one piece than one text needs. A changed
form has another CHECK: its text is written first, and counts once the list names it. A game that
is played by one has the form in its own header, too, and can be opened without the list.
"""

import json
from binascii import a2b_base64

from engine import games
from engine.compat import (
    TYPE_CHECKING,
    const,
    crc32,
    inflate,
    is_list,
    is_object,
    is_whole,
    utf8,
)
from engine.errors import EngineError, InputError
from engine.games import forms
from firmware.storage.values import FORM_TEXT

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Message
    from firmware.storage.store import Store

_NAME = "forms"
# How many forms can be given to a box, the most letters of one, and the most bytes of its JSON: it
# goes twice into the header of each of its games.
MAX_FORMS = const(12)
MAX_TEXT = const(4000)
_MAX_JSON = const(7200)
# A store, and the names of the games of its forms: lists ask for them.
_listed: "list[Any]" = [None, []]


def fits(value: object) -> bool:
    """Return whether a value is a list of forms."""
    return is_list(value) and all([_is_row(row) for row in value])


def _is_row(row: object) -> bool:
    if not is_list(row) or len(row) != 5 or not all([isinstance(row[at], str) for at in (0, 4)]):
        return False
    title = row[1]
    if is_object(title):
        names = title.values()
        title = min(names) if names and all([isinstance(one, str) for one in names]) else None
    return isinstance(title, str) and is_whole(row[2]) and is_whole(row[3]) and len(row[4]) == 8


def given(store: "Store") -> "list[Any]":
    """Return the rows of the forms that were given to the box."""
    return store.get(_NAME) or []


def announce(store: "Store") -> None:
    """Make the forms that were given known by name."""
    rows = given(store)
    for name, title, least, most, _ in rows:
        full = forms.PREFIX + name
        forms.announce(name, title, (least, most), lambda full=full: opened(text_of(store, full)))
    _list(store, rows)


def _list(store: "Store", rows: "list[Any]") -> None:
    _listed[:] = [store, [forms.PREFIX + row[0] for row in rows]]


def names(store: "Store") -> list[str]:
    """Return the names of the games of all forms, in the order in which they are offered."""
    if _listed[0] is not store:
        _list(store, given(store))
    return games.forms_offered() + _listed[1]


def text_of(store: "Store", name: str) -> str:
    """Return the text of the form whose game is called `name`, "" if it was not given."""
    for row in given(store):
        if forms.PREFIX + row[0] == name:
            text: str = store.get(FORM_TEXT + row[4], "")
            return text
    return ""


def data_of(text: str) -> bytes:
    """Return the deflated bytes that a text carries."""
    words = text.split(".")[2].replace("-", "+").replace("_", "/")
    # The page's runtime takes bytes only.
    return a2b_base64(utf8(words + "=" * (-len(words) % 4)))


def opened(text: str) -> "Any":
    """Return the data of the form that a text carries; raise InputError."""
    if len(text) > MAX_TEXT:
        raise InputError("form", "forms.link_long")
    parts = text.split(".")
    if len(parts) != 3 or parts[1] != "%08x" % crc32(utf8(parts[2])):
        raise InputError("form", "forms.link_damaged")
    if parts[0] != "1":
        raise InputError("form", "forms.link_newer")
    try:
        return json.loads(inflate(data_of(text), _MAX_JSON).decode())
    except MemoryError:
        raise
    except Exception as error:  # noqa: BLE001  what is raised for bad JSON depends on the runtime
        key = "link_long" if error.args == ("too long",) else "link_damaged"
        raise InputError("form", "forms." + key)


def why_not(name: str) -> "Message | None":
    """Return (key, facts) of why the game `name` of a form cannot be opened, or None if it can."""
    try:
        forms.load(name)
    except EngineError as error:
        # A form of another version.
        return error.key, error.facts
    return None


def keep(store: "Store", text: str) -> "Message | None":
    """Keep the form of a text, in place of one with the same name.

    Returns (key, facts) of why it is not kept, or None.
    """
    try:
        data: Any = opened(text)
        game = forms.tried(data)
    except EngineError as error:
        return error.key, error.facts
    forms.release(game)
    name: str = data["form"]
    if forms.PREFIX + name in forms.names():
        return "forms.taken", {"name": name}
    rows = given(store)
    others = [row for row in rows if row[0] != name]
    if len(others) >= MAX_FORMS:
        return "forms.too_many", {"n": len(others)}
    check = text.split(".")[1]
    row: list[Any] = [name, data.get("title", name), game.min_players, game.max_players, check]
    if not store.put(FORM_TEXT + check, text) or not store.put(_NAME, others + [row]):
        return "forms.not_kept", {}
    _drop_texts(store, rows, others + [row])
    announce(store)
    return None


def _drop_texts(store: "Store", before: "list[Any]", rows: "list[Any]") -> None:
    """Drop the texts that the list named `before`, and that its `rows` no longer name."""
    wanted = [row[4] for row in rows]
    for row in before:
        if row[4] not in wanted:
            store.drop(FORM_TEXT + row[4])


def delete(store: "Store", name: str) -> bool:
    """Take the form of the game `name` off the list; return whether that was saved."""
    short = name[len(forms.PREFIX) :]
    before = given(store)
    rows = [row for row in before if row[0] != short]
    done = store.put(_NAME, rows)
    if done:
        _drop_texts(store, before, rows)
        forms.forget(short)
        _list(store, rows)
    return done
