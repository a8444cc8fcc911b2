"""What can happen in every game: ALL-1 to ALL-11, in the games that count points."""

from engine import games
from engine.ask import answer
from engine.game.entry import Entry
from tests.portable.tools import FOUR, Table, score

THREE = FOUR[:3]
JUNK = ["AS", "3D", "5C", "7H", "9S", "JD", "KC"]
GIN = ["2H", "3H", "4H", "9S", "9D", "9C", "9H"]


def test_all_1_a_void_round_scores_nothing_and_the_dealer_deals_again():
    for name in ("rumino", "ginski", "rummoli", "rumski", "tuscan"):
        table = Table(name, THREE, dealer="Bo")
        before = table.scores()
        effect = table.add("void")
        assert table.scores() == before and table.game.dealer == "Bo"
        assert table.game.rounds == 0 and table.notes(effect) == ["ALL-1"]
        assert table.refuses("void", player="Bo") == "input"


def test_all_2_a_leavers_score_is_frozen_and_cannot_win():
    table = Table("rumski", FOUR, dealer="Bo")
    table.adjust("Bo", 300)
    table.adjust("Cy", 50)
    table.leave("Bo")
    assert table.scores() == [0, 300, 50, 0]
    assert table.game.dealer == "Cy", "the deal passes over who has left"
    assert table.refuses("leave", player="Bo") == "ALL-2"
    assert table.refuses("adjust", player="Bo", by=5, reason="x") == "ALL-2"
    assert table.refuses("dealer", player="Bo") == "ALL-2"
    assert table.refuses("round", winner="Bo", points={"Ann": 5, "Cy": 5, "Di": 5}) == "ALL-2"
    points = {"Bo": 5, "Cy": 5, "Di": 5}
    assert table.refuses("round", winner="Ann", points=points) == "ALL-2"
    table.add("round", winner="Ann", points={"Cy": 5, "Di": 5})
    table.add("stop")
    assert table.end() == (["Cy"], "ALL-4")
    assert table.game.places() == [["Cy"], ["Ann"], ["Di"], ["Bo"]]


def test_all_2_in_rumino_a_leaver_counts_as_out():
    table = Table("rumino", FOUR, dealer="Di")
    table.round("Ann", 1, 70, 2, 3)
    table.leave("Ann")
    assert table.out() == ["Ann"] and table.game.dealer == "Bo"
    table.round("Bo", 1, 2, 70)
    table.round("Bo", 1, 2, 70)
    assert table.out() == ["Ann", "Di"]
    assert table.game.places() == [["Cy"], ["Bo"], ["Di"], ["Ann"]]
    table.leave("Di")
    assert table.out() == ["Ann", "Di"], "who is out already keeps the place"
    table.leave("Bo")
    assert table.game.over and table.game.winners == ["Cy"]
    assert table.out() == ["Ann", "Di", "Bo"]


def test_all_2_below_the_least_number_the_standing_decides():
    for name, best in (("rumski", "Bo"), ("tuscan", "Bo")):
        table = Table(name, ["Ann", "Bo"])
        table.adjust("Ann", 2)
        table.leave("Ann")
        assert table.end() == (["Bo"], "ALL-2") and best == "Bo"
    table = Table("rumino", ["Ann", "Bo"])
    table.adjust("Bo", 80)
    table.leave("Ann")
    assert table.game.winners == ["Bo"]


def test_all_3_in_rumino_at_the_highest_total_of_those_still_in():
    table = Table("rumino", FOUR)
    table.round("Ann", 1, 70, 45, 3)
    table.round("Ann", 1, 70, 45, 3)
    effect = table.add("join", player="Eve", seat=1)
    assert effect.changes["Eve"] == 90
    assert [p.name for p in table.game.players] == ["Ann", "Eve", "Bo", "Cy", "Di"]
    table.round("Ann", 0, 9, 1, 1)
    assert table.score("Eve") == 99


