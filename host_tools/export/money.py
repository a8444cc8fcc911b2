"""Stakes and amounts of money, in hundredths."""

import re
from collections import OrderedDict

from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from engine.record import settle_up
from engine.texts import fact, text
from firmware.games.stakes import amount_words, is_stake
from firmware.storage.errors import RecordError
from firmware.storage.records import read, value_of
from host_tools.export.messages import sentence

if TYPE_CHECKING:
    from typing import Any

    from host_tools.export.evening import Evening
    from host_tools.export.place import Place
    from host_tools.export.report import Report
    from host_tools.export.saved import SavedGame


class Stake:
    """What is played for: `coins` hundredths for each `per`, a kind of engine.record.settle_up.

    With None for `per`, the usual kind of the game.
    """

    def __init__(self, coins: int, per: str | None = None) -> None:
        self.coins, self.per = coins, per

    def amounts(self, game: "SavedGame") -> list[tuple[str, int]] | None:
        """Return [(name, hundredths)] of a finished SavedGame, or None.

        None means that this stake does not apply to the game.
        """
        state = game.ledger.game
        per = self.per or settle_up.kinds(state, state.house)[0]
        if game.result is not None or not state.over or per not in settle_up.kinds(state):
            return None
        try:
            return settle_up.balances(game.ledger, per, self.coins)
        except EngineError:
            # Chips on the board belong to no one.
            return None

    def kind(self, game: "SavedGame") -> str:
        """Return what the stake is paid for in a game, a kind of engine.record.settle_up."""
        state = game.ledger.game
        return self.per or settle_up.kinds(state, state.house)[0]


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


def spoken(hundredths: int) -> str:
    """Return an amount from 0 as the box writes it in its language."""
    key, facts = amount_words(hundredths)
    return text(key, **facts)


def kept_stake(source: "Place", number: int) -> Stake | None:
    """Return the Stake that was set on the box for a game of a Place, or None."""
    path = source.path(number)[: -len(".log")] + ".pay"
    try:
        with source.files.open(path, "rb") as file:
            found = read(file, 0)
        value = value_of(found[0]) if found else None
    except (OSError, ValueError, RecordError):
        return None
    return Stake(value[1], value[0]) if value and is_stake(value) else None


class Balance:
    """What everybody won and lost, in hundredths.

    `count` is how many games count. `total` maps names to amounts, the best first; `by_kind` maps
    titles of games to such maps, `met` is the total as pairs in the order of the seats, and
    `evenings` is a list of (day or None, such a map). With `among`, only those Evenings count.
    """

    def __init__(self, report: "Report", among: "list[Evening] | None" = None) -> None:
        self.count = 0
        # In the order in which they are met, in MicroPython, too.
        total: dict[str, int] = OrderedDict()
        self.by_kind: dict[str, dict[str, int]] = OrderedDict()
        self.evenings: list[tuple[Any, dict[str, int]]] = []
        self._moved: dict[str, int] = {}
        for evening in report.evenings if among is None else among:
            part: dict[str, int] = OrderedDict()
            for game in evening.games:
                stake = report.stake_of(game)
                amounts = stake.amounts(game) if stake else None
                if amounts is None:
                    continue
                self.count += 1
                title = fact(game.game_class.title)
                self._moved[title] = self._moved.get(title, 0) + sum(
                    abs(amount) for _, amount in amounts
                )
                for where in (total, part, self.by_kind.setdefault(title, OrderedDict())):
                    for name, amount in amounts:
                        where[name] = where.get(name, 0) + amount
            if part:
                self.evenings.append((evening.day, part))
        self.met = list(total.items())
        self.total = OrderedDict(sorted(self.met, key=lambda pair: (-pair[1], pair[0])))

    def payments(self) -> list[tuple[str, str, int]]:
        """Return [(payer, payee, hundredths)], the fewest payments that settle everything.

        Of several ways it is the one of the box, which goes by seats.
        """
        return settle_up.payments(self.met)

    def shares(self) -> list[tuple[str, int]]:
        """Return [(title, percent)]: how much of the money each game moved, the most first."""
        whole = sum(self._moved.values())
        if not whole:
            return []
        found = [(title, round(100 * moved / whole)) for title, moved in self._moved.items()]
        return sorted(found, key=lambda pair: (-pair[1], pair[0]))


def season_words(stake: Stake | None, count: int) -> str:
    """Return the sentence that says for what the games of a season were played."""
    if stake is None:
        return sentence("settle_each", n=count)
    return sentence("settle_season", n=count, amount=written(stake.coins))
