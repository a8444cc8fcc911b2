"""Rummoli's chips, deal and course: RML-1 to RML-19, but for poker hands and the stops
themselves.
"""

from engine.ask import answer
from engine.record import settle_up
from engine.texts import text
from tests.portable.tools import FOUR, Table, chips_in_play, score, untyped

THREE = ("Ann", "Bo", "Cy")
SPACES = ("10S", "JD", "QC", "KH", "AS", "AD-KD", "7-8-9")
TRIPOLEY = ("10H", "JH", "QH", "KH", "AH", "KH-QH", "8-9-10")
PAIR = ["AS", "AH", "3D", "6C", "9S"]
LOWER = ["KS", "KH", "4D", "7C", "10S"]
EQUAL = ["AD", "AC", "3H", "6D", "9D"]
WHEEL = ["AS", "2H", "3D", "4C", "5S"]


def pots(table):
    return dict(table.game.board.pots)


def hand(names=THREE, dealer=None, **options):
    """Return a table where the ante of the first hand lies."""
    table = Table("rummoli", names, dealer, **options)
    table.add("ante")
    return table


def stops(names=THREE, dealer=None, winner="Ann", **options):
    """Return a table where `winner` has the Poker Pot of the first hand, too."""
    table = hand(names, dealer, **options)
    table.add("poker", winners=[winner])
    return table


def test_rml_1_two_to_eight_players():
    for n in (2, 8):
        names = ["P%d" % i for i in range(n)]
        table = hand(names)
        assert table.scores() == [41] * n and untyped(table.game).issued == 50 * n
    for n in (1, 9):
        assert score("rummoli", ["P%d" % i for i in range(n)], [])["field"] == "players"


def test_rml_2_chips_each():
    assert Table("rummoli", THREE).scores() == [50, 50, 50]
    assert Table("rummoli", THREE, chips_each=9999).scores() == [9999] * 3
    for wrong in (0, 10000, 1.5, "50"):
        assert score("rummoli", THREE, [], options={"chips_each": wrong})["field"] == "options"


def test_rml_21_the_chips_are_divided_and_the_rest_stays_in_the_box():
    six = ["P%d" % i for i in range(6)]
    table = Table("rummoli", six, chips_total=250)
    assert table.scores() == [41] * 6 and untyped(table.game).issued == 246
    # However many chips each would have got otherwise; without a total it is those.
    assert Table("rummoli", six, chips_total=250, chips_each=9).scores() == [41] * 6
    assert Table("rummoli", six, chips_total=0, chips_each=9).scores() == [9] * 6
    game = table.game
    assert game.setup.words(game.house, 6) == (
        ("rummoli.setup_total", {"n": 250}),
        ("rummoli.setup_each", {"n": 41}),
    )
    assert text(*game.setup.told(game.house, 6)[:1], **game.setup.told(game.house, 6)[1]) == (
        "250 chips for 6 players: 41 each, 4 left over."
    )
    assert game.setup.told(game.house, 5)[0] == "rummoli.told_even"


def test_rml_21_each_gets_at_least_one_chip():
    six = ["P%d" % i for i in range(6)]
    assert Table("rummoli", six, chips_total=6).scores() == [1] * 6
    reply = score("rummoli", six, [], options={"chips_total": 5})
    assert reply["field"] == "options" and "5 chips" in reply["error"]
    for wrong in (1, -1, 10000, True, "250", 2.5):
        assert score("rummoli", THREE, [], options={"chips_total": wrong})["field"] == "options"


def test_rml_21_who_joins_gets_what_each_got():
    table = Table("rummoli", THREE, chips_total=100)
    table.add("join", player="Di")
    assert table.scores() == [33] * 4 and untyped(table.game).issued == 132
    assert table.game.payments.put_in("Di") == 33


def test_rml_3_nine_sections():
    assert list(Table("rummoli", THREE).game.board.sections) == ["poker", "rummoli"] + list(SPACES)
    table = Table("rummoli", THREE, board="tripoley")
    assert list(table.game.board.sections) == ["poker", "rummoli"] + list(TRIPOLEY)


def test_rml_3_a_board_of_the_house():
    given = ["2S", "ad", "10h", "kc", "qd-kd", "9-8-7", "q-k-a"]
    table = stops(board=given)
    names = list(untyped(table.game).spaces)
    assert names == ["2S", "AD", "10H", "KC", "KD-QD", "7-8-9", "Q-K-A"]
    for name in names:
        table.add("pay", player="Bo", space=name)
    assert table.scores() == [44, 41 + 7 * 3, 41]
    wrong = (
        given[:6],
        given + ["3S"],
        given[:6] + ["2S"],
        given[:6] + ["2s"],
        given[:6] + ["A-2-3"],
        given[:6] + ["7-8-10"],
        given[:6] + ["KD-QS"],
        given[:6] + ["KD-KD"],
        given[:6] + ["poker"],
        given[:6] + ["11S"],
        given[:6] + [7],
        given[:6] + [None],
        "classic",
        "custom",
        7,
        {},
    )
    for board in wrong:
        assert score("rummoli", THREE, [], options={"board": board})["field"] == "options", board


def test_rml_4_the_ante():
    table = Table("rummoli", THREE, ante=2)
    effect = table.add("ante")
    assert table.scores() == [32, 32, 32] and set(pots(table).values()) == {6}
    assert table.notes(effect) == ["RML-4"]
    assert table.refuses("ante") == "RML-4"


def test_rml_4_a_hand_begins_with_the_ante():
    table = Table("rummoli", THREE, poker="betting")
    left = {"Bo": 1, "Cy": 1}
    assert table.refuses("widow", how="kept") == "RML-6"
    assert table.refuses("bet", player="Ann", chips=1) == "RML-7"
    assert table.refuses("poker", winners=["Ann"]) == "RML-7"
    assert table.refuses("out", player="Ann", left=left) == "RML-13"
    assert table.refuses("deadlock", left={"Ann": 1, "Bo": 1, "Cy": 1}) == "RML-11"
    assert table.refuses("pay", player="Ann", space="10S") == "RML-12"


