"""What decides between Tuscan hands that lie open: the rule, its words, and the cards (TUS-6 to
TUS-11).
"""

from engine.games.tuscan.hands import classify, points, rule_of, tie_break
from engine.games.tuscan.rules import run_order
from engine.texts import text


def decided_by(hands, house, kind, exhausted, size=None) -> "tuple[str | None, str, dict, dict]":
    """Return (rule, how, facts, cards) that decides a showdown won with `kind` (None: by nobody).

    `how` is the name of a text in `tuscan_hands`: "nobody", "drawn" or "by_points" with the fact
    `sums` of all hands, "alone", "by_kind", or "by_length", "by_high", "by_suit" with the facts
    that differ. `cards` maps names to the cards that were compared; it is empty where whole hands
    were. `hands` and `size` are as `showdown` has them.

    >>> house = {"deck": "italian40", "german_ace": "high"}
    >>> hands = {"Ann": [0, 1, 2, 3, 4, 5, 6], "Bo": [13, 14, 15, 16, 17, 18, 19]}
    >>> decided_by(hands, house, "ramino", False)[:2]
    ('TUS-9', 'by_suit')
    """
    if kind is None and not exhausted:
        return "TUS-6", "nobody", {}, {}
    if kind is None or kind == "points":
        return "TUS-11", "by_points" if kind else "drawn", {"sums": sums(hands, house)}, {}
    equal = []
    others = 0
    for name in sorted(hands):
        if size is not None and len(hands[name]) > size:
            continue
        found, melds, strength = classify(hands[name], house, size)
        if found == kind:
            equal.append((-strength, name, melds))
        elif found != "none":
            others += 1
    if len(equal) == 1:
        if others:
            return "TUS-7", "by_kind", {}, {}
        return rule_of(kind), "alone", {}, {}
    equal.sort(key=lambda each: each[:2])
    compared = {}
    if kind not in ("dieci", "sette"):
        for _, name, melds in equal:
            compared[name] = melds[0]
        better, other = [melds[0][0] // 13 for _, _, melds in equal[:2]]
        return "TUS-9", "by_suit", {"suit": _suit(better), "other": _suit(other)}, compared
    ranks = run_order(house)
    for strength, name, _ in equal:
        suit = tie_break(-strength)[2]
        compared[name] = [13 * suit + rank for rank in ranks if 13 * suit + rank in hands[name]]
    (count, place, suit), (less, lower, other) = [tie_break(-each[0]) for each in equal[:2]]
    if count != less:
        how, facts = "by_length", {"n": count, "less": less}
    elif place != lower:
        how, facts = (
            "by_high",
            {"high": _face(ranks[place], house), "other": _face(ranks[lower], house)},
        )
    else:
        how, facts = "by_suit", {"suit": _suit(suit), "other": _suit(other)}
    return "TUS-10", how, facts, compared


def sums(hands, house):
    """Return the card points of all hands as a text, most first (TUS-11).

    >>> sums({"Bo": [12], "Ann": [0, 10]}, {"deck": "italian40", "german_ace": "high"})
    'Bo 10, Ann 9'
    """
    counted = sorted([(-points(hands[name], house), name) for name in hands])
    return ", ".join([name + " " + str(-total) for total, name in counted])


def with_reason(winner, kind, how, facts):
    """Return the key and facts of the sentence who wins and what decided."""
    if how in ("nobody", "drawn"):
        return "tuscan_hands." + how, dict(facts, house="")
    if how == "by_points":
        return "tuscan_hands.by_points", dict(facts, name=winner, house="")
    won = ("tuscan_hands.won_" + kind, {"name": winner})
    if how == "alone":
        return "tuscan_hands.alone", {"won": won, "house": ""}
    return "tuscan_hands.decided", {"won": won, "why": ("tuscan_hands." + how, facts), "house": ""}


def _suit(suit):
    return "faces." + "SHDC"[suit] + "_suit", {}


def _face(rank, house):
    """Return how the house calls a rank (0 is the ace)."""
    names = house.get("suit_names", "french")
    if rank >= 10 and names != "french":
        return text("faces.courts_" + names)[rank - 10]
    return "AJQK"[max(0, rank - 9)] if rank == 0 or rank > 9 else str(rank + 1)
