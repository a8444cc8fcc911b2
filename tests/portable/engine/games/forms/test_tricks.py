"""Spades, Oh Hell, Hearts, King, Euchre and Wizard: the rules of each form, by number."""

from engine import texts
from tests.portable.form_tables import THREE, beside, bid_and_play, each, points, sums, table
from tests.portable.tools import FOUR, untyped


def test_spd_1_partners_sit_opposite():
    assert table("spades").game.sides.lists == [["Ann", "Cy"], ["Bo", "Di"]]
    assert table("spades", sides="left").game.sides.lists == [["Ann", "Bo"], ["Cy", "Di"]]
    assert table("spades", sides="right").game.sides.lists == [["Ann", "Di"], ["Bo", "Cy"]]


def test_spd_2_the_tricks_are_thirteen():
    game = table("spades")
    assert game.refuses("hand", tricks=each(4, 4, 4, 1)) is None
    assert game.refuses("bids", bid=each(14, 0, 0, 0)) == "SPD-2"
    game.add("bids", bid=each(4, 3, 3, 2))
    assert game.refuses("hand", tricks=each(4, 4, 4, 4)) == "SPD-2"


def test_spd_3_a_contract_and_its_bags():
    effect = bid_and_play(table("spades"), (4, 3, 3, 2), (5, 2, 4, 2))
    assert points(effect) == [72, -50, 72, -50]
    assert sums(effect) == [("Ann", "10 x 7 + 2"), ("Bo", "-10 x 5")]


def test_spd_4_nil():
    effect = bid_and_play(table("spades"), (0, 3, 5, 4), (0, 4, 6, 3))
    assert points(effect) == [151, 70, 151, 70]
    assert sums(effect)[0] == ("Ann", "10 x 5 + 1 + nil 100")
    effect = bid_and_play(table("spades", nil=50), (0, 3, 5, 4), (1, 3, 5, 4))
    assert points(effect) == [1, 70, 1, 70]


def notes(effect):
    """Return (rule, words) of each note."""
    return [(rule, texts.text(key, **facts)) for rule, key, facts in effect.notes]


def test_spd_4_each_nil_has_a_line_with_the_name_of_who_bid_it():
    # Both partners and one of the other side: three lines, in the order of the seats.
    effect = bid_and_play(table("spades"), (0, 3, 0, 0), (0, 7, 1, 5))
    said = [note for note in notes(effect) if note[0]]
    assert said == [
        ("SPD-4", "Ann: nil made"),
        ("SPD-4", "Cy: nil failed"),
        ("SPD-4", "Di: nil failed"),
    ]
    texts.use("it")
    try:
        effect = bid_and_play(table("spades"), (0, 3, 0, 0), (0, 7, 1, 5))
        assert [words for rule, words in notes(effect) if rule][:2] == [
            "Ann: nil riuscito",
            "Cy: nil fallito",
        ]
    finally:
        texts.use("en")
    # Without a nil there is none.
    effect = bid_and_play(table("spades"), (4, 3, 3, 2), (5, 2, 4, 2))
    assert not [note for note in notes(effect) if note[0]]


def test_spd_5_tricks_of_a_failed_nil():
    bids, tricks = (0, 3, 5, 4), (1, 4, 4, 4)
    # Five bid, four taken, and one by the nil: a bag, a help, nothing.
    assert points(bid_and_play(table("spades"), bids, tricks))[0] == -50 - 100 + 1
    assert points(bid_and_play(table("spades", failed_nil="counts"), bids, tricks))[0] == 50 - 100
    assert points(bid_and_play(table("spades", failed_nil="lost"), bids, tricks))[0] == -150
    made = table("spades")
    bid_and_play(made, (0, 3, 4, 4), (2, 3, 4, 4))
    assert made.scores()[0] == 40 - 100 + 2
    assert untyped(made.game).carried["collected"]["Cy"] == 2
    both = bid_and_play(table("spades"), (0, 3, 0, 4), (1, 6, 0, 6))
    assert points(both)[0] == 1 - 100 + 100


