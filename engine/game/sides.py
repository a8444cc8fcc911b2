"""Who plays together, as partners do, who sits out, and who has which mark at the table."""

from ..compat import TYPE_CHECKING
from .state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from ..types import House


# How partners may sit, seen from the first player: opposite, to the left, to the right.
SEATS = ("opposite", "left", "right")


class Sides(State):
    """The sides of a game, a list of names each; in most games everyone plays alone.

    All players of a side have its score. A game has one from `begin` on, as state.
    """

    # -- the sides (`game.sides`) --------------------------------------------------------------

    # The names of each side, in seat order; none where everyone plays alone.
    lists: "Sequence[Sequence[str]]" = ()
    # The name of who sits out the next round, "" where all play.
    idle = ""
    _state = ("lists", "idle")

    def __init__(self, lists: "Sequence[Sequence[str]]" = ()) -> None:
        self.lists = lists

    def seated(self, names: "Sequence[str]", house: "House") -> "list[list[str]]":
        """Return the sides of `names` in seat order, a list each; none where all play alone."""
        return []

    def of(self, name: str) -> "Sequence[str]":
        """Return the names of the side of `name`, who is alone where there are no sides.

        >>> sides = Sides([["Ana", "Cy"], ["Ben", "Dan"]])
        >>> sides.of("Dan"), Sides().of("Dan")
        (['Ben', 'Dan'], ['Dan'])
        """
        for side in self.lists:
            if name in side:
                return side
        return [name]

    def leads(self, name: str) -> bool:
        """Return whether `name` is the first of the side, for which something is said once."""
        return not self.lists or self.of(name)[0] == name

    def words(self, name: str) -> str:
        """Return the names of the side of `name` as one text: "Ana + Cy"."""
        return " + ".join(self.of(name))

    def lines(self, names: "Iterable[str]") -> list[str]:
        """Return what is shown for `names`: the words of each side, where its first player stands.

        >>> Sides([["Ana", "Cy"], ["Ben", "Dan"]]).lines(["Dan", "Ben", "Cy"])
        ['Ben + Dan']
        """
        return [self.words(name) for name in names if self.leads(name)]


def pairs(names: "Sequence[str]", seats: str = SEATS[0]) -> "list[list[str]]":
    """Return the sides of an even number of players in seat order, who sit as one of `SEATS`.

    >>> pairs(["Ana", "Ben", "Cy", "Dan"]), pairs(["Ana", "Ben", "Cy", "Dan"], "right")
    ([['Ana', 'Cy'], ['Ben', 'Dan']], [['Ana', 'Dan'], ['Ben', 'Cy']])
    """
    count = len(names)
    if seats == SEATS[0]:
        return [[names[at], names[at + count // 2]] for at in range(count // 2)]
    first = SEATS.index(seats) - 1
    found = [sorted([at, (at + 1) % count]) for at in range(first, count, 2)]
    return [[names[one], names[other]] for one, other in sorted(found)]


# The lines of a table: `game` is a Game, whose type would make a circle of imports.


def seats(game: "Any") -> "list[Any]":
    """Return who has a line at the table, in seat order: each player, or of partners the first."""
    return [player for player in game.players if game.sides.leads(player.name)]


def leaders(game: "Any") -> list[str]:
    """Return the names of the leaders, none while all are equal; at the end, the winners."""
    playing = game.in_play()
    names = game.winners if game.over else game.best_of(playing)
    return names if game.over or 0 < len(names) < len(playing) else []


def mark_of(game: "Any", player: "Any") -> str:
    """Return the mark of a line: "■" of who deals, "▶" of who starts, or "".

    A side has the mark of both partners, the dealer's first. At the end there is none.
    """
    if game.over:
        return ""
    side = game.sides.of(player.name)
    if game.dealer in side:
        return "■"
    return "▶" if game.first_player() in side else ""
