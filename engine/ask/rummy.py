"""The questions `meld`, `deadwood` and `best_discard`: what stands in a hand of rummy."""

from engine.errors import RuleError
from engine.rummy import deadwood, melds
from engine.texts import text

_SIZES = {"rumino": 7, "ginski": 10}


def meld(fields):
    """Answer `meld`: whether 1 to 14 `cards` are a set or a run of `game`.

    A no is answered with the rule that the cards break (RMN-5 to RMN-7, GSK-3, GSK-4, RSK-4,
    RSK-5, TUS-1, TUS-6, TUS-12). Raises InputError.
    """
    game = fields.game("rumino", "ginski", "rumski", "tuscan")
    house = fields.house()
    deck = game.deck_for(house)
    cards = fields.cards("cards", deck, 1, 14)
    try:
        kind, stands = melds.check(game.name, cards, house)
    except RuleError as error:
        return {
            "ok": False,
            "kind": None,
            "stands_for": [],
            "rule": error.rule,
            "why": error.why(),
        }
    rule, house_note = melds.rule_of(game.name, kind, cards, house)
    if kind == melds.SET:
        stands = [deck.faces[rank - 1] for rank in stands]
    else:
        stands = deck.texts(stands)
    why = text("meld." + kind, n=len(cards), house=house_note)
    return {"ok": True, "kind": kind, "stands_for": stands, "rule": rule, "why": why}


def count(fields):
    """Answer `deadwood`: the least deadwood of a hand, or of a hand and the drawn card.

    Implements RMN-4 to RMN-8, RMN-10, RMN-11, GSK-3 to GSK-6, GSK-8, GSK-9. Raises InputError.
    """
    game, house, deck, cards = _hand(fields, 0)
    found = deadwood.verdict(game, cards, house)
    rule, why = _reason(game, house, found, cards)
    answer = {
        "deadwood": found.points,
        "melds": [deck.texts(each) for each in found.melds],
        "left": deck.texts(found.left),
        "may_end": found.may_end,
        "rule": rule,
        "why": why,
    }
    if game == "rumino":
        answer["gin"] = found.clean
        answer["rumino"] = found.rumino
    else:
        answer["ginski"] = found.clean
        answer["big_ginski"] = found.big
    return answer


def best_discard(fields):
    """Answer `best_discard`: which discards leave the least deadwood, the most sensible one first.

    Implements RMN-8, RMN-10, RMN-11, GSK-6, GSK-8. Raises InputError.
    """
    game, house, deck, cards = _hand(fields, 1)
    points, choices = deadwood.best_discard(game, cards, house)
    rest = list(cards)
    rest.remove(choices[0])
    found = deadwood.verdict(game, rest, house)
    rule, why = _reason(game, house, found, rest)
    card = deck.text(choices[0])
    return {
        "discard": card,
        "deadwood": points,
        "choices": deck.texts(choices),
        "may_end": deadwood.verdict(game, cards, house).may_end,
        "rule": rule,
        "why": text("deadwood.after", card=card, why=why),
    }


def _hand(fields, drawn):
    """Return (game's name, house, deck, cards) of a hand with at least `drawn` cards more."""
    game = fields.game("rumino", "ginski")
    house = fields.house()
    deck = game.deck_for(house)
    size = _SIZES[game.name]
    return game.name, house, deck, fields.cards("cards", deck, size + drawn, size + 1)


def _reason(game, house, found, cards):
    """Return (rule, why) of a verdict: the number that decides and one short sentence."""
    when = text("deadwood.discarded") if len(cards) > _SIZES[game] else ""
    if game == "rumino":
        only_natural = melds.note(house, "natural_rumino", "no")
        if found.rumino:
            return "RMN-11", text("deadwood.rumino", house=only_natural)
        bent = _bent(house, cards, found.after)
        if only_natural and deadwood.rumino_reached(cards, _with(house, "natural_rumino", "no")):
            bent = only_natural + bent
        if found.clean:
            return "RMN-10", text("deadwood.gin", house=bent)
        about = melds.note(house, "knock_limit", 7) + bent
        rule, key = "RMN-8", "deadwood.knock" if found.may_end else "deadwood.no_knock"
    else:
        if found.big:
            return "GSK-9", text("deadwood.big")
        if found.clean:
            return "GSK-8", text("deadwood.ginski")
        about = melds.note(house, "end_limit", 13)
        rule, key = "GSK-6", "deadwood.end" if found.may_end else "deadwood.no_end"
    return rule, text(key, n=found.after, when=when, limit=found.limit, house=about)


def _with(house, name, value):
    changed = dict(house)
    changed[name] = value
    return changed


def _bent(house, cards, points):
    """Return the note on house rules about melds where the deadwood would be less without them."""
    if house["twins"] == "yes" and house["jokers_per_meld"] == "any":
        return ""
    plain = _with(_with(house, "twins", "yes"), "jokers_per_meld", "any")
    if len(cards) > _SIZES["rumino"]:
        usual = deadwood.best_discard("rumino", cards, plain)[0]
    else:
        usual = deadwood.least("rumino", cards, plain)
    if usual == points:
        return ""
    return melds.note(house, "twins", "yes") + melds.note(house, "jokers_per_meld", "any")


QUESTIONS = {
    "meld": (("game", "cards"), meld),
    "deadwood": (("game", "cards"), count),
    "best_discard": (("game", "cards"), best_discard),
}
