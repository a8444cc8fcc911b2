"""The questions `meld`, `deadwood` and `best_discard`: what stands in a hand of rummy."""

from engine import games
from engine.ask.fields import with_reason
from engine.referee import rummy
from engine.rummy.melds import SET
from engine.rummy.rules import HandRules, MeldRules


def _has(name, kind):
    game = games.load(name)
    return isinstance(game.rules_for(game.settle(None)), kind)


def _rules(fields, kind):
    """Return the rules of the game asked about, which must be of `kind`, in the question's house.

    Raises InputError.
    """
    name = fields.text("game")
    if name not in games.names() or not _has(name, kind):
        fields.game(*[known for known in games.names() if _has(known, kind)])
    return fields.game().rules_for(fields.house())


def meld(fields):
    """Answer `meld`: whether 1 to 14 `cards` are a set or a run of `game`.

    A no is answered with the rule that the cards break (RMN-5 to RMN-7, GSK-3, GSK-4, RSK-4,
    RSK-5, TUS-1, TUS-6, TUS-12). Raises InputError.
    """
    rules = _rules(fields, MeldRules)
    verdict = rummy.judge_meld(rules, fields.cards("cards", rules.deck, 1, 14))
    found, stands = verdict.found, []
    if found and found.kind == SET:
        stands = [rules.deck.faces[rank - 1] for rank in found.stands]
    elif found:
        stands = rules.deck.texts(found.stands)
    answer = {"ok": verdict.ok, "kind": found.kind if found else None, "stands_for": stands}
    return with_reason(answer, verdict)


def count(fields):
    """Answer `deadwood`: the least deadwood of a hand, or of a hand and the drawn card.

    Implements RMN-4 to RMN-8, RMN-10, RMN-11, GSK-3 to GSK-6, GSK-8, GSK-9. Raises InputError.
    """
    rules = _rules(fields, HandRules)
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


def best_discard(fields):
    """Answer `best_discard`: which discards leave the least deadwood, the most sensible one first.

    Implements RMN-8, RMN-10, RMN-11, GSK-6, GSK-8. Raises InputError.
    """
    rules = _rules(fields, HandRules)
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
    "deadwood": (("game", "cards"), count),
    "best_discard": (("game", "cards"), best_discard),
}
