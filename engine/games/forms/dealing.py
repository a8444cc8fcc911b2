"""How a form deals: what its part `deal` says (`reading.deal` reads it), and the plan of a deal."""

from ...compat import TYPE_CHECKING, is_list
from ...game.deal import Deal
from ...texts import in_language
from .settled import Moment

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .decks import DeckWords, FormDeck
    from .expressions import Code
    from .form import Form
    from .settled import Either


class Dealing:
    """How a form deals; what it does not say is None or empty.

    `cards` is how many each gets, `more` how many more the dealer; `deck` what is dealt from.
    `beside` are the Codes of what lies beside, `without` the cards left out, each with what must be
    true. `further` is how many each gets again once the hands are empty, `passed` how many cards
    are passed, and `passes` where to, round by round. `by` is how many are dealt at a time: a
    number, or a list in which 0 is what lies beside and a list has the numbers of the players in
    order. `starts` is one of STARTERS by house rules.
    """

    cards: "Code | None" = None
    deck: "DeckWords | None" = None
    more: "Code | None" = None
    upcard: "Code | None" = None
    further: "Code | None" = None
    passed: "Code | None" = None
    passes: "Sequence[Any]" = ()
    by: "Any" = ()
    starts: "Either | None" = None

    def __init__(self) -> None:
        self.beside: list[Code] = []
        self.without: list[tuple[str, Code | None]] = []

    def packets(self, each: int) -> "list[Any]":
        """Return how many cards are dealt at a time, of so many."""
        if is_list(self.by):
            return self.by
        if not self.by:
            return []
        return [self.by] * (each // self.by) + ([each % self.by] if each % self.by else [])

    def laid(self, moment: Moment, deck: "FormDeck") -> "tuple[list[int], list[int], int]":
        """Return (how many lie beside, one by one; the cards left out; how many are turned up)."""
        beside = [max(0, moment.of(code)) for code in self.beside]
        out = [deck.read(card) for card, true in self.without if true is None or moment.of(true)]
        return beside, out, max(0, amount(moment, self.upcard))

    def starter(self, game: "Any") -> str:
        """Return who starts in a game, one of STARTERS."""
        assert self.starts
        return moment_of(game).chosen(self.starts)

    def plan(self, game: "Any") -> "Deal | None":
        """Return the plan of this round's deal, None where the form does not say how many cards.

        Nobody gets more than there are: so many did not play when the form was read.
        """
        if self.cards is None or self.deck is None:
            return None
        form: Form = game.form
        moment = moment_of(game)
        deck = self.deck.made(form.name, moment.of)
        order = game.playing_order()
        beside, out, upcard = self.laid(moment, deck)
        more = amount(moment, self.more) if game.dealer in order else 0
        room = (deck.size - sum(beside) - len(out) - upcard - more) // len(order)
        each = min(moment.of(self.cards), room)
        counts = {name: each + (more if name == game.dealer else 0) for name in order}
        way = "left" if game.direction > 0 else "right"
        plan = Deal(game.dealer, order, counts, self.packets(each), deck, way, upcard)
        plan.beside = []
        for at, n in enumerate(beside):
            if n:
                name = in_language(form.deal["beside"][at], "en").split("|")[0]
                plan.beside.append((name, (form.section + ".beside_%d" % at, {}), n))
        plan.without = out
        plan.stock -= sum(beside) + len(out)
        plan.further = amount(moment, self.further)
        passed = amount(moment, self.passed)
        if passed and self.passes:
            plan.passing = (self.passes[game.rounds % len(self.passes)], passed)
        plan.first = game.first_player()
        if form.starts == "":
            plan.opening = (game.deal_rule or None, form.section + ".starts", {})
        return plan


def moment_of(game: "Any") -> Moment:
    """Return what expressions about this round's deal see."""
    scores = [player.score for player in game.in_play()]
    round = game.rounds + 1
    return Moment(game.form, game.house, len(scores), round, scores, game.started)


def amount(moment: Moment, code: "Code | None") -> int:
    """Return what an expression is worth, 0 where there is none."""
    return moment.of(code) if code else 0
