"""Rumino's scoring, dealing and course: RMN-1 to RMN-4 and RMN-8 to RMN-16."""

from engine import games
from engine.ask import answer
from engine.cards import RUMINO108
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.record.ledger import Ledger
from engine.texts import text
from tests.portable.tools import FOUR, Table, raises, score, shown

GIN = ["2H", "3H", "4H", "9S", "9D", "9C", "9H"]
EIGHT_LEFT = ["2H", "3H", "4H", "9S", "9D", "9C", "8S"]
SEVEN_LEFT = ["2H", "3H", "4H", "9S", "9D", "9C", "7S"]
JUNK = ["AS", "3D", "5C", "7H", "9S", "JD", "KC"]
JUNK_TOO = ["AC", "3D", "5C", "9C", "JH", "KS", "KC"]
JUNK_AGAIN = ["AD", "4D", "6C", "8D", "10C", "QH", "KH"]


def test_rmn_1_two_to_six_players():
    for n in (2, 3, 4, 5, 6):
        table = Table("rumino", ["P%d" % i for i in range(n)])
        table.round("P0", *([3] * n))
        assert table.scores() == [3] * n
    for n in (0, 1, 7):
        reply = score("rumino", ["P%d" % i for i in range(n)], [])
        assert reply["field"] == "players"


def test_rmn_2_the_deck_has_108_cards():
    rumino = games.load("rumino")
    deck = rumino.faces.deck(rumino.with_defaults(None))
    assert deck.size == 108 and deck.wilds == 4 and deck.copies == 2


def test_rmn_3_seven_cards_each_the_left_neighbour_begins():
    for n in (2, 4, 6):
        names = ["P%d" % i for i in range(n)]
        reply = answer({"ask": "deal", "game": "rumino", "players": names, "dealer": "P1"})
        assert reply["cards_each"] == dict.fromkeys(names, 7)
        assert reply["order"] == [names[(2 + i) % n] for i in range(n)]
        assert reply["packets"] == [1] * 7 and reply["direction"] == "left"
        assert reply["extra"] == {"upcard": 1, "stock": 107 - 7 * n}
        assert reply["deck"] == {"name": "rumino108", "cards": 108}
        assert reply["rule"] == "RMN-3"


def test_rmn_4_a_hand_is_worth_70_at_most():
    table = Table("rumino", FOUR)
    assert table.refuses("round", ender="Ann", deadwood=table.each([0, 71, 1, 1])) == "RMN-4"
    table.round("Ann", 0, 70, 1, 1)
    assert table.scores() == [-10, 70, 1, 1]
    for wrong in (-1, 1.5, True, "7", None, [7]):
        assert table.refuses("round", ender="Ann", deadwood=table.each([0, wrong, 1, 1])) == "input"


def test_rmn_8_knock_with_seven_or_less():
    table = Table("rumino", FOUR)
    assert table.refuses("round", ender="Ann", deadwood=table.each([8, 1, 1, 1])) == "RMN-8"
    effect = table.round("Ann", 7, 1, 30, 61)
    assert table.scores() == [7, 1, 30, 61] and "RMN-8" in table.notes(effect)


def test_rmn_8_knock_limit_is_a_house_rule():
    for limit in (1, 15):
        table = Table("rumino", FOUR, knock_limit=limit)
        far = table.each([limit + 1, 1, 1, 1])
        assert table.refuses("round", ender="Ann", deadwood=far) == "RMN-8"
        table.round("Ann", limit, 1, 1, 1)
    for limit in (0, 16, "7", 7.0, True, None):
        assert score("rumino", FOUR, [], options={"knock_limit": limit})["field"] == "options"


def test_rmn_9_everybody_adds_the_own_deadwood_the_knocker_too():
    table = Table("rumino", FOUR)
    effect = table.round("Ann", 5, 0, 3, 4)
    assert table.scores() == [5, 0, 3, 4], "nobody is undercut, nobody is gin at another's knock"
    assert effect.changes == {"Ann": 5, "Bo": 0, "Cy": 3, "Di": 4}


