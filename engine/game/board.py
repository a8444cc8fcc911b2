"""The board of a game, on which chips lie that belong to nobody yet: empty in most games."""

from ..compat import TYPE_CHECKING
from .state import State

if TYPE_CHECKING:
    from .effect import Effect


class Board(State):
    """The chips on the board of a game; without one, no sections.

    The class of a game with a board has it without sections, for its facts; `begin` makes that of
    one game.
    """

    # -- the board (`game.board`) --------------------------------------------------------------

    # The screen that shows it, or None.
    screen: "str | None" = None
    # The screen on which chips are recounted, or None.
    recount: "str | None" = None
    # The event that divides the last chips.
    event = ""
    # The rule by which that event divides them, or None.
    rule: "str | None" = None
    # The event by which a player collects a section, or "". Its first question is which section.
    pays = ""
    # The names of its sections.
    sections: "tuple[str, ...]" = ()
    # The same names in rows, as they lie beside the players; none: on a screen of its own only.
    rows: "tuple[tuple[str, ...], ...]" = ()
    # The chips on each section, by its name.
    pots: "dict[str, int]"

    _state = ("sections", "rows", "pots")

    def __init__(
        self, sections: "tuple[str, ...]" = (), rows: "tuple[tuple[str, ...], ...]" = ()
    ) -> None:
        self.sections = sections
        self.rows = rows
        self.pots = dict.fromkeys(sections, 0)

    def is_reserved(self, name: str) -> bool:
        """Return whether no player can have this name: something on the board has it."""
        return False

    def payable(self) -> list[str]:
        """Return the sections that `pays` can pay as they lie."""
        return []

    def chips(self) -> int:
        """Return the number of chips on it."""
        return sum(self.pots.values())

    def move(self, effect: "Effect") -> None:
        """Move the chips of an effect."""
        for section in effect.pots:
            self.pots[section] += effect.pots[section]