def test_all_3_seats():
    for seat, order in ((0, "EABC"), (1, "AEBC"), (3, "ABCE"), (None, "ABCE")):
        table = Table("rumski", ["A", "B", "C"], dealer="A")
        fields = {} if seat is None else {"seat": seat}
        table.add("join", player="E", **fields)
        assert "".join([p.name for p in table.game.players]) == order
    table = Table("rumski", ["A", "B", "C"])
    for seat in (-1, 4, 1.0, True, "1", None):
        assert table.refuses("join", player="E", seat=seat) == "input"


def test_all_3_the_newcomer_is_dealt_to_and_deals():
    table = Table("rumski", ["A", "B"], dealer="A")
    table.add("join", player="E", seat=1)
    assert table.game.deal().order == ["E", "B", "A"]
    table.add("round", winner="A", points={"B": 5, "E": 5})
    assert table.game.dealer == "E"


def test_all_3_up_to_the_most_players():
    table = Table("rumski", ["P%d" % i for i in range(6)])
    assert table.refuses("join", player="Eve") == "ALL-3"
    table.leave("P0")
    table.add("join", player="Eve")
    table = Table("tuscan", FOUR)
    assert table.refuses("join", player="Eve") == "ALL-3"


def test_all_3_a_name_is_new():
    table = Table("rumski", THREE)
    for name in ("Ann", "", " ", None, 7, [], "x" * 201):
        assert table.refuses("join", player=name) == "input"
    # What another game needs a name for is free here.
    table.add("join", player="widow")
    for name in ("widow", "poker", "AS"):
        assert Table("rummoli", THREE).refuses("join", player=name) == "input"


def test_all_4_the_players_stop():
    table = Table("rumino", FOUR)
    table.round("Ann", 5, 20, 3, 3)
    table.add("stop")
    assert table.end() == (["Cy", "Di"], "ALL-4"), "the lowest of those still in share"
    assert table.game.places() == [["Cy", "Di"], ["Ann"], ["Bo"]]
    table = Table("rumski", THREE)
    table.adjust("Bo", 5)
    table.add("stop")
    assert table.end() == (["Bo"], "ALL-4"), "elsewhere the highest"
    table = Table("ginski", THREE)
    table.add("stop")
    assert table.end() == (list(THREE), "ALL-4")
    assert table.game.places() == [list(THREE)]


def test_all_4_in_rumino_who_is_out_cannot_win_by_a_stop():
    table = Table("rumino", FOUR)
    table.round("Ann", 7, 70, 20, 30)
    table.round("Ann", 7, 70, 20, 30)
    table.add("stop")
    assert table.end()[0] == ["Ann"] and table.out() == ["Bo"]


def test_all_5_a_penalty_with_a_reason():
    table = Table("rumski", THREE)
    effect = table.add("adjust", player="Bo", by=-25, reason="false claim")
    assert table.scores() == [0, -25, 0] and table.notes(effect) == ["ALL-5"]
    assert table.game.rounds == 0 and table.game.dealer == "Ann"
    for by in (0, 1.5, True, "5", None, 10000, -10000):
        assert table.refuses("adjust", player="Bo", by=by, reason="x") == "input"
    for reason in ("", "  ", None, 7, []):
        assert table.refuses("adjust", player="Bo", by=5, reason=reason) == "input"
    assert table.refuses("adjust", player="Bo", by=5) == "input"
    assert table.refuses("adjust", player="Eve", by=5, reason="x") == "input"


def test_all_5_a_correction_can_put_out_or_win():
    table = Table("rumino", FOUR)
    table.adjust("Bo", 99)
    assert table.out() == []
    table.adjust("Bo", 1)
    assert table.out() == ["Bo"]
    table = Table("rumski", THREE)
    table.adjust("Bo", 300)
    assert table.end() == (["Bo"], "RSK-11")


