"""Betting on the poker hand, in turn (RML-20)."""

from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.game.questions import NOBODY
from engine.games.rummoli.betting import Betting, shares
from engine.texts import text
from tests.portable.tools import FOUR, Table, fill_in, first_answer, raises, score, untyped

# Ann deals, so Bo is the first to bet.
RAISED = (
    ["Bo", "bet", 2],
    ["Cy", "raise", 3],
    ["Di", "call"],
    ["Ann", "fold"],
    ["Bo", "call"],
)


def hand(**options):
    """Return a table of four after the ante."""
    table = Table("rummoli", FOUR, poker="betting", **options)
    table.add("ante")
    return table


def moves(*words):
    """Return moves as an event has them: "Bo bet 2"."""
    found = []
    for word in words:
        parts = word.split(" ")
        found.append(parts[:2] + [int(chips) for chips in parts[2:]])
    return found


def has(**chips):
    return {name: chips.get(name, 50) for name in FOUR}


def test_rml_20_bets_go_in_turn_until_all_have_put_in_the_same():
    table = hand()
    effect = table.add("bets", moves=list(RAISED))
    assert table.scores() == [41, 36, 36, 36] and dict_of(table)["poker"] == 4 + 15
    assert effect.notes[0] == ("RML-20", "rummoli.did_bets", {"n": 15, "pot": 19})
    assert ("RML-20", "rummoli.did_fold", {"names": "Ann"}) in effect.notes
    assert untyped(table.game).showing() == ["Bo", "Cy", "Di"]
    assert len(table.ledger.log) == 2, "all bets are one entry"


def test_rml_20_what_comes_after_the_bets_is_the_showdown_of_those_still_in():
    table = hand()
    table.add("widow", how="kept")
    assert table.game.coming() == ("rummoli.coming_betting", {})
    table.add("bets", moves=list(RAISED))
    assert table.game.coming() == ("rummoli.coming_stayed", {})
    # The next hand begins with bets again.
    table.add("poker", winners=["Bo"])
    table.add("out", player="Bo", left={"Ann": 1, "Cy": 1, "Di": 1})
    table.add("ante")
    table.add("widow", how="kept")
    assert table.game.coming() == ("rummoli.coming_betting", {})


def dict_of(table):
    return dict(table.game.board.pots)


def test_rml_20_who_folded_cannot_win():
    table = hand()
    table.add("bets", moves=list(RAISED))
    assert table.refuses("poker", winners=["Ann"]) == "RML-20"
    assert table.refuses("poker", winners=["Bo", "Ann"]) == "RML-20"
    hands = {
        "Ann": ["AS", "KS", "QS", "JS", "10S"],
        "Bo": ["2S", "2H", "5D", "7C", "9C"],
        "Cy": ["3S", "4H", "6D", "8C", "JC"],
        "Di": ["4S", "5H", "7D", "9S", "QC"],
    }
    assert table.refuses("poker", hands=hands) == "RML-20"
    del hands["Ann"]
    shown = dict(hands)
    del shown["Di"]
    assert table.refuses("poker", hands=shown) == "input", "all who are in show"
    table.add("poker", hands=hands)
    assert table.score("Bo") == 36 + 19


def test_rml_20_the_showdown_asks_all_who_are_in_and_nobody_else():
    table = hand()
    table.add("bets", moves=list(RAISED))
    entry = Entry(table.game, "poker")
    assert [value for value, _ in entry.question.choices] == ["Bo", "Cy", "Di", " "]
    entry.answer(" ")
    asked = []
    while entry.question is not None:
        asked.append(entry.question.facts["name"])
        taken = entry.question.taken
        entry.answer([card for card in range(52) if card not in taken][:5])
    assert asked == ["Bo", "Cy", "Di"]
    judged = Entry(table.game, "judge_poker")
    assert judged.question.facts["name"] == "Bo"


