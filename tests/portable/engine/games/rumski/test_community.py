"""Rumski's Community by rule numbers: what can be laid, whether a turn stands, the discard."""

from engine.ask import answer
from engine.cards import RUMSKI70
from engine.errors import Cancelled
from engine.games.rumski.solver import layout as community_layout
from engine.games.rumski.solver import play as community


def words(text):
    return text.split()


def melds(text):
    return [words(meld) for meld in text.split("|")] if text else []


def ask_play(hand, table, opened=True):
    return answer(
        {
            "ask": "play",
            "game": "rumski",
            "hand": words(hand),
            "table": melds(table),
            "opened": opened,
        }
    )


def ask_table(before, after, played, opened=True, own=""):
    return answer(
        {
            "ask": "table",
            "game": "rumski",
            "before": melds(before),
            "after": melds(after),
            "played": words(played),
            "opened": opened,
            "own_melds": melds(own),
        }
    )


def ask_discard(card, top, options=None):
    question = {"ask": "discard", "game": "rumski", "card": card, "top": top}
    if options:
        question["options"] = options
    return answer(question)


def check_play(found, hand, table, opened=True):
    """Hold the new table of an answer against the question `table`, as a player who doubts it."""
    checked = answer(
        {
            "ask": "table",
            "game": "rumski",
            "before": melds(table),
            "after": found["table"],
            "played": found["cards"],
            "opened": opened,
            "own_melds": [],
        }
    )
    assert checked["ok"], (hand, table, checked)
    assert found["count"] == len(found["cards"])
    assert found["all_out"] == (found["count"] == len(words(hand)))
    assert found["proved"]


def test_rsk_4_a_card_goes_to_a_run_or_a_set():
    found = ask_play("R7 B13", "R4 R5 R6|B9 G9 P9")
    assert found["cards"] == ["R7"]
    assert found["rule"] == "RSK-7"
    assert found["table"] == [words("B9 G9 P9"), words("R4 R5 R6 R7")]
    check_play(found, "R7 B13", "R4 R5 R6|B9 G9 P9")
    assert ask_play("R9", "B9 G9 P9")["table"] == [words("R9 B9 G9 P9")]


def test_rsk_4_no_run_goes_round_the_corner():
    assert ask_play("R1", "R11 R12 R13")["count"] == 0
    assert ask_play("R13 R1 R2", "")["count"] == 0


def test_rsk_4_largest_count_comes_before_points():
    # The only wild goes with R12 R13 for 45 points, or with three small cards for 40.
    found = ask_play("R12 R13 B1 B3 B4 B6 W", "")
    assert found["cards"] == ["B3", "B4", "B6", "W"]


def test_rsk_10_of_equal_counts_the_most_points_leave_the_hand():
    found = ask_play("R9 R10 B9 B10 W", "")
    assert found["cards"] == ["R10", "B10", "W"] and "45" in found["why"]
    found = ask_play("G1 G2 G9 G10 W", "")
    assert found["cards"] == ["G9", "G10", "W"] and "40" in found["why"]


def test_rsk_5_one_wild_in_a_meld():
    found = ask_play("W W", "R4 R5 R6")
    assert found["cards"] == ["W"]
    assert ask_play("R3 B3 W W", "")["count"] == 3
    # Four cards of a rank make room for two wilds.
    found = ask_play("R3 B3 G3 P3 W W", "")
    assert found["all_out"] and found["rule"] == "RSK-9"
    check_play(found, "R3 B3 G3 P3 W W", "")


def test_rsk_5_five_of_a_rank_and_a_wild():
    found = ask_play("R3 B3 G3 P3 Y3 W", "")
    assert found["all_out"]
    found = ask_play("R3 B3 G3 P3 Y3 W W W", "")
    assert found["count"] == 7


def test_rsk_5_all_thirteen_and_a_wild():
    run = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13"
    found = ask_play("W", run)
    assert found["all_out"]
    check_play(found, "W", run)
    found = ask_play("W W W W W", run)
    assert found["all_out"]
    check_play(found, "W W W W W", run)


def test_rsk_5_a_wild_at_the_low_end_under_a_13():
    found = ask_play("R12 R13 W", "")
    assert found["table"] == [words("W R12 R13")]


def test_rsk_6_not_opened_needs_a_meld_of_the_own_hand():
    found = ask_play("R7 B13", "R4 R5 R6", False)
    assert found["count"] == 0 and found["rule"] == "RSK-6"
    assert found["table"] == [words("R4 R5 R6")]
    found = ask_play("R7 B1 B2 B3", "R4 R5 R6", False)
    assert found["all_out"]


