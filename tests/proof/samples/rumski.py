"""A sample of Rumski."""

from engine.compat import TYPE_CHECKING
from tests.proof.samples import Sample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Own(Sample):
    """How Rumski is played."""

    players = ("Ana", "Ben", "Cy")

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the events of a round."""
        counts = {name: 15 for name in names if name != names[1]}
        return [{"event": "round", "winner": names[1], "points": counts}]
