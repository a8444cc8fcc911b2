"""Melds by brute force, from the words of a form alone: it shares no code with the engine.

Every subset of a hand is tried as a meld, every arrangement of a run, every choice of melds. `case`
makes a random form and random cards, asks the engine, and raises AssertionError where it disagrees.

    python -m tests.portable.brute_melds --cases 50000 [--seed 1]
"""

FACES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NUMBERS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13")


class Chance:
    """Numbers that only look random, the same in every runtime."""

    def __init__(self, seed):
        self.state = (seed * 7919 + 12345) % 2147483647 or 1
        for _ in range(5):
            self.below(7)

    def below(self, n):
        # Park and Miller's generator.
        self.state = self.state * 16807 % 2147483647
        return self.state // 7 % n

    def of(self, values):
        return values[self.below(len(values))]

    def sometimes(self, n):
        return self.below(n) == 0


class Rules:
    """What the melds of a form mean, worked out from its words."""

    def __init__(self, melds, names, turned=None):
        """`names` has the values of the names in expressions."""
        self.melds = melds
        self.names = names
        # Whether limits of wild cards count for nothing, to see what else is wrong.
        self.free = False
        deck = melds["deck"]
        for words, first, condition, other in EITHER_DECK:
            if deck == words:
                deck = first if self.value_of(condition) else other
        self.letters = FACES if isinstance(deck, str) and deck[:5] != "tiles" else NUMBERS
        if isinstance(deck, str):
            base = deck.split(" ")[0]
            self.suits = "RBYK" if base == "tiles" else "SHDC"
            self.ranks = {
                "52": FACES,
                "48": FACES[:9] + FACES[10:],
                "40": FACES[:7] + FACES[10:],
                "36": FACES[:1] + FACES[5:],
                "32": FACES[:1] + FACES[6:],
                "tiles": NUMBERS,
            }[base]
            parts = deck.split("+")[0].split(" x ")
            self.copies = self.value_of(parts[1]) if len(parts) > 1 else 1
            self.jokers = self.value_of(deck.split("+")[1]) if "+" in deck else 0
            self.dead = ""
        else:
            self.suits = deck["suits"]
            first, last = deck["ranks"].split(" to ")
            self.letters = NUMBERS if first in NUMBERS and last in NUMBERS else FACES
            self.ranks = self.letters[self.letters.index(first) : self.letters.index(last) + 1]
            self.copies = self.value_of(deck.get("copies", 1))
            self.jokers = self.value_of(deck.get("jokers", 0))
            self.dead = "".join(deck.get("dead", {}))
        if melds.get("order"):
            words = self.word("order", "").split(" ")
            self.order = [rank for rank in words if rank in self.ranks]
        else:
            self.order = list(self.ranks)
            ace = self.word("ace", "low")
            if ace == "high":
                self.order = self.order[1:] + self.order[:1]
            elif ace == "both":
                self.order = self.order + self.order[:1]
        self.round_corner = self.word("ace", "low") == "round"
        self.set_any = self.word("suits", "differ") == "any"
        self.run_any = self.word("run suits", "same") == "any"
        self.turned = turned
        self.runs_only = melds.get("natural") == "runs"
        self.natural_too = self.runs_only or self.is_true("natural")
        self.apart = self.is_true("apart")
        self.limits = {}

    # A card is (rank, suit), both texts; a joker ("*", ""), a dead card (letter, "").

    def text(self, card):
        rank, suit = card
        if not suit:
            return rank
        return suit + rank if self.letters is NUMBERS else rank + suit

    def value_of(self, words):
        return eval(str(words).strip(), dict(self.names))  # noqa: S307

    def word(self, part, other):
        """The word that a part is in this moment."""
        words = self.melds.get(part, other)
        while " if " in words:
            word, words = words.split(" if ", 1)
            condition, words = words.split(" else ", 1)
            if self.value_of(condition):
                return word
        return words

    def is_true(self, part):
        words = self.melds.get(part, "no")
        return words == "yes" if words in ("yes", "no") else bool(self.value_of(words))

    def points_of(self, table, key):
        return max(0, min(self.value_of(table[key]), 999))

    def is_wild(self, card):
        rank, suit = card
        if self.is_never(card):
            return False
        words = self.melds.get("wild", [])
        for word in words if isinstance(words, list) else [words]:
            if word == "*":
                if rank == "*":
                    return True
            elif word[:5] == "rank ":
                at = self.value_of(word[5:])
                if suit and 1 <= at <= 13 and self.letters[at - 1] == rank:
                    return True
            elif word == "turned":
                if self.turned and suit:
                    wanted = self.letters[0] if self.turned[0] == "*" else self.turned[0]
                    if rank == wanted:
                        return True
            elif word == "after turned":
                if self.turned and self.turned[1]:
                    at = self.ranks.index(self.turned[0]) + 1
                    if card == (self.ranks[at % len(self.ranks)], self.turned[1]):
                        return True
            elif suit and word in (rank, self.text(card)):
                return True
        return False

    def is_never(self, card):
        if card[0] in self.dead and not card[1]:
            return True
        never = self.melds.get("never", [])
        return bool(card[1]) and (card[0] in never or self.text(card) in never)

    def from_table(self, table, card, low=False):
        """The points of a card by a table of values."""
        rank, suit = card
        if low and self.letters[0] + " low" in table:
            return self.points_of(table, self.letters[0] + " low")
        for key in (self.text(card), "wild" if self.is_wild(card) else "", rank, "else"):
            if key and key in table:
                return self.points_of(table, key)
        return min(self.letters.index(rank) + 1, 10) if suit else 0

    def value(self, card):
        return self.from_table(self.melds.get("cards", {}), card)

    def worth(self, card, low=False, as_wild=False):
        table = self.melds.get("worth")
        if table is None:
            table = {}
            for key in self.melds.get("cards", {}):
                if key not in ("*", "wild"):
                    table[key] = self.melds["cards"][key]
        return self.from_table(table, card, low)

    def wilds_own_worth(self):
        table = self.melds.get("worth") or {}
        return "*" in table or "wild" in table

    def wilds_fit(self, kind, cards, wilds):
        if self.free and wilds < cards:
            return True
        key = kind, cards, wilds
        if key not in self.limits:
            self.limits[key] = self._wilds_fit(kind, cards, wilds)
        return self.limits[key]

    def _wilds_fit(self, kind, cards, wilds):
        words = self.melds.get("wilds")
        if isinstance(words, dict):
            words = words.get(kind)
        if words is None:
            return wilds < cards
        names = dict(self.names, wilds=wilds, naturals=cards - wilds, cards=cards)
        found = eval(str(words), names)  # noqa: S307
        if "wilds" in str(words) or "naturals" in str(words):
            return bool(found)
        return wilds < cards and wilds <= found

    def sizes(self, part):
        words = self.melds.get(part)
        if words is None:
            return 1, 0
        ends = str(words).split(" to ")
        return self.value_of(ends[0]), self.value_of(ends[1]) if len(ends) > 1 else 99

    def melds_of(self, cards, lifted=False):
        """All ways in which cards are a meld: (kind, wild cards, worth, natural cards) each."""
        found = []
        for natural, wild in self.readings(cards):
            if self.may_be("set", len(cards), len(wild), lifted):
                found += self._sets(natural, wild)
            if self.may_be("run", len(cards), len(wild), lifted):
                for _, ranks, run in self._runs(natural, wild):
                    found.append(
                        ("run", len(wild), self._run_worth(ranks, run, wild), len(natural))
                    )
        return found

    def readings(self, cards):
        """All ways to read cards: (those that are themselves, those that are wild)."""
        if [card for card in cards if self.is_never(card)]:
            return []
        choices = [([], [])]
        for card in cards:
            more = []
            if not self.is_wild(card) or (self.natural_too and card[1]):
                more += [(natural + [card], wild) for natural, wild in choices]
            if self.is_wild(card):
                more += [(natural, wild + [card]) for natural, wild in choices]
            choices = more
        return choices

    def may_be(self, kind, count, wilds, lifted=False):
        least, most = self.sizes(kind)
        fits = least <= count and most and (lifted or count <= most)
        return fits and self.wilds_fit(kind, count, wilds)

    def stands_of(self, cards):
        """What the wild cards of a meld may stand for: (kind, texts) each.

        As few as can be are wild; what could be either is a set; a run is as high as it can be.
        """
        readings = self.readings(cards)
        readings.sort(key=lambda reading: len(reading[1]))
        found, fewest = [], -1
        for natural, wild in readings:
            if found and len(wild) > fewest:
                break
            fewest = len(wild)
            if self.may_be("set", len(cards), fewest) and self._sets(natural, wild):
                found.append(("set", [natural[0][0]] * fewest if natural else []))
            if self.may_be("run", len(cards), fewest):
                runs = self._runs(natural, wild)
                for first, ranks, run in runs:
                    if not self.round_corner and first < max([one[0] for one in runs]):
                        continue
                    stands = [ranks[at] for at in range(len(run)) if run[at] is None and natural]
                    if stands and not self.run_any:
                        stands = [self.text((rank, natural[0][1])) for rank in stands]
                    found.append(("run", stands))
        sets = [one for one in found if one[0] == "set"]
        return sets or found

    def at_fault(self, cards):
        """The parts whose rules can be the reason that cards are no meld."""
        must = [card for card in cards if self.is_wild(card)]
        if self.natural_too:
            must = [card for card in must if not card[1]]
        few = [kind for kind in ("set", "run") if self.may_be(kind, len(cards), len(must))]
        self.free = True
        kinds = [way[0] for way in self.melds_of(cards)]
        self.free = False
        found = [kind for kind in ("set", "run") if kind in self.melds and kind not in kinds]
        if kinds or must and not few:
            found.append("wild")
        return found

    def _sets(self, natural, wild):
        if len(set([rank for rank, _ in natural])) > 1:
            return []
        if self.runs_only and not self.free and [card for card in natural if self.is_wild(card)]:
            return []
        suits = [suit for _, suit in natural]
        any = self.set_any
        if not any and len(set(suits)) < len(suits):
            return []
        points = sum([self.worth(card) for card in natural])
        if self.wilds_own_worth():
            points += sum([self.worth(card) for card in wild])
        elif natural and wild:
            free = [suit for suit in self.suits if any or suit not in suits] or list(self.suits)
            best = max([self.worth_as(natural[0][0], suit) for suit in free])
            points += best * len(wild)
        return [("set", len(wild), points, len(natural))]

    def worth_as(self, rank, suit, low=False):
        return self.worth((rank, suit), low)

    def _runs(self, natural, wild):
        """All runs of cards: (the first place, the ranks, by place a natural card or None)."""
        count = len(natural) + len(wild)
        if not self.run_any and len(set([s for _, s in natural])) > 1:
            return []
        if count > len(self.order):
            return []
        found = []
        places = len(self.order)
        firsts = range(places) if self.round_corner else range(places - count + 1)
        for first in firsts:
            ranks = [self.order[(first + at) % places] for at in range(count)]
            for run in self._arranged(ranks, natural):
                gaps = [at for at in range(count) if run[at] is None]
                if self.apart and not self.free:
                    if [at for at in gaps if at + 1 in gaps]:
                        continue
                found.append((first, ranks, run))
        return found

    def _arranged(self, ranks, natural):
        """All ways to put the natural cards on the places of a run."""
        ways = [[None] * len(ranks)]
        for card in natural:
            more = []
            for way in ways:
                for at in range(len(ranks)):
                    if way[at] is None and ranks[at] == card[0]:
                        more.append(way[:at] + [card] + way[at + 1 :])
            ways = more
        return ways

    def _run_worth(self, ranks, run, wild):
        points = 0
        first = self.letters[0]
        suits = [card[1] for card in run if card]
        if self.run_any or not suits:
            suits = self.suits
        for at in range(len(ranks)):
            low = ranks[at] == first and at + 1 < len(ranks)
            if run[at]:
                points += self.worth(run[at], low)
            elif not self.wilds_own_worth():
                points += max([self.worth_as(ranks[at], suit, low) for suit in suits])
        if self.wilds_own_worth():
            points += sum([self.worth(card) for card in wild])
        return points


