"""Rumski's table as the box follows it, by rule numbers: steps, the end of a turn, putting back."""

from engine.cards import RUMSKI70
from engine.errors import RuleError
from engine.games.rumski.game import Rumski
from engine.games.rumski.solver.layout import all_cards, reading_order, without
from engine.games.rumski.steps import HAND, NEW
from engine.games.rumski.table_log import (
    ADD,
    BACK,
    EMPTY,
    END,
    LAY,
    OPENED,
    TURNS,
    UNKNOWN,
    TableLog,
    renamed_steps,
)
from engine.games.rumski.turn import bad_melds
from tests.portable.tools import raises, untyped

HOUSE = {"wild_discard": "free"}
THREE = ["Ann", "Bo", "Cy"]


def cards(text):
    return RUMSKI70.read_all(text.split())


def melds(text):
    return [cards(meld) for meld in text.split("|")] if text else []


def shown(some):
    return "|".join([" ".join(RUMSKI70.texts(meld)) for meld in some])


def table(before, opened=("Ann",)):
    log = TableLog(THREE)
    for meld in melds(before):
        log.lay(meld)
    log.accept()
    for name in opened:
        log.set_opened(name, True)
    return log


def rules_of(log):
    return [error.rule for _, error in log.faults()]


def refused(log, card=None, out=False):
    return raises(RuleError, log.check_end, HOUSE, card, out).rule


def test_a_new_meld_from_the_hand_is_laid():
    log = TableLog(THREE)
    log.lay(cards("R3 R1 R2"))
    assert shown(log.melds) == "R1 R2 R3"
    assert log.played() == cards("R1 R2 R3")
    assert log.is_new(0)
    log.end(HOUSE)
    assert (log.turn, log.opened, shown(log.before)) == ("Bo", ["Ann"], "R1 R2 R3")
    assert not log.is_new(0) and not log.in_turn()


def test_turns_go_round_in_order_of_play():
    log = TableLog(THREE)
    for name in ("Ann", "Bo", "Cy", "Ann"):
        assert log.turn == name
        log.end(HOUSE)


def test_cards_are_moved_split_and_joined_rsk_7():
    log = table("R1 R2 R3 R4 R5 R6|B4 G4 Y4")
    log.move(0, cards("R4 R5 R6"), NEW)
    assert shown(log.melds) == "R1 R2 R3|B4 G4 Y4|R4 R5 R6"
    log.move(2, cards("R4"), 1)
    assert rules_of(log) == ["RSK-4"]
    log.move(2, cards("R5 R6"), 0)
    assert shown(log.melds) == "R1 R2 R3 R5 R6|R4 B4 G4 Y4"
    log.undo()
    log.undo()
    log.move(2, cards("R4 R5 R6"), 0)
    assert shown(log.melds) == "R1 R2 R3 R4 R5 R6|B4 G4 Y4"
    assert not log.faults()


def test_a_wild_moves_and_stands_where_it_is_needed_rsk_7():
    log = table("R1 W R3 R4|Y7 Y8 Y9")
    log.move(0, cards("W"), 1)
    assert shown(log.melds) == "R1 R3 R4|Y7 Y8 Y9 W"
    log.add(0, cards("R2"))
    assert not log.faults()
    log.end(HOUSE)
    assert shown(log.before) == "R1 R2 R3 R4|Y7 Y8 Y9 W"


def test_rsk_3_who_took_the_whole_pile_must_discard():
    log = table("R1 R2 R3")
    log.take_pile(True)
    assert log.top == EMPTY
    assert refused(log) == "RSK-3"
    # An empty hand ends the duty.
    log.check_end(HOUSE, None, True)
    log.end(HOUSE, cards("G9")[0])
    assert log.turn == "Bo" and not log.whole
    log.end(HOUSE)


