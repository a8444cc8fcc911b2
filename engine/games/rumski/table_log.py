"""Rumski's table through a round: how it lay before a turn, and what the turns changed.

What is keyed is a list of steps, applied to the melds as they lay: cards laid, added, moved, taken
off, and the end of a turn. The current melds follow from the steps, so undoing a step means
dropping it, and restoring the table (RSK-14) means dropping those of the turn. Whether a turn
stands is checked at its end. The steps of the last turns are retained, so that an undo goes back
over the end of a turn; what was undone is retained, too, until another step is made.

Implements RSK-3, RSK-6 to RSK-9 and RSK-14. Cards and melds are as in
`engine.games.rumski.solver.play`.
"""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING
from ...errors import RuleError
from .solver.layout import all_cards, without
from .steps import (
    ADD,
    ANEW,
    ARRANGE,
    BUILD,
    HAND,
    LAY,
    MOVE,
    NEW,
    OFF,
    AfterSteps,
    place_of,
    read_cards,
    text_of,
)
from .turn import bad_melds, check_discard, check_table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...types import House, WayBack


# The top of the discard pile, if it is not a card.
UNKNOWN = -1
EMPTY = -2

# Steps that are no change of the melds: the end of a turn, the table put back, what lies taken as
# it lay before, an empty table, who has opened, whose turn it is, a draw from the discard pile, its
# top card.
END, BACK, ACCEPT, FORGET = "e", "r", "y", "f"
OPENED, TURN, PILE, TOP = "p", "w", "d", "t"
# These name a player in place of cards.
NAMING = (OPENED, TURN)

# How many turns can be undone; the steps of earlier ones are dropped.
TURNS = 6
# The number of values that `form` returns. Another form is ignored.
_FIELDS = 7


