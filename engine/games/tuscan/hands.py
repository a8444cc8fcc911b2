"""Tuscan Rummy's hands: gran ramino, ramino, dieci and sette (TUS-4 to TUS-7, TUS-9, TUS-10).

Method: each suit becomes a bit mask of ranks in the deck's order. In the Italian deck the 7 and the
jack are neighbours; in the German deck the ace is above the king or below the 6 (TUS-12). Shifts of
the masks find runs. The melds of a dieci or sette hold each card once. The lowest remaining card of
the first suit that has one must start a run or belong to a set, so one run of each length and at
most four sets are tried, at most three melds deep. A hand takes the name of the highest kind it
fulfils (TUS-7).

Bounds: of 1.5 million hands in a hill climb, the worst tried 25 divisions into melds (A 2 3 of
spades and hearts, A 2 of diamonds and clubs). It takes 1.4 KB of short-lived lists on a board.
"""

from collections import namedtuple

from ...compat import TYPE_CHECKING
from ...errors import InputError
from .rules import SEVEN, TEN, is_german, run_order

if TYPE_CHECKING:
    from typing import NamedTuple

    from ...types import House

HANDS = ("none", "sette", "dieci", "ramino", "gran_ramino")

# How high a suit ranks (TUS-9: spades, clubs, diamonds, hearts), in the deck's order S H D C.
_SUIT_HEIGHT = (3, 0, 1, 2)

# Mask of the suits that have a rank -> masks of the sets that include the first of these suits.
_SETS = {7: (7,), 11: (11,), 13: (13,), 14: (14,), 15: (15, 7, 11, 13)}

if TYPE_CHECKING:

    class Hand(NamedTuple):
        """A hand: its `kind`, one of HANDS, its `melds`, and its `strength`.

        `melds` are the melds it consists of, longest first; empty for "none". Of two hands of the
        same size the one with the greater `strength` wins (TUS-7, TUS-9, TUS-10); "none" has 0.
        """

        kind: str
        melds: list[list[int]]
        strength: int

else:
    # MicroPython has the plain form only.
    Hand = namedtuple("Hand", ("kind", "melds", "strength"))


def check_size(count: int, house: "House", field: str = "cards") -> None:
    """Raise InputError for `field` unless hands of `count` cards are dealt (TUS-2)."""
    if count != SEVEN and (count != TEN or is_german(house)):
        want = str(SEVEN) if is_german(house) else "%d / %d" % (SEVEN, TEN)
        raise InputError(field, "cards.wrong_count", n=count, want=want)


