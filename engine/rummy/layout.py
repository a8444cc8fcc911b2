"""The best layout of a hand by a `Table`: the least deadwood, or the most points laid down.

Method: all melds of the hand are listed, each as its natural cards and what it gains with each
number of wild cards. Then depth first: cards are laid off on melds of the table, melds that a
contract asks for are chosen, and the rest is decided card by card, from the highest rank down: the
highest card that is left is in one of the melds whose first card it is, or in none. A branch ends
where what is open cannot gain enough. Equal cards are one kind with a count, and cards that differ
only in a suit nobody asks for are equal.

Wild cards are counted, not placed, until a layout is complete: `gains` are lists by their number.
The search stops after a number of positions: what it has found by then is a layout, but `proved`
is false, for a better one may be there.
"""

from ..compat import TYPE_CHECKING, const
from ..errors import Cancelled
from .table import RUN, SET, SUIT, Table, as_run, meld_of, readings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..types import Progress
    from .table import Contract, Meld, Requirement

    # A meld of the hand: (kinds of natural cards in order, gain by the number of wild cards, its
    # kind); a gain of -1: not possible.
    Entry = tuple[tuple[int, ...], list[int], str]
    # Where the melds of the natural cards are in a list, of runs and of others.
    Places = tuple[dict[tuple[int, ...], int], dict[tuple[int, ...], int]]

# The steps after which a search stops: what a board does in about two seconds, and what a computer
# does.
BOARD = const(2000)
COMPUTER = const(3000000)
# With so few steps, as on a board, no more melds of a hand are listed than its memory holds.
_SMALL = const(10000)
_MOST_MELDS = const(250)
# After so many steps the progress is told; fewer steps than that are never left.
_TOLD = const(128)
_NEVER = const(-1000000)
_NONE = const(-1)


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


