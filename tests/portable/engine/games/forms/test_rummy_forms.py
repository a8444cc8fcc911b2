"""Scala 40, Rommé, Chinchón and Phase 10: the rules of each form, by number."""

from engine import games
from engine.ask import answer
from engine.errors import RuleError
from engine.game.entry import Entry
from tests.portable.form_tables import THREE, beside, each, made, points, sums, table
from tests.portable.tools import fill_in, raises, untyped


def test_scl_1_to_5():
    game = table("scala40", THREE, target=50)
    assert game.refuses("round", closer="Ann", in_hand=False, points={"Bo": 0, "Cy": 5}) == "SCL-2"
    assert game.refuses("round", closer="Ann", in_hand=False, points={"Bo": 3}) == "input"
    effect = game.add("round", closer="Ann", in_hand=True, points={"Bo": 20, "Cy": 30})
    assert points(effect, THREE) == [0, 40, 60] and game.out() == ["Cy"]
    assert game.refuses("round", closer="Cy", in_hand=False, points={"Bo": 2, "Ann": 5}) == "SCL-4"
    game.add("rientro", player="Cy")
    assert game.score("Cy") == 40 and game.out() == []
    assert game.refuses("rientro", player="Cy") == "SCL-5"
    game.add("round", closer="Ann", in_hand=False, points={"Bo": 5, "Cy": 30})
    assert game.refuses("rientro", player="Cy") == "SCL-5"
    game.add("round", closer="Ann", in_hand=False, points={"Bo": 5})
    assert game.end() == (["Ann"], "SCL-4")
    single = table("scala40", THREE, closed_in_hand="single")
    effect = single.add("round", closer="Ann", in_hand=True, points={"Bo": 20, "Cy": 30})
    assert points(effect, THREE) == [0, 20, 30]


def test_scl_2_thirteen_cards_are_198_at_most():
    game = table("scala40", ("Ann", "Bo"))
    hand = {"closer": "Ann", "in_hand": False}
    assert game.refuses("round", **hand, points={"Bo": 199}) == "SCL-2"
    assert game.refusal("round", **hand, points={"Bo": 198}) is None


def test_chn_1_is_dealt_to_the_right():
    assert table("chinchon").game.following("Ann")[0] == "Di"


def test_chn_1_and_4_a_deck_may_have_eights_and_nines():
    asked = {"ask": "meld", "game": "form", "form": "chinchon", "cards": ["7S", "8S", "9S", "JS"]}
    assert answer(asked)["field"] == "cards"
    asked["options"] = {"deck": 48}
    assert (answer(asked)["ok"], answer(asked)["rule"]) == (True, "CHN-4")
    assert answer(dict(asked, cards=["7S", "JS", "QS"]))["rule"] == "CHN-4"
    assert not answer(dict(asked, cards=["7S", "JS", "QS"]))["ok"]
    # Five play with two decks.
    asked.update(cards=["8S", "8S", "8H"])
    assert answer(asked)["field"] == "cards"
    assert answer(dict(asked, players=5))["rule"] == "CHN-3"
    # Cards that the deck has not are refused in an entry, too.
    hand = chinchon("Ann", "all", None, 27, 12)
    hand["points_left_cards"] = {"Bo": "AS 2S 3S 8H 9D JC 7C".split()}
    hand["points_left"]["Bo"] = 34
    assert table("chinchon", THREE, deck=48).refusal("round", **hand) is None
    assert table("chinchon", THREE).refusal("round", **hand) is not None


def test_scl_1_two_to_six():
    assert (games.load("form:scala40").min_players, games.load("form:scala40").max_players) == (
        2,
        6,
    )


def test_rfh_2_two_decks_from_five_on():
    five = list("ABCDE")
    game = table("rummy500", five)
    assert game.refusal("round", points=each(852, 0, 0, 0, 0, names=five)) is None
    assert game.refuses("round", points=each(853, 0, 0, 0, 0, names=five)) == "RFH-2"
    # Who leaves takes no deck away.
    game.leave("E")
    assert game.refusal("round", points=each(852, 0, 0, 0, names=five[:4])) is None
    # Who joins as the fifth brings the second one.
    game = table("rummy500", five[:4])
    assert game.refuses("round", points=each(150, 120, 90, 80, names=five[:4])) == "RFH-2"
    game.add("join", player="E")
    assert game.refusal("round", points=each(150, 120, 90, 60, 20, names=five)) is None
    assert game.refuses("round", points=each(852, 1, 0, 0, 0, names=five)) == "RFH-2"