class Brute:
    """A hand: which of its subsets are melds, and what is the best of all choices."""

    def __init__(self, rules, cards, lifted=False):
        self.rules = rules
        self.cards = cards
        self.all = (1 << len(cards)) - 1
        # Mask -> the ways in which those cards are a meld.
        self.melds = {}
        known = {}
        for mask in range(1, self.all + 1):
            some = [cards[at] for at in range(len(cards)) if mask >> at & 1]
            key = tuple(sorted(some))
            if key not in known:
                known[key] = rules.melds_of(list(key), lifted)
            if known[key]:
                self.melds[mask] = known[key]
        self.order = sorted(self.melds)
        self.kept = {}

    def total(self, mask):
        values = [
            self.rules.value(self.cards[at]) for at in range(len(self.cards)) if mask >> at & 1
        ]
        return sum(values)

    def most_saved(self, mask):
        """The most points in melds among the cards of a mask."""
        if not mask:
            return 0
        if mask in self.kept:
            return self.kept[mask]
        low = mask & -mask
        best = self.most_saved(mask ^ low)
        for meld in self.order:
            if meld & low and meld & mask == meld:
                best = max(best, self.total(meld) + self.most_saved(mask ^ meld))
        self.kept[mask] = best
        return best

    def meeting(self, mask, asked):
        """All masks that are left once the melds that are asked for are out."""
        if not asked:
            return [mask]
        kind, size, pure = asked[0]
        found = []
        for meld in self.subsets(mask, kind, size, pure):
            found += self.meeting(mask ^ meld, asked[1:])
        return list(set(found))

    def subsets(self, mask, kind, size, pure):
        if kind == "suit":
            return self.of_suit(mask, size)
        found = []
        for meld in self.order:
            if meld & mask == meld:
                for its, wilds, _, natural in self.melds[meld]:
                    count = wilds + natural
                    if its == kind and count >= size and natural and not (pure and wilds):
                        found.append(meld)
                        break
        return found

    def of_suit(self, mask, size):
        found = []
        for some in range(1, self.all + 1):
            if some & mask != some:
                continue
            cards = [self.cards[at] for at in range(len(self.cards)) if some >> at & 1]
            if len(cards) != size or [card for card in cards if self.rules.is_never(card)]:
                continue
            for suit in self.rules.suits:
                natural = [
                    card
                    for card in cards
                    if card[1] == suit and (not self.rules.is_wild(card) or self.rules.natural_too)
                ]
                others = [card for card in cards if card not in natural]
                if [card for card in others if not self.rules.is_wild(card)]:
                    continue
                must = len([card for card in natural if not self.rules.is_wild(card)])
                for naturals in range(max(must, 1), len(natural) + 1):
                    if self.rules.wilds_fit("suit", size, size - naturals):
                        found.append(some)
        return found

    def saved(self, mask, needs):
        """The most points in melds, of which some are needed; None where these are not there."""
        best = None
        for rest in self.meeting(mask, needs):
            saved = self.total(mask ^ rest) + self.most_saved(rest)
            best = saved if best is None else max(best, saved)
        return best

    def deadwood(self, mask, needs):
        saved = self.saved(mask, needs)
        return self.total(mask) - (saved or 0)

    def worth(self, meld, asked=None):
        ways = [points for _, _, points, natural in self.melds[meld] if natural]
        return max(ways) if ways else None

    def most_worth(self, mask):
        """The most points that cards of a mask can lay down."""
        if not mask:
            return 0
        low = mask & -mask
        best = self.most_worth(mask ^ low)
        for meld in self.order:
            if meld & low and meld & mask == meld:
                worth = self.worth(meld)
                if worth is not None:
                    best = max(best, worth + self.most_worth(mask ^ meld))
        return best

    def opening(self, mask, asked):
        """The most points where the melds asked for are laid down; None where they cannot be."""
        if not asked:
            return self.most_worth(mask)
        kind, size, pure = asked[0]
        best = None
        for meld in self.subsets(mask, kind, size, pure):
            rest = self.opening(mask ^ meld, asked[1:])
            if rest is not None:
                ways = [
                    points
                    for its, wilds, points, natural in self.melds[meld]
                    if its == kind and natural and not (pure and wilds)
                ]
                worth = max(ways) + rest
                best = worth if best is None else max(best, worth)
        return best

    def laid_worth(self, melds, asked):
        """The points of melds that are laid down for those asked for; None if they do not do."""
        if not asked:
            most = [max([p for _, _, p, natural in ways if natural] + [-1]) for ways in melds]
            return sum(most) if -1 not in most else None
        kind, size, pure = asked[0]
        best = None
        for at in range(len(melds)):
            ways = [
                points
                for its, wilds, points, natural in melds[at]
                if its == kind and natural and wilds + natural >= size and not (pure and wilds)
            ]
            rest = self.laid_worth(melds[:at] + melds[at + 1 :], asked[1:]) if ways else None
            if rest is not None and (best is None or max(ways) + rest > best):
                best = max(ways) + rest
        return best

    def laid_off(self, mask, there, needs):
        """The least deadwood once cards have gone to melds of the table; None: a need is unmet."""
        if not there:
            saved = self.saved(mask, needs)
            return None if saved is None else self.total(mask) - saved
        best = self.laid_off(mask, there[1:], needs)
        some = mask
        while some:
            cards = [self.cards[at] for at in range(len(self.cards)) if some >> at & 1]
            if len(cards) < 7 and self.rules.melds_of(list(there[0]) + cards):
                after = self.laid_off(mask ^ some, there[1:], needs)
                if after is not None:
                    best = after if best is None else min(best, after)
            some = (some - 1) & mask
        return best


