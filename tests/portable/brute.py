"""Melds by brute force, from the words of a form alone: it shares no code with the engine.

Every subset of a hand is tried as a meld, every arrangement of a run, every choice of melds.
"""

# The values of names where nothing is said.
STANDARD = {"round": 1, "players": 2, "total": 0, "house": 2, "strict": 1, "twice": 4}
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
        self.lifted = lifted
        self.cards = cards
        self.all = (1 << len(cards)) - 1
        # Mask -> the ways in which those cards are a meld.
        self.melds = {}
        places = [[at for at in range(len(cards)) if cards[at] == card] for card in set(cards)]
        same = [found for found in places if len(found) > 1]
        for mask in range(1, self.all + 1):
            # Of equal cards the first are looked at; that mask is no greater, so it is known.
            first = mask
            for equal in same:
                count = len([at for at in equal if mask >> at & 1])
                for at in equal:
                    first &= ~(1 << at)
                for at in equal[:count]:
                    first |= 1 << at
            if first == mask:
                some = sorted([cards[at] for at in range(len(cards)) if mask >> at & 1])
                ways = rules.melds_of(some, lifted)
            else:
                ways = self.melds.get(first)
            if ways:
                self.melds[mask] = ways
        self.order = sorted(self.melds)
        self.kept = {}
        self.lefts = {}

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
        most = size if self.rules.melds.get("exact") == "yes" and not self.lifted else 99
        found = []
        for meld in self.order:
            if meld & mask == meld:
                for its, wilds, _, natural in self.melds[meld]:
                    count = wilds + natural
                    fits = size <= count <= most and not (pure and wilds)
                    if its == kind and natural and fits:
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

    def left(self, mask):
        """All pairs of points and cards that count something that may be left of a mask."""
        if not mask:
            return {(0, 0)}
        if mask in self.lefts:
            return self.lefts[mask]
        low = mask & -mask
        points = self.total(low)
        found = {(points + more, n + bool(points)) for more, n in self.left(mask ^ low)}
        for meld in self.order:
            if meld & low and meld & mask == meld:
                found |= self.left(mask ^ meld)
        self.lefts[mask] = found
        return found

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
        most = size if self.rules.melds.get("exact") == "yes" else 99
        best = None
        for at in range(len(melds)):
            ways = [
                points
                for its, wilds, points, natural in melds[at]
                if its == kind
                and natural
                and size <= wilds + natural <= most
                and not (pure and wilds)
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
