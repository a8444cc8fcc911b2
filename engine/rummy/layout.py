"""The best layout of a hand by a `Table`: the least deadwood, or the most points laid down.

Method: all melds of the hand are listed (`hand_melds`). Then depth first: cards are laid off on
melds of the table, melds that a contract asks for are chosen, and the rest is decided card by card,
from the highest rank down: the highest card that is left is in one of the melds whose first card it
is, or in none. A branch ends where what is open cannot gain enough.

The search stops after a number of positions (`budget`): what it has found by then is a layout, but
`proved` is false, for a better one may be there.
"""

from ..compat import TYPE_CHECKING, const
from .hand_melds import HandMelds
from .table import SET, SUIT, Meld, meld_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .hand_melds import Entry
    from .table import Contract

_NONE = const(-1)


class Layout(HandMelds):
    """A hand, and what is found of it.

    `best` is the most that is gained, `_NONE` if nothing was found; `proved` says whether that is
    known to be the most.
    """

    def search(
        self,
        contract: "Contract | None" = None,
        floor: int = _NONE,
        without: "int | None" = None,
        enough: "int | None" = None,
        table_melds: "Sequence[Sequence[int]]" = (),
        keep: bool = False,
    ) -> int:
        """Return the most that is gained, or `floor` if it is no more than that.

        The melds of the `contract` are among those laid; what is found reaches `enough` at most.
        `without` is a card to leave out. Cards may join `table_melds`. With `keep` what a search of
        the same hand found before stays, where this one finds nothing better.
        """
        self.budget.step()
        self.best = floor
        if not keep:
            self.found: list[tuple[tuple[int, ...], list[int], str, int]] | None = None
        self.chosen: list[tuple[tuple[int, ...], list[int], str, int]] = []
        self.enough = enough
        self.done = False
        self.left = [len(kind) for kind in self.kinds]
        self.out = [0] * len(self.kinds)
        self.free_jokers = list(self.jokers)
        self.without = without
        if without is not None:
            self._leave_out(without)
        self.groups = [self._joining(meld) for meld in table_melds]
        self.asked = contract.each() if contract else []
        self.fitting = [self._fitted(one) for one in self.asked]
        values = self.values
        pool = list(self.free_jokers)
        potential = 0
        for at in range(len(self.kinds)):
            if self.wild[at]:
                pool += self.kinds[at][: self.left[at]]
            potential += self.more[at] * self.left[at]
        if self.own:
            self.wild_gain = sum([values[card] for card in pool])
        else:
            self.wild_gain = len(pool) * self.most_worth
        self._join(0, [0] + [_NONE] * self.pool, potential)
        if self.budget.left < 0:
            self.proved = False
        return self.best

    def _leave_out(self, card: int) -> None:
        if card in self.free_jokers:
            self.free_jokers.remove(card)
            return
        for at in range(len(self.kinds)):
            if card in self.kinds[at]:
                self.left[at] -= 1
                return

    def _take(self, kinds: "tuple[int, ...]") -> bool:
        """Take cards of the kinds, if they are there."""
        left = self.left
        for at in range(len(kinds)):
            if not left[kinds[at]]:
                for kind in kinds[:at]:
                    left[kind] += 1
                return False
            left[kinds[at]] -= 1
        return True

    def _put_back(self, kinds: "tuple[int, ...]") -> None:
        for kind in kinds:
            self.left[kind] += 1

    def _try(self, entry: "Entry", gained: "list[int]", group: int) -> "list[int] | None":
        """Take a meld, if its cards are there; return what is gained then, or None."""
        budget = self.budget
        budget.left -= self.cost
        if budget.left <= budget.due:
            budget.tell()
        if budget.left < 0:
            self.done = True
            return None
        if not self._take(entry[0]):
            return None
        more = _sum(gained, entry[1])
        if max(more) == _NONE:
            self._put_back(entry[0])
            return None
        self.chosen.append(entry + (group,))
        return more

    def _undo(self, entry: "Entry") -> None:
        self.chosen.pop()
        self._put_back(entry[0])

    def _worth(self, entry: "Entry") -> int:
        """Return what the natural cards of a meld could gain at most, beside the wild ones."""
        return sum([self.more[kind] for kind in entry[0]])

    def _join(self, at: int, gained: "list[int]", open: int) -> None:
        """Decide what joins the melds of the table from `at` on."""
        if at == len(self.groups):
            self._ask(0, 0, gained, open)
            return
        for entry in self.groups[at]:
            more = self._try(entry, gained, at)
            if more:
                if max(more) + open - self._worth(entry) + self.wild_gain > self.best:
                    self._join(at + 1, more, open - self._worth(entry))
                self._undo(entry)
            if self.done:
                return
        self._join(at + 1, gained, open)

    def _ask(self, at: int, first: int, gained: "list[int]", open: int) -> None:
        """Choose the melds that the contract asks for from `at` on."""
        if at == len(self.asked):
            if self.enough == 0:
                self._finish(gained)
            else:
                self._descend(0, 0, gained, open)
            return
        fitting = self.fitting[at]
        if not at or self.asked[at] is not self.asked[at - 1]:
            first = 0
        for index in range(first, len(fitting)):
            entry = fitting[index]
            more = self._try(entry, gained, _NONE)
            if more:
                if max(more) + open - self._worth(entry) + self.wild_gain > self.best:
                    self._ask(at + 1, index, more, open - self._worth(entry))
                self._undo(entry)
            if self.done:
                return

    def _descend(self, at: int, first: int, gained: "list[int]", open: int) -> None:
        """Decide on the kinds from `at` on, whose melds before `first` have been decided on."""
        left, out = self.left, self.out
        size = len(left)
        start = at
        while at < size:
            if left[at]:
                entries = self.starts[at]
                for index in range(first, len(entries)):
                    entry = entries[index]
                    more = self._try(entry, gained, _NONE)
                    if more:
                        rest = open - self._worth(entry)
                        if max(more) + rest + self.wild_gain > self.best:
                            self._descend(at, index, more, rest)
                        self._undo(entry)
                    if self.done:
                        break
                # All that is left of this kind is in no meld.
                out[at], left[at] = left[at], 0
                open -= self.more[at] * out[at]
            if self.done or max(gained) + open + self.wild_gain <= self.best:
                break
            at += 1
            first = 0
        else:
            self._finish(gained)
        for kind in range(start, min(at + 1, size)):
            if out[kind]:
                left[kind], out[kind] = left[kind] + out[kind], 0

    def _finish(self, gained: "list[int]") -> None:
        """Note a layout that is better than those before; wild cards join where they can."""
        self.budget.left -= self.cost
        pool = self._unused()
        worth = [self.values[card] for card in pool]
        worth.sort(reverse=True)
        of_wild = 0
        before = self.best
        for wilds in range(len(pool) + 1):
            if wilds and self.own:
                of_wild += worth[wilds - 1]
            for alone in range(wilds + 1):
                part = gained[wilds - alone]
                if part > _NONE and (not alone or self.alone[alone]):
                    gain = part + of_wild
                    # Of equal ones that with most wild cards in melds.
                    if gain > self.best or gain == self.best > before:
                        self.best = gain
                        self.found = list(self.chosen)
                        self.with_wilds = wilds - alone
                        self.wilds_alone = alone
        if self.enough is not None and self.best >= self.enough:
            self.done = True

    def _unused(self) -> "list[int]":
        """Return the wild cards that are themselves in no meld."""
        pool = list(self.free_jokers)
        for at in range(len(self.kinds)):
            if self.wild[at]:
                # The first ones are those that are in melds.
                kind = self.kinds[at]
                pool += kind[len(kind) - self.left[at] - self.out[at] :]
        return pool

    def _in_order(self, pool: "list[int]") -> "list[int]":
        """Return the wild cards in the order in which melds take them."""
        return sorted(pool, key=lambda card: -self.values[card])

    # -- the layout that was found -----------------------------------------------------------

    def melds(self) -> "tuple[list[Meld], list[tuple[int, int]], list[int]]":
        """Return (melds, pairs of a card and the meld it joins, cards left), of what was found."""
        rest = list(self.cards)
        if self.without is not None:
            rest.remove(self.without)
        found = self.found or []
        shares = _shares(found, self.with_wilds) if found else []
        hands: list[list[int]] = []
        for kinds, _, _, _ in found:
            hand: list[int] = []
            for kind in kinds:
                card = [one for one in self.kinds[kind] if one in rest][0]
                rest.remove(card)
                hand.append(card)
            hands.append(hand)
        pool = [card for card in rest if self.table.wild[card] and not self.table.never[card]]
        pool = self._in_order(pool)
        alone = self.wilds_alone if self.found is not None else 0
        while alone:
            hands.append([])
            shares.append(self.alone[alone])
            found = found + [((), [], SET, _NONE)]
            alone -= self.alone[alone]
        melds: list[Meld] = []
        joined: list[tuple[int, int]] = []
        for at in range(len(hands)):
            for _ in range(shares[at]):
                card = pool.pop(0)
                rest.remove(card)
                hands[at].append(card)
            if found[at][3] != _NONE:
                joined += [(card, found[at][3]) for card in hands[at]]
            else:
                meld = meld_of(self.table, hands[at])
                if found[at][2] == SUIT:
                    meld = Meld(SUIT, sorted(hands[at]), [])
                if meld:
                    melds.append(meld)
        melds.sort(key=lambda meld: _first(meld))
        joined.sort(key=lambda pair: (pair[1], pair[0]))
        rest.sort()
        return melds, joined, rest


