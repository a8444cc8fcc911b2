"""How everyone stands in a game, for those who only look on: another window, a television.

It comes from the ledger alone: no screen is open for it, and no box need be on.
"""

from engine.compat import TYPE_CHECKING
from engine.texts import variants
from firmware.screens.table.sheet import Sheet
from host_tools.simulated.shown.data import Data, dealing, say

if TYPE_CHECKING:
    from typing import Any

    from engine.record.ledger import Ledger
    from host_tools.simulated.shown.data import Part

# What a reader of another version may misread.
VERSION = 1


class _Table:
    """The game of `ledger` as the score sheet of a program sees it."""

    ui: "Any" = None

    def __init__(self, ledger: "Ledger"):
        self.ledger = ledger
        self.open_game = self
        self.game = ledger.game


def standing(ledger: "Ledger", saved: "str | None" = None) -> "Part":
    """Return how everyone stands in the game of `ledger`.

    To what the score sheet has (`Data.standing`) come `version`; `title`, the name of the game;
    `now`, the round that is played, or the last one; `deals`, who deals and starts; `saved`, when
    the last entry was saved, such as "2026-11-21T20:15", "" if that is not known. Who has the same
    `place` is equal. What is `coming` says no more than what is dealt and played for, without the
    words for who enters it.
    """
    table: Any = _Table(ledger)
    game = ledger.game
    data = Data(table)
    sheet = Sheet(table)
    data.players(sheet)
    found = data.parts[0]
    found["version"] = VERSION
    found["title"], found["now"] = data.head
    found["saved"] = saved or ""
    found["deals"] = say(dealing(game))
    found["coming"] = "" if game.over else say(_coming(game))
    places = place_of(game, [player.name for player in sheet.seats()])
    for at in range(len(places)):
        found["players"][at]["place"] = places[at]
    return found


def _coming(game: "Any") -> str:
    """Return what comes next, for those who know the game, unless only this round has it."""
    key, facts = game.coming()
    forms = variants(key, **facts)
    return forms[0] if game.tells_round() else forms[min(1, len(forms) - 1)]


def place_of(game: "Any", seats: "list[str]") -> "list[int]":
    """Return the place of each of `seats`, names, a side by its first: 1 is the best."""
    found = [len(seats)] * len(seats)
    place = 1
    for group in game.places():
        here = [name for name in group if name in seats]
        for name in here:
            found[seats.index(name)] = place
        place += len(here)
    return found
