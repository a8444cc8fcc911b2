"""Melds: is this a set, a run or neither, what do its wild cards stand for, and which rule decides.

The game's `MeldRules` define a meld (RMN-5 to RMN-7, GSK-3, GSK-4, RSK-4, RSK-5, TUS-1, TUS-6,
TUS-12). The cards may come in any order. The method is direct: naturals of one rank are compared
with the rule of sets, naturals of one suit with the rule of runs, in time linear in the cards.
Cards that are neither get the reason of what they come closest to.
"""

from ..compat import TYPE_CHECKING
from ..errors import RuleError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game.meld_rules import MeldRules
    from ..types import Message

SET = "set"
RUN = "run"


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
    deck = rules.deck
    natural = sorted([card for card in cards if card != deck.wild])
    wilds = len(cards) - len(natural)
    one_rank, one_suit = True, True
    for card in natural:
        one_rank = one_rank and card % 13 == natural[0] % 13
        one_suit = one_suit and card // 13 == natural[0] // 13
    if len(cards) < 3:
        rule = rules.set_rule if one_rank else rules.run_rule
        raise RuleError(rule, "meld.three", n=len(cards))
    _check_wilds(rules, len(natural), wilds)
    # One natural card with wilds may be too long for a set, but still a run.
    run_only = len(natural) == 1 and len(cards) > rules.max_set
    if one_rank and not (one_suit and run_only):
        _check_set(rules, natural, wilds)
        return SET, [natural[0] % 13 + 1] * wilds
    if not one_suit:
        raise _mixed(rules, natural, wilds)
    return RUN, _check_run(rules, natural, wilds)


def _check_wilds(rules: "MeldRules", naturals: int, wilds: int) -> None:
    limit = rules.wild_limit
    if wilds > limit:
        raise RuleError(rules.wild_rule, rules.wild_key, n=wilds, limit=limit)
    if naturals == 0:
        raise RuleError(rules.wild_rule, "meld.no_natural")


def _check_set(rules: "MeldRules", natural: list[int], wilds: int) -> None:
    rule = rules.set_rule
    if len(natural) + wilds > rules.max_set:
        raise RuleError(rule, "meld.long_set", n=len(natural) + wilds)
    if not rules.twins:
        for at in range(1, len(natural)):
            if natural[at] == natural[at - 1]:
                card = rules.deck.text(natural[at])
                raise RuleError(rule, "meld.twins", card=card)


def _check_run(rules: "MeldRules", natural: list[int], wilds: int) -> list[int]:
    """Return the cards that the wild ones stand for in a run of one suit, from low to high."""
    rule, text = rules.run_rule, rules.deck.text
    for at in range(1, len(natural)):
        if natural[at] == natural[at - 1]:
            raise RuleError(rule, "meld.run_twins", card=text(natural[at]))
    ranks = rules.ranks
    size = len(natural) + wilds
    if size > len(ranks):
        raise RuleError(rule, "meld.long_run", n=size, max=len(ranks))
    places = sorted([ranks.index(card % 13) for card in natural])
    low, high = places[0], places[-1]
    suit = natural[0] // 13 * 13
    stands = [suit + ranks[p] for p in range(low, high) if p not in places]
    if len(stands) > wilds:
        _check_corner(rules, places, size)
        rule = rules.order_rule
        if wilds == 0:
            raise RuleError(rule, "meld.gap", card=text(stands[0]))
        raise RuleError(rule, "meld.gaps", n=len(stands), wilds=wilds)
    free = wilds - len(stands)
    above = min(free, len(ranks) - 1 - high)
    below = free - above
    stands = [suit + ranks[p] for p in range(low - below, low)] + stands
    return stands + [suit + ranks[p] for p in range(high + 1, high + 1 + above)]


def _check_corner(rules: "MeldRules", places: list[int], size: int) -> None:
    """Raise RuleError if the cards would be a run that continues round the corner at the ace."""
    count = len(rules.ranks)
    for start in range(count - size + 1, count):
        if all([(p - start) % count < size for p in places]):
            raise RuleError(rules.corner_rule, rules.corner_key)


def _most_common(values: list[int]) -> int:
    best = values[0]
    for value in values:
        if values.count(value) > values.count(best):
            best = value
    return best


def _mixed(rules: "MeldRules", natural: list[int], wilds: int) -> RuleError:
    """Return the RuleError for naturals that share neither rank nor suit."""
    ranks = rules.ranks
    places = sorted([ranks.index(card % 13) for card in natural])
    rank = _most_common([card % 13 for card in natural])
    suit = _most_common([card // 13 for card in natural])
    of_rank = len([card for card in natural if card % 13 == rank])
    of_suit = len([card for card in natural if card // 13 == suit])
    in_order = places[-1] - places[0] < len(places) + wilds
    for at in range(1, len(places)):
        in_order = in_order and places[at] != places[at - 1]
    word: Message = (rules.suit_key, {})
    if of_rank > 1 and of_rank >= of_suit:
        odd = [card for card in natural if card % 13 != rank][0]
        return RuleError(rules.set_rule, "meld.other_rank", card=rules.deck.text(odd))
    if in_order or of_suit > 1:
        odd = [card for card in natural if card // 13 != suit][0]
        return RuleError(rules.run_rule, "meld.other_suit", card=rules.deck.text(odd), word=word)
    return RuleError(rules.run_rule, "meld.neither", word=word)
