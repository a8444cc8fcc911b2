"""The search for a way to end a round: what is laid, what joins the table, what is discarded."""

from engine.rummy.budget import Budget
from engine.rummy.ending import Ending, Terms
from tests.portable.brute import Chance
from tests.portable.rummies import table_of


def find(table, cards, there=(), discards=0, must=False, close=0):
    terms = Terms()
    terms.discards, terms.must, terms.close = discards, must, close
    return Ending(table, cards, terms, there, [None] * len(there), Budget(10**6)).find()


def test_what_joins_the_melds_of_the_table_has_a_place_there():
    table = table_of()
    # On 3-5 of the first suit come 6 and 7, and three sevens are a meld of the hand.
    found = find(table, [5, 6, 19, 32, 45], [[2, 3, 4]])
    assert found and found.points == 0 and not found.left
    laid = sorted([card for card, _ in found.joined])
    assert [sorted(meld) for meld in found.melds] == [[19, 32, 45]] and laid == [5, 6]
    assert set([at for _, at in found.joined]) == {0}
    # Without the six the seven has no place on the table, but one in the set.
    found = find(table, [6, 19, 32, 45], [[2, 3, 4]])
    assert found and not found.joined and len(found.melds[0]) == 4
    assert find(table, [6], [[2, 3, 4]]) is None
    # Of two melds that take one card, one does.
    found = find(table, [5], [[2, 3, 4], [18, 31, 44]])
    assert found and [card for card, _ in found.joined] == [5]


def test_one_card_may_or_has_to_be_discarded():
    table = table_of()
    assert find(table, [19, 32, 45, 0]) is None
    found = find(table, [19, 32, 45, 0], discards=1)
    assert found and found.choices == [0] and not found.left
    assert find(table, [19, 32, 45, 0, 11], discards=1) is None
    found = find(table, [19, 32, 45, 0, 11], discards=1, close=1)
    assert found and found.choices == [11] and found.left == [0] and found.points == 1
    # Where one has to go, three cards that are a meld leave none.
    assert find(table, [19, 32, 45], discards=1) and not find(table, [19, 32, 45], must=True)


def _places(cards, there):
    """Return whether each card is in a meld of the hand, or joins one of the table."""
    if not cards:
        return True
    for bits in range(1 << (len(cards) - 1)):
        part = cards[:1] + [card for at, card in enumerate(cards[1:]) if bits >> at & 1]
        rest = [card for card in cards if card not in part]
        if _is_meld(part) and _places(rest, there):
            return True
        for at, meld in enumerate(there):
            # No second part joins the same meld: all that join it are one.
            if _is_meld(part + meld) and _places(rest, there[:at] + there[at + 1 :]):
                return True
    return False


def _is_meld(cards):
    if len(cards) < 3:
        return False
    ranks = sorted([card % 13 for card in cards])
    if len(set([card // 13 for card in cards])) == 1:
        return ranks == list(range(ranks[0], ranks[0] + len(cards)))
    return len(set(ranks)) == 1


def test_random_hands_beside_random_melds_end_where_every_card_has_a_place():
    table = table_of()
    chance = Chance(23)
    ends = [0, 0]
    for _ in range(200):
        low, suit, rank = 2 + chance.below(6), chance.below(4), chance.below(13)
        run = [13 * suit + low + at for at in range(3)]
        there = [run]
        same = [rank, rank + 13, rank + 26]
        if not set(run) & set(same):
            there.append(same)
        near = [13 * suit + low + at for at in (-2, -1, 3, 4)]
        near += [rank + 39, low, low + 13, low + 26, low + 39]
        taken = [card for meld in there for card in meld]
        near = [card for card in sorted(set(near)) if card not in taken]
        hand = []
        while near and len(hand) < 6 and (not hand or chance.below(4)):
            hand.append(near.pop(chance.below(len(near))))
        hand.sort()
        right = _places(hand, there)
        found = find(table, hand, there)
        assert (found is not None) == right, (hand, there)
        ends[right] += 1
        if found is None:
            continue
        melds = [list(meld) for meld in there]
        for card, at in found.joined:
            melds[at].append(card)
        assert [meld for meld in melds + found.melds if not _is_meld(meld)] == []
        laid = [card for meld in found.melds for card in meld] + [card for card, _ in found.joined]
        assert sorted(laid) == hand
    assert min(ends) > 30, ends
