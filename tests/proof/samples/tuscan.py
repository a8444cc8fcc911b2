"""A sample of Tuscan Rummy."""

from engine.compat import TYPE_CHECKING
from tests.proof.samples import Sample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Own(Sample):
    """How Tuscan Rummy is played."""

    players = ("Ana", "Ben", "Cy")

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the events of two hands, one that nobody wins."""
        return [
            {"event": "hand", "winner": names[1], "kind": "sette"},
            {"event": "hand", "winner": None},
        ]
