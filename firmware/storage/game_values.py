"""Small values that belong to one saved game, each in a file of its own beside the journal."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from firmware.storage.store import Store

# The ending of the file with a recount of chips that is not finished.
RECOUNT = ".cnt"


def get(store: "Store", number: int, ending: str) -> "Any":
    """Return the value saved for a game in its file with `ending` (`store.BESIDE`), or None."""
    return store.values.get(store.beside(number, ending))


def put(store: "Store", number: int, ending: str, value: object) -> bool:
    """Save a value for a game in place of the old one; return whether it was saved."""
    return store.values.put(store.beside(number, ending), value)
