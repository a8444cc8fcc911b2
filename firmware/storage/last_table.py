"""The last table: who played what, with which house rules, and for which stake, for a rematch.

It is one small value, `LastTable`. `number` is that of its game.
"""

from engine.compat import TYPE_CHECKING, is_object, is_texts, is_whole

if TYPE_CHECKING:
    from typing import Any, NotRequired, TypedDict

    from engine.types import House
    from firmware.storage.store import Store

    class LastTable(TypedDict):
        """Who played what last, and for which stake (see `firmware.games.stakes`)."""

        game: str
        players: list[str]
        house: House
        dealer: NotRequired[str | None]
        number: NotRequired[int]
        stake: NotRequired[object]


_NAME = "last"


def fits(value: object) -> bool:
    """Return whether a value is a LastTable."""
    if not is_object(value) or not is_object(value.get("house")):
        return False
    names = value.get("players")
    dealer = value.get("dealer")
    return (
        isinstance(value.get("game"), str)
        and is_texts(names)
        and bool(names)
        and (dealer is None or isinstance(dealer, str))
        and is_whole(value.get("number", 0))
    )


def read(store: "Store") -> "LastTable | None":
    """Return the last table, or None."""
    return store.get(_NAME)


def keep(store: "Store", table: "LastTable") -> bool:
    """Save the last table; return whether it was saved."""
    return store.put(_NAME, table)


def change(store: "Store", number: int, part: str, value: "Any") -> None:
    """Change one part of the last table, if it played the game `number`."""
    table: Any = read(store)
    if table and table.get("number") == number:
        table[part] = value
        keep(store, table)
