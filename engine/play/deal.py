"""The deal plan: who deals how many cards to whom, in what order, and who begins."""


class Deal:
    """How one round is dealt.

    `dealer`; `order`: the names as they are dealt to ("widow" among them, where there is one);
    `counts`: name -> cards, the widow's too; `packets`: how many cards at a time; `direction`:
    "left" or "right"; `upcard`: 1 where a card is turned up, else 0; `stock`: cards that remain;
    `deck`: the Deck; `first`: who has the first turn.
    """

    def __init__(self, dealer, order, counts, packets, direction, upcard, deck, first):
        self.dealer = dealer
        self.order = order
        self.counts = counts
        self.packets = packets
        self.direction = direction
        self.upcard = upcard
        self.deck = deck
        self.first = first
        self.stock = deck.size - upcard - sum([counts[name] for name in order])


WIDOW = "widow"


def even(dealer, order, each, packets, direction, upcard, deck):
    """Return the plan of a deal in which everybody gets `each` cards and the first dealt to
    begins.
    """
    counts = {}
    for name in order:
        counts[name] = each
    return Deal(dealer, order, counts, packets, direction, upcard, deck, order[0])


def whole_deck(dealer, order, deck):
    """Return the plan of a deal of the whole deck, one card at a time, the widow first (RML-5).

    The first turn is that of the first player who is dealt to.
    """
    hands = [WIDOW] + order
    each, more = deck.size // len(hands), deck.size % len(hands)
    counts = {}
    for index in range(len(hands)):
        counts[hands[index]] = each + (1 if index < more else 0)
    packets = [1] * (each + (1 if more else 0))
    return Deal(dealer, hands, counts, packets, "left", 0, deck, order[0])