def test_rml_20_who_alone_is_left_collects_without_a_question():
    table = hand()
    effect = table.add("bets", moves=moves("Bo bet 4", "Cy fold", "Di fold", "Ann fold"))
    assert ("RML-20", "rummoli.did_stay", {"name": "Bo"}) in effect.notes
    entry = Entry(table.game, "poker")
    assert entry.question is None and entry.event == {"event": "poker", "winners": ["Bo"]}
    table.add("poker", winners=["Bo"])
    assert table.score("Bo") == 41 + 4


def test_rml_20_all_check():
    table = hand()
    table.add("bets", moves=moves("Bo check", "Cy check", "Di check", "Ann check"))
    assert table.scores() == [41] * 4 and untyped(table.game).showing() == ["Bo", "Cy", "Di", "Ann"]


def test_rml_20_a_check_does_not_end_what_is_open():
    betting = Betting(FOUR, has())
    for name, move, chips in (("Ann", "check", 0), ("Bo", "bet", 2), ("Cy", "fold", 0)):
        betting.play(name, move, chips)
    assert betting.turn == "Di"
    betting.play("Di", "raise", 1)
    assert (betting.turn, betting.to_call("Ann"), betting.to_call("Bo")) == ("Ann", 3, 1)
    betting.play("Ann", "call")
    betting.play("Bo", "call")
    assert betting.turn is None and betting.put == {"Ann": 3, "Bo": 3, "Cy": 0, "Di": 3}


def test_rml_20_what_a_move_cannot_be():
    for wrong in (
        ("Cy check",),
        ("Bo call",),
        ("Bo raise 2",),
        ("Bo bet 42",),
        ("Bo bet 2", "Cy bet 2"),
        ("Bo bet 2", "Cy check"),
        ("Bo bet 2", "Bo call"),
        ("Bo bet 2", "Cy raise 40"),
        ("Bo fold", "Cy fold", "Di fold", "Ann check"),
        ("Bo bet 2", "Cy call", "Di call"),
        ("Bo bet 2", "Cy fold", "Di raise 1", "Ann call", "Cy call"),
        (),
    ):
        assert hand().refuses("bets", moves=moves(*wrong)) == "RML-20", wrong


def test_rml_20_what_is_no_move():
    for wrong in (
        None,
        {"Bo": "check"},
        ["Bo"],
        [["Bo"]],
        [["Bo", "bet"]],
        [["Bo", "check", 2]],
        [["Bo", "bet", 0]],
        [["Bo", "bet", True]],
        [["Bo", "bet", 2, 2]],
        [["Bo", "shout"]],
        [["Bo", ["bet"]]],
        [["Zoe", "check"]],
        [[["Bo"], "check"]],
    ):
        assert hand().refuses("bets", moves=wrong) == "input", wrong
    assert hand().refuses("bets") == "input"
    assert hand().refuses("bets", moves=[], folded=[]) == "input"


def test_rml_20_bets_come_once_and_before_the_poker_hand():
    assert Table("rummoli", FOUR).refuses("bets", moves=[]) == "RML-20"
    plain = Table("rummoli", FOUR)
    plain.add("ante")
    assert plain.refuses("bets", moves=list(RAISED)) == "RML-7"
    table = hand()
    table.add("bets", moves=list(RAISED))
    assert table.refuses("bets", moves=list(RAISED)) == "RML-20"
    assert table.refuses("bet", player="Bo", chips=1) == "RML-20"
    assert table.game.why_not("bets") == ("rummoli.bets_in", {})
    table.add("poker", winners=["Bo"])
    assert table.refuses("bets", moves=list(RAISED)) == "RML-7"
    # The next hand has bets of its own.
    table.add("out", player="Bo", left={"Ann": 1, "Cy": 1, "Di": 1})
    table.add("ante")
    assert "bets" in table.game.actions() and untyped(table.game).stayed is None