# -- random forms ----------------------------------------------------------------------------

# Decks by a house rule: the words, the first deck, its condition, the other one.
EITHER_DECK = (
    ("48 x 2 + 2 if strict else 40", "48 x 2 + 2", "strict", "40"),
    ("36 if house > 2 else 52 + house", "36", "house > 2", "52 + house"),
    (
        "40 x (1 if players < 3 else 2) if total < 50 else 48 + (2 if strict else 0)",
        "40 x (1 if players < 3 else 2)",
        "total < 50",
        "48 + (2 if strict else 0)",
    ),
)
# Other decks than a shipped game has, too; some depend on house rules and on who plays.
DECKS = ("52", "52 x house + house", "40 x (players // 2)", "52 x 2 + 4", "52 x 2", "40",
         "40 x 2 + 2", "48", "36 x 2 + 3", "32",
         "tiles x 2 + 2",
         {"suits": "RBGPY", "ranks": "1 to 9", "jokers": 4},
         {"suits": "RBGPY", "ranks": "1 to 9", "copies": "house", "jokers": "strict * 3"},
         {"suits": "SHD", "ranks": "3 to K", "copies": 3, "jokers": 2},
         {"suits": "AB", "ranks": "1 to 7", "copies": 2, "jokers": 3, "dead": {"X": 2}},
         {"suits": "SHDCR", "ranks": "2 to K", "copies": 1, "jokers": 2})  # fmt: skip
