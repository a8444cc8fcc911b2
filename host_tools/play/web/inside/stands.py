"""How everyone stands, for who only looks on: in a game on this box, or in files of another."""

from engine.compat import TYPE_CHECKING
from host_tools.simulated.shown.standing import standing

if TYPE_CHECKING:
    from typing import Any

    from engine.record.ledger import Ledger
    from firmware.storage.journal import Journal


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
