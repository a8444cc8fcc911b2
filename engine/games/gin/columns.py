"""The columns of a sheet of Gin Rummy: one game, or Hollywood's three (GIN-13 to GIN-15).

A column is a list of five numbers: the points of the two seats, the hands that each has won, and
how it ended: OPEN, the seat that won, STOPPED before anyone won it, or LEFT and the seat whose
opponent left. What its end adds follows from these.
"""

from ...compat import TYPE_CHECKING, const
from ...game.columns import Columns

if TYPE_CHECKING:
    from typing import Any

    from ...types import Bonus, Facts, House, Label

    Column = list[int]

OPEN = const(-1)
STOPPED = const(2)
LEFT = const(3)
_HANDS = const(2)
_END = const(4)
# The names of what the end adds, in the order in which it is added up.
KINDS = ("boxes", "game", "shutout")


class GinColumns(Columns):
    """The columns of the players `names`, in seat order: one, or three (GIN-15).

    `several` is whether there are three.
    """

    rule = "GIN-14"
    _state = ("_names", "_lists")

    def __init__(self, names: list[str], house: "House") -> None:
        self._names = names
        self._house = house
        self.several = house["hollywood"] == "yes"
        self._lists: list[Column] = [[0, 0, 0, 0, OPEN] for _ in range(3 if self.several else 1)]

    def copy(self) -> "GinColumns":
        copy = super().copy()
        copy._house = self._house
        copy.several = self.several
        return copy

    # -- a hand --------------------------------------------------------------------------------

    def takes(self, seat: int) -> list[int]:
        """Return the places of the columns in which the next hand that `seat` wins counts."""
        return takes(self._lists, seat)

    def enter(self, places: list[int], seat: int, points: int) -> None:
        """Enter a hand that the player in `seat` has won in the columns at `places`."""
        for place in places:
            self._lists[place][seat] += points
            self._lists[place][_HANDS + seat] += 1

    def first_open(self) -> int | None:
        """Return the place of the first column that is open, or None: the game is over."""
        for place in range(len(self._lists)):
            if is_open(self._lists[place]):
                return place
        return None

    def points(self, seat: int) -> int | None:
        """Return the points of a seat in the first column that is open, or None."""
        place = self.first_open()
        return None if place is None else self._lists[place][seat]

    def correct(self, seat: int, by: int) -> None:
        """Enter a correction in the first column that is open."""
        place = self.first_open()
        if place is not None:
            self._lists[place][seat] += by

    # -- the end -------------------------------------------------------------------------------

    def end(self, target: int) -> list[tuple[int, str]]:
        """End the columns in which `target` is reached; return (place, winner) of each (GIN-13)."""
        found: list[tuple[int, str]] = []
        for place in range(len(self._lists)):
            column = self._lists[place]
            if is_open(column) and max(column[0], column[1]) >= target:
                column[_END] = 0 if column[0] > column[1] else 1
                found.append((place, self._names[column[_END]]))
        return found

    def stop(self, seats: list[int]) -> None:
        """Stop what is open, which no one has won (GIN-14); not in `seats` is who has left."""
        for column in self._lists:
            if is_open(column):
                column[_END] = STOPPED if len(seats) > 1 else LEFT + seats[0]

    def leading(self, seats: list[int]) -> list[str]:
        """Return the names of who wins, of those in `seats`, once all columns have ended.

        In one game that is who reached the target; else, in three games or in one that no one won
        (GIN-14), who has the highest total.
        """
        won = winner(self._lists[0])
        if not self.several and won is not None:
            return [self._names[won]]
        totals = [sum(self._totals(seat)) for seat in (0, 1)]
        best = max([totals[seat] for seat in seats])
        return [self._names[seat] for seat in seats if totals[seat] == best]

    def _totals(self, seat: int) -> list[int]:
        """Return the scores of a seat, with what the ends of columns have added."""
        return [column[seat] + sum(bonus(self._house, column, seat)) for column in self._lists]

    # -- what is shown -------------------------------------------------------------------------

    def games(self) -> "list[tuple[list[int], bool, str | None]]":
        """Return the three games; a score has what the end of its game has added (GIN-15)."""
        if not self.several:
            return []
        scores = [self._totals(seat) for seat in (0, 1)]
        found: list[tuple[list[int], bool, str | None]] = []
        for place in range(len(self._lists)):
            column = self._lists[place]
            won = winner(column)
            name = None if won is None else self._names[won]
            found.append(([scores[0][place], scores[1][place]], not is_open(column), name))
        return found

    def bonuses(self) -> "list[Bonus]":
        """Return the boxes, the game bonus and the shutout of each column (GIN-14)."""
        found: list[Bonus] = []
        for place in range(len(self._lists)):
            column = self._lists[place]
            part: Label = ("gin.part", {"n": place + 1}) if self.several else ""
            for seat in (0, 1):
                points = bonus(self._house, column, seat)
                facts: Facts = {
                    "hands": column[_HANDS + seat],
                    "box": self._house["box"],
                    "part": part,
                }
                for index in range(len(points)):
                    if points[index]:
                        found.append((self._names[seat], KINDS[index], points[index], facts))
        return found

    def sums(self) -> "list[tuple[str, list[int], int]]":
        """Return points and what was added to them, or three games."""
        found: list[tuple[str, list[int], int]] = []
        for seat in (0, 1):
            if self.several:
                terms = self._totals(seat)
            else:
                points = bonus(self._house, self._lists[0], seat)
                terms = [self._lists[0][seat]] + [each for each in points if each]
            found.append((self._names[seat], terms, sum(terms)))
        return found

    def more(self) -> "dict[str, Any]":
        """Return `bonuses` at the end, `games` in Hollywood."""
        found: dict[str, Any] = {}
        if self.first_open() is None:
            added: dict[str, dict[str, int]] = {}
            for name in self._names:
                added[name] = dict.fromkeys(KINDS, 0)
            for name, kind, points, _ in self.bonuses():
                added[name][kind] += points
            found["bonuses"] = added
        games: list[dict[str, Any]] = []
        for totals, over, winner in self.games():
            scores: dict[str, int] = {}
            for seat in (0, 1):
                scores[self._names[seat]] = totals[seat]
            status = "over" if over else "playing"
            games.append({"scores": scores, "status": status, "winner": winner})
        if games:
            found["games"] = games
        return found


