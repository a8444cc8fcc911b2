"""Whether a hand can end a round: all its cards are laid, but for what may be left and a discard.

It is the search of `engine.rummy.layout` with another goal. There a card that is in no meld costs
points; here each card must go somewhere: into a meld that the contract asks for, into further
melds where these may follow, to a meld of the table, or away as the one discard. So no discard is
tried by itself, and a branch ends with the first card that has no place.
"""

from ..compat import TYPE_CHECKING, const
from .found import Found
from .layout import Layout
from .table import MOST, SUIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .budget import Budget
    from .table import Contract, Table

_NONE = const(-1)


class Terms:
    """What ending a round takes.

    `contract`: what is laid down first, if anything; `melds`: whether other melds may follow;
    `discards`: how many cards may be discarded, 0 or 1, and `must`: one has to be. What is left
    counts no more than `close`, in at most `loose` cards that count something.
    """

    contract: "Contract | None" = None
    melds = True
    discards = 0
    must = False
    close = 0
    loose = MOST


class Ending(Layout):
    """A hand that may end a round; with `left_over` so many cards may stay, whatever they count."""

    def __init__(
        self,
        table: "Table",
        cards: "Sequence[int]",
        terms: Terms,
        there: "Sequence[Sequence[int]]",
        way: "Sequence[int | None]",
        budget: "Budget",
    ) -> None:
        """`there` are the melds of the table; by `way` (general.ways_there) some take a suit."""
        contract = terms.contract
        asked = contract.asked if contract else ()
        self.terms = terms
        self.needed = (contract.points or 0) if contract else 0
        self.places = [at for at, suit in enumerate(way) if suit is None]
        # The suits of which all cards can be laid off, and the melds that take them.
        self.taken = {suit: at for at, suit in enumerate(way) if suit is not None}
        self.there = [there[at] for at in self.places]
        self.left_over = 0
        # How many wild cards have joined melds of the table; the order in which melds take them.
        self.joined_wilds = 0
        self.order: list[int] = []
        of_suits = bool([one for one in asked if one.kind == SUIT])
        suits = of_suits or bool(self.taken)
        super().__init__(table, cards, bool(self.needed), budget, False, suits)
        if self.taken and not of_suits:
            self.list_melds()
        self.points, points = False, self.points
        self.alone = self._alone() if terms.melds else [0] * (self.pool + 1)
        self.points = points

    def find(self) -> "Found | None":
        """Return how the hand ends: `melds`, what `joined` the table's, the one discard, or None.

        The discard is the one of `choices`, if there is one; `left` is without it.
        """
        enough = None if self.terms.melds else 0
        self.search(self.terms.contract, enough=enough, table_melds=self.there)
        self.forget()
        return self._told() if self.found is not None else None

    def _join(self, at: int, gained: "list[int]", open: int) -> None:
        """Decide what joins the melds of the table; it is worth nothing for the contract."""
        if at == len(self.groups):
            self._ask(0, 0, gained, open)
            return
        # First without this meld: most hands that end need none, and each has many ways to join.
        self._join(at + 1, gained, open)
        if self.done:
            return
        for kinds, gains, kind in self.groups[at]:
            for wilds in range(len(gains)):
                if gains[wilds] <= _NONE:
                    continue
                only = [_NONE] * len(gains)
                only[wilds] = 0
                more = self._try((kinds, only, kind), gained, at)
                if more:
                    self.joined_wilds += wilds
                    self._join(at + 1, more, open)
                    self.joined_wilds -= wilds
                    self._undo((kinds, only, kind))
                if self.done:
                    return

    def _ask(self, at: int, first: int, gained: "list[int]", open: int) -> None:
        if at < len(self.asked) and self.asked[at].kind == SUIT:
            # Cards of the suit may have been laid off.
            self.fitting[at] = self._suits(self.asked[at])
        super()._ask(at, first, gained, open)

    def _descend(self, at: int, first: int, gained: "list[int]", open: int) -> None:
        """Decide on the kinds from `at` on; a branch ends where too many cards have no place."""
        left, out = self.left, self.out
        size, start = len(left), at
        while at < size:
            if left[at]:
                entries = self.starts[at]
                for index in range(first, len(entries)):
                    more = self._try(entries[index], gained, _NONE)
                    if more:
                        self._descend(at, index, more, 0)
                        self._undo(entries[index])
                    if self.done:
                        break
                out[at], left[at] = left[at], 0
            if self.done or not self._may_stay(self._stay(self.out)):
                break
            at += 1
            first = 0
        else:
            self._finish(gained)
        for kind in range(start, min(at + 1, size)):
            if out[kind]:
                left[kind], out[kind] = left[kind] + out[kind], 0

    def _suits_taken(self) -> "list[int]":
        """Return the suits whose cards have a place: on the table, or with those just laid."""
        own = [self.kinds[kinds[0]][0] // 13 for kinds, _, kind, _ in self.chosen if kind == SUIT]
        return own + list(self.taken)

    def _stay(self, out: "Sequence[int]") -> "list[int]":
        """Return what the cards count that have no place, as far as is decided."""
        values = self.table.values
        taken = self._suits_taken()
        stay = [values[card] for card in self.cards if self.table.never[card]]
        for at in range(len(out)):
            kind = self.kinds[at]
            if out[at] and not self.wild[at] and kind[0] // 13 not in taken:
                stay += sorted([values[card] for card in kind])[: out[at]]
        return stay

    def _may_stay(self, stay: "list[int]") -> bool:
        """Return whether cards that count so much may be discarded, and be left."""
        terms = self.terms
        if len(stay) <= terms.discards + self.left_over:
            return True
        rest = sorted(stay)[: len(stay) - terms.discards]
        counting = len([value for value in rest if value])
        return not self.left_over and counting <= terms.loose and sum(rest) <= terms.close

    def _finish(self, gained: "list[int]") -> None:
        """Note a layout with which the hand ends; as many wild cards as can be are in melds."""
        self.budget.left -= 1
        both = [self.left[at] + self.out[at] for at in range(len(self.left))]
        stay = self._stay(both)
        if self.budget.left < 0 or not self._may_stay(stay):
            return
        values, worths = self.table.values, self.table.worths
        taken = self._suits_taken()
        pool = self._unused()
        count = len(pool)
        placed = len(self.cards) - len(stay) - count
        for kinds, _, _, _ in self.chosen:
            placed -= len(kinds)
        own = self.own and self.points
        for rest in range(count + 1):
            for left in _some(sorted(pool), rest) if own else [_lowest(values, pool, rest)]:
                # What can be laid off with one suit is not left; it may still be the discard.
                over = stay if taken else stay + [values[card] for card in left]
                if not self._may_stay(over) or self.terms.must and not (stay or rest or placed):
                    continue
                used = list(pool)
                for card in left:
                    used.remove(card)
                used.sort(key=lambda card: worths[card])
                for alone in range(count - rest + 1):
                    part = gained[count - rest - alone]
                    if part <= _NONE or alone and not self.alone[alone]:
                        continue
                    # The lowest ones are laid off, or lie alone.
                    nothing = self.joined_wilds + alone
                    if own:
                        part += sum([worths[card] for card in used[nothing:]])
                    if part < self.needed:
                        continue
                    self.found = list(self.chosen)
                    self.with_wilds, self.wilds_alone = count - rest - alone, alone
                    self.order = used[: self.joined_wilds] + used[nothing:]
                    self.order += used[self.joined_wilds : nothing] + left
                    self.done = True
                    return

    def _in_order(self, pool: "list[int]") -> "list[int]":
        return list(self.order)

    def _told(self) -> Found:
        """Return what was found."""
        table, terms = self.table, self.terms
        melds, joined, rest = self.melds()
        joined = [(card, self.places[at]) for card, at in joined]
        own = [meld for meld in melds if meld.kind == SUIT]
        takes = [_suit(table, meld.cards) for meld in own] + list(self.taken)
        fits = [card for card in rest if takes and not table.never[card]
                and (table.wild[card] or card // 13 in takes)]  # fmt: skip
        rest = [card for card in rest if card not in fits]
        choices: list[int] = []
        if terms.discards and (rest or terms.must):
            some = rest or fits
            choices = sorted(some, key=lambda card: -table.values[card])[:1]
            some.remove(choices[0])
        for card in fits:
            suits = [suit for suit in takes if table.wild[card] or suit == card // 13]
            if own and suits[0] == takes[0]:
                own[0].cards.append(card)
            else:
                joined.append((card, self.taken[suits[0]]))
        found = Found(table.total(rest), [meld.cards for meld in melds], rest)
        found.joined, found.choices = joined, choices
        return found


def _suit(table: "Table", cards: "Sequence[int]") -> int:
    """Return the suit of the first card that is not wild."""
    return [card for card in cards if not table.wild[card]][0] // 13


def _lowest(values: "Sequence[int]", pool: "Sequence[int]", count: int) -> "list[int]":
    """Return so many cards that count the least."""
    return sorted(pool, key=lambda card: values[card])[:count]


def _some(pool: "Sequence[int]", count: int) -> "list[list[int]]":
    """Return all choices of so many cards, which are sorted; equal cards are one choice."""
    if not count:
        return [[]]
    found: list[list[int]] = []
    for at in range(len(pool) - count + 1):
        if not at or pool[at] != pool[at - 1]:
            found += [[pool[at]] + more for more in _some(pool[at + 1 :], count - 1)]
    return found
