"""A sample of Rummoli."""

from engine.compat import TYPE_CHECKING
from tests.proof.samples import Sample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Own(Sample):
    """How Rummoli is played."""

    players = ("Ana", "Ben", "Cy", "Dee")

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the events of a round."""
        left = {name: 2 for name in names if name != names[2]}
        return [
            {"event": "ante"},
            {"event": "poker", "winners": [names[1]]},
            {"event": "pay", "player": names[0], "space": "QC"},
            {"event": "out", "player": names[2], "left": left},
        ]

    @staticmethod
    def correction(names: "Sequence[str]", reason: str) -> "Event":
        """Return a correction: the first of `names` owed the second three chips."""
        return {"event": "adjust", "from": names[0], "to": names[1], "chips": 3, "reason": reason}
