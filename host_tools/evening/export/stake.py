"""What is played for, and amounts of money as text, in hundredths."""

import re

from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from engine.record import settle_up
from engine.texts import text
from firmware.games.stakes import STAKE, amount_words, is_stake
from firmware.storage.values import newest
from host_tools.evening.export.messages import sentence

if TYPE_CHECKING:
    from engine.record.ledger import Ledger
    from host_tools.evening.export.place import Place


class Stake:
    """What is played for: `coins` hundredths for each `per`, a kind of engine.record.settle_up.

    With None for `per`, the usual kind of the game.
    """

    def __init__(self, coins: int, per: str | None = None) -> None:
        self.coins, self.per = coins, per

    def amounts(self, ledger: "Ledger") -> list[tuple[str, int]] | None:
        """Return [(name, hundredths)] of a finished game, or None if this stake does not apply."""
        state, per = ledger.game, self.kind(ledger)
        if not state.over or per not in settle_up.kinds(state):
            return None
        try:
            return settle_up.balances(ledger, per, self.coins)
        except EngineError:
            # Chips on the board belong to no one.
            return None

    def kind(self, ledger: "Ledger") -> str:
        """Return what the stake is paid for in a game, a kind of engine.record.settle_up."""
        state = ledger.game
        return self.per or settle_up.kinds(state, state.house)[0]

    def words(self, ledger: "Ledger") -> str:
        """Return the sentence that says what is paid in a game, and between whom (ALL-12)."""
        kind, state = self.kind(ledger), ledger.game
        key = "stake_" + kind
        if settle_up.compares(state, state.house, kind):
            key = "stake_point_table" if settle_up.table_changed(ledger) else "stake_point"
        elif kind == settle_up.POINT:
            key = "stake_paid"
        return sentence(key, amount=written(self.coins))


def parse(words: str) -> int:
    """Return the hundredths of an amount such as "0.10", "0,1" or "2"; raises ValueError.

    >>> parse("0.10"), parse("2"), parse("1,5")
    (10, 200, 150)
    """
    found = re.fullmatch(r"([0-9]{1,4})(?:[.,]([0-9]{1,2}))?", words.strip(), re.ASCII)
    if not found:
        raise ValueError(words)
    coins = int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))
    if not 1 <= coins <= settle_up.MAX_STAKE:
        raise ValueError(words)
    return coins


def written(hundredths: int) -> str:
    """Return an amount of money as text, in the current language.

    >>> written(1250), written(-5)
    ('12.50', '-0.05')
    """
    key, facts = amount_words(abs(hundredths))
    return ("-" if hundredths < 0 else "") + text(key, **facts)


def kept_stake(source: "Place", number: int) -> Stake | None:
    """Return the Stake that was set on the box for a game of a Place, or None."""
    value = newest(source.files, source.beside(number, STAKE))
    return Stake(value[1], value[0]) if value and is_stake(value) else None
