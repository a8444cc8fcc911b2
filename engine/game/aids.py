"""What the box helps with that is no event: it offers the upcard, it follows cards as they lie."""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


class Aid:
    """One of them, on a screen of its own. Its methods take the game, of which it keeps nothing."""

    # -- an aid --------------------------------------------------------------------------------

    # The key of its text in the menu.
    key = ""
    # Its screen.
    screen = ""
    # The event that it precedes, or "".
    before = ""
    # Whether it follows play card by card: the referee's page lists it, too.
    follows = True
    # What the box remembers of a round for it: (name, field that it is kept under), or None.
    memo: "tuple[str, str] | None" = None

    def is_played(self, game: "Any") -> bool:
        """Return whether the house has it: if not, no menu lists it."""
        return True

    def is_open(self, game: "Any") -> bool:
        """Return whether it is available now."""
        return True

    def is_next(self, game: "Any") -> bool:
        """Return whether the house has it and it comes next in the round, before an event."""
        return False

    def is_begun(self, game: "Any") -> bool:
        """Return whether play was interrupted in it: after a power cut the box returns there."""
        return False

    def renamed(self, form: "Any", old: str, new: str) -> "Any":
        """Return what the box remembers for it (`memo`) with player `old` called `new`."""
        return form


class Aids:
    """The aids of a game, in the order in which they come in a round."""

    # -- the aids (`game.aids`) ----------------------------------------------------------------

    # What the box remembers of a round beside the ledger, as in `Aid.memo`.
    memos: "tuple[tuple[str, str], ...]"

    def __init__(self, *aids: Aid) -> None:
        self._aids = aids
        self.memos = tuple([aid.memo for aid in aids if aid.memo])

    def played(self, game: "Any") -> list[Aid]:
        """Return those that the house has."""
        return [aid for aid in self._aids if aid.is_played(game)]

    def open(self, game: "Any") -> list[Aid]:
        """Return those that are available now."""
        return [aid for aid in self._aids if aid.is_played(game) and aid.is_open(game)]

    def next(self, game: "Any") -> "Aid | None":
        """Return the one that comes next in the round, or None: an event comes next."""
        for aid in self._aids:
            if aid.is_next(game):
                return aid
        return None

    def begun(self, game: "Any") -> "Aid | None":
        """Return the one in which play was interrupted, or None."""
        for aid in self._aids:
            if aid.is_begun(game):
                return aid
        return None

    def renamed(self, memo: str, form: "Any", old: str, new: str) -> "Any":
        """Return what the box remembers under the name `memo` with player `old` called `new`."""
        for aid in self._aids:
            if aid.memo and aid.memo[0] == memo:
                return aid.renamed(form, old, new)
        return form
