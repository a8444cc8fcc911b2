"""What decides between Tuscan hands at a showdown: the rule, its text and the cards."""

from ...compat import TYPE_CHECKING
from ...game.card_faces import rank_face
from ...texts import listed
from .hands import classify, rule_of, tie_break
from .rules import run_order
from .showdown import points

if TYPE_CHECKING:
    from ...types import Facts, Hands, House, Message


class Reason:
    """What decides a showdown: the `rule`, `how` it decides, `facts`, and the `cards` compared.

    `how` is the name of a text in the section `tuscan_hands`, and `facts` fill it in:

    - "nobody", "alone" and "by_kind" have no facts,
    - "drawn" and "by_points" have `sums`, the card points of all hands,
    - "by_length", "by_high" and "by_suit" have what differs between the two best hands.

    `cards` maps names to the cards compared; it is empty if whole hands were compared.
    """

    def __init__(
        self, rule: str, how: str, facts: "Facts | None" = None, cards: "Hands | None" = None
    ) -> None:
        self.rule = rule
        self.how = how
        self.facts = facts or {}
        self.cards = cards or {}


def decided_by(
    hands: dict[str, list[int]],
    house: "House",
    kind: str | None,
    exhausted: bool,
    size: int | None = None,
) -> Reason:
    """Return the Reason that decides a showdown won with `kind`, None if no one won (TUS-6 to 11).

    `hands` and `size` are as for `showdown`.

    >>> house = {"deck": "italian40", "german_ace": "high"}
    >>> hands = {"Ann": [0, 1, 2, 3, 4, 5, 6], "Bo": [13, 14, 15, 16, 17, 18, 19]}
    >>> reason = decided_by(hands, house, "ramino", False)
    >>> reason.rule, reason.how
    ('TUS-9', 'by_suit')
    """
    if kind is None and not exhausted:
        return Reason("TUS-6", "nobody")
    if kind is None or kind == "points":
        return Reason("TUS-11", "by_points" if kind else "drawn", {"sums": sums(hands, house)})
    equal: list[tuple[int, str, list[list[int]]]] = []
    others = 0
    for name in sorted(hands):
        if size is not None and len(hands[name]) > size:
            continue
        found = classify(hands[name], house, size)
        if found.kind == kind:
            equal.append((-found.strength, name, found.melds))
        elif found.kind != "none":
            others += 1
    if len(equal) == 1:
        if others:
            return Reason("TUS-7", "by_kind")
        return Reason(rule_of(kind), "alone")
    equal.sort(key=_strength_and_name)
    compared: Hands = {}
    if kind not in ("dieci", "sette"):
        for _, name, melds in equal:
            compared[name] = melds[0]
        better, other = [melds[0][0] // 13 for _, _, melds in equal[:2]]
        facts = {"suit": _suit(better, house), "other": _suit(other, house)}
        return Reason("TUS-9", "by_suit", facts, compared)
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
        how, facts = "by_suit", {"suit": _suit(suit, house), "other": _suit(other, house)}
    return Reason("TUS-10", how, facts, compared)


def _strength_and_name(entry: tuple[int, str, list[list[int]]]) -> tuple[int, str]:
    return entry[0], entry[1]


def sums(hands: dict[str, list[int]], house: "House") -> str:
    """Return the card points of all hands as a text, highest first (TUS-11).

    >>> sums({"Bo": [12], "Ann": [0, 10]}, {"deck": "italian40", "german_ace": "high"})
    'Bo 10, Ann 9'
    """
    counted = sorted([(-points(hands[name], house), name) for name in hands])
    return listed([name + " " + str(-total) for total, name in counted], True)


def with_reason(winner: str | None, kind: str | None, reason: Reason) -> "Message":
    """Return the key and facts of the sentence that says who wins and why."""
    how, facts = reason.how, reason.facts
    if how in ("nobody", "drawn"):
        return "tuscan_hands." + how, facts
    if how == "by_points":
        return "tuscan_hands.by_points", dict(facts, name=winner)
    won: Message = ("tuscan_hands.won_" + str(kind), {"name": winner})
    if how == "alone":
        return won
    return "tuscan_hands.decided", {"won": won, "why": ("tuscan_hands." + how, facts)}


def _suit(suit: int, house: "House") -> "Message":
    """Return the name of a suit under the house rules: a German deck has no spades (TUS-1)."""
    names = house.get("suit_names", "french")
    return "faces." + "SHDC"[suit] + ("_suit" if names == "french" else "_" + names), {}


def _face(rank: int, house: "House") -> str:
    """Return the name of a rank (0 is the ace) under the house rules."""
    return rank_face(rank, house.get("suit_names", "french"))