def _parted(step: str) -> tuple[str, int, int, str]:
    kind, at, to, words = step.split(" ", 3)
    return kind, int(at), int(to), words


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
    >>> log.undo()
    >>> log.turn, log.opened, log.before, log.melds
    ('Ann', [], [], [[0, 1, 2]])
    """

    def __init__(self, order: "Sequence[str]", saved: "Any" = None) -> None:
        self.order = list(order)
        self.turn = self.order[0]
        self.opened: list[str] = []
        self.before: list[list[int]] = []
        self.whole = False
        self.top = UNKNOWN
        # All steps, and those that were undone, the last one first.
        self._steps: list[str] = []
        self._undone: list[str] = []
        # The steps since the turn began, and whose turn it was at each of all steps.
        self._own: list[str] = []
        self._turns: list[str] = []
        if saved and len(saved) == _FIELDS:
            self._take_up(saved)
        self._base = self._state()
        self._replay()

    def form(self) -> "list[Any]":
        """Return the whole state as a list of texts, to be saved."""
        turn, opened, before, whole, top = self._base
        return [
            turn,
            list(opened),
            "|".join([text_of(meld) for meld in before]),
            list(self._steps),
            whole,
            _top_text(top),
            list(self._undone),
        ]

    def size(self) -> int:
        """Return how many steps there are, of all turns."""
        return len(self._steps)

    def _take_up(self, saved: "Any") -> None:
        turn, opened, before, steps, self.whole, top, undone = saved
        # The player may have left since.
        self.turn = turn if turn in self.order else self.order[0]
        self.opened = [name for name in opened if name in self.order]
        self.before = [read_cards(meld) for meld in before.split("|")] if before else []
        self._steps = list(steps)
        self.top = _read_top(top)
        self._undone = list(undone)

    def _state(self) -> "tuple[str, list[str], list[list[int]], bool, int]":
        return self.turn, list(self.opened), self.before, self.whole, self.top

    # -- the steps -------------------------------------------------------------------------

    def lay(self, cards: list[int], wild_from: int = HAND) -> None:
        """Lay a new meld; cards that lie on the table are taken from there.

        The wild among them comes from the meld `wild_from` or from the HAND (`wild_sources`).
        """
        self._build(LAY, 0, NEW, cards, wild_from)

    def add(self, at: int, cards: list[int], wild_from: int = HAND) -> None:
        """Add cards to meld `at`, from the hand or from the table as `lay` does."""
        self._build(ADD, at, at, cards, wild_from)

    def _build(self, kind: str, at: int, target: int, cards: list[int], wild_from: int) -> None:
        wild = RUMSKI70.wild
        lying = [card for card in cards if card != wild and place_of(self.melds, card) != HAND]
        if lying or wild_from != HAND and wild in cards:
            self._step(BUILD, target, wild_from, text_of(cards))
        else:
            self._step(kind, at, 0, text_of(cards))

    def move(self, at: int, cards: list[int], to: int) -> None:
        """Move cards of meld `at` to meld `to`, or to a new meld (NEW).

        A meld left without cards is removed, and those after it move up.
        """
        self._step(MOVE, at, to, text_of(cards))

    def take_off(self, at: int, cards: list[int]) -> None:
        """Take cards of meld `at` off the table: back into the hand, or to correct a mistake."""
        self._step(OFF, at, 0, text_of(cards))

    def lay_anew(self) -> None:
        """Start entering the table from nothing; how it lay before the turn is not lost."""
        self._step(ANEW, 0, 0, "")

    def arrange(self, melds: list[list[int]], opening: "list[int] | None" = None) -> None:
        """Make `melds` the whole table, in one step; an `opening` was laid before that (RSK-6)."""
        first = [opening] if opening else []
        self._step(
            ARRANGE, len(first), 0, "|".join([text_of(sorted(meld)) for meld in first + melds])
        )

    # -- undo and redo -----------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Return whether a step can be taken back, of this turn or of one before it."""
        return self.last() is not None

    def can_redo(self) -> bool:
        """Return whether a step that was taken back can be made again."""
        return bool(self._undone)

    def in_turn(self) -> bool:
        """Return whether there are steps of this turn."""
        return bool(self._own)

    def last(self) -> "tuple[str, str, list[int]] | None":
        """Return what an undo takes back, as (kind, name of a player, cards), or None."""
        for at in range(len(self._steps) - 1, -1, -1):
            if self._steps[at][0] != TOP:
                return _told(self._steps[at], self._turns[at])
        return None

    def next(self) -> "tuple[str, str, list[int]] | None":
        """Return what a redo makes again, as `last` does, or None."""
        for step in reversed(self._undone):
            if step[0] != TOP:
                return _told(step, self.turn)
        return None

    def undo(self) -> None:
        """Take back the last step; the top card that was asked for after it goes with it."""
        kind = TOP
        while kind == TOP:
            step = self._steps.pop()
            self._undone.append(step)
            kind = step[0]
        self._replay()

    def redo(self) -> None:
        """Make the step again that was taken back last."""
        self._make(self._undone.pop())
        while self._undone and self._undone[-1][0] == TOP:
            self._make(self._undone.pop())

    def _step(self, kind: str, at: int, to: int, words: str) -> None:
        self._undone = []
        self._make("%s %d %d %s" % (kind, at, to, words))

    def _make(self, step: str) -> None:
        self._steps.append(step)
        self._apply(step)
        self._settle()
        ends = [at for at in range(len(self._steps)) if self._steps[at][0] in (END, BACK)]
        if len(ends) > TURNS:
            # The oldest turn is no longer undone: the table after it is the new beginning.
            rest = self._steps[ends[0] + 1 :]
            self._steps = self._steps[: ends[0] + 1]
            self._replay()
            self._base = self._state()
            self._steps = rest
            self._replay()

    def _replay(self) -> None:
        self.turn, opened, self.before, self.whole, self.top = self._base
        self.opened = list(opened)
        self._own, self._turns = [], []
        for step in self._steps:
            self._apply(step)
        self._settle()

    def _apply(self, step: str) -> None:
        kind, at, _, words = _parted(step)
        self._turns.append(self.turn)
        if kind == TOP:
            self.top = _read_top(words)
        elif kind == PILE:
            self.whole = at == 1
            self.top = EMPTY if self.whole else UNKNOWN
        elif kind == OPENED:
            self.opened = [
                name for name in self.order if (at == 1 if name == words else name in self.opened)
            ]
        elif kind == TURN:
            self.turn = words if words in self.order else self.turn
        elif kind == FORGET:
            self.before, self.opened, self._own = [], [], []
            self.whole, self.top = False, UNKNOWN
        elif kind == ACCEPT:
            self._settle()
            self.before, self._own = self.melds, []
        elif kind in (END, BACK):
            if kind == END:
                self._settle()
                if words:
                    self.top = RUMSKI70.read(words)
                if self.has_opened(self.turn) and self.turn not in self.opened:
                    self.opened.append(self.turn)
                self.before = self.melds
            self.whole = False
            self._own = []
            self.turn = self.order[(self.order.index(self.turn) + 1) % len(self.order)]
        else:
            self._own.append(step)

    def _settle(self) -> None:
        now = AfterSteps(self.before, self._own)
        self.melds, self.own_melds, self._too_soon = now.melds, now.own_melds, now.too_soon

    # -- what can be asked -----------------------------------------------------------------

    def played(self) -> list[int]:
        """Return the cards that came from the hand in this turn."""
        return without(all_cards(self.melds), all_cards(self.before))

    def legal_melds(self) -> list[list[int]]:
        """Return the current melds, or those from before the turn if these are not legal."""
        if not self._own:
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

    # -- what can be offered ---------------------------------------------------------------

    def fitting(self, at: int) -> list[int]:
        """Return the cards that make meld `at` legal, the likeliest first.

        First comes what a wild of the meld stands for, or what it lacks; then the neighbours of a
        run, cards from the hand before those that other melds can spare.
        """
        meld = self.melds[at]
        wild = RUMSKI70.wild
        naturals = [card for card in meld if card != wild]
        inner: list[int] = []
        outer: list[int] = []
        for card in _near(naturals):
            if card in meld or bad_melds([meld + [card]]):
                continue
            place = place_of(self.melds, card)
            if place != HAND and not _spares(self.melds[place], [card]):
                continue
            low, high = naturals[0], naturals[-1]
            if place == HAND and (low < card < high or card // 13 != low // 13 and wild in meld):
                inner.append(card)
            else:
                outer.append(card)
        # MicroPython's sort leaves equals in any order, so the card itself comes last.
        outer.sort(
            key=lambda card: (place_of(self.melds, card) != HAND, _distance(naturals, card), card)
        )
        if not bad_melds([meld + [wild]]):
            outer.append(wild)
        return inner + outer

    def wild_sources(self, cards: list[int], at: int = NEW) -> list[int]:
        """Return where the wild among `cards`, for meld `at`, may come from, the likeliest first.

        Melds are given by index, HAND is the hand. First come the melds that stay legal without
        their wild, then those whose wild a card from the hand can replace, then the hand.
        """
        wild = RUMSKI70.wild
        first: list[int] = []
        second: list[int] = []
        last: list[int] = []
        if wild in cards:
            for place in range(len(self.melds)):
                meld = self.melds[place]
                if place == at or wild not in meld:
                    continue
                if _spares(meld, cards):
                    first.append(place)
                elif self._can_replace(without(meld, [wild])):
                    second.append(place)
                else:
                    last.append(place)
        lying = all_cards(self.melds).count(wild)
        hand = [HAND] if lying < RUMSKI70.count(wild) or not first + second + last else []
        return first + second + hand + last

    def _can_replace(self, naturals: list[int]) -> bool:
        """Return whether a card that is not on the table makes `naturals` legal."""
        for card in _near(naturals):
            if place_of(self.melds, card) == HAND and not bad_melds([naturals + [card]]):
                return True
        return False

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
        self._step(END, 0, 0, "" if card is None else RUMSKI70.text(card))

    def put_back(self) -> None:
        """Restore the table: the cards played return to the hand and the turn is over (RSK-14)."""
        self._step(BACK, 0, 0, "")

    def way_back(self) -> "WayBack":
        """Return how to restore the table by hand (RSK-14), as the function `way_back` does."""
        return way_back(self.before, self.melds)

    def accept(self) -> None:
        """Take the current table for the one at the start of the turn, whatever was entered.

        Raises RuleError if a meld is illegal.
        """
        for _, error in bad_melds(self.melds):
            raise error
        self._step(ACCEPT, 0, 0, "")

    def forget(self) -> None:
        """Start with an empty table on which no one has opened."""
        self._step(FORGET, 0, 0, "")

    def set_opened(self, name: str, yes: bool) -> None:
        """Set whether `name` laid a meld of their own in an earlier turn."""
        self._step(OPENED, 1 if yes else 0, 0, name)

    def set_turn(self, name: str) -> None:
        """Set whose turn it is."""
        self._step(TURN, 0, 0, name)

    def take_pile(self, whole: bool) -> None:
        """Note a draw from the discard pile: the `whole` pile (RSK-3), or its top card."""
        self._step(PILE, 1 if whole else 0, 0, "")

    def set_top(self, card: int) -> None:
        """Note the top of the discard pile: a card, UNKNOWN or EMPTY."""
        self._step(TOP, 0, 0, _top_text(card))


def _near(naturals: list[int]) -> list[int]:
    """Return the natural cards that share the rank or the colour of the first of `naturals`."""
    if not naturals:
        return []
    first = naturals[0]
    return [
        card
        for card in range(RUMSKI70.wild)
        if card % 13 == first % 13 or card // 13 == first // 13
    ]


def _distance(naturals: list[int], card: int) -> int:
    """Return how far `card` is from the ends of a run; 0 for the card of a set."""
    if card // 13 != naturals[0] // 13:
        return 0
    return min([abs(card - other) for other in naturals])


def _spares(meld: list[int], cards: list[int]) -> bool:
    """Return whether `meld` is legal or gone without those of `cards` that it holds."""
    rest = without(meld, cards)
    return not rest or not bad_melds([rest])


def renamed_steps(steps: "Sequence[str]", old: str, new: str) -> list[str]:
    """Return steps of a saved table with player `old` called `new`.

    >>> renamed_steps(["p 1 0 Bo", "l 0 0 R1 R2 R3"], "Bo", "Ada")
    ['p 1 0 Ada', 'l 0 0 R1 R2 R3']
    """
    found: list[str] = []
    for step in steps:
        kind, at, to, words = _parted(step)
        if kind in NAMING and words == old:
            step = "%s %d %d %s" % (kind, at, to, new)
        found.append(step)
    return found


def _top_text(top: int) -> str:
    if top == UNKNOWN:
        return "?"
    return "" if top == EMPTY else RUMSKI70.text(top)


def _read_top(words: str) -> int:
    if words == "?":
        return UNKNOWN
    return RUMSKI70.read(words) if words else EMPTY


def _told(step: str, turn: str) -> tuple[str, str, list[int]]:
    """Return (kind, name of a player, cards) of a step made in the turn of `turn`."""
    kind, at, _, words = _parted(step)
    if kind in NAMING:
        return kind, words, []
    if kind in (LAY, ADD, MOVE, OFF, BUILD):
        # Building a new meld is laying it, building onto one is adding to it.
        if kind == BUILD:
            kind = LAY if at == NEW else ADD
        return kind, turn, read_cards(words)
    return kind, turn, []


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