def test_rmn_9_hands_are_counted_one_by_one():
    table = Table("rumino", ["Ann", "Bo"])
    table.add("round", ender="Ann", hands={"Ann": SEVEN_LEFT, "Bo": JUNK})
    assert table.scores() == [7, 1 + 3 + 5 + 7 + 9 + 10 + 10]
    hands = {"Ann": EIGHT_LEFT, "Bo": JUNK}
    assert table.refuses("round", ender="Ann", hands=hands) == "RMN-8"


def test_rmn_10_gin_subtracts_ten():
    table = Table("rumino", FOUR)
    table.round("Ann", 5, 12, 9, 30)
    effect = table.round("Ann", 0, 11, 8, 0)
    assert table.scores() == [-5, 23, 17, 30]
    assert "RMN-10" in table.notes(effect)
    assert ("Ann", "5 - 10", -5) in effect.sums


def test_rmn_10_gin_by_hands():
    table = Table("rumino", ["Ann", "Bo"])
    table.add("round", ender="Ann", hands={"Ann": GIN, "Bo": JUNK})
    assert table.scores() == [-10, 45]


def test_rmn_10_scores_go_down_to_minus_99():
    table = Table("rumino", ["Ann", "Bo"], out_at=9999)
    for _ in range(9):
        table.round("Ann", 0, 70)
    table.round("Bo", 0, 0)
    table.adjust("Ann", -9)
    assert table.scores() == [-99, 620]


def test_rmn_10_floor_zero():
    table = Table("rumino", FOUR, floor_zero="yes")
    table.round("Ann", 3, 12, 9, 30)
    effect = table.round("Ann", 0, 1, 1, 1)
    assert effect.changes["Ann"] == -3 and table.score("Ann") == 0
    assert table.round("Ann", 0, 1, 1, 1).changes["Ann"] == 0
    assert table.round("Bo", 1, 0, 1, 1).changes["Bo"] == -10, "14 - 10 stays above zero"
    assert table.round("Bo", 1, 0, 1, 1).changes["Bo"] == -4
    table.adjust("Ann", -50)
    assert table.score("Ann") == 0


def test_rmn_10_gin_bonus_for_all():
    table = Table("rumino", FOUR, gin_bonus_for_all="yes")
    table.round("Ann", 5, 0, 3, 0)
    assert table.scores() == [5, -10, 3, -10]
    table.round("Ann", 0, 0, 3, 4)
    assert table.scores() == [-5, -20, 6, -6]


def test_rmn_11_a_rumino_ends_the_game_whatever_the_scores():
    table = Table("rumino", FOUR)
    table.round("Ann", 0, 70, 20, 40)
    table.round("Ann", 0, 29, 20, 40)
    table.add("rumino", player="Bo")
    assert table.end() == (["Bo"], "RMN-11")
    assert table.scores() == [-20, 99, 40, 80]
    assert table.game.places() == [["Bo"], ["Ann"], ["Cy"], ["Di"]]


def test_rmn_11_cards_of_a_rumino_are_checked():
    table = Table("rumino", FOUR)
    run = ["2H", "3H", "4H", "5H", "6H", "7H", "8H"]
    assert table.refuses("rumino", player="Bo", cards=JUNK) == "RMN-11"
    assert table.refuses("rumino", player="Bo", cards=run[:6]) == "RMN-11"
    assert table.refuses("rumino", player="Bo", cards=run + ["9H"]) == "RMN-11"
    assert table.refuses("rumino", player="Bo", cards=GIN) == "RMN-11"
    assert table.refuses("rumino", player="Bo", cards=["7S"] * 3 + ["7H"] * 4) == "input"
    assert table.refuses("rumino", player="Bo", cards="7S") == "input"
    table.add("rumino", player="Bo", cards=run)
    assert table.end() == (["Bo"], "RMN-11")


def test_rmn_11_seven_of_a_rank():
    table = Table("rumino", FOUR)
    table.add("rumino", player="Cy", cards=["7S", "7S", "7H", "7H", "7D", "7C", "JK"])
    assert table.end() == (["Cy"], "RMN-11")