LIMITS = (1, 2, "1", "cards", "wilds < naturals", "wilds <= cards", "wilds <= 2",
          "wilds <= 2 and naturals >= 2", "wilds <= naturals", "cards - 2", "round",
          {"run": 1}, {"set": "wilds < naturals", "run": 2}, "wilds <= 3 and wilds <= naturals",
          {"set": 0, "run": "wilds <= cards"}, "wilds + 1 <= naturals or wilds == 0",
          "house - 1", "wilds < players", {"set": "twice - 3", "run": "strict"})  # fmt: skip
# Numbers that depend on the moment, and what they are where the house rules are the standard.
MOMENTS = (("house", 2), ("twice // 2", 2), ("players", 2), ("strict", 1), ("round // 4", 0),
           ("(2 if total < 50 else 3)", 2))  # fmt: skip


def worded(chance, least):
    """Return a number of at least so much, or an expression of one."""
    if chance.sometimes(2):
        return least
    words, standard = chance.of(MOMENTS)
    if words == "strict":
        return "%d - strict" % (least + 1)
    return "%s + %d" % (words, least - standard) if least >= standard else least


def either(chance, *words):
    """Return one of some words, or two of them and what decides between them."""
    if not chance.sometimes(3):
        return chance.of(words)
    condition = chance.of(("strict", "house > 2", "players == 2", "round < 4", "total < 50"))
    return "%s if %s else %s" % (chance.of(words), condition, chance.of(words))


def exactly(chance, names, value):
    """Return words that are exactly so much in this moment."""
    words = chance.of(MOMENTS)[0]
    differ = value - eval(words, dict(names))  # noqa: S307
    if chance.sometimes(2) or value < 5:
        return value
    return "%s %s %d" % (words, "-" if differ < 0 else "+", abs(differ))


LAY_OFF = ("table", "closer", "own")


