"""Poker hands of Rummoli, RML-7 and RML-8."""

from engine.ask import answer
from engine.cards import STANDARD52
from engine.errors import InputError
from engine.games.rummoli import poker


def cards(words):
    return STANDARD52.read_all(words.split())


def shown(words, wheel=True):
    _, category, five = poker.best(cards(words), wheel)
    return category, " ".join(STANDARD52.texts(five))


def strength(words, wheel=True):
    return poker.strength(cards(words), wheel)


# From the best to the worst, each row weaker than the one above it.
LADDER = (
    ("straight_flush", "AH KH QH JH 10H"),
    ("straight_flush", "KD QD JD 10D 9D"),
    ("straight_flush", "6C 5C 4C 3C 2C"),
    ("straight_flush", "5S 4S 3S 2S AS"),
    ("four_of_a_kind", "AS AH AD AC KS"),
    ("four_of_a_kind", "AS AH AD AC 2S"),
    ("four_of_a_kind", "2S 2H 2D 2C AS"),
    ("full_house", "AS AH AD KS KH"),
    ("full_house", "AS AH AD 2S 2H"),
    ("full_house", "2S 2H 2D AS AH"),
    ("full_house", "2S 2H 2D 3S 3H"),
    ("flush", "AS KS QS JS 9S"),
    ("flush", "AH 6H 4H 3H 2H"),
    ("flush", "7C 5C 4C 3C 2C"),
    ("straight", "AS KH QD JC 10S"),
    ("straight", "6S 5H 4D 3C 2S"),
    ("straight", "5S 4H 3D 2C AS"),
    ("three_of_a_kind", "AS AH AD KS QH"),
    ("three_of_a_kind", "AS AH AD 3S 2H"),
    ("three_of_a_kind", "2S 2H 2D AS KH"),
    ("two_pair", "AS AH KS KH QS"),
    ("two_pair", "AS AH 3S 3H 2S"),
    ("two_pair", "KS KH QS QH AS"),
    ("two_pair", "3S 3H 2S 2H AS"),
    ("pair", "AS AH KS QH JS"),
    ("pair", "AS AH 4S 3H 2S"),
    ("pair", "2S 2H AS KH QS"),
    ("high_card", "AS KH QD JC 9S"),
    ("high_card", "AS 6H 4D 3C 2S"),
    ("high_card", "7S 5H 4D 3C 2S"),
)


def test_rml_8_hands_rank_as_usual():
    last = None
    for category, words in LADDER:
        assert shown(words) == (category, words)
        value = strength(words)
        assert last is None or value < last
        assert 0 <= value < 1 << 30
        last = value


def test_rml_8_suits_do_not_break_ties():
    for _, words in LADDER:
        value = strength(words)
        for turn in (13, 26, 39):
            assert poker.strength([(card + turn) % 52 for card in cards(words)]) == value


def test_rml_8_order_of_the_cards_does_not_matter():
    for _, words in LADDER:
        hand = cards(words)
        for _ in range(5):
            hand = hand[1:] + hand[:1]
            assert poker.best(hand)[2] == cards(words)


def test_rml_8_the_wheel_is_a_house_rule():
    assert shown("AS 2H 3D 4C 5S", True) == ("straight", "5S 4C 3D 2H AS")
    assert shown("AS 2H 3D 4C 5S", False) == ("high_card", "AS 5S 4C 3D 2H")
    assert shown("AS 2S 3S 4S 5S", False) == ("flush", "AS 5S 4S 3S 2S")
    assert shown("AS 2S 3S 4S 5S 6S", False) == ("straight_flush", "6S 5S 4S 3S 2S")
    assert strength("5S 4H 3D 2C AS") < strength("6S 5H 4D 3C 2S")


def test_rml_8_all_straight_flushes():
    for suit in (0, 13, 26, 39):
        for low in range(10):
            five = [suit + (low + step) % 13 for step in (4, 3, 2, 1, 0)]
            for more in ([], [suit + (low + 7) % 13, (suit + 13 + low) % 52]):
                found = poker.best(five + more, True)
                assert found[1:] == ("straight_flush", five)
                assert found[0] == 8 << 26 | 1 << low
                if low:
                    assert poker.best(five + more, False) == found
                else:
                    assert poker.best(five + more, False)[1] == "flush"


def test_rml_8_no_straight_goes_round_the_corner():
    assert shown("QS KH AD 2C 3S")[0] == "high_card"
    assert shown("JS QS KS AS 2S")[0] == "flush"


def test_rml_7_best_five_of_more_cards():
    assert shown("2S 9H AS AH KD AD KC QC") == ("full_house", "AS AH AD KD KC")
    assert shown("AS AH AD KS KH KD 2S") == ("full_house", "AS AH AD KS KH")
    assert shown("AS AH KS KH QS QH JD") == ("two_pair", "AS AH KS KH QS")
    assert shown("AS AH KS KH QS QH QD") == ("full_house", "QS QH QD AS AH")
    assert shown("2S 2H 2D 2C 3S 3H 3D 3C AS") == ("four_of_a_kind", "3S 3H 3D 3C AS")
    assert shown("2H 4H 6H 8H 10H QH AS") == ("flush", "QH 10H 8H 6H 4H")
    assert shown("2H 4H 6H 8H 10H 3S 5S 7S 9S JS") == ("flush", "JS 9S 7S 5S 3S")
    assert shown("6S 7H 8D 9C 10S JH QD 6H") == ("straight", "QD JH 10S 9C 8D")
    assert shown("3S 4S 5S 6S 7S AH AD AC KH KD KC") == ("straight_flush", "7S 6S 5S 4S 3S")
    assert shown("9S 10S JS QS KS 5D 6D 7D 8D 9D")[1] == "KS QS JS 10S 9S"
    assert shown("5D 6D 7D 8D 9D 5C 6C 7C 8C 9C")[1] == "9D 8D 7D 6D 5D"


