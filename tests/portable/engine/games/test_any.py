"""Any game, a counter: ANY-1 to ANY-12; ANY-13 is in test_last_turn.py."""

from engine import games
from engine.ask import answer
from engine.errors import RuleError
from engine.game.entry import Entry
from engine.games.any import AnyGame
from engine.texts import text, variants
from tests.portable.tools import FOUR, Table, fill_in, untyped

THREE = FOUR[:3]


def test_any_1_two_to_twelve_players():
    assert games.facts("any")[1:] == (2, 12)
    names = ["P%d" % number for number in range(13)]
    assert len(AnyGame(names[:12]).players) == 12
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
        table.add("round", points={"Ann": 99999, "Bo": 1, "Cy": -99999})
    assert not table.game.over and table.scores()[0] == 299997
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
        assert table.game.distance_text(ann) == (key, {"name": "Ann", "n": 75})
    table = Table("rumino", THREE)
    assert table.game.distance_text(table.game.find("Ann"))[0] == "all.out_with"


def test_any_7_a_player_is_nearly_out_from_85_percent_of_the_limit_on_where_that_leads_out():
    for limit, points, near in (("out", 84, False), ("out", 85, True), ("ends", 99, False)):
        table = Table("any", THREE, wins="low", target=100, limit=limit)
        table.add("round", points={"Ann": points, "Bo": 0, "Cy": 0})
        assert table.game.goes_out() == (limit == "out")
        assert [table.game.is_near(player) for player in table.game.players] == [near, False, False]
    table = Table("any", THREE, wins="low", target=100, limit="out")
    table.add("round", points={"Ann": 101, "Bo": 99, "Cy": 0})
    assert [table.game.is_near(table.game.find(name)) for name in THREE] == [False, True, False]


def test_all_3_a_newcomer_starts_with_the_score_that_the_players_say():
    for wins, offered in (("high", -4), ("low", 30)):
        table = Table("any", THREE, wins=wins, target=100)
        table.add("round", points={"Ann": 30, "Bo": 12, "Cy": -4})
        entry = Entry(table.game, "join")
        entry.answer("Di")
        entry.answer(3)
        question = entry.question
        assert question.default == offered, "the worst of those in play"
        assert (question.minimum, question.maximum) == (-99999, 99)
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
    for score in (100, 101, -100000, 10**9):
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
    table.add("round", points={"Ann": 99999, "Bo": 99999, "Cy": 99999})
    table.add("round", points={"Ann": 1, "Bo": 2, "Cy": 3})
    table.add("join", player="Di", score=100002)
    assert table.refuses("join", player="Ed", score=100003) == "ALL-3"


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


def test_any_6_points_are_whole_numbers_up_to_99999():
    table = Table("any", THREE, entry="single")
    table.add("points", player="Ann", points=99999)
    table.add("points", player="Ann", points=-99999)
    for points, rule in ((100000, "ANY-6"), (-100000, "ANY-6"), ("5", "input"), (True, "input")):
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


def answered(table, action, *answers, old=None):
    """Return the Entry of `action` after these answers."""
    entry = Entry(table.game, action, old)
    for answer_ in answers:
        entry.answer(answer_)
    return entry


def refused(entry, value):
    """Return (rule, key) of why an Entry refuses an answer."""
    try:
        entry.answer(value)
    except RuleError as error:
        return error.rule, error.key
    raise AssertionError("it was taken")


def test_any_2_the_next_in_turn_is_offered():
    table = Table("any", THREE, dealer="Bo", entry="single")
    assert Entry(table.game, "points").question.default == "Cy", "left of the dealer"
    table.add("points", player="Ann", points=4)
    who = Entry(table.game, "points").question
    assert (who.default, who.takes_chosen) == ("Bo", True)
    table.leave("Bo")
    assert untyped(table.game).next_up() == "Cy"
    table.add("undo")
    table.add("undo")
    assert untyped(table.game).next_up() == "Cy"
    assert untyped(Table("any", THREE, entry="single", deals="no").game).next_up() == "Ann"


def test_any_2_single_scores_are_not_called_rounds():
    for entry, key in (("round", "any.unit"), ("won", "any.unit"), ("single", "any.unit_single")):
        game = Table("any", THREE, entry=entry).game
        assert game.unit(game.house) == key