def test_rml_5_the_whole_deck_is_dealt_the_widow_first():
    for n, widow, maximum in ((2, 18, 17), (3, 13, 13), (5, 9, 9), (8, 6, 6)):
        names = ["P%d" % i for i in range(n)]
        reply = answer({"ask": "deal", "game": "rummoli", "players": names, "dealer": "P0"})
        assert reply["order"] == ["widow"] + names[1:] + ["P0"]
        assert reply["extra"] == {"widow": widow}
        counts = reply["cards_each"]
        assert counts["P1"] == maximum and sum(counts.values()) + widow == 52
        assert widow - counts["P0"] in (0, 1)
        assert reply["first_turn"] == "P1" and reply["direction"] == "left"
        # So many cards are left in a hand at most.
        assert untyped(Table("rummoli", names).game).max_left() == max(max(counts.values()), widow)
        assert reply["packets"] == [1] * widow


def test_rml_5_a_hand_has_only_so_many_cards():
    table = stops()
    assert table.refuses("out", player="Ann", left={"Bo": 14, "Cy": 1}) == "RML-5"
    table.add("out", player="Ann", left={"Bo": 13, "Cy": 1})


def test_rml_6_the_widow_is_sold():
    table = hand(dealer="Bo")
    effect = table.add("widow", how="sold", buyer="Cy", price=4)
    assert table.scores() == [41, 45, 37] and table.notes(effect) == ["RML-6"]
    assert table.refuses("widow", how="kept") == "RML-6"


def test_rml_6_the_widow_is_kept_or_exchanged():
    for how in ("kept", "exchanged"):
        table = hand()
        table.add("widow", how=how)
        assert table.scores() == [41, 41, 41]
        assert table.refuses("widow", how=how) == "RML-6"


def test_rml_6_what_is_no_sale():
    table = hand()
    assert table.refuses("widow", how="sold", buyer="Ann", price=4) == "RML-6"
    assert table.refuses("widow", how="sold", buyer="Bo") == "input"
    assert table.refuses("widow", how="sold", price=4) == "input"
    assert table.refuses("widow", how="kept", buyer="Bo", price=1) == "input"
    assert table.refuses("widow", how="burnt") == "input"
    assert table.refuses("widow", how=None) == "input"
    for price in (-1, 1.5, True, "4", 10000):
        assert table.refuses("widow", how="sold", buyer="Bo", price=price) == "input"
    table.add("poker", winners=["Ann"])
    assert table.refuses("widow", how="kept") == "RML-6"


def test_rml_7_the_best_hand_takes_the_poker_pot():
    table = hand()
    effect = table.add("poker", winners=["Bo"])
    assert table.scores() == [41, 44, 41] and pots(table)["poker"] == 0
    assert ("RML-9", "rummoli.leads", {"name": "Bo"}) in effect.notes
    assert table.refuses("poker", winners=["Bo"]) == "RML-7"


def test_rml_7_betting_is_a_house_rule():
    assert hand().refuses("bet", player="Ann", chips=1) == "RML-7"
    table = hand(poker="betting")
    table.add("bet", player="Ann", chips=5)
    table.add("bet", player="Cy", chips=7)
    assert table.scores() == [36, 41, 34] and pots(table)["poker"] == 15
    for chips in (0, -1, 1.0, True, 10000):
        assert table.refuses("bet", player="Ann", chips=chips) == "input"
    assert table.refuses("bet", player="Eve", chips=1) == "input"
    table.add("poker", winners=["Ann"])
    assert table.scores() == [51, 41, 34]
    assert table.refuses("bet", player="Ann", chips=5) == "RML-7"


def test_rml_7_the_first_to_bet_sits_at_the_dealers_left():
    reply = answer({"ask": "deal", "game": "rummoli", "players": list(THREE), "dealer": "Cy"})
    assert reply["first_turn"] == "Ann"


def test_rml_8_hands_decide():
    table = hand()
    effect = table.add("poker", hands={"Ann": LOWER, "Bo": PAIR})
    assert table.scores() == [41, 44, 41]
    # The hand in full, and what came next.
    said = [note[1] for note in effect.notes]
    assert (
        "rummoli.did_poker_with" in said
        and said[-2].startswith("poker.by_")
        and said[-1] == "rummoli.leads"
    )


def test_rml_8_equal_hands_share_and_the_remainder_stays():
    table = hand(FOUR, ante=1)
    table.add("adjust", **{"from": "Di", "to": "poker", "chips": 1, "reason": "late"})
    hands = {"Cy": EQUAL, "Bo": PAIR, "Ann": LOWER}
    effect = table.add("poker", hands=hands)
    assert table.scores() == [41, 43, 43, 40] and pots(table)["poker"] == 1
    assert ("RML-9", "rummoli.leads", {"name": "Bo"}) in effect.notes


def test_rml_8_the_wheel_is_a_house_rule():
    hands = {"Ann": WHEEL, "Bo": ["KS", "KH", "KD", "7C", "10S"]}
    table = hand()
    table.add("poker", hands=hands)
    assert table.scores() == [44, 41, 41]
    table = hand(wheel="no")
    table.add("poker", hands=hands)
    assert table.scores() == [41, 44, 41]


def test_rml_8_what_is_no_poker_hand():
    table = hand()
    assert table.refuses("poker") == "input"
    assert table.refuses("poker", winners=[]) == "input"
    assert table.refuses("poker", winners="Ann") == "input"
    assert table.refuses("poker", winners=["Ann", "Ann"]) == "input"
    assert table.refuses("poker", winners=["Eve"]) == "input"
    assert table.refuses("poker", winners=["Ann"], hands={}) == "input"
    assert table.refuses("poker", hands={}) == "input"
    assert table.refuses("poker", hands={"Ann": PAIR[:4]}) == "input"
    assert table.refuses("poker", hands={"Ann": PAIR, "Bo": PAIR}) == "input"
    assert table.refuses("poker", hands={"Ann": 5}) == "input"


