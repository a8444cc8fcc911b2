"""The least deadwood, what may be ended with it, and the best discard, by rule number."""

from engine import games
from engine.ask import answer
from engine.cards import ITALIAN40, RUMINO108, STANDARD52
from engine.errors import RuleError
from engine.game.meld_rules import HandRules
from engine.rummy import deadwood, melds
from engine.rummy.table import compiled
from tests.portable import brute_classes
from tests.portable.tools import raises

GIN = HandRules()

# Ten-card hands published as gin in ordinary gin rummy.
PUBLISHED = (
    "6H QH QC 5H KD KH 7H KC 4H QD",
    "KC 3S 3C 9C KH 3H 9H 3D 9D KD",
    "10C 2H 3H 2S 10D 5H 3S 4H 4S 10S",
    "5S 4H 6S 10H 3H JH 5H 9H 2H 4S",
)

FOURTEEN = "7H 7S 7D KC KD JK 2S 4S 6S 9C JC AD 3D 5H"


def rules_of(name):
    """The HandRules of a game in the usual house."""
    game = games.load(name)
    return game.rules_for(game.with_defaults(None))


def ask(question, game, cards, **options):
    cards = cards.split()
    return answer({"ask": question, "game": game, "cards": cards, "options": options})


def dead(game, cards, **options):
    """The answer to `deadwood`, after a look at whether its parts make up the hand."""
    found = ask("deadwood", game, cards, **options)
    parts = list(found["left"])
    for meld in found["melds"]:
        parts += meld
        named = ask("meld", game, " ".join(meld), **options)
        assert named["ok"], named
    assert sorted(parts) == sorted(cards.split()), found
    return found


def test_published_gin_hands_have_no_deadwood():
    for hand in PUBLISHED:
        cards = STANDARD52.read_all(hand.split())
        assert deadwood.least(compiled(GIN), cards) == 0
        counted = deadwood.count(compiled(GIN), cards)
        points, melds, left = counted.points, counted.melds, counted.left
        assert points == 0 and left == [] and sum([len(meld) for meld in melds]) == 10


def test_gin_counts_hands_of_any_size():
    none = deadwood.count(compiled(GIN), [])
    assert (none.points, none.melds, none.left) == (0, [], [])
    assert deadwood.least(compiled(GIN), [12]) == 10
    assert deadwood.least(compiled(GIN), list(range(13))) == 0
    assert deadwood.least(compiled(GIN), list(range(14))) == 1


def test_rmn_4_values():
    found = dead("rumino", "AS 4S 10D JH QC KD 8H")
    assert found["deadwood"] == 1 + 4 + 10 + 10 + 10 + 10 + 8 and found["melds"] == []
    assert dead("rumino", "KS KS QH QH 10C 10C JD")["deadwood"] == 70


def test_rmn_4_a_joker_left_over_counts_ten():
    found = dead("rumino", "JK AS 4H 8D QC 6S JH")
    assert found["deadwood"] == 10 + 1 + 4 + 8 + 10 + 6 + 10 and "JK" in found["left"]


def test_rmn_5_twins_in_a_set():
    assert dead("rumino", "7H 7H 7S AS 3D 5C 9S")["deadwood"] == 18
    found = dead("rumino", "7H 7H 7S AS 3D 5C 9S", twins="no")
    assert found["deadwood"] == 39 and "twins=no" in found["why"]


def test_rmn_6_a_card_goes_to_the_set_or_to_the_run():
    found = dead("rumino", "5H 6H 7H 7S 7D KC KD")
    assert found["deadwood"] == 5 + 6 + 20
    found = dead("rumino", "4H 5H 6H 7H 7S 7D 7C")
    assert found["deadwood"] == 0 and found["gin"]


def test_rmn_7_a_joker_may_stand_for_a_card_that_is_needed_elsewhere():
    assert dead("rumino", "5H 6H 7H 6S 6D JK KC")["deadwood"] == 10
    assert dead("ginski", "R5 R6 R7 B6 G6 W B13 G13 Y13 P1")["deadwood"] == 1


