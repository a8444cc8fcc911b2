"""Who has won most, over all saved games: a list of people, then of pairs; OK opens a page.

Pairs are the partners of games that are played in sides. Who has played fewer than five games is
not ranked, and comes after those who are.
"""

from engine.compat import TYPE_CHECKING, const, ticks_diff, ticks_ms
from engine.record.tally import GAMES, LEAST_GAMES, WINS
from firmware.games.statistics import Statistics, by_wins, together
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Label
    from engine.types import Row as Tally
    from firmware.app import App
    from firmware.screens.base import Row

# For how many milliseconds games are counted between two polls of the keys.
_SLICE = const(200)


class StatisticsScreen(ListScreen):
    """The people by wins; games that were never counted are counted while it is open."""

    seldom = True
    ok_hint = ("ui.show", {})

    def __init__(self, app: "App"):
        super().__init__(app)
        self.statistics = Statistics(app.store)
        # (name, row, rows by game, whether ranked) of the people, then of the pairs; of each those
        # who are ranked come first.
        self.listed: list[tuple[str, Tally, dict[str, dict[str, Tally]], bool]] = []
        self._clock = app.platform.get("clock", ticks_ms)

    @property
    def awake(self) -> bool:
        """Whether the box counts, so that it neither goes on standby nor sleeps."""
        return self.statistics.left() > 0

    def opened(self) -> None:
        """Count what takes little time, before the first picture."""
        self.work()

    def resumed(self) -> None:
        """Leave the list as it was."""

    def tick(self, now: int) -> None:
        """Count some more, and show how far it is."""
        if self.statistics.left():
            self.work()
            self.app.dirty = True

    def work(self) -> None:
        """Count as many games as there is time for, at least one; at the end, list the people."""
        since = self._clock()
        while self.statistics.left() and ticks_diff(self._clock(), since) < _SLICE:
            self.statistics.step()
        if not self.statistics.left():
            self.listed = []
            for by_game in (self.statistics.by_game, self.statistics.pairs):
                rows = together(by_game)
                ranked, others = by_wins(rows)
                self.listed += [(name, rows[name], by_game, True) for name in ranked]
                self.listed += [(name, rows[name], by_game, False) for name in others]

    def title(self) -> "Row":
        """Return the bar, with the number of games counted at the right."""
        statistics = self.statistics
        if statistics.left():
            done = statistics.all - statistics.left()
            return ("stats.counting", {}), ("ui.of", {"n": done, "all": statistics.all})
        return ("stats.title", {}), ("people.games", {"n": statistics.count})

    def items(self) -> "Sequence[Row]":
        """Return the names, each with the games won, then those of pairs."""
        return [
            (name, ("stats.won", {"n": row[WINS], "all": row[GAMES]}))
            for name, row, _, _ in self.listed
        ]

    def about(self) -> "Label | None":
        """Return that the selected person is not ranked, if so."""
        ranked = self.at < len(self.listed) and self.listed[self.at][3]
        return None if ranked else ("stats.too_few", {"n": LEAST_GAMES})

    def choose(self, index: int) -> None:
        """Open the page."""
        name, _, by_game, _ = self.listed[index]
        self.app.open("people.statistics_of", name, by_game)


SCREEN = StatisticsScreen
