"""Who sat at one table: two of one game are two people, whatever they are called today."""

from engine import games
from engine.compat import TYPE_CHECKING
from engine.errors import EngineError, RuleError
from engine.record.entries import Entries
from firmware.storage.errors import StoreError
from firmware.storage.people import People

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.storage.header import Header
    from firmware.storage.store import Store


def joined(log: "Any") -> list[str]:
    """Return the names of those who joined a game, by its entries in force."""
    return [event["player"] for _, event in Entries(log).events() if event["event"] == "join"]


def _seated(store: "Store", number: int, header: "Header") -> list[str]:
    """Return the names of all who sat in a saved game, from the start or later."""
    if "archived" in header:
        return [row[0] for row in header["archived"]["scores"]]
    journal = store.journal(number)
    try:
        return list(header["players"]) + joined(journal)
    finally:
        journal.close()


def _title(header: "Header") -> "Label":
    try:
        return games.played(header["game"], header.get("form")).title
    except (EngineError, KeyError):
        return header["game"]


def games_of(store: "Store", name: str) -> int:
    """Return in how many saved games the person plays who is called `name` today."""
    people = People(store)
    count = 0
    for number in store.numbers():
        try:
            players = store.header(number)["players"]
        except StoreError:
            # The list of saved games shows what cannot be read.
            continue
        count += name in [people.called(one, number) for one in players]
    return count


def check_apart(store: "Store", name: str, other: str) -> None:
    """Raise RuleError if `name` and `other`, names of today, sat in one saved game."""
    people = People(store)
    for number in store.numbers():
        try:
            header = store.header(number)
            seated = [people.called(one, number) for one in _seated(store, number, header)]
        except (StoreError, EngineError, OSError):
            # The list of saved games shows what cannot be read.
            continue
        if name in seated and other in seated:
            facts = {"name": name, "new": other, "n": number, "game": _title(header)}
            raise RuleError(None, "people.sat_together", **facts)
