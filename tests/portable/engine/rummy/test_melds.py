"""Sets, runs and wild cards of Rumino, Ginski, Rumski and Tuscan Rummy, by rule number."""

from engine.ask import answer


def ask(game, cards, **options):
    return answer({"ask": "meld", "game": game, "cards": cards.split(), "options": options})


def is_set(game, cards, stands="", **options):
    found = ask(game, cards, **options)
    assert found["ok"] and found["kind"] == "set", found
    assert found["stands_for"] == stands.split(), found
    return found["rule"]


def is_run(game, cards, stands="", **options):
    found = ask(game, cards, **options)
    assert found["ok"] and found["kind"] == "run", found
    assert found["stands_for"] == stands.split(), found
    return found["rule"]


def is_none(game, cards, rule, word, **options):
    found = ask(game, cards, **options)
    assert found["ok"] is False and found["rule"] == rule, found
    assert word in found["why"], found
    return found["why"]


def test_rmn_5_a_set_is_three_or_four_of_a_rank():
    assert is_set("rumino", "7H 7S 7C") == "RMN-5"
    is_set("rumino", "7H 7S 7C 7D")
    is_none("rumino", "7H 7S", "RMN-5", "at least 3 cards")
    is_none("rumino", "7H 7S 7C 7D 7D", "RMN-5", "3 to 4")
    is_none("rumino", "7H 7S 8C", "RMN-5", "8C")


def test_rmn_5_twins_are_a_house_rule():
    is_set("rumino", "7H 7H 7S")
    is_set("rumino", "7H 7H JK", "7")
    why = is_none("rumino", "7H 7H 7S", "RMN-5", "two 7H", twins="no")
    assert why.endswith("(house: twins=no)")
    is_none("rumino", "7H 7H JK", "RMN-5", "two 7H", twins="no")


