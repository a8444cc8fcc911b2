"""Tuscan Rummy's hands, TUS-4 to TUS-12."""

from engine.ask import answer
from engine.cards import GERMAN36, ITALIAN40
from engine.errors import InputError
from engine.games.tuscan import hands as tuscan_hands
from engine.games.tuscan.showdown import points, showdown

ITALIAN = {"deck": "italian40", "german_ace": "high"}
GERMAN = {"deck": "german36", "german_ace": "high"}
GERMAN_LOW = {"deck": "german36", "german_ace": "low"}


def read(words, house=ITALIAN):
    deck = ITALIAN40 if house["deck"] == "italian40" else GERMAN36
    return deck.read_all(words.split())


def kind(words, house=ITALIAN):
    return tuscan_hands.classify(read(words, house), house)[0]


def melds(words, house=ITALIAN):
    deck = ITALIAN40 if house["deck"] == "italian40" else GERMAN36
    return [
        " ".join(deck.texts(meld)) for meld in tuscan_hands.classify(read(words, house), house)[1]
    ]


def beats(better, worse, house=ITALIAN):
    hands = {"better": read(better, house), "worse": read(worse, house)}
    winner, _, ranking = showdown(hands, house, False)
    return winner == "better" and ranking == [["better"], ["worse"]]


SPADES = "AS 2S 3S 4S 5S 6S 7S JS QS KS"


def test_tus_4_gran_ramino_is_all_ten_of_one_suit():
    assert kind(SPADES) == "gran_ramino"
    assert melds(SPADES) == [SPADES]
    assert kind(SPADES.replace("S", "H")) == "gran_ramino"


def test_tus_5_ramino_with_three_of_one_suit():
    assert kind("AS 2S 3S 4S 5S 6S 7S 2H 5H KH") == "ramino"
    assert melds("2H AS 2S KH 3S 4S 5S 6S 7S 5H") == ["AS 2S 3S 4S 5S 6S 7S", "2H 5H KH"]
    assert kind("AS 2S 3S 4S 5S 6S 7S 2H 5H KD") == "none"


def test_tus_5_ramino_with_three_in_order_of_any_suits():
    assert kind("AS 2S 3S 4S 5S 6S 7S 7H JD QC") == "ramino"
    assert melds("AS 2S 3S 4S 5S 6S 7S QC 7H JD")[1] == "7H JD QC"
    assert kind("AS 2S 3S 4S 5S 6S 7S AH KD QC") == "none"
    assert kind("AS 2S 3S 4S 5S 6S 7S KH AD 2C") == "none"


def test_tus_5_the_seven_may_be_any_of_a_longer_run():
    assert kind("AS 2S 3S 4S 5S 6S 7S JS 2D 3H") == "ramino"  # 2 to J, and A 2 3
    assert melds("AS 2S 3S 4S 5S 6S 7S JS 2D 3H") == ["2S 3S 4S 5S 6S 7S JS", "AS 2D 3H"]
    assert kind("AS 2S 3S 4S 5S 6S 7S JS QD KH") == "ramino"  # A to 7, and J Q K
    assert kind("AS 2S 3S 4S 5S 6S 7S JS QS 3H") == "ramino"  # 3 to Q, and A 2 3
    assert kind("AS 2S 3S 4S 5S 6S 7S JS 4D 5H") == "none"


def test_tus_5_ramino_of_seven_cards():
    assert kind("5D 6D 7D JD QD KD 4D") == "ramino"
    assert kind("AD 2D 3D 4D 5D 6D JD") == "none"
    assert kind("QD KD AD 2D 3D 4D 5D") == "none"


def test_tus_1_seven_and_jack_are_neighbours():
    assert kind("6S 7S JS QS KC KD KH") == "sette"


def test_tus_6_dieci_is_ten_cards_in_sets_and_runs():
    assert kind("AS AH AD 2S 3S 4S KS KH KD KC") == "dieci"
    assert melds("AS AH AD 2S 3S 4S KS KH KD KC") == ["KS KH KD KC", "AS AH AD", "2S 3S 4S"]
    assert kind("AS 2S 3S 4S 5S 6S KS KH KD KC") == "dieci"
    assert kind("AS 2S 3S 4S 5S AH 2H 3H 4H 5H") == "dieci"
    assert kind("AS 2S 3S AH 2H 3H AD 2D 3D 4D") == "dieci"
    assert kind("AS 2S 3S AH 2H 3H AD 2D 3D 5D") == "none"
    assert kind("AS 2S 3S 4S AH 2H 3H AD 2D 4D") == "none"


def test_tus_6_dieci_takes_the_cover_that_there_is():
    # The run A-2-3-4 would leave A A without a third; the four aces and 2-3-4 do not.
    assert kind("AS 2S 3S 4S AH AD AC KS KH KD") == "dieci"
    assert kind("AS 2S 3S 4S AH AD KS KH KD KC") == "dieci"
    assert kind("AS 2S 3S AH AD 4H KS KH KD KC") == "none"


