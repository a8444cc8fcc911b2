"""Which card is likely to be keyed next, so that melds take fewer presses than random cards.

People hold melds together: after 7♥ comes 8♥, or another 7. The weights are whole numbers. A front
end offers the heaviest card first, or gives heavier cards shorter ways.
"""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cards import Deck

_PLAIN = 4
_NEXT_OF_RUN = 260
_BEFORE_RUN = 70
_MORE_OF_SET = 220
_UP = 70
_SAME = 26
_DOWN = 22
_WILD = 16


def weights(
    deck: "Deck",
    keyed: "Sequence[int]",
    taken: "Sequence[int]",
    order: "Sequence[int] | None" = None,
    twins: bool = False,
) -> list[int]:
    """Return the weights of the cards of a deck, by card: heavier is likelier, 0 is impossible.

    `keyed` are the cards so far, in order, `taken` cards that are elsewhere. `order` has the ranks
    of the deck, less one, as a run has them, from low to high (None: in numeric order). Only with
    `twins` may a set hold the same card twice.
    """
    # A list takes a third of the memory of a dict.
    found = [0] * (deck.wild + 1 + len(deck.dead))
    for card in range(len(found)):
        if deck.count(card) > keyed.count(card) + taken.count(card):
            found[card] = _PLAIN
    ranks = order or [rank - 1 for rank in deck.ranks]
    natural = [card for card in keyed if card < deck.wild]
    if not natural:
        return found
    last = natural[-1]
    before = natural[-2] if len(natural) > 1 else None
    up, down = _neighbour(last, ranks, 1), _neighbour(last, ranks, -1)
    if before is not None and before == down:
        _add(found, up, _NEXT_OF_RUN)
        start = _start_of_run(natural, ranks, 1)
        _add(
            found, _neighbour(start, ranks, -1), _BEFORE_RUN if _can_be(found, up) else _NEXT_OF_RUN
        )
        _add_rank(found, deck, last, _SAME // 2)
        _add_rank(found, deck, before, _SAME // 4)
    elif before is not None and before == up:
        _add(found, down, _NEXT_OF_RUN)
        _add(found, _neighbour(_start_of_run(natural, ranks, -1), ranks, 1), _BEFORE_RUN)
        _add_rank(found, deck, last, _SAME // 2)
    elif before is not None and before % 13 == last % 13:
        _add_rank(found, deck, last, _MORE_OF_SET)
        _add(found, up, _UP // 4)
        _add(found, down, _DOWN // 4)
    else:
        _add(found, up, _UP)
        _add_rank(found, deck, last, _SAME)
        _add(found, down, _DOWN)
    _add(found, deck.wild, _WILD)
    if not twins:
        # A card of the set being keyed is unlikely to come again.
        at = len(natural)
        while at and natural[at - 1] % 13 == last % 13:
            at -= 1
            if found[natural[at]]:
                found[natural[at]] = _PLAIN
    return found


def _can_be(found: list[int], card: int) -> bool:
    return card >= 0 and found[card] > 0


def _add(found: list[int], card: int, weight: int) -> None:
    if _can_be(found, card):
        found[card] += weight


def _add_rank(found: list[int], deck: "Deck", card: int, weight: int) -> None:
    """Share `weight` among the cards of the same rank: later suits first, the same card last."""
    same = [c for c in range(card % 13, deck.wild, 13) if found[c]]
    order = (
        [c for c in same if c > card]
        + [c for c in same if c < card]
        + [c for c in same if c == card]
    )
    for place, c in enumerate(order):
        found[c] += max(1, weight * (len(same) - place) * 2 // (len(same) * (len(same) + 1)))


def _neighbour(card: int, ranks: "Sequence[int]", step: int) -> int:
    """Return the next card of the suit up or down, or -1 if the deck has none."""
    if card < 0 or card % 13 not in ranks:
        return -1
    place = ranks.index(card % 13) + step
    return card - card % 13 + ranks[place] if 0 <= place < len(ranks) else -1


def _start_of_run(natural: list[int], ranks: "Sequence[int]", step: int) -> int:
    """Return the first card of the run that `natural` ends with, keyed in steps of `step`."""
    at = len(natural) - 1
    while at and natural[at - 1] == _neighbour(natural[at], ranks, -step):
        at -= 1
    return natural[at]


def likeliest(found: "Sequence[int]", cards: "Sequence[int]") -> int | None:
    """Return the card of `cards` with the highest weight in `found`, or None if there are none.

    Among equal ones it is the lowest.

    >>> likeliest([4, 4, 9, 9], [0, 3, 2])
    2
    """
    best = None
    for card in sorted(cards):
        if best is None or found[card] > found[best]:
            best = card
    return best
