"""The plan of a deal: who deals how many cards to whom, in what order, and who starts."""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..cards import Deck
    from ..types import Label, Note


# The name of the widow among those dealt to.
WIDOW = "widow"


class Deal:
    """How one round is dealt.

    `dealer` deals; `order` lists the names in dealing order, among them `extra`, the name of a hand
    that no player has ("widow"), or None; `counts` maps each to a number of cards. `packets` says
    how many cards are dealt at a time, `direction` is "left" or "right". `upcard` is 1 if a card is
    turned up, else 0; `stock` is the number of cards left over. `deck` is the Deck and `first` the
    name of the player who has the first turn, None where a card decides or nothing says it;
    `opening` is (rule, key, facts) of who leads, where the deal alone does not say it, or None.

    `beside` are (name, label, how many) of what lies beside, `without` the cards left out before;
    `further` is how many each gets again once the hands are empty, 0 if nothing, and `passing`
    (where to, how many) cards are passed before the play, or None. A packet may be a list: the
    numbers of the players in order; 0 is what lies beside.
    """

    beside: "Sequence[tuple[str, Label, int]]" = ()
    without: "Sequence[int]" = ()
    further = 0
    passing: "tuple[str, int] | None" = None

    def __init__(
        self,
        dealer: str,
        order: list[str],
        counts: dict[str, int],
        packets: "list[Any]",
        deck: "Deck",
        direction: str = "left",
        upcard: int = 0,
    ) -> None:
        self.dealer = dealer
        self.order = order
        self.counts = counts
        self.packets = packets
        self.direction = direction
        self.upcard = upcard
        self.deck = deck
        self.extra: str | None = None
        self.first: str | None = order[0]
        self.opening: Note | None = None
        self.stock = deck.size - upcard - sum([counts[name] for name in order])


def even(
    dealer: str,
    order: list[str],
    each: int,
    packets: list[int],
    deck: "Deck",
    direction: str = "left",
    upcard: int = 0,
) -> Deal:
    """Return the plan in which every player gets `each` cards and the first one dealt to starts.

    The rest is as for `Deal`: `packets` add up to `each`, and `upcard` is 1 if a card is turned up.
    """
    counts: dict[str, int] = {}
    for name in order:
        counts[name] = each
    return Deal(dealer, order, counts, packets, deck, direction, upcard)


def whole_deck(dealer: str, order: list[str], deck: "Deck") -> Deal:
    """Return the plan that deals the whole deck one card at a time, the widow first (RML-5).

    The first player dealt to has the first turn.
    """
    hands = [WIDOW] + order
    each, more = deck.size // len(hands), deck.size % len(hands)
    counts: dict[str, int] = {}
    for index in range(len(hands)):
        counts[hands[index]] = each + (1 if index < more else 0)
    packets = [1] * (each + (1 if more else 0))
    plan = Deal(dealer, hands, counts, packets, deck)
    plan.extra, plan.first = WIDOW, order[0]
    return plan