def test_any_7_who_reaches_the_limit_is_out_and_the_last_one_in_wins():
    table = Table("any", THREE, dealer="Ann", wins="low", target=101, limit="out")
    assert table.game.goal() == ("any.goal_out", {"n": 101})
    table.add("round", points={"Ann": 60, "Bo": 101, "Cy": 0})
    assert [p.name for p in table.game.in_play()] == ["Ann", "Cy"]
    assert table.game.dealer == "Cy", "the deal passes over who is out"
    assert table.refuses("round", points={"Ann": 1, "Bo": 1, "Cy": 1}) == "ANY-7"
    assert table.game.distance_text(table.game.find("Ann")) == (
        "all.out_with",
        {"name": "Ann", "n": 41},
    )
    away = table.game.distance_text(table.game.find("Ann"), False)
    assert away == ("all.away_out_with", {"name": "Ann", "n": 41})
    assert variants(away[0], **away[1])[-1] == "out +41"
    table.add("undo")
    assert not table.game.find("Bo").out_in_round and table.out() == []
    table.add("redo")
    table.add("round", points={"Ann": 60, "Cy": 99})
    assert table.end() == (["Cy"], "ANY-7")
    assert table.game.places() == [["Cy"], ["Ann"], ["Bo"]]
    assert table.out() == ["Bo", "Ann"]


def test_any_7_all_at_the_limit_at_once_and_who_leaves():
    table = Table("any", THREE, wins="low", target=50, limit="out")
    table.add("round", points={"Ann": 60, "Bo": 55, "Cy": 70})
    assert table.end() == (["Bo"], "ANY-7")
    assert table.game.places() == [["Bo"], ["Ann"], ["Cy"]]
    table = Table("any", THREE, wins="low", target=50, limit="out")
    table.leave("Cy")
    table.add("join", player="Cy")
    assert table.game.names_in_play() == list(THREE) and table.out() == []
    table.add("adjust", player="Ann", by=50, reason="x")
    assert table.game.names_in_play() == ["Bo", "Cy"]
    assert table.refuses("points", player="Bo", points=1) == "ANY-2"
    table.leave("Cy")
    assert table.end() == (["Bo"], "ANY-7")


def test_any_7_of_players_who_go_out_at_once_the_best_ranks_first():
    """ANY-3 says who is the best: the winner of all, and who comes next, by the same measure."""
    for wins, places in (
        ("high", [["Cy"], ["Ann"], ["Bo"]]),
        ("low", [["Bo"], ["Ann"], ["Cy"]]),
    ):
        table = Table("any", THREE, wins=wins, target=50, limit="out")
        table.add("round", points={"Ann": 60, "Bo": 55, "Cy": 70})
        assert table.game.places() == places
        assert table.out() == [places[2][0], places[1][0]]


def test_any_7_nobody_can_be_out_without_a_limit():
    question = {"ask": "score", "game": "any", "players": list(THREE), "events": []}
    assert answer(dict(question, options={"limit": "out"}))["field"] == "options"
    assert "error" not in answer(dict(question, options={"limit": "out", "target": 9}))


def test_any_8_the_game_ends_after_a_number_of_rounds():
    table = Table("any", THREE, rounds=2)
    assert table.game.goal() == ("any.goal_rounds", {"n": 2})
    table.add("round", points={"Ann": 1, "Bo": 5, "Cy": 0})
    table.add("void")
    assert not table.game.over
    table.add("round", points={"Ann": 1, "Bo": 1, "Cy": 0})
    assert table.end() == (["Bo"], "ANY-8")
    # The limit still ends it earlier.
    table = Table("any", THREE, rounds=2, target=5)
    table.add("round", points={"Ann": 1, "Bo": 5, "Cy": 0})
    assert table.end() == (["Bo"], "ANY-4")


def test_any_8_a_round_of_single_scores_is_over_once_everyone_has_scored():
    table = Table("any", THREE, rounds=1, entry="single")
    for name, points in (("Ann", 5), ("Ann", 2), ("Bo", 9)):
        table.add("points", player=name, points=points)
    assert not table.game.over
    table.add("join", player="Di", score=0)
    table.add("points", player="Cy", points=0)
    assert not table.game.over, "Di has not scored yet"
    table.add("points", player="Di", points=1)
    assert table.end() == (["Bo"], "ANY-8")


def test_any_9_the_points_of_a_round_add_up():
    table = Table("any", FOUR, wins="low", sum=26)
    table.add("round", points=dict(zip(FOUR, (13, 10, 3, 0))))
    assert table.refuses("round", points=dict(zip(FOUR, (13, 10, 3, 1)))) == "ANY-9"
    assert table.refuses("round", points=dict(zip(FOUR, (26, 26, 0, 0)))) == "ANY-9"
    # One has taken all of it, and gives it to the others.
    table.add("round", points=dict(zip(FOUR, (26, 0, 26, 26))))
    assert table.scores() == [39, 10, 29, 26]
    table = Table("any", THREE, sum=0)
    assert table.refuses("round", points={"Ann": 5, "Bo": -5, "Cy": 1}) == "ANY-9"
    table.add("round", points={"Ann": 5, "Bo": -9, "Cy": 4})
    # It is about rounds: a penalty is not checked.
    table.add("adjust", player="Ann", by=3, reason="x")
    assert table.scores() == [8, -9, 4]


