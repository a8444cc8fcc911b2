"""Rumski's scoring, dealing and course: RSK-1, RSK-2 and RSK-9 to RSK-13."""

from engine.ask import answer
from engine.cards import RUMSKI70
from engine.game.entry import Entry
from engine.games.rumski.rules import MAX_POINTS
from tests.portable.tools import FOUR, Table, score, untyped


def win(table, winner, *points):
    """Enter a round, the points of the others in seat order."""
    others = [name for name in table.game.names_in_play() if name != winner]
    assert len(others) == len(points)
    return table.add("round", winner=winner, points=dict(zip(others, points)))


def test_rsk_1_two_to_six_players():
    for n in (2, 6):
        assert score("rumski", ["P%d" % i for i in range(n)], [])["status"] == "playing"
    for n in (1, 7):
        assert score("rumski", ["P%d" % i for i in range(n)], [])["field"] == "players"


def test_rsk_1_the_players_say_who_deals_first():
    assert Table("rumski", FOUR, dealer="Cy").game.dealer == "Cy"
    assert score("rumski", FOUR, [], dealer="Eve")["field"] == "dealer"


def test_rsk_2_ten_cards_each_twelve_for_two():
    for n, each in ((2, 12), (3, 10), (6, 10)):
        names = ["P%d" % i for i in range(n)]
        reply = answer({"ask": "deal", "game": "rumski", "players": names, "dealer": "P0"})
        assert reply["cards_each"] == dict.fromkeys(names, each)
        assert reply["order"] == names[1:] + names[:1] and reply["direction"] == "left"
        assert reply["extra"] == {"upcard": 1, "stock": 69 - n * each}
        assert reply["first_turn"] == "P1" and reply["packets"] == [1] * each


def test_rsk_2_twelve_cards_when_only_two_are_left():
    table = Table("rumski", FOUR)
    table.leave("Di")
    assert table.game.deal().counts["Ann"] == 10
    table.leave("Cy")
    assert table.game.deal().counts == {"Ann": 12, "Bo": 12}


def test_rsk_9_only_the_winner_has_no_cards():
    table = Table("rumski", FOUR)
    points = {"Bo": 5, "Cy": 0, "Di": 5}
    assert table.refuses("round", winner="Ann", points=points) == "RSK-9"
    left = {"Bo": ["R1"], "Cy": [], "Di": ["W"]}
    assert table.refuses("round", winner="Ann", left=left) == "RSK-9"


def test_rsk_10_cards_left_are_worth_5_10_and_25():
    table = Table("rumski", FOUR)
    left = {"Bo": ["R1", "B9"], "Cy": ["G10", "P13"], "Di": ["W"]}
    effect = table.add("round", winner="Ann", left=left)
    assert table.scores() == [10 + 20 + 25, 0, 0, 0]
    assert effect.sums == [("Ann", "10 + 20 + 25", 55)]
    win(table, "Bo", 5, 50, 100)
    assert table.scores() == [55, 155, 0, 0]


def test_rsk_10_points_are_a_multiple_of_five():
    table = Table("rumski", FOUR)
    for wrong in (1, 4, 7, 23):
        points = {"Bo": wrong, "Cy": 5, "Di": 5}
        assert table.refuses("round", winner="Ann", points=points) == "RSK-10"
    for wrong in (-5, 5.0, True, "5"):
        points = {"Bo": wrong, "Cy": 5, "Di": 5}
        assert table.refuses("round", winner="Ann", points=points) == "input"


def test_rsk_10_the_deck_is_the_only_bound():
    table = Table("rumski", ["Ann", "Bo"])
    assert table.refuses("round", winner="Ann", points={"Bo": 555}) == "RSK-10"
    win(table, "Ann", 550)
    assert table.score("Ann") == 550
    table = Table("rumski", FOUR, target=9999)
    points = {"Bo": 275, "Cy": 275, "Di": 5}
    assert table.refuses("round", winner="Ann", points=points) == "RSK-10"
    win(table, "Ann", 275, 270, 5)
    assert table.score("Ann") == 550


def test_rsk_10_left_is_of_one_deck():
    table = Table("rumski", ["Ann", "Bo"])
    for cards in (["R1", "R1"], ["W"] * 6, ["R14"], ["AS"], "R1", [7], None):
        assert table.refuses("round", winner="Ann", left={"Bo": cards}) == "input"
    table.add("round", winner="Ann", left={"Bo": ["W"] * 5})
    assert table.score("Ann") == 125


