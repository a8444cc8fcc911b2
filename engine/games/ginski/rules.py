"""Ginski's house rules, melds and hands (GSK-2 to GSK-6, GSK-8 to GSK-12, GSK-15)."""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING
from ...game.house import Option, Span
from ...game.meld_rules import BIG, CLEAN, MAY_END, MAY_NOT_END, HandRules, Says
from ...game.upcard import option

if TYPE_CHECKING:
    from ...types import House


OPTIONS = (
    option("GSK-2"),
    Option("end_limit", 13, (Span(1, 25),), "GSK-6"),
    Option("undercut_pays", "both_others", ("both_others", "ender_only"), "GSK-10"),
    Option("undercut_tie", "nearer_left", ("nearer_left", "both"), "GSK-11"),
    Option("target", 100, (Span(1, 9999),), "GSK-12"),
    Option("stock_out", "reshuffle", ("reshuffle", "void"), "GSK-15"),
)


class GinskiRules(HandRules):
    """The rules of Ginski's melds and hands for a `house`."""

    deck = RUMSKI70
    # All five colours and a wild.
    max_set = 6
    wild_limit = 1
    set_rule = run_rule = order_rule = corner_rule = "GSK-3"
    wild_rule = "GSK-4"
    suit_word = "colour"
    corner_key = "meld.one_low"

    size = 10
    max_deadwood = 165
    count_rule = "GSK-5"
    wild_value = 20
    full = True
    has_big = True

    says = {
        BIG: Says("GSK-9", "judge.big_ginski", "judge.big_ginski", "deadwood.big"),
        CLEAN: Says("GSK-8", "judge.ginski", "judge.discard_ginski", "deadwood.ginski"),
        MAY_END: Says("GSK-6", "judge.may_end", "judge.discard_end", "deadwood.end"),
        MAY_NOT_END: Says("GSK-6", "judge.may_not_end", "judge.discard", "deadwood.no_end"),
    }
    flags = (("ginski", CLEAN), ("big_ginski", BIG))

    def __init__(self, house: "House") -> None:
        self.limit = house["end_limit"]
