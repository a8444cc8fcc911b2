"""Melds: is this a set, a run or neither, what do its wild cards stand for, and which rule says no.

Rumino (RMN-5, RMN-6, RMN-7), Ginski (GSK-3, GSK-4), Rumski (RSK-4, RSK-5) and Tuscan Rummy (TUS-1,
TUS-6, TUS-12). The cards of a meld may come in any order. The method is direct: naturals of one
rank are held against the rule of sets, naturals of one suit against the rule of runs, in time
linear in the cards; what is neither is told what it comes nearest to.
"""

from engine.cards import GERMAN36, ITALIAN40, RUMINO108, RUMSKI70
from engine.errors import RuleError

SET = "set"
RUN = "run"

# Per game: the rules of sets, of runs and of wild cards, and the word for what a run has one of.
_RULES = {
    "rumino": ("RMN-5", "RMN-6", "RMN-7", "meld.suit"),
    "ginski": ("GSK-3", "GSK-3", "GSK-4", "meld.colour"),
    "rumski": ("RSK-4", "RSK-4", "RSK-5", "meld.colour"),
    "tuscan": ("TUS-6", "TUS-6", "", "meld.suit"),
}

# The ranks of a deck from low to high, each less one, as they are neighbours in a run.
_PLAIN = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
_ITALIAN = (0, 1, 2, 3, 4, 5, 6, 10, 11, 12)
_GERMAN_HIGH = (5, 6, 7, 8, 9, 10, 11, 12, 0)
_GERMAN_LOW = (0, 5, 6, 7, 8, 9, 10, 11, 12)


def run_order(game, house):
    """Return the ranks (less one) from low to high as they follow each other in a run.

    >>> run_order("tuscan", {"deck": "german36", "german_ace": "low"})[:3]
    (0, 5, 6)
    """
    if game != "tuscan":
        return _PLAIN
    if house["deck"] != "german36":
        return _ITALIAN
    return _GERMAN_LOW if house["german_ace"] == "low" else _GERMAN_HIGH


def deck_for(game, house):
    """Return the deck from which the melds of a game are made."""
    if game == "rumino":
        return RUMINO108
    if game == "tuscan":
        return GERMAN36 if house["deck"] == "german36" else ITALIAN40
    return RUMSKI70


def wild_limit(game, house):
    """Return how many wild cards one meld may hold (RMN-7, GSK-4, RSK-5)."""
    if game == "rumino":
        limit = house["jokers_per_meld"]
        return 14 if limit == "any" else int(limit)
    return 0 if game == "tuscan" else 1


def note(house, name, default):
    """Return " (house: name=value)" where a house rule is not at its default, else "".

    >>> note({"twins": "no"}, "twins", "yes")
    ' (house: twins=no)'
    """
    value = house[name]
    return "" if value == default else " (house: %s=%s)" % (name, value)


def rule_of(game, kind, cards=(), house=None):
    """Return (the rule that makes a meld of this kind one, the note on a house rule behind it)."""
    if kind == RUN and game == "tuscan" and house["deck"] == "german36":
        return "TUS-12", _ace_note(game, cards, house)
    return _RULES[game][0 if kind == SET else 1], ""


def check(game, cards, house):
    """Return (`kind`, what each wild card stands for), or raise RuleError with the best reason.

    `game` is a name such as "rumino", `cards` one or more cards of its deck in any order, `house`
    its complete house rules. `kind` is SET or RUN; of a set the wild cards stand for a rank (1 to
    13 each), of a run for cards, from low to high: first in the gaps, then at the high end while
    there is room, then at the low end. What can be read as both is read as a set.

    Implements RMN-5 to RMN-7, GSK-3, GSK-4, RSK-4, RSK-5, TUS-1, TUS-6 and TUS-12.

    >>> check("rumino", [20, 21, 52], {"twins": "yes", "jokers_per_meld": "any"})
    ('run', [22])
    """
    deck = deck_for(game, house)
    natural = sorted([card for card in cards if card != deck.wild])
    wilds = len(cards) - len(natural)
    one_rank, one_suit = True, True
    for card in natural:
        one_rank = one_rank and card % 13 == natural[0] % 13
        one_suit = one_suit and card // 13 == natural[0] // 13
    _check_count(game, len(cards), one_rank)
    _check_wilds(game, len(natural), wilds, house)
    if one_rank and not (one_suit and _run_only(game, len(natural), wilds)):
        _check_set(game, deck, natural, wilds, house)
        return SET, [natural[0] % 13 + 1] * wilds
    if not one_suit:
        raise _mixed(game, deck, natural, wilds, house)
    return RUN, _check_run(game, deck, natural, wilds, house)


def _check_count(game, count, one_rank):
    if count < 3:
        raise RuleError(_RULES[game][0 if one_rank else 1], "meld.three", n=count)


