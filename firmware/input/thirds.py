"""Keying a card with three keys: the possible cards are cut in three, again and again."""

from firmware.input.cardpad import Pad

THIRDS = ("up", "ok", "down")


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
        """Return the place of a card's rank; the wild card comes last."""
        if card == self.deck.wild:
            return 99
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