def test_spd_6_ten_bags():
    game = table("spades")
    bid_and_play(game, (1, 1, 1, 1), (8, 1, 2, 2))
    assert untyped(game.game).carried["collected"] == each(8, 1, 8, 1)
    effect = bid_and_play(game, (1, 1, 1, 1), (4, 4, 2, 3))
    assert points(effect) == [20 + 4 - 100, 20 + 5, 20 + 4 - 100, 20 + 5]
    assert untyped(game.game).carried["collected"] == each(2, 6, 2, 6)
    game.add("undo")
    assert untyped(game.game).carried["collected"] == each(8, 1, 8, 1)
    free = table("spades", bags="free")
    bid_and_play(free, (1, 1, 1, 1), (8, 1, 2, 2))
    assert points(bid_and_play(free, (1, 1, 1, 1), (4, 4, 2, 3)))[0] == 24


def test_spd_6_seven_bags_and_what_they_cost():
    # games.rmwinslow.com: every seventh bag is -100.
    game = table("spades", bag_limit=7)
    assert points(bid_and_play(game, (1, 1, 1, 1), (8, 1, 2, 2)))[:2] == [20 + 8 - 100, 20 + 1]
    assert untyped(game.game).carried["collected"] == each(1, 1, 1, 1)
    # Eleven bags are two times five.
    game = table("spades", bag_limit=5, bag_price=50)
    effect = bid_and_play(game, (0, 1, 1, 1), (6, 1, 6, 0))
    assert points(effect)[0] == 10 + 5 + 6 - 100 - 2 * 50
    assert sums(effect)[0][1].endswith("bags 50 x 2")
    # What is left of fewer than so many is kept.
    assert untyped(game.game).carried["collected"]["Ann"] == 1


def test_spd_10_a_contract_of_ten():
    for tricks, won in (((6, 1, 5, 1), 200 + 1), ((6, 2, 3, 2), -200)):
        effect = bid_and_play(table("spades", ten="yes"), (6, 2, 4, 1), tricks)
        assert points(effect)[0] == won
    assert points(bid_and_play(table("spades"), (6, 2, 4, 1), (6, 1, 5, 1)))[0] == 101
    nine = bid_and_play(table("spades", ten="yes"), (5, 2, 4, 1), (6, 1, 5, 1))
    assert points(nine)[0] == 90 + 2


def test_spd_11_the_least_bid_of_a_side():
    # learnthat.com: four at least, and with a nil the partner alone.
    game = table("spades", least=4)
    error = game.refusal("bids", bid=each(3, 1, 4, 2))
    assert (error.rule, error.why()) == ("SPD-11", "Bo + Di bid 4 or more together, not 3.")
    assert game.refuses("bids", bid=each(0, 3, 3, 3)) == "SPD-11"
    bid_and_play(game, (0, 3, 4, 1), (0, 4, 5, 4))
    assert table("spades").refusal("bids", bid=each(0, 0, 0, 0)) is None


def test_spd_7_the_limit_and_play_on():
    game = table("spades", target=70)
    bid_and_play(game, (4, 3, 3, 3), (4, 3, 3, 3))
    assert game.end() == (["Ann", "Cy"], "SPD-7")
    equal = table("spades", target=100)
    bid_and_play(equal, (3, 2, 3, 3), (3, 3, 3, 4))
    bid_and_play(equal, (3, 3, 2, 3), (4, 3, 3, 3))
    assert equal.scores() == [112, 112, 112, 112] and not equal.game.over
    bid_and_play(equal, (3, 3, 2, 3), (4, 3, 3, 3))
    assert equal.end() == (["Bo", "Di"], "SPD-7")


def test_spd_8_a_blind_nil_of_a_side_that_is_behind():
    game = table("spades", blind_nil="yes", target=900)
    bid_and_play(game, (4, 3, 3, 3), (4, 0, 9, 0))
    assert game.scores()[:2] == [76, -60]
    bids = each(3, 0, 3, 4)
    assert game.refuses("bids", bid=bids) == "input"
    game.add("bids", bid=bids, blind={"Bo": True})
    game.add("hand", tricks=each(4, 0, 4, 5))
    assert game.scores()[1] == -60 + 41 + 200
    # Now the others are behind, by less than 100: nobody is asked.
    assert game.refuses("bids", bid=each(0, 3, 3, 4), blind={"Ann": True}) == "SPD-8"
    failed = table("spades", blind_nil="yes", target=900)
    bid_and_play(failed, (4, 3, 3, 3), (4, 0, 9, 0))
    failed.add("bids", bid=bids, blind={"Bo": False})
    failed.add("hand", tricks=each(4, 1, 4, 4))
    assert failed.scores()[1] == -60 + 40 + 1 - 100
    assert table("spades").refuses("bids", bid=bids, blind={"Bo": True}) == "SPD-8"


