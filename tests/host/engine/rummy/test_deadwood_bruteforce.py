"""The least deadwood, its layouts and the best discards against plain enumeration.

A sample by default; the full count of hands per game and size with MELDMATE_SOAK=1.
"""

import os
import random

import pytest

from engine.ask import answer
from engine.errors import RuleError
from engine.rummy import deadwood, melds, outcome
from engine.rummy.referee import judge_discard
from engine.rummy.table import compiled
from tests.host.engine.rummy import brute_deadwood as brute
from tests.proof.bench import hands

SOAK = os.environ.get("MELDMATE_SOAK") == "1"
HANDS = 20000 if SOAK else 400
BENT = 4000 if SOAK else 150
ODD = 3000 if SOAK else 60
DISCARDS = 10000 if SOAK else 200
CHOSEN = 2000 if SOAK else 60

USUAL = {"twins": "yes", "jokers_per_meld": "any", "natural_rumino": "no", "knock_limit": 7}
BENT_HOUSES = [
    (twins, jokers)
    for twins in ("yes", "no")
    for jokers in ("any", 1, 2)
    if (twins, jokers) != ("yes", "any")
]


def settled(game, twins="yes", jokers="any"):
    house = dict(USUAL, twins=twins, jokers_per_meld=jokers, end_limit=13)
    limit = {"gin": 0, "ginski": 1}.get(game, 14 if jokers == "any" else jokers)
    return house, limit, brute.written_out(game, twins == "yes")


def compare(game, house, limit, written, hand):
    rules = hands.rules(game, house)
    counted = deadwood.count(compiled(rules), hand)
    points, found, left = counted.points, counted.melds, counted.left
    assert points == brute.least(game, hand, limit, written), hand
    assert points == deadwood.least(compiled(rules), hand), hand
    assert sorted(sum(found, []) + left) == sorted(hand)
    assert sum(brute.value(game, card) for card in left) == points
    for meld in found:
        assert brute.is_meld(game, meld, limit, written), meld
        melds.check(rules, meld)


@pytest.mark.parametrize("game,size", [("gin", 10), ("rumino", 7), ("ginski", 10), ("ginski", 11)])
def test_least_deadwood_is_exact(game, size):
    rng = random.Random(1000 * size + len(game))
    house, limit, written = settled(game)
    for hand in hands.hands(rng, game, size, HANDS):
        compare(game, house, limit, written, hand)
    print("%s, %d cards: %d hands" % (game, size, HANDS))


@pytest.mark.parametrize("twins,jokers", BENT_HOUSES)
def test_rmn_5_and_rmn_7_house_rules_are_exact(twins, jokers):
    rng = random.Random(7)
    house, limit, written = settled("rumino", twins, jokers)
    for hand in hands.hands(rng, "rumino", 7, BENT) + hands.hands(rng, "rumino", 8, BENT):
        compare("rumino", house, limit, written, hand)
    print("rumino, twins=%s jokers=%s: %d hands" % (twins, jokers, 2 * BENT))