class Layout:
    """A hand, and what is found of it.

    `best` is the most that is gained, `_NONE` if nothing was found; `proved` says whether that is
    known to be the most.
    """

    def __init__(
        self,
        table: Table,
        cards: "Sequence[int]",
        points: bool = False,
        budget: "Budget | None" = None,
        lifted: bool = False,
        suits: bool = False,
    ) -> None:
        """With `points` what is gained is worth for an opening, else deadwood saved.

        `lifted` lifts the most cards of a meld; with `suits` only cards of a suit are asked for.
        """
        self.table = table
        self.cards = sorted(cards, key=_by_rank)
        self.points = points
        self.lifted = lifted
        self.budget = budget or Budget()
        self.proved = True
        # Whether a wild card gains what itself is worth.
        self.own = not points or table.own
        self.jokers: list[int] = []
        # Of each kind: its cards, what one gains, whether it is wild.
        self.kinds: list[list[int]] = []
        self.gain: list[int] = []
        self.wild: list[int] = []
        self.of_rank: list[list[int]] = [[] for _ in range(13)]
        merge = table.suitless and not suits
        for card in self.cards:
            self._put(card, merge)
        self.pool = len(self.jokers)
        for at in range(len(self.kinds)):
            self.pool += len(self.kinds[at]) if self.wild[at] else 0
        self.left = [len(kind) for kind in self.kinds]
        self.most_worth = max(list(table.worths) + [table.low or 0]) if points else 0
        # What a card of a kind could gain at most, beside what it gains as a wild card.
        self.more = [self._most(at) for at in range(len(self.kinds))]
        # How many melds are listed at most, whether there are more, and with how many wild cards.
        self.most = _MOST_MELDS if self.budget.left <= _SMALL else COMPUTER
        self.cut = False
        self.usable = self.pool
        # Quarters of steps.
        self._quarters = 0
        self._entries: list[Entry] = []
        # The melds that requirements can be met with, by what they ask for.
        self._known: dict[tuple[str, int, bool], list[Entry]] = {}
        self.starts: list[list[Entry]] = [[] for _ in self.kinds]
        # How many wild cards can be in melds of their own.
        self.alone = [0] * (self.pool + 1)
        if not suits:
            self._list()

    # -- the kinds of cards ------------------------------------------------------------------

    def _put(self, card: int, merge: bool) -> None:
        """Put a card with its equals."""
        table = self.table
        if table.never[card]:
            return
        wild = table.wild[card]
        if wild and (card == table.deck.wild or not table.natural):
            self.jokers.append(card)
            return
        worth = (table.worths if self.points else table.values)[card]
        for at in range(len(self.kinds)):
            first = self.kinds[at][0]
            alike = merge and first % 13 == card % 13
            if first == card or alike and self.gain[at] == worth and self.wild[at] == wild:
                self.kinds[at].append(card)
                return
        self.of_rank[card % 13].append(len(self.kinds))
        self.kinds.append([card])
        self.gain.append(worth)
        self.wild.append(wild)

    def _of(self, rank: int, suit: "int | None") -> "list[int]":
        """Return the kinds of a rank, and of a suit if it is given."""
        kinds = self.of_rank[rank]
        if suit is None or not kinds:
            return kinds
        return [at for at in kinds if self.kinds[at][0] // 13 == suit]

    def _most(self, kind: int) -> int:
        most = self.gain[kind]
        if self.points and self.table.low is not None and self.kinds[kind][0] % 13 == 0:
            most = max(most, self.table.low)
        return most - self.gain[kind] if self.wild[kind] else most

    # -- the melds of the hand ---------------------------------------------------------------

    def _list(self) -> None:
        """List the melds of the hand, by the first of their kinds.

        If there are too many, those with fewer wild cards have room first.
        """
        entries = self._listed()
        if self.cut:
            for usable in range(self.pool + 1):
                self.usable = usable
                more = self._listed()
                if self.budget.spent:
                    break
                entries = more
                if self.cut:
                    break
            self.usable, self.cut = self.pool, True
        # What gains most comes first, to have a good layout early.
        entries.sort(key=lambda entry: -max(entry[1]))
        for entry in entries:
            self.starts[entry[0][0]].append(entry)
        self._entries = entries
        if self.budget.spent or self.cut:
            self.proved = False
        self.alone = self._alone()

    def _listed(self) -> "list[Entry]":
        """Return the melds of the hand, with as many wild cards as are usable."""
        self.cut = False
        places: Places = ({}, {})
        entries: list[Entry] = []
        for rank in sorted(set([kind[0] % 13 for kind in self.kinds])):
            self._sets(rank, (), 0, entries, places)
        if self.table.sizes[1][1]:
            suits = sorted(set([kind[0] // 13 for kind in self.kinds]))
            for suit in [None] if self.table.run_any else suits:
                self._runs(suit, (), 0, entries, places)
        return entries

    def _alone(self) -> "list[int]":
        """Return, by a number of wild cards, the last of the melds that they make alone, or 0."""
        sizes: list[int] = []
        if not self.points:
            for count in range(1, self.pool + 1):
                for kind in (SET, RUN):
                    if self._allowed(kind, count) >> count & 1 and count not in sizes:
                        if kind == SET or as_run(self.table, (), count) is not None:
                            sizes.append(count)
        found = [0] * (self.pool + 1)
        for total in range(1, self.pool + 1):
            for size in sizes:
                if size == total or size < total and found[total - size]:
                    found[total] = size
        return found

    def _allowed(self, kind: str, count: int) -> int:
        return self.table.fits(kind, count, self.lifted)

    def _add(
        self,
        kinds: "tuple[int, ...]",
        wilds: int,
        gain: int,
        kind: str,
        entries: "list[Entry]",
        places: "Places",
    ) -> None:
        """Note what a meld gains with so many wild cards."""
        kinds = tuple(sorted(kinds))
        of_kind = places[kind == RUN]
        at = of_kind.get(kinds)
        if at is None:
            if len(entries) == self.most:
                self.cut = True
                return
            at = of_kind[kinds] = len(entries)
            entries.append((kinds, [_NONE] * (self.pool + 1), kind))
            self.budget.left -= 1
        gains = entries[at][1]
        gains[wilds] = max(gains[wilds], gain)

    def _sets(
        self,
        rank: int,
        there: "Sequence[int]",
        wild_there: int,
        entries: "list[Entry]",
        places: "Places",
    ) -> None:
        """Add the sets of a rank; of cards that join those `there`, if there are some."""
        table = self.table
        suits = [card // 13 for card in there]
        ways: list[tuple[int, ...]] = [()]
        for kind in self._of(rank, None):
            if self.wild[kind] and not table.natural_sets:
                continue
            card = self.kinds[kind][0]
            most = self.left[kind]
            if not table.set_any:
                most = 0 if card // 13 in suits else 1
            ways = [way + (kind,) * n for way in ways for n in range(most + 1)]
        for way in ways:
            if self.budget.left < 0:
                return
            count = len(there) + len(way)
            gain = sum([self.gain[one] for one in way])
            stand = self._stands_in_set(rank, way, suits)
            for wilds in range(self.usable + 1):
                total = wilds + wild_there
                if not way and (not wilds or not there and not wild_there):
                    continue
                if self._allowed(SET, count + total) >> total & 1:
                    self._add(way, wilds, gain + stand * wilds, SET, entries, places)

    def _stands_in_set(self, rank: int, way: "tuple[int, ...]", suits: "Sequence[int]") -> int:
        """Return what a wild card is worth in a set."""
        if self.own:
            return 0
        taken = list(suits) + [self.kinds[one][0] // 13 for one in way]
        every = range(len(self.table.deck.suits))
        free = [suit for suit in every if self.table.set_any or suit not in taken]
        return max([self.table.worths[13 * suit + rank] for suit in free or every])

    def _runs(
        self,
        suit: "int | None",
        there: "Sequence[int]",
        wild_there: int,
        entries: "list[Entry]",
        places: "Places",
    ) -> None:
        """Add the runs of a suit (None: of any); of cards that join those `there`.

        From the place of its first natural card on, each place of a run is taken by a card of the
        hand, one of the table, or a wild one; other wild cards are before and after these.
        """
        table = self.table
        ranks = table.places
        size = len(ranks)
        by_place = [self._of(rank, suit) for rank in ranks]
        longest = min(table.longest(self.lifted), len(self.cards) + len(there) + wild_there)
        most_wild = self.usable + wild_there
        widest = 1 if table.apart else most_wild
        for first in range(size):
            if not by_place[first] and not [one for one in there if one % 13 == ranks[first]]:
                continue
            # The cards of the hand, those of the table to come, the wild cards between them, how
            # many of these are the last, what is on each place (a kind, -1: wild, -2: the table).
            # Depth first, so that few of them are there at a time.
            states: list[tuple[tuple[int, ...], list[int], int, int, tuple[int, ...]]]
            states = [((), list(there), 0, 0, ())]
            while states:
                if self.budget.left < 0 or self.cut:
                    return
                used, to_come, wilds, gap, run = states.pop()
                if run and not gap and not to_come and (used or wild_there or there):
                    self._extend(suit, used, wilds, run, first, there, wild_there,
                                 longest, entries, places)  # fmt: skip
                place = first + len(run)
                if len(run) == longest or place >= size and not table.circle:
                    continue
                self._quarters += 1
                if not self._quarters % 4:
                    self.budget.left -= 1
                    if self.budget.left <= self.budget.due:
                        self.budget.tell()
                place %= size
                if run and wilds < most_wild and gap < widest:
                    states.append((used, to_come, wilds + 1, gap + 1, run + (-1,)))
                for at in range(len(to_come)):
                    if to_come[at] % 13 == ranks[place]:
                        rest = to_come[:at] + to_come[at + 1 :]
                        states.append((used, rest, wilds, 0, run + (-2,)))
                        break
                for kind in by_place[place]:
                    if used.count(kind) < self.left[kind]:
                        states.append((used + (kind,), to_come, wilds, 0, run + (kind,)))
        if wild_there and not there:
            for wilds in range(1, self.pool + 1):
                if as_run(table, (), wild_there + wilds) is not None:
                    self._add((), wilds, 0, RUN, entries, places)

    def _extend(  # noqa: PLR0913  what a run is made of
        self,
        suit: "int | None",
        used: "tuple[int, ...]",
        inside: int,
        run: "tuple[int, ...]",
        first: int,
        there: "Sequence[int]",
        wild_there: int,
        longest: int,
        entries: "list[Entry]",
        places: "Places",
    ) -> None:
        """Add a run from its first to its last natural card, with wild cards at its ends."""
        table = self.table
        size, span = len(table.places), len(run)
        below = size if table.circle else first
        above = size if table.circle else size - first - span
        if table.apart:
            below, above = min(below, 1), min(above, 1)
        for more in range(min(longest - span, self.usable + wild_there - inside) + 1):
            wilds = inside + more
            if more > below + above or wilds < wild_there or not used and wilds == wild_there:
                continue
            if not self._allowed(RUN, span + more) >> wilds & 1:
                continue
            gain = 0
            if not self.points:
                gain = sum([self.gain[kind] for kind in used])
            else:
                for before in range(max(0, more - above), min(more, below) + 1):
                    self.budget.left -= 1
                    whole = (-1,) * before + run + (-1,) * (more - before)
                    gain = max(gain, self._run_worth(suit, whole, first - before))
            self._add(used, wilds - wild_there, gain, RUN, entries, places)

    def _run_worth(self, suit: "int | None", run: "tuple[int, ...]", first: int) -> int:
        """Return what the cards of a run from the hand are worth, an ace before others low."""
        table = self.table
        points = 0
        for at, kind in enumerate(run):
            rank = table.places[(first + at) % len(table.places)]
            if kind == -2 or kind == -1 and self.own:
                continue
            if rank == 0 and table.low is not None and at + 1 < len(run):
                points += table.low
            else:
                points += self.gain[kind] if kind >= 0 else self._stands_in_run(rank, suit)
        return points

    def _stands_in_run(self, rank: int, suit: "int | None") -> int:
        """Return what a wild card is worth in a run, where nothing follows it."""
        suits = range(len(self.table.deck.suits)) if suit is None else (suit,)
        return max([self.table.worths[13 * one + rank] for one in suits])

    # -- the search --------------------------------------------------------------------------

    def search(
        self,
        contract: "Contract | None" = None,
        floor: int = _NONE,
        without: "int | None" = None,
        enough: "int | None" = None,
        table_melds: "Sequence[Sequence[int]]" = (),
    ) -> int:
        """Return the most that is gained, or `floor` if it is no more than that.

        The melds of the `contract` are among those laid; what is found reaches `enough` at most.
        `without` is a card to leave out. Cards may join `table_melds`.
        """
        self.best = floor
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
        values = self.table.worths if self.points else self.table.values
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

    def _joining(self, meld: "Sequence[int]") -> "list[Entry]":
        """Return what can join a meld of the table."""
        entries: list[Entry] = []
        places: Places = ({}, {})
        table = self.table
        for natural, wild in readings(table, meld):
            in_set = table.natural_sets or not [card for card in natural if table.wild[card]]
            for rank in sorted(set([card % 13 for card in natural])) if natural else range(13):
                if in_set and len(set([card % 13 for card in natural])) < 2:
                    self._sets(rank, natural, len(wild), entries, places)
            suits = set([card // 13 for card in natural])
            if not natural:
                suits = set(range(len(table.deck.suits)))
            if table.sizes[1][1] and (table.run_any or len(suits) == 1 or not natural):
                for suit in [None] if table.run_any else sorted(suits):
                    self._runs(suit, natural, len(wild), entries, places)
        entries.sort(key=lambda entry: -max(entry[1]))
        return entries

    def _fitted(self, asked: "Requirement") -> "list[Entry]":
        """Return the same as `_fitting`, once worked out; cards of a suit are those left."""
        if asked.kind == SUIT:
            return self._fitting(asked)
        key = asked.kind, asked.size, asked.pure
        if key not in self._known:
            self._known[key] = self._fitting(asked)
        return self._known[key]

    def _fitting(self, asked: "Requirement") -> "list[Entry]":
        """Return the melds that a requirement can be met with, and with how many wild cards."""
        found: list[Entry] = []
        for entry in self._entries if asked.kind != SUIT else self._suits(asked):
            kinds, gains, kind = entry
            if kind != asked.kind:
                continue
            some = list(gains)
            for wilds in range(len(some)):
                if len(kinds) + wilds < asked.size or asked.pure and wilds:
                    some[wilds] = _NONE
            if max(some) > _NONE:
                found.append(entry if some == gains else (kinds, some, kind))
        return found

    def _suits(self, asked: "Requirement") -> "list[Entry]":
        """Return the ways to have so many cards of one suit.

        One with each number of wild cards does: no other melds are asked for beside it. A card
        that may be wild is itself last.
        """
        entries: list[Entry] = []
        places: Places = ({}, {})
        allowed = self._allowed(SUIT, asked.size)
        for suit in range(len(self.table.deck.suits)):
            kinds = [at for at in range(len(self.kinds)) if self.kinds[at][0] // 13 == suit]
            kinds.sort(key=lambda at: self.wild[at])
            way = [at for at in kinds for _ in range(self.left[at])]
            for wilds in range(min(self.pool, asked.size - 1) + 1):
                count = asked.size - wilds
                if count <= len(way) and allowed >> wilds & 1:
                    self._add(tuple(way[:count]), wilds, 0, SUIT, entries, places)
        return entries

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
        budget.left -= 1
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
        self.budget.left -= 1
        pool = self._unused()
        values = self.table.worths if self.points else self.table.values
        worth = [values[card] for card in pool]
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
                count = self.left[at] + self.out[at]
                pool += self.kinds[at][:count]
        return pool

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
        values = self.table.worths if self.points else self.table.values
        pool = [card for card in rest if self.table.wild[card] and not self.table.never[card]]
        pool.sort(key=lambda card: -values[card])
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
                if meld:
                    melds.append(meld)
        melds.sort(key=lambda meld: _first(meld))
        joined.sort(key=lambda pair: (pair[1], pair[0]))
        rest.sort()
        return melds, joined, rest


def _by_rank(card: int) -> "tuple[int, int]":
    return -(card % 13), card // 13


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