def test_rml_9_after_shared_hands_the_nearer_to_the_dealers_left_leads():
    table = hand(FOUR, dealer="Cy")
    effect = table.add("poker", winners=["Bo", "Cy", "Ann"])
    assert ("RML-9", "rummoli.leads", {"name": "Ann"}) in effect.notes


def test_rml_11_deadlock():
    table = stops()
    effect = table.add("deadlock", left={"Ann": 3, "Bo": 1, "Cy": 5})
    assert table.scores() == [41, 40, 36] and pots(table)["rummoli"] == 3 + 9
    assert table.notes(effect) == ["RML-11"] and table.game.dealer == "Bo"
    table.add("ante")
    table.add("poker", winners=["Ann"])
    assert table.refuses("deadlock", left={"Ann": 3, "Bo": 0, "Cy": 5}) == "RML-13"
    assert table.refuses("deadlock", left={"Ann": 3, "Bo": 1}) == "input"
    assert table.refuses("deadlock", left={"Ann": 3, "Bo": 1, "Cy": 14}) == "RML-5"


def test_rml_12_pay_cards():
    table = stops()
    for space in ("10S", "AD-KD", "7-8-9"):
        table.add("pay", player="Cy", space=space)
    assert table.scores() == [44, 41, 50]
    assert table.refuses("pay", player="Cy", space="10S") == "RML-12", "it is empty"
    for space in ("poker", "rummoli"):
        assert table.refuses("pay", player="Cy", space=space) == "RML-12"
    for space in ("10H", "KH-QH", "", None, 7, [], {}):
        assert table.refuses("pay", player="Cy", space=space) == "input"
    assert table.refuses("pay", player="Eve", space="JD") == "input"


def test_rml_12_spaces_are_read_like_cards():
    table = stops()
    table.add("pay", player="Ann", space="kd-ad")
    table.add("pay", player="Ann", space="ts")
    assert table.scores() == [50, 41, 41]


def test_rml_13_the_first_without_cards():
    table = stops()
    effect = table.add("out", player="Bo", left={"Ann": 4, "Cy": 2})
    assert table.scores() == [40, 41 + 3 + 6, 39] and pots(table)["rummoli"] == 0
    assert ("Bo", "3 + 4 + 2", 9) in effect.sums and "RML-13" in table.notes(effect)
    assert table.game.rounds == 1
    table.add("ante")
    table.add("poker", winners=["Ann"])
    assert table.refuses("out", player="Bo", left={"Ann": 4, "Cy": 0}) == "RML-13"
    assert table.refuses("out", player="Bo", left={"Ann": 4, "Bo": 1, "Cy": 2}) == "input"
    assert table.refuses("out", player="Bo", left={"Ann": 4}) == "input"


def test_rml_14_chips_stay_and_the_deal_passes_left():
    table = stops(dealer="Cy")
    table.add("pay", player="Ann", space="10S")
    table.add("out", player="Bo", left={"Ann": 4, "Cy": 2})
    assert table.game.dealer == "Ann"
    table.add("ante")
    found = pots(table)
    assert found["10S"] == 3 and found["JD"] == 6 and found["rummoli"] == 3 and found["poker"] == 3


def test_rml_15_owes_goes_below_zero():
    table = Table("rummoli", THREE, chips_each=5)
    table.add("ante")
    assert table.scores() == [-4, -4, -4]
    table.add("poker", winners=["Ann"])
    table.add("out", player="Ann", left={"Bo": 13, "Cy": 1})
    assert table.scores() == [16, -17, -5]
    table.add("rebuy", player="Bo", chips=20)
    assert table.scores() == [16, 3, -5] and untyped(table.game).issued == 35


def test_rml_15_all_in_pays_what_is_there():
    table = Table("rummoli", THREE, short="all_in", chips_each=5, ante=2, poker="betting")
    table.add("ante")
    assert table.scores() == [0, 0, 0]
    found = pots(table)
    assert (found["poker"], found["rummoli"], found["10S"], found["JD"]) == (6, 6, 3, 0)
    assert table.refuses("bet", player="Bo", chips=1) == "RML-15", "there is nothing to bet"
    table.add("rebuy", player="Bo", chips=3)
    table.add("bet", player="Bo", chips=10)
    assert table.score("Bo") == 0 and pots(table)["poker"] == 9
    table.add("poker", winners=["Cy"])
    table.add("rebuy", player="Bo", chips=3)
    effect = table.add("out", player="Ann", left={"Bo": 13, "Cy": 1})
    assert effect.changes == {"Ann": 6 + 3 + 1, "Bo": -3, "Cy": -1}
    table.add("ante")
    table.add("poker", winners=["Bo"])
    table.add("deadlock", left={"Ann": 1, "Bo": 9, "Cy": 1})
    assert table.scores() == [0, 0, 0]


def test_rml_15_all_in_sale_pays_what_the_buyer_has():
    table = Table("rummoli", THREE, short="all_in", chips_each=12)
    table.add("ante")
    table.add("widow", how="sold", buyer="Bo", price=10)
    assert table.scores() == [6, 0, 3]


