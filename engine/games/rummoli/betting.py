"""Bets on the poker hand, in turn (RML-20): whose turn it is, what a call costs, who is in."""

from ...compat import TYPE_CHECKING
from ...errors import RuleError

if TYPE_CHECKING:
    from collections.abc import Sequence

CHECK, BET, CALL, RAISE, FOLD = "check", "bet", "call", "raise", "fold"
MOVES = (CHECK, BET, CALL, RAISE, FOLD)
# The moves that name a number of chips.
WITH_CHIPS = (BET, RAISE)


class Betting:
    """The bets of one poker hand.

    `order` are the names in turn, from the dealer's left, and `has` maps each to the chips that the
    player can put in. `put` maps names to the chips put in so far, `high` is the most that anyone
    has put in, `size` the chips of the last bet or raise (0: none yet), `folded` those who folded.
    `turn` is the name of the player whose turn it is, or None once the bets are over.
    """

    def __init__(self, order: "Sequence[str]", has: dict[str, int]) -> None:
        self.order = order
        self.has = has
        self.put: dict[str, int] = {}
        for name in order:
            self.put[name] = 0
        self.folded: list[str] = []
        self.high = 0
        self.size = 0
        # Who has moved since the last bet or raise.
        self._moved: list[str] = []
        self.turn = self._after(len(order) - 1)

    def left(self, name: str) -> int:
        """Return the chips that a player still has."""
        return self.has[name] - self.put[name]

    def to_call(self, name: str) -> int:
        """Return how many chips a player is short of the highest bet, held or not."""
        return self.high - self.put[name]

    def room(self, name: str) -> int:
        """Return the most chips that a player can bet or raise by; 0 if nobody could answer."""
        others = [other for other in self._able() if other != name]
        return max(0, self.left(name) - self.to_call(name)) if others else 0

    def staying(self) -> list[str]:
        """Return who has not folded, in turn."""
        return [name for name in self.order if name not in self.folded]

    def _able(self) -> list[str]:
        return [name for name in self.staying() if self.left(name) > 0]

    def _after(self, at: int) -> "str | None":
        """Return who has to move after the player at place `at`, or None: the bets are over."""
        if len(self.staying()) < 2:
            return None
        able = self._able()
        for step in range(len(self.order)):
            name = self.order[(at + 1 + step) % len(self.order)]
            if name in able:
                open_to = name not in self._moved and len(able) > 1
                if self.to_call(name) or open_to:
                    return name
        return None

    def play(self, name: str, move: str, chips: int = 0) -> None:
        """Make a move of `MOVES`; `chips` are those of a bet, or of a raise above the call.

        Raises RuleError (RML-20); then nothing has changed.
        """
        if self.turn is None:
            raise RuleError("RML-20", "rummoli.bets_over", name=name)
        if name != self.turn:
            key = "rummoli.has_folded" if name in self.folded else "rummoli.not_turn"
            raise RuleError("RML-20", key, name=name, turn=self.turn)
        lacks = self.to_call(name)
        if move == CHECK and lacks:
            raise RuleError("RML-20", "rummoli.no_check", name=name, n=lacks)
        if move == CALL and not lacks:
            raise RuleError("RML-20", "rummoli.no_call", name=name)
        if move in WITH_CHIPS and (move == BET) == (self.high > 0):
            raise RuleError("RML-20", "rummoli.no_" + move, name=name, n=self.high)
        if move in WITH_CHIPS:
            room = self.room(name)
            if chips > room:
                key = "rummoli.too_high" if room else "rummoli.no_room"
                raise RuleError("RML-20", key, name=name, n=room)
            self.put[name] += lacks + chips
            self.high = self.put[name]
            self.size = chips
            self._moved = []
        elif move == CALL:
            self.put[name] += min(lacks, self.left(name))
        elif move == FOLD:
            self.folded.append(name)
        self._moved.append(name)
        self.turn = self._after(self.order.index(name))


def shares(chips: int, names: "Sequence[str]", has: dict[str, int]) -> "dict[str, int] | None":
    """Return how many of `chips` each of `names` put in, if all put in the same (RML-20), or None.

    Who has too few put in all that they have, as `has` says.

    >>> shares(12, ("A", "B"), {"A": 9, "B": 9}) == {"A": 6, "B": 6}
    True
    >>> shares(12, ("A", "B"), {"A": 3, "B": 9}) == {"A": 3, "B": 9}
    True
    >>> shares(13, ("A", "B"), {"A": 9, "B": 9}) is None
    True
    """
    found: dict[str, int] = {}
    rest = list(names)
    # Each turn takes players out of `rest`.
    while True:
        short = [name for name in rest if has[name] * len(rest) < chips]
        if not short:
            break
        for name in short:
            found[name] = has[name]
            chips -= has[name]
        rest = [name for name in rest if name not in short]
        if not rest:
            return None
    if chips % len(rest):
        return None
    for name in rest:
        found[name] = chips // len(rest)
    return found
