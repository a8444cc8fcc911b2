"""A sample of Gin Rummy."""

from engine.compat import TYPE_CHECKING
from tests.proof.samples import Sample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Own(Sample):
    """How Gin Rummy is played."""

    players = ("Ana", "Ben")

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the events of two hands, a knock and an undercut."""
        one, other = names
        return [
            {"event": "round", "ender": one, "deadwood": {one: 4, other: 27}},
            {"event": "round", "ender": other, "deadwood": {one: 3, other: 8}},
        ]
