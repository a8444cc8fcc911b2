"""An independent judge of Rumski positions: list every meld, cover the table card by card.

It knows nothing of ranks in order or of states of runs: melds are sets of card texts, found by
trying every group of numbers and colours with the words of the rules, and a position is tried by
giving its first uncovered card to each meld that could hold it.
"""

COLOURS = "RBGPY"


def points(card):
    """RSK-10 by the words of the seed."""
    if card == "W":
        return 25
    return 10 if int(card[1:]) >= 10 else 5


def natural_groups(cards):
    """Every frozenset of natural cards that is a meld with no or one wild: {group: (may be bare,
    may be wild)}.
    """
    groups = {}
    cards = set(cards)

    def note(group, wild):
        bare, wilded = groups.get(group, (False, False))
        groups[group] = (bare or not wild, wilded or wild)

    for number in range(1, 14):
        same = [colour + str(number) for colour in COLOURS if colour + str(number) in cards]
        for bits in range(1, 2 ** len(same)):
            group = frozenset(card for at, card in enumerate(same) if bits >> at & 1)
            if len(group) >= 3:
                note(group, False)
            if len(group) >= 2:
                note(group, True)
    for colour in COLOURS:
        for low in range(1, 12):
            for high in range(low + 2, 14):
                whole = [colour + str(number) for number in range(low, high + 1)]
                there = [card for card in whole if card in cards]
                if len(there) == len(whole):
                    note(frozenset(whole), False)
                for instead in whole:
                    others = frozenset(card for card in whole if card != instead)
                    if others <= cards:
                        note(others, True)
    return groups


def plays(table, hand):
    """Return {(hand cards as a set, wilds from the hand): most old melds kept}, of every legal
    play.

    `table` is a list of melds, `hand` a list of texts.
    """
    must = sorted(card for meld in table for card in meld if card != "W")
    free = sorted(card for card in hand if card != "W")
    fixed = sum(meld.count("W") for meld in table)
    wilds = fixed + hand.count("W")
    old = {(frozenset(c for c in meld if c != "W"), meld.count("W")) for meld in table}
    order = must + free
    bit = {card: 1 << at for at, card in enumerate(order)}
    by_first = {card: [] for card in order}
    for group, (bare, wilded) in natural_groups(order).items():
        mask = sum(bit[card] for card in group)
        first = min(group, key=lambda card: bit[card])
        if bare:
            by_first[first].append((mask, 0, (group, 0) in old))
        if wilded:
            by_first[first].append((mask, 1, (group, 1) in old))
    known = {}

    def cover(at, gone, used):
        """Return {(mask of hand cards laid, wilds used): kept} for the cards from `at` on."""
        while at < len(order) and gone >> at & 1:
            at += 1
        if at == len(order):
            return {(0, used): 0}
        state = (at, gone >> at, used)
        if state in known:
            return known[state]
        result = {}
        # A card that is not taken here as a meld's first stays in the hand for good.
        choices = [(0, 0, False)] if at >= len(must) else []
        for mask, wild, kept in choices + by_first[order[at]]:
            if mask & gone or used + wild > wilds:
                continue
            for (laid, total), count in cover(at + 1, gone | mask, used + wild).items():
                key = (laid | mask >> len(must), total)
                result[key] = max(result.get(key, 0), count + kept)
        known[state] = result
        return result

    found = {}
    for (laid, total), kept in cover(0, 0, 0).items():
        if total >= fixed:
            cards = frozenset(card for at, card in enumerate(free) if laid >> at & 1)
            found[(cards, total - fixed)] = kept
    return found


def is_meld(cards):
    """RSK-4 and RSK-5 by their words."""
    naturals = [card for card in cards if card != "W"]
    wilds = len(cards) - len(naturals)
    if len(cards) < 3 or wilds > 1:
        return False
    numbers = sorted(int(card[1:]) for card in naturals)
    if len(set(numbers)) == 1:
        return True
    if len({card[0] for card in naturals}) > 1 or len(cards) > 13:
        return False
    return numbers[-1] - numbers[0] <= len(cards) - 1


def own_meld(cards):
    """Tell whether some of `cards` make a meld by themselves (three are enough)."""
    for a in range(len(cards)):
        for b in range(a + 1, len(cards)):
            for c in range(b + 1, len(cards)):
                if is_meld([cards[a], cards[b], cards[c]]):
                    return True
    return False


def best(table, hand, opened):
    """Return (count, points, fewest changed melds) of the best play, by trying everything."""
    best_play = (0, 0, 0)
    for (used, wilds), kept in plays(table, hand).items():
        laid = sorted(used) + ["W"] * wilds
        if opened or own_meld(laid):
            worth = sum(points(card) for card in laid)
            best_play = max(best_play, (len(laid), worth, kept - len(table)))
    return best_play[0], best_play[1], -best_play[2]