def test_tus_6_sette_is_a_four_and_a_three():
    assert kind("AS 2S 3S 4S KS KH KD") == "sette"
    assert kind("AS 2S 3S KS KH KD KC") == "sette"
    assert melds("AS KC 2S KH 3S KS KD") == ["KS KH KD KC", "AS 2S 3S"]
    assert kind("AS 2S 3S 4S 5S KS KH") == "none"
    assert kind("AS 2S 3S AH 2H 3H AD") == "none"
    assert kind("AS 2S 3S AH 2H 3H 4H") == "sette"


def test_tus_7_gran_ramino_beats_ramino_beats_dieci():
    assert beats(SPADES.replace("S", "H"), "AS 2S 3S 4S 5S 6S 7S 2D 5D KD")
    dieci = "AC 2C 3C 4C 5C 6C 7C KS KH KC"
    assert kind(dieci) == "dieci"
    assert beats("AH 2H 3H 4H 5H 6H 7H 2D 5D KD", dieci)


def test_tus_7_ramino_beats_sette():
    assert beats("AH 2H 3H 4H 5H 6H 7H", "6S 7S JS QS KC KD KH")


def test_tus_7_a_hand_counts_as_the_highest_that_it_is():
    assert kind("AS 2S 3S 4S 5S 6S 7S JH QH KH") == "ramino"  # a dieci as well
    assert kind("AS 2S 3S 4S 5S 6S 7S") == "ramino"  # a sette as well


def test_tus_9_equal_raminos_by_the_suit_of_the_seven():
    low = "AS 2S 3S 4S 5S 6S 7S"
    high = "4S 5S 6S 7S JS QS KS"
    for better, worse in (("S", "C"), ("C", "D"), ("D", "H")):
        assert beats(low.replace("S", better), high.replace("S", worse))
    assert beats("AC 2C 3C 4C 5C 6C 7C 2H 3H 5H", "AD 2D 3D 4D 5D 6D 7D JS QS KS")
    assert beats(SPADES.replace("S", "C"), SPADES.replace("S", "D"))


def test_tus_10_more_cards_in_one_suit():
    assert beats("AH 2H 3H 4H 7H 7D 7C", "JS QS KS 6S 6H 6D 6C")  # five hearts, four spades
    # Six hearts to the six against five spades to the king.
    assert beats("AH 2H 3H 4H 5H 6H 2C 3C 4C 5C", "6S 7S JS QS KS AD 2D 3D 4D 5D")


def test_tus_10_then_the_highest_card_in_that_suit():
    assert beats("3H 4H 5H 6H JS JD JC", "AS 2S 3S 4S 7H 7D 7C")
    assert beats("JH QH KH AH 2H 3H 2S 3S 4S 5S", "2C 3C 4C 5C 6C 7C 2D 3D 4D 5D")


def test_tus_10_then_the_suit():
    assert beats("2S 3S 4S 5S JH JD JC", "2C 3C 4C 5C QH QS QD")
    assert beats("2C 3C 4C 5C JH JD JS", "2D 3D 4D 5D QH QS QC")
    assert beats("2D 3D 4D 5D JH JC JS", "2H 3H 4H 5H QD QS QC")


def test_tus_10_examples_of_the_source():
    # Six spades with the king as the highest against six hearts with the jack.
    assert beats("2S 3S 4S JS QS KS 2C 3C 4C 5C", "2H 3H 4H 6H 7H JH 2D 3D 4D 5D")
    # Six diamonds and six clubs, both with the king: clubs are higher.
    assert beats("2C 3C 4C JC QC KC 2H 3H 4H 5H", "2D 3D 4D JD QD KD 2S 3S 4S 5S")


def test_tus_10_two_suits_of_equal_length_count_with_the_better_one():
    both = "AS 2S 3S 4S 5S 6C 7C JC QC KC"
    assert beats(both, "AD 2D 3D 4D 5D 3H 4H 5H 6H 7H")  # the king of clubs, not the five
    assert beats(both, "2D 3D 4D 5D 6D 6H 7H JH QH KH")  # kings: clubs before hearts
    assert beats("AC 2C 3C 4C 5C 6S 7S JS QS KS", "AH 2H 3H 4H 5H 6D 7D JD QD KD")


