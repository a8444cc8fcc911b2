"""The steps of a turn at Rumski's table, and the melds that result from them (RSK-6, RSK-7).

A step is a text, as it is saved: its kind, the number of a meld, that of another one, and cards.
There is one of each natural card, so a card that lies on the table is taken from there by a step
that names it (BUILD); only of a wild must be said where it comes from.
"""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING
from .solver.layout import all_cards, parts, reading_order, without
from .turn import bad_melds

if TYPE_CHECKING:
    from collections.abc import Sequence

# The kinds: lay a meld, add to one, move cards, take cards off, enter the table anew.
LAY, ADD, MOVE, OFF, ANEW = "l", "a", "m", "o", "c"
# Build a meld, or add to one, with cards from the hand and from the table; arrange the whole table.
BUILD, ARRANGE = "b", "s"

# The target of a step that makes a new meld.
NEW = -1
# Where a wild comes from, if not from a meld.
HAND = -1


def text_of(cards: "Sequence[int]") -> str:
    """Return cards as a text."""
    return " ".join(RUMSKI70.texts(cards))


def read_cards(words: str) -> list[int]:
    """Return the cards of such a text."""
    return [RUMSKI70.read(word) for word in words.split()]


def place_of(melds: list[list[int]], card: int) -> int:
    """Return the index of the meld with the natural `card`, or HAND.

    >>> place_of([[0, 1, 2], [15, 16, 17]], 16), place_of([[0, 1, 2]], 16)
    (1, -1)
    """
    for at in range(len(melds)):
        if card in melds[at]:
            return at
    return HAND


class AfterSteps:
    """The table that lay as the melds `before` when the turn began, after `steps`.

    `melds` are the melds as they lie now. `own_melds` are legal melds of hand cards only that the
    player laid in this turn, and whose cards are still on the table. Steps are keyed in any order,
    after the turn as a rule, so that such a meld counts as laid before anything else. `too_soon` is
    true if an old meld was changed and there are none (RSK-6).
    """

    def __init__(self, before: list[list[int]], steps: "Sequence[str]") -> None:
        self.melds = [list(meld) for meld in before]
        # Which melds consist of hand cards only.
        self._pure: list[bool] = [False] * len(self.melds)
        # The legal ones of these, as they lay after each step.
        self._laid: list[list[int]] = []
        # Whether an old meld was changed.
        self._touched = False
        anew = False
        for step in steps:
            kind, at, to, words = step.split(" ", 3)
            if kind == ANEW:
                self.melds, self._pure, anew = [], [], True
            elif kind == ARRANGE:
                self._arrange(before, int(at), [read_cards(part) for part in words.split("|")])
                anew = False
            elif kind == BUILD:
                self._build(int(at), int(to), read_cards(words))
            else:
                self._apply(kind, int(at), int(to), read_cards(words))
        self.own_melds: list[list[int]] = []
        if anew:
            self._look_at_all(before)
        else:
            self._find_own(before)
        self.too_soon = self._touched and not self.own_melds

    def _find_own(self, before: list[list[int]]) -> None:
        """Find the melds of their own: the latest form of each, if its cards were not taken off."""
        rest = without(all_cards(self.melds), all_cards(before))
        for meld in reversed(self._laid):
            if not without(meld, rest):
                self.own_melds.append(meld)
                rest = without(rest, meld)
        self.own_melds.reverse()

    def _apply(self, kind: str, at: int, to: int, cards: list[int]) -> None:
        melds, pure = self.melds, self._pure
        if kind == LAY:
            melds.append(reading_order(cards))
            pure.append(True)
            self._note(len(melds) - 1)
            return
        if not (pure[at] and (kind != MOVE or to == NEW or pure[to])):
            self._touched = True
        if kind == ADD:
            melds[at] = reading_order(melds[at] + cards)
            self._note(at)
            return
        if kind == MOVE and to == NEW:
            melds.append(reading_order(cards))
            pure.append(pure[at])
            self._note(len(melds) - 1)
        elif kind == MOVE:
            melds[to] = reading_order(melds[to] + cards)
            pure[to] = pure[to] and pure[at]
            self._note(to)
        melds[at] = reading_order(without(melds[at], cards))
        self._note(at)
        if not melds[at]:
            melds.pop(at)
            pure.pop(at)

    def _build(self, at: int, source: int, cards: list[int]) -> None:
        """Put `cards` to meld `at` or into a NEW one; those on the table leave their melds.

        The first wild comes from meld `source` or from the HAND, others from the hand.
        """
        melds, pure = self.melds, self._pure
        if at == NEW:
            melds.append([])
            pure.append(True)
            at = len(melds) - 1
        own = pure[at]
        from_table: list[int] = []
        for card in cards:
            place = source if card == RUMSKI70.wild else place_of(melds, card)
            if card == RUMSKI70.wild:
                source = HAND
            if place not in (HAND, at) and card in melds[place]:
                melds[place].remove(card)
                from_table.append(place)
                own = own and pure[place]
        if not (pure[at] and own):
            self._touched = True
        pure[at] = own
        melds[at] = reading_order(melds[at] + cards)
        self._note(at)
        for place in sorted(set(from_table), reverse=True):
            melds[place] = reading_order(melds[place])
            self._note(place)
            if not melds[place]:
                melds.pop(place)
                pure.pop(place)

    def _arrange(self, before: list[list[int]], openings: int, melds: list[list[int]]) -> None:
        """Replace the table by `melds`; the first `openings` of them were laid before that."""
        for meld in melds[:openings]:
            if not bad_melds([meld]):
                self._laid.append(meld)
        here = all_cards(before)
        old = [sorted(meld) for meld in before]
        self.melds = [reading_order(meld) for meld in melds[openings:]]
        new = [sorted(meld) for meld in self.melds]
        self._pure = []
        self._touched = bool([meld for meld in old if meld not in new])
        for at in range(len(new)):
            naturals = [card for card in new[at] if card != RUMSKI70.wild]
            pure: bool = new[at] not in old and not [card for card in naturals if card in here]
            self._pure.append(pure)
            self._touched = self._touched or not pure and new[at] not in old
            self._note(at)

    def _note(self, at: int) -> None:
        """Note meld `at` if it is a legal one of hand cards only."""
        if self._pure[at] and self.melds[at] and not bad_melds([self.melds[at]]):
            self._laid.append(self.melds[at])

    def _look_at_all(self, before: list[list[int]]) -> None:
        """Check a table that was entered anew; a meld of hand cards only counts as laid first."""
        here = all_cards(before)
        old = [sorted(meld) for meld in before]
        new = [sorted(meld) for meld in self.melds]
        self._touched = bool([meld for meld in old if meld not in new])
        for meld in self.melds:
            if sorted(meld) in old:
                continue
            naturals, _ = parts(meld)
            if [card for card in naturals if card in here]:
                self._touched = True
            elif not bad_melds([meld]):
                self.own_melds.append(meld)
