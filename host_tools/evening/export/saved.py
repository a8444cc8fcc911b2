"""One saved game: its journal, and its ledger as far as the journal is sound."""

import json

from engine import games
from engine.compat import TYPE_CHECKING, is_whole
from engine.errors import EngineError
from engine.record import tally
from engine.record.ledger import Ledger
from engine.texts import fact, listed, text
from firmware.board.today import is_time, shown
from firmware.storage.errors import NewerError, StoreError, is_newer
from firmware.storage.journal import Journal
from firmware.storage.store import NOTE
from firmware.storage.values import newest
from host_tools.base.plain import visible
from host_tools.evening.export.messages import ExportError, TogetherError, sentence
from host_tools.evening.export.people import renamed_game
from host_tools.evening.export.stake import Stake, kept_stake

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from host_tools.evening.export.place import Place

_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class SavedGame:
    """Game `number`: its `game_class`, `ledger`, and `warning`, a sentence or None.

    If only the result of a game was saved, `result` is a list of (name, score, whether they won)
    and `ledger` is empty; otherwise `result` is None. `began` is when the game started and `times`
    when each event in force was entered: texts such as 2026-11-21T20:15:00, None without a clock.
    `origin` is the place it comes from, None if all games come from one place; `key` is unique to
    each game.
    """

    def __init__(
        self,
        number: int,
        game_class: "Any",
        ledger: "Ledger",
        warning: str | None,
        result: list | None,
    ) -> None:
        self.number, self.game_class, self.ledger = number, game_class, ledger
        self.warning, self.result = warning, result
        self.began: str | None = None
        self.times = ()
        self.origin: str | None = None
        self.key = str(number)
        # The old names of renamed players.
        self.renamed = set()
        # What the box counted before it reduced the game to its result, {name: row}.
        self.counted = None
        # How it started: the same in every copy of the game, whoever is renamed.
        self.started: list = [number]
        # What it was played for, if that was set on the box.
        self.stake: Stake | None = None
        # What people noted of it.
        self.note = ""
        self._rows: dict | None = None

    @property
    def identity(self) -> str:
        """A text that the game has in every backup: its number and how it started."""
        # Imported here: MicroPython's has no hexdigest.
        import hashlib

        words = json.dumps(self.started, sort_keys=True, default=str).encode()
        return hashlib.sha256(words).hexdigest()[:32]

    @property
    def is_played(self) -> bool:
        """Whether anything of play was entered, as far as is known."""
        try:
            return self.result is not None or tally.is_played(self.ledger)
        except Exception:  # noqa: BLE001  whoever tells the game says what is wrong with it
            return True

    @property
    def rows(self) -> dict:
        """What the game adds to the statistics, {name: row of engine.record.tally}.

        Empty if the game is not over, or if nothing but its result is known.
        """
        if self._rows is None:
            self._rows = tally.count(self.ledger) if self.result is None else self.counted or {}
        return self._rows

    def reduce(self) -> None:
        """Keep only the result and the statistics, if the game is over: they take less memory."""
        state = self.ledger.game
        if self.result is not None or not state.over:
            return
        self.counted = self.rows
        self.result = [(one.name, one.score, one.name in state.winners) for one in state.players]
        self.ledger = Ledger(self.game_class, self.ledger.names, self.ledger.house)

    @property
    def title(self) -> str:
        """The game's name and number."""
        title = sentence("game_title", title=fact(self.game_class.title), n=self.number)
        return sentence("game_of", game=title, where=self.origin) if self.origin else title

    @property
    def question(self) -> "dict[str, Any]":
        """The `score` question whose answer has this game's totals: its events in force."""
        ledger = self.ledger
        return {
            "ask": "score",
            "game": self.game_class.name,
            "players": list(ledger.names),
            "dealer": ledger.names[0] if ledger.first_dealer is None else ledger.first_dealer,
            "options": ledger.house,
            "events": list(ledger.events()),
        }


