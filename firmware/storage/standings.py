"""How the saved games stand, so that a list of them opens no journal.

A standing is bound to the end mark of its journal, so one of other entries does not count. What is
missing is worked out again while no game is on the table: there is no second copy.
"""

from engine.compat import TYPE_CHECKING, const, is_list, is_whole

if TYPE_CHECKING:
    from typing import Any

    from engine.game.game import Game

    # [number, whether it is over, rounds, leaders or winners, sides as one, their score, game, CRC
    # of the journal's end mark as text]
    Standing = list[Any]

# How many standings are saved. Games that were left longer ago are opened instead.
_STANDINGS = const(24)


def are_standings(value: object) -> bool:
    """Return whether a saved value is a list of Standings."""
    return is_list(value) and all([_is_standing(row) for row in value])


def _is_standing(row: object) -> bool:
    return (
        is_list(row)
        and len(row) == 7
        and isinstance(row[1], bool)
        and all([is_whole(row[index]) for index in (0, 2, 4)])
        and is_list(row[3])
        and all([isinstance(words, str) for words in row[3] + row[5:]])
    )


class Standings:
    """The standings in `store`, the game that was left last first."""

    def __init__(self, store: "Any"):
        self.store = store
        # The games that `missing` has still to look at, once they were listed.
        self._left: list[int] | None = None

    def note(self, number: int, game: "Game", was_left: bool = True) -> None:
        """Save how a game stands, which was left just now, or longer ago than all others."""
        mark = self.store.mark(number)
        if mark is None:
            return
        names = game.winners if game.over else game.best_of(game.in_play())
        score = game.find(names[0]).score if names else 0
        # Partners are one, unless the first of them has left.
        who = game.sides.lines(names) or list(names)
        mine = [[number, game.over, game.rounds, who, score, game.name, mark]]
        rest = [row for row in self._rows() if row[0] != number]
        self.store.put("standings", (mine + rest if was_left else rest + mine)[:_STANDINGS])

    def find(self, number: int) -> "Standing | None":
        """Return how a game stands, or None if that is not known."""
        for row in self._rows():
            if row[0] == number:
                # It may have been switched off while it was played.
                return row if row[6] == self.store.mark(number) else None
        return None

    def full(self) -> bool:
        """Return whether those of games that were left longer ago are gone."""
        return len(self._rows()) >= _STANDINGS

    def missing(self) -> int | None:
        """Return the number of a game whose standing is to be worked out, or None.

        Each call looks at one of the newest games, as many as standings are saved, and each is
        looked at once.
        """
        if self._left is None:
            self._left = self.store.numbers()[:_STANDINGS]
        if not self._left:
            return None
        number = self._left.pop(0)
        rows = self._rows()
        has_room = len(rows) < _STANDINGS or number in [row[0] for row in rows]
        return number if has_room and self.find(number) is None else None

    def unfinished(self) -> "tuple[int, str] | None":
        """Return (number, name) of the unfinished game that was left last, or None."""
        numbers = self.store.numbers()
        for row in self._rows():
            if not row[1] and row[0] in numbers:
                return row[0], row[5]
        return None

    def played(self) -> "list[tuple[int, str]]":
        """Return (number, name) of the last of each game that is saved, the last one first."""
        found: list[tuple[int, str]] = []
        for row in self._rows():
            if row[5] not in [name for _, name in found]:
                found.append((row[0], row[5]))
        return found

    def forget(self, number: int) -> None:
        """Remove the standing of a game that is deleted."""
        rows = self._rows()
        rest = [row for row in rows if row[0] != number]
        if len(rest) < len(rows):
            self.store.put("standings", rest)

    def _rows(self) -> "list[Standing]":
        return self.store.get("standings", [])