def is_open(column: "Column") -> bool:
    """Return whether a column's game is still played."""
    return column[_END] == OPEN


def takes(columns: "list[Column]", seat: int) -> list[int]:
    """Return the places of the columns in which the next hand that `seat` wins counts (GIN-15).

    They are those still open in which the player has won a hand, and the next open one in which
    they have not. The only column of another game takes every hand.

    >>> takes([[105, 0, 2, 0, 0], [20, 0, 1, 0, OPEN], [0, 0, 0, 0, OPEN]], 1)
    [1]
    >>> takes([[105, 0, 2, 0, 0], [20, 0, 1, 0, OPEN], [0, 0, 0, 0, OPEN]], 0)
    [1, 2]
    """
    places: list[int] = []
    for place in range(len(columns)):
        if is_open(columns[place]):
            places.append(place)
            if columns[place][_HANDS + seat] == 0:
                break
    return places


def winner(column: "Column") -> int | None:
    """Return the seat that won a column's game; None if it is open or no one won it."""
    code = column[_END]
    return code if code in (0, 1) else None


def bonus(house: "House", column: "Column", seat: int) -> list[int]:
    """Return what the end of a column adds for a seat: boxes, game bonus, shutout (GIN-14).

    >>> house = {"box": 25, "game_bonus": 100, "shutout": "double"}
    >>> bonus(house, [104, 30, 4, 1, 0], 0), bonus(house, [104, 30, 4, 1, 0], 1)
    ([100, 100, 0], [25, 0, 0])
    >>> bonus(house, [104, 0, 4, 0, 0], 0)
    [100, 100, 304]
    >>> bonus(house, [20, 0, 1, 0, STOPPED], 0)
    [25, 0, 0]
    """
    code = column[_END]
    # The score of a player who has left is frozen (ALL-2).
    if code == OPEN or (code >= LEFT and code - LEFT != seat):
        return [0, 0, 0]
    boxes = house["box"] * column[_HANDS + seat]
    if code != seat:
        return [boxes, 0, 0]
    game = house["game_bonus"]
    shutout = 0
    if column[_HANDS + 1 - seat] == 0:
        if house["shutout"] == "double":
            shutout = column[seat] + boxes + game
        elif house["shutout"] == "bonus_twice":
            shutout = game
    return [boxes, game, shutout]