def test_rmn_7_several_jokers_in_a_meld():
    assert dead("rumino", "KS JK JK QH 2D 4C 8S")["deadwood"] == 24
    assert dead("rumino", "KS JK JK QH 2D 4C 8S", jokers_per_meld=2)["deadwood"] == 24
    found = dead("rumino", "KS JK JK QH 2D 4C 8S", jokers_per_meld=1)
    assert found["deadwood"] == 54 and "jokers_per_meld=1" in found["why"]
    assert dead("rumino", "JK JK JK JK KS KD 2C")["deadwood"] == 0
    assert dead("rumino", "JK JK JK JK KS QH 2C")["deadwood"] == 2


def test_rmn_8_seven_or_less_may_knock():
    seven = "9S 9H 9D AS AH AD 7C"
    assert dead("rumino", seven)["may_end"] and dead("rumino", seven)["rule"] == "RMN-8"
    eight = dead("rumino", "9S 9H 9D AS AH AD 8C")
    assert not eight["may_end"] and eight["rule"] == "RMN-8" and "house" not in eight["why"]
    low = dead("rumino", seven, knock_limit=6)
    assert not low["may_end"] and low["why"].endswith("(house: knock_limit=6)")


def test_rmn_8_with_the_drawn_card_some_discard_must_reach_it():
    found = dead("rumino", "9S 9H 9D AS AH AD 7C KS")
    assert found["deadwood"] == 17 and found["may_end"] and not found["gin"]
    assert not dead("rumino", "9S 9H 9D AS AH AD 8C KS")["may_end"]


def test_rmn_10_gin_is_no_deadwood():
    found = dead("rumino", "9S 9H 9D AS 2S 3S 4S")
    assert found["gin"] and not found["rumino"] and found["rule"] == "RMN-10"
    assert dead("rumino", "9S 9H 9D AS 2S 3S 4S KD")["gin"]


def test_rmn_11_rumino_is_seven_of_a_rank_or_in_order():
    for cards in ("7H 7H 7S 7S 7D 7D 7C", "4S 5S 6S 7S 8S 9S 10S", "4S JK 6S 7S JK 9S 10S"):
        found = dead("rumino", cards)
        assert found["rumino"] and found["may_end"] and found["rule"] == "RMN-11"
        assert found["deadwood"] == 0
        assert dead("rumino", cards + " KD")["rumino"]
    assert not dead("rumino", "4S 5S 6S 7S 8S 9S JS")["rumino"]
    assert not dead("rumino", "JS QS KS AS 2S 3S 4S")["rumino"]


def test_rmn_11_a_natural_rumino_is_a_house_rule():
    found = dead("rumino", "4S JK 6S 7S 8S 9S 10S", natural_rumino="yes")
    assert not found["rumino"] and found["gin"] and "natural_rumino=yes" in found["why"]
    assert dead("rumino", "4S 5S 6S 7S 8S 9S 10S", natural_rumino="yes")["rumino"]


def test_rmn_11_limits_of_one_meld_do_not_bear_on_a_rumino():
    found = dead("rumino", "7H 7H 7S JK JK JK JK", jokers_per_meld=1)
    assert found["rumino"] and found["may_end"]


def test_gsk_3_sets_of_five_and_runs():
    found = dead("ginski", "R5 G5 B5 Y5 P5 R11 R12 R13 G1 G3")
    assert found["deadwood"] == 4 and found["may_end"]


def test_gsk_4_one_wild_in_each_meld():
    assert dead("ginski", "R5 G5 W R11 R12 W G1 G2 W B13")["deadwood"] == 13
    assert dead("ginski", "R5 W W W W W G9 B1 Y13 P11")["deadwood"] == 39 + 100
    found = dead("ginski", "R5 G5 B5 Y5 P5 W R11 R12 R13 W")
    assert found["deadwood"] == 0


def test_gsk_5_values():
    found = dead("ginski", "R13 G13 B12 Y12 P11 R10 G9 B7 Y5 P3")
    assert found["deadwood"] == 95
    assert dead("ginski", "W W W W W R13 G12 B11 Y10 P9")["deadwood"] == 155


