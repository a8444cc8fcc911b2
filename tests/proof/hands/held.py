"""Rummies where all stays in hand until somebody closes, by their published rules.

No code of the engine is used. Cards are (rank, suit), a printed joker is (0, ""). Each meld of a
hand is a set of its cards, as bits; what a set of cards comes to is worked out from smaller ones.
"""

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

from engine.ask import answer
from tests.proof.hands.rules import JOKER, NAMES, Card, text


class Held:
    """The facts of a game; `ask` is what the engine is told of the moment."""

    source = ""
    decks, jokers, players, hand = 2, 0, 2, 10
    suits_differ, most_in_set = True, 4
    # "low": before the two; "both": also after the king.
    ace = "low"
    ranks: Sequence[int] = range(1, 14)

    def __init__(self, rng: random.Random) -> None:
        self.ask: dict[str, object] = {"players": self.players}
        self.options: dict[str, Any] = {}

    def pack(self) -> list[Card]:
        return [(r, s) for r in self.ranks for s in "SHDC"] * self.decks + [JOKER] * self.jokers

    def value(self, card: Card) -> int:
        return min(card[0], 10)

    def is_wild(self, card: Card) -> bool:
        return card == JOKER

    def only_wild(self, cards: Sequence[Card]) -> bool:
        """Return whether cards that are all wild are a meld."""
        return False

    # -- melds -------------------------------------------------------------------------------

    def is_set(self, naturals: Sequence[Card], count: int) -> bool:
        if count > self.most_in_set or len({rank for rank, _ in naturals}) > 1:
            return False
        suits = [suit for _, suit in naturals]
        return not self.suits_differ or len(set(suits)) == len(suits)

    def is_run(self, naturals: Sequence[Card], count: int) -> bool:
        """Return whether cards are a run with `count - len(naturals)` wild ones."""
        if len({suit for _, suit in naturals}) > 1:
            return False
        order = [*self.ranks, 1] if self.ace == "both" else list(self.ranks)
        places = [[at for at, rank in enumerate(order) if rank == one] for one, _ in naturals]
        for way in itertools.product(*places):
            if len(set(way)) == len(way) and max(way) - min(way) < count <= len(order):
                return True
        return False

    def kinds(self, cards: Sequence[Card]) -> set[str]:
        """Return what a set of cards is: "set", "run", "pure"."""
        found: set[str] = set()
        if len(cards) < 3:
            return found
        naturals = [card for card in cards if not self.is_wild(card)]
        if not naturals:
            return {"set"} if self.only_wild(cards) else found
        if self.is_set(naturals, len(cards)):
            found.add("set")
        if self.is_run(naturals, len(cards)):
            found.add("run")
        return found

    def melds(self, cards: Sequence[Card]) -> dict[int, set[str]]:
        """Return {bits: kinds} of all melds of a hand."""
        wild = [at for at, card in enumerate(cards) if self.is_wild(card)]
        rest = [at for at, card in enumerate(cards) if not self.is_wild(card)]
        groups: set[tuple[int, ...]] = {()}
        for part in (0, 1):
            for same in {cards[at][part] for at in rest}:
                some = [at for at in rest if cards[at][part] == same]
                for size in range(1, len(some) + 1):
                    groups |= set(itertools.combinations(some, size))
        found = {}
        for group in groups:
            for size in range(len(wild) + 1):
                for more in itertools.combinations(wild, size):
                    kinds = self.kinds([cards[at] for at in group + more])
                    if kinds:
                        found[sum(1 << at for at in group + more)] = kinds
        return found

    def covers(self, cards: Sequence[Card]) -> list[int]:
        """Return the least points in no meld of each set of cards, by its bits."""
        melds = sorted(self.melds(cards))
        values = [self.value(card) for card in cards]
        by_first: list[list[int]] = [[] for _ in cards]
        for meld in melds:
            by_first[(meld & -meld).bit_length() - 1].append(meld)
        least = [0] * (1 << len(cards))
        for mask in range(1, 1 << len(cards)):
            at = (mask & -mask).bit_length() - 1
            best = least[mask & (mask - 1)] + values[at]
            for meld in by_first[at]:
                if meld & mask == meld:
                    best = min(best, least[mask ^ meld])
            least[mask] = best
        return least

    def pays(self, cards: Sequence[Card]) -> int:
        """Return what is paid of a hand when another has closed."""
        return self.covers(cards)[-1]

    def after(self, cards: Sequence[Card]) -> Iterator[tuple[int, int]]:
        """Yield (the place of a discard, the points in no meld after it) of a hand and a card."""
        least = self.covers(cards)
        whole = (1 << len(cards)) - 1
        for at in range(len(cards)):
            yield at, least[whole ^ (1 << at)]

    def lonely(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards of a hand that are in no meld of it at all."""
        reached = 0
        for meld in self.melds(cards):
            reached |= meld
        return [card for at, card in enumerate(cards) if not reached >> at & 1]

    def far(self, cards: Sequence[Card]) -> bool:
        """Return whether a hand cannot close, seen at once: besides the discard more are lonely."""
        return len(self.lonely(cards)) > 1

    def alone(self, cards: Sequence[Card], rng: random.Random) -> Card:
        """Return what is discarded where the hand goes on: a card with the fewest neighbours."""

        def beside(card: Card) -> int:
            return sum(one[0] == card[0] or (one[1] == card[1] and abs(one[0] - card[0]) < 3)
                       for one in cards)  # fmt: skip

        return min(cards, key=lambda card: (self.is_wild(card), beside(card), rng.random()))

    def ends(self, cards: Sequence[Card]) -> bool:
        """Return whether a hand with the card that was drawn can close."""
        return min(points for _, points in self.after(cards)) == 0

    def discard(self, cards: Sequence[Card], places: Sequence[int]) -> Card:
        """Return what is discarded to close; `places` of cards, best first."""
        return cards[places[0]]

    # -- what is entered ---------------------------------------------------------------------

    def before(self) -> list[dict[str, Any]]:
        """Return the rounds that were played before."""
        return []

    def event(
        self, closer: str, hand: Sequence[Card], left: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, int]]:
        """Return what is entered of a close, `left` in no meld, and what each scores."""
        others = {name: points for name, points in left.items() if name != closer}
        return {"event": "round", "closer": closer, "points_left": others}, {**others, closer: 0}

    def _how(
        self, closer: str, how: str, left: dict[str, int], own: int
    ) -> tuple[dict[str, Any], dict[str, int]]:
        """Return the same where it is asked how; who closes with points scores them."""
        counted = {name: points for name, points in left.items()
                   if name != closer or how == "points"}  # fmt: skip
        event: dict[str, Any] = {"event": "round", "closer": closer, "how": how}
        return {**event, "points_left": counted}, {
            **counted,
            **({} if how == "points" else {closer: own}),
        }


class Ramino(Held):
    """Ten in order, or of one suit, close whatever they count; 5 points or fewer may stay."""

    source = "sapere.it/enciclopedia/ramino, outsidersmusica.it"
    jokers, ace = 4, "both"

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.options = {"close": rng.choice((5, 0, 10))}

    def value(self, card: Card) -> int:
        return 25 if card == JOKER else 11 if card[0] == 1 else min(card[0], 10)

    def far(self, cards: Sequence[Card]) -> bool:
        """What stays may be several cards, and of one suit any."""
        suits = [suit for _, suit in cards if suit]
        alike = max(suits.count(suit) for suit in suits) + (len(cards) - len(suits))
        values = sorted(map(self.value, self.lonely(cards)))
        return alike < 10 and sum(values[:-1]) > self.options["close"]

    def ends(self, cards: Sequence[Card]) -> bool:
        suits = [suit for _, suit in cards if suit]
        alike = max(suits.count(suit) for suit in suits) + (len(cards) - len(suits))
        # The eleventh card is discarded.
        if alike >= 10:
            return True
        return min(points for _, points in self.after(cards)) <= self.options["close"]

    def alike(self, hand: Sequence[Card]) -> bool:
        return len({suit for _, suit in hand if suit}) == 1

    def in_order(self, hand: Sequence[Card]) -> bool:
        naturals = [card for card in hand if card != JOKER]
        return self.alike(hand) and self.is_run(naturals, len(hand))

    def discard(self, cards: Sequence[Card], places: Sequence[int]) -> Card:
        for wanted in (self.in_order, self.alike):
            for at, card in enumerate(cards):
                if wanted([*cards[:at], *cards[at + 1 :]]):
                    return card
        return cards[places[0]]

    def event(
        self, closer: str, hand: Sequence[Card], left: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, int]]:
        if self.in_order(hand):
            event = {"event": "round", "closer": closer, "how": "ramino"}
            return event, dict.fromkeys(left, 0)
        if self.alike(hand):
            return self._how(closer, "colour", left, -25)
        return self._how(closer, "points" if left[closer] else "all", left, -10)


class Chinchon(Held):
    """One card of 5 points or fewer may stay."""

    source = "2play1game.com/chinchon, juegoacartas.com/chinchon"
    decks, hand, ranks = 1, 7, (*range(1, 8), 11, 12, 13)

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.options = {"close": rng.choice((5, 4, 3))}

    def far(self, cards: Sequence[Card]) -> bool:
        """Besides the discard a card may stay."""
        return len(self.lonely(cards)) > 2

    def ends(self, cards: Sequence[Card]) -> bool:
        melds = self.melds(cards)
        whole = (1 << len(cards)) - 1
        least = [0] * len(cards)
        for at in range(len(cards)):
            rest = whole ^ (1 << at)
            # Two groups of seven cards, or of six and a card that stays.
            least[at] = 99
            for meld in [0, *melds]:
                if meld & rest != meld:
                    continue
                for other in [0, *melds]:
                    if other & (rest ^ meld) == other:
                        stay = [
                            one for one in range(len(cards)) if (rest ^ meld ^ other) >> one & 1
                        ]
                        if len(stay) < 2:
                            least[at] = min(least[at], sum(self.value(cards[i]) for i in stay))
        return min(least) <= self.options["close"]

    def discard(self, cards: Sequence[Card], places: Sequence[int]) -> Card:
        """A chinchón first; then what leaves one card at most."""
        rests = [[*cards[:at], *cards[at + 1 :]] for at in range(len(cards))]
        for at, rest in enumerate(rests):
            if self.is_run(rest, 7):
                return cards[at]
        for at in places:
            melds = [0, *self.melds(rests[at])]
            for one, other in itertools.product(melds, melds):
                stay = [i for i in range(7) if not (one | other) >> i & 1]
                points = sum(self.value(rests[at][i]) for i in stay)
                if not one & other and len(stay) < 2 and points <= self.options["close"]:
                    return cards[at]
        raise AssertionError(cards)

    def event(
        self, closer: str, hand: Sequence[Card], left: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, int]]:
        if self.is_run(hand, 7):
            event = {"event": "round", "closer": closer, "how": "chinchon"}
            # All seven cards are melded, which scores -10. The others count nothing.
            return event, {**dict.fromkeys(left, 0), closer: -10}
        return self._how(closer, "points" if left[closer] else "all", left, -10)


class ThreeThirteen(Held):
    """Cards of as many as were dealt are wild, alone, too; suits of a set may be equal."""

    source = "gamesitereviews.biz, boardgames.about.com"
    suits_differ, most_in_set = False, 99
    decks, players = 2, 3

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.round = rng.randint(1, 11)
        self.hand = self.round + 2
        self.ask = {"round": self.round, "players": self.players}

    def is_wild(self, card: Card) -> bool:
        return card[0] == self.hand

    def only_wild(self, cards: Sequence[Card]) -> bool:
        return True

    def before(self) -> list[dict[str, Any]]:
        left = dict.fromkeys(NAMES[1 : self.players], 0)
        one = {"event": "round", "closer": NAMES[0], "points_left": left}
        return [one] * (self.round - 1)


class IndianRummy(Held):
    """Two sequences, one without wild cards; the rank turned up is wild, or itself."""

    source = "rummycircle.com/help/pool-rummy, nexgenplaytech.com"
    jokers, hand, ace, most_in_set = 2, 13, "both", 13

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self.turned = rng.choice([(r, s) for r in self.ranks for s in "SHDC"])

    def pack(self) -> list[Card]:
        found = super().pack()
        found.remove(self.turned)
        return found

    def is_wild(self, card: Card) -> bool:
        return card == JOKER or card[0] == self.turned[0]

    def value(self, card: Card) -> int:
        return 0 if self.is_wild(card) else 10 if card[0] == 1 else min(card[0], 10)

    def kinds(self, cards: Sequence[Card]) -> set[str]:
        """Of the wild cards any may be itself: all ways are tried."""
        found: set[str] = set()
        if len(cards) < 3:
            return found
        may = [at for at, card in enumerate(cards) if self.is_wild(card) and card != JOKER]
        always = [card for card in cards if not self.is_wild(card)]
        for size in range(len(may) + 1):
            for own in itertools.combinations(may, size):
                naturals = always + [cards[at] for at in own]
                if not naturals:
                    continue
                if self.is_set(naturals, len(cards)):
                    found.add("set")
                if self.is_run(naturals, len(cards)):
                    found |= {"run", "pure"} if len(naturals) == len(cards) else {"run"}
        return found

    def melds(self, cards: Sequence[Card]) -> dict[int, set[str]]:
        """A wild card may be itself, so it is in groups of its suit and rank, too."""
        found = {}
        wild = [at for at, card in enumerate(cards) if self.is_wild(card)]
        for part in (0, 1):
            for same in {card[part] for card in cards if card != JOKER}:
                some = [at for at, card in enumerate(cards)
                        if card[part] == same and not self.is_wild(card)]  # fmt: skip
                some += wild
                for size in range(3, len(some) + 1):
                    for group in itertools.combinations(some, size):
                        bits = sum(1 << at for at in group)
                        if bits not in found:
                            kinds = self.kinds([cards[at] for at in group])
                            if kinds:
                                found[bits] = kinds
        return found

    def flags(self, cards: Sequence[Card]) -> list[set[tuple[int, bool]]]:
        """Return of each set of cards, all in melds: (how many sequences, whether one is pure)."""
        by_first: list[list[tuple[int, set[str]]]] = [[] for _ in cards]
        for meld, kinds in self.melds(cards).items():
            by_first[(meld & -meld).bit_length() - 1].append((meld, kinds))
        found: list[set[tuple[int, bool]]] = [set() for _ in range(1 << len(cards))]
        found[0] = {(0, False)}
        for mask in range(1, 1 << len(cards)):
            at = (mask & -mask).bit_length() - 1
            for meld, kinds in by_first[at]:
                if meld & mask == meld:
                    for runs, pure in found[mask ^ meld]:
                        for kind in kinds:
                            more = kind != "set"
                            found[mask].add((min(2, runs + more), pure or kind == "pure"))
        return found

    def ends(self, cards: Sequence[Card]) -> bool:
        melds = self.melds(cards)
        known: dict[int, set[tuple[int, bool]]] = {0: {(0, False)}}

        def of(mask: int) -> set[tuple[int, bool]]:
            """Return the same as `flags` of one set of cards, from those that it needs."""
            if mask not in known:
                first = mask & -mask
                known[mask] = {
                    (min(2, runs + (kind != "set")), pure or kind == "pure")
                    for meld, kinds in melds.items() if meld & first and meld & mask == meld
                    for runs, pure in of(mask ^ meld) for kind in kinds
                }  # fmt: skip
            return known[mask]

        whole = (1 << len(cards)) - 1
        return any((2, True) in of(whole ^ (1 << at)) for at in range(len(cards)))

    def pays(self, cards: Sequence[Card]) -> int:
        found = self.flags(cards)
        values = [self.value(card) for card in cards]
        whole = sum(values)
        least = whole
        for mask, flags in enumerate(found):
            if (2, True) in flags:
                inside = sum(value for at, value in enumerate(values) if mask >> at & 1)
                least = min(least, whole - inside)
        return min(least, 80)

    def event(
        self, closer: str, hand: Sequence[Card], left: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, int]]:
        event, scores = super().event(closer, hand, left)
        stay = dict.fromkeys(event["points_left"], False)
        return {**event, "valid": True, "dropped": stay}, scores


GAMES = {
    "ramino": Ramino,
    "chinchon": Chinchon,
    "three_thirteen": ThreeThirteen,
    "indian_rummy": IndianRummy,
}


class HeldHand:
    """One hand of such a game, from the deal to its close, or to the end of the stock."""

    def __init__(self, name: str, rng: random.Random, every: bool = True) -> None:
        self.name, self.rng, self.every = name, rng, every
        # Of each player the cards of the turn before, which could not end.
        self.before: dict[int, list[Card]] = {}
        self.rules = GAMES[name](rng)
        self.stock = self.rules.pack()
        rng.shuffle(self.stock)
        self.hands = [[self.stock.pop() for _ in range(self.rules.hand)]
                      for _ in range(self.rules.players)]  # fmt: skip
        # How many answers were compared, how many of them were yes, and how many not proved.
        self.asked = self.yes = self.unproved = 0

    def question(self, ask: str, cards: Sequence[Card]) -> dict[str, Any]:
        """Return the engine's answer."""
        asked = {"ask": ask, "game": "form", "form": self.name, "options": self.rules.options}
        if isinstance(self.rules, IndianRummy):
            asked["turned"] = text(self.rules.turned)
        found = answer({**asked, **self.rules.ask, "cards": [text(card) for card in cards]})
        assert "error" not in found, (asked, cards, found)
        return found

    def play(self) -> int | None:
        """Play until a player closes, and return who; None: the stock ran out."""
        turn = 0
        while self.stock:
            at = turn % len(self.hands)
            hand = self.hands[at]
            hand.append(self.stock.pop())
            right = not self.rules.far(hand) and self.rules.ends(hand)
            if right or self.every:
                self.compare(hand, right)
            if right:
                if not self.every and at in self.before:
                    self.compare(self.before[at], False)
                ways = sorted(self.rules.after(hand), key=lambda way: (way[1], self.rng.random()))
                hand.remove(self.rules.discard(hand, [place for place, _ in ways]))
                return at
            self.before[at] = list(hand)
            hand.remove(self.rules.alone(hand, self.rng))
            turn += 1
        return None

    def compare(self, hand: Sequence[Card], right: bool) -> None:
        """Ask the engine whether a hand can end, and compare."""
        found = self.question("may_end", hand)
        self.asked += 1
        self.yes += right
        self.unproved += not found["proved"]
        # Where the search was cut short no is no answer.
        assert found["ok"] == right or (right and not found["proved"]), (hand, found, right)

    def settle(self, closer: int) -> None:
        """Enter the close and what the others hold, as numbers and as cards."""
        left = {}
        for at, hand in enumerate(self.hands):
            found, right = self.question("pays", hand), self.rules.pays(hand)
            proved = found.get("proved", True)
            self.unproved += not proved
            assert found["points"] == right or (not proved and found["points"] > right), (
                hand,
                found,
            )
            left[NAMES[at]] = found["points"]
        event, scores = self.rules.event(NAMES[closer], self.hands[closer], left)
        asked = {"ask": "score", "game": "form", "form": self.name, "options": self.rules.options,
                 "players": list(NAMES[: len(self.hands)])}  # fmt: skip
        hands = {NAMES[at]: [text(card) for card in hand] for at, hand in enumerate(self.hands)}
        cards = {name: hands[name] for name in event.get("points_left", ())}
        # The card turned up is not known to an entry of Indian Rummy.
        kept = (
            {} if isinstance(self.rules, IndianRummy) or not cards else {"points_left_cards": cards}
        )
        for more in ({}, kept):
            found = answer({**asked, "events": [*self.rules.before(), {**event, **more}]})
            assert "error" not in found, (self.rules.options, event, more, found)
            assert found["scores"] == scores, (event, scores, found)
