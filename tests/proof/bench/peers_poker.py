"""The same hands of 7 cards with public evaluators, in their own environment.

treys, phevaluator and pokerkit rank at most seven cards (pokerkit tries all fives); none accepts 17
or 26. Before the timing, all must rank the hands in the same order. Cards are converted beforehand,
as the engine's are.
"""

from typing import Any

import phevaluator
from pokerkit import StandardHighHand  # pyright: ignore[reportMissingImports]
from treys import Card, Evaluator  # pyright: ignore[reportMissingImports]

from engine.games.rummoli import poker
from tests.proof.bench.poker import LOOPS, hands
from tests.proof.bench.timing import spread, timed

_RANKS = "A23456789TJQK"


def text(card: int) -> str:
    """Return a card as the peers write it, such as "Td"."""
    return _RANKS[card % 13] + "shdc"[card // 13]


def ranked(values: list) -> list[int]:
    """Return the rank of each value among the different values, the lowest first."""
    places = {value: place for place, value in enumerate(sorted(set(values)))}
    return [places[value] for value in values]


def figures(quick: bool = False) -> dict[str, dict[str, Any]]:
    """Return {"poker.7": {name: mean microseconds}}: the engine's two figures and three peers'."""
    dealt = hands(7, 100 if quick else 1000)
    texts = [[text(card) for card in cards] for cards in dealt]
    numbers = [[Card.new(word) for word in words] for words in texts]
    ids = [[phevaluator.Card(word).id_ for word in words] for words in texts]
    joined = ["".join(words) for words in texts]
    treys = Evaluator()

    def by_treys(cards):
        return treys.evaluate([], cards)

    def by_phevaluator(cards):
        return phevaluator.evaluate_cards(*cards)

    expected = ranked([-poker.strength(cards) for cards in dealt])
    assert ranked([by_treys(cards) for cards in numbers]) == expected
    assert ranked([by_phevaluator(cards) for cards in ids]) == expected
    found = [StandardHighHand.from_game(cards) for cards in joined]
    order = sorted(range(len(found)), key=lambda at: expected[at], reverse=True)
    for low, high in zip(order, order[1:], strict=False):
        assert (found[low] == found[high]) == (expected[low] == expected[high])
        assert found[low] <= found[high]

    passes = 3 if quick else 7
    work = (
        ("meldmate, five cards", poker.best, dealt),
        ("meldmate, strength", poker.strength, dealt),
        ("treys", by_treys, numbers),
        ("phevaluator", by_phevaluator, ids),
        ("pokerkit", StandardHighHand.from_game, joined),
    )
    means = {}
    for name, function, inputs in work:
        times = timed(function, inputs, passes if name != "pokerkit" else 1, LOOPS)
        means[name] = spread(times)["mean"]
    figure = {"unit": "us", "mean": means.pop("meldmate, five cards"), "n": len(dealt)}
    figure["number"] = means.pop("meldmate, strength")
    figure["peers"] = means
    return {"poker.7": figure}
