"""The engine's poker against every five, and against a public evaluator (RML-7, RML-8)."""

import os
import random
from itertools import combinations, islice

import numpy
from phevaluator import evaluate_cards

from engine.games.rummoli import poker
from tests.host.engine.games.rummoli.brute_poker import best as brute_best
from tests.host.engine.games.rummoli.brute_poker import scores

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
TEXTS = [rank + suit for suit in "shdc" for rank in "A23456789TJQK"]


def suited(rng, size):
    """Cards of two suits mostly: flushes and straight flushes compete."""
    suits = rng.sample(range(4), 2)
    cards = [13 * suit + rank for suit in suits for rank in range(13)]
    rng.shuffle(cards)
    return fill(rng, cards[: rng.randint(size // 2, size)], size)


def paired(rng, size):
    """Cards of a few ranks: fours, full houses and two pairs compete."""
    ranks = rng.sample(range(13), min(13, (size + 3) // 4 + rng.randint(0, 3)))
    cards = [13 * suit + rank for suit in range(4) for rank in ranks]
    rng.shuffle(cards)
    return fill(rng, cards[:size], size)


def in_line(rng, size):
    """Cards of neighbouring ranks, round the corner as well: straights compete."""
    start = rng.randrange(13)
    width = rng.randint(5, 8)
    cards = [13 * suit + (start + step) % 13 for suit in range(4) for step in range(width)]
    rng.shuffle(cards)
    return fill(rng, cards[:size], size)


def spread(rng, size):
    """No pair and few of a suit, as far as the size allows."""
    ranks = rng.sample(range(13), min(13, size))
    return fill(rng, [13 * (at % 4) + rank for at, rank in enumerate(ranks)], size)


def fill(rng, cards, size):
    """Return `cards`, filled up to `size` with others."""
    rest = [card for card in range(52) if card not in cards]
    return cards + rng.sample(rest, size - len(cards))


def anything(rng, size):
    """Any cards."""
    return rng.sample(range(52), size)


MAKERS = (anything, suited, paired, in_line, spread)


def compare(count, sizes, seed):
    """Compare hands of all makers; the order of strengths must be that of the scores."""
    rng = random.Random(seed)
    seen = {True: {}, False: {}}
    for at in range(count):
        cards = MAKERS[at % len(MAKERS)](rng, rng.choice(sizes))
        wheel = rng.random() < 0.7
        score, name = brute_best(cards, wheel)
        value, category, five = poker.best(cards, wheel)
        assert category == name, cards
        assert value == poker.strength(cards, wheel)
        assert len(set(five)) == 5 and set(five) <= set(cards), cards
        assert brute_best(five, wheel)[0] == score, cards
        assert seen[wheel].setdefault(score, value) == value, cards
    for wheel in (True, False):
        values = [seen[wheel][score] for score in sorted(seen[wheel])]
        assert values == sorted(set(values))
    print(f"poker: {count} hands of {min(sizes)} to {max(sizes)} cards compared")


def test_rml_7_small_hands_against_every_five():
    compare(40000 if SOAK else 3000, (5, 6, 7, 8, 9, 10), 11)


def test_rml_7_hands_of_two_players_against_every_five():
    compare(20000 if SOAK else 600, (17, 18), 12)


def test_rml_7_half_the_deck_against_every_five():
    compare(1000 if SOAK else 20, (26,), 13)


def test_rml_8_all_fives_rank_as_they_should():
    step = 1 if SOAK else 40
    hands = list(islice(combinations(range(52), 5), 0, None, step))
    found = {}
    for wheel in (True, False):
        marks = scores(numpy.array(hands), wheel).tolist()
        found = {}
        for cards, mark in zip(hands, marks, strict=True):
            value = poker.strength(cards, wheel)
            assert found.setdefault(mark, value) == value, cards
        values = [found[mark] for mark in sorted(found)]
        assert values == sorted(set(values))
        if SOAK:
            assert len(values) == 7462  # equal ranks of poker's fives, also without the wheel
    print(f"poker: {2 * len(hands)} fives ranked")


def agree(hands):
    """Assert that the engine and phevaluator put the same hands above the same others."""
    ranks = {}
    for cards in hands:
        rank = evaluate_cards(*[TEXTS[card] for card in cards])
        value = poker.strength(cards)
        assert ranks.setdefault(rank, value) == value, cards
    values = [ranks[rank] for rank in sorted(ranks)]
    assert values == sorted(set(values), reverse=True)
    return len(values)


def test_rml_8_all_fives_against_phevaluator():
    step = 1 if SOAK else 50
    hands = list(islice(combinations(range(52), 5), 0, None, step))
    classes = agree(hands)
    assert classes == 7462 or not SOAK
    print(f"poker: {len(hands)} fives against phevaluator, {classes} strengths")


def test_rml_8_sevens_against_phevaluator():
    rng = random.Random(14)
    count = 1000000 if SOAK else 20000
    classes = agree(MAKERS[at % len(MAKERS)](rng, 7) for at in range(count))
    print(f"poker: {count} sevens against phevaluator, {classes} strengths")