def short_table(**options):
    """Return the table after the ante: Ann 120 chips, Bo 41, Cy 3, Di none; the pot holds 4."""
    table = Table("rummoli", FOUR, poker="betting", **options)
    for name in ("Cy", "Di"):
        chips = 38 if name == "Cy" else 41
        table.add("adjust", **{"from": name, "to": "Ann", "chips": chips, "reason": "x"})
    table.add("ante")
    assert table.scores() == [120, 41, 3, 0]
    return table


def said(effect, key):
    """Return the facts of the remarks with that key."""
    return [facts for _, found, facts in effect.notes if found == "rummoli." + key]


# Di has nothing and is never asked; Cy calls ten with three.
TOO_FEW = ("Bo bet 10", "Cy call", "Ann call")


def test_rml_20_nobody_wins_of_another_more_than_they_put_in():
    for short in ("owes", "all_in", "rebuy"):
        table = short_table(short=short)
        effect = table.add("bets", moves=moves(*TOO_FEW))
        assert table.scores() == [110, 31, 0, 0]
        assert said(effect, "did_all_in") == [{"name": "Cy", "n": 3}]
        assert said(effect, "main_pot") == [{"n": 4, "names": "Bo, Cy, Di and Ann"}]
        assert said(effect, "side_pot") == [
            {"n": 9, "names": "Bo, Cy and Ann"},
            {"n": 14, "names": "Bo and Ann"},
        ]
        assert untyped(table.game).showing() == ["Bo", "Cy", "Di", "Ann"]
        effect = table.add("poker", pots=[["Di", 0], ["Cy", 1], ["Ann", 2]])
        assert table.scores() == [124, 31, 9, 4] and dict_of(table)["poker"] == 0
        assert said(effect, "did_main") == [{"name": "Di", "n": 4}]
        # Who won the main pot won the poker hand (RML-9).
        assert said(effect, "leads") == [{"name": "Di"}]


def test_rml_20_the_winners_of_the_main_pot_win_every_pot_they_are_in():
    for winners, pots, scores in (
        (["Bo"], [["Bo", 0]], [110, 58, 0, 0]),
        # Of four chips for two, and nine: the odd one is Cy's, nearer to the dealer's left.
        (["Cy", "Ann"], [["Cy", 0], ["Ann", 0]], [130, 31, 7, 0]),
        (["Di", "Bo"], [["Di", 0], ["Bo", 0]], [110, 56, 0, 2]),
    ):
        for said in ({"winners": winners}, {"pots": pots}):
            table = short_table()
            table.add("bets", moves=moves(*TOO_FEW))
            table.add("poker", **said)
            assert table.scores() == scores, said


def test_rml_20_what_cannot_be_said_of_the_pots():
    for said, rule in (
        ({"winners": ["Di"]}, "RML-20"),
        ({"winners": ["Cy"]}, "RML-20"),
        ({"pots": [["Di", 0], ["Cy", 1]]}, "RML-20"),
        ({"pots": [["Di", 0], ["Di", 1], ["Ann", 2]]}, "RML-20"),
        ({"pots": [["Di", 0], ["Cy", 1], ["Cy", 2]]}, "RML-20"),
        ({"pots": [["Bo", 0], ["Cy", 1], ["Ann", 2]]}, "RML-20"),
        ({"pots": []}, "input"),
        ({"pots": [["Di", 0], ["Di", 0], ["Cy", 1], ["Ann", 2]]}, "input"),
        ({"pots": [["Di", 0], ["Cy", 1], ["Ann", 3]]}, "input"),
        ({"pots": [["Di", 0], ["Cy", 1], ["Ann", -1]]}, "input"),
        ({"pots": [["Di", 0], ["Cy", 1], ["Ann", "2"]]}, "input"),
        ({"pots": [["Di", 0], ["Cy", 1], ["Ann"]]}, "input"),
        ({"pots": [["Zoe", 0]]}, "input"),
        ({"pots": ["Di", "Cy", "Ann"]}, "input"),
        ({"pots": [["Bo", 0]], "winners": ["Bo"]}, "input"),
        ({}, "input"),
    ):
        table = short_table()
        table.add("bets", moves=moves(*TOO_FEW))
        assert table.refuses("poker", **said) == rule, said


