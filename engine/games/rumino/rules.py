"""Rumino's house rules, melds and hands (RMN-4 to RMN-8, RMN-10 to RMN-12, RMN-14)."""

from ...cards import RUMINO108
from ...compat import TYPE_CHECKING
from ...game.house import YES_NO, Option, Span
from ...game.meld_rules import CLEAN, MAY_END, MAY_NOT_END, WON, HandRules, Says

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...types import House


OPTIONS = (
    Option("twins", "yes", YES_NO, "RMN-5"),
    Option("jokers_per_meld", "any", ("any", 1, 2), "RMN-7"),
    Option("knock_limit", 7, (Span(1, 15),), "RMN-8"),
    Option("floor_zero", "no", YES_NO, "RMN-10"),
    Option("gin_bonus_for_all", "no", YES_NO, "RMN-10"),
    Option("natural_rumino", "no", YES_NO, "RMN-11"),
    Option("three_gins", "no", YES_NO, "RMN-11"),
    Option("out_at", 100, (Span(1, 9999),), "RMN-12"),
    Option("re_entry", "no", ("no", "once"), "RMN-12"),
    Option("stock_out", "reshuffle", ("reshuffle", "void", "score"), "RMN-14"),
)


class RuminoRules(HandRules):
    """The rules of Rumino's melds and hands for a `house`."""

    deck = RUMINO108
    set_rule = "RMN-5"
    run_rule = order_rule = corner_rule = "RMN-6"
    wild_rule = "RMN-7"
    won_rule = "RMN-16"
    wild_key = "meld.jokers"

    size = 7
    max_deadwood = 70
    count_rule = "RMN-4"
    wild_value = 10

    says = {
        WON: Says("RMN-11", "judge.rumino", "judge.discard_rumino", "deadwood.rumino"),
        CLEAN: Says("RMN-10", "judge.gin", "judge.discard_gin", "deadwood.gin"),
        MAY_END: Says("RMN-8", "judge.may_end", "judge.discard_knock", "deadwood.knock"),
        MAY_NOT_END: Says("RMN-8", "judge.may_not_end", "judge.discard", "deadwood.no_knock"),
    }
    flags = (("gin", CLEAN), ("rumino", WON))

    def __init__(self, house: "House") -> None:
        self.twins = house["twins"] == "yes"
        # The most cards that `ask` accepts as a meld.
        self.wild_limit = 14 if house["jokers_per_meld"] == "any" else house["jokers_per_meld"]
        self.limit = house["knock_limit"]
        self.natural = house["natural_rumino"] == "yes"

    def wins(self, cards: "Sequence[int]") -> bool:
        """Return whether seven cards are a Rumino: of one rank, or in order in one suit (RMN-11).

        Any number of jokers may stand in, unless `natural_rumino` is yes. The limits of one meld
        (`twins`, `jokers_per_meld`) do not apply (RMN-16).

        >>> house = {"twins": "yes", "jokers_per_meld": 1, "knock_limit": 7, "natural_rumino": "no"}
        >>> RuminoRules(house).wins([0, 1, 2, 3, 4, 5, 52])
        True
        """
        natural = [card for card in cards if card != self.deck.wild]
        if len(cards) != self.size or not natural:
            return False
        if self.natural and len(natural) < self.size:
            return False
        ranks = [card % 13 for card in natural]
        if min(ranks) == max(ranks):
            return True
        suits = [card // 13 for card in natural]
        spread = max(ranks) - min(ranks)
        in_order = spread < self.size and len(set(ranks)) == len(ranks)
        return in_order and min(suits) == max(suits)
