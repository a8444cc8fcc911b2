"""What a rummy game defines about its melds and hands, for the solvers and the referee.

A game states its facts in one place: a subclass of `MeldRules`, or of `HandRules` if deadwood
counts. They are compiled into one table (`engine.rummy.table`), and code that judges melds and
hands reads that and knows no game.
"""

from ..cards import STANDARD52
from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..cards import Deck
    from ..types import HasRules

# The ranks of a whole suit, minus one, from low to high with the ace low.
ALL_RANKS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)

# The outcomes of a hand, the highest first.
WON = "won"
BIG = "big"
CLEAN = "clean"
MAY_END = "may_end"
MAY_NOT_END = "may_not_end"


class MeldRules:
    """What a meld is in a game under its house rules.

    `deck` is the Deck; `ranks` are the ranks of a suit (minus one) from low to high in the order of
    a run. A set has at most `max_set` cards; two of them may be equal only with `twins`. A meld
    has at most `wild_limit` wild cards, and one that is not. `table` has all this once it is asked
    for; changes after that say nothing.

    Rule numbers: `set_rule`, `run_rule`, `order_rule` (the order of cards in a run), `corner_rule`
    (no run continues round the corner) and `wild_rule`. `suit_word` is what the cards of a run
    share, suit or colour; `wild_key` and `corner_key` say what is too wild, and why no corner.
    """

    deck: "Deck" = STANDARD52
    ranks: "tuple[int, ...]" = ALL_RANKS
    max_set = 4
    twins = False
    wild_limit = 0

    set_rule: "str | None" = None
    run_rule: "str | None" = None
    order_rule: "str | None" = None
    corner_rule: "str | None" = None
    wild_rule: "str | None" = None

    suit_word = "suit"
    wild_key = "meld.one_wild"
    corner_key = "meld.ace_low"

    table: "Any" = None

    def value(self, card: int) -> int:
        """Return the points of a card as deadwood."""
        return 0

    def wins(self, cards: "Sequence[int]") -> bool:
        """Return whether the cards are a hand that wins the game at once."""
        return False


def meld_rules(game: "HasRules") -> MeldRules:
    """Return the rules of melds of a game that has melds."""
    rules = game.own_rules()
    assert isinstance(rules, MeldRules)
    return rules


class Says:
    """The texts with which the referee reports the outcome of a hand.

    `rule` decides. `key` is the sentence about the hand, `discard_key` the one about the discard
    that leads to it, `full_key` the one that `ask` gives;
    where a hand may end the round or not, `full_key` with `_after` is that after a discard.
    """

    def __init__(self, rule: str, key: str, discard_key: str, full_key: str) -> None:
        self.rule = rule
        self.key = key
        self.discard_key = discard_key
        self.full_key = full_key


class HandRules(MeldRules):
    """What a hand counts in a game with deadwood; the defaults are those of standard gin rummy.

    `size` is the number of cards in a hand. `limit` is the deadwood with which a player may end the
    round, `max_deadwood` the highest deadwood of a hand, by `count_rule`. A wild card counts
    `wild_value`; with `full`, court cards count 11 to 13 instead of ten, and a class with other
    points has a `value` of its own. `has_big` says whether a hand and the drawn card may be melded
    together.

    `says` maps WON, BIG, CLEAN, MAY_END and MAY_NOT_END to `Says`. `flags` lists the yes-or-no
    answers of `ask` about a hand, (name, which of WON, BIG, CLEAN).
    """

    size = 10
    limit = 10
    max_deadwood = 100
    count_rule: "str | None" = None
    wild_value = 0
    full = False
    has_big = False
    # Whether the card turned up may count for something.
    takes_upcard = False
    # Whether the limit depends on the card turned up, which these rules do not know.
    asks_upcard = False
    # That card, if they know it.
    upcard: "int | None" = None

    # The rule by which a hand that wins the game need not consist of melds.
    won_rule: "str | None" = None

    says: "dict[str, Says]" = {}
    flags: "tuple[tuple[str, str], ...]" = ()

    def turned_up(self, upcard: int) -> "HandRules":
        """Return the rules of a round in which `upcard` was turned up."""
        return self

    def value(self, card: int) -> int:
        """Return the points of a card as deadwood.

        >>> HandRules().value(12)
        10
        """
        if card == self.deck.wild:
            return self.wild_value
        return min(card % 13 + 1, 13 if self.full else 10)

    def total(self, cards: "Sequence[int]") -> int:
        """Return the points of all the cards."""
        points = 0
        for card in cards:
            points += self.value(card)
        return points


def hand_rules(game: "HasRules") -> HandRules:
    """Return the rules of hands of a game with deadwood."""
    rules = game.own_rules()
    assert isinstance(rules, HandRules)
    return rules