def test_rml_20_by_cards_each_pot_goes_to_the_best_hand_in_it():
    table = short_table()
    table.add("bets", moves=moves(*TOO_FEW))
    hands = {
        "Di": ["AS", "AD", "KC", "9C", "2S"],
        "Ann": ["KS", "KD", "QC", "9D", "2D"],
        "Cy": ["KH", "QS", "JC", "9S", "2C"],
        "Bo": ["QH", "QD", "7C", "6C", "3S"],
    }
    effect = table.add("poker", hands=hands)
    assert table.scores() == [110 + 23, 31, 0, 4]
    assert len(said(effect, "did_poker_with")) == 2


def test_rml_20_chips_that_nobody_answered_go_back():
    table = short_table()
    effect = table.add("bets", moves=moves("Bo bet 10", "Cy call", "Ann fold"))
    # Three of Bo's ten were answered.
    assert table.scores() == [120, 38, 0, 0] and dict_of(table)["poker"] == 4 + 6
    assert said(effect, "did_back") == [{"name": "Bo", "n": 7}]
    assert said(effect, "did_bets") == [{"n": 6, "pot": 10}]
    # All fold: the whole bet goes back, and what lay in the pot is theirs.
    table = hand()
    table.add("bets", moves=moves("Bo bet 4", "Cy fold", "Di fold", "Ann fold"))
    assert table.score("Bo") == 41
    table.add("poker", winners=["Bo"])
    assert table.score("Bo") == 45


def test_rml_20_what_others_folded_is_won_by_who_is_alone_in_that_pot():
    table = short_table()
    table.add("adjust", **{"from": "Ann", "to": "Di", "chips": 50, "reason": "x"})
    table.add("bets", moves=moves("Bo bet 2", "Cy raise 1", "Di raise 5", "Ann raise 9", *THE_END))
    # Di put in 8 and folded; Ann's nine go back, and 5 of Di's and Ann's each are Ann's alone.
    assert untyped(table.game).poker_pots() == [(4 + 2 + 3 + 3 + 3, ["Cy", "Ann"]), (10, ["Ann"])]
    entry = Entry(table.game, "poker")
    entry.answer("Cy")
    entry.answer(NOBODY)
    assert entry.event == {"event": "poker", "winners": ["Cy"]}
    table.add("poker", winners=["Cy"])
    assert table.scores() == [70 - 8 + 10, 39, 15, 42]


THE_END = ("Bo fold", "Di fold")


def test_rml_20_odd_chips_go_one_each_from_the_dealers_left():
    table = hand()
    table.add("adjust", **{"from": "Ann", "to": "poker", "chips": 1, "reason": "x"})
    table.add("bets", moves=moves("Bo bet 2", "Cy call", "Di call", "Ann fold"))
    # Eleven for three, from Bo on.
    table.add("poker", winners=["Ann", "Cy", "Di"][1:] + ["Bo"])
    assert table.scores() == [40, 39 + 4, 39 + 4, 39 + 3]
    # A bet that went back was a bet.
    table = short_table()
    table.add("adjust", **{"from": "Ann", "to": "poker", "chips": 1, "reason": "x"})
    table.add("bets", moves=moves("Bo bet 2", "Cy fold", "Ann fold"))
    table.add("poker", winners=["Bo", "Di"])
    assert table.scores() == [119, 41 + 3, 3, 2]
    # Nobody bet: what does not divide stays (RML-8). So it does with one pot for all.
    table = hand()
    table.add("bets", moves=moves("Bo check", "Cy check", "Di check", "Ann check"))
    table.add("poker", winners=["Bo", "Cy", "Di"])
    assert table.scores() == [41, 42, 42, 42] and dict_of(table)["poker"] == 1
    table = hand(side_pots="no")
    table.add("bets", moves=moves("Bo bet 2", "Cy call", "Di fold", "Ann fold"))
    table.add("poker", winners=["Bo", "Cy"])
    table = hand(side_pots="no")
    table.add("bets", moves=moves("Bo bet 1", "Cy call", "Di call", "Ann fold"))
    table.add("poker", winners=["Bo", "Cy"])
    assert table.scores() == [41, 43, 43, 40] and dict_of(table)["poker"] == 1