def test_rsk_4_rsk_5_each_bad_meld_is_named():
    log = table("R1 R2 R3 R4|Y1 Y2 Y3|G7 B7 W")
    log.move(0, cards("R4"), 1)
    log.add(2, cards("W"))
    log.lay(cards("P9 P10"))
    found = [(" ".join(RUMSKI70.texts(bad)), error.rule) for bad, error in log.faults()]
    # In the order of the melds; a rearranged one is shown in order of its cards.
    assert found == [("R4 Y1 Y2 Y3", "RSK-4"), ("B7 G7 W W", "RSK-5"), ("P9 P10", "RSK-4")]
    assert refused(log) == "RSK-4"
    assert shown(log.legal_melds()) == "R1 R2 R3 R4|Y1 Y2 Y3|B7 G7 W"


def test_rsk_6_a_meld_of_ones_own_comes_first():
    log = table("R1 R2 R3", ())
    log.add(0, cards("R4"))
    assert rules_of(log) == ["RSK-6"] and not log.has_opened("Ann")
    assert refused(log) == "RSK-6"
    log.undo()
    log.lay(cards("G5 G6 G7"))
    log.add(0, cards("R4"))
    log.move(1, cards("G7"), NEW)
    log.add(2, cards("B7 Y7"))
    log.add(1, cards("G4"))
    assert rules_of(log) == []
    log.end(HOUSE)
    assert log.opened == ["Ann"]


def test_rsk_6_the_order_of_keying_is_not_the_order_of_play():
    """What is keyed after the turn is legal if it was in some order."""
    log = table("R1 R2 R3", ())
    log.add(0, cards("R4"))
    log.lay(cards("B5 B6 B7"))
    assert rules_of(log) == [] and log.has_opened("Ann")
    assert log.own_melds == melds("B5 B6 B7")
    # What was laid may be rearranged, too: with a card of the table it is no longer one's own.
    log.move(0, cards("R4"), NEW)
    log.add(2, cards("G4"))
    log.add(1, cards("B4"))
    log.move(1, cards("B4"), 2)
    assert rules_of(log) == []
    log.end(HOUSE)
    assert log.opened == ["Ann"] and shown(log.before) == "R1 R2 R3|B5 B6 B7|R4 B4 G4"


def test_rsk_6_a_meld_that_was_taken_off_again_does_not_open():
    log = table("R1 R2 R3|Y5 G5 P5", ())
    log.add(0, cards("R4"))
    log.lay(cards("B5 B6 B7"))
    log.take_off(2, cards("B6 B7"))
    log.move(2, cards("B5"), 1)
    assert rules_of(log) == ["RSK-6"] and not log.has_opened("Ann")


def test_rsk_6_each_card_opens_in_one_meld():
    log = table("R1 R2 R3", ())
    log.lay(cards("B5 B6 B7"))
    log.add(1, cards("B8"))
    log.lay(cards("W G2 G3"))
    log.add(0, cards("R4"))
    assert rules_of(log) == []
    assert sorted(all_cards(log.own_melds)) == sorted(cards("B5 B6 B7 B8 W G2 G3"))


def test_rsk_6_two_cards_are_no_meld_of_ones_own_until_a_third_joins():
    log = table("R1 R2 R3 R4", ())
    log.lay(cards("G5 G6"))
    assert not log.has_opened("Ann")
    log.add(1, cards("G7"))
    assert log.has_opened("Ann") and not log.has_opened("Bo")
    log.move(0, cards("R4"), NEW)
    log.add(2, cards("B4 Y4"))
    log.end(HOUSE)
    assert shown(log.before) == "R1 R2 R3|G5 G6 G7|R4 B4 Y4"


def test_rsk_6_rearranging_alone_needs_an_own_meld():
    log = table("R1 R2 R3 R4|B4 G4 Y4", ())
    log.move(0, cards("R4"), 1)
    assert rules_of(log) == ["RSK-6"]
    log.set_opened("Ann", True)
    assert rules_of(log) == []


def test_rsk_7_a_card_that_left_the_table_is_missed():
    log = table("R1 R2 R3 R4|B4 G4 Y4")
    log.take_off(0, cards("R4"))
    assert rules_of(log) == ["RSK-7"]
    # A card that was played in this turn may go back to the hand.
    log.undo()
    log.add(1, cards("P4"))
    log.take_off(1, cards("P4"))
    assert log.played() == [] and not log.faults()


