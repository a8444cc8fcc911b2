"""Poker hands: the best five of any number of cards from one standard deck (RML-7, RML-8).

Method: the cards become two whole numbers of two suits each, 14 bits per suit. The ace stands below
the 2 and again above the king; an empty bit separates the suits. A few shifts and ANDs then find
straights, pairs, threes and fours in all suits, without trying every five. A strength is one number
below 2**30: the category (4 bits), the ranks that make it (13 bits) and the kickers (13 bits). Of
two masks with equally many ranks the better one is the greater number, so ranks need no sorting.

Bounds: nothing is searched; the work is one addition per card and a few dozen steps. The slowest
hands that a million steps of hill climbing found, ten cards of ten ranks without a flush or
straight, take about 1.5 times the mean. The tables take 251 bytes with a board's 4-byte
words; a call allocates at most 144 bytes there.
"""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...errors import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...types import Hands

CATEGORIES = (
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
)

# Bits 0 and 15 are the ace below the 2, bits 13 and 28 the ace above the king; bit 14 stays empty.
_BITS = tuple(
    [1 | 1 << 13]
    + [1 << rank for rank in range(1, 13)]
    + [1 << 15 | 1 << 28]
    + [1 << rank for rank in range(16, 28)]
)

# The highest bit of a number below 128.
_TOP = bytes([0] + [1 << place for place in range(7) for _ in range(1 << place)])

# The first suit's card for a single bit of 13, where the 2 is lowest and the ace (card 0) highest.
# Powers of two have different remainders modulo 19, so no loop is needed.
_CARD = bytes([0, 1, 2, 0, 3, 0, 0, 7, 4, 9, 0, 0, 0, 6, 8, 12, 5, 11, 10])


def strength(cards: "Sequence[int]", wheel: bool = True) -> int:
    """Return the strength of the best five of `cards`: the greater number wins, equal ones tie.

    `cards` are five or more different cards of the standard deck (0 to 51), in any order. With
    `wheel` the ace may also be low, in A-2-3-4-5. Suits never break ties (RML-8, standard poker).

    >>> strength([0, 9, 10, 11, 12]) > strength([0, 13, 26, 39, 12])  # a royal flush, four aces
    True
    """
    left = right = 0
    for card in cards:
        if card < 26:
            left += _BITS[card]
        else:
            right += _BITS[card - 26]
    return _strength(left, right, len(cards), wheel)


def _strength(left: int, right: int, count: int, wheel: bool) -> int:
    low_left = left if wheel else left & 0x1FFF3FFE
    low_right = right if wheel else right & 0x1FFF3FFE
    runs = low_left & low_left >> 1
    runs &= runs >> 2 & low_left >> 4
    more = low_right & low_right >> 1
    more &= more >> 2 & low_right >> 4
    if runs or more:
        runs |= more
        runs = (runs | runs >> 15) & 0x3FF
        return 0x20000000 | (_TOP[runs >> 7] << 7 or _TOP[runs])

    # From here on a suit has 13 bits, the 2 lowest and the ace highest.
    spades = left >> 1 & 0x1FFF
    hearts = left >> 16
    diamonds = right >> 1 & 0x1FFF
    clubs = right >> 16
    major = spades | hearts
    minor = diamonds | clubs
    ranks = major | minor
    major_two = spades & hearts
    minor_two = diamonds & clubs
    twos = major_two | minor_two | major & minor
    threes = 0
    if twos:
        threes = major_two & minor | minor_two & major
        if threes:
            fours = major_two & minor_two
            if fours:
                fours = _TOP[fours >> 7] << 7 or _TOP[fours]
                ranks &= ~fours
                return 0x1C000000 | fours << 13 | (_TOP[ranks >> 7] << 7 or _TOP[ranks])
            three = _TOP[threes >> 7] << 7 or _TOP[threes]
            twos ^= three
            if twos:
                return 0x18000000 | three << 13 | (_TOP[twos >> 7] << 7 or _TOP[twos])

    flush = 0
    for suit in (spades, hearts, diamonds, clubs):
        # Remove the four lowest cards: a suit of five or more has some left. For each of these
        # beyond one, the suit has one low card too many.
        over = suit & suit - 1
        if over:
            over &= over - 1
            over &= over - 1
            over &= over - 1
            if over:
                while over & over - 1:
                    over &= over - 1
                    suit &= suit - 1
                flush = max(flush, suit)
    if flush:
        return 0x14000000 | flush

    line = ranks << 1 | ranks >> 12 if wheel else ranks << 1
    runs = line & line >> 1
    runs &= runs >> 2 & line >> 4
    if runs:
        return 0x10000000 | (_TOP[runs >> 7] << 7 or _TOP[runs])
    if threes:
        ranks ^= threes
        shown = 0x0C000000 | threes << 13
    elif twos:
        two = _TOP[twos >> 7] << 7 or _TOP[twos]
        twos ^= two
        if twos:
            two |= _TOP[twos >> 7] << 7 or _TOP[twos]
            ranks &= ~two
            return 0x08000000 | two << 13 | (_TOP[ranks >> 7] << 7 or _TOP[ranks])
        ranks ^= two
        shown = 0x04000000 | two << 13
    else:
        shown = 0
    # No pairs are left: each rank is one card. Drop the lowest until five remain.
    while count > 5:
        ranks &= ranks - 1
        count -= 1
    return shown | ranks


