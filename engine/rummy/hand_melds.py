"""The melds that a hand can make by a `Table`: listed once, before a layout is searched.

Each is its natural cards and what it gains with each number of wild cards: wild cards are counted,
not placed, until a layout is complete. Equal cards are one kind with a count, and cards that differ
only in a suit nobody asks for are equal.
"""

from ..compat import TYPE_CHECKING, const
from .budget import Budget
from .table import MOST, RUN, SET, SUIT, Table, as_run, readings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .table import Requirement

    # A meld of the hand: (kinds of natural cards in order, gain by the number of wild cards, its
    # kind); a gain of -1: not possible.
    Entry = tuple[tuple[int, ...], list[int], str]
    # Where the melds of the natural cards are in a list, of runs and of others.
    Places = tuple[dict[tuple[int, ...], int], dict[tuple[int, ...], int]]

# With so few steps, as on a board, no more melds of a hand are listed than its memory holds.
_SMALL = const(10000)
_MOST_MELDS = const(250)
# So many choices of cards of a suit are listed in any case.
_FEW_SUITS = const(16)
# What a computer searches in a second.
_MOST_LISTED = const(100000)
_NONE = const(-1)


class HandMelds:
    """A hand as kinds of cards, and the melds that they make."""

    def __init__(
        self,
        table: Table,
        cards: "Sequence[int]",
        points: bool = False,
        budget: "Budget | None" = None,
        lifted: bool = False,
        suits: bool = False,
        values: "list[int] | None" = None,
    ) -> None:
        """With `points` what is gained is worth for an opening, else deadwood saved.

        `lifted` lifts the most cards of a meld; with `suits` only cards of a suit are asked for,
        or none. `values` are those of cards, where they are not the table's.
        """
        self.table = table
        # What each card is worth, or saves.
        self.values = values or (table.worths if points else table.values)
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
        small = self.budget.left <= _SMALL
        self.most = _MOST_MELDS if small else _MOST_LISTED
        self.cut = False
        self.fewest, self.usable = 0, self.pool
        # The steps of one position: what is added up by the number of wild cards takes its square.
        self.cost = 1 + self.pool * self.pool // 64
        # How many places of runs are a step, for a board has few; how many there were.
        self._share = 4 if small else 1
        self._placed = 0
        self._entries: list[Entry] = []
        # The melds that requirements can be met with, by what they ask for.
        self._known: dict[tuple[str, int, bool], list[Entry]] = {}
        self.starts: list[list[Entry]] = [[] for _ in self.kinds]
        # Whether all choices of cards of a suit are melds, not only what a contract needs.
        self.all_suits = False
        # How many wild cards can be in melds of their own.
        self.alone = [0] * (self.pool + 1)
        if not suits:
            self.list_melds()

    def forget(self) -> None:
        """Let go of the melds once a hand is judged: a board has no room for those of two hands.

        Without this they may stay for a while: MicroPython takes what was left on its stack for
        objects in use.
        """
        self._entries.clear()
        for melds in self.starts + list(self._known.values()):
            melds.clear()

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
        worth = self.values[card]
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

    def list_melds(self) -> None:
        """List the melds of the hand, by the first of their kinds.

        If there are too many, those with fewer wild cards have room first.
        """
        entries: list[Entry] = []
        places: Places = ({}, {})
        self._listed(entries, places)
        if self.cut:
            # The memory of a board holds one such list.
            entries.clear()
            places[0].clear()
            places[1].clear()
            for wilds in range(self.pool + 1):
                self.fewest = self.usable = wilds
                self._listed(entries, places)
                if self.cut or self.budget.spent:
                    break
            self.fewest, self.usable, self.cut = 0, self.pool, True
        # What gains most comes first, to have a good layout early.
        entries.sort(key=lambda entry: -max(entry[1]))
        for entry in entries:
            self.starts[entry[0][0]].append(entry)
        self._entries = entries
        if self.budget.spent or self.cut:
            self.proved = False
        self.alone = self._alone()

    def _listed(self, entries: "list[Entry]", places: "Places") -> None:
        """Add the melds of the hand, with no fewer and no more wild cards than are usable."""
        self.cut = False
        for rank in sorted(set([kind[0] % 13 for kind in self.kinds])):
            self._sets(rank, (), 0, entries, places)
        if self.table.sizes[1][1]:
            suits = sorted(set([kind[0] // 13 for kind in self.kinds]))
            for suit in [None] if self.table.run_any else suits:
                self._runs(suit, (), 0, entries, places)

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
            for wilds in range(self.fewest, self.usable + 1):
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
                self._placed += 1
                if not self._placed % self._share:
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
            if wilds - wild_there < self.fewest or more > below + above:
                continue
            if not used and wilds == wild_there:
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

    # -- what joins the table, and what is asked for ------------------------------------------

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
        # A hand that wins at once lays nothing off later.
        most = asked.size if self.table.exact and not self.lifted else MOST
        for entry in self._entries if asked.kind != SUIT else self._suits(asked):
            kinds, gains, kind = entry
            if kind != asked.kind:
                continue
            some = list(gains)
            for wilds in range(len(some)):
                if not asked.size <= len(kinds) + wilds <= most or asked.pure and wilds:
                    some[wilds] = _NONE
            if max(some) > _NONE:
                found.append(entry if some == gains else (kinds, some, kind))
        return found

    def _suits(self, asked: "Requirement") -> "list[Entry]":
        """Return the ways to have so many cards of one suit.

        One with each number of wild cards does: no other melds are asked for beside it. A card
        that may be wild is itself last. With `all_suits` it is every way, for others may be.
        """
        entries: list[Entry] = []
        places: Places = ({}, {})
        allowed = self._allowed(SUIT, asked.size)
        self.cut = False
        for suit in range(len(self.table.deck.suits)):
            kinds = [at for at in range(len(self.kinds)) if self.kinds[at][0] // 13 == suit]
            if self.all_suits:
                self._suit_ways(asked.size, kinds, (), entries, places)
                continue
            kinds.sort(key=lambda at: self.wild[at])
            way = [at for at in kinds for _ in range(self.left[at])]
            for wilds in range(min(self.pool, asked.size - 1) + 1):
                count = asked.size - wilds
                if count <= len(way) and allowed >> wilds & 1:
                    self._add(tuple(way[:count]), wilds, 0, SUIT, entries, places)
        if self.cut:
            self.proved = False
        return entries

    def _suit_ways(
        self,
        size: int,
        kinds: "Sequence[int]",
        way: "tuple[int, ...]",
        entries: "list[Entry]",
        places: "Places",
    ) -> None:
        """Add every choice of cards of some kinds that, beside `way`, has the size of a meld."""
        there = sum([self.left[kind] for kind in kinds])
        if self.budget.left < 0 or self.cut or len(way) + there + self.pool < size:
            return
        if kinds:
            # The most cards come first, to have a good layout early.
            for count in range(self.left[kinds[0]], -1, -1):
                self._suit_ways(size, kinds[1:], way + (kinds[0],) * count, entries, places)
            return
        if len(entries) >= max(_FEW_SUITS, self.most - len(self._entries)):
            self.cut = True
            return
        gain = sum([self.gain[kind] for kind in way])
        for wilds in range(self.pool + 1):
            count = len(way) + wilds
            if way and count >= size and self._allowed(SUIT, count) >> wilds & 1:
                self._add(way, wilds, gain, SUIT, entries, places)


def _by_rank(card: int) -> "tuple[int, int]":
    return -(card % 13), card // 13