def test_rsk_7_a_whole_meld_that_left_the_table_is_missed():
    log = table("R1 R2 R3 R4|B4 G4 Y4")
    log.take_off(1, cards("B4 G4 Y4"))
    assert shown(log.melds) == "R1 R2 R3 R4"
    assert refused(log) == "RSK-7"


def test_rsk_8_a_discard_matches_the_top_of_the_pile():
    log = table("R1 R2 R3")
    r9, g9, b4 = cards("R9 G9 B4")
    # What lies there is not known: any card may be right.
    assert log.top == UNKNOWN
    log.end(HOUSE, r9)
    assert refused(log, b4) == "RSK-8"
    assert log.turn == "Bo"
    log.end(HOUSE, g9)
    assert log.top == g9
    # Who takes the top card uncovers one that is not known.
    log.take_pile(False)
    assert log.top == UNKNOWN
    log.end(HOUSE, b4)
    assert (
        raises(RuleError, log.check_end, {"wild_discard": "never"}, RUMSKI70.wild).rule == "RSK-8"
    )
    log.check_end(HOUSE, RUMSKI70.wild)


def test_rsk_9_who_is_out_needs_no_discard_but_a_legal_table():
    log = table("R1 R2 R3")
    log.add(0, cards("R5"))
    assert refused(log, None, True) == "RSK-4"
    log.add(0, cards("R4"))
    log.check_end(HOUSE, None, True)


def test_rsk_14_a_table_that_is_not_legal_is_put_back_and_the_turn_is_over():
    log = table("R1 R2 R3 R4|B4 G4 Y4")
    log.move(0, cards("R2"), 1)
    log.add(0, cards("R9"))
    steps, to_hand = log.way_back()
    found = [
        (shown([meld]), [(shown([some]), shown([pile])) for some, pile in sources])
        for meld, sources in steps
    ]
    assert found == [("R1 R2 R3 R4", [("R2", "R2 B4 G4 Y4")])]
    assert shown([to_hand]) == "R9"
    log.put_back()
    assert shown(log.melds) == shown(log.before) == "R1 R2 R3 R4|B4 G4 Y4"
    assert log.turn == "Bo" and log.opened == ["Ann"]


def test_rsk_14_what_was_played_does_not_count_as_opened():
    log = table("R1 R2 R3", ())
    log.lay(cards("G5 G6 G7"))
    log.lay(cards("P1 P2"))
    log.put_back()
    assert log.opened == []


def test_what_was_played_goes_to_the_hand_and_what_was_taken_comes_back():
    log = table("R1 R2 R3|Y5 Y6 Y7")
    log.take_off(0, cards("R3"))
    log.move(1, cards("Y7"), 0)
    steps, to_hand = log.way_back()
    # Apart from R3, which lies in a hand.
    assert to_hand == []
    assert (cards("R1 R2 R3"), [(cards("R3"), [])]) in steps


def test_a_table_keyed_anew_is_held_against_what_was():
    log = table("R1 R2 R3 R4|B4 G4 Y4")
    log.lay_anew()
    assert log.melds == []
    log.lay(cards("R1 R2 R3"))
    log.lay(cards("B4 Y4 R4"))
    assert rules_of(log) == ["RSK-7"]
    log.add(1, cards("G4 P4"))
    assert rules_of(log) == [] and log.played() == cards("P4")
    log.set_opened("Ann", False)
    assert rules_of(log) == ["RSK-6"]
    log.lay(cards("Y9 Y10 Y11"))
    assert rules_of(log) == []
    log.end(HOUSE)
    assert log.opened == ["Ann"]


def test_a_table_with_a_bad_meld_cannot_be_how_it_lay():
    log = TableLog(THREE)
    log.lay(cards("R1 R2 R4"))
    assert raises(RuleError, log.accept).rule == "RSK-4"
    assert log.can_undo()


