"""How much work the searches of an answer may do, in steps and in time, and how far they are.

Steps decide what is found: they are the same on every computer. Time only ends what would last for
minutes: there the answer is what was found by then, and is no more proved than one cut by steps.
"""

from ..compat import QUICK, TYPE_CHECKING, const, worked_ms
from ..errors import Cancelled

if TYPE_CHECKING:
    from ..types import Progress

# The steps after which a search stops: what a board does in three seconds at most, by the worst
# hands that were found (`tests/proof/bench/rummies_hard.py`), and what a computer does in one.
BOARD = const(760)
COMPUTER = const(1000000)
# The milliseconds after which it stops, steps left or not: where nobody is told how far it is, and
# where somebody is, who can end it, or the computer is slow.
UNTOLD = const(2000)
_LONGEST = const(60000)
# After so many steps the progress is told, and the clock is read.
_TOLD = const(128)


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
        self.due = left - _TOLD
        self._began = worked_ms()
        self._longest = UNTOLD if QUICK and not progress else _LONGEST

    @property
    def spent(self) -> bool:
        """Whether a search was cut short."""
        return self.left < 0

    def step(self, steps: int = 1) -> bool:
        """Take steps, and return whether they were left; `tell` now and then."""
        self.left -= steps
        if self.left <= self.due:
            self.tell()
        return self.left >= 0

    def part(self, parts: int) -> "Budget":
        """Take out one of so many parts; `back` puts back what is left of it."""
        some = max(self.left, 0) // parts
        self.left -= some
        part = Budget(some, self.progress)
        part._all, part._others = self._all, self._others + self.left
        part._began = self._began
        return part

    def back(self, part: "Budget") -> None:
        """Put back what is left of a part."""
        self.left += max(part.left, 0)

    def tell(self) -> None:
        """Report the progress, and stop once time is over; raise Cancelled if that is wanted."""
        self.due = self.left - _TOLD
        left = max(self.left, 0) + self._others
        if self.progress and self.progress(min(100 - left * 100 // self._all, 99)):
            raise Cancelled
        if worked_ms(self._began) > self._longest:
            self.left = min(self.left, -1)
