"""The page that a question is a row of: who is asked, what each said before, and what is left."""

from engine import texts
from engine.errors import RuleError
from engine.game.entry import Entry
from engine.game.questions import is_mixed
from tests.portable.tools import FOUR, Table, raises, untyped

THREE = FOUR[:3]


def rows_of(page):
    """Return (field, whom, what each said, in words) of each row of a page."""
    return [
        (field, whom, [texts.text(key, **facts) for key, facts in said])
        for field, whom, _, said in page.rows
    ]


def entry_of(table, action, *answers):
    entry = Entry(table.game, action)
    for answer in answers:
        entry.answer(answer)
    return entry


def test_rows_are_known_by_field_and_name_whatever_the_text_of_the_question():
    entry = entry_of(Table("rumino", FOUR), "round", "Cy")
    names = ["Cy", "Di", "Ann", "Bo"]
    assert rows_of(entry.question.page) == [("deadwood", name, []) for name in names]
    assert (
        entry.question.key == "rumino.ask_knocker" and entry.question.page.at(entry.question) == 0
    )
    entry.answer(3)
    assert (
        entry.question.key == "rumino.ask_deadwood" and entry.question.page.at(entry.question) == 1
    )
    assert texts.text(entry.question.page.what[0]) == "deadwood"


def test_what_was_bid_stands_in_each_row_and_what_is_left_is_said_of_the_next():
    table = Table("form:oh_hell", THREE)
    bids = entry_of(table, "bids", 1, 0)
    # The last bid must not make the sum (OHL-3): that is said before it is keyed.
    assert bids.question.barred == 9 and raises(RuleError, bids.answer, 9).rule == "OHL-3"
    assert bids.question.page.total is None
    # It waits meanwhile: another of them may be the wrong one.
    assert bids.waits() and (bids.question.default, bids.answers) == (9, [1, 0])
    bids.answer(2)
    assert not bids.rest
    table.ledger.add(bids.event)
    tricks = Entry(table.game, "hand")
    page = tricks.question.page
    assert [said for _, _, said in rows_of(page)] == [["bid 1"], ["bid 0"], ["bid 2"]]
    assert page.total == 10 and tricks.question.maximum == 10
    tricks.answer(4)
    assert (tricks.question.left, tricks.question.maximum) == ((0, 6), 10)
    assert raises(RuleError, tricks.answer, 11).rule == "OHL-4" and not tricks.waits()
    tricks.answer(5)
    assert (tricks.question.left, tricks.question.default) == ((1, 1), 1)


def test_a_sum_that_follows_from_the_numbers_bounds_none_of_them():
    table = Table("form:schieber", FOUR)
    for points in (257, 0, 157, 100):
        entry = entry_of(table, "round", 3, points)
        assert entry.question.maximum == 257
        assert entry.question.default == (0 if points == 257 else 157 - points)


def test_a_wrong_pair_is_mended_from_either_of_its_rows():
    table = Table("form:oh_hell", FOUR)
    table.add("bids", bid=dict(zip(FOUR, (1, 2, 3, 2))))
    mended = [("Bo", 3), ("Cy", 2), ("Di", 4), ("Ann", 1)]
    for wrong in range(4):
        # One too many of somebody: the last one, to whom 0 was left, says what they have.
        given = [n + (at == wrong) for at, (_, n) in enumerate(mended)]
        entry = entry_of(table, "hand", *given[:3])
        refused = raises(RuleError, entry.change, 3, given[3])
        assert (refused.rule, refused.facts["n"], entry.at) == ("OHL-4", 11, 3)
        # A draft of it comes back so, and whoever was wrong is put right with one answer.
        again = Entry(table.game, "hand")
        again.restore(entry.given(), entry.rest, entry.halves, entry.at)
        for one in (entry, again):
            assert one.waits() and one.question.default == given[3] and one.event is None
            one.go_to(wrong)
            one.answer(mended[wrong][1])
            one.go_to(len(one.answers))
            assert one.event["tricks"] == dict(mended) and not one.rest


def test_what_was_answered_ahead_and_cannot_be_any_more_does_not_wait():
    # Ann's 28 is fine while Cy knocks; whoever knocks has 7 at most.
    entry = entry_of(Table("rumino", FOUR), "round", "Cy", 3)
    entry.look_ahead("deadwood", "Ann")
    entry.answer(28)
    entry.change(0, "Ann")
    assert (entry.question.row(), entry.question.default) == (("deadwood", "Ann"), None)
    assert not entry.waits() and [one[4] for one in entry.rest if one[1] == "Ann"] == [28]


def test_cards_that_are_refused_do_not_wait():
    # Eleven cards that are no big gin: they stay where they are keyed.
    entry = entry_of(Table("gin", FOUR[:2]), "round", "Ann")
    refused = raises(RuleError, entry.answer, [46, 4, 5, 6, 3, 16, 10, 9, 22, 35, 36])
    assert (refused.rule, entry.waits(), entry.rest, entry.answers) == (
        "GIN-11",
        False,
        [],
        ["Ann"],
    )


