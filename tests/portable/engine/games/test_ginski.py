"""Ginski's scoring, dealing and course: GSK-1, GSK-2 and GSK-5 to GSK-15."""

from engine import games
from engine.ask import answer
from engine.errors import RuleError
from engine.game.entry import Entry
from engine.texts import rulebook, use
from tests.portable.tools import Table, score

THREE = ("Ann", "Bo", "Cy")
# Ten cards that are all melded, the same with a card more, and ten cards worth 6 and 8.
MELDED = ["R1", "R2", "R3", "B5", "B6", "B7", "G9", "P9", "Y9", "B9"]
ELEVEN = MELDED + ["W"]
SIX = ["R1", "R2", "R3", "B5", "B6", "B7", "G9", "P9", "Y9", "G6"]
EIGHT = ["P1", "P2", "P3", "Y5", "Y6", "Y7", "G10", "P10", "B10", "B8"]
JUNK = ["R5", "Y2", "B1", "G4", "P7", "R8", "Y11", "B12", "G13", "R10"]


def test_gsk_1_exactly_three_players():
    for n in (2, 4):
        assert score("ginski", ["P%d" % i for i in range(n)], [])["field"] == "players"
    assert score("ginski", THREE, [])["status"] == "playing"


def test_gsk_1_the_deal():
    reply = answer({"ask": "deal", "game": "ginski", "players": list(THREE), "dealer": "Bo"})
    assert reply["cards_each"] == {"Ann": 10, "Bo": 10, "Cy": 10}
    assert reply["order"] == ["Cy", "Ann", "Bo"] and reply["direction"] == "left"
    assert reply["packets"] == [1] * 10
    assert reply["extra"] == {"upcard": 1, "stock": 39}
    assert reply["deck"] == {"name": "rumski70", "cards": 70}


def test_gsk_2_the_upcard_is_offered_to_the_dealers_left_first():
    table = Table("ginski", THREE, dealer="Cy")
    assert table.game.deal().first == "Ann"
    reply = answer({"ask": "deal", "game": "ginski", "players": list(THREE), "dealer": "Ann"})
    assert reply["first_turn"] == "Bo"


def test_gsk_2_the_book_says_that_the_source_contradicts_itself():
    assert "contradicts itself" in rulebook.find("GSK-2").full
    use("it")
    assert "si contraddice" in rulebook.find("GSK-2").full
    use("en")
    # As decided: each is asked once, the dealer last.
    offer = Table("ginski", THREE, dealer="Ann").game.upcard.offer
    assert offer(Table("ginski", THREE, dealer="Ann").game).order == ["Bo", "Cy", "Ann"]


def test_gsk_5_ten_cards_are_worth_165_at_most():
    table = Table("ginski", THREE)
    assert table.refuses("round", ender="Ann", deadwood=table.each([5, 166, 7])) == "GSK-5"
    table.round("Ann", 5, 165, 7)
    assert table.scores() == [165 + 7 - 5, 0, 0]


def test_gsk_6_end_with_thirteen_or_less():
    table = Table("ginski", THREE)
    assert table.refuses("round", ender="Ann", deadwood=table.each([14, 20, 30])) == "GSK-6"
    table.round("Ann", 13, 20, 30)
    assert table.scores() == [37, 0, 0]


def test_gsk_6_end_limit_is_a_house_rule():
    for limit in (1, 25):
        table = Table("ginski", THREE, end_limit=limit)
        far = table.each([limit + 1, 50, 50])
        assert table.refuses("round", ender="Ann", deadwood=far) == "GSK-6"
        table.round("Ann", limit, 30, 30)
        assert table.scores() == [60 - limit, 0, 0]
    for limit in (0, 26, "13", None, True):
        assert score("ginski", THREE, [], options={"end_limit": limit})["field"] == "options"


def test_gsk_7_the_source_example_15_and_20_less_8_is_27():
    table = Table("ginski", THREE)
    effect = table.round("Ann", 8, 15, 20)
    assert table.scores() == [27, 0, 0]
    assert effect.sums == [("Ann", "15 + 20 - 8", 27)] and table.notes(effect) == ["GSK-7"]


def test_gsk_7_by_hands():
    table = Table("ginski", THREE)
    hands = {"Ann": SIX, "Bo": EIGHT, "Cy": JUNK}
    table.add("round", ender="Ann", hands=hands)
    assert table.scores() == [8 + 73 - 6, 0, 0]


