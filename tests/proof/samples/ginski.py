"""A sample of Ginski."""

from engine.compat import TYPE_CHECKING
from tests.proof.samples import Sample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Own(Sample):
    """How Ginski is played."""

    players = ("Ana", "Ben", "Cy")

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the events of two rounds, the second one with a Ginski."""
        counts = {name: 12 + at for at, name in enumerate(names)}
        counts[names[1]] = 4
        return [
            {"event": "round", "ender": names[1], "deadwood": counts},
            {"event": "round", "ender": names[0], "deadwood": dict(counts, **{names[0]: 0})},
        ]