def test_rmn_11_natural_rumino():
    cards = ["2H", "3H", "JK", "5H", "6H", "7H", "8H"]
    table = Table("rumino", FOUR, natural_rumino="yes")
    assert table.refuses("rumino", player="Bo", cards=cards) == "RMN-11"
    Table("rumino", FOUR).add("rumino", player="Bo", cards=cards)

    table = Table("rumino", FOUR, natural_rumino="yes")
    why = raises(RuleError, table.ledger.add, {"event": "rumino", "player": "Bo", "cards": cards})
    assert why.why() == "Bo: a Rumino with jokers does not count (house: natural_rumino=yes)"
    why = raises(RuleError, table.ledger.add, {"event": "rumino", "player": "Bo", "cards": JUNK})
    assert why.why() == "Bo: neither seven of one rank nor a run of seven"


def test_rmn_15_the_turn_is_in_the_rulebook():
    text = answer({"ask": "rule", "number": "RMN-15"})["rules"][0]["text"]
    assert "draws" in text and "discards one card" in text


RUMINO = ["2H", "3H", "JK", "5H", "6H", "7H", "8H"]


def hands_of(**hands):
    found = {"Ann": GIN, "Bo": JUNK, "Cy": JUNK_TOO, "Di": JUNK_AGAIN}
    found.update(hands)
    return found


def test_rmn_16_a_rumino_in_a_round_by_cards_ends_the_game():
    for holder in ("Ann", "Bo"):
        table = Table("rumino", FOUR)
        table.round("Di", 70, 50, 2, 3)
        effect = table.add("round", ender="Ann", hands=hands_of(**{holder: RUMINO}))
        assert table.end() == ([holder], "RMN-11"), "whoever holds it"
        assert table.scores() == [70, 50, 2, 3], "nobody scores"
        assert effect.feats == [(holder, "ruminos")] and table.game.rounds == 2
        event = {"event": "round", "ender": "Ann"}
        assert (
            text("rumino.tell_rumino", **table.game.story(event, effect)[1]) == holder + ": Rumino!"
        )
        table.add("undo")
        assert not table.game.over


def test_rmn_16_the_limits_of_a_meld_do_not_limit_a_rumino():
    """Under jokers_per_meld=1 its deadwood may be over the knock limit."""
    jokers = ["7H", "8H", "JK", "JK", "JK", "JK", "10H"]
    table = Table("rumino", FOUR, jokers_per_meld=1)
    table.add("round", ender="Ann", hands=hands_of(Ann=jokers))
    assert table.end() == (["Ann"], "RMN-11")
    table = Table("rumino", FOUR, twins="no")
    table.add("round", ender="Ann", hands=hands_of(Cy=["7S", "7S", "7H", "7D", "7D", "7C", "JK"]))
    assert table.end() == (["Cy"], "RMN-11")
    table = Table("rumino", FOUR, natural_rumino="yes")
    table.add("round", ender="Ann", hands=hands_of(Bo=RUMINO))
    assert not table.game.over and table.scores()[1] == 0


def test_rmn_16_two_with_a_rumino_share_and_a_hand_of_another_size_is_none():
    table = Table("rumino", FOUR)
    hands = hands_of(Bo=RUMINO, Cy=["2D", "3D", "4D", "5D", "6D", "7D", "JK"])
    table.add("round", ender="Ann", hands=hands)
    assert table.end() == (["Bo", "Cy"], "RMN-11")
    assert table.game.ending[1:] == ("rumino.end_have", {"name": "Bo and Cy"})
    for cards in (RUMINO[:6], RUMINO + ["9H"]):
        table = Table("rumino", FOUR)
        table.add("round", ender="Ann", hands=hands_of(Bo=cards))
        assert not table.game.over, "ALL-7"
    table = Table("rumino", FOUR)
    wrong = hands_of(Ann=JUNK_TOO, Cy=GIN, Bo=RUMINO)
    assert table.refuses("round", ender="Ann", hands=wrong) == "RMN-8", "ALL-11: a false knock"


