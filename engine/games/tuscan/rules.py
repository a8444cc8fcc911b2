"""Tuscan Rummy's house rules, decks and melds (TUS-1, TUS-2, TUS-6, TUS-12, TUS-13)."""

from ...cards import GERMAN36, ITALIAN40
from ...compat import TYPE_CHECKING
from ...game.house import Option, Span
from ...game.meld_rules import MeldRules

if TYPE_CHECKING:
    from ...cards import Deck
    from ...types import House

# The sizes of a hand, and with how many players it has ten cards (TUS-2).
SEVEN = 7
TEN = 10
PLAYERS_OF_TEN = 2
MAX_PLAYERS = 4

# The ranks minus one, from low to high in the order of a run.
_ITALIAN = tuple([rank - 1 for rank in ITALIAN40.ranks])
_GERMAN_LOW = tuple([rank - 1 for rank in GERMAN36.ranks])
_GERMAN_HIGH = _GERMAN_LOW[1:] + _GERMAN_LOW[:1]


OPTIONS = (
    Option("deck", "italian40", ("italian40", "german36"), "TUS-1"),
    Option("suit_names", "french", ("french", "italian", "latin", "german"), "TUS-1"),
    Option("german_ace", "high", ("high", "low"), "TUS-12"),
    Option("hand_values", "one", ("one", "ranked"), "TUS-13"),
    Option("hands", 3, (Span(0, 999),), "TUS-13"),
)


def is_german(house: "House") -> bool:
    """Return whether the house plays with the German deck of 36 (TUS-12)."""
    return house["deck"] == "german36"


def deck_for(house: "House") -> "Deck":
    """Return the Italian deck of 40 or the German deck of 36 (TUS-1)."""
    return GERMAN36 if is_german(house) else ITALIAN40


def hand_size(players: int, house: "House") -> int:
    """Return the size of a hand: ten for two players with the Italian deck, else seven (TUS-2).

    >>> hand_size(2, {"deck": "italian40"}), hand_size(2, {"deck": "german36"})
    (10, 7)
    """
    return TEN if players == PLAYERS_OF_TEN and not is_german(house) else SEVEN


def run_order(house: "House") -> "tuple[int, ...]":
    """Return the ranks (minus one) from low to high in the order of a run (TUS-1, TUS-12).

    >>> run_order({"deck": "german36", "german_ace": "low"})[:3]
    (0, 5, 6)
    """
    if not is_german(house):
        return _ITALIAN
    return _GERMAN_LOW if house["german_ace"] == "low" else _GERMAN_HIGH


class TuscanRules(MeldRules):
    """The rules of Tuscan Rummy's melds for a `house`."""

    set_rule = run_rule = "TUS-6"

    def __init__(self, house: "House") -> None:
        self.deck = deck_for(house)
        self.ranks = run_order(house)
        self.order_rule, self.corner_rule = "TUS-6", "TUS-1"
        if is_german(house):
            self.order_rule = self.corner_rule = "TUS-12"
            if house["german_ace"] == "high":
                self.corner_key = "meld.ace_high"
