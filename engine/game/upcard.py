"""The card turned up after the deal: offered round the table, or of a meaning of its own.

The box asks who takes it, and remembers the answers of a round beside the ledger (`Aids.memos`), as
they change no score.
"""

from ..compat import TYPE_CHECKING
from .aids import Aid
from .house import YES_NO, Option
from .offer import Offer

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ..types import Event, House
    from .questions import Question


def option(rule: str) -> Option:
    """Return the house rule by which the upcard is offered, with its rule number."""
    return Option("upcard_offer", "yes", YES_NO, rule)


class Upcard:
    """The upcard of a game: offered by `rule`, unless the house rule `upcard_offer` says no.

    Without a rule it is not offered; with one, the `options` of the game have `option(rule)`, its
    aids the `OfferAid`, and its `shared` is NEW_DEALER.
    """

    # -- the upcard (`game.upcard`) ------------------------------------------------------------

    # The rule by which it is offered round the table, or None.
    rule: "str | None" = None

    def __init__(self, rule: "str | None" = None) -> None:
        self.rule = rule

    def is_offered(self, house: "House") -> bool:
        """Return whether it is offered under `house`."""
        return self.rule is not None and house["upcard_offer"] == "yes"

    def offer(self, game: "Any") -> "Offer | None":
        """Return the offer of this round (`engine.game.offer`), or None where there is none."""
        if not self.is_offered(game.house):
            return None
        return Offer(game.box, game.playing_order())

    def is_dealt(self, game: "Any") -> bool:
        """Return whether the box knows that the cards of this round are dealt."""
        offer = self.offer(game)
        return bool(offer and (offer.done or offer.begun))

    def card(self, game: "Any") -> "int | None":
        """Return the card turned up in this round, where it counts and the box was told."""
        return None

    def look(self, game: "Any") -> None:
        """Remember in `game` what the box was told of it, before the questions of an entry begin.

        They are asked anew after each answer, and what is kept meanwhile must not change them.
        """

    def keep(self, game: "Any", card: "int | None") -> None:
        """Remember the card turned up for the rest of the round, if there is a box."""

    def ask(self, game: "Any", old: "Event") -> "Generator[Question, Any, int | None]":
        """Ask for the card turned up, in a game in which it counts; return it, or None."""
        raise NotImplementedError


class OfferAid(Aid):
    """The offer of the upcard, before the first turn of a round."""

    key = "dealer.do_offer"
    screen = "table.upcard"
    before = "round"
    follows = False
    memo = ("offer", "answers")

    def is_played(self, game: "Any") -> bool:
        return game.upcard.offer(game) is not None

    def is_next(self, game: "Any") -> bool:
        offer = game.upcard.offer(game)
        return offer is not None and not offer.done

    def is_begun(self, game: "Any") -> bool:
        offer = game.upcard.offer(game)
        return offer is not None and offer.begun