def test_rml_15_rebuy_refuses_until_chips_are_bought():
    table = Table("rummoli", THREE, short="rebuy", chips_each=8, poker="betting")
    assert table.refuses("ante") == "RML-15"
    for name in THREE:
        table.add("rebuy", player=name, chips=2)
    table.add("ante")
    assert table.scores() == [1, 1, 1]
    assert table.refuses("bet", player="Bo", chips=2) == "RML-15"
    assert table.refuses("widow", how="sold", buyer="Bo", price=2) == "RML-15"
    table.add("poker", winners=["Ann"])
    assert table.refuses("out", player="Ann", left={"Bo": 2, "Cy": 1}) == "RML-15"
    assert table.refuses("deadlock", left={"Ann": 1, "Bo": 2, "Cy": 1}) == "RML-15"
    table.add("rebuy", player="Bo", chips=1)
    table.add("out", player="Ann", left={"Bo": 2, "Cy": 1})
    assert table.scores() == [1 + 3 + 3 + 3, 0, 0]


def test_rml_15_chips_are_bought_in_every_mode():
    for short in ("owes", "all_in", "rebuy"):
        table = Table("rummoli", THREE, short=short)
        table.add("rebuy", player="Bo", chips=10)
        assert table.scores() == [50, 60, 50] and untyped(table.game).issued == 160
        for chips in (0, -5, 1.5, True, "10", 10000):
            assert table.refuses("rebuy", player="Bo", chips=chips) == "input"


def test_rml_16_every_chip_is_always_somewhere():
    table = Table("rummoli", FOUR, poker="betting")
    total = 200
    table.add("ante")
    table.add("widow", how="sold", buyer="Cy", price=9)
    table.add("bet", player="Di", chips=60)
    table.add("poker", winners=["Ann", "Bo", "Cy"])
    table.add("pay", player="Bo", space="QC")
    table.add("adjust", **{"from": "JD", "to": "Di", "chips": 4, "reason": "forgotten"})
    table.add("out", player="Bo", left={"Ann": 1, "Cy": 2, "Di": 3})
    assert chips_in_play(table.game) == untyped(table.game).issued == total
    left = table.score("Cy")
    table.leave("Cy")
    table.add("join", player="Eve", seat=0)
    table.add("rebuy", player="Di", chips=30)
    assert chips_in_play(table.game) == untyped(table.game).issued == total - left + 50 + 30


def test_rml_17_the_high_cut_takes_the_board():
    table = stops()
    table.add("out", player="Bo", left={"Ann": 4, "Cy": 2})
    table.add("finish", winner="Cy")
    assert table.scores() == [40, 50, 39 + 21] and set(pots(table).values()) == {0}
    assert table.end() == (["Cy"], "RML-17")
    assert table.game.places() == [["Cy"], ["Bo"], ["Ann"]]


def test_rml_17_or_the_best_five_cards_dealt_for_it():
    table = stops(dealer="Cy")
    table.add("out", player="Bo", left={"Ann": 4, "Cy": 2})
    table.add("adjust", **{"from": "Bo", "to": "10S", "chips": 1, "reason": "odd"})
    hands = {"Ann": PAIR, "Bo": LOWER, "Cy": EQUAL}
    assert table.refuses("finish", hands={"Ann": PAIR, "Bo": LOWER}) == "input"
    assert table.refuses("finish", hands={"Ann": PAIR, "Bo": LOWER, "Cy": EQUAL[:4]}) == "input"
    assert table.refuses("finish", hands=hands, winner="Ann") == "input"
    assert table.refuses("finish") == "input"
    assert table.refuses("finish", winner="Eve") == "input"
    # Ann deals next, so that Cy sits nearer to the dealer's left than Ann herself.
    assert table.game.dealer == "Ann"
    effect = table.add("finish", hands=hands)
    assert effect.changes == {"Ann": 11, "Bo": 0, "Cy": 11}


def test_rml_17_equal_chips_share_the_win():
    table = hand(["Ann", "Bo"])
    table.add("void")
    table.add("finish", hands={"Ann": PAIR, "Bo": EQUAL})
    assert table.scores() == [50, 50] and table.end() == (["Ann", "Bo"], "RML-17")


def test_rml_18_a_pay_card_is_paid_also_after_the_hand():
    table = stops()
    table.add("out", player="Bo", left={"Ann": 4, "Cy": 2})
    table.add("pay", player="Ann", space="KH")
    assert table.score("Ann") == 43


def test_rml_18_a_chip_onto_rummoli_for_a_card_that_was_not_played():
    table = hand()
    table.add("adjust", **{"from": "Bo", "to": "rummoli", "chips": 1, "reason": "not played"})
    assert table.scores() == [41, 40, 41] and pots(table)["rummoli"] == 4


LEFT = {"Bo": 1, "Cy": 1}


def test_rml_19_nothing_of_the_stops_before_the_poker_hand():
    table = hand()
    assert table.refuses("pay", player="Bo", space="10S") == "RML-19"
    assert table.refuses("out", player="Ann", left=LEFT) == "RML-19"
    assert table.refuses("deadlock", left=dict(LEFT, Ann=1)) == "RML-19"
    for action in ("pay", "out", "deadlock"):
        assert action not in table.game.actions()
        assert table.game.why_not(action) == ("rummoli.poker_first", {"n": 3})
    table.add("poker", winners=["Ann"])
    for action in ("pay", "out", "deadlock"):
        assert action in table.game.actions() and table.game.why_not(action) is None
    table.add("pay", player="Bo", space="10S")
    table.add("void")
    # The hand begins again, and so does its order.
    assert table.refuses("pay", player="Bo", space="10S") == "RML-19"
    table.add("widow", how="kept")


def test_rml_19_where_the_poker_pot_is_empty_nothing_waits_for_it():
    table = Table("rummoli", THREE, short="all_in", chips_each=1)
    for name in THREE:
        table.add("adjust", **move(name, "10S", 1))
    table.add("ante")
    assert pots(table)["poker"] == 0 and table.refuses("poker", winners=["Ann"]) == "RML-7"
    assert table.game.why_not("poker")[0] == "rummoli.pot_empty"
    table.add("pay", player="Ann", space="10S")
    assert table.refuses("widow", how="kept") == "RML-19"
    table.add("out", player="Ann", left=LEFT)


