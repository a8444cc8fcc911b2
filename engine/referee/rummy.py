"""Verdicts on melds and hands: is it a meld, what does the hand count, what to discard."""

from engine.errors import RuleError
from engine.play.questions import cards as ask_cards
from engine.referee.verdict import Verdict
from engine.rummy import deadwood, melds

_HAND = {"rumino": 7, "ginski": 10}


def meld(game):
    """Is it a meld? (RMN-5 to RMN-7, GSK-3, GSK-4, RSK-4, RSK-5, TUS-6)"""
    deck = game.deck_for(game.house)
    given = yield ask_cards("judge.ask_meld", deck, 1, 14)
    try:
        kind, stands = melds.check(game.name, given, game.house)
    except RuleError as error:
        yield Verdict(deck, False, error.rule, error.key, error.facts, cards=given)
        return
    rule, note = melds.rule_of(game.name, kind, given, game.house)
    groups = []
    if stands:
        if kind == melds.SET:
            words = [deck.faces[rank - 1] for rank in stands]
            groups.append((("judge.stands_for", {"cards": " ".join(words)}), []))
        else:
            groups.append((("judge.stands_for", {"cards": ""}), stands))
    facts = {"n": len(given), "house": note}
    yield Verdict(deck, True, rule, "meld." + kind, facts, cards=given, groups=groups)


def hand(game):
    """What does the hand count, and may it end the round? (RMN-8 to RMN-11, GSK-6 to GSK-9)"""
    deck = game.deck_for(game.house)
    size = _HAND[game.name]
    given = yield ask_cards("judge.ask_hand", deck, size, size + 1, n=size)
    found = deadwood.verdict(game.name, given, game.house)
    yield count_verdict(game, deck, found, given)


def count_verdict(game, deck, found, given):
    """Return the Verdict on a hand that was counted."""
    rumino = game.name == "rumino"
    facts = {"n": found.points, "after": found.after, "limit": found.limit}
    if found.rumino:
        rule, key = "RMN-11", "judge.rumino"
    elif found.big:
        rule, key = "GSK-9", "judge.big_ginski"
    elif found.clean:
        rule, key = ("RMN-10", "judge.gin") if rumino else ("GSK-8", "judge.ginski")
    else:
        rule = "RMN-8" if rumino else "GSK-6"
        key = "judge.may_end" if found.may_end else "judge.may_not_end"
    groups = laid_out(found.melds, found.left)
    return Verdict(deck, None, rule, key, facts, str(found.after), given, groups)


def laid_out(melds_found, left):
    """Return melds and what is left as the groups of a Verdict."""
    groups = [("", each) for each in melds_found]
    if left:
        groups.append((("judge.left", {}), left))
    return groups


def discard(game):
    """Which card to discard, so that the least deadwood is left?"""
    deck = game.deck_for(game.house)
    size = _HAND[game.name] + 1
    given = yield ask_cards("judge.ask_discard", deck, size, size, n=size)
    points, melds_there, _ = deadwood.count(game.name, given, game.house)
    if game.name == "ginski" and points == 0:
        # Eleven cards melded: nothing is discarded.
        groups = laid_out(melds_there, ())
        yield Verdict(deck, None, "GSK-9", "judge.big_ginski", {}, "0", [], groups)
        return
    least, choices = deadwood.best_discard(game.name, given, game.house)
    rest = list(given)
    rest.remove(choices[0])
    found = deadwood.verdict(game.name, rest, game.house)
    groups = [(("judge.choices", {}), choices)] + laid_out(found.melds, found.left)
    rule, key = _after_discard(game, found)
    facts = {"card": deck.text(choices[0]), "n": least, "limit": found.limit}
    yield Verdict(deck, None, rule, key, facts, deck.text(choices[0]), [], groups)


def _after_discard(game, found):
    """Return (rule, key) of the sentence that tells a discard and whether the round may end
    then.
    """
    if game.name == "rumino":
        if found.rumino:
            return "RMN-11", "judge.discard_rumino"
        if found.clean:
            return "RMN-10", "judge.discard_gin"
        return "RMN-8", "judge.discard_knock" if found.may_end else "judge.discard"
    if found.clean:
        return "GSK-8", "judge.discard_ginski"
    return "GSK-6", "judge.discard_end" if found.may_end else "judge.discard"