def test_spd_9_a_side_at_minus_200_has_lost():
    for mercy, over in (("yes", True), ("no", False)):
        game = table("spades", mercy=mercy)
        bid_and_play(game, (13, 0, 7, 0), (13, 0, 0, 0))
        assert game.scores()[0] == -200 and game.game.over == over
    game = table("spades", mercy="yes")
    bid_and_play(game, (13, 0, 7, 0), (13, 0, 0, 0))
    assert game.end() == (["Bo", "Di"], "SPD-9")
    equal = table("spades", mercy="yes")
    bid_and_play(equal, (10, 10, 10, 10), (13, 0, 0, 0))
    assert equal.scores() == [-200] * 4 and not equal.game.over
    assert texts.text(game.game.ending[1]) == "A side is at -200 or below"
    game.add("undo")
    assert not game.game.over


def test_bids_stand_behind_the_score_until_the_tricks_are_in_and_bags_after_that():
    game = table("spades")
    assert beside(game, "Ann", "Bo") == [[], []]
    game.add("bids", bid=each(4, 3, 0, 2))
    assert beside(game, "Ann", "Bo") == [[("bid 4+0", "4+0")], [("bid 3+2", "3+2")]]
    game.add("hand", tricks=each(5, 6, 0, 2))
    assert beside(game, "Ann", "Bo") == [[("1 bag", "1b")], [("3 bags", "3b")]]
    game.add("undo")
    assert beside(game, "Ann")[0] == [("bid 4+0", "4+0")]
    game.add("stop")
    assert beside(game, "Ann") == [[]]
    alone = table("oh_hell", THREE)
    alone.add("bids", bid=each(0, 1, 2, names=THREE))
    assert beside(alone, *THREE) == [[("bid 0", "0")], [("bid 1", "1")], [("bid 2", "2")]]


def test_ohl_1_to_6():
    game = table("oh_hell", THREE, cards=3, course="down")
    names = THREE
    assert game.refuses("bids", bid=each(1, 1, 1, names=names)) == "OHL-3"
    assert game.refuses("bids", bid=each(4, 0, 0, names=names)) == "OHL-3"
    game.add("bids", bid=each(1, 1, 0, names=names))
    assert game.refuses("hand", tricks=each(1, 1, 0, names=names)) == "OHL-4"
    effect = game.add("hand", tricks=each(1, 1, 1, names=names))
    assert points(effect, names) == [11, 11, 1] and sums(effect)[0] == ("Ann", "10 + 1")
    assert game.refuses("bids", bid=each(3, 0, 0, names=names)) == "OHL-3"
    for _ in range(2):
        game.add("bids", bid=each(0, 0, 0, names=names))
        game.add("hand", tricks=each(2 - game.game.rounds + 1, 0, 0, names=names))
    assert game.end() == (["Bo"], "OHL-6")
    for missed, taken in (("tricks", 3), (0, 0)):
        game = table("oh_hell", THREE, cards=3, missed=missed, hook="no")
        game.add("bids", bid=each(1, 1, 1, names=names))
        effect = game.add("hand", tricks=each(3, 0, 0, names=names))
        assert points(effect, names) == [taken, 0, 0]
    for course, hands in (("down_up", (2, 1, 2)), ("up_down", (1, 2, 1)), ("up", (1, 2))):
        game = table("oh_hell", THREE, cards=2, course=course, hook="no")
        for cards in hands:
            assert game.refuses("bids", bid=each(cards + 1, 0, 0, names=names)) == "OHL-3"
            game.add("bids", bid=each(cards, 0, 0, names=names))
            game.add("hand", tricks=each(cards, 0, 0, names=names))
        assert game.game.over