def test_gsk_8_ginski_pays_25_and_cannot_be_undercut():
    table = Table("ginski", THREE)
    effect = table.round("Bo", 9, 0, 0)
    assert table.scores() == [0, 34, 0] and table.notes(effect) == ["GSK-8"]
    table.round("Bo", 0, 0, 0)
    assert table.scores() == [0, 59, 0]


def test_gsk_9_big_ginski_pays_31():
    table = Table("ginski", THREE)
    effect = table.add("round", ender="Bo", deadwood=table.each([9, 0, 20]), big=True)
    assert table.scores() == [0, 60, 0] and table.notes(effect) == ["GSK-9"]
    assert table.refuses("round", ender="Bo", deadwood=table.each([9, 1, 2]), big=True) == "GSK-9"
    for wrong in (1, 0, "yes", None):
        reply = table.refuses("round", ender="Bo", deadwood=table.each([9, 0, 2]), big=wrong)
        assert reply == "input"


def test_gsk_9_big_ginski_by_hands():
    bo = ["P1", "P2", "P3", "Y5", "Y6", "Y7", "G10", "P10", "B10", "B8"]
    hands = {"Ann": ELEVEN, "Bo": bo, "Cy": JUNK}
    for fields in ({}, {"big": True}):
        table = Table("ginski", THREE)
        table.add("round", ender="Ann", hands=hands, **fields)
        assert table.scores() == [31 + 8 + 73, 0, 0]
    table = Table("ginski", THREE)
    table.add("round", ender="Ann", hands={"Ann": MELDED, "Bo": bo, "Cy": JUNK})
    assert table.scores() == [25 + 8 + 73, 0, 0]


def test_gsk_9_a_big_that_is_not_is_refused():
    table = Table("ginski", THREE)
    hands = {"Ann": MELDED, "Bo": EIGHT, "Cy": JUNK}
    assert table.refuses("round", ender="Ann", hands=hands, big=True) == "GSK-9"
    hands = {"Ann": SIX + ["W"], "Bo": EIGHT, "Cy": JUNK}
    hands["Ann"] = SIX + ["P13"]
    assert table.refuses("round", ender="Ann", hands=hands) == "GSK-9"
    hands["Ann"] = SIX[:9]
    assert table.refuses("round", ender="Ann", hands=hands) == "ALL-7"


def test_gsk_10_the_source_example_pays_54():
    table = Table("ginski", THREE)
    effect = table.round("Ann", 9, 20, 5)
    assert table.scores() == [0, 0, 54]
    assert effect.sums == [("Cy", "25 + 9 + 20", 54)]
    assert "GSK-10" in table.notes(effect)


def test_gsk_10_ender_only_pays_34():
    table = Table("ginski", THREE, undercut_pays="ender_only")
    table.round("Ann", 9, 20, 5)
    assert table.scores() == [0, 0, 34]


def test_gsk_10_equal_deadwood_is_no_undercut():
    table = Table("ginski", THREE)
    table.round("Ann", 9, 9, 9)
    assert table.scores() == [9, 0, 0]
    table.round("Ann", 9, 9, 8)
    assert table.scores() == [9, 0, 25 + 9 + 9]


def test_gsk_10_no_deadwood_undercuts_too():
    table = Table("ginski", THREE)
    table.round("Ann", 1, 0, 40)
    assert table.scores() == [0, 66, 0]


def test_gsk_11_the_lower_of_two_undercuts():
    for lower in (2, 3):
        table = Table("ginski", THREE)
        table.round("Ann", 9, 5, lower)
        assert table.scores() == [0, 0, 25 + 9 + 5]


def test_gsk_11_equal_ones_the_nearer_to_the_enders_left():
    for ender, nearer in (("Ann", "Bo"), ("Bo", "Cy"), ("Cy", "Ann")):
        table = Table("ginski", THREE)
        deadwood = {"Ann": 5, "Bo": 5, "Cy": 5}
        deadwood[ender] = 9
        effect = table.add("round", ender=ender, deadwood=deadwood)
        assert table.score(nearer) == 25 + 9 + 5 and sum(table.scores()) == 39
        assert "GSK-11" in table.notes(effect)


