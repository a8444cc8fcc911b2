"""A game in which the upcard is offered round the table before the first turn of a round.

The box asks, and remembers the answers of a round beside the ledger (`Game.memos`), as they change
no score.
"""

from ..compat import TYPE_CHECKING
from .game import Game
from .house import YES_NO, Option
from .offer import Offer

if TYPE_CHECKING:
    from ..types import House, Label

# The aid: what it is called, and its screen.
_AID = ("dealer.do_offer", "table.upcard")


def option(rule: str) -> Option:
    """Return the house rule by which the upcard is offered, with its rule number."""
    return Option("upcard_offer", "yes", YES_NO, rule)


class UpcardGame(Game):
    """A game in which the upcard is offered, unless its house rule `upcard_offer` says no.

    Its `options()` have `option(upcard_rule)`.
    """

    memos = (("offer", "answers"),)
    # Another dealer deals again.
    new_round = ("round", "void", "dealer")

    @classmethod
    def offers_upcard(cls, house: "House") -> bool:
        """Return whether the upcard is offered under `house`."""
        return house["upcard_offer"] == "yes"

    def offer(self) -> "Offer | None":
        """Return the offer of this round, or None where there is none."""
        if not self.offers_upcard(self.house):
            return None
        return Offer(self.box, self.following(self.dealer))

    def dealt(self) -> bool:
        """Return whether the box knows that the cards of this round are dealt."""
        offer = self.offer()
        return bool(offer and (offer.done or offer.begun))

    def offered_words(self) -> "Label":
        """Return the words that tell beginners to offer the upcard, "" where it is not offered."""
        return ("dealer.offer_it", {}) if self.offers_upcard(self.house) else ""

    def starts(self) -> str | None:
        """Return who has the first turn; once the upcard is taken, that is over."""
        offer = self.offer()
        return None if offer and offer.taken else super().starts()

    def next_aid(self) -> "tuple[str, str] | None":
        """Return the offer until it is done."""
        offer = self.offer()
        return _AID if offer and not offer.done else None

    def aids(self) -> list[tuple[str, str]]:
        """Return the offer."""
        return [_AID] if self.offers_upcard(self.house) else []

    def all_aids(self) -> list[tuple[str, str, str]]:
        """Return the offer, which precedes the event of the round."""
        return [(key, screen, self.actions_of_round[0]) for key, screen in self.aids()]

    def followed(self) -> list[tuple[str, str]]:
        """Return nothing: what is asked before play does not follow it."""
        return []

    def aid_begun(self) -> "str | None":
        """Return the offer if it is going on."""
        offer = self.offer()
        return _AID[1] if offer and offer.begun else None