def test_ohl_2_the_usual_largest_hand():
    for count, cards in ((3, 10), (5, 10), (6, 8), (7, 7)):
        names = list("ABCDEFG")[:count]
        game = table("oh_hell", names, hook="no")
        assert game.refuses("bids", bid=each(cards + 1, *[0] * (count - 1), names=names)) == "OHL-3"
        assert game.refusal("bids", bid=each(cards, *[0] * (count - 1), names=names)) is None
        # Down to one card and up again.
        assert untyped(game.game).last == 2 * cards - 1
    # Who leaves makes the hands of the others no larger.
    left = table("oh_hell", list("ABCDEFG"), hook="no")
    left.leave("G")
    assert left.refuses("bids", bid=each(8, 0, 0, 0, 0, 0, names=list("ABCDEF"))) == "OHL-3"


def test_ohl_2_no_more_cards_are_dealt_than_the_deck_has():
    # A sixth and a seventh player join after the first hand of ten cards: 9 each are too many.
    for course, before in (("down_up", 1), ("up", 8)):
        game = table("oh_hell", list("ABCDE"), hook="no", course=course)
        for number in range(before):
            dealt = 10 if course == "down_up" else number + 1
            game.add("bids", bid=each(0, 0, 0, 0, 0, names=list("ABCDE")))
            game.add("hand", tricks=each(dealt, 0, 0, 0, 0, names=list("ABCDE")))
        for most, newcomer in ((8, "F"), (7, "G")):
            game.add("join", player=newcomer)
            names = list("ABCDEFG")[: "ABCDEFG".index(newcomer) + 1]
            others = [0] * (len(names) - 1)
            assert game.refuses("bids", bid=each(most + 1, *others, names=names)) == "OHL-3"
            assert game.refusal("bids", bid=each(most, *others, names=names)) is None


def test_ohl_3_the_sentence_says_the_number():
    game = table("oh_hell", THREE, cards=3)
    error = game.refusal("bids", bid=each(1, 1, 1, names=THREE))
    assert error.why() == "The bids must not add up to 3."


def test_hrt_2_to_5():
    game = table("hearts", THREE, target=30)
    names = THREE
    assert game.refuses("round", points=each(20, 5, 2, names=names)) == "HRT-2"
    # Whoever has the queen of spades has 13.
    assert game.refuses("round", points=each(9, 9, 8, names=names)) == "HRT-2"
    effect = game.add("round", points=each(26, 0, 0, names=names))
    assert points(effect, names) == [0, 26, 26]
    game.add("round", points=each(10, 3, 13, names=names))
    assert game.end() == (["Ann"], "HRT-5")
    own = table("hearts", THREE, moon="self", jack_of_diamonds="yes")
    effect = own.add("round", points=each(26, 0, 0, names=names), jack="Bo")
    assert points(effect, names) == [-26, -10, 0]
    assert own.refuses("round", points=each(26, 0, 0, names=names)) == "input"


def test_hrt_3_who_takes_all_chooses_by_a_house_rule():
    # heartsgame.net/ShootTheMoon.php: where a choice is offered, 26 off or 26 for the others.
    all_26 = each(0, 26, 0, names=THREE)
    game = table("hearts", THREE, moon="choice")
    assert points(game.add("round", points=all_26, off=True), THREE) == [0, -26, 0]
    assert points(game.add("round", points=all_26, off=False), THREE) == [26, 0, 26]
    # It must be said, but only then.
    assert game.refuses("round", points=all_26) == "input"
    assert game.refuses("round", points=each(13, 13, 0, names=THREE), off=True) == "HRT-3"
    for moon in ("others", "self"):
        assert table("hearts", THREE, moon=moon).refuses("round", points=all_26, off=True)
    # Without the jack it is no moon, where the jack is needed.
    game = table("hearts", THREE, moon="choice", jack_of_diamonds="moon")
    assert game.refuses("round", points=all_26, jack="Cy", off=True) == "HRT-3"
    effect = game.add("round", points=all_26, jack="Bo", off=True)
    assert points(effect, THREE) == [0, -36, 0]
    assert effect.feats == [("Bo", "moons")]