def _first(meld: "Meld") -> "tuple[int, list[int]]":
    return min([card % 13 for card in meld.cards]), meld.cards


def _sum(one: "list[int]", other: "list[int]") -> "list[int]":
    """Return what two parts gain together, by the number of wild cards."""
    size = len(one)
    if size == 1:
        return [one[0] + other[0]]
    found = [_NONE] * size
    for first in range(size):
        if one[first] > _NONE:
            for second in range(size - first):
                if other[second] > _NONE:
                    gain = one[first] + other[second]
                    if gain > found[first + second]:
                        found[first + second] = gain
    return found


def _shares(
    found: "Sequence[tuple[tuple[int, ...], list[int], str, int]]", wilds: int
) -> "list[int]":
    """Return how many wild cards each meld has, of so many in all that gain the most."""
    sums = [[0] + [_NONE] * wilds]
    for _, gains, _, _ in found:
        part = [gain for gain in gains[: wilds + 1]]
        sums.append(_sum(sums[-1], part + [_NONE] * (wilds + 1 - len(part))))
    shares: list[int] = []
    for at in range(len(found) - 1, -1, -1):
        gains = found[at][1]
        for share in range(wilds + 1):
            before = sums[at][wilds - share]
            if share < len(gains) and gains[share] > _NONE and before > _NONE:
                if before + gains[share] == sums[at + 1][wilds]:
                    shares.append(share)
                    wilds -= share
                    break
    shares.reverse()
    return shares
