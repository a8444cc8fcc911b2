"""The columns of a sheet of Gin Rummy: one game, or Hollywood's three (GIN-13 to GIN-15).

A column has the points, the hands won and the boxes of each side, and how it ended. Who plays alone
is a side of one (GIN-18, GIN-19). What the end of a column adds follows from these.
"""

from ...compat import TYPE_CHECKING, const
from ...game.columns import Columns
from ...game.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...game.sides import Sides
    from ...types import Bonus, Facts, House

OPEN = const(-1)
STOPPED = const(-2)
# The names of what the end adds, in the order in which it is added up.
KINDS = ("boxes", "game", "shutout", "last")


class Column(State):
    """One game of `count` sides: `points`, `hands` won and `boxes` of each, in the sides' order.

    `end` is OPEN, STOPPED before anyone won it, or the place of the side that won. `away` are the
    places of the sides that were no longer whole then: the end adds nothing to them (ALL-2).
    """

    _state = ("points", "hands", "boxes", "end", "away")

    def __init__(self, count: int) -> None:
        self.points = [0] * count
        self.hands = [0] * count
        self.boxes = [0] * count
        self.end = OPEN
        self.away: Sequence[int] = ()

    def seat(self) -> None:
        """Take in one more side, without points."""
        self.points.append(0)
        self.hands.append(0)
        self.boxes.append(0)


class GinColumns(Columns):
    """The columns of the players `names`, in seat order, on `sides`: one, or three (GIN-15).

    `several` is whether there are three.
    """

    rule = "GIN-14"
    # `_of` has the side of each of `_names`.
    _state = ("_names", "_of", "_lists")

    def __init__(self, names: list[str], sides: "Sides", house: "House") -> None:
        self._names = list(names)
        leaders = [name for name in names if sides.leads(name)]
        self._of = [leaders.index(sides.of(name)[0]) for name in names]
        self._house = house
        self.several = house["hollywood"] != "no"
        self._lists = [Column(len(leaders)) for _ in range(3 if self.several else 1)]

    def copy(self) -> "GinColumns":
        copy = super().copy()
        copy._house = self._house
        copy.several = self.several
        return copy

    def side(self, name: str) -> int:
        """Return the place of the side of a player."""
        return self._of[self._names.index(name)]

    def _on(self, side: int) -> list[str]:
        """Return the names of a side."""
        return [self._names[at] for at in range(len(self._names)) if self._of[at] == side]

    def seat(self, at: int, name: str) -> None:
        """Seat a newcomer, a side of one, before the player in seat `at`."""
        self._names.insert(at, name)
        self._of.insert(at, max(self._of) + 1)
        for column in self._lists:
            column.seat()

    # -- a hand --------------------------------------------------------------------------------

    def takes(self, side: int) -> list[int]:
        """Return the places of the columns in which the next hand that `side` wins counts."""
        return takes(self._lists, side)

    def enter(self, places: list[int], side: int, points: int, boxes: int) -> None:
        """Enter a hand that a side has won, for so many boxes, in the columns at `places`."""
        for place in places:
            column = self._lists[place]
            column.points[side] += points
            column.hands[side] += 1
            column.boxes[side] += boxes

    def first_open(self) -> int | None:
        """Return the place of the first column that is open, or None: the game is over."""
        for place in range(len(self._lists)):
            if self._lists[place].end == OPEN:
                return place
        return None

    def points(self, name: str) -> int | None:
        """Return the points of a player in the first column that is open, or None."""
        place = self.first_open()
        return None if place is None else self._lists[place].points[self.side(name)]

    def correct(self, name: str, by: int) -> None:
        """Enter a correction in the first column that is open."""
        place = self.first_open()
        if place is not None:
            self._lists[place].points[self.side(name)] += by

    # -- the end -------------------------------------------------------------------------------

    def end(self, target: int, whole: "Sequence[str]") -> "list[tuple[int, list[str]]]":
        """End the columns in which `target` is reached; return (place, winners) of each (GIN-13).

        `whole` are the names of those whose side is whole.
        """
        found: list[tuple[int, list[str]]] = []
        for place in range(len(self._lists)):
            column = self._lists[place]
            if column.end == OPEN and max(column.points) >= target:
                self._close(column, column.points.index(max(column.points)), whole)
                found.append((place, self._on(column.end)))
        return found

    def stop(self, whole: "Sequence[str]") -> list[str]:
        """Stop what is open, which no one has won; the totals decide (GIN-14)."""
        for column in self._lists:
            if column.end == OPEN:
                self._close(column, STOPPED, whole)
        return self.leading(whole)

    def _close(self, column: Column, end: int, whole: "Sequence[str]") -> None:
        """End a column."""
        column.end = end
        there = [self.side(name) for name in whole]
        column.away = [side for side in range(len(column.points)) if side not in there]

    def leading(self, whole: "Sequence[str]") -> list[str]:
        """Return the names of who wins, of those in `whole`, once all columns have ended.

        In one game that is who reached the target; else, in three games or in one that no one won
        (GIN-14), who has the highest total.
        """
        if not self.several and self._lists[0].end >= 0:
            return self._on(self._lists[0].end)
        totals = [sum(self._totals(self.side(name))) for name in whole]
        return [whole[at] for at in range(len(whole)) if totals[at] == max(totals)]

    def _totals(self, side: int) -> list[int]:
        """Return the scores of a side, with what the ends of columns have added."""
        return [
            self._lists[place].points[side] + sum(self._added(place, side))
            for place in range(len(self._lists))
        ]

    def _added(self, place: int, side: int) -> list[int]:
        """Return what the end of a column adds for a side, in the order of KINDS (GIN-14, GIN-15).

        With `hollywood=last_twice` all that stands in the third game counts once more.
        """
        column = self._lists[place]
        added = bonus(self._house, column, side)
        twice = place == 2 and self._house["hollywood"] == "last_twice"
        counts = twice and column.end != OPEN and side not in column.away
        return added + [column.points[side] + sum(added) if counts else 0]

    # -- what is shown -------------------------------------------------------------------------

    def games(self) -> "list[tuple[list[int], bool, list[str]]]":
        """Return the three games; a score has what the end of its game has added (GIN-15)."""
        if not self.several:
            return []
        totals = [self._totals(side) for side in self._of]
        found: list[tuple[list[int], bool, list[str]]] = []
        for place in range(len(self._lists)):
            end = self._lists[place].end
            found.append(([each[place] for each in totals], end != OPEN, self._on(end)))
        return found

    def bonuses(self) -> "list[Bonus]":
        """Return what the end of each column has added, with its number in Hollywood (GIN-14)."""
        found: list[Bonus] = []
        for place in range(len(self._lists)):
            column = self._lists[place]
            for at in range(len(self._names)):
                side = self._of[at]
                points = self._added(place, side)
                facts: Facts = {"boxes": column.boxes[side], "box": self._house["box"]}
                if self.several:
                    facts["game"] = place + 1
                for index in range(len(points)):
                    if points[index]:
                        found.append((self._names[at], KINDS[index], points[index], facts))
        return found

    def sums(self) -> "list[tuple[str, list[int], int]]":
        """Return points and what was added to them, or three games, for each side."""
        found: list[tuple[str, list[int], int]] = []
        for side in range(max(self._of) + 1):
            if self.several:
                terms = self._totals(side)
            else:
                points = self._added(0, side)
                terms = [self._lists[0].points[side]] + [each for each in points if each]
            found.append((" + ".join(self._on(side)), terms, sum(terms)))
        return found

    def more(self) -> "dict[str, Any]":
        """Return `bonuses` at the end, `games` in Hollywood."""
        found: dict[str, Any] = {}
        if self.first_open() is None:
            added: dict[str, dict[str, int]] = {}
            for name in self._names:
                added[name] = dict.fromkeys(KINDS if self.several else KINDS[:3], 0)
            for name, kind, points, _ in self.bonuses():
                added[name][kind] += points
            found["bonuses"] = added
        games: list[dict[str, Any]] = []
        for totals, over, winners in self.games():
            scores: dict[str, int] = {}
            for at in range(len(self._names)):
                scores[self._names[at]] = totals[at]
            status = "over" if over else "playing"
            winner = winners[0] if winners else None
            games.append({"scores": scores, "status": status, "winner": winner})
        if games:
            found["games"] = games
        return found


