"""What must hold for every poker hand (RML-7, RML-8)."""

from hypothesis import given
from hypothesis import strategies as st

from engine.games.rummoli import poker

hands = st.lists(st.integers(0, 51), min_size=6, max_size=30, unique=True)
wheels = st.booleans()


@given(hands, wheels, st.randoms())
def test_rml_7_the_order_of_cards_never_matters(cards, wheel, rng):
    mixed = list(cards)
    rng.shuffle(mixed)
    assert poker.best(mixed, wheel) == poker.best(cards, wheel)


@given(hands, wheels)
def test_rml_7_a_card_more_never_makes_a_hand_weaker(cards, wheel):
    assert poker.strength(cards, wheel) >= poker.strength(cards[1:], wheel)


@given(hands, wheels)
def test_rml_7_the_five_cards_are_worth_the_hand(cards, wheel):
    value, category, five = poker.best(cards, wheel)
    assert set(five) <= set(cards)
    assert poker.best(five, wheel) == (value, category, five)


@given(hands, wheels, st.integers(0, 29))
def test_rml_7_a_card_beside_the_five_changes_nothing(cards, wheel, at):
    value, _, five = poker.best(cards, wheel)
    card = cards[at % len(cards)]
    if card not in five:
        without = [other for other in cards if other != card]
        assert poker.best(without, wheel)[0] == value
        assert poker.best([*without, card], wheel)[2] == five


@given(hands, wheels, st.permutations(range(4)))
def test_rml_8_suits_may_be_renamed(cards, wheel, suits):
    renamed = [13 * suits[card // 13] + card % 13 for card in cards]
    assert poker.strength(renamed, wheel) == poker.strength(cards, wheel)


@given(hands)
def test_rml_8_the_wheel_never_makes_a_hand_weaker(cards):
    assert poker.strength(cards, True) >= poker.strength(cards, False)


@given(st.lists(st.integers(0, 51), min_size=15, max_size=40, unique=True), st.integers(2, 3))
def test_rml_8_the_winners_are_those_whom_nobody_beats(cards, count):
    size = len(cards) // count
    shown = {"P%d" % at: cards[at * size : at * size + size] for at in range(count)}
    names = poker.winners(shown)
    strengths = {name: poker.strength(shown[name]) for name in shown}
    assert names == sorted(n for n in shown if strengths[n] == max(strengths.values()))