def random_melds(chance):
    """The part `melds` of a form, of everything that it can say."""
    if chance.sometimes(8):
        # What the masks of the built-in games count.
        melds = {
            "deck": chance.of(("52", "52 x 2", "36", "52 x 2 + 4")),
            "set": chance.of(("3 to 4", "3 to 4", "3 to 3")),
            "run": 3,
        }
        if "+" in melds["deck"]:
            melds["wild"] = "*"
        if chance.sometimes(2):
            melds["cards"] = {"J": 11, "Q": 12, "K": 13}
        melds["lay off"] = either(chance, *LAY_OFF)
        melds["close"] = 10
        return melds
    deck = chance.of(EITHER_DECK)[0] if chance.sometimes(8) else chance.of(DECKS)
    melds = {"deck": deck}
    if not chance.sometimes(8):
        melds["set"] = chance.of(("3", "3 to 4", 3, "2", "3 to 5", "2 to 4", "4", "3 to 13"))
        if chance.sometimes(4):
            melds["set"] = "%s to %s" % (worded(chance, 2 + chance.below(2)), worded(chance, 5))
        if chance.sometimes(2):
            melds["suits"] = either(chance, "any", "differ")
    if "set" not in melds or not chance.sometimes(8):
        melds["run"] = chance.of(("3", "3", "4", "3 to 5", "3 to 13", "2", "3 to 14", "2 to 3"))
        if chance.sometimes(4):
            melds["run"] = "%s to %s" % (worded(chance, 2 + chance.below(2)), worded(chance, 5))
        if chance.sometimes(4):
            melds["run suits"] = either(chance, "any", "same")
        lacks_ace = not isinstance(deck, str) and deck["ranks"][:2] != "1 "
        if chance.sometimes(8) and deck in ("52", "52 x 2 + 4"):
            melds["order"] = chance.of(("A 3 4 5 6 7 8 9 10 J Q K A", "K Q J 10 9 8", "2 4 6 8 2"))
        elif chance.sometimes(8):
            ranks = Rules({"deck": deck}, STANDARD).ranks
            orders = _random_order(chance, ranks), _random_order(chance, ranks)
            melds["order"] = either(chance, *orders)
        elif chance.sometimes(2):
            aces = ("low", "round") if lacks_ace else ("low", "both", "both", "high", "round")
            melds["ace"] = either(chance, *aces)
    jokers = "+" in deck if isinstance(deck, str) else bool(deck.get("jokers"))
    wild = ["*"] if jokers else []
    rules = Rules({"deck": deck}, STANDARD)
    names = rules.ranks
    if chance.sometimes(20):
        # Many kinds of wild cards.
        wild += [
            names[1],
            names[-1],
            "turned",
            "rank house",
            rules.text((names[3], rules.suits[-1])),
        ]
    elif chance.sometimes(3):
        wild.append(chance.of((names[2], names[4], "rank round + 2", "turned", "after turned")))
    if chance.sometimes(8):
        wild.append(rules.text((names[5], rules.suits[0])))
    if wild:
        melds["wild"] = wild if len(wild) > 1 or chance.sometimes(2) else wild[0]
        if not chance.sometimes(3):
            melds["wilds"] = chance.of(LIMITS)
            if isinstance(melds["wilds"], dict):
                melds["wilds"] = dict(melds["wilds"])
        if chance.sometimes(3):
            melds["natural"] = chance.of(("yes", "runs", "strict", "house > 2"))
        if chance.sometimes(4) and "run" in melds:
            melds["apart"] = chance.of(("yes", "yes", "not strict", "players > 2"))
    if chance.sometimes(10):
        melds["never"] = [names[6]]
        if chance.sometimes(2):
            melds["never"] += [names[0], rules.text((names[2], rules.suits[0]))]
    _random_values(chance, melds, rules, jokers)
    if chance.sometimes(5):
        asked = _random_contract(chance, melds)
        melds["needs"] = words_of(asked)
    if chance.sometimes(3):
        wins = []
        for _ in range(1 + chance.below(4 if chance.sometimes(4) else 1)):
            if chance.sometimes(2):
                wins.append(words_of(_random_contract(chance, melds)[:1]))
            else:
                wins.append(chance.of(("total >= 25", "total == 20 + house", "suit 4", "suit 5",
                                       "suit 6")))  # fmt: skip
        melds["wins"] = wins if len(wins) > 1 else wins[0]
    melds["lay off"] = either(chance, *LAY_OFF)
    if chance.sometimes(6):
        melds["most"] = worded(chance, 10 + chance.below(20))
    melds["close"] = worded(chance, chance.below(12))
    return melds


def _random_order(chance, ranks):
    """Some ranks in any order, one of them at both ends, or twice, now and then."""
    left = list(ranks)
    found = []
    for _ in range(min(len(left), 5 + chance.below(9))):
        found.append(left.pop(chance.below(len(left))))
    if chance.sometimes(2):
        found.append(found[chance.of((0, 0, 2))])
    return " ".join(found)


def _random_values(chance, melds, rules, jokers):
    names = rules.ranks
    if chance.sometimes(2):
        melds["cards"] = {names[6]: worded(chance, 25), "else": 4}
        if jokers:
            melds["cards"]["*"] = chance.of((0, 10, 25))
    elif chance.sometimes(2):
        melds["cards"] = {"wild": chance.of((0, 15))}
        if not chance.sometimes(3):
            melds["cards"][names[1]] = 7
    if chance.sometimes(3):
        melds["worth"] = {names[6]: 12}
        if jokers and chance.sometimes(3):
            melds["worth"]["*"] = 30
        if names[0] in ("A", "1"):
            if not chance.sometimes(3):
                melds["worth"][names[0]] = 11
                melds["worth"][names[0] + " low"] = 1
    if chance.sometimes(6):
        melds.setdefault("cards", {})[rules.text((names[3], rules.suits[1]))] = 33


def _random_contract(chance, melds):
    """Melds that are asked for: (kind, size, pure) of each."""
    kinds = [kind for kind in ("set", "run") if kind in melds]
    found = []
    for _ in range(1 + chance.below(4 if chance.sometimes(6) else 2)):
        found.append((chance.of(kinds), 2 + chance.below(3), chance.sometimes(3)))
    return found


def words_of(asked):
    """A contract in the words of a form."""
    if len(asked) == 2 and asked[0] == asked[1] and not asked[0][2]:
        return "2 %ss %d" % asked[0][:2]
    return " + ".join(
        ["%s %d%s" % (kind, size, " pure" if pure else "") for kind, size, pure in asked]
    )


def asked_by(words):
    """The melds of a contract in the words of a form."""
    found = []
    for part in words.split(" + "):
        parts = part.split(" ")
        if parts[0] == "2":
            found += [(parts[1][:-1], int(parts[2]), False)] * 2
        else:
            found.append((parts[0], int(parts[1]), parts[-1] == "pure"))
    return found