def test_rmn_16_two_ruminos_share_the_game_and_a_log_replays_it():
    table = Table("rumino", FOUR)
    both = hands_of(Ann=RUMINO, Bo=["7S", "7S", "7H", "7D", "7C", "JK", "JK"])
    table.round("Di", 70, 50, 2, 3)
    table.add("round", ender="Ann", hands=both)
    assert table.end() == (["Ann", "Bo"], "RMN-11")
    table.add("undo")
    assert not table.game.over
    table.add("redo")
    ledger = table.ledger
    again = Ledger(ledger.game_class, list(FOUR), None, None, list(ledger.log))
    assert shown(again.game) == shown(table.game)


def test_rmn_16_an_earlier_round_is_not_amended_to_a_rumino():
    table = Table("rumino", FOUR)
    table.round("Di", 70, 50, 2, 3)
    table.round("Di", 7, 5, 2, 3)
    won = {"event": "round", "ender": "Ann", "hands": hands_of(Ann=RUMINO)}
    # The second round would come after the end.
    assert table.refuses("amend", index=0, to=won)
    table.add("amend", index=1, to=won)
    assert table.end() == (["Ann"], "RMN-11")


def test_rmn_16_keying_hands_ends_with_the_rumino():
    for old in ({}, {"event": "round", "ender": "Ann", "deadwood": dict.fromkeys(FOUR, 5)}):
        game = Table("rumino", FOUR, jokers_per_meld=1).game
        entry = Entry(game, "round", old)
        entry.answer("Ann")
        entry.answer(RUMINO108.read_all(GIN))
        entry.answer(9)
        entry.answer(RUMINO108.read_all(["7S", "8S", "JK", "JK", "JK", "JK", "10S"]))
        assert entry.question is None
        assert entry.event["event"] == "rumino" and entry.event["player"] == "Cy"


def test_rmn_11_three_gins():
    table = Table("rumino", FOUR, three_gins="yes")
    table.round("Ann", 0, 60, 1, 2)
    table.add("void")
    table.round("Ann", 0, 30, 1, 2)
    table.round("Ann", 0, 20, 1, 2)
    assert table.end() == (["Ann"], "RMN-11")
    assert table.scores() == [-30, 110, 3, 6]
    assert table.out() == ["Bo"], "RMN-12: at 100 or more is out"
    assert table.game.places() == [["Ann"], ["Cy"], ["Di"], ["Bo"]]
    for last, out in ((19, []), (20, ["Bo"])):
        table = Table("rumino", FOUR, three_gins="yes")
        for points in (50, 30, last):
            table.round("Ann", 0, points, 1, 2)
        assert table.end() == (["Ann"], "RMN-11") and table.out() == out


def test_rmn_11_three_gins_must_be_the_first_three_and_of_one_player():
    plays = (
        (("Ann", 0), ("Ann", 0), ("Bo", 0)),
        (("Bo", 0), ("Ann", 0), ("Ann", 0)),
        (("Ann", 0), ("Bo", 5), ("Ann", 0)),
        (("Ann", 5), ("Ann", 0), ("Ann", 0)),
    )
    for rounds in plays:
        table = Table("rumino", FOUR, three_gins="yes")
        for ender, own in rounds + (("Ann", 0),):
            deadwood = table.each([1, 1, 1, 1])
            deadwood[ender] = own
            table.add("round", ender=ender, deadwood=deadwood)
        assert not table.game.over
    table = Table("rumino", FOUR)
    for _ in range(3):
        table.round("Ann", 0, 1, 1, 1)
    assert not table.game.over, "three_gins=no by default"