def test_all_6_somebody_else_deals():
    for name, then in (("rumino", "Ann"), ("ginski", "Ann"), ("tuscan", "Bo")):
        table = Table(name, THREE)
        table.add("dealer", player="Cy")
        assert table.game.dealer == "Cy"
        if name == "tuscan":
            table.add("hand", winner="Ann")
        else:
            table.round("Ann", 1, 2, 3)
        assert table.game.dealer == then
        assert table.refuses("dealer", player="Eve") == "input"


def test_all_7_a_card_too_few_counts_as_it_is():
    table = Table("rumino", ["Ann", "Bo"])
    table.add("round", ender="Ann", hands={"Ann": GIN, "Bo": JUNK[:6]})
    assert table.scores() == [-10, 35]


def test_all_7_a_card_too_many_counts_and_cannot_end():
    table = Table("rumino", ["Ann", "Bo"])
    eight = JUNK + ["QC"]
    assert table.refuses("round", ender="Ann", hands={"Ann": GIN + ["5H"], "Bo": JUNK}) == "ALL-7"
    assert table.refuses("round", ender="Ann", hands={"Ann": GIN[:6], "Bo": JUNK}) == "ALL-7"
    table.add("round", ender="Ann", hands={"Ann": GIN, "Bo": eight})
    assert table.scores() == [-10, 55]
    for cards in (JUNK[:5], eight + ["QD"], []):
        assert table.refuses("round", ender="Ann", hands={"Ann": GIN, "Bo": cards}) == "input"


def test_all_8_a_round_is_amended_also_after_the_end():
    table = Table("rumino", ["Ann", "Bo"])
    table.round("Ann", 1, 60)
    table.round("Ann", 1, 40)
    assert table.end() == (["Ann"], "RMN-12")
    right = {"event": "round", "ender": "Ann", "deadwood": {"Ann": 1, "Bo": 59}}
    table.add("amend", index=0, to=right)
    assert not table.game.over and table.scores() == [2, 99]
    table.round("Bo", 70, 0)
    assert table.scores() == [72, 89]


def test_all_9_the_table_draws_again_and_tells_who_deals():
    rule = answer({"ask": "rule", "number": "ALL-9"})["rules"][0]
    assert "again" in rule["text"]
    for dealer in THREE:
        assert score("rumski", THREE, [], dealer=dealer)["dealer"] == dealer
    assert score("rumski", THREE, [])["dealer"] == "Ann", "the first name, if nothing is said"


def test_all_10_all_places():
    table = Table("rumski", FOUR)
    table.adjust("Cy", 400)
    assert table.game.places() == [["Cy"], ["Ann", "Bo", "Di"]]
    reply = score("rumski", FOUR, [{"event": "stop"}])
    assert reply["places"] == [list(FOUR)] and reply["winners"] == list(FOUR)


def test_all_10_who_goes_out_later_comes_before_also_without_a_round_between():
    table = Table("rumino", FOUR)
    table.adjust("Bo", 100)
    table.adjust("Cy", 100)
    assert table.game.places() == [["Ann", "Di"], ["Cy"], ["Bo"]]


def test_all_11_a_false_claim_does_not_count_and_may_be_punished():
    table = Table("rumino", FOUR)
    assert table.refuses("rumino", player="Bo", cards=JUNK) == "RMN-11"
    assert table.refuses("round", ender="Bo", deadwood=table.each([9, 8, 9, 9])) == "RMN-8"
    table.add("adjust", player="Bo", by=10, reason="false claim")
    assert table.scores() == [0, 10, 0, 0]


def test_after_the_end_everything_else_is_refused():
    table = Table("ginski", THREE)
    table.round("Ann", 0, 50, 50)
    assert table.end() == (["Ann"], "GSK-12")
    for event in ("void", "stop"):
        assert table.refuses(event) == "GSK-12"
    assert table.refuses("leave", player="Bo") == "GSK-12"
    assert table.refuses("round", ender="Ann", deadwood={"Ann": 0, "Bo": 1, "Cy": 1}) == "GSK-12"
    reply = score("ginski", THREE, table.ledger.log)
    assert reply["status"] == "over" and reply["dealer"] is None and reply["rule"] == "GSK-12"
    table.add("undo")
    assert not table.game.over