# The values of names where nothing is said; parts with a rule of their own have its number.
STANDARD = {"round": 1, "players": 2, "total": 0, "house": 2, "strict": 1, "twice": 4}
RULES = ("set", "run", "wild", "hand", "close", "opens", "needs", "wins", "lay off")


def form_of(melds):
    """A form with melds, and what their expressions name."""
    field = {"field": "points", "for": "each player", "is": "0 to 999"}
    steps = [{"step": "round", "fields": [field], "score": "points"}]
    return {
        "form": "brute",
        "players": [2, 4],
        "prefix": "BRU",
        "options": [
            {"option": "house", "is": [2, 3, 4], "en": "a number"},
            {"option": "strict", "is": ["yes", "no"], "en": "strict"},
        ],
        "let": [["twice", "2 * house"]],
        "carried": [{"name": "phase", "is": "phase + 1"}],
        "rules": [{"en": "A rule."} for _ in RULES],
        "steps": steps,
        "end": {"wins": "low"},
        "melds": melds,
    }


def random_cards(chance, rules, count):
    """Return cards close in rank, so that there are melds; no more copies than the deck has."""
    size = min(len(rules.ranks), 3 + chance.below(5))
    first = chance.below(len(rules.ranks))
    suits = [chance.of(rules.suits) for _ in range(1 + chance.below(3))]
    if chance.sometimes(4):
        # Sets, and longer ones than there may be.
        size, suits = 1 + chance.below(2), rules.suits
    elif chance.sometimes(4):
        # Runs, and longer ones.
        size, suits = min(len(rules.ranks), 8), suits[:1]
    found = []
    tries = 0
    while len(found) < count:
        tries += 1
        if tries > 40:
            card = (chance.of(rules.ranks), chance.of(rules.suits))
        elif rules.jokers and chance.sometimes(7):
            card = ("*", "")
        elif rules.dead and chance.sometimes(12):
            card = (rules.dead[0], "")
        elif chance.sometimes(6):
            card = (chance.of(rules.ranks), chance.of(rules.suits))
        else:
            at = (first + chance.below(size)) % len(rules.ranks)
            card = (rules.ranks[at], chance.of(suits))
        if (
            found.count(card) < rules.copies
            if card[1]
            else (found.count(card) < (rules.jokers if card[0] == "*" else 2))
        ):
            found.append(card)
    return found


# -- comparing -------------------------------------------------------------------------------


