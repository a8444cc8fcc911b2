"""The steps of a turn at Rumski's table, and the melds that result from them (RSK-6, RSK-7).

A step is a text, as it is saved: its kind, the number of a meld, that of another one, and cards.
"""

from engine.cards import RUMSKI70
from engine.compat import TYPE_CHECKING
from engine.games.rumski.solver.layout import all_cards, parts, reading_order, without
from engine.games.rumski.turn import bad_melds

if TYPE_CHECKING:
    from collections.abc import Sequence

# The kinds: lay a meld, add to one, move cards, take cards off, enter the table anew.
LAY, ADD, MOVE, OFF, ANEW = "l", "a", "m", "o", "c"

# The target of a move that makes a new meld.
NEW = -1


def text_of(cards: "Sequence[int]") -> str:
    """Return cards as a text."""
    return " ".join(RUMSKI70.texts(cards))


def read_cards(words: str) -> list[int]:
    """Return the cards of such a text."""
    return [RUMSKI70.read(word) for word in words.split()]


class AfterSteps:
    """The table that lay as the melds `before` when the turn began, after `steps`.

    `melds` are the melds as they lie now, `own_melds` the legal melds that the player laid from
    their hand before changing another one. `too_soon` is true if there were none (RSK-6).
    """

    def __init__(self, before: list[list[int]], steps: "Sequence[str]") -> None:
        self.melds = [list(meld) for meld in before]
        # Which melds consist of hand cards only.
        self._pure = [False] * len(self.melds)
        self.own_melds: list[list[int]] = []
        # Whether an old meld was changed.
        self._touched = self.too_soon = False
        anew = False
        for step in steps:
            kind, at, to, words = step.split(" ", 3)
            if kind == ANEW:
                self.melds, self._pure, anew = [], [], True
            else:
                self._apply(kind, int(at), int(to), read_cards(words))
        if anew:
            self._look_at_all(before)
        elif not self._touched:
            self.own_melds = self._own()

    def _own(self) -> list[list[int]]:
        pure = [self.melds[at] for at in range(len(self.melds)) if self._pure[at]]
        return [meld for meld in pure if not bad_melds([meld])]

    def _apply(self, kind: str, at: int, to: int, cards: list[int]) -> None:
        melds, pure = self.melds, self._pure
        if kind == LAY:
            melds.append(reading_order(cards))
            pure.append(True)
            return
        if not self._touched and not (pure[at] and (kind != MOVE or to == NEW or pure[to])):
            self._touched = True
            self.own_melds = self._own()
            self.too_soon = not self.own_melds
        if kind == ADD:
            melds[at] = reading_order(melds[at] + cards)
            return
        if kind == MOVE and to == NEW:
            melds.append(reading_order(cards))
            pure.append(pure[at])
        elif kind == MOVE:
            melds[to] = reading_order(melds[to] + cards)
            pure[to] = pure[to] and pure[at]
        melds[at] = reading_order(without(melds[at], cards))
        if not melds[at]:
            melds.pop(at)
            pure.pop(at)

    def _look_at_all(self, before: list[list[int]]) -> None:
        """Check a table that was entered anew; a meld of hand cards only counts as laid first."""
        here = all_cards(before)
        old = [sorted(meld) for meld in before]
        new = [sorted(meld) for meld in self.melds]
        self._touched = bool([meld for meld in old if meld not in new])
        self.own_melds = []
        for meld in self.melds:
            if sorted(meld) in old:
                continue
            naturals, _ = parts(meld)
            if [card for card in naturals if card in here]:
                self._touched = True
            elif not bad_melds([meld]):
                self.own_melds.append(meld)
        self.too_soon = self._touched and not self.own_melds