def test_more_than_there_is_can_be_answered_above_and_leaves_the_others_free():
    table = Table("form:oh_hell", FOUR)
    table.add("bids", bid=dict(zip(FOUR, (1, 2, 3, 2))))
    entry = entry_of(table, "hand", 5, 6)
    assert (entry.question.whom(), entry.question.left, entry.question.default) == (
        "Di",
        None,
        None,
    )
    entry.answer(1)
    assert (entry.question.whom(), entry.question.default) == ("Ann", None)
    raises(RuleError, entry.answer, 2)
    entry.go_to(1)
    entry.answer(2)
    entry.go_to(len(entry.answers))
    assert entry.event["tricks"] == {"Bo": 5, "Cy": 2, "Di": 1, "Ann": 2}


def test_what_is_left_is_said_of_the_last_row_of_a_sum():
    table = Table("form:oh_hell", FOUR)
    table.add("bids", bid=dict(zip(FOUR, (1, 2, 3, 2))))
    for others, left in (((2, 3, 2), 3), ((0, 0, 0), 10)):
        entry = entry_of(table, "hand", *others)
        question = entry.question
        assert (question.left, question.default) == ((left, left), left)
    # Another number above it changes what is left.
    entry.change(0, 4)
    assert entry.open.left == (6, 6)
    # Who has all leaves no choice to the others, who are not asked; less opens them again.
    entry = entry_of(table, "hand", 10)
    assert (entry.event["tricks"], entry.at) == ({"Bo": 10, "Cy": 0, "Di": 0, "Ann": 0}, 4)
    assert (entry.back(), entry.question.whom()) == (10, "Bo")
    entry.answer(4)
    assert (entry.event, entry.question.whom(), entry.question.left) == (None, "Cy", (0, 6))
    # Before its turn it is not known what the others leave.
    entry = entry_of(table, "hand", 2, 3)
    entry.look_ahead("tricks", "Ann")
    assert (entry.question.left, entry.question.minimum, entry.question.maximum) == (None, 0, 10)
    entry.answer(4)
    assert entry.question.whom() == "Di"
    entry.answer(1)
    entry.go_to(len(entry.answers))
    assert entry.event["tricks"] == {"Ann": 4, "Bo": 2, "Cy": 3, "Di": 1}


def test_each_side_is_a_row_and_each_partner_has_their_own_bid():
    table = Table("form:spades", FOUR)
    table.add("bids", bid=dict(zip(FOUR, (3, 4, 2, 1))))
    entry = Entry(table.game, "hand")
    assert rows_of(entry.question.page) == [
        ("tricks", "Bo", ["bid 4"]),
        ("tricks", "Cy", ["bid 2"]),
        ("tricks", "Di", ["bid 1"]),
        ("tricks", "Ann", ["bid 3"]),
    ]
    assert table.game.noted(["Ann", "Cy"])[0][1] == {"n": "3+2"}


def test_several_fields_of_the_sides_are_one_page_with_a_row_for_each_field_and_side():
    burraco = entry_of(Table("form:burraco", FOUR), "round", "")
    rows = rows_of(burraco.page())
    fields = ("pot", "clean", "semi", "dirty", "laid", "held")
    assert [row[:2] for row in rows] == [(name, who) for name in fields for who in ("Bo", "Ann")]
    assert [row[2] for row in burraco.page().rows[:2]] == ["Bo + Di", "Ann + Cy"]
    assert [said for _, _, said in rows[:3]] == [["pot taken"], ["pot taken"], ["clean burracos"]]
    # Yes or no is a row like the others.
    assert burraco.question.row() == ("pot", "Bo") and is_mixed(burraco.page().rows)
    for answer in (False, True, 1):
        burraco.answer(answer)
    assert burraco.question.row() == ("clean", "Ann") and rows_of(burraco.page()) == rows
    assert texts.text(burraco.question.page.what[0]) == "clean burracos"
    # One that is changed keeps all others, those of yes and no, too.
    burraco.change(1, True)
    assert burraco.answers == ["", True, True, 1]
    # Who closes has the pot: that row goes, and comes back with what it had.
    burraco.change(0, "Ann")
    assert burraco.answers == ["Ann", True, 1]
    burraco.change(0, "")
    assert burraco.answers == ["", True, True, 1]
    # A rule of the house: without semi-clean ones there is no row for them.
    without = entry_of(Table("form:burraco", FOUR, semi_clean="no"), "round", "")
    assert [row[0] for row in rows_of(without.page())][::2] == [f for f in fields if f != "semi"]


def test_rows_that_hang_on_answers_of_the_page_come_with_these():
    table = Table("form:phase10", THREE)
    entry = entry_of(table, "hand", "Bo")
    assert {row[0] for row in rows_of(entry.page())} == {"made", "points_left"}
    assert ("points_left", "Bo") not in [row[:2] for row in rows_of(entry.page())]
    bids = entry_of(Table("form:spades", FOUR, blind_nil="yes"), "bids", 1, 2, 3)
    assert {row[0] for row in rows_of(bids.page())} == {"bid"}


