"""What a game is played for, and who pays whom.

The stake is saved beside the game's journal, which does not change.
"""

from engine.compat import TYPE_CHECKING, is_list, is_whole
from engine.errors import EngineError
from engine.record.settle_up import MAX_STAKE, balances, kinds, payments
from firmware.display.fitting import say
from firmware.storage import last_table

if TYPE_CHECKING:
    from typing import Any

    from engine.game.game import Game
    from engine.types import Label, Message, Payment
    from firmware.storage.store import Store
    from firmware.types import OpenGame

# The ending of the file with the stake of a game.
STAKE = ".pay"
# The stake that was set last, offered the next time.
_LAST = "stake"


def is_stake(value: object) -> bool:
    """Return whether a saved value is a stake: [a kind of engine.record.settle_up, coins].

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
    return fitting(store.get_beside(number, STAKE), game)


def fitting(value: "Any", game: "Game | type[Game]") -> tuple[str, int] | None:
    """Return a saved value as (kind, coins) if it is a stake for `game`, else None."""
    if not is_stake(value) or value[0] not in kinds(game):
        return None
    return value[0], value[1]


def offered(store: "Store") -> int | None:
    """Return the coins that were set last, or None."""
    found = store.get(_LAST)
    return found[1] if is_stake(found) else None


def keep(store: "Store", number: int, stake: "Any") -> bool:
    """Save the stake of a game, (kind, coins), or None; return whether it was saved.

    A rematch of the last game is played for the same.
    """
    value = list(stake) if stake else None
    if value:
        store.put(_LAST, value)
    last_table.change(store, number, "stake", value)
    return store.put_beside(number, STAKE, value)


def amount_words(coins: int) -> "Message":
    """Return an amount of money as (key, facts); a hundred `coins` are one unit of it."""
    return "payments.amount", {"n": coins // 100, "cents": "%02d" % (coins % 100)}


def settled(
    store: "Store", open_game: "OpenGame"
) -> "tuple[tuple[str, int] | None, list[Payment], Message | None]":
    """Return (stake, payments, why there are none) of the game on the table as it stands.

    The stake is None, or (kind, coins); the payments are as in engine.record.settle_up; why is a
    (key, facts), or None.
    """
    ledger = open_game.ledger
    stake = stake_of(store, open_game.number, ledger.game)
    if stake is None:
        return None, [], ("payments.how", {})
    try:
        paid = payments(balances(ledger, *stake))
    except EngineError as error:
        return stake, [], (error.key, error.facts)
    return stake, paid, None if paid else ("payments.even", {})


def payment_words(paid: "list[Payment]") -> list[str]:
    """Return the payments as texts in full, for codes."""
    found: list[str] = []
    for payer, payee, amount in paid:
        words = say(("payments.pays", {"name": payer, "payee": payee}))
        found.append(words + " " + say(amount_words(amount)))
    return found


def rows_of(paid: "list[Payment]") -> "list[tuple[Label, Label]]":
    """Return the payments as rows of a page."""
    rows: list[tuple[Label, Label]] = []
    for payer, payee, amount in paid:
        words = ("payments.pays", {"name": payer, "payee": payee})
        rows.append((words, amount_words(amount)))
    return rows