def test_rfh_2_laid_and_held_are_entered_by_cards():
    game = table("rummy500", ("Ann", "Bo"), entry="both")
    entry = Entry(game.game, "round")
    deck = untyped(entry.question).deck
    # An ace held counts 15, sevens and eights laid count their numbers; nobody holds a card of 1.
    entry.answer(deck.read_all(["7S", "7H", "7D", "JK"], "cards", []))
    entry.answer(47)
    entry.answer(0)
    assert untyped(entry.question).row() == ("held", "Ann")
    assert raises(RuleError, entry.answer, 1).rule == "RFH-2"
    entry.answer(deck.read_all(["AS", "2C"], "cards", []))
    assert entry.question is None
    effect = game.add("round", **{k: v for k, v in entry.event.items() if k != "event"})
    assert points(effect, ("Ann", "Bo")) == [47 - 17, 36]
    assert sums(effect)[0] == ("Ann", "47 - 17")
    # A card is laid or held, and all together are in the deck.
    error = game.refusal("round", laid={"Ann": 400, "Bo": 20}, held={"Ann": 0, "Bo": 7})
    told = "No cards make these points: all are worth 426."
    assert (error.rule, error.why()) == ("RFH-2", told)
    twice = {"laid_cards": {"Ann": ["7S"] * 3}}
    assert game.refuses("round", laid={"Ann": 21, "Bo": 9}, held={"Ann": 0, "Bo": 7}, **twice)
    assert game.refuses("round", points={"Ann": 20, "Bo": 7}) is not None


def test_rfh_2_and_3():
    game = table("rummy500", ("Ann", "Bo"))
    assert game.refuses("round", points={"Ann": 427, "Bo": 0}) == "RFH-2"
    # What all have together is in the deck, and no card is worth 1 but an ace before the two.
    error = game.refusal("round", points={"Ann": 250, "Bo": -177})
    told = "No cards make these points: all are worth 426."
    assert (error.rule, error.why()) == ("RFH-2", told)
    for most, rule in ((423, None), (424, None), (425, "RFH-2"), (426, None)):
        error = game.refusal("round", points={"Ann": 0, "Bo": most})
        assert (error and error.rule) == rule, most
    for _ in range(3):
        game.add("round", points={"Ann": 190, "Bo": 190})
    assert not game.game.over
    game.add("round", points={"Ann": -30, "Bo": 0})
    assert game.end() == (["Bo"], "RFH-3")


def chinchon(closer, how, *left, names=THREE):
    """Return the fields of a hand of Chinchón; the points of who closes only with points."""
    given = {name: n for name, n in zip(names, left) if n is not None}
    return {"closer": closer, "how": how, "points_left": given}


def test_chn_5_and_6_points_are_left_and_who_closes_has_five_at_most():
    game = table("chinchon", THREE)
    effect = game.add("round", **chinchon("Ann", "points", 5, 20, 0))
    assert points(effect, THREE) == [5, 20, 0]
    assert game.refuses("round", **chinchon("Ann", "points", 6, 20, 0)) == "CHN-6"
    # Who closes with nothing left has all seven melded.
    error = game.refusal("round", **chinchon("Ann", "points", 0, 20, 0))
    assert (error.rule, error.why()) == ("CHN-6", "Ann closed with points: 1 or more.")
    assert game.refuses("round", **chinchon("Ann", "points", 5, 71, 0)) == "CHN-5"
    # With eights and nines, as many have, or with a card too many (ALL-7), 68 and 69 are possible.
    cards = 4 * [1, 2, 3, 4, 5, 6, 7, 10, 10, 10]
    for hands in (made(cards + 4 * [8, 9], 7), made(cards, 8)):
        for left in range(71):
            assert left in hands
            assert game.refusal("round", **chinchon("Ann", "all", None, left, 0)) is None, left
    effect = game.add("round", **chinchon("Bo", "all", 7, None, 12))
    assert points(effect, THREE) == [7, -10, 12]
    three = table("chinchon", THREE, close=3)
    assert three.refuses("round", **chinchon("Ann", "points", 4, 20, 0)) == "CHN-6"


