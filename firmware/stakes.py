"""What a game is played for: saved beside its journal, which does not change."""

from engine.compat import TYPE_CHECKING, is_list, is_whole
from engine.play.settle_up import MAX_STAKE, kinds
from firmware.storage import beside

if TYPE_CHECKING:
    from typing import Any

    from engine.games.game import Game
    from firmware.storage.store import Store

_ENDING = ".pay"
# The stake that was set last, offered the next time.
_LAST = "stake"


def is_stake(value: "Any") -> bool:
    """Return whether a saved value is a stake: [a kind of engine.play.settle_up, coins].

    >>> is_stake(["point", 10]), is_stake(["point", 0]), is_stake(None)
    (True, False, False)
    """
    return (
        is_list(value)
        and len(value) == 2
        and isinstance(value[0], str)
        and is_whole(value[1])
        and 1 <= value[1] <= MAX_STAKE
    )


def stake_of(store: "Store", number: int, game: "Game") -> tuple[str, int] | None:
    """Return (kind, coins), the stake of the `game` saved under `number`, or None."""
    found = beside.get(store, number, _ENDING)
    if found is None or not is_stake(found) or found[0] not in kinds(game):
        return None
    return found[0], found[1]


def offered(store: "Store") -> int | None:
    """Return the coins that were set last, or None."""
    found = store.get(_LAST)
    return found[1] if is_stake(found) else None


def keep(store: "Store", number: int, kind: str | None, coins: int) -> bool:
    """Save the stake of a game; return whether it was saved.

    `kind` is None if the game is played for nothing.
    """
    if kind is None:
        return beside.put(store, number, _ENDING, None)
    store.put(_LAST, [kind, coins])
    return beside.put(store, number, _ENDING, [kind, coins])
