"""The games to which this table gave a name, each with the settings it was played with last.

They are one small value, [[title, house rules], ...], replaced in one step. On a box that has none
saved, the templates are there (`engine.games.TEMPLATES`). A saved game has its title in its own
header, so it keeps the name under which it was played.
"""

from engine import games
from engine.compat import TYPE_CHECKING, const, is_list, is_object
from engine.errors import EngineError
from engine.games import forms

if TYPE_CHECKING:
    from typing import Any

    from engine.types import House, Message
    from firmware.storage.store import Store

_NAME = "own"
# How many games can have a name.
MAX_GAMES = const(24)


def fits(value: object) -> bool:
    """Return whether a value is a list of games that a table named."""
    return is_list(value) and all(
        [
            is_list(row) and len(row) == 2 and isinstance(row[0], str) and is_object(row[1])
            for row in value
        ]
    )


def _rows(store: "Store") -> "list[Any]":
    """Return [title, house rules] of each, those that were named last at the end."""
    found = store.get(_NAME)
    if found is None:
        return [[title, dict(house)] for title, house in games.TEMPLATES]
    return [row for row in found if games.known(games.name_of(row[0]))]


def titles(store: "Store") -> list[str]:
    """Return the names that were given."""
    return [row[0] for row in _rows(store)]


def house_of(store: "Store", name: str) -> "House | None":
    """Return the house rules remembered for the game called `name`, or None."""
    title = games.title_of(name)
    for one, house in _rows(store):
        if one == title:
            try:
                return games.load(name).with_defaults(house)
            except EngineError:
                # House rules of another version.
                return None
    return None


def refusal(store: "Store", title: str) -> "Message | None":
    """Return (key, facts) of why no game can be given the name `title`, or None if it can."""
    if not games.known(games.name_of(title)):
        return "own.bad_title", {"max": games.MAX_TITLE}
    taken = [games.facts(name)[0] for name in games.names() + forms.names()]
    if title in titles(store) or title in taken:
        return "own.taken", {"game": title}
    if len(_rows(store)) >= MAX_GAMES:
        return "own.too_many", {"max": MAX_GAMES}
    return None


def keep(store: "Store", name: str, house: "House") -> bool:
    """Remember `house` for the game called `name`, and the game; return whether it was saved."""
    title = games.title_of(name)
    rows = _rows(store)
    known = [row for row in rows if row[0] == title]
    if known:
        known[0][1] = dict(house)
    else:
        rows.append([title, dict(house)])
    return store.put(_NAME, rows)


def rename(store: "Store", old: str, new: str) -> bool:
    """Give the title `new` to the game with the title `old`; return whether it was saved.

    Saved games keep the name under which they were played.
    """
    return store.put(_NAME, [[new if row[0] == old else row[0], row[1]] for row in _rows(store)])


def delete(store: "Store", title: str) -> bool:
    """Take a game off the list; return whether that was saved. Saved games stay."""
    return store.put(_NAME, [row for row in _rows(store) if row[0] != title])
