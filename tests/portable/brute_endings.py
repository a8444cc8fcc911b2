"""Random forms, hands and tables: whether a hand may end the round, by brute force.

`case` makes a form with a contract, asks `may_end`, and raises AssertionError where yes or no is
wrong, or where what is shown does not end the round. The search shares no code with the engine.

    python -m tests.portable.brute_endings --cases 20000 [--seed 1]
"""

from tests.portable.brute import STANDARD, Brute, Chance, Rules, random_cards
from tests.portable.brute_melds import form_of, random_melds, words_of

_KINDS = ("set", "run")


def _contract(chance, melds):
    """Return (melds asked for, points or None) of an opening."""
    kinds = [kind for kind in _KINDS if kind in melds]
    asked = []
    if chance.below(3):
        for _ in range(1 + chance.below(2)):
            asked.append((chance.of(kinds), 2 + chance.below(3), chance.sometimes(5)))
    points = None if asked and chance.below(4) else 3 + chance.below(35)
    return asked, points


class Ending:
    """One case: what is asked, and all ways to lay the cards."""

    def __init__(self, seed):
        self.chance = chance = Chance(seed)
        self.names = dict(STANDARD)
        melds = random_melds(chance)
        for part in ("wins", "needs", "most", "stage"):
            melds.pop(part, None)
        self.asked, self.points = [], None
        melds["lay off"] = "table" if chance.below(4) else "own"
        if chance.below(4):
            self.asked, self.points = _contract(chance, melds)
            words = [words_of(self.asked)] if self.asked else []
            if self.points is not None:
                words.append("%d points" % self.points)
            melds["opens"] = " + ".join(words)
            if chance.sometimes(3):
                melds["outright"] = "yes"
            if chance.sometimes(2):
                melds["then"] = "lay off"
            if seed % 3 == 1:
                melds["exact"] = "yes"
        melds["discard"] = chance.of(("must", "may", "no"))
        if chance.below(3):
            melds["close"] = 0
            melds.pop("loose", None)
        self.melds = melds
        self.rules = Rules(melds, self.names)
        self.close = self.rules.value_of(melds["close"])
        self.loose = self.rules.value_of(melds.get("loose", 99))
        self.cards = random_cards(chance, self.rules, 2 + chance.below(6))
        self.there = self._table()
        self.down = "opens" in melds and chance.sometimes(3)
        self.drawn = bool(chance.below(3))

    def _table(self):
        found = []
        for _ in range(self.chance.below(3)):
            brute = Brute(self.rules, random_cards(self.chance, self.rules, 5))
            if brute.order:
                mask = self.chance.of(brute.order)
                found.append([brute.cards[at] for at in range(5) if mask >> at & 1])
        counted = self.cards + [card for meld in found for card in meld]
        for card in counted:
            most = self.rules.copies if card[1] else self.rules.jokers if card[0] == "*" else 2
            if counted.count(card) > most:
                return []
        return found

    def question(self):
        text = self.rules.text
        return {
            "ask": "may_end",
            "game": "form",
            "form": form_of(self.melds),
            "cards": [text(card) for card in self.cards],
            "table": [[text(card) for card in meld] for meld in self.there],
            "down": self.down,
            "drawn": self.drawn,
        }

    # -- what is right -----------------------------------------------------------------------

    def right(self):
        """Whether the cards can end the round."""
        self.brute = brute = Brute(self.rules, self.cards)
        free = {}
        first = "opens" in self.melds and not self.down
        for mask in self._joined(brute.all, self.there):
            if not first and self.down and self.melds.get("then") == "lay off":
                if self._may_stay(mask):
                    return True
            elif self._lays(mask, self.asked if first else [], first, free):
                return True
        if first and self.melds.get("outright") == "yes":
            return bool([mask for mask in self._left(brute.all, {}) if self._may_stay(mask)])
        return False

    def _joined(self, mask, there):
        """All masks that are left where cards have joined melds of the table."""
        found = [mask]
        for meld in there:
            more = []
            for rest in found:
                some = rest
                while some:
                    cards = [card for at, card in enumerate(self.cards) if some >> at & 1]
                    if self.rules.melds_of(list(meld) + cards):
                        more.append(rest ^ some)
                    some = (some - 1) & rest
            found = list(set(found + more))
        return found

    def _left(self, mask, kept):
        """{what is left of cards in melds: the most that these are worth}."""
        if mask in kept:
            return kept[mask]
        found = {mask: 0}
        if mask:
            low = mask & -mask
            found = {rest | low: worth for rest, worth in self._left(mask ^ low, kept).items()}
            for meld in self.brute.order:
                if meld & low and meld & mask == meld:
                    worth = self.brute.worth(meld) or 0
                    for rest, more in self._left(mask ^ meld, kept).items():
                        found[rest] = max(found.get(rest, 0), worth + more)
        kept[mask] = found
        return found

    def _lays(self, mask, asked, first, kept, worth=0):
        """Whether what is asked for can be laid of cards, and then the others."""
        if asked:
            kind, size, pure = asked[0]
            for meld in self.brute.subsets(mask, kind, size, pure):
                ways = [
                    points
                    for its, wilds, points, natural in self.brute.melds[meld]
                    if its == kind and natural and not (pure and wilds)
                ]
                if self._lays(mask ^ meld, asked[1:], first, kept, worth + max(ways)):
                    return True
            return False
        only = first and self.melds.get("then") == "lay off" and self.points is None
        lefts = {mask: 0} if only else self._left(mask, kept)
        for rest, more in lefts.items():
            if not first or self.points is None or worth + more >= self.points:
                if self._may_stay(rest):
                    return True
        return False

    def _may_stay(self, mask):
        """Whether these cards may be discarded, and be left."""
        values = [self.rules.value(card) for at, card in enumerate(self.cards) if mask >> at & 1]
        discards = self.drawn and self.melds["discard"] != "no"
        if discards and self.melds["discard"] == "must" and not values:
            return False
        rest = sorted(values)[:-1] if discards else values
        return sum(rest) <= self.close and len([one for one in rest if one]) <= self.loose

    # -- what was answered -------------------------------------------------------------------

    def check(self, found, right):
        told = (self.question(), found, right)
        assert "error" not in found, told
        assert found["ok"] == right, told
        assert bool(found["missing"]) == (not right), told
        if not right:
            return
        read = {self.rules.text(card): card for card in self.cards}
        rest = list(self.cards)
        for meld in found["melds"]:
            cards = [read[word] for word in meld]
            assert self.rules.melds_of(cards), told
            for card in cards:
                rest.remove(card)
        for at, meld in enumerate(self.there):
            cards = [read[word] for word, place in found["laid"] if place == at]
            assert not cards or self.rules.melds_of(meld + cards), told
            for card in cards:
                rest.remove(card)
        if found["discard"] is not None:
            assert self.drawn and self.melds["discard"] != "no", told
            rest.remove(read[found["discard"]])
        else:
            assert not (self.drawn and self.melds["discard"] == "must"), told
        values = [self.rules.value(card) for card in rest]
        assert sum(values) <= self.close, told
        assert len([one for one in values if one]) <= self.loose, told


def case(answer, seed):
    """Check one case, and return whether its hand may end."""
    one = Ending(seed)
    right = one.right()
    one.check(answer(one.question()), right)
    return right


def main():
    import argparse

    from engine.ask import answer

    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    yes = 0
    for seed in range(given.seed, given.seed + given.cases):
        yes += case(answer, seed)
    print("%d hands agree: %d may end, %d may not" % (given.cases, yes, given.cases - yes))


if __name__ == "__main__":
    main()
