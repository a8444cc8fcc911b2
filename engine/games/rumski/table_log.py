"""Rumski's table through a round: how it lay before a turn, and what the turn changed.

A turn is a list of steps applied to the melds as they lay before: cards laid, added, moved, taken
off. The current melds follow from the steps, so undoing a step means dropping it, and restoring the
table (RSK-14) means dropping them all. Whether the turn stands is checked at its end.

Implements RSK-3, RSK-6 to RSK-9 and RSK-14. Cards and melds are as in
`engine.games.rumski.solver.play`.
"""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING
from ...errors import RuleError
from .solver.layout import all_cards, without
from .steps import ADD, ANEW, LAY, MOVE, OFF, AfterSteps, read_cards, text_of
from .turn import bad_melds, check_discard, check_table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...types import House, WayBack


# The top of the discard pile, if it is not a card.
UNKNOWN = -1
EMPTY = -2

# The number of values that `form` returns. A form saved by an earlier version is ignored.
_FIELDS = 6


class TableLog:
    """The table of a round of the players `order`, as they play one after another.

    `saved` is what `form` returned earlier. `turn` is whose turn it is, `opened` the names of those
    who laid a meld of their own in an earlier turn. `before` are the melds as they lay when the
    turn began, `melds` as they lie now. `whole` says whether the player took the whole discard
    pile, `top` is the card on that pile, UNKNOWN or EMPTY.

    >>> log = TableLog(["Ann", "Bo"])
    >>> log.lay([0, 1, 2])
    >>> log.faults(), log.played()
    ([], [0, 1, 2])
    >>> log.end({"wild_discard": "free"})
    >>> log.turn, log.opened, log.before
    ('Bo', ['Ann'], [[0, 1, 2]])
    """

    def __init__(self, order: "Sequence[str]", saved: "Any" = None) -> None:
        self.order = list(order)
        self.turn = self.order[0]
        self.opened: list[str] = []
        self.before: list[list[int]] = []
        self.whole = False
        self.top = UNKNOWN
        self._steps: list[str] = []
        if saved and len(saved) == _FIELDS:
            self._take_up(saved)
        self._settle()

    def form(self) -> "list[Any]":
        """Return the whole state as a list of texts, to be saved."""
        top = {UNKNOWN: "?", EMPTY: ""}.get(self.top)
        return [
            self.turn,
            list(self.opened),
            "|".join([text_of(meld) for meld in self.before]),
            list(self._steps),
            self.whole,
            RUMSKI70.text(self.top) if top is None else top,
        ]

    def _take_up(self, saved: "Any") -> None:
        turn, opened, before, steps, self.whole, top = saved
        # The player may have left since.
        self.turn = turn if turn in self.order else self.order[0]
        self.opened = [name for name in opened if name in self.order]
        self.before = [read_cards(meld) for meld in before.split("|")] if before else []
        self._steps = list(steps)
        self.top = UNKNOWN if top == "?" else RUMSKI70.read(top) if top else EMPTY

    # -- the steps -------------------------------------------------------------------------

    def lay(self, cards: list[int]) -> None:
        """Lay a new meld from the hand."""
        self._step(LAY, 0, 0, cards)

    def add(self, at: int, cards: list[int]) -> None:
        """Add cards from the hand to meld `at`."""
        self._step(ADD, at, 0, cards)

    def move(self, at: int, cards: list[int], to: int) -> None:
        """Move cards of meld `at` to meld `to`, or to a new meld (NEW).

        A meld left without cards is removed, and those after it move up.
        """
        self._step(MOVE, at, to, cards)

    def take_off(self, at: int, cards: list[int]) -> None:
        """Take cards of meld `at` off the table: back into the hand, or to correct a mistake."""
        self._step(OFF, at, 0, cards)

    def lay_anew(self) -> None:
        """Start entering the table from nothing; how it lay before the turn is not lost."""
        self._step(ANEW, 0, 0, [])

    def can_undo(self) -> bool:
        """Return whether a step of this turn can be taken back."""
        return bool(self._steps)

    def undo(self) -> None:
        """Take back the last step of this turn."""
        self._steps.pop()
        self._settle()

    def _step(self, kind: str, at: int, to: int, cards: "Sequence[int]") -> None:
        self._steps.append("%s %d %d %s" % (kind, at, to, text_of(cards)))
        self._settle()

    def _settle(self) -> None:
        now = AfterSteps(self.before, self._steps)
        self.melds, self.own_melds, self._too_soon = now.melds, now.own_melds, now.too_soon

    # -- what can be asked -----------------------------------------------------------------

    def played(self) -> list[int]:
        """Return the cards that came from the hand in this turn."""
        return without(all_cards(self.melds), all_cards(self.before))

    def legal_melds(self) -> list[list[int]]:
        """Return the current melds, or those from before the turn if these are not legal."""
        if not self._steps:
            return self.melds
        return self.before if self.faults() else self.melds

    def cards_there(self) -> list[int]:
        """Return the cards of the `legal_melds`: they are in no hand."""
        return all_cards(self.legal_melds())

    def has_opened(self, name: str) -> bool:
        """Return whether `name` has laid a meld of their own, in this turn or before (RSK-6)."""
        return name in self.opened or (name == self.turn and bool(self.own_melds))

    def is_new(self, at: int) -> bool:
        """Return whether meld `at` did not lie so before the turn."""
        return sorted(self.melds[at]) not in [sorted(meld) for meld in self.before]

    def faults(self) -> list[tuple[list[int], RuleError]]:
        """Return all faults of the current table as (cards, RuleError), empty if it is legal.

        First come the illegal melds with their cards (RSK-4, RSK-5), then the cards that left the
        table (RSK-7), then a change by a player without a meld of their own (RSK-6).
        """
        found: list[tuple[list[int], RuleError]] = [
            (self.melds[at], error) for at, error in bad_melds(self.melds)
        ]
        missing = without(all_cards(self.before), all_cards(self.melds))
        if missing:
            found.append(
                (
                    missing,
                    RuleError("RSK-7", "rumski_table.missing", cards=text_of(sorted(missing))),
                )
            )
        if self._too_soon and self.turn not in self.opened:
            found.append(([], RuleError("RSK-6", "rumski_table.not_opened")))
        return found

    # -- the end of a turn -----------------------------------------------------------------

    def check_end(self, house: "House", card: int | None = None, out: bool = False) -> None:
        """Raise RuleError unless the turn may end so, with `card` discarded or none.

        Checks the table (RSK-4 to RSK-7), the discard (RSK-8) and the duty to discard (RSK-3), from
        which a player who goes `out` is exempt (RSK-9).
        """
        for _, error in self.faults():
            raise error
        opened = self.turn in self.opened
        check_table(self.before, self.melds, self.played(), opened, self.own_melds)
        if card is None:
            if self.whole and not out:
                raise RuleError("RSK-3", "rumski_screen.must_discard", name=self.turn)
        elif self.top != UNKNOWN:
            check_discard(card, None if self.top == EMPTY else self.top, house)

    def end(self, house: "House", card: int | None = None) -> None:
        """End the turn, with `card` discarded or none; raise RuleError as `check_end` does."""
        self.check_end(house, card)
        if card is not None:
            self.top = card
        if self.has_opened(self.turn) and self.turn not in self.opened:
            self.opened.append(self.turn)
        self.before = self.melds
        self._pass_on()

    def put_back(self) -> None:
        """Restore the table: the cards played return to the hand and the turn is over (RSK-14)."""
        self._pass_on()

    def _pass_on(self) -> None:
        self._steps = []
        self.whole = False
        at = self.order.index(self.turn)
        self.turn = self.order[(at + 1) % len(self.order)]
        self._settle()

    def way_back(self) -> "WayBack":
        """Return how to restore the table by hand (RSK-14), as the function `way_back` does."""
        return way_back(self.before, self.melds)

    def accept(self) -> None:
        """Take the current table as it lay when the turn began, whatever was entered.

        Raises RuleError if a meld is illegal.
        """
        for _, error in bad_melds(self.melds):
            raise error
        self.before = self.melds
        self._steps = []
        self._settle()

    def forget(self) -> None:
        """Start with an empty table on which no one has opened."""
        self.before = []
        self.opened = []
        self._steps = []
        self.whole = False
        self.top = UNKNOWN
        self._settle()

    def set_opened(self, name: str, yes: bool) -> None:
        """Set whether `name` laid a meld of their own in an earlier turn."""
        self.opened = [
            other for other in self.order if (yes if other == name else other in self.opened)
        ]

    def take_pile(self, whole: bool) -> None:
        """Note a draw from the discard pile: the `whole` pile (RSK-3), or its top card."""
        self.whole = whole
        self.top = EMPTY if whole else UNKNOWN


