"""Small values that belong to one saved game, each in a file of its own beside the journal."""

from engine.compat import TYPE_CHECKING
from firmware.storage.errors import RecordError
from firmware.storage.files import Writing
from firmware.storage.records import frame, read, value_of

if TYPE_CHECKING:
    from typing import Any

    from firmware.storage.store import Store


def get(store: "Store", number: int, ending: str) -> "Any":
    """Return the value saved for a game in its file with `ending` (`store.BESIDE`), or None."""
    try:
        with store.files.open(store.beside(number, ending), "rb") as file:
            found = read(file, 0)
        return value_of(found[0]) if found else None
    except (OSError, RecordError):
        return None


def put(store: "Store", number: int, ending: str, value: object) -> bool:
    """Save a value for a game in place of the old one; return whether it was saved.

    On littlefs, the old one stays until the new one is whole.
    """
    try:
        with Writing(store.files), store.files.open(store.beside(number, ending), "wb") as file:
            file.write(frame(0, value))
            store.files.sync(file)
    except (OSError, RecordError):
        return False
    return True
