"""Laying off by masks and by the general search agree; Gin Rummy's is `test_layoff` of gin."""

from engine.rummy import deadwood, layoff
from engine.rummy.layout import Layout
from tests.portable.brute import Chance
from tests.portable.rummies import table_of


def test_both_ways_leave_the_same():
    chance = Chance(7)
    courts = {"J": 11, "Q": 12, "K": 13}
    quick = 0
    for table in (table_of(), table_of(cards=courts), table_of(deck="52 x 2", suits="any")):
        for _ in range(40):
            low, suit, rank = chance.below(8), chance.below(4), chance.below(13)
            run = [13 * suit + low + 1 + at for at in range(3)]
            same = [card for card in (rank, rank + 13, rank + 26, rank + 39) if card not in run]
            there = [run, same[:3]]
            near = [card for card in range(52) if card not in run + same[:3]]
            near = [card for card in near if low <= card % 13 < low + 6 or card % 13 == rank]
            hand = []
            while len(hand) < 8:
                hand.append(near.pop(chance.below(len(near))))
            total = table.total(hand)
            found = deadwood.count(table, hand, there)
            right = total - Layout(table, hand).search(enough=total, table_melds=there)
            assert found.points == right, (hand, there)
            laid = [card for card, _ in found.joined]
            melded = [card for meld in found.melds for card in meld]
            assert sorted(laid + melded + found.left) == sorted(hand)
            assert table.total(found.left) == right
            quick += layoff.reads(table, there, hand)
    assert quick == 80


def test_the_king_before_the_ace_is_of_another_suit():
    # Its number is the one before that of the ace of hearts.
    found = deadwood.count(table_of(), [12, 30], [[13, 14, 15]])
    assert layoff.reads(table_of(), [[13, 14, 15]], [12, 30])
    assert not found.joined and found.points == 15


def test_what_the_masks_do_not_know_is_left_to_the_search():
    for more in ({"deck": "40"}, {"deck": "52 x 2"}, {"ace": "both"}, {"set": "3"}):
        assert not layoff.reads(table_of(**more), [[3, 4, 5]], [6]), more
    wild = table_of(deck="52 + 2", wild="*")
    assert layoff.reads(wild, [[3, 4, 5]], [6]) and not layoff.reads(wild, [[3, 52, 5]], [6])
    assert not layoff.reads(table_of(), [[3, 4, 5]] * 5, [6])
