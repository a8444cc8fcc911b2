"""A sample of Ant."""

from engine.compat import TYPE_CHECKING
from tests.proof.samples import Sample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Own(Sample):
    """How Ant is played."""

    players = ("Ana", "Ben", "Cy", "Dee", "Eve")

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the events of a round, and of a gift."""
        fish = {name: 2 + at for at, name in enumerate(names)}
        return [
            {"event": "catch", "fish": fish, "holder": names[1]},
            {"event": "gift", "giver": names[0], "taker": names[2]},
        ]
