"""A sample of Rumino."""

from engine.compat import TYPE_CHECKING
from tests.proof.samples import Sample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Own(Sample):
    """How Rumino is played."""

    players = ("Ana", "Ben", "Cy", "Dee")

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the events of two rounds, the second one with gin."""
        counts = {name: 9 + at for at, name in enumerate(names)}
        counts[names[1]] = 4
        return [
            {"event": "round", "ender": names[1], "deadwood": counts},
            {"event": "round", "ender": names[0], "deadwood": dict(counts, **{names[0]: 0})},
        ]
