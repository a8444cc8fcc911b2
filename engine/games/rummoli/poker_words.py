"""Poker hands in words: the ranks that make a hand, and what decided between hands (RML-8)."""

from engine.games.rummoli.poker import CATEGORIES, best

# How many of the five cards make the hand; those behind them are its kickers.
_MADE = (0, 2, 4, 3, 5, 0, 5, 4, 5)


def named(cards, wheel=True):
    """Return the key and facts of what the best five of `cards` are called, in full.

    >>> from engine.texts import text
    >>> key, facts = named([0, 13, 12, 8, 3])
    >>> text(key, **facts)
    'pair of aces, K 9 4'
    """
    _, category, five = best(cards, wheel)
    made = _MADE[CATEGORIES.index(category)]
    facts = {
        "rank": _many(five[0]),
        "second": _many(five[2 if category == "two_pair" else 3]),
        "high": _face(five[0]),
        "rest": " ".join([_face(card) for card in five[made:]]),
    }
    return "poker.is_" + category, facts


def decided(hands, wheel=True):
    """Return the key and facts of what made the best of `hands` (name -> cards) win, or None.

    The best is compared with the one that came next; equal best ones are named as such. None where
    only one hand was shown.
    """
    found = []
    for name in sorted(hands):
        value, category, five = best(hands[name], wheel)
        found.append((-value, name, category, five))
    found.sort(key=lambda each: each[:2])
    if len(found) < 2:
        return None
    top, next_one = found[:2]
    if top[0] == next_one[0]:
        return "poker.equal", {}
    _, name, category, five = next_one
    facts = {"name": name, "hand": named(hands[name], wheel)}
    if category != top[2]:
        return "poker.by_category", facts
    index = 0
    while top[3][index] % 13 == five[index] % 13:
        index += 1
    facts["high"], facts["other"] = _face(top[3][index]), _face(five[index])
    made = _MADE[CATEGORIES.index(category)]
    if index < made or made == 0:
        return "poker.by_rank", facts
    facts["n"] = index - made + 1
    return "poker.by_kicker" if made < 4 else "poker.by_only_kicker", facts


def notes(hands, winner, wheel, rule):
    """Return what there is to say about shown hands, a list of (rule, key, facts)."""
    said = [(rule, "rml.did_poker_with", {"hand": named(hands[winner], wheel)})]
    reason = decided(hands, wheel)
    if reason:
        said.append(("RML-8",) + reason)
    return said


def _face(card):
    return (
        "A" if card % 13 == 0 else str(card % 13 + 1) if card % 13 < 10 else "JQK"[card % 13 - 10]
    )


def _many(card):
    return "poker.rank_" + str(card % 13 + 1), {}
