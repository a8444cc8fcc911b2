"""Who has won most, over all saved games: a list of people, then of pairs; OK opens a page.

Pairs are the partners of games that are played in sides. Who has played fewer than five games is
not ranked, and comes after those who are.
"""

from engine.compat import TYPE_CHECKING, const, ticks_diff, ticks_ms
from engine.record.tally import GAMES, LEAST_GAMES, WINS
from firmware.games.statistics import Statistics, by_wins
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

    ok_hint = ("ui.show", {})

    def __init__(self, app: "App"):
        super().__init__(app)
        self.statistics = Statistics(app.store)
        # The people, those who are ranked first, and how many these are.
        self.people: list[str] = []
        self.ranked = 0
        self.rows: dict[str, Tally] = {}
        # The pairs, in the same way.
        self.pairs: list[str] = []
        self.ranked_pairs = 0
        self.rows_of_pairs: dict[str, Tally] = {}
        self._clock = app.platform.get("clock", ticks_ms)

    @property
    def awake(self) -> bool:
        """Whether the box counts, so that it neither goes on standby nor sleeps."""
        return self.statistics.left() > 0

    def opened(self) -> None:
        """Count what takes little time, before the first picture."""
        self.work()

    def shown(self) -> None:
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
            self.rows = self.statistics.total()
            ranked, others = by_wins(self.rows)
            self.people, self.ranked = ranked + others, len(ranked)
            self.rows_of_pairs = self.statistics.total_of_pairs()
            ranked, others = by_wins(self.rows_of_pairs)
            self.pairs, self.ranked_pairs = ranked + others, len(ranked)

    def title(self) -> "Row":
        """Return the bar, with the number of games counted at the right."""
        statistics = self.statistics
        if statistics.left():
            done = statistics.all - statistics.left()
            return ("stats.counting", {}), ("ui.of", {"n": done, "all": statistics.all})
        return ("stats.title", {}), ("people.games", {"n": statistics.count})

    def items(self) -> "Sequence[Row]":
        """Return the names, each with the games won, then those of pairs."""
        found = [(name, _won(self.rows[name])) for name in self.people]
        return found + [(name, _won(self.rows_of_pairs[name])) for name in self.pairs]

    def about(self) -> "Label | None":
        """Return that the selected person is not ranked, if so."""
        at, ranked = self.at, self.ranked
        if at >= len(self.people):
            at, ranked = at - len(self.people), self.ranked_pairs
        return ("stats.too_few", {"n": LEAST_GAMES}) if at >= ranked else None

    def choose(self, index: int) -> None:
        """Open the page."""
        people = len(self.people)
        if index < people:
            self.app.open("people.statistics_of", self.people[index], self.statistics.by_game)
        else:
            pair = self.pairs[index - people]
            self.app.open("people.statistics_of", pair, self.statistics.pairs)


def _won(row: "Tally") -> "Label":
    return "stats.won", {"n": row[WINS], "all": row[GAMES]}


SCREEN = StatisticsScreen
