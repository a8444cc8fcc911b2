"""Gin Rummy's house rules, melds and hands (GIN-1, GIN-2, GIN-4 to GIN-6, GIN-9 to GIN-15)."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...game.house import YES_NO, Option, Span
from ...game.meld_rules import BIG, CLEAN, MAY_END, MAY_NOT_END, HandRules, Says
from ...game.upcard import option

if TYPE_CHECKING:
    from ...rummy.table import Table
    from ...types import House

HAND = 10
# The most that a court card counts, and so the highest limit that a card turned up can set.
_COURT = 10
SPADES = 0


OPTIONS = (
    Option("deals", "alternate", ("alternate", "loser", "winner"), "GIN-1"),
    option("GIN-2"),
    Option("knock_limit", 10, ("upcard", "gin", Span(1, 25)), "GIN-6"),
    Option("oklahoma_ace", 1, (1, "gin"), "GIN-6"),
    Option("spades_double", "no", YES_NO, "GIN-6"),
    Option("undercut_bonus", 25, (25, 10, 20), "GIN-9"),
    Option("undercut_tie", "opponent", ("opponent", "knocker"), "GIN-9"),
    Option("gin_bonus", 25, (25, 20), "GIN-10"),
    Option("big_gin", 31, (31, 50, "no"), "GIN-11"),
    Option("last_discard", "no", ("no", "knock"), "GIN-12"),
    Option("target", 100, (Span(1, 9999),), "GIN-13"),
    Option("box", 25, (25, 20, 0), "GIN-14"),
    Option("extra_boxes", "no", YES_NO, "GIN-14"),
    Option("game_bonus", 100, (Span(0, 9999),), "GIN-14"),
    Option("shutout", "double", ("double", "bonus_twice", "no"), "GIN-14"),
    Option("hollywood", "no", ("no", "yes", "last_twice"), "GIN-15"),
    Option("idle_deals", "yes", YES_NO, "GIN-18"),
)


def sets_limit(house: "House") -> bool:
    """Return whether the card turned up sets the knock limit under `house` (GIN-6)."""
    return house["knock_limit"] == "upcard"


def needs_upcard(house: "House") -> bool:
    """Return whether the card turned up counts for something under `house` (GIN-6)."""
    return sets_limit(house) or house["spades_double"] == "yes"


def limit(house: "House", upcard: int | None = None) -> int:
    """Return the most deadwood with which a player may knock; 0 if nobody may (GIN-6).

    While the card turned up is not known, the limit is the highest that it could set.

    >>> house = {"knock_limit": "upcard", "oklahoma_ace": 1}
    >>> [limit(house, card) for card in (0, 6, 12)]
    [1, 7, 10]
    """
    value = house["knock_limit"]
    if value == "gin":
        return 0
    if value != "upcard":
        return value
    if upcard is None:
        return _COURT
    if upcard % 13 == 0:
        return 0 if house["oklahoma_ace"] == "gin" else 1
    return min(upcard % 13 + 1, _COURT)


class GinRules(HandRules):
    """The rules of Gin Rummy's melds and hands for a `house`, and an `upcard` if it is known."""

    deck = STANDARD52
    set_rule = run_rule = order_rule = corner_rule = "GIN-4"

    size = HAND
    count_rule = "GIN-5"

    says = {
        BIG: Says("GIN-11", "judge.big_gin", "judge.big_gin", "deadwood.big_gin"),
        CLEAN: Says("GIN-10", "judge.gin", "judge.discard_gin", "deadwood.gin"),
        MAY_END: Says("GIN-6", "judge.may_end", "judge.discard_knock", "deadwood.knock"),
        MAY_NOT_END: Says("GIN-6", "judge.may_not_end", "judge.discard", "deadwood.no_knock"),
    }
    takes_upcard = True
    flags = (("gin", CLEAN), ("big_gin", BIG))

    def __init__(self, house: "House", upcard: int | None = None) -> None:
        self._house = house
        self.limit = limit(house, upcard)
        self.has_big = house["big_gin"] != "no"
        self.upcard = upcard
        self.asks_upcard = house["knock_limit"] == "upcard" and upcard is None

    def turned_up(self, upcard: int) -> "GinRules":
        """Return the rules of a hand in which `upcard` was turned up (GIN-6)."""
        return GinRules(self._house, upcard)


def table() -> "Table":
    """Return the Table of Gin Rummy: no house rule changes its melds or what a card counts."""
    if GinRules.table is None:
        # Imported when cards are first entered.
        from ...rummy.table import compiled

        # The defaults are those of standard gin rummy.
        GinRules.table = compiled(HandRules())
    return GinRules.table
