"""Deadwood: the cards of a hand that are in no meld, counted exactly, and what the hand may do.

The game's `HandRules` define what counts (RMN-4 to RMN-8, RMN-10, RMN-11; GSK-3 to GSK-6, GSK-8,
GSK-9). The defaults are the rules of standard gin rummy, whose published hands test the search.
Hands of 0 to 14 cards are counted as they are (ALL-7).

The searches are in `engine.rummy.deadwood_masks`, for hands without wild cards and equal cards, and
in `engine.rummy.deadwood_search`, each with its bounds. The slowest `best_discard` found by hill
climbing took 0.3 ms of CPython on a desktop (eleven Ginski cards: R1 W R2 G2 R3 R4 and all five
5s).
"""

from engine.compat import TYPE_CHECKING
from engine.rummy import deadwood_masks as deadwood_plain
from engine.rummy.deadwood_search import Search
from engine.rummy.rules import BIG, CLEAN, MAY_END, MAY_NOT_END, WON

if TYPE_CHECKING:
    from engine.rummy.rules import HandRules
    from engine.types import Progress


def least(rules: "HandRules", cards: list[int], progress: "Progress | None" = None) -> int:
    """Return the least possible deadwood, in points, of 0 to 14 cards of the deck of `rules`.

    >>> from engine.rummy.rules import HandRules
    >>> least(HandRules(), [0, 1, 2, 25])
    10
    """
    if _is_plain(cards, rules):
        return deadwood_plain.least(cards, rules.full, False)[0]
    return Search(cards, rules, progress).least()


def _is_plain(cards: list[int], rules: "HandRules") -> bool:
    if rules.wild in cards:
        return False
    return rules.copies == 1 or len(set(cards)) == len(cards)


def count(
    rules: "HandRules", cards: list[int], progress: "Progress | None" = None
) -> tuple[int, list[list[int]], list[int]]:
    """Return (least deadwood, melds, cards left) of 0 to 14 cards of the deck of `rules`.

    Melds and cards left are in reading order: runs from low to high with the wild cards in place,
    sets by suit with the wild cards last.

    >>> from engine.rummy.rules import HandRules
    >>> count(HandRules(), [2, 0, 1, 12])
    (10, [[0, 1, 2]], [12])
    """
    if _is_plain(cards, rules):
        return deadwood_plain.least(cards, rules.full, True)
    return _laid_out(Search(cards, rules, progress), rules)


def _laid_out(search: Search, rules: "HandRules") -> tuple[int, list[list[int]], list[int]]:
    points = search.least()
    melds, left = search.melds()
    shown = [_reading_order(natural, wilds, rules) for natural, wilds in melds]
    shown.sort()
    left.sort()
    return points, [meld for _, meld in shown], left


def _reading_order(natural: list[int], wilds: int, rules: "HandRules") -> tuple[int, list[int]]:
    """Return (lowest rank, cards in reading order) of a meld."""
    natural.sort()
    rank = natural[0] % 13
    if rank == natural[-1] % 13 and len(natural) + wilds <= rules.max_set:
        return rank, natural + [rules.wild] * wilds
    cards: list[int] = []
    for card in natural:
        while cards and cards[0] + len(cards) < card:
            cards.append(rules.wild)
        cards.append(card)
    free = wilds + len(natural) - len(cards)
    above = min(free, 12 - natural[-1] % 13)
    return rank, [rules.wild] * (free - above) + cards + [rules.wild] * above


def best_discard(
    rules: "HandRules", cards: list[int], progress: "Progress | None" = None
) -> tuple[int, list[int]]:
    """Return (least deadwood after a discard, all cards whose discard reaches it, best first).

    `cards` is a hand and the drawn card. Each card is listed once: higher values first, a wild card
    last. Cards whose discard leaves a hand that wins the game at once come before all others
    (RMN-11).
    """
    search = None
    if _is_plain(cards, rules):
        points, melds, left = deadwood_plain.least(cards, rules.full, True)
    else:
        search = Search(cards, rules, progress, True)
        points, melds, left = _laid_out(search, rules)
    # Put back as deadwood, a card adds at most its value. No discard saves more than that, and one
    # of the cards left saves all of it: the lower cards need no search.
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


def advised(
    rules: "HandRules", cards: list[int], progress: "Progress | None" = None
) -> tuple[int, list[int]]:
    """Return (deadwood after the discard, all cards that are good to discard, best first).

    They are those of `best_discard`. Only where none of them wins the game at once, but another
    discard does, they are the winning discards: the limits of one meld are none of such a hand
    (RMN-16), so that it may have more deadwood.
    """
    best, choices = best_discard(rules, cards, progress)
    found = winning_discards(rules, cards)
    if not found or choices[0] in found:
        return best, choices
    order: list[tuple[int, bool, int, int]] = []
    for card in found:
        rest = list(cards)
        rest.remove(card)
        points = least(rules, rest, progress)
        order.append((points, card == rules.wild, -rules.value(card), card))
    order.sort()
    return order[0][0], [entry[3] for entry in order]


def _spare(melds: list[list[int]], wild: int) -> list[int]:
    """Return cards of melds of four or more that can go and leave the rest a meld."""
    spare: list[int] = []
    for meld in melds:
        natural = [card for card in meld if card != wild]
        if len(meld) > 3 and len(natural) > 1:
            if natural[0] % 13 == natural[-1] % 13:
                spare += meld
            else:
                spare.append(meld[0])
                spare.append(meld[-1])
    return spare


def winning_discards(rules: "HandRules", cards: list[int]) -> list[int]:
    """Return the cards whose discard leaves a hand that wins the game at once (RMN-11)."""
    found: list[int] = []
    for card in set(cards):
        rest = list(cards)
        rest.remove(card)
        if rules.wins(rest):
            found.append(card)
    return found


def reaches_win(rules: "HandRules", cards: list[int]) -> bool:
    """Return whether a hand wins the game at once, or does so after some discard."""
    return rules.wins(cards) or bool(winning_discards(rules, cards))


class Count:
    """The outcome of a hand: its deadwood in `points`, the `melds`, and the cards `left`.

    `after` is the deadwood after the best discard; without a drawn card it equals `points`. The
    flags: `clean`, no deadwood after the discard; `won`, the hand wins the game at once; `big`, the
    hand and the drawn card are all melded; `may_end`, the player may end the round. `outcome` is
    the highest of these.
    """

    def __init__(self, points: int, melds: list[list[int]], left: list[int]) -> None:
        self.points = self.after = points
        self.melds = melds
        self.left = left
        self.clean = self.won = self.big = self.may_end = False

    @property
    def outcome(self) -> str:
        """WON, BIG, CLEAN, MAY_END or MAY_NOT_END of `engine.rummy.rules`."""
        if self.won:
            return WON
        if self.big:
            return BIG
        if self.clean:
            return CLEAN
        return MAY_END if self.may_end else MAY_NOT_END


def count_hand(rules: "HandRules", cards: list[int], progress: "Progress | None" = None) -> Count:
    """Return the Count of a hand, or of a hand and the drawn card.

    Implements RMN-8, RMN-10, RMN-11, GSK-6, GSK-8 and GSK-9.
    """
    found = Count(*count(rules, cards, progress))
    drawn = len(cards) > rules.size
    if drawn:
        found.after, _ = best_discard(rules, cards, progress)
    found.clean = found.after == 0
    found.won = reaches_win(rules, cards)
    found.big = drawn and rules.has_big and found.points == 0
    found.may_end = found.after <= rules.limit or found.won or found.big
    return found
