"""Sides: players who win and lose together, as partners do."""

from ..compat import TYPE_CHECKING
from .part import Part

if TYPE_CHECKING:
    from collections.abc import Sequence


class Sides(Part):
    """The sides of a game, a list of names each; in most games everyone plays alone.

    All players of a side have its score. A game has one from `begin` on, as state.
    """

    # -- the sides (`game.sides`) --------------------------------------------------------------

    # The names of each side, in seat order; none where everyone plays alone.
    lists: "Sequence[Sequence[str]]" = ()
    _state = ("lists",)

    def __init__(self, lists: "Sequence[Sequence[str]]" = ()) -> None:
        self.lists = lists

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
        return self.of(name)[0] == name

    def words(self, name: str) -> str:
        """Return the names of the side of `name` as one text: "Ana + Cy"."""
        return " + ".join(self.of(name))


def opposite(names: "Sequence[str]") -> "list[Sequence[str]]":
    """Return the two sides of four players in seat order: partners sit opposite each other."""
    return [names[0::2], names[1::2]]
