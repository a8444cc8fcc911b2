"""What a report is made of: the games with their colours, evenings, records and stakes."""

from engine.compat import TYPE_CHECKING
from engine.record import tally
from engine.texts import fact
from host_tools.evening.export.colours import apart, colours_of
from host_tools.evening.export.course import Course
from host_tools.evening.export.evening import Evening, Story, evenings
from host_tools.evening.export.statistics import Statistics

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from host_tools.evening.export.saved import SavedGame
    from host_tools.evening.export.stake import Stake

# With fewer finished games there is nothing to say of a season.
SEASON = 10


class Record:
    """A record: what it is (`key` of a sentence), its `value`, who holds it and in which `game`.

    `kind` is the title of the game that it belongs to, "" if it is one of all games.
    """

    def __init__(self, key: str, kind: str, value: int | str, who: str, game: "SavedGame") -> None:
        self.key, self.kind, self.value, self.who, self.game = key, kind, value, who, game


class Report:
    """SavedGames and what is told of them.

    `games` are in the order they were played; `evenings` are Evenings, the last one last; `colours`
    maps names to 1 to 8; `numbers` are the Statistics. `season` says whether there are enough games
    to speak of one.
    """

    def __init__(
        self,
        games: "list[SavedGame]",
        stake: "Stake | None" = None,
        progress: "Callable[[int, int], object] | None" = None,
    ) -> None:
        self.games, self.stake = games, stake
        self.evenings: list[Evening] = evenings(games)
        self.colours = colours_of(games)
        self.numbers = Statistics(games)
        self.season = self.numbers.count >= SEASON
        self._records: list[Record] | None = None
        self._progress = progress

    def stake_of(self, game: "SavedGame") -> "Stake | None":
        """Return the Stake a game was played for: the one given, else its own."""
        return self.stake or game.stake

    def among(self, names: "Iterable[str]") -> "Report":
        """Return this Report with colours for a picture of `names`: no two have the same."""
        # MicroPython's copy knows no classes of ours, and this runs on the page.
        report = object.__new__(Report)
        for name, value in self.__dict__.items():
            setattr(report, name, value)
        report.colours = apart(self.colours, names)
        return report

    def is_new(self, record: Record) -> bool:
        """Return whether a record was set on the last evening."""
        return record.game in self.evenings[-1].games

    @property
    def records(self) -> list[Record]:
        """The records of all finished games; a record that is equalled stays with its holder."""
        if self._records is None:
            self._records = _records(self.games, self._progress)
        return self._records


def _records(games, progress):
    best: dict[tuple[str, str], Record] = {}
    first: list[Record] = []

    def offer(key, kind, value, who, game, more=True):
        held = best.get((key, kind))
        if held is None or (value > held.value if more else value < held.value):
            best[key, kind] = Record(key, kind, value, who, game)

    for at, game in enumerate(games, 1):
        if progress:
            progress(at, len(games))
        if game.result is not None or not game.ledger.game.over:
            continue
        title = fact(game.game_class.title)
        for one in tally.rounds(game.ledger):
            for name, points in one.changes.items():
                offer("record_round", title, points, name, game)
            for name, feat in one.feats:
                if feat == "ruminos" and not first:
                    first.append(Record("record_rumino", title, "", name, game))
        course = Course(game)
        story = Story(game, course)
        winner = game.ledger.game.winners[0] if game.ledger.game.winners else None
        if winner is None:
            continue
        offer("record_longest", "", course.rounds, winner, game)
        if story.behind:
            offer("record_comeback", "", story.behind, winner, game)
        if story.margin:
            offer("record_closest", "", story.margin, winner, game, more=False)
    order = ("record_closest", "record_comeback", "record_longest", "record_round")
    return [best[at] for at in sorted(best, key=lambda at: (order.index(at[0]), at[1]))] + first