def test_rsk_6_the_own_meld_comes_before_more_cards():
    # Opened, R10 B8 and the wild go to three melds; the own meld has fewer points, but comes first.
    hand, table = "R1 B1 G1 R10", "R11 R12 R13"
    assert ask_play(hand, table, False)["all_out"]
    hand, table = "B2 B3 W R10", "R11 R12 R13"
    assert ask_play(hand, table, False)["cards"] == ["R10", "B2", "B3", "W"]


def test_rsk_6_the_own_meld_may_go_to_pieces_in_the_same_turn():
    # R7 R8 R9 is laid and then taken apart again, so that B9 and G9 go too.
    hand, table = "R7 R8 R9 B9 G9", "R4 R5 R6"
    found = ask_play(hand, table, False)
    assert found["all_out"]


def test_rsk_6_opened_players_may_do_better():
    hand, table = "G4 W B9", "R5 R6 R7|B6 B7 B8|G5 G6 G7"
    opened = ask_play(hand, table, True)
    assert opened["count"] == 3
    assert ask_play(hand, table, False)["count"] == 0


def test_rsk_7_sets_come_apart_for_runs():
    # 5 5 5 5 gives one away, 6 6 6 6 too: R4 R5 R6.
    table = "R5 B5 G5 P5|R6 B6 G6 P6"
    found = ask_play("R4", table)
    assert found["all_out"] and len(found["table"]) == 3
    check_play(found, "R4", table)


def test_rsk_7_wilds_of_the_table_move_and_stay():
    table = "R5 R6 W"
    found = ask_play("R7 B9 G9", table)
    assert found["all_out"]
    check_play(found, "R7 B9 G9", table)
    # The wild must stay on the table.
    found = ask_play("R7", "B1 B2 W")
    assert found["count"] == 0
    assert found["table"] == [words("B1 B2 W")]


def test_rsk_7_untouched_melds_stay_as_they_lie():
    table = "G9 R9 B9|R4 R6 R5|P1 Y1 W"
    found = ask_play("R7", table)
    assert words("G9 R9 B9") in found["table"] and words("P1 Y1 W") in found["table"]


def test_rsk_9_the_whole_hand():
    found = ask_play("R4 R5 R6", "")
    assert found["all_out"] and found["rule"] == "RSK-9"


def test_rsk_9_an_empty_hand():
    found = ask_play("", "R4 R5 R6")
    assert found["all_out"] and found["count"] == 0 and found["rule"] == "RSK-9"


def test_rsk_4_nothing_to_play():
    found = ask_play("R4 B9", "")
    assert (found["cards"], found["count"], found["table"]) == ([], 0, [])
    assert not found["all_out"] and found["proved"]


def test_play_may_be_cut_short_and_says_so():
    table = [RUMSKI70.read_all(meld) for meld in melds("R5 B5 G5 P5|R6 B6 G6 P6|R7 B7 G7 P7")]
    hand = RUMSKI70.read_all(words("R4 B4 G8 P8 Y1"))
    full = community.best_play(hand, table, True)
    assert full.proved
    short = community.best_play(hand, table, True, 1)
    assert len(short.cards) <= len(full.cards)
    assert short.proved in (False, True)


def test_play_can_be_cancelled():
    parts = []

    def stop(part):
        parts.append(part)
        return len(parts) == 5

    try:
        community.best_play([3], [[0, 1, 2]], True, 0, stop)
    except Cancelled:
        assert len(parts) == 5 and 0 <= parts[0] <= parts[4] < 100
    else:
        raise AssertionError("not cancelled")


def test_play_refuses_what_is_no_position():
    assert ask_play("R4", "R4 R5 R6")["field"] == "table"
    assert ask_play("R4", "R5 R6 R8")["field"] == "table"
    assert ask_play("X4", "")["field"] == "hand"
    assert ask_play("W W W W W W", "")["field"] == "hand"
    question = {"ask": "play", "game": "rumski", "hand": [], "table": "", "opened": True}
    assert answer(question)["field"] == "table"


def test_rsk_7_every_card_stays_and_comes_from_somewhere():
    before = "R4 R5 R6|B9 G9 P9"
    good = ask_table(before, "R4 R5 R6 R7|B9 G9 P9", "R7")
    assert good["ok"] and good["rule"] == "RSK-7" and good["bad"] == []
    gone = ask_table(before, "R4 R5 R6|B9 G9 Y9", "Y9")
    assert not gone["ok"] and gone["rule"] == "RSK-7" and "P9" in gone["why"]
    extra = ask_table(before, "R4 R5 R6 R7|B9 G9 P9", "")
    assert not extra["ok"] and extra["rule"] == "RSK-7" and "R7" in extra["why"]
    kept = ask_table(before, before, "R7")
    assert not kept["ok"] and kept["rule"] == "RSK-7" and "R7" in kept["why"]
    wild = ask_table("R4 R5 W", "R4 R5 R6", "R6")
    assert not wild["ok"] and wild["rule"] == "RSK-7" and "W" in wild["why"]