def test_rml_19_the_widow_comes_before_the_bets():
    table = hand(poker="betting")
    table.add("bet", player="Ann", chips=1)
    assert table.refuses("widow", how="kept") == "RML-19"
    assert table.game.why_not("widow") == ("rummoli.widow_late", {})
    assert "widow" not in table.game.actions()


def test_rml_19_no_cut_in_the_middle_of_a_hand():
    table = hand()
    assert table.refuses("finish", winner="Ann") == "RML-19"
    table.add("poker", winners=["Ann"])
    assert table.refuses("finish", winner="Ann") == "RML-19"
    assert table.game.why_not("finish") == ("rummoli.in_a_hand", {})
    table.add("void")
    # Cancelled and not dealt again: that is between hands.
    assert table.game.why_not("finish") is None
    table.add("finish", winner="Ann")
    assert table.scores() == [41 + 27, 41, 41]


def test_rml_19_the_antes_of_a_misdeal_are_not_put_twice():
    table = stops()
    table.add("void")
    assert table.refuses("ante") == "RML-19"
    assert table.game.why_not("ante") == ("rummoli.antes_stay", {})
    assert set(pots(table).values()) == {3}


def test_rml_19_an_amend_must_not_break_the_order():
    table = stops()
    table.add("out", player="Ann", left=LEFT)
    buys = {"event": "rebuy", "player": "Bo", "chips": 5}
    assert table.refuses("amend", index=1, to=buys) == "RML-19"
    pays = {"event": "pay", "player": "Bo", "space": "10S"}
    assert table.refuses("amend", index=1, to=pays) == "RML-19"
    table.add("amend", index=2, to=pays)
    table.add("undo")
    table.add("undo")
    table.add("undo")
    assert table.refuses("out", player="Ann", left=LEFT) == "RML-19"
    table.add("redo")
    table.add("out", player="Ann", left=LEFT)


def test_all_1_a_void_hand_leaves_the_antes():
    table = hand(dealer="Bo", poker="betting")
    table.add("widow", how="sold", buyer="Cy", price=9)
    table.add("bet", player="Ann", chips=6)
    table.add("poker", winners=["Bo"])
    table.add("pay", player="Cy", space="QC")
    table.add("void")
    assert table.scores() == [41, 41, 41] and set(pots(table).values()) == {3}
    assert table.game.dealer == "Bo" and table.game.rounds == 0
    table.add("poker", winners=["Ann"])
    table.add("out", player="Ann", left={"Bo": 1, "Cy": 1})
    assert table.scores() == [49, 40, 40]


def test_all_1_a_void_keeps_what_was_bought_and_corrected():
    table = stops()
    table.add("rebuy", player="Ann", chips=10)
    table.add("adjust", **{"from": "Bo", "to": "rummoli", "chips": 1, "reason": "looked"})
    table.add("pay", player="Cy", space="QC")
    table.add("void")
    assert table.scores() == [51, 40, 41] and pots(table)["rummoli"] == 4


def test_all_1_a_void_cannot_take_back_what_a_correction_took():
    table = hand(poker="betting")
    table.add("bet", player="Ann", chips=5)
    table.add("adjust", **{"from": "poker", "to": "Bo", "chips": 8, "reason": "odd"})
    assert table.refuses("void") == "RML-16"


def test_all_1_a_void_between_hands_changes_nothing():
    table = Table("rummoli", THREE)
    table.add("void")
    table.add("ante")
    table.add("poker", winners=["Ann"])
    table.add("out", player="Bo", left={"Ann": 4, "Cy": 2})
    before = table.scores()
    table.add("void")
    assert table.scores() == before and table.game.dealer == "Bo"


def test_all_2_who_leaves_takes_the_chips_along():
    table = hand(FOUR)
    assert table.refuses("leave", player="Bo") == "ALL-2"
    table.add("void")
    effect = table.leave("Bo")
    assert effect.notes == [("ALL-2", "rummoli.did_take_along", {"name": "Bo", "n": 41})]
    assert untyped(table.game).issued == 200 - 41 and table.score("Bo") == 41
    table.add("poker", winners=["Ann"])
    table.add("out", player="Ann", left={"Cy": 1, "Di": 1})
    assert table.refuses("leave", player="Bo") == "ALL-2"
    assert table.refuses("rebuy", player="Bo", chips=5) == "ALL-2"


def debt(**options):
    """Return a table between two hands where Bo has a debt of 5 chips."""
    table = stops(chips_each=5, **options)
    table.add("out", player="Ann", left={"Bo": 1, "Cy": 1})
    return table


def test_all_2_a_debt_is_struck():
    table = debt()
    effect = table.leave("Bo")
    assert effect.notes == [("ALL-12", "rummoli.did_strike", {"name": "Bo", "n": 5})]
    assert untyped(table.game).issued == 15 + 5 and table.score("Bo") == -5


def test_all_3_who_left_with_a_debt_comes_back_with_0():
    table = debt()
    table.leave("Bo")
    effect = table.add("join", player="Bo")
    assert table.score("Bo") == 0 and untyped(table.game).issued == 15 + 5
    assert ("ALL-12", "rummoli.did_owe", {"name": "Bo", "n": 5}) in effect.notes
    # Like one who bought as many chips.
    assert table.game.payments.put_in("Bo") == 5 + 5
    assert table.game.payments.put_in("Ann") == 5


def test_all_12_a_debt_is_owed_whether_its_debtor_returns_or_not():
    away, back = debt(), debt()
    for table in (away, back):
        table.leave("Bo")
    back.add("join", player="Bo")
    for table in (away, back):
        table.add("finish", winner="Cy")
        settled = dict(settle_up.balances(table.ledger, settle_up.CHIP, 10))
        assert settled["Bo"] == -100 and sum(settled.values()) == 0
        settle_up.payments(sorted(settled.items()))


