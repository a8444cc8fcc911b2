"""The questions `meld`, `deadwood` and `best_discard` about a hand of rummy."""

from .. import games
from ..compat import TYPE_CHECKING
from ..errors import InputError
from ..game.fields import with_reason
from ..game.meld_rules import HandRules, MeldRules
from ..rummy import referee as rummy
from ..rummy.melds import SET

if TYPE_CHECKING:
    from typing import TypeVar

    from ..game.fields import Fields
    from ..types import Answer

    _Kind = TypeVar("_Kind", bound=MeldRules)


def _has(name: str, kind: type[MeldRules]) -> bool:
    game = games.load(name)
    return isinstance(game.rules_for(game.settle(None)), kind)


def _rules(fields: "Fields", kind: "type[_Kind]") -> "_Kind":
    """Return the rules, which must be of `kind`, of the game and house asked about.

    Raises InputError.
    """
    name = fields.text("game")
    if name not in games.names() or not _has(name, kind):
        fields.game(*[known for known in games.names() if _has(known, kind)])
    rules = fields.game().rules_for(fields.house())
    assert isinstance(rules, kind)
    return rules


def _hand_rules(fields: "Fields") -> HandRules:
    """Return the rules of hands; with the card turned up, where the limit depends on it."""
    rules = _rules(fields, HandRules)
    if rules.asks_upcard:
        return rules.turned_up(fields.card("upcard", rules.deck))
    if fields.has("upcard"):
        if not rules.takes_upcard:
            raise InputError("upcard", "ask.unknown_field", field="upcard")
        fields.card("upcard", rules.deck)
    return rules


def meld(fields: "Fields") -> "Answer":
    """Answer `meld`: whether 1 to 14 `cards` are a set or a run of `game`.

    A refusal gives the rule that the cards break (RMN-5 to RMN-7, GSK-3, GSK-4, RSK-4, RSK-5,
    TUS-1, TUS-6, TUS-12). Raises InputError.
    """
    rules = _rules(fields, MeldRules)
    verdict = rummy.judge_meld(rules, fields.cards("cards", rules.deck, 1, 14))
    found: rummy.Meld | None = verdict.found
    stands: list[str] = []
    if found and found.kind == SET:
        stands = [rules.deck.faces[rank - 1] for rank in found.stands]
    elif found:
        stands = rules.deck.texts(found.stands)
    answer = {"ok": verdict.ok, "kind": found.kind if found else None, "stands_for": stands}
    return with_reason(answer, verdict)


def count(fields: "Fields") -> "Answer":
    """Answer `deadwood`: the least deadwood of a hand, or of a hand and the drawn card.

    Implements RMN-4 to RMN-8, RMN-10, RMN-11, GSK-3 to GSK-6, GSK-8, GSK-9. Raises InputError.
    """
    rules = _hand_rules(fields)
    size, texts = rules.size, rules.deck.texts
    verdict = rummy.judge_hand(rules, fields.cards("cards", rules.deck, size, size + 1))
    found = verdict.found
    answer = {
        "deadwood": found.points,
        "melds": [texts(each) for each in found.melds],
        "left": texts(found.left),
        "may_end": found.may_end,
    }
    with_reason(answer, verdict)
    for name, flag in rules.flags:
        answer[name] = getattr(found, flag)
    return answer


def best_discard(fields: "Fields") -> "Answer":
    """Answer `best_discard`: which discards win the game, else which leave the least deadwood.

    Implements RMN-8, RMN-10, RMN-11, GSK-6, GSK-8, GSK-9. Raises InputError.
    """
    rules = _hand_rules(fields)
    size, deck = rules.size + 1, rules.deck
    verdict = rummy.judge_discard(rules, fields.cards("cards", deck, size, size))
    found = verdict.found
    answer = {
        "discard": deck.text(found.choices[0]),
        "deadwood": found.deadwood,
        "choices": deck.texts(found.choices),
        "may_end": found.may_end,
    }
    return with_reason(answer, verdict)


QUESTIONS = {
    "meld": (("game", "cards"), meld),
    "deadwood": (("game", "cards", "upcard"), count),
    "best_discard": (("game", "cards", "upcard"), best_discard),
}
