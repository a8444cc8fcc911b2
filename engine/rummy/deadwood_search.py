"""The search for the least deadwood of a hand, exact with wild cards and with two decks.

Method: depth first over the natural cards from the highest rank down. The highest remaining card is
either deadwood or in one of the melds of which it is the highest natural card. A branch ends when
its deadwood reaches the best found. Melds are built with as few wild cards as they need; their room
for more is added up, and wild cards left at the end go there. Equal cards of two decks are one kind
with a count, so that no layout is tried twice with two equal cards swapped. Cards too far from all
others for a meld are put aside first.

The method is the project's own. Bounds: up to 14 cards; the depth is at most their number. The
worst hands found by hill climbing, in microseconds of CPython on a desktop: 35 for seven Rumino
cards (JK 3H 4S 4S 4H 4D 4C), 68 for eight (JK 3S 4S 4S 4H 4H 4D 4C), 87 for ten Ginski cards (W B10
G10 B12 G12 R13 B13 G13 P13 Y13), 114 for eleven (W B9 G10 P10 B11 Y11 R12 B12 G12 P12 Y12), 154 for
twelve, and 2,400 for fourteen, which no game deals (JK JK 4D 8S 9D 10H and all eight queens). A
count of up to twelve cards allocates less than 7 KiB in all with words of four bytes; a best
discard 8 KiB, or 17 without garbage collection for a run of ten and a wild card.
"""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .table import Table

