"""Deadwood: what of a hand is in no meld, counted exactly, and what may be done with such a hand.

Rumino (RMN-4 to RMN-8, RMN-10, RMN-11), Ginski (GSK-3 to GSK-6, GSK-8, GSK-9), and ordinary gin
rummy, whose published hands prove the search. Hands of 0 to 14 cards are counted as they are
(ALL-7). The searches themselves stand in `engine.rummy.deadwood_masks`, for hands without wild
cards and twins, and in `engine.rummy.deadwood_search`, each with its bounds. The worst
`best_discard` that climbing found took 0.3 ms of CPython on a desktop (eleven Ginski cards: R1 W R2
G2 R3 R4 and all five 5s).
"""

from engine.rummy import deadwood_masks as deadwood_plain
from engine.rummy.deadwood_search import Rules, Search

# The Rules say what is a meld; the searches know no game and no house.
# One deck, no wild cards, sets of 3 or 4, runs of 3 and more, the ace low, court cards ten.
GIN = Rules(52, 0, 0, 4, False, False, 1)
GINSKI = Rules(65, 20, 1, 6, False, True, 1)

# The Rules of Rumino by its house rules (twins, jokers per meld), six at most.
_rumino = {}

_HAND = {"rumino": 7, "ginski": 10}


def rules_for(game, house):
    """Return the Rules by which `game` ("rumino", "ginski" or "gin") counts under its house
    rules.
    """
    if game == "ginski":
        return GINSKI
    if game == "gin":
        return GIN
    twins, limit = house["twins"], house["jokers_per_meld"]
    rules = _rumino.get((twins, limit))
    if rules is None:
        most = 14 if limit == "any" else limit
        rules = _rumino[(twins, limit)] = Rules(52, 10, most, 4, twins == "yes", False, 2)
    return rules


def least(game, cards, house, progress=None):
    """Return the least possible deadwood, in points, of 0 to 14 cards of the game's deck.

    >>> least("gin", [0, 1, 2, 25], None)
    10
    """
    rules = rules_for(game, house)
    if _is_plain(cards, rules):
        return deadwood_plain.least(cards, rules.full, False)[0]
    return Search(cards, rules, progress).least()


def _is_plain(cards, rules):
    if rules.wild in cards:
        return False
    return rules.copies == 1 or len(set(cards)) == len(cards)


def count(game, cards, house, progress=None):
    """Return (least deadwood, melds, cards left) of 0 to 14 cards of the game's deck.

    Melds and cards left are in reading order: runs from low to high, the wild cards where they
    stand; sets by suit, the wild cards last.

    >>> count("ginski", [0, 1, 65, 12], None)
    (13, [[0, 1, 65]], [12])
    """
    rules = rules_for(game, house)
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


def rumino(cards, house):
    """Tell whether seven cards are a Rumino (RMN-11): of one rank, or in order in one suit.

    Jokers may stand in, any number of them, unless `natural_rumino` is yes. The limits of one meld
    (`twins`, `jokers_per_meld`) do not bear on it.

    >>> rumino([0, 1, 2, 3, 4, 5, 52], {"natural_rumino": "no"})
    True
    """
    natural = [card for card in cards if card != 52]
    if len(cards) != 7 or not natural or (len(natural) < 7 and house["natural_rumino"] == "yes"):
        return False
    ranks = [card % 13 for card in natural]
    if min(ranks) == max(ranks):
        return True
    suits = [card // 13 for card in natural]
    spread = max(ranks) - min(ranks)
    return min(suits) == max(suits) and spread < 7 and len(set(ranks)) == len(ranks)


def best_discard(game, cards, house, progress=None):
    """Return (least deadwood after a discard, all cards whose discard reaches it, best first).

    `cards` is a hand and the drawn card. Each card is named once; a higher value comes first, a
    wild card last: nobody gives one away without need. Of the cards that reach a Rumino, all come
    before the others (RMN-11).
    """
    rules = rules_for(game, house)
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
    reach = rumino_discards(cards, house) if game == "rumino" else ()
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


def rumino_discards(cards, house):
    """Return the cards of eight whose discard leaves a Rumino (RMN-11)."""
    found = []
    for card in set(cards):
        rest = list(cards)
        rest.remove(card)
        if rumino(rest, house):
            found.append(card)
    return found


def rumino_reached(cards, house):
    """Tell whether seven cards are a Rumino, or eight with some discard."""
    return rumino(cards, house) or bool(rumino_discards(cards, house))


class Verdict:
    """What a hand comes to: `points`, `melds`, `left` of all its cards, `after` the best discard.

    `after` is the least deadwood of a hand that is not too long (of the hand itself where no card
    has to go). `clean`: no deadwood after the discard (gin, Ginski); `rumino`; `big` (Big Ginski);
    `may_end`; `limit`: the deadwood with which a player may end.
    """

    def __init__(self):
        self.points = self.after = self.limit = 0
        self.melds = self.left = ()
        self.clean = self.rumino = self.big = self.may_end = False


def verdict(game, cards, house, progress=None):
    """Return the Verdict on a hand of `game`, or on a hand and the drawn card.

    Implements RMN-8, RMN-10, RMN-11, GSK-6, GSK-8 and GSK-9.
    """
    found = Verdict()
    found.points, found.melds, found.left = count(game, cards, house, progress)  # pyright: ignore[reportAttributeAccessIssue]
    found.after = found.points
    drawn = len(cards) > _HAND[game]
    if drawn:
        found.after = best_discard(game, cards, house, progress)[0]
    found.clean = found.after == 0
    found.rumino = found.big = False
    if game == "rumino":
        found.limit = house["knock_limit"]
        found.rumino = rumino_reached(cards, house)
    else:
        found.limit = house["end_limit"]
        found.big = drawn and found.points == 0
    found.may_end = found.after <= found.limit or found.rumino or found.big
    return found