def _check_wilds(game, naturals, wilds, house):
    if wilds > wild_limit(game, house):
        rule = _RULES[game][2]
        if game != "rumino":
            raise RuleError(rule, "meld.one_wild", n=wilds)
        about = note(house, "jokers_per_meld", "any")
        raise RuleError(rule, "meld.jokers", n=wilds, limit=wild_limit(game, house), house=about)
    if naturals == 0:
        raise RuleError(_RULES[game][2], "meld.no_natural")


def _run_only(game, naturals, wilds):
    # A lone natural card with four jokers is too long for a set of Rumino, and a run all the same.
    return game == "rumino" and naturals == 1 and wilds > 3


def _check_set(game, deck, natural, wilds, house):
    rule = _RULES[game][0]
    if game != "rumino":
        return
    if len(natural) + wilds > 4:
        raise RuleError(rule, "meld.long_set", n=len(natural) + wilds)
    if house["twins"] == "no":
        for at in range(1, len(natural)):
            if natural[at] == natural[at - 1]:
                about = note(house, "twins", "yes")
                raise RuleError(rule, "meld.twins", card=deck.text(natural[at]), house=about)


def _check_run(game, deck, natural, wilds, house):
    """Return the cards that the wild ones stand for in a run of one suit, low to high."""
    rule = _RULES[game][1]
    for at in range(1, len(natural)):
        if natural[at] == natural[at - 1]:
            raise RuleError(rule, "meld.run_twins", card=deck.text(natural[at]))
    ranks = run_order(game, house)
    size = len(natural) + wilds
    if size > len(ranks):
        raise RuleError(rule, "meld.long_run", n=size, most=len(ranks))
    places = sorted([ranks.index(card % 13) for card in natural])
    low, high = places[0], places[-1]
    suit = natural[0] // 13 * 13
    stands = [suit + ranks[p] for p in range(low, high) if p not in places]
    if len(stands) > wilds:
        _check_corner(game, natural, places, size, ranks, house)
        rule, about = rule_of(game, RUN, natural, house)
        if wilds == 0:
            raise RuleError(rule, "meld.gap", card=deck.text(stands[0]), house=about)
        raise RuleError(rule, "meld.gaps", n=len(stands), wilds=wilds, house=about)
    free = wilds - len(stands)
    above = min(free, len(ranks) - 1 - high)
    below = free - above
    stands = [suit + ranks[p] for p in range(low - below, low)] + stands
    return stands + [suit + ranks[p] for p in range(high + 1, high + 1 + above)]


def _check_corner(game, natural, places, size, ranks, house):
    """Raise RuleError if the cards would be a run, could it go on round the corner at the ace."""
    count = len(ranks)
    for start in range(count - size + 1, count):
        if all([(p - start) % count < size for p in places]):
            high = (
                game == "tuscan" and house["deck"] == "german36" and house["german_ace"] == "high"
            )
            rule, key = _RULES[game][1], "meld.ace_high" if high else "meld.ace_low"
            if game == "tuscan":
                rule = "TUS-12" if house["deck"] == "german36" else "TUS-1"
            elif game != "rumino":
                key = "meld.one_low"
            raise RuleError(rule, key, house=_ace_note(game, natural, house))


def _ace_note(game, cards, house):
    if game != "tuscan" or house["deck"] != "german36":
        return ""
    aces = [card for card in cards if card % 13 == 0]
    return note(house, "german_ace", "high") if aces else ""


def _most_common(values):
    best = values[0]
    for value in values:
        if values.count(value) > values.count(best):
            best = value
    return best


def _mixed(game, deck, natural, wilds, house):
    """Return the RuleError for naturals that are neither of one rank nor of one suit."""
    ranks = run_order(game, house)
    places = sorted([ranks.index(card % 13) for card in natural])
    rank = _most_common([card % 13 for card in natural])
    suit = _most_common([card // 13 for card in natural])
    of_rank = len([card for card in natural if card % 13 == rank])
    of_suit = len([card for card in natural if card // 13 == suit])
    in_order = places[-1] - places[0] < len(places) + wilds
    for at in range(1, len(places)):
        in_order = in_order and places[at] != places[at - 1]
    word = (_RULES[game][3], {})
    if of_rank > 1 and of_rank >= of_suit:
        odd = [card for card in natural if card % 13 != rank][0]
        return RuleError(_RULES[game][0], "meld.other_rank", card=deck.text(odd))
    if in_order or of_suit > 1:
        odd = [card for card in natural if card // 13 != suit][0]
        return RuleError(_RULES[game][1], "meld.other_suit", card=deck.text(odd), word=word)
    return RuleError(_RULES[game][1], "meld.neither", word=word)