def test_tus_11_points_when_the_stock_is_empty():
    hands = {
        "Ann": read("KS QS JS 7H 2H AD 3C"),
        "Bo": read("KH QH JH 7S 2S AC 3D"),
        "Cy": read("AS 2C 3H 4H 5D 6D 7D"),
    }
    assert points(hands["Ann"], ITALIAN) == 10 + 9 + 8 + 7 + 2 + 1 + 3
    found = showdown(hands, ITALIAN, True)
    assert found == (None, None, [["Ann", "Bo"], ["Cy"]])
    assert showdown(hands, ITALIAN, False) == (None, None, [["Ann", "Bo", "Cy"]])
    del hands["Bo"]
    assert showdown(hands, ITALIAN, True) == ("Ann", "points", [["Ann"], ["Cy"]])


def test_tus_11_a_hand_made_wins_before_points():
    hands = {
        "Ann": read("KS QS KH QH KC QD 7S"),
        "Bo": read("AS 2S 3S 4S AH AD AC"),
        "Cy": read("5S 6S 5H 6D 7D 7C 2H"),
    }
    ranking = [["Bo"], ["Ann"], ["Cy"]]
    assert showdown(hands, ITALIAN, True) == ("Bo", "sette", ranking)
    assert showdown(hands, ITALIAN, False) == ("Bo", "sette", [["Bo"], ["Ann", "Cy"]])


def test_tus_12_the_german_ace():
    high = "9S 10S JS QS KS AS 8S"
    assert kind(high, GERMAN) == "ramino"
    assert kind(high, GERMAN_LOW) == "none"
    low = "AS 6S 7S 8S 9S 10S JS"
    assert kind(low, GERMAN) == "none"
    assert kind(low, GERMAN_LOW) == "ramino"
    assert kind("QS KS AS 6H 6D 6C 6S", GERMAN) == "sette"
    assert points(read("AS KH QD JC 10S 6H 9D", GERMAN), GERMAN) == 11 + 10 + 9 + 8 + 25
    assert points(read("AS KH QD", GERMAN), GERMAN_LOW) == 20


def test_tus_12_the_german_ace_breaks_ties_where_it_is_high():
    ace = "JS QS KS AS 9H 9D 9C"
    king = "KH QH JH 10H 8S 8D 8C"
    assert beats(ace, king, GERMAN)
    assert beats("AH KH QH JH 9S 9D 9C", "10S JS QS KS 8H 8D 8C", GERMAN)
    assert beats("10H JH QH KH 9S 9D 9C", "AS 6S 7S 8S AH AD AC", GERMAN_LOW)


def test_tus_2_sizes_of_hands():
    for count, house in ((6, ITALIAN), (8, ITALIAN), (9, ITALIAN), (11, ITALIAN), (10, GERMAN)):
        try:
            tuscan_hands.check_size(count, house)
            raise AssertionError(count)
        except InputError as error:
            assert error.field == "cards"


def test_all_7_a_card_too_few_counts_and_a_card_too_many_cannot_win():
    hands = {"Ann": read("AS 2S 3S 4S 5S 6S"), "Bo": read("KS KH KD KC 2H 3H 5H 7H")}
    found = showdown(hands, ITALIAN, True, 7)
    assert found == ("Ann", "points", [["Ann"], ["Bo"]])
    assert tuscan_hands.classify(hands["Ann"], ITALIAN, 7) == ("none", [], 0)
    del hands["Ann"]
    assert showdown(hands, ITALIAN, True, 7) == (None, None, [["Bo"]])


def test_tus_6_ask_classify():
    said = answer(
        {"ask": "classify", "game": "tuscan", "cards": ["AS", "2S", "3S", "4S", "KS", "KH", "KD"]}
    )
    assert said["hand"] == "sette" and said["rule"] == "TUS-6"
    assert said["melds"] == [["AS", "2S", "3S", "4S"], ["KS", "KH", "KD"]]
    said = answer(
        {"ask": "classify", "game": "tuscan", "cards": ["AS", "2S", "3S", "4S", "KS", "KH", "QD"]}
    )
    assert said["hand"] == "none" and said["melds"] == [] and said["rule"] == "TUS-6"
    assert said["why"] == "no sette: needs a meld of four and one of three"


def test_tus_12_ask_classify_names_the_house_rules():
    question = {
        "ask": "classify",
        "game": "tuscan",
        "cards": ["AS", "KS", "QS", "JS", "10S", "9S", "8S"],
        "options": {"deck": "german36", "german_ace": "low"},
    }
    said = answer(question)
    assert said["hand"] == "none"
    assert said["why"].endswith("(house: deck=german36, german_ace=low)")
    question["options"]["german_ace"] = "high"
    said = answer(question)
    assert said["hand"] == "ramino" and said["rule"] == "TUS-5"
    assert said["why"].endswith("(house: deck=german36)")


def ask_showdown(hands, exhausted, options=None):
    question = {"ask": "showdown", "game": "tuscan", "hands": {}, "exhausted": exhausted}
    for name in hands:
        question["hands"][name] = hands[name].split()
    if options:
        question["options"] = options
    return answer(question)


