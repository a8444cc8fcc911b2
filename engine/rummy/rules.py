"""What a game of the rummy family says of its melds and hands, for the solvers and the referee.

A game gives its facts in one place: a subclass of `MeldRules`, or of `HandRules` where deadwood
counts. Whoever judges melds and hands takes such an object and knows no game.
"""

from engine.cards import STANDARD52
from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cards import Deck

# The ranks of a whole suit from low to high, each less one, the ace low.
ALL_RANKS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)

# What the ranks count as deadwood, from the king down.
_FULL = bytes(range(13, 0, -1))
_TENS = bytes((10, 10, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))

# What a hand comes to, the highest first.
WON = "won"
BIG = "big"
CLEAN = "clean"
MAY_END = "may_end"
MAY_NOT_END = "may_not_end"


class MeldRules:
    """What is a meld in a game under its house rules.

    `deck`; `ranks`, those of a suit (less one) from low to high, as they follow each other in a
    run; `set_most` cards in a set, `twins` whether equal ones; `wild_limit` wild cards in a meld.

    The rule numbers: `set_rule`, `run_rule`, `order_rule` (what follows what in a run),
    `corner_rule` (no run goes on round the corner), `wild_rule`. The keys of texts: `suit_key`, the
    word for what a run has one of, `wild_key` for too many wild cards, `corner_key`. The notes
    behind a reason are "" where a house rule is at its default; that on the ace is said where one
    is among the cards.
    """

    deck: "Deck" = STANDARD52
    ranks: "tuple[int, ...]" = ALL_RANKS
    set_most = 4
    twins = False
    wild_limit = 0

    set_rule: "str | None" = None
    run_rule: "str | None" = None
    order_rule: "str | None" = None
    corner_rule: "str | None" = None
    wild_rule: "str | None" = None

    suit_key = "meld.suit"
    wild_key = "meld.one_wild"
    corner_key = "meld.ace_low"

    @property
    def twins_note(self) -> str:
        """What is said of the house rule about equal cards."""
        return ""

    @property
    def wild_note(self) -> str:
        """What is said of the house rule about wild cards."""
        return ""

    @property
    def ace_note(self) -> str:
        """What is said of the house rule about the ace."""
        return ""


class Says:
    """How the referee says what a hand comes to.

    `rule` decides; `key` is the sentence about the hand, `discard_key` the one about the discard
    that leads to it, `full_key` the one that `ask` gives.
    """

    def __init__(self, rule: str, key: str, discard_key: str, full_key: str) -> None:
        self.rule = rule
        self.key = key
        self.discard_key = discard_key
        self.full_key = full_key


class HandRules(MeldRules):
    """What a hand counts in a game with deadwood; by itself, these are those of ordinary gin rummy.

    `size` is the cards of a hand, `limit` the deadwood with which a player may end the round,
    `most` the most that a hand can count, by `count_rule`; `wild_value` what a wild card counts,
    `full` whether court cards count 11 to 13 instead of ten; `has_big` whether a hand and the
    drawn card may be melded together.

    `says` maps WON, BIG, CLEAN, MAY_END and MAY_NOT_END to `Says`; `flags` lists what `ask` answers
    with yes or no of a hand, (name, which of WON, BIG, CLEAN).
    """

    size = 10
    limit = 10
    most = 100
    count_rule: "str | None" = None
    wild_value = 0
    full = False
    has_big = False

    says: "dict[str, Says]" = {}
    flags: "tuple[tuple[str, str], ...]" = ()

    @property
    def limit_note(self) -> str:
        """What is said of the house rule about the limit."""
        return ""

    @property
    def won_note(self) -> str:
        """What is said of the house rule about winning at once."""
        return ""

    @property
    def melds_note(self) -> str:
        """What is said of all the house rules about melds."""
        return ""

    def __init__(self) -> None:
        # What the search reads often is the object's own.
        self.wild = self.deck.wild
        self.copies = self.deck.copies
        self.values = _FULL if self.full else _TENS

    def value(self, card: int) -> int:
        """Return what a card counts as deadwood.

        >>> HandRules().value(12)
        10
        """
        if card == self.wild:
            return self.wild_value
        return self.values[12 - card % 13]

    def total(self, cards: "Sequence[int]") -> int:
        """Return what all the cards count."""
        points = 0
        for card in cards:
            points += self.value(card)
        return points

    def wins(self, cards: "Sequence[int]") -> bool:
        """Tell whether a hand of `size` cards wins the game at once."""
        return False

    def usual(self) -> "HandRules":
        """Return the rules without what the house has changed about melds and about winning."""
        return self