def test_gsk_6_thirteen_or_less_may_end():
    assert dead("ginski", "R1 G1 B1 R5 R6 R7 Y9 Y10 Y11 P13")["may_end"]
    found = dead("ginski", "R1 G1 B1 R5 R6 R7 Y9 P10 P11 P12")
    assert found["may_end"] and found["deadwood"] == 9 and found["rule"] == "GSK-6"
    found = dead("ginski", "R1 G1 B1 R5 R6 R7 Y9 P10 P11 P12", end_limit=8)
    assert not found["may_end"] and found["why"].endswith("(house: end_limit=8)")


def test_gsk_8_ginski_is_no_deadwood_after_the_discard():
    found = dead("ginski", "R1 G1 B1 R5 R6 R7 Y9 Y10 Y11 W P13")
    assert found["ginski"] and not found["big_ginski"] and found["rule"] == "GSK-8"
    found = dead("ginski", "R1 G1 B1 R5 R6 R7 Y9 Y10 Y11 W")
    assert found["ginski"] and not found["big_ginski"] and found["may_end"]


def test_gsk_9_big_ginski_is_eleven_cards_melded():
    found = dead("ginski", "R1 G1 B1 R5 R6 R7 R8 Y9 Y10 Y11 W")
    assert found["big_ginski"] and found["ginski"] and found["rule"] == "GSK-9"


def test_all_7_hands_count_with_a_card_too_few_or_too_many():
    rules = rules_of("rumino")
    for size in range(15):
        cards = RUMINO108.read_all(FOURTEEN.split()[:size])
        counted = deadwood.count(compiled(rules), cards)
        points, melds, left = counted.points, counted.melds, counted.left
        assert points == deadwood.least(compiled(rules), cards)
        assert sum([len(meld) for meld in melds]) + len(left) == size


def test_the_best_discard_names_every_choice_once():
    found = ask("best_discard", "rumino", "9S 9H 9D AS AH AD 7C 7C")
    assert found["deadwood"] == 7 and found["choices"] == ["7C"] and found["discard"] == "7C"
    assert found["may_end"] and found["rule"] == "RMN-8"
    found = ask("best_discard", "rumino", "KH QD 9S 9H 9D AS 2S 3S")
    assert found["choices"] == ["KH", "QD"] and found["deadwood"] == 10 and not found["may_end"]
    found = ask("best_discard", "ginski", "R1 G1 B1 R5 R6 R7 R8 Y9 Y10 Y11 W")
    assert found["deadwood"] == 0 and found["may_end"] and found["choices"][-1] == "W"


def test_gsk_4_a_wild_may_take_the_place_of_the_discard():
    found = ask("best_discard", "ginski", "P10 P11 P12 Y2 Y3 Y4 Y5 Y7 Y8 Y9 W")
    assert found["deadwood"] == 0 and len(found["choices"]) == 11
    found = ask("best_discard", "ginski", "R10 B10 B11 B12 G3 G4 G5 P10 W W W")
    assert "B11" in found["choices"] and "G4" in found["choices"]


def test_rmn_11_the_best_discard_reaches_the_rumino():
    found = ask("best_discard", "rumino", "4S 5S 6S 7S 8S 9S 10S 10S")
    assert found["discard"] == "10S" and found["rule"] == "RMN-11"
    found = ask("best_discard", "rumino", "5S 6S 7S JK 7H 7D 7C 7H")
    assert found["deadwood"] == 0 and found["may_end"]


def test_rmn_11_only_discards_that_win_are_as_good_as_one_that_wins():
    found = ask("best_discard", "rumino", "3D JK JK 8D 3H 3H 3C JK")
    assert found["choices"] == ["8D"] and found["deadwood"] == 0
    # Both ends of eight in order win, and nothing else does.
    found = ask("best_discard", "rumino", "4S 5S 6S 7S 8S 9S 10S JS")
    assert sorted(found["choices"]) == ["4S", "JS"]
    # All that win are named, also those that leave more deadwood by the limits of a meld.
    cards = "JK JK 6C 6H JK 6C AS JK"
    found = ask("best_discard", "rumino", cards, jokers_per_meld=1)
    assert found["choices"] == ["AS"] and found["deadwood"] == 30
    found = ask("best_discard", "rumino", cards, jokers_per_meld=1, natural_rumino="yes")
    assert found["choices"] == ["JK"] and found["deadwood"] == 21


