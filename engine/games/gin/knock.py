"""What a hand of Gin Rummy is worth, by its deadwood or by its cards (GIN-6 to GIN-11)."""

from ...compat import TYPE_CHECKING, is_list
from ...errors import InputError, RuleError
from ...rummy import melds as melding
from . import rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...types import House, Message
    from .layoff import LaidOff

KNOCK = "knock"
GIN = "gin"
BIG_GIN = "big_gin"
UNDERCUT = "undercut"
# The rule by which each of these scores.
RULES = {KNOCK: "GIN-8", GIN: "GIN-10", BIG_GIN: "GIN-11", UNDERCUT: "GIN-9"}


class Score:
    """What a hand is worth.

    `result` is one of RULES; `wins` says whether the knocker wins the hand. The `terms` add up to
    the winner's `points`; `doubled` by a spade turned up (GIN-6), they are twice as much.
    """

    def __init__(self, result: str, wins: bool, terms: list[int], doubled: bool) -> None:
        self.result = result
        self.wins = wins
        self.terms = [2 * term for term in terms] if doubled else terms
        self.doubled = doubled
        self.points = sum(self.terms)


def score(
    house: "House", own: int, rest: int, big: bool, upcard: int | None, full: bool = True
) -> Score:
    """Return the Score of a hand.

    `own` is the knocker's deadwood and `rest` the opponent's after laying off; `big` says that the
    knocker melded eleven cards. An opponent whose hand is not `full`, but has a card too many,
    cannot win (ALL-7).

    >>> house = {"gin_bonus": 25, "big_gin": 31, "undercut_bonus": 25, "undercut_tie": "opponent"}
    >>> house["spades_double"] = "no"
    >>> for own, rest in ((7, 30), (7, 7), (0, 30)):
    ...     found = score(house, own, rest, False, None)
    ...     print(found.result, found.wins, found.terms, found.points)
    knock True [30, -7] 23
    undercut False [25, 7, -7] 25
    gin True [25, 30] 55
    """
    doubled = is_doubled(house, upcard)
    if own == 0:
        if big and house["big_gin"] != "no":
            return Score(BIG_GIN, True, [house["big_gin"], rest], doubled)
        return Score(GIN, True, [house["gin_bonus"], rest], doubled)
    if full and (rest < own or (rest == own and house["undercut_tie"] == "opponent")):
        return Score(UNDERCUT, False, [house["undercut_bonus"], own, -rest], doubled)
    # A hand with a card too many may be worth less than the knocker's, and wins nothing.
    return Score(KNOCK, True, [max(rest, own), -own], doubled)


def boxes(house: "House", score: Score) -> int:
    """Return the extra boxes of a hand, besides that for winning it (GIN-14).

    >>> house = {"extra_boxes": "yes"}
    >>> [boxes(house, Score(how, True, [], False)) for how in (KNOCK, UNDERCUT, GIN, BIG_GIN)]
    [0, 1, 2, 2]
    """
    if house["extra_boxes"] == "no":
        return 0
    return {UNDERCUT: 1, GIN: 2, BIG_GIN: 2}.get(score.result, 0)


def is_doubled(house: "House", upcard: int | None) -> bool:
    """Return whether a spade turned up doubles the points of the hand (GIN-6)."""
    spade = upcard is not None and upcard // 13 == rules.SPADES
    return spade and house["spades_double"] == "yes"


def read_laid(
    given_rules: "rules.GinRules", given: object, hand: list[int], field: str
) -> list[list[int]]:
    """Return the knocker's melds as laid out, a list of lists of cards, runs from low to high.

    `hand` has the knocker's cards, in a game of `given_rules`. Raises InputError for `field` where
    the form is wrong or a card is not in the hand, RuleError where cards are no meld (GIN-4).
    """
    if not is_list(given):
        raise InputError(field, "ask.not_a_list", field="laid")
    deck = given_rules.deck
    seen: list[int] = []
    laid: list[list[int]] = []
    for words in given:
        laid.append(deck.read_all(words, field, seen))
    for meld in laid:
        for card in meld:
            if card not in hand:
                raise InputError(field, "gin.not_in_hand", card=deck.text(card))
    for meld in laid:
        melding.check(given_rules, meld)
        meld.sort()
    return laid


def counted(
    knocker: list[int], opponent: list[int], laid: "Sequence[list[int]] | None"
) -> "LaidOff":
    """Return both hands after a knock: with the melds that were `laid`, or the best (GIN-7).

    Raises RuleError if eleven cards of the knocker are not all melded (GIN-11).
    """
    # Imported when cards are first entered: most players enter numbers.
    from . import layoff

    if laid is None:
        found = layoff.best(knocker, opponent)
    else:
        melded = [card for meld in laid for card in meld]
        points = sum([min(card % 13 + 1, 10) for card in knocker if card not in melded])
        make = layoff.laid if points else layoff.without
        found = make(points, list(laid), opponent)
    if len(knocker) > rules.HAND and found.knocker:
        raise RuleError("GIN-11", "gin.no_big", n=found.knocker)
    return found


def check_limit(house: "House", own: int, upcard: int | None, name: str) -> None:
    """Raise RuleError if `name`, "" for any knocker, cannot knock with `own` deadwood (GIN-6)."""
    most = rules.limit(house, upcard)
    if own > most:
        if name:
            key = "gin.over_limit" if most else "gin.only_gin"
        else:
            key = "gin.too_much" if most else "gin.too_much_gin"
        facts = {"name": name, "n": own, "limit": most}
        if upcard is not None and house["knock_limit"] == "upcard":
            key += "_upcard"
            facts["card"] = rules.GinRules.deck.text(upcard)
        raise RuleError("GIN-6", key, **facts)


def laid_off_words(found: "LaidOff") -> "list[Message]":
    """Return (key, facts) of what was laid off on each meld, such as "10♠ to 7♠ 8♠ 9♠"."""
    words: list[Message] = []
    text = rules.GinRules.deck.texts
    for place in range(len(found.melds)):
        cards = [card for card, at in found.laid_off if at == place]
        if cards:
            facts = {"cards": " ".join(text(cards)), "meld": short_meld(found.melds[place])}
            words.append(("gin.laid_off", facts))
    return words


def short_meld(meld: list[int]) -> str:
    """Return a meld without repeating what its cards share.

    >>> short_meld([0, 13, 26]), short_meld([3, 4, 5])
    ('A-A-A', '4S-5S-6S')
    """
    deck = rules.GinRules.deck
    if meld[0] % 13 == meld[-1] % 13:
        return "-".join([deck.faces[card % 13] for card in meld])
    return "-".join(deck.texts(meld))
