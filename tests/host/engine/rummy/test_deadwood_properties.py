"""What must hold of every hand: order, wild cards, cards removed and brought back."""

import os

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import RuleError
from engine.rummy import deadwood, melds
from engine.rummy.table import compiled
from tests.proof.bench import hands

EXAMPLES = 2000 if os.environ.get("MELDMATE_SOAK") == "1" else 100
RULES = {game: hands.rules(game) for game in ("rumino", "ginski")}
VALUE_OF_WILD = {"rumino": 10, "ginski": 20}


def counted(table, cards):
    """Return (points, melds, cards left) of a hand."""
    found = deadwood.count(table, cards)
    return found.points, found.melds, found.left


@st.composite
def hand(draw, game, minimum, maximum):
    """A game and some cards of its deck, out of one of the makers of hands."""
    size = draw(st.integers(minimum, maximum))
    make = draw(st.sampled_from(hands.KINDS))
    return make(draw(st.randoms(use_true_random=False)), game, size)


def played(minimum=0, maximum=13):
    return st.sampled_from(("rumino", "ginski")).flatmap(
        lambda game: st.tuples(st.just(game), hand(game, minimum, maximum))
    )


@settings(max_examples=EXAMPLES)
@given(played(), st.randoms(use_true_random=False))
def test_the_order_of_cards_never_matters(case, rng):
    game, cards = case
    mixed = list(cards)
    rng.shuffle(mixed)
    first, second = counted(compiled(RULES[game]), cards), counted(compiled(RULES[game]), mixed)
    assert first == second


@settings(max_examples=EXAMPLES)
@given(played(0, 13))
def test_one_more_wild_never_costs_more_than_itself(case):
    game, cards = case
    wild = 13 * hands.SUITS[game]
    if cards.count(wild) < hands.WILDS[game]:
        more = deadwood.least(compiled(RULES[game]), cards + [wild])
        assert more <= deadwood.least(compiled(RULES[game]), cards) + VALUE_OF_WILD[game]


@settings(max_examples=EXAMPLES)
@given(played(1, 13), st.data())
def test_a_card_removed_and_brought_back_changes_nothing(case, data):
    game, cards = case
    before = counted(compiled(RULES[game]), cards)
    rest = list(cards)
    card = rest.pop(data.draw(st.integers(0, len(rest) - 1)))
    without = deadwood.least(compiled(RULES[game]), rest)
    assert before[0] <= without + RULES[game].value(card)
    assert counted(compiled(RULES[game]), rest + [card]) == before


@settings(max_examples=EXAMPLES)
@given(played(3, 8))
def test_what_is_a_meld_has_no_deadwood(case):
    game, cards = case
    found = counted(compiled(RULES[game]), cards)
    for meld in found[1]:
        melds.check(RULES[game], meld)
        assert deadwood.least(compiled(RULES[game]), meld) == 0
    try:
        melds.check(RULES[game], cards)
    except RuleError:
        return
    assert found[0] == 0