def test_any_9_points_that_are_shared_out_are_from_0_to_their_sum():
    table = Table("any", FOUR, wins="low", sum=26)
    assert table.refuses("round", points=dict(zip(FOUR, (-26, 26, 26, 0)))) == "ANY-9"
    assert table.refuses("round", points=dict(zip(FOUR, (27, -1, 0, 0)))) == "ANY-9"
    entry = answered(table, "round")
    for _ in FOUR:
        assert (entry.question.minimum, entry.question.maximum) == (0, 26)
        assert refused(entry, -26)[0] == refused(entry, 27)[0] == "ANY-9"
        entry.answer(26 if len(entry.answers) else 0)
    # 20 and 10 are more than 26 already.
    assert refused(answered(table, "round", 20, 10), 0) == ("ANY-9", "any.no_rest")
    # Where the others pay, and where nothing is fixed, points may be below 0.
    for house in ({"sum": 0}, {"sum": -5}, {}):
        entry = answered(Table("any", FOUR, **house), "round")
        assert entry.question.minimum == -99999
    # Points of one player at a time do not add up to anything.
    entry = answered(Table("any", FOUR, entry="single", sum=26), "points", "Ann")
    assert entry.question.minimum == -99999


def test_any_9_what_the_last_player_has_is_offered_and_checked_while_keying():
    table = Table("any", FOUR, wins="low", sum=26)
    for before, offered, other in (
        ((13, 10, 3), 0, 1),
        ((0, 0, 20), 6, 0),
        ((0, 26, 26), 26, 0),
        ((26, 26, 26), 0, 26),
    ):
        entry = answered(table, "round", *before)
        assert entry.question.default == offered
        assert refused(entry, other) == ("ANY-9", "any.not_sum")
        assert entry.question.facts["name"] == FOUR[3], "it can be keyed again"
        entry.answer(offered)
        table.ledger.check(entry.event)
    # All of it, or each of the others all of it: both are right.
    for last in (0, 26):
        assert answered(table, "round", 0, 26, 0 if not last else 26, last).event
    table = Table("any", THREE, sum=0)
    entry = answered(table, "round", 99999)
    assert refused(entry, 99999) == ("ANY-9", "any.no_rest")
    old = {"event": "round", "points": {"Ann": 5, "Bo": -9, "Cy": 4}}
    assert answered(table, "round", 6, -9, old=old).question.default == 3


def test_any_10_the_others_pay_the_winners():
    table = Table("any", FOUR, entry="won", dealer="Ann")
    effect = table.add("won", winners=["Bo"], points=6)
    assert table.scores() == [-2, 6, -2, -2] and effect.winners == ["Bo"]
    assert table.game.dealer == "Bo"
    table.add("won", winners=["Ann", "Di"], points=5)
    assert table.scores() == [3, 1, -7, 3]
    table.add("won", winners=["Ann", "Bo", "Di"], points=1)
    assert table.scores() == [4, 2, -10, 4] and sum(table.scores()) == 0
    for winners, points in (
        ([], 6),
        (list(FOUR), 6),
        (["Bo", "Bo"], 6),
        (["Bo"], 4),
        (["Bo"], 0),
        (["Bo"], -6),
        (["Ann", "Bo", "Di"], 99999),
    ):
        assert table.refuses("won", winners=winners, points=points) == "ANY-10"
    assert table.refuses("won", winners="Bo", points=6) == "input"
    assert table.refuses("won", winners=["Xy"], points=6) == "input"
    assert table.refuses("round", points=dict(zip(FOUR, (0, 0, 0, 0)))) == "ANY-2"
    low = Table("any", THREE, entry="won", wins="low")
    low.add("won", winners=["Cy"], points=8)
    assert low.scores() == [4, 4, -8]


def test_any_10_what_is_asked_of_the_winners():
    table = Table("any", FOUR, entry="won")
    entry = answered(table, "won", "Bo", "")
    assert (entry.question.step, entry.question.minimum) == (3, 3)
    assert refused(entry, 4)[0] == "ANY-10"
    entry.answer(6)
    assert entry.event == {"event": "won", "winners": ["Bo"], "points": 6}
    entry = answered(table, "won", "Bo", "Cy", "Di")
    assert (entry.question.step, entry.question.maximum) == (1, 33333), "three is the most"
    old = {"event": "won", "winners": ["Cy", "Ann"], "points": 4}
    entry = answered(table, "won", old=old)
    offered = []
    while entry.question:
        offered.append(entry.question.default)
        entry.answer("" if entry.question.default is None else entry.question.default)
    assert offered == ["Cy", "Ann", None, 4] and entry.event == old


