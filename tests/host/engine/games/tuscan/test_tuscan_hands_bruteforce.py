"""Tuscan Rummy's hands and showdowns against plain enumeration (TUS-4 to TUS-12)."""

import os
import random
from collections import Counter

from engine.cards import GERMAN36, ITALIAN40
from engine.games.tuscan import hands as tuscan_hands
from engine.games.tuscan.showdown import showdown
from tests.host.engine.games.tuscan import brute_tuscan_hands as brute

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
DECKS = ("italian", "german_high", "german_low")


def texts(deck):
    """Return the whole deck as texts."""
    return [rank + suit for suit in brute.SUITS for rank in brute.ORDERS[deck]]


def read(deck, hand):
    """Return the engine's cards."""
    return (ITALIAN40 if deck == "italian" else GERMAN36).read_all(hand)


def melded(rng, deck, size, taken):
    """A hand of whole melds, sometimes with one card replaced."""
    hand = set()
    while len(hand) < size:
        meld = rng.choice(brute.MELDS[deck])
        if len(hand | meld) <= size and not meld & taken:
            hand |= meld
        elif rng.random() < 0.05:
            hand |= {rng.choice(sorted(set(texts(deck)) - taken))}
    if rng.random() < 0.3:
        hand.remove(rng.choice(sorted(hand)))
        hand.add(rng.choice(sorted(set(texts(deck)) - hand - taken)))
    return hand


def long_suit(rng, deck, size, taken):
    """Six to nine cards of a suit, mostly in order, and others: raminos and what nearly is one."""
    suit = rng.choice(brute.SUITS)
    order = brute.ORDERS[deck]
    width = rng.randint(5, min(9, size))
    low = rng.randint(0, len(order) - width)
    hand = {rank + suit for rank in order[low : low + width]} - taken
    other = rng.choice(brute.SUITS)
    low = rng.randint(0, len(order) - 3)
    for rank in order[low : low + 3]:
        if len(hand) < size and rng.random() < 0.9:
            card = rank + (other if rng.random() < 0.6 else rng.choice(brute.SUITS))
            hand |= {card} - taken
    return hand


def block(rng, deck, size, taken):
    """Three or four neighbouring ranks in all suits: sets and runs compete for every card."""
    order = brute.ORDERS[deck]
    width = rng.randint(3, 4)
    low = rng.randint(0, len(order) - width)
    cards = [rank + suit for rank in order[low : low + width] for suit in brute.SUITS]
    rng.shuffle(cards)
    return set([card for card in cards if card not in taken][:size])


def anything(rng, deck, size, taken):
    """Any cards."""
    return set()


MAKERS = (anything, melded, melded, long_suit, block)


def make(rng, deck, size, taken):
    """Return a hand of `size` cards, none of them taken, in any order."""
    hand = rng.choice(MAKERS)(rng, deck, size, taken)
    rest = sorted(set(texts(deck)) - hand - taken)
    hand = sorted(hand) + rng.sample(rest, size - len(hand))
    rng.shuffle(hand)
    return hand


def check_melds(kind, melds, hand, deck):
    """Assert that the engine's melds show what the hand is."""
    deck_of = ITALIAN40 if deck == "italian" else GERMAN36
    melds = [deck_of.texts(meld) for meld in melds]
    if kind == "none":
        assert melds == []
        return
    assert sorted(card for meld in melds for card in meld) == sorted(hand)
    if kind == "gran_ramino":
        assert len(melds) == 1
    elif kind == "ramino":
        assert len(melds[0]) == 7 and len({card[-1] for card in melds[0]}) == 1
        assert brute.in_order(melds[0], deck)
        for three in melds[1:]:
            assert len({card[-1] for card in three}) == 1 or brute.in_order(three, deck)
    else:
        assert all(frozenset(meld) in brute.MELDS[deck] for meld in melds)


