"""The columns of a sheet on which several games are played at once, and what their ends add."""

from ..compat import TYPE_CHECKING
from .state import State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..types import Bonus


class Columns(State):
    """The columns of a game; most have none, and their end adds nothing."""

    # -- the columns (`game.columns`) ----------------------------------------------------------

    # The rule by which the end of the game adds points, or None.
    rule: "str | None" = None

    def games(self) -> "Sequence[tuple[list[int], bool, list[str]]]":
        """Return the games on the sheet where several are played at once, else nothing.

        Each is (scores in seat order, whether it is over, its winners).
        """
        return ()

    def stop(self, whole: "Sequence[str]") -> list[str]:
        """End all games early; return the names of the winners, none where the scores decide.

        `whole` are the names of those who can win (`Seats.whole`, ALL-2).
        """
        return []

    def bonuses(self) -> "Sequence[Bonus]":
        """Return what the end of the game, or of a part of it, has added so far.

        `Game.carry_out` adds what an event brings of it to the scores.
        """
        return ()

    def sums(self) -> "Sequence[tuple[str, list[int], int]]":
        """Return (name, terms, total) of totals to which the end has added something."""
        return ()

    def more(self) -> "dict[str, Any]":
        """Return further fields of the answer to `score`, by their names."""
        return {}