def test_any_11_everyone_starts_with_the_score_of_the_house():
    table = Table("any", THREE, start=20)
    assert table.scores() == [20, 20, 20]
    table.add("round", points={"Ann": -5, "Bo": 1, "Cy": 0})
    table.add("join", player="Di")
    assert table.scores() == [15, 21, 20, 20]
    table.add("undo")
    table.add("undo")
    assert table.scores() == [20, 20, 20]
    question = {"ask": "score", "game": "any", "players": list(THREE), "events": []}
    wrong = answer(dict(question, options={"start": 100, "target": 100}))
    assert wrong["field"] == "options"


def test_any_12_the_limit_is_raised_in_play_and_undo_takes_it_back():
    table = Table("any", THREE, target=100)
    table.add("round", points={"Ann": 90, "Bo": 0, "Cy": 0})
    assert table.refuses("limit", to=100) == "ANY-12"
    assert table.refuses("limit", to=1000000) == "ANY-12"
    assert table.refuses("limit", to="150") == "input"
    entry = answered(table, "limit", 150)
    table.add("limit", to=150)
    assert entry.event == {"event": "limit", "to": 150}
    assert table.game.house["target"] == 150 and table.ledger.house["target"] == 100
    table.add("round", points={"Ann": 20, "Bo": 0, "Cy": 0})
    assert not table.game.over and table.game.progress(table.game.find("Ann")) == (110, 150)
    table.add("amend", index=1, to={"event": "limit", "to": 200})
    assert untyped(table.game).target == 200
    table.add("undo")
    assert untyped(table.game).target == 150
    table.add("undo")
    table.add("undo")
    assert untyped(table.game).target == 100 and table.game.house["target"] == 100
    assert Table("any", THREE).refuses("limit", to=150) == "ANY-12"
    assert "limit" not in Table("any", THREE).game.actions()


def test_any_4_the_highest_limit_is_reached_in_entries_of_five_digits():
    table = Table("any", THREE, target=999999, entry="single", start=-99999)
    for _ in range(11):
        assert not table.game.over
        table.add("points", player="Bo", points=99999)
    assert table.score("Bo") == 999990 and not table.game.over
    table.add("points", player="Bo", points=9)
    assert table.end() == (["Bo"], "ANY-4")
    assert table.refuses("limit", to=1000000) in ("ANY-4", "ANY-12")
    assert "limit" not in table.game.actions()
    question = {"ask": "score", "game": "any", "players": list(THREE), "events": []}
    for name, wrong in (("target", 1000000), ("start", 100000), ("sum", -100000)):
        assert answer(dict(question, options={name: wrong}))["field"] == "options"


def test_all_5_a_correction_is_as_large_as_an_entry():
    table = Table("any", THREE)
    table.add("adjust", player="Ann", by=-99999, reason="counted twice")
    assert table.scores() == [-99999, 0, 0]
    assert table.refuses("adjust", player="Ann", by=100000, reason="more") == "input"
    assert Table("rumino", THREE).refuses("adjust", player="Ann", by=10000, reason="x") == "input"
    entry = answered(table, "adjust", "Ann", 1)
    assert entry.question.maximum == 99999


def test_any_12_who_is_out_stays_out_below_the_raised_limit():
    table = Table("any", FOUR, wins="low", target=100, limit="out")
    table.add("round", points={"Ann": 110, "Bo": 0, "Cy": 20, "Di": 0})
    table.add("limit", to=150)
    table.leave("Ann")
    assert table.refuses("join", player="Ann") == "ANY-7"
    table.add("round", points={"Bo": 0, "Cy": 90, "Di": 0})
    table.leave("Cy")
    table.add("join", player="Cy")
    assert table.game.names_in_play() == ["Bo", "Cy", "Di"]
    assert table.game.places() == [["Bo", "Di"], ["Cy"], ["Ann"]]


def test_any_12_an_amended_limit_counts_in_all_that_follows():
    table = Table("any", THREE, target=100)
    table.add("limit", to=150)
    for _ in range(40):
        table.add("round", points={"Ann": 3, "Bo": 0, "Cy": 0})
    table.add("amend", index=0, to={"event": "limit", "to": 140})
    assert table.game.progress(table.game.find("Ann")) == (120, 140)
    assert table.refuses("amend", index=0, to={"event": "limit", "to": 110}) == "ANY-4"


def test_any_8_with_single_entries_the_end_says_how_often_everyone_has_scored():
    table = Table("any", THREE, entry="single", rounds=1, target=0)
    for name in ("Ann", "Ann", "Bo"):
        table.add("points", player=name, points=3)
        assert not table.game.over
    table.add("points", player="Cy", points=1)
    rule, key, facts = untyped(table.game.ending)
    assert (rule, text(key, **facts)) == ("ANY-8", "Everyone has scored 1 time")
