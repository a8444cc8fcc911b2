"""The search for the least deadwood of a hand, exact with wild cards and with two decks.

Method: depth first over the natural cards from the highest rank down. The highest card left is in
one of the melds of which it is the highest natural card, or it is deadwood; a branch ends when its
deadwood reaches the best found. Melds are built with as few wild cards as they need; what room they
have for more is added up, and wild cards left over at the end go there. Equal cards of two decks are
one kind with a count, so that no layout is tried twice for the swap of two twins.
"""

from engine.errors import Cancelled

# What the ranks count, from the king down.
_FULL = bytes(range(13, 0, -1))
_TENS = bytes((10, 10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))

# A card's place in the order of the search: 8 * (king is 0 .. ace is 12) + suit, so that the next
# card down a run is eight further on, and sorting needs no key.
_CODE = bytes([8 * (12 - card % 13) + card // 13 for card in range(65)])
_ALL = 0x1FFF


class Rules:
    """What is a meld, as the search needs it.

    `wild` is the wild card, `wild_value` what it counts as deadwood, `limit` how many of it one
    meld may hold, `set_most` the most cards of a set, `twins` whether a set may hold equal cards,
    `full` whether court cards count 11 to 13 instead of ten,
    `copies` how often the deck has a card.
    """

    def __init__(self, wild, wild_value, limit, set_most, twins, full, copies):
        self.wild = wild
        self.wild_value = wild_value
        self.limit = limit
        self.set_most = set_most
        self.twins = twins
        self.full = full
        self.copies = copies
        self.values = _FULL if full else _TENS

    def value(self, card):
        """Return what a card counts as deadwood."""
        if card == self.wild:
            return self.wild_value
        return self.values[12 - card % 13]

    def total(self, cards):
        """Return what all the cards count."""
        points = 0
        for card in cards:
            points += self.value(card)
        return points


def search(cards, rules, below=1000, progress=None):
    """Return (least deadwood, melds, cards left) of a hand of up to 14 cards, exactly.

    Each meld is (natural cards, number of wild cards). Where the least is not under `below`,
    (`below`, None, None) is returned. `progress` is called every hundred steps with their number;
    Cancelled is raised when it returns True.
    """
    wild = rules.wild
    wilds = cards.count(wild)
    codes = [_CODE[card] for card in cards if card != wild]
    codes.sort()
    most = wilds if wilds < rules.limit else rules.limit
    value = rules.values
    place = {}
    double = []
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
    kinds = []
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
            or most
            and (most > 1 or code + 16 in place or code - 16 in place)
            or code in double
        ):
            kinds.append(code)
            place[code] = bit
            if code in double:
                twice |= bit
            bit += bit
        else:
            # Nothing is near enough for a meld. No run looks far enough to find the card either.
            lost += value[code >> 3]
    # One bit more ends the walk over the kinds.
    once = bit + bit - 1
    size = len(kinds)
    table = [None] * size
    # With one wild in a meld and no twins, a run passes by a card that it could have only for the
    # sake of a set: two runs of a suit that reach into each other can be told apart again.
    passed = mated if rules.limit < 2 and not twice else _ALL
    chosen = []
    best = [below, None, 0]

    def descend(at, once, twice, wilds, room, points):
        if progress:
            if best[2] % 100 == 0 and progress(best[2]):
                raise Cancelled()
            best[2] += 1
        while True:
            while not once >> at & 1:
                at += 1
            if at == size:
                if wilds > room:
                    points += (wilds - room) * rules.wild_value
                if points < best[0]:
                    best[0] = points
                    best[1] = list(chosen)
                return
            melds = table[at]
            if melds is None:
                melds = table[at] = []
                code = kinds[at]
                if most > 1 or code + 8 in place or most and code + 16 in place:
                    _runs(melds, code, place, most, rules.limit, passed)
                if most > 1 or mated >> (code >> 3) & 1 or all_twice >> at & 1:
                    _sets(melds, kinds, at, all_twice, most, rules)
            for meld in melds:
                mask, double, need, more = meld
                if need <= wilds and mask & once == mask and double & twice == double:
                    chosen.append(meld)
                    descend(
                        at,
                        once & ~(mask & ~twice | double),
                        twice & ~mask,
                        wilds - need,
                        room + more,
                        points,
                    )
                    chosen.pop()
                    if best[0] <= points:
                        return
            points += value[kinds[at] >> 3]
            if points >= best[0]:
                return
            bit = 1 << at
            if twice & bit:
                twice ^= bit
            else:
                at += 1

    all_twice = twice
    # A wild card that one wild to a meld of two naturals leaves over is deadwood from the start.
    over = wilds - (size + len(double)) // 2 if rules.limit < 2 else 0
    over = max(over, 0)
    descend(0, once, twice, wilds, over, lost + over * rules.wild_value)
    # The function holds itself by its name; letting go of it spares the collector a cycle.
    descend = None
    if best[1] is None:
        return below, None, None
    return _layout(best, kinds, wilds, list(cards), rules)


def _runs(melds, top, place, most, limit, passed):
    """Add the runs with `top` as their highest natural card to `melds`."""
    # Parts: the run's natural cards so far, the lowest of them, and the wild cards between them.
    parts = [(place[top], top, 0)]
    for mask, low, used in parts:
        length = (low - top >> 3) + 1
        need = used if length > 2 else used + 3 - length
        if need <= most:
            room = 13 - length - need + used
            if room > limit - need:
                room = limit - need
            melds.append((mask, 0, need, room))
        for gap in range(most - used + 1):
            low += 8
            if low in place:
                parts.append((mask | place[low], low, used + gap))
                if not passed >> (low >> 3) & 1:
                    break


def _sets(melds, kinds, at, twice, most, rules):
    """Add the sets with kinds[at] as their first card to `melds`."""
    rank = kinds[at] >> 3
    bit = 1 << at
    parts = [(bit, 0, 1)]
    if twice & bit and rules.twins:
        parts.append((bit, bit, 2))
    index = at + 1
    while index < len(kinds) and kinds[index] >> 3 == rank:
        bit = 1 << index
        index += 1
        more = []
        for mask, double, count in parts:
            more.append((mask | bit, double, count + 1))
            if twice & bit and rules.twins:
                more.append((mask | bit, double | bit, count + 2))
        parts += more
    for mask, double, count in parts:
        need = 3 - count if count < 3 else 0
        if need <= most and count <= rules.set_most:
            room = rules.set_most - count - need
            if room > rules.limit - need:
                room = rules.limit - need
            melds.append((mask, double, need, room))


def _layout(best, kinds, wilds, left, rules):
    melds = []
    for mask, double, need, room in best[1]:
        wilds -= need
        meld = []
        for index in range(len(kinds)):
            if mask >> index & 1:
                card = 13 * (kinds[index] & 7) + 12 - (kinds[index] >> 3)
                left.remove(card)
                meld.append(card)
                if double >> index & 1:
                    left.remove(card)
                    meld.append(card)
        melds.append([meld, need, room])
    for meld in melds:
        more = meld[2] if meld[2] < wilds else wilds
        meld[1] += more
        wilds -= more
        for _ in range(meld[1]):
            left.remove(rules.wild)
    return best[0], [(meld[0], meld[1]) for meld in melds], left
