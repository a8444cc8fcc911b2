"""Any game, a counter: ANY-1 to ANY-6."""

from engine import games
from engine.ask import answer
from engine.games.any import AnyGame
from engine.record.questions import Entry
from tests.portable.tools import FOUR, Table, fill_in

THREE = FOUR[:3]


def test_any_1_two_to_eight_players():
    assert games.facts("any")[1:] == (2, 8)
    names = ["P%d" % number for number in range(9)]
    assert len(AnyGame(names[:8]).players) == 8
    for wrong in (names, names[:1]):
        assert (
            answer({"ask": "score", "game": "any", "players": wrong, "events": []})["field"]
            == "players"
        )


def test_any_2_points_of_every_player_after_each_round():
    table = Table("any", THREE, dealer="Bo")
    table.add("round", points={"Ann": 12, "Bo": -5, "Cy": 0})
    effect = table.add("round", points={"Ann": -2, "Bo": 30, "Cy": 1})
    assert table.scores() == [10, 25, 1] and effect.number == 2
    assert table.refuses("round", points={"Ann": 1, "Bo": 2}) == "input"
    assert table.refuses("round", points={"Ann": 1, "Bo": 2, "Cy": 3, "Di": 4}) == "input"
    assert table.refuses("points", player="Ann", points=3) == "ANY-2"
    table.leave("Cy")
    assert table.refuses("round", points={"Ann": 1, "Bo": 2, "Cy": 3}) == "ALL-2"
    table.add("round", points={"Ann": 1, "Bo": 2})
    assert table.scores() == [11, 27, 1]


def test_any_2_points_of_one_player_at_a_time():
    table = Table("any", THREE, entry="single")
    table.add("points", player="Cy", points=40)
    effect = table.add("points", player="Cy", points=-15)
    assert table.scores() == [0, 0, 25] and effect.number == 2
    assert effect.changes == {"Ann": 0, "Bo": 0, "Cy": -15}
    assert table.game.dealer == "Ann", "the players say who deals next"
    table.add("dealer", player="Bo")
    assert table.game.dealer == "Bo"
    assert table.refuses("round", points={"Ann": 1, "Bo": 2, "Cy": 3}) == "ANY-2"
    table.add("undo")
    table.add("undo")
    assert table.scores() == [0, 0, 40]
    table.add("amend", index=0, to={"event": "points", "player": "Bo", "points": 4})
    assert table.scores() == [0, 4, 0]


def test_any_3_the_highest_or_the_lowest_score_wins():
    for wins, winners, places in (
        ("high", ["Bo"], [["Bo"], ["Ann", "Cy"]]),
        ("low", ["Ann", "Cy"], [["Ann", "Cy"], ["Bo"]]),
    ):
        table = Table("any", THREE, wins=wins)
        table.add("round", points={"Ann": -3, "Bo": 8, "Cy": -3})
        table.add("stop")
        assert (table.game.winners, table.game.places()) == (winners, places)


def test_any_4_a_target_ends_the_game_and_without_one_nothing_does():
    table = Table("any", THREE)
    for _ in range(3):
        table.add("round", points={"Ann": 9999, "Bo": 1, "Cy": -9999})
    assert not table.game.over and table.scores()[0] == 29997
    table = Table("any", THREE, target=100)
    table.add("round", points={"Ann": 99, "Bo": 60, "Cy": 60})
    table.add("round", points={"Ann": 0, "Bo": 50, "Cy": 45})
    assert table.end() == (["Bo"], "ANY-4")
    table = Table("any", THREE, target=100, wins="low")
    table.add("round", points={"Ann": 26, "Bo": 0, "Cy": 0})
    table.add("round", points={"Ann": 80, "Bo": 20, "Cy": 0})
    assert table.end() == (["Cy"], "ANY-4")


def test_any_4_the_way_to_the_target_leads_to_the_end_and_nobody_out():
    for wins, key in (("high", "all.to_go"), ("low", "all.end_in")):
        table = Table("any", THREE, target=100, wins=wins)
        table.add("round", points={"Ann": 25, "Bo": 0, "Cy": 0})
        ann = table.game.find("Ann")
        assert table.game.missing(ann) == (key, {"name": "Ann", "n": 75})
    table = Table("rumino", THREE)
    assert table.game.missing(table.game.find("Ann"))[0] == "all.out_in"


