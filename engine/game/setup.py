"""A house rule that is set beside the players: what depends on how many they are."""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..types import House, Label, Message
    from .house import Option


class Setup:
    """What is set beside the players before a game; in most games nothing is."""

    # -- what is set beside the players (`game.setup`) -----------------------------------------

    # The name of the house rule, or None.
    option: "str | None" = None

    # How many are seated where the last table played another game; None: as many as there.
    usual: "int | None" = None

    def in_force(self, options: "Sequence[Option]", house: "House") -> "Sequence[Option]":
        """Return those of `options` that count under `house`: it may take another's place."""
        return options

    def words(self, house: "House", count: int) -> "tuple[Label, Label]":
        """Return its row with `count` players, (left, right)."""
        return "", ""

    def told(self, house: "House", count: int) -> "Message":
        """Return what the table is told once it is set, with `count` players."""
        raise NotImplementedError
