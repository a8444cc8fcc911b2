"""The time to judge a knock for both hands, with laying off (GIN-7).

Every figure is per knock: from two hands of cards to both melds, the cards laid off and both
deadwoods. The knockers of the timed pairs have a knock: 1 to 10 of deadwood.
"""

from random import Random
from typing import Any

from engine.games.gin import layoff
from engine.rummy import masks
from tests.proof.bench import hands
from tests.proof.bench.timing import spread, timed

SEED = 7
KINDS = ("random", "rich", "block", "near")


def pair(rng: Random, kind: str) -> tuple[list[int], list[int]]:
    """Return (knocker's, opponent's) ten cards of one deck.

    "random" are melds for the knocker and any cards; "rich" and "block" are hands of
    `bench.hands` for both; "near" gives the opponent cards that fit the knocker's melds.
    """
    makers = {"rich": hands.rich_hand, "block": hands.block_hand}
    if kind in makers:
        cards = list(dict.fromkeys(makers[kind](rng, "gin", 10) + makers[kind](rng, "gin", 10)))
        rest = [card for card in range(52) if card not in cards]
        cards += rng.sample(rest, 20 - len(cards))
        if kind == "block":
            cards = cards[:14] + rng.sample(cards[14:], 6)
            rng.shuffle(cards)
        return cards[:10], cards[10:]
    knocker = hands.rich_hand(rng, "gin", 10)
    rest = [card for card in range(52) if card not in knocker]
    if kind == "random":
        return knocker, rng.sample(rest, 10)
    near = [
        card
        for card in rest
        if any(abs(card - other) < 3 or card % 13 == other % 13 for other in knocker)
    ]
    rng.shuffle(near)
    others = [card for card in rest if card not in near]
    return knocker, (near[:9] + rng.sample(others, len(others)) + near[9:])[:10]


def knocks(count: int) -> list[tuple[list[int], list[int]]]:
    """Return `count` pairs of every kind in turn whose knocker can knock."""
    rng = Random(SEED)
    found: list[tuple[list[int], list[int]]] = []
    while len(found) < count:
        knocker, opponent = pair(rng, KINDS[len(found) % len(KINDS)])
        if 1 <= masks.least_plain(knocker, False, False)[0] <= 10:
            found.append((knocker, opponent))
    return found


def plain_after(melds: list[list[int]], opponent: list[int]) -> int:
    """Return the opponent's least deadwood by laying off card after card; slow, for checking."""
    tables = [(tuple(map(frozenset, melds)), frozenset(opponent))]
    best = masks.least_plain(opponent, False, False)[0]
    seen = set(tables)
    while tables:
        table, hand = tables.pop()
        for card in hand:
            for place, meld in enumerate(table):
                cards = sorted(meld | {card})
                is_set = len({one % 13 for one in cards}) == 1
                is_run = cards[0] // 13 == cards[-1] // 13 and (
                    cards[-1] - cards[0] == len(cards) - 1
                )
                if not is_set and not is_run:
                    continue
                after = (
                    table[:place] + (frozenset(cards),) + table[place + 1 :],
                    hand - {card},
                )
                if after not in seen:
                    seen.add(after)
                    tables.append(after)
                    best = min(best, masks.least_plain(sorted(after[1]), False, False)[0])
    return best


def figures(quick: bool = False) -> dict[str, Any]:
    """Return {"layoff.gin": figures}."""
    some = knocks(200 if quick else 1000)
    for knocker, opponent in some[:100]:
        found = layoff.best(knocker, opponent)
        assert found.opponent == plain_after(found.melds, opponent), (knocker, opponent)
    passes = 3 if quick else 5
    return {"layoff.gin": spread(timed(lambda both: layoff.best(*both), some, passes))}