# A card's place in the order of the search: 8 * (0 for a king .. 12 for an ace) + suit. The next
# card down a run is eight further on, and sorting needs no key. No deck has more than five suits.
_CODE = bytes([8 * (12 - card % 13) + card // 13 for card in range(5 * 13)])
_ALL = 0x1FFF
# The most cards that are searched.
_MOST = 14


def reads(table: "Table", cards: "Sequence[int]") -> bool:
    """Return whether the search knows the melds of a table, and no hand is too long for it."""
    return table.searched and len(cards) <= _MOST


class Search:
    """A hand of up to 14 cards, prepared for searches with and without each of its cards.

    `cards` is the hand, a list; `table` a Table that is `searched`. The melds of a card are listed
    when first needed and reused by later searches; `lessened` says that some of these will leave a
    card out.
    """

    def __init__(self, cards: "Sequence[int]", table: "Table", lessened: bool = False) -> None:
        self.cards = cards
        self.table = table
        self.lessened = lessened
        self.wilds = cards.count(table.joker)
        codes = [_CODE[card] for card in cards if card != table.joker]
        codes.sort()
        self.max_wilds = max_wilds = min(self.wilds, table.most_wilds)
        place: dict[int, int] = {}
        self.place = place
        double: list[int] = []
        mated = 0
        last = -8
        for code in codes:
            if code == last:
                double.append(code)
            else:
                if code >> 3 == last >> 3:
                    mated |= 1 << (code >> 3)
                place[code] = 0
                last = code
        kinds: list[int] = []
        self.kinds = kinds
        lost = twice = 0
        bit = 1
        last = -8
        for code in codes:
            if code == last:
                continue
            last = code
            if (
                mated >> (code >> 3) & 1
                or code + 8 in place
                or code - 8 in place
                or max_wilds
                and (max_wilds > 1 or code + 16 in place or code - 16 in place)
                or code in double
            ):
                kinds.append(code)
                place[code] = bit
                if code in double:
                    twice |= bit
                bit += bit
            else:
                # No other card is near enough for a meld, and no run reaches this one.
                lost += table.by_rank[code >> 3]
        # One more bit ends the walk over the kinds.
        self.once = bit + bit - 1
        self.twice = twice
        self.lost = lost
        self.mated = mated
        self.naturals = len(kinds) + len(double)
        self.listed: list[list[tuple[int, int, int, int]] | None] = [None] * len(kinds)
        self.best = 0
        self.chosen: list[tuple[int, int, int, int]] = []
        self.layout: list[tuple[int, int, int, int]] | None = None

    def least(self, below: int = 1000, without: int | None = None) -> int:
        """Return the least deadwood, exactly, or `below` if it is not less than that.

        `without` is a card of the hand to leave out, in a search made with `lessened`.
        """
        table = self.table
        once, twice, wilds, naturals, points = (
            self.once,
            self.twice,
            self.wilds,
            self.naturals,
            self.lost,
        )
        if without == table.joker:
            wilds -= 1
        elif without is not None:
            code = _CODE[without]
            bit = self.place[code]
            if bit == 0:
                points -= table.by_rank[code >> 3]
            else:
                naturals -= 1
                if twice & bit:
                    twice ^= bit
                else:
                    once ^= bit
        self.best = below
        self.layout = None
        # With one wild per meld of two naturals, the wild cards beyond that are deadwood from the
        # start.
        over = max(0, wilds - naturals // 2) if table.most_wilds < 2 else 0
        lost = over * table.values[table.joker]
        self._descend(0, once, twice, wilds, over, points + lost)
        return self.best

    def _descend(self, at: int, once: int, twice: int, wilds: int, room: int, points: int) -> None:
        """Decide on the kinds from `at` on; `points` are already deadwood, `room` is for wilds."""
        listed = self.listed
        size = len(listed)
        # Each turn leaves a card out of the melds; past the last kind there are none.
        while True:
            while not once >> at & 1:
                at += 1
            if at == size:
                if wilds > room:
                    points += (wilds - room) * self.table.values[self.table.joker]
                if points < self.best:
                    self.best = points
                    self.layout = list(self.chosen)
                return
            melds = listed[at]
            if melds is None:
                melds = listed[at] = self._melds(at)
            for meld in melds:
                mask, double, need, more = meld
                if need <= wilds and mask & once == mask and double & twice == double:
                    self.chosen.append(meld)
                    self._descend(
                        at,
                        once & ~(mask & ~twice | double),
                        twice & ~mask,
                        wilds - need,
                        room + more,
                        points,
                    )
                    self.chosen.pop()
                    if self.best <= points:
                        return
            points += self.table.by_rank[self.kinds[at] >> 3]
            if points >= self.best:
                return
            bit = 1 << at
            if twice & bit:
                twice ^= bit
            else:
                at += 1

    def _melds(self, at: int) -> list[tuple[int, int, int, int]]:
        """Return the melds with kinds[at] as their highest natural card: (mask, twice, need, room).

        `mask` has their kinds, `twice` the kinds they use twice, `need` is the number of wild cards
        they need, `room` how many more could join.
        """
        melds: list[tuple[int, int, int, int]] = []
        code = self.kinds[at]
        table, max_wilds, place = self.table, self.max_wilds, self.place
        if max_wilds > 1 or code + 8 in place or max_wilds and code + 16 in place:
            # With one wild in a meld and no twins, a run passes by a card that it could have only
            # for the sake of a set: two runs of a suit that reach into each other can be untangled.
            # A card that is left out later must be passed by all the same.
            all_used = table.most_wilds < 2 and not self.twice and not self.lessened
            passed = self.mated if all_used else _ALL
            _runs(melds, code, place, max_wilds, table.most_wilds, passed)
        if max_wilds > 1 or self.mated >> (code >> 3) & 1 or self.twice >> at & 1:
            _sets(melds, self.kinds, at, self.twice, max_wilds, table)
        return melds

    def melds(self) -> tuple[list[tuple[list[int], int]], list[int]]:
        """Return (melds, cards left) of the layout found by the last search.

        Each meld is (natural cards, number of wild cards).
        """
        layout = self.layout or ()
        # Wild cards beyond those that the melds need.
        spare = self.wilds - sum([need for _, _, need, _ in layout])
        left = list(self.cards)
        melds: list[tuple[list[int], int]] = []
        for mask, double, need, room in layout:
            natural: list[int] = []
            for index in range(len(self.kinds)):
                if mask >> index & 1:
                    code = self.kinds[index]
                    card = 13 * (code & 7) + 12 - (code >> 3)
                    left.remove(card)
                    natural.append(card)
                    if double >> index & 1:
                        left.remove(card)
                        natural.append(card)
            more = min(room, spare)
            spare -= more
            for _ in range(need + more):
                left.remove(self.table.joker)
            melds.append((natural, need + more))
        return melds, left


def _runs(
    melds: list[tuple[int, int, int, int]],
    top: int,
    place: dict[int, int],
    max_wilds: int,
    limit: int,
    passed: int,
) -> None:
    """Add the runs with `top` as their highest natural card to `melds`."""
    # Parts: the run's natural cards so far, the lowest of them, and the wild cards between them.
    parts = [(place[top], top, 0)]
    for mask, low, used in parts:
        length = (low - top >> 3) + 1
        need = used if length > 2 else used + 3 - length
        if need <= max_wilds:
            room = 13 - length - need + used
            room = min(room, limit - need)
            melds.append((mask, 0, need, room))
        for gap in range(max_wilds - used + 1):
            low += 8
            if low in place:
                parts.append((mask | place[low], low, used + gap))
                if not passed >> (low >> 3) & 1:
                    break


def _sets(
    melds: list[tuple[int, int, int, int]],
    kinds: list[int],
    at: int,
    twice: int,
    max_wilds: int,
    table: "Table",
) -> None:
    """Add the sets with kinds[at] as their first card to `melds`."""
    rank, most = kinds[at] >> 3, table.most_set
    bit = 1 << at
    parts = [(bit, 0, 1)]
    if twice & bit and table.set_any:
        parts.append((bit, bit, 2))
    index = at + 1
    while index < len(kinds) and kinds[index] >> 3 == rank:
        bit = 1 << index
        index += 1
        more: list[tuple[int, int, int]] = []
        for mask, double, count in parts:
            more.append((mask | bit, double, count + 1))
            if twice & bit and table.set_any:
                more.append((mask | bit, double | bit, count + 2))
        parts += more
    for mask, double, count in parts:
        need = 3 - count if count < 3 else 0
        if need <= max_wilds and count <= most:
            room = most - count - need
            room = min(room, table.most_wilds - need)
            melds.append((mask, double, need, room))


def counted(search: Search) -> tuple[int, list[list[int]], list[int]]:
    """Return (least deadwood, melds, cards left) of a hand, each in reading order."""
    points = search.least()
    melds, left = search.melds()
    shown = [_reading_order(natural, wilds, search.table) for natural, wilds in melds]
    shown.sort()
    left.sort()
    return points, [meld for _, meld in shown], left


def _reading_order(natural: list[int], wilds: int, table: "Table") -> tuple[int, list[int]]:
    """Return (lowest rank, cards in reading order) of a meld."""
    natural.sort()
    rank = natural[0] % 13
    if rank == natural[-1] % 13 and len(natural) + wilds <= table.most_set:
        return rank, natural + [table.joker] * wilds
    cards: list[int] = []
    for card in natural:
        while cards and cards[0] + len(cards) < card:
            cards.append(table.joker)
        cards.append(card)
    free = wilds + len(natural) - len(cards)
    above = min(free, 12 - natural[-1] % 13)
    return rank, [table.joker] * (free - above) + cards + [table.joker] * above