def test_hrt_5_who_has_exactly_the_limit_wins_by_a_house_rule():
    # freezingblue.com/hearts: above 100 it ends; who has exactly 100 after a hand wins.
    for exactly, rounds, winners, scores in (
        ("no", ((13, 13, 0), (13, 0, 13)), ["Bo", "Cy"], [26, 13, 13]),
        ("yes", ((13, 13, 0), (13, 0, 13)), ["Ann"], [26, 13, 13]),
        # Above the limit the lowest wins, and it is no end where nobody is above.
        ("yes", ((13, 10, 3), (14, 10, 2)), ["Cy"], [27, 20, 5]),
        # Exactly wins over the lowest, too, and two share it.
        ("yes", ((13, 13, 0), (13, 13, 0)), ["Ann", "Bo"], [26, 26, 0]),
    ):
        game = table("hearts", THREE, target=26, exactly=exactly)
        for taken in rounds:
            assert not game.game.over
            game.add("round", points=each(*taken, names=THREE))
        assert (game.end(), game.scores()) == ((winners, "HRT-5"), scores)
    game = table("hearts", THREE, target=26, exactly="yes")
    game.add("round", points=each(0, 26, 0, names=THREE))
    assert game.end() == (["Ann", "Cy"], "HRT-5")
    assert game.game.goal()[1] == {"n": 27}


def test_hrt_4_is_not_asked_without_the_house_rule():
    game = table("hearts", THREE)
    assert game.refuses("round", points=each(26, 0, 0, names=THREE), jack="Bo") == "HRT-4"


def test_hrt_4_the_jack_for_the_moon():
    game = table("hearts", THREE, jack_of_diamonds="moon")
    all_26 = each(26, 0, 0, names=THREE)
    assert points(game.add("round", points=all_26, jack="Ann"), THREE) == [-10, 26, 26]
    assert points(game.add("round", points=all_26, jack="Bo"), THREE) == [26, -10, 0]


def test_kng_1_to_4():
    game = table("king")
    assert game.refuses("round", taken=each(3, 3, 3, 3)) == "KNG-2"
    for cards in (13, 13, 4, 8, 1, 2):
        effect = game.add("round", taken=each(cards, 0, 0, 0))
    assert points(effect)[0] == -180 and sums(effect) == [("Ann", "2 x (-90)")]
    for _ in range(4):
        game.add("round", buyer=None, taken=each(0, 13, 0, 0))
    assert sum(game.scores()) == 0 and game.end() == (["Bo"], "KNG-4")


def test_kng_3_the_choice_of_trumps_is_paid_in_tricks():
    game = table("king")
    for cards in (13, 13, 4, 8, 1, 2):
        assert game.refuses("round", buyer=None, taken=each(cards, 0, 0, 0)) == "KNG-3"
        game.add("round", taken=each(cards, 0, 0, 0))
    # Cy deals.
    hand = {"taken": each(4, 3, 2, 4), "buyer": "Ann", "price": 3}
    error = game.refusal("round", **dict(hand, buyer="Cy"))
    assert (error.rule, error.why()) == ("KNG-3", "Cy deals, and sells trumps.")
    for price in (0, 14):
        assert game.refuses("round", **dict(hand, price=price)) == "KNG-3"
    effect = game.add("round", **hand)
    assert points(effect) == [25, 75, 125, 100]
    assert dict(sums(effect))["Ann"] == "4 x 25 - paid 3 x 25"
    assert game.refuses("round", **dict(hand, buyer=None)) == "KNG-3"
    without = table("king", auction="no")
    for cards in (13, 13, 4, 8, 1, 2):
        without.add("round", taken=each(cards, 0, 0, 0))
    assert without.refuses("round", buyer=None, taken=each(13, 0, 0, 0)) == "KNG-3"
    assert points(without.add("round", taken=each(13, 0, 0, 0))) == [325, 0, 0, 0]


def test_euc_2_to_4():
    for tricks, alone, scores in (
        (5, False, [2, 0, 2, 0]),
        (5, True, [4, 0, 4, 0]),
        (4, True, [1, 0, 1, 0]),
        (3, False, [1, 0, 1, 0]),
        (2, True, [0, 2, 0, 2]),
    ):
        effect = table("euchre").add("hand", maker="Cy", alone=alone, tricks=tricks)
        assert points(effect) == scores
    game = table("euchre", target=5)
    assert game.refuses("hand", maker="Cy", alone=False, tricks=6) == "EUC-2"
    for _ in range(2):
        game.add("hand", maker="Di", alone=True, tricks=5)
    assert game.end() == (["Bo", "Di"], "EUC-4")


