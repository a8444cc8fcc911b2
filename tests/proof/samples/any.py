"""A sample of Any game."""

from engine.compat import TYPE_CHECKING
from tests.proof.samples import Sample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Own(Sample):
    """How Any game is played."""

    players = ("Ana", "Ben", "Cy")

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the events of a round."""
        points = {name: 7 - 5 * at for at, name in enumerate(names)}
        return [{"event": "round", "points": points}]
