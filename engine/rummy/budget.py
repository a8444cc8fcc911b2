"""How much work the searches of an answer may do, and how far they are."""

from ..compat import TYPE_CHECKING, const
from ..errors import Cancelled

if TYPE_CHECKING:
    from ..types import Progress

# The steps after which a search stops: what a board does in about two seconds, and what a computer
# does.
BOARD = const(2000)
COMPUTER = const(3000000)
# After so many steps the progress is told; fewer steps than that are never left.
_TOLD = const(128)
_NEVER = const(-1000000)


class Budget:
    """How many steps may still be done; one budget is shared by all searches of an answer.

    `progress` is called now and then with how many percent of them are done, 0 to 99.
    """

    def __init__(self, left: int = COMPUTER, progress: "Progress | None" = None) -> None:
        self.left = left
        self.progress = progress
        # All steps of the answer, and those that its other parts may still do.
        self._all, self._others = max(left, 1), 0
        # With how many steps left the progress is told next.
        self.due = left - _TOLD if progress else _NEVER

    @property
    def spent(self) -> bool:
        """Whether a search was cut short."""
        return self.left < 0

    def step(self) -> bool:
        """Take a step, and return whether it was left; report the progress, or raise Cancelled."""
        self.left -= 1
        if self.left <= self.due:
            self.tell()
        return self.left >= 0

    def part(self, parts: int) -> "Budget":
        """Take out one of so many parts; `back` puts back what is left of it."""
        some = max(self.left, 0) // parts
        self.left -= some
        part = Budget(some, self.progress)
        part._all, part._others = self._all, self._others + self.left
        return part

    def back(self, part: "Budget") -> None:
        """Put back what is left of a part."""
        self.left += max(part.left, 0)

    def tell(self) -> None:
        """Report the progress; raise Cancelled if that is wanted."""
        self.due = self.left - _TOLD
        left = max(self.left, 0) + self._others
        if self.progress and self.progress(min(100 - left * 100 // self._all, 99)):
            raise Cancelled
