"""Keying a card with few presses: the logic behind the card picker, without pixels.

There are two ways to a card, one for each kind of keys. The *cross* is for four arrows and OK: one
arrow for a group of ranks, one for the rank, one for the suit. Any card takes three presses, which
the hand learns, and OK takes the card offered, the likeliest after those keyed. *Thirds* are for
three keys: the cards that are still possible, in order, are cut into three parts of equal
likelihood, the chosen part again, until one card is left.
"""

from engine.compat import TYPE_CHECKING
from firmware.input.card_odds import likeliest, weights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cards import Deck

    Kept = tuple[list[int], "int | None"]


ARROWS = ("left", "up", "right", "down")

# What stands for the wild card among the ranks of an arrow; the dead cards of a deck come after it.
WILD_RANK = 14
THIRDS = ("up", "ok", "down")


class Pad:
    """The cards keyed so far and the way to the next one; see Cross and Thirds.

    `taken` are cards that cannot come, `order` has the ranks as a run has them, `twins` is whether
    a set may hold the same card twice.
    """

    def __init__(
        self,
        deck: "Deck",
        taken: "Sequence[int]" = (),
        order: "Sequence[int] | None" = None,
        cards: "Sequence[int]" = (),
        twins: bool = False,
        place: int | None = None,
    ):
        self.deck = deck
        self.twins = twins
        self.taken = list(taken)
        self.order = order
        self.cards = list(cards)
        # Where the next card goes: the end (None), or the place of a card that was taken out.
        self.place = place
        self.look_ahead()

    def look_ahead(self) -> None:
        """Find what can come next, and start at the beginning of the way."""
        before = self.cards if self.place is None else self.cards[: self.place]
        self.likely = weights(self.deck, before, self.taken, self.order, self.twins)
        if self.place is not None:
            for card in self.cards[self.place :]:
                if self.cards.count(card) + self.taken.count(card) >= self.deck.count(card):
                    self.likely[card] = 0
        self.start()

    def start(self) -> None:
        """Go back to the beginning of the way to a card."""

    def add(self, card: int) -> None:
        """Add a card."""
        if self.place is None:
            self.cards.append(card)
        else:
            self.cards.insert(self.place, card)
            self.place = None
        self.look_ahead()

    def take_out(self, index: int) -> int:
        """Remove card `index`, whose place the next card keyed takes; return it."""
        card = self.cards.pop(index)
        self.place = index if index < len(self.cards) else None
        self.look_ahead()
        return card

    def step_back(self) -> bool:
        """Undo the last step on the way, or the last card; return whether there was one."""
        if self.on_the_way():
            self.start()
            return True
        if not self.cards:
            return False
        self.place = None
        self.cards.pop()
        self.look_ahead()
        return True

    def kept(self) -> "Kept":
        """Return the cards keyed and where the next one goes, for `put_back`."""
        return list(self.cards), self.place

    def put_back(self, kept: "Kept") -> None:
        """Return to what `kept` was, at the beginning of the way to a card."""
        cards, self.place = kept
        self.cards = list(cards)
        self.look_ahead()

    def on_the_way(self) -> bool:
        """Return whether the way to a card has been started."""
        return False