def test_euc_5_three_players_for_both_sides():
    # 52pickup.net: three or four tricks 1, all five 3; fewer, 2 for each of the others.
    for tricks, scores in (
        (5, [0, 3, 0]),
        (4, [0, 1, 0]),
        (3, [0, 1, 0]),
        (2, [2, 0, 2]),
        (0, [2, 0, 2]),
    ):
        effect = table("euchre", THREE).add("hand", maker="Bo", tricks=tricks)
        assert points(effect, THREE) == scores
    # worldeuchrefederation.com: often 4.
    game = table("euchre", THREE, five=4, target=6)
    assert points(game.add("hand", maker="Bo", tricks=5), THREE) == [0, 4, 0]
    # Who makes trumps is alone: it is not asked.
    assert game.refuses("hand", maker="Bo", tricks=5, alone=True) == "EUC-5"
    for _ in range(3):
        assert not game.game.over
        game.add("hand", maker="Bo", tricks=1)
    # Ann and Cy are at 6, and equal: they go on.
    assert game.scores() == [6, 4, 6] and not game.game.over
    game.add("hand", maker="Cy", tricks=3)
    assert game.end() == (["Cy"], "EUC-4")


def test_a_step_that_names_nobody_is_told_by_what_was_entered():
    # Who gained by it stands beside it: a step of one kind has one heading.
    game = table("spades")
    game.add("bids", bid=dict(zip(FOUR, (3, 3, 3, 4))))
    game.add("hand", tricks=dict(zip(FOUR, (3, 3, 3, 4))))
    game.add("bids", bid=dict(zip(FOUR, (13, 3, 0, 4))))
    game.add("hand", tricks=dict(zip(FOUR, (3, 3, 3, 4))))
    assert [one.story(event, effect) for _, event, effect, one in game.ledger.history()] == [
        None
    ] * 4


def said(found):
    """Return texts in words."""
    return [texts.text(key, **facts) for key, facts in found]


def test_the_sum_of_the_bids_is_said_before_they_are_saved_and_until_the_tricks_are_in():
    for name, players, words in (
        ("oh_hell", THREE, "4 bid, 10 tricks"),
        ("wizard", THREE, "4 bid, 1 trick"),
        ("spades", FOUR, "5 bid, 13 tricks"),
    ):
        game = table(name, players)
        most = 1 if name == "wizard" else 2
        bids = [most, 1, most - 1, 1][: len(players)]
        words = words.replace("4 bid", "%d bid" % sum(bids))
        assert game.game.entered() == []
        effect = game.add("bids", bid=each(*bids, names=players))
        assert said([note[1:] for note in effect.notes])[0] == words
        assert said(game.game.entered()) == [words], name
        texts.use("it")
        bid = "dichiarate" if name == "spades" else "chiamate"
        assert said(game.game.entered())[0].startswith("%s %d, prese " % (bid, sum(bids)))
        texts.use("en")
        tricks = 13 if name == "spades" else 10 if name == "oh_hell" else 1
        game.add("hand", tricks=each(tricks, *[0] * (len(players) - 1), names=players))
        assert game.game.entered() == [], name


def test_nobody_bids_a_trick_and_that_is_said():
    game = table("wizard", THREE)
    game.add("bids", bid=each(0, 0, 0, names=THREE))
    assert said(game.game.entered()) == ["0 bid, 1 trick"]


def test_wiz_2_to_6():
    game = table("wizard", THREE, hook="yes")
    assert game.refuses("bids", bid=each(1, 0, 0, names=THREE)) == "WIZ-3"
    assert game.refuses("bids", bid=each(2, 0, 0, names=THREE)) == "WIZ-3"
    game.add("bids", bid=each(1, 1, 0, names=THREE))
    assert game.refuses("hand", tricks=each(1, 1, 0, names=THREE)) == "WIZ-4"
    effect = game.add("hand", tricks=each(1, 0, 0, names=THREE))
    assert points(effect, THREE) == [30, -10, 20]
    assert sums(effect) == [("Ann", "20 + 10")]
    for count, last in ((3, 20), (4, 15), (5, 12), (6, 10)):
        assert untyped(table("wizard", list("ABCDEF")[:count]).game).last == last
    six = table("wizard", list("ABCDEF"))
    for cards in range(1, 11):
        six.add("bids", bid=each(*[0] * 6, names="ABCDEF"))
        six.add("hand", tricks=each(cards, *[0] * 5, names="ABCDEF"))
    assert six.end() == (["B", "C", "D", "E", "F"], "WIZ-6")