def test_rmn_12_out_at_exactly_100():
    for points, is_out in ((99, False), (100, True), (101, True)):
        table = Table("rumino", FOUR)
        table.round("Ann", 1, 60, 2, 3)
        effect = table.round("Ann", 1, points - 60, 2, 3)
        assert table.score("Bo") == points
        assert (table.out() == ["Bo"]) == is_out
        assert ("RMN-12" in table.notes(effect)) == is_out
        assert table.game.find("Bo").out_in_round == (2 if is_out else 0)
        assert (table.game.names_in_play() != list(FOUR)) == is_out


def test_rmn_12_out_at_is_a_house_rule():
    table = Table("rumino", ["Ann", "Bo"], out_at=50)
    table.round("Ann", 0, 49)
    assert not table.game.over
    table.round("Ann", 0, 1)
    assert table.end() == (["Ann"], "RMN-12")
    for wrong in (0, 10000, "100", 100.0, False):
        assert score("rumino", FOUR, [], options={"out_at": wrong})["field"] == "options"


def out_of_four():
    table = Table("rumino", FOUR)
    table.round("Ann", 1, 70, 2, 3)
    table.round("Ann", 1, 70, 2, 3)
    return table


def test_rmn_12_who_is_out_plays_no_more():
    table = out_of_four()
    assert table.refuses("round", ender="Bo", deadwood={"Ann": 1, "Bo": 1, "Cy": 1, "Di": 1}) == (
        "RMN-12"
    )
    assert table.refuses("round", ender="Ann", deadwood={"Ann": 1, "Bo": 1, "Cy": 1, "Di": 1}) == (
        "RMN-12"
    )
    assert table.refuses("rumino", player="Bo") == "RMN-12"
    assert table.refuses("adjust", player="Bo", by=-5, reason="late") == "RMN-12"
    assert table.refuses("dealer", player="Bo") == "RMN-12"
    table.add("round", ender="Ann", deadwood={"Ann": 1, "Cy": 1, "Di": 1})


def test_rmn_12_who_was_out_with_exactly_100_and_left_does_not_come_back():
    for points, refused in ((98, None), (99, "RMN-12")):
        table = Table("rumino", FOUR)
        table.round("Ann", 1, 1, 2, 3)
        table.adjust("Bo", points)
        table.add("leave", player="Bo")
        if refused:
            assert table.refuses("join", player="Bo") == refused
        else:
            table.add("join", player="Bo")
            assert table.score("Bo") == 99


def test_rmn_12_the_last_one_under_100_wins():
    table = out_of_four()
    table.round("Ann", 0, 70, 3)
    table.round("Ann", 0, 70, 3)
    assert table.game.names_in_play() == ["Ann", "Di"]
    table.round("Ann", 7, 20)
    assert not table.game.over
    table.round("Ann", 7, 70)
    assert table.end() == (["Ann"], "RMN-12")
    assert table.out() == ["Bo", "Cy", "Di"]
    assert table.game.places() == [["Ann"], ["Di"], ["Cy"], ["Bo"]]
    assert table.refuses("round", ender="Ann", deadwood={"Ann": 0}) == "RMN-12"


def test_rmn_12_two_out_in_one_round_the_higher_total_goes_first():
    table = Table("rumino", FOUR)
    table.round("Ann", 1, 70, 69, 3)
    table.round("Ann", 1, 65, 69, 3)
    assert table.out() == ["Cy", "Bo"]
    assert table.game.places() == [["Ann"], ["Di"], ["Bo"], ["Cy"]]


def test_rmn_12_equal_totals_in_one_round_share_a_place():
    table = Table("rumino", FOUR)
    table.round("Ann", 1, 60, 60, 3)
    table.round("Ann", 1, 60, 60, 3)
    assert table.game.places() == [["Ann"], ["Di"], ["Bo", "Cy"]]


def test_rmn_12_everybody_out_at_once_the_lowest_total_wins():
    table = Table("rumino", FOUR)
    for name, by in (("Ann", 95), ("Bo", 96), ("Cy", 97), ("Di", 98)):
        table.adjust(name, by)
    table.round("Ann", 7, 5, 30, 70)
    assert table.scores() == [102, 101, 127, 168]
    assert table.end() == (["Bo"], "RMN-12")
    assert table.out() == ["Di", "Cy", "Ann"]
    assert table.game.places() == [["Bo"], ["Ann"], ["Cy"], ["Di"]]