def test_all_2_the_last_one_ends_the_game():
    table = Table("rummoli", ["Ann", "Bo"])
    table.leave("Ann")
    assert table.end() == (["Bo"], "ALL-2")


def test_all_3_who_joins_brings_chips():
    table = hand(chips_each=30)
    assert table.refuses("join", player="Di") == "ALL-3"
    table.add("poker", winners=["Ann"])
    table.add("out", player="Ann", left={"Bo": 1, "Cy": 1})
    table.add("join", player="Di", seat=1)
    assert table.score("Di") == 30 and untyped(table.game).issued == 120
    table.add("ante")
    assert set(pots(table).values()) == {3 + 4, 4} and pots(table)["poker"] == 4


def test_all_3_nobody_is_called_like_a_section():
    for name in ("poker", "rummoli", "widow", "AS", "10H", "7-8-9", "AD-KD"):
        assert score("rummoli", ["Ann", name], [])["field"] == "players"
        assert Table("rummoli", THREE).refuses("join", player=name) == "input"
    Table("rummoli", ["As", "Jd", "Poker"])


def test_all_4_stop_in_a_hand():
    table = stops(winner="Cy")
    table.add("pay", player="Cy", space="QC")
    table.add("stop")
    assert table.end() == (["Cy"], "ALL-4")


def move(source, target, chips, reason="why"):
    return {"from": source, "to": target, "chips": chips, "reason": reason}


def test_all_5_chips_from_one_holder_to_another():
    table = hand()
    table.add("adjust", **move("Ann", "Bo", 5))
    table.add("adjust", **move("poker", "Bo", 3))
    table.add("adjust", **move("Cy", "7-8-9", 2))
    table.add("adjust", **move("rummoli", "QC", 1))
    assert table.scores() == [36, 49, 39]
    found = pots(table)
    assert (found["poker"], found["7-8-9"], found["rummoli"], found["QC"]) == (0, 5, 2, 4)
    assert table.refuses("adjust", **move("poker", "Bo", 1)) == "RML-16"
    for wrong in (
        move("Ann", "Ann", 1),
        move("Ann", "Eve", 1),
        move("10H", "Ann", 1),
        move([], "Ann", 1),
        move("Ann", {}, 1),
        move(None, "Ann", 1),
        move("Ann", "Bo", 0),
        move("Ann", "Bo", -1),
        move("Ann", "Bo", 1.5),
        move("Ann", "Bo", True),
        move("Ann", "Bo", 1, ""),
        move("Ann", "Bo", 1, " "),
        move("Ann", "Bo", 1, 7),
        {"player": "Ann", "by": 5, "reason": "points"},
    ):
        assert table.refuses("adjust", **wrong) == "input"


def test_all_5_chips_that_are_not_there():
    for short, rule in (("owes", None), ("all_in", "RML-15"), ("rebuy", "RML-15")):
        table = Table("rummoli", THREE, short=short)
        if rule:
            assert table.refuses("adjust", **move("Ann", "Bo", 51)) == rule
        else:
            table.add("adjust", **move("Ann", "Bo", 51))
            assert table.scores() == [-1, 101, 50]


def test_all_6_another_dealer_sells_the_widow():
    table = hand(dealer="Ann")
    table.add("dealer", player="Cy")
    table.add("widow", how="sold", buyer="Ann", price=1)
    assert table.scores() == [40, 41, 42]
    table.add("poker", winners=["Ann"])
    table.add("out", player="Ann", left={"Bo": 1, "Cy": 1})
    assert table.game.dealer == "Ann"


def test_ask_tells_the_pots():
    reply = score("rummoli", THREE, [{"event": "ante"}, {"event": "poker", "winners": ["Ann"]}])
    want = {"poker": 0, "rummoli": 3}
    for space in SPACES:
        want[space] = 3
    assert reply["pots"] == want and reply["scores"] == {"Ann": 44, "Bo": 41, "Cy": 41}
    assert reply["rounds"] == [
        {"Ann": -9, "Bo": -9, "Cy": -9},
        {"Ann": 3, "Bo": 0, "Cy": 0},
    ]


def test_all_3_who_left_comes_back_with_the_chips_taken_along():
    table = Table("rummoli", THREE)
    table.add("adjust", **{"from": THREE[0], "to": THREE[1], "chips": 5, "reason": "x"})
    issued = untyped(table.game).issued
    score = table.game.find(THREE[1]).score
    table.leave(THREE[1])
    assert untyped(table.game).issued == issued - score
    table.add("join", player=THREE[1])
    assert (untyped(table.game).issued, table.game.find(THREE[1]).score) == (issued, score)


def test_every_part_of_a_hand_has_the_number_of_the_hand():
    table = Table("rummoli", THREE, poker="betting")
    for number in (1, 2):
        effects = [
            table.add("ante"),
            table.add("widow", how="kept"),
            table.add("bet", player="Bo", chips=1),
            table.add("poker", winners=["Ann"]),
            table.add("pay", player="Bo", space="QC"),
        ]
        left = dict.fromkeys(THREE, 2)
        if number == 1:
            del left["Ann"]
            effects.append(table.add("out", player="Ann", left=left))
        else:
            effects.append(table.add("deadlock", left=left))
        assert [effect.number for effect in effects] == [number] * 6


def test_rml_18_a_pay_card_paid_after_the_hand_belongs_to_that_hand():
    table = stops()
    table.add("out", player="Ann", left={"Bo": 1, "Cy": 1})
    assert table.add("pay", player="Bo", space="QC").number == 1


def test_rml_12_who_takes_chips_of_a_section_has_won_a_pot():
    table = hand()
    assert table.add("poker", winners=["Ann"]).feats == [("Ann", "pots")]
    assert table.add("pay", player="Bo", space="QC").feats == [("Bo", "pots")]
    effect = table.add("out", player="Cy", left={"Ann": 1, "Bo": 1})
    assert effect.feats == [("Cy", "pots")]