def test_rmn_16_the_best_discard_reaches_a_rumino_beyond_the_limits_of_a_meld():
    cards = "7H 8H JK JK JK JK 10H 10D"
    for limit in ("any", 1, 2):
        assert dead("rumino", cards, jokers_per_meld=limit)["rumino"]
        found = ask("best_discard", "rumino", cards, jokers_per_meld=limit)
        assert found["discard"] == "10D" and found["rule"] == "RMN-11" and found["may_end"]
        rest = dead("rumino", "7H 8H JK JK JK JK 10H", jokers_per_meld=limit)
        assert rest["rumino"] and found["deadwood"] == rest["deadwood"]
    found = ask("best_discard", "rumino", cards, natural_rumino="yes", jokers_per_meld=1)
    assert found["rule"] != "RMN-11" and "natural_rumino=yes" in found["why"]


def test_bad_questions_name_the_field():
    assert ask("deadwood", "rumino", "AS 2S")["field"] == "cards"
    assert ask("deadwood", "rumino", "AS 2S 3S 4S 5S 6S 7S 8S 9S")["field"] == "cards"
    assert ask("deadwood", "ginski", "R1 R2 R3 R4 R5 R6 R7")["field"] == "cards"
    assert ask("best_discard", "rumino", "AS 2S 3S 4S 5S 6S 7S")["field"] == "cards"
    assert ask("deadwood", "tuscan", "AS 2S 3S 4S 5S 6S 7S")["field"] == "game"
    assert ask("deadwood", "rumino", "AS 2S 3S 4S 5S 6S 7S", end_limit=9)["field"] == "options"
    assert ask("deadwood", "ginski", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R9")["field"] == "cards"


class Chinchon(HandRules):
    """Rules whose runs neither masks nor search know: the jack follows the seven."""

    deck = ITALIAN40
    ranks = (0, 1, 2, 3, 4, 5, 6, 10, 11, 12)


class Threes(HandRules):
    """A fourth card of a rank is in no set."""

    max_set = 3


class Valued(HandRules):
    """All cards count alike, and spades nothing."""

    def value(self, card):
        return 0 if card < 13 else 1


def test_the_seven_and_the_jack_are_neighbours_for_checker_and_counter():
    rules, deck = Chinchon(), ITALIAN40
    cards = deck.read_all("7S JS QS 4D 5D 6D KH".split())
    assert melds.check(rules, cards[:3]) == ("run", [])
    counted = deadwood.count(compiled(rules), cards)
    points, found, left = counted.points, counted.melds, counted.left
    assert (points, deck.texts(left)) == (10, ["KH"])
    assert [deck.texts(meld) for meld in found] == [["4D", "5D", "6D"], ["7S", "JS", "QS"]]
    assert deadwood.least(compiled(rules), cards) == 10
    least, choices = deadwood.discards(compiled(rules), cards + [deck.read("AC")])
    assert (least, deck.texts(choices)) == (1, ["KH"])


def test_the_most_cards_of_a_set_hold_for_checker_and_counter():
    rules, cards = Threes(), [6, 19, 32, 45]
    assert raises(RuleError, melds.check, rules, cards).key == "meld.set_size"
    assert (
        deadwood.count(compiled(rules), cards).points == deadwood.least(compiled(rules), cards) == 7
    )
    assert deadwood.discards(compiled(rules), cards) == (0, cards)


def test_a_classes_own_points_are_counted():
    rules, cards = Valued(), STANDARD52.read_all("KS KH QH 2D 3D 4D".split())
    assert (
        deadwood.count(compiled(rules), cards).points
        == deadwood.least(compiled(rules), cards)
        == rules.total(cards[:3])
    )
    assert deadwood.discards(compiled(rules), cards)[0] == 1


def test_a_discard_can_break_the_only_melds():
    """Nine cards of three melds of three, as eight and the drawn one are in Conquián."""
    cards = STANDARD52.read_all("4S 5S 6S 4H 5H 6H QS QH QD".split())
    assert deadwood.discards(compiled(GIN), cards) == (9, STANDARD52.read_all(["6S", "6H"]))


def test_random_classes_agree_with_brute_force():
    for seed in range(60):
        brute_classes.case(seed)