def test_rmn_6_a_run_is_of_one_suit_in_order():
    assert is_run("rumino", "9H 7H 8H") == "RMN-6"
    is_run("rumino", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS")
    is_none("rumino", "7H 8S 9H", "RMN-6", "one suit: 8S")
    is_none("rumino", "7H 8H 10H", "RMN-6", "9H is missing")
    is_none("rumino", "7H 7H 8H 9H", "RMN-6", "two 7H")
    is_none("rumino", "7H 8H", "RMN-6", "at least 3 cards")
    is_none("rumino", "2H 9S KD", "RMN-6", "neither")


def test_rmn_6_the_ace_is_low_only():
    is_run("rumino", "AS 2S 3S")
    is_none("rumino", "QS KS AS", "RMN-6", "ace is low")
    is_none("rumino", "KS AS 2S", "RMN-6", "ace is low")
    is_none("rumino", "KS AS JK JK JK", "RMN-6", "ace is low")


def test_rmn_6_a_run_ends_with_thirteen_cards():
    is_none("rumino", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS JK", "RMN-6", "too long")
    is_run("rumino", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS JK", "KS")


def test_rmn_7_jokers_fill_gaps_then_the_high_end_then_the_low_end():
    is_run("rumino", "5H JK 7H", "6H")
    is_run("rumino", "5H 6H JK", "7H")
    is_run("rumino", "QH JK KH", "JH")
    is_run("rumino", "JH QH JK JK JK", "9H 10H KH")
    is_run("rumino", "5H 8H JK JK JK", "6H 7H 9H")
    is_none("rumino", "5H 8H JK", "RMN-6", "2 cards are missing")


def test_rmn_7_what_can_be_read_as_both_is_a_set():
    is_set("rumino", "7H JK JK", "7 7")
    is_set("rumino", "7H JK JK JK", "7 7 7")
    is_run("rumino", "7H JK JK JK JK", "8H 9H 10H JH")
    is_run("rumino", "KH JK JK JK JK", "9H 10H JH QH")


def test_rmn_7_a_meld_has_a_natural_card():
    is_none("rumino", "JK JK JK", "RMN-7", "natural")


def test_rmn_7_jokers_per_meld_is_a_house_rule():
    is_set("rumino", "7H JK JK", "7 7", jokers_per_meld=2)
    why = is_none("rumino", "7H JK JK", "RMN-7", "at most 1", jokers_per_meld=1)
    assert why.endswith("(house: jokers_per_meld=1)")


def test_gsk_3_sets_of_any_colours_and_runs_without_a_corner():
    assert is_set("ginski", "R5 G5 Y5 P5 B5") == "GSK-3"
    assert is_run("ginski", "R11 R12 R13") == "GSK-3"
    is_none("ginski", "R12 R13 R1", "GSK-3", "1 is low")
    is_none("ginski", "R5 G6 R7", "GSK-3", "one colour: G6")
    is_none("ginski", "R5 R6", "GSK-3", "at least 3 cards")


def test_gsk_4_one_wild_in_a_meld():
    is_set("ginski", "R5 G5 Y5 P5 B5 W", "5")
    is_run("ginski", "R12 R13 W", "R11")
    is_run("ginski", "R1 W R3", "R2")
    is_none("ginski", "R3 W W B3", "GSK-4", "one wild")
    is_none("ginski", "W W W", "GSK-4", "one wild")


def test_rsk_4_sets_and_runs():
    assert is_set("rumski", "R5 G5 Y5") == "RSK-4"
    assert is_run("rumski", "B1 B2 B3 B4") == "RSK-4"
    is_none("rumski", "B13 B1 B2", "RSK-4", "1 is low")
    is_none("rumski", "B1 B2 B4", "RSK-4", "B3 is missing")


def test_rsk_5_one_wild_in_a_meld():
    is_none("rumski", "R3 W W G3", "RSK-5", "one wild")
    is_set("rumski", "R3 G3 B3 Y3 P3 W", "3")
    is_run("rumski", "R3 R4 W", "R5")
    is_none("rumski", "R13 W R2", "RSK-4", "1 is low")


def test_tus_1_seven_and_jack_are_neighbours():
    assert is_run("tuscan", "6S 7S JS") == "TUS-6"
    is_run("tuscan", "AS 2S 3S")
    is_run("tuscan", "AS 2S 3S 4S 5S 6S 7S JS QS KS")
    is_none("tuscan", "QS KS AS", "TUS-1", "ace is low")
    is_none("tuscan", "6S JS QS", "TUS-6", "7S is missing")


def test_tus_6_sets_and_runs():
    assert is_set("tuscan", "7S 7H 7D 7C") == "TUS-6"
    is_none("tuscan", "7S 7H", "TUS-6", "at least 3 cards")
    is_none("tuscan", "2S 2D 2C QS", "TUS-6", "QS")


def test_tus_12_the_german_ace_is_high_or_low():
    assert is_run("tuscan", "QS KS AS", deck="german36") == "TUS-12"
    why = is_none("tuscan", "AS 6S 7S", "TUS-12", "ace is high", deck="german36")
    assert why.endswith("(house: deck=german36)")
    low = ask("tuscan", "AS 6S 7S", deck="german36", german_ace="low")
    assert low["ok"] and low["why"].endswith("(house: deck=german36, german_ace=low)")
    is_none("tuscan", "QS KS AS", "TUS-12", "german_ace=low", deck="german36", german_ace="low")
    is_run("tuscan", "9S 10S JS", deck="german36")


def test_the_order_of_the_cards_does_not_matter():
    for cards in ("8H JK 7H", "JK 7H 8H", "7H 8H JK", "8H 7H JK"):
        is_run("rumino", cards, "9H")


def test_bad_questions_name_the_field():
    assert ask("rumino", "1S 2S 3S")["field"] == "cards"
    assert ask("rumino", "7H 7H 7H")["field"] == "cards"
    assert ask("ginski", "W W W W W W")["field"] == "cards"
    assert ask("rumino", "")["field"] == "cards"
    assert ask("rummoli", "7H 7S 7C")["field"] == "game"
    assert ask("rumino", "7H 7S 7C", twin="no")["field"] == "options"
    assert ask("rumino", "7H 7S 7C", twins=1)["field"] == "options"
    fifteen = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 2H"
    assert ask("rumino", fifteen)["field"] == "cards"
