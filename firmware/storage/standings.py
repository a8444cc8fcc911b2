"""How the saved games stand, so that a list of them opens no journal."""

from engine.compat import TYPE_CHECKING, const

if TYPE_CHECKING:
    from typing import Any

    from engine.game.game import Game
    from firmware.storage.store import Store

    # [number, whether it is over, rounds, names of the leaders or winners, their score, game]
    Standing = list[Any]

# How many standings are saved. Games that were left longer ago are opened instead.
_STANDINGS = const(24)


class Standings:
    """The standings in `store`, the game that was left last first."""

    def __init__(self, store: "Store"):
        self.store = store

    def note(self, number: int, game: "Game") -> None:
        """Save how a game stands."""
        names = game.winners if game.over else game.best_of(game.in_play())
        score = game.find(names[0]).score if names else 0
        mine = [number, game.over, game.rounds, list(names), score, game.name]
        rest = [row for row in self._rows() if row[0] != number]
        self.store.put("standings", ([mine] + rest)[:_STANDINGS])

    def find(self, number: int) -> "Standing | None":
        """Return how a game stands, or None if that is not known."""
        if number == self.store.get("current"):
            # Switched off while it was played: it may stand otherwise by now.
            return None
        for row in self._rows():
            if row[0] == number:
                return row
        return None

    def unfinished(self) -> "tuple[int, str] | None":
        """Return (number, name) of the unfinished game that was left last, or None."""
        numbers = self.store.numbers()
        for row in self._rows():
            if not row[1] and row[0] in numbers:
                return row[0], row[5]
        return None

    def forget(self, number: int) -> None:
        """Remove the standing of a game that is deleted."""
        rows = self._rows()
        rest = [row for row in rows if row[0] != number]
        if len(rest) < len(rows):
            self.store.put("standings", rest)

    def _rows(self) -> "list[Standing]":
        return self.store.get("standings", [])
