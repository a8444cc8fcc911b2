"""The card turned up in Gin Rummy, where it counts for something: keyed once in a hand (GIN-6)."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...game.aids import Aid
from ...game.upcard import Upcard
from . import asks, rules

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ...game.offer import Offer
    from ...game.questions import Question
    from ...types import Event


class GinUpcard(Upcard):
    """The card turned up, which may set the limit or double the hand."""

    def offer(self, game: "Any") -> "Offer | None":
        # Two games at once have two of them.
        return None if game.sides.lists else super().offer(game)

    def card(self, game: "Any") -> "int | None":
        if game.sides.lists or not game.box or not rules.needs_upcard(game.house):
            return None
        kept = game.box.kept("upcard")
        return STANDARD52.read(kept) if isinstance(kept, str) else None

    def look(self, game: "Any") -> None:
        game.told = self.card(game)

    def keep(self, game: "Any", card: "int | None") -> None:
        if game.box and card is not None and not game.sides.lists:
            game.box.keep("upcard", STANDARD52.text(card))

    def ask(self, game: "Any", old: "Event") -> "Generator[Question, Any, int | None]":
        return asks.upcard(game, old)


class TurnedUpAid(Aid):
    """Keying the card that sets the limit, as soon as it is turned up."""

    key = "gin.do_upcard"
    screen = "table.turned_up"
    before = "round"
    follows = False
    memo = ("upcard", "card")

    def is_played(self, game: "Any") -> bool:
        return rules.sets_limit(game.house) and not game.sides.lists

    def is_next(self, game: "Any") -> bool:
        return self.is_played(game) and game.upcard.card(game) is None
