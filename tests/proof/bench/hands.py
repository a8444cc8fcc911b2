"""Hands for the deadwood solvers: random, rich in melds, and difficult ones.

All are drawn from a `random.Random` that the caller seeds, so every run has the same hands.
"""

from random import Random

from engine import games
from engine.game.meld_rules import HandRules, MeldRules

SUITS = {"gin": 4, "rumino": 4, "ginski": 5}
COPIES = {"gin": 1, "rumino": 2, "ginski": 1}
WILDS = {"gin": 0, "rumino": 4, "ginski": 5}


def meld_rules(game: str, house: dict | None = None) -> MeldRules:
    """Return the rules of a game's melds under a house."""
    played = games.load(game)
    options = [option.name for option in played.options]
    given = {name: value for name, value in (house or {}).items() if name in options}
    found = played.rules_for(played.with_defaults(given))
    assert found is not None, game
    return found


def rules(game: str, house: dict | None = None) -> HandRules:
    """Return the HandRules of a game under a house; "gin" is ordinary gin rummy."""
    if game == "gin":
        return HandRules()
    found = meld_rules(game, house)
    assert isinstance(found, HandRules), game
    return found


def deck(game: str) -> list[int]:
    """Return all cards of a game's deck as numbers."""
    suits = SUITS[game]
    return list(range(13 * suits)) * COPIES[game] + [13 * suits] * WILDS[game]


def random_hand(rng: Random, game: str, size: int) -> list[int]:
    """Return any `size` cards of the deck."""
    return rng.sample(deck(game), size)


def _fill(rng, game, cards, size):
    left = deck(game)
    hand = []
    for card in cards:
        if card in left and len(hand) < size:
            left.remove(card)
            hand.append(card)
    return hand + rng.sample(left, size - len(hand))


def rich_hand(rng: Random, game: str, size: int) -> list[int]:
    """Return a hand of overlapping sets and runs, most of which melds in several ways."""
    suits, cards = SUITS[game], []
    while len(cards) < size:
        rank, suit = rng.randrange(13), rng.randrange(suits)
        if rng.random() < 0.5:
            cards += [13 * other + rank for other in rng.sample(range(suits), 3)]
        else:
            low = min(rank, 10)
            cards += [13 * suit + low + step for step in range(3)]
    return _fill(rng, game, cards, size)


def block_hand(rng: Random, game: str, size: int) -> list[int]:
    """Return a hand from a few neighbouring ranks, where sets and runs compete for cards."""
    low, width = rng.randrange(11), rng.choice((3, 3, 4, 5))
    near = [card for card in deck(game) if low <= card % 13 < low + width]
    rng.shuffle(near)
    return _fill(rng, game, near, size)


def wild_hand(rng: Random, game: str, size: int) -> list[int]:
    """Return a hand with all or nearly all wild cards of the deck, filled up at random."""
    wild = 13 * SUITS[game]
    wilds = [wild] * rng.randint(max(0, WILDS[game] - 2), WILDS[game])
    make = rng.choice((random_hand, rich_hand, block_hand))
    rest = [card for card in make(rng, game, size) if card != wild]
    return _fill(rng, game, wilds + rest, size)


def twin_hand(rng: Random, game: str, size: int) -> list[int]:
    """Return a hand of pairs of equal cards, or of equal ranks in a single deck."""
    cards = []
    start = rng.randrange(13)
    while len(cards) < size:
        rank = (start + rng.randrange(4)) % 13
        suit = rng.randrange(SUITS[game])
        cards += [13 * suit + rank] * 2
    return _fill(rng, game, cards, size)


def long_hand(rng: Random, game: str, size: int) -> list[int]:
    """Return a hand with a long run in one suit and all cards of one rank."""
    suit, rank = rng.randrange(SUITS[game]), rng.randrange(13)
    cards = [13 * suit + each for each in range(13)]
    rng.shuffle(cards)
    cards = cards[: rng.randint(5, 13)]
    ranks = [13 * each + rank for each in range(SUITS[game])] * COPIES[game]
    mixed = ranks + cards if rng.random() < 0.5 else cards + ranks
    return _fill(rng, game, mixed, size)


KINDS = (random_hand, rich_hand, block_hand, wild_hand, twin_hand, long_hand)


def hands(rng: Random, game: str, size: int, count: int) -> list[list[int]]:
    """Return `count` hands, the same number of each kind."""
    return [KINDS[n % len(KINDS)](rng, game, size) for n in range(count)]