def test_rml_7_a_straight_and_a_flush_apart_are_no_straight_flush():
    assert shown("5H 6H 7H 8S 9S 2H KH") == ("flush", "KH 7H 6H 5H 2H")


def test_rml_8_the_whole_deck():
    assert poker.best(list(range(52)))[2] == cards("AS KS QS JS 10S")


def test_rml_8_equal_best_hands_share():
    hands = {
        "Ann": cards("AS KH 9D 5C 3S"),
        "Bo": cards("AD KC 9H 5S 3H 2H"),
        "Cy": cards("AH QH JH 9S 8C"),
    }
    assert poker.winners(hands) == ["Ann", "Bo"]


def test_rml_7_fewer_than_five_cards_are_refused():
    try:
        poker.winners({"Ann": cards("AS KH 9D 5C")})
        raise AssertionError("four cards were taken")
    except InputError as error:
        assert error.field == "hands"


def ask(hands, options=None):
    question = {"ask": "poker", "game": "rummoli", "hands": hands}
    if options is not None:
        question["options"] = options
    return answer(question)


def test_rml_8_ask_poker():
    said = ask({"Ann": ["AS", "KH", "QD", "JC", "TS"], "Bo": ["2H", "2D", "2C", "3S", "3H", "9S"]})
    assert said["winners"] == ["Bo"]
    assert said["category"] == {"Ann": "straight", "Bo": "full_house"}
    assert said["best"]["Bo"] == ["2H", "2D", "2C", "3S", "3H"]
    assert said["best"]["Ann"] == ["AS", "KH", "QD", "JC", "10S"]
    assert said["rule"] == "RML-8"
    assert said["why"] == "Bo wins: full house, twos over threes; next Ann: straight, A high"


def test_rml_8_what_decided_is_named_with_the_hands():
    ace = ["AS", "AH", "KD", "9C", "4S"]
    for other, words in (
        (["KS", "KH", "AC", "9D", "4D"], "next Bo: pair of kings, A 9 4; A beats K"),
        (["AC", "AD", "KH", "8C", "7S"], "next Bo: pair of aces, K 8 7; kicker 2: 9 beats 8"),
        (["AC", "AD", "KH", "9D", "4D"], "equal hands: suits do not count"),
        (["QC", "JD", "8H", "7D", "2D"], "next Bo: high card Q J 8 7 2"),
    ):
        winner = "Ann and Bo share the pot: " if "equal" in words else "Ann wins: "
        assert ask({"Ann": ace, "Bo": other})["why"] == winner + "pair of aces, K 9 4; " + words
    for hand, words in (
        ("2S 3S 4S 5S AS", "straight flush, 5 high"),
        ("2S 2H 2D 2C KS", "four twos, K"),
        ("2S 9S 7S KS JS", "flush, K J 9 7 2"),
        ("10S 9S 8H 7S JS", "straight, J high"),
        ("10S 10H 10D 7S JS", "three tens, J 7"),
        ("10S 10H 7D 7S JS", "two pairs, tens and sevens, J"),
    ):
        assert ask({"Ann": hand.split()})["why"] == "Ann wins: " + words
    higher = ask({"Ann": ["10S", "10H", "7D", "7S", "JS"], "Bo": ["10C", "10D", "6D", "6S", "KS"]})
    assert higher["why"].endswith("; 7 beats 6")
    higher = ask({"Ann": ["10S", "10H", "10D", "10C", "9S"], "Bo": ["2C", "2D", "2H", "2S", "KS"]})
    assert higher["why"].endswith("next Bo: four twos, K; 10 beats 2")


def test_rml_8_ask_poker_names_the_house_rule():
    said = ask({"Ann": ["AS", "2H", "3D", "4C", "5S"]}, {"wheel": "no"})
    assert said["category"] == {"Ann": "high_card"}
    assert said["why"].endswith("(house: wheel=no)")


def test_ask_poker_refuses_bad_questions():
    five = ["AS", "KH", "QD", "JC", "10S"]
    for hands, field in (
        ({}, "hands"),
        ([], "hands"),
        ({"Ann": five[:4]}, "hands"),
        ({"Ann": five[:4] + ["1S"]}, "hands"),
        ({"Ann": five, "Bo": five}, "hands"),
        ({"Ann": "AS KH QD JC 10S"}, "hands"),
    ):
        said = ask(hands)
        assert said["field"] == field and said["error"], hands
    assert ask({"Ann": five}, {"wheel": "maybe"})["field"] == "options"
    assert answer({"ask": "poker", "game": "rumski", "hands": {}})["field"] == "game"
    assert answer({"ask": "poker", "game": "rummoli", "hands": {"A": five}, "x": 1})["field"] == "x"
