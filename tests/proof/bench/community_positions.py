"""Rumski positions for tests and benchmarks: random tables of legal melds, and a hand.

A position is a pair (table, hand) of card numbers. The kinds: `mixed` (few melds, any hand),
`mid_game` (tables of 6 to 31 cards, hands of 1 to 8), `large` (24 to 50 cards, hands of 1 to 11, up
to five wilds), `adversarial` (hands of wilds, all five of a rank, whole colours).
"""

from random import Random

from engine.cards import RUMSKI70

_WILD = RUMSKI70.wild
_DECK = list(range(_WILD)) + [_WILD] * RUMSKI70.wilds


def _set(rng, left):
    rank = rng.randrange(13)
    cards = [13 * colour + rank for colour in range(5) if 13 * colour + rank in left]
    rng.shuffle(cards)
    return cards[: rng.choice((3, 3, 4, 5))]


def _run(rng, size):
    low = rng.randrange(14 - size) + 13 * rng.randrange(5)
    return list(range(low, low + size))


# (table, hand): lists of card numbers.
Position = tuple[list[list[int]], list[int]]


def random_meld(
    rng: Random, left: list[int], wild_share: float, long_runs: bool = False
) -> list[int] | None:
    """Take a random meld from the cards `left`, or return None."""
    wild = _WILD in left and rng.random() < wild_share
    if rng.random() < 0.5:
        cards = _set(rng, left)
        if wild and len(cards) > 2:
            cards = cards[:-1]
    else:
        size = rng.choice((3, 3, 3, 4, 5, 6) if not long_runs else (5, 7, 9, 11, 13))
        cards = _run(rng, size)
        missing = [card for card in cards if card not in left]
        if len(missing) > wild:
            return None
        if wild:
            cards.remove(missing[0] if missing else rng.choice(cards))
    if len(cards) + wild < 3:
        return None
    cards += [_WILD] * wild
    for card in cards:
        left.remove(card)
    return cards


def dealt(
    rng: Random, low: int, high: int, hand: int, wild_share: float = 0.35, long_runs: bool = False
) -> "Position":
    """Return a position with a table of `low` to `high` cards and a hand of `hand`."""
    while True:
        left = list(_DECK)
        table = []
        size = 0
        target = rng.randrange(low, high + 1)
        for _ in range(60):
            if size >= target:
                break
            meld = random_meld(rng, left, wild_share, long_runs)
            if meld:
                table.append(meld)
                size += len(meld)
        if low <= size <= high:
            rng.shuffle(left)
            return table, left[:hand]


def mixed(rng: Random, maximum: int = 22, hand: int = 8) -> "Position":
    """Return a position with a small or empty table and any hand, with extra wilds."""
    table, cards = dealt(rng, 0, maximum, rng.randrange(hand + 1))
    if rng.random() < 0.3:
        there = sum([meld.count(_WILD) for meld in table]) + cards.count(_WILD)
        for at in range(min(len(cards), rng.randrange(6 - there))):
            if cards[at] != _WILD:
                cards[at] = _WILD
    return table, cards


def mid_game(rng: Random) -> "Position":
    """Return a position in the middle of a round.

    It has 6 to 31 cards on the table and 1 to 8 in the hand.
    """
    return dealt(rng, 6, 31, rng.randrange(1, 9))


def large(rng: Random) -> "Position":
    """Return a position with a full table.

    It has 24 to 50 cards on the table, 1 to 11 in the hand, and up to five wilds.
    """
    return dealt(rng, 24, 50, rng.randrange(1, 12))


def adversarial(rng: Random) -> "Position":
    """Return a position of a difficult kind: many wilds, fives of a rank, long runs."""
    kind = rng.randrange(4)
    if kind == 0:
        table, hand = dealt(rng, 0, 16, 6, 0.1)
        spare = RUMSKI70.wilds - sum([meld.count(_WILD) for meld in table])
        natural = [card for card in hand if card != _WILD]
        return table, natural[: rng.randrange(4)] + [_WILD] * spare
    if kind == 1:
        table, hand = dealt(rng, 0, 13, 0, 0.8, True)
        gone = [card for meld in table for card in meld]
        rank = rng.randrange(13)
        hand = [13 * colour + rank for colour in range(5) if 13 * colour + rank not in gone]
        low = rng.randrange(13)
        hand += [
            card
            for colour in range(2)
            for card in (13 * colour + low, 13 * colour + (low + 2) % 13)
            if card not in gone and card not in hand
        ]
        return table, hand + [_WILD] * rng.randrange(RUMSKI70.wilds + 1 - gone.count(_WILD))
    if kind == 2:
        return dealt(rng, 13, 20, rng.randrange(1, 8), 1.0, True)
    return dealt(rng, 9, 18, rng.randrange(1, 8), 1.0)


def texts(position: "Position") -> tuple[list[list[str]], list[str]]:
    """Return the position with the cards as texts."""
    table, hand = position
    return [RUMSKI70.texts(meld) for meld in table], RUMSKI70.texts(hand)


def is_whole(position: "Position") -> bool:
    """Return whether no card occurs more often than in the deck."""
    table, hand = position
    cards = list(hand) + [card for meld in table for card in meld]
    return all([cards.count(card) <= RUMSKI70.count(card) for card in cards])
