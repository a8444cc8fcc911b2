"""What a hand may do by a game's `HandRules`: discard, win, end the round.

They are RMN-8, RMN-10, RMN-11, GSK-6, GSK-8 and GSK-9; a form's hands are judged by its own words
(`engine.games.forms.judge`). Both ask `engine.rummy.deadwood` what cards count.
"""

from ..compat import TYPE_CHECKING
from ..game.meld_rules import BIG, CLEAN, MAY_END, MAY_NOT_END, WON
from . import deadwood
from .table import compiled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game.meld_rules import HandRules
    from .found import Found


def advised(rules: "HandRules", cards: list[int]) -> "tuple[int, Sequence[int]]":
    """Return (deadwood after the first of them, all cards that are best to discard, best first).

    Where a discard wins the game at once (RMN-11), they are all that do, whatever deadwood they
    leave: the limits of one meld are none of such a hand (RMN-16). Else they are those of
    `deadwood.discards`.
    """
    table = compiled(rules)
    found = winning_discards(rules, cards)
    if not found:
        return deadwood.discards(table, cards)
    order: list[tuple[int, bool, int, int]] = []
    for card in found:
        rest = list(cards)
        rest.remove(card)
        points = deadwood.least(table, rest)
        order.append((points, card == rules.deck.wild, -rules.value(card), card))
    order.sort()
    return order[0][0], [entry[3] for entry in order]


def winning_discards(rules: "HandRules", cards: list[int]) -> list[int]:
    """Return the cards whose discard leaves a hand that wins the game at once (RMN-11)."""
    found: list[int] = []
    for card in set(cards):
        rest = list(cards)
        rest.remove(card)
        if rules.wins(rest):
            found.append(card)
    return found


def reaches_win(rules: "HandRules", cards: list[int]) -> bool:
    """Return whether a hand wins the game at once, or does so after some discard."""
    return rules.wins(cards) or bool(winning_discards(rules, cards))


class Count:
    """The outcome of a hand: its deadwood in `points`, the `melds`, and the cards `left`.

    `after` is the deadwood after the best discard; without a drawn card it equals `points`. The
    flags: `clean`, no deadwood after the discard; `won`, the hand wins the game at once; `big`, the
    hand and the drawn card are all melded; `may_end`, the player may end the round. `outcome` is
    the highest of these.
    """

    def __init__(self, found: "Found") -> None:
        self.points = self.after = found.points
        self.melds = found.melds
        self.left = found.left
        self.clean = self.won = self.big = self.may_end = False

    @property
    def outcome(self) -> str:
        """WON, BIG, CLEAN, MAY_END or MAY_NOT_END of `engine.game.meld_rules`."""
        if self.won:
            return WON
        if self.big:
            return BIG
        if self.clean:
            return CLEAN
        return MAY_END if self.may_end else MAY_NOT_END


def count_hand(rules: "HandRules", cards: list[int]) -> Count:
    """Return the Count of a hand, or of a hand and the drawn card.

    Implements RMN-8, RMN-10, RMN-11, GSK-6, GSK-8 and GSK-9.
    """
    table = compiled(rules)
    found = Count(deadwood.count(table, cards))
    drawn = len(cards) > rules.size
    if drawn:
        found.after, _ = deadwood.discards(table, cards)
    found.clean = found.after == 0
    found.won = reaches_win(rules, cards)
    found.big = drawn and rules.has_big and found.points == 0
    found.may_end = found.after <= rules.limit or found.won or found.big
    return found