def takes(columns: "Sequence[Column]", side: int) -> list[int]:
    """Return the places of the columns in which the next hand that `side` wins counts (GIN-15).

    They are those still open in which the side has won a hand, and the next open one in which it
    has not. The only column of another game takes every hand.

    >>> first, second, third = Column(2), Column(2), Column(2)
    >>> first.hands, first.end, second.hands = [2, 0], 0, [1, 0]
    >>> takes([first, second, third], 1), takes([first, second, third], 0)
    ([1], [1, 2])
    """
    places: list[int] = []
    for place in range(len(columns)):
        if columns[place].end == OPEN:
            places.append(place)
            if columns[place].hands[side] == 0:
                break
    return places


def bonus(house: "House", column: Column, side: int) -> list[int]:
    """Return what the end of a column adds for a side: boxes, game bonus, shutout (GIN-14).

    >>> house, column = {"box": 25, "game_bonus": 100, "shutout": "double"}, Column(2)
    >>> column.points, column.hands, column.boxes, column.end = [104, 30], [4, 1], [4, 1], 0
    >>> bonus(house, column, 0), bonus(house, column, 1)
    ([100, 100, 0], [25, 0, 0])
    >>> column.points, column.hands, column.boxes = [104, 0], [4, 0], [4, 0]
    >>> bonus(house, column, 0)
    [100, 100, 304]
    >>> column.end = STOPPED
    >>> bonus(house, column, 0)
    [100, 0, 0]
    """
    # The score of a player who has left is frozen (ALL-2).
    if column.end == OPEN or side in column.away:
        return [0, 0, 0]
    boxes = house["box"] * column.boxes[side]
    if column.end != side:
        return [boxes, 0, 0]
    game = house["game_bonus"]
    shutout = 0
    if sum(column.hands) == column.hands[side]:
        if house["shutout"] == "double":
            shutout = column.points[side] + boxes + game
        elif house["shutout"] == "bonus_twice":
            shutout = game
    return [boxes, game, shutout]