def test_rml_20_with_side_pots_no_who_is_in_with_little_can_win_all():
    table = short_table(side_pots="no")
    effect = table.add("bets", moves=moves(*TOO_FEW))
    assert said(effect, "did_all_in_one_pot") == [{"name": "Cy", "n": 3}, {"name": "Di", "n": 0}]
    assert table.refuses("poker", pots=[["Di", 0], ["Cy", 1]]) == "input"
    table.add("poker", winners=["Di"])
    assert table.score("Di") == 27
    # Nothing goes back.
    table = short_table(side_pots="no")
    table.add("bets", moves=moves("Bo bet 10", "Cy call", "Ann fold"))
    assert table.score("Bo") == 31


def test_rml_20_a_table_that_enters_only_the_sum_has_one_pot():
    table = short_table()
    chips = {"Ann": 10, "Bo": 10, "Cy": 3, "Di": 0}
    effect = table.add("bets", chips=chips, folded=[])
    assert said(effect, "did_all_in_in_sum") == [{"name": "Cy", "n": 3}, {"name": "Di", "n": 0}]
    assert untyped(table.game).poker_pots() == [(27, ["Bo", "Cy", "Di", "Ann"])]
    table.add("poker", winners=["Cy"])
    assert table.score("Cy") == 27


def test_rml_20_the_winner_of_each_pot_is_asked_among_those_in_it():
    table = short_table()
    table.add("bets", moves=moves(*TOO_FEW))
    entry = Entry(table.game, "poker")
    asked = []
    for answer in ("Di", NOBODY, "Cy", NOBODY, "Ann", "Bo"):
        names = [value for value, _ in entry.question.choices if value and value.strip()]
        asked.append((entry.question.key.split("_")[-1], entry.question.facts.get("n"), names))
        entry.answer(answer)
    assert asked == [
        ("main", 4, ["Ann", "Bo", "Cy", "Di"]),
        ("shares", None, ["Ann", "Bo", "Cy"]),
        ("side", 9, ["Ann", "Bo", "Cy"]),
        ("shares", None, ["Ann", "Bo"]),
        ("side", 14, ["Ann", "Bo"]),
        ("shares", None, ["Bo"]),
    ]
    pots = [["Di", 0], ["Cy", 1], ["Ann", 2], ["Bo", 2]]
    assert entry.event == {"event": "poker", "pots": pots}
    # An edit offers the same again; a winner of the main pot leaves nothing to ask.
    assert fill_in(table.game, "poker", entry.event).event == entry.event
    entry = Entry(table.game, "poker")
    entry.answer("Ann")
    entry.answer(NOBODY)
    assert entry.event == {"event": "poker", "winners": ["Ann"]}


def test_rml_20_pots_are_undone_and_amended():
    table = short_table()
    table.add("bets", moves=moves(*TOO_FEW))
    table.add("poker", pots=[["Di", 0], ["Cy", 1], ["Ann", 2]])
    before = table.scores()
    table.ledger.add({"event": "undo"})
    assert table.scores() == [110, 31, 0, 0] and len(untyped(table.game).poker_pots()) == 3
    table.ledger.add({"event": "redo"})
    assert table.scores() == before
    # Cy can call two: there is one side pot only, and the event that names a second is impossible.
    to = {"event": "bets", "moves": moves("Bo bet 2", "Cy call", "Ann call")}
    raises(RuleError, table.ledger.add, {"event": "amend", "index": 3, "to": to})
    assert table.scores() == before
    to = {"event": "bets", "moves": moves("Bo bet 20", "Cy call", "Ann call")}
    table.ledger.add({"event": "amend", "index": 3, "to": to})
    assert table.scores() == [120 - 20 + 34, 21, 9, 4]


