"""Deadwood: what of a hand is in no meld, counted exactly, and what may be done with such a hand.

Each game says by its `HandRules` what counts (RMN-4 to RMN-8, RMN-10, RMN-11; GSK-3 to GSK-6,
GSK-8, GSK-9); by themselves these are the rules of ordinary gin rummy, whose published hands prove
the search. Hands of 0 to 14 cards are counted as they are (ALL-7). The searches themselves stand
in `engine.rummy.deadwood_masks`, for hands without wild cards and twins, and in
`engine.rummy.deadwood_search`, each with its bounds. The worst `best_discard` that climbing found
took 0.3 ms of CPython on a desktop (eleven Ginski cards: R1 W R2 G2 R3 R4 and all five 5s).
"""

from engine.rummy import deadwood_masks as deadwood_plain
from engine.rummy.deadwood_search import Search
from engine.rummy.rules import BIG, CLEAN, MAY_END, MAY_NOT_END, WON


def least(rules, cards, progress=None):
    """Return the least possible deadwood, in points, of 0 to 14 cards of the deck of `rules`.

    >>> from engine.rummy.rules import HandRules
    >>> least(HandRules(), [0, 1, 2, 25])
    10
    """
    if _is_plain(cards, rules):
        return deadwood_plain.least(cards, rules.full, False)[0]
    return Search(cards, rules, progress).least()


def _is_plain(cards, rules):
    if rules.wild in cards:
        return False
    return rules.copies == 1 or len(set(cards)) == len(cards)


def count(rules, cards, progress=None):
    """Return (least deadwood, melds, cards left) of 0 to 14 cards of the deck of `rules`.

    Melds and cards left are in reading order: runs from low to high, the wild cards where they
    stand; sets by suit, the wild cards last.

    >>> from engine.rummy.rules import HandRules
    >>> count(HandRules(), [2, 0, 1, 12])
    (10, [[0, 1, 2]], [12])
    """
    if _is_plain(cards, rules):
        return deadwood_plain.least(cards, rules.full, True)
    return _laid_out(Search(cards, rules, progress), rules)


def _laid_out(search, rules):
    points = search.least()
    melds, left = search.melds()
    shown = [_reading_order(natural, wilds, rules) for natural, wilds in melds]
    shown.sort()
    left.sort()
    return points, [meld for _, meld in shown], left


def _reading_order(natural, wilds, rules):
    """Return (lowest rank, cards in reading order) of a meld."""
    natural.sort()
    rank = natural[0] % 13
    if rank == natural[-1] % 13 and len(natural) + wilds <= rules.set_most:
        return rank, natural + [rules.wild] * wilds
    cards = []
    for card in natural:
        while cards and cards[0] + len(cards) < card:
            cards.append(rules.wild)
        cards.append(card)
    free = wilds + len(natural) - len(cards)
    above = min(free, 12 - natural[-1] % 13)
    return rank, [rules.wild] * (free - above) + cards + [rules.wild] * above


def best_discard(rules, cards, progress=None):
    """Return (least deadwood after a discard, all cards whose discard reaches it, best first).

    `cards` is a hand and the drawn card. Each card is named once; a higher value comes first, a
    wild card last: nobody gives one away without need. Of the cards that leave a hand which wins
    the game at once, all come before the others (RMN-11).
    """
    search = None
    if _is_plain(cards, rules):
        points, melds, left = deadwood_plain.least(cards, rules.full, True)
    else:
        search = Search(cards, rules, progress, True)
        points, melds, left = _laid_out(search, rules)
    # Brought back as deadwood, a card adds its value at most: no discard saves more than its value,
    # and what is left over saves all of it. So the lower cards need no search.
    saved = max([rules.value(card) for card in left]) if left else 0
    best = points - saved
    sure = _spare(melds, rules.wild) if saved == 0 else [c for c in left if rules.value(c) == saved]
    choices = set(sure)
    for card in sorted(set(cards), key=rules.value):
        if rules.value(card) < points - best or (card in sure and best == points - saved):
            continue
        if search:
            after = search.least(best + 1, card)
        else:
            rest = list(cards)
            rest.remove(card)
            after = deadwood_plain.least(rest, rules.full, False)[0]
        if after < best:
            best = after
            choices.clear()
        if after == best:
            choices.add(card)
    reach = winning_discards(rules, cards)
    order = [(card not in reach, card == rules.wild, -rules.value(card), card) for card in choices]
    return best, [entry[3] for entry in sorted(order)]


def _spare(melds, wild):
    """Return cards of whole melds of four and more that can go and leave the rest a meld."""
    spare = []
    for meld in melds:
        natural = [card for card in meld if card != wild]
        if len(meld) > 3 and len(natural) > 1:
            if natural[0] % 13 == natural[-1] % 13:
                spare += meld
            else:
                spare.append(meld[0])
                spare.append(meld[-1])
    return spare


def winning_discards(rules, cards):
    """Return the cards whose discard leaves a hand that wins the game at once (RMN-11)."""
    found = []
    for card in set(cards):
        rest = list(cards)
        rest.remove(card)
        if rules.wins(rest):
            found.append(card)
    return found


def reaches_win(rules, cards):
    """Tell whether a hand wins the game at once, or a hand and the drawn card by some discard."""
    return rules.wins(cards) or bool(winning_discards(rules, cards))


class Count:
    """What a hand comes to: `points`, `melds`, `left` of all its cards, `after` the best discard.

    `after` is the least deadwood of a hand that is not too long (of the hand itself where no card
    has to go). `clean`: no deadwood after the discard; `won`: it wins the game at once; `big`: all
    of a hand and the drawn card is melded; `may_end`. `outcome` is the highest of these.
    """

    def __init__(self, points, melds, left):
        self.points = self.after = points
        self.melds = melds
        self.left = left
        self.clean = self.won = self.big = self.may_end = False

    @property
    def outcome(self):
        """WON, BIG, CLEAN, MAY_END or MAY_NOT_END of `engine.rummy.rules`."""
        if self.won:
            return WON
        if self.big:
            return BIG
        if self.clean:
            return CLEAN
        return MAY_END if self.may_end else MAY_NOT_END


def count_hand(rules, cards, progress=None):
    """Return the Count of a hand, or of a hand and the drawn card.

    Implements RMN-8, RMN-10, RMN-11, GSK-6, GSK-8 and GSK-9.
    """
    found = Count(*count(rules, cards, progress))
    drawn = len(cards) > rules.size
    if drawn:
        found.after = best_discard(rules, cards, progress)[0]
    found.clean = found.after == 0
    found.won = reaches_win(rules, cards)
    found.big = drawn and rules.has_big and found.points == 0
    found.may_end = found.after <= rules.limit or found.won or found.big
    return found