def test_chn_6_who_closes_has_one_card_in_no_meld_at_most():
    # A run of five, an ace and a two: three points, but in two cards.
    two = "4S 5S 6S 7S JS AH 2D".split()
    hand = chinchon("Ann", "points", 3, 20, 0)
    hand["points_left_cards"] = {"Ann": two}
    error = table("chinchon", THREE).refusal("round", **hand)
    assert (error.rule, error.why()) == ("CHN-6", "Ann closes with at most one card in no meld.")
    assert table("chinchon", THREE, loose="any").refusal("round", **hand) is None
    hand = chinchon("Ann", "points", 5, 20, 0)
    hand["points_left_cards"] = {"Ann": "4S 5S 6S 7H 7D 7C 5D".split()}
    assert table("chinchon", THREE).refusal("round", **hand) is None
    # The cards of the others may be as many as they are.
    hand = chinchon("Bo", "points", 3, 2, 0)
    hand["points_left_cards"] = {"Ann": two}
    assert table("chinchon", THREE).refusal("round", **hand) is None
    # A chinchón is one with "points", too: nothing is in no meld.
    hand = chinchon("Ann", "points", 0, 20, 0)
    hand["points_left_cards"] = {"Ann": "AS 2S 3S 4S 5S 6S 7S".split()}
    assert table("chinchon", THREE).refusal("round", **hand) is None


def test_chn_7_a_chinchon_wins_the_game_or_counts_minus_ten():
    game = table("chinchon", THREE)
    game.add("round", closer="Bo", how="chinchon")
    assert game.end() == (["Bo"], "CHN-7")
    game = table("chinchon", THREE, chinchon="points")
    assert points(game.add("round", **chinchon("Bo", "chinchon", 7, None, 12)), THREE) == [
        7,
        -10,
        12,
    ]
    assert not game.game.over


def test_chn_9_and_10_at_a_hundred_one_is_out_and_may_come_back():
    game = table("chinchon", THREE, target=30)
    game.add("round", **chinchon("Ann", "all", None, 30, 12))
    assert game.refuses("re_enter", player="Cy") == "CHN-10"
    game.add("re_enter", player="Bo")
    assert game.game.find("Bo").score == 12
    game.add("round", **chinchon("Ann", "all", None, 40, 40))
    assert game.end() == (["Ann"], "CHN-9")


def test_chn_3_4_and_8_are_judged_by_the_form():
    asked = {"ask": "meld", "game": "form", "form": "chinchon"}
    assert answer(dict(asked, cards=["7S", "JS", "QS"]))["rule"] == "CHN-4"
    assert answer(dict(asked, cards=["7S", "7H", "7D"]))["rule"] == "CHN-3"
    assert answer(dict(asked, cards=["7S", "7S", "7D"], players=5))["rule"] == "CHN-3"
    assert not answer(dict(asked, cards=["QS", "KS", "AS"]))["ok"]
    asked.update(ask="deadwood", cards="AS 2S 3S 4S 5S 6S 7S".split())
    assert (answer(asked)["wins"], answer(asked)["rule"]) == (True, "CHN-7")
    asked.update(ask="layoff", cards=["KH", "7S"], table=[["4S", "5S", "6S"]])
    found = answer(asked)
    assert (found["laid"], found["deadwood"], found["rule"]) == ([["7S", 0]], 10, "CHN-8")


def phase(closer, made, *left):
    """Return the fields of a hand of Phase 10; the points of who goes out are None."""
    given = {name: n for name, n in zip(THREE, left) if n is not None}
    return {"closer": closer, "made": each(*made, names=THREE), "points_left": given}


