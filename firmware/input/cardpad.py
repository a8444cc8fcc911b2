"""Keying a card with few presses: the logic behind the card picker, without pixels.

Two ways to a card, one for each kind of keys. The *cross* is for four arrows and OK: an arrow for a
group of ranks, an arrow for the rank, an arrow for the suit, so any card takes three presses and
the hand learns them; OK takes the card that is offered, which what was keyed makes likely. *Thirds*
are for three keys: the cards that can still be there, in order, in three parts of equal likelihood,
and the part that is chosen again in three, until one card is left.
"""

from engine.compat import TYPE_CHECKING
from firmware.input.card_odds import likeliest, weights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cards import Deck

ARROWS = ("left", "up", "right", "down")

# Which ranks each arrow leads to, by how many a suit has; 14 is the wild card of decks with one.
_GROUPS = {
    13: ((5, 6, 7), (1, 2, 3, 4), (8, 9, 10), (11, 12, 13, 14)),
    10: ((4, 5), (1, 2, 3), (6, 7), (11, 12, 13)),
    9: ((7, 8), (1, 6), (9, 10), (11, 12, 13)),
}
WILD_RANK = 14


class Pad:
    """The cards keyed so far and the way to the next one; see Cross and Thirds.

    `deck` is the Deck, `taken` cards that cannot come, `order` the ranks as runs have them, `twins`
    whether a set may hold the same card twice.
    """

    def __init__(
        self,
        deck: "Deck",
        taken: "Sequence[int]" = (),
        order: "Sequence[int] | None" = None,
        cards: "Sequence[int]" = (),
        twins: bool = False,
    ):
        self.deck = deck
        self.twins = twins
        self.taken = list(taken)
        self.order = order
        self.cards = list(cards)
        # Where the next card goes: the end, unless one was taken out to be changed.
        self.place = None
        self.settle()

    def settle(self) -> None:
        """Look anew at what can come, at the beginning of the way."""
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
        """Take a card."""
        if self.place is None:
            self.cards.append(card)
        else:
            self.cards.insert(self.place, card)
            self.place = None
        self.settle()

    def take_out(self, index: int) -> int:
        """Take card `index` out; the next one keyed stands in its place."""
        card = self.cards.pop(index)
        self.place = index if index < len(self.cards) else None
        self.settle()
        return card

    def step_back(self) -> bool:
        """Take back the last step: on the way to a card, or the last card; return whether there was
        one.
        """
        if self.on_the_way():
            self.start()
            return True
        if not self.cards:
            return False
        self.place = None
        self.cards.pop()
        self.settle()
        return True

    def on_the_way(self) -> bool:
        """Return whether a part of the way to a card has been gone."""
        return False


class Cross(Pad):
    """Four arrows and OK: a group of ranks, the rank, the suit; OK takes what is offered."""

    keys = ARROWS + ("ok",)

    def start(self) -> None:
        """Nothing is chosen yet."""
        self.group = None
        self.rank = None
        # Offers that were passed over by going on: they are not offered again on this way.
        self.passed = []
        self.offer = self.best()

    def on_the_way(self) -> bool:
        """Return whether a group or a rank is chosen."""
        return self.group is not None

    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Return the ranks of each arrow."""
        return _GROUPS[len(self.deck.ranks)]

    def cards_of(self, rank: int) -> list[int]:
        """Return the cards of a rank that can still be there."""
        if rank == WILD_RANK:
            return [card for card in (self.deck.wild,) if self.likely[card]]
        return [card for card in range(rank - 1, self.deck.wild, 13) if self.likely[card]]

    def scope(self) -> list[int]:
        """Return the cards that the way still leads to."""
        if self.group is None:
            return [card for card in range(len(self.likely)) if self.likely[card]]
        ranks = self.groups()[self.group] if self.rank is None else (self.rank,)
        cards = []
        for rank in ranks:
            cards += self.cards_of(rank)
        return cards

    def best(self) -> int | None:
        """Return the likeliest card of the scope, those passed over left out; None if there is
        none.

        Before the first card nothing is likely.
        """
        if not self.cards:
            return None
        return likeliest(self.likely, [card for card in self.scope() if card not in self.passed])

    def options(self) -> list[list[int]]:
        """Return what each of the five keys leads to: lists of cards, empty where it leads
        nowhere.
        """
        if self.group is None:
            lists = []
            for group in self.groups():
                cards = []
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
        """Go one step; return the card if that took one, True for a step, None where it leads
        nowhere.
        """
        options = self.options()
        index = self.keys.index(key)
        cards = options[index]
        if not cards:
            return None
        # The rhythm is always the same: group, rank, suit, even where one suit is left; the wild
        # card has none.
        if (
            key == "ok"
            or self.rank is not None
            or cards[0] == self.deck.wild
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