def test_tus_8_ask_showdown():
    ramino, dieci = "AH 2H 3H 4H 5H 6H 7H 2D 5D KD", "AC 2C 3C 4C 5C 6C 7C KS KH KC"
    said = ask_showdown({"Ann": dieci, "Bo": ramino}, False)
    assert said["winner"] == "Bo" and said["ranking"] == [["Bo"], ["Ann"]]
    assert said["rule"] == "TUS-7" and "Bo wins: ramino" in said["why"]
    said = ask_showdown({"Ann": "2S 3S 4S 5S JH JD JC", "Bo": "2C 3C 4C 5C QH QS QD"}, False)
    assert said["winner"] == "Ann" and said["rule"] == "TUS-10"
    assert said["why"] == "Ann wins: sette, in the higher suit: spades over clubs"
    said = ask_showdown({"Ann": "4S 5S 6S 7S JH JD JC", "Bo": "2C 3C 4C 5C QH QS QD"}, False)
    assert said["why"] == "Ann wins: sette, longest suits equal: high card 7 against 5"
    said = ask_showdown({"Ann": "2S 3S 4S 5S KS KH KD", "Bo": "2C 3C 4C 5C QH QS QD"}, False)
    assert said["why"] == "Ann wins: sette, longest suit: 5 cards against 4"
    said = ask_showdown({"Ann": "2H 3H 4H 5H 6H 7H JH", "Bo": "2C 3C 4C 5C 6C 7C JC"}, True)
    assert said["winner"] == "Bo" and said["rule"] == "TUS-9"
    said = ask_showdown({"Ann": "2H 3H 4H 5H 6H 7H KC", "Bo": "2C 3C 4C 5C 6C 7C JC"}, True)
    assert said["winner"] == "Bo" and said["rule"] == "TUS-5"
    said = ask_showdown({"Ann": "2H 3H 4H 5H 6H 7H KC", "Bo": "2C 3C 4C 5C 6C 7C KH"}, True)
    assert said["winner"] is None and said["rule"] == "TUS-11"
    assert said["ranking"] == [["Ann", "Bo"]]
    said = ask_showdown({"Ann": "2H 3H 4H 5H 6H 7H KC", "Bo": "2C 3C 4C 5C 6C 7C QH"}, False)
    assert said["winner"] is None and said["rule"] == "TUS-6"
    said = ask_showdown({"Ann": "2H 3H 4H 5H 6H 7H KC", "Bo": "2C 3C 4C 5C 6C 7C QH"}, True)
    assert said["winner"] == "Ann" and said["rule"] == "TUS-11"
    assert said["why"] == "stock empty: Ann has the most points (Ann 37, Bo 36)"


def test_ask_showdown_refuses_bad_questions():
    seven, other = "2H 3H 4H 5H 6H 7H JH", "2C 3C 4C 5C 6C 7C JC"
    ten = "2S 3S 4S 5S 6S 7S JS QS KS AS"
    assert ask_showdown({"Ann": seven, "Bo": ten}, True)["field"] == "hands"
    assert ask_showdown({"Ann": seven, "Bo": seven}, True)["field"] == "hands"
    assert ask_showdown({"Ann": seven[3:], "Bo": other}, True)["field"] == "hands"
    assert ask_showdown({"Ann": seven + " QH", "Bo": other + " QC"}, True)["field"] == "hands"
    assert ask_showdown({"Ann": seven.replace("2", "8"), "Bo": other}, True)["field"] == "hands"
    assert ask_showdown({}, True)["field"] == "hands"
    assert ask_showdown({"Ann": seven, "Bo": other}, "yes")["field"] == "exhausted"
    tens = {}
    for suit in "SHD":
        tens[suit] = ten.replace("S", suit)
    assert ask_showdown(tens, True)["field"] == "hands"
    germans = {"Ann": ten.replace("2S 3S 4S 5S", "8S 9S 10S 6H")}
    assert ask_showdown(germans, True, {"deck": "german36"})["field"] == "hands"
    question = {"ask": "showdown", "game": "tuscan", "hands": {"Ann": seven.split()}}
    assert answer(question)["field"] == "exhausted"


def test_ask_classify_refuses_bad_questions():
    seven = ["2H", "3H", "4H", "5H", "6H", "7H", "JH"]
    for cards in (seven[1:], seven + ["QH"], [], "2H", seven[1:] + ["8H"], seven[1:] + ["3H"]):
        assert answer({"ask": "classify", "game": "tuscan", "cards": cards})["field"] == "cards"
    assert answer({"ask": "classify", "game": "rumino", "cards": seven})["field"] == "game"
    options = {"deck": "german36"}
    ten = ["6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "6H"]
    said = answer({"ask": "classify", "game": "tuscan", "cards": ten, "options": options})
    assert said["field"] == "cards"