def test_gsk_11_undercut_tie_both():
    table = Table("ginski", THREE, undercut_tie="both")
    table.round("Ann", 9, 5, 5)
    assert table.scores() == [0, 39, 39]
    table = Table("ginski", THREE, undercut_tie="both", undercut_pays="ender_only")
    table.round("Ann", 9, 5, 5)
    assert table.scores() == [0, 34, 34]
    table.round("Ann", 9, 6, 5)
    assert table.scores() == [0, 34, 68], "only the lower one, where they are not equal"


def test_gsk_12_the_target_is_exactly_100():
    for points, over in ((99, False), (100, True), (101, True)):
        table = Table("ginski", THREE)
        table.round("Ann", 1, 50, 1)
        table.round("Ann", 1, points - 50, 1)
        assert table.score("Ann") == points and table.game.over == over
        if over:
            assert table.end() == (["Ann"], "GSK-12")
            assert table.game.places() == [["Ann"], ["Bo", "Cy"]]


def test_gsk_12_target_is_a_house_rule():
    table = Table("ginski", THREE, target=27)
    table.round("Ann", 8, 15, 19)
    assert not table.game.over
    table.round("Bo", 8, 8, 9)
    table.round("Ann", 0, 0, 0)
    assert table.end() == (["Ann"], "GSK-12")
    for wrong in (0, 10000, "100"):
        assert score("ginski", THREE, [], options={"target": wrong})["field"] == "options"


def test_gsk_12_two_at_once_the_higher_total_wins():
    table = Table("ginski", THREE, undercut_tie="both")
    table.adjust("Bo", 70)
    table.adjust("Cy", 71)
    table.round("Ann", 9, 5, 5)
    assert table.end() == (["Cy"], "GSK-12")
    assert table.game.places() == [["Cy"], ["Bo"], ["Ann"]]


def test_gsk_12_equal_totals_share():
    table = Table("ginski", THREE, undercut_tie="both")
    table.adjust("Bo", 70)
    table.adjust("Cy", 70)
    table.round("Ann", 9, 5, 5)
    assert table.end() == (["Bo", "Cy"], "GSK-12")
    assert table.game.places() == [["Bo", "Cy"], ["Ann"]]


def test_gsk_13_the_deal_goes_to_the_left():
    table = Table("ginski", THREE, dealer="Bo")
    dealers = []
    for _ in range(4):
        dealers.append(table.game.dealer)
        table.round("Ann", 1, 2, 3)
    assert dealers == ["Bo", "Cy", "Ann", "Bo"]


def test_gsk_14_nobody_lays_off_on_other_hands():
    table = Table("ginski", THREE)
    # Bo's B8 would fit on Ann's B5-6-7 and her two nines would fit too.
    hands = {"Ann": SIX, "Bo": EIGHT, "Cy": JUNK}
    table.add("round", ender="Ann", hands=hands)
    assert table.score("Ann") == 75


def test_gsk_15_stock_out_void():
    table = Table("ginski", THREE, dealer="Bo", stock_out="void")
    table.add("void")
    assert table.scores() == [0, 0, 0] and table.game.dealer == "Bo"
    assert score("ginski", THREE, [], options={"stock_out": "score"})["field"] == "options"


def test_all_3_nobody_joins_ginski():
    table = Table("ginski", THREE)
    assert table.refuses("join", player="Di") == "ALL-3"
    assert "join" not in table.game.actions()


def test_all_2_who_leaves_ends_ginski():
    table = Table("ginski", THREE)
    table.round("Ann", 8, 15, 20)
    table.leave("Ann")
    assert table.end() == (["Bo", "Cy"], "ALL-2")
    assert table.game.places() == [["Bo", "Cy"], ["Ann"]]


def test_all_7_who_has_a_card_too_many_cannot_undercut():
    eleven = ["P1", "P2", "P3", "Y5", "Y6", "Y7", "G10", "P10", "B10", "R10", "B2"]
    hands = {"Ann": SIX, "Bo": eleven, "Cy": JUNK[:9]}
    table = Table("ginski", THREE)
    effect = table.add("round", ender="Ann", hands=hands)
    assert table.scores() == [2 + 63 - 6, 0, 0] and table.notes(effect) == ["GSK-7"]
    hands["Bo"] = eleven[:10]
    table.add("round", ender="Ann", hands=hands)
    assert table.scores() == [59, 25 + 6 + 63, 0]