def test_two_hundred_and_fifty_rounds():
    table = Table("rumski", THREE, target=9999)
    for index in range(250):
        winner = THREE[index % 3]
        points = {}
        for name in THREE:
            if name != winner:
                points[name] = 5
        table.ledger.add({"event": "round", "winner": winner, "points": points})
    table.sound()
    assert table.scores() == [840, 830, 830] and table.game.rounds == 250
    table.add("amend", index=0, to={"event": "void"})
    assert table.scores() == [830, 830, 830] and table.game.rounds == 249
    for _ in range(3):
        table.add("undo")
    assert table.game.rounds == 248


def test_names_of_all_kinds():
    names = ["WWWWWWWWWWWW", "{name}", "a|b", "Zoë", "7", "None"]
    reply = score(
        "rumino", names, [{"event": "adjust", "player": "{name}", "by": 5, "reason": "{n}"}]
    )
    assert reply["scores"]["{name}"] == 5
    reply = score("rumino", names, [{"event": "rumino", "player": "{name}"}])
    assert reply["winners"] == ["{name}"]


def test_all_3_who_left_comes_back_to_the_old_seat_and_score():
    table = Table("rumski", ["A", "B", "C"])
    table.add("round", winner="B", points={"A": 5, "C": 10})
    score = table.game.find("B").score
    table.leave("B")
    table.add("round", winner="A", points={"C": 15})
    assert table.refuses("join", player="A") == "input"
    table.add("join", player="B")
    assert [player.name for player in table.game.players] == ["A", "B", "C"]
    assert (table.game.find("B").score, table.game.find("B").has_left) == (score, False)
    assert "B" in table.game.deal().order
    table.add("round", winner="B", points={"A": 5, "C": 5})


def test_all_3_in_rumino_the_highest_total_if_it_is_more():
    table = Table("rumino", ["A", "B", "C", "D"])
    table.add("round", ender="A", deadwood={"A": 1, "B": 20, "C": 30, "D": 40})
    table.leave("B")
    table.leave("D")
    table.add("round", ender="A", deadwood={"A": 1, "C": 5})
    table.add("join", player="B")
    table.add("join", player="D")
    scores = [(player.name, player.score, player.out_in_round) for player in table.game.players]
    assert scores == [("A", 2, 0), ("B", 35, 0), ("C", 35, 0), ("D", 40, 0)]
    assert table.out() == []


def test_all_3_in_rumino_who_was_out_stays_out():
    table = Table("rumino", ["A", "B", "C"])
    table.add("round", ender="A", deadwood={"A": 1, "B": 60, "C": 3})
    table.add("round", ender="A", deadwood={"A": 1, "B": 45, "C": 3})
    table.leave("B")
    assert table.refuses("join", player="B") == "RMN-12"


def test_all_15_the_order_of_seats_changes_who_deals_from_the_next_round_on():
    table = Table("rumski", FOUR)
    for name in FOUR[:2]:
        assert table.game.dealer == name
        table.add("round", winner="Ann", points={"Bo": 5, "Cy": 5, "Di": 5})
    before = table.scores()
    effect = table.add("seats", players=["Ann", "Cy", "Di", "Bo"])
    assert table.notes(effect) == ["ALL-15"]
    # Who deals next stays; from then on the deal passes by the new order.
    assert table.game.dealer == "Cy" and table.game.rounds == 2
    assert table.game.following("Cy") == ["Di", "Bo", "Ann", "Cy"]
    assert {p.name: p.score for p in table.game.players} == dict(zip(FOUR, before))
    dealers = []
    for _ in range(4):
        dealers.append(table.game.dealer)
        table.add("round", winner="Ann", points={"Bo": 5, "Cy": 5, "Di": 5})
    assert dealers == ["Cy", "Di", "Bo", "Ann"]
    for _ in range(5):
        table.add("undo")
    assert table.game.following("Cy") == ["Di", "Ann", "Bo", "Cy"]
    table.add("redo")
    assert [p.name for p in table.game.players] == ["Ann", "Cy", "Di", "Bo"]