def test_ptn_2_to_5():
    game = table("phase10", THREE)
    assert beside(game, "Ann")[0] == [("phase 1", "ph.1")]
    error = game.refusal("hand", **phase("Ann", (False, True, True), None, 5, 5))
    assert (error.rule, error.why()) == ("PTN-4", "Ann cannot go out without the phase.")
    assert game.refuses("hand", **phase("Ann", (True, False, True), None, 45, 5)) == "PTN-5"
    assert game.refuses("hand", **phase("Ann", (True, True, True), None, 7, 5)) == "PTN-5"
    # Of ten cards phase 1 leaves four, phase 6 one.
    error = game.refusal("hand", **phase("Ann", (True, False, True), None, 60, 105))
    told = "Cy, after phase 1: cards held at most 4, not 105 points."
    assert (error.rule, error.why()) == ("PTN-5", told)
    assert game.refuses("hand", **phase("Ann", (True, False, True), None, 235, 25)) == "PTN-5"
    effect = game.add("hand", **phase("Ann", (True, False, True), None, 60, 25))
    assert points(effect, THREE) == [0, 60, 25]
    assert [one[0][1] for one in beside(game, *THREE)] == ["ph.2", "ph.1", "ph.2"]
    # With a card over (ALL-7) each number up to the most is possible.
    for held in (3, 2, 3, 2, 1, 2, 3, 3):
        for left in range(5, 25 * held + 5, 5):
            hand = phase("Ann", (True, False, True), None, 60, left)
            assert game.refusal("hand", **hand) is None, (held, left)
        hand = phase("Ann", (True, False, True), None, 60, 25 * held + 5)
        assert game.refuses("hand", **hand) == "PTN-5"
        game.add("hand", **phase("Ann", (True, False, True), None, 60, 25 * held))


def test_ptn_5_another_one_may_be_without_cards_by_a_house_rule():
    # printable-rules of Phase 10: who floats scores 0, and is not who went out.
    hand = phase("Ann", (True, True, True), None, 0, 25)
    assert table("phase10", THREE).refuses("hand", **hand) == "PTN-5"
    game = table("phase10", THREE, floating="yes")
    assert points(game.add("hand", **hand), THREE) == [0, 0, 25]
    assert [one[0][1] for one in beside(game, *THREE)] == ["ph.2", "ph.2", "ph.2"]
    # Nobody is without cards who has not made the phase.
    assert game.refuses("hand", **phase("Ann", (True, False, True), None, 0, 25)) == "PTN-5"
    assert game.refuses("hand", **phase("Ann", (True, False, True), None, 45, 25)) == "PTN-5"


def test_ptn_6_phase_ten_wins_and_of_several_the_lowest_score():
    game = table("phase10", THREE)
    for _ in range(9):
        game.add("hand", **phase("Ann", (True, False, True), None, 50, 5))
    assert not game.game.over
    # Bo has fewer points, but not all phases.
    game.adjust("Bo", -900)
    game.add("hand", **phase("Cy", (True, True, True), 40, 5, None))
    assert game.score("Ann") == 40 and game.score("Cy") == 45
    assert game.end() == (["Ann"], "PTN-6")
    game.add("undo")
    assert not game.game.over


def test_ptn_6_who_are_equal_play_phase_ten_again():
    game = table("phase10", THREE)
    for _ in range(9):
        game.add("hand", **phase("Ann", (True, True, True), None, 5, 5))
    # Bo and Cy are equal with the fewest points, Ann has made phase 10, too.
    game.adjust("Ann", 100)
    game.add("hand", **phase("Ann", (True, True, True), None, 5, 5))
    assert not game.game.over
    assert [one[0][1] for one in beside(game, *THREE)] == ["ph.10"] * 3
    error = game.refusal("hand", closer="Ann")
    assert (error.rule, error.why()) == ("PTN-6", "Ann does not play phase 10 again.")
    assert game.refuses("hand", **phase("Bo", (True, True, True), 5, None, 5)) == "PTN-2"
    entry = fill_in(game.game, "hand", answers=["Cy"])
    assert entry.event == {"event": "hand", "closer": "Cy"}
    game.add("hand", closer="Cy")
    assert game.end() == (["Cy"], "PTN-6")
    assert [game.score(name) for name in THREE] == [100, 50, 50]
    game.add("undo")
    # A correction that parts them ends the game, and so does an edit of an earlier hand.
    game.adjust("Bo", 5)
    assert game.end() == (["Cy"], "PTN-6")
    game.add("undo")
    assert not game.game.over
    game.add("amend", index=0, to=dict(phase("Ann", (True, True, True), None, 10, 5), event="hand"))
    assert game.end() == (["Cy"], "PTN-6")


def test_ptn_2_the_referee_goes_by_the_phase_of_the_player():
    asked = {"ask": "opens", "game": "form", "form": "phase10"}
    asked["cards"] = "R1 R2 R3 R4 R5 R6 * B1 G1 S".split()
    assert not answer(asked)["ok"]
    found = answer(dict(asked, stage=8))
    assert found["ok"] and found["rule"] == "PTN-2"