def test_all_7_more_than_one_card_off_is_no_hand():
    table = Table("ginski", THREE)
    for bo in (EIGHT[:8], EIGHT + ["R12", "R13"]):
        hands = {"Ann": SIX, "Bo": bo, "Cy": JUNK}
        assert table.refuses("round", ender="Ann", hands=hands) == "input"


def test_all_11_no_deadwood_is_ginski_whatever_was_said():
    table = Table("ginski", THREE)
    table.add("round", ender="Ann", deadwood=table.each([0, 9, 20]), big=False)
    assert table.scores() == [54, 0, 0]


def test_the_hands_of_these_tests_are_from_one_deck():
    deck = games.load("ginski").faces.deck(None)
    seen = []
    for hand in (SIX, EIGHT, JUNK):
        deck.read_all(hand, "hands", seen)


def told(table):
    """Return the stories of the events, as (key, n)."""
    found = []
    for _, event, effect, game in table.ledger.history():
        key, facts = game.story(event, effect)
        found.append((facts["name"], key, facts["n"]))
    return found


def test_the_history_tells_a_round_by_cards_as_one_by_numbers():
    table = Table("ginski", THREE, target=500)
    for own in (SIX, MELDED, ELEVEN):
        table.add("round", ender="Ann", hands={"Ann": own, "Bo": EIGHT, "Cy": JUNK})
    table.round("Bo", 7, 5, 30)
    assert told(table) == [
        ("Ann", "ginski.tell_round", 6),
        ("Ann", "ginski.tell_clean", 0),
        ("Ann", "ginski.tell_big", 0),
        ("Bo", "ginski.tell_round", 5),
    ]


def refused(entry, words):
    """Answer with cards that must be refused; return the rule, which the question survives."""
    who = entry.question.facts["name"]
    try:
        entry.answer(entry.question.deck.read_all(words))
    except RuleError as error:
        assert entry.question.facts["name"] == who
        return error.rule
    raise AssertionError(words)


def test_the_enders_cards_are_refused_before_the_others_key_theirs():
    entry = Entry(Table("ginski", THREE).game, "round")
    entry.answer("Bo")
    assert refused(entry, JUNK) == "GSK-6"
    assert refused(entry, SIX + ["G1"]) == "GSK-9"
    entry.answer(entry.question.deck.read_all(SIX))
    assert entry.question.facts["name"] == "Cy"
    entry = Entry(Table("rumino", THREE).game, "round")
    entry.answer("Bo")
    assert refused(entry, "AS 3H 5D 7C 9S JH KD".split()) == "RMN-8"
    entry.answer(entry.question.deck.read_all("AS 2S 3S 4H 4D 4C 7H".split()))
    assert entry.question.facts["name"] == "Cy"


def test_gsk_6_the_ender_is_asked_for_the_limit_and_the_others_for_a_hand():
    entry = Entry(Table("ginski", THREE, end_limit=12).game, "round")
    entry.answer("Bo")
    own = entry.question
    assert (own.who, own.maximum, own.rule, own.text_above) == (
        "Bo",
        12,
        "GSK-6",
        "ginski.ender_limit",
    )
    # With the card drawn, or without it.
    assert own.hand == (10, 11)
    entry.answer(5)
    other = entry.question
    assert (other.who, other.maximum, other.rule) == ("Cy", 165, "GSK-5")
    assert (
        other.text_above == "ginski.hand_limit"
        and other.hand == (9, 11)
        and other.unusual_from == 111
    )
    # Without deadwood the others are asked for only after Big Ginski; nobody else is asked.
    entry.answer(0)
    assert entry.question.who == "Ann"


def test_gsk_10_an_undercut_counts_for_who_made_it():
    table = Table("ginski", THREE)
    effect = table.round("Ann", 9, 3, 20)
    assert effect.feats == [("Bo", "undercuts")]
    assert table.round("Ann", 0, 3, 20).feats == [("Ann", "gins")]


def test_gsk_16_the_turn_is_in_the_rulebook():
    text = answer({"ask": "rule", "number": "GSK-16"})["rules"][0]["text"]
    assert "draws" in text and "discards one card" in text and "face down" in text


def test_the_line_for_beginners_names_the_limit():
    key, facts = Table("ginski", ("Ann", "Bo", "Cy"), end_limit=7).game.coming()
    assert key == "ginski.coming_offer" and facts["limit"] == 7