def test_rml_20_a_correction_of_the_pot_changes_the_main_pot_first():
    for chips, pots in (
        (2, [2, 9, 14]),
        (4, [9, 14]),
        (6, [7, 14]),
        (26, [1]),
    ):
        table = short_table()
        table.add("bets", moves=moves(*TOO_FEW))
        table.add("adjust", **{"from": "poker", "to": "Ann", "chips": chips, "reason": "x"})
        assert [pot[0] for pot in untyped(table.game).poker_pots()] == pots


def test_rml_20_nobody_raises_whom_nobody_can_answer():
    betting = Betting(("A", "B"), {"A": 5, "B": 9})
    betting.play("A", "bet", 5)
    assert betting.turn == "B" and betting.room("B") == 0
    assert raises(RuleError, betting.play, "B", "raise", 1).rule == "RML-20"
    betting.play("B", "call")
    assert betting.turn is None
    # With one player who has chips there is nothing to bet.
    assert Betting(("A", "B"), {"A": 0, "B": 9}).turn is None


def test_rml_20_a_debt_is_no_chip():
    table = Table("rummoli", FOUR, poker="betting")
    table.add("adjust", **{"from": "Cy", "to": "Ann", "chips": 45, "reason": "x"})
    table.add("ante")
    assert table.score("Cy") == -4
    table.add("bets", moves=moves("Bo bet 1", "Di call", "Ann call"))
    assert table.score("Cy") == -4


def test_rml_20_the_questions_follow_the_turn():
    table = hand()
    entry = Entry(table.game, "bets")
    asked = []
    for answer in ("bet", 2, "raise 2", "call", "fold"):
        asked.append((entry.question.kind, entry.question.facts.get("name")))
        entry.answer(answer)
    assert asked[:2] == [("pick", "Bo"), ("number", "Bo")]
    assert [name for _, name in asked[2:]] == ["Cy", "Di", "Ann"]
    question = entry.question
    # Two more for Bo; the likeliest first: to call, then the raise of last time.
    assert question.facts["name"] == "Bo" and question.facts["n"] == 2
    # Of 41 chips, 4 go to call: 37 are left to raise by.
    labels = dict(question.choices)
    values = [value for value, _ in question.choices]
    assert values == ["call", "raise 2", "raise", "raise 37", "fold"]
    assert labels["raise 37"] == ("rummoli.move_raise_all", {"n": 37})
    # Back takes one bet back.
    assert entry.back() == "fold" and entry.question.facts["name"] == "Ann"
    assert entry.back() == "call" and entry.question.facts["name"] == "Di"
    for answer in ("call", "fold", "call"):
        entry.answer(answer)
    table.add(**with_event(entry.event))
    assert table.scores() == [41, 37, 37, 37]
    assert untyped(table.game).usual_bet == 2, "it is offered next time"


def with_event(event):
    fields = dict(event)
    fields["_event"] = fields.pop("event")
    return fields


def test_rml_20_an_edit_offers_each_move_again():
    for before in (
        {"event": "bets", "moves": list(RAISED)},
        {"event": "bets", "moves": moves("Bo check", "Cy bet 1", "Di fold", "Ann fold", "Bo call")},
        {
            "event": "bets",
            "chips": {"Ann": 0, "Bo": 2, "Cy": 6, "Di": 6},
            "folded": ["Bo", "Ann"],
        },
    ):
        table = hand()
        assert fill_in(table.game, "bets", before).event == before


