"""Melds: is this a set, a run or neither, what do its wild cards stand for, and which rule decides.

The game's `MeldRules` define a meld (RMN-5 to RMN-7, GSK-3, GSK-4, RSK-4, RSK-5, TUS-1, TUS-6,
TUS-12). The cards may come in any order. Their `Table` decides; cards that are no meld get the
reason of what they come closest to.
"""

from ..compat import TYPE_CHECKING
from ..errors import RuleError
from .table import RUN, SET, Table, compiled, meld_of, readings

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..game.meld_rules import MeldRules
    from ..types import Message

    # The part that cards break, and why: "set", "run", "wild", or of a run "order" or "corner".
    Refusal = tuple[str, Message]


def rule_of(rules: "MeldRules", kind: str) -> str | None:
    """Return the rule behind a meld of this kind."""
    return rules.order_rule if kind == RUN else rules.set_rule


def check(rules: "MeldRules", cards: "Sequence[int]") -> tuple[str, list[int]]:
    """Return (`kind`, what each wild card stands for) of a meld; raise RuleError if it is none.

    `rules` is a `MeldRules`, `cards` one or more cards of its deck in any order. `kind` is SET or
    RUN; cards that could be either are a set. In a set each wild card stands for a rank (1 to 13),
    in a run for a card. Wild cards fill the gaps of a run first, then extend its high end while
    there is room, then its low end; the cards they stand for are listed from low to high.

    >>> from engine.game.meld_rules import MeldRules
    >>> check(MeldRules(), [21, 20, 22])
    ('run', [])
    """
    table = compiled(rules)
    meld = meld_of(table, cards)
    if meld is None:
        part, (key, facts) = refusal(table, cards)
        raise RuleError(getattr(rules, part + "_rule"), key, **facts)
    if meld.kind == SET:
        return SET, [rank + 1 for rank in meld.stands]
    return RUN, meld.stands


def refusal(table: Table, cards: "Sequence[int]") -> "Refusal":
    """Return (the part whose rule it breaks, why) of cards that are no meld.

    Where wild cards may be themselves, one that only a limit of wild cards stops comes first.
    """
    has_sets = table.sizes[0][1] > 0
    for card in cards:
        if table.never[card]:
            return SET if has_sets else RUN, ("kit.never", {"card": table.deck.text(card)})
    ways = readings(table, cards, True)
    natural, wild = ways[0]
    least = min([least for least, most in table.sizes[:2] if most])
    if len(cards) < least:
        one_rank = not [card for card in natural if card % 13 != natural[0] % 13]
        kind = SET if has_sets and (one_rank or not table.sizes[1][1]) else RUN
        return kind, ("meld.few", {"n": len(cards), "least": least})
    if len(wild) > table.most_wilds >= 0:
        return "wild", _too_wild(table, len(cards), len(wild))
    if not natural:
        return "wild", ("meld.no_natural", {})
    found = [_refused(table, natural, len(wild)) for natural, wild in ways if natural]
    of_wild = [one for one in found if one[0] == "wild"]
    # What is wild fits anywhere: that it has another suit is no reason.
    wilds = [table.deck.text(card) for card in cards if table.wild[card]]
    others = [one for one in found if one[1][1].get("card") not in wilds]
    return (of_wild or others or found)[0]


