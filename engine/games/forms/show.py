"""What a hand of cribbage counts with the card that was cut: the show."""

# What a hand counts for: the names of the parts, in the order in which players say them.
PARTS = ("fifteens", "pairs", "runs", "flush", "nobs")
JACK = 11


def parts(hand: "list[int]", cut: int, crib: bool = False) -> "list[int]":
    """Return what four cards count with the `cut`, in the order of PARTS.

    Of a `crib` a flush needs the cut, too. Cards are those of a standard deck.

    >>> parts([49, 4, 17, 30], 43), parts([0, 2, 4, 6], 34)
    ([16, 12, 0, 0, 1], [4, 0, 0, 4, 0])
    """
    cards = hand + [cut]
    ranks = [card % 13 + 1 for card in cards]
    worth = [min(rank, 10) for rank in ranks]
    # Fifteens: all ways to take some of the cards.
    sums = [0]
    for points in worth:
        sums += [one + points for one in sums]
    count = [ranks.count(rank) for rank in range(1, 14)]
    pairs = sum([many * (many - 1) for many in count])
    # Three or more ranks in order: a run for each way to choose its cards.
    runs, length, ways = 0, 0, 1
    for many in count + [0]:
        if many:
            length, ways = length + 1, ways * many
        else:
            runs += length * ways if length > 2 else 0
            length, ways = 0, 1
    suits = [card // 13 for card in cards]
    alike = suits.count(suits[0])
    flush = alike if alike == 5 or alike == 4 and suits[4] != suits[0] and not crib else 0
    nobs = [1 for card in hand if card % 13 + 1 == JACK and card // 13 == suits[4]]
    return [2 * sums.count(15), pairs, runs, flush, len(nobs)]


def heels(cut: int) -> int:
    """Return what the dealer scores for the card that was cut: two for a jack."""
    return 2 if cut % 13 + 1 == JACK else 0
