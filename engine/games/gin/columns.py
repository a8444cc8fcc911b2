"""The columns of a sheet of Gin Rummy: one game, or Hollywood's three (GIN-13 to GIN-15).

A column is a list of five numbers: the points of the two seats, the hands that each has won, and
how it ended: OPEN, the seat that won, STOPPED before anyone won it, or LEFT and the seat whose
opponent left. What its end adds follows from these.
"""

from ...compat import TYPE_CHECKING, const

if TYPE_CHECKING:
    from ...types import House

    Column = list[int]

OPEN = const(-1)
STOPPED = const(2)
LEFT = const(3)
_HANDS = const(2)
_END = const(4)
# The names of what the end adds, in the order in which it is added up.
KINDS = ("boxes", "game", "shutout")


def new(house: "House") -> "list[Column]":
    """Return the columns of a new game: one, or three (GIN-15)."""
    return [[0, 0, 0, 0, OPEN] for _ in range(3 if house["hollywood"] == "yes" else 1)]


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
            if hands(columns[place], seat) == 0:
                break
    return places


def enter(column: "Column", seat: int, points: int) -> None:
    """Enter a hand that the player in `seat` has won."""
    column[seat] += points
    column[_HANDS + seat] += 1


def hands(column: "Column", seat: int) -> int:
    """Return how many hands in a column the player in `seat` has won."""
    return column[_HANDS + seat]


def end(column: "Column") -> None:
    """End a column's game, in which a player has reached the target and so won it (GIN-13)."""
    column[_END] = 0 if column[0] > column[1] else 1


def stop(column: "Column", seats: list[int]) -> None:
    """Stop a column's game, which no one has won (GIN-14); not in `seats` is who has left."""
    column[_END] = STOPPED if len(seats) > 1 else LEFT + seats[0]


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


def total(house: "House", column: "Column", seat: int) -> int:
    """Return the score of a seat in a column, with what its end has added."""
    return column[seat] + sum(bonus(house, column, seat))