def test_all_3_a_newcomer_starts_with_the_score_that_the_players_say():
    for wins, offered in (("high", -4), ("low", 30)):
        table = Table("any", THREE, wins=wins, target=100)
        table.add("round", points={"Ann": 30, "Bo": 12, "Cy": -4})
        entry = Entry(table.game, "join")
        entry.answer("Di")
        entry.answer(3)
        question = entry.question
        assert question.default == offered, "the worst of those in play"
        assert (question.minimum, question.maximum) == (-9999, 99)
        entry.answer(offered)
        assert entry.event == {"event": "join", "player": "Di", "seat": 3, "score": offered}
        effect = table.add("join", player="Di", seat=3, score=offered)
        assert table.score("Di") == offered and effect.changes["Di"] == offered
        assert table.game.best_of(table.game.in_play()) != ["Di"]
        table.add("undo")
        table.add("join", player="Di", score=17)
        assert table.score("Di") == 17


def test_all_3_a_newcomer_of_an_older_game_started_at_0():
    """Its journal has no score; editing the entry offers the 0 that it had."""
    table = Table("any", THREE, wins="low")
    table.add("round", points={"Ann": 30, "Bo": 12, "Cy": 4})
    table.add("join", player="Di", seat=1)
    assert table.score("Di") == 0
    event = {"event": "join", "player": "Di", "seat": 1}
    entry = Entry(table.ledger.game_before(1), "join", event)
    entry.answer("Di")
    entry.answer(1)
    assert entry.question.default == 0


def test_all_3_a_score_that_cannot_be_is_refused():
    table = Table("any", THREE, target=100)
    for score in (100, 101, -10000, 10**9):
        assert table.refuses("join", player="Di", score=score) == "ALL-3"
    for score in (1.5, "7", None, True):
        assert table.refuses("join", player="Di", score=score) == "input"
    table.add("round", points={"Ann": 30, "Bo": 12, "Cy": 4})
    table.leave("Cy")
    assert table.refuses("join", player="Cy", score=4) == "ALL-3", "who returns has a score"
    table.add("join", player="Cy")
    assert table.score("Cy") == 4
    assert Table("rumino", THREE).refuses("join", player="Di", score=5) == "input"
    # Without a target, where everybody is far away, so may the newcomer be.
    table = Table("any", THREE)
    table.add("round", points={"Ann": 9999, "Bo": 9999, "Cy": 9999})
    table.add("round", points={"Ann": 1, "Bo": 2, "Cy": 3})
    table.add("join", player="Di", score=10002)
    assert table.refuses("join", player="Ed", score=10003) == "ALL-3"


def test_any_5_the_deal_passes_on_or_nobody_deals():
    table = Table("any", THREE, dealer="Cy")
    table.add("round", points={"Ann": 1, "Bo": 2, "Cy": 3})
    assert table.game.dealer == "Ann"
    table.add("void")
    assert table.game.dealer == "Ann"
    table = Table("any", THREE, deals="no")
    table.add("round", points={"Ann": 1, "Bo": 2, "Cy": 3})
    assert table.game.dealer is None and "dealer" not in table.game.actions()
    assert table.refuses("void") == "ANY-5"
    assert table.refuses("dealer", player="Bo") == "ANY-5"
    assert table.game.why_not("dealer") == ("any.nobody_deals", {})
    table.leave("Bo")
    table.add("join", player="Di")
    assert table.game.dealer is None


def test_any_6_points_are_whole_numbers_up_to_9999():
    table = Table("any", THREE, entry="single")
    table.add("points", player="Ann", points=9999)
    table.add("points", player="Ann", points=-9999)
    for points, rule in ((10000, "ANY-6"), (-10000, "ANY-6"), ("5", "input"), (True, "input")):
        assert table.refuses("points", player="Ann", points=points) == rule


def test_what_is_asked_makes_the_events():
    for entry, wanted in (
        ("round", {"event": "round", "points": {"Ann": 7, "Bo": -3, "Cy": 0}}),
        ("single", {"event": "points", "player": "Bo", "points": -12}),
    ):
        table = Table("any", THREE, entry=entry)
        made = fill_in(table.game, wanted["event"], wanted)
        assert made.event == wanted


def test_ask_knows_the_counter():
    question = {"ask": "score", "game": "any", "players": list(THREE), "options": {"deals": "no"}}
    question["events"] = [{"event": "round", "points": {"Ann": 7, "Bo": -3, "Cy": 0}}]
    found = answer(question)
    assert found["scores"] == {"Ann": 7, "Bo": -3, "Cy": 0} and found["dealer"] is None
    del question["events"]
    assert answer(dict(question, ask="deal", dealer="Ann"))["field"] == "game"
