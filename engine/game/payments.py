"""What scores are worth when people settle up (ALL-12)."""

from ..compat import TYPE_CHECKING
from .state import State

if TYPE_CHECKING:
    from ..types import House


class Payments(State):
    """The payments of a game; in most games points only say who is ahead."""

    # -- payments (`game.payments`) ------------------------------------------------------------

    # Whether scores are chips, which are worth money themselves.
    in_chips = False

    def are_points(self, house: "House") -> bool:
        """Return whether points are payments under `house`: what some lose, others get."""
        return False

    def by_difference(self) -> bool:
        """Return whether points that are payments are compared all the same, by custom."""
        return False

    def put_in(self, name: str) -> int:
        """Return the chips that a player started with or bought; 0 without chips."""
        return 0

    def more_stakes(self, name: str) -> int:
        """Return how many stakes a player put in for the winner, beside the first."""
        return 0
