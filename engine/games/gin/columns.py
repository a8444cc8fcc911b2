"""The columns of a sheet of Gin Rummy: one game, or Hollywood's three (GIN-13 to GIN-15).

A column is a list of five numbers: the points of the two seats, the hands that each has won, and
how it ended: OPEN, the seat that won, SHARED, or LEFT and the seat whose opponent left. What its
end adds follows from these.
"""

from ...compat import TYPE_CHECKING, const

if TYPE_CHECKING:
    from ...types import House

    Column = list[int]

OPEN = const(-1)
SHARED = const(2)
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


def takes(columns: "list[Column]", won: int) -> list[int]:
    """Return the places of the columns in which the hand number `won` of its winner counts.

    The first counts in the first column, the second in two, further ones in all; in no column that
    has ended (GIN-15). The only column of another game takes every hand.

    >>> three = [[0, 0, 0, 0, OPEN] for _ in range(3)]
    >>> [takes(three, won) for won in (1, 2, 3, 4)]
    [[0], [0, 1], [0, 1, 2], [0, 1, 2]]
    """
    return [place for place in range(min(won, len(columns))) if is_open(columns[place])]


def enter(column: "Column", seat: int, points: int) -> None:
    """Enter a hand that the player in `seat` has won."""
    column[seat] += points
    column[_HANDS + seat] += 1


def hands(column: "Column", seat: int) -> int:
    """Return how many hands in a column the player in `seat` has won."""
    return column[_HANDS + seat]


def end(column: "Column", seats: list[int]) -> None:
    """End a column's game: the most points of those in `seats` win it, equal ones share it.

    With one seat, the other player has left (ALL-2).
    """
    if len(seats) == 1:
        column[_END] = LEFT + seats[0]
    elif column[0] == column[1]:
        column[_END] = SHARED
    else:
        column[_END] = 0 if column[0] > column[1] else 1


def winner(column: "Column") -> int | None:
    """Return the seat that won a column's game; None while it is open, or if it is shared."""
    code = column[_END]
    if code in (OPEN, SHARED):
        return None
    return code - LEFT if code >= LEFT else code


def bonus(house: "House", column: "Column", seat: int) -> list[int]:
    """Return what the end of a column adds for a seat: boxes, game bonus, shutout (GIN-14).

    >>> house = {"box": 25, "game_bonus": 100, "shutout": "double"}
    >>> bonus(house, [104, 30, 4, 1, 0], 0), bonus(house, [104, 30, 4, 1, 0], 1)
    ([100, 100, 0], [25, 0, 0])
    >>> bonus(house, [104, 0, 4, 0, 0], 0)
    [100, 100, 304]
    """
    if is_open(column):
        return [0, 0, 0]
    boxes = house["box"] * column[_HANDS + seat]
    if winner(column) != seat:
        # The score of a player who has left is frozen (ALL-2).
        if column[_END] >= LEFT:
            boxes = 0
        return [boxes, 0, 0]
    game = house["game_bonus"]
    shutout = 0
    if column[_HANDS + 1 - seat] == 0:
        if house["shutout"] == "double":
            # Corrections may have taken more than was won.
            shutout = max(0, column[seat] + boxes + game)
        elif house["shutout"] == "bonus_twice":
            shutout = game
    return [boxes, game, shutout]


def total(house: "House", column: "Column", seat: int) -> int:
    """Return the score of a seat in a column, with what its end has added."""
    return column[seat] + sum(bonus(house, column, seat))
