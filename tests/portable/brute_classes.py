"""Random classes of rules of hands, beside the brute force of `brute`.

A class has a deck, an order of ranks, values, and limits of sets and of wild cards. It is said
again in the words of a form, of which the brute force works out what melds are. Half of the classes
are of the kind that the quick ways of counting know.

    python -m tests.portable.brute_classes --cases 50000 [--seed 0]
"""

from engine.cards import NUMBERS, RANKS, Deck
from engine.errors import RuleError
from engine.game.meld_rules import HandRules
from engine.rummy import deadwood, melds
from engine.rummy.table import compiled
from tests.portable.brute import STANDARD, Brute, Chance, Rules, random_cards

# Of decks: the words of a form, the suits, the ranks, the faces.
_ALL = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
_BASES = (
    ("52", "SHDC", _ALL, RANKS),
    ("52", "SHDC", _ALL, RANKS),
    ("tiles", "RBYK", _ALL, NUMBERS),
    ("40", "SHDC", (1, 2, 3, 4, 5, 6, 7, 11, 12, 13), RANKS),
    ("36", "SHDC", (1, 6, 7, 8, 9, 10, 11, 12, 13), RANKS),
    (None, "RBGPY", _ALL, NUMBERS),
    (None, "RBGPY", (1, 2, 3, 4, 5, 6, 7, 8), NUMBERS),
    (None, "RBY", _ALL, NUMBERS),
)
_LIMITS = (0, 1, 1, 2, 3, 14)


class _Random:
    """A random class of rules, and the same in the words of a form."""

    def __init__(self, chance):
        quick = chance.sometimes(2)
        base, suits, ranks, faces = chance.of(_BASES[:3] + _BASES[5:6] if quick else _BASES)
        copies, jokers = 1 + chance.below(2), chance.below(5)
        names = ("JK" if faces is RANKS else "W", "*")
        self.deck = Deck("random", suits, ranks, copies, jokers, names, faces)
        if base is None:
            words = {"suits": suits, "ranks": "1 to %d" % ranks[-1]}
            words.update({"copies": copies, "jokers": jokers})
        else:
            words = "%s x %d + %d" % (base, copies, jokers)
        order = [rank - 1 for rank in ranks]
        if not quick and chance.sometimes(2):
            order = order[1:] + order[:1]
        most = chance.of((4, 6) if quick and len(suits) < 6 else (3, 4, 5, 6))
        limit = chance.of(_LIMITS)
        self.values = self._values(chance, quick)
        table = {}
        for card in range(self.deck.wild):
            if self.deck.count(card):
                table[self.deck.text(card)] = self.values[card]
        if jokers:
            table["*"] = self.values[-1]
        twins = chance.sometimes(2)
        self.facts = {
            "deck": self.deck,
            "ranks": tuple(order),
            "max_set": most,
            "twins": twins,
            "wild_limit": limit,
            "set_rule": "set",
            "wild_rule": "wild",
            "order_rule": "order",
            "corner_rule": "corner",
            "values": self.values,
            "value": lambda self, card: self.values[card],
        }
        self.words = {
            "deck": words,
            "set": "3 to %d" % most,
            "suits": "any" if twins else "differ",
            "run": "3",
            "order": " ".join([faces[rank] for rank in order]),
            "wild": "*",
            "wilds": limit,
            "cards": table,
        }

    def _values(self, chance, quick):
        """Return the points of each card."""
        most = chance.of((10, 13))
        values = [min(card % 13 + 1, most) for card in range(self.deck.wild)]
        if chance.sometimes(3):
            # Other values: of ranks, or of suits, too.
            step = chance.of((3, 13) if quick else (3, 5))
            values = [5 + card % 13 * step % 17 for card in range(self.deck.wild)]
        if not quick and chance.sometimes(3):
            values[chance.below(self.deck.wild)] = chance.of((0, 30, 99))
        return values + [chance.of((0, 10, 25))]


def case(seed):
    """Compare the counter, the discards and the checker of a class with brute force."""
    chance = Chance(seed)
    made = _Random(chance)
    rules = type("Rules", (HandRules,), made.facts)()
    naive = Rules(made.words, STANDARD)
    cards = random_cards(chance, naive, 3 + chance.below(6))
    numbers = [made.deck.read("*" if rank == "*" else naive.text((rank, suit)))
               for rank, suit in cards]  # fmt: skip
    brute = Brute(naive, cards)
    told = (seed, made.words, cards)
    right = brute.deadwood(brute.all, [])
    counted = deadwood.count(compiled(rules), numbers)
    points, found, left = counted.points, counted.melds, counted.left
    assert points == right == deadwood.least(compiled(rules), numbers), (told, points, right)
    assert sorted(left + [card for meld in found for card in meld]) == sorted(numbers), told
    assert rules.total(left) == points, told
    for meld in found:
        melds.check(rules, meld)
    for mask in range(1, brute.all + 1, 1 + chance.below(5)):
        some = [numbers[at] for at in range(len(cards)) if mask >> at & 1]
        given = [cards[at] for at in range(len(cards)) if mask >> at & 1]
        try:
            kind, stands = melds.check(rules, some)
        except RuleError as error:
            # The part whose rule is named is at fault.
            part = error.rule if error.rule in ("set", "wild") else "run"
            assert part in naive.at_fault(given), (told, some, error.rule)
            assert mask not in brute.melds, (told, some, error.rule)
            continue
        texts = [made.deck.faces[one - 1] if kind == "set" else made.deck.text(one)
                 for one in stands]  # fmt: skip
        assert (kind, texts) in naive.stands_of(given), (told, some, kind, texts)
    after = {}
    for at in range(len(cards)):
        after[numbers[at]] = brute.deadwood(brute.all ^ (1 << at), [])
    least, choices = deadwood.discards(compiled(rules), numbers)
    assert least == min(after.values()), (told, least, after)
    assert sorted(choices) == sorted([card for card in after if after[card] == least]), told
    return rules.table


def main():
    """Compare as many cases as the command line says."""
    import argparse

    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    masks = searched = 0
    for seed in range(given.seed, given.seed + given.cases):
        table = case(seed)
        masks += table.masks > 0
        searched += table.searched
    told = (given.cases, masks, searched)
    print("%d classes agree; read by the masks: %d, by the search: %d" % told)


if __name__ == "__main__":
    main()