def test_all_15_an_edit_changes_who_dealt_afterwards():
    table = Table("rumino", THREE)
    table.add("seats", players=["Ann", "Cy", "Bo"])
    table.round("Ann", 1, 2, 3)
    assert table.game.dealer == "Cy"
    again = {"event": "seats", "players": ["Cy", "Ann", "Bo"]}
    table.add("amend", index=0, to=again)
    assert table.game.dealer == "Bo"
    assert [p.name for p in table.game.players] == ["Cy", "Ann", "Bo"]


def test_all_15_who_has_left_keeps_the_place_and_returns_to_it():
    table = Table("rumski", FOUR)
    table.leave("Bo")
    assert table.refuses("seats", players=["Ann", "Bo", "Di", "Cy"]) == "input"
    table.add("seats", players=["Di", "Cy", "Ann"])
    assert [p.name for p in table.game.players] == ["Di", "Bo", "Cy", "Ann"]
    table.add("join", player="Bo")
    assert [p.name for p in table.game.in_play()] == ["Di", "Bo", "Cy", "Ann"]


def test_all_15_what_is_no_order_is_refused():
    table = Table("rumski", THREE)
    for names in (["Ann", "Bo"], ["Ann", "Bo", "Bo"], ["Ann", "Bo", "Eve"], "Ann", None, [1, 2, 3]):
        assert table.refuses("seats", players=names) == "input", names
    assert table.refuses("seats", players=list(THREE)) == "ALL-15"
    assert Table("rumski", ["Ann", "Bo"]).refuses("seats", players=["Bo", "Ann"]) == "ALL-15"
    three = Table("gin", THREE)
    assert three.refuses("seats", players=["Bo", "Ann", "Cy"]) == "GIN-18"
    partners = Table("gin", FOUR)
    assert partners.refuses("seats", players=["Bo", "Ann", "Cy", "Di"]) == "ALL-15"
    assert partners.game.why_not("seats") == ("all.order_sides", {})


def test_all_15_it_is_asked_who_sits_to_the_left_of_each():
    table = Table("rumski", FOUR)
    entry = Entry(table.game, "seats")
    asked = []
    for name in ("Cy", "Di"):
        asked.append((entry.question.facts["name"], entry.question.default))
        entry.answer(name)
    assert asked == [("Ann", "Bo"), ("Cy", "Bo")] and entry.question is None
    assert entry.event == {"event": "seats", "players": ["Ann", "Cy", "Di", "Bo"]}
    table.add("seats", players=["Cy", "Di", "Bo", "Ann"])
    table.add("undo")
    # An edit offers what was said, from who sits first on.
    edit = Entry(table.game, "seats", {"event": "seats", "players": ["Cy", "Di", "Bo", "Ann"]})
    assert edit.question.default == "Cy"


def test_all_15_in_every_game_between_two_rounds_or_with_a_reason():
    for name in games.names() + games.forms.names():
        game = games.load(name)
        count = min(4, game.max_players)
        table = Table(name, FOUR[:count])
        order = ["Bo", "Ann"] + list(FOUR[2:count])
        why = table.game.why_not("seats")
        assert ("seats" in table.game.actions()) or why, name
        if why is None:
            table.add("seats", players=order)
            assert [p.name for p in table.game.players] == order, name
            table.add("undo")
        else:
            assert table.refuses("seats", players=order) in ("ALL-15", "GIN-18"), name
        assert [p.name for p in table.game.players] == list(FOUR[:count]), name


def test_all_15_within_a_round_it_is_refused():
    table = Table("form:oh_hell", THREE)
    table.add("bids", bid={"Ann": 1, "Bo": 0, "Cy": 2})
    assert table.refuses("seats", players=["Bo", "Ann", "Cy"]) == "ALL-15"
    assert table.game.why_not("seats") == ("all.in_a_round", {})