def test_rml_8_a_share_of_nothing_is_no_pot_won():
    table = hand(THREE[:2])
    table.add("adjust", **{"from": "poker", "to": "rummoli", "chips": 1, "reason": "x"})
    effect = table.add("poker", winners=["Ann", "Bo"])
    assert effect.feats == [] and effect.changes == {"Ann": 0, "Bo": 0}
    assert effect.sums == [("Ann", "41 + 0", 41), ("Bo", "41 + 0", 41)]


def test_rml_15_who_has_exactly_enough_pays_without_new_chips():
    table = Table("rummoli", THREE, chips_each=9, short="rebuy")
    table.add("ante")
    assert table.scores() == [0, 0, 0]


def test_rml_15_new_chips_count_as_put_in():
    table = Table("rummoli", THREE)
    table.add("rebuy", player="Bo", chips=20)
    table.add("rebuy", player="Bo", chips=5)
    assert [table.game.payments.put_in(name) for name in THREE] == [50, 75, 50]


def test_all_12_only_a_debt_is_told_on_leaving_and_returning():
    table = Table("rummoli", FOUR)
    assert "ALL-12" not in table.notes(table.add("leave", player="Di"))
    assert "ALL-12" not in table.notes(table.add("join", player="Di"))
    table = Table("rummoli", FOUR, chips_each=9)
    table.add("adjust", **{"from": "Di", "to": "Ann", "chips": 9, "reason": "x"})
    # Exactly nothing left is no debt.
    assert "ALL-12" not in table.notes(table.add("leave", player="Di"))
    assert "ALL-12" not in table.notes(table.add("join", player="Di"))


def test_all_5_who_has_few_chips_may_be_given_more():
    table = hand(chips_each=9, short="rebuy")
    give = {"from": "rummoli", "to": "Ann", "chips": 2, "reason": "x"}
    table.add("adjust", **give)
    assert table.scores() == [2, 0, 0]
    assert table.refuses("adjust", **dict(give, **{"from": "Bo"})) == "RML-15"


def test_rml_17_the_remainder_goes_to_the_winner_nearest_at_the_dealers_left():
    table = stops()
    table.add("out", player="Ann", left={"Bo": 1, "Cy": 1})
    assert table.game.dealer == "Bo" and table.game.board.chips() == 21
    effect = table.add("finish", hands={"Ann": PAIR, "Bo": LOWER, "Cy": EQUAL})
    assert effect.changes == {"Cy": 11, "Ann": 10, "Bo": 0}
    # Sections that are empty do not move.
    assert sorted(effect.pots) == sorted(SPACES)


def comes_next(table):
    return text(table.game.coming()[0], **table.game.coming()[1])


def test_what_comes_next_follows_the_parts_of_a_hand():
    table = Table("rummoli", THREE, "Cy", poker="betting")
    key, seen = table.game.coming()[0], []
    assert key == "rummoli.coming_ante" and table.game.first_player() is None
    for event, fields in (
        ("ante", {}),
        ("widow", {"how": "kept"}),
        ("poker", {"winners": ["Bo"]}),
        ("out", {"player": "Bo", "left": {"Ann": 1, "Cy": 1}}),
    ):
        table.add(event, **fields)
        seen.append((table.game.coming()[0], table.game.first_player()))
    assert seen == [
        ("rummoli.coming_widow", None),
        ("rummoli.coming_betting", None),
        ("rummoli.coming_stops", "Bo"),
        ("rummoli.coming_ante", None),
    ]
    table = hand(dealer="Cy")
    assert "Cy" in comes_next(table)
    table.add("poker", winners=["Bo"])
    assert "Bo" in comes_next(table)


def test_rml_17_the_board_is_cut_for_once_there_is_something_on_it():
    table = Table("rummoli", THREE)
    assert table.game.actions()[:2] == ["ante", "rebuy"]
    table.add("ante")
    assert "finish" not in table.game.actions()
    table.add("void")
    assert "finish" in table.game.actions() and "ante" not in table.game.actions()
    table = stops()
    table.add("out", player="Ann", left={"Bo": 1, "Cy": 1})
    assert table.game.actions()[:3] == ["ante", "finish", "pay"]


def test_rml_19_why_an_action_is_not_there_is_told():
    game = Table("rummoli", THREE).game
    assert game.why_not("finish")[0] == "all.not_now" and game.why_not("ante") is None
    assert (
        game.why_not("poker")[0] == "rummoli.no_hand"
        and game.why_not("out")[0] == "rummoli.no_hand"
    )
    game = stops().game
    assert game.why_not("widow")[0] == "rummoli.poker_done"
    assert game.why_not("poker")[0] == "rummoli.poker_done"
    table = hand()
    table.add("adjust", **{"from": "poker", "to": "Ann", "chips": 3, "reason": "x"})
    assert table.game.why_not("poker")[0] == "rummoli.pot_empty"
    assert (
        table.game.why_not("out") is None and table.game.why_not("ante")[0] == "rummoli.ante_lies"
    )


def test_rml_6_the_story_of_a_widow_names_the_dealer_or_the_buyer():
    for fields, key, name in (
        ({"how": "kept"}, "_kept", "Cy"),
        ({"how": "exchanged"}, "_exchanged", "Cy"),
        ({"how": "sold", "buyer": "Bo", "price": 2}, "", "Bo"),
    ):
        table = hand(dealer="Cy")
        effect = table.add("widow", **fields)
        told, facts = table.game.tell(table.ledger.log[-1], effect)
        assert told.endswith("widow" + key) and name in facts.values()


def test_rml_6_the_widow_may_be_given_away():
    table = hand(dealer="Cy")
    effect = table.add("widow", how="sold", buyer="Bo", price=0)
    assert table.scores() == [41, 41, 41] and effect.number == 1


