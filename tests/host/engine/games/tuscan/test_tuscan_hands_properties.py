"""What must hold for every hand of Tuscan Rummy (TUS-4 to TUS-12)."""

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import GERMAN36, ITALIAN40
from engine.games.tuscan import hands as tuscan_hands
from engine.games.tuscan.rules import run_order
from engine.games.tuscan.showdown import showdown

ITALIAN = {"deck": "italian40", "german_ace": "high"}
HIGH = {"deck": "german36", "german_ace": "high"}
LOW = {"deck": "german36", "german_ace": "low"}


def deck_of(house):
    return [card for card in range(52) if (ITALIAN40 if house is ITALIAN else GERMAN36).count(card)]


@st.composite
def hands(draw, many=1):
    """A house and hands of one size: few suits and ranks, so that many of them are something."""
    house = draw(st.sampled_from((ITALIAN, HIGH, LOW)))
    size = draw(st.sampled_from((7, 10))) if house is ITALIAN and many < 3 else 7
    order = run_order(house)
    width = draw(st.integers((many * size + 3) // 4, len(order)))
    low = draw(st.integers(0, len(order) - width))
    near = [13 * suit + rank for suit in range(4) for rank in order[low : low + width]]
    mixed = draw(st.permutations(near))
    return house, [mixed[at * size : at * size + size] for at in range(many)]


@given(hands(), st.randoms())
def test_tus_6_the_order_of_cards_never_matters(given_hands, rng):
    house, (hand,) = given_hands
    mixed = list(hand)
    rng.shuffle(mixed)
    assert tuscan_hands.classify(mixed, house) == tuscan_hands.classify(hand, house)


@given(hands(), st.permutations(range(4)))
def test_tus_6_suits_may_be_renamed_but_for_ties(given_hands, suits):
    house, (hand,) = given_hands
    renamed = [13 * suits[card // 13] + card % 13 for card in hand]
    assert tuscan_hands.classify(renamed, house)[0] == tuscan_hands.classify(hand, house)[0]


@given(hands(), st.integers(0, 9))
def test_tus_6_a_card_away_and_back_changes_nothing(given_hands, at):
    house, (hand,) = given_hands
    found = tuscan_hands.classify(hand, house)
    card = hand[at % len(hand)]
    less = [other for other in hand if other != card]
    assert tuscan_hands.classify(less, house, len(hand))[0] == "none"
    assert tuscan_hands.classify([*less, card], house) == found


@given(hands())
def test_tus_6_the_melds_are_the_hand(given_hands):
    house, (hand,) = given_hands
    kind, melds, value = tuscan_hands.classify(hand, house)
    assert (kind == "none") == (not melds) == (value == 0)
    if melds:
        assert sorted(card for meld in melds for card in meld) == sorted(hand)
        assert all(len(meld) >= 3 for meld in melds)


@given(hands(2), st.booleans())
def test_tus_10_made_hands_never_tie(given_hands, exhausted):
    house, (first, second) = given_hands
    one, two = (tuscan_hands.classify(hand, house) for hand in (first, second))
    winner, kind, ranking = showdown({"A": first, "B": second}, house, exhausted)
    if one[2] or two[2]:
        assert one[2] != two[2]
        assert winner == ("A" if one[2] > two[2] else "B")
        assert kind == (one if winner == "A" else two)[0]
    elif not exhausted:
        assert winner is None and ranking == [["A", "B"]]


@given(hands(3), st.booleans(), st.permutations(["A", "B", "C"]))
def test_tus_8_a_showdown_does_not_depend_on_names(given_hands, exhausted, names):
    house, dealt = given_hands
    first = showdown(dict(zip("ABC", dealt, strict=True)), house, exhausted)
    again = showdown(dict(zip(names, dealt, strict=True)), house, exhausted)
    change = dict(zip("ABC", names, strict=True))
    assert again[0] == (change[first[0]] if first[0] else None)
    assert again[1] == first[1]
    assert again[2] == [sorted(change[name] for name in place) for place in first[2]]
