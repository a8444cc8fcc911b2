"""Saved games of many kinds of evenings, and what the exports send of them, for the page's tests.

python -m tests.web.evenings make DIR              write a backup for each kind, in a folder each
python -m tests.web.evenings tell DIR LANGUAGE     what can be sent of one of them, as JSON
"""

import json
import sys
from pathlib import Path

from engine import games, texts
from engine.record.ledger import Ledger
from firmware.games import stakes
from firmware.storage.store import Store
from host_tools.evening import season
from host_tools.evening.export.card import drawn
from host_tools.evening.export.message import message_of
from host_tools.evening.export.reading import Reading, Wanted
from host_tools.evening.export.report import Report
from host_tools.evening.export.sources import open_backup

EIGHT = [
    "Ana",
    "Bartolomea Maria",
    "Zoë ♥",
    "Ζωή",
    "Ἀλέξανδρος",
    "Ben",
    "Iłłowa",
    "Wolfgang Amadeus",
]
_DAY = "2026-02-27T%02d:%02d"


class _Clock:
    """The time of day: some minutes pass with each look; None without a day."""

    def __init__(self, hour=20):
        self._minutes = 60 * hour

    def __call__(self):
        self._minutes += 3
        return _DAY % divmod(self._minutes, 60)


def _points(*rows):
    """Return rounds of Any game: a row has a number for each player."""
    return lambda names: [
        {"event": "round", "points": dict(zip(names, row, strict=True))} for row in rows
    ]


def _play(store, game, names, rounds, stake=None, house=None):
    """Play a game of these rounds, for a stake; return its number."""
    kind = games.load(game)
    whole = kind.with_defaults(house)
    number, journal = store.create(
        {"game": game, "players": names, "house": whole, "dealer": names[0]}
    )
    ledger = Ledger(kind, names, whole, names[0], journal)
    for event in rounds(names):
        ledger.add(event)
    journal.close()
    if stake:
        assert stakes.keep(store, number, stake)
    return number


def _any(store, names, *rows, over=True, stake=None):
    rounds = _points(*rows)
    more = [{"event": "stop"}] if over else []
    return _play(store, "any", names, lambda given: rounds(given) + more, stake)


def _ginski(store, stake=None):
    rounds = [
        {"event": "round", "ender": "Ben", "deadwood": {"Ana": 24, "Ben": 8, "Cy": 15}},
        {"event": "round", "ender": "Ana", "deadwood": {"Ana": 0, "Ben": 30, "Cy": 41}},
        {"event": "round", "ender": "Cy", "deadwood": {"Ana": 52, "Ben": 33, "Cy": 7}},
        {"event": "round", "ender": "Cy", "deadwood": {"Ana": 61, "Ben": 2, "Cy": 5}},
    ]
    return _play(store, "ginski", ["Ana", "Ben", "Cy"], lambda _: rounds, stake, {"target": 100})


def season_of_sixty(folder):
    """Sixty games; the last ones for a stake, and with a name that is another today."""
    numbers = season.make(folder)
    store = Store(str(folder))
    for number in numbers[-3:]:
        kind = store.journal(number).header["game"]
        stakes.keep(store, number, ("chip" if kind == "rummoli" else "point", 10))
    former = [["ana", "Ana", numbers[-1]], ["Bruno", "Bru", numbers[-1]]]
    store.put("roster", {"names": ["Ana", "Bru"], "was": former})


def five(folder):
    """Five games of one evening, past midnight, two of them for stakes, the last in progress."""
    store = Store(str(folder), clock=_Clock(17))
    _ginski(store, ("point", 5))
    _any(store, ["Cy", "Dora"], [3, -9], [-14, 2], stake=("point", 10))
    _ginski(store)
    _any(store, ["Dora", "Ana", "Ben"], [1, 2, 3], [4, 4, 4])
    _any(store, ["Ben", "Ana"], [5, 1], over=False)


def eight(folder):
    """One game of eight people, whose names are long, or in other letters."""
    store = Store(str(folder), clock=_Clock())
    rows = [[(7 * seat + 5 * at * seat) % 23 - 11 for seat in range(8)] for at in range(6)]
    _any(store, EIGHT, *rows, stake=("point", 1))


def full(folder):
    """Two games of eight people, so that their cards could stand side by side."""
    store = Store(str(folder), clock=_Clock())
    for _ in range(2):
        _any(store, EIGHT, *[[-100 - seat for seat in range(8)]] * 6)
    _any(store, EIGHT, [-100] * 8)


def two(folder):
    """Two people who played to the end, and paid."""
    store = Store(str(folder), clock=_Clock())
    _any(store, ["Ana", "Ben"], [5, 9], [-7, 12], [20, 1], [3, 8], [11, 2], stake=("point", 250))


def undated(folder):
    """Games on a box without a clock."""
    store = Store(str(folder), clock=lambda: None)
    _ginski(store)
    _any(store, ["Ana", "Ben"], [5, 9], [8, 1])


def damaged(folder):
    """A game that lost its end, one that is none, and one whose result alone was saved."""
    store = Store(str(folder), clock=_Clock())
    _ginski(store)
    number = _any(store, ["Ana", "Ben"], [5, 9], [8, 1], [4, 4])
    path = Path(folder, "games", "%05d.log" % number)
    path.write_bytes(path.read_bytes()[:-30])
    kept = {"scores": [["Ana", 80], ["Ben", 101]], "winners": ["Ana"]}
    header = {"game": "rumino", "players": ["Ana", "Ben"], "dealer": "Ana", "archived": kept}
    house = games.load("rumino").with_defaults(None)
    store.create(dict(header, house=house))[1].close()
    Path(folder, "games", "00009.log").write_bytes(b"0001 x")


KINDS = (season_of_sixty, five, eight, full, two, undated, damaged)


def make(folder):
    """Write a backup for each kind of evening."""
    for kind in KINDS:
        where = Path(folder, kind.__name__)
        if kind is not season_of_sixty:
            where.mkdir(parents=True)
        kind(where)


def tell(folder, language):
    """Return what can be sent of the last evening of a backup."""
    texts.use(language)
    left_out = []
    reading = Reading(lambda words: left_out.append(str(words)))
    reading.read([open_backup(Path(folder))], Wanted())
    report = Report(reading.games)
    strokes, said = drawn(report)
    return {"text": message_of(report), "strokes": strokes, "said": said, "left_out": left_out}


if __name__ == "__main__":
    command, *given = sys.argv[1:]
    if command == "make":
        make(*given)
    else:
        json.dump(tell(*given), sys.stdout)
