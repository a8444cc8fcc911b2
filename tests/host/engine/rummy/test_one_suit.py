"""Phase 8: seven cards of one colour, in a hand and on the table, against a brute force.

It knows the leaflet's melds (PTN-2, PTN-3) and nothing of the engine.
"""

import itertools
import random

import pytest

from engine.ask import answer

PACK = [f"{colour}{number}" for colour in "RYGB" for number in range(1, 13)] * 2
PACK += ["W"] * 8 + ["S"] * 4


def points(card):
    if card in ("W", "S"):
        return 25 if card == "W" else 15
    return 5 if int(card[1:]) < 10 else 10


def is_set(cards):
    numbers = {card[1:] for card in cards if card != "W"}
    return "S" not in cards and len(cards) >= 2 and len(numbers) == 1


def is_run(cards):
    numbers = [int(card[1:]) for card in cards if card not in ("W", "S")]
    if "S" in cards or not numbers or not 4 <= len(cards) <= 12:
        return False
    return len(set(numbers)) == len(numbers) and max(numbers) - min(numbers) < len(cards)


def is_colour(cards):
    return "S" not in cards and len(cards) >= 7 and len({card[0] for card in cards} - {"W"}) == 1


def deadwood(cards, colours):
    """Return the least of all ways to part the cards, whose melds may be of one colour."""
    kinds = [is_set, is_run] + [is_colour] * colours
    size = 1 << len(cards)
    best = [0] * size
    parts = [[cards[at] for at in range(len(cards)) if bits >> at & 1] for bits in range(size)]
    melds = [any(kind(part) for kind in kinds) for part in parts]
    for bits in range(1, size):
        low = bits & -bits
        rest = bits ^ low
        found = best[rest] + points(parts[low][0])
        some = rest
        while some:
            if melds[some | low]:
                found = min(found, best[rest ^ some])
            some = (some - 1) & rest
        best[bits] = found
    return best[-1]


def after_laying_off(cards, table):
    """Return the least of all ways to put cards on melds of the table, with no others laid.

    What lies there for its colour stays of one colour, what is a meld stays a meld; some are both.
    """
    kinds = [
        [kind for kind in (is_colour, lambda one: is_set(one) or is_run(one)) if kind(meld)]
        for meld in table
    ]
    least = sum(points(card) for card in cards)
    for places in itertools.product(range(len(table) + 1), repeat=len(cards)):
        gone = [[card for card, to in zip(cards, places) if to == at] for at in range(len(table))]
        whole = [meld + more for meld, more in zip(table, gone)]
        if all(any(kind(one) for kind in some) for one, some in zip(whole, kinds)):
            stay = [card for card, to in zip(cards, places) if to == len(table)]
            least = min(least, sum(points(card) for card in stay))
    return least


def hands(seed, most):
    """Yield hands that often have many cards of a colour."""
    rng = random.Random(seed)
    for _ in range(most):
        colour = rng.choice("RYGB")
        pack = list(PACK)
        rng.shuffle(pack)
        many = rng.randrange(6, 11)
        some = [card for card in pack if card[0] in (colour, "W")][:many]
        for card in some:
            pack.remove(card)
        yield rng, some, pack


def asked(question, cards, **more):
    fields = {"ask": question, "game": "form", "form": "phase10", "cards": cards, "stage": 8}
    found = answer({**fields, **more})
    assert "error" not in found, (found, fields, more)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_counts_cards_of_one_colour_as_laid_in_phase_8(seed):
    of_colour = 0
    for _, some, pack in hands(seed, 40):
        hand = some + pack[: 10 - len(some)]
        right = deadwood(hand, True)
        found = asked("deadwood", hand)
        assert found["deadwood"] == right, hand
        assert sum(points(card) for card in found["left"]) == right
        assert sorted(itertools.chain(found["left"], *found["melds"])) == sorted(hand)
        assert all(is_set(one) or is_run(one) or is_colour(one) for one in found["melds"])
        assert asked("deadwood", hand, stage=7)["deadwood"] == deadwood(hand, False)
        assert asked("deadwood", hand, down=True)["deadwood"] == deadwood(hand, False)
        of_colour += right < deadwood(hand, False)
    assert of_colour > 3


def test_the_best_discard_keeps_cards_of_one_colour_in_phase_8():
    for _, some, pack in hands(9, 25):
        hand = some + pack[: 11 - len(some)]
        after = {card: deadwood(less(hand, card), True) for card in set(hand)}
        least = min(after.values())
        found = asked("best_discard", hand)
        assert found["deadwood"] == least, hand
        best = {card for card in after if after[card] == least}
        # Discards after which the hand ends come first.
        assert set(found["choices"]) <= best, hand
        assert found["may_end"] or set(found["choices"]) == best, hand


def less(cards, card):
    rest = list(cards)
    rest.remove(card)
    return rest


def test_cards_are_laid_off_on_those_of_one_colour():
    joined = 0
    for rng, some, pack in hands(5, 150):
        colour = [card for card in some if card != "W"][0][0]
        own = [card for card in PACK if card[0] == colour]
        rng.shuffle(own)
        of_colour = own[:7]
        if rng.random() < 0.3:
            # It could be a run as well.
            first = rng.randrange(1, 6)
            of_colour = [f"{colour}{first + at}" for at in range(7)]
        if rng.random() < 0.3:
            of_colour[rng.randrange(7)] = "W"
        for card in of_colour:
            (pack if card in pack else some).remove(card)
        number = rng.randrange(1, 9)
        run = [f"{rng.choice('RYGB')}{number + at}" for at in range(4)]
        table = [of_colour, run] if rng.random() < 0.7 else [run, of_colour]
        if any((of_colour + run).count(card) > 2 for card in run):
            continue
        left = PACK.copy()
        for card in of_colour + run:
            left.remove(card)
        rng.shuffle(left)
        cards = left[: rng.randrange(1, 6)]
        found = asked("layoff", cards, table=table)
        assert found["deadwood"] == after_laying_off(cards, table), (cards, table)
        whole = [list(meld) for meld in table]
        for card, at in found["laid"]:
            whole[at].append(card)
        assert all(is_set(one) or is_run(one) or is_colour(one) for one in whole), found
        stay = list(cards)
        for card, _ in found["laid"]:
            stay.remove(card)
        assert sum(points(card) for card in stay) == found["deadwood"]
        joined += len(found["laid"]) > 0
    assert joined > 40