def read_game(
    source: "Place", number: int, names: "Mapping[str, str] | None" = None
) -> "SavedGame":
    """Return the SavedGame `number` of a Place; raise ExportError if nothing can be read.

    Players have their present names on the box. `names`, {old: new}, renames and merges more of
    them. Raises TogetherError if two at one table would have the same name.
    """
    path = source.path(number)
    name = path.split("/")[-1]
    try:
        journal = Journal(source.files, path)
    except NewerError:
        raise ExportError("newer", n=number, file=name)
    except (StoreError, OSError, ValueError):
        raise ExportError("no_journal", n=number, file=name)
    header = journal.header
    started = [number]
    started += [header.get(field) for field in ("game", "players", "house", "dealer", "began")]
    try:
        game_class = games.played(header["game"], header.get("form"))
    except KeyError:
        raise ExportError("unknown_game", n=number, game=header["game"][:40])
    try:
        house = game_class.restore_house(header["house"])
        whole, log, times = _entries(journal)
        # Two names that are one person today may have played in one game: there they stay apart.
        header, log, _, _ = renamed_game(header, log, source.called(number))
        header, log, renamed, same = renamed_game(header, log, names or {})
        if same:
            raise TogetherError("sat_together", n=number, names=listed(same))
        ledger, kept = _play(game_class, header, house, log)
    except EngineError as error:
        if is_newer(error):
            raise ExportError("newer", n=number, file=name)
        raise ExportError("impossible", n=number, why=error.why().rstrip("."))
    finally:
        journal.close()
    result = _result(header, number, name)
    sound = whole and kept and not journal.lost
    warning = None if sound else _warning(number, len(ledger.log), result)
    game = SavedGame(number, game_class, ledger, warning, result)
    game.began = _time(header.get("began"))
    if any(times):
        game.times = tuple(times[ledger.place(index)] for index in range(ledger.count))
    game.counted = _counted(header)
    game.renamed = renamed
    game.stake = kept_stake(source, number)
    note = newest(source.files, source.beside(number, NOTE))
    game.note = note if isinstance(note, str) else ""
    game.started = started
    return game


def _time(words):
    """Return a saved time with seconds, or None if there is none.

    >>> _time("2026-11-21T20:15"), _time("2026-11-21"), _time("2026-02-30T20:15")
    ('2026-11-21T20:15:00', None, None)
    """
    # A day without a time does not count.
    if not is_time(words):
        return None
    seconds = words[16:19] or ":00"
    if seconds[0] != ":" or len(seconds) != 3 or not _is_number(seconds[1:]):
        return None
    year, month, day = int(words[:4]), int(words[5:7]), int(words[8:10])
    leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    whole = (
        year > 0
        and 1 <= month <= 12
        and 1 <= day <= _DAYS[month - 1] + leap
        and int(words[11:13]) < 24
        and int(words[14:16]) < 60
        and int(seconds[1:]) < 60
    )
    return words[:16] + seconds if whole else None


def _is_number(words):
    return all(["0" <= letter <= "9" for letter in words])


def _counted(header):
    """Return the statistics saved with the result of a game, or None."""
    kept = header.get("archived")
    rows = kept.get("tally") if isinstance(kept, dict) else None
    return rows if tally.is_rows(rows) else None


def day_words(time: str | None) -> str:
    """Return the day and minute of a saved time, as the language writes them; "" for None.

    >>> day_words("2026-11-21T20:15:00")
    '21 Nov 2026, 20:15'
    """
    found = shown(time)
    return text(found[0], **found[1]) if found else ""


def date_words(time: str | None) -> str:
    """Return the day of a saved time, as the language writes it; "" for None.

    >>> date_words("2026-11-21T20:15:00"), date_words(None)
    ('21 Nov 2026', '')
    """
    found = shown(time)
    if not found:
        return ""
    return sentence("date", **{name: fact(value) for name, value in found[1].items()})


def _warning(number, count, result):
    if result is not None:
        return sentence("damaged_result", n=number)
    key = "damaged" if count > 1 else "damaged_one" if count else "damaged_none"
    return sentence(key, n=number, entries=count)


def _entries(journal):
    """Return (whether all are readable, the readable entries from the first on, their times)."""
    found, times = [], []
    try:
        for entry in journal:
            found.append(entry)
            times.append(_time(journal.when))
    except (StoreError, OSError):
        return False, found, times
    return True, found, times


def _play(game_class, header, house, entries):
    """Return (ledger, whether all entries are possible); it has the first ones that are.

    Raises EngineError for an entry of a newer version.
    """
    names, dealer = header["players"], header["dealer"]
    try:
        return Ledger(game_class, names, house, dealer, entries), True
    except EngineError as error:
        if is_newer(error):
            raise
        ledger = Ledger(game_class, names, house, dealer)
    try:
        for entry in entries:
            ledger.add(entry)
    except EngineError:
        pass
    return ledger, False


def _result(header, number, name):
    """Return the result of a game whose result alone was saved, or None."""
    if "archived" not in header:
        return None
    kept = header["archived"]
    try:
        winners = kept["winners"]
        result = [(player, score, player in winners) for player, score in kept["scores"]]
    except (TypeError, KeyError, ValueError):
        result = []
    if not result or not all(
        isinstance(player, str) and is_whole(score) for player, score, _ in result
    ):
        raise ExportError("no_journal", n=number, file=name)
    return result


def result_words(game: "SavedGame") -> str:
    """Return the result of an archived game as one text."""
    return listed(
        [
            visible(name) + " %d" % score + (" ★" if won else "")
            for name, score, won in game.result or ()
        ],
        True,
    )