class Compared:
    """One case: a form, a moment, cards; what the engine says of them, and what is right."""

    def __init__(self, answer, seed):
        chance = Chance(seed)
        self.chance = chance
        self.ask = answer
        self.melds = random_melds(chance)
        if not chance.sometimes(4):
            self.melds["rule"] = {RULES[at]: at + 1 for at in range(len(RULES))}
        self.names = names = dict(STANDARD, round=1 + chance.below(6))
        self.fields = {"game": "form", "round": names["round"]}
        if chance.sometimes(2):
            names["players"] = self.fields["players"] = 2 + chance.below(3)
        if chance.sometimes(2):
            names["total"] = self.fields["total"] = chance.below(150) - 30
        if chance.sometimes(2):
            names["house"], names["strict"] = 2 + chance.below(3), chance.below(2)
            names["twice"] = 2 * names["house"]
            options = {"house": names["house"], "strict": "yes" if names["strict"] else "no"}
            self.fields["options"] = options
        self.stage = 1 + chance.below(6) if chance.sometimes(3) else None
        if self.stage:
            self.melds["stage"] = "phase"
            self.fields["stage"] = self.stage
        self.fields["form"] = form_of(self.melds)
        rules = Rules(self.melds, names)
        turned = None
        if "turned" in str(self.melds.get("wild", "")) and not chance.sometimes(5):
            turned = random_cards(chance, rules, 1)[0]
            if turned[0] in rules.dead and not turned[1]:
                turned = None
        self.rules = Rules(self.melds, names, turned)
        if turned:
            self.fields["turned"] = self.rules.text(turned)
        needs = self.melds.get("needs")
        self.needs = asked_by(needs) if needs else []
        self.close = self.rules.value_of(self.melds["close"])
        self.most = self.rules.value_of(self.melds.get("most", 999999999))
        wins = self.melds.get("wins", [])
        self.ways = wins if isinstance(wins, list) else [wins]

    def asked(self, question, cards, **fields):
        texts = [self.rules.text(card) for card in cards]
        asked = dict(self.fields, ask=question, cards=texts)
        asked.update(fields)
        found = self.ask(asked)
        assert "error" not in found, (asked, found)
        assert found["why"] and "{" not in found["why"], (asked, found)
        return found

    def decides(self, found, parts):
        """The rule that is named is that of one of the parts, if they have rules."""
        right = ["BRU-%d" % (RULES.index(part) + 1) for part in parts]
        right = right if "rule" in self.melds else [None]
        assert found["rule"] in right, (self.fields, found, parts)

    def check_meld(self, cards):
        ways = self.rules.melds_of(cards)
        found = self.asked("meld", cards)
        told = (self.fields, cards, found, ways)
        assert found["ok"] == bool(ways), told
        if not ways:
            assert found["kind"] is None and found["stands_for"] == [], told
            self.decides(found, self.rules.at_fault(cards))
            return
        stands = self.rules.stands_of(cards)
        assert (found["kind"], found["stands_for"]) in stands, (told, stands)
        self.decides(found, [found["kind"]])

    def check_near(self, cards):
        """Cards that are a meld, or would be but for their number, and those with one more."""
        brute = Brute(self.rules, cards, True)
        for _ in range(min(3, len(brute.order))):
            mask = self.chance.of(brute.order)
            some = [cards[at] for at in range(len(cards)) if mask >> at & 1]
            self.check_meld(some)
            other = 1 << self.chance.below(len(cards))
            self.check_meld([cards[at] for at in range(len(cards)) if (mask | other) >> at & 1])

    def check_layout(self, brute, cards, found):
        """The melds are some, made of the cards; what is left counts what is said."""
        read = {self.rules.text(card): card for card in cards}
        rest = list(cards)
        for meld in found["melds"]:
            some = [read[word] for word in meld]
            assert self.rules.melds_of(some), (self.fields, cards, found)
            for card in some:
                rest.remove(card)
        assert sorted(rest) == sorted([read[word] for word in found["left"]]), (cards, found)
        points = sum([self.rules.value(card) for card in rest])
        assert min(points, self.most) == found["deadwood"], (self.fields, cards, found)

    def dealt(self, size):
        """Return fields of a question where a hand is so many cards."""
        hand = exactly(self.chance, self.names, size)
        return {"form": form_of(dict(self.melds, hand=hand))}

    def check_hand(self, cards):
        """A hand; with the card that was drawn, or fewer cards than are dealt, now and then."""
        brute = Brute(self.rules, cards)
        right = brute.deadwood(brute.all, self.needs)
        drawn, fields = False, {}
        turn = self.chance.below(4)
        if turn == 1:
            fields = self.dealt(len(cards))
        elif turn == 2:
            drawn, fields = True, self.dealt(len(cards) - 1)
        elif turn == 3 and self.rules.word("lay off", "no") != "closer":
            fields = self.dealt(len(cards) + 1 + self.chance.below(4))
        found = self.asked("deadwood", cards, **fields)
        told = (self.fields, fields, cards, found, right)
        assert found["deadwood"] == min(right, self.most), told
        self.check_layout(brute, cards, found)
        if not drawn:
            wins, least = self.wins(cards), right
            met = [not self.needs or brute.saved(brute.all, self.needs) is not None]
        else:
            rests = [cards[:at] + cards[at + 1 :] for at in range(len(cards))]
            wins = bool([rest for rest in rests if self.wins(rest)])
            least, met = self.after_discard(brute)
        assert found["wins"] == wins, told
        may_end = wins or least <= self.close
        assert found["may_end"] == may_end, (told, least)
        self.decides(found, self.outcomes(wins, may_end, met))
        said = str(min(least, self.most))
        assert wins or "needs" in self.outcomes(wins, may_end, met) or said in found["why"], told

    def outcomes(self, wins, may_end, met):
        """The parts that may decide; `met` has whether needs are met, of each best discard."""
        if wins:
            return ["wins"]
        return ["close" if may_end or one else "needs" for one in met]

    def after_discard(self, brute):
        """Return the least deadwood after a discard, and whether the needs are met then, each."""
        found = []
        for at in range(len(brute.cards)):
            rest = brute.all ^ (1 << at)
            met = not self.needs or brute.saved(rest, self.needs) is not None
            found.append((brute.deadwood(rest, self.needs), met))
        least = min([one[0] for one in found])
        return least, [met for points, met in found if points == least]

    def wins(self, cards, by_melds=False):
        """Whether cards win at once; with `by_melds` not by what they count."""
        brute = None
        for words in self.ways:
            if words[:5] == "total":
                if by_melds:
                    continue
                names = dict(self.names, total=sum([self.rules.value(card) for card in cards]))
                if eval(words, names):  # noqa: S307
                    return True
                continue
            brute = brute or Brute(self.rules, cards, True)
            if brute.meeting(brute.all, asked_by(words)):
                return True
        return False

    def check_discard(self, cards):
        brute = Brute(self.rules, cards)
        after = {}
        winning, wins = [], False
        for at in range(len(cards)):
            after[cards[at]] = brute.deadwood(brute.all ^ (1 << at), self.needs)
            rest = cards[:at] + cards[at + 1 :]
            if self.wins(rest, True):
                winning.append(cards[at])
            wins = wins or self.wins(rest)
        least, met = self.after_discard(brute)
        best = [card for card in after if after[card] == least]
        if winning:
            best = list(set(winning))
            least = min([after[card] for card in winning])
        fields = {} if self.chance.sometimes(2) else self.dealt(len(cards) - 1)
        found = self.asked("best_discard", cards, **fields)
        told = (self.fields, fields, cards, found, least)
        right = sorted([self.rules.text(card) for card in best])
        assert found["deadwood"] == min(least, self.most), told
        assert sorted(found["choices"]) == right, (told, right)
        assert found["discard"] == found["choices"][0]
        may_end = wins or least <= self.close
        assert found["may_end"] == may_end, told
        self.decides(found, self.outcomes(bool(winning), may_end, met))

    def check_opening(self, cards):
        """Openings, at exactly the points that there are, and one more."""
        brute = Brute(self.rules, cards)
        asked = _random_contract(self.chance, self.melds) if self.chance.sometimes(2) else []
        most = brute.opening(brute.all, asked)
        self.check_contract(cards, asked, None, most is not None)
        points = brute.most_worth(brute.all) if most is None else most
        for wanted in (points, points + 1, points // 2):
            met = most is not None and most >= wanted
            self.check_contract(cards, asked, wanted, met, points)
        self.check_ways(brute, cards)

    def check_ways(self, brute, cards):
        """Openings of one kind or another: the first one that there is counts."""
        chance, ways, words = self.chance, [], []
        for _ in range(2 + chance.below(2)):
            asked = _random_contract(chance, self.melds) if not chance.sometimes(3) else []
            most = brute.opening(brute.all, asked)
            points = None
            if not asked or chance.sometimes(3):
                points = max(most or 0, 1) + chance.below(2)
            ways.append((asked, points, most))
            parts = [words_of(asked)] if asked else []
            if points is not None:
                parts.append(
                    "%s points" % chance.of((points, "(%d if strict or not strict)" % points))
                )
            words.append(" + ".join(parts))
        right = [way for way in ways if way[2] is not None and (way[1] is None or way[2] >= way[1])]
        melds = dict(self.melds, opens=" or ".join(words))
        found = self.asked("opens", cards, form=form_of(melds))
        self.decides(found, ["opens"])
        assert found["ok"] == bool(right), (melds, self.fields, cards, found)
        if right:
            asked, points, most = right[0]
            assert points is None or found["points"] == most, (melds, cards, found)
            worth = self.laid_worth(cards, found["melds"], asked)
            assert worth is not None and worth >= (points or 0), (melds, cards, found)

    def check_contract(self, cards, asked, points, met, most=None):
        parts = [words_of(asked)] if asked else []
        if points is not None:
            parts.append("%s points" % exactly(self.chance, self.names, points))
        if not parts:
            return
        opens = " + ".join(parts)
        if self.chance.sometimes(3):
            # What is asked for depends on the round, or on the stage; the last one stays.
            at = self.stage or self.names["round"]
            count = self.chance.of((6, 6, at, max(at - 1, 1), 12))
            opens = ["1 points"] * count
            opens[min(at, count) - 1] = " + ".join(parts)
        melds = dict(self.melds, opens=opens)
        found = self.asked("opens", cards, form=form_of(melds))
        self.decides(found, ["opens"])
        assert found["ok"] == met, (melds, self.fields, cards, found, most)
        if points is not None:
            assert found["points"] == most, (melds, self.fields, cards, found, most)
        if met:
            worth = self.laid_worth(cards, found["melds"], asked)
            assert worth is not None and worth >= (points or 0), (
                melds, self.fields, cards, found, worth)  # fmt: skip

    def laid_worth(self, cards, melds, asked):
        """The points of melds laid down of these cards, None if they are not those asked for."""
        read = {self.rules.text(card): card for card in cards}
        rest = list(cards)
        laid = []
        for meld in melds:
            laid.append(self.rules.melds_of([read[word] for word in meld]))
            assert laid[-1], (self.fields, cards, melds)
            for word in meld:
                rest.remove(read[word])
        return Brute(self.rules, []).laid_worth(laid, asked)

    def check_suit(self, cards):
        size = 3 + self.chance.below(4)
        brute = Brute(self.rules, cards)
        right = bool(brute.of_suit(brute.all, size))
        melds = dict(self.melds, opens="suit %d" % size)
        found = self.asked("opens", cards, form=form_of(melds))
        assert found["ok"] == right, (melds, self.fields, cards, found)

    def check_layoff(self, cards):
        """Laying off on one or two melds that other cards of the same hand make."""
        brute = Brute(self.rules, cards)
        there, mask = [], brute.all
        for _ in range(1 + self.chance.below(2)):
            some = [meld for meld in brute.order if meld & mask == meld]
            if some:
                meld = self.chance.of(some)
                there.append([cards[at] for at in range(len(cards)) if meld >> at & 1])
                mask ^= meld
        hand = [cards[at] for at in range(len(cards)) if mask >> at & 1]
        if not there or not hand:
            return
        rest = Brute(self.rules, hand)
        right = rest.laid_off(rest.all, there, self.needs)
        unmet = right is None
        if unmet:
            right = rest.total(rest.all)
        found = self.asked(
            "layoff", hand, table=[[self.rules.text(card) for card in meld] for meld in there]
        )
        assert found["deadwood"] == min(right, self.most), (self.fields, hand, there, found, right)
        self.decides(found, ["lay off"])
        read = {self.rules.text(card): card for card in hand}
        for word, at in found["laid"]:
            there[at] = there[at] + [read[word]]
            hand.remove(read[word])
        for meld in there:
            assert self.rules.melds_of(meld), (self.fields, meld, found)
        # What is laid is what leaves so little.
        after = Brute(self.rules, hand)
        assert after.deadwood(after.all, self.needs) == right, (
            self.fields,
            there,
            hand,
            found,
            right,
        )


def case(answer, seed):
    """Compare the engine's `answer` with brute force in one case."""
    compared = Compared(answer, seed)
    chance = compared.chance
    most = 8 if chance.sometimes(200) else 6 if chance.sometimes(30) else 5
    cards = random_cards(chance, compared.rules, 3 + chance.below(most))
    compared.check_meld(cards[: 2 + chance.below(3)])
    compared.check_near(cards)
    turn = seed % 5
    if turn == 0:
        compared.check_hand(cards)
    elif turn == 1:
        compared.check_discard(cards)
    elif turn == 2:
        compared.check_opening(cards)
    elif turn == 3:
        compared.check_layoff(cards)
    else:
        compared.check_suit(cards[:6])
        compared.check_hand(cards)


def main():
    """Compare as many cases as the command line says."""
    import argparse

    from engine.ask import answer

    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    wrong = 0
    for at in range(given.cases):
        try:
            case(answer, given.seed + at)
        except AssertionError as error:
            wrong += 1
            if wrong < 4:
                print(given.seed + at, error)
    print("%d cases, %d wrong" % (given.cases, wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
