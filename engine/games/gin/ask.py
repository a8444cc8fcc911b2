"""The question of `ask` about a knock with both hands: `layoff`."""

from ...compat import TYPE_CHECKING
from ...errors import RuleError
from ...game.fields import with_reason
from ...game.verdict import refused
from . import knock, referee, rules
from .game import Gin

if TYPE_CHECKING:
    from ...game.fields import Fields
    from ...types import Answer, House


def layoff(fields: "Fields") -> "Answer":
    """Answer `layoff`: what a knock is worth, with the opponent's cards laid off (GIN-6 to GIN-11).

    The knocker's melds are those `laid`, or else the best: of least deadwood, and among those what
    leaves the opponent the most. Raises InputError.
    """
    fields.game(Gin.name)
    house = fields.house()
    given = Gin.rules_for(house)
    deck, size = given.deck, given.size
    seen: list[int] = []
    knocker = fields.cards("knocker", deck, size, size + 1, seen)
    opponent = fields.cards("opponent", deck, size - 1, size + 1, seen)
    upcard = None
    if fields.has("upcard") or rules.needs_upcard(house):
        upcard = fields.card("upcard", deck)
    laid = None
    if fields.has("laid"):
        try:
            laid = knock.read_laid(given, fields.array("laid"), knocker, "laid")
        except RuleError as error:
            return with_reason({"ok": False}, refused(deck, error, knocker))
    return fields.under_house(house, lambda house: _layoff(house, knocker, opponent, laid, upcard))


def _layoff(
    house: "House",
    knocker: list[int],
    opponent: list[int],
    laid: "list[list[int]] | None",
    upcard: "int | None",
) -> "Answer":
    verdict = referee.judge_knock(house, knocker, opponent, laid, upcard)
    found = verdict.found
    if found is None:
        return with_reason({"ok": False}, verdict)
    deck = Gin.rules_for(house).deck
    texts, hands, score = deck.texts, found.hands, found.score
    answer = {
        "ok": True,
        "result": score.result,
        "to": "knocker" if score.wins else "opponent",
        "points": score.points,
        "deadwood": {"knocker": hands.knocker, "opponent": hands.opponent},
        "melds": [texts(meld) for meld in hands.melds],
        "own": [texts(meld) for meld in hands.own],
        "laid_off": [[deck.text(card), place] for card, place in hands.laid_off],
        "left": texts(hands.left),
    }
    return with_reason(answer, verdict)
