"""The upcard offered round the table before the first turn: who is asked, takes it, plays next."""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..types import Box

# What is remembered: a letter for each answer, and that the box asks no more.
_PASSED = "p"
_TAKEN = "t"
_DONE = "."


class Offer:
    """The offer to the players in `order`, as far as `box` remembers it in this round.

    `passed` is how many have passed, `taken` whether the next one took the card. `done` is whether
    the box asks no more: all was answered, or people left the offer.
    """

    def __init__(self, box: "Box | None", order: "Sequence[str]") -> None:
        self._box = box
        self.order = list(order)
        kept = box.kept("offer") if box else None
        answers = kept if isinstance(kept, str) else ""
        self.passed = min(answers.count(_PASSED), len(self.order) - (_TAKEN in answers))
        self.taken = _TAKEN in answers
        # Left before the first answer, nothing is there to remember but that.
        self.done = kept is not None and (not answers or answers.endswith(_DONE))

    @property
    def begun(self) -> bool:
        """Whether the box goes on with it after a power cut."""
        return not self.done and bool(self.passed or self.taken)

    def asked(self) -> str | None:
        """Return the name of who is asked, or None once it was taken or all have passed."""
        return None if self.taken or self.passed == len(self.order) else self.order[self.passed]

    def taker(self) -> str | None:
        """Return the name of who took the card, or None."""
        return self.order[self.passed] if self.taken else None

    def plays(self) -> str:
        """Return the name of who plays next, once nobody is asked any more."""
        # The taker's turn was to take it.
        at = self.passed + 1 if self.taken else 0
        return self.order[at % len(self.order)]

    def take(self) -> None:
        """Let the player who is asked take the card."""
        self.taken = True
        self._keep()

    def skip(self) -> None:
        """Let the player who is asked pass."""
        self.passed += 1
        self._keep()

    def step_back(self) -> bool:
        """Drop the last answer; return whether there was one."""
        if self.taken:
            self.taken = False
        elif self.passed:
            self.passed -= 1
        else:
            return False
        self._keep()
        return True

    def finish(self) -> None:
        """Ask no more in this round."""
        self._keep(_DONE if self.passed or self.taken else "")

    def _keep(self, end: str = "") -> None:
        if self._box:
            self._box.keep("offer", _PASSED * self.passed + (_TAKEN if self.taken else "") + end)