def test_rsk_10_left_or_points_of_all_the_others():
    table = Table("rumski", FOUR)
    points = {"Bo": 5, "Cy": 5, "Di": 5}
    assert table.refuses("round", winner="Ann") == "input"
    assert table.refuses("round", winner="Ann", points=points, left={}) == "input"
    assert table.refuses("round", winner="Ann", points={"Bo": 5}) == "input"
    assert table.refuses("round", winner="Bo", points=points) == "input"
    assert table.refuses("round", winner=None, points=points) == "input"


def test_rsk_11_the_target_is_100_for_each_player():
    for n in (2, 3, 6):
        names = ["P%d" % i for i in range(n)]
        for points, over in ((-5, False), (0, True), (5, True)):
            table = Table("rumski", names)
            table.adjust("P0", 100 * n + points - 5 * (n + 1))
            assert not table.game.over
            win(table, "P0", *([5] * (n - 2) + [15]))
            assert table.score("P0") == 100 * n + points and table.game.over == over
            if over:
                assert table.end() == (["P0"], "RSK-11")


def test_rsk_11_target_is_a_house_rule():
    table = Table("rumski", FOUR, target=15)
    win(table, "Bo", 5, 5, 5)
    assert table.end() == (["Bo"], "RSK-11")
    table = Table("rumski", FOUR, target="100*players")
    assert untyped(table.game).target == 400
    for wrong in (0, 10000, "300", None):
        assert score("rumski", FOUR, [], options={"target": wrong})["field"] == "options"


def test_rsk_12_a_void_round():
    table = Table("rumski", FOUR, dealer="Cy")
    win(table, "Ann", 5, 5, 5)
    table.add("void")
    assert table.scores() == [15, 0, 0, 0] and table.game.dealer == "Di"


def test_rsk_13_the_deal_passes_left():
    table = Table("rumski", FOUR, dealer="Cy")
    win(table, "Ann", 5, 5, 5)
    assert table.game.dealer == "Di"
    win(table, "Ann", 5, 5, 5)
    assert table.game.dealer == "Ann"


def test_all_3_the_target_stays_when_somebody_joins():
    table = Table("rumski", ["Ann", "Bo"])
    win(table, "Ann", 150)
    table.add("join", player="Cy", seat=1)
    assert table.scores() == [150, 0, 0] and untyped(table.game).target == 200
    win(table, "Cy", 5, 200)
    assert table.end() == (["Cy"], "RSK-11")


def test_scores_to_999():
    table = Table("rumski", ["Ann", "Bo"], target=1000)
    win(table, "Ann", 500)
    table.adjust("Ann", 499)
    assert table.score("Ann") == 999 and not table.game.over
    win(table, "Ann", 5)
    assert table.score("Ann") == 1004 and table.game.over


def test_rsk_10_the_points_that_are_asked_for():
    table = Table("rumski", FOUR[:3])
    entry = Entry(table.game, "round")
    entry.answer("Bo")
    for name in ("Cy", "Ann"):
        question = entry.question
        # One card is the least, and more than 150 is unusual: it is asked whether that is right.
        assert question.who == name and question.rule == "RSK-10"
        assert (question.minimum, question.step, question.unusual_from) == (5, 5, 155)
        assert question.maximum == MAX_POINTS and question.hand == (1, RUMSKI70.size)
        entry.answer(5)
    assert entry.event == {"event": "round", "winner": "Bo", "points": {"Cy": 5, "Ann": 5}}


def test_rsk_11_how_far_everyone_is():
    table = Table("rumski", FOUR[:3], target=50)
    win(table, "Bo", 10, 25)
    game = table.game
    assert [game.progress(player) for player in game.players] == [(0, 50), (35, 50), (0, 50)]
    assert game.distance_text(game.find("Bo")) == ("all.to_go", {"name": "Bo", "n": 15})
    assert game.coming() == ("rumski.coming", {})


def test_rsk_15_passing_and_the_knock_on_the_table():
    full = answer({"ask": "rule", "number": "RSK-15"})["rules"][0]["text"]
    assert "pass" in full and "knocking on the table" in full and "not the round" in full
