"""Statistics over many games: what each player has made of all saved games that are over.

A game's share is counted from its entries once, then kept beside its journal. It is bound to the
journal's end mark (`Store.mark`): once an entry is made, or the journal is written anew, the share
is void. Where only the result of a game was kept, it has the share in
it.
"""

from engine import games
from engine.compat import TYPE_CHECKING, const, is_list
from engine.record import tally
from firmware.games.saved import opened
from firmware.storage.people import apart, called_by, former_of

if TYPE_CHECKING:
    from typing import Any

    from engine.record.ledger import Ledger
    from engine.types import Row
    from firmware.storage.header import Header
    from firmware.storage.store import Store

_ENDING = ".sum"
# What a share takes of the flash at most: in a table, and in the other half of that. Both may have
# been divided in two for it.
_SHARE = const(2048)


class Statistics:
    """The statistics of the games in `store`, as far as counted; `step` counts one more.

    `count` is the number of games that count; `by_game` maps names of games to {name: row}, with
    rows as in engine.record.tally, and `pairs` those of games with sides to {names of a side: row}.
    """

    def __init__(self, store: "Store"):
        self._store = store
        self._numbers = store.numbers()
        self._was = former_of(store.get("roster", []))
        self.all = len(self._numbers)
        # How many shares may still be saved; None until one is to be.
        self._room: int | None = None
        self.count = 0
        self.by_game: dict[str, dict[str, Row]] = {}
        self.pairs: dict[str, dict[str, Row]] = {}

    def left(self) -> int:
        """Return how many games are still to be counted."""
        return len(self._numbers)

    def step(self) -> None:
        """Count one more game, with the players' present names."""
        number = self._numbers.pop()
        try:
            header, rows = self._share(number)
            if rows and "form" in header:
                now = games.load(header["game"]).feats
                tally.place_feats(rows, games.played(header["game"], header["form"]).feats, now)
            sides = sides_of(header) if rows else []
        except Exception:  # noqa: BLE001  one game must not cost the others
            # The list of saved games shows what cannot be read.
            return
        if not rows:
            return
        self.count += 1
        game = header["game"]
        today: dict[str, str] = {}
        for name in rows:
            today[name] = called_by(self._was, name, number)
        if game not in self.by_game:
            self.by_game[game] = {}
        names = apart(list(rows), today)
        rows = tally.rename(rows, names)
        tally.add(self.by_game[game], rows)
        if sides:
            called = [[names.get(name, name) for name in side] for side in sides]
            if game not in self.pairs:
                self.pairs[game] = {}
            tally.add(self.pairs[game], tally.of_sides(rows, called))

    def _share(self, number: int) -> "tuple[Header, dict[str, Row]]":
        """Return what `share` does; what was counted is saved if there is room to spare."""
        header, rows, mark = share(self._store, number)
        if mark:
            if self._room is None:
                self._room = self._store.spare() // _SHARE
            if self._room > 0:
                self._room -= 1
                self._store.put_beside(number, _ENDING, [rows, mark])
        return header, rows


def together(by_game: "dict[str, dict[str, Row]]") -> "dict[str, Row]":
    """Return {name: row} of all games together, from the rows of each game."""
    found: dict[str, Row] = {}
    for game in by_game:
        tally.add(found, by_game[game])
    return found


def sides_of(header: "Header") -> "list[list[str]]":
    """Return who played with whom in the game of a header, each side in seat order.

    There are none where all played alone. Raises EngineError and KeyError if there is no such game.
    """
    game = games.played(header["game"], header.get("form"))
    return game.sides.seated(header["players"], game.restore_house(header["house"]))


def by_wins(rows: "dict[str, Row]") -> tuple[list[str], list[str]]:
    """Return (the names that are ranked, the others) of {name: row}, as `tally.in_order`.

    They are ranked by wins, then by the mean place, then by name.

    >>> by_wins({"Ben": [6, 1, 8], "Ana": [6, 1, 7], "Cy": [5, 2, 9], "Dee": [4, 4, 4]})
    (['Cy', 'Ana', 'Ben'], ['Dee'])
    """

    def key(name: str) -> tuple[int, float, str]:
        row = rows[name]
        return -row[tally.WINS], row[tally.PLACES] / row[tally.GAMES], name

    counts: dict[str, int] = {}
    for name in rows:
        counts[name] = rows[name][tally.GAMES]
    return tally.in_order(counts, key)


def result_of(ledger: "Ledger") -> "tuple[list[list[Any]], list[str], dict[str, Row]]":
    """Return (scores, winners, rows) of a game, for `Store.archive`."""
    game = ledger.game
    scores: list[list[Any]] = [[player.name, player.score] for player in game.players]
    return scores, list(game.winners) if game.over else [], tally.count(ledger)


def share(store: "Store", number: int) -> "tuple[Header, dict[str, Row], str | None]":
    """Return (header, {name: row}, mark) of a saved game: the rows are added to the statistics.

    There are no rows until it is over. `mark` is None where the rows were read; else they were
    counted, and can be saved with the mark. Raises StoreError, EngineError, KeyError and OSError if
    the game cannot be read.
    """
    header = store.header(number)
    if "archived" in header:
        kept: Any = header["archived"].get("tally")
        return header, kept if tally.is_rows(kept) else {}, None
    mark = store.mark(number)
    rows = _kept(store, number, mark)
    if rows is not None:
        return header, rows, None
    journal = store.open(number)
    try:
        return header, tally.count(opened(journal)), None if journal.lost else mark
    finally:
        journal.close()


def _kept(store: "Store", number: int, mark: str | None) -> "dict[str, Row] | None":
    """Return the share that was counted of the journal with the end mark `mark`, or None."""
    value: Any = store.get_beside(number, _ENDING)
    # The mark stands last: where it stood first, feats of forms were not counted.
    if not is_list(value) or len(value) != 2 or value[1] != mark:
        return None
    return value[0] if tally.is_rows(value[0]) else None
