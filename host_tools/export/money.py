"""Stakes and amounts of money, in hundredths."""

import re
from typing import TYPE_CHECKING

from engine.errors import EngineError
from engine.play import settle_up
from firmware.stakes import is_stake
from firmware.storage.errors import RecordError
from firmware.storage.records import read, value_of
from host_tools.export.messages import sentence

if TYPE_CHECKING:
    from host_tools.export.saved import SavedGame
    from host_tools.export.sources import Source


class Stake:
    """What is played for: `coins` hundredths for each `per`, a kind of engine.play.settle_up.

    With None for `per`, the usual kind of the game.
    """

    def __init__(self, coins: int, per: str | None = None) -> None:
        self.coins, self.per = coins, per

    def amounts(self, game: "SavedGame") -> list[tuple[str, int]] | None:
        """Return [(name, hundredths)] of a finished SavedGame, or None.

        None means that this stake does not apply to the game.
        """
        state = game.ledger.game
        per = self.per or settle_up.kinds(state)[0]
        if game.result is not None or not state.over or per not in settle_up.kinds(state):
            return None
        try:
            return settle_up.balances(game.ledger, per, self.coins)
        except EngineError:
            # Chips on the board belong to no one.
            return None

    def kind(self, game: "SavedGame") -> str:
        """Return what the stake is paid for in a game, a kind of engine.play.settle_up."""
        return self.per or settle_up.kinds(game.ledger.game)[0]


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
    """Return an amount of money as text.

    >>> written(1250), written(-5)
    ('12.50', '-0.05')
    """
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{abs(hundredths) // 100}.{abs(hundredths) % 100:02d}"


def kept_stake(source: "Source", number: int) -> Stake | None:
    """Return the Stake that was set on the box for a game of a Source, or None."""
    path = source.path(number)[: -len(".log")] + ".pay"
    try:
        with source.files.open(path, "rb") as file:
            found = read(file, 0)
        value = value_of(found[0]) if found else None
    except (OSError, ValueError, RecordError):
        return None
    return Stake(value[1], value[0]) if value and is_stake(value) else None


def season(stake: Stake | None, found: "list[SavedGame]") -> tuple[list[tuple[str, int]], int]:
    """Return ([(name, hundredths)] of all games together, how many of them count).

    With None for `stake`, each game counts with its own stake, if it has one.
    """
    total, count = {}, 0
    for game in found:
        its = stake or game.stake
        amounts = its.amounts(game) if its else None
        if amounts is None:
            continue
        count += 1
        for name, amount in amounts:
            total[name] = total.get(name, 0) + amount
    return sorted(total.items(), key=lambda pair: (-pair[1], pair[0])), count


def season_words(stake: Stake | None, count: int) -> str:
    """Return the sentence that says for what the games of a season were played."""
    if stake is None:
        return sentence("settle_each", n=count)
    return sentence("settle_season", n=count, amount=written(stake.coins))
