"""Reads and renames the saved games of one or more places.

Each game counts once; what is left out is reported.
"""

from engine.compat import TYPE_CHECKING
from engine.texts import listed, told
from host_tools.evening.export.evening import evenings
from host_tools.evening.export.messages import ExportError, TogetherError, sentence
from host_tools.evening.export.saved import read_game
from host_tools.evening.export.whole import untold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from host_tools.evening.export.place import Place
    from host_tools.evening.export.saved import SavedGame


# The games of the last evening, in place of a day.
LAST = "last"


class Wanted:
    """Which games to read: `number`, the `latest` or all, started from `since` to `until`.

    The latest is the one on the table, if there is one.
    The days are texts such as 2026-11-21; with LAST for `since`, only the last evening counts.
    `names`, {old: new}, renames players.
    """

    def __init__(
        self,
        number: int | None = None,
        latest: bool = False,
        since: str | None = None,
        until: str | None = None,
        names: "Mapping[str, str] | None" = None,
    ) -> None:
        self.number, self.latest = number, latest
        self.since, self.until = since, until
        self.names = dict(names or {})

    def has(self, game: "SavedGame") -> bool:
        """Return whether a SavedGame started in time; one whose day is unknown did not."""
        first = None if self.since == LAST else self.since
        if first is None and self.until is None:
            return True
        day = (game.began or "")[:10]
        return bool(day) and (first or "") <= day <= (self.until or "9999")


class Reading:
    """The SavedGames of some places: `games` in order, `whole` if nothing is damaged or missing.

    `say(sentence)` reports what is damaged or left out, `progress(done, count)` each game.
    """

    def __init__(
        self, say: "Callable[[Any], object]", progress: "Callable[[int, int], object] | None" = None
    ) -> None:
        self.games, self.whole = [], True
        self._say, self._progress = say, progress or (lambda done, count: None)
        self._seen = {}

    def trouble(self, words: object) -> None:
        """Report that something is damaged or left out."""
        self.whole = False
        self._say(words)

    def read(self, sources: "Sequence[Place]", wanted: "Wanted") -> None:
        """Read the games that `wanted` names from the `sources`, then close the sources.

        Raises ExportError if there are none.
        """
        try:
            for done, count in self.steps(sources, wanted):
                self._progress(done, count)
        finally:
            for source in sources:
                source.close()

    def steps(self, sources: "Sequence[Place]", wanted: "Wanted") -> "Iterator[tuple[int, int]]":
        """Read the games that `wanted` names one by one; yield (how many were read, of how many).

        `games` is complete when nothing more is yielded. Raises ExportError.
        """
        found = []
        for at, source in enumerate(sources, 1):
            try:
                numbers = _numbers(source, wanted)
                source.prepare(numbers)
                for words in source.unread():
                    self.trouble(told(source.where, words) if len(sources) > 1 else words)
            except ExportError as error:
                if len(sources) == 1:
                    raise
                self.trouble(error)
                continue
            found += [(at, source, number) for number in numbers]
        for done, (at, source, number) in enumerate(found, 1):
            self._one(at if len(sources) > 1 else None, source, number, wanted)
            yield done, len(found)
        if wanted.number is None and not wanted.latest:
            # Who asks for one game gets it.
            self.games = [game for game in self.games if game.is_played] or self.games[-1:]
        in_time = [game for game in self.games if wanted.has(game)]
        if self.games and not in_time:
            raise ExportError("none_in_time")
        self.games = in_time
        if len(sources) > 1:
            # Games of unknown date come first.
            self.games.sort(key=lambda game: game.began or "")
        if wanted.since == LAST and self.games:
            self.games = evenings(self.games)[-1].games

    def _one(self, at, source, number, wanted):
        try:
            game = read_game(source, number, wanted.names)
        except TogetherError:
            raise
        except ExportError as error:
            self.trouble(told(source.where, str(error)) if at else error)
            return
        except Exception as error:  # noqa: BLE001  one game must not cost the others
            words = untold(number, error)
            self.trouble(told(source.where, words) if at else words)
            return
        if at:
            game.origin, game.key = source.where, f"{at}-{number}"
        other = self._same_game(game)
        if other is not None:
            self._say(sentence("twice", game=game.title, other=other.title))
            if len(game.ledger.log) <= len(other.ledger.log):
                return
            # The later backup has more entries.
            self.games[self.games.index(other)] = game
        else:
            self.games.append(game)
        self._seen.setdefault(_identity(game), []).append(game)
        if game.warning:
            self.trouble(told(source.where, game.warning) if at else game.warning)

    def _same_game(self, game):
        """Return the game of another place of which `game` is a copy, or None.

        Copies started alike, and the entries of one are the first entries of the other.
        """
        for other in self._seen.get(_identity(game), ()):
            pairs = zip(game.ledger.log, other.ledger.log)
            same = all(ours == theirs for ours, theirs in pairs) and game.result == other.result
            if same and other.origin != game.origin and other in self.games:
                return other
        return None


def _numbers(source, wanted):
    """Return the numbers of a Place's Wanted games; raise ExportError."""
    numbers = source.numbers()
    if wanted.number is None:
        if not wanted.latest:
            return numbers
        playing = source.on_table()
        return [playing] if playing in numbers else numbers[-1:]
    if wanted.number not in numbers:
        there = listed([str(number) for number in numbers], True)
        raise ExportError("unknown_number", n=wanted.number, where=source.where, numbers=there)
    return [wanted.number]


def _identity(game):
    ledger = game.ledger
    return game.number, game.game_class.name, tuple(ledger.names), ledger.first_dealer, game.began
