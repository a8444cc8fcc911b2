"""What everybody won and lost, in hundredths, and the words for it."""

from collections import OrderedDict

from engine.compat import TYPE_CHECKING
from engine.record import settle_up
from engine.texts import fact, text
from firmware.games.stakes import amount_words
from host_tools.evening.export.messages import sentence
from host_tools.evening.export.stake import written

if TYPE_CHECKING:
    from typing import Any

    from host_tools.evening.export.evening import Evening
    from host_tools.evening.export.report import Report
    from host_tools.evening.export.stake import Stake


def spoken(hundredths: int) -> str:
    """Return an amount from 0 as the box writes it in its language."""
    key, facts = amount_words(hundredths)
    return text(key, **facts)


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
                amounts = stake.amounts(game.ledger) if stake else None
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


def season_words(stake: "Stake | None", count: int) -> str:
    """Return the sentence that says for what the games of a season were played."""
    if stake is None:
        return sentence("settle_each", n=count)
    return sentence("settle_season", n=count, amount=written(stake.coins))