def test_rmn_12_equal_lowest_totals_share_the_win():
    table = Table("rumino", FOUR)
    for name, by in (("Ann", 95), ("Bo", 97), ("Cy", 97), ("Di", 98)):
        table.adjust(name, by)
    table.round("Ann", 7, 5, 30, 4)
    assert table.end() == (["Ann", "Bo", "Di"], "RMN-12")
    assert table.game.places() == [["Ann", "Bo", "Di"], ["Cy"]]
    assert table.out() == ["Cy"]


def test_rmn_12_nobody_comes_back_by_default():
    table = out_of_four()
    assert table.refuses("re_enter", player="Bo") == "RMN-12"
    assert "re_enter" not in table.game.actions()


def out_with_re_entry():
    table = Table("rumino", FOUR, re_entry="once")
    table.round("Ann", 1, 70, 20, 3)
    assert table.refuses("re_enter", player="Bo") == "RMN-12"
    table.round("Ann", 1, 70, 20, 3)
    return table


def test_rmn_12_re_entry_once_at_the_highest_total():
    table = out_with_re_entry()
    effect = table.add("re_enter", player="Bo")
    assert effect.changes["Bo"] == 40 - 140 and table.score("Bo") == 40
    assert table.out() == [] and table.game.find("Bo").out_in_round == 0
    table.round("Ann", 1, 70, 2, 3)
    assert table.out() == ["Bo"]
    assert table.refuses("re_enter", player="Bo") == "RMN-12"


def test_rmn_12_re_entry_needs_two_others_still_in():
    table = out_with_re_entry()
    table.leave("Di")
    assert table.game.names_in_play() == ["Ann", "Cy"]
    table.add("re_enter", player="Bo")
    table = Table("rumino", ["Ann", "Bo"], re_entry="once")
    table.round("Ann", 1, 70)
    table.round("Ann", 1, 70)
    assert table.refuses("re_enter", player="Bo") == "RMN-12", "the game is over"


def test_rmn_12_who_left_cannot_come_back():
    table = out_with_re_entry()
    table.leave("Bo")
    assert table.refuses("re_enter", player="Bo") == "ALL-2"
    assert table.refuses("re_enter", player="Cy") == "RMN-12"
    assert table.refuses("re_enter", player="Eve") == "input"


def test_rmn_13_the_deal_passes_left_past_players_who_are_out():
    table = Table("rumino", FOUR, dealer="Di")
    assert table.game.dealer == "Di"
    table.round("Ann", 1, 70, 2, 3)
    assert table.game.dealer == "Ann"
    table.round("Ann", 1, 70, 2, 3)
    assert table.game.dealer == "Cy", "Bo has just gone out"
    assert table.game.deal().order == ["Di", "Ann", "Cy"]
    table.round("Ann", 1, 2, 3)
    table.round("Ann", 1, 2, 3)
    assert table.game.dealer == "Ann"


def test_rmn_13_a_dealer_who_is_put_out_by_a_correction_does_not_deal():
    table = Table("rumino", FOUR, dealer="Bo")
    table.adjust("Bo", 100)
    assert table.out() == ["Bo"] and table.game.dealer == "Cy"


def test_rmn_14_stock_out_scores_only_where_the_house_says_so():
    for value in ("reshuffle", "void"):
        table = Table("rumino", FOUR, stock_out=value)
        deadwood = table.each([1, 2, 3, 4])
        assert table.refuses("round", ender=None, deadwood=deadwood) == "RMN-14"
    table = Table("rumino", FOUR, stock_out="score", gin_bonus_for_all="yes")
    effect = table.add("round", ender=None, deadwood=table.each([70, 2, 0, 8]))
    assert table.scores() == [70, 2, 0, 8], "nobody ended, so nobody is gin"
    assert table.notes(effect) == ["RMN-14"]


