"""Who has won most, over all saved games: a list of people; OK opens the page of one."""

from engine.compat import TYPE_CHECKING, const, ticks_diff, ticks_ms
from engine.play.tally import GAMES, WINS
from firmware.screens.base import ListScreen
from firmware.statistics import Statistics, ranked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Row

# For so many milliseconds games are counted between two looks at the keys.
_SLICE = const(200)


class StatisticsScreen(ListScreen):
    """The people by wins; games that are not counted yet are counted while it is open."""

    ok_hint = "ui.show"

    def __init__(self, app: "App"):
        super().__init__(app)
        self.statistics = Statistics(app.store)
        self.people = ()
        self.rows = {}
        self._clock = app.platform.get("clock", ticks_ms)

    @property
    def awake(self) -> bool:
        """The box neither rests nor sleeps while it counts."""
        return self.statistics.left() > 0

    def opened(self) -> None:
        """Count what is quickly counted, before the first picture."""
        self.work()

    def shown(self) -> None:
        """Back from a page: everybody stays where they were."""

    def tick(self, now: int) -> None:
        """Count on; whoever looks on sees how far it is."""
        if self.statistics.left():
            self.work()
            self.app.dirty = True

    def work(self) -> None:
        """Count as many games as there is time for, at least one; list the people at the end."""
        since = self._clock()
        while self.statistics.left() and ticks_diff(self._clock(), since) < _SLICE:
            self.statistics.step()
        if not self.statistics.left():
            self.rows = self.statistics.total()
            self.people = ranked(self.rows)

    def title(self) -> "Row":
        """Return the bar; at the right how many games count, or were counted so far."""
        statistics = self.statistics
        if statistics.left():
            done = statistics.all - statistics.left()
            return ("stats.counting", {}), ("ui.of", {"n": done, "all": statistics.all})
        return ("stats.title", {}), ("people.games", {"n": statistics.count})

    def items(self) -> "Sequence[Row]":
        """Return the names, each with the games won."""
        return [
            (name, ("stats.won", {"n": self.rows[name][WINS], "all": self.rows[name][GAMES]}))
            for name in self.people
        ]

    def chosen(self, index: int) -> None:
        """Open the page."""
        self.app.open("statistics_of", self.people[index], self.statistics.by_game)


SCREEN = StatisticsScreen