@pytest.mark.parametrize("game", ["gin", "rumino", "ginski"])
def test_all_7_other_sizes_are_exact(game):
    rng = random.Random(len(game))
    house, limit, written = settled(game)
    for number in range(ODD):
        size = number % 14
        hand = hands.KINDS[number // 14 % len(hands.KINDS)](rng, game, size)
        compare(game, house, limit, written, hand)
    print("%s, 0 to 13 cards: %d hands" % (game, ODD))


@pytest.mark.parametrize("game,size", [("rumino", 8), ("ginski", 11)])
def test_best_discards_are_exact(game, size):
    rng = random.Random(size)
    house, limit, written = settled(game)
    rules = hands.rules(game, house)
    for hand in hands.hands(rng, game, size, DISCARDS):
        after = {}
        for card in set(hand):
            rest = list(hand)
            rest.remove(card)
            after[card] = brute.least(game, rest, limit, written)
        points, choices = deadwood.discards(compiled(rules), hand)
        assert points == min(after.values()), hand
        assert sorted(choices) == sorted(c for c in after if after[c] == points), hand
        found = outcome.count_hand(rules, hand)
        assert found.after == points and found.clean == (points == 0)
    print("%s, %d cards: %d hands to discard from" % (game, size, DISCARDS))


def is_rumino(cards, natural_only):
    """Seven of one rank, or of a stretch of a suit, with jokers in any place (RMN-11)."""
    natural = [card for card in cards if card != 52]
    if len(cards) != 7 or not natural or (natural_only and len(natural) < 7):
        return False
    stretches = [
        {13 * suit + rank for rank in range(low, low + 7)} for suit in range(4) for low in range(7)
    ]
    ranks = [{rank, rank + 13, rank + 26, rank + 39} for rank in range(13)]
    in_order = any(set(natural) <= stretch for stretch in stretches)
    return (in_order and len(set(natural)) == len(natural)) or any(
        set(natural) <= rank for rank in ranks
    )


def near_a_rumino(rng):
    """Eight cards, seven or all eight of which are a Rumino or nearly so."""
    pack = hands.deck("rumino")
    suit, low, rank = rng.randrange(4), rng.randrange(7), rng.randrange(13)
    near = rng.choice(
        (
            [13 * suit + low + step for step in range(8 if low < 6 else 7)],
            [rank + 13 * each for each in (0, 1, 2, 3, 0, 1, 2, 3)],
        )
    )
    rng.shuffle(near)
    hand = near[: rng.randint(3, len(near))] + [52] * rng.randint(0, 4)
    hand = hand[:8]
    for card in hand:
        pack.remove(card)
    return hand + rng.sample(pack, 8 - len(hand))


HOUSES_TO_DISCARD = [
    ("rumino", {"twins": t, "jokers_per_meld": j, "natural_rumino": n, "knock_limit": k})
    for t, j, n, k in (
        ("yes", "any", "no", 7),
        ("yes", 1, "no", 7),
        ("no", 2, "no", 15),
        ("no", 1, "yes", 1),
        ("yes", "any", "yes", 7),
        ("no", "any", "no", 7),
    )
] + [
    ("ginski", {"end_limit": 13}),
    ("ginski", {"end_limit": 25}),
    ("gin", {"knock_limit": 10}),
    ("gin", {"knock_limit": "gin", "big_gin": "no"}),
]


@pytest.mark.parametrize("game,house", HOUSES_TO_DISCARD)
def test_the_choices_of_a_discard_are_all_that_are_as_good(game, house):
    """RMN-11, RMN-16: by one measure, whether it wins the game, else the deadwood it leaves."""
    rng = random.Random(31)
    size = 8 if game == "rumino" else 11
    jokers = house.get("jokers_per_meld", "any")
    limit = {"gin": 0, "ginski": 1}.get(game, 14 if jokers == "any" else jokers)
    written = brute.written_out(game, house.get("twins") != "no")
    asked = hands.hands(rng, game, size, CHOSEN)
    if game == "rumino":
        asked += [near_a_rumino(rng) for _ in range(CHOSEN)]
    deck = hands.meld_rules(game, house).deck
    won = 0
    for hand in asked:
        left, winning = {}, set()
        for card in set(hand):
            rest = list(hand)
            rest.remove(card)
            left[card] = brute.least(game, rest, limit, written)
            if game == "rumino" and is_rumino(rest, house["natural_rumino"] == "yes"):
                winning.add(card)
        best = winning or {card for card in left if left[card] == min(left.values())}
        won += bool(winning)
        words = deck.texts(hand)
        question = {"ask": "best_discard", "game": game, "options": house, "cards": words}
        reply = answer(question)
        assert sorted(reply["choices"]) == sorted(deck.texts(list(best))), words
        assert reply["discard"] == reply["choices"][0]
        assert reply["deadwood"] == min(left[card] for card in best), words
        assert reply["deadwood"] == left[deck.read(reply["discard"])], words
        assert (reply["rule"] == "RMN-11") == bool(winning), words
        # The handheld shows the same cards: its screen is made of this verdict.
        shown = judge_discard(hands.meld_rules(game, house), hand)
        assert [deck.text(card) for card in shown.found.choices] == reply["choices"]
    assert (won > CHOSEN / 8) == (game == "rumino")
    print(f"{game}, {house}: {len(asked)} hands to discard from, {won} win the game")


TUSCAN_HOUSES = [
    {"deck": "italian40", "german_ace": "high"},
    {"deck": "german36", "german_ace": "high"},
    {"deck": "german36", "german_ace": "low"},
]


def heap_of(rng, deck):
    """Some cards of a deck that lie near each other in one suit or in all, and perhaps wild
    ones.
    """
    cards = [card for card in range(deck.wild) for _ in range(deck.count(card))]
    suit, rank = rng.randrange(len(deck.suits)), rng.randrange(13)
    near = {
        "suit": [card for card in cards if card // 13 == suit],
        "rank": [card for card in cards if card % 13 == rank],
        "block": [card for card in cards if abs(card % 13 - rank) < 3],
    }[rng.choice(("suit", "suit", "rank", "block"))]
    size = rng.randint(1, min(7, len(near))) if near else 0
    if rng.random() < 0.5:
        start = rng.randint(0, len(near) - size)
        heap = near[start : start + size]
    else:
        heap = rng.sample(near, size)
    heap += [deck.wild] * min(deck.wilds, rng.choice((0, 0, 1, 1, 2, 3)))
    rng.shuffle(heap)
    return heap or [cards[0]]


@pytest.mark.parametrize("game", ["rumino", "ginski", "rumski", "tuscan"])
def test_meld_or_not_is_exact(game):
    """A heap of cards is a meld exactly where one that is written out in full fits it."""
    rng = random.Random(3)
    yes = 0
    written_by_house = {}
    for _ in range(HANDS):
        if game == "tuscan":
            house = rng.choice(TUSCAN_HOUSES)
            key, limit = (house["deck"], house["german_ace"]), 0
            if key not in written_by_house:
                written_by_house[key] = brute.written_out_tuscan(*key)
        else:
            key = rng.choice(("yes", "no")) if game == "rumino" else "yes"
            jokers = rng.choice(("any", 1, 2))
            house = dict(USUAL, twins=key, jokers_per_meld=jokers)
            limit = 1 if game != "rumino" else 14 if jokers == "any" else jokers
            if key not in written_by_house:
                written_by_house[key] = brute.written_out(game, key == "yes")
        written = written_by_house[key]
        rules = hands.meld_rules(game, house)
        deck = rules.deck
        heap = heap_of(rng, deck)
        try:
            kind, stands = melds.check(rules, heap)
        except RuleError:
            assert not brute.is_meld(game, heap, limit, written), heap
            continue
        yes += 1
        assert brute.is_meld(game, heap, limit, written), heap
        natural = [card for card in heap if card != deck.wild]
        assert len(stands) == len(heap) - len(natural)
        if kind == melds.RUN:
            assert tuple(sorted(natural + stands)) in written, heap
        else:
            assert {card % 13 + 1 for card in natural} == set(stands) | {natural[0] % 13 + 1}
    assert yes > HANDS / 20
    print(f"{game}: {HANDS} heaps, {yes} of them melds")