def test_rml_20_only_the_pot_in_all():
    table = hand()
    # Sixteen in the pot, four of them from the ante; Ann folded after two, so ten are from two.
    entry = fill_in(table.game, "bets", None, ("sum", 16, "Ann", 2, "Di", 0, NOBODY))
    assert entry.event == {
        "event": "bets",
        "chips": {"Ann": 2, "Bo": 5, "Cy": 5, "Di": 0},
        "folded": ["Ann", "Di"],
    }
    table.add(**with_event(entry.event))
    assert table.scores() == [39, 36, 36, 41] and untyped(table.game).showing() == ["Bo", "Cy"]
    assert table.refuses("poker", winners=["Di"]) == "RML-20"


def test_rml_20_the_question_for_a_raise_says_what_is_to_be_called():
    table = hand()
    entry = Entry(table.game, "bets")
    for answer in ("bet", 4, "raise", 4, "raise 4", "raise"):
        entry.answer(answer)
    # Cy was asked for a number last; Di put in 12, which Ann has to match.
    assert entry.question.facts["name"] == "Ann"
    assert entry.question.beside == ((("rummoli.to_call", {}), 12),)
    assert entry.question.maximum == 41 - 12
    entry.answer(29)
    # Bo, who put in 4 of 41, is 37 short.
    assert entry.question.facts == {"name": "Bo", "n": 37, "has": 37}


def test_rml_20_who_has_less_than_the_call_is_told_both():
    table = hand()
    table.add("adjust", **{"from": "Cy", "to": "Bo", "chips": 7, "reason": "RML-18"})
    entry = Entry(table.game, "bets")
    entry.answer("bet")
    entry.answer(39)
    assert entry.question.key == "rummoli.ask_move_short"
    assert entry.question.facts == {"name": "Cy", "n": 39, "has": 34}
    assert dict(entry.question.choices)["call"] == ("rummoli.move_all_in", {"n": 34})
    assert "raise" not in dict(entry.question.choices)


def test_rml_6_a_bid_is_at_most_what_the_bidder_has():
    table = hand()
    table.add("adjust", **{"from": "Bo", "to": "Cy", "chips": 31, "reason": "RML-18"})
    entry = Entry(table.game, "widow")
    for answer in ("sold", "Bo"):
        entry.answer(answer)
    assert (entry.question.minimum, entry.question.maximum) == (0, 10)
    entry.answer(10)
    assert [value for value, _ in entry.question.choices] == [" ", "Cy", "Di"]
    entry.answer("Cy")
    assert (entry.question.minimum, entry.question.maximum) == (11, 72)
    # Nobody has more than this: the widow is sold.
    entry.answer(41)
    assert entry.question is None and entry.event["price"] == 41


def test_all_5_a_correction_takes_at_most_what_lies_there():
    table = hand(short="rebuy")
    for source, most in (("poker", 4), ("Bo", 41)):
        entry = Entry(table.game, "adjust")
        entry.answer(source)
        # The last reason before one's own words is no fine.
        entry.answer(entry.question.choices[-2][0])
        entry.answer("Cy")
        assert entry.question.maximum == most


def test_rml_18_only_a_player_is_fined():
    table = hand()
    late = text("rummoli.reason_late")
    for source in ("Bo", "poker"):
        entry = Entry(table.game, "adjust")
        entry.answer(source)
        assert (late in [value for value, _ in entry.question.choices]) == (source == "Bo")
    old = dict(untyped(table.game).fine("Bo"), reason=late)
    for chips in (1, 2):
        # What was a fine is one of whoever is named; another move is asked for whole.
        entry = Entry(table.game, "adjust", dict(old, chips=chips))
        entry.answer("Cy")
        entry.answer(late)
        assert (entry.event or {}) == (dict(old, **{"from": "Cy"}) if chips == 1 else {})


def test_rml_20_a_sum_that_does_not_divide_is_refused():
    table = hand()
    entry = Entry(table.game, "bets")
    for answer in ("sum", 17):
        entry.answer(answer)
    error = raises(RuleError, entry.answer, NOBODY)
    assert (error.rule, error.facts) == ("RML-20", {"n": 13, "players": 4})
    # Nothing that was answered is lost.
    assert entry.answers == ["sum", 17] and entry.question.key == "rummoli.ask_folded"