def test_a_later_row_is_asked_before_its_turn_past_yes_and_no():
    entry = entry_of(Table("form:burraco", FOUR), "round", "")
    entry.look_ahead("laid", "Ann")
    assert entry.question.row() == ("laid", "Ann")
    entry.answer(120)
    assert entry.question.row() == ("pot", "Bo") and entry.answers == [""]
    entry.look_ahead("pot", "Ann")
    entry.answer(True)
    entry.answer(False)
    assert entry.answers == ["", False, True]
    entry.go_to(len(entry.answers))
    for number in (0, 0, 0, 0, 0, 0, 80):
        entry.answer(number)
    assert entry.answers[-2:] == [80, 120] and entry.at == 10
    entry.go_to(len(entry.answers))
    assert entry.question.row() == ("held", "Bo")


def test_a_row_is_reached_past_what_the_rules_refuse_so_far():
    # Who closes has a burraco: nothing that is open is one yet.
    entry = entry_of(Table("form:burraco", FOUR), "round", "Bo")
    entry.look_ahead("held", "Ann")
    assert entry.question.row() == ("held", "Ann") and entry.answers == ["Bo"]
    entry.answer(35)
    for number in (False, 1, 0, 0, 0, 0):
        entry.answer(number)
    assert raises(RuleError, entry.answer, -1) and entry.question.row() == ("dirty", "Ann")


def test_the_rounds_of_king_count_what_they_are_about():
    entry = Entry(Table("form:king", FOUR).game, "round")
    key, facts = untyped(entry.question).page.what
    assert texts.text(key, **facts) == "No tricks" and entry.question.page.total == 13


def test_an_edit_begins_with_all_that_is_offered():
    table = Table("rumino", FOUR)
    old = {"event": "round", "ender": "Bo", "deadwood": dict(zip(FOUR, (9, 2, 8, 7)))}
    entry = Entry(table.game, "round", old)
    entry.fill()
    assert entry.at == 0 and entry.answers == ["Bo", 2, 8, 7, 9]
    # Another ender orders the rows anew, and keeps what each had.
    entry.change(0, "Di")
    assert entry.answers == ["Di", 7, 9, 2, 8] and entry.at == 1
    assert entry.is_other(6) and not entry.is_other(7)
    entry.change(1, 6)
    entry.go_to(len(entry.answers))
    assert entry.event["deadwood"] == {"Di": 6, "Ann": 9, "Bo": 2, "Cy": 8}


def test_any_9_what_is_left_to_the_last_is_worked_out_anew():
    entry = entry_of(Table("any", THREE, sum=26), "round", 10, 6)
    assert entry.question.default == 10 and entry.question.page.total == 26
    entry.answer(10)
    entry.change(1, 9)
    assert entry.answers == [10, 9] and entry.question.default == 7


def test_a_row_is_asked_before_its_turn_and_its_answer_waits():
    table = Table("rumino", FOUR)
    # Before the number of who knocks, too, which may lead to another question.
    entry = entry_of(table, "round", "Cy")
    entry.look_ahead("deadwood", "Bo")
    assert entry.question.whom() == "Bo" and entry.answers == ["Cy"]
    entry = entry_of(table, "round", "Cy", 3)
    entry.look_ahead("deadwood", "Bo")
    assert entry.question.whom() == "Bo" and entry.question.maximum == 70 and entry.at == 2
    # What is keyed of it is kept, and another row can be looked at meanwhile.
    entry.keep("2")
    entry.look_ahead("deadwood", "Ann")
    entry.answer(9)
    assert (entry.question.whom(), entry.at, len(entry.answers)) == ("Di", 2, 2)
    entry.look_ahead("deadwood", "Bo")
    assert entry.question.begun == "2"
    assert raises(RuleError, entry.answer, 71).rule == "RMN-4"
    entry.answer(20)
    # Restored as a draft would, and then given in their turn.
    again = Entry(table.game, "round")
    again.restore(entry.given(), entry.rest, entry.halves, entry.at)
    again.answer(15)
    again.go_to(len(again.answers))
    assert again.event["deadwood"] == {"Cy": 3, "Di": 15, "Ann": 9, "Bo": 20} and not again.rest
    # What cannot be reached leaves the position behind the last answer.
    entry.look_ahead("deadwood", "Eve")
    assert entry.ahead is None and entry.question.whom() == "Di"


def test_limits_of_a_row_before_its_turn_are_its_own():
    table = Table("form:oh_hell", THREE)
    table.ledger.add({"event": "bids", "bid": dict(zip(THREE, (1, 0, 2)))})
    tricks = entry_of(table, "hand", 4)
    tricks.look_ahead("tricks", [row[1] for row in tricks.question.page.rows][2])
    assert tricks.ahead and (tricks.question.left, tricks.question.maximum) == (None, 10)
