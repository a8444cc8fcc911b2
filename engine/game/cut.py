"""How the cards of a game rank in the cut for the first dealer (ALL-9)."""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from ..types import House


class Cut:
    """The cut of a game; `engine.cut` asks for the cards."""

    # -- the cut (`game.cut`) ------------------------------------------------------------------

    # The rule of the cut.
    rule = ""
    # Whether the "highest" or the "lowest" card deals first.
    deals = "highest"

    def __init__(self, rule: str = "", deals: str = "highest") -> None:
        self.rule = rule
        self.deals = deals

    def is_made(self, house: "House") -> bool:
        """Return whether there is a cut under `house`: if nobody deals, `dealer` is None."""
        return True

    def order(self, house: "House") -> "tuple[int, ...]":
        """Return the ranks (minus one) from low to high, as cards rank in the cut."""
        return tuple(range(13))