def test_rml_20_sums_of_those_still_in_are_equal():
    even = {"Ann": 2, "Bo": 5, "Cy": 5, "Di": 5}
    for chips, folded, found in (
        (even, [], "RML-20"),
        (even, ["Bo"], "RML-20"),
        (dict(even, Ann=6), ["Ann"], "RML-20"),
        (dict(even, Bo=42), ["Ann"], "RML-20"),
        (even, list(FOUR), "RML-20"),
        (even, ["Ann", "Ann"], "input"),
        (even, "Ann", "input"),
        (even, ["Zoe"], "input"),
        (dict(even, Bo=-1), ["Ann"], "input"),
        ({"Ann": 2}, ["Ann"], "input"),
        ([2, 5, 5, 5], ["Ann"], "input"),
    ):
        assert hand().refuses("bets", chips=chips, folded=folded) == found, (chips, folded)
    table = hand()
    table.add("bets", chips=even, folded=["Ann"])
    assert table.scores() == [39, 36, 36, 36]


def test_rml_20_shares_with_somebody_all_in():
    assert shares(0, ("A", "B"), {"A": 0, "B": 3}) == {"A": 0, "B": 0}
    assert shares(9, ("A", "B", "C"), {"A": 1, "B": 9, "C": 9}) == {"A": 1, "B": 4, "C": 4}
    assert shares(5, ("A", "B"), {"A": 2, "B": 2}) is None


def test_rml_20_a_cancelled_hand_gives_the_bets_back():
    table = hand()
    table.add("bets", moves=list(RAISED))
    table.add("void")
    assert table.scores() == [41] * 4 and untyped(table.game).stayed is None
    assert "bets" in table.game.actions()


def test_rml_20_bets_of_earlier_versions_still_count():
    table = hand()
    table.add("bet", player="Bo", chips=3)
    assert untyped(table.game).showing() == ["Bo", "Cy", "Di", "Ann"]
    table.add("bets", moves=moves("Bo check", "Cy bet 1", "Di call", "Ann call", "Bo fold"))
    assert table.refuses("poker", winners=["Bo"]) == "RML-20"
    # Whoever bet before is edited as before.
    old = {"event": "bet", "player": "Cy", "chips": 4}
    assert fill_in(hand().game, "bet", old).event == old


def test_rml_20_an_amended_bet_that_makes_the_winner_fold_is_refused():
    table = hand()
    table.add("bets", moves=list(RAISED))
    table.add("poker", winners=["Cy"])
    other = moves("Bo bet 2", "Cy fold", "Di call", "Ann call")
    to = {"event": "bets", "moves": other}
    error = raises(RuleError, table.ledger.add, {"event": "amend", "index": 1, "to": to})
    assert error.rule == "RML-20"


def test_rml_20_the_score_asks_it_too():
    events = [{"event": "ante"}, {"event": "bets", "moves": [list(move) for move in RAISED]}]
    reply = score("rummoli", FOUR, events, options={"poker": "betting"})
    assert reply["scores"] == {"Ann": 41, "Bo": 36, "Cy": 36, "Di": 36}
    events.append({"event": "poker", "winners": ["Ann"]})
    reply = score("rummoli", FOUR, events, options={"poker": "betting"})
    assert (reply["rule"], reply["index"]) == ("RML-20", 2)


def test_rml_20_first_answers_lead_through():
    # All check: offered first, one press each.
    entry = Entry(hand().game, "bets")
    count = 0
    while entry.question is not None:
        entry.answer(first_answer(entry.question))
        count += 1
    assert count == 4 and all(move[1] == "check" for move in entry.event["moves"])


def test_rml_20_the_number_of_a_bet_stays_within_the_chips():
    entry = Entry(hand().game, "bets")
    entry.answer("bet")
    assert entry.question.maximum == 41
    assert raises(RuleError, entry.answer, 42).rule == "RML-20"
    assert raises(InputError, entry.answer, "x")