class Cross(Pad):
    """Four arrows and OK: a group of ranks, the rank, the suit; OK takes the card offered."""

    keys = ARROWS + ("ok",)

    def start(self) -> None:
        """Start with no group chosen."""
        self.group = None
        self.rank = None
        # Cards offered and passed over: they are not offered again on this way.
        self.passed: list[int] = []
        self.offer = self.best()

    def on_the_way(self) -> bool:
        """Return whether a group is chosen."""
        return self.group is not None

    def groups(self) -> list[list[int]]:
        """Return the ranks of each arrow, up from the lowest to down with the highest.

        >>> from engine.cards import ITALIAN40, RUMINO108
        >>> Cross(RUMINO108).groups()
        [[5, 6, 7], [1, 2, 3, 4], [8, 9, 10], [11, 12, 13, 14]]
        >>> Cross(ITALIAN40).groups()
        [[4, 5], [1, 2, 3], [6, 7], [11, 12, 13, 14]]
        """
        ranks = list(self.deck.ranks)
        low, high = ranks[:-3], ranks[-3:]
        third = len(low) + 2
        first, second = low[: third // 3], low[third // 3 :]
        half = (len(second) + 1) // 2
        found = [second[:half], first, second[half:], high + [WILD_RANK]]
        for at in range(len(self.deck.dead)):
            # There is room for four, and first where the cards are fewest.
            group = min(found, key=len)
            group.append(WILD_RANK + 1 + at)
        return found

    def cards_of(self, rank: int) -> list[int]:
        """Return the cards of a rank that can still come."""
        if rank >= WILD_RANK:
            card = self.deck.wild + rank - WILD_RANK
            return [card] if self.likely[card] else []
        return [card for card in range(rank - 1, self.deck.wild, 13) if self.likely[card]]

    def scope(self) -> list[int]:
        """Return the cards that can still be reached."""
        if self.group is None:
            return [card for card in range(len(self.likely)) if self.likely[card]]
        ranks = self.groups()[self.group] if self.rank is None else (self.rank,)
        cards: list[int] = []
        for rank in ranks:
            cards += self.cards_of(rank)
        return cards

    def best(self) -> int | None:
        """Return the likeliest card in reach that was not passed over, or None.

        Before the first card, none is likely.
        """
        if not self.cards:
            return None
        return likeliest(self.likely, [card for card in self.scope() if card not in self.passed])

    def options(self) -> list[list[int]]:
        """Return the cards that each of the five keys leads to."""
        if self.group is None:
            lists: list[list[int]] = []
            for group in self.groups():
                cards: list[int] = []
                for rank in group:
                    cards += self.cards_of(rank)
                lists.append(cards)
        elif self.rank is None:
            ranks = self.groups()[self.group]
            lists = [self.cards_of(rank) for rank in ranks] + [[]] * (4 - len(ranks))
        else:
            cards = self.cards_of(self.rank)
            lists = []
            for suit in range(4):
                lists.append([card for card in cards if card // 13 == suit])
        fifth = None
        if self.rank is not None and len(self.deck.suits) > 4:
            fifth = [card for card in self.cards_of(self.rank) if card // 13 == 4]
        elif self.offer is not None:
            fifth = [self.offer]
        return lists + [fifth or []]

    def press(self, key: str) -> int | bool | None:
        """Go one step; return the card reached, True for a step, or None for a dead end."""
        options = self.options()
        index = self.keys.index(key)
        cards = options[index]
        if not cards:
            return None
        # The rhythm is always the same: group, rank, suit, even if one suit is left. The wild card
        # and dead ones have no suit.
        if (
            key == "ok"
            or self.rank is not None
            or cards[0] >= self.deck.wild
            and self.group is not None
        ):
            card = cards[0]
            self.add(card)
            return card
        if self.offer is not None:
            self.passed.append(self.offer)
        if self.group is None:
            self.group = index
        else:
            self.rank = self.groups()[self.group][index]
        self.offer = self.best()
        return True


class Thirds(Pad):
    """Three keys, each for a part of the possible cards; all parts are equally likely."""

    keys = THIRDS

    def start(self) -> None:
        """Put all possible cards in order of rank, then suit."""
        order = [
            (self.rank_place(card), card) for card in range(len(self.likely)) if self.likely[card]
        ]
        order.sort()
        self.list = [card for _, card in order]
        self.low, self.high = 0, len(self.list)
        self.cut()

    def rank_place(self, card: int) -> int:
        """Return the place of a card's rank; cards without one come last."""
        if card >= self.deck.wild:
            return 99 + card
        return self.order.index(card % 13) if self.order else card % 13

    def on_the_way(self) -> bool:
        """Return whether a part is chosen."""
        return self.high - self.low < len(self.list)

    def cut(self) -> None:
        """Find the two cuts that make the parts as even as possible."""
        low, high = self.low, self.high
        sums = [0]
        for card in self.list[low:high]:
            sums.append(sums[-1] + self.likely[card])
        count = high - low
        best = None
        self.first, self.second = low + 1, high
        for a in range(0, count):
            for b in range(a + 1, count + 1):
                # The sum of squares is smallest where the parts are even, and copes with one heavy
                # card.
                left, middle, right = sums[a], sums[b] - sums[a], sums[count] - sums[b]
                score = left * left + middle * middle + right * right
                if best is None or score < best:
                    best = score
                    self.first, self.second = low + a, low + b

    def options(self) -> list[list[int]]:
        """Return the cards that each of the three keys leads to."""
        cards = self.list
        return [
            cards[self.low : self.first],
            cards[self.first : self.second],
            cards[self.second : self.high],
        ]

    def press(self, key: str) -> int | bool | None:
        """Go one step; return the card reached, True for a step, or None for a dead end."""
        index = self.keys.index(key)
        cards = self.options()[index]
        if not cards:
            return None
        if len(cards) == 1:
            self.add(cards[0])
            return cards[0]
        bounds = (self.low, self.first, self.second, self.high)
        self.low, self.high = bounds[index], bounds[index + 1]
        self.cut()
        return True