def test_it_is_kept_whole_and_taken_up_again():
    log = table("R1 W R3|B4 G4 Y4")
    log.take_pile(True)
    log.end(HOUSE, cards("P2")[0])
    log.lay(cards("G5 G6 G7"))
    log.move(2, cards("G7"), NEW)
    again = TableLog(THREE, log.form())
    assert again.form() == log.form()
    assert (again.turn, again.opened, again.top) == (log.turn, log.opened, log.top)
    assert again.melds == log.melds and again.before == log.before
    again.undo()
    assert shown(again.melds) == "R1 W R3|B4 G4 Y4|G5 G6 G7"
    # Somebody may have left since, and another form is passed over.
    assert TableLog(["Ann", "Cy"], log.form()).turn == "Cy"
    assert TableLog(THREE, ["Bo"]).turn == "Ann"
    for top in (UNKNOWN, EMPTY, 65):
        log.set_top(top)
        assert TableLog(THREE, log.form()).top == top


def test_the_way_back_leads_back():
    seed = 7
    for _ in range(60):
        log = table("R1 R2 R3 R4|B4 G4 Y4|P7 W P9|B10 B11 B12 B13|R8 B8 G8 W")
        before = log.before
        log.add(1, cards("P4"))
        for _ in range(6):
            seed = seed * 1103 % 30011
            at = seed % len(log.melds)
            meld = log.melds[at]
            some = meld[seed // 7 % len(meld) :][: 1 + seed % 2]
            to = seed // 11 % len(log.melds)
            if seed % 5 == 0:
                log.take_off(at, some)
            elif to == at:
                log.move(at, some, NEW)
            else:
                log.move(at, some, to)
        piles = [list(meld) for meld in log.melds]
        steps, to_hand = log.way_back()
        off = without(all_cards(before), all_cards(piles))
        for meld, sources in steps:
            got = []
            for taken, pile in sources:
                got = got + taken
                if pile:
                    piles.remove([other for other in piles if sorted(other) == sorted(pile)][0])
                    piles.append(without(pile, taken))
                    assert not without(taken, pile)
                else:
                    assert not without(taken, off)
                    off = without(off, taken)
            lacking = without(meld, got)
            if lacking:
                home = [other for other in piles if not without(lacking, other)][0]
                piles.remove(home)
                piles.append(without(home, lacking))
            piles.append(list(meld))
        for meld in before:
            same = [pile for pile in piles if sorted(pile) == sorted(meld)]
            assert same, (shown(before), shown(piles))
            piles.remove(same[0])
        assert sorted(all_cards(piles)) == sorted(to_hand) == sorted(log.played())
        assert not off


def test_a_meld_is_written_in_reading_order():
    assert (
        shown(
            [
                reading_order(cards("W R5 R3")),
                reading_order(cards("Y2 W W R2")),
                reading_order(cards("W")),
            ]
        )
        == "R3 W R5|R2 Y2 W W|W"
    )
    assert bad_melds([reading_order(cards("R5 W R3"))]) == []


def test_the_game_remembers_through_the_box():
    game = Rumski(THREE, None, "Cy")
    assert game.table_log().order == ["Ann", "Bo", "Cy"]
    log = table("R1 R2 R3")

    class Box:
        def kept(self, name):
            return log.form() if name == "table" else None

    untyped(game).box = Box()
    assert shown(game.table_log().melds) == "R1 R2 R3"
    asking = game.questions("round", {})
    next(asking)
    question = asking.send("Ann")
    while question is None:
        # Memory may be tidied here.
        question = next(asking)
    assert list(question.taken) == cards("R1 R2 R3")


def test_rsk_7_a_new_meld_takes_cards_from_the_table_where_they_lie():
    log = table("R3 R4 R5 R6|G6 B6 P6 Y6|R9 W R11")
    log.lay(cards("R6 R7 R8"))
    # R6 lay in the run: there is but one.
    assert shown(log.melds) == "R3 R4 R5|B6 G6 P6 Y6|R9 W R11|R6 R7 R8"
    assert not log.faults() and log.played() == cards("R7 R8")
    # One step laid it, one takes it back.
    log.undo()
    assert shown(log.melds) == "R3 R4 R5 R6|B6 G6 P6 Y6|R9 W R11" and not log.in_turn()
    log.redo()
    assert log.played() == cards("R7 R8")
    # A meld whose last card was taken is gone.
    log.lay(cards("R3 R4 R5 R12"))
    assert shown(log.melds) == "B6 G6 P6 Y6|R9 W R11|R6 R7 R8|R3 R4 R5 R12"


def test_rsk_5_a_wild_comes_from_a_meld_or_from_the_hand():
    log = table("R3 R4 R5 W|B9 G9 Y9|P1 W P3|P10 P11 W")
    # The run can spare its wild, one's own card can replace the others, or it is in the hand.
    assert log.wild_sources(cards("W B6 B7")) == [0, 2, 3, HAND]
    assert log.wild_sources(cards("B5 B6 B7")) == [HAND]
    log.lay(cards("W B6 B7"), 0)
    assert shown(log.melds) == "R3 R4 R5|B9 G9 Y9|P1 W P3|P10 P11 W|B6 B7 W"
    assert not log.faults() and log.played() == cards("B6 B7")
    log.undo()
    log.lay(cards("W B6 B7"))
    assert shown(log.melds) == "R3 R4 R5 W|B9 G9 Y9|P1 W P3|P10 P11 W|B6 B7 W"
    # All five wilds lie on the table: none is in a hand.
    log.add(1, cards("W"))
    assert HAND not in log.wild_sources(cards("W R1 R2"))


def test_rsk_7_the_usual_move_a_wild_is_replaced_and_used_elsewhere():
    log = table("B9 G9 Y9|R3 W R5|P1 P2 P3 P4")
    log.lay(cards("W B6 B7"), log.wild_sources(cards("W B6 B7"))[0])
    assert rules_of(log) == ["RSK-4"] and log.fitting(1)[0] == cards("R4")[0]
    log.add(1, cards("R4"))
    assert not log.faults() and log.played() == cards("R4 B6 B7")


def test_rsk_6_a_new_meld_with_a_card_of_the_table_does_not_open():
    log = table("R3 R4 R5 R6", ())
    log.lay(cards("R6 R7 R8"))
    assert rules_of(log) == ["RSK-6"]
    log.lay(cards("B1 B2 B3"))
    assert rules_of(log) == []


def test_what_fits_a_meld_is_offered_in_order():
    log = table("R3 R4 R5|R8 W R10|G6 B6 P6 W|Y11 Y12 Y13|B1 R1 G1 P1")
    offered = [" ".join(RUMSKI70.texts(log.fitting(at))) for at in range(5)]
    # The neighbours and a wild; what a wild stands for comes first; nothing beyond 13.
    assert offered == ["R2 R6 W", "R9 R7 R11", "R6 Y6", "Y10 W", "Y1 W"], offered
    # What another meld can spare comes after the hand, what it needs not at all.
    log = table("R2 R3 R4|R5 B5 G5 P5|R1 B1 G1")
    assert shown([log.fitting(0)]) == "R5 W"
    # Nothing makes this a meld.
    log.lay(cards("B9 R12"))
    assert log.fitting(3) == []


def test_the_whole_table_is_arranged_in_one_step():
    log = table("R1 R2 R3 R4|B4 G4 Y4")
    log.arrange(melds("R1 R2 R3|R4 B4 G4 Y4|P7 P8 P9"))
    assert rules_of(log) == [] and log.played() == cards("P7 P8 P9")
    log.undo()
    assert shown(log.melds) == "R1 R2 R3 R4|B4 G4 Y4"
    log.redo()
    log.end(HOUSE)
    assert shown(log.before) == "R1 R2 R3|R4 B4 G4 Y4|P7 P8 P9"


def test_rsk_6_who_arranges_the_table_opens_first():
    log = table("R1 R2 R3|G7 B7 Y7", ())
    log.arrange(melds("R1 R2 R3 R4 R5 R6|G7 B7 Y7"))
    assert rules_of(log) == ["RSK-6"]
    log.undo()
    # R4, R5 and R6 were laid as a meld of their own, and rearranged then.
    log.arrange(melds("R1 R2 R3 R4 R5 R6|G7 B7 Y7"), cards("R4 R5 R6"))
    assert rules_of(log) == [] and log.has_opened("Ann")
    log.undo()
    log.arrange(melds("R1 R2 R3|G7 B7 Y7|P1 P2 P3"))
    assert rules_of(log) == [] and log.has_opened("Ann")


def test_undo_goes_back_over_the_end_of_a_turn_and_redo_forth():
    log = table("R1 R2 R3", ())
    log.lay(cards("G5 G6 G7"))
    log.end(HOUSE, cards("P2")[0])
    assert (log.turn, log.opened, log.top) == ("Bo", ["Ann"], cards("P2")[0])
    assert log.last() == (END, "Ann", [])
    log.undo()
    # Her turn goes on where it was; what lay on the pile is not known again.
    assert (log.turn, log.opened, log.top) == ("Ann", [], UNKNOWN)
    assert shown(log.before) == "R1 R2 R3" and log.played() == cards("G5 G6 G7")
    assert log.last() == (LAY, "Ann", cards("G5 G6 G7")) and log.next() == (END, "Ann", [])
    log.undo()
    assert log.played() == []
    log.redo()
    log.redo()
    assert not log.can_redo() and log.next() is None
    assert (log.turn, log.opened, log.top) == ("Bo", ["Ann"], cards("P2")[0])
    log.undo()
    log.add(0, cards("R4"))
    # Something else was done: there is no way forth.
    assert not log.can_redo() and log.last() == (ADD, "Ann", cards("R4"))


def test_rsk_14_undo_goes_back_over_a_table_put_back():
    log = table("R1 R2 R3 R4")
    log.move(0, cards("R4"), NEW)
    log.put_back()
    assert log.turn == "Bo" and log.last() == (BACK, "Ann", [])
    log.undo()
    assert log.turn == "Ann" and shown(log.melds) == "R1 R2 R3|R4"


def test_the_top_card_asked_for_after_a_step_goes_with_it():
    log = table("R1 R2 R3")
    log.lay(cards("G5 G6 G7"))
    log.set_top(cards("P9")[0])
    log.undo()
    assert log.top == UNKNOWN and log.melds == melds("R1 R2 R3")
    log.redo()
    assert log.top == cards("P9")[0] and not log.can_redo()


def test_some_turns_are_undone_and_no_more_and_the_form_stays_small():
    log = table("R1 R2 R3")
    for _ in range(TURNS + 4):
        log.lay(cards("G5 G6 G7"))
        log.take_off(1, cards("G5 G6 G7"))
        log.end(HOUSE)
    saved = TableLog(THREE, log.form())
    assert saved.form() == log.form() and saved.turn == log.turn == "Bo"
    undone = 0
    while saved.can_undo():
        saved.undo()
        undone += 1
    assert undone == 3 * TURNS and saved.turn == "Bo"
    # What was undone is saved, too.
    again = TableLog(THREE, saved.form())
    while again.can_redo():
        again.redo()
    assert again.turn == log.turn and again.melds == log.melds and again.opened == log.opened


def test_a_player_is_renamed_in_what_was_done_and_undone():
    log = table("R1 R2 R3", ())
    log.set_opened("Bo", True)
    log.set_turn("Bo")
    log.undo()
    form = Rumski.aids.renamed("table", log.form(), "Bo", "Ada Lovelace")
    again = TableLog(["Ann", "Ada Lovelace", "Cy"], form)
    assert again.opened == ["Ada Lovelace"] and again.last()[:2] == (OPENED, "Ada Lovelace")
    again.redo()
    assert again.turn == "Ada Lovelace"
    assert renamed_steps(["w 0 0 Ann"], "Bo", "Ada") == ["w 0 0 Ann"]
