"""One person's page of the statistics: over all games, then game by game."""

from engine import games
from engine.compat import TYPE_CHECKING
from engine.record import tally
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import Message
    from engine.types import Row as Tally
    from firmware.app import App
    from firmware.screens.base import Row
    from firmware.screens.page import Part


class StatisticsOf(Page):
    """The person `name`; `by_game` maps names of games to {name: row}."""

    def __init__(self, app: "App", name: str, by_game: "dict[str, dict[str, Tally]]"):
        super().__init__(app)
        self.name = name
        self.rows: list[tuple[str, Tally]] = []
        for game in games.listed(by_game):
            if name in by_game.get(game, {}):
                self.rows.append((game, by_game[game][name]))

    def title(self) -> "Row":
        """Return the bar."""
        return self.name, ("stats.title", {})

    def parts(self) -> "Sequence[Part]":
        """Return the sums of all games, then the best and the worst round of each game."""
        total: dict[str, Tally] = {}
        for _, row in self.rows:
            tally.add(total, {self.name: row})
        row = total[self.name]
        lines: list[Part] = [
            (("stats.games", {}), str(row[tally.GAMES])),
            (("stats.wins", {}), str(row[tally.WINS])),
            (("stats.place", {}), mean_place(row)),
            (("stats.series", {}), str(row[tally.SERIES])),
        ]
        for key, count in self.feats():
            lines.append(((key, {}), str(count)))
        for game, row in self.rows:
            title, _, _ = games.facts(game)
            won = ("stats.won", {"n": row[tally.WINS], "all": row[tally.GAMES]})
            lines.append((title, won))
            if row[tally.LEAST] is not None:
                lines += best_and_worst(game, row)
        return lines

    def feats(self) -> "list[tuple[str, int]]":
        """Return [(key of the text, how often)] of what the person achieved in all games."""
        found: list[list[Any]] = []
        for name, row in self.rows:
            game = games.load(name)
            for feat, count in tally.feats(game, row):
                key = game.key_of("feat_", feat)
                known = [one for one in found if one[0] == key]
                if known:
                    known[0][1] += count
                else:
                    found.append([key, count])
        return [(key, count) for key, count in found if count]


def mean_place(row: "Tally") -> "Message":
    """Return the mean place in a row of engine.record.tally, to a tenth."""
    tenths = (20 * row[tally.PLACES] + row[tally.GAMES]) // (2 * row[tally.GAMES])
    return "stats.mean", {"n": tenths // 10, "tenths": tenths % 10}


def best_and_worst(game: str, row: "Tally") -> "list[Row]":
    """Return the rows of the best and the worst round; or else of the highest and the lowest."""
    pair = tally.best_and_worst(games.load(game), row)
    if pair is None:
        pair = row[tally.MOST], row[tally.LEAST]
        return [(("stats.highest", {}), str(pair[0])), (("stats.lowest", {}), str(pair[1]))]
    return [(("stats.best", {}), str(pair[0])), (("stats.worst", {}), str(pair[1]))]


SCREEN = StatisticsOf