def test_tus_6_hands_against_enumeration():
    rng = random.Random(21)
    count = 30000 if SOAK else 3000
    kinds = Counter()
    for at in range(count):
        deck = DECKS[at % 3]
        size = rng.choice((7, 10, 10)) if deck == "italian" else 7
        hand = make(rng, deck, size, set())
        kind, melds, value = tuscan_hands.classify(read(deck, hand), brute.house(deck))
        assert kind == brute.kind(hand, deck), hand
        assert (value > 0) == (kind != "none")
        check_melds(kind, melds, hand, deck)
        kinds[kind] += 1
    assert min(kinds.values()) > count // 500, kinds
    print(f"tuscan: {count} hands compared, {dict(kinds)}")


def test_tus_7_to_11_showdowns_against_enumeration():
    rng = random.Random(22)
    count = 20000 if SOAK else 1500
    won = Counter()
    for at in range(count):
        deck = DECKS[at % 3]
        size = 10 if deck == "italian" and rng.random() < 0.6 else 7
        hands, taken = {}, set()
        maker = rng.choice(MAKERS) if rng.random() < 0.5 else None
        for name in ["Di", "Ann", "Cy", "Bo"][: 2 if size == 10 else rng.randint(2, 4)]:
            if maker in (anything, None):
                hands[name] = make(rng, deck, size, taken)
            else:
                hand = set()
                for _ in range(20):
                    hand = maker(rng, deck, size, taken) - taken
                    if brute.kind(sorted(hand), deck) != "none" if len(hand) == size else False:
                        break
                rest = sorted(set(texts(deck)) - hand - taken)
                hands[name] = sorted(hand) + rng.sample(rest, size - len(hand))
            taken |= set(hands[name])
        exhausted = rng.random() < 0.5
        read_hands = {name: read(deck, hands[name]) for name in hands}
        winner, kind, ranking = showdown(read_hands, brute.house(deck), exhausted)
        assert (winner, ranking) == brute.showdown(hands, deck, exhausted), (hands, exhausted)
        if winner is None:
            assert kind is None
        else:
            real = brute.kind(hands[winner], deck)
            assert kind == ("points" if real == "none" else real)
        won[kind] += 1
    print(f"tuscan: {count} showdowns compared, {dict(won)}")


def test_tus_10_ties_of_equal_hands_against_enumeration():
    """Two hands of one kind from one deck: what they are cut from is one shuffled set of melds."""
    rng = random.Random(23)
    count = 20000 if SOAK else 1500
    tried = 0
    while tried < count:
        deck = rng.choice(DECKS)
        size = rng.choice((7, 10)) if deck == "italian" else 7
        hands, taken = {}, set()
        for name in ("Ann", "Bo"):
            hand = set()
            for meld in rng.sample(brute.MELDS[deck], 60):
                if len(hand) + len(meld) <= size and not meld & (hand | taken):
                    hand |= meld
            if len(hand) < size:
                break
            hands[name] = sorted(hand)
            taken |= hand
        if len(hands) < 2:
            continue
        tried += 1
        read_hands = {name: read(deck, hands[name]) for name in hands}
        winner, _, ranking = showdown(read_hands, brute.house(deck), False)
        assert (winner, ranking) == brute.showdown(hands, deck, False), hands
    print(f"tuscan: {count} pairs of hands made compared")


def test_tus_6_the_stated_worst_case_is_not_exceeded(monkeypatch):
    """Climb towards hands that need many steps; the docstring of the module states the bound."""
    steps = [0]
    cover = tuscan_hands._cover

    def counting(*given):
        steps[0] += 1
        return cover(*given)

    monkeypatch.setattr(tuscan_hands, "_cover", counting)
    rng = random.Random(24)
    worst = (0, None)
    for _ in range(150 if SOAK else 4):
        hand = read("italian", make(rng, "italian", 10, set()))
        rest = [card for card in read("italian", texts("italian")) if card not in hand]
        best = 0
        for _ in range(600):
            i, j = rng.randrange(10), rng.randrange(30)
            hand[i], rest[j] = rest[j], hand[i]
            steps[0] = 0
            tuscan_hands.classify(hand, brute.house("italian"))
            if steps[0] >= best:
                best = steps[0]
                if best > worst[0]:
                    worst = (best, sorted(hand))
            else:
                hand[i], rest[j] = rest[j], hand[i]
    assert worst[0] <= 25, worst
    print(f"tuscan: most covers tried for one hand {worst[0]}: {ITALIAN40.texts(worst[1])}")