def test_rsk_4_and_5_bad_melds_are_named():
    bad = ask_table("R4 R5 R6|B9 G9 P9", "R4 R5|R6 B9 G9 P9", "")
    assert not bad["ok"] and bad["rule"] == "RSK-4"
    assert bad["bad"] == [words("R4 R5"), words("R6 B9 G9 P9")]
    assert "R4 R5" in bad["why"]
    question = {"before": [], "after": [[]], "played": [], "opened": True, "own_melds": []}
    question["ask"], question["game"] = "table", "rumski"
    bad = answer(question)
    assert not bad["ok"] and bad["bad"] == [[]]
    bad = ask_table("", "R3 W W B3", "R3 W W B3")
    assert not bad["ok"] and bad["rule"] == "RSK-5"


def test_rsk_6_adding_and_rearranging_need_an_own_meld():
    before = "R4 R5 R6"
    bad = ask_table(before, "R4 R5 R6 R7", "R7", False)
    assert not bad["ok"] and bad["rule"] == "RSK-6"
    good = ask_table(before, "R4 R5 R6 R7|B1 B2 B3", "R7 B1 B2 B3", False, "B1 B2 B3")
    assert good["ok"]
    # The own meld may be rearranged in the same turn.
    good = ask_table(before, "R4 R5 R6 R7 R8 R9", "R7 R8 R9", False, "R7 R8 R9")
    assert good["ok"]
    foreign = ask_table(before, "R4 R5 R6 R7", "R7", False, "R5 R6 R7")
    assert not foreign["ok"] and foreign["rule"] == "RSK-6" and "R5" in foreign["why"]
    small = ask_table(before, "R4 R5 R6 R7 R8", "R7 R8", False, "R7 R8")
    assert not small["ok"] and small["rule"] == "RSK-4"


def test_rsk_6_an_own_meld_alone_needs_nothing_else():
    good = ask_table("R4 R5 R6", "B1 B2 B3|R6 R5 R4", "B1 B2 B3", False)
    assert good["ok"]


def test_rsk_6_rearranging_without_playing_needs_the_opening_too():
    before, after = "R4 R5 R6 R7 R8 R9", "R4 R5 R6|R7 R8 R9"
    assert ask_table(before, after, "")["ok"]
    bad = ask_table(before, after, "", False)
    assert not bad["ok"] and bad["rule"] == "RSK-6"
    assert ask_table(before, before, "", False)["ok"]


def test_table_refuses_what_is_no_position():
    assert ask_table("R4 R5", "R4 R5 R6", "R6")["field"] == "before"
    assert ask_table("R4 R5 R6", "R4 R5 R6 R7", "R6")["field"] == "played"
    assert ask_table("R4 R5 R6", "R4 R5 R6 R6", "")["field"] == "after"


def test_rsk_8_discard_matches_colour_or_number():
    assert ask_discard("R7", "R1")["ok"]
    assert ask_discard("R7", "B7")["ok"]
    bad = ask_discard("R7", "B8")
    assert not bad["ok"] and bad["rule"] == "RSK-8" and "R7" in bad["why"] and "B8" in bad["why"]


def test_rsk_8_wilds_and_the_empty_pile():
    assert ask_discard("R7", None)["ok"]
    assert ask_discard("W", "R7")["ok"] and ask_discard("R7", "W")["ok"]
    assert ask_discard("W", "W")["ok"] and ask_discard("W", None)["ok"]
    never = {"wild_discard": "never"}
    for top in ("R7", "W", None):
        bad = ask_discard("W", top, never)
        assert not bad["ok"] and bad["rule"] == "RSK-8"
        assert bad["why"].endswith("(house: wild_discard=never)")
    good = ask_discard("R7", "W", never)
    assert good["ok"] and "house" not in good["why"]


def test_discard_refuses_what_is_no_card():
    assert ask_discard("R14", "R1")["field"] == "card"
    assert ask_discard("R7", "JK")["field"] == "top"
    assert ask_discard("R7", "R7")["field"] == "top"
    assert ask_discard("W", "R7", {"wild_discard": "maybe"})["field"] == "options"


def test_rsk_7_changed_melds_are_counted():
    assert community_layout.changed([[0, 1, 2], [5, 18, 31]], [[2, 1, 0], [5, 18, 31, 44]]) == 1