def best(cards: "Sequence[int]", wheel: bool = True) -> tuple[int, str, list[int]]:
    """Return `(strength, category, five)` of `cards`: its strength, its name and the best five.

    Takes the same arguments as `strength`. `category` is one of CATEGORIES. `five` lists the cards
    in reading order: first the cards that make the hand, each part from the highest rank down; the
    low ace of A-2-3-4-5 comes last. Of equally good fives, the one in the deck's first suits is
    returned.

    >>> best([0, 13, 26, 12, 25, 5, 7])[1:]  # A A A K K and two more
    ('full_house', [0, 13, 26, 12, 25])
    """
    left = right = 0
    for card in cards:
        if card < 26:
            left += _BITS[card]
        else:
            right += _BITS[card - 26]
    value = _strength(left, right, len(cards), wheel)
    kind = value >> 26
    low = value & 0x1FFF
    five: list[int] = []
    if kind == 8 or kind == 4:
        start = _CARD[low % 19] - 1
        suits = (left & 0x3FFF, left >> 15, right & 0x3FFF, right >> 15)
        if kind == 8:
            low *= 31
            suit = 0
            while suits[suit] & low != low:
                suit += 1
            suit *= 13
            for rank in range(start + 4, start - 1, -1):
                five.append(suit + rank % 13)
        else:
            for rank in range(start + 4, start - 1, -1):
                suit = 0
                while not suits[suit] >> rank & 1:
                    suit += 1
                five.append(13 * suit + rank % 13)
        return value, CATEGORIES[kind], five

    suits = (left >> 1 & 0x1FFF, left >> 16, right >> 1 & 0x1FFF, right >> 16)
    if kind == 5:
        suit = 0
        while suits[suit] & low != low:
            suit += 1
        suit *= 13
        while low:
            bit = _TOP[low >> 7] << 7 or _TOP[low]
            low ^= bit
            five.append(suit + _CARD[bit % 19])
        return value, CATEGORIES[kind], five

    ranks = value >> 13 & 0x1FFF
    if kind == 7:
        take = 4
    else:
        take = 2 if kind < 3 else 3
    while low or ranks:
        if not ranks:
            ranks = low
            low = 0
            take = 2 if kind == 6 else 1
        bit = _TOP[ranks >> 7] << 7 or _TOP[ranks]
        ranks ^= bit
        card = _CARD[bit % 19]
        wanted = take
        for suit in suits:
            if suit & bit:
                five.append(card)
                wanted -= 1
                if not wanted:
                    break
            card += 13
    return value, CATEGORIES[kind], five


def winners(hands: "Hands", wheel: bool = True) -> list[str]:
    """Return the names of those with the best hand, in alphabetical order; several tie (RML-8).

    `hands` maps names to cards, five or more each. Raises InputError for a smaller hand.

    >>> winners({"Ann": [0, 13, 2, 4, 6], "Bo": [26, 39, 15, 17, 19], "Cy": [1, 14, 3, 5, 7]})
    ['Ann', 'Bo']
    """
    top = -1
    names: list[str] = []
    for name in sorted(hands):
        check(hands[name])
        value = strength(hands[name], wheel)
        if value > top:
            top = value
            names = [name]
        elif value == top:
            names.append(name)
    return names


def check(cards: list[int], field: str = "hands") -> None:
    """Raise InputError for `field` if `cards` are fewer than five or contain a card twice."""
    if len(cards) < 5:
        raise InputError(field, "cards.wrong_count", n=len(cards), want="5")
    if len(set(cards)) < len(cards):
        for card in cards:
            if cards.count(card) > 1:
                raise InputError(
                    field, "cards.too_many", card=STANDARD52.text(card), deck=STANDARD52.name, n=1
                )