def test_rml_7_bets_after_a_misdeal_begin_the_hand_again():
    table = hand(poker="betting")
    table.add("void")
    assert "finish" in table.game.actions()
    table.add("bet", player="Bo", chips=1)
    assert "finish" not in table.game.actions()
    assert table.refuses("finish", winner="Ann") == "RML-19"


def test_rml_12_the_sum_of_a_pay_card_is_shown():
    table = stops()
    assert table.add("pay", player="Bo", space="QC").sums == [("Bo", "41 + 3", 44)]


def test_rml_17_chips_put_on_the_board_before_the_first_hand_can_be_cut_for():
    table = Table("rummoli", THREE)
    move = {"from": "Ann", "to": "rummoli", "chips": 1, "reason": "x"}
    effect = table.add("adjust", **move)
    assert "finish" in table.game.actions()
    # A section is told by its name, a player by theirs.
    facts = effect.notes[0][2]
    assert facts["name"] == "Ann" and facts["to"] == ("rummoli.pot_rummoli", {})


def test_rml_7_bets_belong_to_a_hand_only_where_the_house_plays_them():
    plain, betting = Table("rummoli", THREE).game, Table("rummoli", THREE, poker="betting").game
    assert "bets" not in plain.order() and "bets" in betting.order()
    assert [kind for kind in betting.order() if kind != "bets"] == list(plain.order())


def test_rml_19_the_stops_phase_comes_next_once_the_poker_is_settled():
    table = Table("rummoli", THREE)
    steps = [(table.game.aids.next(table.game) is None, table.game.next_key())]
    for kind, fields in (
        ("ante", {}),
        ("widow", {"how": "kept"}),
        ("poker", {"winners": ["Bo"]}),
        ("pay", {"player": "Bo", "space": "QC"}),
    ):
        table.add(kind, **fields)
        steps.append((table.game.aids.next(table.game) is None, table.game.next_key()))
    assert steps == [
        (True, "rummoli.do_ante"),
        (True, "rummoli.do_widow"),
        (True, "rummoli.do_poker"),
        (False, "stops_screen.do"),
        (False, "stops_screen.do"),
    ]
    assert table.game.aids.next(table.game).screen == "rummoli.stops"
    # What was entered of the stops phase is known: there the events come before the cards.
    assert untyped(table.game).in_stops()
    assert not untyped(hand().game).in_stops()


def test_rml_9_who_leads_is_named_once_the_poker_is_settled():
    table = hand()
    assert table.game.deal().opening == ("RML-9", "rummoli.winner_leads", {})
    table.add("poker", winners=["Bo"])
    assert table.game.deal().opening == ("RML-9", "rummoli.leads", {"name": "Bo"})


def test_rml_15_a_bet_that_makes_a_debt_says_so():
    table = hand(poker="betting", chips_each=12, short="owes")
    effect = table.add("bet", player="Bo", chips=3)
    assert effect.notes == [("RML-7", "rummoli.did_bet", {"name": "Bo", "n": 3})], (
        "all, and no more"
    )
    table.add("undo")
    effect = table.add("bet", player="Bo", chips=5)
    assert ("RML-15", "rummoli.would_owe", {"name": "Bo", "n": 2}) in effect.notes
    assert table.score("Bo") == -2


def test_rml_15_who_bets_all_need_not_buy():
    table = hand(poker="betting", chips_each=12, short="rebuy")
    assert table.refuses("bet", player="Bo", chips=4) == "RML-15"
    table.add("bet", player="Bo", chips=3)
    assert table.score("Bo") == 0
    assert table.refuses("bet", player="Bo", chips=1) == "RML-15"


def test_all_2_nobody_leaves_a_hand_that_is_played_again_after_a_misdeal():
    table = stops()
    table.add("void")
    assert "leave" in table.game.actions()
    table.add("poker", winners=["Cy"])
    assert "leave" not in table.game.actions() and table.game.first_player() == "Cy"
    assert table.refuses("leave", player="Bo") == "ALL-2"
    # A pay card begins it where there is no Poker Pot.
    table = Table("rummoli", THREE, short="all_in", chips_each=1)
    for name in THREE:
        table.add("adjust", **move(name, "10S", 1))
    table.add("ante")
    table.add("void")
    assert "leave" in table.game.actions()
    table.add("pay", player="Ann", space="10S")
    assert "leave" not in table.game.actions()
    assert table.refuses("leave", player="Bo") == "ALL-2"


def test_rml_17_the_end_by_five_cards_says_what_was_shown():
    table = stops()
    table.add("void")
    hands = {"Ann": PAIR, "Bo": LOWER, "Cy": ["QS", "2H", "4S", "5C", "8D"]}
    effect = table.add("finish", hands=hands)
    keys = [key for _, key, _ in effect.notes]
    assert keys[0] == "rummoli.did_finish" and len(keys) > 1
    assert effect.notes[0][2]["name"] == "Ann" and [rule for rule, _, _ in effect.notes[1:]]


def test_the_line_for_beginners_follows_the_hand():
    def coming(table):
        return table.game.coming()

    table = Table("rummoli", THREE)
    assert coming(table) == ("rummoli.coming_ante", {}) and table.game.first_player() is None
    assert "finish" not in table.game.actions()
    table.add("ante")
    assert coming(table) == ("rummoli.coming_widow", {"name": "Ann"})
    for rule in ("showdown", "betting"):
        table = hand(poker=rule)
        table.add("widow", how="kept")
        assert coming(table) == ("rummoli.coming_" + rule, {})
    table = stops(winner="Bo")
    assert (
        coming(table) == ("rummoli.coming_stops", {"name": "Bo"})
        and table.game.first_player() == "Bo"
    )
    table.add("out", player="Cy", left={"Ann": 1, "Bo": 1})
    assert coming(table) == ("rummoli.coming_ante", {}) and table.game.first_player() is None
    assert "finish" in table.game.actions()
