"""How everyone stands, for who only looks on: in a game on this box, or in files of another."""

from engine.compat import TYPE_CHECKING, is_count
from engine.errors import EngineError
from firmware.games.saved import opened
from firmware.storage.errors import StoreError
from firmware.storage.journal import Journal
from firmware.storage.values import newest
from host_tools.simulated.shown.standing import standing

if TYPE_CHECKING:
    from typing import Any

    from engine.record.ledger import Ledger


def told(ledger: "Ledger", journal: "Journal") -> "dict[str, Any]":
    """Return how everyone stands in a game that is open."""
    return standing(ledger, saved_at(journal))


def saved_at(journal: "Journal") -> "str | None":
    """Return when the last entry was saved, or the game begun; None if that is not known."""
    if not len(journal):
        return journal.header.get("began")
    # The time is that of the entry which is read.
    journal.entry(len(journal) - 1)
    return journal.when


def looked_on(files: "Any") -> "dict[str, Any]":
    """Return what the `files` of another box, on a Flash, tell of the game on its table.

    `number` is that of the game, None if it is not known or there is none; `table` how everyone
    stands, None without its journal, or with one that cannot be read.
    """
    number = newest(files, "/saves/current.txt")
    found: dict[str, Any] = {"number": number if is_count(number) else None, "table": None}
    logs = [path for path, _ in files.files() if path[-4:] == ".log"]
    if logs:
        try:
            journal = Journal(files, logs[-1])
            found["table"] = told(opened(journal), journal)
        except (EngineError, StoreError, OSError, ValueError, KeyError):
            # The next look may find it whole.
            pass
    return found
