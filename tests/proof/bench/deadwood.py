"""The time to find the least deadwood of a hand, with and without wild cards.

Every figure is per hand: the median of several passes over the same hands, and over the hands their
mean, 99th percentile and worst. `number` is the mean of the number alone; the rest includes the
layout. Before the timing, the layouts are checked: they use the hand's cards, they are melds by the
referee's rules, what they leave is the number, and the number is that of the slow, plain search in
this module, which tries every meld and none for every card.
"""

import random
from typing import Any

from engine.rummy import deadwood, melds
from engine.rummy.table import compiled
from tests.proof.bench import hands
from tests.proof.bench.timing import spread, timed

SEED = 20


def gin_hands(kind: str, count: int) -> list[list[int]]:
    """Return `count` ten-card hands of a standard deck, "random" or "rich" in melds."""
    rng = random.Random(SEED)
    make = hands.random_hand if kind == "random" else hands.rich_hand
    return [make(rng, "gin", 10) for _ in range(count)]


def wild_hands(game: str, size: int, count: int) -> list[list[int]]:
    """Return `count` hands with wild cards: random, rich, blocks, wild, twins and long runs."""
    return hands.hands(random.Random(SEED + size), game, size, count)


def plain_least(game: str, hand: list[int]) -> int:
    """Return the least deadwood of a hand by trying everything.

    It keeps the sets and runs in progress open, deals the hand's cards to them in order of rank,
    and visits each state once. It is slow; it exists to check the engine's answers.
    """
    wild = 13 * hands.SUITS[game]
    naturals = sorted([card for card in hand if card != wild])
    rules = hands.rules(game)
    found = {}

    def fits(meld):
        try:
            melds.check(rules, meld)
        except melds.RuleError:
            return False
        return True

    def worth(rest, wilds):
        if not rest:
            return wilds * rules.wild_value
        state = (rest, wilds)
        if state not in found:
            first, others = rest[0], rest[1:]
            least = rules.value(first) + worth(others, wilds)
            for meld, left in _with_first(first, others):
                for jokers in range(min(wilds, rules.limit) + 1):
                    if len(meld) + jokers > 2 and fits(list(meld) + [wild] * jokers):
                        least = min(least, worth(left, wilds - jokers))
            found[state] = least
        return found[state]

    return worth(tuple(naturals), len(hand) - len(naturals))


def _with_first(first, others):
    """Yield (cards with `first` of its rank or suit, the other cards) for every choice."""
    for near in (
        [card for card in others if card % 13 == first % 13],
        [card for card in others if card // 13 == first // 13],
    ):
        for choice in range(1 << len(near)):
            chosen = [card for index, card in enumerate(near) if choice >> index & 1]
            left = list(others)
            for card in chosen:
                left.remove(card)
            yield (first, *chosen), tuple(left)


def assert_equal_answers(game: str, some: list) -> None:
    """Raise AssertionError unless number, layout and the plain search agree on all hands."""
    rules = hands.rules(game)
    for hand in some:
        counted = deadwood.count(compiled(rules), hand)
        points, found, left = counted.points, counted.melds, counted.left
        assert points == deadwood.least(compiled(rules), hand) == plain_least(game, hand), hand
        assert sorted(sum(found, []) + left) == sorted(hand)  # pyright: ignore[reportCallIssue]
        assert rules.total(left) == points
        for meld in found:
            melds.check(rules, meld)


def measure(game: str, some: list, checked: int, passes: int) -> dict[str, Any]:
    """Return the figures of one game's hands; check the first `checked` of them before."""
    assert_equal_answers(game, some[:checked])
    table = compiled(hands.rules(game))
    figure = spread(timed(lambda hand: deadwood.count(table, hand), some, passes))
    numbers = spread(timed(lambda hand: deadwood.least(table, hand), some, passes))
    figure["number"] = numbers["mean"]
    figure["number_worst"] = numbers["worst"]
    return figure


def measure_discards(some: list, passes: int) -> dict[str, Any]:
    """Return the figures for the best discard from eleven Ginski cards."""
    table = compiled(hands.rules("ginski"))
    for hand in some[:50]:
        after = {}
        for card in set(hand):
            rest = list(hand)
            rest.remove(card)
            after[card] = deadwood.least(table, rest)
        points, choices = deadwood.discards(table, hand)
        assert points == min(after.values())
        assert sorted(choices) == sorted(card for card in after if after[card] == points)
    return spread(timed(lambda hand: deadwood.discards(table, hand), some, passes))


def figures(quick: bool = False) -> dict:
    """Return {name: figures} of all that is measured of deadwood."""
    many, checked, passes = (300, 30, 3) if quick else (5000, 300, 5)
    gin = min(many, 1000)
    found = {}
    for kind in ("random", "rich"):
        found["deadwood.gin." + kind] = measure("gin", gin_hands(kind, gin), checked, passes)
    for name, game, size in (
        ("deadwood.rumino", "rumino", 7),
        ("deadwood.ginski10", "ginski", 10),
        ("deadwood.ginski11", "ginski", 11),
    ):
        found[name] = measure(game, wild_hands(game, size, many), checked, passes)
    found["discard.ginski11"] = measure_discards(wild_hands("ginski", 11, gin), passes)
    return found
