"""Random forms with melds, and random cards: what the engine says of them and what is right.

`case` makes a form and cards, asks the engine, and raises AssertionError where it disagrees with
the brute force of `brute`.

    python -m tests.portable.brute_melds --cases 50000 [--seed 1]
"""

from tests.portable.brute import EITHER_DECK, STANDARD, Brute, Chance, Rules, random_cards

# -- random forms ----------------------------------------------------------------------------

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
        # What is wild is in some meld.
        melds["never"] = [one for one in melds["never"] if not _overlaps(one, wild, rules)]
        if not melds["never"]:
            del melds["never"]
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
    if "needs" not in melds and chance.sometimes(3):
        melds["loose"] = worded(chance, chance.below(3))
        melds["close"] = worded(chance, chance.below(20))
    return melds


def _overlaps(word, others, rules):
    """Whether a rank or card is, or has, one of others."""
    cards = {}
    for one in [word] + list(others):
        cards[one] = [
            (rank, suit)
            for rank in rules.ranks
            for suit in rules.suits
            if one in (rank, rules.text((rank, suit)))
        ]
    return bool([1 for other in others for card in cards[other] if card in cards[word]])


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


# Parts with a rule of their own have its number.
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


# -- comparing -------------------------------------------------------------------------------


class Compared:
    """One case: a form, a moment, cards; what the engine says of them, and what is right."""

    def __init__(self, answer, seed):
        chance = Chance(seed)
        self.chance = chance
        self.seed = seed
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
        self.loose = self.rules.value_of(self.melds.get("loose", 99))
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
        closing = self.closing(brute, drawn)
        may_end = wins or bool(closing)
        assert found["may_end"] == may_end, (told, least)
        self.decides(found, self.outcomes(wins, may_end, met))
        said = str(min(min(closing) if closing else least, self.most))
        assert (
            wins
            or (least <= self.close and not closing)
            or "needs" in self.outcomes(wins, may_end, met)
            or said in found["why"]
            or (said == "0" and found["why"].startswith("all cards are in melds"))
        ), told

    def closing(self, brute, drawn):
        """The fewest points to close with, of each card that may be discarded: {points: cards}."""
        found = {}
        ways = [(card, 1 << at) for at, card in enumerate(brute.cards)] if drawn else [(None, 0)]
        for card, bit in ways:
            mask = brute.all ^ bit
            if "loose" in self.melds:
                able = [n for n, count in brute.left(mask) if count <= self.loose]
            else:
                able = [brute.deadwood(mask, self.needs)]
            able = [points for points in able if points <= self.close]
            if able:
                found.setdefault(min(able), []).append(card)
        return found

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
        closing = self.closing(brute, True)
        if closing and not winning:
            least = min(closing)
            best = list(set(closing[least]))
        fields = {} if self.chance.sometimes(2) else self.dealt(len(cards) - 1)
        found = self.asked("best_discard", cards, **fields)
        told = (self.fields, fields, cards, found, least)
        right = sorted([self.rules.text(card) for card in best])
        assert found["deadwood"] == min(least, self.most), told
        assert sorted(found["choices"]) == right, (told, right)
        assert found["discard"] == found["choices"][0]
        may_end = wins or bool(closing)
        assert found["may_end"] == may_end, told
        self.decides(found, self.outcomes(bool(winning), may_end, met))

    def check_opening(self, cards):
        """Openings, at exactly the points that there are, and one more."""
        if self.seed // 5 % 3 == 1:
            # It is about what is laid first: each form that is asked of here has that.
            self.melds["exact"] = "yes"
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
