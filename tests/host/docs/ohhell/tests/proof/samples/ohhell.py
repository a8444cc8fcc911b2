"""A sample of Oh Hell."""

from engine.compat import TYPE_CHECKING
from tests.proof.samples import Sample

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Event


class Own(Sample):
    """How Oh Hell is played."""

    players = ("Ana", "Ben", "Cy", "Dee")

    @staticmethod
    def rounds(names: "Sequence[str]") -> "list[Event]":
        """Return the bids and the tricks of a hand, and the bids of the next one."""
        one, two, three, four = names
        return [
            {"event": "bids", "bid": {one: 2, two: 1, three: 0, four: 3}},
            {"event": "hand", "tricks": {one: 2, two: 2, three: 0, four: 3}},
            {"event": "bids", "bid": {one: 1, two: 2, three: 0, four: 2}},
        ]