def _refused(table: Table, natural: list[int], wilds: int) -> "Refusal":
    """Return the same of natural and wild cards, which are enough for a meld."""
    one_rank = not [card for card in natural if card % 13 != natural[0] % 13]
    one_suit = not [card for card in natural if card // 13 != natural[0] // 13]
    has_sets, has_runs = table.sizes[0][1] > 0, table.sizes[1][1] > 0
    if one_rank and has_sets:
        found = _no_set(table, natural, wilds)
        # One card and wild ones could be a run as well.
        if found[0] == "wild" or not (has_runs and len(natural) == 1 and wilds):
            return found
    if has_runs and (one_suit or table.run_any):
        return _no_run(table, natural, wilds)
    return _mixed(table, natural, wilds)


def _too_wild(table: Table, count: int, wilds: int) -> "Message":
    return table.wild_key, {"n": wilds, "count": count, "limit": table.most_wilds}


def _no_set(table: Table, natural: list[int], wilds: int) -> "Refusal":
    count, (least, most) = len(natural) + wilds, table.sizes[0]
    if not least <= count <= most:
        return SET, ("meld.set_size", {"n": count, "least": least, "most": most})
    if not table.set_any:
        for at in range(1, len(natural)):
            if natural[at] == natural[at - 1]:
                return SET, ("meld.twins", {"card": table.deck.text(natural[at])})
    if not table.natural_sets:
        wilds += sum([table.wild[card] for card in natural])
    return "wild", _too_wild(table, count, wilds)


def _no_run(table: Table, natural: list[int], wilds: int) -> "Refusal":
    text = table.deck.text
    order: Any = list(table.places)
    ranks = [card % 13 for card in natural]
    for card in natural:
        if ranks.count(card % 13) > max(1, order.count(card % 13)):
            return RUN, ("meld.run_twins", {"card": text(card)})
    count, least = len(natural) + wilds, table.sizes[1][0]
    most = table.longest()
    if count > most:
        return RUN, ("meld.long_run", {"n": count, "max": most})
    if count < least:
        return RUN, ("meld.short_run", {"n": count, "least": least})
    # The ace may be at both ends: once in `ends`.
    both = len(order) > 1 and order[0] == order[-1]
    ends = order[:-1] if both else order
    simple = not table.circle and len(set(ends)) == len(ends) and len(set(ranks)) == len(ranks)
    if simple and not [rank for rank in ranks if rank not in ends]:
        places = sorted([ends.index(rank) for rank in ranks])
        missing = _between(places)
        if both and places[0] == 0:
            high = _between(places[1:] + [len(ends)])
            missing = high if len(high) < len(missing) else missing
        if len(missing) > wilds:
            if _round_corner(len(ends), places, count):
                rank = table.deck.faces[table.places[-1]]
                return "corner", (table.corner_key, {"rank": rank})
            if both and len(missing) > wilds + 1:
                return "order", ("kit.no_order", {})
            if wilds == 0 and not table.run_any:
                card = natural[0] // 13 * 13 + order[missing[0]]
                return "order", ("meld.gap", {"card": text(card)})
            return "order", ("meld.gaps", {"n": len(missing), "wilds": wilds})
    if not _within_reach(table, ranks, count):
        return "order", ("kit.no_order", {})
    if not table.fits(RUN, count) >> wilds & 1:
        return "wild", _too_wild(table, count, wilds)
    if table.apart and wilds > 1:
        return "wild", ("kit.side_by_side", {})
    return "order", ("kit.no_order", {})


def _between(places: list[int]) -> list[int]:
    """Return the places missing between the first and the last, which are in order."""
    return [place for place in range(places[0], places[-1]) if place not in places]


def _within_reach(table: Table, ranks: list[int], size: int) -> bool:
    """Return whether ranks are among so many in order, wherever the wild cards are."""
    order = table.places
    count = len(order)
    for start in range(count if table.circle else count - size + 1):
        reached = [order[(start + at) % count] for at in range(size)]
        if not [rank for rank in ranks if ranks.count(rank) > reached.count(rank)]:
            return True
    return False


def _round_corner(count: int, places: list[int], size: int) -> bool:
    """Return whether the cards would be a run that continues round the corner at the ace."""
    for start in range(count - size + 1, count):
        if all([(place - start) % count < size for place in places]):
            return True
    return False


def _most_common(values: list[int]) -> int:
    best = values[0]
    for value in values:
        if values.count(value) > values.count(best):
            best = value
    return best


def _mixed(table: Table, natural: list[int], wilds: int) -> "Refusal":
    """Return why natural cards that share neither rank nor suit are no meld."""
    text = table.deck.text
    rank = _most_common([card % 13 for card in natural])
    suit = _most_common([card // 13 for card in natural])
    other_rank = [card for card in natural if card % 13 != rank]
    other_suit = [card for card in natural if card // 13 != suit]
    of_rank, of_suit = len(natural) - len(other_rank), len(natural) - len(other_suit)
    if not table.sizes[1][1] or of_rank > 1 and of_rank >= of_suit and table.sizes[0][1]:
        return SET, ("meld.other_rank", {"card": text(other_rank[0])})
    if of_suit > 1 or _in_order(table, natural, wilds):
        return RUN, ("meld.other_" + table.suit_word, {"card": text(other_suit[0])})
    return RUN, ("meld.neither_" + table.suit_word, {})


def _in_order(table: Table, natural: list[int], wilds: int) -> bool:
    """Return whether the ranks of cards would be a run."""
    order: Any = list(table.places)
    ranks = [card % 13 for card in natural]
    if len(set(ranks)) < len(ranks) or [rank for rank in ranks if rank not in order]:
        return False
    places = [order.index(rank) for rank in ranks]
    return max(places) - min(places) < len(places) + wilds