def classify(cards: list[int], house: "House", size: int | None = None) -> Hand:
    """Return the Hand that `cards` make: the highest kind they fulfil (TUS-4 to TUS-7).

    `cards` are different cards of the deck in `house`, in any order. `size` (7 or 10) is the number
    dealt, by default the number of `cards`; a hand of another size is of no kind (ALL-7).

    >>> house = {"deck": "italian40", "german_ace": "high"}
    >>> classify([0, 1, 2, 3, 4, 5, 6, 13, 26, 14], house).kind
    'none'
    >>> classify([0, 1, 2, 3, 4, 5, 6, 13, 14, 25], house).melds
    [[0, 1, 2, 3, 4, 5, 6], [13, 14, 25]]
    """
    if size is None:
        size = len(cards)
    check_size(size, house)
    if len(cards) != size:
        return Hand("none", [], 0)
    ranks = run_order(house)
    suits = _masks(cards, ranks)
    level, parts = _find(suits, size)
    if not level:
        return Hand("none", [], 0)
    melds: list[list[int]] = []
    for part in parts:
        melds.append([13 * place[0] + ranks[place[1]] for place in part])
    # The first card breaks ties: MicroPython's sort is not stable.
    melds.sort(key=_length_first)
    if level > 2:
        value = level << 12 | _SUIT_HEIGHT[melds[0][0] // 13]
    else:
        value = 1 << 12 | _longest_suit(suits)
    return Hand(HANDS[level], melds, value)


def rule_of(kind: str) -> str:
    """Return the rule that defines a kind of hand.

    >>> rule_of("ramino"), rule_of("dieci"), rule_of("none")
    ('TUS-5', 'TUS-6', 'TUS-6')
    """
    if kind == "gran_ramino":
        return "TUS-4"
    return "TUS-5" if kind == "ramino" else "TUS-6"


def hides(cards: list[int], house: "House", size: int) -> bool:
    """Return whether `cards`, one too many, would win after some discard (ALL-7)."""
    for index in range(len(cards)):
        if classify(cards[:index] + cards[index + 1 :], house, size).kind != "none":
            return True
    return False


def tie_break(strength: int) -> tuple[int, int, int]:
    """Return (count, place, suit) from the `strength` of a dieci or sette (TUS-10).

    `count` is the number of cards in the better suit, `place` that of its highest card in the
    deck's order, `suit` the suit's number in the deck.
    """
    return strength >> 8 & 15, strength >> 4 & 15, _SUIT_HEIGHT.index(strength & 3)


def _length_first(meld: list[int]) -> tuple[int, int]:
    return -len(meld), meld[0]


def _masks(cards: list[int], ranks: tuple[int, ...]) -> list[int]:
    """Return the four suits as masks of places in the deck's order."""
    suits = [0, 0, 0, 0]
    for card in cards:
        suits[card // 13] |= 1 << ranks.index(card % 13)
    return suits


def _find(suits: list[int], size: int) -> tuple[int, list[list[tuple[int, int]]]]:
    """Return the index in HANDS and the parts, lists of (suit, place)."""
    for suit in range(4):
        mask = suits[suit]
        if mask == 0x3FF:
            return 4, [[(suit, place) for place in range(10)]]
        seven = mask & mask >> 1
        seven &= seven >> 2
        seven &= seven >> 3
        start = 0
        while seven >> start:
            if seven >> start & 1:
                rest = list(suits)
                rest[suit] ^= 127 << start
                others = _three(rest) if size == TEN else []
                if others is not None:
                    ramino = [[(suit, place) for place in range(start, start + 7)]]
                    if others:
                        ramino.append(others)
                    return 3, ramino
            start += 1
    parts: list[list[tuple[int, int]]] = []
    if not _cover(suits, size, parts):
        return 0, parts
    return (2 if size == TEN else 1), parts


def _three(suits: list[int]) -> list[tuple[int, int]] | None:
    """Return the other three cards of a ramino if they make a set or a run (TUS-5), else None."""
    places: list[tuple[int, int]] = []
    for suit in range(4):
        mask = suits[suit]
        for place in range(10):
            if mask >> place & 1:
                places.append((place, suit))
    same = places[0][1] == places[2][1]
    places.sort()
    if same or places[0][0] + 1 == places[1][0] == places[2][0] - 1:
        return [(suit, place) for place, suit in places]
    return None


def _cover(suits: list[int], left: int, found: list[list[tuple[int, int]]]) -> bool:
    """Return whether runs and sets hold all `left` cards once; add them to `found` (TUS-6).

    Seven cards that are not a ramino split into four and three, as every cover of seven does. A run
    of seven, which also splits that way, is found earlier.
    """
    if left < 3:
        return not left
    suit = 0
    while not suits[suit]:
        suit += 1
    mask = suits[suit]
    place = 0
    while not mask >> place & 1:
        place += 1
    end = place
    while mask >> end & 1:
        end += 1
    while end - place >= 3:
        suits[suit] ^= (1 << end) - (1 << place)
        done = _cover(suits, left - end + place, found)
        suits[suit] = mask
        if done:
            found.append([(suit, at) for at in range(place, end)])
            return True
        end -= 1
    same = 0
    for other in range(suit, 4):
        same |= (suits[other] >> place & 1) << other
    for chosen in _SETS.get(same, ()):
        _take(suits, chosen, place)
        done = _cover(suits, left - (4 if chosen == 15 else 3), found)
        _take(suits, chosen, place)
        if done:
            found.append([(other, place) for other in range(4) if chosen >> other & 1])
            return True
    return False


def _take(suits: list[int], chosen: int, place: int) -> None:
    """Remove the cards of a set from the suits, or put them back."""
    for other in range(4):
        if chosen >> other & 1:
            suits[other] ^= 1 << place


def _longest_suit(suits: list[int]) -> int:
    """Return the tie-break of TUS-10: most cards in a suit, its highest place, the suit's rank."""
    best = 0
    for suit in range(4):
        mask = suits[suit]
        count = 0
        high = -1
        while mask >> high + 1:
            high += 1
            count += mask >> high & 1
        value = count << 8 | (high if count else 0) << 4 | _SUIT_HEIGHT[suit]
        best = max(best, value)
    return best