def test_rmn_14_stock_out_void_calls_the_round_off():
    table = Table("rumino", FOUR, dealer="Cy", stock_out="void")
    table.add("void")
    assert table.scores() == [0, 0, 0, 0] and table.game.dealer == "Cy"


def test_a_round_needs_deadwood_or_hands_of_everybody():
    table = Table("rumino", FOUR)
    deadwood = table.each([1, 2, 3, 4])
    assert table.refuses("round", ender="Ann") == "input"
    assert table.refuses("round", ender="Ann", deadwood=deadwood, hands={}) == "input"
    assert table.refuses("round", deadwood=deadwood) == "input"
    assert table.refuses("round", ender="Eve", deadwood=deadwood) == "input"
    assert table.refuses("round", ender="Ann", deadwood={"Ann": 1}) == "input"
    assert table.refuses("round", ender="Ann", deadwood=[1, 2, 3, 4]) == "input"
    more = dict(deadwood)
    more["Eve"] = 1
    assert table.refuses("round", ender="Ann", deadwood=more) == "input"
    assert table.refuses("round", ender="Ann", deadwood=deadwood, big=True) == "input"


def test_hands_come_from_one_deck():
    table = Table("rumino", ["Ann", "Bo"])
    other = ["2H", "2H", "5C", "7H", "9S", "JD", "KC"]
    assert table.refuses("round", ender="Ann", hands={"Ann": GIN, "Bo": other}) == "input"
    other = ["1S", "2H", "5C", "7H", "9S", "JD", "KC"]
    assert table.refuses("round", ender="Ann", hands={"Ann": GIN, "Bo": other}) == "input"


def test_a_house_rule_that_is_none_is_refused():
    rumino = games.load("rumino")
    for given in ({"twin": "yes"}, {"twins": True}, {"jokers_per_meld": "1"}, {"re_entry": "yes"}):
        assert raises(InputError, rumino.with_defaults, given).field == "options"
    for option in rumino.options:
        assert option.accept(option.default) == option.default


def test_rmn_12_re_entering_belongs_to_a_round_only_where_the_house_allows_it():
    plain, once = Table("rumino", FOUR).game, Table("rumino", FOUR, re_entry="once").game
    assert "re_enter" not in plain.order() and "re_enter" in once.order()
    assert [kind for kind in once.order() if kind != "re_enter"] == list(plain.order())


def test_the_line_for_beginners_names_the_limit():
    assert Table("rumino", FOUR, knock_limit=9).game.coming() == ("rumino.coming", {"limit": 9})


def test_all_2_who_leaves_counts_as_out_in_the_round_in_which_they_left():
    table = Table("rumino", FOUR)
    table.leave("Bo")
    assert table.game.find("Bo").out_in_round == 1, "before the first round, too"
    for _ in range(3):
        table.round("Ann", 1, 2, 3)
    table.leave("Cy")
    assert table.game.find("Cy").out_in_round == 3 and table.out() == ["Bo", "Cy"]
    # Who was out before leaving stays out since then.
    table = Table("rumino", FOUR)
    table.round("Ann", 1, 70, 2, 3)
    table.round("Ann", 1, 70, 2, 3)
    table.round("Ann", 1, 2, 3)
    table.leave("Bo")
    assert table.game.find("Bo").out_in_round == 2 and table.out() == ["Bo"]


def test_rmn_11_a_rumino_is_told_and_ends_the_game_for_one():
    table = Table("rumino", FOUR)
    effect = table.add("rumino", player="Cy")
    assert effect.notes == [("RMN-11", "rumino.did_rumino", {"name": "Cy"})]
    assert table.game.ending == ("RMN-11", "rumino.end_has", {"name": "Cy"})
    assert table.game.rounds == 1


def test_rmn_12_after_three_gins_who_has_exactly_the_limit_is_out():
    table = Table("rumino", FOUR, three_gins="yes")
    for left in (60, 30, 10):
        table.round("Ann", 0, left, 1, 2)
    assert table.score("Bo") == 100 and table.out() == ["Bo"]
