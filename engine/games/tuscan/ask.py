"""The questions of `ask` about Tuscan hands: `classify` and `showdown`."""

from ...compat import TYPE_CHECKING
from ...errors import InputError
from ...game.fields import with_reason
from . import referee
from .game import Tuscan
from .rules import MAX_PLAYERS, PLAYERS_OF_TEN, SEVEN, TEN, deck_for

if TYPE_CHECKING:
    from ...game.fields import Fields
    from ...types import Answer, House


def classify(fields: "Fields") -> "Answer":
    """Answer `classify`: the highest kind that 7 or 10 `cards` are (TUS-4 to TUS-7, TUS-12).

    Raises InputError.
    """
    fields.game(Tuscan.name)
    house = fields.house()
    deck = deck_for(house)
    cards = fields.cards("cards", deck, SEVEN, TEN)

    def judged(house: "House") -> "Answer":
        verdict = referee.judge_hand(cards, house)
        found = verdict.found
        answer = {"hand": found.kind, "melds": [deck.texts(meld) for meld in found.melds]}
        return with_reason(answer, verdict)

    return fields.under_house(house, judged, cards)


def showdown(fields: "Fields") -> "Answer":
    """Answer `showdown`: who wins with the `hands` shown (TUS-7 to TUS-12).

    Raises InputError. There may be two hands of ten cards, or four of seven (TUS-2).
    """
    fields.game(Tuscan.name)
    house = fields.house()
    hands = fields.hands("hands", deck_for(house), SEVEN, TEN)
    exhausted = fields.flag("exhausted")
    found = referee.judge_showdown(hands, house, exhausted).found
    size = len(hands[found.ranking[0][0]])
    maximum = PLAYERS_OF_TEN if size == TEN else MAX_PLAYERS
    if len(hands) > maximum:
        raise InputError(
            "hands", "tuscan_hands.too_many_hands", n=len(hands), size=size, max=maximum
        )

    def judged(house: "House") -> "Answer":
        verdict = referee.judge_showdown(hands, house, exhausted)
        found = verdict.found
        return with_reason({"winner": found.winner, "ranking": found.ranking}, verdict)

    shown = [card for name in hands for card in hands[name]]
    return fields.under_house(house, judged, shown)


QUESTIONS = {
    "classify": (("game", "cards"), classify),
    "showdown": (("game", "hands", "exhausted"), showdown),
}