def way_back(before: list[list[int]], melds: list[list[int]]) -> "WayBack":
    """Return (steps, cards that return to the hand) that turn the table `melds` back into `before`.

    There is one step for each meld that did not stay: (the meld as it was, sources). A source is
    (cards, the cards among which they then lie; [] if they are off the table).

    >>> way_back([[0, 1, 2], [3, 4, 5]], [[0, 1], [2, 3, 4, 5], [65]])
    ([([0, 1, 2], [([2], [2, 3, 4, 5])])], [65])
    """
    piles = [list(meld) for meld in melds]
    wanted: list[list[int]] = []
    for meld in before:
        same = [pile for pile in piles if sorted(pile) == sorted(meld)]
        if same:
            piles.remove(same[0])
        else:
            wanted.append(meld)
    steps: list[tuple[list[int], list[tuple[list[int], list[int]]]]] = []
    for meld in wanted:
        # The meld is rebuilt where most of its cards still lie.
        home: list[int] = []
        most = 0
        for pile in piles:
            shared = len(meld) - len(without(meld, pile))
            if shared > most:
                home, most = pile, shared
        lacking = list(meld)
        if home:
            lacking = without(meld, home)
            left = without(home, meld)
            piles.remove(home)
            if left:
                piles.append(left)
        sources: list[tuple[list[int], list[int]]] = []
        for pile in piles:
            taken = without(lacking, without(lacking, pile))
            if taken:
                sources.append((taken, list(pile)))
                lacking = without(lacking, taken)
                rest = without(pile, taken)
                piles[piles.index(pile)] = rest
        if lacking:
            sources.append((lacking, []))
        # Otherwise an earlier step has already left it whole.
        if sources or len(meld) < len(home):
            steps.append((meld, sources))
    return steps, all_cards(piles)
